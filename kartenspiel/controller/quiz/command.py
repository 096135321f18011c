# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the command line does with a quiz: it asks in a terminal, or writes questions with their answers."""

import argparse
import contextlib
import json
import secrets
from collections.abc import Callable, Iterator, Mapping
from datetime import date

from kartenspiel.controller.day import today
from kartenspiel.controller.deal_index import DealIndex
from kartenspiel.controller.files import folders
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.quiz.making import QuizPlan, make_quiz, seed_of_day
from kartenspiel.controller.quiz.own_deals import own_deals
from kartenspiel.controller.quiz.question import QuizAnswer, QuizQuestion
from kartenspiel.controller.record import masked_record, record_from_json
from kartenspiel.controller.session import SEED_BITS
from kartenspiel.controller.sitting import Step
from kartenspiel.games import game_named
from kartenspiel.model import moves
from kartenspiel.model.moves import Play
from kartenspiel.model.options import HouseRules
from kartenspiel.model.quoting import quote
from kartenspiel.model.text import english


def plan_of(game: str, rules: HouseRules, options: argparse.Namespace) -> QuizPlan:
    """Return the quiz that is asked for on the command line; raises `ValueError` with what is wrong."""
    if options.day is not None and (options.own or options.seed is not None):
        raise ValueError("--day: the quiz of a day is the same for all; leave out --own and --seed")
    records = tuple(_own(game)) if options.own else ()
    if options.own or options.seed is not None:
        seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    else:
        seed = seed_of_day(game, rules, _day(options.day))
    return QuizPlan(game, rules, seed, records, options.questions)


def _day(text: str | None) -> date:
    try:
        return today() if text is None else date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"--day: must be a date as 2026-11-27, not {quote(text)}") from None


def _own(game: str) -> Iterator[Mapping[str, object]]:
    """Yield the newest deals of a game in the history."""
    data = folders().data
    with contextlib.closing(DealIndex(None, (data / "history.jsonl", data / "history-1.jsonl"))) as index:
        index.update()
        yield from own_deals(index, game)


def written(plan: QuizPlan, form: str) -> Iterator[str]:
    """Yield the questions with their answers, as lines of text or one JSON object each."""
    for number, question in enumerate(questions(plan), 1):
        if form == "json":
            yield json.dumps(as_json(question, number), ensure_ascii=False)
        else:
            yield from as_text(question, number)
            yield from solution(question)
            yield ""


def questions(plan: QuizPlan) -> Iterator[QuizQuestion]:
    """Yield the questions of a quiz as soon as each is made."""
    return (step.question for step in make_quiz(plan) if step.question is not None)


def as_json(question: QuizQuestion, number: int) -> dict[str, object]:
    """Return a question for programs: the deal as the seat knows it there, the answers, which is right, and why."""
    deal = PlayedDeal(record_from_json(question.record))
    return {
        "number": number,
        "kind": question.kind.value,
        "seat": question.seat,
        "record": masked_record(deal.states[question.place], question.seat),
        "question": english(question.text),
        "answers": [_answer_as_json(each) for each in question.answers],
        "right": question.right,
        "why": [english(each) for each in question.counted],
    }


def _answer_as_json(answer: QuizAnswer) -> dict[str, object]:
    written: dict[str, object] = {"words": english(answer.words)}
    if answer.weighing is not None:
        cost = answer.weighing.cost
        written |= {
            "moves": [None if move is None else moves.to_json(move) for move in answer.moves],
            "worth": answer.weighing.own.expected,
            "less": cost.mean,
            "error": cost.error,
        }
    return written


def as_text(question: QuizQuestion, number: int) -> Iterator[str]:
    """Yield what somebody must know to answer a question, the question and its answers, line by line."""
    steps = PlayedDeal(record_from_json(question.record)).steps(question.seat)[: question.place + 1]
    seen = steps[-1].after
    yield f"{number}. You are seat {question.seat} of {seen.seats}; seat {seen.dealer} has dealt."
    yield from _said(steps)
    for count, (trick, winner) in enumerate(zip(seen.cards.tricks, seen.cards.winners, strict=True), 1):
        yield f"   trick {count}: {_plays(trick)}; seat {winner} takes it"
    if seen.cards.trick:
        yield f"   trick {len(seen.cards.tricks) + 1}: {_plays(seen.cards.trick)}"
    yield f"   your hand: {english(seen.hand)}"
    yield english(question.text)
    for place, each in enumerate(question.answers, 1):
        yield f"   {place}) {english(each.words)}"


def _said(steps: tuple[Step, ...]) -> Iterator[str]:
    """Yield what was said and done besides playing cards."""
    words = game_named(steps[-1].after.game).words
    for step in steps:
        if step.before is not None and step.move is not None and not isinstance(step.move, Play):
            told = words.sentence_to_tell(step.move, step.before, step.after)
            if told is not None:
                yield f"   {english(told)}"


def _plays(trick: tuple[Play, ...]) -> str:
    return ", ".join(f"seat {play.seat} {play.card.code}" for play in trick)


def solution(question: QuizQuestion) -> Iterator[str]:
    """Yield the right answer and why it is right, line by line."""
    right = question.answers[question.right]
    yield f"   right: {question.right + 1}) {english(right.words)}"
    for each in question.counted:
        yield f"   {english(each)}"
    for place, answer in enumerate(question.answers, 1):
        if answer.weighing is not None and answer is not right:
            cost = answer.weighing.cost
            yield f"   {place}) is paid {cost.mean:.2f} ± {cost.error or 0.0:.2f} less on the average"


def ask(plan: QuizPlan, read: Callable[[], str], tell: Callable[[str], object]) -> None:
    """Ask question by question; `read` returns a line of the person, empty when there are no more."""
    right = asked = 0
    for number, question in enumerate(questions(plan), 1):
        for line in as_text(question, number):
            tell(line)
        place = _chosen(len(question.answers), read, tell)
        if place is None:
            break
        asked += 1
        right += place == question.right
        tell("Right." if place == question.right else "Not quite.")
        for line in solution(question):
            tell(line)
        tell("")
    tell(f"{right} of {asked} right")


def _chosen(count: int, read: Callable[[], str], tell: Callable[[str], object]) -> int | None:
    """Return the place of the answer that somebody types; ``None`` where he types no more."""
    while line := read():
        typed = line.strip()
        if typed.isdecimal() and 1 <= int(typed) <= count:
            return int(typed) - 1
        tell(f"Type a number from 1 to {count}, or end with Ctrl+D.")
    return None
