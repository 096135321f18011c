# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Self-play from which is learned what words are worth: the same deal is paid after each word that could be said.

A deal is bid by the judgement of its game, which now and then says something else that seems worth a trial, so that
what follows such words is seen too.  Wherever words are worth comparing, the deal as it lies is played out after each
of them with open hands, which takes milliseconds.  In one deal of `CLOSED` quick players play it to its end besides,
who see their own cards alone (`QUICK`): what only hidden hands win is learned from the difference.

What comes of a deal follows from plan and number, so that workers may share the deals, and learning may go on where it
was broken off.
"""

import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Final

from kartenspiel.controller.arena import Contest
from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.sharing import Workers, next_size
from kartenspiel.model import options
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move
from kartenspiel.model.options import HouseRules
from kartenspiel.model.seats import Seat
from kartenspiel.players.chance import pick
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import EVEN, Judgement, received
from kartenspiel.players.learned.encoder import ENCODER, WordSituation, are_words
from kartenspiel.players.learned.examples import PaidWords
from kartenspiel.players.question import Question
from kartenspiel.players.quick import QUICK
from kartenspiel.players.rollout import Rollout

CLOSED: Final = 5
"""In one of so many deals words are paid with closed hands too; chosen, as that takes a dozen times as long."""
EXPLORED: Final = 0.3
"""How often the word said is drawn from those compared, that of the judgement among them; chosen."""
_OPEN_WORDS: Final = 6
"""So many words of a question at most are paid with open hands; chosen, few questions have more."""
_CLOSED_WORDS: Final = 3
"""So many with closed hands: the quietest, that of the judgement, and others drawn at random; chosen for the time."""
_MOST_DEALS: Final = 64
"""So many deals at most are handed to a worker at once; chosen, that progress is seen."""


@dataclass(frozen=True, slots=True)
class LearningPlan:
    """What is played to learn from it: the game, its rules, and the seed."""

    game: str
    rules: HouseRules
    seed: int

    def as_json(self) -> dict[str, object]:
        """Return the plan as files of examples begin with it."""
        rules = options.as_json(self.rules)
        return {"game": self.game, "rules": rules, "seed": str(self.seed), "encoder": ENCODER}

    def start(self, number: int) -> State:
        """Return a deal as the first of a session of its own: that of the arena with the same seed and number.

        So what was learned is to be measured with another seed.
        """
        return Contest(self.game, self.rules, ("", ""), self.seed, 0).start(number)


@dataclass(frozen=True, slots=True)
class _LearningStretch:
    plan: LearningPlan
    numbers: range


@dataclass(frozen=True, slots=True)
class _LearnedStretch:
    deals: list[list[PaidWords]]
    seconds: float


def learn(plan: LearningPlan, numbers: range, *, workers: Workers | None = None) -> Generator[list[PaidWords]]:
    """Yield what words were paid in each of these deals, in their order; raises `WorkerError`."""
    if workers is None:
        for number in numbers:
            yield decisions(plan, number)
        return
    size = 1

    def stretches() -> Iterator[_LearningStretch]:
        first = numbers.start
        while first < numbers.stop:
            some = range(first, min(first + size, numbers.stop))
            yield _LearningStretch(plan, some)
            first = some.stop

    with closing(workers.in_order(_play_stretch, stretches())) as found:
        for done in found:
            size = next_size(size, len(done.deals), done.seconds, _MOST_DEALS)
            yield from done.deals


def _play_stretch(stretch: _LearningStretch) -> _LearnedStretch:
    begun = time.monotonic()
    deals = [decisions(stretch.plan, number) for number in stretch.numbers]
    return _LearnedStretch(deals, time.monotonic() - begun)


def decisions(plan: LearningPlan, number: int) -> list[PaidWords]:
    """Play a deal as long as words are asked for; return what each of them was paid."""
    table = _LearningTable(plan, number)
    found: list[PaidWords] = []
    while (asked := table.next_question()) is not None:
        seat, question = asked
        compared = table.compared(seat, question)
        if compared is None:
            table.answer(table.said(seat, question))
            continue
        words, rule = compared
        found.append(table.decision(seat, question, words, rule))
        explored = table.rng.random() < EXPLORED
        table.answer(pick(words, table.rng) if explored else words[rule])
    return found


class _LearningTable:
    """One deal, and what is tried out in it."""

    def __init__(self, plan: LearningPlan, number: int) -> None:
        self._plan, self._number = plan, number
        self._conductor = Conductor(plan.start(number))
        self._judgement: Judgement = judgements()[plan.game]
        self.rng: Final = Random(f"learn {plan.seed}/{number}")
        """Chooses the words that are tried out."""

    def next_question(self) -> tuple[Seat, Question] | None:
        """Return the next question that leaves a choice of words; ``None`` once cards alone are asked for."""
        while (asked := self._conductor.next_question()) is not None:
            _, question = asked
            only = question.only_answer
            if only is None:
                return asked if question.statements else None
            self._conductor.answer(only)
        return None

    def answer(self, move: Move | None) -> None:
        """Give an answer; where a card is due silence is a card."""
        self._conductor.answer(self._with_card(move))

    def _with_card(self, move: Move | None) -> Move | None:
        asked = self._conductor.next_question()
        assert asked is not None  # noqa: S101 - it is answered
        seat, question = asked
        if move is not None or question.may_pass:
            return move
        silent = Question(question.seen, question.plays, may_pass=False)
        return QUICK.choose(silent, self._chance(seat))

    def _chance(self, seat: Seat) -> Random:
        return generator(self._plan.seed, self._number, len(self._conductor.state.log), seat)

    def said(self, seat: Seat, question: Question) -> Move | None:
        """Return what is said, or played in its place, where there is nothing to compare."""
        return QUICK.choose(question, self._chance(seat))

    def compared(self, seat: Seat, question: Question) -> tuple[list[Move | None], int] | None:
        """Return the words worth comparing, the quietest first, and which the judgement says.

        ``None`` where there is nothing to compare, or not words alone.
        """
        words = list(self._judgement.answers_to_compare(question, self._chance(seat)))
        if not are_words(words):
            return None
        said = self._judgement.statement(question, EVEN, self._chance(seat))
        if said not in words:
            if said is None:
                return None
            words.append(said)
        others = [word for word in words[1:] if word != said]
        self.rng.shuffle(others)
        chosen = [words[0], *([said] if said != words[0] else []), *others][:_OPEN_WORDS]
        return (chosen, chosen.index(said)) if len(chosen) > 1 else None

    def decision(self, seat: Seat, question: Question, words: Sequence[Move | None], rule: int) -> PaidWords:
        """Play the deal to its end after each of these words."""
        situation, state = WordSituation(question), self._conductor.state
        aloud = not question.may_pass and not question.plays
        rollout = Rollout(self._judgement, Random(f"open {self._plan.seed}/{self._number}"), seat, aloud=aloud)
        paid = tuple(rollout.value(state if word is None else state.after(word)) for word in words)
        closed: list[float | None] = [None] * len(words)
        if self._number % CLOSED == 0:
            for number, word in enumerate(words[:_CLOSED_WORDS]):
                closed[number] = self._paid_closed(seat, word)
        stake = self._judgement.stake(question.seen)
        return PaidWords(
            situation.features, tuple(map(situation.word, words)), rule, stake, paid, tuple(closed)
        )  # fmt: skip

    def _paid_closed(self, seat: Seat, word: Move | None) -> float:
        """Return what a seat is paid where quick players play the deal on after its word."""
        left = len(self._conductor.moments)
        self.answer(word)
        while (asked := self._conductor.next_question()) is not None:
            other, question = asked
            only = question.only_answer
            self._conductor.answer(QUICK.choose(question, self._chance(other)) if only is None else only)
        end = self._conductor.state
        assert end.outcome is not None  # noqa: S101 - the deal was played to its end
        found = received(end, end.outcome, seat)
        self._conductor.take_back_to(left)
        return found
