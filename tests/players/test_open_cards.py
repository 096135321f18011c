# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What answers would have brought with all cards open: what best play makes of them where tricks are counted."""

from random import Random

import pytest

from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.games.koenigrufen import JUDGEMENT
from kartenspiel.players.judgement import in_play
from kartenspiel.players.kernel.solver import Solver
from kartenspiel.players.kernel.target import Target
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.open_cards import open_worths
from tests.players.koenigrufen_deals import declared, quiet, start

DECLARER = Seat(0)
FINISHED = 7


def late(contract: str, rng: Random) -> State:
    """Return a deal whose declarer has low cards, after some tricks played at random."""
    deal = start().deal
    pack = [card for hand in (*deal.hands, deal.talon) for card in hand]
    own = rng.sample([card for card in pack if is_low(card)], 12)
    others = [card for card in pack if card not in own]
    rng.shuffle(others)
    hands = (own, *(others[number : number + 12] for number in (0, 12, 24)))
    written = [" ".join(f"{card.suit.value}{card.rank}" for card in hand) for hand in hands]
    state: State = quiet(declared(contract, DECLARER, *written, early_end="off"))
    while len(in_play(state).winners) < FINISHED or in_play(state).trick:
        assert state.turn is not None
        state = state.after(rng.choice([move for move in state.moves(state.turn) if isinstance(move, Play)]))
    return state


def is_low(card: Card) -> bool:
    return card.rank not in "KQCJ" and not (card.suit.value == "T" and int(card.rank) > 9)


@pytest.mark.parametrize("contract", ["bettel", "piccolo"])
def test_whoever_can_make_it_or_prevent_it_with_a_card_is_paid_so(contract: str) -> None:
    found: set[bool] = set()
    for seed in range(12):
        state = late(contract, Random(seed))
        assert state.turn is not None
        heuristic, table = lay_out(JUDGEMENT, state, state.turn)
        contest = heuristic.contest
        assert contest is not None
        solver = Solver(table.rules, Target(1 << DECLARER, exactly=True))
        need = contest.goal - table.winners.count(DECLARER)
        if need < 0:
            continue
        made = solver.reached(table, need)
        answers = [play for play in state.moves(state.turn) if isinstance(play, Play)]
        for each in open_worths(state, state.turn, answers):
            assert isinstance(each.answer, Play)
            place = heuristic.place(each.answer.card)
            if place in made:
                assert (each.paid > 0) == (made[place] == (state.turn == DECLARER)), (seed, each)
                found.add(made[place])
    assert found == {False, True}
