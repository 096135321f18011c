# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The dock beside the table for the log or the rules; it closes where the table would become too narrow."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QCloseEvent, QFontInfo
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QMainWindow, QWidget

from kartenspiel.model.text import Text
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases

_ROOM_CHANGES: Final = frozenset({QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.FontChange})
TABLE: Final = 560
"""Width that is left to the table at least, in pixels."""
TABLE_LETTERS: Final = 50
"""Width that is left to the table at least, in mean widths of letters, for a system with large ones."""

LEAST: Final = 34
"""Width without which it steps aside, in mean widths of letters."""

_CLOSE_BUTTON, _FLOAT_BUTTON = "qt_dockwidget_closebutton", "qt_dockwidget_floatbutton"
"""What Qt calls the buttons over it; it does not follow a change of the language itself."""


class DockKind(NamedTuple):
    """What lies beside the table."""

    name: str
    """What it is called in the saved state of the window."""
    letters: int
    """Usual width, in mean widths of letters."""
    title: Text
    buttons: tuple[Text, Text] | None = None
    """What the buttons in its title bar do: close it, and have it in a window of its own.  Without them it has no title
    bar, and its content can close it."""


class SideDock(QDockWidget):
    """Shows the dock if it is wanted and there is room for it and the table.

    In a window too narrow for both it closes until there is room again; who opens it there has it over the table, down
    to the own hand.
    """

    def __init__(self, kind: DockKind, content: QWidget, window: QMainWindow, hand_top: Callable[[], int]) -> None:
        """`hand_top` says how far below the upper edge of the table the own hand begins, in pixels."""
        super().__init__(window)
        self.setObjectName(kind.name)
        self.setWidget(content)
        self._kind, self._window, self._hand_top = kind, window, hand_top
        self._wanted = True
        self._over_table = False
        self._aside = False
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        window.installEventFilter(self)
        self._own_letters = Letters(self)
        self._own_letters.dress(self._take_letters)
        self._phrases = Phrases(self)
        self._phrases.say(self.setWindowTitle, kind.title)
        if kind.buttons is None:
            self.setTitleBarWidget(QWidget(self))
            return
        for name, words in zip((_CLOSE_BUTTON, _FLOAT_BUTTON), kind.buttons, strict=True):
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
        """Whether the person wants to see it, wherever there is room for it."""
        return self._wanted

    def want(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a menu entry
        """Show or close it, as the person likes."""
        self._wanted = wanted
        if wanted and not self._has_room and not self.isFloating():
            self._lie_over_table()
        self.setVisible(wanted)

    def prefer(self, wanted: bool) -> None:  # noqa: FBT001 - a setting
        """Take over from the settings whether it is wanted, and show it if there is room."""
        self._wanted = wanted
        self._settle()

    def step_aside(self, aside: bool) -> None:  # noqa: FBT001 - a state
        """Leave the room to something else for a while, or come back if it is wanted."""
        self._aside = aside
        self.setVisible(self._wanted and not aside and (self._has_room or self.isFloating()))

    def take_usual_width(self) -> None:
        """Be as wide as sentences are read well, as far as the table can spare it."""
        spare = max(self._window.width() - self._table, self._letters(LEAST))
        width = min(self._letters(self._kind.letters), spare)
        self._window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

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
        return self._window.width() - self._letters(LEAST) >= self._table

    @property
    def _table(self) -> int:
        """The width that the table needs."""
        return max(TABLE, self._letters(TABLE_LETTERS))

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
        wide = min(self._letters(self._kind.letters), inside.width())
        place = QRect(inside.right() + 1 - wide, inside.top(), wide, min(inside.height(), self._hand_top()))
        self.setGeometry(place.translated(self._window.mapToGlobal(self._window.rect().topLeft())))
