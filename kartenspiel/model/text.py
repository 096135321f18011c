# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Texts that are marked for translation and not yet translated.

Rules write English and never translate.  A `Text` keeps its source sentence and the values of its named fields; the
window looks the sentence up in its language, the command line takes the English as it stands.  Values that look
different in every language (cards, suits, seats, amounts, other texts) stay objects until somebody renders them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Union

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.seats import Seat
from kartenspiel.model.templates import NAME, Piece, name_of, pieces_of


@dataclass(frozen=True, slots=True)
class Who:
    """The player in a seat; rendered as that player's name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Amount:
    """A sum in the unit of the game's payments (``cent``, ``stake``, ``token``, ``point`` …)."""

    value: int
    unit: str
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Share:
    """A sum that may be broken, with its sign: what somebody has once other accounts were shared out."""

    value: Fraction
    unit: str
    signed: bool = True
    """Without its sign it is how much more something is than something else."""


Value = Union[int, str, Card, Suit, Who, Amount, Share, "Text", tuple["Value", ...]]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence to be translated; call it with values for its ``{fields}``."""

    context: str
    source: str
    args: Mapping[str, Value] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()
    """The clauses of the rules that decide what the sentence says, as ``R26``; they are no part of its words."""

    def __call__(self, **args: Value) -> "Text":
        """Return the sentence with these values, beside those it has already."""
        return replace(self, args={**self.args, **args})

    def by(self, *clauses: str) -> "Text":
        """Return the sentence as decided by these clauses."""
        return replace(self, clauses=clauses)

    def __hash__(self) -> int:
        return hash((self.context, self.source, tuple(sorted(self.args))))


def values_in(value: Value) -> Iterator[Value]:
    """Yield everything in a value, what is further inside first, and the value itself last."""
    inside = value.args.values() if isinstance(value, Text) else value if isinstance(value, tuple) else ()
    for part in inside:
        yield from values_in(part)
    yield value


def clauses_of(value: Value) -> tuple[str, ...]:
    """Return the clauses behind a sentence and all sentences in it, each once, those of the inner ones first."""
    found = (clause for part in values_in(value) if isinstance(part, Text) for clause in part.clauses)
    return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Marker:
    """Marks literals for translation; each module calls its own ``_``, by which `packaging/marks.py` finds them."""

    context: str
    """Where translations are looked up: the package without ``kartenspiel.``, as ``ui.table``."""

    def __call__(self, source: str, *, plural: bool = False) -> Text:
        """Return a literal as a text to be translated.

        With `plural`, translators are asked for plural forms; which one is used decides the field ``n``, written ``%n``
        or, with the signs of the language, ``%Ln``.
        """
        del plural  # stands there to be found
        return Text(self.context, source)


def marker(package: str) -> Marker:
    """Return what marks the texts of a package, which is the ``__package__`` of the module that asks."""
    return Marker(package.removeprefix("kartenspiel."))


def room_marker(package: str) -> Marker:
    """Return what marks the texts of a package within a game: they are translated with those of the game itself."""
    return marker(package.rpartition(".")[0])


def english(value: Value) -> str:
    """Render a value as the command line does: English, cards as codes, seats as numbers, clauses in brackets."""
    if isinstance(value, Text):
        words = "".join(_filled(piece, value.args) for piece in pieces_of(name_of(value.source).words))
        return f"{words} ({', '.join(value.clauses)})" if value.clauses else words
    if isinstance(value, Who):
        return f"seat {value.seat}"
    if isinstance(value, Amount):
        return f"{value.value:+d} {value.unit}" if value.signed else f"{value.value} {value.unit}"
    if isinstance(value, Share):
        return f"{'+' * (value.value >= 0)}{value.value} {value.unit}"
    if isinstance(value, tuple):
        return " ".join(english(part) for part in value)
    return value.code if isinstance(value, Card) else str(value)


def _filled(piece: Piece, args: Mapping[str, Value]) -> str:
    """Return a piece of a sentence in English, in which everybody is spoken of and nobody spoken to."""
    if piece.name is None:
        return piece.words
    value = args[piece.name]
    filling = " and ".join(map(english, value)) if piece.form and isinstance(value, tuple) else english(value)
    if not piece.choices:
        return piece.words + filling
    fitting = piece.choices[1] if not isinstance(value, tuple) or len(value) == 1 else piece.choices[-1]
    return piece.words + fitting.replace(NAME, filling)
