# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Why a computer player made a move: which cards it had seen, what decided, and what it thought of its answers."""

from typing import Final

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.hindsight import AnswerThought, AskedAgain
from kartenspiel.model.text import Share, Text, Who, marker
from kartenspiel.players.opinion import Opinion
from kartenspiel.ui.looks.paper import ClothDialog, scrolled
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets import grids
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.wording import MINUS, Wording, capital

_ = marker(__package__)

LETTERS: Final = 76
"""Width of the lines."""
PATIENCE_MS: Final = 200
"""Who thinks for longer is said to think."""

_TITLE: Final = _("{player:nom}: {answer}")
_KNEW: Final = _("What was seen then")
_WHY: Final = _("Why")
_THINKING: Final = _("It thinks about it once more …")
_HEADS: Final = (_("Answer"), _("Worth"), _("Against the chosen one"), _("Deals"))
_TRICKS_WORTH: Final = _("{amount} tricks")
_BEHIND: Final = _("{amount} ± {error}")
_MOMENT: Final = _("Show this &moment")
_CLOSE: Final = _("&Close")


class WhyDialog(ClothDialog):
    """Says at once what the player had seen, and what it thought once that is known."""

    moment_wanted = Signal()
    """The person wants to see the moment in the replay."""

    def __init__(self, asked: AskedAgain, wording: Wording, *, leads_on: bool, parent: QWidget | None = None) -> None:
        """With `leads_on` a button leads to the moment in the replay; it is seen already where there is none."""
        super().__init__(parent)
        self.asked = asked
        """The move that is asked about."""
        self._wording = wording
        self.title = Heading()
        self.knew, self.why = PlainLabel(), PlainLabel()
        self._grid = QGridLayout()
        told = QWidget()
        self._told = QVBoxLayout(told)
        self._area = scrolled(told)
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(PATIENCE_MS)
        self._thinking.timeout.connect(lambda: self.why.setText(words_of(_THINKING)))
        self.moment_button, self.close_button = QPushButton(), QPushButton()
        self._lay_out()
        self.moment_button.setVisible(leads_on)
        self._phrases = Phrases(self)
        self._phrases.say(self.moment_button.setText, _MOMENT)
        self._phrases.say(self.close_button.setText, _CLOSE)
        title = wording.text(_TITLE(player=Who(asked.seat), answer=asked.answer))
        self.setWindowTitle(title)
        self.title.setText(title)
        self.knew.setText("\n".join(wording.text(each) for each in asked.knew()))

    def _lay_out(self) -> None:
        inner = self._told
        for head, label in ((_KNEW, self.knew), (_WHY, self.why)):
            inner.addWidget(QuietLabel(words_of(head)))
            label.setWordWrap(True)
            keep_wide(label, LETTERS)
            inner.addWidget(label)
        self._grid.setHorizontalSpacing(18)
        inner.addLayout(self._grid)
        inner.addStretch(1)
        column = QVBoxLayout(self)
        self.title.setWordWrap(True)
        column.addWidget(self.title)
        column.addWidget(self._area, 1)
        column.addWidget(ButtonRows((self.moment_button, self.close_button)))
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.reject)
        self.moment_button.clicked.connect(self._lead_on)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as what is told, as far as the screen allows."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._grow)

    def wait(self) -> None:
        """Say after a while that the player is thinking."""
        self._thinking.start()

    def tell(self, opinion: Opinion | None) -> None:
        """Say what decided, and what the player thinks of its answers; ``None`` where it need not be asked."""
        self._thinking.stop()
        self.why.setText("\n".join(self._wording.text(each) for each in self.asked.why(opinion)))
        thoughts = () if opinion is None else self.asked.answers(opinion)
        grids.clear(self._grid)
        for column, head in enumerate(_HEADS if thoughts else ()):
            self._grid.addWidget(QuietLabel(self._wording.text(head)), 0, column)
        for line, each in enumerate(thoughts, 1):
            words = self._wording
            answer, deals = capital(words.text(each.answer)), words.number(each.deals)
            for column, cell in enumerate((answer, self._amount(each.expected), self._behind(each), deals)):
                label = PlainLabel(cell)
                label.setWordWrap(not column)
                self._grid.addWidget(label, line, column)
        self._grid.setColumnStretch(0, 1)
        QTimer.singleShot(0, self, self._grow)

    def _amount(self, value: Share | float) -> str:
        """Return a mean in payments or in tricks, with its sign."""
        if isinstance(value, Share):
            return self._wording.text(value)
        sign = MINUS if value < 0 else "+"
        return self._wording.text(_TRICKS_WORTH(amount=sign + self._wording.locale.toString(abs(value), "f", 2)))

    def _behind(self, thought: AnswerThought) -> str:
        """Return how far an answer is from the chosen one, and how sure that is."""
        if thought.behind is None:
            return ""
        amount = self._amount(thought.behind)
        if thought.error is None:
            return amount
        return self._wording.text(_BEHIND(amount=amount, error=self._wording.locale.toString(thought.error, "f", 2)))

    def tell_trouble(self, text: Text) -> None:
        """Say why it is not known what the player thought."""
        self._thinking.stop()
        self.why.setText(self._wording.text(text))

    def _grow(self) -> None:
        """Be as large as what is told by now, as far as the screen allows."""
        self._told.activate()
        page, room = self._area.viewport().size(), self.screen().availableGeometry().size()
        wide = max(page.width(), self._told.minimumSize().width())
        more = QSize(wide, self._told.totalHeightForWidth(wide)) - page
        self.resize((self.size() + more.expandedTo(QSize(0, 0))).boundedTo(room))

    def _lead_on(self) -> None:
        self.moment_wanted.emit()
        self.accept()
