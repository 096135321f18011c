# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody at a table of Königrufen knows of a deal, and what a seat makes of it with its own hand."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kartenspiel.games.koenigrufen.auction import Auction
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat

if TYPE_CHECKING:
    from kartenspiel.games.koenigrufen.speaking.speech import Speech
    from kartenspiel.games.koenigrufen.talon import Half
    from kartenspiel.model.tarock.sides import Sides


@dataclass(frozen=True, slots=True)
class KoenigrufenPublic:
    """What everybody knows of a deal beside the cards."""

    auction: Auction | None = None
    """The bidding; ``None`` before the first word, and where the cards were thrown in."""
    called: Card | None = None
    """The card whose holder is the partner (K29, K33)."""
    taken: "Half | None" = None
    """What the declarer has taken of the talon (K34, K35)."""
    speech: "Speech | None" = None
    """What was announced and raised; ``None`` before that phase, and in Trischaken, which has none (K52)."""
    sides: "Sides | None" = None
    """Who plays with whom, once everybody knows it (K31); ``None`` in Trischaken, in which there are no sides."""
    guardians: tuple[tuple[Seat, Seat], ...] = ()
    """Dummies with those of whom everybody knows that they play their cards now (K105, K108)."""

    @property
    def contract(self) -> str | None:
        """The contract of the highest bid; what is played once the bidding is over, ``None`` before the first bid."""
        return None if self.auction is None else self.auction.contract

    @property
    def declarer(self) -> Seat | None:
        """Who has bid it; the declarer once the bidding is over."""
        return None if self.auction is None else self.auction.declarer

    @property
    def partner(self) -> Seat | None:
        """Who holds the called card, once everybody knows it (K31); ``None`` also where everybody knows of none."""
        return None if self.sides is None else self.sides.partner

    def guardian_of(self, dummy: Seat) -> Seat | None:
        """Return who plays the cards of a dummy now, if everybody knows it (K105, K108)."""
        return dict(self.guardians).get(dummy)


NOTHING_SAID: Final = KoenigrufenPublic()
"""Before the first word."""
Seen = Observation[KoenigrufenRules, KoenigrufenPublic]


def known_partner(seen: Seen) -> Seat | None:
    """Return the partner if the observer knows him: everybody does, or he was dealt the called card himself (K31)."""
    public = seen.public
    if public.sides is not None or public.called is None or seen.seat == public.declarer:
        return public.partner
    return seen.seat if public.called in seen.dealt[seen.seat] else None
