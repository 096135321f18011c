# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for plain tricks: everybody for himself, and every trick is worth the same."""

from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Observation
from kartenspiel.players.deck import Deck
from kartenspiel.players.heuristic import Terms
from kartenspiel.players.judgement import Judgement


class PlainTricks(Judgement):
    def terms(self, state: CardPlay) -> Terms:
        rules = state.play_rules
        return Terms(Deck(rules.pack, lambda _: 0.0), rules, sides=(0, 1, 2), trick=1.0, tricks=4)

    def stake(self, seen: Observation) -> float:
        return float(2 * seen.rules.worth)


JUDGEMENT = PlainTricks()
