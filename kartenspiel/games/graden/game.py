# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of the game in the form that everything else asks for."""

from collections.abc import Sequence

from kartenspiel.games.graden import DESCRIPTION, advice, imagining, questions, view, words
from kartenspiel.games.graden.bidding import begin
from kartenspiel.games.graden.contracts import HIGH, LOW
from kartenspiel.games.graden.public import GradenPublic, Seen
from kartenspiel.games.graden.rules import PRESETS, GradenRules
from kartenspiel.games.graden.states import GradenState
from kartenspiel.model import house, narration
from kartenspiel.model.aceten import PACK_24, card_points, pack_with
from kartenspiel.model.card_facts import Rank, points_of, rank_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import CardFacts, Deal, Game, Imaginer, Pictures, TableView
from kartenspiel.model.moves import Choice, Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Text, marker

_ = marker(__package__)

_LOW = _("Where the ten is low: {rank}")
_HIGH = _("Where the ten is high: {rank}")
_AGAINST = _("In Schurln it counts {amount} against whoever wins it; elsewhere cards count nothing.")


class Graden(Game[GradenRules, GradenPublic]):
    """The rules of Graden."""

    description = DESCRIPTION
    house_rules = GradenRules
    presets = PRESETS

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
        return CardFacts(ranks, _AGAINST(amount=Amount(points, "point")) if points else points_of(0))

    def batches(self, rules: GradenRules, seats: int) -> tuple[int, ...]:
        """Three cards at a time, twice round (G5)."""
        return 3, 3

    def first_state(self, deal: Deal[GradenRules]) -> GradenState:
        """Begin with the bidding (G6, G7)."""
        return begin(deal)

    def imaginer(self, seen: Seen) -> Imaginer:
        """Draw the hidden cards (G39)."""
        return imagining.imaginer(seen)

    def view(self, seen: Seen) -> TableView:
        """Return what stays in sight beside the cards."""
        return view.view(seen)

    def say(self, move: Move, before: Seen, after: Seen) -> Text | None:
        """Return the words said with a move."""
        return words.say(move, before)

    def sentence(self, move: Move, before: Seen, after: Seen) -> Text:
        """Return a move as a sentence."""
        return words.sentence(move, before) or narration.sentence(move)

    def question(self, choices: Sequence[Choice], seen: Seen) -> Text:
        """Return what is asked, for the heading of a question."""
        return questions.question(choices, seen)

    def label(self, choice: Choice, seen: Seen) -> Text:
        """Return the text of a button."""
        return words.label(choice, seen) or narration.label(choice)

    def hint(self, choice: Choice, seen: Seen) -> Text | None:
        """Return what a choice means and pays."""
        return words.hint(choice, seen)

    def may_ask_advice(self, seen: Seen) -> bool:
        """The opponents of a Plauderer may talk once their cards lie open (G25)."""
        return advice.may_ask(seen)

    def advice(self, move: Move, seen: Seen) -> Text | None:
        """Return why a card is a good one."""
        return advice.reason(move, seen) if isinstance(move, Play) else None


GAME = Graden()
