# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of the score pad: where it is come by, several pads, files that fail, and what is read aloud."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from types import FrameType
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.names import good_name
from kartenspiel.controller.pad_book import PadBook, as_json, first_dealers
from kartenspiel.controller.pad_files import FORM, SAVED_AGAIN, PadFiles
from kartenspiel.controller.writing import Writer
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.pad.form import PadAnswers
from kartenspiel.model.text import Text
from kartenspiel.ui.dialogs.asking import Asking
from kartenspiel.ui.pad.pad_dialog import PadDialog
from kartenspiel.ui.pad.pad_page import PadPage
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from tests.breadth import spoken
from tests.ui.conftest import Start
from tests.ui.program import Program
from tests.walks import random_rules

if TYPE_CHECKING:
    from _typeshed import TraceFunction

NAMES = ("Anna", "Bert", "Cilli", "Dora")


def keep(home: Path, game: Game, name: str = "pad", changed: float = 1.0, rng: Random | None = None) -> PadBook:
    """Put a pad on the disk on which nothing was entered."""
    rules = game.house_rules() if rng is None else random_rules(game, rng)
    dealer = next(iter(first_dealers(game, rules).values()))
    return lay(home, PadBook(name, game.id, rules, NAMES[: game.players(rules)], dealer, changed=changed))


def lay(home: Path, book: PadBook) -> PadBook:
    """Put a pad on the disk."""
    folder = home / "data" / "pads"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{book.id}.json").write_bytes(FORM.write(as_json(book)))
    return book


def page_of(program: Program) -> PadPage:
    page = program.window.pads.page
    assert page is not None
    assert program.page.shows(page)
    return page


def opened(start: Start) -> tuple[Program, PadPage]:
    program = start()
    program.trigger("pad")
    return program, page_of(program)


def test_on_a_first_start_it_is_come_by_and_left_again(start: Start) -> None:
    program = start(first=True)
    program.window.menus.actions["pad"].trigger()
    program.until(lambda: program.window.findChildren(PadDialog))
    for dialog in program.window.findChildren(PadDialog):
        dialog.reject()
    page = page_of(program)
    assert page.book is None
    page.back_button.click()
    assert program.page.shows(program.window.pages.welcome)


@spoken("en")
def test_the_page_of_all_games_leads_to_it_and_is_come_back_to(start: Start, tmp_path: Path, language: str) -> None:
    keep(tmp_path, game_named("graden"))
    program = start(language, first=True)
    pages = program.window.pages
    assert pages.welcome is not None
    pages.welcome.know.click()
    before = pages.start
    assert before is not None
    assert before.pad_button.isVisible()
    before.pad_button.click()
    page_of(program).back_button.click()
    assert program.page.shows(before)


def test_escape_leads_back_to_the_table(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("graden"))
    program, page = opened(start)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not program.page.covered


def test_the_pad_used_last_lies_open_and_others_are_turned_to(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("graden"), "old", 1.0)
    keep(tmp_path, game_named("russbach"), "new", 2.0)
    _program, page = opened(start)
    assert page.book is not None
    assert page.book.id == "new"
    assert page.pads.isVisible()
    page.pads.setCurrentIndex(page.pads.findData("old"))
    page.pads.activated.emit(page.pads.currentIndex())
    assert page.book.game == "graden"
    assert "contract" in page.form.rows


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Event, list[str]]]:
    """A disk that writes nothing before the event; the names of the pads that were written."""
    free, written, write = Event(), list[str](), PadFiles.keep

    def keep(files: PadFiles, book: PadBook) -> bool:
        free.wait(30)
        written.append(book.id)
        return write(files, book)

    monkeypatch.setattr(PadFiles, "keep", keep)
    yield free, written
    free.set()


def answers_on_disk(home: Path, pad: str) -> object:
    return json.loads((home / "data" / "pads" / f"{pad}.json").read_text(encoding="utf-8"))["draft"]


def test_on_a_slow_disk_the_last_answers_of_each_pad_are_written(
    start: Start, tmp_path: Path, slow_disk: tuple[Event, list[str]]
) -> None:
    keep(tmp_path, game_named("graden"), "old", 1.0)
    keep(tmp_path, game_named("graden"), "new", 2.0)
    free, written = slow_disk
    program, page = opened(start)
    for name, answer in (("contract", "koenigmord"), ("bidder", "2"), ("result", "made")):
        page.form.rows[name].buttons[answer].click()
    page.pads.setCurrentIndex(page.pads.findData("old"))
    page.pads.activated.emit(page.pads.currentIndex())
    page.form.rows["contract"].buttons["bettler"].click()
    page.form.rows["bidder"].buttons["1"].click()
    free.set()
    program.window.pads.close_down()
    assert answers_on_disk(tmp_path, "new") == {"contract": "koenigmord", "bidder": "2", "result": "made"}
    assert answers_on_disk(tmp_path, "old") == {"contract": "bettler", "bidder": "1"}
    assert written in (["new", "new", "old"], ["new", "old"])  # the disk is not kept busy with what is outdated


