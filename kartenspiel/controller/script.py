# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The script of a lesson: which step it has come to, what the seats do, and what is said to the learner's answers.

It knows nothing of a window.  `Tutor` (`controller/tutor.py`) follows it at a table.
"""

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kartenspiel.controller.conductor import MUST_ACT
from kartenspiel.controller.moment import is_among
from kartenspiel.controller.session import Person, Session, single_deal, with_dummies
from kartenspiel.model.game import State
from kartenspiel.model.lesson import Answer, Ask, Lesson, LessonStep, Others, Practice
from kartenspiel.model.moves import Choice, LayAwayChoice, Move, Play
from kartenspiel.model.pointer import Pointer
from kartenspiel.model.refusal import IllegalMoveError, Refusal
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who
from kartenspiel.players.question import Question


class LessonError(RuntimeError):
    """A lesson that cannot be played as it is written; the message says what does not fit."""


class Cue(enum.Enum):
    """What a script says of a question other than a move or silence."""

    WAIT = "wait"
    """The lesson has not come so far: first something is told."""
    LEARNER = "learner"
    """It is what the learner is asked in this step."""
    PLAYER = "player"
    """A computer player decides: the deal is played freely."""


@dataclass(frozen=True, slots=True)
class Free:
    """The last step of a practice hand: the deal is played, towards its goal."""

    text: Text
    at: Pointer


ScriptStep = LessonStep | Free


def steps_of(lesson: Lesson | Practice) -> tuple[ScriptStep, ...]:
    """Return the steps of a lesson or a practice hand."""
    if isinstance(lesson, Lesson):
        return lesson.steps
    *before, last = lesson.opening
    return (*before, Free(last.text, last.at))


@dataclass(frozen=True, slots=True)
class AnswerVerdict:
    """What is said to an answer of the learner."""

    text: Text | None
    """``None`` where a right answer needs no word."""
    right: bool = False
    refusal: Refusal | None = None
    """Why the rules refuse it, if they do."""
    then: tuple[Move, ...] = ()
    """What the others do after a wrong move, to be shown and taken back."""


class Script:
    """Goes through the steps of a lesson; whoever plays tells it of every move (`note`)."""

    def __init__(self, lesson: Lesson | Practice, place: int = 0) -> None:
        """Begin at the step with this number, counted from 0."""
        self._lesson, self._steps = lesson, steps_of(lesson)
        self._place = place
        self._pending: list[Move] = []
        self._held = False
        self._enter()

    @property
    def place(self) -> int:
        """The number of the present step, counted from 0; behind the last one the lesson is done."""
        return self._place

    @property
    def step(self) -> ScriptStep | None:
        """The present step; ``None`` when the lesson is done."""
        return self._steps[self._place] if self._place < len(self._steps) else None

    @property
    def playing(self) -> bool:
        """Whether moves of this step are still to be made by the others."""
        return bool(self._pending)

    def go_on(self) -> None:
        """Go to the next step: the present one was told, played or answered."""
        self._place += 1
        self._enter()

    def hold(self, moves: tuple[Move, ...] = ()) -> None:
        """The step was answered: nobody does anything more in it, but for these moves after a wrong answer."""
        self._held, self._pending = True, list(moves)

    def answer(self, seat: Seat, question: Question) -> Move | Cue | None:
        """Return what a seat answers to its question; raises `LessonError` where the lesson has nothing for it."""
        step, own = self.step, seat == self._lesson.table.learner
        if isinstance(step, Free):
            return Cue.LEARNER if own else Cue.PLAYER
        if self._pending and is_among(question.choices, self._pending[0]):
            return self._pending[0]
        if not self._pending:
            if self._held or not isinstance(step, Ask):
                return Cue.WAIT
            if own and _fits(step, question):
                return Cue.LEARNER
        if question.may_pass:
            return None
        if own and question.forced_pass is not None:
            return question.forced_pass  # which a lesson need not write down
        wanted = self._pending[0] if self._pending else step
        message = f"{self._lesson.id}, step {self._place + 1}: seat {seat} is asked, which does not fit {wanted}"
        raise LessonError(message)

    def note(self, move: Move) -> None:
        """A move was made."""
        if self._pending and self._pending[0] == move:
            del self._pending[0]

    def judge(self, question: Question, state: State, move: Move | None) -> AnswerVerdict:
        """Return what is said to an answer in the present step, which asks for a move; nothing is made of it."""
        step = self.step
        if not isinstance(step, Ask):
            raise LessonError(f"{self._lesson.id}, step {self._place + 1}: no move is asked for")
        refusal = _refusal_of(question, state, move)
        if refusal is None and _is_one_of(step.right, move):
            return AnswerVerdict(step.praise, right=True)
        for wrong in step.wrong:
            if _is_one_of(wrong.answers, move):
                return AnswerVerdict(wrong.text, refusal=refusal, then=() if refusal else wrong.then)
        if refusal is not None:
            return AnswerVerdict(refusal.reason.by(*refusal.clauses), refusal=refusal)
        return AnswerVerdict(step.otherwise)

    def shown(self, question: Question) -> Question:
        """Return a question to the learner as it is shown."""
        choices = self.shown_of(question.choices)
        return question if choices == question.choices else Question(question.seen, choices, question.may_pass)

    def shown_of(self, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Return which choices are shown: where a card is to be played, only such words as the step foresees."""
        step = self.step
        if not isinstance(step, Ask) or not all(isinstance(answer, Play) for answer in step.right):
            return choices
        foreseen = {answer for wrong in step.wrong for answer in wrong.answers}
        return tuple(each for each in choices if isinstance(each, Play | LayAwayChoice) or each in foreseen)

    def asks_what_is_allowed(self, question: Question, state: State) -> bool:
        """Whether this step foresees that the learner plays a card against the rules, so that it must not be shown."""
        foreseen = self.step.wrong if isinstance(self.step, Ask) else ()
        plays = (answer for wrong in foreseen for answer in wrong.answers if isinstance(answer, Play))
        return any(_refusal_of(question, state, play) is not None for play in plays)

    def _enter(self) -> None:
        step = self.step
        self._pending, self._held = list(step.moves) if isinstance(step, Others) else [], False


