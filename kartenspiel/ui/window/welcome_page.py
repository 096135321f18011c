# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first page of all: whether somebody knows these games, and which he wants to play, or wants to be shown one."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.settings import last_game
from kartenspiel.games import all_games, descriptions, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.ui.cards.fan import FanPicture
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import Felt, OnCloth, PaperButton, dress_buttons, filling, scrolled
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.window.fans import Fans
from kartenspiel.ui.window.game_facts import easiest
from kartenspiel.ui.words.language import languages, name_of, resolve_language
from kartenspiel.ui.words.phrases import Phrases, words_of

USUAL: Final = QSize(860, 600)
"""The page in pixels for which words and pictures have their usual size; they grow with a larger one."""
LARGEST: Final = 1.7
"""How large they may become, by their usual size."""
STEP: Final = 0.1
"""They grow by so much at a time, since the pictures are drawn anew in each size."""
FAN: Final = 1.6
"""How large the cards in the middle are, by those in the picture of a game."""
FAN_CARDS: Final = 5
HIGH: Final = 600
"""On a page less high than so many pixels the cards in the middle are smaller."""
LOW: Final = 25
"""So many lines of text are too few for the cards in the middle."""
CHOICE_LETTERS: Final = 34
"""Width of each of the two choices, in letters."""
GAME_LETTERS: Final = 26
"""Width of a game to choose, in letters beside its picture."""
MARGIN: Final = 18

_TITLE = QT_TRANSLATE_NOOP("WelcomePage", "Welcome!")
_QUESTION = QT_TRANSLATE_NOOP("WelcomePage", "Shall we sit down and play, or shall I show you how it goes?")
_KNOW = QT_TRANSLATE_NOOP("WelcomePage", "I know these games")
_KNOW_MORE = QT_TRANSLATE_NOOP("WelcomePage", "You choose one, and the cards are dealt.")
_SHOW = QT_TRANSLATE_NOOP("WelcomePage", "Show me")
_SHOW_MORE = QT_TRANSLATE_NOOP("WelcomePage", "A first lesson at the table, in the easiest of them: {game}.")
_WHICH = QT_TRANSLATE_NOOP("WelcomePage", "Which one shall it be?")
_BACK = QT_TRANSLATE_NOOP("WelcomePage", "&Back")
_TO_TABLE = QT_TRANSLATE_NOOP("WelcomePage", "Back to the &table")
_LATER = QT_TRANSLATE_NOOP("WelcomePage", "You can find this page again in the Help menu.")
_LANGUAGE = QT_TRANSLATE_NOOP("WelcomePage", "Language: {language}")


class Choice(PaperButton):
    """Something to choose: a title and a line about it, and beside them perhaps a picture."""

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
            self.setMinimumHeight(layout.totalHeightForWidth(wide))


