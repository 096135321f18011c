# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A game on the page of all games: a tile that deals it, and below it buttons for lessons, rules and more."""

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.plans import form_of, in_form_of, usual_rules
from kartenspiel.model.game import Game
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.fan import FanPicture
from kartenspiel.ui.lessons.progress import progress_in
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.widgets.plain import on_button
from kartenspiel.ui.widgets.quiet import scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.choice import ChoiceTile
from kartenspiel.ui.window.game_facts import facts_of
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

LETTERS: Final = 24
"""Width of what is told of a game beside its picture, in letters."""

_FACTS = _("Players: {players} · {fact}")
_DEAL = _("Dealt at once: {preset}.")
_DEAL_FORM = _("Dealt at once: {preset}, {form}.")
_DEAL_CHANGED = _("Dealt at once: {preset}, with the house rules changed last.")
_MORE = _("More …")
_MORE_TIP = _("What game it is, its rules, and other ways to play it")
_OF_GAME = _("{game}: {caption}")


class GameChoice(QWidget):
    """A game to be dealt with one click."""

    def __init__(self, game: Game, picture: FanPicture) -> None:
        super().__init__()
        self.game = game
        self.play = ChoiceTile(picture)
        """Deals it."""
        self.lessons, self.more = QPushButton(), QPushButton()
        """Lead to its lessons, if it has any, and to what is told of it."""
        self._column, below = QVBoxLayout(self), QHBoxLayout()
        below.setContentsMargins(4, 0, 4, 0)
        for button in (self.lessons, self.more):
            below.addWidget(button)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self.play, 1)
        self._column.addLayout(below)
        self.lessons.setVisible(bool(game.description.lessons))

    def tell(self, keeper: Keeper) -> None:
        """Write everything in the present language, with the rules by which the game would be dealt now."""
        profile = self.game.description.profile
        pack, players, *told = (fact for _, fact in facts_of(self.game))
        about = self.game.description.blurb if profile is None else profile.byname
        line = _FACTS(players=players, fact=told[-1] if told else pack)
        self.play.say(words_of(self.game.title), f"{words_of(about)}\n{words_of(line)}")
        explain(self.play, words_of(self._dealt_by(keeper)))
        self._caption(self.more, words_of(_MORE))
        self._caption(self.lessons, words_of(progress_in(self.game.description, keeper.settings)))
        explain(self.more, words_of(_MORE_TIP))

    def set_scale(self, scale: float) -> None:
        """Write and draw everything so many times as large as usual, as narrow as the words allow."""
        self.play.set_scale(scale, LETTERS)
        for button in (self.lessons, self.more):
            button.setFont(scaled_font(scale))
        self.play.take_width(max(self.play.width(), self._column.minimumSize().width()))

    def take_width(self, wide: int) -> None:
        """Be so wide."""
        self.play.take_width(wide)

    def _caption(self, button: QPushButton, caption: str) -> None:
        button.setText(on_button(caption))
        button.setAccessibleName(words_of(_OF_GAME(game=self.game.title, caption=caption)))

    def _dealt_by(self, keeper: Keeper) -> Text:
        """Return by which rules the game would be dealt now."""
        preset, rules = usual_rules(self.game, keeper.settings)
        form = form_of(self.game, rules)
        if rules != in_form_of(self.game, preset, rules):
            return _DEAL_CHANGED(preset=preset.label)
        return _DEAL(preset=preset.label) if form is None else _DEAL_FORM(preset=preset.label, form=form.label)
