# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counts how often an analysis finds the error that a seat was made to commit, and how often it accuses without reason.

    python packaging/players/errors_found.py GAME --deals 30 --seed 1 --seconds 300

In the first half of the deals the seat gives, at one decision drawn by lot, the answer that is worst by ten times the
work; counted is how often the analysis has that decision as the dearest or the second dearest.  In the second half
nobody errs on purpose; counted are the decisions of the seat that are called errors, and those of them that ten times
the work does not call so.  What is not done within the seconds is left out.
"""

import argparse
import time
from random import Random

from kartenspiel.controller.analysis import WeighedDecision, analysis_of, by_cost
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.decisions import DEALS, decisions
from kartenspiel.controller.record import Record, record_as_json, record_from_json
from kartenspiel.games import game_named
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
    weighings = list(weigh(question, given, DEALS * MORE, rng))
    if not weighings:
        return None
    answer = weighings[-1].answers[-1].answer
    *_, again = weigh(question, answer, DEALS * MORE, rng)
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
    return list(analysis_of(record, SEAT).found)


def is_confirmed(record: Record, accused: WeighedDecision) -> bool:
    """Tell whether ten times the work calls a decision an error too."""
    decision = next(each for each in decisions(record, SEAT) if each.moment == accused.moment)
    again = decision.weighings(2, DEALS * MORE)
    return any(each.is_error(2) for each in again if each.given == accused.weighing.given)


def main() -> None:
    """Count, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    wanted = parser.parse_args()
    game, rng, begun = game_named(wanted.game), Random(wanted.seed), time.monotonic()
    named = erred = 0
    while erred < wanted.deals and time.monotonic() < begun + wanted.seconds / 2:
        record, moves = play(game, rng, errs=True)
        if moves is not None:
            erred += 1
            named += any(each.moves == moves for each in by_cost(found(record))[:2])
            print(f"erred in {erred} deals, named first or second in {named}", flush=True)
    played = accused = unfounded = 0
    slowest = 0.0
    while played < wanted.deals and time.monotonic() < begun + wanted.seconds:
        record, _ = play(game, rng, errs=False)
        before = time.monotonic()
        errors = [each for each in found(record) if each.is_error]
        slowest = max(slowest, time.monotonic() - before)
        played += 1
        accused += len(errors)
        unfounded += sum(not is_confirmed(record, each) for each in errors)
        print(
            f"{played} deals without purpose: {accused} errors, {unfounded} not confirmed; {slowest:.1f} s", flush=True
        )


if __name__ == "__main__":
    main()
