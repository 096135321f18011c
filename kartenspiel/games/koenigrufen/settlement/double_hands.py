# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What makes the following hands of Königrufen count double (K95–K97)."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.games.koenigrufen.cards.pack import PACK
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, most_events
from kartenspiel.games.koenigrufen.settlement.basis import Basis
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
MOST_AT_ONCE: Final = 2
"""So many events one hand can have: a Mondfang or an emperor trick beside a Valat, an emperor trick in Trischaken."""
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


def length(rules: KoenigrufenRules) -> int:
    """Return how many hands a double round has: one for each human player, or one (K96)."""
    return SEATS - rules.dummy_count if rules.radl_length == "full_round" else 1


def context_after(basis: Basis, case: Case, counted: CountedEnding) -> Context:
    """Return the context that the next deal takes over (K95–K97)."""
    started = len(triggers(basis, case, counted))
    return double_rounds.context_after(
        basis.context, basis.rules.radl_overlap, length=length(basis.rules), triggers=started
    )


def first_context(rules: KoenigrufenRules) -> Context:
    """Return the context of the first deal: no double round is running (K95)."""
    return {"double_hands": () if rules.radl_overlap == "multiply" else 0}


def check_context(rules: KoenigrufenRules, context: Mapping[str, object]) -> Context:
    """Return a context read from JSON; raises `BadDealError` if it is not well-formed (K95–K97).

    Double rounds may still run where nothing can begin another: the examples of the format have some.
    """
    events = most_events(rules) or MOST_AT_ONCE
    return double_rounds.check_double_hands(context, rules.radl_overlap, length(rules), events=events)
