# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells how often a hand was passed with which the next bid would have paid more: records of finished deals in.

    kartenspiel simulate GAME --preset P --players medium --deals 1000 --out deals.jsonl
    python packaging/players/passed.py deals.jsonl

For every pass of the bidding the lowest bid that was open instead is played out in the same deal, everybody else
passing, and beside it what was really bid.  Both are played by the heuristic with all hands open, words included.  For
each such bid it prints

passed   how often it was passed by
better   in how many of these it would have paid the seat more
mean     by how much more it paid on the average, in the unit of payments, with its 95 % confidence interval
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from deals import add_files, records
from kartenspiel.controller.arena import Mean
from kartenspiel.controller.checking import CheckedRecord
from kartenspiel.controller.moment import states_of
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Hold, Pass, Vorhand
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.rollout import Rollout
from selfplay import align_rows, percent

WORDS = (Bid, Hold, Pass, Vorhand)
"""The moves of a bidding."""


@dataclass
class Count:
    """How a bid that was passed by would have done."""

    better: int = 0
    gain: Mean = field(default_factory=Mean)


def next_bid(state: State, seat: Seat) -> Bid | None:
    """Return the lowest bid that a seat may make, if it may pass too."""
    choices = state.moves(seat)
    if Pass(seat) not in choices:
        return None
    return next((choice for choice in choices if isinstance(choice, Bid)), None)


def bid_alone(state: State, bid: Bid) -> State:
    """Return the state after a bid on which everybody else passes."""
    state = state.after(bid)
    while (turn := state.turn) is not None:
        choices = state.moves(turn)
        if Pass(turn) not in choices or not all(isinstance(choice, WORDS) for choice in choices):
            break
        state = state.after(Pass(turn))
    return state


def gains(record: CheckedRecord) -> Iterator[tuple[str, float]]:
    """Yield each bid that was passed by in a finished deal, and by how much more it would have paid."""
    states = list(states_of(record.record.game.start(record.state.deal), record.state.log))
    moves = [after.log[-1] if len(after.log) > len(before.log) else None for before, after in pairwise(states)]
    words = [number for number, move in enumerate(moves) if isinstance(move, WORDS)]
    bidding = [number for place, number in enumerate(words) if place == number - words[0]]
    if not bidding:
        return
    judgement, really = judgements()[record.record.game.id], states[bidding[-1] + 1]
    for number in bidding:
        move, state = moves[number], states[number]
        if not isinstance(move, Pass) or (bid := next_bid(state, move.seat)) is None:
            continue
        paid = [
            Rollout(judgement, Random(number), move.seat, aloud=True).value(each)
            for each in (bid_alone(state, bid), really)
        ]
        yield bid.bid, paid[0] - paid[1]


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_files(parser)
    chosen = parser.parse_args(arguments)
    found: dict[str, Count] = {}
    for record in records(parser, chosen.files):
        for bid, gain in gains(record):
            for name in (bid, "any"):
                counted = found.setdefault(name, Count())
                counted.better += gain > 0
                counted.gain.add(gain)
    rows = [["bid", "passed", "better", "mean"]]
    for name, counted in sorted(found.items(), key=lambda item: -item[1].gain.count):
        mean = f"{counted.gain.mean:+.2f}"
        if counted.gain.count > 1:
            mean += f" ± {counted.gain.half_width:.2f}"
        rows.append([name, str(counted.gain.count), percent(counted.better / counted.gain.count), mean])
    print("\n".join(align_rows(rows, left=1)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
