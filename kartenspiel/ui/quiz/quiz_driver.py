# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lays the deal of a question as it lay when it is asked, and what went before; a card chosen there is an answer."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import Signal

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.quiz.question import QuizQuestion
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.replay_driver import ReplayDriver
from kartenspiel.controller.session import Person, single_deal
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.refusal import Refusal
from kartenspiel.players.question import Question


class QuizDriver(ReplayDriver):
    """Shows a recorded deal no further than to the place at which one is asked."""

    chosen = Signal(object)
    """A `Move` of the person at the table."""

    def __init__(self) -> None:
        super().__init__()
        self._limit = 0

    @property
    def last(self) -> int:
        """The last place that may be seen."""
        return self._limit

    @property
    def seen(self) -> Observation:
        """What is seen where one is asked."""
        return self.steps[self._limit].after

    def show(self, question: QuizQuestion, people: Sequence[Person]) -> None:
        """Lay the deal of a question; raises `RecordError` or `ValueError` where that cannot be done."""
        deal = PlayedDeal(record_from_json(question.record), people)
        self._session = single_deal(deal.record.deal, people, Random())  # by which it is only named
        self.deal, self.place, self._limit = deal, question.place, question.place
        self.look(question.seat)

    def go_to(self, place: int) -> None:
        """Lay the deal at a place; where one is asked the last trick has gone to its winner."""
        self.place = min(max(place, 0), self.last)
        step = self.steps[self.place]
        if self.place == self.last and not step.after.cards.trick and isinstance(step.move, Play):
            step = replace(step, before=None, move=None)
        self.laid.emit(step)
        self.moved.emit(self.place)

    def ask(self, question: QuizQuestion) -> None:
        """Have a card of the hand be chosen, where that is what is asked and the deal lies there."""
        plays = tuple(move for each in question.answers for move in each.moves if isinstance(move, Play))
        asked = bool(plays) and self.place == self._limit
        self.asked.emit(Question(self.seen, plays, may_pass=False) if asked else None)

    def answer(self, move: Move | None) -> None:
        """Pass on what was chosen at the table."""
        self.asked.emit(None)
        self.chosen.emit(move)

    def refusal(self, move: Move | None) -> Refusal | None:
        """Refuse nothing: only what is offered can be chosen."""
        del move
        return None
