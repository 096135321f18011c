# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether game and bonuses are made, lost or open while cards are played, by their rows (Z7, Z40–Z50)."""

from collections.abc import Mapping
from random import Random

import pytest

from kartenspiel.games.zwanzigerrufen.bonuses import BONUSES
from kartenspiel.games.zwanzigerrufen.cards import TRICKS
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS, WINNING
from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.games.zwanzigerrufen.settlement import worths
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.seats import all_seats
from kartenspiel.model.tarock.result import Open, TarockResult
from kartenspiel.model.tarock.sides import SIDES
from tests.games.zwanziger_table import GAME, F, house, outcome_of
from tests.walks import start_with, walk

WITH_DECLARER = [row.id for row in CONTRACTS.values() if not row.each_alone]
Verdicts = Mapping[tuple[str, str], bool]


def verdicts(state: Playing) -> Verdicts:
    """Return what is made or lost by now: the game of the declarer's side, and each bonus of both sides."""
    ending, speech = state.ending, state.speech
    counted = worths(ending.pack)
    points = ending.points(counted, len(all_seats(4)))
    left = Open(TRICKS - len(ending.tricks), sum(counted) - sum(points))
    result = TarockResult(state.sides, state.deal.hands, ending, points, open=left)
    found = {(bonus.id, side): bonus.verdict(result, side) for bonus in speech.bonuses.values() for side in SIDES}
    found["game", "D"] = speech.row.verdict(result, WINNING)
    return {key: verdict for key, verdict in found.items() if verdict is not None}


def bid_in(contract: str, rng: Random, card_bonuses: str) -> State:
    """Return a deal in which forehand has bid a contract and nobody says anything more."""
    rules = house(card_bonuses=card_bonuses, zusammenwerfen="off", knocking="off")
    while True:
        state = start_with(GAME, rules, rng)
        bid = next((move for move in state.moves(F) if isinstance(move, Bid) and move.bid == contract), None)
        if bid is None:
            continue
        state = state.apply(bid)
        while not isinstance(state, Playing):
            assert state.turn is not None
            state = state.apply(Pass(state.turn))
        return state


@pytest.mark.parametrize("card_bonuses", ["opening_hand", "in_tricks"])
@pytest.mark.parametrize("contract", WITH_DECLARER)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_made_or_lost_turns_out_otherwise(contract: str, seed: int, card_bonuses: str) -> None:
    rng = Random(seed)
    known: Verdicts = {}
    for state in walk(bid_in(contract, rng, card_bonuses), rng):
        assert isinstance(state, Playing)
        now = verdicts(state)
        assert now.items() >= known.items()
        known = now
    assert isinstance(state, Playing)
    assert known.keys() == {("game", "D"), *((bonus, side) for bonus in state.speech.bonuses for side in SIDES)}
    points = outcome_of(state).card_points
    assert known["game", "D"] == (sum(points[seat] for seat in state.sides.members("D", 4)) >= WINNING)


def test_each_bonus_belongs_to_the_contracts_that_the_rules_give_it() -> None:
    has = {
        contract: [bonus.id for bonus in BONUSES.values() if bonus.belongs_to(row)]
        for contract, row in CONTRACTS.items()
    }
    every = ["absolut", "pagat_ultimo", "valat", "trull", "four_kings", "mondfang"]
    assert has == {
        "normal": every, "trischaken": [], "suit_solo": ["absolut", "valat", "four_kings"], "solo": every,
    }  # fmt: skip


def test_whatever_can_be_announced_has_a_task_to_tell() -> None:
    assert [row.id for row in BONUSES.values() if (row.task is not None) != row.bonus.announceable] == []
