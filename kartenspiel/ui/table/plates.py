# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What stands at each seat: the name plate and the speech bubble.  Neither moves, so both are painted here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QByteArray, QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from kartenspiel.ui.table.chips import chip
from kartenspiel.ui.table.frame import Area, Side
from kartenspiel.ui.table.theme import Theme, type_of
from kartenspiel.ui.widgets.plain import tip_of

PLATE_HEIGHT: Final = 650
BUBBLE_HEIGHT: Final = 9000
BUBBLE_WIDTH: Final = 15.0
"""Greatest width of what is said, in heights of the text."""
BUBBLE_PAD: Final = 1.8
"""Room at both sides of it together, in heights of the text."""
TAIL: Final = 0.9
"""Length of its tail, in heights of the text."""
FADE: Final = 260
DOTS: Final = 3
BLINK: Final = 280
"""Time from one dot of somebody who thinks to the next, in milliseconds."""
LONG: Final = 4
"""Words of so many letters have more room at both ends of their mark."""
OVAL_MARKS: Final = frozenset({"dealer", "forehand"})
"""Marks of the order of play are quiet; those of a role in the game are bright."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A mark at a seat: what it is, the letter shown and the word that it stands for."""

    id: str
    letter: str
    word: str


@dataclass(frozen=True, slots=True)
class Seated:
    """What a plate says: name, marks, tricks won, points in them, the account and whose turn it is."""

    name: str = ""
    badges: tuple[Badge, ...] = ()
    tricks: str = ""
    """How many tricks; empty before the first."""
    points: str = ""
    account: str = ""
    pieces: str = ""
    """How many chips lie before the seat, in games that are played for them."""
    on_turn: bool = False
    dummy: bool = False
    """Nobody sits there: the cards are played by somebody else."""
    tip: str = ""


