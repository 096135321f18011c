# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Double rounds of the tarock games: hands that count twofold (Z57–Z59, K95–K97)."""

from collections.abc import Mapping

from kartenspiel.model.game import BadDealError, Context
from kartenspiel.model.quoting import quote


def running_rounds(context: Context) -> tuple[int, ...]:
    """Return the double rounds still running, each with the hands it still has, oldest first."""
    left = context["double_hands"]
    return left if isinstance(left, tuple) else ((left,) if left else ())


def factor(context: Context) -> int:
    """Return what every payment of a hand is multiplied by: twofold for each double round running."""
    return int(2 ** len(running_rounds(context)))


def context_after(context: Context, overlap: str, *, length: int, triggers: int) -> Context:
    """Return the context after a scored hand, which uses up one double hand (Z57–Z59, K95–K97).

    Each of its `triggers` starts a double round of so many hands.
    """
    left = context["double_hands"]
    if isinstance(left, tuple):
        running = tuple(hands - 1 for hands in left if hands > 1)
        return {"double_hands": (*running, *(length,) * triggers)}
    rest = max(left - 1, 0)
    if triggers:
        rest = length if overlap == "restart" else rest + length * triggers
    return {"double_hands": rest}


def check_double_hands(context: Mapping[str, object], overlap: str, length: int, *, triggers: int = 1) -> Context:
    """Return the context of a tarock game read from JSON; raises `BadDealError` if it is not well-formed.

    A double round has so many hands, and a hand starts as many as it has `triggers` at most.
    """
    if set(context) != {"double_hands"}:
        message = 'context: must have the one key "double_hands"'
        raise BadDealError(message)
    left = context["double_hands"]
    if overlap == "multiply":
        most = length * triggers
        if (
            isinstance(left, list | tuple)
            and len(left) <= most
            and all(type(each) is int and 1 <= each <= length for each in left)
        ):
            return {"double_hands": tuple(left)}
        message = f"context: double_hands must be at most {most} numbers from 1 to {length}, not {quote(left)}"
        raise BadDealError(message)
    if type(left) is not int or left < 0:
        message = f"context: double_hands must be a whole number of hands, not {quote(left)}"
        raise BadDealError(message)
    return {"double_hands": left}
