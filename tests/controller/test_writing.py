# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Everything is on the disk before it is shown, but nobody waits for a disk that fails or takes long."""

import json
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller import writing
from kartenspiel.controller.sitting import Sittings, Step
from kartenspiel.controller.store import Store
from kartenspiel.controller.writing import BROKEN, SLOW, Writer
from kartenspiel.model.text import Text
from tests import faults
from tests.controller.conftest import Start
from tests.controller.kept import file_of
from tests.controller.tables import Somebody, session_of
from tests.controller.watching import PATIENCE_MS, Watcher, asked, until_finished


def moves_on_disk(folder: Path) -> int:
    body = json.loads(file_of(folder, session_of()).read_bytes())
    return len(body["deal"]["moves"])


def test_every_move_is_on_the_disk_before_it_is_shown(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    table = start()
    Somebody(table)
    lacking: list[Step] = []
    table.stepped.connect(lambda step: lacking.append(step) if moves_on_disk(tmp_path) < len(step.after.log) else None)
    until_finished(table, qtbot, lambda: table.start(session_of()))
    assert lacking == []
    assert table.unsaved == 0


def test_a_deal_is_in_the_history_before_it_is_told_to_be_over(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    table = start()
    Somebody(table)
    kept: list[int] = []
    table.finished.connect(lambda _: kept.append((tmp_path / "data" / "history.jsonl").read_bytes().count(b"\n")))
    until_finished(table, qtbot, lambda: table.start(session_of()))
    assert kept == [1]


def test_a_disk_that_takes_long_is_not_waited_for_and_that_is_said_once(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, free = Store.save, threading.Event()

    def slowly(store: Store, sittings: Sittings) -> bool:
        return free.wait() and save(store, sittings)

    monkeypatch.setattr(writing, "PATIENCE_MS", 1)
    monkeypatch.setattr(Store, "save", slowly)
    table = start()
    Somebody(table)
    watcher = Watcher(table)
    table.start(session_of())
    qtbot.waitUntil(lambda: len(watcher.steps) > 4, timeout=PATIENCE_MS)
    assert watcher.troubles == [SLOW]
    assert table.unsaved >= 4
    overcome: list[Text] = []
    table.overcome.connect(overcome.append)
    free.set()
    qtbot.waitUntil(lambda: overcome != [], timeout=PATIENCE_MS)
    assert set(overcome) == {SLOW}


def test_moves_shown_on_a_disk_that_fails_are_counted(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(parents=True, exist_ok=True)
    (tmp_path / "data" / "sessions").write_bytes(b"")  # no folder can take its place
    table = start()
    watcher = Watcher(table)
    asked(table, qtbot, lambda: table.start(session_of()))
    assert table.unsaved == len(watcher.steps) > 0
    assert len(watcher.troubles) == 1


@pytest.fixture
def writer(qtbot: QtBot) -> Writer:
    assert qtbot is not None
    return Writer()


def test_of_several_waiting_the_last_that_writes_everything_is_written(writer: Writer) -> None:
    free, done = threading.Event(), list[int]()

    def job(number: int) -> Callable[[], bool]:
        def write() -> bool:
            done.append(number)
            return free.wait()

        return write

    for number in range(4):
        writer.write(job(number), lambda: None, whole=number != 1)
    free.set()
    writer.close()
    assert done in ([0, 1, 3], [1, 3])  # the first may have begun before the second came


def test_what_was_forgotten_is_written_but_nothing_follows(writer: Writer, qtbot: QtBot) -> None:
    done: list[str] = []

    def job() -> bool:
        done.append("written")
        return True

    with qtbot.waitSignal(writer.written, timeout=PATIENCE_MS):
        writer.write(job, lambda: done.append("followed"))
        writer.forget()
    assert done == ["written"]
    writer.close()


def test_a_fault_while_writing_is_told_as_one_and_what_waits_follows_at_once(writer: Writer, qtbot: QtBot) -> None:
    def fail() -> bool:
        raise TypeError("on purpose")

    followed: list[int] = []
    told: list[Text] = []
    writer.trouble.connect(told.append)
    with faults.listening() as heard:
        for number in range(2):
            with qtbot.waitSignal(writer.written, timeout=PATIENCE_MS // 4):
                writer.write(fail, partial(followed.append, number))
            qtbot.waitUntil(lambda: len(followed) == len(heard) == number + 1, timeout=PATIENCE_MS // 4)  # noqa: B023
    assert followed == [0, 1]
    assert told == [BROKEN(reason="TypeError('on purpose')")]
    assert writer.unsaved == 2
    assert all(fault.startswith("TypeError: on purpose (test_writing.py:") for fault in heard)
    writer.close()
