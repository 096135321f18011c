# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a teacher points at on the table: a bright line round cards, plates and panels."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene, QWidget

from kartenspiel.model.pointer import NOTHING, Pointer, PointerPlace
from kartenspiel.ui.table.items import HELD
from kartenspiel.ui.table.layout import Zone
from kartenspiel.ui.table.own_cards import OWN_ZONES
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.places import SeatDisplays
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.table.theme import Theme

LINE: Final = 3.5
"""Width of the line, in pixels; a paler one of three times its width shines round it."""
APART: Final = 5.0
"""How far the line keeps from plates and panels, in pixels."""
_OPEN_ZONES: Final[frozenset[Zone]] = frozenset({*OWN_ZONES, "trick", "talon", "last"})

_ELSEWHERE: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


class Pointing(QObject):
    """The lines round what is pointed at; they take no clicks, and follow panels that grow or move."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, places: SeatDisplays, panels: Panels) -> None:
        super().__init__(scene)
        self._stage, self._places = stage, places
        self._pointer: Pointer = NOTHING
        self._theme: Theme | None = None
        self._widgets: dict[PointerPlace, QWidget] = {
            "facts": panels.facts,
            "choices": panels.calls,
            "word": panels.word,
            "board": panels.board,
        }
        self._glow, self._line = QGraphicsPathItem(), QGraphicsPathItem()
        for item, above in ((self._glow, 1), (self._line, 2)):
            item.setZValue(HELD + above)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    @property
    def pointer(self) -> Pointer:
        """What is pointed at."""
        return self._pointer

    def point(self, pointer: Pointer) -> None:
        """Point at something else from the next `show` on."""
        self._pointer = pointer
        for place, widget in self._widgets.items():
            widget.removeEventFilter(self)
            if place in pointer.places:
                widget.installEventFilter(self)

    @property
    def shown(self) -> QPainterPath:
        """The lines round plates and panels; empty while nothing of the kind is pointed at."""
        return self._line.path() if self._line.isVisible() else QPainterPath()

    def show(self, theme: Theme) -> None:
        """Draw the lines where everything is now; none while cards are on their way."""
        self._theme = theme
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        lying = self._stage.seen is not None and not self._stage.busy
        for part in self._parts() if lying else ():
            path.addPath(part)
        for line, width, opacity in ((self._glow, 3 * LINE, 90), (self._line, LINE, 255)):
            colour = QColor(theme.advised)
            colour.setAlpha(opacity)
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            line.setPen(pen)
            line.setPath(path)
            line.setVisible(not path.isEmpty())
        for item in self._stage.items.values():
            wanted = item.placement.card in self._pointer.cards and item.placement.zone in _OPEN_ZONES
            item.set_pointer(theme.advised if lying and wanted else None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw the lines anew when a panel that is pointed at is somewhere else."""
        if event.type() in _ELSEWHERE and self._theme is not None:
            self.show(self._theme)
        return super().eventFilter(watched, event)

    def _parts(self) -> Iterator[QPainterPath]:
        for seat in self._pointer.seats:
            if seat in self._places.plates:
                yield _rounded(QRectF(*self._places.area(seat)))
        for place in self._pointer.places:
            area = self._area(place)
            if not area.isEmpty():
                yield _rounded(area)

    def _area(self, place: PointerPlace) -> QRectF:
        """Return where a place of the table is now; empty where there is nothing."""
        widget = self._widgets.get(place)
        if widget is not None:
            return QRectF(widget.geometry()) if widget.isVisible() else QRectF()
        seen = self._stage.seen
        area = QRectF()
        for each in self._stage.placed:
            own = place == "hand" and each.zone in OWN_ZONES and seen is not None and each.seat == seen.seat
            if own or each.zone == place != "hand":
                wide = self._stage.frame.card_width(each.height)
                area = area.united(QRectF(each.x - wide / 2, each.y - each.height / 2, wide, each.height))
        return area


def _rounded(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area.adjusted(-APART, -APART, APART, APART), 2 * APART, 2 * APART)
    return path
