# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where the open hand of a player lies: upright, so that it can be read what each card is.

At the left and right the cards lie one below the other; where that would cover their indices, several stand in a row.
"""

from math import ceil
from typing import Final

from kartenspiel.ui.table.frame import OPEN_STEP, Area, Frame, Point, TableSide

ASIDE: Final = 0.42
"""The most that a card of an open hand opposite, or of an open talon, shows under the next, in card widths."""
IN_ROW_ASIDE: Final = 0.5
"""The same in a row at the left or right."""
INDEX: Final = 0.25
"""How much a row must show above the next, in card heights: the index with the sign of the suit below it."""


def open_places(frame: Frame, side: TableSide, cards: int, span: int) -> list[Point]:
    """Return the middles of so many cards of an open hand.

    It takes no more room than the `span` of cards that were dealt, beside which the name plate stands.
    """
    wide, tall = frame.card_width(frame.others), frame.others
    if side == "top":
        step = min(ASIDE * wide, (frame.back_span(span) - wide) / max(1, cards - 1))
        y = frame.margin + tall / 2
        return [Point(frame.width / 2 + step * (place - (cards - 1) / 2), y) for place in range(cards)]
    room, in_row = frame.side_room, _in_row(frame, span)
    rows, aside = ceil(cards / in_row), _row_step(frame, in_row)
    down = min(OPEN_STEP * tall, (room.height - tall) / max(1, rows - 1))
    left, top = open_hand_area(frame, side, span).x + wide / 2, room.middle.y - down * (rows - 1) / 2
    return [Point(left + aside * (place % in_row), top + down * (place // in_row)) for place in range(cards)]


def open_hand_area(frame: Frame, side: TableSide, span: int) -> Area:
    """Return where the open hand of somebody at the left or right lies who was dealt so many cards."""
    wide, in_row = frame.card_width(frame.others), _in_row(frame, span)
    long = wide + _row_step(frame, in_row) * (in_row - 1)
    x = frame.margin if side == "left" else frame.width - frame.margin - long
    return frame.side_room._replace(x=x, width=long)


def _in_row(frame: Frame, cards: int) -> int:
    """Return how many of so many cards stand in a row, so that each row shows the indices of the one above."""
    rows = 1 + max(0, int((frame.side_room.height - frame.others) / (INDEX * frame.others)))
    return max(1, ceil(cards / rows))


def _row_step(frame: Frame, in_row: int) -> float:
    """Return how much each card of a row shows beside the next; a row is not wider than the name plate above."""
    wide = frame.card_width(frame.others)
    return min(IN_ROW_ASIDE * wide, (frame.plate[0] - frame.margin - wide) / max(1, in_row - 1))
