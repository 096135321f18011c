# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal played with real cards that was thrown in: nothing is paid, and the same dealer deals again (K13, Z13)."""

from functools import partial
from typing import Final

from kartenspiel.model import narration
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.game import Deal
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.text import marker

_ = marker(__package__)

THROWN_IN: Final = "thrown_in"
"""The id of such a deal, as records have it."""
_AGAIN: Final = _("The cards were thrown in; the same dealer deals again.")


def thrown_in(deal: Deal, *, clause: str, two_accounts: bool = False) -> Outcome:
    """Return the outcome of a deal that was thrown in by this clause."""
    nothing = (0,) * deal.seats
    return Outcome(
        payments=nothing, contract=THROWN_IN, played=False, tricks=(), card_points=nothing, items=(),
        context=deal.context, money=nothing if two_accounts else None, explain=partial(_sheet, nothing, clause),
        conclude=_conclusion,
    )  # fmt: skip


def _sheet(nothing: tuple[int, ...], clause: str) -> tuple[ScoreLine, ...]:
    return ScoreLine("note", _AGAIN, (), clause), ScoreLine("payment", narration.PAYMENT, nothing)


def _conclusion() -> Conclusion:
    return Conclusion(reason=_AGAIN, played=False)
