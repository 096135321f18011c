# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where something may lie among what is there: the one search for the place that covers least.

Plain rectangles in logical pixels, without Qt.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kartenspiel.ui.table.frame import Area

Groups = Sequence[Sequence[Area]]
"""What is not to be covered, the most important first: none of a group is covered to spare any of those behind it."""

_Strip = Sequence[tuple[float, float, float]]
"""What of a group is as low and as high as a place: left and right edges, and how much of its height is there."""


class FreePlace(NamedTuple):
    """A place, and what is covered by it."""

    place: Area
    hidden: tuple[float, ...]
    """How much of each group is covered, in square pixels."""

    @property
    def clear(self) -> bool:
        """Whether nothing is covered."""
        return not any(self.hidden)


def clearest(places: Iterable[Area], groups: Groups) -> FreePlace:
    """Return the first of these places that covers nothing, or else the first that covers the least important.

    Raises `ValueError` where there is no place.
    """
    best: FreePlace | None = None
    row: tuple[float, float] | None = None
    strips: list[_Strip] = []
    for place in places:
        if row != (place.y, place.height):
            row, strips = (place.y, place.height), [_strip(place, group) for group in groups]
        hidden = _hidden(place, strips, None if best is None else best.hidden)
        if hidden is not None:
            best = FreePlace(place, hidden)
            if best.clear:
                break
    if best is None:
        raise ValueError("nothing can lie at no place")
    return best


def _strip(place: Area, group: Sequence[Area]) -> _Strip:
    """Return what may be covered of a group in the row of a place: many places are tried in each row."""
    top, bottom = place.y, place.bottom
    tall = ((each, min(bottom, each.bottom) - max(top, each.y)) for each in group)
    return [(each.x, each.right, high) for each, high in tall if high > 0]


def _hidden(place: Area, strips: Iterable[_Strip], best: tuple[float, ...] | None) -> tuple[float, ...] | None:
    """Return how much of each group is covered at a place, as soon as it is sure None if it is no less than `best`."""
    left, right = place.x, place.right
    hidden: list[float] = []
    undecided = best is not None
    for number, strip in enumerate(strips):
        covered = 0.0
        for x, end, high in strip:
            if x < right and left < end:
                covered += (min(right, end) - max(left, x)) * high
        hidden.append(covered)
        if best is not None and undecided:
            if covered > best[number]:
                return None
            undecided = covered == best[number]
    return None if undecided else tuple(hidden)


def lying(place: Area, groups: Groups) -> FreePlace:
    """Return what is covered by something at this place."""
    return FreePlace(place, tuple(sum(map(place.shared, group)) for group in groups))


def places_in(bounds: Area, wide: float, tall: float, taken: Sequence[Area], gap: float) -> Iterator[Area]:
    """Yield where something of this size may lie within `bounds`: the highest first, in each row the middle one.

    At each edge of the bounds, and of what is `taken` with a `gap` between, there is one; so if anything of this size
    has room beside all that is taken, one of them is free.  What is larger than the bounds lies in their upper left
    corner.
    """
    lowest, last = max(bounds.y, bounds.bottom - tall), max(bounds.x, bounds.right - wide)
    middle = bounds.x + (last - bounds.x) / 2
    edges = {each for area in taken for each in (area.right + gap, area.x - gap - wide)}
    beside = sorted(x for x in {bounds.x, last, *edges} if bounds.x <= x <= last and x != middle)
    above = {each for area in taken for each in (area.bottom + gap, area.y - gap - tall)}
    for y in sorted(y for y in {bounds.y, lowest, *above} if bounds.y <= y <= lowest):
        yield from (Area(x, y, wide, tall) for x in (middle, *beside))


def outermost(areas: Iterable[Area]) -> tuple[Area, ...]:
    """Return these areas without those that lie within another of them."""
    kept: list[Area] = []
    for area in sorted(areas, key=lambda each: -each.width * each.height):
        if not any(each.shared(area) >= area.width * area.height for each in kept):
            kept.append(area)
    return tuple(kept)
