# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The script of a lesson: which step it has come to, what the seats do, and what is said to the learner's answers.

It knows nothing of a window.  `Tutor` (`controller/tutor.py`) follows it at the table, `Rehearsal` without one.
"""

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kartenspiel.controller.conductor import MUST_ACT, Conductor, generator
from kartenspiel.controller.moment import is_among
from kartenspiel.controller.session import Person, Session, single_deal, with_dummies
from kartenspiel.games import game_named
from kartenspiel.model.game import IllegalMoveError, Refusal, State
from kartenspiel.model.lesson import Answer, Ask, Lesson, LessonStep, Others, Practice
from kartenspiel.model.moves import LayAwayChoice, Move, Play
from kartenspiel.model.pointer import Pointer
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who
from kartenspiel.players.base import Player, Question, player_named


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
class Verdict:
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

    def judge(self, question: Question, state: State, move: Move | None) -> Verdict:
        """Return what is said to an answer in the present step, which asks for a move; nothing is made of it."""
        step = self.step
        if not isinstance(step, Ask):
            raise LessonError(f"{self._lesson.id}, step {self._place + 1}: no move is asked for")
        refusal = refusal_of(question, state, move)
        if refusal is None and _is_one_of(step.right, move):
            return Verdict(step.praise, right=True)
        for wrong in step.wrong:
            if _is_one_of(wrong.answers, move):
                return Verdict(wrong.text, refusal=refusal, then=() if refusal else wrong.then)
        if refusal is not None:
            return Verdict(refusal.reason.by(*refusal.clauses), refusal=refusal)
        return Verdict(step.otherwise)

    def asks_what_is_allowed(self, question: Question, state: State) -> bool:
        """Whether this step foresees that the learner plays a card against the rules, so that it must not be shown."""
        foreseen = self.step.wrong if isinstance(self.step, Ask) else ()
        plays = (answer for wrong in foreseen for answer in wrong.answers if isinstance(answer, Play))
        return any(refusal_of(question, state, play) is not None for play in plays)

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


def refusal_of(question: Question, state: State, move: Move | None) -> Refusal | None:
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


class Rehearsal:
    """A lesson at a table without a window: the others do at once what the script says."""

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

    def answer(self, move: Move | None) -> Verdict:
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


def session_of(lesson: Lesson | Practice, state: State, players: Sequence[Person]) -> Session:
    """Return the session in which a lesson or a practice hand is played; it goes into no account.

    `players` sit in the seats that are no dummies, in their order; computer players are of the level of the lesson.
    """
    people, seed = list(players), 0
    if isinstance(lesson, Practice):
        seed = lesson.seed
        people = [each if each.level is None else Person(each.name, lesson.level) for each in players]
    return single_deal(state.deal, with_dummies(people, state.deal), Random(seed))


class Trial:
    """A practice hand without a window, with its computer players and their numbers."""

    def __init__(self, game: str, practice: Practice) -> None:
        self._practice = practice
        self._learner = practice.table.learner
        self._conductor = Conductor(practice.table.state(game_named(game)), (self._learner,))
        state = self._conductor.state
        people = tuple(Person("", practice.level) for _ in range(state.deal.seats - len(state.deal.dummies)))
        self._session = session_of(practice, state, people)

    @property
    def state(self) -> State:
        """The state of the deal."""
        return self._conductor.state

    @property
    def reached(self) -> bool | None:
        """Whether the goal is reached, ``None`` while it is open."""
        return self._practice.goal(self.state, self._learner)

    def play(self, moves: tuple[Move, ...]) -> bool | None:
        """Let the learner make these moves, one where each can be made, and be silent elsewhere; return `reached`.

        Stops as soon as that is decided, or nothing is left to be made.  Raises `LessonError` where the next move is
        no answer and silence is none either.
        """
        left = list(moves)
        while self.reached is None and (asked := self._conductor.next_question()) is not None:
            seat, question = asked
            if seat != self._learner:
                self._conductor.answer(self._opinion(seat, question))
            elif left and is_among(question.choices, left[0]):
                self._conductor.answer(left.pop(0))
            elif question.may_pass or question.only_answer:
                self._conductor.answer(None if question.may_pass else question.only_answer)
            elif not left:
                break
            else:
                raise LessonError(f"{self._practice.id}: {left[0]} cannot be made, only {question.choices}")
        return self.reached

    def play_as(self, player: Player, rng_seed: int) -> tuple[Move, ...]:
        """Let a computer player sit in the learner's seat; return the moves that it chose until the goal is decided."""
        made: list[Move] = []
        while self.reached is None and (asked := self._conductor.next_question()) is not None:
            seat, question = asked
            if seat != self._learner:
                self._conductor.answer(self._opinion(seat, question))
                continue
            move = player.choose(question, generator(rng_seed, self._session.number, len(self.state.log), seat))
            if move is not None and move != question.only_answer:
                made.append(move)
            self._conductor.answer(move)
        return tuple(made)

    def _opinion(self, seat: Seat, question: Question) -> Move | None:
        seed, number = self._session.thinking_seed(), self._session.number
        rng = generator(seed, number, len(self.state.log), seat)
        return player_named(self._practice.level).choose(question, rng)
