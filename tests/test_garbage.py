# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Garbage is collected when it is due, and in no other thread than the one that asks for it."""

import gc
import weakref
from threading import Thread

from kartenspiel.garbage import collect_due


class Circle:
    """Something that only the collector can take away."""

    def __init__(self) -> None:
        self.itself = self


def make_much() -> "weakref.ref[Circle]":
    """Make more objects than Python would ever leave uncollected, and return one of them."""
    made = [Circle() for _ in range(2 * gc.get_threshold()[0])]
    return weakref.ref(made[0])


def test_tests_collect_nothing_by_themselves_and_a_thread_does_not_either() -> None:
    left: list[weakref.ref[Circle]] = []
    thread = Thread(target=lambda: left.append(make_much()))
    thread.start()
    thread.join()
    assert left[0]() is not None
    collect_due()
    assert left[0]() is None


def test_what_is_not_due_is_left() -> None:
    gc.collect()
    circle = weakref.ref(Circle())
    collect_due()
    assert circle() is not None
