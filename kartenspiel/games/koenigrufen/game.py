# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen as a `Game`: pack, seats, deals, first states and words."""

from collections.abc import Mapping, Sequence
from typing import Final

from kartenspiel.games.koenigrufen import DESCRIPTION
from kartenspiel.games.koenigrufen.bidding.opening import Opening
from kartenspiel.games.koenigrufen.cards.pack import CARDS
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BONUSES
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic, Seen
from kartenspiel.games.koenigrufen.rules import PRESETS, KoenigrufenRules
from kartenspiel.games.koenigrufen.settlement import contexts
from kartenspiel.games.koenigrufen.sides import dummies
from kartenspiel.games.koenigrufen.talon import HALF
from kartenspiel.games.koenigrufen.words import apart, dummy_words, hints, questions, rules_page, sayings, view
from kartenspiel.model import dealing
from kartenspiel.model.card_facts import CardFacts, points_of, rank_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Game, Hand, Imaginer, Pictures, State
from kartenspiel.model.game_words import GameWords
from kartenspiel.model.lots import Lots
from kartenspiel.model.outcome import Context, Outcome, Succession, TakenOver
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.cards import CARD_POINTS, figure_points, height

TALON = 2 * HALF

_WORDS: Final = GameWords(
    question=questions.question,
    view=view.view,
    sayings=sayings.SAYINGS,
    sentences=sayings.SENTENCES,
    labels=sayings.LABELS,
    hints=hints.HINTS,
    items={row.id: row.name for row in BONUSES.values()},
    reveal=dummy_words.reveal,
    ends_turn_aloud=sayings.ends_turn_aloud,
    points=apart.points,
    watched=apart.watched,
    apart=apart.apart,
    page_names=rules_page.page_names,
)


class Koenigrufen(Game[KoenigrufenRules, KoenigrufenPublic]):
    """The rules of Königrufen."""

    description = DESCRIPTION
    house_rules = KoenigrufenRules
    presets = PRESETS
    words = _WORDS
    clockwise = False

    def pack(self, rules: KoenigrufenRules) -> tuple[Card, ...]:
        """All 54 cards (K2)."""
        return CARDS

    def pictures(self, rules: KoenigrufenRules) -> Pictures:
        """Tarock cards (K2)."""
        return "tarock"

    def card_facts(self, shown: Card, rules: KoenigrufenRules) -> CardFacts:
        """Ranks of K3, points of K5 or K9."""
        points = figure_points(shown) or int(rules.card_count == "thirds")
        ranks = (rank_of(shown, self.pack(rules), height),)
        return CardFacts(ranks, points_of(points, CARD_POINTS(n=points)), points)

    def first_context(self, rules: KoenigrufenRules, seats: int) -> Context:
        """No double round is running (K95)."""
        return contexts.first_context(rules)

    def check_context(self, rules: KoenigrufenRules, seats: int, context: Mapping[str, object]) -> Context:
        """How many hands still count double (K95–K97)."""
        return contexts.check_context(rules, context)

    def batches(self, rules: KoenigrufenRules, seats: int) -> tuple[int, ...]:
        """Six cards at a time, twice round, forehand first (K11)."""
        return 6, 6

    def lots(self, rules: KoenigrufenRules, seats: int) -> Lots:
        """A hand is one whole; the talon is two halves (K34)."""
        return (sum(self.batches(rules, seats)),), (TALON // 2, TALON // 2)

    def dummies(self, rules: KoenigrufenRules, dealer: Seat) -> tuple[Seat, ...]:
        """None, one or two (K98–K100, K112)."""
        return dummies.dummies(rules, dealer)

    def first_dealers(self, rules: KoenigrufenRules) -> tuple[Seat, ...]:
        """Whoever is no dummy (K1, K99, K100)."""
        return dummies.dealers(rules)

    def split(
        self, rules: KoenigrufenRules, seats: int, dealer: Seat, pack: Sequence[Card]
    ) -> tuple[tuple[Hand, ...], Hand]:
        """Deal the talon first, or between the two rounds (K11)."""
        before = 0 if rules.deal_pattern == "talon_first" else seats * self.batches(rules, seats)[0]
        dealt = (*pack[:before], *pack[before + TALON :])
        hands, _ = dealing.in_batches(dealt, seats, dealer, self.batches(rules, seats))
        return hands, tuple(pack[before : before + TALON])

    def first_state(self, deal: Deal[KoenigrufenRules]) -> State[KoenigrufenRules, KoenigrufenPublic]:
        """Begin before forehand's first word (K12, K13, K18)."""
        return Opening(deal, ())

    def succession(self, deal: Deal[KoenigrufenRules], outcome: Outcome) -> Succession:
        """The deal passes on after a scored hand, and stays after one thrown in (K1, K13, K99, K100, K112, K114)."""
        if not outcome.played:
            return Succession(deal.dealer, outcome.context, all_seats(deal.seats), deal.dummies)
        return dummies.succession(deal.rules, deal.dealer, deal.forehand, outcome.context)

    def imaginer(self, seen: Seen) -> Imaginer:
        """Draw the hidden cards."""
        from kartenspiel.games.koenigrufen.imagining import imaginer

        return imaginer.KoenigrufenImaginer(seen)

    def taken_over(self, context: Context) -> TakenOver:
        """Twofold for each double round that runs (K95–K97)."""
        return TakenOver(factor=double_rounds.factor(context))


GAME = Koenigrufen()
