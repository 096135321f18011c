# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson without a table: only its script and the rules."""

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.script import AnswerVerdict, Cue, LessonError, Script
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.lesson import Ask, Lesson, Others
from kartenspiel.model.moves import Move
from kartenspiel.players.question import Question


class Rehearsal:
    """A lesson in which the others do at once what the script says."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        """Lay the table; raises what `LessonTable.state` raises."""
        self._lesson, self.script = lesson, Script(lesson)
        self._conductor = Conductor(lesson.table.state(game_named(game)), (lesson.table.learner,))
        self.question: Question | None = None
        """What the learner is asked in this step, if that is a move."""
        self._run()

    @property
    def state(self) -> State:
        """The state of the deal."""
        return self._conductor.state

    def go_on(self) -> None:
        """Go on after something was told, or a quiz answered."""
        self.script.go_on()
        self._run()

    def answer(self, move: Move | None) -> AnswerVerdict:
        """Give the learner's answer; a right one is made, a wrong one is not."""
        if self.question is None:
            raise LessonError("the learner is not asked for a move")
        verdict = self.script.judge(self.question, self.state, move)
        if verdict.right:
            self._answer(move)
            self.go_on()
        return verdict

    def show_wrong(self, move: Move, then: tuple[Move, ...]) -> State:
        """Return what comes of a wrong move and what the others do then; it is taken back at once."""
        moments = len(self._conductor.moments)
        self._answer(move)
        self.script.hold(then)
        while self.script.playing:
            self._let_answer()
        shown = self.state
        while len(self._conductor.moments) > moments:
            self._conductor.take_back()
        self.script = Script(self._lesson, self.script.place)
        self._run()
        return shown

    def _run(self) -> None:
        """Let the others play as far as the script goes."""
        self.question = None
        while isinstance(self.script.step, Others):
            while self.script.playing:
                self._let_answer()
            self.script.go_on()
        while isinstance(self.script.step, Ask) and self.question is None:
            self._let_answer()

    def _let_answer(self) -> None:
        asked = self._conductor.next_question()
        if asked is None:
            raise LessonError(f"the deal is over, but not step {self.script.place + 1}")
        seat, question = asked
        answer = self.script.answer(seat, question)
        if isinstance(answer, Cue):
            self.question = question
        else:
            self._answer(answer)

    def _answer(self, move: Move | None) -> None:
        self._conductor.answer(move)
        if move is not None:
            self.script.note(move)
