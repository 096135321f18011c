# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The keys of a row of buttons on the score pad, the same in all of them: arrows go along it, digits press."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kartenspiel.ui.pad.pad_button import PadButton

DIGITS: Final = 9
"""So many buttons of a row have a digit."""
_ARROWS: Final = {
    Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1,
}  # fmt: skip


class RowKeys(QWidget):
    """A row of buttons, of which one has the keys; each of the first has a digit that presses it."""

    pressed = Signal()
    """A digit pressed a button: the keys can go on to what is asked next."""

    def __init__(self) -> None:
        super().__init__()
        self._keyed: dict[str, PadButton] = {}

    def number_keys(self, buttons: Sequence[PadButton], *, by_name: bool = False) -> None:
        """Give these buttons digits, from 1 on, or where they are numbers `by_name` each its own."""
        if by_name:
            self._keyed = {button.text(): button for button in buttons if len(button.text()) == 1}
            return
        self._keyed = {str(number): button for number, button in enumerate(buttons[:DIGITS], 1)}
        for digit, button in self._keyed.items():
            button.digit = digit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from button to button with the arrows, and press one by its digit."""
        buttons = [each for each in self.findChildren(PadButton) if not each.isHidden()]
        by = _ARROWS.get(Qt.Key(event.key()))
        here = next((place for place, button in enumerate(buttons) if button.hasFocus()), None)
        keyed = self._keyed.get(event.text())
        if here is None or (by is None and keyed is None):
            super().keyPressEvent(event)
        elif by is not None:
            buttons[(here + by) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        elif keyed is not None:
            if not keyed.isHidden():
                keyed.setFocus(Qt.FocusReason.TabFocusReason)
            keyed.click()
            self.pressed.emit()
