# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Switches of several questions side by side: who announced what, or made what, in one row for each of them."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kartenspiel.model.pad.form import OneField, Option, PadAnswer
from kartenspiel.model.text import Value
from kartenspiel.ui.pad.pad_button import PadButton
from kartenspiel.ui.pad.row_keys import RowKeys
from kartenspiel.ui.widgets.flow import FlowLayout
from kartenspiel.ui.words.wording import Wording


class SwitchLine(NamedTuple):
    """What stands in a row: a heading, and each field with the answer that its switch gives."""

    heading: Value
    fields: tuple[tuple[OneField, Option], ...]


class SwitchRow(RowKeys):
    """A row of switches; one that is switched off leaves its field as usual."""

    answered = Signal(str, object)
    """The id of a field, and the `PadAnswer`."""

    def __init__(self, switches: SwitchLine, words: Wording) -> None:
        super().__init__()
        self.switches = switches
        self.said = words.text(switches.heading)
        self.setObjectName(f"switches {self.said}")
        flow = FlowLayout(self)
        self.buttons: dict[str, PadButton] = {}
        """By the ids of the fields."""
        for field, option in switches.fields:
            label = field.label if field.switch is None else field.switch
            button = self.buttons[field.id] = PadButton(words.text(label))
            button.setObjectName(f"{field.id}={option.id}")
            button.setAccessibleName(f"{self.said}: {button.text()}")
            button.clicked.connect(partial(self._tell, field.id, option.id, field.usual))
            flow.addWidget(button)
        self.number_keys(list(self.buttons.values()))

    def first(self) -> QWidget:
        """Return what the keys begin at."""
        return next(iter(self.buttons.values()))

    def _tell(self, field: str, answer: str, usual: str | None) -> None:
        self.answered.emit(field, answer if self.buttons[field].isChecked() else usual)


class SwitchedField:
    """One field whose answers are switches in several rows."""

    def __init__(self, field: OneField, rows: Sequence[SwitchRow]) -> None:
        self.field, self._rows = field, rows
        self.said = ", ".join(row.said for row in rows if field.id in row.buttons)
        """What stands before its switches."""
        self.buttons = {
            option.id: row.buttons[field.id]
            for row in rows
            for each, option in row.switches.fields
            if each.id == field.id
        }
        """By the answers; the usual one has none."""

    def isAncestorOf(self, widget: QWidget) -> bool:
        """Tell whether a widget is one of its switches."""
        return widget in self.buttons.values()

    def first(self) -> QWidget:
        """Return what the keys begin at."""
        return next(iter(self.buttons.values()))

    def show_answer(self, answer: PadAnswer | None) -> None:
        """Show what is switched on."""
        for name, button in self.buttons.items():
            button.setChecked(name == answer)
