# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where the panels over the table have room: the choices, the board and a note, among what must stay in sight.

Plain rectangles in logical pixels, without Qt.  What covers least is found by `placer`, free room by `free_room`; here
stands which places each panel prefers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, NamedTuple

from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import all_seats
from kartenspiel.ui.table.dummy_hands import hand_span, open_areas
from kartenspiel.ui.table.frame import BUBBLE_WIDTH, Area, Frame, Point, side_of
from kartenspiel.ui.table.free_room import SMALLEST, free_rooms
from kartenspiel.ui.table.layout import aside_left, pile_area, talon_area, talon_aside_area, talon_in_the_middle
from kartenspiel.ui.table.open_hands import open_hand_area
from kartenspiel.ui.table.placer import clearest, lying, places_in

LOW: Final = 1.0
HIGH: Final = 0.4
"""Where in the free height of the middle the choices stand: at its foot, or rather above its middle."""
CHOICES: Final = 44
"""Width that choices take with what they mean beside them, in heights of the text."""
LEAST_CHOICES: Final = 16
"""Least width that a board in the middle of the table leaves to the choices at its left, in heights of the text."""
TRICKS_RESERVED: Final = 3
"""For so many tricks won there is room beside a board from the beginning, so that it stays in its place."""
CONTRACT: Final = (8, 3)
"""Width and height of the fact what contract is bid, in heights of the text: the ladder of bids leaves it that room."""
SENTENCE: Final = BUBBLE_WIDTH + 3
"""Room beside a plate for the longest line of what is said there, in heights of the text."""
BESIDE_PLATE: Final = 7.0
"""The same for a word."""
ROOMS: Final = 3
"""So many free rooms are tried for choices that would else cover something."""


class ChoicesShape(NamedTuple):
    """How large the panel of choices is, in pixels, and how it likes to stand."""

    wide: int
    tall: int
    in_row: bool
    """Whether it is a row above the hand."""
    laddered: bool
    """Whether it shows the ladder of bids."""
    laying: bool
    """Whether cards are laid away above it."""

    def at(self, x: float, y: float) -> Area:
        """Return where it lies with this upper left corner."""
        return Area(x, y, self.wide, self.tall)


class BoardRooms(NamedTuple):
    """Where the board may lie, the best place first."""

    free: tuple[Area, ...]
    over_tricks: tuple[Area, ...]
    """Where it lies only if nothing else holds it: over tricks won."""


class SeenAreas(NamedTuple):
    """Where lies what an observer must see beside his own hand."""

    talon: Area | None = None
    """Where the talon lies in the middle of the table."""
    aside: Area | None = None
    """Where it lies beside the table, open or not."""
    opposite: Area | None = None
    """The plate of the seat opposite, beside which the board lies."""
    open_hands: tuple[Area, ...] = ()
    """Where hands lie open that must stay in sight: those of dummies, and others' at the left and right."""
    trick: tuple[Area, ...] = ()
    """Where the cards of the trick lie."""


def areas_seen(frame: Frame, seen: Observation, opposite: Area | None) -> SeenAreas:
    """Return where lies what is seen; `opposite` is the plate of the seat opposite."""
    cards, talon, aside = seen.cards, None, None
    if cards.talon:
        aside = talon_aside_area(frame, cards, aside_left(frame, seen))
        if talon_in_the_middle(cards):
            talon = talon_area(frame, seen.seats, len(cards.talon))
    open_hands = (*open_areas(frame, seen), *_others_open(frame, seen))
    return SeenAreas(talon, aside, opposite, open_hands, tuple(_in_trick(frame, seen)))


def _in_trick(frame: Frame, seen: Observation) -> Iterator[Area]:
    """Yield where the cards of the trick lie."""
    wide, tall = frame.card_width(frame.trick), frame.trick
    for play in seen.cards.trick:
        middle = frame.trick_at(side_of(play.seat, seen.seat, seen.seats, clockwise=frame.clockwise))
        yield Area(middle.x - wide / 2, middle.y - tall / 2, wide, tall)


