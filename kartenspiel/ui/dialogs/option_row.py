# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""One row of the form of house rules: the value as data, and widgets that are made only when the row is seen.

A row shows what the option is called and what it means, a control that fits its type, and, where the value is not that
of the preset, a mark and a button that goes back to it.  An option without effect beside the others is grey and says
why.
"""

from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from kartenspiel.model.options import OptionSpec, OptionValue
from kartenspiel.model.text import Text, clauses_of, marker
from kartenspiel.ui.dialogs.option_controls import CONTROLS, Control
from kartenspiel.ui.looks.fonts import share
from kartenspiel.ui.widgets.clauses import RULES_REQUESTS, ClauseLabel, game_of
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.places import InRules, option_anchor
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.option_values import phrase
from kartenspiel.ui.words.phrases import wording, words_of

_ = marker(__package__)

_RESET = _("Back to the preset: {value}")
_WITHOUT_EFFECT = _("Has no effect: {reason}")
_READ = _("Read about it in the rules")
_READ_OF = _("Read in the rules: {option}")
_CHANGED: Final = "•"
_LETTERS: Final = 30
"""A value that is only shown wraps after about so many letters: the explanation beside it needs the room."""
_BESIDE: Final = 1.4
"""Letters up to so many times the system's leave room for a control beside its explanation, in a dialog 740 wide."""
_EDGES: Final = (4, 6)
"""Room round a row at its sides, and above and below it, in pixels."""
_FOR_WORDS: Final = 0.6
"""About so much of its width a row has for its explanation."""