class Painted(QGraphicsObject):
    """Something painted once and shown again and again, until it changes."""

    def __init__(self, theme: Theme, height: float) -> None:
        super().__init__()
        self.theme = theme
        self._size = QRectF()
        self.setZValue(height)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """Return its area."""
        return self._size

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Take a place on the table."""
        self.prepareGeometryChange()
        self._size = QRectF(0, 0, width, height)
        self.setPos(x, y)
        self.update()


class Plate(Painted):
    """The name plate of a seat."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, PLATE_HEIGHT)
        self._seated = Seated()
        self._text = 13.0
        self._thinking = 0
        self._clock = QTimer(self)
        self._clock.setInterval(BLINK)
        self._clock.timeout.connect(self._tick)

    @property
    def seated(self) -> Seated:
        """What it says."""
        return self._seated

    def stand(self, area: Area, text: float) -> None:
        """Take a place, with text of this height."""
        self._text = text
        self.put(*area)

    def say(self, seated: Seated) -> None:
        """Show these words and marks."""
        if seated != self._seated:
            self._seated = seated
            self.setToolTip(tip_of(seated.tip))
            self.update()

    def think(self, *, on: bool) -> None:
        """Show, or no longer, that this player is thinking."""
        if on == bool(self._thinking):
            return
        self._thinking = 1 if on else 0
        if on:
            self._clock.start()
        else:
            self._clock.stop()
        self.update()

    @property
    def thinking(self) -> bool:
        """Whether it shows that its player is thinking."""
        return bool(self._thinking)

    def _tick(self) -> None:
        self._thinking = self._thinking % DOTS + 1
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:  # fmt: skip
        """Draw the plate."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self._size.adjusted(1, 1, -1, -1)
        on_turn = self._seated.on_turn
        back = QColor(self.theme.panel)
        back.setAlpha(225)
        painter.setBrush(back)
        edge = QPen(QColor(self.theme.accent if on_turn else self.theme.panel_edge), 2.5 if on_turn else 1)
        if self._seated.dummy:
            edge.setStyle(Qt.PenStyle.DashLine)
            edge.setWidthF(max(1.5, edge.widthF()))
        painter.setPen(edge)
        painter.drawRoundedRect(area, 0.5 * self._text, 0.5 * self._text)
        pad = 0.6 * self._text
        inner = area.adjusted(pad, 0.22 * self._text, -pad, -0.22 * self._text)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.52)
        lower = QRectF(inner.left(), upper.bottom(), inner.width(), inner.height() * 0.48)
        self._draw_name(painter, upper)
        self._draw_marks(painter, lower)

    def _draw_name(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(QColor(self.theme.text))
        right = QRectF(area)
        if self._thinking:
            right = self._draw_dots(painter, area)
        elif self._seated.pieces:
            right = self._draw_pieces(painter, area)
        elif self._seated.account:
            font = type_of(0.86 * self._text)
            painter.setFont(font)
            painter.setPen(QColor(self.theme.quiet_text))
            painter.drawText(area, _RIGHT, self._seated.account)
            right.setRight(area.right() - QFontMetricsF(font).horizontalAdvance(self._seated.account) - 4)
        font = type_of(self._text, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text))
        name = QFontMetricsF(font).elidedText(self._seated.name, Qt.TextElideMode.ElideRight, right.width())
        painter.drawText(right, _LEFT, name)

    def _draw_pieces(self, painter: QPainter, area: QRectF) -> QRectF:
        """Draw a chip and how many of them there are."""
        font = type_of(self._text, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(area, _RIGHT, self._seated.pieces)
        size = round(1.15 * self._text)
        left = area.right() - QFontMetricsF(font).horizontalAdvance(self._seated.pieces) - 1.3 * size
        painter.drawPixmap(QPointF(left, area.center().y() - size / 2), chip(size))
        return area.adjusted(0, 0, left - area.right() - 0.3 * size, 0)

    def _draw_dots(self, painter: QPainter, area: QRectF) -> QRectF:
        size = 0.32 * self._text
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(DOTS):
            colour = QColor(self.theme.accent)
            colour.setAlpha(255 if dot < self._thinking else 70)
            painter.setBrush(colour)
            middle = QPointF(area.right() - (2 * DOTS - 2 * dot - 1.2) * size, area.center().y())
            painter.drawEllipse(middle, size / 1.6, size / 1.6)
        return area.adjusted(0, 0, -2 * DOTS * size, 0)

    def _draw_marks(self, painter: QPainter, area: QRectF) -> None:
        left = area.left()
        side = min(area.height(), 1.15 * self._text)
        font = type_of(0.7 * self._text, bold=True)
        letters = QFontMetricsF(font)
        for badge in self._seated.badges:
            long, words = len(badge.letter) >= LONG, badge.letter
            if long:
                room = area.right() - left - self._tricks_width(self._seated.tricks) - 0.8 * side
                words = letters.elidedText(words, Qt.TextElideMode.ElideRight, room)
            wide = max(side, letters.horizontalAdvance(words) + (0.8 if long else 0.4) * side)
            box = QRectF(left, area.center().y() - side / 2, wide, side)
            quiet = badge.id in OVAL_MARKS
            painter.setPen(QPen(QColor(self.theme.text), 1) if quiet else Qt.PenStyle.NoPen)
            painter.setBrush(Qt.BrushStyle.NoBrush if quiet else QColor(self.theme.accent))
            if quiet:
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 0.18 * side, 0.18 * side)
            else:
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), side / 2, side / 2)
            painter.setPen(QColor(self.theme.text if quiet else self.theme.on_accent))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
            left += wide + 0.25 * self._text
        if self._seated.tricks:
            self._draw_tricks(painter, QRectF(left, area.top(), area.right() - left, area.height()))

    def _tricks_words(self, room: float) -> str:
        """Return how many tricks were won, and what they count if there is so much room in pixels.

        Beside the words on the plate of a dummy there is none.
        """
        tricks, points = self._seated.tricks, "" if self._seated.dummy else self._seated.points
        both = f"{tricks} · {points}" if points else tricks
        return both if self._tricks_width(both) <= room else tricks

    def _tricks_width(self, words: str) -> float:
        """Return how much room the tricks take in these words, with the pile beside them."""
        if not words:
            return 0
        return QFontMetricsF(type_of(0.9 * self._text)).horizontalAdvance(words) + 1.15 * self._text

    def _draw_tricks(self, painter: QPainter, area: QRectF) -> None:
        """Draw how many tricks were won: a number beside a small pile of cards."""
        words = self._tricks_words(area.width())
        painter.setFont(type_of(0.9 * self._text))
        painter.setPen(QColor(self.theme.quiet_text))
        painter.drawText(area, _RIGHT, words)
        tall = 0.78 * self._text
        left = area.right() - self._tricks_width(words)
        painter.setBrush(QColor(self.theme.panel))
        for shift in (0.0, 0.22):
            card = QRectF(left + shift * tall, area.center().y() - tall / 2 + shift * tall * 0.4, 0.62 * tall, tall)
            painter.drawRoundedRect(card, 1.5, 1.5)


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


def bubble_size(words: str, text: float, widest: float | None = None) -> tuple[float, float]:
    """Return width and height of what is said, without its tail, in letters of this height.

    It is no wider than `widest`, if no word is.
    """
    beside = BUBBLE_PAD * text
    room = QRectF(0, 0, BUBBLE_WIDTH * text if widest is None else widest - beside, 1000)
    size = QFontMetricsF(type_of(1.1 * text, bold=True)).boundingRect(room, _WRAPPED, words).size()
    return max(size.width(), 3 * text) + beside, size.height() + 1.1 * text


def bubble_area(words: str, plate: Area, side: Side, text: float) -> Area:
    """Return where what is said lies with its tail; `side` is that of the bubble on which the plate is.

    Above or below, it keeps to the width of the plate, beside which something else may lie.
    """
    tail = TAIL * text
    if side in ("left", "right"):
        width, height = bubble_size(words, text)
        x = plate.right + 2 if side == "left" else plate.x - width - tail - 2
        return Area(x, plate.middle.y - height / 2, width + tail, height)
    width, height = bubble_size(words, text, plate.width)
    x = min(plate.x, max(0.0, plate.right - width))
    return Area(x, plate.bottom + 2 if side == "top" else plate.y - height - tail - 2, width, height + tail)


class Bubble(Painted):
    """What somebody says; it stays long enough to be read and then fades."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, BUBBLE_HEIGHT)
        self._words = ""
        self._text = 13.0
        self._lasting = False
        self._side: Side = "top"
        self._tail_at = 0.0
        """Where the tail of a bubble above or below its plate is, from the left of the bubble."""
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self._leave)
        self._fading = QPropertyAnimation(self, QByteArray(b"opacity"), self)
        self._fading.setDuration(FADE)
        self._fading.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fading.finished.connect(self._faded)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def words(self) -> str:
        """What it says; empty when nobody speaks."""
        return self._words if self.isVisible() else ""

    @property
    def lasting(self) -> bool:
        """Whether it stays until it is told to go."""
        return self.isVisible() and self._lasting

    def speak(self, words: str, plate: Area, side: Side, text: float, time: int | None) -> None:
        """Say something beside a name plate for so many milliseconds; ``None`` until told otherwise."""
        self._words, self._side, self._text, self._lasting = words, side, text, time is None
        area = bubble_area(words, plate, side, text)
        self._tail_at = plate.x - area.x + 2 * text
        self.put(*area)
        self._fading.stop()
        self.setOpacity(1)
        self.show()
        if time is None:
            self._end.stop()
        else:
            self._end.start(time)

    @property
    def side(self) -> Side:
        """On which side of it the plate is."""
        return self._side

    def move_to(self, plate: Area, text: float, side: Side) -> None:
        """Stay beside a plate that has moved, or go to another side of it, if anything is being said."""
        if self.isVisible():
            left = max(1, self._end.remainingTime())  # what is due, or fading already, does not stay for that
            self.speak(self._words, plate, side, text, None if self._lasting else left)

    def be_silent(self) -> None:
        """Vanish at once."""
        self._end.stop()
        self._fading.stop()
        self.hide()

    def _leave(self) -> None:
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.start()

    def _faded(self) -> None:
        self.hide()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:  # fmt: skip
        """Draw the bubble with its tail towards the speaker."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tail = TAIL * self._text
        cut = {"left": (tail, 0, 0, 0), "right": (0, 0, -tail, 0), "top": (0, tail, 0, 0), "bottom": (0, 0, 0, -tail)}
        body = self._size.adjusted(*cut[self._side]).adjusted(1, 1, -1, -1)
        shape = QPainterPath()
        shape.addRoundedRect(body, 0.7 * self._text, 0.7 * self._text)
        shape = shape.united(self._tail(body))
        painter.setPen(QPen(QColor(0, 0, 0, 110), 1))
        painter.setBrush(QColor(self.theme.bubble))
        painter.drawPath(shape)
        painter.setPen(QColor(self.theme.bubble_text))
        painter.setFont(type_of(1.1 * self._text, bold=True))
        painter.drawText(body, _WRAPPED, self._words)

    def _tail(self, body: QRectF) -> QPainterPath:
        area, half = self._size, 0.45 * self._text
        across = body.center() if self._side in ("left", "right") else QPointF(self._tail_at, 0)
        points: Sequence[QPointF] = {
            "left": (QPointF(body.left(), across.y() - half), QPointF(area.left() + 1, across.y()),
                     QPointF(body.left(), across.y() + half)),
            "right": (QPointF(body.right(), across.y() - half), QPointF(area.right() - 1, across.y()),
                      QPointF(body.right(), across.y() + half)),
            "top": (QPointF(across.x() - half, body.top()), QPointF(across.x(), area.top() + 1),
                    QPointF(across.x() + half, body.top())),
            "bottom": (QPointF(across.x() - half, body.bottom()), QPointF(across.x(), area.bottom() - 1),
                       QPointF(across.x() + half, body.bottom())),
        }[self._side]  # fmt: skip
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        path.closeSubpath()
        return path
