# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all states have in common of a game in which a card is called from half a hand."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CallingClauses:
    """Where the shared rules stand in a game's specification."""

    pack: str
    call: str
    own_card: str
    window: str
    pair: str
    once: str
    turn: str
    play: str
