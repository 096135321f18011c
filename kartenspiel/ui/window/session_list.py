# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The list of sessions: each with its name, how far it has come, and its account as a small curve."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kartenspiel.controller.session import Session
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.sitting import Sitting
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.painted_list import PaintedList
from kartenspiel.ui.sheet.account_plot import scale_of
from kartenspiel.ui.widgets.colours import mix
from kartenspiel.ui.widgets.quiet import SMALLER
from kartenspiel.ui.window.session_words import (
    deals_in,
    joined,
    last_played,
    own_account,
    own_place,
    played_in,
    progress_of,
    title_of,
    when_played,
)

_ = marker(__package__)

LETTERS: Final = 34
"""Width of the list at least, in mean widths of letters."""
ROWS: Final = 4
"""So many sessions are seen at once at least."""
_CURVE: Final = 11
"""Width of a curve, in mean widths of letters."""
_MARGIN: Final = 8
"""Room round what stands in a row, in pixels."""
_PALE: Final = 0.75
"""How much of its colour the second line has."""
_ROLE: Final = Qt.ItemDataRole.UserRole
_ON_TABLE: Final = _("on the table")
_ELSEWHERE: Final = _("open in another window")


AnyIndex = QModelIndex | QPersistentModelIndex


class _SessionPainter(QStyledItemDelegate):
    """Draws a session: its name and what else is said of it, and at the right how one stands."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Be as high as two lines, the second of which is smaller."""
        del index
        letters = option.fontMetrics
        return QSize(letters.averageCharWidth() * LETTERS, _height(letters))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw it on the ground that the style gives it."""
        self.initStyleOption(option, index)
        palette, area = option.palette, option.rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        option.text = ""
        option.widget.style().drawControl(
            QStyle.ControlElement.CE_ItemViewItem,
            option,
            painter,
            option.widget,
        )
        role = QPalette.ColorRole
        ink = palette.color(role.HighlightedText if chosen else role.Text)
        pale = mix(ink, palette.color(role.Highlight if chosen else role.Base), _PALE)
        entry: SessionRow = index.data(_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._write(painter, area, entry, option.font, (ink, pale))
        painter.restore()

    @staticmethod
    def _write(painter: QPainter, area: QRect, entry: "SessionRow", font: QFont, inks: tuple[QColor, QColor]) -> None:
        (ink, pale), bold, small = inks, QFont(font), QFont(font)
        bold.setBold(True)
        small.setPointSizeF(font.pointSizeF() * SMALLER)
        painter.setFont(bold)
        letters = painter.fontMetrics()
        right, gap = entry.account, letters.averageCharWidth() * 2
        curve = letters.averageCharWidth() * _CURVE
        wide = max(curve, letters.horizontalAdvance(right)) if right else 0
        words = area.adjusted(0, 0, -(wide + gap) if wide else 0, 0)
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        upper, lower = QRect(words), QRect(words)
        upper.setHeight(letters.height())
        lower.setTop(upper.bottom() + 3)
        beside = QRect(area)
        beside.setLeft(area.right() - wide)
        painter.setPen(ink)
        painter.drawText(upper, aligned, letters.elidedText(entry.title, Qt.TextElideMode.ElideRight, upper.width()))
        if right:
            sum_area = QRect(beside.left(), upper.top(), beside.width(), upper.height())
            painter.drawText(sum_area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)
        painter.setFont(small)
        painter.setPen(pale)
        painter.drawText(lower, aligned, entry.about_within(painter.fontMetrics(), lower.width()))
        if len(entry.course) > 1:
            room = QRectF(area.right() - curve, lower.top() + 2, curve, lower.height() - 2)
            _draw_course(painter, room, entry, ink, pale)


def _height(letters: QFontMetrics) -> int:
    """Return how high a row is: a line, a smaller one and a little more, for the curve."""
    return round(letters.height() * (1 + SMALLER)) + 2 * _MARGIN + 6


def _draw_course(painter: QPainter, area: QRectF, entry: "SessionRow", ink: QColor, pale: QColor) -> None:
    """Draw how one's own account went, with a line where it is nothing."""
    scale = scale_of(area, [(total,) for total in entry.course[1:]])
    painter.setPen(QPen(pale, 1, Qt.PenStyle.DotLine))
    painter.drawLine(scale.point(0, 0), scale.point(scale.deals, 0))
    painter.setPen(QPen(ink, 1.5))
    points: list[QPointF] = [scale.point(deal, total) for deal, total in enumerate(entry.course)]
    painter.drawPolyline(points)


class SessionRow:
    """A session as its row shows it."""

    def __init__(self, sitting: Sitting, settings: Settings, place: Text | None) -> None:
        """`place` says where it is open, if it is."""
        session = sitting.session
        self.sitting = sitting
        self.title = title_of(session, settings)
        self.account = own_account(session)
        self.course = _course(session)
        """One's own account, from nothing on."""
        deals = deals_in(session) if session.counted else progress_of(sitting)
        ended = progress_of(sitting) if session.counted and not sitting.can_go_on else ""
        named = played_in(session, settings) if session.name else ""
        self.about = tuple(filter(None, (joined(place or ""), ended, deals, when_played(sitting), named)))
        """What else is said of it, the least needed last."""
        self.spoken = joined(self.title, *self.about, self.account, last_played(sitting))

    def about_within(self, letters: QFontMetrics, width: int) -> str:
        """Return what else is said of it, as much as has room: nothing is cut, the sheet beside tells all."""
        for count in range(len(self.about), 1, -1):
            words = joined(*self.about[:count])
            if letters.horizontalAdvance(words) <= width:
                return words
        return letters.elidedText(joined(*self.about[:1]), Qt.TextElideMode.ElideRight, width)


def _course(session: Session) -> tuple[int, ...]:
    own = own_place(session)
    return () if own is None else (0, *(line[own] for line in session.running_account()))


class SessionList(PaintedList):
    """Sessions one below the other, of which one is chosen; Enter goes on with it."""

    delete_wanted = Signal()
    """The key that deletes was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_SessionPainter(), _height, (LETTERS, ROWS), parent)

    def show_sittings(
        self, sittings: Sequence[Sitting], settings: Settings, *, on_table: str, elsewhere: str, chosen: str
    ) -> None:
        """List these; the sessions of these ids lie on the table, here or in another window, and one is `chosen`."""
        self.blockSignals(True)
        self.clear()
        for sitting in sittings:
            places = {on_table: _ON_TABLE, elsewhere: _ELSEWHERE}
            row = SessionRow(sitting, settings, places.get(sitting.session.id))
            item = QListWidgetItem(row.spoken)
            item.setData(_ROLE, row)
            self.addItem(item)
            if sitting.session.id == chosen:
                self.setCurrentItem(item)
        if self.currentRow() < 0 and sittings:
            self.setCurrentRow(0)
        self.blockSignals(False)

    @property
    def chosen(self) -> Sitting | None:
        """The session that is chosen."""
        row: SessionRow | None = self.currentIndex().data(_ROLE)
        return None if row is None else row.sitting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, and delete with the key for that."""
        if event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)
