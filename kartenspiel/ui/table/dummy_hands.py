# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where the open hand of a dummy lies: large enough to be read and played like one's own.

At the left and right it lies in short rows, suit under suit; opposite it is a fan, for which there is more room than
for the backs of a player.
"""

from collections.abc import Sequence
from itertools import groupby
from math import ceil
from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.ui.table.frame import LIFT, OTHERS_STEP, Area, Frame, Point, TableSide, side_of

IN_ROW: Final = 4
"""The most cards in one row at the left or right, so that rows are not wider than the name plate above; a longer suit
lies in several."""
ASIDE: Final = 0.42
"""The most that each card shows beside the next in the fan, in card widths."""
IN_ROW_ASIDE: Final = 0.5
"""The same in a row."""
BELOW: Final = 0.5
"""The most that a row shows above the next, in card heights."""


def hand_span(seen: Observation, seat: Seat) -> int:
    """Return as how many backs the hand of a seat is long; beside that of a dummy there is room to lie open."""
    cards = len(seen.dealt[seat])
    return cards if seat not in seen.dummies else 1 + ceil(ASIDE / OTHERS_STEP * (cards - 1))


def dummy_sides(frame: Frame, seen: Observation) -> dict[Seat, TableSide]:
    """Return where the dummies sit."""
    return {dummy: side_of(dummy, seen.seat, seen.seats, clockwise=frame.clockwise) for dummy in seen.dummies}


def dummy_area(frame: Frame, side: TableSide, span: int) -> Area:
    """Return where the open hand of a dummy lies; opposite it is as long as so many backs."""
    wide, tall = frame.card_width(frame.others), frame.others
    if side == "top":
        long = frame.back_span(span)
        raised = round(LIFT * tall)  # which stays on the table too
        return Area(frame.width / 2 - long / 2, frame.margin + raised, long, tall)
    room, long = frame.side_room, wide + (IN_ROW - 1) * _row_step(frame)
    x = frame.margin if side == "left" else frame.width - frame.margin - long
    raised = round(LIFT * tall)  # with the frame round it below the first trick won
    return Area(x, room.y + raised, long, room.height - raised)


def open_areas(frame: Frame, seen: Observation) -> tuple[Area, ...]:
    """Return where dummies lie open."""
    sides = dummy_sides(frame, seen).items()
    lying = [(dummy, side) for dummy, side in sides if seen.cards.open_hand(dummy)]
    return tuple(dummy_area(frame, side, hand_span(seen, dummy)) for dummy, side in lying)


def framed(frame: Frame, area: Area) -> Area:
    """Return where the frame is that shows that a card of the hand in an area is to be played."""
    pad = frame.margin - 2
    return Area(area.x - pad, area.y - pad, area.width + 2 * pad, area.height + 2 * pad)


def dummy_places(frame: Frame, side: TableSide, hand: Sequence[Card], span: int) -> list[Point]:
    """Return the middles of the cards of an open hand, which is sorted."""
    wide, tall = frame.card_width(frame.others), frame.others
    area = dummy_area(frame, side, span)
    if side == "top":
        step = min(ASIDE * wide, (area.width - wide) / max(1, len(hand) - 1))
        left = frame.width / 2 - step * (len(hand) - 1) / 2
        return [Point(round(left + step * place), round(area.y + tall / 2)) for place in range(len(hand))]
    rows = _rows(hand)
    down = min(BELOW * tall, (area.height - tall) / max(1, len(rows) - 1))
    top = area.middle.y - down * (len(rows) - 1) / 2
    return [
        Point(round(area.x + wide / 2 + _row_step(frame) * place), round(top + down * number))
        for number, row in enumerate(rows)
        for place in range(row)
    ]


def _row_step(frame: Frame) -> float:
    """Return how much each card in a row shows beside the next; the frame of the hand keeps clear of one's own."""
    wide = frame.card_width(frame.others)
    return min(IN_ROW_ASIDE * wide, (frame.plate[0] - frame.margin - wide) / (IN_ROW - 1))


def _rows(hand: Sequence[Card]) -> list[int]:
    """Return how many cards lie in each row: each suit in one, a long one in several of about equal length."""
    suits = [len(list(cards)) for _, cards in groupby(hand, lambda card: card.suit)]
    return [row for cards in suits for row in _split(cards, ceil(cards / IN_ROW))]


def _split(cards: int, rows: int) -> list[int]:
    return [cards // rows + (number < cards % rows) for number in range(rows)]
