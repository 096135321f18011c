# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Texts in a table by kind of move, for what is said, told and written on buttons."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from kartenspiel.model.moves import Choice
from kartenspiel.model.templates import name_of, pieces_of
from kartenspiel.model.text import Text, Value, Who

S = TypeVar("S")
"""What is known where the text is asked for."""

WordsByKind = Mapping[type[Choice], Text | Callable[[Any, S], Text | None]]
"""For each kind of move a text, or what makes one of a move of this kind and of what is known.

The fields of a text that stands there itself are those of the move (``{card}``, ``{suit}``), and its ``{player}``.
"""


@dataclass(frozen=True, slots=True)
class BeforeAfter(Generic[S]):
    """What somebody knew just before a move and once it was made."""

    before: S
    after: S


def words_for(table: WordsByKind[S], choice: Choice, known: S) -> Text | None:
    """Return what a table has for this move or choice; ``None`` if there is nothing, or if what it names is hidden."""
    found = table.get(type(choice))
    return _filled(found, choice) if found is None or isinstance(found, Text) else found(choice, known)


def _filled(text: Text | None, choice: Choice) -> Text | None:
    """Return a text with the values of its fields that are still open, ``None`` if the move does not show one."""
    if text is None:
        return None
    open_fields = {piece.name for piece in pieces_of(name_of(text.source).words) if piece.name} - text.args.keys()
    values = {name: _value(name, choice) for name in open_fields}
    known = {name: value for name, value in values.items() if value is not None}
    return text(**known) if len(known) == len(values) else None


def _value(name: str, choice: Choice) -> Value | None:
    value: Value | None = Who(choice.seat) if name == "player" else getattr(choice, name)
    return value
