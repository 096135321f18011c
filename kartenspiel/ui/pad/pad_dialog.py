# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A new score pad: which game, by which house rules, who plays, and who deals first."""

import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.names import LONGEST_NAME, good_name, other_name
from kartenspiel.controller.pad_book import PadBook, first_dealers
from kartenspiel.controller.plans import PlayedGame, presets_of, usual_rules, with_values
from kartenspiel.controller.settings import last_game
from kartenspiel.games import descriptions, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import Preset
from kartenspiel.model.text import marker
from kartenspiel.ui.dialogs.rules_page import RulesPage
from kartenspiel.ui.dialogs.table_forms import TableFormPicker
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import ClothDialog, scrolled
from kartenspiel.ui.pad.pad_button import LEAST
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.clauses import stand_for
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel, fit
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

MOST: Final = 6
"""More players no game has."""
LETTERS: Final = 92
LINES: Final = 36
_TITLE = _("New score pad")
_GAME = _("&Game")
_FORM = _("P&layed by")
_PRESET = _("&Rules")
_WHO = _("Players")
_RULES = _("House rules")
_ORDER = _("In the order of play round the table.")
_PLAYER = _("Player {number}")
_DEALER = _("&Deals first")
_BEGIN = _("&Begin the pad")
_CANCEL = _("Cancel")


