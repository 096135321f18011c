# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The French pack (Vienna pattern, large crown): courts, aces and pips."""

from . import french_pips
from .engraved import french_courts


def cards() -> dict[str, str]:
    """Code to file text for all 32 cards."""
    return french_courts.cards() | french_pips.cards()
