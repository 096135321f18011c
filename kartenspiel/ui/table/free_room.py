# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where on the table there is room for something large: plain rectangles, without Qt."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from kartenspiel.ui.table.frame import Area

SMALLEST: Final = 24
"""Rectangles narrower or lower than this, in pixels, are no room for anything."""


def free_rooms(bounds: Area, taken: Sequence[Area], gap: float) -> tuple[Area, ...]:
    """Return the rectangles that reach down to the lower edge of `bounds` and keep `gap` from what is taken.

    None lies within another; the largest comes first.
    """
    lefts = {bounds.x, *(area.right + gap for area in taken)}
    rights = {bounds.right, *(area.x - gap for area in taken)}
    tops = {bounds.y, *(area.bottom + gap for area in taken)}
    found = []
    for left, right, top in product(lefts, rights, tops):
        room = Area(left, top, right - left, bounds.bottom - top)
        inside = bounds.x <= left and right <= bounds.right and bounds.y <= top
        if inside and min(room.width, room.height) >= SMALLEST and not any(map(room.overlaps, taken)):
            found.append(room)
    alone = [room for room in found if not _lies_in_another(room, found)]
    return tuple(sorted(alone, key=lambda room: -room.width * room.height))


def _lies_in_another(room: Area, rooms: Sequence[Area]) -> bool:
    return any(
        other != room and other.x <= room.x and room.right <= other.right and other.y <= room.y for other in rooms
    )
