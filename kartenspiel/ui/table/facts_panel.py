# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What stays in sight through a deal: called card, trumps, contract, and the table of what was said."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.text import Who, marker
from kartenspiel.model.view import Board, Fact
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.looks import fonts
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.scrolled import EDGES, Scrolled
from kartenspiel.ui.table.theme import type_of
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.wording import UNBROKEN, Wording, capital

_ = marker(__package__)

LAYOUTS: Final = ((1, 1.0, 4.3), (2, 1.0, 2.7), (2, 0.85, 2.7), (3, 0.75, 2.0))
"""Rows, size of the text and height of pictures in heights of the text; the first that fits is taken."""
SMALLER: Final = (1.0, 0.93, 0.87, 0.8)
RESERVED: Final = 4
"""Rows for which a table of bids has room from the beginning, so that it stays in its place while it grows."""
LEAST_TEXT: Final = 9
"""Height of text that is not made smaller, in pixels, where text is as large as usual."""
LEAST_GROWS: Final = 1.5
"""How many times as high it is at most where text is wanted larger: a table that is not to be read tells nothing."""
GAP: Final = 0.75
"""Room between two columns of a table, in heights of the text."""
BORDER: Final = 2
"""Pixels round a panel."""
_BESIDE_SIGN: Final = re.compile(r"(?:(?<=^\S)|(?<=\s\S)) | (?=\S(?:\s|$))")
"""A space beside a single sign, which belongs to the word there."""

_SAID: Final = _("What has been said in this deal:")

Cells = tuple[tuple[str, ...], ...]
"""What stands in a table, row by row."""


