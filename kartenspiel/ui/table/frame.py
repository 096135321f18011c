# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How a window is divided: where each seat is, how large its cards are, what room is left for plates and panels.

Plain numbers in logical pixels, without Qt, so that every size of window can be tested as data.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NamedTuple

from kartenspiel.model.seats import Seat

TableSide = Literal["bottom", "left", "top", "right"]

BUBBLE_WIDTH: Final = 15.0
"""Greatest width of what is said beside a plate, in heights of the text."""
GRID: Final = 4
"""Cards are so many pixels wide, or twice, three times … so many: whole pixels at the usual scalings of a screen."""

OWN_HEIGHT: Final = 0.31
OWN_WIDTH: Final = 0.15
OTHERS_HEIGHT: Final = 0.175
OTHERS_STEP: Final = 0.27
SEEN: Final = 0.6
"""How much of the length of the others' cards is seen; the rest is beyond the edge."""
OPEN_STEP: Final = 0.34
PILE: Final = 0.52
CORNERS: Final = 7.6
"""Height of the panels in the upper corners, in heights of the text."""
PLATE_LINES: Final = 4.0
LEAST_LINES: Final = 3.0
PLATE_SHARE: Final = 0.085
"""Height of a name plate with its three lines: at most and at least in heights of the text, between by the window's."""
LIFT: Final = 0.085
"""How far a card is raised, in card heights."""
TRICK_REACH: Final = 0.31
TRICK_ASIDE: Final = (1.22, 1.44)
"""How far the cards of a trick lie from its middle: those before and opposite in card heights, those at the sides in
card widths, at least and at most."""
TRICK_BESIDE: Final = 1.08
"""How many card widths are between the card at a side and that before or opposite beside it.  As these lie so far
apart from each other as there is room, no more than a tenth of any is covered, whichever lies above, at a corner
without an index: who or what is on it stays in sight.  In a small window it is a fifth, and only the index is safe."""
TRICK_SHARE: Final = 0.45
"""Greatest width of a trick with room, by that of the table: beside it something may be said."""
TRICK_CLEAR: Final = 20
"""Least width at each side of a trick with room, in heights of the text: there the table of items has its place."""
TILTED: Final = 0.02
"""So far a card that lies a little at an angle reaches beyond its width, in card heights."""
TRICK: Final = 0.85
"""Greatest height of the cards in the trick, by that of one's own."""
LAID_REACH: Final = 0.505
"""Half of the height of the middle beyond a card, in heights of the cards that are laid there."""


class Point(NamedTuple):
    """A place on the table, in pixels from the top left corner."""

    x: float
    y: float


