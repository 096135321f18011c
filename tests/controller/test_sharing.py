# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Jobs that an executor has done: in order, some ahead, longer ones where they are quickly done."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from kartenspiel.controller.sharing import AHEAD, WorkerError, Workers, next_size


def test_results_come_in_order_and_jobs_are_taken_only_as_they_are_handed_out() -> None:
    taken: list[int] = []
    others_done = threading.Event()

    def jobs() -> Iterator[int]:
        for number in range(20):
            taken.append(number)
            yield number

    def work(number: int) -> int:
        if number == 0:
            others_done.wait()
        elif number == AHEAD * 2 - 1:
            others_done.set()
        return -number

    with ThreadPoolExecutor(2) as executor:
        found = Workers(executor, lambda: 2, str).in_order(work, jobs())
        assert next(found) == 0
        assert taken == list(range(AHEAD * 2))
        assert list(found) == [-number for number in range(1, 20)]


def test_an_executor_that_takes_nothing_any_more_is_explained() -> None:
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    workers = Workers(executor, lambda: 1, lambda error: f"lost: {type(error).__name__}")
    with pytest.raises(WorkerError, match="lost: RuntimeError"):
        list(workers.in_order(abs, [1]))


def test_jobs_grow_while_they_are_short_and_no_further_than_they_may() -> None:
    assert next_size(1, 1, 0.01, 64) == 2
    assert next_size(8, 2, 0.01, 64) == 8
    assert next_size(64, 64, 0.01, 64) == 64
    assert next_size(4, 4, 3.0, 64) == 4
