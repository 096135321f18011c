# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A button with the face of a player, which opens a grid of portraits to choose another from."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionToolButton,
    QStyleOptionViewItem,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.heads import Face, Heads
from kartenspiel.ui.cards.portraits import PORTRAITS
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

SIZE: Final = 3.6
"""Of a face in the grid, in heights of a line."""
LINES: Final = 2
BESIDE: Final = 22
"""So many lines of text, and pixels more, is a button large: as high as two boxes, and no wider than there is room."""
COLUMNS: Final = 5
"""So many portraits stand side by side."""
_RING: Final = 1.5
"""Width of the ring round a face, in pixels."""
_INSIDE: Final = 3
_AROUND: Final = 4
"""Room round a face, in a button and in the grid, in pixels."""
_ROLE: Final = Qt.ItemDataRole.UserRole
_NAMED: Final = _("Portrait in seat {number}: {portrait}")
_OF_PACK: Final = _("A head from the cards")
_NONE: Final = _("No portrait")
_UNKNOWN: Final = _("A portrait of another version")


def _draw(painter: QPainter, area: QRectF, heads: Heads, face: Face | None, palette: QPalette) -> None:
    """Draw a face, or the outline of anybody where there is none."""
    ring = QPen(palette.color(QPalette.ColorRole.WindowText), _RING)
    if face is not None:
        heads.draw(painter, area, face, ring)
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area)
    size = area.width()
    painter.drawEllipse(QRectF(area.left() + 0.36 * size, area.top() + 0.2 * size, 0.28 * size, 0.34 * size))
    painter.drawArc(QRectF(area.left() + 0.22 * size, area.top() + 0.6 * size, 0.56 * size, 0.5 * size), 0, 180 * 16)


class PortraitButton(QToolButton):
    """The face of the player in a seat; pressed it offers others."""

    chosen = Signal(str)
    """A portrait was chosen, by its id; "" stands for none."""

    def __init__(self, heads: Heads) -> None:
        super().__init__()
        self._heads = heads
        self.portrait = ""
        """What is kept with the person, also where this version does not know it."""
        self.face: Face | None = None
        """What is seen."""
        self._without: Face | None = None
        self._computer = False
        self._number = 0
        self.setAutoRaise(True)
        self.clicked.connect(self._open)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def show_face(self, face: Face | None, without: Face | None, *, computer: bool) -> None:
        """Show a face; `without` is the one of this player as long as no portrait is chosen."""
        self.face, self._without, self._computer = face, without, computer
        self._retell()
        self.update()

    def retell(self, number: int) -> None:
        """Write again in which seat this is, and what is seen."""
        self._number = number
        self._retell()

    def _retell(self) -> None:
        name = PORTRAITS.get(self.portrait) or (_UNKNOWN if self.portrait else self._named_without)
        words = words_of(_NAMED(number=self._number, portrait=name))
        explain(self, words)
        self.setAccessibleName(words)

    @property
    def _named_without(self) -> Text:
        return _OF_PACK if self._computer else _NONE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face in the button."""
        del event
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        painter.drawComplexControl(self.style().ComplexControl.CC_ToolButton, option)
        inside = QRectF(self.rect()).adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
        _draw(painter, inside, self._heads, self.face, self.palette())
        painter.end()

    def _measure(self) -> None:
        side = LINES * self.fontMetrics().height() + BESIDE
        self.setFixedSize(side, side)

    def _open(self) -> None:
        grid = PortraitGrid(self._heads, self._without, self._named_without, self)
        grid.taken.connect(self._take)
        grid.open_beside(self, self.portrait)

    def _take(self, portrait: str) -> None:
        self.portrait = portrait
        self.chosen.emit(portrait)


class _FacePainter(QStyledItemDelegate):
    """Draws a face on the ground that the style gives it."""

    def __init__(self, heads: Heads, face_at: Callable[[str], Face | None], parent: QWidget) -> None:
        super().__init__(parent)
        self._heads, self._face_at = heads, face_at

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw it, with a broad ring where it is the one that Enter takes."""
        palette, area = option.palette, QRectF(option.rect).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        painter.save()
        if option.state & option.state.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.color(QPalette.ColorRole.Highlight)))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6)
        _draw(painter, area.adjusted(2, 2, -2, -2), self._heads, self._face_at(index.data(_ROLE)), palette)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Be as large as a cell of the grid."""
        del index
        return _cell(option.widget)


def _cell(widget: QWidget) -> QSize:
    side = round(SIZE * widget.fontMetrics().height()) + 2 * _AROUND + 4
    return QSize(side, side)


class PortraitGrid(QFrame):
    """All portraits; one is taken with a click, or with the arrow keys and Enter.  Escape leaves all as it is."""

    taken = Signal(str)
    """A portrait was taken, by its id; "" stands for none."""

    def __init__(self, heads: Heads, without: Face | None, named: Text, parent: QWidget) -> None:
        """`without` is the face of somebody without a portrait, and `named` what that is called."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # the click that closes it does nothing else
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.list = _Faces(self)
        self.name = PlainLabel()
        """What the face under the pointer or the keys is called."""
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for portrait, text in (("", named), *PORTRAITS.items()):
            item = QListWidgetItem()
            item.setData(_ROLE, portrait)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words_of(text))
            self.list.addItem(item)
        self.list.setItemDelegate(_FacePainter(heads, lambda portrait: portrait or without, self.list))
        column = QVBoxLayout(self)
        column.setContentsMargins(_AROUND, _AROUND, _AROUND, _AROUND)
        column.addWidget(self.list)
        column.addWidget(self.name)
        self.list.itemClicked.connect(self._take)
        self.list.taken.connect(self._take)
        self.list.currentItemChanged.connect(self._tell)
        self.list.itemEntered.connect(self._tell)

    def open_beside(self, button: QWidget, portrait: str) -> None:
        """Open below a button, or where the screen has room, at this portrait."""
        rows = -(-self.list.count() // COLUMNS)
        cell = _cell(self.list)
        self.list.setGridSize(cell)
        self.list.setFixedSize(COLUMNS * cell.width() + 2, rows * cell.height() + 2)
        found = (row for row in range(self.list.count()) if self.list.item(row).data(_ROLE) == portrait)
        self.list.setCurrentRow(next(found, 0))
        self._stand_beside(button)
        self.show()
        self._stand_beside(button)  # all has its size now
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def _stand_beside(self, button: QWidget) -> None:
        self.resize(self.sizeHint())
        room = button.screen().availableGeometry()
        place = QRect(button.mapToGlobal(QPoint(0, button.height())), self.size())
        place.moveRight(min(place.right(), room.right()))
        place.moveBottom(min(place.bottom(), room.bottom()))
        self.move(max(place.left(), room.left()), max(place.top(), room.top()))

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.name.setText(str(item.data(Qt.ItemDataRole.AccessibleTextRole)))

    def _take(self, item: QListWidgetItem) -> None:
        self.close()
        self.taken.emit(item.data(_ROLE))


class _Faces(QListWidget):
    """The grid itself."""

    taken = Signal(QListWidgetItem)
    """Enter or the space bar was pressed at an item."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the face at which the keys are; Escape is for the grid."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.taken.emit(self.currentItem())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
