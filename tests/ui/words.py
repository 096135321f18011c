# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Reads every word that is to be seen in the window, and a language in which a word that went round it stands out."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from kartenspiel.ui.table.bubbles import Bubble
from kartenspiel.ui.table.plates import Plate

OPEN, CLOSE = "«", "»"


class Marking(QTranslator):
    """A language in which every text is its source between marks; it keeps what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:
        """Be a language."""
        return False

    def translate(self, context: str, source: str, _comment: str | None = None, _number: int = -1) -> str:
        """Return the source between marks."""
        self.asked.add((context, source))
        return f"{OPEN}{source}{CLOSE}"


def bare(text: str) -> str:
    """Return what stands outside all marks."""
    depth, left = 0, ""
    for sign in text:
        depth += (sign == OPEN) - (sign == CLOSE)
        left += sign if depth == 0 and sign != CLOSE else ""
    return left


def has_word(text: str) -> bool:
    """Tell whether there is a word in a text; a single letter, as in the corner of a card, is none."""
    return re.search(r"[^\W\d_]{2}", text) is not None


def texts_in_sight() -> Iterator[tuple[str, str]]:
    """Yield where a text is and the text, for all that can be seen, pointed at or read aloud now."""
    for top in QApplication.topLevelWidgets():
        if top.isVisible() or isinstance(top, QMenu):
            yield from _of(top)


def _of(top: QWidget) -> Iterator[tuple[str, str]]:
    for widget in (top, *top.findChildren(QWidget)):
        where = type(widget).__name__
        for text in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), *_written(widget)):
            yield where, text
        for action in widget.actions():
            yield from ((f"{where}, action", text) for text in _of_action(action))
        if isinstance(widget, QGraphicsView):
            yield from _on_the_table(widget)


def _written(widget: QWidget) -> Iterator[str]:
    if widget.isWindow() or isinstance(widget, QDockWidget):
        yield widget.windowTitle()
    if isinstance(widget, QLabel) and widget.textFormat() == Qt.TextFormat.RichText:
        yield QTextDocumentFragment.fromHtml(widget.text()).toPlainText()
    elif isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    elif isinstance(widget, QLineEdit) and not isinstance(widget.parent(), QAbstractSpinBox | QComboBox):
        yield from (widget.placeholderText(), widget.text())
    elif isinstance(widget, QAbstractSpinBox):
        yield widget.text()
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QTabWidget):
        yield from (widget.tabText(index) for index in range(widget.count()))


def _of_action(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.toolTip(), action.statusTip())


def _on_the_table(view: QGraphicsView) -> Iterator[tuple[str, str]]:
    for item in view.scene().items():
        if isinstance(item, Plate):
            seated = item.seated
            for text in (seated.name, seated.account, seated.points, seated.pieces, seated.tip):
                yield "Plate", text
            for badge in seated.badges:
                yield "Badge", badge.word
        elif isinstance(item, Bubble):
            yield "Bubble", item.words
