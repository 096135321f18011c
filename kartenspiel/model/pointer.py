# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What can be pointed at while a game is explained.

Apart from lessons, since every table can show it, and the first table need not wait until lessons are loaded.
"""

from dataclasses import dataclass
from typing import Final, Literal

from kartenspiel.model.cards import Card, cards
from kartenspiel.model.seats import Seat

PointerPlace = Literal["hand", "trick", "talon", "facts", "choices", "word", "board", "suits"]
"""A place of the table that can be pointed at.

The learner's hand, the trick, the talon, the panel of facts (trumps, contract), the choices to click on, the button
with which one asks for the word, and the ladder of bids or the table of announcements.  The suits are nowhere on the
table: whoever speaks of them shows a picture of all four.
"""


@dataclass(frozen=True, slots=True)
class Pointer:
    """What is pointed at while something is said; made by `point`."""

    cards: tuple[Card, ...] = ()
    """Cards that lie open: in the learner's hand, in the trick, in the talon, in the hand of a dummy."""
    seats: tuple[Seat, ...] = ()
    """Players, by their seats."""
    places: tuple[PointerPlace, ...] = ()
    lines: tuple[str, ...] = ()
    """Lines of the score sheet, by the clauses that decide them; the sheet lies open while any are named."""


def point(
    codes: str = "", *, seats: tuple[int, ...] = (), places: tuple[PointerPlace, ...] = (), lines: tuple[str, ...] = ()
) -> Pointer:
    """Return a pointer to cards, written as ``"HA HT"``, to seats, to places of the table or to lines of the sheet."""
    return Pointer(cards(codes), tuple(Seat(seat) for seat in seats), places, lines)


NOTHING: Final = Pointer()
"""Points at nothing."""
