# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the play of a contract with a declarer came out: what bonuses and the game are judged by."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Cards, Pack
from kartenspiel.model.cardplay.payoff import CountedEnding, Points, Seats, StillOpen, seats_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.sides import SIDES, Side, Sides


class Catch(NamedTuple):
    """Who lost a card to whom in a trick."""

    loser: Seat
    catcher: Seat


class CardsBeside(NamedTuple):
    """Cards that count with a side beside its tricks: laid away, or of the talon."""

    cards: Hand = ()
    points: int = 0


@dataclass(frozen=True, slots=True)
class Open:
    """What nobody can tell yet while the cards of a deal are played."""

    tricks: int = 0
    """How many are still to be played."""
    points: int = 0
    """The card points that count with neither side for certain."""
    out: Hand = ()
    """Cards that all have seen lie where nobody will play them."""


NOTHING_OPEN: Final = Open()
NOTHING_BESIDE: Final[Mapping[Side, CardsBeside]] = {"D": CardsBeside(), "O": CardsBeside()}


@dataclass(frozen=True, slots=True)
class BonusFacts:
    """What bonuses are judged by that is settled before a card is played."""

    sides: Sides
    hands: tuple[Hand, ...]
    """As dealt."""
    seats: int
    pack: Pack
    beside: tuple[CardsBeside, CardsBeside]
    """What counts with each side beside its tricks, the declarer's first."""
    called: Card | None
    """The card that was called, in a contract with a call."""

    def members(self, side: Side) -> Seats:
        """Return who is on a side."""
        return seats_of(self.sides.members(side, self.seats))

    @property
    def everybody(self) -> Seats:
        """Return the seats of both sides."""
        return seats_of(range(self.seats))

    def beside_of(self, side: Side) -> Cards:
        """Return the cards that count with a side beside its tricks."""
        return self.pack.bits_of(self.beside[SIDES.index(side)].cards)

    def points(self, side: Side) -> Points:
        """Return the card points of a side, those beside its tricks included."""
        members = self.members(side)
        times = tuple(members >> seat & 1 for seat in range(self.seats))
        return Points(times, self.beside[SIDES.index(side)].points)


@dataclass(frozen=True)
class TarockResult:
    """Who played with whom, the tricks in numbers, and the card points that each seat has taken.

    What several bonuses ask is found once: a play-out is settled thousands of times.
    """

    sides: Sides
    hands: tuple[Hand, ...]
    """As dealt."""
    ending: Ending
    points: tuple[int, ...]
    """Of the tricks of each seat."""
    beside: Mapping[Side, CardsBeside] = field(default_factory=lambda: NOTHING_BESIDE)
    """What counts with each side besides."""
    called: Card | None = None
    """The card that was called, in a contract with a call."""
    open: Open = NOTHING_OPEN
    """What is still open, where the deal is judged by what everybody can tell before its end."""

    @cached_property
    def facts(self) -> BonusFacts:
        """What of it was settled before a card was played."""
        beside = self.beside["D"], self.beside["O"]
        return BonusFacts(self.sides, self.hands, len(self.points), self.ending.pack, beside, self.called)

    @cached_property
    def counted(self) -> CountedEnding:
        """What came of the cards."""
        pack = self.ending.pack
        gone = pack.bits_of((*self.beside["D"].cards, *self.beside["O"].cards, *self.open.out))
        return CountedEnding(self.ending, self.points, StillOpen(self.open.tricks, self.open.points, gone))

    def side(self, seat: int) -> Side:
        """Return the side of a seat."""
        return self.sides.of(Seat(seat))

    def total(self, side: Side) -> int:
        """Return the card points of a side, those beside its tricks included."""
        taken = sum(self.points[seat] for seat in self.sides.members(side, len(self.points)))
        return taken + self.beside[side].points
