# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Makes the questions of a quiz in a process of its own, so that the next are made while somebody thinks."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.files import reason
from kartenspiel.controller.quiz.making import QuizPlan, QuizStep, make_quiz
from kartenspiel.controller.working_process import DIED, Work, WorkingProcess
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

NO_QUIZ: Final = _("No more questions can be made ({reason}).")
_WORK: Final = Work(make_quiz, nice=5)


class Quizmaster(QObject):
    """Makes one quiz at a time."""

    progressed = Signal(object)
    """`QuizStep`: how far the making has come; each question comes with one."""
    ended = Signal()
    """All questions that there will be are made."""
    trouble = Signal(object)
    """`Text` for the person to read: there will be no further questions."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self.busy = False
        """Whether questions are being made."""
        self._process: WorkingProcess | None = None

    def begin(self, plan: QuizPlan) -> None:
        """Make a quiz, and nothing else any more."""
        self.cancel()
        try:
            process = self._process or self._start()
        except OSError as error:
            self.trouble.emit(NO_QUIZ(reason=reason(error)))
            return
        process.want(self._number, plan)
        self.busy = True

    def cancel(self) -> None:
        """Make no more questions; the process hears of it before it looks at the next place, and waits."""
        if self.busy and self._process is not None:
            self._process.stop()
        self._number += 1
        self.busy = False

    def close(self) -> None:
        """End the process at once."""
        self._number += 1
        self.busy = False
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _start(self) -> WorkingProcess:
        """Have a process; raises `OSError`."""
        self._process = process = WorkingProcess(_WORK, "quiz", self)
        process.told.connect(self._hear)
        process.died.connect(lambda: self._give_up(DIED))
        return process

    def _hear(self, number: int, told: QuizStep | Text | None) -> None:
        if number != self._number:
            return
        if isinstance(told, QuizStep):
            self.progressed.emit(told)
        elif told is not None:
            self._give_up(told)
        else:
            self.busy = False
            self.ended.emit()

    def _give_up(self, why: Text) -> None:
        working = self.busy
        self.close()
        if working:
            self.trouble.emit(NO_QUIZ(reason=why))
