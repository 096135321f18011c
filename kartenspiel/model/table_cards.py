# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards on the table and in the hands, as one seat sees them."""

from dataclasses import dataclass, field

from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat


@dataclass(frozen=True, slots=True)
class TableCards:
    """The cards of one moment as one seat sees them; a card is ``None`` where only its back can be seen."""

    hands: tuple[tuple[Card | None, ...], ...]
    """The cards still held, by seat, without those that lie face down."""
    talon: tuple[Card | None, ...] = ()
    """What lies in the middle: the talon, or later the cards laid away."""
    talon_parts: tuple[int, ...] = field(default=(), kw_only=True)
    """How many cards of the talon lie together, from the left, where one of these parts can be taken."""
    talon_aside: bool = field(default=False, kw_only=True)
    """What is left of the talon lies beside the table, as during the play: nobody will take of it any more."""
    trick: tuple[Play, ...] = ()
    """The cards of the trick that goes on."""
    tricks: tuple[tuple[Play, ...], ...] = ()
    """The finished tricks in order, each from its leader on."""
    winners: tuple[Seat, ...] = ()
    """Who won them."""
    face_down: tuple[tuple[Card | None, ...], ...] = ()
    """By seat, a card that it has laid face down before it; empty where the game has none."""
    stacks: tuple[Seat | None, ...] = ()
    """While hands are chosen from face-down stacks: who has taken each of them, ``None`` for one that is free."""

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a hand that is seen whole, as one's own is; nothing where the back of one is seen."""
        hand = self.hands[seat]
        known = tuple(card for card in hand if card is not None)
        return known if len(known) == len(hand) else ()

    @property
    def last_left(self) -> bool:
        """Whether nobody holds more than the card for the last trick, those included that lie face down."""
        down = self.face_down or ((),) * len(self.hands)
        return max(len(hand) + len(laid) for hand, laid in zip(self.hands, down, strict=True)) == 1

    @property
    def all_open(self) -> bool:
        """Whether every card in a hand is seen."""
        return all(None not in hand for hand in self.hands)
