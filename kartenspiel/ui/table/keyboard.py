# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each key does at the table: everything can be played without a mouse."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt

from kartenspiel.ui.table.call_panel import CallPanel
from kartenspiel.ui.table.hand import Hand
from kartenspiel.ui.table.stage import Stage

BESIDE: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ARROWS: Final = frozenset({*BESIDE, Qt.Key.Key_Up, Qt.Key.Key_Down})
ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
DIGITS: Final = "1234567890"


class Keyboard:
    """Arrows choose a card or a button, Enter uses it, digits play a card at once, space says nothing or hurries."""

    def __init__(self, hand: Hand, calls: CallPanel, stage: Stage) -> None:
        self._hand, self._calls, self._stage = hand, calls, stage
        self._named: dict[int, Callable[[], object]] = {Qt.Key.Key_Space: self._space}

    def name(self, key: int, does: Callable[[], object]) -> None:
        """Let a key do something."""
        self._named[key] = does

    def press(self, key: int, text: str) -> bool:
        """Do what a key stands for; tell whether it stands for anything."""
        if key in self._named:
            self._named[key]()
        elif key in ARROWS:
            self._walk(key)
        elif key in ENTER:
            self._enter()
        elif text and text in DIGITS:
            self._digit(DIGITS.index(text))
        else:
            return False
        return True

    def _walk(self, key: int) -> None:
        buttons = self._calls.buttons()
        if buttons and (key not in BESIDE or self._hand.mode == "idle"):
            buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in BESIDE:
            self._hand.step(BESIDE[Qt.Key(key)])

    def _enter(self) -> None:
        laid, wanted = self._hand.laying
        if not self._hand.asked:
            self._stage.hurry()
        elif wanted and laid == wanted and self._hand.current in (None, *self._hand.marks.laid):
            self._hand.confirm()
        elif self._hand.current is not None:
            self._hand.use(self._hand.current)
        elif self._hand.mode == "idle" and len(self._calls.buttons()) == 1:
            self._calls.buttons()[0].click()

    def _space(self) -> None:
        if not self._hand.asked or self._stage.busy:
            self._stage.hurry()
        elif self._stage.showing.last_trick:
            self._named[Qt.Key.Key_L]()
        else:
            self._calls.pass_by()

    def _digit(self, place: int) -> None:
        held = self._hand.held
        if self._hand.asked and place < len(held):
            self._hand.point_at(held[place])
            self._hand.use(held[place])
