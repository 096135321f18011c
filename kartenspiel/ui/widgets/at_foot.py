# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where messages lie over a page: nothing on it moves for them, and they cover nothing that could be clicked now."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

WIDE: Final = 0.72
"""How much of the width of a page messages take, where it is not narrow."""
LEAST_LETTERS: Final = 70
"""Width below which they take all of it, in mean widths of letters."""
EDGE: Final = 6
"""Room between messages and the edge of the page, in pixels."""
STEP: Final = 6
"""How far apart the places are that are tried, in pixels."""


class Overlay(QObject):
    """Keeps a widget over a page, in the middle of its width, as high as it wants to be."""

    def __init__(
        self,
        widget: QWidget,
        page: QWidget,
        targets: Callable[[], Iterable[QRect]],
        told: Callable[[], Iterable[QRect]] = tuple,
    ) -> None:
        """`targets` says where on the page something can be clicked, `told` where something is to be read."""
        super().__init__(widget)
        self._widget, self._page, self._targets, self._told = widget, page, targets, told
        widget.setParent(page)
        widget.hide()
        for each in (widget, page):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page, and what is said."""
        wanted = QEvent.Type.Resize if watched is self._page else QEvent.Type.LayoutRequest
        if event.type() == wanted or (watched is self._widget and event.type() == QEvent.Type.Show):
            self.place()
        return super().eventFilter(watched, event)

    def step_aside(self) -> None:
        """Go elsewhere if something can be clicked now that lies below; else stay."""
        if not self._widget.isHidden() and any(map(self._widget.geometry().intersects, self._targets())):
            self.place()

    def place(self) -> None:
        """Take the place that covers no target, and the least of what is to be read; of several the highest."""
        if self._widget.isHidden():
            return
        wide = self._width()
        tall = max(1, _height_of(self._widget, wide))
        targets, told = list(self._targets()), list(self._told())
        left, lowest = (self._page.width() - wide) // 2, max(EDGE, self._page.height() - EDGE - tall)
        places = [QRect(left, y, wide, tall) for y in range(EDGE, lowest + 1, STEP)]
        best = min(places, key=lambda place: (covered(place, targets), covered(place, told)))
        self._widget.setGeometry(best)
        self._widget.raise_()

    def _width(self) -> int:
        most = self._page.width() - 2 * EDGE
        least = self._page.fontMetrics().averageCharWidth() * LEAST_LETTERS
        return min(most, max(round(WIDE * self._page.width()), least))


class AtFoot(QObject):
    """Keeps a widget over the lower end of what is scrolled, which can be scrolled past it; nothing moves for it."""

    def __init__(self, widget: QWidget, area: QScrollArea) -> None:
        super().__init__(widget)
        self._widget, self._area = widget, area
        widget.setParent(area.viewport())
        widget.hide()
        for each in (widget, area.viewport()):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the area, and what is said."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Hide):
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Lie at the foot, and have what is below scrolled so much further."""
        room, shown = self._area.viewport().rect(), not self._widget.isHidden()
        tall = _height_of(self._widget, room.width()) if shown else 0
        body = self._area.widget()
        layout = None if body is None else body.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            margins.setBottom(margins.top() + tall)
            layout.setContentsMargins(margins)
        if shown:
            self._widget.setGeometry(0, room.height() - tall, room.width(), tall)
            self._widget.raise_()


def _height_of(widget: QWidget, wide: int) -> int:
    """Return how high a widget wants to be in this width."""
    layout = widget.layout()
    if layout is None or not layout.hasHeightForWidth():
        return widget.sizeHint().height()
    return layout.totalHeightForWidth(wide)


def buttons_on(page: QWidget, over: QWidget) -> list[QRect]:
    """Return where the buttons of a page are, as seen from a widget around it."""
    return [
        QRect(button.mapTo(over, QPoint(0, 0)), button.size())
        for button in page.findChildren(QAbstractButton)
        if button.isVisible()
    ]


def covered(place: QRect, areas: Iterable[QRect]) -> int:
    """Return how much of these areas would lie under something at this place."""
    shared = (place.intersected(area) for area in areas)
    return sum(each.width() * each.height() for each in shared)
