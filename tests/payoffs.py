# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Pays random deals of every game by tables of plain numbers, and compares it with the settlement.

    python tests/payoffs.py --sessions 30000 [--first 0] [--games koenigrufen,russbach]

Deals are played at random to their last card, with random house rules or those of a preset.  Of a finished deal
only the cards laid and who took the tricks are looked at.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game, State
from kartenspiel.model.outcome import Outcome
from kartenspiel.players.kernel.arrays import numbers
from kartenspiel.players.kernel.payment import payer_of
from tests.soak import SHYNESS, some_rules
from tests.walks import shy_step, walk

SESSION: Final = 3
"""So many deals follow on each other, for what one hands on to the next counts too."""


def last_states(game: Game, seed: int) -> Iterator[State]:
    """Yield the ends of the deals of a short session that is played at random."""
    rng = Random(seed)
    rules = some_rules(game, rng)
    coming = first_of_session(game, rules, rng)
    for _ in range(SESSION):
        choose = shy_step(rng.choice(SHYNESS))
        *_, last = walk(game.start(deal_at_random(game, rules, coming, rng)), rng, choose)
        yield last
        assert last.outcome is not None
        coming = game.succession(last.deal, last.outcome)
        if coming.over:
            return


def paid_by_tables(payoff: Payoff, ending: Ending) -> tuple[int, ...]:
    """Return what the kernel pays for an ending by tables."""
    record = [len(ending.winners)]
    for trick, winner in zip(ending.tricks, ending.winners, strict=True):
        record += (trick[0][0], winner, *(place for _, place in trick))
    return payer_of(payoff).payments(numbers(record))


def sum_of_items(outcome: Outcome) -> tuple[int, ...]:
    """Return what the lines of the score sheet bring each seat, all together."""
    lines = [line.values for line in outcome.explanation if line.kind == "item"]
    return tuple(sum(values[seat] or 0 for values in lines) for seat in range(len(outcome.payments)))


def faults(game: Game, seeds: Iterable[int], seen: Counter[str]) -> Iterator[str]:
    """Yield what does not agree in these sessions; `seen` counts the deals that were paid, by contract too."""
    for seed in seeds:
        for state in last_states(game, seed):
            outcome = state.outcome
            if not isinstance(state, CardPlay) or state.payoff is None or outcome is None:
                continue
            paid = paid_by_tables(state.payoff, state.ending), outcome.payments, sum_of_items(outcome)
            if len({*paid}) > 1:
                yield f"{game.id}, session {seed}: {paid}"
            seen["deals"] += 1
            seen["paid"] += any(outcome.payments)
            seen[outcome.contract] += 1


def main() -> int:
    """Say what does not agree, and how many deals of each contract were compared."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sessions", type=int, default=300, help=f"of {SESSION} deals, of each game (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (%(default)s)")
    parser.add_argument("--games", help="ids, with commas between; all if not given")
    wanted = parser.parse_args()
    bad = 0
    for game in all_games():
        if wanted.games is None or game.id in wanted.games.split(","):
            seen: Counter[str] = Counter()
            for fault in faults(game, range(wanted.first, wanted.first + wanted.sessions), seen):
                sys.stdout.write(f"{fault}\n")
                bad += 1
            found = (f"{count} {name}" for name, count in seen.most_common())
            sys.stdout.write(f"{game.id}: {', '.join(found)}\n")
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
