# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The letters of menus that choose an entry with Alt: none stands for two."""

from collections import Counter

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.words.language import languages
from tests.ui.conftest import Start


def letters_of(entries: list[QAction]) -> list[str]:
    """Return the letters that choose among entries, by those that can be seen."""
    found = (QKeySequence.mnemonic(entry.text()).toString() for entry in entries if entry.isVisible())
    return [letter for letter in found if letter]


@pytest.mark.parametrize("language", languages())
def test_no_letter_chooses_two_entries_of_one_menu(start: Start, language: str) -> None:
    program = start(language=language)
    program.dialog("new", SessionDialog)
    menus = [*program.window.findChildren(QMenu), *program.window.findChildren(QMenuBar)]
    assert len(menus) >= 8
    for menu in menus:
        entries = menu.actions()
        twice = [letter for letter, times in Counter(letters_of(entries)).items() if times > 1]
        assert not twice, [entry.text() for entry in entries]
