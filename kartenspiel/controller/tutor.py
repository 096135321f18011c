# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson at the table: the others do what its script says, and what the learner does is looked at before it is made.

It is a table like any other, with its beat, its secrets and its rules; only nobody keeps anything of it, and the cast
that sits at it waits while something is told.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.driver import Driver
from kartenspiel.controller.out_of_turn import OutOfTurn
from kartenspiel.controller.script import Cue, Free, Script, session_of, steps_of
from kartenspiel.controller.session import Person, Session
from kartenspiel.controller.settings import Animation
from kartenspiel.controller.sitting import FinishedDeal, Sitting, Sittings, Step
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import Chance, Thinker, WeighedAnswer
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.lesson import Ask, Lesson, Others, Practice, Quiz, Reply, Tell
from kartenspiel.model.moves import Choice, LayAwayChoice, Move
from kartenspiel.model.pointer import NOTHING, Pointer
from kartenspiel.model.refusal import IllegalMoveError, Refusal
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from kartenspiel.players.certainty import WORK, RestOfDeal
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.question import Question

Wants = Literal["go_on", "move", "choice", "watch", "take_back", "play", "over"]
"""What the learner is expected to do: go on, make a move, choose an answer, look on, take a wrong move back, play the
deal, or nothing more, since the lesson is over."""
Mood = Literal["plain", "right", "wrong"]


@dataclass(frozen=True, slots=True)
class Saying:
    """What is said to the learner now, and what he is expected to do."""

    number: int
    """Of the step, counted from 1; those in which only the others play do not count."""
    count: int
    text: Text | None
    """``None`` where the text before stays."""
    at: Pointer = NOTHING
    wants: Wants = "go_on"
    answers: tuple[Reply, ...] = ()
    chosen: tuple[int, ...] = ()
    """Which of the answers were chosen so far."""
    reply: Text | None = None
    """What is said to what the learner did."""
    mood: Mood = "plain"
    """What of it: whether it was right."""


class NoFiles:
    """The files of a table of which nothing is kept."""

    def save(self, sittings: Sittings) -> bool:
        """Keep nothing."""
        del sittings
        return True

    def keep(self, sitting: Sitting) -> bool:
        """Keep nothing."""
        del sitting
        return True

    def forget(self, session: str) -> bool:
        """There is nothing to forget."""
        del session
        return True

    def delete_deals(self, keys: frozenset[str]) -> None:
        """There is nothing to delete."""

    def append(self, record: Mapping[str, object]) -> None:
        """Add it to no history."""

    def take_notes(self) -> tuple[Text, ...]:
        """There is nothing to tell."""
        return ()

    def close(self) -> None:
        """There is nothing to let go of."""


@dataclass(slots=True)
class _Waiting:
    """Somebody of the cast who was asked and has not answered yet."""

    level: str
    question: Question
    chance: Chance
    promise: "Future[Opinion]" = field(default_factory=Future)


class Cast:
    """The computer players of a lesson: they do what the tutor tells them, or think as ever where he lets them."""

    def __init__(self, thinker: Thinker, prompt: Callable[[], None]) -> None:
        """`prompt` is called when somebody was asked; then `answer` or `let_think` follows, sooner or later."""
        self._thinker, self._prompt = thinker, prompt
        self._waiting: _Waiting | None = None

    @property
    def asked(self) -> tuple[Seat, Question] | None:
        """Who was asked what, and has not answered yet."""
        return None if self._waiting is None else (self._waiting.chance.seat, self._waiting.question)

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of an answer."""
        self._waiting = waiting = _Waiting(level, question, chance)
        self._prompt()
        return waiting.promise

    def ask_again(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of what a player thinks of a question of a deal that is over."""
        return self._thinker.ask_again(level, question, chance)

    def weigh(self, question: Question, chance: Chance) -> "Future[WeighedAnswer]":
        """Return the promise of a hint."""
        return self._thinker.weigh(question, chance)

    def judge(self, question: Question, given: Move | None) -> "Future[WeighedAnswer]":
        """Return the promise to say what was dear."""
        return self._thinker.judge(question, given)

    def foresee(self, question: Question, work: int = WORK) -> "Future[RestOfDeal]":
        """Return how certain the end of the deal is, as who thinks for it says."""
        return self._thinker.foresee(question, work)

    def answer(self, move: Move | None) -> None:
        """Give the answer that was waited for."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting.promise.set_result(Opinion(move, Reason.UNKNOWN))

    def let_think(self) -> None:
        """Have the answer thought out that was waited for."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            thought = self._thinker.think(waiting.level, waiting.question, waiting.chance)
            thought.add_done_callback(lambda done: _pass_on(done, waiting.promise))

    def forget(self) -> None:
        """Wait for no answer any more."""
        self._waiting = None

    def warm_up(self) -> None:
        """The players are those of the table; they get ready there."""

    def close(self) -> None:
        """They go on playing there."""


