# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table: asks whoever has the word, keeps every move on the disk, and then tells the window what may be seen.

Nothing hidden leaks, not even by time.  The window gets observations of the seat on screen and nothing else.  What
computer players say or play becomes visible on a fixed beat, however long or short they thought, and a question to the
person comes on it too (`pace`); who is asked at a poll point is never told.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from random import Random
from typing import Final

from PySide6.QtCore import Signal, SignalInstance

from kartenspiel.controller import sitting
from kartenspiel.controller.advice import Advice, Adviser
from kartenspiel.controller.beat import BeatTimer
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.driver import Driver
from kartenspiel.controller.out_of_turn import OutOfTurn
from kartenspiel.controller.pace import BEAT_MS, BEATS_MS, Pace
from kartenspiel.controller.record import Record
from kartenspiel.controller.replay import steps_seen
from kartenspiel.controller.session import Person, Session, SessionOverError, seat_person, single_deal
from kartenspiel.controller.settings import Animation
from kartenspiel.controller.sitting import FinishedDeal, Sitting, Sittings, Step, step_to
from kartenspiel.controller.sitting_writer import Files, SittingWriter
from kartenspiel.controller.taking_back import BackTo, WayBack, conductor_at_end
from kartenspiel.controller.workers import Chance, Thinker
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.observation import Observation
from kartenspiel.model.refusal import IllegalMoveError, Refusal, not_now
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.players.base import RANDOM, player_named
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question

_ = marker(__package__)

_NO_ANSWER: Final = _("{player} could not decide ({reason}). A move was made at random instead; the deal goes on.")


