# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Messages over the table that say something without interrupting the game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QStyle, QToolButton, QVBoxLayout, QWidget

from kartenspiel.model.text import Text, clauses_of, marker
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.bar_layout import BarLayout
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import LARGER, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words import phrases
from kartenspiel.ui.words.phrases import Phrases
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

Action = tuple[Text, Callable[[], object]]
"""A button of a message: its text and what it does."""

MOST: Final = 3
"""Messages shown at a time; an older one makes room for a newer."""
LINES: Final = 2
"""Lines that a message has, unless letters as large as those of the system need more."""
STEP: Final = 0.1
"""By how much letters larger than those of the system become smaller at a time, for that."""

_CLOSE = _("Close this message")


class MessageBar(QFrame):
    """One message, with buttons where there is something to choose."""

    closed = Signal()

    def __init__(
        self, text: Text, actions: Sequence[Action], words: Callable[[], Wording], *, warning: bool, topic: str = ""
    ) -> None:
        """`words` gives the words of the moment, with the names of those who sit at the table."""
        super().__init__()
        self.of_table = False
        """Whether it is about the table alone, and out of place over other pages."""
        self.message = text
        self.warning = warning
        self.topic = topic
        self._words = words
        self._label = PlainLabel()
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.setText("×")  # the icon of the style is black also on dark ground
        self._picture = PlainLabel()
        self._factor = 1.0
        """How large it is written beside the letters of the program."""
        self._room: int | None = None
        """The width for which it is written, if that is not its own."""
        self._letters = Letters(self)
        self._close.clicked.connect(self.closed)
        self.buttons = tuple(self._button(act) for _, act in actions)
        self._lay_out()
        texts = Phrases(self)
        texts.say(partial(explain, self._close), _CLOSE)
        texts.say(self._close.setAccessibleName, _CLOSE)
        for button, (words_on_it, _) in zip(self.buttons, actions, strict=True):
            texts.say(button.setText, words_on_it)
        texts.tell(lambda: self._label.setText(self.text()))
        self._letters.dress(self._take_letters)

    def text(self) -> str:
        """Return what the message says."""
        return self._words().text(self.message)

    def write_for(self, room: int) -> None:
        """Write as large as there is room for in this width, also where it is narrower and has more lines."""
        if room != self._room:
            self._room = room
            self._take_letters()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as large as there is room for in this width."""
        super().resizeEvent(event)
        if self._room is None:
            self._take_letters()

    def event(self, event: QEvent) -> bool:
        """Take less room where words or buttons have come to need more."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._take_smaller_letters()
        return done

    def _take_letters(self) -> None:
        """Write in the letters of the program, or in smaller ones where these would take too much from the table."""
        self._write(1.0)
        self._take_smaller_letters()

    def _take_smaller_letters(self) -> None:
        system = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).pixelSize()
        while self._lines() > LINES and QFontInfo(scaled_font(self._factor - STEP)).pixelSize() >= system:
            self._write(self._factor - STEP)

    def _write(self, factor: float) -> None:
        self._factor = factor
        for each in (self._label, *self.buttons):
            each.setFont(scaled_font(factor))
        for clauses in self.findChildren(ClauseLabel):
            clauses.set_scale(factor)
        self._close.setFont(scaled_font(factor * LARGER))
        side = QFontMetrics(scaled_font(factor)).height() + 4
        self._picture.setPixmap(self._icon.pixmap(QSize(side, side)))

    def _lines(self) -> int:
        """Return how many lines the message takes in the width for which it is written."""
        wide = self._row.words_in(self._room or self.width())
        return self._label.heightForWidth(wide) // self._label.fontMetrics().lineSpacing()

    def _button(self, act: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.clicked.connect(self.closed)
        button.clicked.connect(lambda _checked: act())
        return button

    def _lay_out(self) -> None:
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        kinds = QStyle.StandardPixmap
        kind = kinds.SP_MessageBoxWarning if self.warning else kinds.SP_MessageBoxInformation
        self._icon = self.style().standardIcon(kind)
        self._row = BarLayout(self, self._picture, self._label, self._close)
        if clauses_of(self.message):
            self._row.addWidget(ClauseLabel(clauses_of(self.message)))
        for button in self.buttons:
            self._row.addWidget(button)


class Messages(QWidget):
    """The messages of the moment, the newest lowest; nothing is to be seen while there are none."""

    added = Signal(object)
    """A new message, as a widget."""

    def __init__(self, words: Callable[[], Wording] = phrases.wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.bars: tuple[MessageBar, ...] = ()
        self._at_table = True
        self.hide()

    def inform(
        self, text: Text, actions: Sequence[Action] = (), topic: str = "", *, of_table: bool = False
    ) -> None:  # fmt: skip
        """Show something worth knowing; it goes away when one plays on, and with other news of its topic.

        What is said `of_table` is not seen while another page lies over that.
        """
        self.settle(topic)
        bar = MessageBar(text, actions, self._words, warning=False, topic=topic)
        bar.of_table = of_table
        self._add(bar)

    def warn(self, text: Text, actions: Sequence[Action] = (), topic: str = "") -> None:
        """Show that something went wrong, until it is closed.

        Of the messages of one `topic` only the newest is shown, and no longer than until `settle`.
        """
        self.settle(topic)
        self._add(MessageBar(text, actions, self._words, warning=True, topic=topic))

    def settle(self, topic: str) -> None:
        """Take away the message of a topic: what went wrong there matters no more."""
        for bar in self.bars:
            if topic and bar.topic == topic:
                self._remove(bar)

    def withdraw(self, text: Text) -> None:
        """Take away a message that is no longer true."""
        for bar in self.bars:
            if bar.message == text:
                self._remove(bar)

    def let_see_table(self, seen: bool) -> None:  # noqa: FBT001 - a state
        """Show what is said of the table while that is in sight, and no longer."""
        self._at_table = seen
        self._show()

    def _show(self) -> None:
        for bar in self.bars:
            bar.setHidden(bar.of_table and not self._at_table)
        self.setVisible(any(not bar.isHidden() for bar in self.bars))

    def write_for(self, room: int) -> None:
        """Write all messages as large as there is room for in this width."""
        for bar in self.bars:
            bar.write_for(room)

    def go_on(self) -> None:
        """Take away what was only information."""
        for bar in self.bars:
            if not bar.warning:
                self._remove(bar)

    def texts(self) -> tuple[str, ...]:
        """Return what the messages say, oldest first."""
        return tuple(bar.text() for bar in self.bars)

    def _add(self, bar: MessageBar) -> None:
        for old in self.bars:
            if old.text() == bar.text():
                self._remove(old)
        for old in self.bars[: len(self.bars) - MOST + 1]:
            self._remove(old)
        bar.closed.connect(lambda: self._remove(bar))
        self.bars = (*self.bars, bar)
        self._column.addWidget(bar)
        self.added.emit(bar)
        self._show()
        announce(bar, bar.text(), urgent=bar.warning)

    def _remove(self, bar: MessageBar) -> None:
        if bar in self.bars:
            self.bars = tuple(other for other in self.bars if other is not bar)
            self._column.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
        self._show()
