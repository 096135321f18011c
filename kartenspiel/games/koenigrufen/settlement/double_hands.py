# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What makes the following hands of Königrufen count double (K95–K97)."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.games.koenigrufen.cards.pack import PACK
from kartenspiel.games.koenigrufen.settlement.basis import Basis
from kartenspiel.games.koenigrufen.settlement.contexts import length
from kartenspiel.games.koenigrufen.settlement.settled_lines import Case
from kartenspiel.games.koenigrufen.sides.dummies import SEATS
from kartenspiel.model.cardplay.card_conditions import CardCaughtBy
from kartenspiel.model.cardplay.payoff import CountedEnding, seats_of
from kartenspiel.model.outcome import Context
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.cards import PAGAT, SKUES
from kartenspiel.model.text import Text, room_marker

_ = room_marker(__package__)

EVENTS: Final[Mapping[str, Text]] = {
    "mondfang": _("Mondfang"),
    "trischaken": _("Trischaken"),
    "valat": _("Valat"),
    "kaiserstich": _("Emperor trick"),
}
"""The members of the option ``radl_triggers``."""
_EVERYBODY: Final = seats_of(range(SEATS))
_EMPEROR_TRICK: Final = CardCaughtBy(PACK.place(SKUES), PACK.place(PAGAT), _EVERYBODY, _EVERYBODY)
"""Only in an emperor trick does the Pagat take the Sküs."""


def triggers(basis: Basis, case: Case, counted: CountedEnding) -> tuple[str, ...]:
    """Return the events of a hand after which a double round begins, each for itself (K95)."""
    wanted = basis.rules.radl_triggers
    return tuple([event for event in EVENTS if event in wanted and _happened(event, basis, case, counted)])


def _happened(event: str, basis: Basis, case: Case, counted: CountedEnding) -> bool:
    if event == "trischaken":
        return basis.row.each_alone
    if event == "valat":
        return case.maker is not None
    return (case.mondfang if event == "mondfang" else _EMPEROR_TRICK).holds(counted)


def context_after(basis: Basis, case: Case, counted: CountedEnding) -> Context:
    """Return the context that the next deal takes over (K95–K97)."""
    started = len(triggers(basis, case, counted))
    return double_rounds.context_after(
        basis.context, basis.rules.radl_overlap, length=length(basis.rules), triggers=started
    )
