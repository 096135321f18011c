# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Texts shown as they are written: what comes from outside is never markup, a link, or a key of a button.

Qt takes a text that looks like HTML for rich text in labels and tooltips, and an ampersand on a button for the mark of
its key.  So labels are made here, and tooltips and texts of buttons pass through here.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as RichText
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """A label that shows every sign of its text."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class LinkedLabel(QLabel):
    """A paragraph of our own words with links in it; nothing from outside belongs there."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setOpenExternalLinks(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)


def tip_of(text: str) -> str:
    """Return what to give to a tooltip, so that it shows every sign of a text."""
    return RichText.convertFromPlainText(text) if RichText.mightBeRichText(text) else text


def on_button(text: str) -> str:
    """Return what to give to a button, a menu or a tab, so that an ampersand in a text is one."""
    return text.replace("&", "&&")


def without_key(text: str) -> str:
    """Return what people read of the text of a button or of an entry of a menu: the mark of its key is left out."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
