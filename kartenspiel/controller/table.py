# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table: asks whoever has the word, keeps every move on the disk, and then tells the window what may be seen.

Nothing hidden leaks, not even by time.  The window gets observations of the seat on screen and nothing else.  What
computer players say or play becomes visible on a fixed beat, however long or short they thought, and a question to the
person comes on it too (`pace`); who is asked at a poll point is never told.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import Signal, SignalInstance

from kartenspiel.controller.advice import Advice, Adviser, may_always_ask
from kartenspiel.controller.beat import BeatTimer
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.driver import Driver
from kartenspiel.controller.out_of_turn import OutOfTurn
from kartenspiel.controller.pace import BEAT_MS, BEATS_MS, Pace
from kartenspiel.controller.replay import step_so_far
from kartenspiel.controller.session import Person, Session, SessionOverError, single_deal
from kartenspiel.controller.settings import Animation
from kartenspiel.controller.sitting import FinishedDeal, Sitting, Sittings, Step, step_to
from kartenspiel.controller.sitting_writer import Files, SittingWriter
from kartenspiel.controller.substitute import Substitute
from kartenspiel.controller.taking_back import WayBack, conductor_at_end
from kartenspiel.controller.workers import Chance, Thinker
from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.observation import Observation
from kartenspiel.model.refusal import IllegalMoveError, Refusal, not_now
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question


