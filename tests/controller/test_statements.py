# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announcements are chosen together, as far as they can be said together; what can be tells of nothing hidden."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.statements import Statements, announcements
from kartenspiel.games import all_games, game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Choice, Kontra, Move, Pass
from kartenspiel.model.options import OptionValue
from kartenspiel.model.seats import Seat
from tests.imagined import imagining

DEALS = 12
FORMS: tuple[dict[str, OptionValue], ...] = ({}, {"table_mode": "three_flying"})
US = Seat(0)
PAGAT, UHU, KONTRA, REKONTRA = Announce(US, "pagat"), Announce(US, "uhu"), Kontra(US, "game"), Kontra(US, "again")


def one_after_other(said: Sequence[Move]) -> tuple[Choice, ...]:
    """Say the rules of a game in which Pagat and Uhu exclude each other, and Kontra comes first and opens Rekontra."""
    if KONTRA in said[1:] or (REKONTRA in said and KONTRA not in said) or {PAGAT, UHU} <= set(said):
        return ()
    left = [each for each in (PAGAT, UHU) if not {PAGAT, UHU} & set(said)]
    raises = [] if KONTRA in said and REKONTRA in said else [REKONTRA] if KONTRA in said else [] if said else [KONTRA]
    return (*left, *raises, Pass(US))


def choosing(*switched: Move) -> Statements:
    """Press these switches one after the other."""
    statements = Statements(one_after_other(()), one_after_other)
    for each in switched:
        statements.switch(each)
    return statements


def test_all_that_can_be_said_is_there_from_the_beginning() -> None:
    statements = choosing()
    assert set(statements.all) == {PAGAT, UHU, KONTRA, REKONTRA}
    assert statements.endings == (Pass(US),)
    assert not statements.can_choose(REKONTRA)


def test_what_excludes_something_takes_its_place() -> None:
    assert choosing(PAGAT, UHU).chosen == (UHU,)


def test_what_must_be_said_first_is_said_first_whenever_it_was_chosen() -> None:
    assert choosing(PAGAT, KONTRA).chosen == (KONTRA, PAGAT)


def test_what_rests_on_something_is_taken_back_with_it() -> None:
    assert choosing(KONTRA, REKONTRA, PAGAT).chosen == (KONTRA, REKONTRA, PAGAT)
    assert choosing(KONTRA, REKONTRA, PAGAT, KONTRA).chosen == (PAGAT,)
    assert choosing(PAGAT, PAGAT).chosen == ()


def asked_to_speak(game: str, options: dict[str, OptionValue]) -> Iterator[tuple[Conductor, State, Seat]]:
    """Play deals at random and yield wherever somebody can announce something."""
    rules, rng = game_named(game).house_rules(**options), Random(7)
    for _ in range(DEALS):
        state = game_named(game).start(
            deal_at_random(game_named(game), rules, first_of_session(game_named(game), rules, rng), rng)
        )
        conductor = Conductor(state)
        while (asked := conductor.next_question()) is not None and not state.cards(US).tricks:
            seat, question = asked
            state = conductor.state
            if announcements(question.choices):
                yield conductor, state, seat
            moves = [each for each in question.choices if isinstance(each, Move)]
            laid = [each for each in question.choices if not isinstance(each, Move)]
            answer = rng.choice(moves) if moves else laid[0].laying(laid[0].choose_from)
            conductor.answer(None if question.may_pass and rng.random() < 1 / 2 else answer)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_what_can_be_said_together_tells_of_nothing_hidden(game: str) -> None:
    forms = [form for form in FORMS if not form or hasattr(game_named(game).house_rules(), *form)]
    for form in forms:
        for conductor, state, seat in asked_to_speak(game, form):
            asked = conductor.next_question()
            assert asked is not None
            imagine, rng = imagining(game_named(game), asked[1].seen), Random(1)
            statements = Statements(asked[1].choices, conductor.choices_after)
            for each in announcements(asked[1].choices):
                assert statements.can_choose(each)
                assert imagine(rng).apply(each).choices(seat) == conductor.choices_after((each,)), each
                assert conductor.state is state
