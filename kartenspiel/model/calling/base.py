# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What both games are beside their words and their settlement."""

import abc
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol, cast

from kartenspiel.model.aceten import PACK_32, card_facts
from kartenspiel.model.calling import dealing, imagining, questions
from kartenspiel.model.calling.states import Clauses
from kartenspiel.model.cards import Card
from kartenspiel.model.game import (
    CardFacts,
    Context,
    Deal,
    Game,
    Hand,
    Imaginer,
    Observation,
    Outcome,
    Pictures,
    State,
    Succession,
    empty_context,
    next_dealer,
)
from kartenspiel.model.moves import Choice
from kartenspiel.model.options import HouseRules
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text


class _Looks(Protocol):
    """The options that decide what is seen only."""

    pack: str
    unit: str


class CallingGame(Game):
    """A game of 32 cards in which forehand calls from half a hand."""

    @abc.abstractmethod
    def first_state(self, deal: Deal) -> State:
        """Return the state in which forehand calls."""

    clauses: ClassVar[Clauses]

    def asked(self, choices: Sequence[Choice], seen: Observation) -> Text:
        """Return what is asked: for the call, for words in the window of the first trick, for a card."""
        return questions.asked(choices, seen, self.clauses)

    def pack(self, rules: HouseRules) -> tuple[Card, ...]:
        """Thirty-two cards (R2, M2)."""
        return PACK_32

    def pictures(self, rules: HouseRules) -> Pictures:
        """German or French (R2, M2)."""
        return "german" if cast("_Looks", rules).pack == "german_32" else "french"

    def unit(self, rules: HouseRules) -> str:
        """Return the label of the amounts."""
        return cast("_Looks", rules).unit

    def card_facts(self, shown: Card, rules: HouseRules) -> CardFacts:
        """As in every game of aces and tens (R3, R4, M3, M4)."""
        return card_facts(shown, PACK_32)

    def first_context(self, rules: HouseRules, seats: int) -> Context:
        """Nothing is taken over from deal to deal."""
        return {}

    def check_context(self, rules: HouseRules, seats: int, context: Mapping[str, object]) -> Context:
        """Only an empty context is well-formed."""
        return empty_context(context)

    def split(self, rules: HouseRules, seats: int, dealer: Seat, pack: Sequence[Card]) -> tuple[tuple[Hand, ...], Hand]:
        """Deal twice four cards each (R6, R9, M6)."""
        return dealing.split(seats, dealer, pack)

    def start(self, deal: Deal) -> State:
        """Begin with the call (R7, M6)."""
        dealing.check_deal(deal)
        return self.first_state(deal)

    def succession(self, deal: Deal, outcome: Outcome) -> Succession:
        """The next player clockwise deals (R5, M5)."""
        return next_dealer(deal)

    def imaginer(self, seen: Observation) -> Imaginer:
        """Draw the hidden hands (R40, M32)."""
        return imagining.imaginer(seen, self.first_state)
