# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Zwanzigerrufen as a `Game`: pack, seats, deals, first states and words."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.games.zwanzigerrufen import DESCRIPTION, cards, imagining
from kartenspiel.games.zwanzigerrufen.bidding import Opening
from kartenspiel.games.zwanzigerrufen.bonuses import BONUSES
from kartenspiel.games.zwanzigerrufen.public import Seen, ZwanzigerPublic
from kartenspiel.games.zwanzigerrufen.rules import PRESETS, ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.settlement import DOUBLE_ROUND
from kartenspiel.games.zwanzigerrufen.words import questions, sayings, view
from kartenspiel.model.card_facts import CardFacts, points_of, rank_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Game, Imaginer, Pictures, State
from kartenspiel.model.game_words import GameWords
from kartenspiel.model.lots import Lots
from kartenspiel.model.outcome import Context, Outcome, Succession, TakenOver
from kartenspiel.model.seats import after, all_seats
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.cards import CARD_POINTS, height
from kartenspiel.model.tarock.words import KINGS_AND_TRULL

_WORDS: Final = GameWords(
    question=questions.question,
    view=view.view,
    sayings=sayings.SAYINGS,
    sentences=sayings.SENTENCES,
    labels=sayings.LABELS,
    hints=sayings.HINTS,
    watched=lambda _seen: KINGS_AND_TRULL,
    items={row.id: row.name for row in BONUSES.values()},
)


class Zwanzigerrufen(Game[ZwanzigerrufenRules, ZwanzigerPublic]):
    """The rules of Zwanzigerrufen."""

    description = DESCRIPTION
    house_rules = ZwanzigerrufenRules
    presets = PRESETS
    words = _WORDS
    clockwise = False

    def pack(self, rules: ZwanzigerrufenRules) -> tuple[Card, ...]:
        """Forty cards (Z2)."""
        return cards.pack(rules)

    def pictures(self, rules: ZwanzigerrufenRules) -> Pictures:
        """Tarock cards (Z2)."""
        return "tarock"

    def card_facts(self, shown: Card, rules: ZwanzigerrufenRules) -> CardFacts:
        """Ranks of Z5, points of Z6."""
        points = cards.card_points(shown)
        ranks = (rank_of(shown, self.pack(rules), height),)
        return CardFacts(ranks, points_of(points, CARD_POINTS(n=points)), points)

    def first_context(self, rules: ZwanzigerrufenRules, seats: int) -> Context:
        """No double round is running (Z57)."""
        return {"double_hands": () if rules.radl_overlap == "multiply" else 0}

    def check_context(self, rules: ZwanzigerrufenRules, seats: int, context: Mapping[str, object]) -> Context:
        """How many hands still count double: a deal has one Mondfang at most (Z57, Z58)."""
        return double_rounds.check_double_hands(context, rules.radl_overlap, DOUBLE_ROUND)

    def batches(self, rules: ZwanzigerrufenRules, seats: int) -> tuple[int, ...]:
        """Five cards at a time, twice round, forehand first (Z11)."""
        return 5, 5

    def lots(self, rules: ZwanzigerrufenRules, seats: int) -> Lots:
        """A hand is one whole."""
        return (sum(self.batches(rules, seats)),), ()

    def first_state(self, deal: Deal[ZwanzigerrufenRules]) -> State[ZwanzigerrufenRules, ZwanzigerPublic]:
        """Begin before forehand's first word (Z10, Z13)."""
        return Opening(deal, ())

    def succession(self, deal: Deal[ZwanzigerrufenRules], outcome: Outcome) -> Succession:
        """The deal passes on after a scored hand, and stays after one thrown in (Z9, Z13)."""
        dealer = after(deal.dealer, deal.seats) if outcome.played else deal.dealer
        return Succession(dealer, outcome.context, all_seats(deal.seats))

    def imaginer(self, seen: Seen) -> Imaginer:
        """Draw the hidden cards."""
        return imagining.ZwanzigerrufenImaginer(seen)

    def taken_over(self, context: Context) -> TakenOver:
        """Twofold for each double round that runs (Z57–Z59)."""
        return TakenOver(factor=double_rounds.factor(context))


GAME = Zwanzigerrufen()
