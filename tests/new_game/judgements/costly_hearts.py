# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for costly hearts: two sides, and hearts are worth less than nothing to whoever takes them."""

from kartenspiel.games.costly_hearts.play import PARTNERS, PLAY_RULES, CostlyHeartsState
from kartenspiel.games.costly_hearts.rules import CostlyHeartsRules
from kartenspiel.games.costly_hearts.settlement import card_points
from kartenspiel.games.costly_hearts.words import CostlyHeartsSeen
from kartenspiel.players.deck import Deck
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.terms import Terms

DECK = Deck(PLAY_RULES.pack, card_points)


class CostlyHeartsJudgement(Judgement[CostlyHeartsRules, None, CostlyHeartsState]):
    """Plays cards; nothing is said in this game."""

    def terms(self, state: CostlyHeartsState) -> Terms:
        """Hearts cost, tricks as such are worth nothing."""
        sides = tuple(int(seat in PARTNERS[1]) for seat in range(state.deal.seats))
        return Terms(DECK, PLAY_RULES, sides, tricks=len(state.deal.hands[0]))

    def stake(self, seen: CostlyHeartsSeen) -> float:
        """Return what two hearts cost: so much the sides are mostly apart."""
        return float(2 * seen.rules.cost)


JUDGEMENT = CostlyHeartsJudgement()
