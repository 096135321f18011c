# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How many cases a test is run with that has several axes: language, game, mouse or keys, sizes of windows and letters.

Every language with every game, and that by mouse and by keys, takes most of an hour and finds what every value once, or
every pair of values, finds as well: what goes wrong has one cause, seldom two, hardly ever three.  ``WIDE=1 pytest …``
runs every case.
"""

import os
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import TypeVar

import pytest

WIDE = bool(os.environ.get("WIDE"))
"""Whether every value is to be tried with every other."""

LANGUAGES = ("de", "en")
Case = tuple[object, ...]
_T = TypeVar("_T")


def each_once(**axes: Iterable[object]) -> pytest.MarkDecorator:
    """Run a test with as many cases as the longest axis has values; the values of the others take turns."""
    values = [tuple(axis) for axis in axes.values()]
    cases = [tuple(axis[row % len(axis)] for axis in values) for row in range(max(map(len, values)))]
    return _marked(axes, list(product(*values)) if WIDE else cases)


def in_pairs(**axes: Iterable[object]) -> pytest.MarkDecorator:
    """Run a test with so many cases that every value of each axis meets every value of each other in one of them."""
    values = [tuple(axis) for axis in axes.values()]
    return _marked(axes, list(product(*values)) if WIDE else paired(values))


def ends(values: Sequence[_T]) -> Sequence[_T]:
    """Return the first and the last of values that grow, as sizes do: what lies between seldom shows more."""
    return values if WIDE else (values[0], values[-1])


def every_other(values: Iterable[_T]) -> Sequence[_T]:
    """Return every other value, the last of six with them, as of games where what is tested knows none of them."""
    return [*values][(0 if WIDE else 1) :: (1 if WIDE else 2)]


def spoken(language: str) -> pytest.MarkDecorator:
    """Run a test in one language: another test beside it goes the same ways in the other."""
    return pytest.mark.parametrize("language", LANGUAGES if WIDE else [language])


def paired(axes: Sequence[Sequence[object]]) -> list[Case]:
    """Return cases in which every pair of values of two axes occurs; each has the most of what still lacks."""
    every = list(product(*(range(len(axis)) for axis in axes)))
    lacking = {pair for case in every for pair in _pairs(case)}
    chosen: list[tuple[int, ...]] = []
    while lacking:
        chosen.append(max(every, key=lambda case: len(lacking & _pairs(case))))
        lacking -= _pairs(chosen[-1])
    return [tuple(axis[place] for axis, place in zip(axes, case, strict=True)) for case in chosen]


def _pairs(case: tuple[int, ...]) -> set[tuple[tuple[int, int], ...]]:
    return set(combinations(enumerate(case), 2))


def _marked(names: Iterable[str], cases: Sequence[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(tuple(names), cases, ids=["-".join(map(_named, case)) for case in cases])


def _named(value: object) -> str:
    for name in ("id", "__name__"):
        if isinstance(given := getattr(value, name, None), str):
            return given
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value)
