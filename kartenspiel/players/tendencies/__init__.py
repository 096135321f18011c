# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What players tend to play; ``packaging/tendencies.py`` has fitted the table of each game to records of self-play."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

CONTEXTS: Final = (
    "the declarer leads",
    "his partner leads",
    "an opponent leads",
    "the own side holds the trick",
    "the own side holds the trick, last to play",
    "the others hold the trick",
    "the others hold the trick, last to play",
    "a seat of which the player does not know the side holds the trick",
)
"""What a play may be; each twice, the second time where tricks or points are avoided."""
CLASSES: Final = ("trump", "worth much", "highest left of its suit", "takes the trick")
"""What a card may be, any of it together; the number of its class has a bit for each."""


@dataclass(frozen=True, slots=True)
class Tendencies:
    """How players choose among legal cards: for each context weights that, added up, are the logarithm of the odds."""

    classes: Sequence[Sequence[float]]
    """For each context what a card has for its class, …"""
    heights: Sequence[Sequence[float]]
    """… and more for its height, from 0 for the lowest of its suit to nearly 1 for the highest; …"""
    alike: Sequence[float]
    """… more if the player holds a lower one that is as good, nothing unseen lying between them, …"""
    lowest: Sequence[float]
    """… if it is the lowest legal one of its suit, …"""
    highest: Sequence[float]
    """… and if it is the highest."""