class Table(Driver):
    """Drives deals between the rules, the computer players, the person at the screen and the disk.

    A move that is told (`stepped`) is as a rule on the disk already.
    """

    trouble = Signal(object)
    """`Text` for the person to read, of files or advice; play goes on."""
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
        self._way_back = WayBack()
        self._question: Question | None = None
        self._token = 0
        self._pace = Pace(beat_ms)
        self._beat = BeatTimer(self._pace, self)
        self._writer = SittingWriter(store, self)
        self._writer.trouble.connect(self.trouble)
        self._writer.overcome.connect(self.overcome)
        self._adviser = Adviser(thinker, self)
        self._adviser.advised.connect(self._give_advice)
        self._adviser.trouble.connect(self.trouble)

    @property
    def session(self) -> Session | None:
        """The session at the table; before its next deal."""
        now = self._sittings.current
        return None if now is None else now.session

    def advises(self, question: Question) -> bool:
        """Tell whether the person may ask for a hint: in sessions with help, and where the rules allow it (G25)."""
        helped = self.session is not None and self.session.allows_help
        return helped or game_named(question.seen.game).words.may_ask_advice(question.seen)

    @property
    def seen(self) -> Observation | None:
        """What the seat on screen sees now."""
        return None if self._conductor is None else self._conductor.state.observe(self._shown)

    @property
    def unsaved(self) -> int:
        """How often something was told that was not yet on the disk, since the disk failed or took too long."""
        return self._writer.unsaved

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

    def play_again(self, seat: Seat | None = None) -> None:
        """Play the deal finished last once more, in no account; the person may change to another seat."""
        if self._last is None:
            return
        self._begin_single(
            game_named(self._last.deal.game).start(self._last.deal), seat_person(self._last.players, seat)
        )

    def open_record(self, record: Record, players: Sequence[Person]) -> None:
        """Go on with an unfinished deal, or play a finished one again; `players` are the persons by seat.

        The session can be gone on with by `next_deal`.  Raises `RecordError`, with move and reason, if the record
        breaks the rules; `record.read_record` does, if it is damaged.
        """
        self._begin_single(sitting.state_to_open(record), players)

    def play_on(self, state: State, players: Sequence[Person], before: tuple[int, ...] | None) -> None:
        """Play a deal on from any state of it, in no account; `before` is what it brought each seat when it was played.

        `players` are the persons by seat.
        """
        self._begin_single(state, players, before)

    def keep(self, sitting: Sitting) -> None:
        """Keep a sitting that was changed: it has another name, or has ended, which ends its deal on the table too."""
        now = self._sittings.current
        if now is not None and now.session.id == sitting.session.id and now.state is not None and sitting.state is None:
            self.stop()
        self._sittings = self._sittings.with_changed(sitting)
        self._writer.keep(sitting)

    def forget(self, session: str) -> None:
        """Delete a session but for its deals; if it lies on the table, nothing does afterwards."""
        if self.session is not None and self.session.id == session:
            self.lay_down(Sittings())
        self._sittings = self._sittings.without(session)
        self._writer.forget_session(session)

    def answer(self, move: Move | None, number: int | None = None) -> None:
        """Carry out the answer of the person at the screen; ``None`` is silence.

        Raises `IllegalMoveError` if the rules refuse it, and the question stays; also if nothing is asked, or, where a
        `number` is given, if that question is no longer open.
        """
        if self._conductor is None or self._question is None or number not in {None, self._token}:
            raise IllegalMoveError(not_now())
        before, seat = self._conductor.state, self._question.seen.seat
        self._conductor.answer(move)
        self._way_back.clear()
        self.out_of_turn.note_answer(before, seat, move)
        self._token += 1
        self._beat.restart()
        self._ask_nothing()
        self._go_on(before, move)

    def bar_back(self, to: BackTo | None) -> Text | None:
        """Return why the person cannot take back so much, or have it again (``None``); ``None`` where that is possible.

        Of a deal that is over too, until the next begins.
        """
        now = self._sittings.current
        self._conductor = self._conductor or conductor_at_end(now)
        return self._way_back.bar(now, self._conductor, to)

    def take_back(self, to: BackTo = BackTo.MOVE) -> bool:
        """Take back so much of what the person chose, with all that followed; tell whether that is possible.

        The deal then lies again where that was asked, and is counted no longer.  The others answer as they did, if the
        person does.
        """
        barred, now, conductor = self.bar_back(to), self._sittings.current, self._conductor
        if barred is not None or now is None or conductor is None:
            return False
        left = self._way_back.take_back(now, conductor, to)
        self._sittings = self._sittings.with_current(left)
        self._last, self._shown, self.players = left.last_deal, left.session.shown_seat, left.players
        self._lay_again()
        return True

    def restore(self) -> bool:
        """Have again what was taken back last, until the person answers otherwise; tell whether there was something."""
        if self.bar_back(None) is not None or self._conductor is None:
            return False
        self._way_back.restore(self._conductor)
        self._lay_again()
        return True

    def _lay_again(self) -> None:
        """Have the deal lie on the table as it does now, whatever was seen of it until then."""
        assert self.session is not None  # noqa: S101 - a deal is played
        self._let_go()
        self._take_up(self.session, told=self.laid)

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
        self._writer.forget()
        self._ask_nothing()
        self.thinking.emit(None)

    def close(self) -> None:
        """End everything at once: the program closes."""
        self.stop()
        self.thinker.close()
        self._writer.close()

    def _begin_single(self, state: State, players: Sequence[Person], before: tuple[int, ...] | None = None) -> None:
        """Begin a sitting of this deal alone; `before` as for `play_on`."""
        self.stop()
        session = single_deal(state.deal, players, self.rng)
        self._sittings = self._sittings.with_current(Sitting(session, state, payments_before=before))
        self._begin()

    def _begin(self, *, known: bool = False) -> None:
        """Go on with the deal of the current sitting, or deal the next.

        What the disk is `known` to have is told at once.
        """
        now = self._sittings.current
        if now is None:
            return
        if now.state is None:
            session = now.session
            now = replace(now, state=game_named(session.game).start(session.deal()), helped=False, taken_back=False)
            self._sittings = self._sittings.with_current(now)
        assert now.state is not None  # noqa: S101 - just dealt
        seat = now.session.person_seat
        self._shown, self.players = now.session.shown_seat, now.players
        self._way_back.clear()
        self._conductor = Conductor(now.state, () if seat is None else (seat,))
        self._take_up(now.session, known=known)

    def _take_up(self, session: Session, *, known: bool = False, told: SignalInstance | None = None) -> None:
        """Tell how the deal lies, with movement unless it is `told` otherwise, and ask; `known` as for `_begin`."""
        assert self._conductor is not None  # noqa: S101 - somebody has just begun it
        self.out_of_turn.begin(session.id)
        self._pace.begin()
        self._beat.restart()
        _, *earlier = steps_seen(self._conductor.moments, self._shown)
        step = Step(None, None, self._conductor.state.observe(self._shown), tuple(earlier))
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
            self._keep_silent(seat, question)
        elif self.out_of_turn.passes_alone and (only := question.forced_pass) is not None:
            self._beat.wait(lambda: self._carry_out(seat, question, only))
        else:
            self._beat.wait(lambda: self._ask_person(question))

    def _ask_person(self, question: Question) -> None:
        self._question = question
        self.thinking.emit(None)
        self.asked.emit(question)

    def _give_advice(self, advice: Advice) -> None:
        """Hand on a hint, and mark the deal, on the disk too, unless the rules of the game allowed it anyhow."""
        now, question = self._sittings.current, self._question
        if now is None or question is None:
            return
        if not game_named(question.seen.game).words.may_ask_advice(question.seen) and not now.helped:
            helped = replace(now, helped=True)
            self._sittings = self._sittings.with_changed(helped)
            self._writer.keep(helped)
        self.advised.emit(advice)

    def _ask_nothing(self) -> None:
        self._adviser.forget()
        if self._question is not None:
            self._question = None
            self.asked.emit(None)

    def _let_think(self, seat: Seat, player: str, question: Question) -> None:
        chance = self._chance(seat)
        self._beat.think(
            lambda: self.thinker.think(player, question, chance), lambda done: self._take_opinion(seat, question, done)
        )

    def _take_opinion(self, seat: Seat, question: Question, done: "Future[Opinion]") -> None:
        try:
            move = done.result().move  # the rest tells of a hand that the person may not see
        except Exception as error:  # noqa: BLE001 - whatever went wrong out there, the deal goes on
            move = self._instead(seat, question, str(error))
        if move is None and question.may_pass:
            self._keep_silent(seat, question)
        else:
            self._beat.wait(lambda: self._carry_out(seat, question, move))

    def _carry_out(self, seat: Seat, question: Question, move: Move | None) -> None:
        conductor = self._conductor
        assert conductor is not None  # noqa: S101 - `stop` stops the beat too
        before = conductor.state
        try:
            conductor.answer(move)
        except IllegalMoveError as error:
            move = self._instead(seat, question, str(error))
            conductor.answer(move)
        self._go_on(before, move)

    def _keep_silent(self, seat: Seat, question: Question) -> None:
        """Let a seat say nothing; it takes no beat, unless it is seen by the hands picked up then."""
        if self._conductor is not None and self._conductor.state.hands_closed:
            self._beat.wait(lambda: self._carry_out(seat, question, None))
        else:
            self._carry_out(seat, question, None)

    def _instead(self, seat: Seat, question: Question, reason: str) -> Move | None:
        """Report a computer player that failed, and return what chance does in its place."""
        self.player_failed.emit(_NO_ANSWER(player=Who(seat), reason=reason))
        return player_named(RANDOM).choose(question, self._chance(seat).generator())

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
        self._writer.save(self._sittings, then or self._ask)

    def _settle(self) -> None:
        """Account for a deal that is over: first in the history, then in the session."""
        now = self._sittings.current
        assert now is not None and now.state is not None  # noqa: S101, PT018 - as above
        self._way_back.earlier, self._last = now.last_deal, (finished := now.finished_deal())
        after = replace(now.counted(finished), last_played=self._clock())
        self._sittings = self._sittings.with_current(after)
        self._writer.save(self._sittings, lambda: self.finished.emit(finished), finished.record)