def test_no_note_of_a_file_is_lost_that_comes_while_others_are_told(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports: list[Callable[[Text], None]] = []

    class Reporting(PadFiles):
        def __init__(self, data: Path, report: Callable[[Text], None], *, writable: bool = True) -> None:
            super().__init__(data, report, writable=writable)
            reports.append(report)

    monkeypatch.setattr("kartenspiel.controller.pad_files.PadFiles", Reporting)
    program, _page = opened(start)
    told: list[Text] = []
    monkeypatch.setattr(program.page.messages, "warn", told.append)
    writer = program.window.pads.findChild(Writer)
    assert writer is not None
    came: list[Text] = []

    def at_each_step(frame: FrameType, _event: str, _value: object) -> "TraceFunction | None":
        """Report something before each step of telling, as another thread may."""
        if frame.f_code.co_name != "_report":
            return None
        frame.f_trace_opcodes = True
        if len(came) < 50:
            came.append(SAVED_AGAIN)
            reports[0](SAVED_AGAIN)
        return at_each_step

    tracing = sys.gettrace()
    sys.settrace(at_each_step)
    try:
        writer.written.emit()
    finally:
        sys.settrace(tracing)
    writer.written.emit()
    assert came
    assert told == came


def gone(dialog: Asking) -> bool:
    return not dialog.isVisible()


def test_a_pad_is_deleted_only_when_that_is_meant(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("graden"))
    program, page = opened(start)
    for act in ("leave", "act"):
        page.delete_button.click()
        program.until(lambda: [each for each in program.window.findChildren(Asking) if each.isVisible()])
        dialog = next(each for each in program.window.findChildren(Asking) if each.isVisible())
        getattr(dialog, act).click()
        program.until(partial(gone, dialog))
        assert (page.book is None) is (act == "act")
    program.until(lambda: not (tmp_path / "data" / "pads" / "pad.json").exists())


def test_a_damaged_pad_is_told_of_and_kept_and_the_others_lie_there(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("graden"))
    bad = tmp_path / "data" / "pads" / "bad.json"
    bad.write_text("{", encoding="utf-8")
    program, page = opened(start)
    assert page.book is not None
    assert any("damaged" in bar.text() for bar in program.page.messages.bars)
    assert bad.with_name("bad.json.damaged-1").read_text(encoding="utf-8") == "{"


def test_beside_another_program_it_is_only_looked_at(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("graden"))
    first = start()
    first.until_dealt()
    second = start()
    second.window.menus.actions["pad"].trigger()
    page = page_of(second)
    assert page.book is not None
    assert not page.form.isEnabled()
    assert not page.new_button.isEnabled()
    assert not page.delete_button.isVisible()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_answer_is_read_with_its_question_and_has_room_for_a_finger(
    game: Game, start: Start, tmp_path: Path
) -> None:
    keep(tmp_path, game, rng=Random(game.id))
    _program, page = opened(start)
    for row in page.form.rows.values():
        for button in row.buttons.values():
            assert good_name(button.accessibleName())
            assert ":" in button.accessibleName()
            assert min(button.width(), button.height()) >= 44


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_entered_stays_when_the_language_changes(language: str, start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("graden"))
    program, page = opened(start)
    page.form.rows["contract"].buttons["koenigmord"].click()
    page.form.rows["bidder"].buttons["2"].click()
    program.keeper.change(language=language)
    QApplication.processEvents()
    assert page.form.rows["bidder"].buttons["2"].isChecked()
    told = {"de": "Noch einzutragen: Wie ging es aus?", "en": "Still to be entered: How did it end?"}
    assert page.result.told.text() == told[language]


def test_a_correction_can_be_left_as_it_was(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("graden"))
    _program, page = opened(start)
    for name, answer in (("contract", "koenigmord"), ("bidder", "0"), ("result", "made")):
        page.form.rows[name].buttons[answer].click()
    page.book_button.click()
    page.account.chosen.emit(0)
    page.form.rows["result"].buttons["lost"].click()
    page.clear_button.click()
    assert page.book is not None
    assert page.book.at is None
    assert page.book.account == (210, -70, -70, -70)


def test_escape_leaves_a_correction_and_only_then_the_page(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("graden"))
    program, page = opened(start)
    for name, answer in (("contract", "koenigmord"), ("bidder", "0"), ("result", "made")):
        page.form.rows[name].buttons[answer].click()
    page.book_button.click()
    page.account.chosen.emit(0)
    lost = page.form.rows["result"].buttons["lost"]
    lost.click()
    lost.setFocus()
    QTest.keyClick(lost, Qt.Key.Key_Escape)
    assert program.page.shows(page)
    assert page.book is not None
    assert page.book.at is None
    assert page.book.account == (210, -70, -70, -70)
    focused = QApplication.focusWidget()
    assert focused is page.form.rows["contract"].first()
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not program.page.shows(page)


@spoken("de")
def test_title_and_status_line_tell_of_the_pad_and_then_of_the_table_again(
    start: Start, tmp_path: Path, language: str
) -> None:
    keep(tmp_path, game_named("graden"))
    program = start(language)
    program.until_dealt()
    window = program.window
    at_table = window.windowTitle(), window.status.deal.text(), window.status.account.text()
    assert all(at_table)
    program.trigger("pad")
    page = page_of(program)
    title = {"de": "Schreibblock – Kartenspiel", "en": "Score pad – Kartenspiel"}[language]
    assert (window.windowTitle(), window.status.deal.text(), window.status.account.text()) == (title, "", "")
    page.back_button.click()
    assert (window.windowTitle(), window.status.deal.text(), window.status.account.text()) == at_table


def test_its_text_grows_with_the_window_and_both_sides_stay_beside_each_other(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("koenigrufen"))
    program, page = opened(start)
    page.form.rows["contract"].buttons["rufer"].click()
    tall: dict[tuple[int, int], list[int]] = {}
    for size in ((1280, 760), (1920, 1080), (1280, 760)):
        program.window.resize(*size)
        QApplication.processEvents()
        page.form.rows["called"].buttons["HK"].click()
        page.form.rows["partner"].buttons["2"].click()
        parts = (
            page.form.rows["contract"].buttons["rufer"],
            page.form.rows["level.game"].findChildren(QuietLabel)[0],  # type: ignore[union-attr]
            page.form.rows["said.trull"].buttons["1"],
            page.form.findChildren(ClauseLabel)[0],
            page.account.title,
            page.account.table,
            page.result.told,
            page.back_button,
            page.title,
        )
        found = [part.fontMetrics().height() for part in parts]
        assert tall.setdefault(size, found) == found
        left, right = (part.mapTo(page, QPoint()) for part in (page.form, page.account))
        assert right.x() > left.x() + page.form.width()
        page.form.rows["called"].buttons["SK"].click()
    for usual, large in zip(*tall.values(), strict=True):
        assert 1.3 < large / usual < 1.7


def test_german_words_agree_with_what_they_are_about(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("koenigrufen"))
    program = start("de")
    program.trigger("pad")
    page = page_of(program)
    page.form.rows["contract"].buttons["rufer"].click()
    assert page.form.rows["called"].said == "Welchen König hat Bert gerufen?"
    page.form.rows["called"].buttons["SK"].click()
    assert page.form.rows["partner"].buttons["talon"].text() == "er lag im Talon"
    page.form.rows["partner"].buttons["2"].click()
    assert page.result.told.text() == "Noch einzutragen: Wie ging es aus?"
    page.form.rows["result"].buttons["points"].click()
    assert page.result.told.text() == "Noch einzutragen: Augen von Bert und Cilli, mit den verlegten Karten"
    assert page.form.rows["said.trull"].buttons["2"].accessibleName() == "Angesagt von Cilli: Trull"
    assert page.form.rows["made.trull"].buttons["O"].accessibleName() == "Ohne Ansage gemacht von Anna und Dora: Trull"
    points = page.form.rows["points"].first()
    QTest.keyClicks(points, "99")
    assert page.result.told.text() == (
        "Das kann nicht sein: 99 bei „Augen von Bert und Cilli, mit den verlegten Karten“; es geht dort von 0 bis 70."
    )
    assert not page.book_button.isEnabled()


def test_a_correction_is_refused_after_which_a_later_deal_has_no_sense(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("zwanzigerrufen"))
    program, page = opened(start)
    for partner in ("2", "1"):  # whose caller is the other one
        for name, answer in (("contract", "normal"), ("partner", partner)):
            page.form.rows[name].buttons[answer].click()
        row = page.form.rows["points"]
        row.buttons["5"].click()
        row.buttons["0"].click()
        page.book_button.click()
    assert page.book is not None
    before = page.book.deals
    page.account.chosen.emit(0)
    page.form.rows["contract"].buttons["thrown_in"].click()
    page.book_button.click()
    assert page.book.deals == before
    assert any("deal 2 could no longer be settled" in bar.text() for bar in program.page.messages.bars)


GONE: PadAnswers = {"contract": "gone"}


def test_one_of_several_deals_not_understood_can_be_corrected(start: Start, tmp_path: Path) -> None:
    lay(tmp_path, replace(keep(tmp_path, game_named("graden")), deals=(GONE, GONE)))
    _program, page = opened(start)
    page.account.chosen.emit(0)
    for name, answer in (("contract", "koenigmord"), ("bidder", "0"), ("result", "made")):
        page.form.rows[name].buttons[answer].click()
    page.book_button.click()
    assert page.book is not None
    assert page.book.not_understood == {2}


def test_a_deal_never_understood_lets_no_correction_spoil_another(start: Start, tmp_path: Path) -> None:
    normal: tuple[PadAnswers, ...] = tuple({"contract": "normal", "partner": each, "points": 50} for each in "12")
    before = lay(tmp_path, replace(keep(tmp_path, game_named("zwanzigerrufen")), deals=(GONE, *normal)))
    assert before.not_understood == {1}
    program, page = opened(start)
    page.account.chosen.emit(1)
    page.form.rows["contract"].buttons["thrown_in"].click()
    page.book_button.click()
    assert page.book is not None
    assert page.book.deals == before.deals
    assert any("deal 3 could no longer be settled" in bar.text() for bar in program.page.messages.bars)
