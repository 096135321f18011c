# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Reads everything that a window says, and how each text would be shown."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtGui import Qt as RichText
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QTabWidget,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

_AMPERSANDS = "&&"


@dataclass(frozen=True, slots=True)
class Said:
    """A text, by whom it is said, whether it is taken for rich text, and whether an ampersand in it marks a key."""

    where: str
    text: str
    rich: bool = False
    marks_keys: bool = False

    @property
    def seen(self) -> str:
        """What a person sees of it."""
        text = QTextDocumentFragment.fromHtml(self.text).toPlainText() if self.rich else self.text
        return text.replace(_AMPERSANDS, "&") if self.marks_keys else text

    @property
    def mangled(self) -> bool:
        """Whether something in it acts instead of being shown: an ampersand that marks a key."""
        return self.marks_keys and "&" in self.text.replace(_AMPERSANDS, "")


def said_by(widget: QWidget) -> Iterator[Said]:
    """Yield every text of a widget and of all within it, shown now or not."""
    for each in (widget, *widget.findChildren(QObject)):
        where = type(each).__name__
        if isinstance(each, QWidget):
            yield from _of_widget(where, each)
        elif isinstance(each, QAction):
            yield Said(where, each.text(), marks_keys=True)
            yield _tip(where, each.toolTip())


def _of_widget(where: str, widget: QWidget) -> Iterator[Said]:
    yield Said(where, widget.windowTitle())
    yield Said(where, widget.accessibleName())
    yield Said(where, widget.accessibleDescription())
    yield _tip(where, widget.toolTip())
    yield _tip(where, widget.statusTip())
    match widget:
        case QLabel():
            yield Said(where, widget.text(), widget.textFormat() != Qt.TextFormat.PlainText)
        case QAbstractButton():
            yield Said(where, widget.text(), marks_keys=True)
        case QLineEdit():
            yield Said(where, widget.text())
            yield Said(where, widget.placeholderText())
        case QTextEdit():
            yield from (Said(where, line) for line in widget.toPlainText().splitlines())
        case QComboBox():
            yield from (Said(where, widget.itemText(index)) for index in range(widget.count()))
        case QTabWidget():
            yield from (Said(where, widget.tabText(index), marks_keys=True) for index in range(widget.count()))
        case QTreeWidget():
            for index in range(widget.topLevelItemCount()):
                yield from (Said(where, text) for text in _leaves(widget.topLevelItem(index)))
        case QGraphicsView():
            yield from (_tip(type(item).__name__, item.toolTip()) for item in widget.scene().items())
        case _:
            pass


def _tip(where: str, text: str) -> Said:
    return Said(f"tooltip of {where}", text, RichText.mightBeRichText(text))


def _leaves(item: QTreeWidgetItem | None) -> Iterator[str]:
    if item is None:
        return
    yield item.text(0)
    for index in range(item.childCount()):
        yield from _leaves(item.child(index))
