# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page from which a quiz is begun, with how one does: by kind, and month by month."""

from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kartenspiel.controller.quiz.book import QuizBook, QuizCount
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.paper import ClothPage, OnCloth, Sheet, dress_buttons, scrolled
from kartenspiel.ui.quiz.quiz_words import KINDS
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.figure_table import FigureRows, FigureTable
from kartenspiel.ui.widgets.leading_buttons import LeadingButton
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, wording, words_of

_ = marker(__package__)

ASIDE: Final = 16
"""Pixels of cloth at both sides."""
WIDEST: Final = 110
"""More mean widths of letters are not used."""
LATELY: Final = 30
"""So many days count as lately."""

_TITLE: Final = _("Quiz")
_HINT: Final = _(
    "Ten questions about deals that were played: what is still out, who plays with whom, what you would bid or play. "
    "The answers follow from the rules, or from deals played out in which one answer is clearly better."
)
_GAME: Final = _("&Game")
_GAME_TIP: Final = _("The game about which the quiz asks")
_DAY: Final = _("&Quiz of the day")
_DAY_TIP: Final = _("Ten questions that everybody gets today who plays this game")
_DAY_AGAIN: Final = _("&Quiz of the day: {right} of {count} right")
_OWN: Final = _("From your &own deals")
_OWN_TIP: Final = _("Ten questions about deals that you have played; where there are too few, about others too")
_GO_ON: Final = _("Go &on with the quiz")
_BACK: Final = _("&Back")
_HOW: Final = _("How you do")
_NOTHING: Final = _("Nothing has been answered yet. What you answer is counted here.")
_EVERY: Final = _("all games")
_WHOSE: Final = _("Answers in &the quiz of")
_WHOSE_TIP: Final = _("Count the answers of one game, or of all")
_HEADS: Final = (_("Question"), _("Asked"), _("Right"), _("Share"), _("In 30 days"), _("Share of these"))
_MONTHS: Final = (_("Month"), _("Asked"), _("Right"), _("Share"))
_SUM: Final = _("In all")
_PERCENT: Final = _("{share} %")
_NONE: Final = "–"


