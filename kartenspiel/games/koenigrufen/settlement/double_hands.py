# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What makes the following hands of Königrufen count double (K95–K97)."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.games.koenigrufen.contracts.bonus_rows import MONDFANG
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, most_events
from kartenspiel.games.koenigrufen.settlement.basis import Basis
from kartenspiel.games.koenigrufen.sides.dummies import SEATS
from kartenspiel.model.cardplay.card_conditions import CardCaughtBy
from kartenspiel.model.outcome import Context
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.bonuses import CardCaught
from kartenspiel.model.tarock.cards import PAGAT, SKUES
from kartenspiel.model.tarock.result import TarockResult
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


def triggers(basis: Basis, result: TarockResult) -> tuple[str, ...]:
    """Return the events of a hand after which a double round begins, each for itself (K95)."""
    return tuple(event for event in EVENTS if event in basis.rules.radl_triggers and _happened(event, basis, result))


def _happened(event: str, basis: Basis, result: TarockResult) -> bool:
    if event == "trischaken":
        return basis.row.each_alone
    if event == "valat":
        return basis.valat_maker(result) is not None
    if event == "mondfang":
        row = basis.bonuses.get(MONDFANG)
        return isinstance(row, CardCaught) and any(row.silent_winners(result))
    # Only in an emperor trick does the Pagat take the Sküs.
    facts = result.facts
    caught = CardCaughtBy(facts.pack.place(SKUES), facts.pack.place(PAGAT), facts.everybody, facts.everybody)
    return caught.holds(result.counted)


def length(rules: KoenigrufenRules) -> int:
    """Return how many hands a double round has: one for each human player, or one (K96)."""
    return SEATS - rules.dummy_count if rules.radl_length == "full_round" else 1


def context_after(basis: Basis, result: TarockResult) -> Context:
    """Return the context that the next deal takes over (K95–K97)."""
    started = len(triggers(basis, result))
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
