# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plays OpenSpiel's tarok beside our random play-outs: on the same machine in the same minute, in turns.

    python packaging/openspiel.py GAME … --python FOLDER/bin/python [--rounds 7] [--seconds 1] [--json]

OpenSpiel (PyPI: open_spiel) is no dependency: install it in an environment of its own and say which Python that has.
Each work is done for so many seconds of the time of the processor in each round, ours and theirs one after the other.
Told is the median of the rounds, beside it the least and the most.  Theirs counts what a deal brought each time, so one
of ours pays it too.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the program of this checkout and no other

from kartenspiel.controller.bench import laid_out, played_at_random, random_plays, random_steps
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.kernel.arrays import HOW
from kartenspiel.players.rollout import Rollout

PEER = Path(__file__).with_name("openspiel_peer.py")
INSTALL = "python3 -m venv FOLDER; FOLDER/bin/python -m pip install open_spiel"


Measure = Callable[[str, float], float]
"""Does a work, by its name, for so many seconds, and returns how often it did it in a second."""


class PeerError(Exception):
    """OpenSpiel cannot be played; the message says why and what to do."""


def paid_steps(game: Game) -> Callable[[], int]:
    """Return work that plays deals at random, card by card, pays them, and says how many."""
    rollout, chance = Rollout(judgements()[game.id], Random(1), Seat(0)), Random(1).random
    laid = [(rollout.valuer(state), table) for state, _, table in laid_out(game)]

    def work() -> int:
        for valuer, before in laid:
            table = played_at_random(before, chance)
            if valuer is not None:
                valuer.value(table)
        return len(laid)

    return work


def our_works(games: Sequence[str]) -> dict[str, Callable[[], int]]:
    """Return what is measured of ours, by name."""
    kinds = {"card by card": random_steps, "card by card and paid": paid_steps, "many at once": random_plays}
    return {f"{name}, {how}": make(game_named(name)) for name in games for how, make in kinds.items()}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Do a work for so long, of the time of the processor; return how often it was done in a second."""
    done, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        done += work()
    return done / taken


@contextmanager
def peer(python: str) -> Iterator[tuple[list[str], Measure]]:
    """Start OpenSpiel with a Python that has it; yield what it can measure, and what measures it."""
    command = [python, str(PEER)]
    try:
        running = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    except OSError as error:
        raise PeerError(f"{python} does not run: {error.strerror}") from None
    with running:
        assert running.stdin is not None  # noqa: S101 - piped
        assert running.stdout is not None  # noqa: S101 - piped
        assert running.stderr is not None  # noqa: S101 - piped
        stdin, stdout, stderr = running.stdin, running.stdout, running.stderr

        def answer() -> str:
            if line := stdout.readline():
                return line
            lines = stderr.read().strip().splitlines() or ["it ended"]
            raise PeerError(f"{python} cannot play OpenSpiel's tarok: {lines[-1]}. To install it: {INSTALL}")

        def measure(name: str, seconds: float) -> float:
            stdin.write(f"{json.dumps([name, seconds])}\n")
            stdin.flush()
            return float(json.loads(answer()))

        try:
            yield json.loads(answer()), measure
        finally:
            running.kill()


def compared(games: Sequence[str], python: str, rounds: int, seconds: float) -> dict[str, list[float]]:
    """Measure in turns; return by name what each round has found."""
    with peer(python) as (names, measure_theirs):
        ours = our_works(games)

        def measure_ours(name: str, seconds: float) -> float:
            return rate(ours[name], seconds)

        found: dict[str, list[float]] = {}
        for _ in range(rounds):
            for whose, listed, measure in (
                ("Kartenspiel", [*ours], measure_ours),
                ("OpenSpiel", names, measure_theirs),
            ):
                for name in listed:
                    found.setdefault(f"{whose}: {name}", []).append(measure(name, seconds))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=[game.id for game in all_games()], metavar="GAME")
    parser.add_argument("--python", default=sys.executable, help="the Python that has OpenSpiel (this one)")
    parser.add_argument("--rounds", type=int, default=7, metavar="N")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S")
    parser.add_argument("--json", action="store_true", help="an object with the rounds of each work")
    wanted = parser.parse_args(arguments)
    try:
        found = compared(wanted.games, wanted.python, wanted.rounds, wanted.seconds)
    except PeerError as error:
        print(f"openspiel.py: {error}", file=sys.stderr)
        return 1
    if wanted.json:
        print(json.dumps(found))
        return 0
    print(f"random play-outs a second of the processor, {HOW}; median of {wanted.rounds} rounds in turns")
    for name, rates in found.items():
        print(f"{name:50} {statistics.median(rates):11,.0f} ({min(rates):,.0f} to {max(rates):,.0f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
