# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asking a computer player once more why it made a move of a deal that is over."""

from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.hindsight import AskedAgain, ask_again
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.session import Person, Session, new_session
from kartenspiel.controller.sitting import FinishedDeal, Sitting
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.games import descriptions, game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import Who, english, values_in
from kartenspiel.players.base import USUAL_BOLDNESS, bold_name, player_named
from kartenspiel.players.opinion import Opinion

GAMES = pytest.mark.parametrize("game", [game_named(each.id) for each in descriptions()], ids=lambda game: game.id)


def played(game: Game, level: str, boldness: str = USUAL_BOLDNESS) -> tuple[FinishedDeal, Session]:
    """Return a deal of computer players of a level, as a table plays it, and its session."""
    rules = game.house_rules()
    people = [Person(f"P{number}", level, boldness) for number in range(game.players(rules))]
    session = new_session(game, rules, people, Random(5))
    conductor = Conductor(game.start(session.deal()))
    while (question := conductor.next_question()) is not None:
        chance = generator(session.thinking_seed(), session.number, len(conductor.state.log), question[0])
        conductor.answer(player_named(bold_name(level, boldness)).choose(question[1], chance))
    return Sitting(session, conductor.state).finished_deal(), session


def asked(finished: FinishedDeal, session: Session | None, number: int) -> AskedAgain:
    found = ask_again(PlayedDeal.of(finished), number, session)
    assert found is not None
    return found


def opinion_of(again: AskedAgain) -> Opinion:
    assert again.player is not None
    return InlineThinker().think(again.player, again.decision.question, again.chance).result()


@GAMES
def test_asked_again_a_player_answers_as_it_did(game: Game) -> None:
    finished, session = played(game, "easy")
    moves = finished.seen.log
    checked = 0
    for number, move in enumerate(moves):
        again = asked(finished, session, number)
        assert again.given == move
        if again.player is not None:
            opinion = opinion_of(again)
            assert opinion.move == move
            told = again.why(opinion)
            assert len(told) == 1
            assert [each.chosen for each in again.answers(opinion)].count(True) == opinion.compared
            checked += 1
    assert checked


@GAMES
def test_it_tells_no_card_that_the_player_had_not_seen_and_of_whom_it_saw_none(game: Game) -> None:
    finished, session = played(game, "random")
    for number in range(len(finished.seen.log)):
        again = asked(finished, session, number)
        seen = again.decision.question.seen
        told = [value for text in again.knew() for value in values_in(text)]
        lying = (*seen.hand, *seen.talon, *(play.card for play in seen.cards.trick))
        open_cards = {card for hand in seen.cards.hands for card in hand}
        assert {each for each in told if isinstance(each, Card)} <= {*lying, *open_cards}
        closed = [Who(seat) for seat in all_seats(seen.seats) if set(seen.cards.hands[seat]) == {None}]
        unseen = [each for each in closed if each != Who(seen.seat)]
        assert not unseen or again.knew()[-1].args["others"] == tuple(unseen)


def test_without_its_session_the_chance_is_another_and_that_is_said() -> None:
    finished, session = played(game_named("russbach"), "random")
    numbers = [number for number in range(len(finished.seen.log)) if asked(finished, session, number).player]
    others = [asked(finished, None, number) for number in numbers]
    differing = [each for each in others if opinion_of(each).move != each.given]
    assert differing
    assert all("Asked again it answers otherwise" in english(each.why(opinion_of(each))[0]) for each in differing)


def test_a_person_decided_for_himself() -> None:
    finished, session = played(game_named("russbach"), "random")
    seat = finished.seen.log[0].seat
    written = [{"name": "Franz", "level": None if place == seat else "random"} for place in range(4)]
    record = record_from_json({**finished.record, "players": written})
    again = ask_again(PlayedDeal(record, finished.players), 0, session)
    assert again is not None
    assert again.player is None
    assert "decided" in english(again.why(None)[0])


def test_who_was_bold_is_asked_again_as_bold() -> None:
    finished, session = played(game_named("russbach"), "easy", "daring")
    names = {asked(finished, session, number).player for number in range(len(finished.seen.log))}
    assert "daring-easy" in names
    assert names <= {"daring-easy", None}
