# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Questions whose answers come from a search: what would you bid, call, lay away, lead or play.

They are asked only where one answer is clearly better than each of the others that are offered, by `AHEAD` standard
errors of the paired differences in deals drawn afresh, and by `WORTH` of what a simple game pays.  What is not clearly
worse is not offered, and what is as good counts as right.  Everything follows from what the seat can know.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from kartenspiel.controller.answer_words import answer_named
from kartenspiel.controller.conductor import generator
from kartenspiel.controller.decisions import DEALS, SEED, kind_of_words
from kartenspiel.controller.quiz.question import QuizAnswer, QuizKind
from kartenspiel.games import game_named
from kartenspiel.model.cards import BY_INDEX
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, marker
from kartenspiel.players.question import Question
from kartenspiel.players.weighing import CLEAR, Weighed, Weighing, weigh_open, weigh_two

_ = marker(__package__)

AHEAD: Final = CLEAR
"""By how many standard errors the right answer is better than each other one that is offered."""
WORTH: Final = 0.1
"""What part of a simple game it is better at least: of less nobody should be asked."""
TEMPTING: Final = 4.0
"""At least one wrong answer costs no more than so many simple games: what nobody would think of need not be asked."""
FIRST_LOOK: Final = 8
"""Imagined deals of the first look, which finds where nothing can be asked."""
_FIRST_SEED: Final = SEED + 1
_WRONG: Final = 3
"""So many wrong answers are offered at most."""
_TRIED: Final = 6
"""So many answers are compared with the best at most, those first that come near it."""
_FEWEST_CARDS: Final = 3
"""Where a card is chosen there are so many answers at least."""

_LEAD: Final = _("Which card do you lead?")
_PLAY: Final = _("Which card do you play?")


@dataclass(frozen=True, slots=True)
class SearchedQuestion:
    """A question that a search answers."""

    kind: QuizKind
    text: Text
    answers: tuple[QuizAnswer, ...]
    right: int


@dataclass(frozen=True, slots=True)
class OpenDecision:
    """Something that a seat can decide: what to say, or which card to play."""

    question: Question
    moves: int
    """How many moves had been made."""
    cards: bool
    """Whether a card is chosen."""

    @property
    def kind(self) -> QuizKind:
        """What is decided."""
        if self.cards:
            return QuizKind.FOLLOWING if self.question.seen.cards.trick else QuizKind.LEAD
        return QuizKind(kind_of_words(self.question.statements).value)

    def weighed(self, seed: int, deals: int) -> Weighing | None:
        """Return what the answers are worth; ``None`` where there is nothing to choose.

        The chance does not depend on the deal, as in analyses: else it would tell of hidden cards.
        """
        asked = self.question
        if self.cards:
            asked = Question(asked.seen, asked.plays, may_pass=False)
        return next(weigh_open(asked, deals, self._chance(seed)), None)

    def _chance(self, seed: int) -> Random:
        return generator(seed, 0, self.moves, self.question.seen.seat)

    def is_promising(self, deals: int) -> bool:
        """Whether so few deals let one hope that something can be asked here."""
        weighing = self.weighed(_FIRST_SEED, min(deals, FIRST_LOOK))
        if weighing is None:
            return False
        behind = [each.behind.mean for each in weighing.answers[1:] if each.behind.mean > WORTH * weighing.stake]
        return len(behind) + 1 >= self._fewest and min(behind) < 2 * TEMPTING * weighing.stake

    @property
    def _fewest(self) -> int:
        return _FEWEST_CARDS if self.cards else 2

    def ask(self, deals: int = DEALS) -> SearchedQuestion | None:
        """Return the question, where the best answer is clearly better than enough others; else ``None``."""
        weighing = self.weighed(SEED, deals)
        if weighing is None:
            return None
        wrong = list(self._clearly_worse(weighing, deals))[:_WRONG]
        if len(wrong) + 1 < self._fewest or min(each.cost.mean for each in wrong) > TEMPTING * weighing.stake:
            return None
        best = weighing.best.answer
        right = replace(weighing, given=best, cost=weighing.best.behind)
        offered = sorted((right, *wrong), key=lambda each: self._order(each.given))
        seen = self.question.seen
        answers = tuple(QuizAnswer(answer_named(each.given, seen), _moves(each), each) for each in offered)
        return SearchedQuestion(self._kind_asked(offered), self._text(), answers, offered.index(right))

    def _clearly_worse(self, weighing: Weighing, deals: int) -> Iterator[Weighing]:
        """Yield the answers that are clearly worse than the best, each as if it had been given."""
        chance = self._chance(SEED + 2)
        best = weighing.best.answer
        found = 0
        for each in weighing.answers[1 : 1 + _TRIED]:
            cost, overlooked = weigh_two(self.question, (best, each.answer), deals, chance)
            compared = replace(weighing, given=each.answer, cost=cost, overlooked=overlooked)
            if is_clear(compared):
                yield compared
                found += 1
                if found == _WRONG:
                    return

    def _order(self, answer: Move | None) -> tuple[int, int]:
        """Return by what answers stand in an order that tells nothing of their worth."""
        if isinstance(answer, Play):
            return 0, BY_INDEX(answer.card)
        choices: Sequence[object] = self.question.choices
        return (1, 0) if answer is None else (0, choices.index(answer) if answer in choices else len(choices))

    def _kind_asked(self, offered: Sequence[Weighing]) -> QuizKind:
        if self.cards:
            return self.kind
        return QuizKind(kind_of_words([each.given for each in offered]).value)

    def _text(self) -> Text:
        seen = self.question.seen
        if self.cards:
            return _PLAY if seen.cards.trick else _LEAD
        return game_named(seen.game).words.question(self.question.choices, seen)


def is_clear(compared: Weighing) -> bool:
    """Whether the best answer is so much better than the given one that the given one may be called wrong."""
    mean, _spread, error = compared.cost
    return error is not None and mean >= AHEAD * error and mean > WORTH * compared.stake


def decisions_open(seen: Observation, question: Question) -> Iterator[OpenDecision]:
    """Yield what can be decided at a question of a deal."""
    moves = len(seen.log)
    if question.statements and len(question.choices) + question.may_pass > 1:
        yield OpenDecision(question, moves, cards=False)
    if len(question.plays) > 1:
        yield OpenDecision(question, moves, cards=True)


def _moves(weighing: Weighing) -> tuple[Move | None, ...]:
    own: Weighed = weighing.own
    return (own.answer, *own.alike)
