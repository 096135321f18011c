# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is seen first after a deal, and when the program is started again after it."""

import re
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import people_at_table
from kartenspiel.controller.session import Session, new_session
from kartenspiel.controller.settings import USUAL_TEXT
from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.games import all_games, game_named
from kartenspiel.model.conclusion import amount_told, headline
from kartenspiel.model.game import Game
from kartenspiel.model.options import from_json
from kartenspiel.ui.looks import fonts
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.sheet.score_sheet import OWN_SIGN, ScoreSheet
from kartenspiel.ui.sheet.sheet_table import OwnGround
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.wording import MINUS, Wording
from tests.controller.kept import by_chance
from tests.ui.conftest import Start
from tests.ui.program import QUICK
from tests.walks import random_rules

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
ONCE = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def session_of(game: Game, seed: int) -> Session:
    rng = Random(seed)
    rules = random_rules(game, rng)
    return new_session(game, rules, people_at_table("Gretl", QUICK, game.players(rules)), rng)


def played(session: Session) -> FinishedDeal:
    over = by_chance(session)
    assert over.state is not None
    return over.finished_deal()


def shown(qtbot: QtBot, deal: FinishedDeal) -> ScoreSheet:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.resize(1280, 900)
    sheet.show_deal(deal, "french")
    sheet.show()
    return sheet


def _place(sheet: ScoreSheet, ground: QWidget) -> tuple[int, ...]:
    """Return what tells in which order grounds are read: where their table lies, and where they lie in it."""
    here, inside = ground.mapTo(sheet, QPoint(0, 0)), ground.pos()
    return here.y() - inside.y(), here.x() - inside.x(), ground.y()


def own_cells(sheet: ScoreSheet) -> list[list[str]]:
    """Return what stands on the marked grounds, from above, table by table: each begins with the name."""
    found: list[list[str]] = []
    for ground in sorted(sheet.findChildren(OwnGround), key=lambda each: _place(sheet, each)):
        if ground.isVisible() and isinstance(parent := ground.parentWidget(), QWidget):
            labels = [each for each in parent.findChildren(QLabel) if each.isVisible() and each.text()]
            inside = [each for each in labels if ground.geometry().contains(each.geometry().center())]
            cells = [each.text() for each in sorted(inside, key=lambda each: each.y())]
            if cells[:1] == ["Gretl"]:
                found.append([])
            found[-1] += cells
    return found


def number(text: str) -> float:
    return float(re.sub(r"[^\d.+-]", "", text.replace(MINUS, "-")))


@GAMES
@given(seed=st.integers(0, 2**32))
@ONCE
def test_headline_marked_column_and_account_agree(
    game: Game, qtbot: QtBot, interpreter: Interpreter, seed: int
) -> None:
    interpreter.speak("en")
    deal = played(session_of(game, seed))
    sheet = shown(qtbot, deal)
    own = deal.seen.seat
    words = Wording("en", "french", tuple(person.name for person in deal.players))
    assert sheet.headline.result.text() == words.text(headline(deal.outcome.conclusion, own))
    unit = game.unit(deal.deal.rules)
    assert sheet.headline.amount.text() == words.text(amount_told(deal.outcome.payments, own, unit))
    lines, account, *_ = own_cells(sheet)
    assert lines[0] == account[0] == "Gretl"
    euros = 100 if unit == "cent" else 1
    paid = deal.outcome.payments[own]
    assert round(number(account[1]) * euros) == deal.session.account[0] == paid
    sums = lines[-1 if deal.outcome.money is None else -2]
    assert round(number(sums) * euros) == paid


def test_no_sentence_lies_on_the_ground_of_the_own_column(qtbot: QtBot) -> None:
    sheet = shown(qtbot, played(session_of(game_named("koenigrufen"), 5)))
    grounds = [each for each in sheet.findChildren(OwnGround) if each.isVisible()]
    assert len(grounds) > 2
    for ground in grounds:
        texts = [each for each in sheet.findChildren(QLabel) if each.isVisible() and each.text()]
        beside = [each for each in texts if each.parentWidget() is ground.parentWidget()]
        over = [each for each in beside if each.geometry().intersects(ground.geometry())]
        assert over
        assert all(ground.geometry().contains(each.geometry().center()) for each in over)


