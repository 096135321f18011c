# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What was overlooked at a decision, in a sentence, and below it what each answer was worth."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from kartenspiel.controller.analysis import WeighedDecision
from kartenspiel.controller.answer_words import answer_named
from kartenspiel.model.moves import Move
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import marker
from kartenspiel.players.weighing import Weighed
from kartenspiel.ui.sheet.decision_words import DecisionWords
from kartenspiel.ui.sheet.share_bar import ShareBar
from kartenspiel.ui.widgets import grids
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel

_ = marker(__package__)

_ANSWER = _("Answer")
_BRINGS = _("Brings")
_BEHIND = _("Less than the best")
_OFTEN = _("Best in")
_GIVEN = _("{answer} (chosen)")
_OPEN_BOX = _("Had one seen &all cards")
_OPEN_TOLD = _(
    "What each answer would have brought in this one deal had everybody played with open hands. Nobody could know "
    "that, and no decision is judged by it."
)


class AnswerTable(QWidget):
    """All that is told of one decision."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.open_box, self.open_note = QCheckBox(), QuietLabel()
        self.open_box.toggled.connect(lambda _checked: self._retell())
        self._told: tuple[WeighedDecision | None, Observation | None, DecisionWords] | None = None
        self._answers: list[QLabel] = []
        self._grid, self._open_grid = QGridLayout(), QGridLayout()
        for grid in (self._grid, self._open_grid):
            grid.setHorizontalSpacing(14)
            grid.setVerticalSpacing(4)
        self._open_grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addWidget(self.sentence)
        column.addLayout(self._grid)
        column.addWidget(self.open_box)
        column.addWidget(self.open_note)
        column.addLayout(self._open_grid)
        column.addStretch(1)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def show_decision(self, found: WeighedDecision | None, seen: Observation | None, words: DecisionWords) -> None:
        """Tell of a decision; ``None`` of none."""
        self._told = found, seen, words
        grids.clear(self._grid)
        grids.clear(self._open_grid)
        self._answers = []
        self.sentence.setVisible(found is not None)
        can_open = found is not None and bool(found.open_worths)
        self.open_box.setVisible(can_open)
        self.open_note.setVisible(can_open and self.open_box.isChecked())
        self.open_box.setText(words.say(_OPEN_BOX))
        self.open_note.setText(words.say(_OPEN_TOLD))
        if found is None or seen is None:
            return
        self.sentence.setText(words.sentence(found, seen))
        for column, head in enumerate((_ANSWER, _BRINGS, _BEHIND, _OFTEN)):
            self._add(QuietLabel(words.say(head)), 0, column)
        given, best = found.weighing.given, found.weighing.best
        for line, each in enumerate(found.weighing.answers, 1):
            chosen = given == each.answer or given in each.alike
            lead = found.weighing.lead_over(each)
            behind = "–" if each is best else words.sure(lead.mean, lead.error)
            cells = (_named(each, given, seen, words), words.figure(each.expected), behind)
            for column, cell in enumerate(cells):
                label = PlainLabel(cell)
                label.setWordWrap(column == 0)
                self._answers += [label] if column == 0 else []
                self._add(label, line, column, bold=chosen)
            self._grid.addWidget(ShareBar(each.best), line, 3)
            self._add(PlainLabel(words.percent(each.best)), line, 4, bold=chosen)
        if self.open_box.isChecked():
            self._list_open(found, seen, words)
        self._grid.setColumnStretch(0, 1)
        self._measure()

    def _retell(self) -> None:
        if self._told is not None:
            self.show_decision(*self._told)
            self.updateGeometry()

    def _list_open(self, found: WeighedDecision, seen: Observation, words: DecisionWords) -> None:
        """List what nobody could know, the best first, in a table of its own."""
        answers = {each.answer: each for each in found.weighing.answers}
        for line, worth in enumerate(found.open_worths):
            answer = _named(answers[worth.answer], found.weighing.given, seen, words)
            self._open_grid.addWidget(QuietLabel(answer), line, 0)
            paid = QuietLabel(words.figure(worth.paid))
            self._open_grid.addWidget(paid, line, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def _add(self, label: QLabel, line: int, column: int, *, bold: bool = False) -> None:
        if bold:
            font = QFont()  # everything else of it comes from the page
            font.setBold(True)
            label.setFont(font)
        side = Qt.AlignmentFlag.AlignLeft if column in {0, 3} else Qt.AlignmentFlag.AlignRight
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, line, column, 1, 2 if (line, column) == (0, 3) else 1)

    def _measure(self) -> None:
        """Leave room for the widest word of the answers: they wrap between words only."""
        bold = QFont(self.font())
        bold.setBold(True)
        letters = QFontMetrics(bold)
        words = [word for label in self._answers for word in label.text().split()]
        self._grid.setColumnMinimumWidth(0, max(map(letters.horizontalAdvance, words), default=0))


def _named(weighed: Weighed, given: Move | None, seen: Observation, words: DecisionWords) -> str:
    """Return what an answer is called, with those that are as good; the chosen one is marked."""
    alike = [answer_named(move, seen) for move in (weighed.answer, *weighed.alike)]
    answer = words.say(tuple(alike) if len(alike) > 1 else alike[0])
    chosen = given == weighed.answer or given in weighed.alike
    return words.say(_GIVEN(answer=answer)) if chosen else answer
