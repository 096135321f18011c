# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The half-dealt call of Rufmariasch (M6–M11)."""

from dataclasses import dataclass

from kartenspiel.games.rufmariasch import words
from kartenspiel.games.rufmariasch.play import Playing
from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.games.rufmariasch.states import CLAUSES
from kartenspiel.model.calling.bidding import HalfDealt
from kartenspiel.model.calling.public import CallingPublic
from kartenspiel.model.cards import PLAIN_SUITS
from kartenspiel.model.moves import Call
from kartenspiel.model.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Calling(HalfDealt[RufmariaschRules, CallingPublic]):
    """Forehand has four cards and must call, naming trumps with the card (M8–M11)."""

    clauses = CLAUSES

    @property
    def public(self) -> CallingPublic:
        """Nothing has been said yet."""
        return CallingPublic()

    @property
    def _names_trumps_apart(self) -> bool:
        return self.deal.rules.called_suit == "any"

    def calls(self) -> tuple[Call, ...]:
        """Return a call for every card that may be named, with its own suit as trumps or with each (M9, M10)."""
        caller = self.turn
        return tuple(
            Call(caller, card, suit)
            for card in self.callable_cards()
            for suit in (PLAIN_SUITS if self._names_trumps_apart else (card.suit,))
        )

    def refusal_of_trumps(self, call: Call) -> Refusal:
        """Trumps are always said, and belong to the called card unless they are named apart (M9, M10)."""
        if call.trumps is None:
            return Refusal("TRUMPS_MISSING", words.TRUMPS_MISSING, "M10" if self._names_trumps_apart else "M9")
        if self._names_trumps_apart:
            return Refusal("NO_SUCH_TRUMPS", words.NO_SUCH_TRUMPS, "M10")
        return Refusal("TRUMPS_FOLLOW", words.TRUMPS_FOLLOW, "M9")

    def after_call(self, call: Call) -> "Playing":
        """Return the play with these trumps, and its window (M14)."""
        return Playing.begin(self.deal, call)
