# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The widgets that lie over the cloth: facts and board in the upper corners, choices, refusals, the last trick."""

from collections.abc import Mapping
from math import ceil, inf
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from kartenspiel.games import view_of
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Move
from kartenspiel.model.observation import Observation
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.text import marker
from kartenspiel.model.view import Ladder
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.call_panel import CallPanel
from kartenspiel.ui.table.facts_panel import BoardPanel, FactsPanel
from kartenspiel.ui.table.frame import Area, Frame, side_of
from kartenspiel.ui.table.layout import beside_hand, laying_place
from kartenspiel.ui.table.panel_places import ChoicesShape, PanelPlaces, SeenAreas, areas_seen
from kartenspiel.ui.table.price_tags import PriceTag
from kartenspiel.ui.table.word_button import WordButton
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

REFUSAL_MS: Final = 4200
_EARLIER: Final = _("The trick before it (Page up)")
_LATER: Final = _("The trick after it (Page down)")
NOTE_WIDTH: Final = 40
"""Greatest width of a line that is told at the table, in heights of the text."""
EDGES_OF_NOTE: Final = 6
"""So many letters more than the average line has room in each, since lines end only between words."""


class TableNote(QFrame):
    """A sentence for the person at the screen, with the clauses behind it apart.

    The mouse reaches the table through it, but for the clauses, which are links.
    """

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.setObjectName("refusal")
        self._most = inf
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
        self.fit(self._most)

    def fit(self, most: float) -> None:
        """Write in as many lines of equal length as it takes not to be wider than so many pixels."""
        self._most = most
        words, edges = self._words, self._words.fontMetrics().averageCharWidth() * EDGES_OF_NOTE
        words.ensurePolished()
        whole = words.fontMetrics().horizontalAdvance(words.text())
        lines = max(1, ceil(whole / max(1.0, most - edges)))
        words.setWordWrap(lines > 1)
        wide = round(whole / lines) + edges if lines > 1 else 0
        words.setFixedWidth(min(wide, round(most)) if wide else words.sizeHint().width())


