# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked, and everything that can be answered without playing a card as buttons made from the choices.

While cards are played it is a single row above the hand that is in nobody's way, and playing a card is answer enough;
when something has to be said it stands in the middle of the table, with what each choice means and pays.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from kartenspiel.model.game import Game
from kartenspiel.model.moves import Move, Stack
from kartenspiel.model.text import clauses_of
from kartenspiel.model.view import Ladder
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.choice_button import button_size
from kartenspiel.ui.table.choice_lists import (
    LINES,
    LOW_LADDER,
    ChoiceLists,
    cards_to_lay,
    laying_progress,
    room_cited,
    suit_of,
)
from kartenspiel.ui.table.facts_panel import BORDER
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.ladder import ANSWERS, ANSWERS_WIDE, LadderFont, row_size
from kartenspiel.ui.table.offers import plain_choice
from kartenspiel.ui.table.scrolled import EDGES, Scrolled
from kartenspiel.ui.table.switches import Switches, has_switches
from kartenspiel.ui.table.theme import QUIET, tight_style_of, type_of
from kartenspiel.ui.words.wording import Wording

TIGHTER: Final = ((1.0, False), (0.97, False), (0.9, False), (0.8, False), (0.8, True))
"""Sizes of the text, by the usual one, and whether rows are low, that are tried one after the other where room is
scarce: first letters as large as usual with names one below the other."""
LAST_SIZE: Final = 0.5
TIGHTEST: Final = ((0.7, True), (0.55, True), (LAST_SIZE, False), (LAST_SIZE, True))
"""What is tried before choices scroll: letters about as large as usual, where larger ones are wanted; then smaller."""
LEAST_TEXT: Final = 11
"""Height of text that is not made smaller where room is scarce, in pixels."""
SMALLEST_TEXT: Final = 10
"""The same of what would else scroll."""
MOST_COLUMNS: Final = 5
LONGEST_QUESTION: Final = 38
"""Width of what is asked while contracts are bid for, at most, in heights of the text."""


class ChoiceArrangement(NamedTuple):
    """A way to arrange choices in little room."""

    told_beside: bool
    """Whether they are explained beside or below them, and not only where the pointer is."""
    size: float
    """Of the text, by the usual one."""
    tight: bool
    """Whether rows are low."""
    room: Area
    columns: int


