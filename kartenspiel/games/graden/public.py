# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody at a table of Graden knows of a deal beside the cards, and what one seat concludes (section 11)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from kartenspiel.games.graden.contracts import SCHURLN, GradenContract, ten_is_high
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat

Phase = Literal["bidding", "naming", "play"]
"""The bidding; the bidder showing a pair or calling a card; the play, to the end of the deal."""


@dataclass(frozen=True, slots=True)
class StandingBid:
    """The standing bid: a contract, its first bidder, and who has joined him (G10)."""

    contract: GradenContract
    seat: Seat
    mit: Seat | None = None

    @property
    def players(self) -> tuple[Seat, ...]:
        """The bidder and, second, who has joined him."""
        return (self.seat,) if self.mit is None else (self.seat, self.mit)

    @property
    def latest(self) -> Seat:
        """Who bid or joined last and is not asked again (G13)."""
        return self.players[-1]


@dataclass(frozen=True, slots=True)
class Said:
    """A word of the bidding."""

    seat: Seat
    do: Literal["pass", "bid", "join"]
    contract: GradenContract
    """What would be played if nobody bid any more: after a bid, what was bid."""


class ByStandingBid:
    """What follows from the bid that stands or is played."""

    __slots__ = ()

    standing: StandingBid | None

    @property
    def contract(self) -> GradenContract:
        """What is played or, while nobody has bid, would be: Schurln (G15)."""
        return SCHURLN if self.standing is None else self.standing.contract

    @property
    def bidder(self) -> Seat | None:
        """The first bidder of the contract; in Schurln nobody."""
        return None if self.standing is None else self.standing.seat


@dataclass(frozen=True, slots=True)
class GradenPublic(ByStandingBid):
    """What everybody knows of a deal of Graden."""

    phase: Phase
    standing: StandingBid | None
    """The bid that stands or, after the bidding, is played; ``None`` in Schurln."""
    said: tuple[Said, ...]
    """The bidding, word by word."""
    shown: Suit | None = None
    """Of which suit the bidder has shown King and Over (G16)."""
    called: Card | None = None
    """The card that the bidder has called (G27)."""
    partner: Seat | None = None
    """Who held the called card, once it was played or the deal is over; the bidder is nobody's partner (G27)."""

    @property
    def ten_high(self) -> bool | None:
        """Whether the ten ranks high; ``None`` while that is open (G3, G27)."""
        if self.phase == "play":
            return ten_is_high(self.contract, self.called)
        return True if self.phase == "naming" and self.contract.high else None


Seen: TypeAlias = Observation[GradenRules, GradenPublic]
"""What a seat at a table of Graden knows."""


def known_partner(seen: Seen) -> Seat | None:
    """Return who, to the knowledge of the observer, held the called card: perhaps the observer (G27)."""
    public = seen.public
    own = public.called is not None and public.called in seen.dealt[seen.seat]
    return seen.seat if own and seen.seat != public.bidder else public.partner
