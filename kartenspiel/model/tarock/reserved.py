# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announced cards: each is reserved for the trick that it is to win, or to lie in (Z37, K63)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.laws import Law, TrickView, Wish, any_of
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cards import Card
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import TAROCK, height
from kartenspiel.model.text import marker

_ = marker(__package__)

_KEEP: Final = _("The {card} is announced and must be kept for trick {number}.")
_HIGHEST_FIRST: Final = _("Of the announced cards the {card} must be given up first.")
_NOW: Final = _("The {card} is announced for this trick and must be played.")


class Reserved(NamedTuple):
    """An announced card, the seat that holds it, and the trick that it is announced for, counted from 1."""

    card: Card
    seat: Seat
    trick: int


@dataclass(frozen=True, slots=True)
class PlayReserved(Law):
    """An announced card must be played to its trick if it may be (K63)."""

    clause: str
    reserved: Reserved

    def binds(self, seat: Seat) -> bool:
        """It binds who has announced alone."""
        return seat == self.reserved.seat

    @property
    def seat_matters(self) -> bool:
        """It does not bind everybody."""
        return True

    @property
    def named_cards(self) -> tuple[Card, ...]:
        """The announced card."""
        return (self.reserved.card,)

    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Ask for the card."""
        yield any_of(wish.cards & at.pack.bit(self.reserved.card))

    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Name the announced card."""
        del at, asked, card
        return Refusal("PLAY_ANNOUNCED", _NOW(card=self.reserved.card), self.clause)


@dataclass(frozen=True, slots=True)
class KeepReserved(Law):
    """A seat keeps its announced cards while it may play another; then the highest tarock goes first (Z37, K63).

    A king stands outside this order.
    """

    clause: str
    kept: tuple[Reserved, ...]
    """What one seat has announced, one card at least."""

    def binds(self, seat: Seat) -> bool:
        """It binds who has announced alone."""
        return seat == self.kept[0].seat

    @property
    def seat_matters(self) -> bool:
        """It does not bind everybody."""
        return True

    @property
    def named_cards(self) -> tuple[Card, ...]:
        """The announced cards."""
        return tuple([each.card for each in self.kept])

    @property
    def _birds(self) -> list[Card]:
        """The tarocks, in the order in which they are given up."""
        return sorted((each.card for each in self.kept if each.card.suit is TAROCK), key=height, reverse=True)

    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Ask for another card, else for all but the tarocks that are lower than his highest."""
        yield any_of(wish.cards & ~at.pack.bits_of(each.card for each in self.kept))
        lower = at.pack.bits_of(self._birds)
        for bird in self._birds:
            lower &= ~at.pack.bit(bird)
            yield Wish(wish.cards & at.pack.bit(bird), wish.cards & ~lower)

    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Say until when the card is kept, or which goes before it."""
        if asked & ~at.pack.bits_of(each.card for each in self.kept):
            number = next(each.trick for each in self.kept if each.card is card)
            return Refusal("KEEP_ANNOUNCED", _KEEP(card=card, number=number), self.clause)
        first = next(bird for bird in self._birds if asked & at.pack.bit(bird))
        return Refusal("HIGHEST_FIRST", _HIGHEST_FIRST(card=first), self.clause)


def reservations(clause: str, reserved: Sequence[Reserved], trick: int, *, hard: bool) -> Iterator[Law]:
    """Yield what announced cards ask in a trick, counted from 1; if `hard`, that they are kept for theirs too (K63)."""
    for each in reserved:
        if each.trick == trick:
            yield PlayReserved(clause, each)
    if hard:
        for seat in sorted({each.seat for each in reserved}):
            kept = tuple(each for each in reserved if each.seat == seat and each.trick > trick)
            if kept:
                yield KeepReserved(clause, kept)
