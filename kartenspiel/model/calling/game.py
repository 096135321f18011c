# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the games in which a card is called from a half-dealt hand are beside their words and their settlement."""

from typing import ClassVar

from kartenspiel.model import house
from kartenspiel.model.aceten import card_facts
from kartenspiel.model.calling.public import A
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.states import CallingClauses
from kartenspiel.model.card_facts import CardFacts
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game, Imaginer, Pictures
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat


class CallingGame(Game[C, A]):
    """A game in which forehand calls from half a hand; pack and hands are those of `CallingRules.half_deal`."""

    clauses: ClassVar[CallingClauses]

    def first_dealers(self, rules: C) -> tuple[Seat, ...]:
        """As chosen."""
        return house.first_dealers(rules.first_dealer, self.seats(rules))

    def session_limit(self, rules: C) -> int:
        """As agreed."""
        return rules.session_deals

    def pack(self, rules: C) -> tuple[Card, ...]:
        """All cards, every one of which is dealt (R2, M2)."""
        return rules.half_deal.cards

    def pictures(self, rules: C) -> Pictures:
        """German or French (R2, M2)."""
        return "german" if rules.pack == "german_32" else "french"

    def unit(self, rules: C) -> str:
        """Return the label of the amounts."""
        return rules.unit

    def card_facts(self, shown: Card, rules: C) -> CardFacts:
        """As in every game of aces and tens (R3, R4, M3, M4)."""
        return card_facts(shown, rules.half_deal.cards)

    def batches(self, rules: C, seats: int) -> tuple[int, ...]:
        """In two batches; forehand calls from the first (R6, R9, M6)."""
        return rules.half_deal.batches

    def imaginer(self, seen: Observation[C, A]) -> Imaginer:
        """Draw the hidden hands (R40, M32)."""
        from kartenspiel.model.calling import imagining

        return imagining.CallingImaginer(seen, self.first_state, self.clauses.play)
