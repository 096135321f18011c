# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score pad in use: keys, parts that open, its paper, a new pad like the last, its own rules, and messages."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.controller.pad_book import PadBook
from kartenspiel.controller.pad_paper import paper_of, session_of
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.pad.form import PadAnswers
from kartenspiel.model.text import Text
from kartenspiel.ui.dialogs.paper_dialog import EMPTY, PaperDialog
from kartenspiel.ui.dialogs.shown_rules import ShownRules
from kartenspiel.ui.pad.answer_rows import OneRow
from kartenspiel.ui.pad.pad_button import PadButton
from kartenspiel.ui.pad.pad_dialog import PadDialog
from kartenspiel.ui.widgets.announcing import ANNOUNCEMENTS
from kartenspiel.ui.widgets.places import InRules
from tests.ui.conftest import Start
from tests.ui.test_score_pad import keep, lay, opened

RUFER: PadAnswers = {"contract": "rufer", "called": "HK", "partner": "2", "result": "won"}


def wien(home: Path, *deals: PadAnswers) -> PadBook:
    """Put a pad by rules that are not those of the table on the disk."""
    game = game_named("koenigrufen")
    book = keep(home, game)
    preset = next(each for each in game.presets if each.id == "wien")
    return lay(home, replace(book, rules=game.house_rules(**preset.values), preset="wien", deals=deals))


def press(keys: str) -> None:
    """Press these keys, wherever the keys are."""
    for key in keys:
        QTest.keyClicks(focused(), key)
        QApplication.processEvents()


