# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for plain tricks: everybody for himself, and every trick is worth or costs the same."""

from kartenspiel.games.plain_tricks.play import PlainTricksState
from kartenspiel.games.plain_tricks.rules import PlainTricksRules
from kartenspiel.games.plain_tricks.words import PlainTricksSeen
from kartenspiel.players.deck import Deck
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.terms import Terms


class PlainTricksJudgement(Judgement[PlainTricksRules, None, PlainTricksState]):
    """Plays cards; nothing is said in this game."""

    def terms(self, state: PlainTricksState) -> Terms:
        """A trick is worth a point, or costs one, whatever lies in it."""
        rules, seats = state.play_rules, state.deal.seats
        trick = -1.0 if state.deal.rules.payer == "taker" else 1.0
        deck = Deck(rules.pack, lambda _: 0.0)
        return Terms(deck, rules, sides=tuple(range(seats)), trick=trick, tricks=len(state.deal.hands[0]))

    def stake(self, seen: PlainTricksSeen) -> float:
        """Return what a trick brings or costs."""
        return float((seen.seats - 1) * seen.rules.worth)


JUDGEMENT = PlainTricksJudgement()
