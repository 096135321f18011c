# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The form in which a deal is entered: what is asked at the left, its answers at the right."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QWidget

from kartenspiel.model.pad.form import Field, FormPart, OneField, PadAnswers
from kartenspiel.model.pad.score_pad import Entered
from kartenspiel.ui.pad.answer_rows import AnswerRow, AnyRow, row_for
from kartenspiel.ui.pad.fold import FoldButton
from kartenspiel.ui.pad.form_lines import FormLine, lines_of, needed, summary
from kartenspiel.ui.pad.pad_button import PadButton
from kartenspiel.ui.pad.switch_row import SwitchedField, SwitchLine, SwitchRow
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

    opened = Signal(QWidget)
    """Somebody has opened a part of the form: its head."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, AnyRow | SwitchedField] = {}
        """By the ids of the fields what is pressed to answer them; those of a closed part are not to be seen."""
        self.folds: dict[str, FoldButton] = {}
        """By the ids of parts what opens and closes them."""
        self._lines: list[tuple[FormPart | None, Field | None, LineWidget]] = []
        self._labels: list[QWidget] = []
        self._words: Wording | None = None
        self._narrow = False
        self._entered: Entered | None = None
        self._answers: PadAnswers = {}
        self._turned: dict[str, bool] = {}
        """Which parts somebody has opened or closed in this deal."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(8)
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(1, 1)
        self._letters = Letters(self)
        self._letters.measure(self._take_letters)

    def show_fields(self, entered: Entered, answers: PadAnswers, words: Wording) -> None:
        """Show what is asked with its answers; other words make all of it anew, and close what can be closed."""
        fresh = words is not self._words
        if fresh:
            self._turned = {}
        before = None if self._entered is None else self._entered.fields
        self._words, self._entered, self._answers = words, entered, answers
        focused = self.focused()
        if fresh or entered.fields != before:
            self._make(lines_of(entered.fields, words), words, fresh=fresh)
        else:
            self._turn_folds()
        for name, row in self.rows.items():
            row.show_answer(answers.get(name))
        self._give_keys(focused)

    def is_open(self, section: FormPart) -> bool:
        """Tell whether a part is to be seen: where something is needed in it, unless somebody has closed it."""
        if not section.folded:
            return True
        needs = self._entered is not None and needed(section, self._entered, self._answers)
        return self._turned.get(section.id, needs)

    def _make(self, lines: Sequence[tuple[FormPart | None, FormLine]], words: Wording, *, fresh: bool) -> None:
        """Make the controls of these lines; what is the same as before stays."""
        kept: list[LineWidget] = [] if fresh else [widget for _, _, widget in self._lines]
        old = [widget for _, _, widget in self._lines]
        self._lines = []
        for section, line in lines:
            widget = next((each for each in kept if _shows(each, line)), None) or self._made(line, words)
            self._lines.append((section, line if isinstance(line, Field) else None, widget))
        now = [widget for _, _, widget in self._lines]
        rows = [widget for widget in now if isinstance(widget, SwitchRow)]
        self.rows = {}
        for field in () if self._entered is None else self._entered.fields:
            own = next((row for row in now if isinstance(row, AnswerRow) and row.field.id == field.id), None)
            if own is not None:
                self.rows[field.id] = own  # type: ignore[assignment] # made by `row_for`
            elif isinstance(field, OneField):
                self.rows[field.id] = SwitchedField(field, rows)
        self.folds = {
            section.id: widget for section, _, widget in self._lines
            if isinstance(widget, FoldButton) and section is not None
        }  # fmt: skip
        self._turn_folds(lay_out=False)
        self._lay_out([widget for widget in old if widget not in now])

    def _made(self, line: FormLine, words: Wording) -> "LineWidget":
        if isinstance(line, FormPart):
            fold = FoldButton(line.id, words.text(line.title))
            fold.clicked.connect(lambda _checked: self._turn(line))
            return fold
        row = SwitchRow(line, words) if isinstance(line, SwitchLine) else row_for(line, words)
        row.answered.connect(self.answered)
        row.pressed.connect(self._go_on)
        return row

    def _turn(self, section: FormPart) -> None:
        """Open a part, or close it."""
        self._turned[section.id] = not self.is_open(section)
        self._turn_folds()
        if self.is_open(section):
            self.opened.emit(self.folds[section.id])

    def _turn_folds(self, *, lay_out: bool = True) -> None:
        """Say at each part that can be closed whether it is, and what was entered in it."""
        turned = False
        for section, _, widget in self._lines:
            if isinstance(widget, FoldButton) and section is not None and self._entered and self._words:
                opened = self.is_open(section)
                turned = turned or opened is not widget.open
                told = summary(section, self._entered, self._answers, self._words)
                widget.show_state(opened=opened, summary=told)
        if turned and lay_out:
            self._lay_out([])

    def _go_on(self) -> None:
        """Give the keys to what must still be entered, after a digit has answered something."""
        missing = () if self._entered is None else self._entered.missing
        row = self.rows.get(missing[0].id) if missing else None
        if row is not None:
            row.first().setFocus(Qt.FocusReason.TabFocusReason)

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
        found = self.findChild(QWidget, focused[1])
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

    def _lay_out(self, gone: Sequence["LineWidget"]) -> None:
        for old in (*self._labels, *gone):
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._labels = []
        group, line, first = None, 0, True
        for section, field, widget in self._lines:
            if section is not None and not self.is_open(section) and not isinstance(widget, FoldButton):
                self._grid.removeWidget(widget)
                widget.setParent(self)
                widget.hide()
                continue
            asked = None if field is None else field.group
            if isinstance(widget, FoldButton):
                self._grid.addWidget(widget, line, 0, 1, 2)
            else:
                if asked != group or asked is None:
                    if not first and (asked is not None or group is not None):
                        line = self._rule(line)
                    self._label(widget, line)
                    line += int(self._narrow)
                self._grid.addWidget(widget, line, 0 if self._narrow else 1, 1, 2 if self._narrow else 1)
            group = asked
            widget.show()
            first, line = isinstance(widget, FoldButton), line + 1
        self._order_keys()

    def _order_keys(self) -> None:
        before: QWidget | None = None
        for _section, _field, line in self._lines:
            inner = [line] if isinstance(line, FoldButton) else [line.first(), *line.findChildren(PadButton)]
            for widget in inner:
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

    def _label(self, widget: "LineWidget", line: int) -> None:
        """Write what is asked, and the clause behind it."""
        if self._words is None:
            return
        around = QWidget()
        grid = QGridLayout(around)
        grid.setContentsMargins(0, 6, 0, 0)
        grid.setVerticalSpacing(0)
        field = widget.field if isinstance(widget, AnswerRow) else None
        if field is not None:
            told = self._words.text(field.label if field.group is None else field.group)
        else:
            told = widget.said if isinstance(widget, SwitchRow) else ""
        label = PlainLabel(told)
        label.setWordWrap(True)
        grid.addWidget(label, 0, 0)
        if field is not None and field.clause:
            grid.addWidget(ClauseLabel((field.clause,)), *((0, 1) if self._narrow else (1, 0)))
        grid.setRowStretch(2, 1)
        if not self._narrow:
            around.setFixedWidth(LABELS * self.fontMetrics().averageCharWidth())
        self._grid.addWidget(around, line, 0, 1, 2 if self._narrow else 1)
        self._labels.append(around)


LineWidget = AnswerRow | SwitchRow | FoldButton
"""What stands in a line."""


def _shows(widget: LineWidget, line: FormLine) -> bool:
    """Tell whether a widget shows a line as it is."""
    if isinstance(widget, FoldButton):
        return isinstance(line, FormPart) and widget.objectName() == f"fold {line.id}"
    if isinstance(widget, SwitchRow):
        return widget.switches == line
    return widget.field == line