def focused() -> QWidget:
    """What has the keys."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_an_ordinary_deal_is_entered_by_digits_from_question_to_question(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("koenigrufen"))
    _program, page = opened(start)
    press("2")  # Rufer
    press("1")  # the king of hearts
    press("2")  # of whom Cilli is the second in the row
    press("1")  # won
    assert page.book is not None
    assert page.book.draft == RUFER
    QTest.keyClick(focused(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.book.account == (-1, 1, 1, -1)


def test_digits_tick_announcements_as_they_press_all_else(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("koenigrufen"))
    _program, page = opened(start)
    press("2121")
    fold = page.form.folds["said"]
    fold.setFocus()
    press(" ")
    switches = page.form.rows["said.pagat"].buttons["2"]
    switches.setFocus()
    row = switches.parentWidget()
    assert row is not None
    said = {button.digit: button.text() for button in row.findChildren(PadButton)}
    press(next(digit for digit, text in said.items() if text == "Uhu"))
    assert page.form.rows["said.uhu"].buttons["2"].isChecked()
    trull = page.form.rows["made.trull"].buttons["O"]
    trull.setFocus()
    press(trull.digit)
    assert page.book is not None
    assert (page.book.draft["said.uhu"], page.book.draft["made.trull"]) == ("2", "O")


def test_a_digit_answers_with_the_number_where_numbers_are_asked_for(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("anrufen"))
    keep(tmp_path, game_named("russbach"), "other", 2.0)
    _program, page = opened(start)
    row = page.form.rows["points"]
    row.buttons["20"].setFocus()
    press("0")
    assert row.buttons["0"].isChecked()


def test_what_is_rare_is_closed_until_it_is_wanted_and_says_what_stands_in_it(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("koenigrufen"))
    _program, page = opened(start)
    heard: list[str] = []
    ANNOUNCEMENTS.made.connect(heard.append)
    press("2121")
    fold, level = page.form.folds["said"], page.form.rows["level.game"]
    assert not fold.open
    assert not level.buttons["2"].isVisible()
    assert fold.accessibleName() == "Announcements and Kontra: closed, nothing"
    fold.click()
    assert level.buttons["2"].isVisible()
    level.buttons["2"].click()
    fold.click()
    assert not level.buttons["2"].isVisible()
    assert fold.accessibleName() == "Announcements and Kontra: closed, Game: Kontra"
    ANNOUNCEMENTS.made.disconnect(heard.append)
    assert "Announcements and Kontra: opened" in heard
    assert "Still to be entered: How did it end?" in heard
    assert heard[-1] == "Announcements and Kontra: closed, Game: Kontra"
    assert "Anna −2, Bert +2, Cilli +2, Dora −2" in heard


def test_of_many_answers_only_the_chosen_one_stays_and_the_others_come_back(start: Start, tmp_path: Path) -> None:
    keep(tmp_path, game_named("koenigrufen"))
    _program, page = opened(start)
    row = page.form.rows["contract"]
    row.buttons["rufer"].click()
    assert [name for name, button in row.buttons.items() if button.isVisible()] == ["rufer"]
    assert isinstance(row, OneRow)
    row.more.click()
    assert all(button.isVisible() for button in row.buttons.values())
    row.buttons["dreier"].click()
    assert [name for name, button in row.buttons.items() if button.isVisible()] == ["dreier"]


def test_a_new_pad_begins_as_the_last_one_or_else_as_the_table(start: Start) -> None:
    program = start(first=False, last_game="graden")
    program.trigger("pad")
    program.until(lambda: program.window.findChildren(PadDialog))
    dialog = program.window.findChildren(PadDialog)[0]
    session = program.page.session
    assert session is not None
    assert (dialog.game.id, dialog.book().rules) == (session.game, session.rules)
    dialog.reject()


def test_rules_paper_and_another_pad_asked_for_from_a_pad_are_its_own(start: Start, tmp_path: Path) -> None:
    book = wien(tmp_path, RUFER)
    program, page = opened(start)
    assert program.page.game.id != "koenigrufen"
    reading = program.window.rules.reading("koenigrufen")
    assert reading.rules == book.rules
    program.window.menus.actions["rules"].trigger()
    rules = program.window.rules
    program.until(lambda: rules.panel is not None and rules.panel.spot.place == InRules("koenigrufen"))
    assert rules.panel is not None
    assert rules.panel.reading().rules == book.rules
    rules.close()
    rules.option_wanted.emit("koenigrufen", "max_kontra")
    shown = program.window.findChildren(ShownRules)[0]
    assert shown.rules_chosen()[0] == book.rules
    shown.others.emit()
    program.until(lambda: program.window.findChildren(PadDialog))
    program.window.findChildren(PadDialog)[0].reject()
    shown.reject()
    program.until(lambda: not program.window.findChildren(PadDialog))
    page.new_button.click()
    program.until(lambda: program.window.findChildren(PadDialog))
    dialog = program.window.findChildren(PadDialog)[0]
    assert (dialog.game.id, dialog.book().rules, dialog.book().preset) == ("koenigrufen", book.rules, "wien")
    dialog.reject()
    page.paper_button.click()
    paper = program.window.findChildren(PaperDialog)[0]
    program.until(paper.pdf_button.isEnabled)
    assert paper.sheets.currentText().startswith("Score pad, Königrufen: Anna, Bert, Cilli, Dora")
    assert paper.games.currentData() == "koenigrufen"
    paper.sheets.setCurrentIndex(paper.sheets.findData(EMPTY))
    paper.sheets.activated.emit(paper.sheets.currentIndex())
    paper.reject()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_a_sheet_of_its_pad(game: Game) -> None:
    rules = game.house_rules()
    book = PadBook("x", game.id, rules, tuple("ABCD"[: game.players(rules)]), game.first_dealers(rules)[0])
    assert session_of(book).persons[0].name == "A"
    assert paper_of(book) == ()


def test_the_sheet_of_a_pad_has_its_deals_as_a_session_has(tmp_path: Path) -> None:
    deals: tuple[PadAnswers, ...] = (
        RUFER,
        {"contract": "dreier", "declarer": "2", "result": "lost"},
        {"contract": "gone"},
    )
    book = wien(tmp_path, *deals)
    lines = paper_of(book)
    assert [line.result.number for line in lines] == [1, 2]
    assert [line.result.payments for line in lines] == [deal.payments for deal in book.played[:2]]
    assert [(line.declarer, line.partner) for line in lines] == [(1, 2), (2, None)]
    assert [bool(line.finished) for line in lines] == [False, True]


@pytest.mark.parametrize("size", [(1280, 800), (1000, 700)])
def test_messages_cover_nothing_on_the_pad(start: Start, tmp_path: Path, size: tuple[int, int]) -> None:
    wien(tmp_path, RUFER)
    program, page = opened(start)
    program.window.resize(*size)
    QApplication.processEvents()
    messages = program.page.messages
    messages.warn(Text("", "Something went wrong, and that is told in a sentence that is as long as they come."))
    messages.warn(Text("", "Another thing went wrong."))

    def place(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(program.page, QPoint()), widget.size())

    program.until(lambda: not any(place(part).intersects(messages.geometry()) for part in page.parts()))
    assert messages.isVisible()
    assert program.page.rect().contains(messages.geometry())
    before = page.board.height()
    for bar in messages.bars:
        bar.closed.emit()
    program.until(lambda: page.board.height() > before)
