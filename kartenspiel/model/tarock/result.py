# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the play of a contract with a declarer came out: what bonuses and the game are judged by."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.sides import SIDES, Side, Sides, other_side


class Catch(NamedTuple):
    """Who lost a card to whom in a trick."""

    loser: Seat
    catcher: Seat


@dataclass(frozen=True, slots=True)
class CardsBeside:
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
    def cards(self) -> Mapping[Side, Cards]:
        """The cards of each side, those beside its tricks included."""
        pack, taken = self.ending.pack, self.ending.cards_taken(len(self.points))
        return {
            side: sum(taken[seat] for seat in self.sides.members(side, len(taken)))
            | pack.bits_of(self.beside[side].cards)
            for side in SIDES
        }

    @cached_property
    def winning_sides(self) -> frozenset[Side]:
        """The sides that have won a trick."""
        return frozenset(self.side(winner) for winner in set(self.ending.winners))

    def side(self, seat: int) -> Side:
        """Return the side of a seat."""
        return self.sides.of(Seat(seat))

    def total(self, side: Side) -> int:
        """Return the card points of a side, those beside its tricks included."""
        taken = sum(self.points[seat] for seat in self.sides.members(side, len(self.points)))
        return taken + self.beside[side].points

    def reaches(self, side: Side, least: int) -> bool | None:
        """Whether a side has so many card points, ``None`` while that is open."""
        found = self.total(side)
        return found >= least or (None if found + self.open.points >= least else False)

    def has_every_trick(self, side: Side) -> bool | None:
        """Whether a side wins every trick, ``None`` while that is open."""
        if other_side(side) in self.winning_sides:
            return False
        return None if self.open.tricks else bool(self.winning_sides)

    def awaits(self, card: Card, number: int) -> bool:
        """Whether a card may still be played to the trick of this number."""
        return len(self.ending.tricks) < number and self.awaits_all((card,))

    def awaits_all(self, cards: Sequence[Card]) -> bool:
        """Whether all of these cards may still be played."""
        if not self.open.tricks:
            return False
        pack = self.ending.pack
        return not pack.bits_of(cards) & (self.cards["D"] | self.cards["O"] | pack.bits_of(self.open.out))

    def player_in_trick(self, card: Card, number: int) -> int | None:
        """Return who played a card to the trick of this number, counted from 1.

        ``None`` if it fell elsewhere, or if the deal did not come to that trick.
        """
        place = self.ending.pack.place(card)
        trick = self.ending.tricks[number - 1 : number]
        return next((seat for each in trick for seat, played in each if played == place), None)

    def side_with(self, cards: Sequence[Card]) -> Side | None:
        """Return the side that has all of these cards, in its tricks or beside them."""
        wanted = self.ending.pack.bits_of(cards)
        return next((side for side in SIDES if wanted & self.cards[side] == wanted), None)

    def winner_of(self, card: Card) -> Side | None:
        """Return the side that has won a card in a trick; ``None`` if it was not played."""
        place = self.ending.pack.place(card)
        for trick, winner in zip(self.ending.tricks, self.ending.winners, strict=True):
            if any(played == place for _, played in trick):
                return self.side(winner)
        return None

    def catch(self, card: Card, catcher: Card) -> Catch | None:
        """Return who lost a card to whom in a trick that another, the catcher, has won."""
        lost, winning = self.ending.pack.place(card), self.ending.pack.place(catcher)
        for trick, winner in zip(self.ending.tricks, self.ending.winners, strict=True):
            for seat, place in trick:
                if place == lost:
                    return Catch(Seat(seat), Seat(winner)) if (winner, winning) in trick else None
        return None

    def opposed(self, catch: Catch) -> bool:
        """Whether a card was lost to the other side."""
        return self.side(catch.loser) != self.side(catch.catcher)
