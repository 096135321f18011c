# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opponents as one likes them: chosen in the dialog with mouse or keys, asked at the table, kept with the session."""

from concurrent.futures import Future

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from kartenspiel.controller.session import Person
from kartenspiel.controller.workers import Chance, InlineThinker
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from tests.ui.conftest import Start
from tests.ui.program import Program

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames
EASY = tuple(Person(name, "easy") for name in ("Resi", "Poldl", "Mizzi"))


def choose_last(program: Program, box: QComboBox, by: str) -> None:
    """Choose the last entry of a box."""
    if by == "keys":
        QTest.keyClick(box, Qt.Key.Key_End)
        return
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    program.until(box.view().isVisible)

    def taken() -> bool:
        """Click again: so soon after the list was opened Qt takes the click for the end of that one."""
        if box.view().isVisible():
            last = box.view().visualRect(box.model().index(box.count() - 1, 0))
            QTest.mouseClick(box.view().viewport(), Qt.MouseButton.LeftButton, pos=last.center())
        return box.currentIndex() == box.count() - 1

    program.until(taken)


@pytest.mark.parametrize(("language", "by"), [("de", "mouse"), ("en", "keys")])
def test_who_is_daring_bids_so_and_stays_so(
    start: Start, monkeypatch: pytest.MonkeyPatch, language: str, by: str
) -> None:
    asked: list[str] = []
    think = InlineThinker.think

    def noted(self: InlineThinker, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        asked.append(level)
        return think(self, level, question, chance)

    monkeypatch.setattr(InlineThinker, "think", noted)
    program = start(language=language, last_game="russbach", opponents=EASY)
    dialog = program.dialog("new", SessionDialog)
    box = dialog.players.rows[1].boldness
    choose_last(program, box, by)
    assert box.currentData() == "daring"
    asked.clear()
    dialog.start.click()
    program.until_dealt()
    program.play()
    assert {"daring-easy", "easy"} == set(asked)
    (record,) = program.store.records()
    assert [player.get("boldness") for player in record["players"]] == [None, "daring", None, None]  # type: ignore[attr-defined]
    program.end()
    again = start(language=language)
    again.until_dealt()
    assert again.table.session is not None
    assert [person.boldness for person in again.table.session.persons] == ["balanced", "daring", "balanced", "balanced"]
    assert [row.boldness.currentData() for row in again.dialog("new", SessionDialog).players.rows][1] == "daring"
