# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where windows stand.

A window, with the frame that the desktop draws round it, is kept in the free area of its screen when it opens; its
place and size are remembered.
"""

from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

_ENCODING: Final = "ascii"
_FILLING = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


class OpeningPlacer(QObject):
    """Sees a window open and fits it, once.

    How wide the frame is and on which screen the window stands is known only when the desktop has shown it.  What has
    been given another size by then stays as it is.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._size = window.size()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the window when it has become the active one."""
        if event.type() == QEvent.Type.WindowActivate:
            self._window.removeEventFilter(self)
            if self._window.size() == self._size and not self._window.windowState() & _FILLING:
                fit_frame(self._window)
        return super().eventFilter(watched, event)


def write_state(state: QByteArray) -> str:
    """Return a place and size, as Qt gives it, as settings keep it."""
    return bytes(state.toBase64().data()).decode(_ENCODING)


def read_state(state: str) -> QByteArray:
    """Return a place and size, as settings keep it, as Qt wants it."""
    return QByteArray.fromBase64(state.encode(_ENCODING, "ignore"))


def take_size(window: QWidget, usual: QSize) -> None:
    """Give a window that is not yet shown its usual size, or as much as there is room for with the usual frame."""
    around = _usual_frame(window)
    room = window.screen().availableGeometry()
    size = usual.boundedTo(room.size() - around)
    window.resize(size)
    place = QRect(room.topLeft(), size + around)
    place.moveCenter(room.center())
    window.move(place.topLeft())


def fit_frame(window: QWidget) -> None:
    """Make a window smaller and move it, if it stands with its frame outside the free area of its screen."""
    room, inner, outer = window.screen().availableGeometry(), window.size(), window.frameGeometry()
    if room.contains(outer):
        return
    size = outer.size().boundedTo(room.size())
    window.resize(size - (outer.size() - inner))
    left = min(max(outer.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(outer.top(), room.top()), room.bottom() + 1 - size.height())
    window.move(left, top)


def _usual_frame(window: QWidget) -> QSize:
    """Return how much wider and higher a frame would be that the style draws."""
    from PySide6.QtWidgets import QStyle, QStyleOptionTitleBar  # noqa: PLC0415 - a later start knows its place

    style, option = window.style(), QStyleOptionTitleBar()
    option.initFrom(window)
    side = style.pixelMetric(QStyle.PixelMetric.PM_MdiSubWindowFrameWidth, option, window)
    title = style.pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, option, window)
    return QSize(2 * side, title + 2 * side)
