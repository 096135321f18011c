# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where messages lie over a page: nothing on it moves for them, and they cover nothing that is clicked or read there.

Wide and low is tried before narrow and high; where nothing is free they cover what matters least.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget

from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.placer import Groups, clearest, lying, outermost, places_in
from kartenspiel.ui.widgets.at_foot import height_of
from kartenspiel.ui.widgets.message_bar import Messages

WIDTHS: Final = (0.72, 0.5, 0.36, 0.26, 0.26)
"""How much of the width of a page messages take, the best first."""
LETTERS: Final = (70, 46, 34, 26, 16)
"""Widths below which they take more of it, in mean widths of letters."""
EDGE: Final = 6
"""Room between messages and the edge of the page, in pixels."""
GAP: Final = 3
"""Room between messages and what they do not cover, in pixels."""


class Overlay(QObject):
    """Keeps messages over a page."""

    def __init__(
        self,
        messages: Messages,
        page: QWidget,
        around: Callable[[], Groups],
        make_room: Callable[[int], object] = lambda _high: None,
    ) -> None:
        """`around` says what lies on the page, the most important first; the last group may be covered.

        `make_room` leaves so many pixels free at the foot of the page, where all of it would be covered else.
        """
        super().__init__(messages)
        self._messages, self._page, self._around, self._make_room = messages, page, around, make_room
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.place)
        messages.setParent(page)
        messages.hide()
        for each in (messages, page):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page once all on it has its new place, and what is said."""
        wanted = QEvent.Type.Resize if watched is self._page else QEvent.Type.LayoutRequest
        if watched is self._messages and event.type() == QEvent.Type.Show:
            self.place()
        elif watched is self._messages and event.type() == QEvent.Type.Hide:
            self._make_room(0)
        elif event.type() == wanted:
            self._later.start()
        return super().eventFilter(watched, event)

    def step_aside(self) -> None:
        """Go elsewhere if something matters now that lies below; else stay."""
        if not self._messages.isHidden() and any(lying(_area(self._messages.geometry()), self._around()).hidden[:-1]):
            self.place()

    def place(self) -> None:
        """Take the first place that covers nothing, or else the one that covers what matters least."""
        if self._messages.isHidden():
            self._make_room(0)
            return
        self._make_room(height_of(self._messages, self._widest()) + EDGE)
        groups = [outermost(group) for group in self._around()]
        best = clearest(self._places([area for group in groups[:-1] for area in group]), groups).place
        self._messages.setGeometry(round(best.x), round(best.y), round(best.width), round(best.height))
        self._messages.raise_()

    def _widest(self) -> int:
        """Return how wide messages are where there is room enough."""
        bounds = self._page.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        wanted = max(WIDTHS[0] * bounds.width(), LETTERS[0] * self._page.fontMetrics().averageCharWidth())
        wide = min(round(wanted), bounds.width())
        self._messages.write_for(wide)
        return max(wide, self._messages.minimumSizeHint().width())

    def _places(self, taken: list[Area]) -> Iterator[Area]:
        bounds = _area(self._page.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
        letter = self._page.fontMetrics().averageCharWidth()
        wanted = [
            round(max(share * bounds.width, letters * letter)) for share, letters in zip(WIDTHS, LETTERS, strict=True)
        ]
        self._messages.write_for(min(wanted[0], round(bounds.width)))
        least = self._messages.minimumSizeHint().width()
        for wide in dict.fromkeys(round(min(max(each, least), bounds.width)) for each in wanted):
            yield from places_in(bounds, wide, max(1, height_of(self._messages, wide)), taken, GAP)


@runtime_checkable
class MakesRoom(Protocol):
    """A page that is full of what is read and pressed, and so leaves room for messages."""

    def make_room(self, high: int) -> None:
        """Leave so many pixels free at the foot."""

    def parts(self) -> Sequence[QWidget]:
        """Return what must not be covered."""


def buttons_on(page: QWidget, over: QWidget) -> list[Area]:
    """Return where the buttons of a page are, as seen from a widget around it."""
    return areas_of(page.findChildren(QAbstractButton), over)


def areas_of(parts: Iterable[QWidget], over: QWidget) -> list[Area]:
    """Return where those of some widgets are that are to be seen, as seen from a widget around them."""
    return [_area(QRect(part.mapTo(over, QPoint(0, 0)), part.size())) for part in parts if part.isVisible()]


def _area(lies: QRect) -> Area:
    return Area(lies.x(), lies.y(), lies.width(), lies.height())
