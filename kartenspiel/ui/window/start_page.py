# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The games at a glance: a picture, a line about each, and a button for each set of rules, one's own too."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.games import all_games
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.description import TableForm
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.dialogs.plans import form_of, last_rules, pictures_shown, presets_of
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel, on_button
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

CARD_WIDTH: Final = 64.0
"""Of the cards in a picture, in pixels."""
ANGLES: Final = (-15.0, 0.0, 15.0)
USUAL: Final = (960, 680)
"""The page in the window of the first start, in pixels; text and pictures grow with a larger one."""
LARGEST: Final = 1.8
"""How large text and pictures may become, by their usual size."""
ASIDE: Final = 16
"""Pixels at both sides of the page."""
STEP: Final = 0.1
"""Text and pictures grow by so much at a time, since the pictures are drawn anew in each size."""
_COURTS: Final = frozenset("AKQJ")

_TITLE = QT_TRANSLATE_NOOP("StartPage", "What shall we play?")
_HINT = QT_TRANSLATE_NOOP("StartPage", "A button deals at once, by its rules and with the players of last time.")
_OTHER = QT_TRANSLATE_NOOP("StartPage", "Rules and players …")
_BACK = QT_TRANSLATE_NOOP("StartPage", "&Back to the table")
_RUNNING_TIP = QT_TRANSLATE_NOOP("StartPage", "This goes on at the table while you look round here.")
_PLAY = QT_TRANSLATE_NOOP("StartPage", "Play {game}: {preset}")


def emblem(game: Game) -> tuple[Card, ...]:
    """Return three cards for the picture of a game: court cards from all over the pack, others for each game."""
    pack = game.pack(game.house_rules())
    tarocks = [card for card in pack if card.suit is Suit.TAROCK]
    if tarocks:
        return tarocks[0], tarocks[-1], tarocks[-2]
    courts = [card for card in pack if card.rank in _COURTS]
    first = game.description.place // 10 * 3
    return tuple(courts[(first + step * 5) % len(courts)] for step in range(len(ANGLES)))


