# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a hand of Königrufen takes over from those before it: how many still count double (K95–K97)."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, most_events
from kartenspiel.games.koenigrufen.sides.dummies import SEATS
from kartenspiel.model.outcome import Context
from kartenspiel.model.tarock import double_rounds

MOST_AT_ONCE: Final = 2
"""So many events one hand can have: a Mondfang or an emperor trick beside a Valat, an emperor trick in Trischaken."""


def length(rules: KoenigrufenRules) -> int:
    """Return how many hands a double round has: one for each human player, or one (K96)."""
    return SEATS - rules.dummy_count if rules.radl_length == "full_round" else 1


def first_context(rules: KoenigrufenRules) -> Context:
    """Return the context of the first deal: no double round is running (K95)."""
    return {"double_hands": () if rules.radl_overlap == "multiply" else 0}


def check_context(rules: KoenigrufenRules, context: Mapping[str, object]) -> Context:
    """Return a context read from JSON; raises `BadDealError` if it is not well-formed (K95–K97).

    Double rounds may still run where nothing can begin another: the examples of the format have some.
    """
    events = most_events(rules) or MOST_AT_ONCE
    return double_rounds.check_double_hands(context, rules.radl_overlap, length(rules), events=events)
