# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Computer players at a table of Königrufen: hands on which it is clear what they have to say or to do."""

from dataclasses import replace
from random import Random

import pytest

from kartenspiel.games.koenigrufen.bidding import Standing, first
from kartenspiel.games.koenigrufen.opening import after_words
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.states import players
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Move, Pass, Vorhand
from kartenspiel.model.options import OptionValue, from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from tests.players.seating import filled, question

F, P2, P3, P4 = (Seat(number) for number in range(4))

ALL = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 HK SK"
"""Wins alone whatever the others do."""
WEAK = "T9 T8 T7 T12 HC HJ DQ D1 SQ ST CJ CT"
"""Wins nothing anybody pays for."""
LOW = "H4 H3 H2 D4 D3 D2 S7 S8 S9 C7 C8 C9"
"""Wins no trick: whatever is led, others must beat it."""
KINGS = "HK HQ HC HJ SK SQ SC SJ DK DQ CK T22"
"""Suits that all but win a suit game."""


def start(*hands: str, **options: OptionValue) -> State:
    """Return the beginning of a deal in which P4 deals, with these hands from forehand on, the rest at random."""
    return filled("koenigrufen", hands, from_json(KoenigrufenRules, options))


def declared(contract: str, seat: Seat, *hands: str, **options: OptionValue) -> State:
    """Return a deal in which the bidding has ended with this contract of a seat."""
    deal = start(*hands, **options).deal
    auction = first(deal.rules, players(deal))
    closed = replace(auction, opened=True, closed=True, bids=(Standing(contract, seat),))
    return after_words(deal, (), closed)


def answer(state: State, level: str = "medium", seed: int = 1) -> Move:
    """Return what a level answers whose turn it is."""
    turn = state.turn
    assert turn is not None
    move = player_named(level).choose(question(state, turn), Random(seed))
    assert move is not None
    return move


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize(
    ("hand", "contracts"),
    [
        (ALL, {"solodreier"}),
        (KINGS, {"farbensolo", "farbendreier"}),
    ],
)
def test_a_hand_that_all_but_wins_a_contract_is_bid(hand: str, contracts: set[str], level: str) -> None:
    said = answer(start(hand), level)
    assert isinstance(said, Bid)
    assert said.bid in contracts
    later = start("", hand).apply(Vorhand(F))
    said = answer(later, level)
    assert isinstance(said, Bid)
    assert said.bid in contracts


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_weak_hand_leaves_the_bidding(level: str) -> None:
    assert answer(start(WEAK), level) == Vorhand(F)
    assert answer(start("", WEAK).apply(Vorhand(F)), level) == Pass(P2)
