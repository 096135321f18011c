# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Zwanzigerrufen have in common."""

from abc import ABC
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from kartenspiel.games.zwanzigerrufen import board
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import DAZU, SEATS, Speech
from kartenspiel.model.cards import Card
from kartenspiel.model.game import (
    Deal,
    Hand,
    Heard,
    Outcome,
    State,
    TableCards,
    TableView,
)
from kartenspiel.model.moves import Announce, Kontra, Move
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.tricks import Trick


@dataclass(frozen=True, slots=True)
class ZwanzigerState(State, ABC):
    """What all moments of a deal have in common."""

    deal: Deal
    log: tuple[Move, ...]

    @property
    def rules(self) -> ZwanzigerrufenRules:
        """The house rules."""
        return cast("ZwanzigerrufenRules", self.deal.rules)

    @property
    def forehand(self) -> Seat:
        """The seat after the dealer (Z1)."""
        return after(self.deal.dealer, SEATS)

    @property
    def speech(self) -> Speech | None:
        """What has been said."""
        return None

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.deal.hands

    @property
    def outcome(self) -> Outcome | None:
        """Not yet."""
        return None

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

    def points(self) -> tuple[int, ...]:
        """Return the card points in each seat's tricks (Z6)."""
        return (0,) * SEATS

    def picked_up(self, seat: Seat) -> bool:
        """Whether a seat has seen its cards."""
        del seat
        return True

    def dealt(self, seat: Seat) -> tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]:
        """Each sees his own hand once he has picked it up; in the end all is open."""
        return self._seen(self.deal.hands, seat), ()

    def _seen(self, hands: tuple[Hand, ...], seat: Seat) -> tuple[tuple[Card | None, ...], ...]:
        if self.over:
            return hands
        looks = self.picked_up(seat)
        return tuple(hand if looks and owner == seat else (None,) * len(hand) for owner, hand in enumerate(hands))

    def masked(self, move: Move, seat: Seat) -> Move:
        """Everything is said aloud."""
        del seat
        return move

    def known_log(self, seat: Seat) -> tuple[Move, ...]:
        """Everything is said aloud."""
        del seat
        return self.log

    def speakers(self) -> tuple[Seat, ...]:
        """As soon as somebody has spoken, everybody speaks and plays in turn (Z14)."""
        return ()

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        held = self._seen(self.holdings, seat)
        return TableCards(held, trick=self.trick, tricks=self.tricks, winners=self.winners)

    def view(self, seat: Seat) -> TableView:
        """Return the table as a seat sees it."""
        speech = self.speech
        return TableView(
            card_points=self.points(), facts=board.facts(self.deal, speech),
            marks=board.marks(self.deal, speech, seat, public=self.sides_public), sort=board.SORT,
            board=None if speech is None else board.items(self.rules, speech),
            heard=() if speech is None else speech.heard,
        )  # fmt: skip

    def heard_with_moves(self) -> Mapping[int, Heard]:
        """Return with which side each bonus was announced; the declarer need not say it (Z25)."""
        said = iter(() if self.speech is None else self.speech.heard)
        words = (
            (number, move, next(said)) for number, move in enumerate(self.log) if isinstance(move, Announce | Kontra)
        )
        return {
            number: Heard("side", word or DAZU, "Z25") for number, move, word in words if isinstance(move, Announce)
        }

    @property
    def sides_public(self) -> bool:
        """Whether everybody may be shown the partner (Z19)."""
        return self.over or (self.speech is not None and self.speech.partner_public())
