# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Slips of paper at a name plate with what its player has declared or announced in this deal."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kartenspiel.ui.table.frame import Area, TableSide
from kartenspiel.ui.table.painted import Painted
from kartenspiel.ui.table.theme import Theme, type_of
from kartenspiel.ui.widgets.plain import tip_of

HEIGHT: Final = 660
"""Over the cards in tricks won and the plate, under what is said."""
TALL: Final = 1.3
PAD: Final = 0.45
GAP: Final = 0.25
"""Height of a slip, room beside its word, and between two slips, in heights of the text."""
WRITTEN: Final = 0.9
UNDER: Final = 0.3
"""How much of a slip lies on the plate."""


class Slips(Painted):
    """The slips of one seat, side by side at the edge of its plate that is nearer to the middle of the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._words: tuple[str, ...] = ()
        self._text = 13.0
        self.hide()

    @property
    def words(self) -> tuple[str, ...]:
        """What stands on them."""
        return self._words

    def lie(self, words: Sequence[str], tip: str, plate: Area, side: TableSide, text: float) -> None:
        """Show these words at a plate, with text of this height; nothing where there is none."""
        self._words, self._text = tuple(words), text
        self.setVisible(bool(words))
        self.setToolTip(tip_of(tip))
        tall, wide = TALL * text, sum(self._widths()) + GAP * text * (len(words) - 1)
        x = plate.x + 0.5 * text if side == "right" else plate.right - wide - 0.5 * text
        y = plate.y - (1 - UNDER) * tall if side == "bottom" else plate.bottom - UNDER * tall
        self.put(x, y, wide, tall)

    def _widths(self) -> list[float]:
        metrics = QFontMetricsF(type_of(WRITTEN * self._text, bold=True))
        return [max(TALL * self._text, metrics.horizontalAdvance(word) + 2 * PAD * self._text) for word in self._words]

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:  # fmt: skip
        """Draw the slips."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(type_of(WRITTEN * self._text, bold=True))
        widths = self._widths()
        lefts = [0.0, *accumulate(wide + GAP * self._text for wide in widths)]
        for word, left, wide in zip(self._words, lefts, widths, strict=False):
            slip = QRectF(left, 0, wide, TALL * self._text).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(QColor(0, 0, 0, 130), 1))
            painter.setBrush(QColor(self.theme.bubble))
            painter.drawRoundedRect(slip, 0.2 * self._text, 0.2 * self._text)
            painter.setPen(QColor(self.theme.bubble_text))
            painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, word)
