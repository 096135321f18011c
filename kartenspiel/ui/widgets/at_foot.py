# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Keeps a message at the lower end of a page that scrolls."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class AtFoot(QObject):
    """Keeps a widget over the lower end of a scroll area, whose contents can be scrolled past it and do not move."""

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
        tall = height_of(self._widget, room.width()) if shown else 0
        body = self._area.widget()
        layout = None if body is None else body.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            margins.setBottom(margins.top() + tall)
            layout.setContentsMargins(margins)
        if shown:
            self._widget.setGeometry(0, room.height() - tall, room.width(), tall)
            self._widget.raise_()


def height_of(widget: QWidget, wide: int) -> int:
    """Return how high a widget wants to be in this width."""
    layout = widget.layout()
    if layout is None or not layout.hasHeightForWidth():
        return widget.sizeHint().height()
    _settle(widget)
    return layout.totalHeightForWidth(wide)


def _settle(widget: QWidget) -> None:
    """Have a widget know at once what lies deeper in it wants now: else it answers for the words before."""
    for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        _settle(child)
    layout = widget.layout()
    if layout is not None:
        layout.activate()
