# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Measures the call from a half-dealt hand: how stable it is, and how well its rule foretells what it is paid.

    python packaging/players/calls.py GAME [--hands 50] [--seeds 20] [--deals 160] [--first 1000]

For so many random hands from the number `first` on it prints, in the end and on the average:

agreement   how often the strong level gives the answer that it gives most often with so many random numbers, and how
            often the answer of the rule; left out with ``--seeds 0``, for it takes long
luck        the standard deviation of what two calls of a hand are paid in the same imagined deal, in stakes
error       the standard error of the rule, in stakes: how far its difference between two calls lies from the mean
            difference in so many imagined deals, the luck of these taken out
"""

import argparse
import math
from collections import Counter
from random import Random
from statistics import fmean, pvariance
from typing import Any

from kartenspiel.games import descriptions, game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.halfdealt import CALLS_TRIED, HalfDealtJudgement
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import Rollout, worlds


def question(game: Game, number: int) -> Question:
    """Return what forehand is asked in a random deal."""
    rng, rules = Random(number), game.house_rules()
    state = game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng))
    seat = state.turn or Seat(0)
    return Question(state.observe(seat), state.moves(seat), may_pass=False)


def judgement_of(game: str) -> HalfDealtJudgement[Any, Any, Any]:
    """Return the judgement of a game called from half a hand; raises `ValueError` where it is none."""
    found = judgements()[game]
    if not isinstance(found, HalfDealtJudgement):
        message = f"{game} is not called from half a hand"
        raise ValueError(message)  # noqa: TRY004 - the name is wrong
    return found


def agreement(asked: Question, seeds: int) -> tuple[float, float]:
    """Return how often the commonest answer is given, and how often that of the rule."""
    answers = Counter(player_named("strong").choose(asked, Random(seed)) for seed in range(seeds))
    return answers.most_common(1)[0][1] / seeds, answers[judgement_of(asked.seen.game).calls(asked)[0]] / seeds


def differences(asked: Question, deals: int, rng: Random) -> list[tuple[float, float, float]]:
    """Return for each call the rule's difference to the best, the mean of what was paid, and its variance."""
    seen = asked.seen
    judgement = judgement_of(seen.game)
    rollout, stake = Rollout(judgement, rng, seen.seat, aloud=True), judgement.stake(seen)
    tried = judgement.calls(asked)[:CALLS_TRIED]
    paid = [
        [rollout.value(state.after(call)) / stake for call in tried] for state in worlds(judgement, seen, deals, rng)
    ]
    best = judgement.call_worth(seen.hand, tried[0])
    found = []
    for place, call in enumerate(tried[1:], start=1):
        more = [row[place] - row[0] for row in paid]
        found.append((judgement.call_worth(seen.hand, call) - best, fmean(more), pvariance(more)))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[each.id for each in descriptions()])
    for name, usual in (("hands", 50), ("seeds", 20), ("deals", 160), ("first", 1000)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    args = parser.parse_args()
    game = game_named(args.game)
    asked = [question(game, args.first + number) for number in range(args.hands)]
    found = [row for number, each in enumerate(asked) for row in differences(each, args.deals, Random(number))]
    luck = fmean(variance for _, _, variance in found)
    missed = fmean((paid - foretold) ** 2 for foretold, paid, _ in found)
    error = math.sqrt(max(0.0, missed - luck / args.deals))
    print(f"{args.game}: {args.hands} hands, {args.seeds} seeds, {args.deals} imagined deals")
    if args.seeds:
        common, ruled = zip(*(agreement(each, args.seeds) for each in asked), strict=True)
        print(f"agreement {fmean(common):.3f}, with the rule {fmean(ruled):.3f}")
    print(f"luck {math.sqrt(luck):.2f}, error {error:.2f}")


if __name__ == "__main__":
    main()
