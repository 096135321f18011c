# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The widgets that lie over the cloth: facts and board in the upper corners, choices, refusals, the last trick."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from kartenspiel.games import view_of
from kartenspiel.model import narration
from kartenspiel.model.game import Game, Observation, Refusal
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import marker
from kartenspiel.model.view import Ladder
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.call_panel import CallPanel
from kartenspiel.ui.table.dummy_hands import hand_span, open_areas
from kartenspiel.ui.table.facts_panel import BoardPanel, FactsPanel
from kartenspiel.ui.table.frame import Area, Frame, side_of
from kartenspiel.ui.table.free_room import SMALLEST, free_rooms
from kartenspiel.ui.table.layout import (
    aside_left,
    beside_hand,
    laying_place,
    pile_area,
    talon_area,
    talon_aside_area,
    talon_in_the_middle,
)
from kartenspiel.ui.table.open_hands import open_hand_area
from kartenspiel.ui.table.placer import clearest
from kartenspiel.ui.table.places import BESIDE, SENTENCE
from kartenspiel.ui.table.word_button import WordButton
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

REFUSAL_MS: Final = 4200
LOW: Final = 1.0
CHOICES: Final = 44
"""Width that choices take with what they mean beside them, in heights of the text."""
HIGH: Final = 0.4
"""Where in the free height of the middle the choices stand: at its foot, or rather above its middle."""

LEAST_CHOICES: Final = 16
"""Least width that a board in the middle of the table leaves to the choices at its left, in heights of the text."""
TRICKS_RESERVED: Final = 3
"""For so many tricks won there is room beside a board from the beginning, so that it stays in its place."""
CONTRACT: Final = (8, 3)
"""Width and height of the fact what contract is bid, in heights of the text: the ladder of bids leaves it that room."""
ROOMS: Final = 3
"""So many free rooms are tried for choices that would else cover something."""


class TableNote(QFrame):
    """A sentence for the person at the screen, with the clauses behind it apart.

    The mouse reaches the table through it, but for the clauses, which are links.
    """

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.setObjectName("refusal")
        self._words, self.clauses = PlainLabel(parent=self), ClauseLabel()
        for part in (self, self._words):
            part.setMouseTracking(True)  # else a card behind it would not notice the pointer
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._words)
        row.addWidget(self.clauses, 0, Qt.AlignmentFlag.AlignBottom)
        self.hide()

    def text(self) -> str:
        """Return what it says, without the clause."""
        return self._words.text()

    @property
    def wanted(self) -> bool:
        """Whether somebody is about to follow a clause."""
        return self.clauses.isVisible() and (self.clauses.hasFocus() or self.clauses.underMouse())

    def tell(self, words: str, clauses: tuple[str, ...]) -> None:
        """Say something."""
        self._words.setText(words)
        self.clauses.cite(clauses)


