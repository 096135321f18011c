# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The games at a glance: a tile for each, which deals it; behind it a sheet with all that is told of the game."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.page_scale import scale_for
from kartenspiel.ui.looks.paper import ClothPage, OnCloth, Sheet, dress_buttons, scrolled
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.fans import Fans
from kartenspiel.ui.window.game_choice import GameChoice
from kartenspiel.ui.window.game_tile import GameTile
from kartenspiel.ui.window.sheet_columns import SheetColumns
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

ASIDE: Final = 16
"""Pixels at both sides of the page."""
WIDE: Final = 1.3
"""Tiles become so many times as wide as their words need, where there is room."""
BETWEEN: Final = 10
"""Pixels of cloth between two sheets."""
SHEET: Final = 940
"""Greatest width of the sheet of one game, in pixels of its usual size."""

KEPT_MS: Final = 5000
"""So long the rules take at most to open, and the window to be laid out with them."""

_TITLE = _("What shall we play?")
_HINT = _("Click a game to start it with the rules and players of last time. “More …” offers others.")
_HINT_FIRST = _("Click a game, and it is dealt. “More …” says what game it is and how else it is played.")
_HINT_OF_ONE = _("Click a set of rules and the cards are dealt at once, with the same players as last time.")
_ALL = _("&All games")
_BACK = _("&Back to the table")
_TO_QUESTION = _("&Back")
_SESSIONS = _("Your &sessions")
_SESSIONS_TIP = _("Go on with a session that you began earlier")
_DEALS = _("Finishe&d deals")
_DEALS_TIP = _("Find a deal that you have played, and look at it again")
_PAD = _("S&core pad")
_PAD_TIP = _("Keep the score at a table with real cards, by your house rules")
_RUNNING_TIP = _("This goes on at the table while you look round here.")


