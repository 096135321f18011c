# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Finds text that a person cannot read because it has no room."""

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from kartenspiel.ui.widgets.elided import ElidedLabel

SLACK = 1


def cut_off(top: QWidget) -> list[str]:
    """Return what is cut off in a window, as it is on screen now."""
    return [f"{type(widget).__name__}: {complaint}" for widget in _seen(top) for complaint in _complaints(widget, top)]


def _seen(top: QWidget) -> Iterator[QWidget]:
    for widget in cast("list[QWidget]", top.findChildren(QWidget)):
        if widget.isVisibleTo(top) and widget.width() and not isinstance(widget.parent(), QComboBox):
            yield widget


def _complaints(widget: QWidget, top: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton):
        yield from _button(widget)
    elif isinstance(widget, QComboBox):
        yield from _combo(widget)
    elif isinstance(widget, QTabBar):
        yield from _tabs(widget)
    elif isinstance(widget, QLineEdit):
        yield from _line(widget)
    elif isinstance(widget, QSpinBox) and widget.width() < widget.minimumSizeHint().width():
        yield f"{widget.text()!r} has {widget.width()} of {widget.minimumSizeHint().width()} pixels"
    if isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit | QSpinBox):
        yield from _outside(widget, top)


def _label(label: QLabel) -> Iterator[str]:
    if not label.text() or (isinstance(label, ElidedLabel) and label.toolTip()):  # which has all of it
        return
    if not label.wordWrap():
        hint = label.sizeHint()
        if label.width() + SLACK < hint.width() or label.height() + SLACK < hint.height():
            yield f"{label.text()!r} has {label.size().toTuple()} of {hint.toTuple()}"
        return
    if label.height() + SLACK < label.heightForWidth(label.width()):
        yield f"{label.text()!r} is {label.height()} of {label.heightForWidth(label.width())} pixels high"
    plain = QTextDocument()
    plain.setHtml(label.text())
    words = plain.toPlainText().split()
    longest = max((label.fontMetrics().horizontalAdvance(word) for word in words), default=0)
    if label.width() + SLACK < longest:
        yield f"a word of {label.text()!r} has {label.width()} of {longest} pixels"


def _button(button: QAbstractButton) -> Iterator[str]:
    if isinstance(button, QToolButton) or not button.text():
        return
    option = QStyleOptionButton()
    option.initFrom(button)
    text = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, button.text())
    room = button.contentsRect().width()
    indicator = button.sizeHint().width() - text.width() if button.isCheckable() else 0
    if room + SLACK < text.width() + indicator or button.height() + SLACK < text.height():
        yield f"{button.text()!r} has {room} of {text.width() + indicator} pixels"


def _combo(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    option.initFrom(combo)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = combo.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, combo).width()
    for index in range(combo.count()):
        width = combo.fontMetrics().horizontalAdvance(combo.itemText(index))
        if room + SLACK < width:
            yield f"{combo.itemText(index)!r} has {room} of {width} pixels"


def _tabs(tabs: QTabBar) -> Iterator[str]:
    for index in range(tabs.count()):
        width = tabs.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, tabs.tabText(index)).width()
        room = tabs.tabRect(index).intersected(tabs.rect()).width()
        if room < width:
            yield f"{tabs.tabText(index)!r} has {room} of {width} pixels"


def _line(line: QLineEdit) -> Iterator[str]:
    width = line.fontMetrics().horizontalAdvance(line.placeholderText())
    if line.width() < width:
        yield f"{line.placeholderText()!r} has {line.width()} of {width} pixels"


def _outside(widget: QWidget, top: QWidget) -> Iterator[str]:
    """Nothing may stick out of the window, nor sideways out of an area that scrolls."""
    area = widget.parentWidget()
    while area is not None and area is not top and not isinstance(area, QAbstractScrollArea):
        area = area.parentWidget()
    scrolled = isinstance(area, QAbstractScrollArea)
    frame = area.viewport() if isinstance(area, QAbstractScrollArea) else top
    place = QRect(widget.mapTo(frame, QPoint(0, 0)), widget.size())
    room = frame.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
    if place.left() < room.left() or place.right() > room.right():
        yield f"{_words(widget)!r} sticks out sideways"
    if not scrolled and (place.top() < room.top() or place.bottom() > room.bottom()):
        yield f"{_words(widget)!r} sticks out above or below"


def _words(widget: QWidget) -> str:
    return str(getattr(widget, "text", widget.accessibleName)())