class FanPicture(QWidget):
    """Three cards in a fan."""

    def __init__(self, cards: Sequence[Card], artwork: Artwork) -> None:
        super().__init__()
        self._cards = tuple(cards)
        self._artwork = artwork
        self.set_scale(1)
        artwork.ready.connect(self._refresh)

    def set_scale(self, scale: float) -> None:
        """Draw the cards so many times as large as usual."""
        self._wide = CARD_WIDTH * scale
        height = self._wide / self._artwork.aspect
        self.setFixedSize(QSize(round(self._wide + height * 0.85), round(height * 1.25)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, each turned about a point below the fan."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        height = self._wide / self._artwork.aspect
        pivot = QPointF(self.width() / 2, self.height() + height * 0.35)
        for card, angle in zip(self._cards, ANGLES, strict=True):
            picture = self._artwork.picture(card.code, self._wide)
            painter.save()
            painter.translate(pivot)
            painter.rotate(angle)
            share = self._wide / picture.width
            margin = share * picture.margin
            corner = QPointF(-self._wide / 2 - margin, -height * 1.5 - margin)
            area = QRectF(corner, picture.pixmap.deviceIndependentSize() * share)
            painter.drawPixmap(area, picture.pixmap, QRectF(picture.pixmap.rect()))
            painter.restore()
        painter.end()

    def _refresh(self, name: str) -> None:
        if any(card.code == name for card in self._cards):
            self.update()


class FormChoice:
    """For how many a game is to be played, where it has a choice: a button to check for each form, and a sentence."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.buttons = tuple(QRadioButton() for _ in game.description.forms)
        self.about = QuietLabel()
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(0)
        for button in self.buttons:
            button.toggled.connect(self._tell_about)
        if not self.buttons:
            self.about.hide()

    def stand_in(self, column: QBoxLayout) -> None:
        """Take a place at the end of this column."""
        column.addLayout(self._grid)
        column.addWidget(self.about)

    @property
    def _form(self) -> TableForm | None:
        pairs = zip(self.buttons, self._game.description.forms, strict=True)
        return next((form for button, form in pairs if button.isChecked()), None)

    @property
    def chosen(self) -> str:
        """The id of the form chosen, "" where there is no choice."""
        form = self._form
        return "" if form is None else form.id

    def tell(self, keeper: Keeper) -> None:
        """Write everything in the present language; the form last played is chosen until another is."""
        played = form_of(self._game, last_rules(self._game, keeper.settings)[1]) if self.buttons else None
        for button, form in zip(self.buttons, self._game.description.forms, strict=True):
            button.setText(on_button(words_of(form.label)))
            explain(button, words_of(form.help))
            if form is played:
                button.setChecked(True)
        self._tell_about()

    def set_scale(self, scale: float) -> None:
        """Write everything so many times as large as usual."""
        self.about.set_scale(scale)
        for button in self.buttons:
            button.setFont(scaled_font(scale))

    def arrange(self, room: float) -> None:
        """Put the buttons side by side in twos where they have room, else in one column."""
        widths = [button.sizeHint().width() for button in self.buttons]
        pair = max(widths[::2], default=0) + max(widths[1::2], default=0) + self._grid.horizontalSpacing()
        columns = 2 if pair <= room else 1
        for place, button in enumerate(self.buttons):
            self._grid.addWidget(button, place // columns, place % columns)

    def _tell_about(self) -> None:
        form = self._form
        self.about.setText("" if form is None else words_of(form.help))


class GameTile(QFrame):
    """One game."""

    def __init__(self, game: Game, artwork: Artwork, start: Callable[[Game, str | None, str], None]) -> None:
        """`start` is called with the id of a preset, or without one where rules and players are to be chosen.

        With it goes the id of the form in which the game is to be played, "" where it has but one.
        """
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._game, self._start = game, start
        self._title, self._line = Heading(), QuietLabel()
        self._picture = FanPicture(emblem(game), artwork)
        self._scale = 1.0
        self._buttons = QGridLayout()
        self._offered: list[QPushButton] = []
        self.forms = FormChoice(game)
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._line)
        self.forms.stand_in(words)
        words.addLayout(self._buttons)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self._row = row

    @property
    def game_id(self) -> str:
        """The game shown."""
        return self._game.id

    def buttons(self) -> list[QPushButton]:
        """Return the buttons: one for each preset, and the last to choose rules and players."""
        return list(self._offered)

    def tell(self, keeper: Keeper) -> None:
        """Write everything in the present language, with one's own presets as they are now."""
        self._title.setText(words_of(self._game.title))
        self._line.setText(words_of(self._game.description.blurb))
        self.forms.tell(keeper)
        offered, self._offered = self._offered, []
        for button in offered:
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        for preset in presets_of(self._game, keeper.settings):
            label = words_of(preset.label)
            button = self._button(label, preset.id)
            explain(button, words_of(preset.help))
            button.setAccessibleName(words_of(_PLAY(game=self._game.title, preset=preset.label)))
        self._button(words_of(_OTHER), None).setFlat(True)

    def _button(self, label: str, preset: str | None) -> QPushButton:
        button = QPushButton(on_button(label))
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        button.setFont(scaled_font(self._scale))
        button.clicked.connect(lambda _checked: self._start(self._game, preset, self.forms.chosen))
        self._offered.append(button)
        return button

    def set_scale(self, scale: float) -> None:
        """Write and draw everything so many times as large as usual."""
        self._scale = scale
        for label in (self._title, self._line):
            label.set_scale(scale)
        self._picture.set_scale(scale)
        self.forms.set_scale(scale)
        for button in self._offered:
            button.setFont(scaled_font(scale))

    def arrange(self, room: float) -> int:
        """Put the buttons side by side in twos where they have room, else in one column; return the width needed."""
        margins = self._row.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.frameWidth()
        beside = self._picture.width() + self._row.spacing() + around
        hints = [button.sizeHint().width() for button in self._offered]
        pair = max(hints[::2]) + max(hints[1::2]) + self._buttons.horizontalSpacing()
        columns = 2 if beside + pair <= room else 1
        self.forms.arrange(room - beside)
        for place, button in enumerate(self._offered):
            self._buttons.addWidget(button, place // columns, place % columns)
        return beside + (pair if columns > 1 else max(hints))


class StartPage(QWidget):
    """All games, to choose from."""

    chosen = Signal(object, str, str)
    """A game is to be dealt by these rules: the game, and the ids of a preset and of a form of the game, if it has any.
    """
    asked = Signal(object)
    """Rules and players of a game are to be chosen."""
    back = Signal()

    def __init__(self, keeper: Keeper, pictures_cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._keeper = keeper
        self._cache = pictures_cache
        self._artworks: dict[Pictures, Artwork] = {}
        self.tiles = tuple(GameTile(game, self._artwork(game), self._start) for game in all_games())
        self._grid = QGridLayout()
        self.columns = 1
        """How many games stand side by side."""
        self._title, self._hint, self.back_button = Heading(), QuietLabel(), QPushButton()
        self.running = PlainLabel()
        """What is being played at the table."""
        self._lay_out()
        self._phrases = Phrases(self)
        self._phrases.say(self._title.setText, _TITLE)
        self._phrases.say(self._hint.setText, _HINT)
        self._phrases.say(self.back_button.setText, _BACK)
        self._phrases.say(partial(explain, self.running), _RUNNING_TIP)
        self._phrases.tell(self.refresh)
        self._letters = Letters(self)
        self._letters.dress(self._arrange)

    def refresh(self) -> None:
        """Write everything again, for one's own presets may have changed."""
        for tile in self.tiles:
            tile.tell(self._keeper)
        self._arrange()

    def show_running(self, text: str) -> None:
        """Say what is being played, beside the way back to it."""
        self.running.setText(text)

    def close_down(self) -> None:
        """Stop drawing."""
        for artwork in self._artworks.values():
            artwork.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the games side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give text and pictures their size, and two games a row if all their buttons have room there."""
        scale = min(LARGEST, max(1.0, min(self.width() / USUAL[0], self.height() / USUAL[1])))
        scale = int(scale / STEP + STEP) * STEP
        for words in (self._title, self._hint):
            words.set_scale(scale)
        for beside in (self.back_button, self.running):
            beside.setFont(scaled_font(scale))
        for tile in self.tiles:
            tile.set_scale(scale)
        room = self.width() - 2 * ASIDE - self._scroll_bar.sizeHint().width()
        half = (room - self._grid.spacing()) // 2
        self.columns = 2 if max([tile.arrange(half) for tile in self.tiles]) <= half else 1
        if self.columns == 1:
            for tile in self.tiles:
                tile.arrange(room)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, self.columns - 1)
        for place, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, place // self.columns, place % self.columns)

    def _artwork(self, game: Game) -> Artwork:
        pictures = pictures_shown(self._keeper.settings, game, game.house_rules())
        if pictures not in self._artworks:
            self._artworks[pictures] = Artwork(resource("cards"), self._cache, Look(pictures=pictures), self)
        return self._artworks[pictures]

    def _lay_out(self) -> None:
        self.back_button.clicked.connect(self.back)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.back_button)
        self.running.setWordWrap(True)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(ASIDE, 12, ASIDE, 12)
        column.addLayout(head)
        column.addWidget(self.running)
        column.addWidget(self._hint)
        column.addLayout(self._grid)
        column.addStretch(1)
        self._grid.setSpacing(12)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        self._scroll_bar = area.verticalScrollBar()
        area.setWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def _start(self, game: Game, preset: str | None, form: str) -> None:
        if preset is None:
            self.asked.emit(game)
        else:
            self.chosen.emit(game, preset, form)
