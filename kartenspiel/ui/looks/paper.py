# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What pages and dialogs are made of: cloth that lies under them, and sheets of printed paper on it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QMarginsF, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.cloth import draw_cloth
from kartenspiel.ui.looks.house import House, on_cloth, palette_of, style_of
from kartenspiel.ui.widgets.line_reader import LineReader
from kartenspiel.ui.widgets.quiet import scaled_font

EDGE: Final = 8
"""Pixels of cloth that are seen round the paper of a dialog."""
PADDING: Final = 4
"""Pixels of paper round what stands on a dialog, beside the margins that the style gives it."""
NARROW_EDGE: Final = 3
"""The same, together, on a screen so low that every line counts."""
FEW_LINES: Final = 30
"""So many lines of text have no room one below the other on such a screen."""
CORNER: Final = 7.0
"""Radius of the corners of a sheet, in pixels."""
RING: Final = 4
"""Width of the ring round a sheet that has the keys, in pixels."""
SHADOW: Final = 3
"""How far a sheet throws its shadow, in pixels."""
_SHADE: Final = 26
"""Opacity of each of the layers of that shadow, of 255."""


class ClothPage(QWidget):
    """A page whose background is the cloth of the table; `Sheet` widgets lie on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cloth: tuple[tuple[str, str, int, int, float], QPixmap] | None = None
        appearance.COLOURS.changed.connect(self.follow_house)

    def follow_house(self) -> None:
        """Wear the colours of the house."""
        dress_buttons(self)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Spread the cloth."""
        del event
        house = appearance.house()
        wanted = (house.cloth, house.cloth_rim, self.width(), self.height(), self.devicePixelRatioF())
        if self._cloth is None or self._cloth[0] != wanted:
            self._cloth = wanted, draw_cloth(*wanted)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth[1])
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Dress the buttons before they are seen."""
        if event.type() == QEvent.Type.Polish:
            self.follow_house()
        return super().event(event)


class OnCloth(QWidget):
    """A widget without paper: its words stand on the cloth of the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follow_house()
        appearance.COLOURS.changed.connect(self._follow_house)

    def _follow_house(self) -> None:
        self.setPalette(on_cloth(appearance.house()))


class Sheet(QFrame):
    """A frame that looks like a sheet of paper on the cloth, with a printed line round its contents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(SHADOW, SHADOW, SHADOW, SHADOW)
        appearance.COLOURS.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper, its shadow and the line."""
        del event
        painter = QPainter(self)
        draw_sheet(painter, QRectF(self.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)), appearance.house())
        painter.end()


class PaperButton(QAbstractButton):
    """A sheet that is a button; its contents are put into a layout."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(SHADOW, SHADOW, SHADOW, SHADOW)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._follow_house()
        appearance.COLOURS.changed.connect(self._follow_house)

    def _follow_house(self) -> None:
        self.setPalette(palette_of(appearance.house()))  # not that of the cloth it lies on

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet, with a ring where it has the keys or the pointer is over it."""
        del event
        house, area = appearance.house(), QRectF(self.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW))
        painter = QPainter(self)
        draw_sheet(painter, area, replace(house, paper=house.band) if self.isDown() else house)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(QColor(house.gold), RING if self.hasFocus() else 1))
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Show it no longer."""
        super().leaveEvent(event)
        self.update()


class ClothDialog(QDialog):
    """A dialog that looks like a sheet of paper on the cloth of the table; the base of all dialogs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edge = EDGE
        self._follow_letters()
        appearance.COLOURS.changed.connect(self._follow_house)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as the words need in this width, where the screen has room: hints of wrapped words are guesses."""
        super().showEvent(event)
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            wanted = layout.totalHeightForWidth(self.width())
            if self.height() < wanted <= self.screen().availableGeometry().height():
                self.resize(self.width(), wanted)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw cloth and paper; the cloth is the only border, beside the frame that the desktop draws."""
        del event
        house = appearance.house()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(house.cloth))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(house.paper))
        painter.drawRoundedRect(QRectF(self.rect()).marginsRemoved(QMarginsF(*4 * (self._edge,))), CORNER, CORNER)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Dress the buttons before they are seen, and follow the letters of the house."""
        if event.type() == QEvent.Type.Polish:
            self._follow_house()
        elif event.type() == QEvent.Type.FontChange:
            for button in self.findChildren(QPushButton):
                button.setFont(scaled_font(1))  # which has a style of its own, and hears nothing of letters around it
            self._follow_letters()
        return super().event(event)

    def _follow_letters(self) -> None:
        """Leave the edge to what is read where the screen has room for few lines, so that it does not stick out."""
        narrow = self.screen().availableGeometry().height() < FEW_LINES * self.fontMetrics().height()
        self._edge, padding = (NARROW_EDGE, 0) if narrow else (EDGE, PADDING)
        self.setContentsMargins(*4 * (self._edge + padding,))

    def _follow_house(self) -> None:
        dress_buttons(self)
        self.update()


class _NewLetters(QObject):
    """Has a button with a style measure that anew in other letters: Qt keeps how large they were before."""

    def __init__(self, button: QPushButton) -> None:
        super().__init__(button)
        self._button, self._busy = button, False
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice other letters."""
        del watched
        if event.type() == QEvent.Type.FontChange and not self._busy:
            self._busy = True
            self._button.setStyleSheet(self._button.styleSheet())
            self._busy = False
        return False


