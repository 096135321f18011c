# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The log: everything that happened at the table as sentences, in the language of the window."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget

from kartenspiel.controller.session import Person
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.window.chronicle import Kind, Sentence
from kartenspiel.ui.words.guests import shown_names
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.wording import MINUS, Wording

DEALS_KEPT: Final = 50
"""Older deals leave the panel, so that an evening does not fill the memory."""
JOINER: Final = "\u2060"
"""Keeps a sign on the line of its amount."""
_SIGN: Final = re.compile(rf"([+{MINUS}])(?=\S)")
"""The sign of an amount."""

LETTERS: Final = 24
"""Least width, in mean widths of letters: most words have room in a line."""
LARGER: Final = 1.15
"""Size of the heading of a session, by that of other text."""
_NAME: Final = QT_TRANSLATE_NOOP("LogPanel", "What has happened at the table")


@dataclass(slots=True)
class _Chapter:
    """What was told of one deal, and the words it takes."""

    session: str
    """Its id; the heading of a session stands over the first deal of it."""
    played: Text
    title: Text
    pictures: Pictures
    people: tuple[Person, ...]
    sentences: list[Sentence] = field(default_factory=list)


class LogPanel(QTextBrowser):
    """The sentences of this session, deal by deal; they can be selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chapters: list[_Chapter] = []
        self._wording = Wording(QLocale().name(), "french")
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self._at_end = True
        self.verticalScrollBar().valueChanged.connect(self._note_place)
        self.verticalScrollBar().rangeChanged.connect(self._follow)
        self.document().setDocumentMargin(8)
        self._phrases = Phrases(self)
        self._phrases.say(self.setAccessibleName, _NAME)
        self._phrases.tell(self._rewrite)
        self._letters = Letters(self)
        self._letters.measure(self._resize)

    def begin(self, title: Text, pictures: Pictures, people: Sequence[Person], session: str, played: Text) -> None:
        """Begin a deal: its heading, the pictures of its cards, who sits where.

        `session` is the id of the session; over the first deal of one stands what is `played` in it.
        """
        chapter = _Chapter(session, played, title, pictures, tuple(people))
        self._chapters = [*self._chapters[-DEALS_KEPT + 1 :], chapter]
        self._rewrite()

    def add(self, sentences: Iterable[Sentence]) -> None:
        """Write down what happened."""
        for sentence in sentences:
            self._chapters[-1].sentences.append(sentence)
            self._write(sentence)
        self._scroll_down()

    def minimumSizeHint(self) -> QSize:
        """Be wide enough for sentences to be read."""
        return QSize(self.fontMetrics().averageCharWidth() * LETTERS, super().minimumSizeHint().height())

    def _resize(self) -> None:
        """Take as much room as the letters need, and write the headings in theirs."""
        self.updateGeometry()
        self._rewrite()

    def _rewrite(self) -> None:
        self.clear()
        session = ""
        for chapter in self._chapters:
            if chapter.session != session:
                session = chapter.session
                above = 0 if chapter is self._chapters[0] else 18
                self._append(words_of(chapter.played), _heading_format(LARGER), _space(above))
            self._wording = Wording(QLocale().name(), chapter.pictures, shown_names(chapter.people))
            self._append(words_of(chapter.title), _heading_format(), _space(10))
            for sentence in chapter.sentences:
                self._write(sentence)
        self._scroll_down()

    def _write(self, sentence: Sentence) -> None:
        text = _SIGN.sub(rf"\1{JOINER}", self._wording.text(sentence.text))
        shape = QTextCharFormat()
        if sentence.kind in {Kind.TRICK, Kind.ROLE}:
            shape.setFontItalic(True)
        self._append(text, shape, _space(2, after=6 if sentence.kind is Kind.TRICK else 0))

    def _append(self, text: str, shape: QTextCharFormat, block: QTextBlockFormat) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.document().isEmpty():
            cursor.insertBlock()
        cursor.setBlockFormat(block)
        cursor.insertText(text, shape)

    def _follow(self) -> None:
        """Stay at the end, where the newest stands, when lines are broken elsewhere."""
        if self._at_end:
            self._scroll_down()

    def _note_place(self) -> None:
        self._at_end = self.verticalScrollBar().value() == self.verticalScrollBar().maximum()

    def _scroll_down(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())


def _heading_format(scale: float = 1) -> QTextCharFormat:
    shape = QTextCharFormat()
    if scale != 1:
        shape.setFontPointSize(QApplication.font().pointSizeF() * scale)
    shape.setFontWeight(QFont.Weight.Bold)
    return shape


def _space(before: int, after: int = 0) -> QTextBlockFormat:
    block = QTextBlockFormat()
    block.setTopMargin(before)
    block.setBottomMargin(after)
    return block
