# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counts how often an analysis finds the error that a seat was made to commit, and how often it accuses without reason.

    python packaging/players/errors_found.py [GAME …] --deals 30 --seed 1 --seconds 1800

The games take turns, all of them where none is named.  In the first half of the deals the seat gives, at one decision
drawn by lot, the answer that is worst by ten times the work; counted is how often the analysis has that decision as the
dearest or the second dearest.  In the second half nobody errs on purpose; counted are the decisions of the seat that
are called errors, and those of them that ten times the work does not call so.  What is not done within the seconds is
left out.  `--threads` shares the deals among processes, `--cluster` among the machines of a Dask cluster, whose clocks
must agree to a few seconds.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from kartenspiel.controller.analysis import WeighedDecision, analysis_of, by_cost
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.decisions import DEALS, decisions
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record, record_as_json, record_from_json
from kartenspiel.controller.sharing import WorkerError, Workers
from kartenspiel.controller.worker_choice import chosen_workers
from kartenspiel.games import all_games, game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.question import Question
from kartenspiel.players.weighing import weigh

SEAT = Seat(0)
MORE = 10
"""How many times the work of an analysis decides what is an error."""
LIKELY = 4
"""One in so many decisions is the one at which the seat errs, so that it comes anywhere in the deal."""


def worst(question: Question, rng: Random) -> tuple[Move | None] | None:
    """Return the answer worth least by ten times the work; `None` where that is not clearly worse than the best."""
    player = player_named("strong")
    given = player.choose(question, rng)
    weighings = list(weigh(question, given, DEALS * MORE, rng, 1))
    if not weighings:
        return None
    possible = [each.answer for each in weighings[-1].answers if each.answer is not None or question.may_pass]
    answer = possible[-1]  # a card without a word is no answer yet
    *_, again = weigh(question, answer, DEALS * MORE, rng, 1)
    return (answer,) if again.is_error(3) else None


def play(game: Game, rng: Random, *, errs: bool) -> tuple[Record, int | None]:
    """Play a deal by strong players; return it, and after how many moves the seat erred on purpose, if it did."""
    rules, player, erred = game.house_rules(), player_named("strong"), None
    conductor = Conductor(game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng)), (SEAT,))
    while (now := conductor.next_question()) is not None:
        seat, question = now
        open_choice = seat == SEAT and question.only_answer is None
        wrong = worst(question, rng) if errs and erred is None and open_choice and not rng.randrange(LIKELY) else None
        if wrong is not None:
            erred = len(conductor.state.log)
        conductor.answer(player.choose(question, rng) if wrong is None else wrong[0])
    return record_from_json(record_as_json(conductor.state)), erred


def found(record: Record) -> list[WeighedDecision]:
    """Return the analysis of the seat."""
    return list(analysis_of(PlayedDeal(record), SEAT).found)


def is_confirmed(record: Record, accused: WeighedDecision) -> bool:
    """Tell whether ten times the work calls a decision an error too."""
    decision = next(each for each in decisions(PlayedDeal(record), SEAT) if each.moment == accused.moment)
    again = decision.weighings(2, DEALS * MORE)
    return any(each.is_error(2) for each in again if each.given == accused.weighing.given)


class Job(NamedTuple):
    """A deal that is to be played and analysed."""

    game: str
    seed: str
    errs: bool
    end: float
    """When it is too late to begin, by the clock of the system."""


class Verdict(NamedTuple):
    """What came out of a deal."""

    place: int | None
    """Where in the list the decision stands at which the seat was made to err, from 1 on; 0 where it is missing."""
    dearest: tuple[str, ...]
    """The decisions that stand first, for who wants to know why."""
    accused: int
    unconfirmed: int
    seconds: float
    """How much of one core's time the analysis took."""


def judge(job: Job) -> Verdict | None:
    """Play a deal and analyse it; where the seat is to err, deals are played until it did; `None` if it is too late."""
    game, rng = game_named(job.game), Random(job.seed)
    record, moves = play(game, rng, errs=job.errs)
    while job.errs and moves is None and time.time() < job.end:
        record, moves = play(game, rng, errs=True)
    if time.time() >= job.end or (job.errs and moves is None):
        return None
    begun = time.process_time()
    ranked = by_cost(found(record))
    seconds = time.process_time() - begun
    place = next((at for at, each in enumerate(ranked, 1) if each.moves == moves), 0) if job.errs else None
    told = tuple(
        f"after {each.moves} {each.kind.value} {each.weighing.cost.mean:.2f} ± {each.weighing.cost.error or 0:.2f}"
        for each in ranked
        if each.moves == moves or each in ranked[:3]
    )
    errors = [] if job.errs else [each for each in ranked if each.is_error]
    return Verdict(place, told, len(errors), sum(not is_confirmed(record, each) for each in errors), seconds)


def jobs(games: Sequence[str], deals: int, seed: int, end: float, *, errs: bool) -> Iterator[Job]:
    """Yield the deals, the games taking turns."""
    for number in range(deals):
        game = games[number % len(games)]
        yield Job(game, f"{seed}/{game}/{number}/{errs}", errs, end)


def verdicts(workers: Workers, wanted: Sequence[Job]) -> Iterator[tuple[Job, Verdict]]:
    """Yield what came out of the deals, in their order."""
    found = zip(wanted, workers.in_order(judge, wanted), strict=True)
    yield from ((job, verdict) for job, verdict in found if verdict is not None)


def main() -> int:
    """Count, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=[game.id for game in all_games()])
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask cluster that shares it, as tcp://HOST:8786")
    wanted = parser.parse_args()
    if wanted.cluster is not None and wanted.threads > 1:
        parser.error("--threads: a cluster has workers of its own; leave out one of the two")
    try:
        with chosen_workers(wanted.cluster, wanted.threads) as workers:
            count(workers, wanted.games, wanted.deals, wanted.seed, wanted.seconds)
    except WorkerError as error:
        print(f"errors_found.py: {error}", file=sys.stderr)
        return 1
    return 0


def count(workers: Workers, games: Sequence[str], deals: int, seed: int, seconds: float) -> None:
    """Have the deals judged, first those with an error on purpose, and tell after each how it stands."""
    begun = time.time()
    named = accused = unconfirmed = 0
    slowest = 0.0
    purposely = list(jobs(games, deals, seed, begun + seconds / 2, errs=True))
    for erred, (job, verdict) in enumerate(verdicts(workers, purposely), start=1):
        named += verdict.place in {1, 2}
        slowest = max(slowest, verdict.seconds)
        print(f"{job.game}: place {verdict.place}; {'; '.join(verdict.dearest)}")
        print(f"erred in {erred} deals, named first or second in {named}", flush=True)
    without = list(jobs(games, deals, seed, begun + seconds, errs=False))
    for played, (job, verdict) in enumerate(verdicts(workers, without), start=1):
        accused += verdict.accused
        unconfirmed += verdict.unconfirmed
        slowest = max(slowest, verdict.seconds)
        told = f"{played} deals without purpose: {accused} errors, {unconfirmed} not confirmed"
        print(f"{job.game}: {told}; slowest {slowest:.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