class OptionRow(QFrame):
    """The row of one option.

    What is chosen, and what is told of it, follows from its data alone.  Its widgets are made when they are asked for,
    when the keys come to it, and by its form when it comes into sight.
    """

    edited = Signal()

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self.spec = spec
        self._value = self._preset = spec.default
        self._idle: Text | None = None
        self._locked = False
        self._parts: _Parts | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def built(self) -> bool:
        """Whether its widgets are there."""
        return self._parts is not None

    def build(self) -> "_Parts":
        """Make its widgets, if they are not there yet, and return them."""
        if self._parts is None:
            self._parts = parts = _Parts(self)
            self._parts.control.set_value(self._value)
            if self._locked:
                parts.lock()
            self.retell()
            parts.control.edited.connect(self._edited)
            parts.reset.clicked.connect(lambda: parts.control.set_value(self._preset))
            parts.control.installEventFilter(self)
            self._put_in_order()
            self._show_parts()
        return self._parts

    @property
    def control(self) -> Control:
        """What the value is chosen with."""
        return self.build().control

    @property
    def reset(self) -> QToolButton:
        """Goes back to the value of the preset."""
        return self.build().reset

    @property
    def read(self) -> QToolButton:
        """Opens the rules where they tell of the option."""
        return self.build().read

    @property
    def words(self) -> PlainLabel | None:
        """The value, where it is only shown."""
        return self.build().words

    @property
    def value(self) -> OptionValue:
        """The value chosen."""
        return self._value

    @property
    def preset(self) -> OptionValue:
        """The value of the preset."""
        return self._preset

    @property
    def changed(self) -> bool:
        """Whether it is another than the preset's."""
        return self._value != self._preset

    def show_value(self, value: OptionValue, preset: OptionValue) -> None:
        """Show a value beside that of the preset, without telling anybody."""
        if (value, preset) != (self._value, self._preset):
            self._value, self._preset = value, preset
            if self._parts is not None:
                with QSignalBlocker(self._parts.control):
                    self._parts.control.set_value(value)
                self.retell()

    def show_effect(self, reason: Text | None) -> None:
        """Show that the option has no effect for this reason, or, with ``None``, that it has."""
        if reason != self._idle:
            self._idle = reason
            self.retell()

    def explanation(self) -> str:
        """Return what stands under the title: what the option means, and why it may have no effect."""
        meaning = words_of(self.spec.help)
        return meaning if self._idle is None else f"{meaning} {words_of(_WITHOUT_EFFECT(reason=self._idle))}"

    def title(self) -> str:
        """Return what stands over the explanation, with its mark."""
        label = words_of(self.spec.label)
        return f"{_CHANGED} {label}" if self.changed else label

    def lock(self) -> None:
        """Only show the value, in words: a control out of use would be pale and hard to read."""
        self._locked = True
        if self._parts is not None:
            self._parts.lock()
            self.retell()

    def matches(self, words: str) -> bool:
        """Tell whether the option, or a value of it, has every word that somebody looks for, or has it as a part."""
        wanted = words.casefold().split()
        if not wanted:
            return True
        spec = self.spec
        texts = (spec.label, spec.help, *spec.value_labels.values())
        here = " ".join((*map(words_of, texts), *clauses_of(spec.help), spec.id)).casefold()
        return all(word in here for word in wanted)

    def retell(self) -> None:
        """Write every text again."""
        if self._parts is not None:
            self._parts.tell(self, effective=self._idle is None)

    def sizeHint(self) -> QSize:
        """Ask for about as much room as the widgets will need, as long as they are not there."""
        if self._parts is not None:
            return super().sizeHint()
        letters, (_, above) = self.fontMetrics(), _EDGES
        wide = max(1, round(self.width() * _FOR_WORDS))
        lines = 1 + ceil(letters.averageCharWidth() * len(self.explanation()) / wide)
        return QSize(0, lines * letters.lineSpacing() + 2 * above)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keys on to the first of the widgets, or coming back to the last."""
        super().focusInEvent(event)
        back = event.reason() == Qt.FocusReason.BacktabFocusReason
        parts = self.build()
        (parts.last_stop() if back else parts.read).setFocus(event.reason())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to the scroll area: it must not change a rule in passing."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False

    def _put_in_order(self) -> None:
        """Let the keys come to the widgets where the row stands: Qt has them come last, for they are the youngest."""
        inside = (each for each in self.findChildren(QWidget) if each.window() is self.window())
        stops = (each for each in inside if each.focusPolicy().value and each.focusProxy() is None)
        for one, other in pairwise((self, *stops)):
            QWidget.setTabOrder(one, other)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # before, it has its place in that order

    def _show_parts(self) -> None:
        """Show at once what Qt would show in the next round of events: before that it takes no room."""
        for each in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if self.isVisible() and not each.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                each.show()

    def _edited(self) -> None:
        self._value = self.control.value()
        self.retell()
        self.edited.emit()


class _Parts:
    """The widgets of a row."""

    def __init__(self, row: OptionRow) -> None:
        spec = row.spec
        self.control = CONTROLS[spec.type](spec)
        self.label, self.help = PlainLabel(), QuietLabel()
        self.label.setWordWrap(True)
        self.label.setBuddy(self.control)
        self.clauses = ClauseLabel(clauses_of(spec.help))
        self.words: PlainLabel | None = None
        """The value, where it is only shown."""
        self._told = ""
        self.reset, self.read = QToolButton(), QToolButton()
        for button, sign in ((self.reset, "↺"), (self.read, "§")):
            button.setText(sign)
            button.setAutoRaise(True)
        self.read.clicked.connect(lambda: RULES_REQUESTS.open(InRules(game_of(row), option_anchor(spec.id))))
        self._side = QHBoxLayout()
        self._lay_out(row)

    def lock(self) -> None:
        """Show the value in words, and the control no longer."""
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._side.replaceWidget(self.control, self.words)
        self._side.removeWidget(self.reset)
        self._side.removeWidget(self.read)
        self._side.addWidget(self.read)  # at the edge, where all stand one below the other
        self.control.setEnabled(False)
        self.control.hide()

    def last_stop(self) -> QWidget:
        """Return where the keys come to first on their way back."""
        return self.control if self.control.isEnabled() else self.read

    def tell(self, row: OptionRow, *, effective: bool) -> None:
        """Write every text."""
        explanation, label = row.explanation(), words_of(row.spec.label)
        self.control.retell()
        self.control.setEnabled(effective and self.words is None)
        self.label.setEnabled(effective)
        self.label.setText(row.title())
        self.help.setText(explanation)
        self.control.setAccessibleName(label)
        self.control.setAccessibleDescription(explanation)
        self._tell_buttons(row)
        self._told = phrase(row.spec, row.value, wording())
        self._tell_value()
        self._mark(changed=row.changed)

    def _tell_buttons(self, row: OptionRow) -> None:
        back = words_of(_RESET(value=phrase(row.spec, row.preset, wording())))
        explain(self.reset, back)
        self.reset.setAccessibleName(back)
        explain(self.read, words_of(_READ))
        self.read.setAccessibleName(words_of(_READ_OF(option=row.spec.label)))

    def _lay_out(self, row: OptionRow) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        for part in (self.label, self.help, self.clauses):
            words.addWidget(part)
        words.addStretch(1)
        for widget in (self.read, self.reset, self.control):
            self._side.addWidget(widget)
        keep = self.reset.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(keep)
        self.control.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        grid = QGridLayout(row)
        sides, above = _EDGES
        grid.setContentsMargins(sides, above, sides, above)
        grid.addLayout(words, 0, 0)
        grid.setColumnStretch(0, 1)
        letters = Letters(row)
        letters.measure(lambda: self._put_control(grid))
        letters.measure(self._tell_value)

    def _put_control(self, grid: QGridLayout) -> None:
        """Put the control beside what it is about, or below it where letters are so large that both have no room."""
        grid.removeItem(self._side)
        below, beside = (1, 0) if share() > _BESIDE else (0, 1)
        grid.addLayout(self._side, below, beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _tell_value(self) -> None:
        if self.words is not None:
            self.words.setText(self._told)
            letters = self.words.fontMetrics()
            letter = letters.averageCharWidth()
            width = min(_LETTERS * letter, letters.horizontalAdvance(self._told) + letter)
            self.words.setFixedSize(width, self.words.heightForWidth(width))

    def _mark(self, *, changed: bool) -> None:
        if self.label.font().bold() != changed:
            font = self.label.font()
            font.setBold(changed)
            self.label.setFont(font)
        self.label.setForegroundRole(QPalette.ColorRole.Link if changed else QPalette.ColorRole.WindowText)
        self.reset.setVisible(changed and self.words is None)