@pytest.mark.parametrize("width", [360, 560, 760, 1280])
def test_no_button_below_the_sheet_is_cut(qtbot: QtBot, width: int) -> None:
    fonts.write(2 * USUAL_TEXT)
    sheet = shown(qtbot, played(session_of(game_named("russbach"), 5)))
    sheet.resize(width, 700)
    rows = sheet.findChild(ButtonRows)
    assert isinstance(rows, ButtonRows)
    qtbot.waitUntil(lambda: all(each.width() >= each.sizeHint().width() for each in rows.findChildren(QPushButton)))
    assert sheet.rect().contains(rows.geometry())
    fonts.write(USUAL_TEXT)


@GAMES
def test_no_cell_repeats_the_unit_that_stands_over_the_column(game: Game, qtbot: QtBot) -> None:
    deal = played(session_of(game, 5))
    sheet = shown(qtbot, deal)
    units = ("point", "stake", "token", "kreuzer", "bean", "nut")
    for cells in own_cells(sheet):
        assert [cell for cell in cells if any(unit in cell for unit in units)] == []
    if game.unit(deal.deal.rules) in units:
        heads = [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]
        assert sum(head == f"Settled in {game.unit(deal.deal.rules)}s" for head in heads) >= 2


def test_the_own_line_of_the_ranking_at_the_end_of_a_session_is_marked(qtbot: QtBot) -> None:
    game = game_named("anrufen")
    rules = from_json(game.house_rules, {"session_end": "fixed_deals", "session_deals": 1, "start_tokens": 20})
    session = new_session(game, rules, people_at_table("Gretl", QUICK, 4), Random(1))
    sheet = shown(qtbot, played(session))
    (note,) = [label.text() for label in sheet.findChildren(QLabel) if "session has ended" in label.text()]
    ranked = note.splitlines()[1:]
    assert [line for line in ranked if line.startswith(OWN_SIGN)] == [line for line in ranked if "Gretl: " in line]
    assert len([line for line in ranked if line.startswith(OWN_SIGN)]) == 1


def test_a_course_is_drawn_from_three_deals_on(qtbot: QtBot) -> None:
    session = session_of(game_named("russbach"), 3)
    for number_of_deals in range(1, 5):
        deal = played(session)
        sheet = shown(qtbot, deal)
        assert sheet.account.isVisible()
        assert sheet.account.plot.isVisible() == (number_of_deals >= 3)
        session = deal.session


def test_the_next_start_shows_the_sheet_again_and_deals_when_told(start: Start) -> None:
    program = start(last_card_of=2)
    program.play()
    before = program.page.sheet.headline.result.text()
    number_of_deal = program.table.last_deal.session.number if program.table.last_deal else 0
    program.end()
    again = start()
    assert again.page.sheet_shown
    assert again.page.sheet.headline.result.text() == before
    assert again.table.question is None
    assert not again.table.playing
    assert again.page.sheet.remark.text().startswith("This is where you stopped")
    assert again.window.menus.actions["next"].isEnabled()
    again.page.sheet.next_button.click()
    again.until(lambda: again.table.playing)
    assert again.table.session is not None
    assert again.table.session.number == number_of_deal
    again.page.show_sheet(True)
    assert again.page.sheet_shown
    again.page.show_sheet(False)
    assert not again.page.sheet_shown


def test_the_sheet_that_lies_there_again_can_be_looked_behind_and_played_again(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    program.end()
    again = start()
    again.page.sheet.show_table.emit()
    assert again.page.review.isVisible()
    again.page.play_again.emit()
    again.until(lambda: again.table.playing)
    assert again.table.session is not None
    assert not again.table.session.counted


def test_a_deal_that_was_interrupted_still_goes_on(start: Start) -> None:
    program = start(last_card_of=2)
    program.question()
    program.end()
    again = start()
    again.question()
    assert not again.page.sheet_shown
