# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the answer that somebody gave was worth beside the others, from what the seat could see then.

All answers are played out in the same imagined deals.  The answer that comes out best there has had luck too, so it is
compared with the one that was given once more, in deals drawn afresh; only that difference is reported as a cost.
More are drawn until it is clear whether it cost anything, but not for ever.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import eq
from random import Random
from statistics import fmean
from typing import Final

from kartenspiel.model.game import State
from kartenspiel.model.moves import Move, Play
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.opinion import Difference, paired_difference
from kartenspiel.players.overlooked import Overlooked, PlayedTwice, overlooked_in, play_twice
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import worlds
from kartenspiel.players.trial import Alike, Trial, group_alike

_NONE: Final = Difference(0.0, None, None)
ROUNDS: Final = 6
"""How often at most deals are drawn afresh until it is clear whether an answer cost something."""
CLEAR: Final = 4.0
"""By how many standard errors a cost is clear; so many that looking several times accuses hardly anybody by chance."""
LEAST: Final = 0.02
"""What part of a simple game an error must cost; what is less was not paid, but won a little less clearly."""
SURE: Final = 3.0
"""By how many standard errors an answer is behind that is not looked at any more."""
RANKING_ROUNDS: Final = 4
"""How often at most deals are drawn until it is clear which answer is best."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What one answer to a question was worth, in payments of the seat that gave it."""

    answer: Move | None
    """``None`` is silence, or a card without a word."""
    alike: tuple[Move, ...]
    """Answers that are as good: nothing unseen lies between the cards."""
    expected: float
    """The mean over the imagined deals."""
    best: float
    """In what part of the imagined deals no other answer was paid more, from 0 to 1."""
    behind: Difference = field(default=_NONE, compare=False)
    """By how much the answer that was worth most was better in the same deals."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """What the answers to one question were worth, the one that was given among them."""

    given: Move | None
    answers: tuple[Weighed, ...]
    """The one worth most comes first."""
    cost: Difference
    """By how much the best answer was better than the given one in deals drawn afresh; 0 where that was given."""
    stake: float = 0.0
    """What a simple game is worth."""
    overlooked: Overlooked | None = None
    """What came of the best answer and not of the given one in those deals; ``None`` where that was not asked for."""

    @property
    def best(self) -> Weighed:
        """The answer that was worth most."""
        return self.answers[0]

    @property
    def own(self) -> Weighed:
        """The answer that was given, or the one as good that stands for it."""
        return next(each for each in self.answers if self.given == each.answer or self.given in each.alike)

    @property
    def given_best(self) -> bool:
        """Whether the best answer, or one as good, was given."""
        return self.given == self.best.answer or self.given in self.best.alike

    def lead_over(self, answer: Weighed) -> Difference:
        """Return by how much the best answer was better than this one: of the given one, what it cost."""
        return self.cost if answer is self.own else answer.behind

    def is_error(self, sureness: float) -> bool:
        """Whether the given answer cost something worth speaking of, by so many standard errors at least."""
        mean, _, error = self.cost
        return error is not None and mean > LEAST * self.stake and mean >= sureness * error


def weigh(question: Question, given: Move | None, deals: int, rng: Random, rounds: int = ROUNDS) -> Iterator[Weighing]:
    """Yield what could be decided at a question: what to say, then which card; nothing where there was no choice.

    `given` is the answer that was given; `deals` imagined ones are played out for each answer, and as many again to
    compare the best with the given one; what is not clear then gets up to so many `rounds` of them.  All chance comes
    from `rng`.
    """
    judgement = judgements().get(question.seen.game)
    if judgement is None:
        return
    scales = _Scales(judgement, question, deals, rng, rounds)
    played = given if isinstance(given, Play) else None
    if question.statements:
        said = None if played is not None and played not in question.statements else given
        answers = dict.fromkeys((*judgement.answers_to_compare(question, rng), said))
        yield from scales.weigh(tuple(answers), said)
    if played is not None:
        yield from scales.weigh(question.plays, played)


def weigh_open(question: Question, deals: int, rng: Random) -> Iterator[Weighing]:
    """Do as `weigh` for a question that is still open: the answer that is next to the best stands for the given one.

    So `Weighing.cost` is the lead of the best answer in deals in which it was not chosen.
    """
    judgement = judgements().get(question.seen.game)
    if judgement is None:
        return
    scales = _Scales(judgement, question, deals, rng)
    if question.statements:
        yield from scales.weigh_open(judgement.answers_to_compare(question, rng))
    yield from scales.weigh_open(question.plays)


def weigh_two(
    question: Question, answers: tuple[Move | None, Move | None], deals: int, rng: Random
) -> tuple[Difference, Overlooked]:
    """Return by how much the first of two answers is better in deals drawn afresh, and what comes of it there.

    So many `deals` are drawn at a time, up to `ROUNDS` times until it is clear.  Raises `KeyError` for a game without a
    judgement.
    """
    scales = _Scales(judgements()[question.seen.game], question, deals, rng, ROUNDS)
    return scales.compare(*answers)


@dataclass(frozen=True, slots=True)
class _Scales:
    """Compares answers to one question in imagined deals."""

    judgement: Judgement
    question: Question
    deals: int
    rng: Random
    rounds: int = 1

    def weigh(self, answers: Sequence[Move | None], given: Move | None) -> Iterator[Weighing]:
        """Yield what these answers are worth, unless all of them are as good as one."""
        tried = self._tried(answers) if len(answers) > 1 else []
        if len(tried) > 1:
            ranked = tuple(sorted(tried, key=lambda each: -each.expected))
            weighing = Weighing(given, ranked, _NONE, self._stake)
            if weighing.given_best:
                yield weighing
            else:
                cost, overlooked = self.compare(ranked[0].answer, weighing.own.answer)
                yield replace(weighing, cost=cost, overlooked=overlooked)

    def weigh_open(self, answers: Sequence[Move | None]) -> Iterator[Weighing]:
        """Yield what these answers are worth, the runner-up having been given, unless all are as good as one."""
        tried = self._tried(answers) if len(answers) > 1 else []
        if len(tried) > 1:
            ranked = tuple(sorted(tried, key=lambda each: -each.expected))
            second = ranked[1].answer
            yield Weighing(second, ranked, self._lead(ranked), self._stake)

    @property
    def _stake(self) -> float:
        return self.judgement.stake(self.question.seen)

    def _tried(self, answers: Sequence[Move | None]) -> list[Weighed]:
        """Play all answers out in the same deals, and those that are close in more of them."""
        imagined = self._imagined()
        alike = group_alike(self.judgement, imagined[0], answers)
        trial = self._trial(alike, imagined)
        often = [fmean(map(eq, paid, list(map(max, zip(*trial.paid, strict=True))))) for paid in trial.paid]
        for _ in range(min(self.rounds, RANKING_ROUNDS) - 1):
            if not trial.drop_behind(SURE):
                break
            trial.play_out(self._imagined())
        expected = fmean(trial.paid[trial.leader])
        behind = [trial.difference(trial.leader, number) for number in range(len(alike))]
        return [
            Weighed(answer, others, expected - behind[number].mean, often[number], behind[number])
            for number, (answer, others) in enumerate(alike.items())
        ]

    def _lead(self, ranked: Sequence[Weighed]) -> Difference:
        """Return by how much the first answer is better than the second in deals drawn afresh."""
        return self._trial({ranked[0].answer: (), ranked[1].answer: ()}, self._imagined()).difference(0, 1)

    def compare(self, best: Move | None, own: Move | None) -> tuple[Difference, Overlooked]:
        """Return by how much an answer is better than the given one in deals drawn afresh, and what comes of it."""
        played: list[PlayedTwice] = []
        for _ in range(self.rounds):
            imagined = self._imagined()
            played += play_twice(self.judgement, self.question, (best, own), imagined, self.rng)
            cost = paired_difference(
                [each.paid[0] for each in played], [each.paid[1] for each in played], [each.times for each in played]
            )
            if cost.error is None or not -SURE * cost.error < cost.mean < CLEAR * cost.error:
                break
        return cost, overlooked_in(self.judgement, self.question, best, played)

    def _imagined(self) -> list[State]:
        return worlds(self.judgement, self.question.seen, self.deals, self.rng, weighed=True)

    def _trial(self, answers: Alike, imagined: Sequence[State]) -> Trial:
        trial = Trial(self.judgement, self.question, answers, 0.0, self.rng)
        trial.play_out(imagined)
        return trial
