# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Graden have in common."""

from abc import ABC
from dataclasses import dataclass, replace
from typing import Final, cast

from kartenspiel.games.graden import board
from kartenspiel.games.graden.bidding import Standing
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model.cards import Card
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
from kartenspiel.model.moves import Bid, Join, Move
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tricks import without

HAND: Final = 6


@dataclass(frozen=True, slots=True)
class GradenState(State, ABC):
    """What all moments of a deal have in common."""

    deal: Deal
    log: tuple[Move, ...]

    @property
    def rules(self) -> GradenRules:
        """The house rules."""
        return cast("GradenRules", self.deal.rules)

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now, face-down ones included."""
        return self.deal.hands

    @property
    def standing(self) -> Standing | None:
        """The standing bid."""
        return None

    @property
    def outcome(self) -> Outcome | None:
        """Not yet."""
        return None

    def dealt(self, seat: Seat) -> tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]:
        """Each sees his own six cards, and those of a hand that lies open (G25); in the end everything is open."""
        hands = self.deal.hands
        return tuple(
            hands[owner] if self.visible(owner, seat) else (None,) * HAND for owner in all_seats(self.deal.seats)
        ), ()

    def masked(self, move: Move, seat: Seat) -> Move:
        """The face of a face-down card is known to its owner, and to all once it is turned up (section 11)."""
        if not isinstance(move, Bid | Join) or move.card is None or move.seat == seat:
            return move
        return move if self.turned_up(move) or self.over else replace(move, card=None)

    def turned_up(self, move: Bid | Join) -> bool:
        """Whether the card of this bid has been turned up."""
        del move
        return False

    def face_down(self) -> tuple[Card | None, ...]:
        """Return for each seat the card lying face down before it, ``None`` for none."""
        lying: list[Card | None] = [None] * self.deal.seats
        standing = self.standing
        if standing is not None:
            lying[standing.seat] = standing.card
            if standing.mit is not None:
                lying[standing.mit] = standing.mit_card
        return tuple(lying)

    def visible(self, owner: Seat, seat: Seat) -> bool:
        """Whether a seat sees another's hand."""
        return owner == seat or self.over

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        hands: list[tuple[Card | None, ...]] = []
        down: list[tuple[Card | None, ...]] = []
        for owner, lying in zip(all_seats(self.deal.seats), self.face_down(), strict=True):
            held = self.holdings[owner]
            rest = held if lying is None else without(held, lying)
            known = rest if self.visible(owner, seat) else self.open_cards(owner)
            hands.append((*known, *(None,) * (len(rest) - len(known))))
            shown = lying if owner == seat or self.over or self.mit_shown(owner) else None
            down.append(() if lying is None else (shown,))
        return TableCards(tuple(hands), face_down=tuple(down))

    def view(self, seat: Seat) -> TableView:
        """Return the table as a seat sees it."""
        return TableView(
            card_points=None, facts=self.facts(), marks=self.marks(seat), sort=self.sorting(), board=self.history()
        )

    def marks(self, seat: Seat) -> tuple[tuple[Mark, ...], ...]:
        """Return the roles at each seat, as far as this one knows them."""
        del seat
        return board.marks(self.deal, self.standing, None)

    def history(self) -> Board | None:
        """Return the bidding so far, while it is of interest."""
        return board.history(self.deal, self.log)

    def speakers(self) -> tuple[Seat, ...]:
        """Nobody ever speaks out of turn."""
        return ()

    def open_cards(self, owner: Seat) -> Hand:
        """Return the cards of a hidden hand that all have been shown (G16)."""
        del owner
        return ()

    def mit_shown(self, owner: Seat) -> bool:
        """Whether the card lying before a seat is turned up although not yet played (G22)."""
        del owner
        return False

    def facts(self) -> tuple[Fact, ...]:
        """Return what stays in sight."""
        standing = self.standing
        return () if standing is None else board.facts(standing, high=None, called=None, shown=None)

    def sorting(self) -> SortOrder:
        """Return how hands are sorted."""
        return board.sort(high=None)
