# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Zwanzigerrufen have in common."""

from abc import ABC
from collections.abc import Mapping
from dataclasses import dataclass

from kartenspiel.games.zwanzigerrufen.public import ZwanzigerPublic
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Hand, Heard, State, TableCards
from kartenspiel.model.moves import Announce, Move
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tricks import Trick

NOTHING_SAID = ZwanzigerPublic()
SIDE_WORDS = {"D": "dazu", "O": "dagegen"}
"""For and against the declarer's side, as records have it (Z25)."""


@dataclass(frozen=True, slots=True)
class ZwanzigerState(State[ZwanzigerrufenRules, ZwanzigerPublic], ABC):
    """What all moments of a deal have in common."""

    deal: Deal[ZwanzigerrufenRules]
    log: tuple[Move, ...]

    @property
    def rules(self) -> ZwanzigerrufenRules:
        """The house rules."""
        return self.deal.rules

    @property
    def forehand(self) -> Seat:
        """The seat after the dealer (Z1)."""
        return after(self.deal.dealer, SEATS)

    @property
    def public(self) -> ZwanzigerPublic:
        """Return what everybody knows: nothing before the first bid."""
        return NOTHING_SAID

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

    def has_seen_hand(self, seat: Seat) -> bool:
        """Whether a seat has seen its cards."""
        del seat
        return True

    def mask_deal(self, seat: Seat) -> tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]:
        """Each sees his own hand once he has picked it up; in the end all is open."""
        return self._visible_hands(self.deal.hands, seat), ()

    def _visible_hands(self, hands: tuple[Hand, ...], seat: Seat) -> tuple[tuple[Card | None, ...], ...]:
        if self.over:
            return hands
        looks = self.has_seen_hand(seat)
        return tuple(hand if looks and owner == seat else (None,) * len(hand) for owner, hand in enumerate(hands))

    def known_log(self, seat: Seat) -> tuple[Move, ...]:
        """Everything is said aloud."""
        del seat
        return self.log

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        held = self._visible_hands(self.holdings, seat)
        return TableCards(held, trick=self.trick, tricks=self.tricks, winners=self.winners)


@dataclass(frozen=True, slots=True)
class AfterBid(ZwanzigerState, ABC):
    """A moment after the first bid."""

    speech: Speech
    sides: Sides

    @property
    def public(self) -> ZwanzigerPublic:
        """Return what was said, and the partner as soon as it shows him (Z19)."""
        return ZwanzigerPublic(self.speech, self.speech.partner)

    def heard_with_moves(self) -> Mapping[int, Heard]:
        """Return with which side each bonus was announced (Z25)."""
        announcements = [number for number, move in enumerate(self.log) if isinstance(move, Announce)]
        sides = zip(announcements, self.speech.sides_named, strict=True)
        return {number: Heard("side", SIDE_WORDS[side], "Z25") for number, side in sides}
