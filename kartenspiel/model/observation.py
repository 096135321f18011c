# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What one seat may know of a deal: all that computer players, words and the window get of it."""

from dataclasses import dataclass
from typing import Generic

from kartenspiel.model.cards import Card
from kartenspiel.model.generics import P, R
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.outcome import Context, Outcome
from kartenspiel.model.seats import Seat, forehand, players
from kartenspiel.model.table_cards import TableCards


@dataclass(frozen=True, slots=True)
class Observation(Generic[R, P]):
    """Everything one seat may know at one moment, and nothing more.

    It is the masked record of the deal so far, what is public in it, the cards that the seat sees, and what it may do
    now, with its own cards and with those of a dummy that it plays.  Two states that look the same to a seat give equal
    observations.
    """

    game: str
    rules: R
    seat: Seat
    dealer: Seat
    dummies: tuple[Seat, ...]
    context: Context
    dealt: tuple[tuple[Card | None, ...], ...]
    talon: tuple[Card | None, ...]
    log: tuple[Move, ...]
    turn: Seat | None
    moves: tuple[Choice, ...]
    public: P
    cards: TableCards
    outcome: Outcome | None
    winning: Seat | None = None
    """Who takes the trick on the table as it lies; ``None`` while none does."""

    @property
    def seats(self) -> int:
        """How many hands were dealt."""
        return len(self.dealt)

    @property
    def forehand(self) -> Seat:
        """The first seat after the dealer that is no dummy."""
        return forehand(self.dealer, len(self.dealt), self.dummies)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that are no dummies, in the order of play from forehand on."""
        return players(self.dealer, len(self.dealt), self.dummies)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The observer's own cards, as far as they have been dealt and picked up."""
        return tuple(card for card in self.cards.hands[self.seat] if card is not None)
