# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is wrong with cards or context from which no deal can start."""

from collections.abc import Mapping

from kartenspiel.model.outcome import Context
from kartenspiel.model.quoting import quote


class BadDealError(ValueError):
    """Cards or context from which no deal of the game can start; the message says why."""


def empty_context(context: Mapping[str, object]) -> Context:
    """Return the context of a game that has none; raises `BadDealError` for any key."""
    if context:
        message = f"context: must be empty, not {quote(dict(context))}"
        raise BadDealError(message)
    return {}
