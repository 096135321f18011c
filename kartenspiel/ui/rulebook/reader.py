# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Shows a page of rules: its pictures, its links by mouse and keys, and a mark on what somebody has asked for."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QEvent, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextOption,
    QTextTable,
)
from PySide6.QtWidgets import QAbstractSlider, QFrame, QTextBrowser, QTextEdit, QWidget

from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.looks.palette import FOUND
from kartenspiel.ui.rulebook.card_rows import CardRows
from kartenspiel.ui.rulebook.style import QUIET, style_of
from kartenspiel.ui.widgets.colours import mix

CARDS: Final = "cards"
"""The scheme of pictures: rows of cards by their codes."""
CARD: Final = 3.4
"""Width of a card in heights of the text."""
MARGIN: Final = 14
"""Room round the text, in pixels."""
INDENT: Final = 24
"""How far lists are moved in, in pixels."""
ROUNDED: Final = 3
"""By so many pixels tables are at times wider than the page, for their columns are rounded."""
_NOT_LAID_OUT: Final = QSizeF(0, 0)
"""A document of this size is not laid out."""
MARKED_MS: Final = 3000
"""How long a mark is seen."""
_MARK: Final = 0.28
"""How much of the colour of what is chosen a mark has; the rest is paper."""
_ENDS: Final = {
    QKeySequence.StandardKey.MoveToStartOfDocument: QAbstractSlider.SliderAction.SliderToMinimum,
    QKeySequence.StandardKey.MoveToEndOfDocument: QAbstractSlider.SliderAction.SliderToMaximum,
}
_SETTLED_MS: Final = 120
"""After so long without another change of its size a page is set again, and pictures are exchanged."""


class _Setting(NamedTuple):
    """What a page is set for: as long as that stays the same it need not be set again."""

    width: int
    """Of the page, in pixels."""
    font: QFont
    style: str


