# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A large button on a page: a sheet of paper with a title, a line about it, and perhaps a picture."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kartenspiel.ui.cards.fan import FanPicture
from kartenspiel.ui.looks.paper import PaperButton
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, scaled_font

MARGIN: Final = 18
"""Pixels of paper round the words; half as many where a picture stands beside them."""


class ChoiceTile(PaperButton):
    """The button; it is pressed as a whole."""

    def __init__(self, picture: FanPicture | None = None) -> None:
        super().__init__()
        self._title, self._line, self._picture = Heading(), PlainLabel(), picture
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        for label in (self._title, self._line):
            label.setWordWrap(True)
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setSpacing(MARGIN // 2)
        margin = MARGIN if picture is None else MARGIN // 2
        row.setContentsMargins(margin, margin, margin, margin)
        for label in (self._title, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter if picture is None else Qt.AlignmentFlag.AlignLeft)
        if picture is not None:
            row.addWidget(picture, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)

    def say(self, title: str, line: str) -> None:
        """Write title and line."""
        self._title.setText(title)
        self._line.setText(line)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)

    def set_scale(self, scale: float, letters: int) -> None:
        """Write and draw everything so many times as large as usual, with room for so many letters in a line."""
        self._title.set_scale(scale if self._picture is None else 0.9 * scale)
        self._line.setFont(scaled_font(scale))
        beside = 0
        if self._picture is not None:
            self._picture.set_scale(0.7 * scale)
            beside = self._picture.width() + MARGIN
        self.take_width(letters * self._line.fontMetrics().averageCharWidth() + 2 * MARGIN + beside)

    def take_width(self, wide: int) -> None:
        """Be so wide, and high enough for all words."""
        self.setFixedWidth(wide)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # else the column of words within it answers for the letters before
            self.setMinimumHeight(layout.totalHeightForWidth(wide))
