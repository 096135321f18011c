# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A form for house rules, made from their specs: one row for each option, under headings where a game has them.

A row shows what the option is called and what it means, a control that fits its type, and, where the value is not that
of the preset, a mark and a button that goes back to it.  An option without effect beside the others is grey and says
why.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.model.options import HouseRules, OptionSpec, OptionValue, specs
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, clauses_of
from kartenspiel.ui.looks.fonts import share
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.clauses import DESK, ClauseLabel, game_of
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.places import InRules, option_anchor
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.option_values import phrase
from kartenspiel.ui.words.phrases import Phrases, wording, words_of

Values = Mapping[str, OptionValue]

_RESET = QT_TRANSLATE_NOOP("OptionsForm", "Back to the preset: {value}")
_WITHOUT_EFFECT = QT_TRANSLATE_NOOP("OptionsForm", "Without effect: {reason}")
_READ = QT_TRANSLATE_NOOP("OptionsForm", "Read about it in the rules")
_READ_OF = QT_TRANSLATE_NOOP("OptionsForm", "Read in the rules: {option}")
_CHANGED: Final = "•"
_LETTERS: Final = 30
"""A value that is only shown wraps after about so many letters: the explanation beside it needs the room."""
_BESIDE: Final = 1.4
"""Letters up to so many times the system's leave room for a control beside its explanation, in a dialog 740 wide."""
_IN_A_COLUMN: Final = 8
"""So many members of a set stand one below the other; more stand in two columns."""


class ChoiceControl(ChoiceBox):
    """One of a few values."""

    edited = Signal()

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self._spec = spec
        for value in spec.values:
            self.addItem("", value)
        self.currentIndexChanged.connect(self.edited)

    def value(self) -> OptionValue:
        """Return the value chosen."""
        return self._spec.values[self.currentIndex()]

    def set_value(self, value: OptionValue) -> None:
        """Show a value."""
        self.setCurrentIndex(self._spec.values.index(value))

    def retell(self) -> None:
        """Write the phrases again."""
        for index, value in enumerate(self._spec.values):
            self.setItemText(index, phrase(self._spec, value, wording()))


class FlagControl(QCheckBox):
    """Yes or no."""

    edited = Signal()

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self._spec = spec
        self.toggled.connect(self.edited)
        self.toggled.connect(self.retell)

    def value(self) -> OptionValue:
        """Return whether it is checked."""
        return self.isChecked()

    def set_value(self, value: OptionValue) -> None:
        """Show a value."""
        self.setChecked(bool(value))
        self.retell()

    def retell(self) -> None:
        """Say what the present state means."""
        self.setText(phrase(self._spec, self.isChecked(), wording()))


class NumberControl(QSpinBox):
    """A whole number within bounds."""

    edited = Signal()

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        least, greatest = spec.values
        self.setRange(int(cast("int", least)), int(cast("int", greatest)))
        self.valueChanged.connect(self.edited)

    def set_value(self, value: OptionValue) -> None:
        """Show a value."""
        self.setValue(int(cast("int", value)))

    def retell(self) -> None:
        """Numbers need no words."""


class MembersControl(QWidget):
    """Any of some members."""

    edited = Signal()

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self._spec = spec
        self._boxes = {str(member): QCheckBox() for member in spec.values}
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(2)
        columns = 1 if len(self._boxes) <= _IN_A_COLUMN else 2
        for place, box in enumerate(self._boxes.values()):
            box.toggled.connect(self.edited)
            layout.addWidget(box, *divmod(place, columns))

    def value(self) -> OptionValue:
        """Return the members checked."""
        return frozenset(member for member, box in self._boxes.items() if box.isChecked())

    def set_value(self, value: OptionValue) -> None:
        """Show a value."""
        for member, box in self._boxes.items():
            box.setChecked(isinstance(value, frozenset) and member in value)

    def retell(self) -> None:
        """Write the names of the members again."""
        for member, box in self._boxes.items():
            box.setText(words_of(self._spec.value_labels[member]))


Control = ChoiceControl | FlagControl | NumberControl | MembersControl
_CONTROLS: Final[Mapping[str, Callable[[OptionSpec], Control]]] = {
    "choice": ChoiceControl,
    "bool": FlagControl,
    "integer": NumberControl,
    "set": MembersControl,
}


