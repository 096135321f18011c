# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Somebody says that the rest is his: it is checked, and played at once or refused with a way that it could go."""

from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.certainty import WORK, Certainty, RestOfDeal
from kartenspiel.players.question import Question
from kartenspiel.players.rest import rest_of
from kartenspiel.ui.widgets.message_bar import MessageBar
from tests.breadth import LANGUAGES, each_once, spoken
from tests.controller.kept import by_chance
from tests.controller.tables import saved, session_of
from tests.imagined import imagining
from tests.ui.conftest import Start
from tests.ui.program import Program

BY = ("mouse", "keys")
CHECKING = {"en": "Trying every way", "de": "Alle Weisen,"}
OFFERED = {"en": "Nothing can change the result any more", "de": "Am Ergebnis kann sich nichts mehr ändern"}
NOT_CERTAIN = {"en": "That is not certain yet.", "de": "Das ist noch nicht sicher."}
GAMES = ("zwanzigerrufen", "russbach")


def lay_end(home: Path, game: str, wanted: Certainty, *, swapped: bool = False, allows_help: bool = True) -> RestOfDeal:
    """Put a deal on the table of which two or three cards are left, with such an end.

    With `swapped` the others hold other cards, as far as the person can know.
    """
    for seed in range(30):
        session = replace(session_of(game, seed=seed), allows_help=allows_help)
        over = by_chance(session).state
        assert over is not None
        for moment in Conductor(over, (Seat(0),)).moments:
            asked = moment.next_question((Seat(0),))
            if asked is None or asked[0] or not asked[1].plays or not 2 <= len(asked[1].seen.hand) <= 3:
                continue
            rest = rest_of(asked[1].seen)
            if rest.certainty is wanted:
                state = moment.state
                if swapped:
                    state = other_deal(state)
                store = Store(home)
                store.save(Sittings.of(Sitting(session, state)))
                store.close()
                return rest
    raise AssertionError(wanted)


def other_deal(state: State) -> State:
    """Return the same moment with other cards in the hands of the others."""
    seen = state.observe(Seat(0))
    imagine = imagining(game_named(seen.game), seen)
    hands = [state.cards(seat).hands for seat in all_seats(state.deal.seats)]
    for seed in range(100):
        other = imagine(Random(seed))
        if [other.cards(seat).hands for seat in all_seats(state.deal.seats)] != hands:
            assert other.observe(Seat(0)) == seen
            return other
    raise AssertionError(seen)


