# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What fields of JSON objects can hold, and what is said of anything else."""

from collections.abc import Callable
from functools import partial

import pytest

from kartenspiel.model import fields
from kartenspiel.model.fields import FieldError

Reader = Callable[[object, str], object]
UP_TO_THREE = partial(fields.whole_number, least=0, end=4)


@pytest.mark.parametrize(
    ("reader", "value"),
    [
        (fields.text, ""),
        (fields.text_or_none, "a"),
        (fields.text_or_none, None),
        (fields.flag, False),
        (fields.whole_number, -(10**30)),
        (UP_TO_THREE, 0),
        (UP_TO_THREE, 3),
        (fields.items, [1]),
        (fields.members, {"a": 1}),
    ],
)
def test_a_reader_returns_what_the_field_holds(reader: Reader, value: object) -> None:
    assert reader(value, "field") == value


@pytest.mark.parametrize(
    ("reader", "value", "problem"),
    [
        (fields.text, 7, "must be a text, not 7"),
        (fields.text_or_none, [], "must be a text, not []"),
        (fields.flag, 0, "must be true or false, not 0"),
        (fields.whole_number, True, "must be a whole number, not true"),
        (fields.whole_number, 1.0, "must be a whole number, not 1.0"),
        (UP_TO_THREE, 4, "must be a whole number from 0 to 3, not 4"),
        (UP_TO_THREE, -1, "must be a whole number from 0 to 3, not -1"),
        (UP_TO_THREE, None, "must be a whole number from 0 to 3, not null"),
        (partial(fields.whole_number, least=0), -1, "must be a whole number from 0 on, not -1"),
        (fields.items, (), "must be a list, not []"),
        (partial(fields.items, what="a list of cards"), "HA", 'must be a list of cards, not "HA"'),
        (fields.members, ["a"], 'must be an object, not ["a"]'),
    ],
)
def test_a_reader_says_what_a_field_must_be(reader: Reader, value: object, problem: str) -> None:
    with pytest.raises(FieldError) as named:
        reader(value, "field")
    assert (named.value.problem, named.value.name, str(named.value)) == (problem, "field", f"field: {problem}")
    with pytest.raises(FieldError) as alone:
        reader(value, "")
    assert str(alone.value) == problem