class Panels(QObject):
    """Everything over the table that is a widget, each in its place."""

    last_trick = Signal()
    """The last trick is to be looked at."""
    advice = Signal()
    """A suggestion is wanted."""
    moved = Signal()
    """Something else is `covered` than before."""
    placed = Signal()
    """Something has come to lie where it did not lie before."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, cloth: QWidget) -> None:
        """`cloth` is the widget they lie on."""
        super().__init__(cloth)
        self._frame: Frame | None = None
        self._waiting = False
        self.dealing = False
        """Whether cards are being dealt: what is bid for is shown when they lie."""
        self._top_plate: Area | None = None
        self._talon: Area | None = None
        self._aside: Area | None = None
        """Where the talon lies beside the table, open or not."""
        self._open_hands: tuple[Area, ...] = ()
        """Where hands lie open that must stay in sight: those of dummies, and others' at the left and right."""
        self._ladder: Ladder | None = None
        self._ladder_in: Frame | None = None
        """In which window the ladder of bids was laid out."""
        self._confined: Area | None = None
        """The room that choices keep to which would else cover something."""
        self._ladder_top: int | None = None
        """The upper edge of the ladder of bids, which stays where it is through an auction."""
        self._covered: tuple[Area, ...] = ()
        """What was covered when that was told last."""
        self._lying: tuple[Area, ...] = ()
        """Where everything lay when that was told last."""
        self.calls = CallPanel(game, artwork, wording, cloth)
        self.facts = FactsPanel(artwork, cloth)
        self.board = BoardPanel(cloth)
        self.note = TableNote(cloth)
        """Says why something was refused, or that a click is waited for."""
        self.last = QPushButton(cloth)
        self.ask = QPushButton(cloth)
        self.word = WordButton(cloth)
        for button, wanted in ((self.last, self.last_trick), (self.ask, self.advice)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.hide()
            button.clicked.connect(wanted)
        self.calls.resized.connect(self.place)
        self.calls.refilled.connect(self._make_room)
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.setInterval(REFUSAL_MS)
        self._hush.timeout.connect(self._forget_refusal)

    def retranslate(self) -> None:
        """Use the present language."""
        self.last.setText(words_of(_("Previous trick")))
        explain(self.last, words_of(_("Look at the previous trick again (key L).")))
        self.ask.setText(words_of(_("Suggestion")))
        self.word.retranslate()
        explain(self.ask, words_of(_("Ask what a good player would do (key S).")))

    def divide(self, frame: Frame) -> None:
        """Take places in a window divided like this."""
        self._frame = frame

    def clear(self) -> None:
        """Leave nothing over the table."""
        self._waiting = False
        self._show_ladder(None)
        for panel in (self.facts, self.board, self.last, self.ask, self.word, self.note):
            panel.hide()

    def show_seen(self, seen: Observation, wording: Wording, top_plate: Area | None) -> None:
        """Show what stays in sight; `top_plate` is the plate of the seat opposite, beside which the board lies."""
        frame = self._frame
        if frame is None:
            return
        self._top_plate = top_plate
        self._talon = None
        played = seen.cards.trick or seen.cards.tricks
        if seen.cards.talon and talon_in_the_middle(seen.cards):
            self._talon = talon_area(frame, seen.seats, len(seen.cards.talon))
        self._aside = talon_aside_area(frame, seen.cards, aside_left(frame, seen)) if seen.cards.talon else None
        self._open_hands = (*open_areas(frame, seen), *self._others_open(frame, seen))
        text = round(frame.text)
        view = view_of(seen)
        self.facts.show_facts(view.facts, wording, text, self._facts_width(frame))
        sides = [side_of(winner, seen.seat, seen.seats, clockwise=frame.clockwise) for winner in seen.cards.winners]
        rooms, last = self._board_rooms(frame, playing=bool(played), tricks=sides.count("right"))
        self.board.show_board(view.board, wording, text, rooms, last)
        self._show_ladder(None if self.dealing else view.ladder)
        self.last.setVisible(bool(seen.cards.tricks))
        self.word.see(seen, self.calls.sayable(seen))
        self.place()

    @staticmethod
    def _others_open(frame: Frame, seen: Observation) -> Iterator[Area]:
        """Yield where hands at the left and right lie that are no dummies', if some of their cards lie open."""
        for seat in all_seats(seen.seats):
            side = side_of(seat, seen.seat, seen.seats, clockwise=frame.clockwise)
            if side in {"left", "right"} and seat not in seen.dummies and any(seen.cards.hands[seat]):
                yield open_hand_area(frame, side, hand_span(seen, seat))

    def _facts_width(self, frame: Frame) -> float:
        """Return how much room the facts have at the left of the hand opposite."""
        opposite = [hand.x for hand in self._open_hands if hand.y < frame.facts.bottom and hand.x > frame.facts.x]
        return min((frame.facts.width, *(x - frame.margin - frame.facts.x for x in opposite)))

    def _show_ladder(self, ladder: Ladder | None) -> None:
        """Keep the ladder of bids in sight while nothing is asked; what is asked next is answered on it."""
        if ladder != self._ladder or self._frame != self._ladder_in:
            if ladder is None or self._frame != self._ladder_in:
                self._ladder_top = None
            self._ladder, self._ladder_in = ladder, self._frame
            self.calls.show_ladder(ladder)
            if not self.calls.asking:
                self.offer(None)

    def offer(self, question: Question | None) -> None:
        """Offer the choices of a question that are no card, or nothing."""
        frame = self._frame
        if frame is not None:
            self.calls.ask(question, round(frame.text), self._calls_room(frame), frame.strip.width)
            self.word.wait_for(question)
            self.calls.raise_()
            self.place()

    @property
    def covered(self) -> tuple[Area, ...]:
        """Where the board lies, and choices, talon and discard in the middle of the table, as far as there are such."""
        panels = (self.board, *(() if self.calls.in_row else (self.calls,)))
        talon = () if self._talon is None else (self._talon,)
        return (*_shown(*panels), *talon, *self.discard)

    @property
    def discard(self) -> tuple[Area, ...]:
        """Where cards are to be laid away now."""
        return (laying_place(self._frame, self.calls.to_lay),) if self._frame and self.calls.laying else ()

    def targets(self) -> tuple[Area, ...]:
        """Return where something over the table can be clicked."""
        return _shown(self.calls, self.last, self.ask, self.word)

    def told_now(self) -> tuple[Area, ...]:
        """Return where something is told for a while."""
        return _shown(self.note)

    def told_areas(self) -> tuple[Area, ...]:
        """Return where something stays to be read."""
        return _shown(self.facts, self.board)

    @property
    def taken(self) -> tuple[Area, ...]:
        """Where panels, notes and choices lie, and what none of them may cover."""
        if self._frame is None:
            return ()
        return (*self._taken_areas(self._frame), *_shown(self.calls, self.note))

    def let_ask(self, possible: bool) -> None:  # noqa: FBT001 - the state of a widget
        """Offer to ask for a suggestion, or no longer."""
        self.ask.setVisible(possible)
        self.place()

    def tell(self, words: str) -> None:
        """Say something until it is the next one's turn."""
        self._hush.stop()
        self._write(words)

    def name_winner(self, seen: Observation | None, wording: Wording) -> None:
        """Say who has taken the last trick while it is looked at; ``None`` when it no longer is."""
        if seen is not None and seen.cards.winners:
            self.tell(wording.text(narration.trick_sentence(seen.cards.winners[-1])))
        else:
            self.hush()

    def refuse(self, refusal: Refusal, wording: Wording) -> None:
        """Say for a while why a move was not possible."""
        self._write(wording.text(refusal.reason), refusal.clauses)
        self._hush.start()

    def _forget_refusal(self) -> None:
        if self.note.wanted:
            self._hush.start()
        else:
            self.note.hide()

    def wait(self, waiting: bool) -> None:  # noqa: FBT001 - the state of a signal
        """Say that the trick lies until a click, or no longer."""
        self._waiting = waiting
        self.hush()

    def hush(self) -> None:
        """Take back what was said, unless a click is still waited for."""
        self._hush.stop()
        if self._waiting:
            self._write(words_of(_("Click or press the space bar to go on.")))
        else:
            self.note.hide()

    def _write(self, words: str, clauses: tuple[str, ...] = ()) -> None:
        self.note.tell(words, clauses)
        self.note.show()
        self.note.adjustSize()
        self.note.raise_()
        self.place()

    def place(self) -> None:
        """Put every panel in its place."""
        frame = self._frame
        if frame is None:
            return
        self.facts.move(round(frame.facts.x), round(frame.facts.y))
        self.board.move(round(self.board.room.right - self.board.width()), round(self.board.room.y))
        right, bottom = frame.width - frame.margin, frame.height - frame.margin
        self.word.fit(beside_hand(frame))
        for button in (self.last, self.ask, self.word):
            button.adjustSize()
            button.move(round(right - button.width()), round(bottom - button.height()))
            bottom -= button.height() + frame.margin
        self.calls.adjustSize()
        self.calls.move(self._kept_in_place(frame, *self._calls_place(frame)))
        self.note.adjustSize()  # another size of the window may have brought larger letters
        self.note.move(self._note_place(frame))
        if self.covered != self._covered:
            self._covered = self.covered
            self.moved.emit()
        lying = *self.targets(), *self.told_now(), *self.told_areas()
        if lying != self._lying:
            self._lying = lying
            self.placed.emit()

    def _kept_in_place(self, frame: Frame, x: int, y: int) -> QPoint:
        """Return the place of the choices: the ladder of bids stays where it was, if it covers nothing there."""
        if self.calls.laddered and self._ladder_top is not None:
            place = QRect(QPoint(x, self._ladder_top), self.calls.size())
            if place.bottom() < frame.hand_top and not any(map(place.intersects, map(_rect, self._taken_areas(frame)))):
                return place.topLeft()
        return QPoint(x, y)

    def _note_place(self, frame: Frame) -> QPoint:
        """Return the place of a note: the first where it lies over nothing that is asked or can be clicked.

        That is just above the hand, above or below the choices, at the top, or over the lower end of the hand, in which
        nothing can be used then.
        """
        size, gap = self.note.size(), frame.margin
        x = round((frame.width - size.width()) / 2)
        edges = frame.strip.bottom, self.calls.y(), self.calls.y() + self.calls.height() + size.height() + 2 * gap
        heights = [round(edge - size.height() - gap) for edge in edges]
        lowest = round(frame.hand_top - size.height())
        places = [QPoint(x, y) for y in (*heights, round(frame.centre.y), lowest, gap) if 0 <= y <= lowest]
        places.append(QPoint(x, round(frame.height - size.height() - gap)))
        talon = () if self._talon is None else (self._talon,)
        areas = (_area(QRect(place, size)) for place in places)
        best = clearest(areas, ((*self.targets(), *self.discard, *talon),)).place
        return QPoint(round(best.x), round(best.y))

    def _make_room(self) -> None:
        """Have the choices keep to a free room, if they would else cover a plate, the facts or the board."""
        frame, self._confined = self._frame, None
        if frame is None:
            return
        self.place()
        if not self.calls.isVisible():
            return
        taken = self._taken_areas(frame)
        place = self.calls.geometry()
        if any(_rect(area).intersects(place) for area in taken) or place.y() < 0 or place.bottom() >= frame.hand_top:
            self._confined = self.calls.fit(self._rooms(frame, taken))
            self.place()
        if self.calls.laddered:
            self._ladder_top = self.calls.y()

    def _taken_areas(self, frame: Frame) -> list[Area]:
        """Return what choices must not lie over."""
        panels = [*_shown(self.board, self.facts)]
        if self._ladder is not None:
            panels.append(frame.facts._replace(width=CONTRACT[0] * frame.text, height=CONTRACT[1] * frame.text))
        plates = [frame.plate_at(side, 0) for side in ("left", "right")]
        lying = (area for area in (self._talon, self._aside, self._top_plate) if area is not None)
        return [*panels, *plates, *lying, *self._open_hands]

    @staticmethod
    def _rooms(frame: Frame, taken: list[Area]) -> tuple[Area, ...]:
        """Return the rooms for choices, those over the backs of the others' cards last."""
        top, bottom, least = frame.centre.y, frame.hand_top - 2, frame.margin
        inner = Area(frame.centre.x, top, frame.centre.width, bottom - top)
        outer = Area(least, least, frame.width - 2 * least, bottom - least)
        return tuple(room for bounds in (inner, outer) for room in free_rooms(bounds, taken, frame.margin)[:ROOMS])

    def _calls_room(self, frame: Frame) -> Area:
        """Return how much room there is for choices; a board that lies in the way leaves less."""
        top, plate = frame.centre.y, frame.plate_at("left", 0)
        if self._talon is not None:
            top = max(top, self._talon.bottom)
        wide = frame.centre.width
        if frame.plate_at("right", 0).x - plate.right < CHOICES * frame.text:
            top = max(top, plate.bottom)  # else they would lie over the neighbours
        if self.board.isVisible() and self.board.x() - plate.right < CHOICES * frame.text:
            top = plate.bottom
            wide = min(wide, self.board.x() - frame.margin - frame.centre.x)
        return frame.centre._replace(width=wide, height=frame.strip.bottom - top - 2 * frame.margin)

    def _calls_place(self, frame: Frame) -> tuple[int, int]:
        """Return the place of the choices: above the hand, or in the middle clear of plates and board."""
        wide, tall = self.calls.width(), self.calls.height()
        if self._confined is not None:
            room = self._confined
            left = min(max(room.x, (frame.width - wide) / 2), room.right - wide)  # in the middle, if it can
            share = 0 if self.calls.laddered else LOW if self.calls.in_row else HIGH
            return round(left), round(room.y + share * (room.height - tall))
        middle, lowest = round((frame.width - wide) / 2), round(frame.strip.bottom - tall)
        if self.calls.in_row:
            beside = self.board.x() - frame.margin - wide
            clear = not self.board.isVisible() or self.board.geometry().bottom() < lowest or beside < frame.margin
            return middle if clear else min(middle, beside), lowest
        share = LOW if self.calls.laying else HIGH
        top = round(frame.centre.y + max(0.0, share * (lowest - frame.centre.y)))
        board = self.board.geometry() if self.board.isVisible() else QRect()
        facts = self.facts.geometry() if self.facts.isVisible() else QRect()
        lying = self._talon, self._aside, self._top_plate
        talon, aside, opposite = (QRect() if area is None else _rect(area) for area in lying)
        plates = [_rect(frame.plate_at(side, 0)) for side in ("left", "right")]
        line, word = ([_wider(plate, room * frame.text) for plate in plates] for room in (SENTENCE, BESIDE))
        hands = map(_rect, self._open_hands)
        laid = _rect(laying_place(frame, self.calls.to_lay)) if self.calls.laying else QRect()
        avoided = [each for each in (board, facts, talon, aside, laid, opposite, *hands) if not each.isEmpty()]
        edges = sorted(each.bottom() + frame.margin for each in (*avoided, plates[0]))
        deepest = round(frame.hand_top - tall - 2)
        heights = [y for y in (top, *edges, lowest, deepest) if frame.centre.y <= y <= max(lowest, deepest)]
        sides = (middle, board.x() - frame.margin - wide, plates[0].right() + frame.margin)
        inner, outer = frame.centre.x, frame.margin
        for least, taken in ((inner, line), (inner, word), (inner, plates), (outer, plates)):
            for y in heights:
                for x in sides:
                    place = QRect(x, y, wide, tall)
                    if least <= x <= frame.width - outer - wide and not any(map(place.intersects, (*avoided, *taken))):
                        return x, y
        choices = [
            Area(x, y, wide, tall)
            for y in heights or [lowest]
            for x in sides
            if outer <= x <= frame.width - outer - wide
        ]
        if not choices:
            return middle, lowest
        best = clearest(choices, (tuple(map(_area, (*avoided, *plates))),)).place
        return round(best.x), round(best.y)

    def _board_rooms(self, frame: Frame, *, playing: bool, tricks: int) -> tuple[tuple[Area, ...], tuple[Area, ...]]:
        """Return where the board may lie, the best place first: in the upper right corner, or beside the trick.

        Beside the trick it lies above the fan at the right, or between the two, or over its backs, below the `tricks`
        that the seat there has won.  Before the first card it may also lie where those will be, or where tricks are
        played, with the choices at its left.  Later it lies at their left if it must.  Last is returned where it
        lies only if nothing else holds it, over tricks won.
        """
        right, plate, margin = frame.width - frame.margin, frame.plate_at("right", 0), frame.margin
        beside = frame.width / 2 if self._talon is None else self._talon.right + margin
        left = beside if self._top_plate is None else self._top_plate.right + margin
        corner = Area(left, margin, right - left, frame.board.height)
        top = 2 * margin + (0 if self._top_plate is None else frame.plate[1] + frame.pile + margin)
        free = frame.trick_at("right").x + frame.card_width(frame.trick) / 2 + margin
        low, below = plate.bottom + margin, plate.bottom + frame.pile + 2 * margin
        inner = frame.width - frame.edge - margin
        bottoms = frame.strip.y, frame.strip.bottom
        sides = (plate.x - margin, top), (inner, below), (right, below)
        rooms = [corner, *(Area(free, y, edge - free, bottom - y) for bottom in bottoms for edge, y in sides)]
        over_tricks = Area(free, low, right - free, frame.strip.bottom - low)
        if not playing:
            heads = [area.bottom for area in (_area(self.facts.geometry()), self._top_plate) if area is not None]
            start = frame.plate_at("left", 0).right + LEAST_CHOICES * frame.text
            upper = max(heads) + margin
            middle = Area(start, upper, plate.x - margin - start, frame.strip.bottom - upper)
            rooms += [over_tricks._replace(height=frame.strip.y - low), over_tricks, middle]
        else:
            beside_tricks = pile_area(frame, "right", max(tricks, TRICKS_RESERVED)).x - margin - free
            rooms.append(over_tricks._replace(width=beside_tricks))
        clear = [self._clear(frame, room) for room in rooms]
        wide_enough = tuple(room for room in clear if min(room.width, room.height) >= SMALLEST)
        return wide_enough, (self._clear(frame, over_tricks),) if playing else ()

    def _clear(self, frame: Frame, room: Area) -> Area:
        """Return what of a room for the board lies below the talon, and beside or below open hands."""
        if self._talon is not None and room.overlaps(self._talon):
            top = self._talon.bottom + frame.margin
            room = room._replace(y=top, height=room.bottom - top)
        for hand in self._open_hands:
            if room.overlaps(hand):
                room = _largest_beside(room, hand, frame.margin)
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


def _shown(*panels: QWidget) -> tuple[Area, ...]:
    """Return where those of these are that are in sight."""
    return tuple(_area(panel.geometry()) for panel in panels if panel.isVisible())


def _area(lies: QRect) -> Area:
    return Area(lies.x(), lies.y(), lies.width(), lies.height())


def _rect(area: Area) -> QRect:
    return QRect(round(area.x), round(area.y), round(area.width), round(area.height))


def _wider(plate: QRect, room: float) -> QRect:
    """Return a plate with room at both sides for what is said there."""
    return plate.adjusted(-round(room), 0, round(room), 0)
