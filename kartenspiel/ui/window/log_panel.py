# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The log: everything that happened at the table as sentences, in the language of the window."""

import contextlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from kartenspiel.controller.session import Person
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.table.chronicle import Sentence, SentenceKind
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.guests import words_among
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.wording import MINUS, Wording

_ = marker(__package__)

DEALS_KEPT: Final = 50
"""Older deals leave the panel, so that an evening does not fill the memory."""
JOINER: Final = "\u2060"
"""Keeps a sign on the line of its amount."""
_SIGN: Final = re.compile(rf"([+{MINUS}])(?=\S)")
"""The sign of an amount."""

_HEADINGS: Final = 2
"""Lines over the first sentence of a replay."""

LETTERS: Final = 24
"""Least width, in mean widths of letters: most words have room in a line."""
LARGER: Final = 1
"""By how many of Qt's steps the heading of a session is larger than other text, whatever size that has."""
_NAME: Final = _("What has happened at the table")
_MEANING: Final = _("The log: what has happened at the table, in sentences. You can select and copy them.")


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


class ReplayLog(NamedTuple):
    """What a replay has in the log instead: one whole deal, whose lines lead to places of it."""

    played: Text
    title: Text
    pictures: Pictures
    people: tuple[Person, ...]
    lines: tuple[tuple[int, Sentence], ...]
    """Each sentence with the place of the deal that it tells of, in their order."""


