# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards are shown bare, as they were printed, and with another back: chosen in the settings, kept, seen at a table."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from kartenspiel.ui.cards.backs import BACKS_OF
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from tests.e2e.conftest import Open
from tests.e2e.scenes import lay_out

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames
WORDS = {
    "de": ("Zeichen in den Ecken", "keine, wie auf alten Karten", "Rückseite der Karten", "Rautengitter, gelb"),
    "en": ("Signs in the corners", "none, as on old cards", "Back of the cards", "trellis, yellow"),
}


def choose(dialog: SettingsDialog, name: str, wanted: str) -> None:
    """Choose something in a box with the keys, by the words that are read there."""
    (box,) = [each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name]
    box.setFocus()
    for _ in range(box.count()):
        if box.currentText() == wanted:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError([box.itemText(place) for place in range(box.count())])


@pytest.mark.parametrize("language", ["de", "en"])
def test_cards_are_bare_at_once_and_the_next_time_too(opened: Open, tmp_path: Path, language: str) -> None:
    signs, none, back, trellis = WORDS[language]
    lay_out(tmp_path)
    program = opened(language)
    program.until_dealt()
    artwork = program.page.pane.artwork
    assert artwork.look.index == "normal"
    dialog = program.dialog("settings", SettingsDialog)
    choose(dialog, signs, none)
    choose(dialog, back, trellis)
    program.until(lambda: artwork.look.index == "none")
    assert artwork.look.back == BACKS_OF["trellis"][artwork.look.pictures]
    program.end()
    again = opened(language)
    again.until_dealt()
    assert again.page.pane.artwork.look == artwork.look
