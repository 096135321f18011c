# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The ladder of bids: each contract is a row with what it is worth and who has said it, and a button where it is open.

It stands in the middle of the table as long as the bidding lasts, whoever is on turn.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from kartenspiel.model.view import Rung
from kartenspiel.ui.table.choice_button import ChoiceButton, Walk
from kartenspiel.ui.table.price_tags import PriceTag, tag_size
from kartenspiel.ui.table.theme import QUIET, row_height, type_of
from kartenspiel.ui.widgets.clauses import Cited
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.wording import Wording, capital

ANSWERS: Final = 2.4
"""Height of the row of other answers, in heights of the text: what a button takes with padding and border."""
ANSWERS_WIDE: Final = 30
"""Least width of a ladder, in heights of the text: in either language one can hold a Besserrufer, and pass, in so
much."""
ANSWERS_NARROW: Final = 20
"""The same where they stand in two rows."""
LARGE: Final = 0.79
"""How large that is, by the usual height of the text."""
MOST_SPEAKERS: Final = 9
"""Greatest width in one line of who has said a contract, in heights of the text; more stands in two small lines."""
BESIDE_NAMES: Final = 2.4
"""What stands beside two names there, in heights of the text."""
BESIDE_NAME: Final = 4.2
"""What stands beside one name where each has a line of its own, in heights of the text."""
SMALL: Final = 0.72
"""Size of text in two lines by that of text in one."""
SMALLER: Final = (SMALL, 0.66, 0.6)
"""The sizes that are tried before a name is divided from what stands beside it."""
PAD: Final = 0.3
"""Room at both ends of a row, in heights of the text."""
GAP: Final = 0.6
"""Room between its cells, in heights of the text."""


class LadderFont(NamedTuple):
    """How large a ladder is written."""

    text: int
    """Height of the text."""
    narrow: bool
    """Whether room is scarce: names stand one below the other."""


