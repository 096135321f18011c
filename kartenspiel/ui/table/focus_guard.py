# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Keeps the keyboard focus from falling on a choice by itself when the widget that had it disappears."""

from typing import cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget


class FocusGuard(QObject):
    """Gives the focus to the table where Qt would pass it to a choice because the widget that had it has been hidden.

    That is the next widget to Qt, whatever was closed: a message, the log, a link; and the space bar would press it
    instead of doing what the table says of it.  Nor does it leave the table when a choice that had it disappears: who
    does not see where it has gone would press keys in vain.
    """

    def __init__(self, table: QWidget, choices: QWidget) -> None:
        super().__init__(table)
        self._table, self._choices = table, choices
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is None or now is None or old.isVisible():
            return
        into, out = self._choices.isAncestorOf(now), self._choices.isAncestorOf(old)
        if (into and not out) or (out and self._table.isVisible() and not self._table.isAncestorOf(now)):
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
