# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The controls with which one question of the score pad is answered: buttons, or a number with keys for a finger."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from kartenspiel.model.pad.form import Field, NumberField, OneField, PadAnswer, SeveralField
from kartenspiel.model.text import marker
from kartenspiel.ui.pad.pad_button import LEAST, PadButton
from kartenspiel.ui.pad.row_keys import RowKeys
from kartenspiel.ui.widgets.flow import FlowLayout
from kartenspiel.ui.widgets.letters import Letters, keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

FEW: Final = 13
"""So many numbers have a button each."""
LABEL: Final = 14
"""Letters of room for what stands before the answers of a field in a group."""
DIGITS: Final = 6
"""Letters of room for a number."""
MANY: Final = 7
"""Where there are more answers, only the one chosen stays to be seen, and a button that brings the others back."""
_RUB_OUT: Final = "⌫"
_MINUS: Final = "±"

_OTHERS = _("others …")
_RUB_OUT_SAID = _("rub out")
_MINUS_SAID = _("other sign")


class AnswerRow(RowKeys):
    """The answers to one field, side by side."""

    answered = Signal(str, object)
    """The id of the field, and the `PadAnswer`."""

    def __init__(self, field: Field, words: Wording) -> None:
        super().__init__()
        self.field = field
        self.setObjectName(field.id)
        self.flow = FlowLayout(self)
        self.said = words.text(field.asked)
        if field.group is not None:
            label = QuietLabel(words.text(field.label))
            label.setWordWrap(False)
            keep_wide(label, LABEL)
            self.flow.addWidget(label)
        self.buttons: dict[str, PadButton] = {}

    def first(self) -> QWidget:
        """Return what the keys begin at."""
        chosen = (button for button in self.buttons.values() if button.isChecked())
        return next(chosen, next(iter(self.buttons.values())))

    def _add(self, name: str, words: str, press: Callable[[], object]) -> PadButton:
        button = self.buttons[name] = PadButton(words)
        button.setObjectName(f"{self.field.id}={name}")
        button.setAccessibleName(f"{self.said}: {words}")
        button.clicked.connect(lambda _checked: press())
        self.flow.addWidget(button)
        return button


class OneRow(AnswerRow):
    """One of some options, or of a few numbers."""

    def __init__(self, field: OneField | NumberField, words: Wording) -> None:
        super().__init__(field, words)
        if isinstance(field, OneField):
            for option in field.options:
                name = option.id
                self._add(name, words.text(option.label), partial(self._choose, name))
        else:
            for number in range(field.least, field.most + 1, field.step):
                self._add(str(number), words.number(number), partial(self._choose, number))
        self.number_keys(list(self.buttons.values()), by_name=isinstance(field, NumberField))
        self.more = PadButton(words_of(_OTHERS))
        """Brings the answers back that were not chosen."""
        self.more.setObjectName(f"{field.id}=more")
        self.more.setCheckable(False)
        self.more.setAccessibleName(f"{self.said}: {words_of(_OTHERS)}")
        self.more.clicked.connect(self._unfold)
        self.more.hide()
        self.flow.addWidget(self.more)

    def _choose(self, answer: str | int) -> None:
        self._fold(str(answer))
        self.answered.emit(self.field.id, answer)

    def show_answer(self, answer: PadAnswer | None) -> None:
        """Show which is chosen, or counts as usual."""
        usual = self.field.usual if isinstance(self.field, OneField | NumberField) else None
        chosen = str(answer) if str(answer) in self.buttons else None if usual is None else str(usual)
        if chosen != self._chosen:
            self._fold(chosen)
        for name, button in self.buttons.items():
            button.setChecked(name == chosen)

    _chosen: str | None = None
    """Which answer was chosen when it was shown last."""

    def _fold(self, chosen: str | None) -> None:
        """Put away what was not chosen, where there is much of it; all is seen while nothing is."""
        self._chosen = chosen
        if len(self.buttons) <= MANY or isinstance(self.field, NumberField):
            return
        kept = self.buttons.get(chosen or "")
        had = any(button.hasFocus() for button in self.buttons.values())
        for button in self.buttons.values():
            button.setVisible(kept is None or button is kept)
        self.more.setVisible(kept is not None)
        if had and kept is not None:
            kept.setFocus(Qt.FocusReason.OtherFocusReason)
        self.flow.invalidate()

    def _unfold(self) -> None:
        for button in self.buttons.values():
            button.show()
        self.more.hide()
        self.flow.invalidate()
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)


