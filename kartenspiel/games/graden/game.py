# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Graden as a `Game`: pack, seats, deals, first states and words."""

from typing import Final

from kartenspiel.games.graden import DESCRIPTION, imagining
from kartenspiel.games.graden.bidding import begin
from kartenspiel.games.graden.contracts import HIGH, LOW
from kartenspiel.games.graden.public import GradenPublic, Seen
from kartenspiel.games.graden.rules import PRESETS, GradenRules
from kartenspiel.games.graden.states import GradenState
from kartenspiel.games.graden.words import advice, questions, sayings, view
from kartenspiel.model import house
from kartenspiel.model.aceten import PACK_24, card_points, pack_with, watched
from kartenspiel.model.card_facts import CardFacts, Rank, points_of, rank_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Game, Imaginer, Pictures
from kartenspiel.model.game_words import GameWords
from kartenspiel.model.lots import Lots
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, marker

_ = marker(__package__)

_LOW = _("Where the ten is low: {rank}")
_HIGH = _("Where the ten is high: {rank}")
_AGAINST = _("In Schurln it counts {amount} against whoever wins it; elsewhere cards count nothing.")

_WORDS: Final = GameWords(
    question=questions.question,
    view=view.view,
    sayings=sayings.SAYINGS,
    sentences=sayings.SENTENCES,
    labels=sayings.LABELS,
    hints=sayings.HINTS,
    may_ask_advice=advice.may_ask,
    advice=advice.reason,
    watched=lambda _seen: watched(PACK_24),
)


class Graden(Game[GradenRules, GradenPublic]):
    """The rules of Graden."""

    description = DESCRIPTION
    house_rules = GradenRules
    presets = PRESETS
    words = _WORDS

    def first_dealers(self, rules: GradenRules) -> tuple[Seat, ...]:
        """As chosen."""
        return house.first_dealers(rules.first_dealer, self.seats(rules))

    def session_limit(self, rules: GradenRules) -> int:
        """As agreed."""
        return rules.session_deals

    def pack(self, rules: GradenRules) -> tuple[Card, ...]:
        """Twenty-four cards (G2)."""
        return PACK_24

    def pictures(self, rules: GradenRules) -> Pictures:
        """German or French (G2)."""
        return "german" if rules.pack == "german_24" else "french"

    def unit(self, rules: GradenRules) -> str:
        """Cents, beans or nuts."""
        return rules.unit

    def card_facts(self, shown: Card, rules: GradenRules) -> CardFacts:
        """Two rank orders (G3), and points in Schurln only (G4, G36)."""
        ranks = tuple(
            Rank(rank.place, said(rank=rank.told), order)
            for said, order, ranks in ((_LOW, view.TEN_LOW, LOW), (_HIGH, view.TEN_HIGH, HIGH))
            for rank in (rank_of(shown, PACK_24, pack_with(ranks).place),)
        )
        points = card_points(shown)
        return CardFacts(ranks, _AGAINST(amount=Amount(points, "point")) if points else points_of(0), -points)

    def batches(self, rules: GradenRules, seats: int) -> tuple[int, ...]:
        """Three cards at a time, twice round (G5)."""
        return 3, 3

    def lots(self, rules: GradenRules, seats: int) -> Lots:
        """A hand is one whole."""
        return (sum(self.batches(rules, seats)),), ()

    def first_state(self, deal: Deal[GradenRules]) -> GradenState:
        """Begin with the bidding (G6, G7)."""
        return begin(deal)

    def imaginer(self, seen: Seen) -> Imaginer:
        """Draw the hidden cards (G39)."""
        return imagining.GradenImaginer(seen)


GAME = Graden()
