# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by rule of thumb in the tarock games: the Pagat at the end, the Mond and the Sküs, tricks without trumps.

Whatever is at stake beside the card points is measured in card points too.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from kartenspiel.model.cards import Suit
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import MOND, PAGAT, SKUES
from kartenspiel.players.deck import Cards, Place, lowest
from kartenspiel.players.thumb import FINE, Table, Terms, Thumb

RANKS: Final = {str(number): number for number in range(1, 23)} | {"T": 0, "J": 30, "C": 31, "Q": 32, "K": 33}
"""How strong ranks are in a pack that has a single pip card of each suit."""

_MASTER: Final = 0.75
"""How likely the highest tarock left will take a trick later on …"""
_STEP: Final = 0.055
"""… and by how much less for each tarock above it; …"""
_LEAST: Final = 0.25
"""… but never less than this."""
_KING: Final = 0.5
"""How likely the best card of a suit will take a trick if nobody can trump it, …"""
_TRUMPED: Final = 0.1
"""… and if somebody can."""
_LOW: Final = 0.05
"""How likely any other card of a suit will."""


@dataclass(frozen=True, slots=True)
class TarockTerms(Terms):
    """What is at stake in a tarock game."""

    mond: float = 0
    """What it costs the side that loses the Mond to the Sküs."""
    ultimo: float = 0
    """What it is worth to win the last trick with the Pagat; as much is lost if it is beaten there."""
    kept: float = 0
    """What it is worth to keep the Pagat, below 0 where it had better be played early."""
    early: float = 0
    """What it costs to play the Pagat before the last trick (it is announced)."""
    keepers: Mapping[Seat, bool] = field(default_factory=dict)
    """Who must keep the Pagat while another card is legal."""
    fairy: str = "off"
    """When the Pagat takes a trick with all three trull cards, as the option says."""
    suits_first: bool = False
    """Whether a tarock may be led only by who has nothing else."""
    suits_when_void: bool = False
    """Whether who cannot follow suit plays another suit rather than a tarock."""
    pagat_last: bool = False
    """Whether the Pagat may be played only as the last tarock."""


class TarockThumb(Thumb):
    """The rule of thumb for tarock."""

    terms: TarockTerms

    def __init__(self, terms: TarockTerms) -> None:
        super().__init__(terms)
        deck = terms.deck
        self.tarocks: Cards = deck.suits[Suit.TAROCK]
        self._pagat, self._mond, self._skues = (deck.bit[each] for each in (PAGAT, MOND, SKUES))
        self._trull = self._pagat | self._mond | self._skues
        self._top = lowest(self._skues)

    def legal(self, table: Table, hand: Cards) -> Cards:
        """Return what may be played from a hand."""
        if table.trick:
            allowed = self._allowed(hand, table.trick[0][1], self.holder(table.trick)[1])
        elif self.terms.suits_first:
            allowed = hand & ~self.tarocks or hand
        else:
            allowed = self._without_pagat(hand, hand)
        if table.turn in self.terms.keepers:
            return allowed & ~self._pagat or allowed
        return allowed

    def holder(self, trick: list[tuple[int, Place]]) -> tuple[int, Place]:  # type: ignore[override]
        """Return who holds a trick so far, and with what card; a full one may be a fairy tale."""
        held = super().holder(trick)
        if len(trick) == self.seats and held[1] == self._top and self._is_fairy(trick):
            return next(play for play in trick if self._pagat >> play[1] & 1)
        return held

    def _is_fairy(self, trick: list[tuple[int, Place]]) -> bool:
        if self.terms.fairy == "off":
            return False
        order = [1 << place for _, place in trick if self._trull >> place & 1]
        if self.terms.fairy == "mond_skues_pagat":
            return order == [self._mond, self._skues, self._pagat]
        return len(order) == 3  # noqa: PLR2004 - all three

    def _without_pagat(self, cards: Cards, hand: Cards) -> Cards:
        if not self.terms.pagat_last or not hand & self.tarocks & ~self._pagat:
            return cards
        return cards & ~self._pagat

    def _allowed(self, hand: Cards, led: Place, top: Place) -> Cards:
        follow = hand & self.deck.suit[led]
        if not follow and self.terms.suits_when_void:
            follow = hand & ~self.tarocks
        if not follow:
            follow = hand & self.tarocks
        if not follow:
            return hand
        follow = self._without_pagat(follow, hand)
        return (self.terms.heads and follow & self.over(top)) or follow

    def _foreseen(self, table: Table, place: Place) -> tuple[int, float]:
        """Complete a trick as it will likely be; return its winner and what it is worth to the winner's side."""
        sides, seat = self.terms.sides, table.turn
        trick = [*table.trick, (seat, place)]
        held, top, led = seat, place, trick[0][1]
        if table.trick:
            before = Thumb.holder(self, table.trick)
            if not self.over(before[1]) >> place & 1:
                held, top = before
        for _ in range(self.seats - len(trick)):
            seat = (seat + 1) % self.seats
            allowed = self._allowed(table.hands[seat], led, top)
            played, takes = self._expected(allowed, top, ours=sides[seat] == sides[held])
            if takes:
                held, top = seat, played
            trick.append((seat, played))
        if top == self._top:
            held, top = self.holder(trick)
        return held, self._brought(trick, held, top, last=len(table.winners) + 1 == self.terms.tricks)

    def _brought(self, trick: list[tuple[int, Place]], held: int, top: Place, *, last: bool) -> float:
        """Return what a full trick is worth to the side that wins it."""
        terms, points = self.terms, self.deck.points
        worth = terms.trick + (terms.last if last else 0.0)
        for seat, place in trick:
            worth += points[place]
            bit = 1 << place
            if bit & self._trull:
                ours = 1 if terms.sides[seat] == terms.sides[held] else -1
                if bit == self._mond and top == self._top:
                    worth -= ours * terms.mond
                elif bit == self._pagat:
                    worth += ours * self._pagats_worth(last=last, wins=seat == held)
        return worth

    def _pagats_worth(self, *, last: bool, wins: bool) -> float:
        if not last:
            return -self.terms.early
        return self.terms.ultimo if wins else -self.terms.ultimo

    def _kept(self, table: Table, place: Place, unseen: Cards) -> float:
        """What a card kept would probably still bring: its own points and the rest of a trick."""
        deck = self.deck
        above = (deck.above[place] & unseen).bit_count()
        if self.trumps >> place & 1:
            chance = max(_MASTER - _STEP * above, _LEAST)
        elif above:
            chance = _LOW
        else:
            chance = _TRUMPED if self._ruffed(table, place) else _KING
        extra = self.terms.kept if self._pagat >> place & 1 else 0.0
        return (chance + FINE * deck.rank[place]) * self.average + (2 * chance - 1) * deck.points[place] + extra
