# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The head of the score sheet: who won, what the person at the screen was paid, and why."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.model import conclusion
from kartenspiel.ui.sheet.sheet_table import scaled
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import LARGER, title_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.wording import Wording


class Headline(QWidget):
    """The end of a deal as its settlement tells it: a headline, the own sum beside it, and a sentence why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.result, self.amount, self.reason = PlainLabel(), PlainLabel(), PlainLabel()
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.result, 1)
        row.addWidget(self.amount, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.reason)
        for label in (self.result, self.reason):
            label.setWordWrap(True)

    def told(self) -> str:
        """Return all of it, as it is read aloud."""
        parts = (self.result, self.amount, self.reason)
        return " ".join(f"{each.text().rstrip('.')}." for each in parts if each.text())

    def show_deal(self, finished: FinishedDeal, words: Wording, unit: str) -> None:
        """Tell how a deal ended for the seat on screen, in this unit."""
        ended, payments, seat = finished.outcome.conclusion, finished.outcome.payments, finished.seen.seat
        self.result.setText(words.text(conclusion.headline(ended, seat)))
        score = conclusion.score_told(ended, seat)
        explain(self.result, "" if score is None else words.text(score))
        self.amount.setText(words.text(conclusion.amount_told(payments, seat, unit)))
        told = (*conclusion.reasons(ended, payments, seat), conclusion.each_told(payments, seat, unit))
        why = [words.text(each) for each in told if each is not None]
        self.reason.setText(" ".join(why))
        self.reason.setVisible(bool(why))
        for label in (self.result, self.amount):
            label.setFont(title_font(scaled(self, LARGER * LARGER)))
        self.reason.setFont(scaled(self, 1))
