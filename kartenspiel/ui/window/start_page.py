# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The games at a glance: each as a sheet on the cloth, with a button for each set of rules, one's own too."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import Felt, OnCloth, Sheet, dress_buttons, scrolled
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.fans import Fans
from kartenspiel.ui.window.game_tile import GameTile
from kartenspiel.ui.window.sheet_columns import SheetColumns
from kartenspiel.ui.words.phrases import Phrases

USUAL: Final = (960, 680)
"""The page in the window of the first start, in pixels; text and pictures grow with a larger one."""
LARGEST: Final = 1.8
"""How large text and pictures may become, by their usual size."""
ASIDE: Final = 16
"""Pixels at both sides of the page."""
BETWEEN: Final = 10
"""Pixels of cloth between two sheets."""
STEP: Final = 0.1
"""Text and pictures grow by so much at a time, since the pictures are drawn anew in each size."""

KEPT_MS: Final = 5000
"""So long the rules take at most to open, and the window to be laid out with them."""

_TITLE = QT_TRANSLATE_NOOP("StartPage", "What shall we play?")
_HINT = QT_TRANSLATE_NOOP(
    "StartPage", "Each button deals at once, by the rules told beside it and with the same players as last time."
)
_BACK = QT_TRANSLATE_NOOP("StartPage", "&Back to the table")
_RUNNING_TIP = QT_TRANSLATE_NOOP("StartPage", "This goes on at the table while you look round here.")


class StartPage(Felt):
    """All games, to choose from."""

    chosen = Signal(object, str, str)
    """A game is to be dealt by these rules: the game, and the ids of a preset and of a form of the game, if it has any.
    """
    asked = Signal(object)
    """Rules and players of a game are to be chosen."""
    lessons_wanted = Signal(object)
    """The lessons of a game are to be shown."""
    back = Signal()

    def __init__(self, keeper: Keeper, pictures_cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._fans = Fans(keeper, pictures_cache, self)
        self.tiles = tuple(GameTile(game, self._fans.fan(game), self._start) for game in all_games())
        for tile in self.tiles:
            tile.lessons_wanted.connect(self.lessons_wanted)
            tile.rules.pressed.connect(partial(self._hold, tile.rules))
        self._board = SheetColumns(self.tiles, BETWEEN - 6)
        self.columns = 1
        """How many games stand side by side."""
        self._title, self._hint, self.back_button = Heading(), QuietLabel(), QPushButton()
        self._at_table = Sheet()
        self.running = PlainLabel()
        """What is being played at the table."""
        self._held: tuple[QPushButton, int] | None = None
        """What was pressed and stays where it is, and how far below the upper edge that is."""
        self._keep = QTimer(self)
        self._lay_out()
        self._phrases = Phrases(self)
        self._phrases.say(self._title.setText, _TITLE)
        self._phrases.say(self._hint.setText, _HINT)
        self._phrases.say(self.back_button.setText, _BACK)
        self._phrases.say(partial(explain, self.running), _RUNNING_TIP)
        self._phrases.tell(self.refresh)
        self._letters = Letters(self)
        self._letters.dress(self._arrange)
        self._fans.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Write everything again, for one's own presets may have changed."""
        for tile in self.tiles:
            tile.tell(self._keeper)
        dress_buttons(self)
        self._arrange()

    def show_running(self, text: str) -> None:
        """Say what is being played, beside the way back to it."""
        self.running.setText(text)
        self._at_table.setVisible(bool(text))

    def close_down(self) -> None:
        """Stop drawing."""
        self._fans.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the games side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give text and pictures their size, and put the games in two columns if all their words have room there."""
        scale = min(LARGEST, max(1.0, min(self.width() / USUAL[0], self.height() / USUAL[1])))
        scale = int(scale / STEP + STEP) * STEP
        self._title.set_scale(1.3 * scale)
        self._hint.set_scale(scale)
        for beside in (self.back_button, self.running):
            beside.setFont(scaled_font(scale))
        for tile in self.tiles:
            tile.set_scale(scale)
        room = self.width() - 2 * ASIDE - self._scroll_bar.sizeHint().width()
        half = (room - BETWEEN) // 2
        self.columns = 2 if max([tile.arrange(half) for tile in self.tiles]) <= half else 1
        if self.columns == 1:
            for tile in self.tiles:
                tile.arrange(room)
        self._board.arrange(self.columns)

    def _lay_out(self) -> None:
        self.back_button.clicked.connect(self.back)
        self.back_button.setObjectName("first")
        self.running.setWordWrap(True)
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
        column.addWidget(head)
        column.addWidget(self._at_table)
        column.addWidget(self._board)
        column.addStretch(1)
        area = scrolled(page)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll_bar = area.verticalScrollBar()
        self._page = page
        self._keep.setSingleShot(True)
        self._keep.setInterval(KEPT_MS)
        self._keep.timeout.connect(self._let_go)
        self._board.moved.connect(self._stay)
        self._scroll_bar.actionTriggered.connect(self._let_go)
        self._scroll_bar.rangeChanged.connect(self._stay)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

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
