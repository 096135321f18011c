# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The Tarock pack: twenty-two tarocks, sixteen courts, sixteen pips."""

from . import tarock_pips
from .engraved import tarock_cards


def cards() -> dict[str, str]:
    """Code to file text for all 54 cards."""
    return tarock_cards.cards() | tarock_pips.cards()
