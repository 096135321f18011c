# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The list of decisions: what was answered and when, what would have been better, and what it cost."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kartenspiel.ui.looks.painted_list import PaintedList
from kartenspiel.ui.looks.palette import CURVES
from kartenspiel.ui.widgets.colours import DARK_GROUND, mix
from kartenspiel.ui.widgets.quiet import SMALLER

LETTERS: Final = 36
"""Width of the list at least, in mean widths of letters."""
ROWS: Final = 4
"""So many decisions are seen at once at least."""
_MARGIN: Final = 6
"""Room round what stands in a row, in pixels."""
_PALE: Final = 0.75
"""How much of its colour the second line has."""
_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """A decision as its row shows it."""

    sign: str
    answer: str
    about: str
    """When it was, and what would have been better."""
    cost: str
    spoken: str
    """All of it in words."""
    is_error: bool
    settled: bool = True
    """False while its figures will change: they are written pale."""


class _DecisionPainter(QStyledItemDelegate):
    """Draws a decision in two lines, with its cost at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Be as high as two lines, the second of which is smaller."""
        del index
        return QSize(option.fontMetrics.averageCharWidth() * LETTERS, _height(option.fontMetrics))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw it on the ground that the style gives it."""
        self.initStyleOption(option, index)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        option.text = ""
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        role = QPalette.ColorRole
        ink = option.palette.color(role.HighlightedText if chosen else role.Text)
        ground = option.palette.color(role.Highlight if chosen else role.Base)
        row: DecisionRow = index.data(_ROLE)
        dear = QColor(CURVES[ground.lightness() < DARK_GROUND][1])
        painter.save()
        area = option.rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        inks = (ink, dear if row.is_error else ink, mix(ink, ground, _PALE))
        self._write(painter, area, row, option.font, inks)
        painter.restore()

    @staticmethod
    def _write(
        painter: QPainter, area: QRect, row: DecisionRow, font: QFont, inks: tuple[QColor, QColor, QColor]
    ) -> None:
        bold, small = QFont(font), QFont(font)
        bold.setBold(True)
        small.setPointSizeF(font.pointSizeF() * SMALLER)
        aligned, elided = Qt.AlignmentFlag.AlignVCenter, Qt.TextElideMode.ElideRight
        painter.setFont(bold)
        letters = painter.fontMetrics()
        lead = letters.horizontalAdvance("✗") + letters.averageCharWidth()
        upper = QRect(area.left(), area.top(), area.width(), letters.height())
        painter.setPen(inks[1] if row.settled else inks[2])
        painter.drawText(upper, aligned | Qt.AlignmentFlag.AlignLeft, row.sign)
        painter.drawText(upper, aligned | Qt.AlignmentFlag.AlignRight, row.cost)
        words = upper.adjusted(lead, 0, -letters.horizontalAdvance(row.cost) - letters.averageCharWidth(), 0)
        painter.setPen(inks[0])
        painter.drawText(words, aligned, letters.elidedText(row.answer, elided, words.width()))
        painter.setFont(small)
        painter.setPen(inks[2])
        lower = QRect(area.left() + lead, upper.bottom() + 2, area.width() - lead, painter.fontMetrics().height())
        painter.drawText(lower, aligned, painter.fontMetrics().elidedText(row.about, elided, lower.width()))


def _height(letters: QFontMetrics) -> int:
    return round(letters.height() * (1 + SMALLER)) + 2 * _MARGIN + 4


class DecisionList(PaintedList):
    """Decisions one below the other, of which one is chosen; Enter leads to its moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_DecisionPainter(), _height, (LETTERS, ROWS), parent)

    def show_rows(self, rows: Sequence[DecisionRow], chosen: int) -> None:
        """List these, of which the one with this number is chosen."""
        self.blockSignals(True)
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        for number, row in enumerate(rows):
            if number == self.count():
                self.addItem(QListWidgetItem())
            item = self.item(number)
            if item.data(_ROLE) != row:
                item.setText(row.spoken)
                item.setToolTip(row.spoken)
                item.setData(_ROLE, row)
        self.setCurrentRow(chosen)
        self.blockSignals(False)
