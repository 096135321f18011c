# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How choices may be arranged where room is scarce: reckoned from their words alone, before any button is made."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF

from kartenspiel.model.view import Ladder
from kartenspiel.ui.table.choice_button import button_size
from kartenspiel.ui.table.choice_meanings import LINES, room_cited
from kartenspiel.ui.table.choice_words import ChoiceWords
from kartenspiel.ui.table.facts_panel import BORDER
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.ladder import ANSWERS, ANSWERS_NARROW, ANSWERS_WIDE, LadderFont, answer_rows, row_size
from kartenspiel.ui.table.price_tags import PriceTag
from kartenspiel.ui.table.scrolled import EDGES
from kartenspiel.ui.table.theme import QUIET, type_of

TIGHTER: Final = ((1.0, False), (0.97, False), (0.9, False), (0.8, False), (0.8, True))
"""Sizes of the text, by the usual one, and whether rows are low, that are tried one after the other where room is
scarce: first letters as large as usual with names one below the other."""
LOW_ROWS: Final = (*TIGHTER[:3], (0.97, True), (0.9, True), *TIGHTER[3:])
"""The same where it is told only where the pointer is what choices mean: large letters matter more than high rows."""
LAST_SIZE: Final = 0.5
TIGHTEST: Final = ((0.7, True), (0.55, True), (LAST_SIZE, False), (LAST_SIZE, True))
"""What is tried before choices scroll: letters about as large as usual, where larger ones are wanted; then smaller."""
LEAST_TEXT: Final = 11
"""Height of text that is not made smaller where room is scarce, in pixels."""
SMALLEST_TEXT: Final = 10
"""The same of what would else scroll."""
MOST_COLUMNS: Final = 5
LOW_LADDER: Final = 4
"""Up to so many contracts stand in one column."""
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