class OptionRow(QFrame):
    """One option."""

    edited = Signal()

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self.spec = spec
        self.control = _CONTROLS[spec.type](spec)
        self._preset = spec.default
        self._idle: Text | None = None
        self._label = PlainLabel()
        self._label.setWordWrap(True)
        self._label.setBuddy(self.control)
        self._help = QuietLabel()
        self._clauses = ClauseLabel(clauses_of(spec.help))
        self.words: PlainLabel | None = None
        """The value, where it is only shown."""
        self.reset = QToolButton()
        self.reset.setText("↺")
        self.reset.setAutoRaise(True)
        self.read = QToolButton()
        """Opens the rules where they tell of the option."""
        self.read.setText("§")
        self.read.setAutoRaise(True)
        self._lay_out()
        self.read.clicked.connect(lambda: DESK.open(InRules(game_of(self), option_anchor(spec.id))))
        self.control.edited.connect(self._edited)
        self.reset.clicked.connect(lambda: self.control.set_value(self._preset))
        self.control.installEventFilter(self)
        self.retell()

    @property
    def value(self) -> OptionValue:
        """The value chosen."""
        return self.control.value()

    @property
    def changed(self) -> bool:
        """Whether it is another than the preset's."""
        return self.value != self._preset

    def show_value(self, value: OptionValue, preset: OptionValue) -> None:
        """Show a value beside that of the preset, without telling anybody."""
        self._preset = preset
        with QSignalBlocker(self.control):
            self.control.set_value(value)
        self.retell()

    def show_effect(self, reason: Text | None) -> None:
        """Show that the option has no effect for this reason, or, with ``None``, that it has."""
        if reason != self._idle:
            self._idle = reason
            self.control.setEnabled(reason is None)
            self._label.setEnabled(reason is None)
            self.retell()

    def explanation(self) -> str:
        """Return what stands under the title: what the option means, and why it may have no effect."""
        return self._help.text()

    def title(self) -> str:
        """Return what stands over the explanation, with its mark."""
        return self._label.text()

    def lock(self) -> None:
        """Only show the value, in words: a control out of use would be pale and hard to read."""
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._side.replaceWidget(self.control, self.words)
        self._side.removeWidget(self.reset)
        self._side.removeWidget(self.read)
        self._side.addWidget(self.read)  # at the edge, where all stand one below the other
        self.control.setEnabled(False)
        self.control.hide()
        self.retell()

    def matches(self, words: str) -> bool:
        """Tell whether the option speaks of what somebody looks for."""
        spec = self.spec
        here = f"{words_of(spec.label)} {words_of(spec.help)} {' '.join(clauses_of(spec.help))} {spec.id}"
        return words.casefold() in here.casefold()

    def retell(self) -> None:
        """Write every text again."""
        self.control.retell()
        label, explanation = words_of(self.spec.label), words_of(self.spec.help)
        if self._idle is not None:
            explanation = f"{explanation} {words_of(_WITHOUT_EFFECT(reason=self._idle))}"
        back = _RESET(value=phrase(self.spec, self._preset, wording()))
        self._label.setText(f"{_CHANGED} {label}" if self.changed else label)
        self._help.setText(explanation)
        self.control.setAccessibleName(label)
        self.control.setAccessibleDescription(explanation)
        explain(self.reset, words_of(back))
        self.reset.setAccessibleName(words_of(back))
        self._tell_value()
        explain(self.read, words_of(_READ))
        self.read.setAccessibleName(words_of(_READ_OF(option=self.spec.label)))
        self._mark()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to the scroll area: it must not change a rule in passing."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(self._label)
        words.addWidget(self._help)
        words.addWidget(self._clauses)
        words.addStretch(1)
        self._side = side = QHBoxLayout()
        side.addWidget(self.read)
        side.addWidget(self.reset)
        side.addWidget(self.control)
        keep = self.reset.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(keep)
        self.control.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row = QGridLayout(self)
        row.setContentsMargins(4, 6, 4, 6)
        row.addLayout(words, 0, 0)
        row.setColumnStretch(0, 1)
        self._letters = Letters(self)
        self._letters.measure(lambda: self._put_control(row, side))
        self._letters.measure(self._tell_value)

    @staticmethod
    def _put_control(row: QGridLayout, side: QHBoxLayout) -> None:
        """Put the control beside what it is about, or below it where letters are so large that both have no room."""
        row.removeItem(side)
        below, beside = (1, 0) if share() > _BESIDE else (0, 1)
        row.addLayout(side, below, beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _tell_value(self) -> None:
        if self.words is not None:
            told = phrase(self.spec, self.value, wording())
            self.words.setText(told)
            letters = self.words.fontMetrics()
            letter = letters.averageCharWidth()
            width = min(_LETTERS * letter, letters.horizontalAdvance(told) + letter)
            self.words.setFixedSize(width, self.words.heightForWidth(width))

    def _edited(self) -> None:
        self.retell()
        self.edited.emit()

    def _mark(self) -> None:
        font = self._label.font()
        font.setBold(self.changed)
        self._label.setFont(font)
        role = QPalette.ColorRole.Link if self.changed else QPalette.ColorRole.WindowText
        self._label.setForegroundRole(role)
        self.reset.setVisible(self.changed and self.words is None)


class OptionsHeading(Heading):
    """What the options below it have in common."""

    def __init__(self, words: Text, rows: Sequence[OptionRow]) -> None:
        super().__init__()
        self.rows = rows
        self._words = words
        self.setContentsMargins(4, 12, 4, 4)
        self.retell()

    def retell(self) -> None:
        """Write the words again."""
        self.setText(words_of(self._words))


class OptionsForm(QWidget):
    """The house rules of one game."""

    edited = Signal()
    """A value was changed by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._class: type[HouseRules] = HouseRules
        self._left_out: frozenset[str] = frozenset()
        self.rows: tuple[OptionRow, ...] = ()
        self.headings: tuple[OptionsHeading, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 0, 4, 0)
        self._column.setSpacing(0)
        self._phrases = Phrases(self)
        self._phrases.tell(self._retell)

    def show_rules(self, rules: HouseRules, preset: HouseRules) -> None:
        """Show these rules beside those of their preset."""
        if type(rules) is not self._class:
            self._rebuild(type(rules))
        for row in self.rows:
            row.show_value(getattr(rules, row.spec.id), getattr(preset, row.spec.id))
        self._show_effects()

    def rules(self) -> HouseRules:
        """Return the rules as they stand in the form."""
        return self._class(**{row.spec.id: row.value for row in self.rows})

    def leave_out(self, ids: Collection[str]) -> None:
        """Do not show these options: they are chosen elsewhere, and no changes of a preset."""
        self._left_out = frozenset(ids)
        self.look_for("")

    def changes(self) -> int:
        """Return how many options differ from the preset."""
        return sum(row.changed for row in self.rows if row.spec.id not in self._left_out)

    def look_for(self, words: str) -> None:
        """Show only the options that speak of something."""
        for row in self.rows:
            row.setVisible(row.spec.id not in self._left_out and row.matches(words))
        for heading in self.headings:
            heading.setVisible(any(not row.isHidden() for row in heading.rows))

    def lock(self) -> None:
        """Only show the rules: nothing can be changed."""
        for row in self.rows:
            row.lock()

    def _rebuild(self, house_rules: type[HouseRules]) -> None:
        self._class = house_rules
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = tuple(OptionRow(spec) for spec in specs(house_rules))
        for place, row in enumerate(self.rows):
            row.setAutoFillBackground(True)
            row.setBackgroundRole(QPalette.ColorRole.AlternateBase if place % 2 else QPalette.ColorRole.Window)
            row.edited.connect(self._edited)
        self.headings = tuple(self._headings(house_rules))
        above = {heading.rows[0]: heading for heading in self.headings}
        for row in self.rows:
            if row in above:
                self._column.addWidget(above[row])
            self._column.addWidget(row)
        self._column.addStretch(1)

    def _headings(self, house_rules: type[HouseRules]) -> Iterator[OptionsHeading]:
        starts = [place for place, row in enumerate(self.rows) if row.spec.id in house_rules.headings]
        for start, end in pairwise((*starts, len(self.rows))):
            rows = self.rows[start:end]
            yield OptionsHeading(house_rules.headings[rows[0].spec.id], rows)

    def _edited(self) -> None:
        self._show_effects()
        self.edited.emit()

    def _show_effects(self) -> None:
        reasons = self.rules().without_effect()
        for row in self.rows:
            row.show_effect(reasons.get(row.spec.id))

    def _retell(self) -> None:
        for heading in self.headings:
            heading.retell()
        for row in self.rows:
            row.retell()


def show_row(area: QScrollArea, form: OptionsForm, option: str) -> None:
    """Scroll to the row of an option, and give its control the keys."""
    for row in form.rows:
        if row.spec.id == option and not row.isHidden():
            area.ensureWidgetVisible(row)
            (row.control if row.control.isEnabled() else row.read).setFocus(Qt.FocusReason.OtherFocusReason)
