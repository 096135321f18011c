# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The contracts of a tarock game as rows of a table."""

from dataclasses import dataclass

from kartenspiel.model.tarock.play import Kind
from kartenspiel.model.text import Text


@dataclass(frozen=True, slots=True)
class Contract:
    """What can be bid."""

    id: str
    name: Text
    kind: Kind
    """How its cards are played."""
    rank: int
    """Of two bids the greater rank outbids the smaller."""
    value: int
    """What it is worth for each opponent, unless the house rules have it otherwise."""
