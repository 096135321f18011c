# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A button for one choice: it tells when it is pointed at, and arrow keys walk from one to the next."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from kartenspiel.ui.looks.palette import CHALK, GOLD
from kartenspiel.ui.table.price_tags import PriceTag, tag_picture, tag_size
from kartenspiel.ui.table.theme import BUTTON, tight_padding, type_of
from kartenspiel.ui.widgets.plain import on_button
from kartenspiel.ui.words.wording import capital

Walk = Callable[["ChoiceButton", int], None]
"""Moves the focus from a button by an arrow key."""
EDGE: Final = 2
"""Pixels of the border of a button."""
TAG_GAP: Final = 0.9
"""Room for what surrounds a label with what the answer brings, in heights of the text."""
PICTURE_GAP: Final = 4
"""Pixels between a picture and words, as Qt has them."""
PICTURE: Final = 1.3
"""Size of the sign of a suit on a button, in heights of the text."""
BESIDE_PICTURE: Final = 0.4
"""Room in a picture at its right, in heights of the text."""
BOX: Final = 1.1
"""Size of the box of a switch, in heights of the text."""
INK: Final = {False: CHALK, True: GOLD}
"""Colour of the box, which lies on a panel: that of its text, and that of what is chosen."""
TICK: Final = ((0.24, 0.52), (0.43, 0.72), (0.78, 0.28))
"""The corners of its tick, by its size."""


class ChoiceButton(QPushButton):
    """One choice; Enter and the space bar press it."""

    tag: PriceTag | None = None
    """What is written beside its words: what the answer brings."""
    offered = True
    """Whether it is one of the answers; else it only tells what it would mean, or why it is none."""
    pointed = Signal()
    """The pointer or the focus has come to it."""

    def __init__(self, words: str, walk: Walk) -> None:
        super().__init__(on_button(capital(words)))
        self._walk = walk
        self._tag: QLabel | None = None
        self.setAutoDefault(True)

    def show_tag(self, tag: PriceTag | None, text: int) -> None:
        """Write what this answer brings at the right end, in room of its own; `text` is the height of the words."""
        if tag is None:
            return
        self.setStyleSheet(
            f"QPushButton {{ padding-right: {round(TAG_GAP * text) + self._hang(tag, text).width()}px; }}"
        )

    def _hang(self, tag: PriceTag, text: int) -> QSize:
        """Put a label over the button, and return its size; `resizeEvent` puts it in its place."""
        self._tag = QLabel(self)
        self._tag.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tag.setPixmap(tag_picture(tag.figure, tag.standing, text, self.devicePixelRatioF()))
        self._tag.setFixedSize(tag_size(tag, text))
        self.tag = tag
        self.setAccessibleDescription(tag.told)
        return self._tag.size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the label at the right end."""
        super().resizeEvent(event)
        if self._tag is not None:
            self._tag.move(self._tag_place())

    def _tag_place(self) -> QPoint:
        """Return where the label lies."""
        assert self._tag is not None  # noqa: S101 - asked only where there is one
        beside = (self.height() - self._tag.height()) // 2
        return QPoint(self.width() - self._tag.width() - min(beside, 2 * EDGE + 1), beside)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk(self, event.key())
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer is here, unless the button lies elsewhere once its panel has found its place."""
        super().enterEvent(event)
        pointer = event.globalPosition()
        QTimer.singleShot(0, self, lambda: self._tell_of(pointer))

    def _tell_of(self, pointer: QPointF) -> None:
        if self.rect().contains(self.mapFromGlobal(pointer).toPoint()):
            self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus is here."""
        super().focusInEvent(event)
        self.pointed.emit()


def button_size(words: str, text: int, *, pictured: bool, tag: PriceTag | None = None) -> QSize:
    """Return how large a button of a panel in little room is, without making it; with a picture beside its words."""
    letters = QFontMetricsF(type_of(text))
    picture = round(PICTURE * text) + round(BESIDE_PICTURE * text) + PICTURE_GAP if pictured else 0
    above, beside = tight_padding(text)
    right = beside if tag is None else round(TAG_GAP * text) + tag_size(tag, text).width()
    wide = letters.horizontalAdvance(capital(words)) + picture + beside + right + 2 * EDGE
    return QSize(round(wide) + 1, round(max(BUTTON * text, letters.height())) + 2 * above + 2 * EDGE)


class SwitchButton(ChoiceButton):
    """A choice that is taken back by another press; it says nothing yet."""

    def __init__(self, words: str, walk: Walk, text: int) -> None:
        super().__init__(words, walk)
        self.setObjectName("switch")
        self.setCheckable(True)
        size, gap = round(BOX * text), round(BESIDE_PICTURE * text)
        icon = QIcon()
        for state, on in ((QIcon.State.Off, False), (QIcon.State.On, True)):
            icon.addPixmap(_box(size, gap, self.devicePixelRatioF(), on=on), QIcon.Mode.Normal, state)
        self.setIcon(icon)
        self.setIconSize(QSize(size + gap, size))


@cache
def _box(size: int, gap: int, ratio: float, *, on: bool) -> QPixmap:
    """Draw a box with room at its right, ticked or not."""
    pixmap = QPixmap(round((size + gap) * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(INK[on]), max(1.5, size / 9)))
    painter.drawRoundedRect(QRectF(1, 1, size - 2, size - 2), size / 5, size / 5)
    if on:
        painter.drawPolyline([QPointF(x * size, y * size) for x, y in TICK])
    painter.end()
    return pixmap


def buttons_in_rows(parent: QWidget, buttons: Sequence[ChoiceButton], wide: float, text: int) -> QWidget:
    """Return buttons side by side, in as many rows of this width as they need, with text of this height."""
    body = QWidget(parent)
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, 0, 0)
    gap = max(4, text // 3)
    column.setSpacing(gap)
    left = 0.0
    for button in buttons:
        button.setParent(body)
        button.ensurePolished()
        needed = button.sizeHint().width() + gap
        if left < needed:
            column.addLayout(row := QHBoxLayout())
            row.setSpacing(gap)
            left = wide - 2 * gap
        row.addWidget(button)
        left -= needed
    return body
