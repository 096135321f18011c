# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where the called card can be for everybody, and what a player makes of it who holds it or not (K31, K54)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.changing import changed
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import KINGS
from kartenspiel.model.tarock.sides import Sides

TALON: Final = None
KingPlace = Seat | None
"""A hand, or the talon, of which the declarer may have taken other cards."""

_TWO: Final = 2
"""At a table of two the other player never holds the called card: the cards are dealt again (K54, K114)."""


@dataclass(frozen=True, slots=True)
class KingPlaces:
    """The places that the called card can have for everybody; none in contracts without a call (K54)."""

    declarer: Seat
    places: frozenset[KingPlace] = frozenset()

    @property
    def sides(self) -> Sides | None:
        """Who plays with whom, if everybody knows it (K31)."""
        known = self.possible_sides
        return next(iter(known)) if len(known) == 1 else None

    @property
    def possible_sides(self) -> frozenset[Sides]:
        """Who may play with whom, as far as everybody knows."""
        return self._sides_with(self.places)

    def cases(self, seat: Seat, *, holds: bool) -> frozenset[Sides]:
        """Return with which sides a player reckons who holds the called card, or does not (K54).

        The only place that there is stays the place: who was seen to take a queen may have laid her away (K33).
        """
        return self._sides_with(frozenset((seat,)) if holds else self.places - {seat} or self.places)

    def _sides_with(self, places: frozenset[KingPlace]) -> frozenset[Sides]:
        """Return the sides that there can be if the called card is in one of these places."""
        if not self.places:
            return frozenset((Sides(self.declarer),))
        return frozenset(Sides(self.declarer, None if place == self.declarer else place) for place in places)

    def may_narrow(self, seat: Seat) -> bool:
        """Whether what this seat says can tell everybody where the card is (K54)."""
        return seat in self.places and len(self.places) > 1

    def after(self, seat: Seat, *, with_card: bool, without: bool) -> "KingPlaces":
        """Return what a statement leaves, which would have been open to its maker with the card, or without (K54)."""
        if not self.may_narrow(seat):
            return self
        if not with_card:
            return changed(self, places=self.places - {seat})
        return self if without else changed(self, places=frozenset((seat,)))


def king_places(
    rules: KoenigrufenRules, contract: str, declarer: Seat, called: Card | None, players: Sequence[Seat]
) -> KingPlaces:
    """Return where the called card can be before anything is announced, if it was not seen in the talon (K54)."""
    if called is None:
        return KingPlaces(declarer)
    places: set[KingPlace] = {seat for seat in players if seat != declarer and len(players) > _TWO}
    if rules.call_own_king == "allowed" and called in KINGS:
        places.add(declarer)
    if CONTRACTS[contract].talon == "counts":
        places.add(TALON)
    return KingPlaces(declarer, frozenset(places))


def seen_in_dummy(declarer: Seat, dummy: Seat) -> KingPlaces:
    """Return where the called card is that everybody sees in the hand of a dummy (K54, K102)."""
    return KingPlaces(declarer, frozenset((dummy,)))


def seen_in_talon(declarer: Seat, *, taken: bool) -> KingPlaces:
    """Return where the called card is that everybody saw in the talon: the declarer took it or left it (K54)."""
    return KingPlaces(declarer, frozenset((declarer if taken else TALON,)))
