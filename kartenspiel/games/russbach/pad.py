# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a deal of Rußbach played with real cards (R13, R19–R23, R30–R38)."""

from typing import ClassVar, Final

from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.games.russbach.settlement import ALL, HUNDRED, RussbachBasis, Settlement, terms_by
from kartenspiel.model.calling import texts
from kartenspiel.model.calling.pad import CalledDeal, CallingPad, as_entered
from kartenspiel.model.calling.settlement import count, declarations, outcome_settled
from kartenspiel.model.calling.sides import CallingSides
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.pad.form import Option, PadForm
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_HUNDRED: Final = _("100 announced by")
_ALL: Final = _("All tricks announced by")


class RussbachPad(CallingPad[RussbachRules]):
    """Asks for partner, announcements, pairs and points."""

    clauses: ClassVar[tuple[str, str, str]] = ("R13", "R19", "R30")

    def ask_announced(self, form: PadForm, sides: CallingSides) -> tuple[tuple[Seat, str], ...]:
        """Ask which sides announced 100 and all tricks; by two members it counts once (R22, R23)."""
        found: list[tuple[Seat, str]] = []
        members = {"a": sides.a, "b": sides.b}
        options = [Option(side, texts.side_names(seats)) for side, seats in members.items()]
        for what, label in ((HUNDRED, _HUNDRED), (ALL, _ALL)):
            found += [(members[side][0], what) for side in form.several(what, label, options, clause="R22")]
        return tuple(found)

    def settle(self, entered: CalledDeal, said: tuple[tuple[Seat, str], ...]) -> Outcome:
        """Return what is paid (R30–R38)."""
        basis = RussbachBasis(entered.deal.rules, entered.call, entered.sides, entered.declared, said)
        settlement = Settlement.of(
            entered.deal.rules, entered.call.card, entered.sides, terms_by(basis), entered.counted
        )
        tally = count(entered.counted, declarations(basis))
        return as_entered(outcome_settled(basis, settlement, tally), settlement, tally)


PAD: Final = RussbachPad()
