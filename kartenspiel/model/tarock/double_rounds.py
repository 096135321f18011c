# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Double rounds of the tarock games: hands that count twofold (Z57–Z59, K95–K97)."""

from collections.abc import Mapping

from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.outcome import Context
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


def check_double_hands(context: Mapping[str, object], overlap: str, length: int, *, events: int = 1) -> Context:
    """Return the context of a tarock game read from JSON.

    A double round has so many hands, and one hand has so many `events` at most that begin one.  Raises `BadDealError`
    for what no hands before this one can have left.
    """
    if set(context) != {"double_hands"}:
        message = 'context: must have the one key "double_hands"'
        raise BadDealError(message)
    left = context["double_hands"]
    if overlap == "multiply":
        return {"double_hands": _check_rounds(left, length, events)}
    if type(left) is not int or left < 0:
        message = f"context: double_hands must be a whole number of hands, not {quote(left)}"
        raise BadDealError(message)
    one_at_a_time = overlap == "restart" or length * events == 1  # otherwise more and more can be added
    if one_at_a_time and left > length:
        message = f"context: double_hands can be at most {length} under these house rules, not {quote(left)}"
        raise BadDealError(message)
    return {"double_hands": left}


def _check_rounds(left: object, length: int, events: int) -> tuple[int, ...]:
    """Return the hands that each double round still has, the oldest first; raises `BadDealError`."""
    rounds = tuple(left) if isinstance(left, list | tuple) else (left,)
    whole = isinstance(left, list | tuple) and all(type(each) is int and 1 <= each <= length for each in rounds)
    if whole and rounds == tuple(sorted(rounds)) and all(rounds.count(each) <= events for each in rounds):
        return rounds
    message = (
        f"context: double_hands must be numbers from 1 to {length}, the smallest first and each at most "
        f"{events} times, not {quote(left)}"
    )
    raise BadDealError(message)
