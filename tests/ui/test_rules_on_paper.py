# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules are printed and written as PDF."""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QThread
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QDialog, QFileDialog

from kartenspiel.ui.rulebook.faults import PageError
from kartenspiel.ui.rulebook.page import Page, Reading
from kartenspiel.ui.widgets.places import InGlossary
from kartenspiel.ui.window import rules_printer
from tests.ui.conftest import Start
from tests.ui.program import PATIENCE_MS, Program
from tests.ui.rules_opened import look_for, opened, opened_at


@pytest.fixture
def program(start: Start) -> Program:
    return start()


def test_the_rules_are_written_as_a_pdf_while_one_plays_on(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = opened(program, "R26")
    path = tmp_path / "rules.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    panel.pdf_wanted.emit()
    program.until(lambda: any(str(path) in bar.text() for bar in program.page.messages.bars))
    assert path.read_bytes().startswith(b"%PDF")


def test_who_cannot_write_a_pdf_is_told_why(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = opened_at(program, InGlossary())
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no/folder.pdf"), ""))
    panel.pdf_wanted.emit()
    program.until(lambda: any("folder.pdf cannot be written" in bar.text() for bar in program.page.messages.bars))


def test_rules_are_printed_on_the_printer_chosen(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = opened(program)

    def choose(dialog: QPrintDialog) -> QDialog.DialogCode:
        dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    panel.print_wanted.emit()
    program.until(lambda: any("sent to the printer" in bar.text() for bar in program.page.messages.bars))
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


def test_what_a_search_has_found_is_put_on_paper_as_it_is_shown(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = opened(program)
    written: list[tuple[str, str]] = []

    def write(title: str, html: str, *_: object) -> bytes:
        written.append((title, html))
        return b""

    look_for(panel, "xylophone")
    program.until(lambda: "Nothing was found" in panel.reader.toPlainText())
    monkeypatch.setattr(rules_printer, "as_pdf", write)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "found.pdf"), ""))
    panel.pdf_wanted.emit()
    program.until(lambda: any("found.pdf" in bar.text() for bar in program.page.messages.bars))
    ((title, html),) = written
    assert title == "“xylophone” in the rules of all games"
    assert "Nothing was found" in html


def test_a_damaged_page_is_not_put_on_paper_and_one_is_told_why(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = opened(program)

    def damaged(_reading: Reading) -> Page:
        raise PageError(Path("russbach.en.md"), 7, "no such option")

    monkeypatch.setattr("kartenspiel.ui.rulebook.panel.read_page", damaged)
    panel.pdf_wanted.emit()
    (told,) = [bar.text() for bar in program.page.messages.bars if "cannot be printed" in bar.text()]
    assert "russbach.en.md:7: no such option" in told


def test_who_asks_for_a_second_pdf_while_one_is_written_need_not_wait(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, go_on = opened(program), Event()
    threads = len(program.window.findChildren(QThread))
    monkeypatch.setattr(rules_printer, "as_pdf", lambda *_: b"%PDF" if go_on.wait(PATIENCE_MS / 1000) else b"")
    paths = [tmp_path / "first.pdf", tmp_path / "second.pdf"]
    for path in paths:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
        panel.pdf_wanted.emit()
    go_on.set()
    program.until(lambda: len(program.window.findChildren(QThread)) == threads)
    assert [path.read_bytes() for path in paths] == [b"%PDF", b"%PDF"]