class Table(Driver):
    """Drives deals between the rules, the computer players, the person at the screen and the disk.

    A move that is told (`stepped`) is as a rule on the disk already.
    """

    trouble = Signal(object)
    """`Text` for the person to read, of files; play goes on."""
    overcome = Signal(object)
    """`Text` of such a trouble that is over."""
    player_failed = Signal(object)
    """`Text` for the person to read: a computer player did not decide, and chance did in its place."""

    def __init__(
        self,
        store: Files,
        thinker: Thinker,
        rng: Random,
        *,
        beat_ms: int = BEAT_MS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`rng` only names the deals that are played outside a session; no card depends on it.

        `clock` tells the seconds since 1970, by which one knows later when something was played.
        """
        super().__init__()
        self._clock = clock
        self.out_of_turn = OutOfTurn()
        """Whether the person is asked where something may be said out of turn."""
        self.thinker = thinker
        """Where its computer players think."""
        self.rng = rng
        """The chance by which sessions are begun too; it comes from whoever made the table."""
        self._sittings = Sittings()
        self._last: FinishedDeal | None = None
        self._shown = Seat(0)
        self.players: tuple[Person, ...] = ()
        """The persons by seat in the deal on the table, or the last one there."""
        self._conductor: Conductor | None = None
        self.way_back = WayBack(self._lies, self._lay_again)
        """How the person takes back what he chose, also of a deal that is over, until the next begins."""
        self._question: Question | None = None
        self._token = 0
        self._pace = Pace(beat_ms)
        self._beat = BeatTimer(self._pace, self)
        self._substitute = Substitute(self.player_failed.emit)
        self.writer = SittingWriter(store, self)
        self.writer.trouble.connect(self.trouble)
        self.writer.overcome.connect(self.overcome)
        self._adviser = Adviser(thinker, self)
        self._adviser.advised.connect(self._give_advice)
        self._adviser.failed.connect(self.not_advised)

    @property
    def session(self) -> Session | None:
        """The session at the table; before its next deal."""
        now = self._sittings.current
        return None if now is None else now.session

    def advises(self, question: Question) -> bool:
        """Tell whether the person may ask for a hint: in sessions with help, and where the rules allow it (G25)."""
        return may_always_ask(question) or (self.session is not None and self.session.allows_help)

    @property
    def seen(self) -> Observation | None:
        """What the seat on screen sees now."""
        return None if self._conductor is None else self._conductor.state.observe(self._shown)

    @property
    def unsaved(self) -> int:
        """How often something was told that was not yet on the disk, since the disk failed or took too long."""
        return self.writer.unsaved

    @property
    def question(self) -> Question | None:
        """What the person at the screen is asked now."""
        return self._question

    @property
    def question_number(self) -> int:
        """A number that no other question has, to be handed back with its answer."""
        return self._token

    @property
    def playing(self) -> bool:
        """Whether a deal is on the table and not yet over."""
        return self._conductor is not None and not self._conductor.state.over

    @property
    def sittings(self) -> Sittings:
        """What lies on the table, and what lay there before."""
        return self._sittings

    @property
    def last_deal(self) -> FinishedDeal | None:
        """The deal finished last, which can be saved or played again."""
        return self._last

    @property
    def beat_ms(self) -> int:
        """The beat chosen for it, in milliseconds."""
        return self._pace.chosen_ms

    def pause(self) -> None:
        """Let nothing more be seen until `proceed`: the person looks elsewhere, and misses nothing."""
        self._beat.hold()

    def proceed(self) -> None:
        """Go on after `pause`."""
        self._beat.release()

    def set_speed(self, animation: Animation) -> None:
        """Let things happen as fast as the person likes to see them: one of the words of `Settings.animation`."""
        self._pace.choose(BEATS_MS[animation])

    def start(self, session: Session) -> None:
        """Begin a new session with its first deal; what was on the table before can be gone on with later."""
        self.lay_down(self._sittings.with_current(Sitting(session)))
        self._begin()

    def resume(self, sittings: Sittings) -> None:
        """Take up again what the disk has, at exactly that point; raises `SessionOverError` if nothing follows."""
        self.lay_down(sittings)
        self._begin(known=True)

    def lay_down(self, sittings: Sittings) -> None:
        """Have these lie there; between two deals `next_deal` deals."""
        self.stop()
        self._sittings = sittings
        self._last = None if sittings.current is None else sittings.current.last_deal

    def next_deal(self) -> None:
        """Go on with the session: with its deal that was interrupted, or with the next; not while a deal is played.

        A deal that counts in no account is left for that as it lies.  Raises `SessionOverError` if no session goes on.
        """
        now, following = self._sittings.current, self._sittings.to_go_on
        if self.playing and now is not None and now.session.counted:
            return
        if following is None:
            raise SessionOverError("there is no session to go on with")
        self.stop()
        self._sittings = self._sittings.with_current(following)
        self._begin(known=True)  # the disk has the session, and from it follows the deal

    def play_on(self, state: State, players: Sequence[Person], before: tuple[int, ...] | None = None) -> None:
        """Play a deal on from any state of it, in no account; `before` is what it brought each seat when it was played.

        `players` are the persons by seat.  The session can be gone on with by `next_deal`.
        """
        self.stop()
        session = single_deal(state.deal, players, self.rng)
        self._sittings = self._sittings.with_current(Sitting(session, state, payments_before=before))
        self._begin()

    def keep(self, sitting: Sitting) -> None:
        """Keep a sitting that was changed: it has another name, or has ended, which ends its deal on the table too."""
        now = self._sittings.current
        if now is not None and now.session.id == sitting.session.id and now.state is not None and sitting.state is None:
            self.stop()
        self._sittings = self._sittings.with_changed(sitting)
        self.writer.keep(sitting)

    def forget(self, session: str) -> None:
        """Delete a session but for its deals; if it lies on the table, nothing does afterwards."""
        if self.session is not None and self.session.id == session:
            self.lay_down(Sittings())
        self._sittings = self._sittings.without(session)
        self.writer.forget_session(session)

    def answer(self, move: Move | None, number: int | None = None) -> None:
        """Carry out the answer of the person at the screen; ``None`` is silence.

        Raises `IllegalMoveError` if the rules refuse it, and the question stays; also if nothing is asked, or, where a
        `number` is given, if that question is no longer open.
        """
        if self._conductor is None or self._question is None or number not in {None, self._token}:
            raise IllegalMoveError(not_now())
        before, seat = self._conductor.state, self._question.seen.seat
        self._conductor.answer(move)
        self.way_back.clear()
        self.out_of_turn.note_answer(before, seat, move)
        self._token += 1
        self._beat.restart()
        self._ask_nothing()
        self._go_on(before, move)

    def _lies(self) -> tuple[Sitting | None, Conductor | None]:
        """Return what lies on the table, between two deals the end of the last one."""
        now = self._sittings.current
        self._conductor = self._conductor or conductor_at_end(now)
        return now, self._conductor

    def _lay_again(self, now: Sitting) -> None:
        """Have its deal lie on the table as it does now, whatever was seen of it until then."""
        self._sittings = self._sittings.with_current(now)
        self._last, self._shown, self.players = now.last_deal, now.session.shown_seat, now.players
        self._let_go()
        self._take_up(now.session, told=self.laid)

    def refusal(self, move: Move | None) -> Refusal | None:
        """Return why `answer` would refuse an answer of the person at the screen; ``None`` if it would not."""
        return not_now() if self._conductor is None or self._question is None else self._conductor.refusal(move)

    def choices_after(self, moves: Sequence[Move]) -> tuple[Choice, ...]:
        """Return what the person at the screen could choose after these moves; nothing if they cannot be made so."""
        return () if self._conductor is None or self._question is None else self._conductor.choices_after(moves)

    def stay_silent(self) -> None:
        """Be silent at every further poll point of this deal."""
        self.out_of_turn.say_nothing()
        if self._question is not None and self._question.may_pass:
            self.answer(None)

    def ask_for_word(self, wanted: bool) -> bool:  # noqa: FBT001 - the state of a button
        """Ask the person before anything else happens, or no longer; tell whether there still is something to say."""
        self.out_of_turn.want(wanted)
        seat = None if self.session is None else self.session.person_seat
        if not wanted or self._conductor is None or seat is None:
            return True
        if self._question is None and self._conductor.ask_again(seat):
            self._beat.stop()
            self._ask()
        return self._conductor.may_speak(seat)

    def suggest(self, wanted: bool = True) -> None:  # noqa: FBT001, FBT002 - the state of a signal
        """Have an answer to the open question suggested, where that may be; `advised` follows.  Or want none."""
        if not wanted:
            self._adviser.forget()
        elif self._question is not None and self.advises(self._question):
            self._adviser.ask(self._question, self._chance(self._question.seen.seat))

    def stop(self) -> None:
        """Ask nobody any more; the deal stays on the disk as it is."""
        self._let_go()
        self._conductor = None

    def _let_go(self) -> None:
        """Let nothing follow any more of what was asked or written."""
        self._token += 1
        self._beat.stop()
        self.writer.forget()
        self._ask_nothing()
        self.thinking.emit(None)

    def close(self) -> None:
        """End everything at once: the program closes."""
        self.stop()
        self.thinker.close()
        self.writer.close()

    def _begin(self, *, known: bool = False) -> None:
        """Go on with the deal of the current sitting, or deal the next.

        What the disk is `known` to have is told at once.
        """
        now = self._sittings.current
        if now is None:
            return
        if now.state is None:
            now = now.dealt()
            self._sittings = self._sittings.with_current(now)
        assert now.state is not None  # noqa: S101 - just dealt
        seat = now.session.person_seat
        self._shown, self.players = now.session.shown_seat, now.players
        self.way_back.clear()
        self._conductor = Conductor(now.state, () if seat is None else (seat,))
        self._take_up(now.session, known=known)

    def _take_up(self, session: Session, *, known: bool = False, told: SignalInstance | None = None) -> None:
        """Tell how the deal lies, with movement unless it is `told` otherwise, and ask; `known` as for `_begin`."""
        assert self._conductor is not None  # noqa: S101 - somebody has just begun it
        self.out_of_turn.begin(session.id)
        self._pace.begin()
        self._beat.restart()
        step = step_so_far(self._conductor.moments, self._shown)
        if known:
            self._tell(step, self._save, told)
        else:
            self._save(lambda: self._tell(step, self._ask, told))

    def _ask(self) -> None:
        """Ask the next seat, or settle the deal if nobody has anything left to do."""
        conductor = self._conductor
        if conductor is None:
            return  # the window left the table when it was told of the last move
        self._token += 1
        self._pace.poll_point = conductor.state.poll_point
        asked = conductor.next_question()
        if asked is None:
            self._beat.wait(self._settle)
            return
        seat, question = asked
        turn = question.seen.turn  # of the state it could tell more than all may know
        mover = None if turn is None else conductor.state.actor(turn)  # by now all know who plays for a dummy (K108)
        self.thinking.emit(None if mover is None or self.players[mover].level is None else mover)
        player = self.players[seat].player
        if player is not None:
            self._let_think(seat, player, question)
        elif question.may_pass and not self.out_of_turn.is_given(conductor.state, seat):
            self._make(seat, question, None)
        elif self.out_of_turn.passes_alone and (only := question.forced_pass) is not None:
            self._make(seat, question, only)
        else:
            self._beat.wait(lambda: self._ask_person(question))

    def _ask_person(self, question: Question) -> None:
        self._question = question
        self.thinking.emit(None)
        self.asked.emit(question)

    def _give_advice(self, advice: Advice) -> None:
        """Hand on a hint, and mark the deal, on the disk too, unless the rules of the game allowed it anyhow."""
        if self._question is not None:
            if not may_always_ask(self._question):
                self.mark_helped()
            self.advised.emit(advice)

    def mark_helped(self) -> None:
        """Mark the deal that lies there, on the disk too, as one in which the person was helped."""
        now = self._sittings.current
        if now is not None and now.state is not None and not now.helped:
            self.keep(replace(now, helped=True))

    def _ask_nothing(self) -> None:
        self._adviser.forget()
        if self._question is not None:
            self._question = None
            self.asked.emit(None)

    def _let_think(self, seat: Seat, player: str, question: Question) -> None:
        chance = self._chance(seat)
        self._beat.think(
            lambda: self.thinker.think(player, question, chance),
            lambda done: self._make(seat, question, self._substitute.answer_unless(done, question, chance)),
        )

    def _make(self, seat: Seat, question: Question, move: Move | None) -> None:
        """Carry an answer out on the beat; silence takes none, unless it is seen by the hands picked up then."""
        closed = self._conductor is not None and self._conductor.state.hands_closed
        if move is None and question.may_pass and not closed:
            self._carry_out(seat, question, None)
        else:
            self._beat.wait(lambda: self._carry_out(seat, question, move))

    def _carry_out(self, seat: Seat, question: Question, move: Move | None) -> None:
        conductor = self._conductor
        assert conductor is not None  # noqa: S101 - `stop` stops the beat too
        before = conductor.state
        try:
            conductor.answer(move)
        except IllegalMoveError as error:
            move = self._substitute.answer(question, self._chance(seat), error)
            conductor.answer(move)
        self._go_on(before, move)

    def _chance(self, seat: Seat) -> Chance:
        assert self._conductor is not None and self.session is not None  # noqa: S101, PT018 - a deal is played
        return Chance(self.session.thinking_seed(), self.session.number, len(self._conductor.state.log), seat)

    def _go_on(self, before: State, move: Move | None) -> None:
        """Bring a move to the disk, then show what has changed, and only then ask the next seat."""
        assert self._conductor is not None  # noqa: S101 - as above
        after, shown = self._conductor.state, self._shown
        if after is before:
            self._ask()
            return
        step = step_to(before.observe(shown), after, shown)
        if move is None:  # the disk knows nothing of silence
            self._tell(step, self._ask)
        else:
            self._save(lambda: self._tell(step, self._ask))

    def _tell(self, step: Step, then: Callable[[], None], told: SignalInstance | None = None) -> None:
        """Tell the window of a step and go on, unless it leaves the table over it; `told` as for `_take_up`."""
        token = self._token
        self._beat.restart()
        if step.move is not None:
            self.thinking.emit(None)
        (told or self.stepped).emit(step)
        if token == self._token:
            then()

    def _save(self, then: Callable[[], None] | None = None) -> None:
        """Bring the table to the disk as it is now; then something follows, as a rule the next question."""
        now = self._sittings.current
        if now is not None and self._conductor is not None:
            now = replace(now, state=self._conductor.state, last_played=self._clock())
            self._sittings = self._sittings.with_current(now)
        self.writer.save(self._sittings, then or self._ask)

    def _settle(self) -> None:
        """Account for a deal that is over: first in the history, then in the session."""
        now = self._sittings.current
        assert now is not None and now.state is not None  # noqa: S101, PT018 - as above
        self.way_back.earlier, self._last = now.last_deal, (finished := now.finished_deal())
        after = replace(now.counted(finished), last_played=self._clock())
        self._sittings = self._sittings.with_current(after)
        self.writer.save(self._sittings, lambda: self.finished.emit(finished), finished.record)
