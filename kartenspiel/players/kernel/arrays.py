# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Arrays of numbers: plain memory where the kernel is compiled, else lists, which Python reads faster.

And how much those have room for that have a fixed length.
"""

from array import array
from collections.abc import Iterable
from typing import Any, Final

from kartenspiel.players.kernel import cython_names as cython

COMPILED: Final = bool(cython.compiled)
"""Whether the kernel runs compiled."""
HOW: Final = "kernel compiled" if COMPILED else "kernel not compiled"
"""The same in words, for terminals."""
EVERY_BIT: Final = (1 << 64) - 1
"""All cards that there may be, and all bits of a random number."""
SEATS_AT_MOST: Final = 8
"""No table of the kernel has more seats: so long are the arrays (`longlong_8`) with a number for each."""
CARDS_AT_MOST: Final = 64
"""No pack of the kernel has more cards: a set of cards has 64 bits, and the arrays (`longlong_64`) are as long."""
RECORD_ROOM: Final = 1 + 2 * CARDS_AT_MOST
"""So many numbers has what `Position.record` writes, at most: their count, and of each trick leader, taker and cards.

Tricks have two cards at least, so that leaders and takers are no more than the cards.
"""


def words(values: Iterable[int]) -> Any:
    """Return an array of sets of cards: whole numbers of 64 bits without a sign."""
    return array("Q", values) if COMPILED else list(values)


def empty_words(count: int) -> Any:
    """Return an array of so many empty sets of cards; a large one is made much faster so than from a list."""
    return array("Q", bytes(8 * count)) if COMPILED else [0] * count


def numbers(values: Iterable[int]) -> Any:
    """Return an array of whole numbers of 64 bits with a sign."""
    return array("q", values) if COMPILED else list(values)


def empty_numbers(count: int) -> Any:
    """Return an array of so many zeros."""
    return array("q", bytes(8 * count)) if COMPILED else [0] * count


def shorts(values: Iterable[int]) -> Any:
    """Return an array of whole numbers of 16 bits with a sign."""
    return array("h", values) if COMPILED else list(values)


def reals(values: Iterable[float]) -> Any:
    """Return an array of numbers with a fraction."""
    return array("d", values) if COMPILED else list(values)
