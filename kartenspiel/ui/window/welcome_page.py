# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of the very first start: play at once, or begin with a lesson."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.names import LONGEST_NAME, good_name
from kartenspiel.controller.settings import last_game
from kartenspiel.games import descriptions, game_named
from kartenspiel.model.text import marker
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import ClothPage, OnCloth, dress_buttons, filling, scrolled
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.window.choice import MARGIN, ChoiceTile
from kartenspiel.ui.window.fans import Fans
from kartenspiel.ui.window.game_facts import easiest
from kartenspiel.ui.words.language import languages, name_of, resolve_language
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

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
LOW: Final = 36
"""So many lines of text are too few for the cards in the middle."""
CHOICE_LETTERS: Final = 34
"""Width of each of the two choices, in letters."""
ABOUT_LETTERS: Final = 96
"""Width of the sentence about these games, in letters."""
NAME_LETTERS: Final = 30
"""Width of the field for one's name, in letters."""

_TITLE = _("Welcome!")
_ABOUT = _(
    "These are old Austrian card games in which you call a card: whoever holds it is your secret partner, and who "
    "plays with whom shows only when it falls."
)
_NAME = _("What may I call you?")
_NAME_HINT = _("your name, if you like")
_QUESTION = _("Shall we sit down and play, or shall I show you how it goes?")
_KNOW = _("I know these games")
_KNOW_MORE = _("You choose one, and the cards are dealt.")
_SHOW = _("Show me")
_SHOW_MORE = _("A first lesson at the table, in the easiest of them: {game}.")
_TO_TABLE = _("Back to the &table")
_LATER = _("You can find this page again in the Help menu.")
_LANGUAGE = _("Language: {language}")


class WelcomePage(ClothPage):
    """Asks whether the person knows these games, and offers tables or lessons."""

    known = Signal()
    """Somebody knows them, and wants to choose one."""
    wants_lesson = Signal(object)
    """Somebody wants to be shown this game."""
    language_chosen = Signal(str)
    back = Signal()
    """Somebody who has been here before wants to go on at the table."""

    def __init__(self, keeper: Keeper, pictures_cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._fans = Fans(keeper, pictures_cache, self)
        self._fan = self._fans.fan(last_game(keeper.settings), FAN_CARDS)
        self._title, self._about, self._question, self._later = Heading(), PlainLabel(), PlainLabel(), QuietLabel()
        self.name, self._name_label = QLineEdit(), PlainLabel()
        self._naming = QWidget()
        """Asks for the name of whoever has not said it yet."""
        self.know, self.show_me = ChoiceTile(), ChoiceTile()
        self.table_button = QPushButton()
        self.languages = {language: QPushButton(name_of(language)) for language in languages()}
        self._asks_name = True
        self._asking = QWidget()
        self._lay_out_naming()
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
        self._asks_name = not self._keeper.settings.own_name
        self.setFocusProxy(self.know)
        self.know.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell()

    def let_back(self, playing: bool) -> None:  # noqa: FBT001 - whether something is played
        """Offer the way back to the table, if something is played there."""
        self._playing = playing
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
        if event.key() == Qt.Key.Key_Escape and self._playing:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        for choice in (self.know, self.show_me):
            choice.clicked.connect(self._take_name)
        self.know.clicked.connect(lambda _checked: self.known.emit())
        self.show_me.clicked.connect(lambda _checked: self.wants_lesson.emit(game_named(easiest(descriptions()).id)))
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
        for label in (self._title, self._about, self._question, self._later):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        column.addWidget(self._title)
        about = QHBoxLayout()
        about.addWidget(self._about)
        column.addLayout(about)
        column.addSpacing(MARGIN // 2)
        column.addWidget(self._naming)
        column.addSpacing(MARGIN // 2)
        column.addWidget(self._question)
        column.addSpacing(MARGIN // 2)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._asking)
        self._both.setSpacing(MARGIN)
        for choice in (self.know, self.show_me):
            self._both.addWidget(choice)
        column.addWidget(self._asking, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        column.addWidget(self._later)
        filling(scrolled(page, sideways=True), self)

    def _lay_out_naming(self) -> None:
        self._name_label.setBuddy(self.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.editingFinished.connect(self._take_name)
        row = QHBoxLayout(self._naming)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._name_label)
        row.addWidget(self.name)
        row.addStretch(1)

    def _take_name(self) -> None:
        name = good_name(self.name.text())
        if name:
            self._keeper.change(own_name=name)

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.table_button)
        row.addStretch(1)
        for button in self.languages.values():
            button.setCheckable(True)
            row.addWidget(button)
        return row

    def _tell(self) -> None:
        self._title.setText(words_of(_TITLE))
        self._about.setText(words_of(_ABOUT))
        self._question.setText(words_of(_QUESTION))
        self._name_label.setText(words_of(_NAME))
        self.name.setAccessibleName(words_of(_NAME))
        self.name.setPlaceholderText(words_of(_NAME_HINT))
        self._naming.setVisible(self._asks_name)
        self._later.setText(words_of(_LATER))
        self.know.say(words_of(_KNOW), words_of(_KNOW_MORE))
        self.show_me.say(words_of(_SHOW), words_of(_SHOW_MORE(game=easiest(descriptions()).title)))
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
        self._title.set_scale(1.9 * scale)
        self._question.setFont(scaled_font(1.25 * scale))
        for part in (self._about, self._name_label, self.name):
            part.setFont(scaled_font(scale))
        self._about.setFixedWidth(min(self.width() - 4 * MARGIN, ABOUT_LETTERS * self.fontMetrics().averageCharWidth()))
        self.name.setFixedWidth(NAME_LETTERS * self.name.fontMetrics().averageCharWidth())
        self._later.set_scale(scale)
        self._fan.set_scale(FAN * scale * min(1.0, self.height() / HIGH))
        self._fan.setVisible(self.height() >= LOW * letters.height())
        for button in (self.table_button, *self.languages.values()):
            button.setFont(scaled_font(scale))
        for choice in (self.know, self.show_me):
            choice.set_scale(scale, CHOICE_LETTERS)
        room = self.width() - 4 * MARGIN
        wide = self.know.width() + self.show_me.width() + MARGIN
        directions = QBoxLayout.Direction
        self._both.setDirection(directions.LeftToRight if wide <= room else directions.TopToBottom)
        dress_buttons(self)