class SeveralRow(AnswerRow):
    """Any of some options."""

    def __init__(self, field: SeveralField, words: Wording) -> None:
        super().__init__(field, words)
        for option in field.options:
            self._add(option.id, words.text(option.label), self._tell)
        self.number_keys(list(self.buttons.values()))

    def _tell(self) -> None:
        chosen = tuple(name for name, button in self.buttons.items() if button.isChecked())
        self.answered.emit(self.field.id, chosen)

    def show_answer(self, answer: PadAnswer | None) -> None:
        """Show which are chosen."""
        chosen = answer if isinstance(answer, tuple) else ()
        for name, button in self.buttons.items():
            button.setChecked(name in chosen)


class TypedRow(AnswerRow):
    """A number that is typed, or written with buttons where there is no keyboard."""

    def __init__(self, field: NumberField, words: Wording) -> None:
        super().__init__(field, words)
        self.number = QLineEdit()
        self.number.setObjectName(f"{field.id}=number")
        self.number.setValidator(QIntValidator(field.least, field.most, self.number))
        self.number.setAccessibleName(self.said)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.number.textEdited.connect(lambda _text: self._tell())
        self.flow.addWidget(self.number)
        bounds = PlainLabel(f"{words.number(field.least)} – {words.number(field.most)}")
        self.flow.addWidget(bounds)
        for digit in range(10):
            self._add(str(digit), words.number(digit), partial(self._write, str(digit)))
        rub_out = self._add("rub_out", _RUB_OUT, lambda: self._set(self.number.text()[:-1]))
        rub_out.setAccessibleName(f"{self.said}: {words_of(_RUB_OUT_SAID)}")
        if field.least < 0:
            sign = self._add("sign", _MINUS, self._turn)
            sign.setAccessibleName(f"{self.said}: {words_of(_MINUS_SAID)}")
        for button in self.buttons.values():
            button.setCheckable(False)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def _measure(self) -> None:
        wide = self.number.fontMetrics().averageCharWidth() * DIGITS
        self.number.setFixedWidth(max(wide, LEAST))
        self.number.setMinimumHeight(LEAST)

    def first(self) -> QWidget:
        """Return the number itself."""
        return self.number

    def show_answer(self, answer: PadAnswer | None) -> None:
        """Show the number that was entered; what is just being typed stays as it is."""
        if self._value() != answer:
            with QSignalBlocker(self.number):
                self.number.setText("" if not isinstance(answer, int) else str(answer))
        usual = self.field.usual if isinstance(self.field, NumberField) else None
        self.number.setPlaceholderText("" if usual is None else str(usual))

    def _value(self) -> int | None:
        text = self.number.text()
        return int(text) if text.lstrip("-").isdecimal() else None

    def _write(self, digit: str) -> None:
        value = self._value()
        text = digit if not value else f"{self.number.text()}{digit}"
        if isinstance(self.field, NumberField) and self.field.least <= int(text) <= self.field.most:
            self._set(text)

    def _turn(self) -> None:
        value = self._value()
        if value is not None:
            self._set(str(-value))

    def _set(self, text: str) -> None:
        self.number.setText(text)
        self._tell()

    def _tell(self) -> None:
        value = self._value()
        self.answered.emit(self.field.id, "" if value is None else value)


AnyRow = OneRow | SeveralRow | TypedRow
"""The row of some field."""


def row_for(field: Field, words: Wording) -> AnyRow:
    """Return the row of a field."""
    if isinstance(field, NumberField):
        few = (field.most - field.least) // field.step < FEW
        return OneRow(field, words) if few else TypedRow(field, words)
    if isinstance(field, SeveralField):
        return SeveralRow(field, words)
    if isinstance(field, OneField):
        return OneRow(field, words)
    raise TypeError(field)
