# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a card is in a game, in sentences: where it ranks and what it counts.  For the card viewer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.text import Amount, Text, marker

_ = marker(__package__)

_HIGHEST: Final = _("The highest card of its suit.")
_IN_SUIT: Final = _("Number {place} of {count} in its suit, next below the {above}.")
_HIGHEST_TAROCK: Final = _("The highest tarock.")
_TAROCK: Final = _("Number {place} of {count} tarocks, next below the {above}.")
_COUNTS: Final = _("Counts {amount} for whoever takes it.")
_COSTS: Final = _("Counts {amount} against whoever takes it.")
_COUNTS_NOT: Final = _("Counts nothing.")


class Rank(NamedTuple):
    """Where a card stands in its suit, or among the tarocks."""

    place: int
    """1 for the highest."""
    told: Text
    """The same in a sentence."""
    order: Text | None = None
    """What the rank order is called, where the game knows several."""


class CardFacts(NamedTuple):
    """What one card is in one game."""

    ranks: tuple[Rank, ...]
    """Its rank; several where the game knows several rank orders."""
    points: Text
    """A sentence on what it counts."""
    counted: int
    """What it counts, in the smallest unit of its game; below 0 where it counts against whoever takes it."""


def rank_of(shown: Card, pack: Sequence[Card], height: Callable[[Card], int]) -> Rank:
    """Return where a card stands in its suit, or among the tarocks; the greater height beats the smaller."""
    suit = sorted((each for each in pack if each.suit is shown.suit), key=height, reverse=True)
    place = suit.index(shown)
    highest, lower = (_HIGHEST_TAROCK, _TAROCK) if shown.suit is Suit.TAROCK else (_HIGHEST, _IN_SUIT)
    told = lower(place=place + 1, count=len(suit), above=suit[place - 1]) if place else highest
    return Rank(place + 1, told)


def points_of(points: int, amount: Text | None = None) -> Text:
    """Say what a card counts, or costs where that is below 0; `amount` is what games say that do not call it points."""
    told = _COUNTS if points > 0 else _COSTS
    return told(amount=amount or Amount(abs(points), "point")) if points else _COUNTS_NOT


def by_rank(strength: Mapping[str, int]) -> Callable[[Card], int]:
    """Return the height of cards where it depends on their rank alone."""
    return lambda shown: strength[shown.rank]