class _Panel(QFrame):
    """A frame over the table whose contents are put in anew whenever they change."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._layout = QVBoxLayout(self)
        self._body: QWidget | None = None
        self.hide()

    def fill(self, body: QWidget | None, text: int) -> None:
        """Show these contents and take as much room as they need; hide if there are none."""
        if self._body is not None:
            self._layout.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._body = body
        pad = max(3, text // 2)
        self._layout.setContentsMargins(pad, pad // 2, pad, pad // 2)
        self.setVisible(body is not None)
        if body is not None:
            self._layout.addWidget(body)
            body.show()
            self._layout.activate()
            self.adjustSize()


def picture_width(text: int, aspect: float) -> int:
    """Return how wide the picture of a card is where the facts have room side by side, with text of this height."""
    return round(LAYOUTS[0][2] * text * aspect)


class FactsPanel(_Panel):
    """The facts of a deal side by side, each with its picture or sign."""

    def __init__(self, artwork: Artwork, parent: QWidget) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self._pictures: list[tuple[PlainLabel, Card]] = []
        self._text, self._picture_height = 13, LAYOUTS[0][2]
        self._shown: tuple[object, ...] = ()
        artwork.ready.connect(self._refresh)

    def show_facts(self, facts: tuple[Fact, ...], wording: Wording, text: int, room: float) -> None:
        """Show these facts with text of this height, in two rows if one would be wider than there is room."""
        if not facts:
            self._pictures.clear()
            self.fill(None, text)
            return
        wanted = (facts, wording, text, room, self._artwork.look, self._artwork.ratio)
        if wanted == self._shown and not self.isHidden():
            return  # to lay them out takes long, and most moves change nothing here
        self._shown = wanted
        explain(self, _told([fact for fact in facts if fact.meaning is not None], wording), held=_told(facts, wording))
        for rows, size, picture in LAYOUTS:
            self._text, self._picture_height = max(least_text(), round(size * text)), picture
            self.fill(self._rows(facts, wording, rows), text)
            if self.width() <= room:
                return

    def event(self, event: QEvent) -> bool:
        """Be as large as the facts want to be in other letters: the table gets these when they stand there already."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self.adjustSize()
        return done

    def _rows(self, facts: tuple[Fact, ...], wording: Wording, rows: int) -> QWidget:
        self._pictures.clear()
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(round(1.1 * self._text))
        grid.setVerticalSpacing(max(1, self._text // 5))
        columns = -(-len(facts) // rows)
        for number, fact in enumerate(facts):
            grid.addWidget(self._fact(fact, wording), *divmod(number, columns))
        return body

    def _fact(self, fact: Fact, wording: Wording) -> QWidget:
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(max(3, self._text // 2))
        if isinstance(fact.value, Card):
            row.addWidget(self._picture(fact.value))
        elif isinstance(fact.value, Suit):
            row.addWidget(self._sign(fact.value))
        words = QVBoxLayout()
        words.setSpacing(0)
        label, value = PlainLabel(capital(wording.text(fact.label))), PlainLabel(capital(wording.text(fact.value)))
        label.setObjectName("quiet")
        value.setObjectName("title")
        words.addStretch()
        words.addWidget(label)
        words.addWidget(value)
        words.addStretch()
        row.addLayout(words)
        row.addStretch()
        return body

    def _picture(self, card: Card) -> PlainLabel:
        label = PlainLabel()
        self._pictures.append((label, card))
        self._draw(label, card)
        return label

    def _draw(self, label: PlainLabel, card: Card) -> None:
        width = round(self._picture_height * self._text * self._artwork.aspect)
        picture = self._artwork.picture(card.code, width)
        size = picture.pixmap.deviceIndependentSize() * (width / picture.width)
        label.setFixedSize(size.toSize())
        label.setScaledContents(not picture.exact)
        label.setPixmap(picture.pixmap)

    def _refresh(self, name: str) -> None:
        for label, card in self._pictures:
            if card.code == name:
                self._draw(label, card)

    def _sign(self, suit: Suit) -> PlainLabel:
        label = PlainLabel()
        label.setPixmap(self._artwork.sign(suit, 2.2 * self._text))
        return label


def _told(facts: Sequence[Fact], wording: Wording) -> str:
    """Return what a tooltip says of facts: each with its value, and what it is for."""
    lines = []
    for fact in facts:
        lines.append(f"{capital(wording.text(fact.label))}: {wording.text(fact.value)}")
        if fact.meaning is not None:
            lines.append(wording.text(fact.meaning))
    return "\n".join(lines)


class BoardPanel(_Panel):
    """Bids by seat, or items by raise level, as a table."""

    room = Area(0, 0, 0, 0)
    """Where it lies, in the upper right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[object, ...] = ()
        self._grown = QSize()
        """How large it has been in this auction; it does not shrink again."""
        self._grown_for: tuple[object, ...] = ()

    def show_board(
        self, board: Board | None, wording: Wording, text: int, rooms: Sequence[Area], last: Sequence[Area] = ()
    ) -> None:
        """Show this table in the first room that holds it, with text of this height or smaller; hide without one.

        In one of the `last` rooms it lies only if no other holds it with any letters.
        """
        if board is None or not board.rows:
            self.fill(None, text)
            return
        wanted = (board, wording, text, *rooms, *last)
        if wanted == self._shown and not self.isHidden():
            return  # to find the room takes long, and most moves change nothing here
        self._shown = wanted
        explain(self, "", held="\n".join((wording.text(_SAID), *board_told(board, wording))))
        self.setMinimumSize(0, 0)
        grown = _grown(board)
        size, words = self._find_room(grown, wording, text, rooms, last)
        kept = QSize(self.width() if board.last else 0, 0)
        if grown != board:
            self._show_in_room(_cells(board, words), size)
        columns = tuple(column for column in board.columns if column not in board.last[:1])
        self._keep_size(kept, (columns, board.last, wording.language, text, *rooms, *last))

    def _keep_size(self, kept: QSize, auction: tuple[object, ...]) -> None:
        """Be no smaller than before in the same auction, nor than the room that is `kept`."""
        before = self._grown if auction == self._grown_for else QSize()
        room = QSize(int(self.room.width), int(self.room.height))
        wanted = before.expandedTo(kept).boundedTo(room)
        self._grown, self._grown_for = self.size().expandedTo(wanted), auction
        self.setMinimumSize(self._grown)
        self.adjustSize()

    def _find_room(
        self, board: Board, wording: Wording, text: int, rooms: Sequence[Area], last: Sequence[Area]
    ) -> tuple[int, Wording]:
        """Lie in the first room that holds this table, and return the size of the text and the words; else scroll.

        Lines end within the name of a player only where it would have to scroll.
        """
        for words in (wording.for_columns, wording):
            size = self._fit(_cells(board, words), text, rooms, last)
            if size is not None:
                return size, words
        return self._find_scrolled(_cells(board, wording), (*rooms, *last)), wording

    def _fit(self, cells: Cells, text: int, rooms: Sequence[Area], last: Sequence[Area]) -> int | None:
        """Lie in the first room that holds these cells, and return the size of the text; ``None`` if none does."""
        smallest = least_text()
        usual = sorted({max(smallest, round(smaller * text)) for smaller in SMALLER}, reverse=True)
        scarce = range(usual[-1] - 1, smallest - 1, -1)
        least = {size: _least_size(cells, size) for size in (*usual, *scarce)}
        tries = [(room, size) for room in rooms for size in usual] + [(room, size) for size in scarce for room in rooms]
        tries += [(room, size) for size in (*usual, *scarce) for room in last]
        for room, size in tries:
            if _holds(room, least[size]):  # to lay the table out takes long
                self.room = room
                self.fill(_table(cells, size, room.width), size)
                if _holds(room, self.size()):
                    return size
        return None

    def _find_scrolled(self, cells: Cells, rooms: Sequence[Area]) -> int:
        """Lie where columns have their width, and return the size of the text there: rows that have no room scroll.

        Letters become smaller than elsewhere only for the width; then all may have room again.
        """
        largest = sorted(rooms, key=lambda room: -room.width * room.height)
        for size in range(least_text(), LEAST_TEXT - 1, -1):
            least = _least_size(cells, size)
            held = [room for room in rooms if _holds(room, least)]
            for room in held if size < least_text() else ():
                self.room = room
                self.fill(_table(cells, size, room.width), size)
                if _holds(room, self.size()):
                    return size
            enough = [room for room in largest if room.width >= least.width() + EDGES]
            if enough or size == LEAST_TEXT:
                self.room = (enough or largest)[0]
                self._scroll(cells, size)
                return size
        return LEAST_TEXT

    def _show_in_room(self, cells: Cells, size: int) -> None:
        """Show these cells in the room that was found for more of them; they scroll where that would have to."""
        self.fill(_table(cells, size, self.room.width), size)
        if not _holds(self.room, self.size()):
            self._scroll(cells, size)

    def _scroll(self, cells: Cells, size: int) -> None:
        """Show the table in small letters, of which as much is in sight as the room holds."""
        scrolled = Scrolled(_table(cells, size, self.room.width - EDGES), self.room)
        self.fill(scrolled, size)
        scrolled.shorten(self.height() - self.room.height)
        self.adjustSize()


def _grown(board: Board) -> Board:
    """Return a table as large as it may become: with all its first rows, and with its last column."""
    rows = board.rows + board.rows[-1:] * (RESERVED - len(board.rows))
    if not board.last:
        return replace(board, rows=rows)
    heading, *entries = board.last
    columns = (*(column for column in board.columns if column != heading), heading)
    first = [row[: len(columns) - 1] for row in rows]
    return replace(
        board, columns=columns, rows=tuple((*row, entry) for row, entry in zip(first, cycle(entries), strict=False))
    )


def _cells(board: Board, wording: Wording) -> Cells:
    """Return what stands in a table, its headings first; where words are `for_columns`, no line ends beside a sign."""
    rows = (board.columns, *board.rows)
    space = UNBROKEN if wording.whole else " "
    return tuple(tuple(_BESIDE_SIGN.sub(space, capital(wording.text(cell))) for cell in row) for row in rows)


def board_told(board: Board, wording: Wording) -> Iterator[str]:
    """Yield each row of a table as it is read aloud: the words over a cell before what stands in it.

    A row begins with its own name, but where each column is a seat, with what the first of them has said.
    """
    heads = [wording.text(column) for column in board.columns]
    by_seat = any(isinstance(each, Who) for each in board.columns[0].args.values())
    for row in board.rows:
        cells = [wording.text(cell) for cell in row]
        told = [f"{head}: {cell}" for head, cell in zip(heads, cells, strict=True) if cell]
        yield ", ".join(told) if by_seat else f"{capital(cells[0])} – {', '.join(told[1:])}"


def least_text() -> int:
    """Return the height of text that is not made smaller, in pixels."""
    return round(LEAST_TEXT * min(max(1.0, fonts.share()), LEAST_GROWS))


def _holds(room: Area, size: QSize) -> bool:
    return size.width() <= room.width and size.height() <= room.height


def _least_size(cells: Cells, text: int) -> QSize:
    """Return a size than which the table cannot be smaller, however its words are wrapped."""
    letters = QFontMetrics(type_of(text))
    widths = [
        max(letters.horizontalAdvance(word) for cell in column for word in cell.split(" "))
        for column in zip(*cells, strict=True)
    ]
    return QSize(sum(widths) + _gaps_width(len(widths), text), len(cells) * letters.height())


def _gaps_width(columns: int, text: int) -> int:
    """Return the width of what is between the columns and round the table."""
    return (columns - 1) * round(GAP * text) + text + 2 * BORDER


def _table(cells: Cells, text: int, room: float) -> QWidget:
    """Return the table; if it is wider than there is room, the widest columns have their words in several lines."""
    body = QWidget()
    body.setStyleSheet(f"QLabel {{ font-size: {text}px; }}")
    grid = QGridLayout(body)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(round(GAP * text))
    grid.setVerticalSpacing(max(1, text // 6))
    columns: list[list[PlainLabel]] = [[] for _ in cells[0]]
    for number, row in enumerate(cells):
        for column, cell in enumerate(row):
            label = PlainLabel(cell, body)
            label.setObjectName("" if number else "quiet")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.ensurePolished()
            grid.addWidget(label, number, column)
            columns[column].append(label)
    _squeeze(columns, room - _gaps_width(len(columns), text))
    return body


def _squeeze(columns: Sequence[Sequence[PlainLabel]], room: float) -> None:
    """Wrap the words of one column after the other, the widest first, until all have room; no word is cut."""
    widths = [max(label.sizeHint().width() for label in column) for column in columns]
    for place in sorted(range(len(columns)), key=lambda place: -widths[place]):
        over = sum(widths) - room
        if over <= 0:
            return
        widths[place] = round(max(_longest_word(columns[place]), widths[place] - over))
        for label in columns[place]:
            label.setWordWrap(True)
            label.setFixedWidth(widths[place])


def _longest_word(column: Sequence[PlainLabel]) -> int:
    words = ((label, word) for label in column for word in label.text().split(" "))
    return max((label.fontMetrics().horizontalAdvance(word) + 1 for label, word in words), default=0)
