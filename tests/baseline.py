# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the rules did before they were rebuilt: records of random deals and counts of legal continuations.

    python tests/baseline.py                 # compares today's rules with the data
    python tests/baseline.py --write GAME    # makes the data of a game anew: a new one, or a rule is meant to change

A rebuilding of the rules must leave every byte of ``simulate --players random`` and every count as it is.  The data
keep of each record a short digest, so that the first deal that differs is known, and of a position how many sequences
of so many legal moves begin in it (what chess programs call perft).
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import comb
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kartenspiel.controller.catalogue import rules_of
from kartenspiel.controller.checking import all_moves
from kartenspiel.controller.protocol import TIME_MS
from kartenspiel.controller.simulation import SimulationPlan, simulate
from kartenspiel.games import all_games
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Choice, LayAwayChoice, Move
from kartenspiel.model.options import HouseRules, specs
from kartenspiel.model.quoting import quote
from tests.walks import random_rules, start_with, walk

DATA: Final = Path(__file__).resolve().parent / "data" / "baseline.json"
SEED: Final = 11
DEALS: Final = 40
"""Deals of each preset."""
RULE_SETS: Final = 40
"""Sets of random house rules of each game, two deals each."""
WALKS: Final = 24
"""Random deals of each game whose positions are counted."""
DUMMY_SETS: Final = 15
"""Sets of random house rules with dummies, where a game has any, and random deals with such rules."""
MOMENTS: Final = 5
"""Positions of each of them, evenly spread over the deal."""
DEPTH: Final = 3
DIGEST: Final = 8
"""Hexadecimal digits kept of a record's digest: one changed deal in 4 thousand million would go unnoticed."""

Data = dict[str, dict[str, object]]


def digests(game: Game, rules: HouseRules, deals: int, seed: int) -> list[str]:
    """Return a short digest of each record of random players, in the order of the deals."""
    records = simulate(SimulationPlan(game.id, rules, ("random",), seed), deals, time_ms=TIME_MS)
    return [hashlib.sha256(record).hexdigest()[:DIGEST] for record in records]


def count(state: State, depth: int) -> int:
    """Return how many sequences of legal moves, shorter only where the deal ends, begin in a state.

    Where cards are laid away all ways to do it are counted, but only the first is followed.
    """
    choices = tuple(all_moves(state))
    if depth == 0 or not choices:
        return 1
    return sum(
        _ways(choice) if depth == 1 else _ways(choice) * count(state.after(_first(choice)), depth - 1)
        for choice in choices
    )


def _ways(choice: Choice) -> int:
    if not isinstance(choice, LayAwayChoice):
        return 1
    free, wanted = len(choice.choose_from) - len(choice.must), choice.count - len(choice.must)
    kept = len(choice.keep_one)
    return comb(free, wanted) - (comb(free - kept, wanted - kept) if 0 < kept <= wanted else 0)


def _first(choice: Choice) -> Move:
    if not isinstance(choice, LayAwayChoice):
        return choice
    return choice.laying(choice.choose_from)


def some_rules(game: Game, rng: Random, *, dummies: bool) -> HouseRules:
    """Return random rules with dummies, or without."""
    while True:
        rules = random_rules(game, rng)
        if (game.players(rules) < game.seats(rules)) == dummies:
            return rules


def counts(game: Game, deals: int = WALKS, *, dummies: bool = False) -> list[list[int]]:
    """Return for each of some random deals the counts of positions spread over it."""
    found = []
    for seed in range(deals):
        rng = Random(f"{game.id} {seed}")
        start = start_with(game, some_rules(game, rng, dummies=dummies), rng)
        states = tuple(walk(start, rng))
        found.append([count(states[len(states) * moment // MOMENTS], DEPTH) for moment in range(MOMENTS)])
    return found


def parts(game: Game) -> Iterator[tuple[str, object]]:
    """Yield what the data keep of a game, part by part."""
    for preset in game.presets:
        yield f"records of {preset.id}", digests(game, rules_of(game, preset.id, {}), DEALS, SEED)
    yield "records with random rules", mixed(game, RULE_SETS)
    yield f"sequences of {DEPTH} moves", counts(game)
    if "table_mode" in {spec.id for spec in specs(game.house_rules)}:
        yield "records with dummies", mixed(game, DUMMY_SETS, dummies=True)
        yield f"sequences of {DEPTH} moves with dummies", counts(game, DUMMY_SETS, dummies=True)


def mixed(game: Game, sets: int, *, dummies: bool = False) -> list[list[str]]:
    """Return the digests of two deals with each of so many sets of random rules."""
    rng = Random(f"rules of {game.id}")
    return [digests(game, some_rules(game, rng, dummies=dummies), 2, SEED + number) for number in range(sets)]


def differing(wanted: Mapping[str, object], found: Mapping[str, object]) -> list[str]:
    """Return the parts of a game that are not what they were, those that came or went included."""
    return [part for part in {**wanted, **found} if wanted.get(part) != found.get(part)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, or write the data anew."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    games = {game.id: game for game in all_games()}
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all if none is named: {' '.join(games)}")
    parser.add_argument("--write", action="store_true", help="make the data anew")
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.games if name not in games]:
        parser.error(f"no game {quote(unknown[0])}; games: {' '.join(games)}")
    found: Data = {name: dict(parts(games[name])) for name in options.games or games}
    wanted: Data = json.loads(DATA.read_text(encoding="utf-8"))
    if options.write:
        DATA.write_text(json.dumps(wanted | found, indent=0) + "\n", encoding="utf-8")
        return 0
    different = [f"{game}: {part}" for game in found for part in differing(wanted.get(game, {}), found[game])]
    sys.stdout.write("\n".join(different or ["nothing has changed"]) + "\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
