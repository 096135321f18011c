# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the cards of plain tricks are played (P1, P2)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from kartenspiel.games.plain_tricks.rules import PlainTricksRules
from kartenspiel.games.plain_tricks.settlement import settled
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.laws import FollowSuit
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card, Suit, pack_of
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.moves import Move
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.tricks import Trick, strength

SEATS: Final = 3
RANKS: Final = "A K Q J T 9"
"""From high to low (P2)."""
CARDS: Final[tuple[Card, ...]] = pack_of((Suit.HEARTS, Suit.SPADES), RANKS.split())
PLAY_RULES: Final = PlayRules(
    Pack(CARDS, lambda card: strength(RANKS)[card.rank]), None, (FollowSuit("P2"),), seats=SEATS
)


@dataclass(frozen=True, slots=True)
class PlainTricksState(CardPlay[PlainTricksRules, None]):
    """Cards are played to the last."""

    turn_clause: ClassVar[str] = "P2"
    play_clause: ClassVar[str] = "P2"
    deal: Deal[PlainTricksRules]
    hands: tuple[Hand, ...]
    log: tuple[Move, ...] = ()
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def public(self) -> None:
        """Nothing that the cards do not tell."""
        return None

    @property
    def play_rules(self) -> PlayRules:
        """The same in every trick."""
        return PLAY_RULES

    def settle(self, ending: Ending) -> Outcome:
        """Return what the tricks pay (P3)."""
        return settled(ending, self.deal.rules)
