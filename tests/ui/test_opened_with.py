# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a package brings to the window: its licences, its icon, a font, and files that are opened with it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent, QFontDatabase
from PySide6.QtWidgets import QApplication, QLabel

from kartenspiel import DOWNLOADS, __version__, shipped
from kartenspiel.controller.store import Store
from kartenspiel.players.kernel.arrays import COMPILED
from kartenspiel.ui.dialogs.about import About, Licences
from kartenspiel.ui.dialogs.deal_files import OpenDialog
from kartenspiel.ui.looks import emblem, fonts
from kartenspiel.ui.window.file_requests import FileRequests
from tests.ui.conftest import Start

EXAMPLE = Path(__file__).resolve().parents[1] / "data/examples/russbach.jsonl"


def test_about_says_which_version_it_is_and_where_new_ones_are_found(start: Start) -> None:
    about = start().dialog("about", About)
    said = " ".join(label.text() for label in about.findChildren(QLabel))
    assert f"Version {__version__}." in said
    assert f"href='{DOWNLOADS}'" in said
    assert ("The kernel of the computer players is compiled." in said) == COMPILED
    assert ("The kernel of the computer players is not compiled:" in said) != COMPILED
    assert not hasattr(about, "licences")  # a checkout ships nothing


def test_about_shows_the_licences_of_a_package(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "licences", lambda: "Everything <b>is</b> free & easy")
    about = start().dialog("about", About)
    about.licences.click()
    (shown,) = about.findChildren(Licences)
    assert shown.isVisible()
    assert shown.text.toPlainText() == "Everything <b>is</b> free & easy"
    shown.close()


def test_a_file_that_the_program_is_started_with_is_offered(start: Start) -> None:
    program = start()
    program.window.deals.open_file(EXAMPLE)
    program.until(lambda: program.window.findChildren(OpenDialog))


def test_a_file_that_cannot_be_opened_is_refused_in_the_window(start: Start, tmp_path: Path) -> None:
    program = start()
    program.until_dealt()
    program.window.deals.open_file(tmp_path / "gone.jsonl")
    program.until(lambda: any("gone.jsonl" in text for text in program.page.messages.texts()))


def test_the_system_may_ask_the_running_program_to_open_a_file(qapp: QApplication) -> None:
    opened: list[Path] = []
    application = QObject()
    requests = FileRequests(application, opened.append)
    assert requests.eventFilter(application, QFileOpenEvent(str(EXAMPLE)))
    assert not requests.eventFilter(application, QEvent(QEvent.Type.User))
    assert opened == [EXAMPLE]
    assert qapp is not None


def test_a_second_program_plays_without_saving_and_says_so(start: Start, tmp_path: Path) -> None:
    first = Store(tmp_path)
    program = start()
    program.until_dealt()
    assert any("already running" in text for text in program.page.messages.texts())
    program.play()
    files = [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()]
    assert files == ["data/lock"]
    first.close()


def test_the_icon_is_drawn_in_every_size(qapp: QApplication) -> None:
    assert qapp is not None
    assert [each.width() for each in emblem.icon().availableSizes()] == list(emblem.SIZES)
    for size in emblem.SIZES:
        image = emblem.draw(size)
        shown = {image.pixelColor(x, y).name() for x in range(size) for y in range(size) if size < 64}
        assert not shown or len(shown) > size  # a picture, not a blot


def test_a_package_brings_a_font_where_there_is_none(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fonts.ensure()
    before = qapp.font()
    monkeypatch.setattr(fonts, "_family", lambda: "")
    monkeypatch.setattr(fonts, "resource", lambda *_: tmp_path)
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda _file: 1)
    monkeypatch.setattr(QFontDatabase, "applicationFontFamilies", lambda _number: [before.defaultFamily()])
    chosen: list[str] = []
    monkeypatch.setattr(QApplication, "setFont", lambda font: chosen.append(font.family()))
    assert not fonts.ensure()
    (tmp_path / "DejaVuSans.ttf").touch()
    assert fonts.ensure()
    assert chosen == [before.defaultFamily()]
