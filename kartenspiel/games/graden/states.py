# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Graden have in common."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from kartenspiel.games.graden.auction import Auction
from kartenspiel.games.graden.contracts import HAND
from kartenspiel.games.graden.public import GradenPublic
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Dealt, Hand, State
from kartenspiel.model.moves import Bid, Join, Move
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.tricks import remove_card

SeenHands = tuple[tuple[Card | None, ...], ...]
"""Cards by seat, ``None`` where only the back can be seen."""


@dataclass(frozen=True, slots=True)
class GradenState(State[GradenRules, GradenPublic], ABC):
    """What all moments of a deal have in common."""

    deal: Deal[GradenRules]
    log: tuple[Move, ...]
    bidding: Auction
    """The bidding as it stands or, once it is over, as it ended."""

    @property
    def rules(self) -> GradenRules:
        """The house rules."""
        return self.deal.rules

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now, face-down ones included."""
        return self.deal.hands

    @property
    @abstractmethod
    def public(self) -> GradenPublic:
        """What everybody knows of the deal beside the cards."""

    def _mask_deal(self, seat: Seat) -> Dealt:
        """Each sees his own six cards, and those of a hand that lies open (G25); in the end everything is open."""
        hands = self.deal.hands
        return tuple(
            hands[owner] if self.can_see(seat, owner) else (None,) * HAND for owner in all_seats(self.deal.seats)
        ), ()

    def mask_move(self, move: Move, seat: Seat) -> Move:
        """The face of a face-down card is known to its owner, and to all once it is turned up (section 11)."""
        if not isinstance(move, Bid | Join) or move.card is None or move.seat == seat:
            return move
        return move if self.is_turned_up(move) or self.over else replace(move, card=None)

    def is_turned_up(self, move: Bid | Join) -> bool:
        """Whether the card of this bid has been turned up."""
        del move
        return False

    def laid_down(self) -> tuple[Card | None, ...]:
        """Return for each seat the card that it has laid face down with its bid, ``None`` for none."""
        laid: list[Card | None] = [None] * self.deal.seats
        for move in self.bidding.laid:
            laid[move.seat] = move.card
        return tuple(laid)

    def face_down(self) -> tuple[Card | None, ...]:
        """Return for each seat the card still lying face down before it, ``None`` for none."""
        held = self.holdings
        return tuple([card if card in held[seat] else None for seat, card in enumerate(self.laid_down())])

    def can_see(self, seat: Seat, owner: Seat) -> bool:
        """Whether a seat sees another's hand."""
        return owner == seat or self.over or self.lies_open(owner)

    def lies_open(self, owner: Seat) -> bool:
        """Whether everybody sees this hand."""
        del owner
        return False

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        hands, down = self.visible_hands(seat)
        return TableCards(hands, face_down=down)

    def visible_hands(self, seat: Seat) -> tuple[SeenHands, SeenHands]:
        """Return for each seat, as this one sees them, the cards in hand and the card lying face down before it."""
        hands: list[tuple[Card | None, ...]] = []
        down: list[tuple[Card | None, ...]] = []
        for owner, (held, lying) in enumerate(zip(self.holdings, self.face_down(), strict=True)):
            rest = held if lying is None else remove_card(held, lying)
            if self.can_see(seat, Seat(owner)):
                hands.append(rest)
            else:
                known = self.open_cards(Seat(owner))
                hands.append((*known, *(None,) * (len(rest) - len(known))))
            if lying is None:
                down.append(())
            else:
                shown = owner == seat or self.over or self.mit_lies_open(Seat(owner))
                down.append((lying if shown else None,))
        return tuple(hands), tuple(down)

    def open_cards(self, owner: Seat) -> Hand:
        """Return the cards of a hidden hand that all have been shown (G16)."""
        del owner
        return ()

    def mit_lies_open(self, owner: Seat) -> bool:
        """Whether the card lying before a seat is turned up although not yet played (G22)."""
        del owner
        return False
