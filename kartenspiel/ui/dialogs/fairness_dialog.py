# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Says what the seal proves, and shows how the cards were spread over the seats beside what chance would give."""

from typing import Final

from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.spread import FEWEST, CardSpread, SpreadRow
from kartenspiel.model.description import Description
from kartenspiel.model.game import Game
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.paper import ClothDialog, scrolled
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, fit
from kartenspiel.ui.words.phrases import Phrases, wording, words_of
from kartenspiel.ui.words.wording import MINUS

_ = marker(__package__)

LETTERS: Final = 108
"""Width of the dialog."""
LINES: Final = 36
"""Its height, in lines of text."""
UNUSUAL: Final = 0.05
RARE: Final = 0.001
"""Below these probabilities something is said to be unusual, and not to be chance."""
_ROWS: Final = 3
"""Things that are looked at."""

_TITLE: Final = _("Is it dealt fairly?")
_SEALED: Final = _("What the seal proves")
_PROVES: Final = _(
    "Each deal is shuffled and dealt before the first word, and sealed at once: the seal is a number that follows from "
    "all cards and a secret, and that no other cards have. When the deal is over you learn the secret. If the seal "
    "fits then, the cards were the same from the beginning to the end; nothing was changed because of what you bid or "
    "played. The computer players get only what their seat may see."
)
_PROVES_NOT: Final = _(
    "The seal does not prove that the shuffle favours nobody. For that one has to look at many deals:"
)
_SPREAD: Final = _("How the cards were spread")
_READING: Final = _("The finished deals are being read: {count} so far …")
_NONE: Final = _("There are no finished deals yet that the program has shuffled.")
_HEADS: Final = (_("By chance"), _("Probability"))
_FOUR: Final = (_("You"), _("After you"), _("Opposite"), _("Before you"))
_THREE: Final = (_FOUR[0], _FOUR[1], _FOUR[3])
_SEAT: Final = _("Seat {number}")
_EXPECTED: Final = _("{mean} ± {around}")
_HARDLY_EVER: Final = _("below 0.1 %")
_PERCENT: Final = _("{percent} %")
_GAME_OF: Final = _("{game}, %n hand(s)", plural=True)
_TOO_FEW: Final = _("%n deal(s) are too few to say anything: {least} are needed at least.", plural=True)
_FAIR: Final = _(
    "Over %n deal(s) a shuffle that favours nobody would give differences as large as these, or larger, in {percent} % "
    "of all cases: nothing speaks against fair dealing.",
    plural=True,
)
_ODD: Final = _(
    "Over %n deal(s) a shuffle that favours nobody would give differences as large as these in only {percent} % of all "
    "cases. Such a thing happens by chance now and then; look again after more deals.",
    plural=True,
)
_UNFAIR: Final = _(
    "Over %n deal(s) a shuffle that favours nobody would hardly ever give differences as large as these: that is not "
    "chance. Please report it.",
    plural=True,
)
_METHOD: Final = _(
    "The probability says how often fair deals differ at least so much from seat to seat. It comes from exchanging the "
    "hands of each deal among the seats; the sentence above takes into account that several things are looked at. "
    "Trumps that somebody names do not count here, since everybody names those that he has."
)
_CLOSE: Final = _("C&lose")


