# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Anrufen have in common."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from kartenspiel.games.anrufen.contracts import BidContract
from kartenspiel.games.anrufen.public import AnrufenPublic
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Dealt, Hand, State
from kartenspiel.model.moves import LayAway, Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.tricks import Trick


@dataclass(frozen=True, slots=True)
class AnrufenState(State[AnrufenRules, AnrufenPublic], ABC):
    """One moment of a deal."""

    deal: Deal[AnrufenRules]
    log: tuple[Move, ...]

    @property
    def rules(self) -> AnrufenRules:
        """The house rules."""
        return self.deal.rules

    @property
    def with_talon(self) -> bool:
        """Whether three play, with a talon (A7)."""
        return self.deal.seats == 3  # noqa: PLR2004 - the three-player game

    @property
    @abstractmethod
    def public(self) -> AnrufenPublic:
        """What everybody knows of the deal."""

    @property
    def contract(self) -> BidContract | None:
        """The standing bid, or the one that has won the auction, ``None`` before any."""
        return None

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.deal.hands

    @property
    def trick(self) -> Trick:
        """The cards on the table."""
        return ()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who took them."""
        return ()

    @property
    def laid(self) -> Hand | None:
        """What the bidder laid away, ``None`` before."""
        return None

    @property
    def taken(self) -> bool:
        """Whether the talon has been taken up."""
        return False

    def _prepares(self, seat: Seat) -> bool:
        """Whether this is the bidder, who knows what he takes up and lays away (A24)."""
        return self.contract is not None and seat == self.contract.bidder

    def _mask_deal(self, seat: Seat) -> Dealt:
        """Each sees his own cards, the bidder the talon he took; in the end all is open (section 14)."""
        over = self.over
        hands = tuple(
            hand if owner == seat or over else (None,) * len(hand) for owner, hand in enumerate(self.deal.hands)
        )
        sees = over or (self.taken and self._prepares(seat))
        return hands, self.deal.talon if sees else (None,) * len(self.deal.talon)

    def mask_move(self, move: Move, seat: Seat) -> Move:
        """Discards are seen by the bidder alone until the count (A25)."""
        if isinstance(move, LayAway) and move.seat != seat and not self.over:
            return LayAway(move.seat, (None,) * len(move.cards))
        return move

    @property
    def _masks_moves(self) -> bool:
        """Nothing but discards is hidden once the auction is over."""
        return self.laid is not None

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them; the second card of a registered marriage is known but not shown."""
        over = self.over
        held = tuple(hand if owner == seat or over else (None,) * len(hand) for owner, hand in enumerate(self.holdings))
        talon: tuple[Card | None, ...] = () if self.taken else (None,) * len(self.deal.talon)
        if self.laid is not None:
            mine = over or self._prepares(seat)
            talon = self.laid if mine else (None,) * len(self.laid)
        return TableCards(held, talon, self.trick, self.tricks, self.winners)
