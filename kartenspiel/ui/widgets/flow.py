# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lays widgets side by side, in as many lines as they need, as words stand in a paragraph."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

GAP: Final = 6
"""Room between things, in pixels."""


class FlowLayout(QLayout):
    """A layout in lines; what does not fit in a line begins the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

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
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """Return the room of everything in one line."""
        sizes = [item.sizeHint() for item in self._seen()]
        wide = sum(size.width() for size in sizes) + GAP * max(len(sizes) - 1, 0)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Return the room of the widest."""
        sizes = [item.minimumSize() for item in self._seen()]
        return QSize(
            max((size.width() for size in sizes), default=0), max((size.height() for size in sizes), default=0)
        )

    def setGeometry(self, rect: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _seen(self) -> list[QLayoutItem]:
        """Return what takes room: what somebody has hidden takes none."""
        return [item for item in self._items if not _is_put_away(item.widget())]

    def _arrange(self, area: QRect, *, move: bool) -> int:
        """Return how high everything is together; where it is to `move` it is put there."""
        x, y, height = area.x(), area.y(), 0
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._seen():
            size = item.sizeHint().boundedTo(QSize(max(area.width(), 1), 1 << 20))
            if line and x + size.width() > area.right() + 1:
                self._place(line, height, move=move)
                x, y, height, line = area.x(), y + height + GAP, 0, []
            line.append((item, QRect(QPoint(x, y), size)))
            x += size.width() + GAP
            height = max(height, size.height())
        self._place(line, height, move=move)
        return y + height - area.y()

    def _place(self, line: list[tuple[QLayoutItem, QRect]], height: int, *, move: bool) -> None:
        """Put the things of a line in its middle."""
        if move:
            for item, rect in line:
                item.setGeometry(rect.translated(0, (height - rect.height()) // 2))


def _is_put_away(widget: QWidget | None) -> bool:
    """Tell whether a widget was hidden; one that was never shown yet is only waiting for that."""
    told = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
    return widget is not None and widget.isHidden() and widget.testAttribute(told)