class PadDialog(ClothDialog):
    """Asks for all that a pad needs; `book` is the new one."""

    def __init__(
        self,
        keeper: Keeper,
        names: Sequence[str] = (),
        parent: QWidget | None = None,
        *,
        like: PlayedGame | None = None,
    ) -> None:
        """Begin with these names, and with game and rules `like` those of a pad or a session, or as played last."""
        super().__init__(parent)
        self._keeper, self._like = keeper, like
        first = last_game(keeper.settings) if like is None else game_named(like.game)
        self.games, self.presets, self.dealer = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.form = TableFormPicker()
        self.rules = RulesPage(keeper, first)
        self.names = tuple(QLineEdit() for _place in range(MOST))
        for line, name in zip(self.names, names, strict=False):
            line.setText(name)
        self.begin, self._cancel = QPushButton(), QPushButton()
        self._phrases = Phrases(self)
        self._phrases.say(self.setWindowTitle, _TITLE)
        for each in descriptions():
            self.games.addItem("", each.id)
        self._lay_out()
        with QSignalBlocker(self.games):
            self.games.setCurrentIndex(max(0, self.games.findData(first.id)))
        self._connect()
        self._choose_game()
        self._phrases.tell(self._retell)
        fit(self, self.fontMetrics().averageCharWidth() * LETTERS, self.fontMetrics().height() * LINES)

    @property
    def game(self) -> Game:
        """The game chosen."""
        return game_named(self.games.currentData())

    @property
    def _preset(self) -> Preset:
        return presets_of(self.game, self._keeper.settings)[max(0, self.presets.currentIndex())]

    def book(self) -> PadBook:
        """Return the new pad."""
        game, rules = self.game, self.rules.form.rules()
        names: list[str] = []
        for place in range(game.players(rules)):
            name = good_name(self.names[place].text()) or words_of(_PLAYER(number=place + 1))
            names.append(other_name(name, names))
        dealer = first_dealers(game, rules)[self.dealer.currentData()]
        return PadBook(
            secrets.token_hex(8), game.id, rules, tuple(names), dealer, self._preset.id, changed=round(time.time())
        )

    def show_option(self, option: str) -> None:
        """Show a house rule."""
        self.tabs.setCurrentWidget(self.rules)
        self.rules.show_option(option)

    def _lay_out(self) -> None:
        head = QFormLayout()
        for label, control in ((_GAME, self.games), (_FORM, self.form), (_PRESET, self.presets)):
            title = PlainLabel()
            title.setBuddy(control)
            self._phrases.say(title.setText, label)
            head.addRow(title, control)
        self.tabs = QTabWidget()
        self.tabs.addTab(scrolled(self._who()), "")
        self.tabs.addTab(self.rules, "")
        for place, words in enumerate((_WHO, _RULES)):
            self._phrases.say(partial(self.tabs.setTabText, place), words)
        buttons = QDialogButtonBox()
        buttons.addButton(self.begin, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.begin.setDefault(True)
        self._phrases.say(self.begin.setText, _BEGIN)
        self._phrases.say(self._cancel.setText, _CANCEL)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.tabs, 1)
        column.addWidget(buttons)

    def _who(self) -> QWidget:
        page = QWidget()
        self._lines = lines = QFormLayout(page)
        order = QuietLabel()
        self._phrases.say(order.setText, _ORDER)
        lines.addRow(order)
        for line in self.names:
            label = PlainLabel()
            label.setMinimumHeight(LEAST)  # in the middle of its line
            line.setMaxLength(LONGEST_NAME)
            line.setMinimumHeight(LEAST)
            lines.addRow(label, line)
        title = PlainLabel()
        title.setMinimumHeight(LEAST)
        title.setBuddy(self.dealer)
        self.dealer.setMinimumHeight(LEAST)
        self._phrases.say(title.setText, _DEALER)
        lines.addRow(title, self.dealer)
        return page

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._choose_game)
        self.presets.currentIndexChanged.connect(lambda _index: self.rules.show_preset(self.game, self._preset))
        self.rules.edited.connect(self._rules_edited)
        self.form.edited.connect(self._choose_form)
        self.rules.kept.connect(self._rules_kept)
        for line in self.names:
            line.textChanged.connect(lambda _text: self._list_dealers())

    def _choose_game(self) -> None:
        """Show the game as it was last played."""
        stand_for(self.rules, self.game.id)
        like, settings = self._like, self._keeper.settings
        preset, rules = usual_rules(self.game, settings, knows=True)
        if like is not None and like.game == self.game.id:
            rules = like.rules
            preset = next((each for each in presets_of(self.game, settings) if each.id == like.preset), preset)
        self._list_presets(preset.id)
        self.rules.show_rules(self.game, rules, preset)

    def _choose_form(self) -> None:
        rules = with_values(self.rules.form.rules(), self.form.values())
        self.rules.show_rules(self.game, rules, self._preset)

    def _list_presets(self, chosen: str) -> None:
        with QSignalBlocker(self.presets):
            self.presets.clear()
            for each in presets_of(self.game, self._keeper.settings):
                self.presets.addItem(words_of(each.label), each.id)
            self.presets.setCurrentIndex(max(0, self.presets.findData(chosen)))

    def _rules_kept(self, game: str, preset: str) -> None:
        with QSignalBlocker(self.games):
            self.games.setCurrentIndex(self.games.findData(game))
        self._list_presets(preset)
        self.rules.show_preset(self.game, self._preset)

    def _rules_edited(self) -> None:
        rules = self.rules.form.rules()
        self.begin.setEnabled(self.rules.conflict is None)
        self.form.show_rules(self.game, rules)
        players = self.game.players(rules)
        for place, line in enumerate(self.names):
            self._lines.setRowVisible(line, place < players)
        self._list_dealers()

    def _list_dealers(self) -> None:
        """Offer those who can deal first by their names."""
        chosen = self.dealer.currentData()
        with QSignalBlocker(self.dealer):
            self.dealer.clear()
            for place in first_dealers(self.game, self.rules.form.rules()):
                self.dealer.addItem(self._name(place), place)
            self.dealer.setCurrentIndex(max(0, self.dealer.findData(chosen)))

    def _name(self, place: int) -> str:
        return good_name(self.names[place].text()) or words_of(_PLAYER(number=place + 1))

    def _retell(self) -> None:
        for place, each in enumerate(descriptions()):
            self.games.setItemText(place, words_of(each.title))
        for place, line in enumerate(self.names):
            said = words_of(_PLAYER(number=place + 1))
            line.setAccessibleName(said)
            line.setPlaceholderText(said)
            label = self._lines.labelForField(line)
            if isinstance(label, PlainLabel):
                label.setText(said)
        with QSignalBlocker(self.presets):
            for place, preset in enumerate(presets_of(self.game, self._keeper.settings)):
                self.presets.setItemText(place, words_of(preset.label))
        self._list_dealers()
