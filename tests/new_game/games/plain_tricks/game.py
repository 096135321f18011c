# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of plain tricks in the form that everything else asks for."""

from typing import Final

from kartenspiel.games.plain_tricks import DESCRIPTION, words
from kartenspiel.games.plain_tricks.play import CARDS, PLAY_RULES, SEATS, PlainTricksState
from kartenspiel.games.plain_tricks.rules import PRESETS, PlainTricksRules
from kartenspiel.games.plain_tricks.words import PlainTricksSeen
from kartenspiel.model import imagining
from kartenspiel.model.card_facts import CardFacts, points_of, rank_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Game, Imaginer, Pictures
from kartenspiel.model.game_words import GameWords, plain_view

_WORDS: Final[GameWords[PlainTricksRules, None]] = GameWords(
    question=words.question,
    view=lambda seen: plain_view(seen, CARDS),
)


class PlainTricks(Game[PlainTricksRules, None]):
    """The rules of plain tricks."""

    description = DESCRIPTION
    house_rules = PlainTricksRules
    presets = PRESETS
    words = _WORDS

    def seats(self, rules: PlainTricksRules) -> int:
        """Three play (P1)."""
        return SEATS

    def pack(self, rules: PlainTricksRules) -> tuple[Card, ...]:
        """Return the twelve cards (P1)."""
        return CARDS

    def pictures(self, rules: PlainTricksRules) -> Pictures:
        """Return the French pictures."""
        return "french"

    def card_facts(self, shown: Card, rules: PlainTricksRules) -> CardFacts:
        """Say how a card ranks; none counts anything (P2)."""
        return CardFacts((rank_of(shown, CARDS, PLAY_RULES.pack.place),), points_of(0), 0)

    def batches(self, rules: PlainTricksRules, seats: int) -> tuple[int, ...]:
        """Everybody gets four cards at once (P1)."""
        return (4,)

    def first_state(self, deal: Deal[PlainTricksRules]) -> PlainTricksState:
        """Forehand leads to the first trick (P2)."""
        return PlainTricksState(deal, deal.hands)

    def imaginer(self, seen: PlainTricksSeen) -> Imaginer:
        """Return what draws deals that fit the cards seen: no word tells of any."""
        return imagining.PlainImaginer(seen, PLAY_RULES, self.first_state)


GAME = PlainTricks()