class QuizStart(ClothPage):
    """The page before a quiz."""

    day_wanted = Signal(str)
    """The quiz of the day is wanted, of the game with this id."""
    own_wanted = Signal(str)
    """A quiz from one's own deals is wanted, of the game with this id."""
    go_on_wanted = Signal()
    """The quiz that was left is to be gone on with."""
    back = Signal()

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book, self._today, self._going_on = QuizBook(), date.max, False
        self._title, self._hint = Heading(), QuietLabel()
        self.games, self._game_label = ChoiceBox(), PlainLabel()
        self.day_button, self.own_button, self.on_button, self.back_button = (LeadingButton() for _button in range(4))
        self.whose, self._whose_label = ChoiceBox(), PlainLabel()
        self._how, self.empty = PlainLabel(), QuietLabel()
        self.kinds, self.months = FigureTable(), FigureTable()
        self._counts = QWidget()
        self._page = QWidget()
        self._lay_out()
        for each in all_games():
            self.games.addItem("", each.id)
        self.games.setCurrentIndex(self.games.findData(game.id))
        self.games.currentIndexChanged.connect(lambda _index: self._write())
        self.whose.activated.connect(lambda _index: self._write())
        self.day_button.clicked.connect(lambda: self.day_wanted.emit(self.game))
        self.own_button.clicked.connect(lambda: self.own_wanted.emit(self.game))
        self.on_button.clicked.connect(self.go_on_wanted)
        self.back_button.clicked.connect(self.back)
        self._phrases = Phrases(self)
        self._speak()
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    @property
    def game(self) -> str:
        """The id of the game that is chosen."""
        return str(self.games.currentData())

    def show_book(self, book: QuizBook, today: date, *, going_on: bool) -> None:
        """Show how somebody does; whether he can go on with a quiz that he left."""
        self._book, self._today, self._going_on = book, today, going_on
        self._write()

    def choose_game(self, game: str) -> None:
        """Have a game chosen."""
        self.games.setCurrentIndex(self.games.findData(game))

    def take_focus(self) -> None:
        """Give the keys to the button that is most likely wanted."""
        (self.on_button if self._going_on else self.day_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        head = OnCloth()
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._title, 1)
        row.addWidget(self.back_button)
        told = OnCloth()
        inner = QVBoxLayout(told)
        inner.setContentsMargins(4, 0, 4, 0)
        inner.addWidget(self._hint)
        column = QVBoxLayout(self._page)
        column.setContentsMargins(ASIDE, 12, ASIDE, 12)
        column.setSpacing(10)
        for part in (head, told, self._begin_sheet(), self._how_sheet()):
            column.addWidget(part)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        area = scrolled(self._page, sideways=True)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        outer.addWidget(area)

    def _begin_sheet(self) -> Sheet:
        """Return the sheet on which a quiz is begun."""
        sheet = Sheet()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        choice = QHBoxLayout()
        self._game_label.setBuddy(self.games)
        choice.addWidget(self._game_label)
        choice.addWidget(self.games)
        choice.addStretch(1)
        column.addLayout(choice)
        self.day_button.setObjectName("first")
        buttons = QHBoxLayout()
        for button in (self.on_button, self.day_button, self.own_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        return sheet

    def _how_sheet(self) -> Sheet:
        """Return the sheet that tells how somebody does."""
        sheet = Sheet()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        column.addWidget(self._how)
        column.addWidget(self.empty)
        column.addWidget(self._counts)
        counts = QVBoxLayout(self._counts)
        counts.setContentsMargins(0, 0, 0, 0)
        counts.setSpacing(10)
        choice = QHBoxLayout()
        self._whose_label.setBuddy(self.whose)
        choice.addWidget(self._whose_label)
        choice.addWidget(self.whose)
        choice.addStretch(1)
        counts.addLayout(choice)
        counts.addWidget(self.kinds)
        counts.addWidget(self.months)
        return sheet

    def _speak(self) -> None:
        for setter, text in (
            (self._title.setText, _TITLE),
            (self._hint.setText, _HINT),
            (self._game_label.setText, _GAME),
            (partial(explain, self.games), _GAME_TIP),
            (partial(explain, self.day_button), _DAY_TIP),
            (self.own_button.setText, _OWN),
            (partial(explain, self.own_button), _OWN_TIP),
            (self.on_button.setText, _GO_ON),
            (self.back_button.setText, _BACK),
            (self._how.setText, _HOW),
            (self.empty.setText, _NOTHING),
            (self._whose_label.setText, _WHOSE),
            (partial(explain, self.whose), _WHOSE_TIP),
            (self.kinds.setAccessibleName, _HOW),
            (self.months.setAccessibleName, _MONTHS[0]),
        ):
            self._phrases.say(setter, text)
        self._phrases.tell(self._write)

    def _measure(self) -> None:
        self._page.setMaximumWidth(WIDEST * self.fontMetrics().averageCharWidth())
        font = QFont()  # everything else of it comes from the page
        font.setBold(True)
        self._how.setFont(font)

    def _write(self) -> None:
        """Write everything that depends on what was answered."""
        say, book = wording().text, self._book
        for place in range(self.games.count()):
            self.games.setItemText(place, say(game_named(self.games.itemData(place)).title))
        given = book.days.get((self._today, self.game))
        again = _DAY_AGAIN(right=sum(given or ()), count=len(given or ()))
        self.day_button.setText(say(_DAY if not given else again))
        self.on_button.setVisible(self._going_on)
        self.empty.setVisible(not book.counts)
        self._counts.setVisible(bool(book.counts))
        self._list_games(book.games)
        wanted = str(self.whose.currentData() or "")
        lately = book.by_kind(wanted, self._today - timedelta(LATELY - 1))
        whole = book.by_kind(wanted)
        rows = [(say(KINDS[kind]), *_cells(count), *_cells_lately(lately.get(kind))) for kind, count in whole.items()]
        in_all = _together(list(whole.values())), _together(list(lately.values()))
        rows.append((say(_SUM), *_cells(in_all[0]), *_cells_lately(in_all[1])))
        self.kinds.show_rows(FigureRows([*map(words_of, _HEADS)], rows, sums=True))
        months = [(_month(*month), *_cells(count)) for month, count in book.by_month(wanted).items()]
        self.months.show_rows(FigureRows([*map(words_of, _MONTHS)], months))
        dress_buttons(self)

    def _list_games(self, games: Sequence[str]) -> None:
        """Offer to count the games of which something was asked; what was chosen stays so."""
        wanted = self.whose.currentData()
        self.whose.clear()
        self.whose.addItem(words_of(_EVERY), "")
        for game in games:
            if any(each.id == game for each in all_games()):
                self.whose.addItem(words_of(game_named(game).title), game)
        self.whose.setCurrentIndex(max(0, self.whose.findData(wanted)))


def _together(counts: Sequence[QuizCount]) -> QuizCount:
    return QuizCount(sum(each.asked for each in counts), sum(each.right for each in counts))


def _cells(count: QuizCount) -> tuple[str, str, str]:
    number = wording().number
    return number(count.asked), number(count.right), _share(count)


def _cells_lately(count: QuizCount | None) -> tuple[str, str]:
    return (wording().number(count.asked), _share(count)) if count is not None and count.asked else (_NONE, _NONE)


def _share(count: QuizCount) -> str:
    text: Text = _PERCENT(share=round(100 * count.right / count.asked) if count.asked else 0)
    return words_of(text)


def _month(year: int, month: int) -> str:
    """Return what a month is called in the language of the window."""
    name = QLocale().standaloneMonthName(month)
    return f"{name} {year}"
