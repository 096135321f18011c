# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Answers compared by what imagined deals pay when they are played out after them."""

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

from kartenspiel.model.cardplay.position import Position
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Move, Pass, Play
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.opinion import Estimate, Measure, Opinion, Reason, paired_difference
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import Rollout, lay_out

SURENESS: Final = 0.5
"""By how many standard errors what needs a margin must be beyond it."""

Alike = Mapping[Move | None, tuple[Move, ...]]
"""The answers to be tried out, in order, each with those that are as good and need not be."""


def group_alike(judgement: Judgement, state: State, answers: Sequence[Move | None]) -> Alike:
    """Return the answers without cards that are as good as another: nothing unseen lies between them."""
    plays = [answer for answer in answers if isinstance(answer, Play)]
    if len(plays) < len(answers):
        return dict.fromkeys(answers, ())
    heuristic, table = lay_out(judgement, state, plays[0].seat)
    places = heuristic.worths(table, heuristic.deck.bits_of(play.card for play in plays))
    alike: dict[int, list[Play]] = {place: [] for place in places}
    for play in plays:
        place = heuristic.place(play.card)
        if place not in places:
            alike[max(each for each in places if each < place)].append(play)
    return {play: tuple(alike[place]) for play in plays if (place := heuristic.place(play.card)) in places}


class Trial:
    """What some answers to a question are paid in imagined deals.  The first answer is the quietest."""

    def __init__(self, judgement: Judgement, question: Question, answers: Alike, prior: float, rng: Random) -> None:
        """Take all answers into the trial; `prior` as for `SearchPlayer`."""
        self._judgement = judgement
        self._answers = tuple(answers)
        self._alike = answers
        bids = any(isinstance(answer, Bid | Call) for answer in answers)
        only_bids = bids and all(isinstance(answer, Bid | Call | Pass) for answer in answers)
        self._rollout = Rollout(judgement, rng, question.seen.seat, aloud=only_bids)
        self._prior = prior * judgement.stake(question.seen)
        self._margins = [judgement.margin(answer, question) for answer in self._answers]
        self._paid: list[list[float]] = [[] for _ in answers]
        """What each answer was paid in each imagined deal."""
        self._judged: list[list[float]] = [[] for _ in answers]
        """What each answer was paid in each imagined deal and what the prior adds to it; by the sum they are ranked."""
        self._ratings = [0.0] * len(answers)
        self._weighed = any(margin > 0 for margin in self._margins)
        self._expected = judgement.expectation(self._answers, question)
        self._left = list(range(len(answers)))

    def play_out(self, imagined: Sequence[State]) -> None:
        """Play every answer that is left out in these deals; the same deal comes at the same place of all of them."""
        before: State | None = None
        for state in imagined:
            again = state is before  # a plausible deal comes several times in a row
            payments = [] if again else list(self._payments(state))
            for place, number in enumerate(self._left):
                paid, judged = self._paid[number], self._judged[number]
                payment, thought = (paid[-1], 0.0) if again else payments[place]
                paid.append(payment)
                judged.append(judged[-1] if again else payment + thought)
            before = state
        for number in self._left:
            self._ratings[number] = self._gain(number)

    def halve(self) -> None:
        """Drop the worse half of the answers, but never the quietest nor the last two."""
        ranked = sorted(self._left, key=self._ratings.__getitem__, reverse=True)
        better = ranked[: max(2, (len(self._left) + 1) // 2)]
        self._left = [number for number in self._left if number in better or (number == 0 and self._weighed)]

    @property
    def opinion(self) -> Opinion:
        """The answer that gains most, and what was thought of all of them."""
        chosen = max(self._left, key=self._ratings.__getitem__)
        estimates = tuple(self._estimate(number, chosen) for number in range(len(self._answers)))
        return Opinion(self._answers[chosen], self._reason(chosen), Measure.PAYMENT, estimates)

    def _payments(self, state: State) -> Iterator[tuple[float, float]]:
        """Yield what the answers left are paid in an imagined deal, and beside it what the prior adds for a card."""
        answers = [self._answers[number] for number in self._left]
        plays = [answer for answer in answers if isinstance(answer, Play)]
        laid = lay_out(self._judgement, state, plays[0].seat) if plays else None
        for answer in answers:
            yield self._payment(state, answer, laid)

    def _payment(
        self, state: State, answer: Move | None, laid: tuple[Heuristic, Position] | None
    ) -> tuple[float, float]:
        judgement, rollout = self._judgement, self._rollout
        if laid is None or not isinstance(answer, Play):
            return rollout.value(state if answer is None else state.after(answer)), 0.0
        heuristic, table = laid
        place = heuristic.place(answer.card)
        thought = self._prior * heuristic.worth(table, place) / (abs(heuristic.average) or 1.0)
        after = state.after(answer)
        if after.over or judgement.speaks(after):
            return rollout.value(after), thought
        played = table.copy()
        played.lay(place)
        return rollout.value_after(after, heuristic, played), thought

    def _gain(self, number: int) -> float:
        """Return what an answer is paid on the average, with what is thought of it beforehand.

        What must do better than the quietest answer must do so by more than the luck of the drawing.
        """
        judged, margin = self._judged[number], self._margins[number]
        if self._expected is not None:
            trust = self._trust(self._expected.error)
            return trust * fmean(judged) + (1 - trust) * self._expected.worths[number]
        if margin > 0:
            margin += SURENESS * _error([one - quiet for one, quiet in zip(judged, self._judged[0], strict=True)])
        return fmean(judged) - margin

    def _trust(self, error: float) -> float:
        """Return how much payments count beside what was expected: each by the inverse square of its error."""
        first, *others = (self._judged[number] for number in self._left)
        luck = [_error([one - other for one, other in zip(judged, first, strict=True)]) for judged in others]
        return error**2 / (error**2 + fmean(luck) ** 2) if luck else 1.0

    def _estimate(self, number: int, chosen: int) -> Estimate:
        paid, answer = self._paid[number], self._answers[number]
        worlds = len(paid)
        found = paired_difference(paid, self._paid[chosen][:worlds], [1.0] * worlds)
        return Estimate(
            answer, fmean(paid), self._ratings[number], found.mean, found.spread, found.error, worlds,
            self._alike[answer],
        )  # fmt: skip

    def _reason(self, chosen: int) -> Reason:
        """Say what decided, beginning with what was added last to the payments."""
        if len(self._answers) == 1:
            return Reason.ALIKE
        if _is_beaten(self._judged, chosen):
            return Reason.MARGIN if self._expected is None else Reason.EXPECTATION
        return Reason.PRIOR if _is_beaten(self._paid, chosen) else Reason.PAYMENT


def _is_beaten(values: Sequence[Sequence[float]], chosen: int) -> bool:
    """Whether another answer has a higher mean than the chosen one over the deals in which both were tried out."""
    return any(fmean(each) > fmean(values[chosen][: len(each)]) for each in values)


def _error(values: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
