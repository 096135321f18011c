# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the play of a contract with a declarer came out: what bonuses and the game are judged by."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.card_conditions import (
    CardBeatenInTrick,
    CardCaughtBy,
    CardFallsTo,
    CardsTaken,
    CardTaken,
    CardWinsTrick,
    EveryTrickTo,
)
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Cards, Pack
from kartenspiel.model.cardplay.payoff import (
    NEVER,
    AllOf,
    AtLeast,
    Condition,
    CountedEnding,
    Not,
    Points,
    Seats,
    StillOpen,
    Tricks,
    seats_of,
)
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.sides import SIDES, Side, Sides, other_side


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

    @property
    def never(self) -> Condition:
        """The condition that no ending meets."""
        return NEVER

    def has_points(self, side: Side, least: int) -> Condition:
        """Return that a side has so many card points or more."""
        return AtLeast(self.points(side), least)

    def has_fewer_points(self, side: Side, least: int) -> Condition:
        """Return that a side has fewer card points."""
        return Not(self.has_points(side, least))

    def declarer_takes(self, tricks: int) -> Condition:
        """Return that the declarer himself takes just so many tricks."""
        taken = Tricks(1 << self.sides.declarer)
        return AllOf((AtLeast(taken, tricks), Not(AtLeast(taken, tricks + 1))))

    def wins_every_trick(self, side: Side) -> Condition:
        """Return that a side wins every trick."""
        return EveryTrickTo(self.members(side))

    def has_cards(self, side: Side, cards: Sequence[Card]) -> Condition:
        """Return that a side has all of these cards, in its tricks or beside them."""
        wanted = self.pack.bits_of(cards)
        if wanted & self.beside_of(other_side(side)):
            return NEVER
        return CardsTaken(wanted & ~self.beside_of(side), self.members(side))

    def card_wins(self, card: Card, trick: int, side: Side) -> Condition:
        """Return that a card wins a given trick itself, for this side."""
        return CardWinsTrick(self.pack.place(card), trick, self.members(side))

    def card_is_beaten(self, card: Card, trick: int, side: Side) -> Condition:
        """Return that a card which this side plays to a given trick is beaten there."""
        return CardBeatenInTrick(self.pack.place(card), trick, self.members(side))

    def card_is_caught(self, caught: Card, catcher: Card, losers: Seats, catchers: Seats) -> Condition:
        """Return that a card of one of the catchers takes a given card of one of the losers in a trick."""
        return CardCaughtBy(self.pack.place(caught), self.pack.place(catcher), losers, catchers)

    def called_card_falls_to(self, side: Side, trick: int) -> Condition:
        """Return that the called card falls in a given trick, which this side wins."""
        return NEVER if self.called is None else CardFallsTo(self.pack.place(self.called), trick, self.members(side))

    def called_card_goes_to(self, side: Side) -> Condition:
        """Return that a side takes the called card in a trick."""
        return NEVER if self.called is None else CardTaken(self.pack.place(self.called), self.members(side))

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
