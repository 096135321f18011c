# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of such a deal have in common."""

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
