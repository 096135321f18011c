# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A dialog that is closed is gone: nothing of it listens any longer, and nothing of it stays."""

import dataclasses
import gc

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from kartenspiel.controller.settings import Settings
from kartenspiel.games import all_games
from tests.controller.dealt import examples
from tests.controller.test_settings import CHANGED, FIELDS
from tests.ui.conftest import Start
from tests.ui.program import QUICK, Program

DIALOGS = ("new", "settings", "cards", "about", "open")
SETTINGS_CHANGED = SIGNAL("changed(PyObject,PyObject)")
SCHEME_CHANGED = SIGNAL("colorSchemeChanged(Qt::ColorScheme)")


@pytest.fixture(autouse=True)
def _deal_to_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choose a file with deals wherever one is asked for."""
    file = str(examples(all_games()[0]))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_args: (file, "")))


def sweep() -> None:
    """Let what is to be deleted be deleted."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def dialogs(program: Program) -> list[QDialog]:
    return program.window.findChildren(QDialog)


def listeners(program: Program) -> tuple[int, ...]:
    """Count who listens to the settings and to the system's colours, and what there is in the window."""
    sweep()
    return (
        program.keeper.receivers(SETTINGS_CHANGED),
        QGuiApplication.styleHints().receivers(SCHEME_CHANGED),
        len(program.window.findChildren(QObject)),
        len(QApplication.topLevelWidgets()),
    )


def change_every_setting(program: Program) -> None:
    """Change one preference after the other."""
    other = CHANGED if program.keeper.settings.theme != CHANGED.theme else Settings(opponents=QUICK)
    for name in FIELDS:
        program.keeper.change(**{name: getattr(other, name)})
    QApplication.processEvents()


def open_and_close(program: Program, action: str, *, accept: bool) -> None:
    program.trigger(action)
    opened = [each for each in dialogs(program) if each.isVisible()]
    assert len(opened) == 1
    if accept:
        opened[0].accept()
    else:
        opened[0].close()


def test_closed_dialogs_are_gone_and_listen_to_nothing(start: Start) -> None:
    program = start()
    program.question()
    for action in DIALOGS:
        open_and_close(program, action, accept=False)  # what is made once and kept is made now
    before = listeners(program)
    for action in DIALOGS:
        open_and_close(program, action, accept=False)
        assert listeners(program) == before, action
        assert dialogs(program) == []
    change_every_setting(program)
    assert listeners(program)[:2] == before[:2]


def test_every_dialog_follows_every_setting_while_it_is_open(start: Start) -> None:
    program = start()
    program.question()
    for action in DIALOGS:
        program.trigger(action)
    assert len(dialogs(program)) == len(DIALOGS)
    change_every_setting(program)
    for dialog in dialogs(program):
        dialog.close()
    change_every_setting(program)
    sweep()
    assert dialogs(program) == []


def test_pages_and_deals_that_come_again_leave_nothing_behind(start: Start) -> None:
    program = start()

    def round_trip() -> tuple[int, ...]:
        program.question()
        program.trigger("games")
        program.page.cover(None)
        open_and_close(program, "open", accept=True)
        program.question()
        program.page.next_deal()
        program.question()
        return listeners(program)[:2]

    assert round_trip() == round_trip()


def test_all_settings_there_are_get_changed() -> None:
    assert set(FIELDS) == {field.name for field in dataclasses.fields(CHANGED)}