def say(program: Program, by: str) -> list[str]:
    """Say that the rest is mine, and return what is told."""
    program.question()
    action = program.window.menus.actions["claim"]
    program.until(action.isEnabled)
    if by == "mouse":
        action.trigger()
    else:
        program.until(lambda: QApplication.activeWindow() is program.window)
        QTest.keyClick(program.window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    program.until(lambda: messages(program))
    return messages(program)


def messages(program: Program) -> list[str]:
    return [bar.text() for bar in program.page.messages.findChildren(MessageBar) if bar.topic == "claim"]


def play_out(program: Program, by: str) -> None:
    bar = next(each for each in program.page.messages.findChildren(MessageBar) if each.topic == "claim")
    button = bar.buttons[0]
    if by == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(button, Qt.Key.Key_Space)


@each_once(game=GAMES, language=LANGUAGES, by=BY)
def test_what_is_certain_is_played_at_once_and_counted_as_it_was_told(
    game: str, language: str, by: str, start: Start, tmp_path: Path
) -> None:
    rest = lay_end(tmp_path, game, Certainty.SETTLED)
    program = start(language)
    say(program, by)
    play_out(program, by)
    program.until(lambda: program.page.sheet_shown)
    (record,) = saved(tmp_path)
    over = replay_moves(record_from_json(record.body))
    assert over.outcome is not None
    assert over.outcome.payments == rest.payments


@each_once(game=GAMES, language=LANGUAGES, by=BY)
def test_where_nothing_can_change_any_more_it_is_offered_unasked_and_never_done_by_itself(
    game: str, language: str, by: str, start: Start, tmp_path: Path
) -> None:
    rest = lay_end(tmp_path, game, Certainty.SETTLED)
    program = start(language, offers_rest=True)
    question = program.question()
    program.until(lambda: messages(program))
    assert OFFERED[language] in messages(program)[0]
    assert program.table.question is question
    play_out(program, by)
    program.until(lambda: program.page.sheet_shown)
    (record,) = saved(tmp_path)
    assert "helped" not in record.body
    over = replay_moves(record_from_json(record.body))
    assert over.outcome is not None
    assert over.outcome.payments == rest.payments


@pytest.mark.parametrize("certainty", [Certainty.SETTLED, Certainty.OPEN])
def test_whether_it_is_offered_tells_nothing_of_hidden_cards(
    certainty: Certainty, start: Start, tmp_path: Path
) -> None:
    told = []
    for swapped in (False, True):
        home = tmp_path / str(swapped)
        lay_end(home, "russbach", certainty, swapped=swapped)
        program = start("en", home=home, offers_rest=True)
        program.question()
        if certainty is Certainty.SETTLED:
            program.until(partial(messages, program))
        else:
            QTest.qWait(100)
        told.append(messages(program))
        program.end()
    assert told[0] == told[1]
    assert bool(told[0]) == (certainty is Certainty.SETTLED)


@spoken("en")
def test_who_wants_no_offers_is_made_none(language: str, start: Start, tmp_path: Path) -> None:
    lay_end(tmp_path, "russbach", Certainty.SETTLED)
    program = start(language, offers_rest=True)
    program.question()
    program.until(lambda: messages(program))
    bar = next(each for each in program.page.messages.findChildren(MessageBar) if each.topic == "claim")
    QTest.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert not program.keeper.settings.offers_rest
    program.until(lambda: not messages(program))


@spoken("de")
def test_as_at_the_table_a_claim_is_refused_without_telling_cards(language: str, start: Start, tmp_path: Path) -> None:
    lay_end(tmp_path, "zwanzigerrufen", Certainty.OPEN, allows_help=False)
    program = start(language)
    (told,) = say(program, "keys")
    assert told.startswith(NOT_CERTAIN[language])
    assert len(told) <= len(NOT_CERTAIN[language])
    assert not program.page.view.pointing.pointer.cards
    now = program.table.sittings.current
    assert now is not None
    assert not now.helped


@each_once(language=LANGUAGES, by=BY)
def test_what_is_not_certain_is_refused_with_a_way_it_could_go(
    language: str, by: str, start: Start, tmp_path: Path
) -> None:
    rest = lay_end(tmp_path, "zwanzigerrufen", Certainty.OPEN)
    program = start(language)
    before = program.question()
    (told,) = say(program, by)
    for play in rest.plays:
        assert program.page.words().text(play.card).casefold() in told.casefold()
    assert program.table.question is before
    assert not program.page.sheet_shown
    lit = program.page.view.pointing.pointer.cards
    assert lit[0] in before.seen.hand
    assert set(lit) < {play.card for play in rest.plays}
    now = program.table.sittings.current
    assert now is not None
    assert now.helped


class Endless(InlineThinker):
    """Never finds out whether the end of a deal is certain."""

    def __init__(self) -> None:
        self.promise: Future[RestOfDeal] = Future()

    def foresee(self, question: Question, work: int = WORK) -> "Future[RestOfDeal]":
        del question, work
        return self.promise


@each_once(language=LANGUAGES, by=("keys", "mouse"))
def test_a_check_that_takes_long_is_told_and_can_be_stopped(
    language: str, by: str, start: Start, tmp_path: Path
) -> None:
    lay_end(tmp_path, "russbach", Certainty.SETTLED)
    program = start(language)
    question = program.question()
    program.table.thinker = endless = Endless()
    (told,) = say(program, by)
    assert told.startswith(CHECKING[language])
    play_out(program, by)  # the only button
    assert endless.promise.cancelled()
    program.until(lambda: not messages(program))
    assert program.table.question is question


def test_another_deal_laid_on_the_table_meanwhile_is_left_to_the_person(start: Start, tmp_path: Path) -> None:
    lay_end(tmp_path, "russbach", Certainty.SETTLED)
    program = start("en")
    say(program, "keys")
    play_out(program, "keys")
    table = program.table
    assert not program.page.sheet_shown
    game = game_named("graden")
    table.play_on(game.start(session_of("graden").deal()), session_of("graden").players, None)
    question = program.question()
    QTest.qWait(100)
    assert table.question is question
    assert not any(move.seat == question.seen.seat for move in question.seen.log)
