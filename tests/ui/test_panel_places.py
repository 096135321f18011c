# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where panels over the table have room, in windows of many sizes: plain rectangles, without widgets."""

from dataclasses import replace

import pytest

from kartenspiel.ui.table.frame import Area, Frame
from kartenspiel.ui.table.panel_places import ChoicesShape, PanelPlaces, SeenAreas

SIZES = [(1280, 800), (1024, 640), (1920, 1080), (800, 600)]


def places(size: tuple[int, int], *, board: Area | None = None, bidding: bool = False) -> PanelPlaces:
    """Return what lies on a table of this size where nothing is seen but plates, and a board perhaps."""
    frame = Frame(*size, 13, 0.55, clockwise=False)
    return PanelPlaces(frame, SeenAreas(), board, None, None, bidding=bidding)


def shape(wide: int, tall: int, *, in_row: bool = False, laddered: bool = False) -> ChoicesShape:
    return ChoicesShape(wide, tall, in_row=in_row, laddered=laddered, laying=False)


@pytest.mark.parametrize("size", SIZES)
def test_choices_in_the_middle_cover_neither_plates_nor_hand(size: tuple[int, int]) -> None:
    there = places(size)
    place = there.of_choices(shape(size[0] // 4, size[1] // 5), None, None)
    assert not there.hides_something(place)


@pytest.mark.parametrize("size", SIZES)
def test_a_row_of_choices_gives_way_to_a_board_that_reaches_down_to_it(size: tuple[int, int]) -> None:
    frame = places(size).frame
    board = Area(size[0] * 0.6, frame.strip.y, size[0] * 0.3, frame.strip.height)
    row = shape(size[0] // 2, round(2 * frame.text), in_row=True)
    assert places(size).of_choices(row, None, None).overlaps(board)
    assert not places(size, board=board).of_choices(row, None, None).overlaps(board)


def test_choices_keep_to_the_room_that_they_are_confined_to() -> None:
    room = Area(40, 60, 300, 200)
    place = places(SIZES[0]).of_choices(shape(250, 150), room, None)
    assert room.shared(place) == place.width * place.height


def test_the_ladder_stays_where_it_was_unless_it_would_cover_something() -> None:
    there, ladder = places(SIZES[0], bidding=True), shape(300, 120, laddered=True)
    usual = there.of_choices(ladder, None, None)
    assert there.of_choices(ladder, None, int(usual.y) + 7) == usual._replace(y=usual.y + 7)
    assert there.of_choices(ladder, None, round(there.frame.hand_top)) == usual


def test_a_note_lies_over_nothing_that_can_be_clicked() -> None:
    there = places(SIZES[0])
    frame = there.frame
    above_hand = Area(0, frame.strip.bottom - 60, frame.width, 60)
    choices = Area(400, 300, 200, 100)
    place = there.of_note(200, 30, choices, [above_hand, choices])
    assert not place.overlaps(above_hand)
    assert not place.overlaps(choices)


def test_a_note_lies_over_no_card_of_the_trick_where_there_is_room() -> None:
    there = places(SIZES[0])
    wide, tall = round(there.frame.centre.width / 2), 30
    choices = Area(0, 0, 0, 0)
    usual = there.of_note(wide, tall, choices, [])
    lying = replace(there, seen=there.seen._replace(trick=(usual,)))
    assert not lying.of_note(wide, tall, choices, []).overlaps(usual)


def test_the_board_lies_in_the_corner_first_and_over_tricks_last() -> None:
    there = places(SIZES[0])
    before, later = there.of_board(0, playing=False, tricks=0), there.of_board(0, playing=True, tricks=4)
    assert before.free[0] == later.free[0]
    assert (before.free[0].y, before.free[0].right) == (there.frame.margin, there.frame.width - there.frame.margin)
    assert not before.over_tricks
    assert len(later.over_tricks) == 1