def _pass_on(done: "Future[Opinion]", promise: "Future[Opinion]") -> None:
    error = None if done.cancelled() else done.exception()
    if done.cancelled():
        promise.cancel()
    elif error is not None:
        promise.set_exception(error)
    else:
        promise.set_result(done.result())


class AlwaysAsked(OutOfTurn):
    """Has the learner asked wherever he can say anything; the tutor answers for him where the lesson wants it."""

    def __init__(self) -> None:
        super().__init__()
        self.passes_alone = False

    def is_given(self, state: State, seat: Seat) -> bool:
        """Ask him."""
        del state, seat
        return True


class Tutor(Driver):
    """Plays lessons and practice hands with somebody at the screen.

    That somebody thinks (`thinking`) is told in practice hands alone.
    """

    said = Signal(object)
    """`Saying`."""
    completed = Signal(str, object)
    """The id of the game, and the lesson that was gone through or the practice hand whose goal was reached."""
    player_failed = Signal(object)
    """`Text` for the person to read, as `Table.player_failed`; files are no trouble here, for nothing is kept."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        """`table` is the one of the sessions: its players play here too, on the same beat."""
        super().__init__(parent)
        self._cast: Final = Cast(table.thinker, self._prompt)
        self._table = Table(NoFiles(), self._cast, Random(0), beat_ms=table.beat_ms)
        self._table.setParent(self)
        self._as_chosen, self._always_asked = self._table.out_of_turn, AlwaysAsked()
        self._table.stepped.connect(self._on_step)
        self._table.asked.connect(self._on_asked)
        self._table.finished.connect(self._on_finished)
        self._table.thinking.connect(self._on_thinking)
        self._table.player_failed.connect(self.player_failed)
        self._game = ""
        self._lesson: Lesson | Practice | None = None
        self._session: Session | None = None
        self._script: Script | None = None
        self._states: dict[int, State] = {}
        """How the table lay at the beginning of each step that was entered."""
        self._state: State | None = None
        self._question: Question | None = None
        self._offered = False
        self._saying = Saying(0, 0, None)
        self._then: Callable[[], None] | None = None
        """What follows as soon as the learner's move is seen."""
        self._wrong: Saying | None = None
        """What is said once what follows a wrong move has been shown."""

    @property
    def lesson(self) -> Lesson | Practice | None:
        """The lesson that is given now."""
        return self._lesson

    @property
    def game(self) -> str:
        """The id of its game."""
        return self._game

    @property
    def session(self) -> Session | None:
        """The session in which its deal is played."""
        return self._session

    @property
    def question(self) -> Question | None:
        """What the learner is asked at the table now, as far as the lesson shows it."""
        return self._question if self._offered else None

    def choices_after(self, moves: Sequence[Move]) -> tuple[Choice, ...]:
        """Return what the learner could choose after these moves, as far as the lesson shows it."""
        following = self._table.choices_after(moves)
        return following if self._script is None else self._script.shown_of(following)

    @property
    def one_by_one(self) -> bool:
        """Whether each thing that the learner says is judged by itself, and not all that he says in a turn."""
        return self._script is not None and not isinstance(self._script.step, Free)

    @property
    def asks_what_is_allowed(self) -> bool:
        """Whether the learner is to find out by himself which cards he may play."""
        script, question, state = self._script, self.question, self._state
        if script is None or question is None or state is None:
            return False
        return script.asks_what_is_allowed(question, state)

    @property
    def saying(self) -> Saying:
        """What was said last."""
        return self._saying

    @property
    def place(self) -> int:
        """The number of the present step of the lesson, counted from 0; behind the last one it is done."""
        return 0 if self._script is None else self._script.place

    @property
    def can_go_back(self) -> bool:
        """Whether there is a step before this one."""
        return self._place_before() is not None

    def set_speed(self, animation: Animation) -> None:
        """Let things happen as fast as the person likes to see them (`Table.set_speed`)."""
        self._table.set_speed(animation)

    def begin(self, game: str, lesson: Lesson | Practice, players: Sequence[Person]) -> None:
        """Give a lesson, or begin it anew; `players` sit in the seats that are no dummies, in their order."""
        self._game, self._lesson = game, lesson
        state = lesson.table.state(game_named(game))
        self._session = session_of(lesson, state, players)
        self._states = {}
        self._lay(0, state)

    def anew(self) -> None:
        """Begin this lesson anew."""
        if self._states:
            self._lay(0, self._states[0])

    def back(self) -> None:
        """Go back to the step before this one."""
        place = self._place_before()
        if place is not None:
            self._lay(place, self._states[place])

    def stop(self) -> None:
        """Give no lesson any more."""
        self._lesson = self._script = None
        self._halt()

    def close(self) -> None:
        """End everything: the program closes."""
        self.stop()
        self._table.close()

    def go_on(self) -> None:
        """Go on after something was told, praised or shown."""
        script = self._script
        if script is None:
            return
        if self._saying.wants == "take_back":
            self._lay(script.place, self._states[script.place])
        elif self._saying.wants == "go_on":
            self._advance()

    def answer(self, move: Move | None) -> None:
        """Look at what the learner wants to do; what is right is made, anything else is answered.

        Raises `IllegalMoveError` if the rules refuse it; the question stays, as it does where something else is wanted.
        """
        script, question, state = self._script, self._question, self._state
        if script is None or question is None or state is None or not self._offered:
            return
        if isinstance(script.step, Free):
            refusal = self._table.refusal(move)
            if refusal is not None:
                raise IllegalMoveError(refusal)
            self._make(move)
            return
        verdict = script.judge(question, state, move)
        if verdict.right:
            self._accept(move, verdict.text)
        elif verdict.then and move is not None:
            self._show_wrong(move, verdict.then, verdict.text)
        else:
            self._say(wants="move", reply=verdict.text, mood="wrong")
            if verdict.refusal is not None:
                raise IllegalMoveError(verdict.refusal)
            self.asked.emit(question)

    def refusal(self, move: Move | None) -> Refusal | None:
        """Return why the rules refuse a move; ``None`` if they do not, and where the learner is to find out himself."""
        if not self._offered or self.asks_what_is_allowed:
            return None
        return self._table.refusal(move)

    def stay_silent(self) -> None:
        """Say nothing more: in this deal where it is played freely, else just now."""
        if isinstance(self._lesson, Practice):
            self._table.stay_silent()
        else:
            self.answer(None)

    def ask_for_word(self, wanted: bool) -> bool:  # noqa: FBT001 - the state of a button
        """Have the learner asked before the next card of a practice hand (`Table.ask_for_word`)."""
        return self._table.ask_for_word(wanted)

    def choose(self, number: int) -> None:
        """Choose an answer of a quiz."""
        answers = self._saying.answers
        if self._saying.wants == "choice" and number < len(answers):
            chosen, answer = (*self._saying.chosen, number), answers[number]
            wants: Wants = "go_on" if answer.right else "choice"
            self._say(wants=wants, reply=answer.reply, mood="right" if answer.right else "wrong", chosen=chosen)

    def show(self) -> None:
        """Do for the learner what is wanted of him."""
        step = None if self._script is None else self._script.step
        if isinstance(step, Quiz):
            self.choose(next(number for number, each in enumerate(step.answers) if each.right))
        elif isinstance(step, Ask) and self._offered:
            wanted = step.right[0]
            move = wanted.laying(wanted.choose_from) if isinstance(wanted, LayAwayChoice) else wanted
            self._accept(move, step.praise)

    # Steps

    def _lay(self, place: int, state: State) -> None:
        """Lay the table as it was at the beginning of a step, and begin there."""
        assert self._lesson is not None and self._session is not None  # noqa: S101, PT018 - a lesson is given
        self._halt()
        self._script, self._state = Script(self._lesson, place), state
        free = isinstance(self._lesson, Practice)
        self._table.out_of_turn = self._as_chosen if free else self._always_asked
        self._table.resume(Sittings.of(Sitting(self._session, state)))
        self._enter()

    def _halt(self) -> None:
        """Forget what was asked, and what was to follow."""
        self._table.stop()
        self._cast.forget()
        self._question, self._offered, self._then, self._wrong = None, False, None, None

    def _advance(self) -> None:
        if self._script is not None:
            self._script.go_on()
            self._enter()

    def _enter(self) -> None:
        """Begin the present step: say what it says, and let those act who may."""
        script, lesson, state = self._script, self._lesson, self._state
        assert script is not None and lesson is not None and state is not None  # noqa: S101, PT018 - as above
        self._states[script.place] = state
        step = script.step
        match step:
            case Tell():
                self._tell(step.text, step.at, "go_on")
            case Quiz():
                self._tell(step.text, step.at, "choice", step.answers)
            case Ask():
                self._tell(step.text, step.at, "move")
            case Others():
                self._tell(step.text, step.at, "watch")
            case Free():
                self._tell(step.text, step.at, "play")
            case _:
                self._tell(None, NOTHING, "over")
                self.completed.emit(self._game, lesson)
        if isinstance(step, Others) and not script.playing:
            self._advance()
        else:
            self._prompt()

    def _accept(self, move: Move | None, praise: Text | None) -> None:
        """Make a right move; the lesson goes on as soon as it is seen, or once the praise has been read."""
        assert self._script is not None  # noqa: S101 - as above
        self._script.hold()
        if praise is None:
            self._then = self._advance
        else:
            self._then = lambda: self._say(wants="go_on", reply=praise, mood="right")
        self._say(wants="watch")
        self._make(move)

    def _show_wrong(self, move: Move, then: tuple[Move, ...], text: Text | None) -> None:
        """Make a wrong move, and let the others do what they do then; afterwards it is taken back."""
        assert self._script is not None  # noqa: S101 - as above
        self._script.hold(then)
        self._wrong = self._changed(wants="take_back", reply=text, mood="wrong")
        self._say(wants="watch")
        self._make(move)

    def _make(self, move: Move | None) -> None:
        self._question, self._offered = None, False
        before = self._state
        self._table.answer(move)
        if move is None and self._state is before:
            self._follow()  # silence is not seen

    def _follow(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _place_before(self) -> int | None:
        """Return the number of the last step before this one in which the others do not only play."""
        if self._script is None or self._lesson is None:
            return None
        steps = steps_of(self._lesson)
        before = [place for place in range(self._script.place) if not isinstance(steps[place], Others)]
        return before[-1] if before else None

    # What is said

    def _tell(self, text: Text | None, at: Pointer, wants: Wants, answers: tuple[Reply, ...] = ()) -> None:
        """Say what a step says."""
        assert self._script is not None and self._lesson is not None  # noqa: S101, PT018 - as above
        counted = [not isinstance(step, Others) for step in steps_of(self._lesson)]
        number = max(1, sum(counted[: self._script.place + 1]))
        self._put(Saying(number, sum(counted), text, at, wants, answers))

    def _say(
        self, *, wants: Wants, reply: Text | None = None, mood: Mood = "plain", chosen: tuple[int, ...] = ()
    ) -> None:
        """Say something beside what the step says."""
        self._put(self._changed(wants=wants, reply=reply, mood=mood, chosen=chosen))

    def _changed(self, *, wants: Wants, reply: Text | None, mood: Mood, chosen: tuple[int, ...] = ()) -> Saying:
        last = self._saying
        at = NOTHING if wants == "take_back" else last.at
        return Saying(last.number, last.count, last.text, at, wants, last.answers, chosen, reply, mood)

    def _put(self, saying: Saying) -> None:
        self._saying = saying
        self.said.emit(saying)

    # The table

    def _prompt(self) -> None:
        """Let those answer who are asked, as far as the lesson has come."""
        script = self._script
        if script is None:
            return
        if self._cast.asked is not None:
            cue = script.answer(*self._cast.asked)
            if cue is Cue.PLAYER:
                self._cast.let_think()
            elif not isinstance(cue, Cue):
                self._cast.answer(cue)
        elif self._question is not None and not self._offered:
            cue = script.answer(self._question.seen.seat, self._question)
            if cue is Cue.LEARNER:
                self._question, self._offered = script.shown(self._question), True
                self.asked.emit(self._question)
            elif not isinstance(cue, Cue):
                self._make(cue)

    def _on_asked(self, question: Question | None) -> None:
        self._question, self._offered = question, False
        if question is None:
            self.asked.emit(None)
        else:
            self._prompt()

    def _on_step(self, step: Step) -> None:
        sitting = self._table.sittings.current
        script = self._script
        if script is None or sitting is None:
            return
        self._state = sitting.state or self._state
        self.stepped.emit(step)
        if step.move is not None and self._state is not None:
            script.note(self._state.log[-1])  # the step may hide what it is
        if step.before is None:
            return
        self._follow()
        if self._wrong is not None and not script.playing:
            wrong, self._wrong = self._wrong, None
            self._put(wrong)
        elif isinstance(script.step, Others) and not script.playing:
            self._advance()
        elif isinstance(script.step, Free):
            self._look_at_goal()

    def _look_at_goal(self) -> None:
        """Say whether the goal of a practice hand is reached or missed, as soon as that is decided."""
        lesson, state = self._lesson, self._state
        if not isinstance(lesson, Practice) or state is None or self._saying.mood != "plain":
            return
        reached = lesson.goal(state, lesson.table.learner)
        if reached is not None:
            self._say(wants="play", reply=lesson.reached if reached else lesson.missed, mood=_MOODS[reached])
        if reached:
            self.completed.emit(self._game, lesson)

    def _on_finished(self, finished: FinishedDeal) -> None:
        if isinstance(self._lesson, Practice):
            self._say(wants="over", reply=self._saying.reply, mood=self._saying.mood)
        self.finished.emit(finished)

    def _on_thinking(self, seat: Seat | None) -> None:
        if isinstance(self._lesson, Practice) or seat is None:
            self.thinking.emit(seat)


_MOODS: Final[Mapping[bool, Mood]] = {True: "right", False: "wrong"}
