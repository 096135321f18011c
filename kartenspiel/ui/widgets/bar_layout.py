# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How a message shares a bar with its buttons: side by side where it is wide; where it is narrow all goes below it."""

from typing import Final

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QLayout, QLayoutItem, QWidget

BESIDE: Final = 30
"""Width of the words, in mean widths of letters, below which everything else goes under them."""
LEAST: Final = 14
"""Least width of the words, in the same."""
GAP: Final = 6
"""Room between things, in pixels."""
MARGINS: Final = QMargins(10, 4, 6, 4)

Arranged = list[tuple[QLayoutItem, QRect]]


class BarLayout(QLayout):
    """Lays out a picture, words, what closes the bar, and after them buttons and the like."""

    def __init__(self, bar: QWidget, picture: QWidget, words: QLabel, close: QWidget) -> None:
        super().__init__(bar)
        self._items: list[QLayoutItem] = []
        self._words = words
        self.setContentsMargins(MARGINS)
        for each in (picture, words, close):
            self.addWidget(each)

    # What Qt asks of a layout

    def addItem(self, item: QLayoutItem) -> None:
        """Lay out one more thing."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many things are laid out."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return one of them, ``None`` behind the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Lay one of them out no longer."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Take width that is to be had."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Be the higher the narrower it is."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high it is in this width."""
        return self._arranged(QRect(0, 0, width, 0))[1]

    def minimumSize(self) -> QSize:
        """Return its least size: a few letters, and below them the widest button and the cross."""
        widest = max((item.sizeHint().width() + GAP for item in self._others()), default=0)
        wide = max(LEAST * self._letter(), widest + self._items[2].sizeHint().width())
        tall = self._items[0].sizeHint().height()
        return QSize(wide + MARGINS.left() + MARGINS.right(), tall + MARGINS.top() + MARGINS.bottom())

    def sizeHint(self) -> QSize:
        """Return the size in which the words lie on one line, with everything beside them."""
        wide = self._head() + self._beside() + self._words.fontMetrics().horizontalAdvance(self._words.text()) + 2
        wide += MARGINS.left() + MARGINS.right()
        return QSize(wide, self.heightForWidth(wide))

    def setGeometry(self, area: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(area)
        for item, place in self._arranged(area)[0]:
            item.setGeometry(place)

    # How it is arranged

    def words_in(self, width: int) -> int:
        """Return how wide the words are in a bar of this width."""
        room = width - MARGINS.left() - MARGINS.right()
        beside = room - self._head() - self._beside()
        return max(1, beside if beside >= BESIDE * self._letter() else room)

    def _others(self) -> list[QLayoutItem]:
        return [item for item in self._items[3:] if not item.isEmpty()]

    def _letter(self) -> int:
        return self._words.fontMetrics().averageCharWidth()

    def _head(self) -> int:
        """Return how much picture and cross take beside the words."""
        picture, _, close = self._items[:3]
        return picture.sizeHint().width() + close.sizeHint().width() + 2 * GAP

    def _beside(self) -> int:
        """Return how much all else takes beside the words."""
        return sum(item.sizeHint().width() + GAP for item in self._others())

    def _arranged(self, area: QRect) -> tuple[Arranged, int]:
        """Return where everything lies in an area of this width, and how high it is."""
        inner = area.marginsRemoved(MARGINS)
        picture, words, close = self._items[:3]
        wide = self.words_in(area.width())
        if wide == inner.width():
            placed, tall = self._below(inner)
        else:
            placed, tall = [], 0
            row = (picture, words, *self._others(), close)
            sizes = [QSize(wide, self._tall(wide)) if item is words else item.sizeHint() for item in row]
            left, tall = inner.left(), max(size.height() for size in sizes)
            for item, size in zip(row, sizes, strict=True):
                placed.append((item, QRect(QPoint(left, inner.top() + (tall - size.height()) // 2), size)))
                left += size.width() + GAP
        return placed, tall + MARGINS.top() + MARGINS.bottom()

    def _below(self, inner: QRect) -> tuple[Arranged, int]:
        """Return where everything lies with the words above and all else in rows below them, and how high that is."""
        picture, words, close = self._items[:3]
        tall = self._tall(inner.width())
        placed = [(words, QRect(inner.left(), inner.top(), inner.width(), tall))]
        top, right = inner.top() + tall, inner.right() + 1
        for item in (close, *reversed(self._others()), picture):
            size = item.sizeHint()
            if right - size.width() < inner.left():
                top, right = inner.top() + tall, inner.right() + 1
            placed.append((item, QRect(QPoint(right - size.width(), top), size)))
            right, tall = right - size.width() - GAP, max(tall, top + size.height() - inner.top())
        return placed, tall

    def _tall(self, wide: int) -> int:
        """Return how high the words are in this width."""
        return self._words.heightForWidth(wide)
