# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The window of the first trick and the play of Rufmariasch (M14–M23)."""

from dataclasses import dataclass

from kartenspiel.games.rufmariasch import settlement, words
from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.games.rufmariasch.states import CLAUSES
from kartenspiel.model.aceten import marriage
from kartenspiel.model.calling.basis import CallingBasis
from kartenspiel.model.calling.play import Called
from kartenspiel.model.calling.public import CallingPublic
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Announce, Declare, Kontra, Move
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Playing(Called[RufmariaschRules, CallingPublic]):
    """The window of the first trick and the play (M14–M23)."""

    clauses = CLAUSES

    @property
    def public(self) -> CallingPublic:
        """Return what was called and declared, and the sides once they are public."""
        return CallingPublic(self.call, self.public_sides, self.heard_pairs)

    @property
    def basis(self) -> CallingBasis[RufmariaschRules]:
        """What the deal is settled by: what was called and declared, and the sides."""
        return CallingBasis(self.deal.rules, self.call, self.sides, self.declared)

    def settle(self, ending: Ending) -> Outcome:
        """Return what is counted and paid (M24–M29)."""
        return settlement.settle(self.basis, ending)

    @property
    def payoff(self) -> Payoff:
        """What every ending pays (M24–M29)."""
        return settlement.terms_by(self.basis).payoff

    def refusal_of_words(self, move: Move) -> Refusal | None:
        """There are no announcements and no Kontra (M19)."""
        if isinstance(move, Announce | Kontra):
            return Refusal("NO_ANNOUNCEMENTS", words.NO_ANNOUNCEMENTS, "M19")
        return None

    def shown_cards(self) -> frozenset[Card]:
        """Return the declared pairs, which lie open until they are played (M15, M16)."""
        return frozenset(card for _, suit in self.declared for card in marriage(suit))

    @property
    def sides_told(self) -> int | None:
        """A declared pair lies open: with the called card it shows its holder (M13, M31)."""
        suit = self.call.card.suit
        if self.call.card not in marriage(suit):
            return None
        said = (number for number, move in enumerate(self.log) if isinstance(move, Declare) and move.suit is suit)
        return next(said, None)

    @property
    def sides_public(self) -> bool:
        """The sides are public once the called card was played, or lies open in a declared pair (M13, M31)."""
        return self.called_card_played or self.call.card in self.shown_cards()
