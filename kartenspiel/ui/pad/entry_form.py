# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The form in which a deal is entered: what is asked at the left, its answers at the right."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QWidget

from kartenspiel.model.pad.form import Field, PadAnswers
from kartenspiel.ui.pad.answer_rows import AnyRow, row_for
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.wording import Wording

LABELS: Final = 24
"""Mean widths of letters that what is asked has at the left."""
NARROW: Final = 70
"""Below so many of them it stands above the answers."""


class EntryForm(QWidget):
    """Shows fields and their answers; a field that stays the same keeps its controls, and the keys."""

    answered = Signal(str, object)
    """The id of a field, and the `PadAnswer`."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, AnyRow] = {}
        self._labels: list[QWidget] = []
        self._words: Wording | None = None
        self._narrow = False
        self._fields: tuple[Field, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(8)
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(1, 1)
        self._letters = Letters(self)
        self._letters.measure(self._take_letters)

    def show_fields(self, fields: Sequence[Field], answers: PadAnswers, words: Wording) -> None:
        """Show these fields with their answers; other words make all of them anew."""
        fresh = words is not self._words
        self._words = words
        focused = self.focused()
        kept = {name: row for name, row in self.rows.items() if not fresh}
        shown: dict[str, AnyRow] = {}
        for field in fields:
            row = kept.get(field.id)
            if row is None or row.field != field:
                row = row_for(field, words)
                row.answered.connect(self.answered)
            shown[field.id] = row
        gone = [row for row in self.rows.values() if row not in shown.values()]
        self.rows = shown
        if gone or tuple(fields) != self._fields or fresh:
            self._fields = tuple(fields)
            self._lay_out(gone)
        for name, row in shown.items():
            row.show_answer(answers.get(name))
        self._give_keys(focused)

    def focused(self) -> tuple[str, str] | None:
        """Return which field has the keys, and the name of what has them in it."""
        widget = QApplication.focusWidget()
        if widget is None:
            return None
        return next(((name, widget.objectName()) for name, row in self.rows.items() if row.isAncestorOf(widget)), None)

    def _give_keys(self, focused: tuple[str, str] | None) -> None:
        """Give the keys back to the same answer, where its row was made anew."""
        row = None if focused is None else self.rows.get(focused[0])
        if row is None or focused is None or self.focused() == focused:
            return
        found = row.findChild(QWidget, focused[1])
        (row.first() if found is None else found).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: object) -> None:
        """Put what is asked above its answers where there is little room."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._measure()

    def _take_letters(self) -> None:
        self._measure()
        self._lay_out([])  # what is asked is as wide as its letters want

    def _measure(self) -> None:
        narrow = self.width() < NARROW * self.fontMetrics().averageCharWidth()
        if narrow is not self._narrow:
            self._narrow = narrow
            self._lay_out([])

    def _lay_out(self, gone: Sequence[AnyRow]) -> None:
        for old in (*self._labels, *gone):
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._labels = []
        group, line, before = None, 0, None
        for row in self.rows.values():
            field = row.field
            if field.group != group or field.group is None:
                if before is not None and (field.group is not None or group is not None):
                    line = self._rule(line)
                self._label(field, line)
                line += int(self._narrow)
            group = field.group
            self._grid.addWidget(row, line, 0 if self._narrow else 1, 1, 2 if self._narrow else 1)
            row.show()
            before, line = row, line + 1
        self._order_keys()

    def _order_keys(self) -> None:
        before: QWidget | None = None
        for row in self.rows.values():
            for widget in (row.first(), *row.buttons.values()):
                if before is not None and widget is not before:
                    QWidget.setTabOrder(before, widget)
                before = widget

    def _rule(self, line: int) -> int:
        rule = QFrame()
        rule.setFrameShape(QFrame.Shape.HLine)
        rule.setForegroundRole(QPalette.ColorRole.Mid)
        self._grid.addWidget(rule, line, 0, 1, 2)
        self._labels.append(rule)
        return line + 1

    def _label(self, field: Field, line: int) -> None:
        """Write what is asked, and the clause behind it."""
        if self._words is None:
            return
        around = QWidget()
        grid = QGridLayout(around)
        grid.setContentsMargins(0, 6, 0, 0)
        grid.setVerticalSpacing(0)
        label = PlainLabel(self._words.text(field.label if field.group is None else field.group))
        label.setWordWrap(True)
        grid.addWidget(label, 0, 0)
        if field.clause:
            grid.addWidget(ClauseLabel((field.clause,)), *((0, 1) if self._narrow else (1, 0)))
        grid.setRowStretch(2, 1)
        if not self._narrow:
            around.setFixedWidth(LABELS * self.fontMetrics().averageCharWidth())
        self._grid.addWidget(around, line, 0, 1, 2 if self._narrow else 1)
        self._labels.append(around)