class CallPanel(ChoiceLists):
    """The heading of a question, and buttons for every choice that is no card."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, parent: QWidget) -> None:
        super().__init__(game, artwork, wording, parent)
        self._plans: dict[tuple[object, ...], ChoiceArrangement] = {}
        """What had room the last time that as many choices sought some in the same rooms."""
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
        if question is not self._question:
            self.switches = None
            if question is not None and has_switches(question):
                self.switches = Switches(question, self.choices_after, self.switched.emit)
        self._question, self._text, self._room, self._row_width = question, text, room, row
        self._usual_text, self._columns, self._told_beside, self._narrow = text, 0, True, False
        if self.styleSheet():
            self._fill(None)  # it would be dressed anew for nothing
            self.setStyleSheet("")
        self._confirm = None
        if question is None and self._ladder is None:
            self._fill(None)
            self.hide()
            return
        found = self._found
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
            return next((room for room in rooms if self._heads(room)), rooms[0])
        answers = len(self._found) if self._ladder is None else 0  # a ladder stays as it is through an auction
        sought = self._ladder is not None, answers, self._told_beside, self._usual_text, tuple(rooms)
        plan = next((plan for plan in self._candidates(self._plans.get(sought), rooms) if self._try(plan, make)), None)
        if plan is not None:
            self._plans[sought] = plan
            return plan.room
        return self._scroll(rooms, make)

    def _heads(self, room: Area) -> bool:
        """Write the heading alone in lines for a room, and tell whether it then has room there."""
        self._take_room(room)
        self._head()
        wanted = self.sizeHint()
        return wanted.width() <= room.width and wanted.height() <= room.height

    def _candidates(self, last: ChoiceArrangement | None, rooms: Sequence[Area]) -> Iterator[ChoiceArrangement]:
        """Yield what may have room, first as it was `last`: the rows of a ladder then stay where they are.

        Where what must be explained of its contracts has become longer, that is told only where the pointer is.
        """
        if last is not None:
            yield last
            if self._ladder is not None:
                yield last._replace(told_beside=False)
        yield from self._plans_for(rooms)

    def _try(self, plan: ChoiceArrangement, make: Callable[[], QWidget]) -> bool:
        """Arrange the choices like this, and tell whether they then have room."""
        self._told_beside, self._columns = plan.told_beside, plan.columns
        self._tighten(plan.size, tight=plan.tight)
        self._take_room(plan.room)
        self._head()
        self._fill(make())
        wanted = self.sizeHint()
        return wanted.width() <= plan.room.width and wanted.height() <= plan.room.height

    def _plans_for(self, rooms: Sequence[Area]) -> Iterator[ChoiceArrangement]:
        """Yield how the choices may have room, the best first; what is measured and has none is not tried."""
        ways = list(product((True, False) if self._in_grid else (True,), TIGHTER))
        for told_beside, (size, tight) in (*ways, *((not self._in_grid, tightest) for tightest in TIGHTEST)):
            self._told_beside = told_beside
            text = self._text_at(size)
            sizes, alone = (self._button_sizes(LadderFont(text, narrow), tight=tight) for narrow in (size < 1, False))
            for room in rooms:
                for columns in self._columns_for(sizes, alone, text, room):
                    yield ChoiceArrangement(told_beside, size, tight, room, columns)

    def _scroll(self, rooms: Sequence[Area], make: Callable[[], QWidget]) -> Area:
        """Let the choices scroll in the largest room that is wide enough for a column of them, and return that."""
        self._told_beside = not self._in_grid
        self._tighten(TIGHTEST[0][0], tight=True)
        sizes = self._button_sizes(LadderFont(self._text, self._narrow), tight=True)
        wide = max((size.width() for size in sizes), default=0) + 2 * EDGES
        largest = max(rooms, key=lambda room: (room.width >= wide, room.width * room.height))
        self._take_room(largest)
        self._head()
        self._columns = self._most_columns(sizes)
        scrolled = Scrolled(make(), largest)
        self._fill(scrolled)
        self.adjustSize()  # how many lines the heading takes is known only now
        scrolled.shorten(self.height() - largest.height)
        return largest

    def _take_room(self, room: Area) -> None:
        self._room = room
        if self.in_row:
            self._row_width = room.width

    def _text_at(self, size: float) -> int:
        """Return the height of text of this size, by the usual one."""
        least = SMALLEST_TEXT if size == LAST_SIZE else LEAST_TEXT
        return max(min(least, self._usual_text), round(size * self._usual_text))

    def _tighten(self, size: float, *, tight: bool) -> None:
        self._text, self._narrow = self._text_at(size), size < 1
        style = tight_style_of(self._text, tight=tight)
        if style != self.styleSheet():
            self._fill(None)  # it would be dressed anew for nothing
            self.setStyleSheet(style)

    @property
    def _in_grid(self) -> bool:
        """Whether it says nothing but buttons that can stand in any number of columns."""
        found = self._found
        return self._listing and all(offer.kind not in ("call", "lay") for offer in found)

    def _button_sizes(self, written: LadderFont, *, tight: bool) -> list[QSize]:
        """Return how large the buttons are that can stand in columns, written like this, without making them."""
        if not self._in_grid:
            return []
        if self._ladder is not None:
            rungs = self._ladder.rungs
            return [row_size(rungs, self._wording, written, tight=tight)] * len(rungs)
        words = (self._wording.text(self._game.words.label(plain_choice(offer), self._seen)) for offer in self._found)
        return [button_size(each, written.text, pictured=box) for each, box in zip(words, self._pictured, strict=True)]

    @property
    def _pictured(self) -> list[bool]:
        """Whether each button has a picture beside its words: the box of a switch, or a suit."""
        return [self.switches is not None or suit_of(plain_choice(offer)) is not None for offer in self._found]

    def _columns_for(self, sizes: Sequence[QSize], alone: Sequence[QSize], text: int, room: Area) -> Iterator[int]:
        """Yield the numbers of columns in which buttons of these sizes may have room, the best first.

        `alone` are their sizes in a single column.
        """
        if not sizes:
            yield 1
            return
        pad = max(3, round(text / 4)) + BORDER
        for columns in self._numbers_of_columns(len(sizes)):
            wanted = self._grid_size(alone if columns == 1 else sizes, columns, text, room)
            if wanted.width() + 4 * pad <= room.width and wanted.height() + 2 * pad <= room.height:
                yield columns

    def _numbers_of_columns(self, buttons: int) -> Sequence[int]:
        """Return the numbers of columns for so many buttons: a ladder is wider than high, if it can be."""
        most = min(MOST_COLUMNS, buttons)
        numbers = range(1, most + 1)
        return (*numbers[1:], 1) if self._ladder is not None and buttons > LOW_LADDER else numbers

    def _grid_size(self, sizes: Sequence[QSize], columns: int, text: int, room: Area) -> QSize:
        """Return the least size of buttons in so many columns with what stands round them."""
        laddered = self._ladder is not None
        gap, between = max(4, text // 3), max(1, text // 8) if laddered else max(4, text // 3)
        rows = -(-len(sizes) // columns)
        widths = [max(size.width() for size in sizes[place::columns]) for place in range(columns)]
        lines = max(LINES, self._longest_meaning(text) // max(1, sum(widths) - room_cited(text))) if laddered else 1
        told = round(lines * 1.05 * text) + gap if self._told_beside else 0
        answers = round(ANSWERS * text) + gap if laddered else 0
        heading = self._heading_lines(text, room.width - room_cited(text) - 2 * text) * round(1.3 * text)
        tall = rows * (sizes[0].height() + between) - between + told + answers + heading
        wide = sum(widths) + gap * (columns - 1)
        return QSize(max(wide, ANSWERS_WIDE * text) if laddered else wide, tall)

    def _longest_meaning(self, text: int) -> float:
        """Return how long the longest is that the ladder tells of a contract, in one line."""
        letters = QFontMetricsF(type_of(QUIET * text))
        rungs = () if self._ladder is None else self._ladder.rungs
        return max(
            (letters.horizontalAdvance(self._said(rung.barred, rung.meaning).words) for rung in rungs), default=0
        )

    def _most_columns(self, sizes: Sequence[QSize]) -> int:
        """Return the greatest number of columns in which these buttons are not wider than the room; at least one."""
        edges = 4 * (max(3, round(self._text / 4)) + BORDER) + EDGES
        numbers = range(min(MOST_COLUMNS, len(sizes)), 1, -1)
        fits = (
            each
            for each in numbers
            if self._grid_size(sizes, each, self._text, self._room).width() + edges <= self._room.width
        )
        return next(fits, 1)

    def _head(self) -> None:
        """Write what is asked over the choices, in lines as long as the room allows."""
        question = self._question
        if question is not None:
            asked = self._game.words.question(question.choices, question.seen)
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
        most = max(0, round(room - room_cited(self._text) - 2 * self._text))
        self._heading_words.setFixedWidth(round(min(wide, most)))
        lines = self._heading_lines(self._text, most)
        self._heading_words.setMinimumHeight(
            lines * self._heading_words.fontMetrics().lineSpacing() if lines > 1 else 0
        )
        self._heading_words.setWordWrap(True)  # else it would want as much room as when it was written larger
        self.heading.updateGeometry()  # else the panel is told only once it is laid out, after its size was taken

    def _heading_lines(self, text: int, room: float) -> int:
        """Return how many lines of this width are kept for the heading: over a ladder those of the longest question."""
        return 2 if self._ladder is not None and room < LONGEST_QUESTION * text else 1

    @property
    def in_row(self) -> bool:
        """Whether the choices stand in a row above the hand, and not in the middle of the table."""
        question = self._question
        if question is None:
            return False
        return question.may_pass or bool(question.plays) or any(isinstance(each, Stack) for each in question.choices)

    @property
    def laddered(self) -> bool:
        """Whether it shows the ladder of bids, and nothing that is asked beside it."""
        return self._ladder is not None and self._listing

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
        passing = [offer.choices[0] for offer in self._found if offer.kind == "pass"]
        if passing and isinstance(passing[0], Move) and (self.switches is None or self.switches.allow(passing[0])):
            self.chosen.emit(passing[0])
        return bool(passing)