class RungButton(ChoiceButton):
    """A row of the ladder; one that is not `offered` can be clicked all the same, to hear why not."""

    def __init__(self, rung: Rung, wording: Wording, walk: Walk, letters: LadderFont, *, offered: bool) -> None:
        super().__init__("", walk)
        text = letters.text
        self.setObjectName("rung" if offered else "shut")
        self.offered = offered
        if not offered:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(round(PAD * text), max(1, text // 10), round(PAD * text), max(1, text // 10))
        row.setSpacing(round(GAP * text))
        self.told = "" if offered and not rung.speakers else capital(wording.text(rung.said))
        """Who has said it, or what stands in its place; nothing where it can be seen that it is open: by the button."""
        self.cells = [
            self._cell(capital(each)) for each in (wording.text(rung.name), wording.text(rung.value), self.told)
        ]
        name, value, said = self.cells
        bold = QFontMetricsF(type_of(text, bold=True))
        name.setMinimumSize(ceil(bold.horizontalAdvance(name.text())) + 1, cells_height(letters))  # bids move nothing
        name.setObjectName("title" if rung.speakers else "" if rung.open else "quiet")
        value.setObjectName("" if rung.open or rung.speakers else "quiet")
        said.setObjectName("heading" if rung.highest else "" if rung.speakers else "quiet")
        value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        wide = speakers_width(wording, letters)
        said.setMinimumWidth(wide)
        for cell in self.cells:
            row.addWidget(cell)
        if bold.horizontalAdvance(self.told) > wide:
            _wrap(said, capital(wording.for_columns.text(rung.said)), self.told, wide, text)
            row.addStretch(1)
        else:
            row.setStretch(row.count() - 1, 1)

    def show_tag(self, tag: PriceTag | None, text: int) -> None:
        """Write what this bid brings where else stands who has said it, or at the right of that."""
        row = self.layout()
        if tag is not None and row is not None:
            wide = self._hang(tag, text).width()
            if self.told:
                margins = row.contentsMargins()
                row.setContentsMargins(margins.left(), margins.top(), margins.right() + wide, margins.bottom())

    def _cell(self, words: str) -> PlainLabel:
        cell = PlainLabel(words, self)
        cell.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return cell

    def sizeHint(self) -> QSize:
        """Return the room that its cells take, in a row that is easy to hit."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint().expandedTo(QSize(0, self.minimumHeight()))

    def minimumSizeHint(self) -> QSize:
        """Return the same: no cell is cut off."""
        return self.sizeHint()


def _wrap(said: PlainLabel, whole: str, words: str, wide: int, text: int) -> None:
    """Write in small lines of this width: each with a `whole` name, or if one is too long, with `words` as they fit."""
    sizes = [size for size in SMALLER if _longest(whole, size * text) <= wide]
    said.setText(whole if sizes else words)
    size = sizes[0] if sizes else SMALL
    said.setFont(type_of(size * text, bold=True))
    said.setStyleSheet(f"font-size: {round(size * text)}px;")
    said.setWordWrap(True)
    said.setFixedWidth(wide)


def _longest(words: str, size: float) -> float:
    """Return how long the longest of the words is in letters of this size, in pixels."""
    return max(map(QFontMetricsF(type_of(size, bold=True)).horizontalAdvance, words.split(" ")))


def answer_rows(room: float, text: int, usual: int) -> int:
    """Return in how many rows the other answers stand below a ladder in so much room, in pixels.

    There are two only where it can be written nearly as large as `usual` for that.
    """
    return 1 if room >= ANSWERS_WIDE * text or text < LARGE * usual else 2


def speakers_width(wording: Wording, written: LadderFont) -> int:
    """Return the width in which two of the players have room by name, from the first bid on."""
    text, narrow = written
    letters = QFontMetricsF(type_of(text, bold=True))
    *_, second, first = sorted((0.0, 0.0, *map(letters.horizontalAdvance, wording.names)))
    wanted = SMALL * (first + BESIDE_NAME * text) if narrow else first + second + BESIDE_NAMES * text
    return round(min(MOST_SPEAKERS * text, wanted))


def cells_height(written: LadderFont) -> int:
    """Return how high the cells of a row are: where names stand one below the other, two of them have room."""
    line, half = (QFontMetrics(type_of(size * written.text, bold=True)) for size in (1, SMALL))
    return max(line.height(), 2 * half.lineSpacing() + 2) if written.narrow else line.height()


def row_size(
    rungs: Sequence[Rung], wording: Wording, written: LadderFont, *, tight: bool, tags: Sequence[PriceTag] = ()
) -> QSize:
    """Return how large the rows of a ladder are, without making them; `tight` ones are low.

    What bids bring (`tags`) takes room only beside a name.
    """
    text = written.text
    bold, plain = QFontMetricsF(type_of(text, bold=True)), QFontMetricsF(type_of(text))
    names = max(bold.horizontalAdvance(capital(wording.text(rung.name))) for rung in rungs)
    values = max(plain.horizontalAdvance(capital(wording.text(rung.value))) for rung in rungs)
    named = any(rung.speakers for rung in rungs)
    beside = max((tag_size(tag, text).width() for tag in tags), default=0) if named else 0
    cells = names + values + speakers_width(wording, written) + beside + 4
    pads = 2 * round(PAD * text) + 2 * round(GAP * text)
    padded = cells_height(written) + 2 * max(1, text // 10)
    return QSize(round(cells + pads), round(max(padded, row_height(text, tight=tight) + 2)))


def align(rungs: Sequence[RungButton]) -> None:
    """Let the cells of all rows be equally wide."""
    for cells in zip(*(rung.cells for rung in rungs), strict=True):
        for cell in cells:
            cell.ensurePolished()
        widest = max(cell.sizeHint().width() for cell in cells)
        for cell in cells:
            cell.setMinimumWidth(max(widest, cell.minimumWidth()))


class LadderBody(QWidget):
    """The rows from the lowest contract up, column by column; below them what else can be said, and what it means."""

    def __init__(self, rungs: Sequence[RungButton], answers: "OtherAnswers", meaning: Cited | None, text: int) -> None:
        super().__init__()
        self._rungs, self._gap = rungs, max(1, text // 8)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(max(3, text // 4))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(max(4, text // 2))
        self._grid.setVerticalSpacing(self._gap)
        self._column.addLayout(self._grid)
        self._column.addWidget(answers)
        self.setMinimumWidth(answers.least)
        if meaning is not None:
            self._column.addWidget(meaning)
        self._column.addStretch(1)  # else rows would part where the panel is higher than they need

    def stand_in(self, columns: int) -> None:
        """Put the rows into so many columns."""
        rows = -(-len(self._rungs) // columns)
        for place, rung in enumerate(self._rungs):
            self._grid.addWidget(rung, place % rows, place // rows)


class OtherAnswers(QWidget):
    """What can be said beside bids, and who has passed: in one row, or in two where room is scarce.

    Also without an answer it is as high as with some, so that nothing moves.
    """

    def __init__(self, answers: Sequence[QWidget], passed: str, text: int, rows: int) -> None:
        super().__init__()
        self.least = (ANSWERS_WIDE if rows == 1 else ANSWERS_NARROW) * text
        """The least width of the ladder above, in pixels."""
        tall = max(round(ANSWERS * text), 2 * QFontMetrics(type_of(QUIET * text)).lineSpacing() + 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(max(3, text // 4))
        lines = [QHBoxLayout() for _ in range(rows)]
        for line in lines:
            line.setSpacing(max(4, text // 3))
            column.addLayout(line)
        for place, answer in enumerate(answers):
            lines[min(place, rows - 1)].addWidget(answer)
        told = PlainLabel(passed)
        told.setObjectName("quiet")
        told.setWordWrap(True)
        told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        told.setFixedHeight(tall)
        lines[-1].addWidget(told, 1)
        for line in lines[:-1]:
            line.addStretch(1)
        self.setFixedHeight(rows * tall + (rows - 1) * column.spacing())
