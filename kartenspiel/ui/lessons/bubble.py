# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the teacher says: paper with round corners, and a tip towards who speaks."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from kartenspiel.model.lesson import filled
from kartenspiel.model.text import Text, clauses_of
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.wording import Wording

ROUND: Final = 12.0
TIP: Final = 11
"""Radius of the corners and height of the tip, in pixels."""
TIP_AT: Final = 30.0
"""Where the tip is, from the left edge."""
PAD: Final = 14


class SpeechBubble(QWidget):
    """A few sentences, with the clauses behind them."""

    def __init__(self, *, tip: bool) -> None:
        """Only what is said first has a `tip`."""
        super().__init__()
        self._tip = TIP if tip else 0
        self._ground = QColor("white")
        self.words, self.clauses = PlainLabel(), ClauseLabel()
        self.words.setObjectName("said")
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(self)
        column.setContentsMargins(PAD, PAD + self._tip, PAD, PAD)
        column.setSpacing(6)
        column.addWidget(self.words)
        column.addWidget(self.clauses, 0, Qt.AlignmentFlag.AlignRight)

    def say(self, text: Text, wording: Wording) -> None:
        """Say this."""
        self.words.setText(wording.text(filled(text)))
        self.clauses.cite(clauses_of(text))

    def colour(self, ground: str) -> None:
        """Be on paper of this colour."""
        self._ground = QColor(ground)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QPainterPath()
        paper.addRoundedRect(QRectF(0, self._tip, self.width(), self.height() - self._tip), ROUND, ROUND)
        if self._tip:
            tip = QPainterPath(QPointF(TIP_AT - TIP, self._tip))
            tip.lineTo(TIP_AT - TIP / 2, 0)
            tip.lineTo(TIP_AT + TIP, self._tip)
            tip.closeSubpath()
            paper = paper.united(tip)
        painter.fillPath(paper, self._ground)
        painter.end()