class RulesReader(QTextBrowser):
    """A page of rules."""

    followed = Signal(str)
    """A link was followed: what it leads to, as ``clause:R26``."""

    def __init__(self, cache: Path | None, parent: QWidget | None = None) -> None:
        """`cache` is the folder of finished pictures of cards."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # else rows of cards would be too wide
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().setDocumentMargin(MARGIN)
        self.document().setIndentWidth(INDENT)
        self._html = ""
        self.look = Look()
        """How the cards look."""
        self._places: dict[str, int] = {}
        self._reading: tuple[str, int] | None = None
        """What was read before the size changed."""
        self._set_for = self._wanted_now()
        self._marked = ""
        self._rows = CardRows(cache, self)
        self._urls: dict[str, None] = {}
        """The pictures in the page, in its order."""
        self._empty: list[str] = []
        """Those whose cards are still to be drawn."""
        self._again, self._better, self._fade, self._fill = QTimer(self), QTimer(self), QTimer(self), QTimer(self)
        for timer, interval, act in (
            (self._again, _SETTLED_MS, self._set_again),
            (self._better, _SETTLED_MS, self._paint_better),
            (self._fade, MARKED_MS, self._unmark),
            (self._fill, 0, self._fill_next),
        ):
            timer.setSingleShot(True)
            timer.setInterval(interval)
            timer.timeout.connect(act)
        self._rows.ready.connect(lambda: self._better.isActive() or self._better.start())
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))

    def show_html(self, html: str, look: Look) -> None:
        """Show a page from its beginning, with cards that look like this."""
        if (html, look) != (self._html, self.look):
            self._html, self.look = html, look
            self._rows.show(look, self.devicePixelRatioF())
            self._set()
        self._unmark()
        self.verticalScrollBar().setValue(0)

    def place(self) -> tuple[str, int]:
        """Return what is read now: the last anchor above the upper edge, and how far below it that is, in pixels."""
        top = self.verticalScrollBar().value()
        anchors = list(self._places)
        above = bisect_right(anchors, top + MARGIN, key=self._height_of)
        if not above:
            return "", top
        return anchors[above - 1], top - self._height_of(anchors[above - 1])

    def go_to(self, anchor: str, below: int = -MARGIN) -> bool:
        """Show the page from an anchor on, so many pixels below it; tell whether there is such an anchor."""
        if anchor and anchor not in self._places:
            return False
        self.document().documentLayout().documentSize()  # lays all of it out, else its end cannot be reached
        cursor = QTextCursor(self.document())
        if anchor:
            cursor.setPosition(self._places[anchor])
        self._reading = None if self._reading is None else (anchor, below)
        self.setTextCursor(cursor)  # the next link is the first behind it
        self.verticalScrollBar().setValue((self._height_of(anchor) if anchor else 0) + below)
        return True

    def mark(self, anchor: str) -> None:
        """Mark what begins at an anchor, for a moment: a paragraph, or a row of a table."""
        colour = mix(self.palette().color(QPalette.ColorRole.Highlight), self._paper(), _MARK)
        self._marked = anchor
        self.setExtraSelections([self._selection(block, colour) for block in self._blocks_at(anchor)])
        self._fade.start()

    def take_height(self, most: float) -> None:
        """Be as high as the page is, if that is not too much, in pixels."""
        self.document().setTextWidth(self.viewport().width())
        self.setFixedHeight(round(min(most, self.document().size().height() + 2 * self.frameWidth())))

    def marked(self) -> str:
        """Return the words that are marked now."""
        return " ".join(block.text() for block in self._blocks_at(self._marked))

    def show_found(self, words: str) -> None:
        """Mark every place at which these words stand, for a moment."""
        found, cursor = [], self.document().find(words)
        while words and not cursor.isNull():
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(mix(QColor(FOUND), self._paper(), 0.5))
            found.append(selection)
            cursor = self.document().find(words, cursor)
        self.setExtraSelections([*self.extraSelections(), *found])

    def close_down(self) -> None:
        """Stop drawing."""
        for timer in (self._again, self._better, self._fade, self._fill):
            timer.stop()
        self._rows.close()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the picture of a row of cards; nothing else is loaded from anywhere."""
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != CARDS:
            return None
        self._urls[url.toString()] = None
        if self._rows.at_hand(*self._wanted(url)):
            return self._rows.row(*self._wanted(url))
        self._empty.append(url.toString())
        self._fill.start()
        return self._rows.empty_row(*self._wanted(url))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards anew once the size stays as it is, and stay at what is read."""
        if event.size().width() != event.oldSize().width():
            self._reading = self._reading or self.place()
            self._again.start()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the ends by the keys that do so in every text: Qt knows them only where there is a cursor."""
        for keys, action in _ENDS.items():
            if event.matches(keys):
                self.verticalScrollBar().triggerAction(action)
                return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours and the letters of the window."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_again"):
            self._again.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Be seen at once in the colours and the letters of the moment."""
        super().showEvent(event)
        if self._set_for[1:] != self._wanted_now()[1:]:
            self._set_again()

    def _wanted(self, url: QUrl) -> tuple[list[str], float, float]:
        """Return what row a picture has: its cards, and in pixels its room and the width of a card."""
        room = self._set_for.width - 2 * MARGIN - 4
        return url.path().split("+"), room, CARD * QFontMetricsF(self._set_for.font).height()

    def _paint(self, urls: Iterable[str]) -> None:
        """Put the best pictures there are in the place of those of before; they are as large."""
        for url in map(QUrl, urls):
            row = self._rows.row(*self._wanted(url))
            self.document().addResource(QTextDocument.ResourceType.ImageResource.value, url, row)
        self.viewport().update()

    def _paint_better(self) -> None:
        self._paint(url for url in self._urls if url not in self._empty)

    def _fill_next(self) -> None:
        """Draw the cards of one row: those of a whole page at once would keep the window waiting."""
        if self._empty:
            self._paint([self._empty.pop(0)])
        if self._empty:
            self._fill.start()

    def _set_again(self) -> None:
        """Set the page for what has changed, which may be as it was before by now, and stay at what is read.

        One that nobody sees waits until somebody does.
        """
        if not self.isVisible():
            return
        if self._html:
            anchor, below = self._reading or self.place()
            if self._set_for != self._wanted_now():
                self._set()
            self.go_to(anchor, below)
            if self._fade.isActive():
                self.mark(self._marked)
        self._reading = None

    def _unmark(self) -> None:
        self._marked = ""
        self.setExtraSelections([])

    def _wanted_now(self) -> "_Setting":
        return _Setting(self.viewport().width(), QFont(self.font()), style_of(self.palette()))

    def _set(self) -> None:
        self._again.stop()
        self._reading, self._set_for = None, self._wanted_now()
        self._urls.clear()
        self._empty.clear()
        self.document().clear()  # with it go the pictures of before
        self.document().setDefaultFont(self._set_for.font)
        self.document().setDefaultStyleSheet(self._set_for.style)
        self._fill_document()
        wide = self.document().idealWidth() > self.viewport().width() + ROUNDED
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setHorizontalScrollBarPolicy(needed if wide else off)

    def _fill_document(self) -> None:
        """Write the whole page before any of it is laid out.

        Qt lays out the beginning at once and the rest when it has time.  A change between the two, as the mark of a
        term, has it believe that all that stands behind is laid out: it takes no room then, and is never seen.
        """
        self.document().setPageSize(_NOT_LAID_OUT)
        self.setHtml(self._html)
        self._find_places()
        self.document().setTextWidth(self._set_for.width)

    def _find_places(self) -> None:
        """Find the anchors of the page, and mark its terms of the glossary."""
        self._places = {}
        terms = []
        for part in self._fragments():
            style = part.charFormat()
            if style.isAnchor():
                position = part.position()
                self._places |= dict.fromkeys(style.anchorNames(), position)
                if style.anchorHref().startswith("term:"):
                    terms.append((position, position + part.length()))
        self._underline(terms)

    def _underline(self, terms: Iterable[tuple[int, int]]) -> None:
        """Mark terms of the glossary quietly; the style of HTML knows no dotted line."""
        quiet = QTextCharFormat()
        quiet.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        quiet.setUnderlineColor(mix(self.palette().color(QPalette.ColorRole.Text), self._paper(), QUIET))
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for start, end in terms:
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(quiet)
        cursor.endEditBlock()

    def _fragments(self) -> Iterator[QTextFragment]:
        block = self.document().begin()
        while block.isValid():
            parts = block.begin()
            while not parts.atEnd():
                yield parts.fragment()
                parts += 1
            block = block.next()

    def _height_of(self, anchor: str) -> int:
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._places[anchor])
        return self.cursorRect(cursor).top() + self.verticalScrollBar().value()

    def _blocks_at(self, anchor: str) -> list[QTextBlock]:
        if anchor not in self._places:
            return []
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._places[anchor])
        table = cast("QTextTable | None", cursor.currentTable())
        if table is None:
            return [cursor.block()]
        row = table.cellAt(cursor).row()
        return [table.cellAt(row, column).firstCursorPosition().block() for column in range(table.columns())]

    def _selection(self, block: QTextBlock, colour: QColor) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        style = QTextCharFormat()
        style.setBackground(colour)
        style.setProperty(QTextFormat.Property.FullWidthSelection.value, True)
        selection.cursor, selection.format = cursor, style
        return selection

    def _paper(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.Base)
