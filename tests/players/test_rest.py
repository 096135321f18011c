# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether the end of a deal is certain: compared with every way in which it can go on."""

from collections.abc import Iterator
from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.games import all_games
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import LayAwayChoice, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.certainty import Certainty, RestOfDeal
from kartenspiel.players.imagination import Imagination
from kartenspiel.players.rest import rest_of
from tests.breadth import WIDE
from tests.controller.kept import by_chance
from tests.controller.tables import session_of
from tests.imagined import imagining

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
SEEDS = range(6 if WIDE else 2)
LEAST, MOST = 2, 3
"""Cards in hand where it is looked at."""
DRAWN = 4


def ends_of_tricks(game: Game, least: int = LEAST, most: int = MOST) -> Iterator[tuple[State, Observation]]:
    """Yield states near the end of deals played by chance in which seat 0 is to play a card, with what it sees."""
    for seed in SEEDS:
        over = by_chance(session_of(game.id, seed=seed)).state
        assert over is not None
        for moment in Conductor(over, (Seat(0),)).moments:
            asked = moment.next_question((Seat(0),))
            if asked is not None and asked[0] == 0 and asked[1].plays and not asked[1].may_pass:
                seen = asked[1].seen
                if least <= len(seen.hand) <= most and isinstance(moment.state, CardPlay):
                    yield moment.state, seen


def every_end(state: State) -> Iterator[Outcome]:
    if state.outcome is not None:
        yield state.outcome
        return
    for seat in all_seats(state.deal.seats):
        for move in state.moves(seat):
            assert not isinstance(move, LayAwayChoice)
            yield from every_end(state.after(move))


def ends_by_order(state: State, rest: RestOfDeal) -> Iterator[Outcome]:
    """Yield the ends where seat 0 plays by the order that was found."""
    turn = state.turn
    if state.outcome is not None or turn is None:
        assert state.outcome is not None
        yield state.outcome
        return
    plays = [move for move in state.moves(turn) if isinstance(move, Play)]
    if state.actor(turn) == 0:
        plays = [min(plays, key=lambda play: rest.order.index(play.card))]
    for play in plays:
        yield from ends_by_order(state.after(play), rest)


@GAMES
def test_what_is_certain_is_so_in_every_way_to_go_on(game: Game) -> None:
    found: set[Certainty] = set()
    for state, seen in ends_of_tricks(game):
        rest = rest_of(seen)
        found.add(rest.certainty)
        imagine = imagining(game, seen)
        states = [state, *(imagine(Random(seed)) for seed in range(DRAWN))]
        if rest.certainty is Certainty.SETTLED:
            assert {end.payments for each in states for end in every_end(each)} == {rest.payments}
        elif rest.certainty is Certainty.HELD:
            assert {end.payments for each in states for end in ends_by_order(each, rest)} == {rest.payments}
        elif rest.certainty is Certainty.OPEN:
            gone = {play.card for trick in (*seen.cards.tricks, seen.cards.trick) for play in trick}
            cards = [play.card for play in rest.plays]
            assert len(set(cards)) == len(cards)
            assert not gone & set(cards)
            assert {play.card for play in rest.plays if play.seat == 0} == set(seen.hand)
    if game.id != "graden":  # whose deals mostly end before two cards are left
        assert Certainty.SETTLED in found


@GAMES
def test_it_is_the_same_in_every_deal_that_looks_the_same(game: Game) -> None:
    for _, seen in list(ends_of_tricks(game))[:4]:
        other = imagining(game, seen)(Random(7))
        assert rest_of(other.observe(Seat(0))) == rest_of(seen)


@GAMES
def test_every_deal_that_can_be_drawn_is_listed(game: Game) -> None:
    for _, seen in list(ends_of_tricks(game))[:6]:
        imaginer = game.imaginer(seen)
        every = imaginer.every()
        if every is None:
            continue
        listed = {tuple(each.hands[: seen.seats]) for each in every}
        imagination = Imagination(imaginer)
        drawn = {tuple(imagination.draw(Random(seed)).hands[: seen.seats]) for seed in range(DRAWN)}
        assert drawn <= listed


def test_what_is_open_is_found_long_before_all_ways_to_go_on_are_tried() -> None:
    game = next(each for each in all_games() if each.id == "russbach")
    found = [rest_of(seen, work=2_000).certainty for _, seen in ends_of_tricks(game, least=4, most=4)]
    assert found == [Certainty.OPEN] * len(list(SEEDS))


def test_too_much_work_is_not_begun() -> None:
    game = all_games()[0]
    _, seen = next(ends_of_tricks(game))
    assert rest_of(seen, work=3).certainty is Certainty.UNKNOWN
