# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the games in which a card is called from a half-dealt hand are beside their words and their settlement."""

from typing import ClassVar

from kartenspiel.model import house
from kartenspiel.model.aceten import PACK_32, card_facts
from kartenspiel.model.calling import imagining
from kartenspiel.model.calling.public import A
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.sides import BATCH
from kartenspiel.model.calling.states import CallingClauses
from kartenspiel.model.card_facts import CardFacts
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game, Imaginer, Pictures
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat


class CallingGame(Game[C, A]):
    """A game of 32 cards in which forehand calls from half a hand."""

    clauses: ClassVar[CallingClauses]

    def first_dealers(self, rules: C) -> tuple[Seat, ...]:
        """As chosen."""
        return house.first_dealers(rules.first_dealer, self.seats(rules))

    def session_limit(self, rules: C) -> int:
        """As agreed."""
        return rules.session_deals

    def pack(self, rules: C) -> tuple[Card, ...]:
        """Thirty-two cards (R2, M2)."""
        return PACK_32

    def pictures(self, rules: C) -> Pictures:
        """German or French (R2, M2)."""
        return "german" if rules.pack == "german_32" else "french"

    def unit(self, rules: C) -> str:
        """Return the label of the amounts."""
        return rules.unit

    def card_facts(self, shown: Card, rules: C) -> CardFacts:
        """As in every game of aces and tens (R3, R4, M3, M4)."""
        return card_facts(shown, PACK_32)

    def batches(self, rules: C, seats: int) -> tuple[int, ...]:
        """Twice four cards each; forehand calls from the first four (R6, R9, M6)."""
        return BATCH, BATCH

    def imaginer(self, seen: Observation[C, A]) -> Imaginer:
        """Draw the hidden hands (R40, M32)."""
        return imagining.imaginer(seen, self.first_state, self.clauses.play)
