# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The half-dealt call of Rußbach (R7–R12)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kartenspiel.games.russbach import words
from kartenspiel.games.russbach.public import RussbachPublic
from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.games.russbach.states import CLAUSES
from kartenspiel.model.calling.bidding import HalfDealt
from kartenspiel.model.moves import Call
from kartenspiel.model.refusal import Refusal

if TYPE_CHECKING:
    from kartenspiel.games.russbach.play import Playing


@dataclass(frozen=True, slots=True)
class Calling(HalfDealt[RussbachRules, RussbachPublic]):
    """Forehand has four cards and must call one of 32 (R7–R12)."""

    clauses = CLAUSES

    @property
    def public(self) -> RussbachPublic:
        """Nothing has been said yet."""
        return RussbachPublic()

    def calls(self) -> tuple[Call, ...]:
        """Return a call for every card that may be named; its suit becomes trumps (R11)."""
        caller = self.turn
        return tuple(Call(caller, card) for card in self.callable_cards())

    def refusal_of_trumps(self, call: Call) -> Refusal:
        """Trumps are never named apart from the card (R11)."""
        return Refusal("TRUMPS_FOLLOW", words.TRUMPS_FOLLOW, "R11")

    def after_call(self, call: Call) -> "Playing":
        """Return the play with these trumps, and its window (R17)."""
        from kartenspiel.games.russbach.play import Playing

        return Playing.begin(self.deal, call)