def _fits(step: Ask, question: Question) -> bool:
    """Whether this is the question that the step means: one of the right answers can be given to it."""
    return any(_can_be_given(answer, question) for answer in step.right)


def _can_be_given(answer: Answer, question: Question) -> bool:
    if answer is None:
        return question.may_pass
    if isinstance(answer, LayAwayChoice):
        return any(isinstance(choice, LayAwayChoice) for choice in question.choices)
    return is_among(question.choices, answer)


def _is_one_of(answers: tuple[Answer, ...], answer: Move | None) -> bool:
    """Whether this is one of the answers, or a finished one of what may be laid away."""
    if answer is None:
        return None in answers
    return is_among([each for each in answers if each is not None], answer)


def _refusal_of(question: Question, state: State, move: Move | None) -> Refusal | None:
    """Return why an answer is against the rules, ``None`` if it can be given."""
    if move is None:
        return None if question.may_pass else Refusal("MUST_ACT", MUST_ACT(player=Who(question.seen.seat)))
    if is_among(question.choices, move):
        return None
    try:
        state.apply(move)
    except IllegalMoveError as error:
        return error.refusal
    return None


def session_of(lesson: Lesson | Practice, state: State, players: Sequence[Person]) -> Session:
    """Return the session in which a lesson or a practice hand is played; it goes into no account.

    `players` sit in the seats that are no dummies, in their order; computer players are of the level of the lesson.
    """
    people, seed = list(players), 0
    if isinstance(lesson, Practice):
        seed = lesson.seed
        people = [each if each.level is None else Person(each.name, lesson.level) for each in players]
    return single_deal(state.deal, with_dummies(people, state.deal), Random(seed))
