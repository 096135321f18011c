# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the lessons of Zwanzigerrufen share: how a table comes to the first lead."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.moves import Bid, Move, Pass
from kartenspiel.model.seats import Seat

FIRST_TO_THIRD: Final = (Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3)))
"""The other three say “pass”, the one after the learner first."""


def called(forehand: int, code: str) -> tuple[Move, ...]:
    """Return the words of a normal game in which forehand calls this tarock and nobody says more (Z17, Z32)."""
    turns = [Seat((forehand + place) % 4) for place in range(4)]
    return (Bid(turns[0], "normal", card(code)), *(Pass(seat) for seat in turns))
