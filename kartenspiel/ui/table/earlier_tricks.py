# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Looking at the last trick again, in sessions with help at any earlier one: while a key is held, or until put away.

At a card table only the last trick may be turned up again.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kartenspiel.model import narration
from kartenspiel.model.text import marker
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.readout import trick_told
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

HOLD_MS: Final = 350
"""A key that is pressed for so long is held: what it shows is put away when it is let go."""
KEY: Final = Qt.Key.Key_L
STEPS: Final = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
"""By how many tricks these go back while one is looked at."""
HELD_STEPS: Final = {**STEPS, Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1}
"""The same while the key is held: at other times the arrows choose cards."""
_NUMBERED: Final = _("Trick {number}: {told}")
_ONLY_LAST: Final = _("As at the table, only the last trick may be looked at.")


class EarlierTricks(QObject):
    """Shows one finished trick at a time beside the present one."""

    def __init__(self, view: QWidget, stage: Stage, panels: Panels, wording: Wording) -> None:
        """`view` is what has the keys."""
        super().__init__(view)
        self._stage, self._panels = stage, panels
        self.wording = wording
        self.allowed: Callable[[], bool] = lambda: False
        """Says whether earlier tricks than the last may be looked at."""
        self._down = False
        self.held = False
        """Whether the key is held."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(HOLD_MS)
        self._clock.timeout.connect(self._hold)
        view.installEventFilter(self)
        panels.last_trick.connect(self.toggle)
        panels.other_trick.connect(self.step)
        stage.begun.connect(lambda _step: panels.offer_tricks(earlier=False, later=False))

    def toggle(self) -> None:
        """Show the last trick again, or put away what is shown."""
        self.look(0 if self._stage.showing.tricks_back else 1)

    def step(self, by: int) -> None:
        """Go back by so many tricks from the one that is looked at, or forward."""
        back = self._stage.showing.tricks_back + by
        if by > 0 and not self.allowed():
            self._panels.tell(self.wording.text(_ONLY_LAST))
        elif back:
            self.look(back)

    def look(self, back: int) -> None:
        """Look at the trick that is so many back, 1 for the last; 0 puts away what is shown."""
        seen, showing = self._stage.seen, self._stage.showing
        if self._stage.busy or seen is None or back > len(seen.cards.tricks):
            return
        self._stage.show(replace(showing, tricks_back=back))
        may_go = bool(back) and self.allowed()
        self._panels.offer_tricks(earlier=may_go and back < len(seen.cards.tricks), later=may_go and back > 1)
        if not back:
            self._panels.hush()
            return
        told = narration.trick_sentence(seen.cards.winners[-back])
        number = len(seen.cards.tricks) + 1 - back
        words = self.wording.text(told if back == 1 else _NUMBERED(number=number, told=told))
        self._panels.tell(words, f"{words} {self.wording.text(trick_told(seen.cards.tricks[-back]))}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the key that is pressed and let go, and those that lead to other tricks meanwhile."""
        if isinstance(event, QKeyEvent) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.type() == QEvent.Type.KeyPress:
                return self._press(event)
            if event.type() == QEvent.Type.KeyRelease and event.key() == KEY and not event.isAutoRepeat():
                self._let_go()
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; tell whether it stands for anything here."""
        if event.key() == KEY:
            if not event.isAutoRepeat():
                self.toggle()
                self._down, self.held = bool(self._stage.showing.tricks_back), False
                self._clock.start()
            return True
        steps = HELD_STEPS if self._down else STEPS
        if not self._stage.showing.tricks_back or event.key() not in steps:
            return False
        self.held = self._down
        self.step(steps[Qt.Key(event.key())])
        return True

    def _hold(self) -> None:
        self.held = self._down

    def _let_go(self) -> None:
        self._clock.stop()
        if self.held and self._stage.showing.tricks_back:
            self.look(0)
        self._down = self.held = False