def dress_buttons(page: QWidget) -> None:
    """Give all buttons on a page the looks of the house.

    Each has its style by itself: under a widget with a style, letters and colours do not come from parents any more.
    """
    for button in page.findChildren(QPushButton):
        style = style_of(appearance.house(), cloth=_lies_on_cloth(button))
        if isinstance(button.parent(), QDialogButtonBox):
            button.setIcon(QIcon())  # those of the system belong to another house
        if button.styleSheet() != style:
            button.setStyleSheet(style)
        if button.findChild(_NewLetters) is None:
            _NewLetters(button)


def _lies_on_cloth(widget: QWidget) -> bool:
    """Tell whether there is no paper between a widget and the cloth."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, ClothPage | Sheet):
        around = around.parentWidget()
    return isinstance(around, ClothPage)


def draw_sheet(painter: QPainter, area: QRectF, house: House) -> None:
    """Draw a sheet of paper on cloth: its shadow, the paper, and a line near its edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(SHADOW, 0, -1):
        painter.setBrush(QColor(0, 0, 0, _SHADE))
        painter.drawRoundedRect(area.adjusted(-layer, -layer + 1, layer, layer), CORNER + layer, CORNER + layer)
    painter.setBrush(QColor(house.paper))
    painter.drawRoundedRect(area, CORNER, CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(house.line), 1))
    painter.drawRoundedRect(area.adjusted(3.5, 3.5, -3.5, -3.5), CORNER - 3, CORNER - 3)


class _WholeArea(QScrollArea):
    """An area that asks for all the room that the page in it needs."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page

    def sizeHint(self) -> QSize:
        """Be as wide as the page needs at least, and as high as it is then."""
        wide = self.minimumSizeHint().width()
        return QSize(wide, max(self._page.heightForWidth(wide), self._page.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Be no narrower than the page; it scrolls up and down."""
        wide = self._page.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(wide, 3 * self.fontMetrics().lineSpacing())


def page_head(heading: QWidget, hint: QWidget, buttons: Iterable[QWidget]) -> QHBoxLayout:
    """Return the head of a page: its heading and a line below it, on the cloth, and at the right ways elsewhere."""
    told = OnCloth()
    words = QVBoxLayout(told)
    words.setContentsMargins(4, 0, 4, 0)
    words.setSpacing(2)
    words.addWidget(heading)
    words.addWidget(hint)
    head = QHBoxLayout()
    head.addWidget(told, 1)
    for button in buttons:
        head.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
    return head


def scrolled(page: QWidget, *, sideways: bool = False, whole: bool = False) -> QScrollArea:
    """Return an area in which a page scrolls up and down, or `sideways` too; what lies under it is seen through it.

    One that asks for the `whole` page scrolls only where the screen has no room for that.  What is written there can be
    heard with the arrow keys.
    """
    area = _WholeArea(page) if whole else QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    LineReader(area)
    for ground in (area.viewport(), page):
        ground.setAutoFillBackground(False)
    return area


def filling(page: QWidget, around: QWidget) -> None:
    """Let a page take all the room of the widget around it."""
    column = QVBoxLayout(around)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(page)
