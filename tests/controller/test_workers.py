# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import pytest

from kartenspiel.controller import processes, workers
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.workers import Chance, InlineThinker, ProcessThinker, ThinkingError
from kartenspiel.games import game_named
from kartenspiel.model.seats import Seat
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from tests.controller.tables import session_of

CHANCE = Chance(1, 1, 0, Seat(0))
PATIENCE = 60.0


def question() -> Question:
    session = session_of()
    asked = Conductor(game_named(session.game).start(session.deal())).next_question()
    assert asked is not None
    return asked[1]


QUESTION = question()


@pytest.fixture
def thinker() -> Iterator[ProcessThinker]:
    thinker = ProcessThinker()
    yield thinker
    thinker.close()
    assert not multiprocessing.active_children()


def answer(promise: "Future[Opinion]") -> Opinion:
    return promise.result(PATIENCE)


def awake(thinker: ProcessThinker) -> int:
    """Return the number of the process once it answers."""
    answer(thinker.think("random", QUESTION, CHANCE))
    assert thinker.pid is not None
    return thinker.pid


def test_who_is_asked_once_more_thinks_beside_the_players_of_the_table(thinker: ProcessThinker) -> None:
    here = InlineThinker().ask_again("easy", QUESTION, CHANCE)
    assert answer(thinker.ask_again("easy", QUESTION, CHANCE)) == answer(here)
    assert thinker.pid is None  # where they think nothing has begun


@pytest.mark.parametrize("level", ["random", "easy", "strong"])
def test_a_process_gives_the_opinion_that_we_would_have(thinker: ProcessThinker, level: str) -> None:
    here = InlineThinker().think(level, QUESTION, CHANCE)
    assert answer(thinker.think(level, QUESTION, CHANCE)) == answer(here)


def test_questions_can_wait_until_the_process_may_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    happened = []
    spawn = processes.spawn

    def watched(serve: Callable[[Connection], None], name: str | None = None) -> tuple[SpawnProcess, Connection]:
        happened.append("started")
        return spawn(serve, name)

    monkeypatch.setattr(processes, "spawn", watched)
    thinker = ProcessThinker(at_once=False)
    promise = thinker.think("random", QUESTION, CHANCE)
    happened.append("allowed")
    thinker.warm_up()
    assert answer(promise).move is not None
    thinker.close()
    assert happened == ["allowed", "started"]


def test_a_program_that_closes_before_the_process_may_be_started_need_not_wait() -> None:
    thinker = ProcessThinker(at_once=False)
    promise = thinker.think("random", QUESTION, CHANCE)
    thinker.close()
    assert promise.cancelled() or isinstance(promise.exception(PATIENCE), ThinkingError)


def test_it_can_get_ready_before_the_first_question(thinker: ProcessThinker) -> None:
    assert thinker.pid is None
    thinker.warm_up()
    assert awake(thinker) == thinker.pid


def test_a_program_that_closes_at_once_gets_nothing_ready(thinker: ProcessThinker) -> None:
    thinker.close()
    thinker.warm_up()
    assert thinker.pid is None


def test_a_process_that_died_is_replaced_and_asked_again(thinker: ProcessThinker) -> None:
    first = awake(thinker)
    os.kill(first, signal.SIGKILL)
    assert answer(thinker.think("random", QUESTION, CHANCE)).move is not None
    assert thinker.pid != first


def test_a_process_killed_while_it_thinks_is_replaced_and_asked_again(thinker: ProcessThinker) -> None:
    first = awake(thinker)
    os.kill(first, signal.SIGSTOP)
    promise = thinker.think("random", QUESTION, CHANCE)
    time.sleep(0.1)
    assert not promise.done()
    os.kill(first, signal.SIGKILL)
    assert answer(promise) == answer(InlineThinker().think("random", QUESTION, CHANCE))


def test_who_answers_too_late_is_not_waited_for_and_the_next_question_is_answered(thinker: ProcessThinker) -> None:
    os.kill(awake(thinker), signal.SIGSTOP)
    thinker._time_limit = 0.5  # noqa: SLF001 - the start of a process may take longer
    with pytest.raises(ThinkingError, match=r"within 0\.5 seconds"):
        answer(thinker.think("random", QUESTION, CHANCE))
    assert thinker.pid is None
    thinker._time_limit = PATIENCE  # noqa: SLF001 - as above
    assert answer(thinker.think("random", QUESTION, CHANCE)).move is not None


def dies(pipe: Connection) -> None:
    pipe.recv()
    os._exit(1)


def test_a_process_that_dies_twice_over_a_question_gives_no_answer(
    thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_serve", dies)
    with pytest.raises(ThinkingError, match="died twice"):
        answer(thinker.think("random", QUESTION, CHANCE))
    monkeypatch.undo()
    assert answer(thinker.think("random", QUESTION, CHANCE)).move is not None


def nonsense(pipe: Connection) -> None:
    pipe.recv()
    pipe.send(("a card", None))


def test_an_answer_that_is_no_opinion_is_none(thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_serve", nonsense)
    with pytest.raises(ThinkingError, match='answered "a card"'):
        answer(thinker.think("random", QUESTION, CHANCE))


@pytest.mark.parametrize("inline", [True, False])
def test_a_player_that_fails_says_how(thinker: ProcessThinker, *, inline: bool) -> None:
    used = InlineThinker() if inline else thinker
    with pytest.raises(ThinkingError, match="grandmaster failed with UnknownPlayerError"):
        answer(used.think("grandmaster", QUESTION, CHANCE))


def test_where_no_process_can_be_started_we_think_ourselves(
    thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr(multiprocessing.context.SpawnProcess, "start", refuse)
    assert answer(thinker.think("random", QUESTION, CHANCE)) == answer(
        InlineThinker().think("random", QUESTION, CHANCE)
    )


def test_closing_does_not_wait_for_who_still_thinks() -> None:
    thinker = ProcessThinker()
    os.kill(awake(thinker), signal.SIGSTOP)
    promises = [thinker.think("random", QUESTION, CHANCE) for _ in range(3)]
    time.sleep(0.1)
    began = time.monotonic()
    thinker.close()
    assert time.monotonic() - began < PATIENCE / 6
    assert all(promise.done() for promise in promises)
    assert not multiprocessing.active_children()


def test_a_process_ends_when_nobody_can_ask_it_any_more() -> None:
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=workers._serve, args=(theirs,))  # noqa: SLF001
    process.start()
    theirs.close()
    ours.close()  # as when the program is killed
    process.join(PATIENCE)
    assert process.exitcode == 0
    process.close()
