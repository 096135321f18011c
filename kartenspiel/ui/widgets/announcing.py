# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Has a screen reader say something, wherever the keys are."""

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcements(QObject):
    """Everything that is announced, for whoever listens in the program itself."""

    made = Signal(str)


ANNOUNCEMENTS: Final = Announcements()


def announce(widget: QWidget, words: str, *, urgent: bool = False) -> None:
    """Announce something about a widget; what is `urgent` may break off what is being read.

    Nothing is announced of what nobody could see, as of a table over which another page lies.
    """
    if not words or not widget.isVisible():
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
    ANNOUNCEMENTS.made.emit(words)
