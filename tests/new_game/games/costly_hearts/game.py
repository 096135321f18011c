# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of costly hearts in the form that everything else asks for."""

from typing import Final

from kartenspiel.games.costly_hearts import DESCRIPTION, words
from kartenspiel.games.costly_hearts.play import CARDS, PARTNERS, PLAY_RULES, CostlyHeartsState
from kartenspiel.games.costly_hearts.rules import PRESETS, CostlyHeartsRules
from kartenspiel.games.costly_hearts.settlement import card_points
from kartenspiel.games.costly_hearts.words import CostlyHeartsSeen
from kartenspiel.model import imagining
from kartenspiel.model.card_facts import CardFacts, points_of, rank_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Game, Imaginer, Pictures
from kartenspiel.model.game_words import GameWords, plain_view
from kartenspiel.model.seats import Seat

_WORDS: Final[GameWords[CostlyHeartsRules, None]] = GameWords(
    question=words.question,
    view=lambda seen: plain_view(seen, CARDS, PARTNERS, card_points=card_points),
)


class CostlyHearts(Game[CostlyHeartsRules, None]):
    """The rules of costly hearts."""

    description = DESCRIPTION
    house_rules = CostlyHeartsRules
    presets = PRESETS
    words = _WORDS

    def partners(self, rules: CostlyHeartsRules) -> tuple[tuple[Seat, ...], ...]:
        """Who sits opposite plays together (Q1)."""
        return PARTNERS

    def pack(self, rules: CostlyHeartsRules) -> tuple[Card, ...]:
        """Return the 24 cards (Q1)."""
        return CARDS

    def pictures(self, rules: CostlyHeartsRules) -> Pictures:
        """Return the French pictures."""
        return "french"

    def card_facts(self, shown: Card, rules: CostlyHeartsRules) -> CardFacts:
        """Say how a card ranks (Q2) and what it costs (Q3)."""
        points = card_points(shown)
        return CardFacts((rank_of(shown, CARDS, PLAY_RULES.pack.place),), points_of(points), points)

    def batches(self, rules: CostlyHeartsRules, seats: int) -> tuple[int, ...]:
        """Everybody gets six cards, three at a time (Q1)."""
        return (3, 3)

    def first_state(self, deal: Deal[CostlyHeartsRules]) -> CostlyHeartsState:
        """Forehand leads to the first trick (Q2)."""
        return CostlyHeartsState(deal, deal.hands)

    def imaginer(self, seen: CostlyHeartsSeen) -> Imaginer:
        """Return what draws deals that fit the cards seen: no word tells of any."""
        return imagining.PlainImaginer(seen, PLAY_RULES, self.first_state)


GAME = CostlyHearts()