class FairnessDialog(ClothDialog):
    """A page of plain words, and a table for each game and number of hands of which there are deals."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        """`game` is shown first, if there are deals of it."""
        super().__init__(parent)
        self._first = game.id
        self._found: list[tuple[Description, int, CardSpread]] = []
        self.read: int | None = None
        """How many deals were read, once that is done."""
        self._reading = 0
        self.games, self.table, self.verdict = ChoiceBox(), QTableWidget(), PlainLabel()
        self._method, self._close = PlainLabel(), QPushButton()
        self._phrases = Phrases(self)
        self._lay_out()
        self.games.currentIndexChanged.connect(self._write)
        self._phrases.say(self.setWindowTitle, _TITLE)
        self._phrases.say(self._close.setText, _CLOSE)
        self._phrases.say(self.games.setAccessibleName, _SPREAD)
        self._phrases.say(self.table.setAccessibleName, _SPREAD)
        self._phrases.tell(self._write)

    def tell_reading(self, count: int) -> None:
        """Say how many deals have been read."""
        self._reading = count
        self._write()

    def tell_read(self, count: int) -> None:
        """Say that all are read."""
        self.read = count
        self._write()

    def show_spread(self, description: Description, seats: int, spread: CardSpread) -> None:
        """Offer what was found of a game with so many hands."""
        self._found.append((description, seats, spread))
        self.games.addItem("", (description.id, seats))
        if description.id == self._first and self.games.currentData()[0] != self._first:
            self.games.setCurrentIndex(self.games.count() - 1)
        self._write()

    def _lay_out(self) -> None:
        page = QWidget()
        inner = QVBoxLayout(page)
        for words, title in ((_SEALED, True), (_PROVES, False), (_PROVES_NOT, False), (_SPREAD, True)):
            label = Heading() if title else PlainLabel()
            label.setWordWrap(True)
            self._phrases.say(label.setText, words)
            inner.addWidget(label)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        Letters(self.table).measure(
            lambda: self.table.setFixedHeight(round(self.table.fontMetrics().lineSpacing() * 1.9 * (_ROWS + 1)))
        )
        for label in (self.verdict, self._method):
            label.setWordWrap(True)
        self._phrases.say(self._method.setText, _METHOD)
        for part in (self.games, self.table, self.verdict, self._method):
            inner.addWidget(part)
        inner.addStretch(1)
        Letters(self).measure(self._take_room)
        column = QVBoxLayout(self)
        column.addWidget(scrolled(page), 1)
        buttons = QDialogButtonBox()
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self._close.setDefault(True)
        column.addWidget(buttons)

    def _take_room(self) -> None:
        """Be as large as all that may be said, as far as the screen allows."""
        letters = self.fontMetrics()
        fit(self, letters.averageCharWidth() * LETTERS, letters.lineSpacing() * LINES)

    def _write(self) -> None:
        """Show what is chosen, as far as it is known."""
        for place, (description, seats, _spread) in enumerate(self._found):
            self.games.setItemText(place, words_of(_GAME_OF(n=seats, game=description.title)))
        found = bool(self._found)
        for part in (self.games, self.table, self._method):
            part.setVisible(found)
        if not found:
            told = _READING(count=self._reading) if self.read is None else _NONE
            self.verdict.setText(words_of(told))
            return
        _description, seats, spread = self._found[max(0, self.games.currentIndex())]
        self.verdict.setText(words_of(_verdict(spread)))
        self._fill(seats, spread)

    def _fill(self, seats: int, spread: CardSpread) -> None:
        names = {4: _FOUR, 3: _THREE}.get(seats) or tuple(_SEAT(number=seat + 1) for seat in range(seats))
        heads = [*names, *_HEADS]
        self.table.setColumnCount(len(heads))
        self.table.setRowCount(len(spread.rows))
        self.table.setHorizontalHeaderLabels([words_of(each) for each in heads])
        self.table.setVerticalHeaderLabels([words_of(row.what) for row in spread.rows])
        for line, row in enumerate(spread.rows):
            for column, cell in enumerate(_cells(row)):
                self.table.setItem(line, column, QTableWidgetItem(cell))


def _cells(row: SpreadRow) -> list[str]:
    expected = words_of(_EXPECTED(mean=_decimal(row.expected), around=_decimal(row.around)))
    return [*(_decimal(mean) for mean in row.means), expected, _percent(row.p)]


def _decimal(number: float) -> str:
    written = wording().locale.toString(abs(number), "f", 2)
    return f"{MINUS}{written}" if number < 0 else written


def _percent(p: float) -> str:
    return words_of(_HARDLY_EVER if p < RARE else _PERCENT(percent=wording().locale.toString(100 * p, "f", 1)))


def _verdict(spread: CardSpread) -> Text:
    """Say in a sentence what was found."""
    if spread.deals < FEWEST:
        return _TOO_FEW(n=spread.deals, least=FEWEST)
    percent = wording().locale.toString(100 * spread.p, "f", 1)
    if spread.p < RARE:
        return _UNFAIR(n=spread.deals)
    return (_ODD if spread.p < UNUSUAL else _FAIR)(n=spread.deals, percent=percent)
