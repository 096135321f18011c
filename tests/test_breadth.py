# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is not run with every case is run with every value, or with every pair of them."""

from itertools import combinations

import pytest

from tests import breadth
from tests.breadth import each_once, ends, every_other, in_pairs, spoken

AXES = {"game": ("a", "b", "c"), "language": ("de", "en"), "by": ("mouse", "keys")}


@pytest.fixture(autouse=True)
def _not_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(breadth, "WIDE", False)


def cases(mark: pytest.MarkDecorator) -> list[tuple[object, ...]]:
    return list(mark.args[1])


def test_every_value_occurs_in_as_many_cases_as_the_longest_axis_has() -> None:
    found = cases(each_once(**AXES))
    assert len(found) == 3
    assert [set(column) for column in zip(*found, strict=True)] == [set(axis) for axis in AXES.values()]


def test_every_pair_of_values_occurs_and_hardly_more() -> None:
    found = cases(in_pairs(**AXES))
    names = list(AXES)
    for one, other in combinations(range(len(AXES)), 2):
        met = {(case[one], case[other]) for case in found}
        assert met == {(x, y) for x in AXES[names[one]] for y in AXES[names[other]]}
    assert len(found) < 3 * 2 * 2


def test_all_is_run_where_somebody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken("en").args[1] == ["en"]
    monkeypatch.setattr(breadth, "WIDE", True)
    assert len(cases(each_once(**AXES))) == len(cases(in_pairs(**AXES))) == 3 * 2 * 2
    assert list(spoken("en").args[1]) == ["de", "en"]


def test_of_what_grows_the_ends_are_taken_and_of_what_is_alike_every_other() -> None:
    assert list(ends((3, 5, 8, 9))) == [3, 9]
    assert list(every_other("abcdef")) == ["b", "d", "f"]
