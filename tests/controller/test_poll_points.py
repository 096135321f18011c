# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where something may be said out of turn: nothing tells who is asked, and who asks for the word gets it in time."""

import types
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller import beat, table
from kartenspiel.controller.beat import BeatTimer
from kartenspiel.controller.pace import BEAT_MS, POLL_BEATS
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import Chance, InlineThinker
from kartenspiel.model.game import State
from kartenspiel.model.moves import Kontra, Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from tests.controller.conftest import Start
from tests.controller.tables import session_of
from tests.controller.watching import PATIENCE_MS, Watcher, asked, until_finished
from tests.games import auction_table

ME = Seat(1)
GAMES = pytest.mark.parametrize("game", ["russbach", "rufmariasch", "anrufen", "zwanzigerrufen"])


class Clock:
    """A clock that goes on only when somebody thinks or waits."""

    def __init__(self) -> None:
        self.ms = 0

    def monotonic(self) -> float:
        """Return seconds, as the system's clock does."""
        return self.ms / 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock by which all tables go."""
    clock = Clock()

    class Ticking(BeatTimer):
        """Lets the time pass for which it would wait."""

        def restart(self) -> None:
            self.since = clock.ms

        def wait(self, action: Callable[[], None]) -> None:
            self._due = action
            clock.ms += self._pace.wait_ms(clock.ms - self.since) or 0
            self._timer.start(0)

    monkeypatch.setattr(table, "BeatTimer", Ticking)
    monkeypatch.setattr(beat, "time", types.SimpleNamespace(monotonic=clock.monotonic))
    return clock


class Pondering(InlineThinker):
    """Takes so many milliseconds over every question out of turn."""

    def __init__(self, clock: Clock, ms: int) -> None:
        self.clock, self.ms = clock, ms
        self.pondered = 0

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Let the clock go on."""
        if question.may_pass:
            self.clock.ms += self.ms
            self.pondered += self.ms
        return super().think(level, question, chance)


def pauses(played: Table, clock: Clock, qtbot: QtBot, begin: Callable[[], object]) -> list[int]:
    """Return the milliseconds between the things seen in a deal."""
    times: list[int] = []
    with qtbot.waitSignal(played.finished, timeout=PATIENCE_MS):
        seen = played.stepped.connect(lambda _: times.append(clock.ms))
        begin()
    played.stepped.disconnect(seen)
    return [later - earlier for earlier, later in pairwise(times)]


@GAMES
def test_the_first_thought_out_of_turn_already_shows_in_no_pause(
    game: str, clock: Clock, start: Start, qtbot: QtBot
) -> None:
    found, pondered = [], 0
    for ms in (0, 250):
        thinker = Pondering(clock, ms)
        played = start(thinker, beat_ms=BEAT_MS)
        session = session_of(game, person=None, seed=4)
        found.append(pauses(played, clock, qtbot, partial(played.start, session)))
        pondered += thinker.pondered
    assert found[0] == found[1]
    assert set(found[0]) <= {BEAT_MS, POLL_BEATS * BEAT_MS}
    assert bool(pondered) == (POLL_BEATS * BEAT_MS in found[0])


@pytest.mark.parametrize("game", ["russbach", "anrufen"])
def test_where_thinking_out_of_turn_once_took_longer_all_wait_so_long_there_and_nowhere_else(
    game: str, clock: Clock, start: Start, qtbot: QtBot
) -> None:
    found = []
    for ms in (0, 900):
        thinker = Pondering(clock, 900)
        played = start(thinker, beat_ms=BEAT_MS)
        until_finished(played, qtbot, partial(played.start, session_of(game, person=None, seed=4)))
        assert thinker.pondered
        thinker.ms = ms
        found.append(pauses(played, clock, qtbot, played.next_deal))
    assert found[0] == found[1]
    assert max(found[0]) > POLL_BEATS * BEAT_MS
    assert BEAT_MS in found[0]


