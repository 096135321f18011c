# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tooltips, which lie beside what they explain: everything that has one is given it here.

Qt puts a tooltip below the pointer, and so over the lower part of a thing that is large.  Here it comes below the thing
itself, or above it, or at a side, wherever the screen has room.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneHelpEvent, QToolTip, QWidget

from kartenspiel.ui.widgets.plain import tip_of

GAP: Final = 4
"""Pixels between a thing and its tooltip."""
_LABEL: Final = "qtooltip_label"
"""The name that Qt gives to the widget in which tooltips are shown."""


class _Placer(QObject):
    """Shows the tooltips of widgets."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a tooltip in place of Qt."""
        if event.type() == QEvent.Type.ToolTip and isinstance(watched, QWidget) and isinstance(event, QHelpEvent):
            _show(watched.toolTip(), watched, watched.rect())
            return bool(watched.toolTip())
        return super().eventFilter(watched, event)


class ExplainedScene(QGraphicsScene):
    """A scene that shows the tooltips of its items."""

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the tooltip of the uppermost item at this place that has one."""
        view = self.views()[0]
        for item in self.items(event.scenePos()):
            if item.toolTip():
                area = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                _show(item.toolTip(), view.viewport(), area)
                event.accept()
                return
        QToolTip.hideText()
        event.ignore()


def explain(widget: QWidget, text: str) -> None:
    """Give a tooltip to a widget, which shows every sign of the text; none if that is empty."""
    widget.setToolTip(tip_of(text))
    if text and widget.findChild(_Placer, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
        widget.installEventFilter(_Placer(widget))


def place_of(tip: QSize, thing: QRect, screen: QRect) -> QPoint:
    """Return where a tooltip of this size goes: on the screen, and not over the thing if there is room for that."""
    left = max(screen.left(), min(thing.left(), screen.right() + 1 - tip.width()))
    top = max(screen.top(), min(thing.top(), screen.bottom() + 1 - tip.height()))
    places = (
        QPoint(left, thing.bottom() + 1 + GAP),
        QPoint(left, thing.top() - GAP - tip.height()),
        QPoint(thing.right() + 1 + GAP, top),
        QPoint(thing.left() - GAP - tip.width(), top),
    )
    return next((place for place in places if screen.contains(QRect(place, tip))), QPoint(left, top))


def _show(tip: str, widget: QWidget, area: QRect) -> None:
    """Show a tooltip beside this part of a widget, for as long as the pointer is there."""
    thing = QRect(widget.mapToGlobal(area.topLeft()), area.size())
    QToolTip.showText(thing.bottomLeft(), tip, widget, area)
    for label in QApplication.topLevelWidgets():
        if label.objectName() == _LABEL and label.isVisible():
            label.move(place_of(label.size(), thing, widget.screen().availableGeometry()))