class Area(NamedTuple):
    """A rectangle on the table."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def overlaps(self, other: "Area") -> bool:
        """Tell whether the two have more than an edge in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def shared(self, other: "Area") -> float:
        """Return how much the two have in common."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        tall = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, wide) * max(0, tall)

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies within."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


def snap_width(wide: float) -> int:
    """Return the width nearest below of which pictures of cards are made, in pixels."""
    return max(GRID, int(wide) // GRID * GRID)


def side_of(seat: Seat, me: Seat, seats: int, *, clockwise: bool) -> TableSide:
    """Return where a seat is seen by `me`, who sits at the bottom; with anticlockwise play the next is at the right."""
    step = (seat - me) % seats
    ways: Mapping[int, tuple[TableSide, ...]] = {
        2: ("bottom", "top"),
        3: ("bottom", "left", "right"),
        4: ("bottom", "left", "top", "right"),
    }
    around = ways[seats]
    return around[step if clockwise else -step % seats]


@dataclass(frozen=True)
class Frame:
    """The division of one window.  `aspect` is the width of a card by its height, `text` the height of text."""

    width: float
    height: float
    text: float
    aspect: float
    clockwise: bool = True
    opposite_open: bool = False
    """Whether the hand opposite lies open, or some of it: then all of it is on the table."""

    @cached_property
    def margin(self) -> int:
        """The room between things."""
        return max(6, round(0.012 * min(self.width, self.height)))

    def snap_height(self, height: float) -> float:
        """Return the height nearest below at which a card's width falls on whole pixels."""
        return snap_width(height * self.aspect) / self.aspect

    @cached_property
    def own(self) -> float:
        """Height of the cards in one's own hand."""
        return self.snap_height(min(OWN_HEIGHT * self.height, OWN_WIDTH * self.width / self.aspect))

    @cached_property
    def others(self) -> float:
        """Height of the cards in the others' hands."""
        return self.snap_height(OTHERS_HEIGHT * min(self.height, 0.75 * self.width))

    @cached_property
    def pile(self) -> float:
        """Height of cards in tricks won."""
        return self.snap_height(PILE * self.others)

    @cached_property
    def edge(self) -> float:
        """How far the others' hands reach into the window."""
        return round(SEEN * self.others)

    @cached_property
    def plate(self) -> tuple[float, float]:
        """Width and height of a name plate."""
        tall = min(max(PLATE_SHARE * self.height, LEAST_LINES * self.text), PLATE_LINES * self.text)
        return round(10.5 * self.text), round(tall)

    @cached_property
    def sag(self) -> float:
        """How far the ends of one's fan may hang below its middle."""
        return round(0.075 * self.own)

    @cached_property
    def hand_top(self) -> float:
        """Upper edge of one's own hand with no card raised."""
        return self.height - self.margin - self.sag - self.own

    @cached_property
    def strip(self) -> Area:
        """The row above one's hand in which something may be said while cards are played."""
        tall = round(3.3 * self.text)
        wide = self.width - 2 * (self.edge + 2 * self.margin)
        return Area((self.width - wide) / 2, self.hand_top - LIFT * self.own - tall - 2, wide, tall)

    @cached_property
    def centre(self) -> Area:
        """The middle of the table, where tricks lie and calls are made."""
        open_hand = round((1 + LIFT) * self.others) + 2 * self.margin if self.opposite_open else 0
        top = max(self.edge + self.margin, self.plate[1] + 2 * self.margin, open_hand)
        return Area(self.strip.x, top, self.strip.width, self.strip.y - top)

    @cached_property
    def trick(self) -> float:
        """Height of the cards in the trick: as large as the middle allows, between the plates at both sides."""
        tall = (self.centre.height - self.margin) / (1 + 2 * TRICK_REACH)
        wide = (self.width - 2 * (self.plate[0] + 2 * self.margin)) / (1 + 2 * TRICK_ASIDE[0])
        return self.snap_height(min(tall, wide / self.aspect, TRICK * self.own))

    @cached_property
    def trick_aside(self) -> float:
        """How far the cards of a trick at both sides lie from its middle, in card widths."""
        room = min(TRICK_SHARE * self.width, self.width - 2 * TRICK_CLEAR * self.text)
        least, most = TRICK_ASIDE
        return min(most, max(least, (room / self.card_width(self.trick) - 1) / 2))

    @cached_property
    def laid(self) -> float:
        """Height of the cards laid away: half of the middle, so that choices have room below them.

        The cards of a talon and of stacks are made by it.
        """
        room = self.centre.height - self.margin
        return self.snap_height(min(room / (1 + 2 * LAID_REACH), self.own))

    @cached_property
    def hand_room(self) -> float:
        """Width that one's own hand may take, between the plate and the corner opposite."""
        return self.width - 2 * (self.plate[0] + 2 * self.margin)

    def card_width(self, height: float) -> float:
        """Return the width of a card of this height."""
        return round(height * self.aspect)

    @cached_property
    def side_top(self) -> float:
        """Upper edge of the plates of the seats at the left and right: below the corners with facts and board."""
        return max(self.edge, round(CORNERS * self.text)) + 2 * self.margin

    def plate_at(self, side: TableSide, cards: int) -> Area:
        """Return the place of a name plate; the one at the top stands beside a fan of so many cards."""
        wide, tall = self.plate
        if side == "bottom":
            return Area(self.margin, self.height - self.margin - tall, wide, tall)
        if side == "top":
            beside = self.width / 2 + self.back_span(cards) / 2 + self.margin
            return Area(round(beside), self.margin, wide, tall)
        return Area(self.margin if side == "left" else self.width - self.margin - wide, self.side_top, wide, tall)

    def back_span(self, cards: int) -> float:
        """Return how long a fan of so many backs is."""
        return self.card_width(self.others) * (1 + OTHERS_STEP * max(0, cards - 1))

    @cached_property
    def side_room(self) -> Area:
        """Where the fan at the left may lie; the one at the right is its mirror image."""
        top = self.side_top + self.plate[1] + self.pile + 2 * self.margin
        bottom = self.height - self.plate[1] - 3 * self.margin - self.pile
        return Area(0, top, self.edge, bottom - top)

    def pile_at(self, side: TableSide, cards: int) -> Point:
        """Return the middle of the first trick won by a seat, beside its plate; further ones lie to the right of it.

        At the right of the table they lie to the left.  Opposite, the plate comes nearer to the middle with every card
        that is played; its tricks stay beside the card that is played from there.
        """
        plate = self.plate_at(side, cards)
        half = self.card_width(self.pile) / 2
        x = plate.right - half if side == "right" else plate.x + half
        if side == "top":
            reach = self.trick_aside - TRICK_BESIDE + 0.5
            played = self.width / 2 + reach * self.card_width(self.trick) + TILTED * self.trick
            x = max(x, played + half + self.margin)
        above = side == "bottom"
        y = plate.y - self.margin - self.pile / 2 if above else plate.bottom + self.margin + self.pile / 2
        return Point(round(x), round(y))

    def trick_at(self, side: TableSide) -> Point:
        """Return the place of the card that a seat plays to the trick."""
        middle = self.centre.middle
        step = self._step(side, self.trick_aside)
        return Point(round(middle.x + step.x), round(middle.y + step.y))

    def last_trick_at(self, side: TableSide) -> Point:
        """Return the place of the card of a seat in the last trick, while that is looked at again."""
        middle, scale = self.last_trick, self.last_height / self.trick
        step = self._step(side, TRICK_ASIDE[0])
        return Point(round(middle.x + scale * step.x), round(middle.y + scale * step.y))

    def _step(self, side: TableSide, aside: float) -> Point:
        """Return how far from the middle a card of a trick lies, those at the sides `aside` by so many card widths."""
        wide, reach = self.card_width(self.trick), TRICK_REACH * self.trick
        shift = aside - TRICK_BESIDE
        steps = {
            "bottom": Point(-shift * wide, reach),
            "left": Point(-aside * wide, self._low),
            "top": Point(shift * wide, -reach),
            "right": Point(aside * wide, self._low),
        }
        return steps[side]

    @cached_property
    def _low(self) -> float:
        """How far below the middle the cards of a trick at both sides lie: clear of the tricks won opposite."""
        won = self.pile_at("top", 0).y + self.pile / 2 + self.margin
        return min(TRICK_REACH * self.trick, max(0, won - (self.centre.middle.y - self.trick / 2)))

    @cached_property
    def trick_area(self) -> Area:
        """Where the cards of a trick lie."""
        middle, wide = self.centre.middle, (1 + 2 * self.trick_aside) * self.card_width(self.trick)
        tall = (1 + 2 * TRICK_REACH) * self.trick
        return Area(middle.x - wide / 2, middle.y - tall / 2, wide, tall)

    @cached_property
    def down(self) -> float:
        """Height of a card laid face down before a seat."""
        return self.snap_height(0.8 * self.laid)

    def down_at(self, side: TableSide) -> Point:
        """Return the place of a card laid face down before a seat."""
        aside = (self.trick_aside + 0.5) * self.card_width(self.trick) + 0.5 * self.card_width(self.down) + self.margin
        reach = 0.5 * self.laid
        signs = {"bottom": (1, 1), "left": (-1, 1), "top": (-1, -1), "right": (1, -1)}[side]
        middle = self.centre.middle
        return Point(round(middle.x + signs[0] * aside), round(middle.y + signs[1] * reach))

    @cached_property
    def facts(self) -> Area:
        """The upper left corner, where the called card, trumps and the contract stay in sight."""
        return self._corner(self.margin)

    @cached_property
    def board(self) -> Area:
        """The upper right corner, where the bids or items are summed up."""
        left = self.plate_at("top", 8).right + self.margin
        return self._corner(left)._replace(width=self.width - self.margin - left)

    def _corner(self, left: float) -> Area:
        free = self.width / 2 - self.back_span(8) / 2 - self.margin - left
        return Area(left, self.margin, free, self.side_top - 2 * self.margin)

    @cached_property
    def corner(self) -> Area:
        """The lower right corner, where the last trick can be asked for."""
        wide, tall = self.plate
        return Area(self.width - self.margin - wide, self.height - self.margin - tall, wide, tall)

    @cached_property
    def _last_room(self) -> Area:
        """The room for the last trick while it is looked at again: left of the trick, below plate and tricks there."""
        left, top = self.edge + self.margin, self.centre.y
        right = self.trick_at("left").x - self.card_width(self.trick) / 2 - self.margin
        if left < self.plate_at("left", 0).right:
            top = max(top, self.plate_at("left", 0).bottom + self.margin)
        return Area(left, top, right - left, self.strip.bottom - top)

    @cached_property
    def last_trick(self) -> Point:
        """The middle of the last trick."""
        tall = (1 + 2 * TRICK_REACH) * self.last_height
        middle = max(self.centre.middle.y, self._last_room.y + tall / 2)
        return Point(round(self._last_room.middle.x), round(middle))

    @cached_property
    def last_height(self) -> float:
        """Height of its cards."""
        wide, tall = self._last_room.width / (1 + 2 * TRICK_ASIDE[0]), self._last_room.height / (1 + 2 * TRICK_REACH)
        return self.snap_height(min(0.8 * self.trick, wide / self.aspect, tall))

    def source(self, side: TableSide) -> Point:
        """Return where the cards come from that a seat deals."""
        middle = self.centre.middle
        return {
            "bottom": Point(middle.x, self.hand_top),
            "left": Point(self.edge, middle.y),
            "top": Point(middle.x, self.edge),
            "right": Point(self.width - self.edge, middle.y),
        }[side]