class Panels(QObject):
    """Everything over the table that is a widget, each in its place."""

    last_trick = Signal()
    """The last trick is to be looked at."""
    other_trick = Signal(int)
    """Another trick than the one that is looked at is to be: one so many further back, or less far."""
    advice = Signal()
    """A suggestion is wanted."""
    moved = Signal()
    """Something else is `covered` than before."""
    placed = Signal()
    """Something has come to lie where it did not lie before."""
    told = Signal(str, bool)
    """A sentence is told, as that somebody waits, and whether it must not be missed."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, cloth: QWidget) -> None:
        """`cloth` is the widget they lie on."""
        super().__init__(cloth)
        self._frame: Frame | None = None
        self._waiting = False
        self._may_ask, self._with_hint_button = False, True
        self.dealing = False
        """Whether cards are being dealt: what is bid for is shown when they lie."""
        self._lying_seen = SeenAreas()
        self._ladder: Ladder | None = None
        self._ladder_in: Frame | None = None
        """In which window the ladder of bids was laid out."""
        self._confined: Area | None = None
        """The room that choices keep to which would else cover something."""
        self._ladder_top: int | None = None
        """The upper edge of the ladder of bids, which stays where it is through an auction."""
        self._unasked: tuple[PanelPlaces, Ladder | None] | None = None
        """Among what the ladder of bids, or nothing, was laid out between two questions; ``None`` while one is open."""
        self._covered: tuple[Area, ...] = ()
        """What was covered when that was told last."""
        self._lying: tuple[Area, ...] = ()
        """Where everything lay when that was told last."""
        self.calls = CallPanel(game, artwork, wording, cloth)
        self.facts = FactsPanel(artwork, cloth)
        self.board = BoardPanel(cloth)
        self.note = TableNote(cloth)
        """Says why something was refused, or that a click is waited for."""
        self.last, self.earlier, self.later = QPushButton(cloth), QPushButton(cloth), QPushButton(cloth)
        self.ask = QPushButton(cloth)
        self.word = WordButton(cloth)
        clicks = (
            (self.last, self.last_trick.emit),
            (self.ask, self.advice.emit),
            (self.earlier, lambda: self.other_trick.emit(1)),
            (self.later, lambda: self.other_trick.emit(-1)),
        )
        for button, wanted in clicks:
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
        self._unasked = None
        self.last.setText(words_of(_("Previous trick")))
        explain(self.last, words_of(_("Look at the previous trick again (key L).")))
        for other, sign, tip in ((self.earlier, "◂", _EARLIER), (self.later, "▸", _LATER)):
            other.setText(sign)
            other.setAccessibleName(words_of(tip))
            explain(other, words_of(tip))
        self.ask.setText(words_of(_("Hint")))
        self.word.retranslate()
        explain(self.ask, words_of(_("See which answer is worth most; once more: what each of them brings (key H).")))

    def divide(self, frame: Frame) -> None:
        """Take places in a window divided like this."""
        self._frame = frame

    def clear(self) -> None:
        """Leave nothing over the table."""
        self._waiting = False
        self._show_ladder(None)
        self._may_ask = False
        for panel in (self.facts, self.board, self.last, self.earlier, self.later, self.ask, self.word, self.note):
            panel.hide()

    def show_seen(self, seen: Observation, wording: Wording, top_plate: Area | None) -> None:
        """Show what stays in sight; `top_plate` is the plate of the seat opposite, beside which the board lies."""
        frame = self._frame
        if frame is None:
            return
        self._lying_seen = areas_seen(frame, seen, top_plate)
        text = round(frame.text)
        view = view_of(seen)
        self.facts.show_facts(view.facts, wording, text, self._facts_width(frame))
        sides = [side_of(winner, seen.seat, seen.seats, clockwise=frame.clockwise) for winner in seen.cards.winners]
        rooms = self._places(frame).of_board(
            _area(self.facts.geometry()).bottom,
            playing=bool(seen.cards.trick or seen.cards.tricks),
            tricks=sides.count("right"),
        )
        self.board.show_board(view.board, wording, text, rooms.free, rooms.over_tricks)
        self._show_ladder(None if self.dealing else view.ladder)
        self.last.setVisible(bool(seen.cards.tricks))
        self.word.see(seen, self.calls.answers.words.sayable(seen))
        self.place()

    def _facts_width(self, frame: Frame) -> float:
        """Return how much room the facts have at the left of the hand opposite."""
        facts, hands = frame.facts, self._lying_seen.open_hands
        opposite = [hand.x for hand in hands if hand.y < facts.bottom and hand.x > facts.x]
        return min((facts.width, *(x - frame.margin - facts.x for x in opposite)))

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
        if frame is None:
            return
        places = self._places(frame)
        unasked = (places, self._ladder) if question is None else None
        if unasked is None or unasked != self._unasked:
            self._unasked = unasked
            self.calls.ask(question, round(frame.text), places.room_for_choices(), frame.strip.width)
        self.word.wait_for(question)
        self.calls.raise_()
        self.place()

    def show_tags(self, tags: Mapping[Move | None, PriceTag], question: Question) -> None:
        """Write beside the choices of a question what they bring; who walks on them with keys stays where he is."""
        if tags == self.calls.answers.tags:
            return
        walked = [button.hasFocus() for button in self.calls.buttons()]
        self.calls.answers.tags = tags
        self.offer(question)
        if any(walked):
            self.calls.buttons()[walked.index(True)].setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def covered(self) -> tuple[Area, ...]:
        """Where the board lies, and choices, talon and discard in the middle of the table, as far as there are such."""
        panels = (self.board, *(() if self.calls.in_row else (self.calls,)))
        talon = self._lying_seen.talon
        return (*_shown(*panels), *(() if talon is None else (talon,)), *self.discard)

    @property
    def discard(self) -> tuple[Area, ...]:
        """Where cards are to be laid away now."""
        return (laying_place(self._frame, self.calls.to_lay),) if self._frame and self.calls.laying else ()

    def targets(self) -> tuple[Area, ...]:
        """Return where something over the table can be clicked."""
        return _shown(self.calls, self.last, self.earlier, self.later, self.ask, self.word)

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
        return (*self._places(self._frame).taken, *_shown(self.calls, self.note))

    def _places(self, frame: Frame) -> PanelPlaces:
        """Return where there is room for panels now."""
        lying = (_shown(self.board), _shown(self.facts), self.discard)
        board, facts, laid = (next(iter(areas), None) for areas in lying)
        return PanelPlaces(frame, self._lying_seen, board, facts, laid, bidding=self._ladder is not None)

    def let_ask(self, possible: bool) -> None:  # noqa: FBT001 - the state of a widget
        """Offer to ask for a suggestion, or no longer."""
        self._may_ask = possible
        self._show_hint_button()
        self.place()

    @property
    def with_hint_button(self) -> bool:
        """Whether the person wants a button for hints."""
        return self._with_hint_button

    @with_hint_button.setter
    def with_hint_button(self, wanted: bool) -> None:
        self._with_hint_button = wanted
        self._show_hint_button()

    def _show_hint_button(self) -> None:
        self.ask.setVisible(self._may_ask and self._with_hint_button)

    def tell(self, words: str, aloud: str = "") -> None:
        """Say something until it is the next one's turn; `aloud` more may be read than is written."""
        self._hush.stop()
        self._write(words)
        self.told.emit(aloud or words, False)

    def offer_tricks(self, *, earlier: bool, later: bool) -> None:
        """Offer to look at the trick before the one that is looked at, or at the one after it."""
        self.earlier.setVisible(earlier)
        self.later.setVisible(later)
        self.place()

    def refuse(self, refusal: Refusal, wording: Wording) -> None:
        """Say for a while why a move was not possible."""
        words = wording.text(refusal.reason)
        self._write(words, refusal.clauses)
        self._hush.start()
        self.told.emit(words, True)

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
            words, said = words_of(_("Click or press the space bar to go on.")), self.note.isVisible()
            if not said or self.note.text() != words:
                self.told.emit(words, False)
            self._write(words)
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
        for button in (self.ask, self.last, self.word):  # the hint stays in its corner when tricks come
            button.adjustSize()
            button.move(round(right - button.width()), round(bottom - button.height()))
            bottom -= button.height() + frame.margin
        left = self.last.x()
        for button in (self.later, self.earlier):
            button.adjustSize()
            left -= button.width() + frame.margin // 2 if button.isVisible() else 0
            button.move(round(left), self.last.y())
        self.calls.adjustSize()
        places, calls = self._places(frame), self.calls
        shape = ChoicesShape(calls.width(), calls.height(), calls.in_row, calls.laddered, calls.laying)
        _move(calls, places.of_choices(shape, self._confined, self._ladder_top))
        self.note.fit(min(frame.centre.width, NOTE_WIDTH * frame.text))
        self.note.adjustSize()  # another size of the window may have brought larger letters
        note, clickable = self.note, self.targets()
        _move(note, places.of_note(note.width(), note.height(), _area(calls.geometry()), clickable))
        if self.covered != self._covered:
            self._covered = self.covered
            self.moved.emit()
        lying = *self.targets(), *self.told_now(), *self.told_areas()
        if lying != self._lying:
            self._lying = lying
            self.placed.emit()

    def _make_room(self) -> None:
        """Have the choices keep to a free room, if they would else cover a plate, the facts or the board."""
        frame, self._confined = self._frame, None
        if frame is None:
            return
        self.place()
        if not self.calls.isVisible():
            return
        places = self._places(frame)
        if places.hides_something(_area(self.calls.geometry())):
            self._confined = self.calls.fit(places.rooms_for_choices())
            self.place()
        if self.calls.laddered:
            self._ladder_top = self.calls.y()


def _shown(*panels: QWidget) -> tuple[Area, ...]:
    """Return where those of these are that are in sight."""
    return tuple(_area(panel.geometry()) for panel in panels if panel.isVisible())


def _move(panel: QWidget, place: Area) -> None:
    panel.move(round(place.x), round(place.y))


def _area(lies: QRect) -> Area:
    return Area(lies.x(), lies.y(), lies.width(), lies.height())