class WelcomePage(Felt):
    """Asks one thing: whether somebody knows these games; who does chooses one of them."""

    known = Signal(object)
    """The game that is to be dealt."""
    wants_lesson = Signal(object)
    """Somebody wants to be shown this game."""
    language_chosen = Signal(str)
    back = Signal()
    """Somebody who has been here before wants to go on at the table."""

    def __init__(self, keeper: Keeper, pictures_cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._fans = Fans(keeper, pictures_cache, self)
        self._scale = 0.0
        self._fan = self._fans.fan(last_game(keeper.settings), FAN_CARDS)
        self._title, self._question, self._later = Heading(), PlainLabel(), QuietLabel()
        self.know, self.show_me = Choice(), Choice()
        self.games: tuple[tuple[Game, Choice], ...] = ()
        """The games to choose from, once somebody has said that he knows them."""
        self.back_button, self.table_button = QPushButton(), QPushButton()
        self.languages = {language: QPushButton(name_of(language)) for language in languages()}
        self._asking, self._choosing = QWidget(), QWidget()
        self._grid = QGridLayout()
        self._columns = 0
        self._lay_out()
        self._connect()
        self.let_back(False)
        self.ask()
        self._phrases = Phrases(self)
        self._phrases.tell(self._tell)
        self._letters = Letters(self)
        self._letters.dress(self._arrange)
        self._fans.changed.connect(self._arrange)

    def ask(self) -> None:
        """Ask whether somebody knows these games."""
        self._choosing.hide()
        self._asking.show()
        self.back_button.hide()
        self._turn(self.know)

    def choose(self) -> None:
        """Show the games to somebody who knows them."""
        if not self.games:
            self.games = tuple((game, self._game_choice(game)) for game in all_games())
        self._asking.hide()
        self._choosing.show()
        self.back_button.show()
        self._turn(self.games[0][1])

    def let_back(self, playing: bool) -> None:  # noqa: FBT001 - whether something is played
        """Offer the way back to the table, if something is played there."""
        self.table_button.setVisible(playing)

    def close_down(self) -> None:
        """Stop drawing."""
        self._fans.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write and draw larger where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape and self._choosing.isVisible():
            self.ask()
        elif event.key() == Qt.Key.Key_Escape and self.table_button.isVisible():
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _turn(self, first: QWidget) -> None:
        """Write what stands on the page now, and let its first choice have the keys."""
        self._scale = 0.0
        self.setFocusProxy(first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell()
        self._arrange()

    def _game_choice(self, game: Game) -> Choice:
        choice = Choice(self._fans.fan(game))
        choice.clicked.connect(lambda _checked: self.known.emit(game))
        return choice

    def _connect(self) -> None:
        self.know.clicked.connect(self.choose)
        self.show_me.clicked.connect(lambda _checked: self.wants_lesson.emit(game_named(easiest(descriptions()).id)))
        self.back_button.clicked.connect(self.ask)
        self.table_button.clicked.connect(self.back)
        for language, button in self.languages.items():
            button.clicked.connect(partial(self._speak, language))

    def _speak(self, language: str) -> None:
        self.language_chosen.emit(language)
        self._mark_language()

    def _lay_out(self) -> None:
        page = OnCloth()
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, MARGIN // 2, MARGIN, MARGIN // 2)
        column.addLayout(self._top())
        column.addStretch(2)
        column.addWidget(self._fan, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._title, self._question, self._later):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        column.addWidget(self._title)
        column.addWidget(self._question)
        column.addSpacing(MARGIN // 2)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._asking)
        self._both.setSpacing(MARGIN)
        for choice in (self.know, self.show_me):
            self._both.addWidget(choice)
        middle = QVBoxLayout(self._choosing)
        middle.addLayout(self._grid)
        self._grid.setSpacing(MARGIN // 2)
        for part in (self._asking, self._choosing):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        column.addWidget(self._later)
        filling(scrolled(page, sideways=True), self)

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.back_button)
        row.addWidget(self.table_button)
        row.addStretch(1)
        for button in self.languages.values():
            button.setCheckable(True)
            row.addWidget(button)
        return row

    def _tell(self) -> None:
        choosing = self.games and not self._choosing.isHidden()
        self._title.setText(words_of(_WHICH if choosing else _TITLE))
        self._question.setText(words_of(_QUESTION))
        self._question.setVisible(not choosing)
        self._later.setText(words_of(_LATER))
        self.know.say(words_of(_KNOW), words_of(_KNOW_MORE))
        self.show_me.say(words_of(_SHOW), words_of(_SHOW_MORE(game=easiest(descriptions()).title)))
        for game, choice in self.games:
            profile = game.description.profile
            choice.say(words_of(game.title), words_of(game.description.blurb if profile is None else profile.byname))
        self.back_button.setText(words_of(_BACK))
        self.table_button.setText(words_of(_TO_TABLE))
        for language, button in self.languages.items():
            button.setAccessibleName(words_of(_LANGUAGE(language=name_of(language))))
        self._mark_language()
        self._arrange()

    def _mark_language(self) -> None:
        spoken = resolve_language(self._keeper.settings.language)
        for language, button in self.languages.items():
            button.setChecked(language == spoken)

    def _arrange(self) -> None:
        """Give everything its size, and put choices side by side where there is room."""
        scale = min(LARGEST, max(1.0, min(self.width() / USUAL.width(), self.height() / USUAL.height())))
        scale = int(scale / STEP + STEP) * STEP
        letters = self.fontMetrics()
        self._title.set_scale((1.9 if self._choosing.isHidden() else 1.4) * scale)
        self._question.setFont(scaled_font(1.25 * scale))
        self._later.set_scale(scale)
        self._fan.set_scale(FAN * scale * min(1.0, self.height() / HIGH))
        self._fan.setVisible(self._choosing.isHidden() and self.height() >= LOW * letters.height())
        for button in (self.back_button, self.table_button, *self.languages.values()):
            button.setFont(scaled_font(scale))
        for choice in (self.know, self.show_me):
            choice.set_scale(scale, CHOICE_LETTERS)
        room = self.width() - 4 * MARGIN
        wide = self.know.width() + self.show_me.width() + MARGIN
        directions = QBoxLayout.Direction
        self._both.setDirection(directions.LeftToRight if wide <= room else directions.TopToBottom)
        for _, choice in self.games:
            choice.set_scale(scale, GAME_LETTERS)
        if self.games:
            widest = max(choice.width() for _, choice in self.games)
            for _, choice in self.games:
                choice.take_width(widest)
            each = widest + self._grid.spacing()
            columns = next((number for number in (3, 2) if number * each <= room), 1)
            for place, (_, choice) in enumerate(self.games):
                self._grid.addWidget(choice, place // columns, place % columns)
        dress_buttons(self)
