# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen (Rußbach): four players, 32 cards, and a card called from a half-dealt hand.

Follows the project's specification of Rußbach, clauses R1–R41.  The suit of the called card is trumps, its holder the
caller's secret partner.  Where the accounts differ there is an option (`rules`).
"""

from collections.abc import Mapping, Sequence
from typing import cast

from kartenspiel.games.russbach import texts
from kartenspiel.games.russbach.rules import PRESETS, RussbachRules
from kartenspiel.games.russbach.states import Calling
from kartenspiel.model import narration
from kartenspiel.model.aceten import PACK_32
from kartenspiel.model.calling import dealing, imagining
from kartenspiel.model.cards import Card
from kartenspiel.model.game import (
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
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.options import HouseRules
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text


class Russbach(Game):
    """The rules of Rußbach."""

    id = "russbach"
    title = QT_TRANSLATE_NOOP("russbach", "Königrufen (Rußbach)")
    blurb = QT_TRANSLATE_NOOP(
        "russbach", "Four cards in hand, one card called: its suit is trumps, its holder your secret partner."
    )
    place = 10
    house_rules = RussbachRules
    presets = PRESETS

    def pack(self, rules: HouseRules) -> tuple[Card, ...]:
        """Thirty-two cards (R2)."""
        return PACK_32

    def pictures(self, rules: HouseRules) -> Pictures:
        """German or French (R2)."""
        return "german" if cast("RussbachRules", rules).pack == "german_32" else "french"

    def unit(self, rules: HouseRules) -> str:
        """Cents or stakes."""
        return cast("RussbachRules", rules).unit

    def first_context(self, rules: HouseRules, seats: int) -> Context:
        """Nothing is taken over from deal to deal."""
        return {}

    def check_context(self, rules: HouseRules, seats: int, context: Mapping[str, object]) -> Context:
        """Only an empty context is well-formed."""
        return empty_context(context)

    def split(self, rules: HouseRules, seats: int, dealer: Seat, pack: Sequence[Card]) -> tuple[tuple[Hand, ...], Hand]:
        """Deal twice four cards each (R6, R9)."""
        return dealing.split(seats, dealer, pack)

    def start(self, deal: Deal) -> State:
        """Begin with the call (R7)."""
        dealing.check_deal(deal)
        return Calling(deal)

    def succession(self, deal: Deal, outcome: Outcome) -> Succession:
        """The next player clockwise deals (R5)."""
        return next_dealer(deal)

    def imaginer(self, seen: Observation) -> Imaginer:
        """Draw the hidden hands (R40)."""
        return imagining.imaginer(seen, Calling)

    def say(self, move: Move, seen: Observation) -> Text | None:
        """Return the words said with a move."""
        return texts.say(move, seen)

    def sentence(self, move: Move, seen: Observation) -> Text:
        """Return a move as a sentence."""
        return texts.sentence(move, seen) or narration.sentence(move)

    def label(self, choice: Choice, seen: Observation) -> Text:
        """Return the text of a button."""
        return texts.label(choice, seen) or narration.label(choice)

    def hint(self, choice: Choice, seen: Observation) -> Text | None:
        """Return what a choice means and pays."""
        rules = cast("RussbachRules", seen.rules)
        return texts.hint(choice, seen, {"hundred": rules.pay_hundred_announced, "all": rules.pay_all_announced})


GAME = Russbach()
