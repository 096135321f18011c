# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards on the table as things that can be seen, moved and touched; they know no rules.

Nothing of what moves is painted in Python: a card is a bare graphics widget with a picture, a shade and a ring as
children, all of them drawn by Qt.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QPen, QPolygonF, QVector3D
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsScale,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSimpleTextItem,
    QGraphicsWidget,
)

from kartenspiel.model.cards import Card
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import BACK, CORNER
from kartenspiel.ui.looks.palette import CARD_SHADE
from kartenspiel.ui.table.dummy_hands import framed
from kartenspiel.ui.table.frame import Area, Frame
from kartenspiel.ui.table.layout import PartSeen, Placement, row
from kartenspiel.ui.table.price_tags import PriceTag, tag_picture, tag_size
from kartenspiel.ui.table.theme import Theme
from kartenspiel.ui.widgets.plain import tip_of

UNIT: Final = 100.0
"""Height of a card in its own coordinates; the scale of the item brings it to its height on the table."""
DRAG: Final = 9.0
"""How far the pointer moves before a press becomes a drag, in pixels."""
BADGE: Final = 16.0
BADGE_HEIGHT: Final = -8.0
"""Size of the badge on a card, and its place above the middle: below the index."""
TAG_DOWN: Final = 0.62
"""How far down what playing a card brings is written, by the height of what is seen of the card."""
LEAD_SIGN: Final = 5.5
"""Radius of the sign on a card that was led, in the units of the card."""
TAKES_LINE: Final = 3.0
"""Width of the line round the card that takes the trick as it lies, in pixels."""
FLYING: Final = 1000
"""Height above the table that a card gains while it moves."""
HELD: Final = 5000
"""Height above the table of a card in the hand of the person who drags it."""
FRAME_LINE: Final = 2.5
"""Breadth of the frame round a hand of which a card is asked for, in pixels."""


