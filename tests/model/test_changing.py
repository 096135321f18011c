# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Copies of frozen objects with other fields."""

import dataclasses

import pytest

from kartenspiel.model.changing import changed


@dataclasses.dataclass(frozen=True, slots=True)
class Small:
    one: int
    two: str = "two"


@dataclasses.dataclass(frozen=True, slots=True)
class Large(Small):
    three: tuple[int, ...] = ()


def test_a_copy_has_the_fields_given_and_the_others_of_the_first_one() -> None:
    thing = Large(1, three=(3,))
    assert changed(thing, two="2") == Large(1, "2", (3,)) == dataclasses.replace(thing, two="2")
    assert thing == Large(1, "two", (3,))
    assert type(changed(thing, one=5)) is Large


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match="no such fields: four"):
        changed(Small(1), four=4)