@dataclass(frozen=True, slots=True)
class ChoiceArranger:
    """Measures choices, and says how they may have room."""

    words: ChoiceWords
    buttons: tuple[tuple[str, bool, PriceTag | None], ...]
    """What stands on each button, whether it has a picture (the box of a switch, or a suit), and what it brings."""
    ladder: Ladder | None
    """The ladder of bids, whose rows stand in place of buttons."""
    in_grid: bool
    """Whether there is nothing but buttons that can stand in any number of columns."""
    usual_text: int
    """The height of the text where room is not scarce, in pixels."""
    tags: tuple[PriceTag, ...] = ()
    """What is written beside answers on the ladder."""
    _longest: dict[int, float] = field(default_factory=dict, compare=False, repr=False)
    """What `_longest_meaning` has found, by the height of the text: it is asked for every grid that is tried."""

    def arrangements(self, rooms: Sequence[Area]) -> Iterator[ChoiceArrangement]:
        """Yield how the choices may have room, the best first; what is measured and has none is not tried."""
        ways = [*product((True,), TIGHTER), *(product((False,), LOW_ROWS) if self.in_grid else ())]
        for told_beside, (size, tight) in (*ways, *((not self.in_grid, tightest) for tightest in TIGHTEST)):
            text = self.text_at(size)
            sizes, alone = (self.button_sizes(LadderFont(text, narrow), tight=tight) for narrow in (size < 1, False))
            for room in rooms:
                for columns in self._numbers_of_columns(len(sizes)):
                    wide = alone if columns == 1 else sizes
                    wanted = self._grid_size(wide, columns, text, room, told_beside=told_beside)
                    pad = max(3, round(text / 4)) + BORDER
                    if not sizes or (
                        wanted.width() + 4 * pad <= room.width and wanted.height() + 2 * pad <= room.height
                    ):
                        yield ChoiceArrangement(told_beside, size, tight, room, columns)

    def most_columns(self, sizes: Sequence[QSize], text: int, room: Area) -> int:
        """Return the greatest number of columns in which these buttons are not wider than the room; at least one."""
        edges = 4 * (max(3, round(text / 4)) + BORDER) + EDGES
        numbers = range(min(MOST_COLUMNS, len(sizes)), 1, -1)
        fits = (each for each in numbers if self._grid_width(sizes, each, text, room) + edges <= room.width)
        return next(fits, 1)

    def text_at(self, size: float) -> int:
        """Return the height of text of this size, by the usual one."""
        least = SMALLEST_TEXT if size == LAST_SIZE else LEAST_TEXT
        return max(min(least, self.usual_text), round(size * self.usual_text))

    def button_sizes(self, written: LadderFont, *, tight: bool) -> list[QSize]:
        """Return how large the buttons are that can stand in columns, written like this, without making them."""
        if not self.in_grid:
            return []
        if self.ladder is not None:
            rungs = self.ladder.rungs
            return [row_size(rungs, self.words.wording, written, tight=tight, tags=self.tags)] * len(rungs)
        return [button_size(label, written.text, pictured=pictured, tag=tag) for label, pictured, tag in self.buttons]

    def heading_lines(self, text: int, room: float) -> int:
        """Return how many lines of this width are kept for the heading: over a ladder those of the longest question."""
        return 2 if self.ladder is not None and room < LONGEST_QUESTION * text else 1

    def _numbers_of_columns(self, buttons: int) -> Sequence[int]:
        """Return the numbers of columns for so many buttons: a ladder is wider than high, if it can be."""
        numbers = range(1, max(1, min(MOST_COLUMNS, buttons)) + 1)
        return (*numbers[1:], 1) if self.ladder is not None and buttons > LOW_LADDER else numbers

    def _grid_width(self, sizes: Sequence[QSize], columns: int, text: int, room: Area) -> int:
        """Return the least width of buttons in so many columns with what stands round them."""
        wide = sum(_widths(sizes, columns)) + max(4, text // 3) * (columns - 1)
        if self.ladder is None:
            return wide
        return max(wide, (ANSWERS_WIDE if self._answer_rows(room, text) == 1 else ANSWERS_NARROW) * text)

    def _grid_size(self, sizes: Sequence[QSize], columns: int, text: int, room: Area, *, told_beside: bool) -> QSize:
        """Return the least size of buttons in so many columns with what stands round them."""
        if not sizes:
            return QSize()
        laddered = self.ladder is not None
        gap, between = max(4, text // 3), max(1, text // 8) if laddered else max(4, text // 3)
        rows = -(-len(sizes) // columns)
        widths = sum(_widths(sizes, columns))
        lines = max(LINES, self._longest_meaning(text) // max(1, widths - room_cited(text))) if laddered else 1
        told = round(lines * 1.05 * text) + gap if told_beside else 0
        answers = self._answer_rows(room, text) * (round(ANSWERS * text) + gap) if laddered else 0
        heading = self.heading_lines(text, room.width - room_cited(text) - 2 * text) * round(1.3 * text)
        tall = rows * (sizes[0].height() + between) - between + told + answers + heading
        return QSize(self._grid_width(sizes, columns, text, room), tall)

    def _answer_rows(self, room: Area, text: int) -> int:
        return answer_rows(within(room, text), text, self.usual_text)

    def _longest_meaning(self, text: int) -> float:
        """Return how long the longest is that the ladder tells of a contract, in one line."""
        if text not in self._longest:
            letters = QFontMetricsF(type_of(QUIET * text))
            rungs = () if self.ladder is None else self.ladder.rungs
            told = (self.words.of_rung(rung, offered=False).words for rung in rungs)
            self._longest[text] = max(map(letters.horizontalAdvance, told), default=0)
        return self._longest[text]


def _widths(sizes: Sequence[QSize], columns: int) -> list[int]:
    """Return the width of each of so many columns."""
    return [max(size.width() for size in sizes[place::columns]) for place in range(columns)]


def within(room: Area, text: int) -> float:
    """Return how wide what stands in a room can be beside the edges of the panel, in pixels."""
    return room.width - 4 * (max(3, round(text / 4)) + BORDER)
