# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The name plate of a seat, which does not move and is painted here."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kartenspiel.model.view import Party
from kartenspiel.ui.cards.heads import Face, Heads
from kartenspiel.ui.table.chips import chip
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.painted import Painted
from kartenspiel.ui.table.theme import Theme, type_of
from kartenspiel.ui.widgets.colours import mix
from kartenspiel.ui.widgets.plain import tip_of

PLATE_HEIGHT: Final = 650
DOTS: Final = 3
BLINK: Final = 280
"""Time from one dot of somebody who thinks to the next, in milliseconds."""
LONG: Final = 4
"""Words of so many letters have more room at both ends of their mark."""
TINT: Final = 0.2
"""How much of the tint of a side is in the colour behind the words: they still stand out by 7 to 1."""
SIDE_EDGE: Final = 0.28
"""Width of the edge that shows a side, in heights of the text."""
EDGE_PARTS: Final = 3
"""Into so many parts it is broken for the side against the declarer."""
FACE_GAP: Final = 0.35
"""Room between a face and the words beside it, in heights of the text."""
OVAL_MARKS: Final = frozenset({"dealer", "forehand"})
"""Marks of the order of play are quiet; those of a role in the game are bright."""


class Badge(NamedTuple):
    """A mark at a seat: what it is, the letter shown and the word that it stands for."""

    id: str
    letter: str
    word: str


@dataclass(frozen=True, slots=True)
class PlateContent:
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
    face: Face | None = None
    party: Party | None = None
    """Its side, if that is to be shown."""
    tip: str = ""


class Plate(Painted):
    """The name plate of a seat."""

    def __init__(self, theme: Theme, heads: Heads | None = None) -> None:
        """`heads` draws faces; without it there are none."""
        super().__init__(theme, PLATE_HEIGHT)
        self._heads = heads
        self._seated = PlateContent()
        self._text = 13.0
        self._thinking = 0
        self._clock = QTimer(self)
        self._clock.setInterval(BLINK)
        self._clock.timeout.connect(self._tick)

    @property
    def seated(self) -> PlateContent:
        """What it says."""
        return self._seated

    def stand(self, area: Area, text: float) -> None:
        """Take a place, with text of this height."""
        self._text = text
        self.put(*area)

    def say(self, seated: PlateContent) -> None:
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
        painter.setBrush(self._back())
        edge = QPen(QColor(self.theme.accent if on_turn else self.theme.panel_edge), 2.5 if on_turn else 1)
        if self._seated.dummy:
            edge.setStyle(Qt.PenStyle.DashLine)
            edge.setWidthF(max(1.5, edge.widthF()))
        painter.setPen(edge)
        painter.drawRoundedRect(area, 0.5 * self._text, 0.5 * self._text)
        self._draw_side(painter, area)
        pad = 0.7 * self._text
        inner = area.adjusted(pad, 0.15 * self._text, -pad, -0.15 * self._text)
        name, marks, count = _lines(inner)
        if self._seated.face is not None and self._heads is not None:
            size = name.height() + marks.height()
            self._heads.draw(painter, QRectF(name.left(), name.top(), size, size), self._seated.face, self._ring())
            name, marks = (line.adjusted(size + FACE_GAP * self._text, 0, 0, 0) for line in (name, marks))
        self._draw_name(painter, name)
        self._draw_marks(painter, marks)
        self._draw_count(painter, count)

    def _back(self) -> QColor:
        """Return the colour behind the words: that of panels, with a tint where the side of the seat is known."""
        back = QColor(self.theme.panel)
        if self._seated.party is not None:
            tint = QColor(self._tint(self._seated.party))
            back = mix(tint, back, TINT)
        back.setAlpha(225)
        return back

    def _ring(self) -> QPen:
        return QPen(QColor(self.theme.panel_edge), 1.5)

    def _tint(self, party: Party) -> str:
        return self.theme.declarer_side if party == "declarer" else self.theme.other_side

    def _draw_side(self, painter: QPainter, area: QRectF) -> None:
        """Draw the edge of a side, which tells without colours too: whole for the declarer's, broken for the other."""
        party = self._seated.party
        if party is None:
            return
        wide = SIDE_EDGE * self._text
        tall = area.height() - self._text
        parts = 1 if party == "declarer" else EDGE_PARTS
        each = tall / (2 * parts - 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._tint(party)))
        for part in range(parts):
            top = area.top() + 0.5 * self._text + 2 * part * each
            painter.drawRoundedRect(QRectF(area.left() + 2, top, wide, each), wide / 2, wide / 2)

    def _draw_name(self, painter: QPainter, area: QRectF) -> None:
        right = self._draw_dots(painter, area) if self._thinking else area
        font = type_of(self._text, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text))
        name = QFontMetricsF(font).elidedText(self._seated.name, Qt.TextElideMode.ElideRight, right.width())
        painter.drawText(right, _LEFT, name)

    def _draw_count(self, painter: QPainter, area: QRectF) -> None:
        """Draw how the seat stands in the session, and at the right what it has won in this deal."""
        left = area
        if self._seated.tricks:
            left = area.adjusted(0, 0, -self._draw_tricks(painter, area) - 0.4 * self._text, 0)
        if self._seated.pieces:
            self._draw_pieces(painter, left)
        elif self._seated.account:
            font = type_of(0.86 * self._text)
            painter.setFont(font)
            painter.setPen(QColor(self.theme.quiet_text))
            account = QFontMetricsF(font).elidedText(self._seated.account, Qt.TextElideMode.ElideRight, left.width())
            painter.drawText(left, _LEFT, account)

    def _draw_pieces(self, painter: QPainter, area: QRectF) -> None:
        """Draw a chip and how many of them there are."""
        size = round(1.05 * self._text)
        painter.drawPixmap(QPointF(area.left(), area.center().y() - size / 2), chip(size))
        painter.setFont(type_of(self._text, bold=True))
        painter.setPen(QColor(self.theme.text))
        painter.drawText(area.adjusted(1.3 * size, 0, 0, 0), _LEFT, self._seated.pieces)

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
                room = area.right() - left - 0.8 * side
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

    def _draw_tricks(self, painter: QPainter, area: QRectF) -> float:
        """Draw how many tricks were won, beside a small pile of cards, and what they count; return how wide that is."""
        words = " · ".join(filter(None, (self._seated.tricks, self._seated.points)))
        font = type_of(0.9 * self._text)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.quiet_text))
        painter.drawText(area, _RIGHT, words)
        tall = 0.78 * self._text
        wide = QFontMetricsF(font).horizontalAdvance(words) + 1.15 * self._text
        painter.setBrush(QColor(self.theme.panel))
        for shift in (0.0, 0.22):
            x, y = area.right() - wide + shift * tall, area.center().y() - tall / 2 + shift * tall * 0.4
            painter.drawRoundedRect(QRectF(x, y, 0.62 * tall, tall), 1.5, 1.5)
        return wide


def _lines(area: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    """Return the lines of a plate: for the name, for the marks, and for what was won and stands in the account."""
    shares, top, lines = (0.37, 0.33, 0.3), area.top(), list[QRectF]()
    for share in shares:
        lines.append(QRectF(area.left(), top, area.width(), share * area.height()))
        top = lines[-1].bottom()
    name, marks, count = lines
    return name, marks, count


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
