# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The fastest pace: the cards of the others lie at once, and what lies goes on by a click or a key, nothing by time."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDoubleSpinBox

from kartenspiel.controller.settings import Settings
from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.table.stage import Stage
from tests.ui.conftest import Start
from tests.ui.program import Program


def choose_at_once(program: Program) -> None:
    """Choose the pace in the settings, by keys."""
    dialog = program.dialog("settings", SettingsDialog)
    (box,) = (each for each in dialog.findChildren(QComboBox) if each.findData("at_once") >= 0)
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert program.keeper.settings.animation == "at_once"
    assert not any(each.isEnabled() for each in dialog.findChildren(QDoubleSpinBox))
    assert [each.isEnabled() for each in dialog.findChildren(QCheckBox)].count(False) == 1  # it lies until a click
    dialog.close()


@pytest.mark.parametrize(("language", "by"), [("de", "mouse"), ("en", "keys")])
def test_a_deal_has_nothing_to_wait_for(start: Start, monkeypatch: pytest.MonkeyPatch, language: str, by: str) -> None:
    program = start(language=language, last_game="russbach")
    program.question()
    choose_at_once(program)
    shown: list[int] = []
    go_on = Stage._go_on  # noqa: SLF001 - every movement and pause begins there

    def noted(self: Stage) -> bool:
        went = go_on(self)
        if self._running is not None:
            shown.append(self._running.totalDuration())
        return went

    monkeypatch.setattr(Stage, "_go_on", noted)
    view, clicks = program.page.view, 0
    waits: list[bool] = []
    over: list[FinishedDeal] = []
    program.table.finished.connect(over.append)
    view.stage.waiting.connect(waits.append)
    while not program.page.sheet_shown:
        program.until(lambda: program.page.sheet_shown or program.table.question is not None or (waits and waits[-1]))
        if waits and waits[-1]:
            clicks += 1
            if by == "mouse":
                QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.viewport().rect().center())
            else:
                QTest.keyClick(view, Qt.Key.Key_Space)
            waits.clear()
        elif (question := program.table.question) is not None and not view.stage.busy:
            view.chosen.emit(None if question.may_pass else question.choices[0])
        QApplication.processEvents()
    (finished,) = over
    assert finished.outcome.tricks
    assert clicks == len(finished.outcome.tricks)
    assert max(shown, default=0) == 0


@pytest.mark.parametrize(
    ("settings", "lies"),
    [
        (Settings(), False),
        (Settings(trick_until_click=True), True),
        (Settings(animation="at_once"), True),
        (Settings(animation="instant"), False),
    ],
)
def test_what_lies_until_a_click(settings: Settings, lies: bool) -> None:  # noqa: FBT001 - a parameter
    assert settings.lies_until_click is lies
