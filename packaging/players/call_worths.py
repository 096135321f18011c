# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Fit what a call from a half-dealt hand is worth to random deals that are played out by the heuristic.

    python packaging/players/call_worths.py GAME --deals 1500 > kartenspiel/players/games/GAME/weights.py

In each deal forehand makes some of the calls possible; the deals have the house rules of the presets in turn.  What he
is paid is fitted by least squares, in stakes, as far as calls of the same deal differ.  Forehand has a pair more often
than by chance, for it is rare and counts much.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final

from calls import judgement_of
from kartenspiel.games import descriptions, game_named
from kartenspiel.model.aceten import marriages
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Call
from kartenspiel.model.options import HouseRules, from_json
from kartenspiel.model.seats import after
from kartenspiel.players.halfdealt import features
from kartenspiel.players.rollout import Rollout
from regression import Sample, least_squares

CALLS: Final = 16
"""So many calls of a deal are made; chosen: calls of the same deal share its luck, so that more tell little more."""
PAIRED: Final = 0.3
"""In so many of the deals forehand has a pair in his first four cards; chosen: by chance he has in one of twenty."""
NAMES: Final = (
    *(f"trump {rank}" for rank in ("A", "T", "K", "Q", "J", "low")),
    "trump pair",
    *(f"called {rank}" for rank in "ATKQJ"),
    *(f"aside {rank}" for rank in ("A", "T", "K", "Q", "J", "low")),
    "alone",
)
"""The features, as `halfdealt.features` calls them."""
HEAD: Final = '''# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a call from a half-dealt hand adds to its worth in this game, in stakes.

Written by ``packaging/players/call_worths.py {game} --deals {deals} --seed {seed}``.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, float]] = {{
'''
ABOUT: Final = '''}
"""A trump in hand adds what it is worth more than aside, a called card what it is worth more than a low trump.

Aside is a called card that is no trump; alone is who has called a card of his own.
"""
'''


def dealt(game: Game, rules: HouseRules, rng: Random) -> State:
    """Return a random deal in which forehand is to call."""
    paired = rng.random() < PAIRED
    while True:
        deal = deal_at_random(game, rules, first_of_session(game, rules, rng), rng)
        if not paired or marriages(deal.hands[after(deal.dealer, deal.seats)][: game.batches(rules, deal.seats)[0]]):
            return game.start(deal)


def gather(name: str, deals: int, rng: Random) -> Sample:
    """Make calls in so many deals; what is found of each is taken against the mean of its deal."""
    game, judgement, sample = game_named(name), judgement_of(name), Sample()
    rules = [from_json(game.house_rules, preset.values) for preset in game.presets]
    for number in range(deals):
        state = dealt(game, rules[number % len(rules)], rng)
        seat = state.turn
        assert seat is not None  # noqa: S101 - forehand is to call
        seen = state.observe(seat)
        possible = [choice for choice in state.moves(seat) if isinstance(choice, Call)]
        calls = rng.sample(possible, min(CALLS, len(possible)))
        rollout, stake = Rollout(judgement, rng, seat, aloud=True), judgement.stake(seen)
        rows = [row_of(features(seen.hand, call)) for call in calls]
        paid = [rollout.value(state.after(call)) / stake for call in calls]
        middle, level = [fmean(column) for column in zip(*rows, strict=True)], fmean(paid)
        sample.rows += [[value - mean for value, mean in zip(row, middle, strict=True)] for row in rows]
        sample.found += [value - level for value in paid]
    return sample


def row_of(found: Sequence[str]) -> list[float]:
    """Return how often each feature was found."""
    row = [0.0] * len(NAMES)
    for name in found:
        row[NAMES.index(name)] += 1
    return row


def main(arguments: Sequence[str]) -> int:
    """Obey the command line: print the weights as a module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[each.id for each in descriptions()])
    parser.add_argument("--deals", type=int, default=1500, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="of the random numbers")
    asked = parser.parse_args(arguments)
    sample = gather(asked.game, asked.deals, Random(asked.seed))
    weights = zip(NAMES, least_squares(sample), strict=True)
    occurring = {name for name, column in zip(NAMES, zip(*sample.rows, strict=True), strict=True) if any(column)}
    sys.stdout.write(HEAD.format(game=asked.game, deals=asked.deals, seed=asked.seed))
    sys.stdout.writelines(f'    "{name}": {weight:.2f},\n' for name, weight in weights if name in occurring)
    sys.stdout.write(ABOUT)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
