# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How certain the end of a deal can be before its rest is played; `rest` finds that out."""

import enum
from typing import Final, NamedTuple

from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play

WORK: Final = 30_000
"""So many moves are made in imagination at most: one or two seconds of work."""


@enum.unique
class Certainty(enum.StrEnum):
    """How certain the end of a deal is."""

    SETTLED = "settled"
    """Nothing can change it any more, whatever anybody plays."""
    HELD = "held"
    """It is certain if the seat plays its highest cards first, trumps before others."""
    OPEN = "open"
    """Something can still change it."""
    UNKNOWN = "unknown"
    """There is too much that would have to be looked at."""


class RestOfDeal(NamedTuple):
    """What the rest of a deal can bring, as far as a seat can know."""

    certainty: Certainty
    payments: tuple[int, ...] = ()
    """What is paid in the end, by seat; where it is open, in one way to go on."""
    order: tuple[Card, ...] = ()
    """Where only the highest cards make it certain: all cards, the first that can be played being played."""
    plays: tuple[Play, ...] = ()
    """Where it is open: the cards of another way."""
    other: tuple[int, ...] = ()
    """What is paid at the end of that."""