class LogPanel(QTextBrowser):
    """The sentences of the session on the table, deal by deal; they can be selected and copied.

    Those of another session come back with it.  During a replay it has those of the deal that is replayed, and what is
    told of the session stands there afterwards.
    """

    line_chosen = Signal(int)
    """A line of the replay was clicked, which tells of this place of its deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chapters: list[_Chapter] = []
        self._replay: ReplayLog | None = None
        self._place = 0
        """Where the deal of the replay lies."""
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
        self._phrases.say(lambda told: explain(self, "", held=told), _MEANING)
        self._phrases.tell(self._rewrite)
        self._letters = Letters(self)
        self._letters.measure(self.updateGeometry)

    def begin(self, title: Text, pictures: Pictures, people: Sequence[Person], session: str, played: Text) -> None:
        """Begin a deal: its heading, the pictures of its cards, who sits where.

        `session` is the id of the session; over its first deal stands what is `played` in it.  Where another session
        was told of, only this one is from now on.
        """
        other = bool(self._chapters) and self._chapters[-1].session != session
        if other:
            self._forget_unfinished(session)
        self._chapters.append(_Chapter(session, played, title, pictures, tuple(people)))
        if other:
            del self._chapters[:-DEALS_KEPT]
        if self._replay is not None:
            return
        if other:
            self._rewrite()
            return
        with self._writing():
            self._write_headings(self._chapters[-1], first=len(self._told) == 1)
        for _ in self._chapters[:-DEALS_KEPT]:  # by itself: together Qt would take all between for changed
            self._drop_oldest()
        self._scroll_down()

    def turn_to(self, session: str) -> bool:
        """Have here what was told of a session, by its id; tell whether there is anything."""
        if all(each.session != session for each in self._chapters):
            return False
        if self._chapters[-1].session != session:
            self._chapters.sort(key=lambda each: each.session == session)
            if self._replay is None:
                self._rewrite()
        return True

    def add(self, sentences: Iterable[Sentence]) -> None:
        """Write down what happened."""
        with self._writing():
            for sentence in sentences:
                self._chapters[-1].sentences.append(sentence)
                if self._replay is None:
                    self._write(sentence)
        if self._replay is None:
            self._scroll_down()

    def tell_anew(self, sentences: Iterable[Sentence]) -> None:
        """Have these stand of the deal instead of all that was written of it: some of it has been taken back."""
        self._chapters[-1].sentences = list(sentences)
        if self._replay is None:
            self._rewrite()

    def show_replay(self, replay: ReplayLog | None) -> None:
        """Have the sentences of a deal that is replayed here; ``None``: those of the session again."""
        if replay is None and self._replay is None:
            return
        self._replay = replay
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor if replay is None else Qt.CursorShape.PointingHandCursor)
        self._rewrite()

    def follow(self, place: int) -> None:
        """Mark what is told of a place of the deal that is replayed, or of the last before it of which something is."""
        self._place = place
        replay = self._replay
        lines = () if replay is None else replay.lines
        told = max((at for at, _sentence in lines if at <= place), default=None)
        marked = [number for number, (at, _sentence) in enumerate(lines) if at == told]
        self.setExtraSelections([self._marked(_HEADINGS + number) for number in marked])
        if marked:
            self._bring_into_sight(_HEADINGS + marked[0])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lead to what the line tells of that is clicked, and not just selected."""
        super().mouseReleaseEvent(event)
        replay = self._replay
        if replay is None or self.textCursor().hasSelection() or event.button() != Qt.MouseButton.LeftButton:
            return
        number = self.cursorForPosition(event.position().toPoint()).blockNumber() - _HEADINGS
        if 0 <= number < len(replay.lines):
            self.line_chosen.emit(replay.lines[number][0])

    def minimumSizeHint(self) -> QSize:
        """Be wide enough for sentences to be read."""
        return QSize(self.fontMetrics().averageCharWidth() * LETTERS, super().minimumSizeHint().height())

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """Have the text laid out once, after all that is written meanwhile."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        try:
            yield
        finally:
            cursor.endEditBlock()

    def _rewrite(self) -> None:
        """Write everything again: the language has changed, or something else is to be told."""
        self.clear()
        replay = self._replay
        with self._writing():
            if replay is not None:
                self._write_replay(replay)
            else:
                for place, chapter in enumerate(self._told):
                    self._write_headings(chapter, first=place == 0)
                    for sentence in chapter.sentences:
                        self._write(sentence)
        self._at_end = True
        self._follow()

    def _write_replay(self, replay: ReplayLog) -> None:
        self._append(words_of(replay.played), _heading_format(LARGER), _space(0))
        self._write_title(replay)
        for _place, sentence in replay.lines:
            self._write(sentence)

    def _forget_unfinished(self, session: str) -> None:
        """Forget what was told of a deal of a session that was left: once it is taken up, all of it is told anew."""
        last = next((each for each in reversed(self._chapters) if each.session == session), None)
        if last is not None and all(each.kind is not SentenceKind.RESULT for each in last.sentences):
            self._chapters.remove(last)

    @property
    def _told(self) -> list[_Chapter]:
        """The deals of the session that lies on the table."""
        return [each for each in self._chapters if each.session == self._chapters[-1].session]

    def _write_headings(self, chapter: _Chapter, *, first: bool) -> None:
        """Begin to write a deal: over the first one stands what is played in the session."""
        if first:
            self._append(words_of(chapter.played), _heading_format(LARGER), _space(0))
        self._write_title(chapter)

    def _write_title(self, deal: _Chapter | ReplayLog) -> None:
        self._wording = words_among(deal.people, deal.pictures)
        self._append(words_of(deal.title), _heading_format(), _space(10))

    def _marked(self, block: int) -> QTextEdit.ExtraSelection:
        """Return the mark of a line: as wide as the panel."""
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document().findBlockByNumber(block))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        mark.cursor = cursor
        mark.format.setBackground(self.palette().highlight())
        mark.format.setForeground(self.palette().highlightedText())
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        return mark

    def _bring_into_sight(self, block: int) -> None:
        """Scroll so that a line is seen, with what comes before and after it; not where it is already."""
        line = self.cursorRect(QTextCursor(self.document().findBlockByNumber(block)))
        tall, bar = self.viewport().height(), self.verticalScrollBar()
        if line.top() < 0 or line.bottom() > tall - 2 * line.height():
            bar.setValue(bar.value() + line.top() - tall // 3)

    def _drop_oldest(self) -> None:
        """Take the first deal away, and if it is told of what stands there of it below the heading."""
        gone = self._chapters.pop(0)
        if gone.session != self._chapters[-1].session:
            return
        rest = self.document().findBlockByNumber(2 + len(gone.sentences))
        above = rest.blockFormat()
        cursor = QTextCursor(self.document().begin().next())
        cursor.setPosition(rest.position(), QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.setBlockFormat(above)  # the line that is gone has left its own

    def _write(self, sentence: Sentence) -> None:
        text = _SIGN.sub(rf"\1{JOINER}", self._wording.text(sentence.text))
        shape = QTextCharFormat()
        if sentence.kind in {SentenceKind.TRICK, SentenceKind.ROLE}:
            shape.setFontItalic(True)
        self._append(text, shape, _space(2, after=6 if sentence.kind is SentenceKind.TRICK else 0))

    def _append(self, text: str, shape: QTextCharFormat, block: QTextBlockFormat) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.document().isEmpty():
            cursor.insertBlock()
        cursor.setBlockFormat(block)
        cursor.insertText(text.replace("\n", "\u2028"), shape)  # a line for each text, so that they can be counted

    def _follow(self) -> None:
        """Stay at the end, where the newest stands, when lines are broken elsewhere; in a replay where it is."""
        if self._replay is not None:
            self.follow(self._place)
        elif self._at_end:
            self._scroll_down()

    def _note_place(self) -> None:
        self._at_end = self.verticalScrollBar().value() == self.verticalScrollBar().maximum()

    def _scroll_down(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())


def _heading_format(larger: int = 0) -> QTextCharFormat:
    """Return bold letters, larger than those of the panel by so many steps, and with them."""
    shape = QTextCharFormat()
    shape.setProperty(QTextFormat.Property.FontSizeAdjustment, larger)
    shape.setFontWeight(QFont.Weight.Bold)
    return shape


def _space(before: int, after: int = 0) -> QTextBlockFormat:
    block = QTextBlockFormat()
    block.setTopMargin(before)
    block.setBottomMargin(after)
    return block
