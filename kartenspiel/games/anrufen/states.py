# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Anrufen have in common."""

from abc import ABC
from dataclasses import dataclass, replace
from typing import Final, cast

from kartenspiel.games.anrufen import board
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model.aceten import RANKS_24
from kartenspiel.model.cards import PLAIN_SUITS, Card
from kartenspiel.model.game import (
    Board,
    Deal,
    Fact,
    Hand,
    Mark,
    Outcome,
    SortOrder,
    State,
    TableCards,
    TableView,
)
from kartenspiel.model.moves import Bid, LayAway, Move
from kartenspiel.model.seats import Seat

SORT: Final = SortOrder(PLAIN_SUITS, RANKS_24)


@dataclass(frozen=True, slots=True)
class AnrufenState(State, ABC):
    """What all moments of a deal have in common."""

    deal: Deal
    log: tuple[Move, ...]

    @property
    def rules(self) -> AnrufenRules:
        """The house rules."""
        return cast("AnrufenRules", self.deal.rules)

    @property
    def with_talon(self) -> bool:
        """Whether three play, with a talon (A7)."""
        return self.deal.seats == 3  # noqa: PLR2004 - the three-player game

    @property
    def contract(self) -> board.Contract:
        """What is known of bidder, bid, trumps and call."""
        return board.Contract()

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.deal.hands

    @property
    def laid(self) -> Hand | None:
        """What the bidder laid away, ``None`` before."""
        return None

    @property
    def taken(self) -> bool:
        """Whether the talon has been taken up."""
        return False

    @property
    def outcome(self) -> Outcome | None:
        """Not yet."""
        return None

    def dealt(self, seat: Seat) -> tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]:
        """Each sees his own cards, the bidder the talon he took; in the end all is open (section 14)."""
        over = self.over
        hands = tuple(
            hand if owner == seat or over else (None,) * len(hand) for owner, hand in enumerate(self.deal.hands)
        )
        sees = over or (self.taken and seat == self.contract.bidder)
        return hands, self.deal.talon if sees else (None,) * len(self.deal.talon)

    def masked(self, move: Move, seat: Seat) -> Move:
        """Discards are seen by the bidder alone, a challenger's suit by him alone until the holder's is named."""
        if move.seat == seat:
            return move
        if isinstance(move, LayAway):
            return move if self.over else LayAway(move.seat, (None,) * len(move.cards))
        if isinstance(move, Bid) and move.trumps is not None and self._covered(move):
            return replace(move, trumps=None)
        return move

    def _covered(self, move: Bid) -> bool:
        del move
        return False

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        over = self.over
        held = tuple(hand if owner == seat or over else (None,) * len(hand) for owner, hand in enumerate(self.holdings))
        talon: tuple[Card | None, ...] = () if self.taken else (None,) * len(self.deal.talon)
        if self.laid is not None:
            mine = seat == self.contract.bidder or over
            talon = self.laid if mine else (None,) * len(self.laid)
        return TableCards(held, talon)

    def view(self, seat: Seat) -> TableView:
        """Return the table as a seat sees it."""
        return TableView(
            card_points=(0,) * self.deal.seats,
            facts=self.facts(), marks=self.marks(seat), sort=SORT.trumps_first(self.contract.trumps),
            board=self.history(seat),
        )  # fmt: skip

    def marks(self, seat: Seat) -> tuple[tuple[Mark, ...], ...]:
        """Return the roles at each seat, as far as this one knows them."""
        return board.marks(self.deal, self.contract, seat)

    def history(self, seat: Seat) -> Board | None:
        """Return the auction so far, while it is of interest."""
        return board.auction(self.deal, tuple(self.masked(move, seat) for move in self.log))

    def facts(self) -> tuple[Fact, ...]:
        """Return what stays in sight."""
        return board.facts(self.contract)
