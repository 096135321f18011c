# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the cards of costly hearts are played (Q1, Q2)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from kartenspiel.games.costly_hearts.rules import CostlyHeartsRules
from kartenspiel.games.costly_hearts.settlement import settled
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.laws import FollowSuit
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import PLAIN_SUITS, Card, pack_of
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.moves import Move
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.tricks import Trick, strength

SEATS: Final = 4
PARTNERS: Final = (Seat(0), Seat(2)), (Seat(1), Seat(3))
"""Who sits opposite plays together (Q1)."""
RANKS: Final = "A K Q J T 9"
"""From high to low (Q2)."""
CARDS: Final[tuple[Card, ...]] = pack_of(PLAIN_SUITS, RANKS.split())
PLAY_RULES: Final = PlayRules(
    Pack(CARDS, lambda card: strength(RANKS)[card.rank]), None, (FollowSuit("Q2"),), seats=SEATS
)


@dataclass(frozen=True, slots=True)
class CostlyHeartsState(CardPlay[CostlyHeartsRules, None]):
    """Cards are played to the last."""

    turn_clause: ClassVar[str] = "Q2"
    play_clause: ClassVar[str] = "Q2"
    deal: Deal[CostlyHeartsRules]
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
        """Return what the hearts cost (Q3)."""
        return settled(ending, PARTNERS, self.deal.rules)