class StartPage(ClothPage):
    """All games, to choose from."""

    usual = Signal(object)
    """A game is to be dealt as it would be played now."""
    chosen = Signal(object, str, str)
    """A game is to be dealt by these rules: the game, and the ids of a preset and of a form of the game, if it has any.
    """
    asked = Signal(object)
    """Rules and players of a game are to be chosen."""
    lessons_wanted = Signal(object)
    """The lessons of a game are to be shown."""
    sessions_wanted = Signal()
    """The sessions begun so far are to be shown."""
    deals_wanted = Signal()
    """The deals finished so far are to be shown."""
    pad_wanted = Signal()
    """The score of a table with real cards is to be kept."""
    back = Signal()

    def __init__(self, keeper: Keeper, pictures_cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._fans = Fans(keeper, pictures_cache, self)
        self.choices = tuple(GameChoice(game, self._fans.fan(game)) for game in all_games())
        """Every game, to be dealt with one click."""
        self.tiles = tuple(GameTile(game, self._fans.fan(game), self._start) for game in all_games())
        """The sheets on which all is told of a game; one at a time is to be seen."""
        self.opened: GameTile | None = None
        """The game of which all is told, if it is one."""
        self._board = SheetColumns(self.tiles, BETWEEN - 6)
        self.columns = 1
        """How many games stand side by side."""
        self._grid, self._all, self._at_table = QGridLayout(), QWidget(), Sheet()
        self.all_button = QPushButton()
        """Leads from one game to all of them."""
        self._title, self._hint, self.back_button = Heading(), QuietLabel(), QPushButton()
        self.sessions_button = QPushButton()
        """Leads to the sessions begun so far."""
        self.deals_button = QPushButton()
        """Leads to the deals finished so far."""
        self.pad_button = QPushButton()
        """Leads to the score pad."""
        self._leading_on = self.sessions_button, self.deals_button, self.pad_button
        self._top, self._ways = QHBoxLayout(), QHBoxLayout()
        """The heading, and the buttons beside it, which go below it where the page is narrow."""
        self.running = PlainLabel()
        """What is being played at the table."""
        self._is_running = False
        self.question_button = QPushButton()
        """Leads back to the first page of all, while nothing is played."""
        self._held: tuple[QPushButton, int] | None = None
        """What was pressed and stays where it is, and how far below the upper edge that is."""
        self._keep = QTimer(self)
        self._prepare_tiles()
        self._lay_out()
        self._phrases = Phrases(self)
        self._speak()
        self._letters = Letters(self)
        self._letters.dress(self._arrange)
        self._fans.changed.connect(self.refresh)

    def _prepare_tiles(self) -> None:
        """Hide all that is told of games until one is opened, and lead on from there."""
        for tile in self.tiles:
            tile.hide()
            tile.lessons_wanted.connect(self.lessons_wanted)
            tile.rules.pressed.connect(partial(self._hold, tile.rules))

    def _speak(self) -> None:
        """Write on everything what it says, now and in every language to come."""
        self._phrases.say(self._title.setText, _TITLE)
        self._phrases.say(self.all_button.setText, _ALL)
        self._phrases.say(self.back_button.setText, _BACK)
        self._phrases.say(self.sessions_button.setText, _SESSIONS)
        self._phrases.say(partial(explain, self.sessions_button), _SESSIONS_TIP)
        self._phrases.say(self.deals_button.setText, _DEALS)
        self._phrases.say(partial(explain, self.deals_button), _DEALS_TIP)
        self._phrases.say(self.pad_button.setText, _PAD)
        self._phrases.say(partial(explain, self.pad_button), _PAD_TIP)
        self._phrases.say(self.question_button.setText, _TO_QUESTION)
        self._phrases.say(partial(explain, self.running), _RUNNING_TIP)
        self._phrases.tell(self.refresh)

    def refresh(self) -> None:
        """Write everything again, for one's own presets may have changed."""
        for choice in self.choices:
            choice.tell(self._keeper)
        for tile in self.tiles:
            tile.tell(self._keeper)
        self._hint.setText(words_of(self._hint_now()))
        dress_buttons(self)
        self._arrange()

    def _hint_now(self) -> Text:
        if self.opened is not None:
            return _HINT_OF_ONE
        return _HINT if self._is_running else _HINT_FIRST

    def open(self, game: Game | None) -> None:
        """Tell all of a game, or show every game again."""
        left = self.opened
        self.opened = next((tile for tile in self.tiles if game is not None and tile.game_id == game.id), None)
        for tile in self.tiles:
            tile.setVisible(tile is self.opened)
        self._all.setVisible(game is None)
        for part in (self._board, self.all_button):
            part.setVisible(game is not None)
        self.refresh()
        self._scroll_bar.setValue(0)
        wanted = None if left is None else left.game_id
        back = next((each.more for each in self.choices if each.game.id == wanted), self.choices[0].play)
        first = back if game is None else self.all_button
        self.setFocusProxy(first)  # whoever gives the keys to the page gives them to this
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_running(self, text: str) -> None:
        """Say what is being played, beside the way back to it."""
        self._is_running = bool(text)
        self.running.setText(text)
        self._at_table.setVisible(self._is_running)
        self.question_button.setVisible(not self._is_running)

    def close_down(self) -> None:
        """Stop drawing."""
        self._fans.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the games side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give text and pictures their size, and put the games in two columns if all their words have room there."""
        scale = scale_for(self.width(), self.height())
        self._title.set_scale(1.3 * scale)
        self._hint.set_scale(scale)
        for beside in (self.back_button, self.question_button, *self._leading_on, self.running):
            beside.setFont(scaled_font(scale))
        self.all_button.setFont(scaled_font(scale))
        room = self.width() - 2 * ASIDE - self._scroll_bar.sizeHint().width()
        self._arrange_top(room)
        self._arrange_all(room, scale)
        for tile in self.tiles:
            tile.set_scale(scale)
            tile.arrange(min(room, round(SHEET * scale)))
        self._board.setMaximumWidth(round(SHEET * scale))
        self._board.arrange(1)

    def _arrange_top(self, room: int) -> None:
        """Put the buttons in a row beside the heading, or below it where it has no room, or else one below another."""
        row = sum(button.sizeHint().width() + BETWEEN for button in self._leading_on)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._top.setDirection(beside if self._title.sizeHint().width() + row <= room else below)
        self._ways.setDirection(beside if row <= room else below)

    def _arrange_all(self, room: int, scale: float) -> None:
        """Put as many games side by side as have room there."""
        for choice in self.choices:
            choice.set_scale(scale)
        each = max(choice.play.width() for choice in self.choices) + BETWEEN
        self.columns = next((number for number in (3, 2) if number * each <= room + BETWEEN), 1)
        wide = max(each - BETWEEN, min(room // self.columns - BETWEEN, round(WIDE * each)))
        for place, choice in enumerate(self.choices):
            choice.take_width(wide)
            self._grid.addWidget(choice, *divmod(place, self.columns))

    def _lay_out(self) -> None:
        self._connect_buttons()
        self.back_button.setObjectName("first")
        self.running.setWordWrap(True)
        area = scrolled(self._make_page())
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll_bar = area.verticalScrollBar()
        self._keep_in_sight()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def _connect_buttons(self) -> None:
        """Have the buttons of the page, and of each game, say what is wanted."""
        for button in (self.back_button, self.question_button):
            button.clicked.connect(self.back)
        self.sessions_button.clicked.connect(self.sessions_wanted)
        self.deals_button.clicked.connect(self.deals_wanted)
        self.pad_button.clicked.connect(self.pad_wanted)
        self.all_button.clicked.connect(lambda _checked: self.open(None))
        for choice in self.choices:
            game = choice.game
            choice.play.clicked.connect(lambda _checked, game=game: self.usual.emit(game))
            choice.more.clicked.connect(lambda _checked, game=game: self.open(game))
            choice.lessons.clicked.connect(lambda _checked, game=game: self.lessons_wanted.emit(game))

    def _make_page(self) -> QWidget:
        """Return what scrolls: what is played now, all games or one of them."""
        at_table = QHBoxLayout(self._at_table)
        at_table.setContentsMargins(ASIDE, 8, ASIDE - 4, 8)
        at_table.addWidget(self.running, 1)
        at_table.addWidget(self.back_button)
        head = OnCloth()
        words = QVBoxLayout(head)
        words.setContentsMargins(4, 0, 4, 0)
        words.setSpacing(2)
        for label in (self._title, self._hint):
            words.addWidget(label)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(ASIDE, 12, ASIDE, 12)
        column.addWidget(self.question_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._top.addWidget(head, 1)
        for button in self._leading_on:
            self._ways.addWidget(button)
        self._top.addLayout(self._ways)
        self._top.setAlignment(self._ways, Qt.AlignmentFlag.AlignTop)
        column.addLayout(self._top)
        column.addWidget(self._at_table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(BETWEEN)
        across = QHBoxLayout(self._all)
        across.setContentsMargins(0, 0, 0, 0)
        across.addLayout(self._grid)
        across.addStretch(1)
        for part in (self._all, self.all_button):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._board)
        column.addStretch(1)
        for part in (self._board, self.all_button):
            part.hide()
        self._page = page
        return page

    def _keep_in_sight(self) -> None:
        """Have what was opened stay in sight for a while, until somebody scrolls."""
        self._keep.setSingleShot(True)
        self._keep.setInterval(KEPT_MS)
        self._keep.timeout.connect(self._let_go)
        self._board.moved.connect(self._stay)
        self._scroll_bar.actionTriggered.connect(self._let_go)
        self._scroll_bar.rangeChanged.connect(self._stay)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape: to all games, then to where one came from."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.opened is not None:
            self.open(None)
        else:
            self.back.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin anew: nothing has been pressed."""
        self._let_go()
        super().showEvent(event)

    def _hold(self, button: QPushButton) -> None:
        """Have a button that is pressed stay where it is while the sheets get other places."""
        self._held = button, self._height_of(button) - self._scroll_bar.value()
        self._keep.start()

    def _stay(self) -> None:
        """Scroll so that what is held is where it was."""
        if self._held is not None:
            button, below = self._held
            self._scroll_bar.setValue(self._height_of(button) - below)

    def _let_go(self) -> None:
        self._held = None

    def _height_of(self, widget: QWidget) -> int:
        """Return how far below the upper edge of the page something is, in pixels."""
        return widget.mapTo(self._page, QPoint()).y()

    def _start(self, game: Game, preset: str | None, form: str) -> None:
        if preset is None:
            self.asked.emit(game)
        else:
            self.chosen.emit(game, preset, form)
