# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Frozen objects with some of their fields changed: what states and what was said become with every move."""

import dataclasses
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

_T = TypeVar("_T")


def changed(thing: _T, **changes: object) -> _T:
    """Return a copy of a frozen dataclass with slots in which these fields are others.

    `dataclasses.replace` takes twice as long, for it asks of each field how it is made, and every move makes a copy.
    """
    made: _T = object.__new__(type(thing))
    for name, get, put in _fields_of(type(thing)):  # type: ignore[arg-type]
        put(made, changes[name] if name in changes else get(thing))
    unknown = changes.keys() - _names_of(type(thing))  # type: ignore[arg-type]
    if unknown:
        raise TypeError(f"no such fields: {', '.join(sorted(unknown))}")
    return made


@cache
def _names_of(kind: type) -> frozenset[str]:
    """Return the names of the fields of a class."""
    return frozenset(field.name for field in dataclasses.fields(kind))


@cache
def _fields_of(kind: type) -> tuple[tuple[str, Callable[[Any], object], Callable[[Any, object], None]], ...]:
    """Return the fields of a class, each with what reads its slot and what writes it."""
    slots = ((field.name, getattr(kind, field.name)) for field in dataclasses.fields(kind))
    return tuple((name, slot.__get__, slot.__set__) for name, slot in slots)
