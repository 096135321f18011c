# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Values of the solver beside those found by trying everything, for each kind of target, and on deals that are known.

``python -m tests.kernel_solver [--endings N] [--deals N]`` compares so many endings of each kind, of all games in turn
with random options, and so many of the 200 deals of 32 cards.  It tells as a digest what was found: the same whether
the kernel is compiled or not.  ``--both-ways`` has the sources and what was compiled of them each find the values of
the deals in a process of its own, and compares deal by deal.
"""

import argparse
import hashlib
import itertools
import json
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from kartenspiel.controller.solver_deals import ace_ten_deals, tarock_deals
from kartenspiel.games import all_games
from kartenspiel.model.cardplay.pack import places_of
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.moves import Play
from kartenspiel.players.kernel.arrays import HOW
from kartenspiel.players.kernel.card_play import Position, position_of
from kartenspiel.players.kernel.solver import Solver
from kartenspiel.players.kernel.target import Staked, Target, tricks
from tests.both_ways import both_ways
from tests.walks import random_start, walk

CARDS: Final = 3
"""Endings have so many tricks at most."""
SEATS: Final = 4
WORTHS: Final = (0, 0, 1, 4, 10)
KINDS: Final = ("points", "threshold", "all tricks", "no tricks", "exactly", "bird", "king in the last", "alone")
VALUES: Final = "4245561491732770266889825546266826551118776365826241174314712068212442344955861924873517135462870324"
"""What is known of the first deals of 32 cards."""


def endings(seed: int) -> Iterator[Position]:
    """Yield moments near the end of random deals, between tricks and within them."""
    rng = Random(seed)
    for game in itertools.cycle(all_games()):
        wanted = rng.randrange(1, CARDS * SEATS + 1)
        for state in walk(random_start(game, rng), rng):
            plays = [] if state.turn is None else [move for move in state.moves(state.turn) if isinstance(move, Play)]
            if isinstance(state, CardPlay) and plays and sum(map(len, state.hands)) <= wanted:
                yield position_of(state, plays[0].seat)
                break


def target_of(kind: str, table: Position, rng: Random) -> Target:
    """Return a random target of a kind."""
    cards, seats = len(table.rules.pack.cards), table.rules.seats
    side = rng.randrange(1, (1 << seats) - 1)
    if kind in {"all tricks", "no tricks"}:
        return tricks(side, avoided=kind == "no tricks")
    if kind == "exactly":
        return Target(1 << rng.randrange(seats), exactly=True)
    points = tuple([rng.choice(WORTHS) for _ in range(cards)])
    last = len(table.winners) + table.left.bit_count() // seats + bool(table.left.bit_count() % seats)
    if kind in {"bird", "king in the last"}:
        place = rng.choice([*places_of(table.left)])
        number = last if kind != "bird" else rng.randrange(len(table.winners) + 1, last + 1)
        staked = Staked(place, number, 7, by_side=kind != "bird")
        return Target(side, points if rng.random() < 0.5 else (), staked=(staked,))
    if kind == "alone":
        return Target(1 << rng.randrange(seats), points, last=2, avoided=True)
    return Target(side, points, trick=rng.randrange(3), last=rng.randrange(4))


def counted(table: Position, target: Target, before: int) -> int:
    """Return what the side has of the tricks since, by reading them over."""
    found = 0
    for number, (trick, winner) in enumerate(zip(table.tricks, table.winners, strict=True), start=1):
        if number <= before:
            continue
        if target.seats >> winner & 1:
            found += (
                1 if target.exactly else target.trick + sum(target.points[place] for _, place in trick if target.points)
            )
            found += target.last * (not table.left and number == len(table.winners))
        for stake in target.staked:
            for seat, place in trick:
                if place == stake.place:
                    same = target.seats >> seat & 1 == target.seats >> winner & 1
                    won = number == stake.trick and (same if stake.by_side else seat == winner)
                    found += stake.worth * (won == bool(target.seats >> seat & 1))
    return found


def by_trying(table: Position, target: Target, before: int, need: int | None = None) -> int:
    """Return the value of a target, or whether a number is reached, by trying everything."""
    if not table.left:
        found = counted(table, target, before)
        return found if need is None else int(found == need if target.exactly else found >= need)
    ours = (target.seats >> table.turn & 1) != target.avoided
    values = []
    for place in places_of(table.legal()):
        after = table.copy()
        after.lay(place)
        values.append(by_trying(after, target, before, need))
    return max(values) if ours else min(values)


def compare(kind: str, table: Position, rng: Random) -> tuple[object, object]:
    """Return what the solver says of a position, and what comes out when everything is tried."""
    target, before = target_of(kind, table, rng), len(table.winners)
    solver = Solver(table.rules, target)
    if kind in {"threshold", "exactly"}:
        need = rng.randrange(3 if kind == "exactly" else 20)
        return solver.reaches(table, need), bool(by_trying(table, target, before, need))
    values = {}
    for place in solver.values(table):
        after = table.copy()
        after.lay(place)
        values[place] = by_trying(after, target, before)
    return (solver.values(table), solver.value(table)), (values, by_trying(table, target, before))


def differences(kind: str, count: int, seed: int) -> tuple[list[str], list[object]]:
    """Return where endings of a kind have another value than the solver says, and all that it says."""
    rng, wrong, said = Random(seed), [], []
    for table in itertools.islice(endings(seed), count):
        found, wanted = compare(kind, table, rng)
        said.append(found)
        if found != wanted:
            wrong.append(f"{kind}: {table.hands} {table.trick} {table.rules.laws}: {found}, {wanted}")
    return wrong, said


def values_of_deals(count: int, trick: int, tarock: int) -> list[int]:
    """Return the values of some deals of 32 cards, and of some with tarocks from a trick on."""
    deals = [*itertools.islice(ace_ten_deals(), count), *itertools.islice(tarock_deals(trick), tarock)]
    return [Solver(table.rules, target).value(table) for table, target in deals]


def values_both_ways(count: int, trick: int) -> tuple[list[int], list[int], bool]:
    """Return the values of so many deals of each kind uncompiled and compiled, and whether both ways were to be had."""
    said = both_ways(__spec__.name, "--values", "--deals", str(count), "--trick", str(trick))
    (uncompiled, _), (compiled, how) = map(json.loads, said)
    return uncompiled, compiled, how == "kernel compiled"


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and tell what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--endings", type=int, default=100, metavar="N", help="so many of each kind of target")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="so many deals of each kind at most")
    parser.add_argument("--trick", type=int, default=5, metavar="N", help="from which trick on those with tarocks")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--both-ways", action="store_true", help="compare deals alone, compiled and not")
    how.add_argument("--values", action="store_true", help="tell the values of the deals and nothing else, as JSON")
    options = parser.parse_args(arguments)
    if options.values:
        sys.stdout.write(json.dumps([values_of_deals(options.deals, options.trick, options.deals), HOW]))
        return 0
    if options.both_ways:
        return _compare_both_ways(options.deals, options.trick)
    digest, differ = hashlib.sha256(), False
    for kind in KINDS:
        wrong, said = differences(kind, options.endings, options.seed)
        digest.update(repr(said).encode())
        sys.stdout.write("\n".join([f"{kind}: {len(said)} endings, {len(wrong)} differ", *wrong[:3], ""]))
        differ = differ or bool(wrong)
    values = values_of_deals(options.deals, options.trick, options.deals)
    digest.update(repr(values).encode())
    known = "".join(map(str, values[: min(options.deals, len(VALUES))]))
    wrong_deals = sum(one != other for one, other in zip(known, VALUES, strict=False))
    sys.stdout.write(f"deals: {len(values)}, {wrong_deals} differ\n{digest.hexdigest()[:16]}, {HOW}\n")
    return int(differ or wrong_deals > 0)


def _compare_both_ways(deals: int, trick: int) -> int:
    uncompiled, compiled, are_two = values_both_ways(deals, trick)
    differ = [number for number, (one, other) in enumerate(zip(uncompiled, compiled, strict=True)) if one != other]
    sys.stdout.write(f"{len(compiled)} deals compiled and not: {len(differ)} differ {differ[:3] or ''}\n")
    if not are_two:
        sys.stdout.write("The kernel is not compiled here: its sources were compared with themselves.\n")
    return int(bool(differ) or not are_two)


if __name__ == "__main__":
    sys.exit(main())
