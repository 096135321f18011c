# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A short word after a dear mistake of the person, for whoever wants it, in sessions with help.

It is worked out beside the players, from what the person saw when asked, and nobody waits for it.
"""

from concurrent.futures import Future
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.advice import mistake_told
from kartenspiel.controller.sitting import Step
from kartenspiel.controller.workers import WeighedAnswer
from kartenspiel.model.text import marker
from kartenspiel.players.question import Question
from kartenspiel.ui.window.window_parts import WindowParts

_ = marker(__package__)

TOPIC: Final = "mistake"
_NO_MORE: Final = _("Say nothing about mistakes")


class MistakeWords(QObject):
    """Says what would have been better, once a move of the person has been judged."""

    _judged = Signal(int, object, object)
    """Number of the deal and moment, question and promise kept, from another thread."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._table, self._keeper, self._messages = parts.table, parts.keeper, parts.page.messages
        self._asked: Question | None = None
        self._promise: Future[WeighedAnswer] | None = None
        self._number = 0
        parts.table.asked.connect(self._on_asked)
        parts.table.stepped.connect(self._on_step)
        parts.table.laid.connect(lambda _step: self._forget())
        self._judged.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def _on_asked(self, question: Question | None) -> None:
        if question is not None:
            self._asked = question

    def _on_step(self, step: Step) -> None:
        """Have a move judged that answers what the person was asked last; a new deal ends what was thought about."""
        question, self._asked = self._asked, None
        if step.before is None:
            self._forget()
        elif question is not None and step.move is not None and step.move.seat == question.hand_seat and self._wanted:
            self._judge(question, step)

    @property
    def _wanted(self) -> bool:
        session = self._table.session
        return session is not None and session.allows_help and self._keeper.settings.mistake_words

    def _judge(self, question: Question, step: Step) -> None:
        if question.only_answer is not None:
            return
        self._forget()
        number = self._number
        self._promise = promise = self._table.thinker.judge(question, step.move)
        promise.add_done_callback(lambda done: self._report(number, question, done))

    def _report(self, number: int, question: Question, done: "Future[WeighedAnswer]") -> None:
        if not done.cancelled():
            self._judged.emit(number, question, done)

    def _forget(self) -> None:
        """Want to hear nothing more of moves that lie before."""
        self._number += 1
        if self._promise is not None:
            self._promise.cancel()
        self._promise = None

    def _tell(self, number: int, question: Question, done: "Future[WeighedAnswer]") -> None:
        if number != self._number or done.exception() is not None:
            return  # nobody has asked for it, so nobody is told that there is none
        told = mistake_told(question, done.result())
        if told is None or not self._wanted:
            return
        self._table.mark_helped()
        self._messages.inform(
            told, [(_NO_MORE, lambda: self._keeper.change(mistake_words=False))], TOPIC, of_table=True
        )