def _others_open(frame: Frame, seen: Observation) -> Iterator[Area]:
    """Yield where hands at the left and right lie that are no dummies', if some of their cards lie open."""
    for seat in all_seats(seen.seats):
        side = side_of(seat, seen.seat, seen.seats, clockwise=frame.clockwise)
        if side in {"left", "right"} and seat not in seen.dummies and any(seen.cards.hands[seat]):
            yield open_hand_area(frame, side, hand_span(seen, seat))


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """What lies on the table, and where panels have room beside it."""

    frame: Frame
    seen: SeenAreas
    board: Area | None
    facts: Area | None
    """Where these panels lie, if they are in sight."""
    laid: Area | None
    """Where cards are to be laid away now."""
    bidding: bool
    """Whether the ladder of bids is shown, so that the fact what contract is bid needs room."""

    @property
    def taken(self) -> tuple[Area, ...]:
        """What choices must not lie over."""
        frame = self.frame
        contract = frame.facts._replace(width=CONTRACT[0] * frame.text, height=CONTRACT[1] * frame.text)
        found = (self.board, self.facts, contract if self.bidding else None, *self._plates)
        return (*_those(*found, self.seen.talon, self.seen.aside, self.seen.opposite), *self.seen.open_hands)

    @property
    def _plates(self) -> tuple[Area, Area]:
        """The plates at the left and right."""
        return self.frame.plate_at("left", 0), self.frame.plate_at("right", 0)

    # Choices

    def room_for_choices(self) -> Area:
        """Return how much room there is for choices; a board that lies in the way leaves less."""
        frame, (left, right) = self.frame, self._plates
        top = frame.centre.y
        if self.seen.talon is not None:
            top = max(top, self.seen.talon.bottom)
        wide = frame.centre.width
        if right.x - left.right < CHOICES * frame.text:
            top = max(top, left.bottom)  # else they would lie over the neighbours
        if self.board is not None and self.board.x - left.right < CHOICES * frame.text:
            top = left.bottom
            wide = min(wide, self.board.x - frame.margin - frame.centre.x)
        return frame.centre._replace(width=wide, height=frame.strip.bottom - top - 2 * frame.margin)

    def rooms_for_choices(self) -> tuple[Area, ...]:
        """Return the rooms for choices that would else cover something, those over the backs of others' cards last."""
        frame = self.frame
        top, bottom, least = frame.centre.y, frame.hand_top - 2, frame.margin
        inner = Area(frame.centre.x, top, frame.centre.width, bottom - top)
        outer = Area(least, least, frame.width - 2 * least, bottom - least)
        return tuple(room for bounds in (inner, outer) for room in free_rooms(bounds, self.taken, least)[:ROOMS])

    def hides_something(self, place: Area) -> bool:
        """Tell whether choices that lie here cover something, or reach beyond the table or over the hand."""
        inside = place.x >= 0 and place.y >= 0 and place.right <= self.frame.width
        return not inside or place.bottom > self.frame.hand_top or not self._is_free(place)

    def of_choices(self, shape: ChoicesShape, confined: Area | None, ladder_top: int | None) -> Area:
        """Return the place of the choices: above the hand, or in the middle clear of plates and board.

        `confined` is the room that they keep to, if they would else cover something.  The ladder of bids stays where it
        was, with its upper edge at `ladder_top`, if it covers nothing there.
        """
        if confined is not None:
            place = self._within(confined, shape)
        else:
            place = self._in_row(shape) if shape.in_row else self._in_the_middle(shape)
        if shape.laddered and ladder_top is not None:
            kept = place._replace(y=ladder_top)
            if kept.bottom <= self.frame.hand_top and self._is_free(kept):
                return kept
        return place

    def _is_free(self, place: Area) -> bool:
        return lying(place, (tuple(map(_whole, self.taken)),)).clear

    def _middle_and_lowest(self, shape: ChoicesShape) -> tuple[int, int]:
        """Return the left edge of choices in the middle, and the upper edge of those just above the hand."""
        return round((self.frame.width - shape.wide) / 2), round(self.frame.strip.bottom - shape.tall)

    def _within(self, room: Area, shape: ChoicesShape) -> Area:
        """Return the place of choices in the room that they keep to: in the middle of the table, if they can."""
        left = min(max(room.x, (self.frame.width - shape.wide) / 2), room.right - shape.wide)
        share = 0 if shape.laddered else LOW if shape.in_row else HIGH
        return shape.at(round(left), round(room.y + share * (room.height - shape.tall)))

    def _in_row(self, shape: ChoicesShape) -> Area:
        """Return the place of a row above the hand, at the left of a board that reaches down to it."""
        middle, lowest = self._middle_and_lowest(shape)
        if self.board is not None and self.board.bottom > lowest:
            beside = self.board.x - self.frame.margin - shape.wide
            if beside >= self.frame.margin:
                return shape.at(min(middle, beside), lowest)
        return shape.at(middle, lowest)

    def _in_the_middle(self, shape: ChoicesShape) -> Area:
        """Return where choices in the middle of the table cover nothing, or the least.

        They leave room beside the plates for whole sentences, or for single words, or only for the plates; only if
        nothing else helps they lie over the backs of the others' cards.
        """
        frame, plates = self.frame, [_whole(plate) for plate in self._plates]
        sentence, word = ([_wider(plate, room * frame.text) for plate in plates] for room in (SENTENCE, BESIDE_PLATE))
        lying_there = _those(self.board, self.facts, self.seen.talon, self.seen.aside, self.laid, self.seen.opposite)
        avoided = [_whole(area) for area in (*lying_there, *self.seen.open_hands)]
        corners = list(self._corners(shape, avoided, plates[0]))
        inner, outer, least = frame.centre.x, frame.margin, None
        for bound, beside in ((inner, sentence), (inner, word), (inner, plates), (outer, plates)):
            inside = [shape.at(x, y) for x, y in corners if bound <= x <= frame.width - outer - shape.wide]
            if inside:
                least = clearest(inside, ((*avoided, *beside),))
                if least.clear:
                    break
        return least.place if least is not None else shape.at(*self._middle_and_lowest(shape))

    def _corners(self, shape: ChoicesShape, avoided: Sequence[Area], left_plate: Area) -> Iterator[Point]:
        """Yield where the upper left corner of choices may lie, the best first: below each thing, in each row."""
        frame = self.frame
        middle, lowest = self._middle_and_lowest(shape)
        top = frame.centre.y
        usual = round(top + max(0.0, (LOW if shape.laying else HIGH) * (lowest - top)))
        edges = sorted(area.bottom + frame.margin for area in (*avoided, left_plate))
        deepest = round(frame.hand_top - shape.tall - 2)
        heights = [y for y in (usual, *edges, lowest, deepest) if top <= y <= max(lowest, deepest)]
        beside_board = () if self.board is None else (self.board.x - frame.margin - shape.wide,)
        for y in heights or [lowest]:
            yield from (Point(x, y) for x in (middle, *beside_board, left_plate.right + frame.margin))

    # A note

    def of_note(self, wide: int, tall: int, choices: Area, clickable: Sequence[Area]) -> Area:
        """Return the place of a note: the first where it lies over nothing that is asked or can be clicked.

        That is just above the hand, above or below the choices, at the top, or over the lower end of the hand, in which
        nothing can be used then; of these one where nothing can be read, or any other such place.
        """
        frame, gap = self.frame, self.frame.margin
        x = round((frame.width - wide) / 2)
        edges = frame.strip.bottom, choices.y, choices.bottom + tall + 2 * gap
        heights = [round(edge - tall - gap) for edge in edges]
        lowest = round(frame.hand_top - tall)
        tops = [y for y in (*heights, round(frame.centre.y), lowest, gap) if 0 <= y <= lowest]
        tops.append(round(frame.height - tall - gap))
        usual = (Area(x, y, wide, tall) for y in tops)
        needed = (*clickable, *_those(self.laid, self.seen.talon))
        read = (*_those(self.board, self.facts, self.seen.opposite), *self._plates)
        read = (*read, *self.seen.open_hands, *self.seen.trick)
        table = Area(gap, gap, frame.width - 2 * gap, lowest - gap)
        elsewhere = places_in(table, wide, tall, (*needed, *read), gap)
        return clearest(chain(usual, elsewhere), (needed, read)).place

    # The board

    def of_board(self, facts_bottom: float, *, playing: bool, tricks: int) -> BoardRooms:
        """Return where the board may lie: in the upper right corner, or beside the trick.

        Beside the trick it lies above the fan at the right, or between the two, or over its backs, below the `tricks`
        that the seat there has won.  Before the first card it may also lie where those will be, or where tricks are
        played, with the choices at its left.  Later it lies at their left if it must.
        """
        frame, (left_plate, plate), margin = self.frame, self._plates, self.frame.margin
        free = frame.trick_at("right").x + frame.card_width(frame.trick) / 2 + margin
        low, lowest = plate.bottom + margin, frame.strip.bottom
        over_tricks = Area(free, low, frame.width - margin - free, lowest - low)
        rooms = [self._corner(), *self._beside_trick(free, plate)]
        if playing:
            beside_tricks = pile_area(frame, "right", max(tricks, TRICKS_RESERVED)).x - margin - free
            rooms.append(over_tricks._replace(width=beside_tricks))
        else:
            start = left_plate.right + LEAST_CHOICES * frame.text
            upper = max(facts_bottom, 0 if self.seen.opposite is None else self.seen.opposite.bottom) + margin
            middle = Area(start, upper, plate.x - margin - start, lowest - upper)
            rooms += [over_tricks._replace(height=frame.strip.y - low), over_tricks, middle]
        clear = [self._clear(room) for room in rooms]
        wide_enough = tuple(room for room in clear if min(room.width, room.height) >= SMALLEST)
        return BoardRooms(wide_enough, (self._clear(over_tricks),) if playing else ())

    def _corner(self) -> Area:
        """Return the upper right corner, beside the plate of the seat opposite."""
        frame, margin = self.frame, self.frame.margin
        beside = frame.width / 2 if self.seen.talon is None else self.seen.talon.right + margin
        left = beside if self.seen.opposite is None else self.seen.opposite.right + margin
        return Area(left, margin, frame.width - margin - left, frame.board.height)

    def _beside_trick(self, free: float, plate: Area) -> Iterator[Area]:
        """Yield the rooms at the right of the trick, which ends at `free`, down to the strip and then to its foot."""
        frame, margin = self.frame, self.frame.margin
        right, inner = frame.width - margin, frame.width - frame.edge - margin
        top = 2 * margin + (0 if self.seen.opposite is None else frame.plate[1] + frame.pile + margin)
        below = plate.bottom + frame.pile + 2 * margin
        for bottom in (frame.strip.y, frame.strip.bottom):
            for edge, y in ((plate.x - margin, top), (inner, below), (right, below)):
                yield Area(free, y, edge - free, bottom - y)

    def _clear(self, room: Area) -> Area:
        """Return what of a room for the board lies below the talon, and beside or below open hands."""
        margin = self.frame.margin
        if self.seen.talon is not None and room.overlaps(self.seen.talon):
            top = self.seen.talon.bottom + margin
            room = room._replace(y=top, height=room.bottom - top)
        for hand in self.seen.open_hands:
            if room.overlaps(hand):
                room = _largest_beside(room, hand, margin)
        return room


def _largest_beside(room: Area, taken: Area, margin: float) -> Area:
    """Return the largest part of a room at the left, at the right or below what is taken of it."""
    right, below = taken.right + margin, taken.bottom + margin
    parts = (
        room._replace(width=max(0, taken.x - margin - room.x)),
        room._replace(x=right, width=max(0, room.right - right)),
        room._replace(y=below, height=max(0, room.bottom - below)),
    )
    return max(parts, key=lambda part: part.width * part.height)


def _those(*areas: Area | None) -> tuple[Area, ...]:
    """Return those of these areas that there are."""
    return tuple(area for area in areas if area is not None)


def _whole(area: Area) -> Area:
    """Return an area in whole pixels, as widgets lie."""
    return Area(*map(round, area))


def _wider(plate: Area, room: float) -> Area:
    """Return a plate with room at both sides for what is said there."""
    return Area(plate.x - round(room), plate.y, plate.width + 2 * round(room), plate.height)
