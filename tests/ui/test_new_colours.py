# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Colours chosen while the program runs: pages and dialogs look as if it had been started with them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTextEdit, QWidget

from kartenspiel.ui.cards.fan import FanPicture
from kartenspiel.ui.lessons.portrait import Portrait
from kartenspiel.ui.window import session_list, session_words
from tests.breadth import WIDE
from tests.ui.conftest import Start
from tests.ui.program import Program

PAGES = ("games", "sessions", "welcome", "lessons")
DIALOGS = ("new", "settings", "about", "keys")
LIGHT: dict[str, object] = {"theme": "light", "high_contrast": False, "table_colour": "green"}
CHANGES: tuple[dict[str, object], ...] = (
    {"theme": "dark"},
    {"high_contrast": True},
    {"table_colour": "blue"},
    *(({"theme": "dark", "high_contrast": True}, {"theme": "dark", "table_colour": "grey"}) if WIDE else ()),
)


@pytest.fixture(autouse=True)
def _without_blinking() -> Iterator[None]:
    """Draw the text cursor all the time: pictures are taken when it happens to be there, or not."""
    usual = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(usual)


@pytest.fixture(autouse=True)
def _at_one_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say of every session that it was played at the same minute: it stands on its page."""
    for module in (session_list, session_words):
        monkeypatch.setattr(module, "when_played", lambda _sitting: "Today, 19:30")


@pytest.fixture(autouse=True)
def _without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards and faces are drawn aside, and come when they are ready."""
    for kind in (FanPicture, Portrait):
        monkeypatch.setattr(kind, "paintEvent", lambda _self, _event: None)


def finished(start: Start, home: Path, **settings: object) -> Program:
    """Start the program, and play a deal to its end."""
    program = start(home=home, last_card_of=1, **settings)
    program.play()
    return program


def seen(program: Program) -> Iterator[tuple[str, QImage]]:
    """Yield what every page and dialog looks like."""
    program.window.pages.go_on()
    program.page.show_sheet(True)
    yield "sheet", look(program.window)
    for action in PAGES:
        program.trigger(action)
        yield action, look(program.window)
        if action == "games":
            assert program.window.pages.start is not None
            program.window.pages.start.open(program.page.game)
            yield "sheet of one game", look(program.window)
    program.window.pages.go_on()
    for action in DIALOGS:
        dialog = program.dialog(action, QDialog)
        yield action, look(dialog)
        dialog.close()


def seen_again(program: Program) -> dict[str, QImage]:
    """Return what everything looks like that has been open before: dialogs keep their size."""
    return [dict(seen(program)) for _ in range(2)][-1]


def differing(one: dict[str, QImage], other: dict[str, QImage]) -> list[str]:
    """Return what looks otherwise."""
    return [name for name, picture in one.items() if picture != other[name]]


def look(window: QWidget) -> QImage:
    """Return what a window looks like as soon as all in it has its place."""
    keys = window.focusWidget()
    if keys is not None:  # they are shown as soon as the platform says that the window is active, or not yet
        keys.clearFocus()
    before = window.grab().toImage()
    for _ in range(20):
        for text in window.findChildren(QTextEdit):  # a long text is laid out in parts, by a timer
            text.document().size()
        for _ in range(5):
            QApplication.processEvents()
        after = window.grab().toImage()
        if after == before:
            break
        before = after
    return after


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: ", ".join(map(str, change.values())))
def test_every_page_and_dialog_follows_new_colours_and_old_ones(
    start: Start, tmp_path: Path, change: dict[str, object]
) -> None:
    other = finished(start, tmp_path / "fresh", **{**LIGHT, **change})
    fresh = seen_again(other)
    other.end()
    program = finished(start, tmp_path / "changed", **LIGHT)
    before = seen_again(program)
    program.page.show_sheet(True)
    program.keeper.change(**change)
    assert look(program.window) == fresh["sheet"]
    after = dict(seen(program))
    assert differing(after, fresh) == []
    assert differing(after, before) == list(before)
    program.keeper.change(**LIGHT)
    assert differing(dict(seen(program)), before) == []


@pytest.mark.parametrize("change", [{"text_size": 150}, {"theme": "dark", "text_size": 150}], ids=["size", "both"])
def test_buttons_of_an_open_sheet_are_measured_in_new_letters(
    start: Start, tmp_path: Path, change: dict[str, object]
) -> None:
    program = finished(start, tmp_path, **LIGHT)
    program.page.show_sheet(True)
    look(program.window)
    program.keeper.change(**change)
    look(program.window)
    buttons = program.page.sheet.findChildren(QPushButton)
    hints, sizes = [button.sizeHint() for button in buttons], [button.size() for button in buttons]
    for button in buttons:
        style = button.styleSheet()
        button.setStyleSheet("")
        button.setStyleSheet(style)
    assert hints == [button.sizeHint() for button in buttons]
    assert all(size.expandedTo(hint) == size for size, hint in zip(sizes, hints, strict=True))
