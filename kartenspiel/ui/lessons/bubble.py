# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the teacher says: paper with round corners, and a tip towards who speaks."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from kartenspiel.model.text import Text, clauses_of
from kartenspiel.ui.rulebook.glossary import Glossary
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.plain import LinkedLabel
from kartenspiel.ui.words.wording import Wording

ROUND: Final = 12.0
TIP: Final = 11
"""Radius of the corners and height of the tip, in pixels."""
TIP_AT: Final = 30.0
"""Where the tip is, from the left edge."""
PAD: Final = 14


NO_TERMS: Final = Glossary({})
_LINKS: Final = "<style>a {{ color: {ink}; text-decoration: underline; }}</style>"


class SpeechBubble(QWidget):
    """A few sentences, with the clauses behind them and links at the words of the glossary."""

    term_wanted = Signal(str)
    """The id of a term that is to be explained."""

    def __init__(self, *, tip: bool) -> None:
        """Only what is said first has a `tip`."""
        super().__init__()
        self._tip = TIP if tip else 0
        self._paper = QColor("white")
        self._linked = ""
        """What it says, with links."""
        self._links = ""
        """The style of these."""
        self.plain = ""
        """What it says, without markup."""
        self.words, self.clauses = LinkedLabel(), ClauseLabel()
        self.words.setObjectName("said")
        self.words.setOpenExternalLinks(False)
        self.words.linkActivated.connect(lambda link: self.term_wanted.emit(link.removeprefix("term:")))
        self.words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(self)
        column.setContentsMargins(PAD, PAD + self._tip, PAD, PAD)
        column.setSpacing(6)
        column.addWidget(self.words)
        column.addWidget(self.clauses, 0, Qt.AlignmentFlag.AlignRight)

    def say(self, text: Text, wording: Wording, glossary: Glossary = NO_TERMS) -> None:
        """Say this; the terms of the glossary in it are links."""
        self.tell(wording.text(text), glossary)
        self.clauses.cite(clauses_of(text))

    def tell(self, words: str, glossary: Glossary = NO_TERMS) -> None:
        """Say these words, which no clause decides."""
        self.plain = words
        self._linked = glossary.linked(words)
        self._write()
        self.words.setAccessibleName(words)
        self.clauses.cite(())

    def colour(self, paper: str) -> None:
        """Be on paper of this colour."""
        self._paper = QColor(paper)
        self.update()

    def ink_links(self, ink: str) -> None:
        """Write links in this ink; a line under them says that they can be clicked."""
        self._links = _LINKS.format(ink=ink)
        self._write()

    def _write(self) -> None:
        self.words.setText(self._links + self._linked)

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
        painter.fillPath(paper, self._paper)
        painter.end()
