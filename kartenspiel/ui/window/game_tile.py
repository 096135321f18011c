# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""One game on the page of all games: a sheet with its picture, what it is, and buttons that deal it or teach it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QRadioButton, QVBoxLayout, QWidget

from kartenspiel.controller.plans import form_of, presets_of, usual_rules
from kartenspiel.model.description import TableForm
from kartenspiel.model.game import Game
from kartenspiel.model.options import Preset
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.fan import FanPicture
from kartenspiel.ui.lessons.progress import progress_in
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import Sheet
from kartenspiel.ui.widgets import grids
from kartenspiel.ui.widgets.clauses import RULES_REQUESTS
from kartenspiel.ui.widgets.places import InRules
from kartenspiel.ui.widgets.plain import PlainLabel, on_button
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.game_facts import facts_of
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

MARGIN: Final = 16
"""Pixels of paper round what stands on a sheet."""
LETTERS: Final = 26
"""So many letters of a sentence must have room in a line beside a button; else it stands below."""
FACT_LETTERS: Final = 44
"""The same for two facts side by side."""

_OTHER = _("Rules and players …")
_PLAY = _("Play {game}: {preset}")
_RULES = _("Read the rules")
_OF_GAME = _("{game}: {caption}")
_BEGINNERS = _("Begin with this one. {about}")

Start = Callable[[Game, str | None, str], None]


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
        played = form_of(self._game, usual_rules(self._game, keeper.settings)[1]) if self.buttons else None
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


class PresetOffer:
    """A preset: a button that deals by it, and the sentence about it."""

    def __init__(self, sheet: QWidget, label: str, about: str, name: str, *, first: bool) -> None:
        """`name` is what the button is called where nobody sees beside what it stands; the `first` stands out.

        The button belongs to the `sheet` from the beginning, since a page dresses the buttons that are on it.
        """
        self.button, self.about = QPushButton(on_button(label), sheet), QuietLabel(about)
        self.button.setAccessibleName(name)
        self.button.setAccessibleDescription(about)
        if first:
            self.button.setObjectName("first")

    def set_scale(self, scale: float) -> None:
        """Write everything so many times as large as usual."""
        self.button.setFont(scaled_font(scale))
        self.about.set_scale(scale)


