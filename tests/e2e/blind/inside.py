# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Ears and keys within the process of the program: quick, and without a bus."""

from time import monotonic
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.ui.widgets.announcing import ANNOUNCEMENTS
from tests.e2e.blind.player import Sound, Source

KEYS: Final = {
    "Right": Qt.Key.Key_Right,
    "Left": Qt.Key.Key_Left,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "Return": Qt.Key.Key_Return,
    "space": Qt.Key.Key_Space,
    "Tab": Qt.Key.Key_Tab,
}
STEP_MS: Final = 4
SHORT_S: Final = 0.02
LONG_S: Final = 30.0


class InsideSenses:
    """Hears what is announced and where the focus comes to, and presses keys in the window that is active."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._sounds: list[Sound] = []
        ANNOUNCEMENTS.made.connect(self._hear)
        self._application = QApplication.instance()
        assert isinstance(self._application, QApplication)
        self._application.focusChanged.connect(self._follow)

    def end(self) -> None:
        """Listen no more."""
        ANNOUNCEMENTS.made.disconnect(self._hear)
        assert isinstance(self._application, QApplication)
        self._application.focusChanged.disconnect(self._follow)

    def press(self, key: str) -> None:
        """Press a key in the window."""
        QTest.keyClick(self._window.windowHandle(), KEYS.get(key) or Qt.Key(ord(key.upper())))

    def listen(self, *, patiently: bool = False) -> list[Sound]:
        """Return what came, once nothing has come for a moment."""
        begun = monotonic()
        while not self._sounds and monotonic() < begun + (LONG_S if patiently else SHORT_S):
            QTest.qWait(STEP_MS)
        quiet, count = monotonic() + SHORT_S, len(self._sounds)
        while monotonic() < quiet:
            QTest.qWait(STEP_MS)
            if len(self._sounds) > count:
                quiet, count = monotonic() + SHORT_S, len(self._sounds)
        sounds, self._sounds = self._sounds, []
        return sounds

    def _hear(self, words: str) -> None:
        self._sounds.append(Sound(Source.SAID, words))

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            reader = QAccessible.queryAccessibleInterface(now)
            self._sounds.append(Sound(Source.FOCUS, reader.text(QAccessible.Text.Name)))
