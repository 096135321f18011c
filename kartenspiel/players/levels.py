# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The levels a person may choose.

*Easy* and *medium* speak by rules of thumb and judge each card in a few imagined deals by the trick it goes to: easy in
few, so that it overlooks things as people do, medium in more, and by how well they explain what was said.  *Strong*
plays imagined deals out for every answer it could give and takes the one that is paid best on the average.  What a
level does is an amount of work, never of time.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import Final

from kartenspiel.model.cardplay.position import Position
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Move, Pass, Play
from kartenspiel.players.chance import ChancePlayer, settled
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import Rollout, explained, laid_out, worlds
from kartenspiel.players.thumb import Thumb

SURENESS: Final = 0.5
"""By how many standard errors what needs a margin must be beyond it."""


def said(judgement: Judgement, question: Question, nerve: float, rng: Random) -> Move | None:
    """Return what rules of thumb say, and a legal move where one is needed and they have none."""
    move = judgement.statement(question, nerve, rng)
    if move is None and not question.may_pass and not question.plays:
        return settled(question.choices[0], rng)
    return move


@dataclass(frozen=True, slots=True)
class ThumbPlayer:
    """Plays by rules of thumb, in so many imagined deals; `nerve` as for `Judgement.statement`."""

    name: str
    deals: int
    nerve: float
    slips: float
    """How far, in parts of an average trick, its judgement of a card may be out."""
    thrift: float
    """How much it saves its trumps, from 0 to 1."""
    heeds: bool
    """Whether it imagines deals in which everybody has the hand for what he said."""

    def choose(self, question: Question, rng: Random) -> Move | None:
        """Speak by rule, or play the card that looks best."""
        judgement = judgements().get(question.seen.game)
        if judgement is None:
            return ChancePlayer().choose(question, rng)
        if question.statements:
            move = said(judgement, question, self.nerve, rng)
            if move is not None or not question.plays:
                return move
        plays = question.plays
        return plays[0] if len(plays) == 1 else self._play(judgement, question, plays, rng)

    def _play(self, judgement: Judgement, question: Question, plays: Sequence[Play], rng: Random) -> Play:
        totals = dict.fromkeys(plays, 0.0)
        if self.heeds:
            imagined, weights = explained(judgement, question.seen, self.deals, rng)
        else:
            imagined, weights = worlds(judgement, question.seen, self.deals, rng), [1.0] * self.deals
        for state, weight in zip(imagined, weights, strict=True):
            thumb, table = laid_out(judgement, state, plays[0].seat)
            thumb.thrift = self.thrift
            slip = self.slips * abs(thumb.average)
            for play in plays:
                worth = thumb.worth(table, thumb.place(play.card))
                totals[play] += weight * (worth + slip * (rng.random() - rng.random()))
        return max(plays, key=totals.__getitem__)


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Plays imagined deals out and compares what they pay.

    It does so in rounds.  After each the worse half of the answers drops out, so that most of the work goes to those
    that are hard to tell apart.
    """

    name: str
    rounds: int
    deals: int
    """How many imagined deals a round has."""
    habit: float
    """How much the rule of thumb counts beside the payments, in stakes for an average trick."""

    def choose(self, question: Question, rng: Random) -> Move | None:
        """Give the answer that is paid best on the average of all imagined deals."""
        judgement = judgements().get(question.seen.game)
        if judgement is None:
            return ChancePlayer().choose(question, rng)
        if question.statements:
            move = self._compared(judgement, question, judgement.compared(question, rng), rng)
            if move is not None or not question.plays:
                return move
        return self._compared(judgement, question, question.plays, rng)

    def _compared(
        self, judgement: Judgement, question: Question, answers: Sequence[Move | None], rng: Random
    ) -> Move | None:
        if len(answers) == 1:
            return answers[0]
        count = self.rounds * self.deals * judgement.effort(question)
        imagined = worlds(judgement, question.seen, count, rng, weighed=True)
        trial = Trial(judgement, question, distinct(judgement, imagined[0], answers), self.habit, rng)
        for number in range(self.rounds):
            trial.play_out(imagined[number :: self.rounds])
            if number < self.rounds - 1:
                trial.halve()
        return trial.best


def distinct(judgement: Judgement, state: State, answers: Sequence[Move | None]) -> Sequence[Move | None]:
    """Return the answers without cards that are as good as another: nothing unseen lies between them."""
    plays = [answer for answer in answers if isinstance(answer, Play)]
    if len(plays) < len(answers):
        return answers
    thumb, table = laid_out(judgement, state, plays[0].seat)
    places = thumb.worths(table, thumb.deck.bits_of(play.card for play in plays))
    return [play for play in plays if thumb.place(play.card) in places]


class Trial:
    """What some answers to a question are paid in imagined deals.  The first answer is the quietest."""

    def __init__(
        self, judgement: Judgement, question: Question, answers: Sequence[Move | None], habit: float, rng: Random
    ) -> None:
        """Take all answers into the trial; `habit` as for `SearchPlayer`."""
        self._judgement = judgement
        self._answers = answers
        bids = any(isinstance(answer, Bid | Call) for answer in answers)
        only_bids = bids and all(isinstance(answer, Bid | Call | Pass) for answer in answers)
        self._rollout = Rollout(judgement, rng, question.seen.seat, aloud=only_bids)
        self._habit = habit * judgement.stake(question.seen)
        self._margins = [judgement.margin(answer, question) for answer in answers]
        self._paid: list[list[float]] = [[] for _ in answers]
        self._weighed = any(margin > 0 for margin in self._margins)
        self._expected = judgement.expected(answers, question)
        self._left = list(range(len(answers)))

    def play_out(self, imagined: Sequence[State]) -> None:
        """Play every answer that is left out in these deals; the same deal comes at the same place of all of them."""
        before: State | None = None
        for state in imagined:
            again = state is before  # a plausible deal comes several times in a row
            payments = [] if again else self._payments(state)
            for place, number in enumerate(self._left):
                paid = self._paid[number]
                paid.append(paid[-1] if again else payments[place])
            before = state

    def halve(self) -> None:
        """Drop the worse half of the answers, but never the quietest nor the last two."""
        better = sorted(self._left, key=self._gain, reverse=True)[: max(2, (len(self._left) + 1) // 2)]
        self._left = [number for number in self._left if number in better or (number == 0 and self._weighed)]

    @property
    def best(self) -> Move | None:
        """The answer that gains most."""
        return self._answers[max(self._left, key=self._gain)]

    def _payments(self, state: State) -> list[float]:
        """Return what the answers left are paid in an imagined deal; cards with a little of the rule of thumb."""
        answers = [self._answers[number] for number in self._left]
        plays = [answer for answer in answers if isinstance(answer, Play)]
        laid = laid_out(self._judgement, state, plays[0].seat) if plays else None
        return [self._payment(state, answer, laid) for answer in answers]

    def _payment(self, state: State, answer: Move | None, laid: tuple[Thumb, Position] | None) -> float:
        judgement, rollout = self._judgement, self._rollout
        if laid is None or not isinstance(answer, Play):
            end = rollout.finish(state if answer is None else state.after(answer))
            return judgement.value(end, rollout.seat)
        thumb, table = laid
        place = thumb.place(answer.card)
        thought = self._habit * thumb.worth(table, place) / (abs(thumb.average) or 1.0)
        after = state.after(answer)
        if after.over or judgement.speaks(after):
            return judgement.value(rollout.finish(after), rollout.seat) + thought
        played = table.copy()
        played.lay(place)
        return judgement.value(rollout.finish(rollout.played_on(after, thumb, played)), rollout.seat) + thought

    def _gain(self, number: int) -> float:
        """Return what an answer is paid on the average, with what is thought of it beforehand.

        What must do better than the quietest answer must do so by more than the luck of the drawing.
        """
        paid, margin = self._paid[number], self._margins[number]
        if self._expected is not None:
            trust = self._trust(self._expected.error)
            return trust * fmean(paid) + (1 - trust) * self._expected.worths[number]
        if margin > 0:
            margin += SURENESS * _error([one - quiet for one, quiet in zip(paid, self._paid[0], strict=True)])
        return fmean(paid) - margin

    def _trust(self, error: float) -> float:
        """Return how much payments count beside what was expected: each by the inverse square of its error."""
        first, *others = (self._paid[number] for number in self._left)
        luck = [_error([one - other for one, other in zip(paid, first, strict=True)]) for paid in others]
        return error**2 / (error**2 + fmean(luck) ** 2) if luck else 1.0


def _error(values: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
