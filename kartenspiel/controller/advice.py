# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asks a strong player what to do in the place of the person at the screen, where the rules let people talk."""

from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.workers import Chance, Thinker
from kartenspiel.games import game_named
from kartenspiel.model.moves import Move
from kartenspiel.model.text import Text, marker
from kartenspiel.players.base import LEVELS
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question

_ = marker(__package__)

ADVISER: Final = LEVELS[-1]
NO_ADVICE: Final = _("Nobody has a suggestion ({reason}).")


@dataclass(frozen=True, slots=True)
class Advice:
    """What the adviser thinks of a question, and why one would do as it suggests, in a sentence for the person."""

    opinion: Opinion
    reason: Text | None

    @property
    def move(self) -> Move | None:
        """The move that is suggested; ``None`` is silence."""
        return self.opinion.move


class Adviser(QObject):
    """Suggests an answer to one question at a time; who thinks about it sees what the person sees, and no more."""

    advised = Signal(object)
    """`Advice` on the question asked last, if it is still open."""
    trouble = Signal(object)
    """`Text` for the person to read: there will be no advice."""
    _thought = Signal(int, object)
    """Number of the request and promise kept, from another thread."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._question: Question | None = None
        self._number = 0
        self._thought.connect(self._on_thought, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: Question, chance: Chance) -> None:
        """Have somebody think about this question, if the rules allow it and nobody does so yet."""
        if question is self._question or not game_named(question.seen.game).words.may_ask_advice(question.seen):
            return
        self._question = question
        self._number += 1
        number = self._number
        promise = self._thinker.think(ADVISER, question, chance)
        promise.add_done_callback(lambda done: self._report(number, done))

    def forget(self) -> None:
        """Want no advice any more: the question has been answered."""
        self._question = None

    def _report(self, number: int, done: "Future[Opinion]") -> None:
        if not done.cancelled():
            self._thought.emit(number, done)

    def _on_thought(self, number: int, done: "Future[Opinion]") -> None:
        question = self._question
        if question is None or number != self._number:
            return
        self._question = None
        try:
            opinion = done.result()
        except Exception as error:  # noqa: BLE001 - whatever went wrong out there, the person plays on
            self.trouble.emit(NO_ADVICE(reason=str(error)))
            return
        if opinion.move is not None:
            reason = game_named(question.seen.game).words.advice(opinion.move, question.seen)
            self.advised.emit(Advice(opinion, reason))
