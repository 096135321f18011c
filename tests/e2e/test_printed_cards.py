# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A pack of cards printed from the window: chosen, looked at, saved as a PDF or sent to a printer, or stopped."""

import errno
import os
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from kartenspiel.paths import resource
from kartenspiel.ui.cards import printed_pack
from kartenspiel.ui.cards.print_layout import PrintedPage
from kartenspiel.ui.cards.printed_pack import PrintedPack
from kartenspiel.ui.dialogs.pack_dialog import SINGLE, PackDialog
from kartenspiel.ui.window import pack_commands
from tests.breadth import spoken
from tests.e2e.conftest import Open
from tests.e2e.test_deals import choose
from tests.ui.pdf import fonts_in, pages_in
from tests.ui.program import Program

SAVED = {"de": "gespeichert", "en": "is saved"}
PRINTED = {"de": "Drucker", "en": "sent to the printer"}
FAILED = {"de": "kann nicht geschrieben werden", "en": "cannot be written"}
STOPPED = {"de": "nichts gespeichert", "en": "nothing was saved"}
BROKEN = {"de": "fehlt oder ist beschädigt", "en": "is missing or damaged"}
FRENCH_FILE = {"de": "Karten", "en": "Cards"}


def shown_in(program: Program) -> PackDialog:
    """Return the dialog once it shows the paper."""
    dialog = program.window.packs.dialog
    assert dialog is not None
    program.until(dialog.pdf_button.isEnabled)
    return dialog


def told_in(program: Program) -> list[str]:
    return [bar.text() for bar in program.page.messages.bars]


def tells(program: Program, words: str, *more: str) -> None:
    program.until(lambda: any(words in told and all(each in told for each in more) for told in told_in(program)))


def press(button: object) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


@spoken("de")
def test_a_pack_is_chosen_saved_as_a_pdf_and_printed(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    program = opened(language)
    program.until_dealt()
    QTest.keyClick(
        program.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    dialog = shown_in(program)
    assert dialog.pack == program.page.pane.pictures
    assert dialog.sheets
    tarocks = dialog.picture.grab().toImage()
    choose(dialog.packs, dialog.packs.findData("french"))
    shown_in(program)
    assert dialog.picture.grab().toImage() != tarocks
    proposed: list[str] = []
    path = tmp_path / "sheets.pdf"

    def file_named(_window: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", file_named)
    press(dialog.pdf_button)
    tells(program, SAVED[language], path.name)
    assert proposed[0].startswith(FRENCH_FILE[language])
    assert len(pages_in(path.read_bytes())) == 8
    assert not fonts_in(path.read_bytes())
    turned: list[QPrinter.DuplexMode] = []  # no printer is there that could keep it

    def accept(asking: QPrintDialog) -> QDialog.DialogCode:
        asking.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    monkeypatch.setattr(QPrinter, "setDuplex", lambda _printer, mode: turned.append(mode))
    program.until(dialog.print_button.isEnabled)
    press(dialog.print_button)
    tells(program, PRINTED[language])
    assert turned == [QPrinter.DuplexMode.DuplexLongSide]
    assert len(pages_in((tmp_path / "printed.pdf").read_bytes())) == 8
    choose(dialog.papers, dialog.papers.findData(SINGLE))
    shown_in(program)
    assert not dialog.print_button.isEnabled()


@spoken("en")
def test_single_cards_are_saved_with_the_keys_alone_and_what_cannot_be_written_is_told(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    program = opened(language)
    program.trigger("pack")
    dialog = shown_in(program)
    choose(dialog.packs, dialog.packs.findData("french"))
    choose(dialog.papers, dialog.papers.findData(SINGLE))
    choose(dialog.backs, dialog.backs.findData("trellis"))
    shown_in(program)
    path = tmp_path / "single.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    for _ in range(20):
        if QApplication.focusWidget() is dialog.pdf_button:
            break
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.pdf_button, Qt.Key.Key_Space)
    tells(program, SAVED[language], path.name)
    assert len(pages_in(path.read_bytes())) == 64
    kept = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(pack_commands, "write_chosen", full)
    program.until(dialog.pdf_button.isEnabled)
    press(dialog.pdf_button)
    tells(program, FAILED[language], os.strerror(errno.ENOSPC))
    assert path.read_bytes() == kept
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    program.until(lambda: program.window.packs.dialog is None)


@spoken("de")
def test_a_missing_picture_is_named_and_what_is_being_painted_shows_how_far_it_is_and_is_stopped(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    program = opened(language)
    monkeypatch.setattr(printed_pack, "resource", lambda *names: tmp_path.joinpath("no", *names))
    program.trigger("pack")
    dialog = program.window.packs.dialog
    assert dialog is not None
    program.until(lambda: BROKEN[language] in dialog.told.text())
    assert dialog.told.isVisible()
    assert not dialog.pdf_button.isEnabled()
    monkeypatch.setattr(printed_pack, "resource", resource)
    choose(dialog.packs, dialog.packs.findData("french"))
    shown_in(program)
    assert not dialog.told.isVisible()
    path = tmp_path / "stopped.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    on, begun, painted = Event(), Event(), PrintedPack.paint_page

    def waiting(pack: PrintedPack, painter: object, page: PrintedPage) -> None:
        if page is pack.pages[1]:
            begun.set()
            on.wait(60)
        painted(pack, painter, page)  # type: ignore[arg-type]

    monkeypatch.setattr(PrintedPack, "paint_page", waiting)
    press(dialog.pdf_button)
    program.until(begun.is_set)
    program.until(lambda: dialog.bar.isVisible() and dialog.bar.value() == 1)
    assert not dialog.packs.isEnabled()
    assert not dialog.pdf_button.isEnabled()
    press(dialog.stop_button)
    on.set()
    tells(program, STOPPED[language])
    assert not path.exists()
    program.until(dialog.pdf_button.isEnabled)
    assert not dialog.bar.isVisible()
    begun.clear()
    on.clear()
    press(dialog.pdf_button)  # and closing the dialog stops it as well
    program.until(begun.is_set)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    on.set()
    program.until(lambda: program.window.packs._painting is None)  # noqa: SLF001
    assert not path.exists()
