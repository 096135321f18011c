# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""For how many a game is played and how the table is filled: chosen before other rules, where a game has a choice."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from kartenspiel.controller.plans import form_of, numbers_of_players
from kartenspiel.model import options
from kartenspiel.model.description import TableForm
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, specs
from kartenspiel.model.text import marker
from kartenspiel.ui.dialogs.option_controls import ChoiceControl
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

_PLAYERS = _("%n player(s)", plural=True)
_ALWAYS = _("This game has no other number of players.")
_BY_RULES = _("The rules chosen decide how many play.")


class TableFormPicker(QWidget):
    """Offers the forms of a game with a sentence about each, and what belongs to the one chosen.

    Where there is no choice it says how many play.
    """

    edited = Signal()
    """Another form was chosen by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.forms = ChoiceBox()
        self.forms.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusProxy(self.forms)
        self.about = QuietLabel()
        """The sentence about what is chosen; it stands where the dialog has room for it."""
        self._game: Game | None = None
        self._players, self._always = 0, True
        """How many play where there is no choice of forms, and whether so many do by every preset."""
        self.controls: dict[str, ChoiceControl] = {}
        """Options that belong to a form, by their ids."""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.forms)
        self._row.addStretch(1)
        self.forms.currentIndexChanged.connect(self._choose)
        self._phrases = Phrases(self)
        self._phrases.tell(self._retell)

    @property
    def _offered(self) -> tuple[TableForm, ...]:
        return () if self._game is None else self._game.description.forms

    def show_rules(self, game: Game, rules: HouseRules) -> None:
        """Show the form of these rules, without telling anybody."""
        with QSignalBlocker(self.forms):
            if game is not self._game:
                self._take_game(game)
            self._players = game.players(rules)
            form = form_of(game, rules)
            self.forms.setCurrentIndex(-1 if form is None else self._offered.index(form))
            self._show_players()
        for name, control in self.controls.items():
            with QSignalBlocker(control):
                control.set_value(getattr(rules, name))
        self._show_form()

    def values(self) -> Mapping[str, object]:
        """Return the options of the form chosen, and those that belong to it, as records have them."""
        form = self._form
        if form is None:
            return {}
        return {**form.options, **{name: options.to_json(self.controls[name].value()) for name in form.choices}}

    @property
    def _form(self) -> TableForm | None:
        index = self.forms.currentIndex()
        return self._offered[index] if 0 <= index < len(self._offered) else None

    def _take_game(self, game: Game) -> None:
        self._game = game
        self._always = len(numbers_of_players(game)) == 1
        self.forms.clear()
        for form in self._offered:
            self.forms.addItem("", form.id)
        self.forms.setEnabled(bool(self._offered))
        for control in self.controls.values():
            control.hide()
            control.deleteLater()
        wanted = [name for form in self._offered for name in form.choices]
        found = {spec.id: spec for spec in specs(game.house_rules) if spec.id in wanted}
        self.controls = {name: ChoiceControl(found[name]) for name in wanted}
        for place, control in enumerate(self.controls.values(), 1):
            self._row.insertWidget(place, control)
            control.edited.connect(self.edited)
        self._retell()

    def _choose(self) -> None:
        self._show_form()
        self.edited.emit()

    def _show_form(self) -> None:
        form = self._form
        self.about.setText(words_of((_ALWAYS if self._always else _BY_RULES) if form is None else form.help))
        for name, control in self.controls.items():
            control.setVisible(form is not None and name in form.choices)

    def _show_players(self) -> None:
        """Say how many play where there is no choice."""
        if not self._offered:
            self.forms.clear()
            self.forms.addItem(words_of(_PLAYERS(n=self._players)))

    def _retell(self) -> None:
        for index, form in enumerate(self._offered):
            self.forms.setItemText(index, words_of(form.label))
        found = {spec.id: spec for spec in specs(self._game.house_rules)} if self._game is not None else {}
        for name, control in self.controls.items():
            control.retell()
            control.setAccessibleName(words_of(found[name].label))
        with QSignalBlocker(self.forms):
            self._show_players()
        self._show_form()