class CardItem(QGraphicsWidget):
    """One card on the table."""

    clicked = Signal(object)
    dropped = Signal(object, QPointF, QPointF)
    """The item, where its middle was let go, and where the pointer was."""
    entered = Signal(object)
    left = Signal(object)

    def __init__(self, placement: Placement, artwork: Artwork) -> None:
        super().__init__()
        self.placement = placement
        self.shown: Card | None = placement.card if placement.face_up else None
        self.movable = False
        """Whether it can be dragged and clicked."""
        self.along: Sequence[CardItem] = ()
        """The other cards that are taken with it: whoever drags it carries them too."""
        self._artwork = artwork
        self._grip: QPointF | None = None
        self._dragged = False
        self.turn = QGraphicsScale(self)
        """Its breadth: a card that is turned over becomes narrow and wide again."""
        self.setTransformations([self.turn])
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._shade = QGraphicsPathItem(self)
        self._ring = QGraphicsPathItem(self)
        self._pointer = QGraphicsPathItem(self)
        self._takes = QGraphicsPathItem(self)
        self._led, self._tip = QGraphicsPathItem(self), QGraphicsPathItem()
        self._badge = QGraphicsEllipseItem(self)
        self._signs = QGraphicsSimpleTextItem(self._badge)
        self._tag = QGraphicsPixmapItem(self)
        self._tag.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.tag: PriceTag | None = None
        """What is written on it: what playing it brings."""
        self._prepare(artwork.aspect)
        self.place(placement)

    def _prepare(self, aspect: float) -> None:
        wide = UNIT * aspect
        area = QRectF(-wide / 2, -UNIT / 2, wide, UNIT)
        self._half = QPointF(wide / 2, UNIT / 2)
        self.resize(wide, UNIT)
        self.setTransformOriginPoint(self._half)
        self.turn.setOrigin(QVector3D(self._half.x(), self._half.y(), 0))
        outline = QPainterPath()
        outline.addRoundedRect(area, CORNER * wide, CORNER * wide)
        for path in (self._shade, self._ring, self._pointer, self._takes):
            path.setPath(outline)
            path.hide()
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), LEAD_SIGN, LEAD_SIGN)
        self._led.setPath(disc)
        self._tip.setPath(_lead_tip())
        self._tip.setParentItem(self._led)
        for part in (self._led, self._tip):
            part.setPen(QPen(Qt.PenStyle.NoPen))
        self._led.hide()
        for child in self.childItems():
            child.setPos(self._half)
            child.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._badge.setRect(-BADGE / 2, -BADGE / 2, BADGE, BADGE)
        self._badge.moveBy(-wide / 2 + 0.62 * BADGE, BADGE_HEIGHT)
        self._led.moveBy(-wide / 2, BADGE_HEIGHT)  # half beside the card, since further in it would hide a pip
        self._badge.setPen(QPen(Qt.PenStyle.NoPen))
        self._badge.hide()
        signs = QFont(self._signs.font())
        signs.setPixelSize(round(0.62 * BADGE))
        signs.setBold(True)
        self._signs.setFont(signs)
        self._shade.setPen(QPen(Qt.PenStyle.NoPen))
        self._shade.setBrush(QBrush(QColor(CARD_SHADE)))
        self.setAcceptHoverEvents(True)
        self.setFlag(QGraphicsWidget.GraphicsItemFlag.ItemIsFocusable)

    def corner(self, x: float, y: float) -> QPointF:
        """Return the position of the item whose middle lies here."""
        return QPointF(x, y) - self._half

    @property
    def middle(self) -> QPointF:
        """Where its middle is on the table."""
        return self.pos() + self._half

    def begin(self, placement: Placement) -> None:
        """Set out for a place: from now on it belongs there, and lies above what rests."""
        self._belong(placement)
        self.setZValue(placement.z + FLYING)
        self.refresh()

    def place(self, placement: Placement) -> None:
        """Lie at once where the placement says."""
        self._belong(placement)
        self.setPos(self.corner(placement.x, placement.y))
        self.setRotation(placement.angle)
        self.setScale(placement.height / UNIT)
        self.setZValue(placement.z)
        self.turn.setXScale(1.0)
        self.show_side()

    def _belong(self, placement: Placement) -> None:
        """Belong to another place, without the marks of the one before."""
        if placement.zone != "hand":
            self._badge.hide()
            self.set_tag(None, 0.0, None)
        if self.placement.zone == "trick" != placement.zone:
            self._takes.hide()
            self._led.hide()
            self.setToolTip("")
        self.placement = placement

    def show_side(self) -> None:
        """Show the side that the placement says, in the size of the placement."""
        self.shown = self.placement.card if self.placement.face_up else None
        self.refresh()

    def refresh(self) -> None:
        """Ask for the best picture there is."""
        name = self.shown.code if self.shown else BACK
        width = round(self.placement.height * self._artwork.aspect)
        picture = self._artwork.picture(name, width)
        self._picture.setPixmap(picture.pixmap)
        size = picture.pixmap.deviceIndependentSize()
        self._picture.setOffset(-size.width() / 2, -size.height() / 2)
        self._picture.setScale(UNIT * self._artwork.aspect / picture.width)

    def set_shade(self, *, on: bool) -> None:
        """Darken a card that cannot be played now."""
        self._shade.setVisible(on)

    def set_ring(self, colour: str | None) -> None:
        """Put a ring around the card, or take it away."""
        _draw_round(self._ring, colour, 4.0)

    @property
    def ringed(self) -> bool:
        """Whether there is a ring around it."""
        return self._ring.isVisible()

    def set_pointer(self, colour: str | None) -> None:
        """Draw a line round the card that somebody points at, beside any ring, or take it away."""
        _draw_round(self._pointer, colour, 6.0)

    def set_note(self, short: str, why: str, theme: Theme) -> None:
        """Write a few signs on a badge at the left edge, where other cards leave it in sight; none takes it away."""
        self._badge.setVisible(bool(short))
        self.setToolTip(tip_of(why))
        if short:
            self._badge.setBrush(QBrush(QColor(theme.accent)))
            self._signs.setText(short)
            self._signs.setBrush(QBrush(QColor(theme.panel)))
            self._signs.setPos(-self._signs.boundingRect().center())

    def mark_in_trick(self, theme: Theme, *, led: bool, takes: bool, why: str) -> None:
        """Mark quietly that a card in the trick was led, and that it takes the trick as it lies; say so in words."""
        self._led.setVisible(led)
        self._led.setBrush(QBrush(QColor(theme.panel)))
        self._tip.setBrush(QBrush(QColor(theme.text)))
        _draw_round(self._takes, theme.accent if takes else None, TAKES_LINE)
        self.setToolTip(tip_of(why))

    def set_tag(self, tag: PriceTag | None, text: float, seen: PartSeen | None) -> None:
        """Write what playing this card brings on the part of it that is seen, or no longer."""
        self._tag.setVisible(tag is not None)
        if self.tag is not tag:
            self.setToolTip("" if tag is None else tip_of(tag.told))
        self.tag = tag
        if tag is not None and seen is not None:
            size, scale = tag_size(tag, text), UNIT / self.placement.height
            self._tag.setPixmap(tag_picture(tag.figure, tag.standing, text, self._artwork.ratio))
            self._tag.setScale(scale)
            at = QPointF((seen.width - size.width()) / 2, TAG_DOWN * seen.height - size.height() / 2)
            self._tag.setPos(at * scale)

    @property
    def note(self) -> str:
        """What stands on its badge."""
        return self._signs.text() if self._badge.isVisible() else ""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of the card."""
        if not self.movable or event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._grip = event.scenePos() - self.pos()
        self._dragged = False

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry the card, with those taken together with it."""
        if self._grip is None:
            return
        if not self._dragged:
            way = event.scenePos() - event.buttonDownScenePos(Qt.MouseButton.LeftButton)
            if way.manhattanLength() < DRAG:
                return
            self._dragged = True
            for item in (self, *self.along):
                item.setZValue(HELD)
                item.setRotation(0)
        way = event.scenePos() - self._grip - self.pos()
        for item in (self, *self.along):
            item.moveBy(way.x(), way.y())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let go of the card: a drop, or a click if it never moved."""
        if self._grip is None:
            return
        self._grip = None
        if self._dragged:
            self._dragged = False
            self.dropped.emit(self, self.middle, event.scenePos())
        elif self.contains(event.pos()):
            self.clicked.emit(self)

    def ungrabMouseEvent(self, event: QEvent) -> None:
        """Forget the press: somebody else has taken it, and it is no click."""
        super().ungrabMouseEvent(event)
        if self._grip is not None and not self._dragged:
            self._grip = None

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell that the pointer is over the card."""
        del event
        self.entered.emit(self)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell that the pointer has left it."""
        del event
        self.left.emit(self)


def _lead_tip() -> QPainterPath:
    """Return the tip to the right on the disc that a card bears which was led."""
    sign = QPainterPath()
    tip = LEAD_SIGN * 0.55
    sign.addPolygon(QPolygonF([QPointF(-0.6 * tip, -tip), QPointF(tip, 0), QPointF(-0.6 * tip, tip)]))
    sign.closeSubpath()
    return sign


def _draw_round(line: QGraphicsPathItem, colour: str | None, width: float) -> None:
    """Show a line of this colour and width in pixels, or hide it."""
    line.setVisible(colour is not None)
    if colour is not None:
        pen = QPen(QColor(colour), width)
        pen.setCosmetic(True)
        line.setPen(pen)


class HandOutline(QGraphicsPathItem):
    """A frame round a hand that is not one's own and of which a card is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(-1)
        self.hide()

    def surround(self, area: Area | None, frame: Frame, theme: Theme) -> None:
        """Frame this area; none hides the frame."""
        self.setVisible(area is not None)
        if area is None:
            return
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(*framed(frame, area)), frame.margin, frame.margin)
        self.setPath(outline)
        self.setPen(QPen(QColor(theme.accent), FRAME_LINE))
        self.setBrush(QBrush(QColor(0, 0, 0, 50)))


class Slots(QGraphicsPathItem):
    """Outlines of the places where cards are to be laid away."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(-1)
        self.hide()

    def show_places(self, frame: Frame, places: int, theme: Theme) -> None:
        """Outline so many places; none hides them."""
        wide = frame.card_width(frame.laid)
        outline = QPainterPath()
        for x, y in row(frame, places):
            area = QRectF(x - wide / 2, y - frame.laid / 2, wide, frame.laid)
            outline.addRoundedRect(area, CORNER * wide, CORNER * wide)
        self.setPath(outline)
        pen = QPen(QColor(theme.text), 2.0, Qt.PenStyle.DashLine)
        self.setPen(pen)
        self.setBrush(QBrush(QColor(0, 0, 0, 40)))
        self.setVisible(places > 0)
