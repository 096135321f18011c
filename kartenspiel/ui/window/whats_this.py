# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The command “What is this?”: from the menu the next click explains what it hits, by its keys what has the focus.

Qt's own mode of this name knows texts of whole widgets alone, not the cards and plates on the table.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from kartenspiel.model.text import marker
from kartenspiel.ui.widgets.note import explain_focus
from kartenspiel.ui.widgets.tips import explain_at
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

_CLICK = _("Click what you want to have explained, or press Esc.")
_NOTHING = _("There is nothing to explain here. Try a card, a name plate, a button or a menu.")
_PRESSES: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})


class WhatsThis(QObject):
    """Explains what is clicked next; nothing else comes of that click."""

    def __init__(self, window: QMainWindow, action: QAction) -> None:
        """`action` is the command, in a menu of the window and with keys of its own."""
        super().__init__(window)
        self._window = window
        self._by_keys = False
        self._pressed = False
        """Whether the button that is let go next was pressed on what shall be explained."""
        self.waiting = False
        """Whether the next click explains something."""
        action.installEventFilter(self)
        action.triggered.connect(self._explain)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the command was given by its keys; while a click is waited for, take that click."""
        if isinstance(watched, QAction):
            self._by_keys = event.type() == QEvent.Type.Shortcut
            return False
        return self.waiting and isinstance(watched, QWidget) and self._take(watched, event)

    def end(self) -> None:
        """Wait for no click any more."""
        if self.waiting:
            self.waiting = False
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]  # there is one with a window
            QApplication.restoreOverrideCursor()
            self._window.statusBar().clearMessage()

    def _explain(self) -> None:
        by_keys, self._by_keys = self._by_keys, False
        if by_keys:
            self.end()
            explain_focus(self._window)
        elif not self.waiting:
            self._wait()

    def _wait(self) -> None:
        self.waiting, self._pressed = True, False
        QApplication.setOverrideCursor(Qt.CursorShape.WhatsThisCursor)
        self._window.statusBar().showMessage(words_of(_CLICK))
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]  # as above

    def _take(self, widget: QWidget, event: QEvent) -> bool:
        """Explain what a click hits once it is let go; tell whether nobody else shall hear of the event."""
        if isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return self._give_up(event)
        if not isinstance(event, QMouseEvent) or _is_for_menus(widget, event):
            return False
        if event.type() in _PRESSES:
            self._pressed = True
            return True
        return event.type() == QEvent.Type.MouseButtonRelease and self._let_go(widget, event)

    def _let_go(self, widget: QWidget, event: QMouseEvent) -> bool:
        """Explain what the button is let go over; tell whether that was meant for nobody else.

        A menu opens while the button is down on its title, and is the one that hears of its release, which is no click
        on an entry unless the pointer was drawn there.
        """
        where = event.position().toPoint()
        drawn = isinstance(widget, QMenu) and widget.actionAt(where) is not None
        if not self._pressed and not drawn:
            return False
        self.end()
        if event.button() == Qt.MouseButton.LeftButton:
            explain_at(widget, where, words_of(_NOTHING))
        return True

    def _give_up(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.end()
            event.accept()
            return True
        return False


def _is_for_menus(widget: QWidget, event: QMouseEvent) -> bool:
    """Tell whether an event opens or closes a menu, which it may, so that an entry can be explained."""
    outside = isinstance(widget, QMenu) and not widget.rect().contains(event.position().toPoint())
    return isinstance(widget, QMenuBar) or (outside and event.type() in _PRESSES)
