# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked, and everything that can be answered without playing a card as buttons made from the choices.

While cards are played it is a single row above the hand that is in nobody's way, and playing a card is answer enough;
when something has to be said it stands in the middle of the table, with what each choice means and pays.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from kartenspiel.model.game import Game
from kartenspiel.model.moves import Stack
from kartenspiel.model.text import clauses_of
from kartenspiel.model.view import Ladder
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.table.choice_lists import CITED, ChoiceLists, cards_to_lay, laying_progress
from kartenspiel.ui.table.facts_panel import BORDER
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.offers import offers
from kartenspiel.ui.table.scrolled import EDGES, Scrolled
from kartenspiel.ui.words.wording import Wording

TIGHTER: Final = (1.0, 0.8)
"""Sizes of the text, by the usual one, that are tried where room is scarce."""
LEAST_TEXT: Final = 11
"""Height of text that is not made smaller where room is scarce, in pixels."""
MOST_COLUMNS: Final = 5


class CallPanel(ChoiceLists):
    """The heading of a question, and buttons for every choice that is no card."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, parent: QWidget) -> None:
        super().__init__(game, artwork, wording, parent)
        self.reconsidered.connect(lambda: self.ask(self._question, self._usual_text, self._room, self._row_width))

    def show_ladder(self, ladder: Ladder | None) -> None:
        """Keep the ladder of bids in sight from the next question on, and between questions; ``None``: no longer."""
        self._ladder = ladder

    def ask(self, question: Question | None, text: int, room: Area, row: float) -> None:
        """Say what is asked and offer the choices, with text of this height, in a panel not larger than `room`.

        Choices in a row take no more than the width `row`.  Where only cards can be chosen there is the heading alone,
        through which, but for its clauses, the mouse reaches the table; without a question there is the ladder of bids,
        or nothing.
        """
        self._question, self._text, self._room, self._row_width = question, text, room, row
        self._usual_text, self._columns, self._told_beside = text, 0, True
        if self.styleSheet():  # it takes long to have none again
            self.setStyleSheet("")
        self._confirm = None
        if question is None and self._ladder is None:
            self._fill(None)
            self.hide()
            return
        found = () if question is None else offers(question)
        buttons = question is None or bool(found) or question.may_pass
        self._head()
        if buttons:
            self._say(
                (lambda: self._row(found)) if self.in_row else (lambda: self._list(found)), listing=not self.in_row
            )
        else:
            self._make = None
            self._fill(None)
            self.show()
            self.refilled.emit()

    def fit(self, rooms: Sequence[Area]) -> Area:
        """Arrange the same more tightly in the first of these rooms that holds it, and return that.

        More columns are tried, then smaller text, then explanations only where the pointer is.  Where nothing helps it
        is scrolled in the largest that is wide enough, in as many columns as stand side by side there.  A heading alone
        has the first room that holds it.
        """
        make = self._make
        if make is None:
            wanted = self.sizeHint()
            holding = (room for room in rooms if wanted.width() <= room.width and wanted.height() <= room.height)
            return next(holding, rooms[0])
        self._fill(None)
        for told_beside, size in product((True, False) if self._in_grid else (True,), TIGHTER):
            self._told_beside = told_beside
            self._tighten(size)
            sizes = self._button_sizes()
            for room in rooms:
                self._take_room(room)
                for columns in self._columns_for(sizes):
                    self._columns = columns
                    self._head()
                    self._fill(make())
                    wanted = self.sizeHint()
                    if wanted.width() <= room.width and wanted.height() <= room.height:
                        return room
        wide = max((size.width() for size in sizes), default=0) + 2 * EDGES
        largest = max(rooms, key=lambda room: (room.width >= wide, room.width * room.height))
        self._take_room(largest)
        self._head()
        self._columns = self._most_columns(len(sizes))
        scrolled = Scrolled(make(), largest)
        self._fill(scrolled)
        self.adjustSize()  # how many lines the heading takes is known only now
        scrolled.shorten(self.height() - largest.height)
        return largest

    def _take_room(self, room: Area) -> None:
        self._room = room
        if self.in_row:
            self._row_width = room.width

    def _tighten(self, size: float) -> None:
        self._text = max(min(LEAST_TEXT, self._usual_text), round(size * self._usual_text))
        text, quiet = self._text, round(0.88 * self._text)
        style = (
            f"QPushButton {{ font-size: {text}px; min-height: {round(1.5 * text)}px;"
            f" padding: {text // 4}px {text // 2}px; }}"
            f"QPushButton#rung, QPushButton#shut {{ min-height: {round(1.3 * text)}px; padding: 0; }}"
            f"QLabel {{ font-size: {text}px; }} QLabel#quiet {{ font-size: {quiet}px; }}"
        )
        if style != self.styleSheet():
            self.setStyleSheet(style)

    @property
    def _in_grid(self) -> bool:
        """Whether it says nothing but buttons that can stand in any number of columns."""
        found = () if self._question is None else offers(self._question)
        return self._listing and all(offer.kind not in ("call", "lay") for offer in found)

    def _button_sizes(self) -> list[QSize]:
        """Return how large the buttons are that can stand in columns."""
        if not self._in_grid:
            return []
        found = () if self._question is None else offers(self._question)
        buttons: Sequence[ChoiceButton]
        if self._ladder is not None:
            buttons = self._rungs(self._ladder, {})
        else:
            buttons = [self._button(offer) for offer in found]
        self._widest(buttons)
        sizes = [button.sizeHint() for button in buttons]
        for button in buttons:
            button.setParent(None)
        return sizes

    def _columns_for(self, sizes: Sequence[QSize]) -> Iterator[int]:
        """Yield the numbers of columns in which buttons of these sizes may have room, the least first."""
        if not sizes:
            yield 1
            return
        gap, pad = max(4, self._text // 3), max(3, round(self._text / 4)) + BORDER
        told = round(2.4 * self._text) + gap if self._told_beside else 0
        for columns in range(1, min(MOST_COLUMNS, len(sizes)) + 1):
            rows = -(-len(sizes) // columns)
            widths = [max(size.width() for size in sizes[place::columns]) for place in range(columns)]
            wide = sum(widths) + gap * (columns - 1) + 4 * pad
            tall = rows * (sizes[0].height() + gap) - gap + told + 2 * pad + self.heading.sizeHint().height()
            if wide <= self._room.width and tall <= self._room.height:
                yield columns

    def _most_columns(self, buttons: int) -> int:
        """Return the greatest number of columns in which so many buttons are not wider than the room; at least one."""
        assert self._make is not None  # noqa: S101 - is asked only of a panel that says something
        for columns in range(min(MOST_COLUMNS, buttons), 1, -1):
            self._columns = columns
            self._fill(self._make())
            if self.sizeHint().width() + EDGES <= self._room.width:
                return columns
        return 1

    def _head(self) -> None:
        """Write what is asked over the choices, in lines as long as the room allows."""
        question = self._question
        if question is not None:
            asked = self._game.question(question.choices, question.seen)
        elif self._ladder is not None:
            asked = self._ladder.heading
        else:
            return
        words = self._wording.text(asked)
        self.heading.tell(words, clauses_of(asked))
        self.setAccessibleName(words)
        self._heading_words.ensurePolished()
        wide = self._heading_words.fontMetrics().horizontalAdvance(words) + self._text / 2
        room = self._row_width if self.in_row else self._room.width
        self._heading_words.setMinimumWidth(max(0, round(min(wide, room - (CITED + 2) * self._text))))
        self.heading.updateGeometry()  # else the panel is told only once it is laid out, after its size was taken

    @property
    def in_row(self) -> bool:
        """Whether the choices stand in a row above the hand, and not in the middle of the table."""
        question = self._question
        if question is None:
            return False
        return question.may_pass or bool(question.plays) or any(isinstance(each, Stack) for each in question.choices)

    @property
    def asking(self) -> bool:
        """Whether anything is asked now."""
        return self._question is not None

    @property
    def laying(self) -> bool:
        """Whether cards are to be laid away in the middle of the table."""
        return self._confirm is not None

    @property
    def to_lay(self) -> int:
        """How many cards are to be laid away."""
        return 0 if self._question is None else cards_to_lay(self._question.choices)

    def set_laid(self, laid: int, wanted: int) -> None:
        """Tell how many cards are laid away so far."""
        if self._confirm is not None:
            self._confirm.setEnabled(laid == wanted)
            self._confirm.setText(laying_progress(laid, wanted))
            self.resized.emit()

    def pass_by(self) -> bool:
        """Say nothing, or pass; tell whether either was possible."""
        question = self._question
        if question is None:
            return False
        if question.may_pass:
            self.silent.emit()
            return True
        passing = [offer for offer in offers(question) if offer.kind == "pass"]
        if passing:
            self.chosen.emit(passing[0].choices[0])
        return bool(passing)
