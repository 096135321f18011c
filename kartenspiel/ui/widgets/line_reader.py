# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Has a page read aloud line by line with the arrow keys, where it only shows and nothing in it can have the focus."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget

from kartenspiel.ui.widgets.announcing import announce

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class LineReader(QObject):
    """Announces a line after the other while a scroll area has the keys; the page scrolls as it does without.

    The area is named by the first line, so that whoever comes there hears what it is about.
    """

    lines: Callable[[], Sequence[str]]
    """What is read, which is asked anew at each key: usually what is written on the page."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.lines = self._written
        self._place = -1
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the arrow keys, and begin at the top whenever the focus comes back."""
        if event.type() == QEvent.Type.FocusIn:
            self._place = -1
            lines = self.lines()
            self._area.setAccessibleName(lines[0] if lines else self._area.window().windowTitle())
        elif event.type() == QEvent.Type.KeyPress:
            self._press(cast("QKeyEvent", event).key())
        return super().eventFilter(watched, event)

    def _written(self) -> tuple[str, ...]:
        page = self._area.widget()
        return () if page is None else tuple(written_in(page))

    def _press(self, key: int) -> None:
        lines = self.lines()
        places = {Qt.Key.Key_Home.value: 0, Qt.Key.Key_End.value: len(lines) - 1}
        places |= {each.value: self._place + step for each, step in _STEPS.items()}
        if lines and key in places:
            self._place = min(max(places[key], 0), len(lines) - 1)
            announce(self._area, lines[self._place])


def written_in(page: QWidget) -> Iterator[str]:
    """Yield what is written on a page, line by line from the top, but for what stands on buttons."""
    labels = [each for each in page.findChildren(QWidget) if isinstance(each, QLabel) and each.isVisible()]
    found = [label for label in labels if label.text() and not _pressed(label)]
    places = {label: label.mapTo(page, QPoint(0, label.height() // 2)) for label in found}
    found.sort(key=lambda label: (places[label].y(), places[label].x()))
    for _, line in groupby(found, lambda label: places[label].y()):
        yield ", ".join(_plain(label) for label in line)


def _pressed(label: QWidget) -> bool:
    """Tell whether a label is part of a button, which has a name of its own."""
    return isinstance(label.parentWidget(), QAbstractButton)


def _plain(label: QLabel) -> str:
    rich = label.textFormat() != Qt.TextFormat.PlainText
    return QTextDocumentFragment.fromHtml(label.text()).toPlainText() if rich else label.text()
