# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The controls with which house rules are chosen, one for each type of option."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSpinBox, QWidget

from kartenspiel.model.options import OptionSpec, OptionValue
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.words.option_values import phrase
from kartenspiel.ui.words.phrases import wording, words_of

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
CONTROLS: Final[Mapping[str, Callable[[OptionSpec], Control]]] = {
    "choice": ChoiceControl,
    "bool": FlagControl,
    "integer": NumberControl,
    "set": MembersControl,
}
"""What makes the control of an option, by its type."""
