# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score sheet of a session, and an empty one, put on paper from the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from kartenspiel.controller.deal_index import DealIndex
from kartenspiel.ui.dialogs.paper_dialog import EMPTY, PaperDialog
from kartenspiel.ui.sheet.one_page import OnePage
from tests.breadth import spoken
from tests.e2e.conftest import Open
from tests.e2e.test_deals import choose
from tests.ui.program import Program

SAVED = {"de": "gespeichert", "en": "is saved"}
PRINTED = {"de": "Drucker", "en": "sent to the printer"}
FAILED = {"de": "kann nicht geschrieben werden", "en": "cannot be written"}
NOTHING = {"de": "noch kein Spiel fertig", "en": "No deal of this session is finished yet"}


def opened_in(program: Program) -> PaperDialog:
    """Return the dialog once it has come to show something."""
    dialog = program.window.paper.dialog
    assert dialog is not None
    program.until(lambda: not dialog.picture.pixmap().isNull() or dialog.told.isVisible())
    return dialog


def text_of(program: Program) -> str:
    return OnePage(program.window.paper._pages, QApplication.font()).document.toPlainText()  # noqa: SLF001


def told_in(program: Program) -> list[str]:
    return [bar.text() for bar in program.page.messages.bars]


@spoken("de")
def test_the_sheet_of_a_session_is_saved_as_a_pdf_and_printed(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    program = opened(language)
    program.play(2)
    session = program.table.session
    assert session is not None
    QTest.keyClick(program.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog = opened_in(program)
    assert dialog.session == session.id
    program.until(lambda: program.window.paper._pages and "2" in text_of(program).split("\n"))  # noqa: SLF001
    program.until(dialog.pdf_button.isEnabled)
    text = text_of(program)
    assert all(person.name in text for person in session.people)
    path = tmp_path / "sheet.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    QTest.mouseClick(dialog.pdf_button, Qt.MouseButton.LeftButton)
    program.until(lambda: any(SAVED[language] in words and path.name in words for words in told_in(program)))
    assert path.read_bytes().startswith(b"%PDF")

    def accept(asked: QPrintDialog) -> QDialog.DialogCode:
        asked.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    QTest.mouseClick(dialog.print_button, Qt.MouseButton.LeftButton)
    program.until(lambda: any(PRINTED[language] in words for words in told_in(program)))
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "sheet.pdf"), ""))
    QTest.mouseClick(dialog.pdf_button, Qt.MouseButton.LeftButton)
    program.until(lambda: any(FAILED[language] in words for words in told_in(program)))


@spoken("en")
def test_an_empty_sheet_of_any_game_is_saved_before_anything_was_played(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    program = opened(language)
    program.trigger("paper")
    dialog = opened_in(program)
    program.until(dialog.told.isVisible)
    assert NOTHING[language] in dialog.told.text()
    assert not dialog.pdf_button.isEnabled()
    choose(dialog.sheets, dialog.sheets.findData(EMPTY))
    program.until(dialog.pdf_button.isEnabled)
    first = text_of(program)
    choose(dialog.games, (dialog.games.currentIndex() + 1) % dialog.games.count())
    program.until(lambda: dialog.games.currentText() in text_of(program))
    program.until(dialog.pdf_button.isEnabled)
    assert text_of(program) != first
    path = tmp_path / "empty.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    for _ in range(20):  # with the keys alone
        if QApplication.focusWidget() is dialog.pdf_button:
            break
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.pdf_button, Qt.Key.Key_Space)
    program.until(lambda: any(SAVED[language] in words for words in told_in(program)))
    assert path.read_bytes().startswith(b"%PDF")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    program.until(lambda: program.window.paper.dialog is None)


@spoken("de")
def test_a_history_that_cannot_be_read_is_told_of_and_asked_again(
    opened: Open, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    program = opened(language)
    program.play(1)

    def raising(*_: object) -> None:
        raise OSError(5, "the disk is gone")

    with monkeypatch.context() as patched:
        patched.setattr(DealIndex, "lines_at", raising)
        program.trigger("paper")
        dialog = program.window.paper.dialog
        assert dialog is not None
        program.until(lambda: "the disk is gone" in dialog.told.text())
        assert dialog.told.isVisible()
        assert not dialog.pdf_button.isEnabled()
        assert any("the disk is gone" in words for words in told_in(program))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    program.until(lambda: program.window.paper.dialog is None)
    program.trigger("paper")
    again = opened_in(program)
    program.until(again.pdf_button.isEnabled)
    assert not again.told.isVisible()