class Held(InlineThinker):
    """Gives the answers to one kind of question only when it is told to."""

    def __init__(self, held: Callable[[Question], bool]) -> None:
        self.is_held = held
        self.held: list[tuple[Future[Opinion], Future[Opinion]]] = []

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Think, and perhaps keep the answer."""
        answer = super().think(level, question, chance)
        if not self.is_held(question):
            return answer
        promise: Future[Opinion] = Future()
        self.held.append((promise, answer))
        return promise

    def answer(self) -> None:
        """Give the answers kept, and keep none any more."""
        self.is_held = lambda _: False
        for promise, answer in self.held:
            promise.set_result(answer.result())


def about_to_lead() -> State:
    """The bidder is about to lead; the person behind him may say Kontra, as others may, and is not asked."""
    bid = "1 bid simple; 2 pass; 3 pass; 4 pass; 1 trumps H; 1 call DA"
    return auction_table.after(auction_table.start("anrufen", "HK HQ", "SA ST S9", "DA"), bid)


def sitting_at(state: State) -> Sittings:
    return Sittings.of(Sitting(session_of("anrufen", person=ME), state))


@pytest.mark.parametrize("out_of_turn", [True, False])
def test_who_asks_for_the_word_while_others_think_has_it_before_anything_happens(
    out_of_turn: bool,  # noqa: FBT001 - whether another is asked just now, or who is on turn
    start: Start,
    qtbot: QtBot,
) -> None:
    thinker = Held(lambda question: question.may_pass == out_of_turn)
    played = start(thinker)
    watcher = Watcher(played)
    played.resume(sitting_at(about_to_lead()))
    qtbot.waitUntil(lambda: bool(thinker.held), timeout=PATIENCE_MS)
    assert played.question is None
    question = asked(played, qtbot, partial(played.ask_for_word, wanted=True))
    assert question.may_pass
    assert watcher.moves == []
    played.answer(Kontra(ME, "game"))
    thinker.answer()
    qtbot.waitUntil(lambda: len(watcher.moves) > 1, timeout=PATIENCE_MS)
    assert watcher.moves[0] == Kontra(ME, "game")
    assert played.playing
    assert not watcher.troubles


def test_after_silence_the_deal_goes_on_as_if_nobody_had_asked_for_the_word(start: Start, qtbot: QtBot) -> None:
    led = []
    for wanted in (True, False):
        thinker = Held(lambda question: not question.may_pass)
        played = start(thinker)
        watcher = Watcher(played)
        played.resume(sitting_at(about_to_lead()))
        qtbot.waitUntil(partial(bool, thinker.held), timeout=PATIENCE_MS)
        if wanted:
            asked(played, qtbot, partial(played.ask_for_word, wanted=True))
            played.answer(None)
        with qtbot.waitSignal(played.stepped, timeout=PATIENCE_MS):
            thinker.answer()
        led.append(watcher.moves[0])
    assert led[0] == led[1]


def test_who_asks_for_the_word_when_nothing_can_be_said_any_more_is_told_so(start: Start, qtbot: QtBot) -> None:
    state = about_to_lead()
    while state.turn is not None and not state.cards(ME).tricks:
        state = state.apply(next(each for each in state.moves(state.turn) if isinstance(each, Move)))
    while state.turn == ME:
        state = state.apply(next(each for each in state.moves(ME) if isinstance(each, Move)))
    thinker = Held(lambda _: True)
    played = start(thinker)
    played.resume(sitting_at(state))
    qtbot.waitUntil(lambda: bool(thinker.held), timeout=PATIENCE_MS)
    assert not played.ask_for_word(wanted=True)
    assert played.ask_for_word(wanted=False)
    assert played.question is None


def test_it_is_shown_whose_turn_it_is_whether_or_not_others_are_asked_before_the_person(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = start()
    watcher = Watcher(played)
    monkeypatch.setattr(played.out_of_turn, "is_given", lambda *_: True)
    question = asked(played, qtbot, lambda: played.resume(sitting_at(about_to_lead())))
    assert question.may_pass
    assert watcher.thinking[-2:] == [Seat(0), None]
