# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How a deal is said to have ended, in every game: headline and reason follow from what was settled."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenspiel.games import all_games
from kartenspiel.model.conclusion import Conclusion, amount_told, by_payments, each_told, headline, reasons
from kartenspiel.model.game import Game
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Amount, Text, Value, english, values_in
from tests.walks import positions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
SEEDS = st.integers(0, 2**32)
GAME_ITEMS = {"game", "difference"}


def ended(game: Game, seed: int) -> Outcome:
    outcome = positions(game, seed)[-1].outcome
    assert outcome is not None
    return outcome


def sources(text: Text) -> set[str]:
    return {part.source for part in values_in(text) if isinstance(part, Text)}


def told_amount(payments: Sequence[int], seat: Seat) -> int:
    """Return what somebody reads who is told his sum."""
    text = amount_told(payments, seat, "point")
    return sum(part.value for part in values_in(text) if isinstance(part, Amount))


@GAMES
@given(seed=SEEDS)
@settings(max_examples=40)
def test_the_headline_agrees_with_what_was_paid_for_the_game(game: Game, seed: int) -> None:
    outcome = ended(game, seed)
    end = outcome.conclusion
    assert not {*end.winners} & {*end.losers}
    assert end.played == outcome.played
    for item in outcome.items:
        if item.id in GAME_ITEMS and item.value and not ({*item.to} & {*item.payers}):
            payers = item.payers or tuple({*all_seats(len(outcome.payments))} - {*item.to})
            together = {*item.to} | {*payers}
            assert {*item.to} <= {*end.winners} or not together & {*end.winners, *end.losers}
            assert {*payers} <= {*end.losers} or not together & {*end.winners, *end.losers}


@GAMES
@given(seed=SEEDS)
@settings(max_examples=40)
def test_each_seat_reads_its_own_end(game: Game, seed: int) -> None:
    outcome = ended(game, seed)
    end = outcome.conclusion
    for seat in all_seats(len(outcome.payments)):
        words = sources(headline(end, seat))
        own = {"won" in source.split() for source in words if source.startswith(("won", "lost"))}
        if seat in end.winners:
            assert own == {True}
        elif seat in end.losers:
            assert own == {False}
        else:
            assert words & {"won by {players:acc}", "neither won nor lost", "not played"}
        assert told_amount(outcome.payments, seat) == outcome.payments[seat]
        for reason in reasons(end, outcome.payments, seat):
            assert english(reason).endswith(".")  # for what is told beside it is a sentence too


@GAMES
@given(seed=SEEDS)
@settings(max_examples=40)
def test_whoever_pays_for_a_game_he_won_or_gains_by_one_he_lost_is_told_so(game: Game, seed: int) -> None:
    outcome = ended(game, seed)
    end = outcome.conclusion
    for seat, paid in enumerate(outcome.payments):
        against = (seat in end.winners and paid < 0) or (seat in end.losers and paid > 0)
        assert len(reasons(end, outcome.payments, Seat(seat))) == (end.reason is not None) + against


def value(score: Value) -> float:
    """Return a score as a number: 35/1 is a card more than 35."""
    points, _, over = english(score).partition("/")
    return int(points) + int(over or 0) / 3


@GAMES
@given(seed=SEEDS)
@settings(max_examples=25)
def test_a_score_has_what_each_side_of_the_reader_had(game: Game, seed: int) -> None:
    end = ended(game, seed).conclusion
    if end.score is not None:
        for own, seats in ((0, end.winners), (1, end.losers)):
            for seat in seats:
                args = headline(end, seat).args
                assert (args["own"], args["others"]) == (end.score[own], end.score[1 - own])
        assert all(value(score) >= 0 for score in end.score)


PAIR = Conclusion(winners=(Seat(0), Seat(2)), losers=(Seat(1), Seat(3)), score=(60, 30))


@pytest.mark.parametrize(
    ("end", "seat", "told"),
    [
        (PAIR, 3, "lost with seat 1, 30 : 60"),
        (PAIR, 0, "won with seat 2, 60 : 30"),
        (Conclusion(winners=(Seat(1),), losers=(Seat(0), Seat(2), Seat(3))), 0, "lost against seat 1"),
        (Conclusion(winners=(Seat(1),), losers=(Seat(0), Seat(2), Seat(3))), 1, "won"),
        (Conclusion(winners=(Seat(1), Seat(2)), losers=(Seat(3),), sides=False), 1, "won"),
        (Conclusion(winners=(Seat(1),), losers=(Seat(3),), sides=False), 0, "won by seat 1"),
        (Conclusion(), 0, "neither won nor lost"),
        (Conclusion(played=False), 0, "not played"),
    ],
)  # fmt: skip
def test_who_won_is_told_to_each_as_it_was_for_him(end: Conclusion, seat: int, told: str) -> None:
    assert english(headline(end, Seat(seat))) == told


@pytest.mark.parametrize(
    ("payments", "told"),
    [
        ((27, -9, -9, -9), ("+27 point", "From each of the others: 9 point.")),
        ((-27, 9, 9, 9), ("-27 point", "To each of the others: 9 point.")),
        ((9, 9, -9, -9), ("+9 point", None)),
        ((0, 9, 0, -9), ("nothing to pay", None)),
        ((0, 0, 0, 0), ("nothing to pay", None)),
        ((4, -4), ("+4 point", None)),
        ((3, -1, -1), ("+3 point", None)),
    ],
)
def test_what_one_gets_is_told_in_all_and_by_each_where_all_settle_alike(
    payments: tuple[int, ...], told: tuple[str, str | None]
) -> None:
    each = each_told(payments, Seat(0), "point")
    in_all = english(amount_told(payments, Seat(0), "point"))
    assert (in_all, None if each is None else english(each)) == told


def test_a_game_that_says_nothing_of_its_end_has_that_of_its_payments() -> None:
    end = by_payments((5, 0, -5))
    assert (end.winners, end.losers, end.sides) == ((0,), (2,), False)
