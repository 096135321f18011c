# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The frame of the log beside the table: it steps aside where the table would become too narrow."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QCloseEvent, QFontInfo
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QMainWindow

from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.log_panel import LogPanel
from kartenspiel.ui.words.phrases import Phrases

_ROOM_CHANGES: Final = frozenset({QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.FontChange})
TABLE: Final = 560
"""Width that the log leaves to the table at least, in pixels."""
TABLE_LETTERS: Final = 50
"""Width that the log leaves to the table at least, in mean widths of letters, for a system with large ones."""
LETTERS: Final = 34
"""Usual width of the log, in mean widths of letters."""

_LOG = QT_TRANSLATE_NOOP("MainWindow", "Log")
_CLOSE_LOG = QT_TRANSLATE_NOOP("MainWindow", "Close the log")
_FLOAT_LOG = QT_TRANSLATE_NOOP("MainWindow", "The log in a window of its own, or beside the table again")
_BUTTONS: Final = {"qt_dockwidget_closebutton": _CLOSE_LOG, "qt_dockwidget_floatbutton": _FLOAT_LOG}
"""The buttons over the log by the names that Qt gives them; it does not follow a change of the language itself."""


class LogDock(QDockWidget):
    """Has the log beside the table, if it is wanted and there is room for both.

    In a window too narrow for both it closes until there is room again; who opens it there has it over the table.
    """

    def __init__(self, log: LogPanel, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("log")
        self.setWidget(log)
        self._window = window
        self._wanted = True
        self._over_table = False
        self._aside = False
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        window.installEventFilter(self)
        self._own_letters = Letters(self)
        self._own_letters.dress(self._take_letters)
        self._phrases = Phrases(self)
        self._phrases.say(self.setWindowTitle, _LOG)
        for name, words in _BUTTONS.items():
            button = self.findChild(QAbstractButton, name)
            if button is None:
                continue
            for setter in (partial(explain, button), button.setAccessibleName, button.setAccessibleDescription):
                self._phrases.say(setter, words)

    def _take_letters(self) -> None:
        """Write the title in the letters of the program: Qt keeps those of the start as long as it has no others."""
        font = QApplication.font()
        font.setPixelSize(QFontInfo(font).pixelSize())
        self.setFont(font)

    @property
    def wanted(self) -> bool:
        """Whether the person wants to see the log, wherever there is room for it."""
        return self._wanted

    def want(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a menu entry
        """Show or close the log, as the person likes."""
        self._wanted = wanted
        if wanted and not self._has_room and not self.isFloating():
            self._lie_over_table()
        self.setVisible(wanted)

    def prefer(self, wanted: bool) -> None:  # noqa: FBT001 - a setting
        """Take over from the settings whether the log is wanted, and show it if there is room."""
        self._wanted = wanted
        self._settle()

    def step_aside(self, aside: bool) -> None:  # noqa: FBT001 - a state
        """Leave the room to something else for a while, or come back if it is wanted."""
        self._aside = aside
        self.setVisible(self._wanted and not aside and (self._has_room or self.isFloating()))

    def take_usual_width(self) -> None:
        """Be as wide as sentences are read well."""
        self._window.resizeDocks([self], [self._letters(LETTERS)], Qt.Orientation.Horizontal)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stay closed when the person closes it."""
        self._wanted = False
        super().closeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step aside, or come back, when the window, or all that is written in it, gets another size."""
        if watched is self._window and event.type() in _ROOM_CHANGES:
            self._settle()
        return super().eventFilter(watched, event)

    @property
    def _has_room(self) -> bool:
        left = self._window.width() - self._letters(LETTERS)
        return left >= max(TABLE, self._letters(TABLE_LETTERS))

    def _letters(self, number: int) -> int:
        return self._window.fontMetrics().averageCharWidth() * number

    def _settle(self) -> None:
        if self._has_room and self._over_table:
            self._over_table = False
            self.setFloating(False)
        if not self.isFloating():
            self.setVisible(self._wanted and self._has_room and not self._aside)

    def _lie_over_table(self) -> None:
        self._over_table = True
        self.setFloating(True)
        middle = self._window.centralWidget()
        inside = self._window.rect() if middle is None else middle.geometry()
        wide = min(self._letters(LETTERS), inside.width())
        place = QRect(inside.right() + 1 - wide, inside.top(), wide, inside.height())
        self.setGeometry(place.translated(self._window.mapToGlobal(self._window.rect().topLeft())))
