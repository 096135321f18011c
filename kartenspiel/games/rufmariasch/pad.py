# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a deal of Rufmariasch played with real cards (M12, M15, M18, M24–M29)."""

from typing import ClassVar, Final

from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.games.rufmariasch.settlement import Settlement, terms_by
from kartenspiel.model.calling.basis import CallingBasis
from kartenspiel.model.calling.pad import CalledDeal, CallingPad, as_entered
from kartenspiel.model.calling.settlement import count, declarations, outcome_settled
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat


class RufmariaschPad(CallingPad[RufmariaschRules]):
    """Asks for partner, pairs and points."""

    clauses: ClassVar[tuple[str, str, str]] = ("M12", "M15", "M24")

    def settle(self, entered: CalledDeal, said: tuple[tuple[Seat, str], ...]) -> Outcome:
        """Return what is paid (M24–M29); nothing is announced in this game."""
        del said
        basis = CallingBasis(entered.deal.rules, entered.call, entered.sides, entered.declared)
        settlement = Settlement.of(
            entered.deal.rules, entered.call.card, entered.sides, terms_by(basis), entered.counted
        )
        tally = count(entered.counted, declarations(basis))
        return as_entered(outcome_settled(basis, settlement, tally), settlement, tally)


PAD: Final = RufmariaschPad()
