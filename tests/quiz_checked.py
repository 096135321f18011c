# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Compares the right answers of quizzes with their wrong ones once more, in other deals and more of them.

``python -m tests.quiz_checked GAME --days 3 --deals 200`` tells of each searched question by how many standard errors
its right answer is ahead of each wrong one, and how many were not ahead at all.
"""

import argparse
import time
from datetime import date, timedelta
from random import Random

from kartenspiel.controller.decisions import decisions
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.quiz.making import QuizPlan, make_quiz, seed_of_day
from kartenspiel.controller.quiz.question import QuizQuestion
from kartenspiel.controller.record import record_from_json
from kartenspiel.games import game_named
from kartenspiel.model.text import english
from kartenspiel.players.question import Question
from kartenspiel.players.weighing import weigh_two

FIRST = date(2026, 11, 1)


def asked(question: QuizQuestion) -> Question:
    """What the rules ask at the place of a question that a search has answered."""
    deal = PlayedDeal(record_from_json(question.record))
    state = deal.states[question.place]
    offered = {move for each in question.answers for move in each.moves}
    for each in decisions(deal, question.seat):
        choices = {*each.question.choices, *([None] if None in offered else [])}
        if each.state is state and (offered & choices):
            return each.question
    raise LookupError(english(question.text))


def main() -> None:
    """Tell how sure the answers of many quizzes are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--days", type=int, default=3)
    parser.add_argument("--deals", type=int, default=200)
    options = parser.parse_args()
    rules = game_named(options.game).house_rules()
    checked = behind = unsure = 0
    for number in range(options.days):
        day = FIRST + timedelta(number)
        begun = time.process_time()
        plan = QuizPlan(options.game, rules, seed_of_day(options.game, rules, day))
        questions = [step.question for step in make_quiz(plan) if step.question is not None]
        print(f"{day}: {len(questions)} questions in {time.process_time() - begun:.1f} s", flush=True)
        for question in questions:
            best = question.answers[question.right]
            for place, answer in enumerate(question.answers):
                if question.kind.is_counted or place == question.right:
                    continue
                pair = best.moves[0], answer.moves[0]
                cost, _overlooked = weigh_two(asked(question), pair, options.deals, Random(f"{day}/{place}"))
                ahead = cost.mean / (cost.error or 1.0)
                checked, behind, unsure = checked + 1, behind + (ahead <= 0), unsure + (ahead < 3)
                said = f"{english(best.words)} before {english(answer.words)}"
                print(f"   {question.kind.value}: {said}: {cost.mean:.2f}, {ahead:.1f} standard errors", flush=True)
    print(f"{checked} wrong answers: {behind} not behind, {unsure} by less than three standard errors")


if __name__ == "__main__":
    main()
