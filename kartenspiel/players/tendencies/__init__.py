# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What players tend to play: for each game a table of weights.

``packaging/players/tendencies.py`` has fitted them to records of self-play.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum, IntFlag


class PlayContext(IntEnum):
    """What a play may be; tables have each twice, the second time where tricks or points are avoided.

    To the two contexts in which somebody holds the trick, 1 is added for the last to play.
    """

    DECLARER_LEADS = 0
    PARTNER_LEADS = 1
    OPPONENT_LEADS = 2
    OWN_SIDE_HOLDS = 3
    OWN_SIDE_HOLDS_LAST = 4
    OTHERS_HOLD = 5
    OTHERS_HOLD_LAST = 6
    UNKNOWN_HOLDS = 7
    """A seat of which the player does not know the side holds the trick."""


class CardClass(IntFlag):
    """What a card may be, any of it together."""

    TRUMP = 1
    WORTH_MUCH = 2
    HIGHEST_LEFT = 4
    """The highest of its suit that is left."""
    TAKES = 8
    """It takes the trick."""


@dataclass(frozen=True, slots=True)
class Tendencies:
    """How players choose among legal cards: for each context weights that, added up, are the logarithm of the odds."""

    classes: Sequence[Sequence[float]]
    """For each context and class of cards what belonging to the class adds to the logarithm of the odds."""
    heights: Sequence[Sequence[float]]
    """For each context and class of cards what the height adds to the logarithm of the odds, if it is 1.

    The height goes from 0 for the lowest card of a suit to nearly 1 for the highest.
    """
    alike: Sequence[float]
    """For each context what it adds to the logarithm of the odds that the player holds a lower card that is as good.

    It is as good if nothing unseen lies between them.
    """
    lowest: Sequence[float]
    """For each context what it adds to the logarithm of the odds that a card is the lowest legal one of its suit."""
    highest: Sequence[float]
    """For each context what it adds to the logarithm of the odds that a card is the highest legal one of its suit."""
