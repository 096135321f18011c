# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the games in which a card is called from a half-dealt hand are beside their words and their settlement."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from kartenspiel.model import house
from kartenspiel.model.aceten import PACK_32, card_facts
from kartenspiel.model.calling import imagining, questions, view
from kartenspiel.model.calling.count import Declaration, Members
from kartenspiel.model.calling.dealing import BATCH
from kartenspiel.model.calling.house import C
from kartenspiel.model.calling.limits import counted_so_far, declared_so_far, limits_fact, sides_so_far
from kartenspiel.model.calling.public import A
from kartenspiel.model.calling.states import CallingClauses
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cards import Card
from kartenspiel.model.game import (
    CardFacts,
    Game,
    Imaginer,
    Observation,
    Pictures,
    TableView,
)
from kartenspiel.model.moves import Choice
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from kartenspiel.model.view import Claim


class CallingGame(Game[C, A]):
    """A game of 32 cards in which forehand calls from half a hand."""

    clauses: ClassVar[CallingClauses]

    def announcement_claims(self, seen: Observation[C, A]) -> tuple[Claim, ...]:
        """Return what was announced and stays in sight beside the declared pairs; nothing unless a game says so."""
        del seen
        return ()

    def limits(
        self, rules: C, sides: tuple[Members, Members], declared: tuple[Declaration, ...], counted: CountedEnding
    ) -> tuple[int, int] | None:
        """Return what two sides need to win, by the tricks so far; ``None`` where pairs change nothing of it.

        That is so unless a game says otherwise.
        """
        del rules, sides, declared, counted
        return None

    def view(self, seen: Observation[C, A]) -> TableView:
        """Return the half-dealt table before the call, then what was called, declared and announced, and is needed."""
        shown = view.view(seen, self.announcement_claims(seen))
        sides = None if shown.sides is None else sides_so_far(seen, shown.sides.parties)
        if sides is None:
            return shown
        needed = self.limits(seen.rules, sides, declared_so_far(seen, sides), counted_so_far(seen))
        return replace(shown, facts=(*shown.facts, *limits_fact(needed)))

    def question(self, choices: Sequence[Choice], seen: Observation[C, A]) -> Text:
        """Return what is asked: for the call, for words in the window of the first trick, for a card."""
        return questions.question(choices, seen, self.clauses)

    def first_dealers(self, rules: C) -> tuple[Seat, ...]:
        """As chosen."""
        return house.first_dealers(rules.first_dealer, self.seats(rules))

    def session_limit(self, rules: C) -> int:
        """As agreed."""
        return rules.session_deals

    def pack(self, rules: C) -> tuple[Card, ...]:
        """Thirty-two cards (R2, M2)."""
        return PACK_32

    def pictures(self, rules: C) -> Pictures:
        """German or French (R2, M2)."""
        return "german" if rules.pack == "german_32" else "french"

    def unit(self, rules: C) -> str:
        """Return the label of the amounts."""
        return rules.unit

    def card_facts(self, shown: Card, rules: C) -> CardFacts:
        """As in every game of aces and tens (R3, R4, M3, M4)."""
        return card_facts(shown, PACK_32)

    def batches(self, rules: C, seats: int) -> tuple[int, ...]:
        """Twice four cards each; forehand calls from the first four (R6, R9, M6)."""
        return BATCH, BATCH

    def imaginer(self, seen: Observation[C, A]) -> Imaginer:
        """Draw the hidden hands (R40, M32)."""
        return imagining.imaginer(seen, self.first_state, self.clauses.play)