class GameTile(Sheet):
    """One game."""

    lessons_wanted = Signal(object)
    """The lessons of this game are to be shown."""

    def __init__(self, game: Game, picture: FanPicture, start: Start) -> None:
        """`start` is called with the id of a preset, or without one where rules and players are to be chosen.

        With it goes the id of the form in which the game is to be played, "" where it has but one.
        """
        super().__init__()
        self._game, self._start = game, start
        self._title, self._byname, self._line = Heading(), PlainLabel(), PlainLabel()
        for label in (self._title, self._byname, self._line):
            label.setWordWrap(True)
        self._picture = picture
        self._scale = 1.0
        self._facts = QGridLayout()
        self._told = tuple((QuietLabel(), PlainLabel()) for _ in facts_of(game))
        for label, value in self._told:
            label.setWordWrap(False)
            value.setWordWrap(True)
        self._presets = QGridLayout()
        self._offers: list[PresetOffer] = []
        self._more = QGridLayout()
        self.lessons, self.rules, self.other = QPushButton(), QPushButton(), QPushButton()
        """Lead to its lessons, to the page of its rules, and to house rules and players."""
        self.extra = [*([self.lessons] if game.description.lessons else []), self.rules, self.other]
        """What can be done beside dealing at once."""
        if self.lessons not in self.extra:
            self.lessons.hide()
        self.forms = FormChoice(game)
        self.rules.clicked.connect(lambda _checked: RULES_REQUESTS.open(InRules(self.game_id)))
        self.lessons.clicked.connect(lambda _checked: self.lessons_wanted.emit(self._game))
        self.other.clicked.connect(lambda _checked: self._start(self._game, None, self.forms.chosen))
        self._lay_out()

    @property
    def game_id(self) -> str:
        """The game shown."""
        return self._game.id

    def buttons(self) -> list[QPushButton]:
        """Return the buttons: one for each preset, and the last to choose rules and players."""
        return [*(offer.button for offer in self._offers), self.other]

    def tell(self, keeper: Keeper) -> None:
        """Write everything in the present language, with one's own presets as they are now."""
        profile = self._game.description.profile
        self._title.setText(words_of(self._game.title))
        self._byname.setText("" if profile is None else words_of(profile.byname))
        self._byname.setVisible(profile is not None)
        self._line.setText(words_of(self._game.description.blurb if profile is None else profile.about))
        self._tell_facts()
        self.forms.tell(keeper)
        self._offer_presets(keeper)
        for button, caption in (
            (self.lessons, progress_in(self._game.description, keeper.settings)),
            (self.rules, _RULES),
            (self.other, _OTHER),
        ):
            button.setText(on_button(words_of(caption)))
            button.setAccessibleName(words_of(_OF_GAME(game=self._game.title, caption=caption)))

    def set_scale(self, scale: float) -> None:
        """Write and draw everything so many times as large as usual."""
        self._scale = scale
        self._title.set_scale(scale)
        byname = scaled_font(scale)
        byname.setItalic(True)
        self._byname.setFont(byname)
        self._line.setFont(scaled_font(scale))
        self._picture.set_scale(scale)
        self.forms.set_scale(scale)
        for label, value in self._told:
            label.setFont(scaled_font(scale))
            value.setFont(scaled_font(scale))
        for offer in self._offers:
            offer.set_scale(scale)
        for button in self.extra:
            button.setFont(scaled_font(scale))

    def arrange(self, room: float) -> int:
        """Put things side by side where they have room, else below each other; return the width needed."""
        letter = self._line.fontMetrics().averageCharWidth()
        inside = room - 2 * MARGIN - self.contentsMargins().left() - self.contentsMargins().right()
        self.forms.arrange(inside)
        self._arrange_facts(2 if inside >= 2 * FACT_LETTERS * letter else 1)
        widest = max(offer.button.sizeHint().width() for offer in self._offers)
        beside = widest + self._presets.horizontalSpacing() + LETTERS * letter
        self._arrange_presets(beside=beside <= inside)
        self._arrange_more(inside)
        words = self._picture.width() + LETTERS * letter
        return round(max(beside, words) + room - inside)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        for label in (self._title, self._byname, self._line):
            words.addWidget(label)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(MARGIN)
        head.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self._facts.setHorizontalSpacing(10)
        self._facts.setVerticalSpacing(3)
        self._presets.setHorizontalSpacing(10)
        self._presets.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN - 4, MARGIN, MARGIN - 2)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(self._facts)
        self.forms.stand_in(column)
        column.addLayout(self._presets)
        column.addStretch(1)
        column.addLayout(self._more)

    def _tell_facts(self) -> None:
        for (label, value), told in zip(self._told, facts_of(self._game), strict=True):
            for shown, text in zip((label, value), told, strict=True):
                shown.setText(words_of(text))

    def _offer_presets(self, keeper: Keeper) -> None:
        grids.clear(self._presets)
        profile = self._game.description.profile
        beginners = "" if profile is None else profile.beginners
        self._offers = [
            self._offer(preset, first=preset.id == beginners) for preset in presets_of(self._game, keeper.settings)
        ]

    def _offer(self, preset: Preset, *, first: bool) -> PresetOffer:
        about: Text = _BEGINNERS(about=preset.help) if first else preset.help
        name = words_of(_PLAY(game=self._game.title, preset=preset.label))
        offer = PresetOffer(self, words_of(preset.label), words_of(about), name, first=first)
        offer.set_scale(self._scale)
        deal = partial(self._start, self._game, preset.id)
        offer.button.clicked.connect(lambda _checked: deal(self.forms.chosen))
        return offer

    def _arrange_facts(self, pairs: int) -> None:
        for place, (label, value) in enumerate(self._told):
            row, pair = divmod(place, pairs)
            self._facts.addWidget(label, row, 2 * pair, Qt.AlignmentFlag.AlignTop)
            self._facts.addWidget(value, row, 2 * pair + 1)
        for column in range(4):
            self._facts.setColumnStretch(column, column % 2 if column < 2 * pairs else 0)

    def _arrange_presets(self, *, beside: bool) -> None:
        for place, offer in enumerate(self._offers):
            self._presets.addWidget(offer.button, place if beside else 2 * place, 0, 1, 1 if beside else 2)
            row, column = (place, 1) if beside else (2 * place + 1, 0)
            self._presets.addWidget(offer.about, row, column, 1, 1 if beside else 2)

    def _arrange_more(self, room: float) -> None:
        wide = sum(button.sizeHint().width() + self._more.horizontalSpacing() for button in self.extra)
        columns = len(self.extra) if wide <= room else 1
        for place, button in enumerate(self.extra):
            self._more.addWidget(button, place // columns, place % columns)
