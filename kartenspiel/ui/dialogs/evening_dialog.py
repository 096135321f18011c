# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Makes the code of an evening: which game, how many deals, and the code to send to friends."""

from random import Random
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from kartenspiel.controller.codes.evening_code import MOST, SEED_BITS, USUAL, Evening
from kartenspiel.controller.codes.rules_code import RulesFound, needs_code, rules_code
from kartenspiel.controller.plans import usual_rules
from kartenspiel.controller.settings import Settings
from kartenspiel.games import descriptions, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.text import marker
from kartenspiel.ui.dialogs.code_dialog import rules_words
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.copy_button import CopyButton, write_evenly
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

LETTERS: Final = 60
"""Width of the dialog."""

_TITLE: Final = _("The same deals for friends")
_GAME: Final = _("&Game")
_DEALS: Final = _("&Number of deals")
_CODE: Final = _("Code")
_RULES_CODE: Final = _("Code of the rules")
_ABOUT: Final = _(
    "Send the code to your friends. Whoever types it in, in the menu “Game” under “Deal from a code” ({keys}), gets "
    "the same cards in the same seat, against the own computer players. Agree on their level; afterwards you compare "
    "what each has made of the cards."
)
_PLAYED: Final = _("{rules}, as you have played it last")
_COPY: Final = _("Copy the &code")
_COPY_TIP: Final = _("Copy it, to send it to somebody")
_BEGIN: Final = _("&Begin")
_CANCEL: Final = _("Cancel")


class EveningDialog(ClothDialog):
    """`evening` is what was chosen."""

    def __init__(self, settings: Settings, game: Game, rng: Random, parent: QWidget | None = None) -> None:
        """`game` is offered first; the cards follow from numbers of `rng`."""
        super().__init__(parent)
        self._settings, self._seed = settings, rng.getrandbits(SEED_BITS)
        self.games, self.deals = ChoiceBox(), QSpinBox()
        self.code, self.rules_code = PlainLabel(), PlainLabel()
        self._rules, self._about, self._rules_title = QuietLabel(), PlainLabel(), PlainLabel()
        self.copy_button, self.begin, self._cancel = CopyButton(_COPY, _COPY_TIP), QPushButton(), QPushButton()
        self.deals.setRange(1, MOST)
        self.deals.setValue(USUAL)
        for each in descriptions():
            self.games.addItem("", each.id)
        self.games.setCurrentIndex(self.games.findData(game.id))
        self._phrases = Phrases(self)
        self._lay_out()
        self.games.currentIndexChanged.connect(self._write)
        self.deals.valueChanged.connect(self._write)
        self._phrases.tell(self._write)

    def evening(self) -> Evening:
        """Return the evening chosen."""
        game = game_named(self.games.currentData())
        preset, rules = usual_rules(game, self._settings)
        return Evening(RulesFound(game, rules, preset.id), self.deals.value(), self._seed)

    def _lay_out(self) -> None:
        form = QFormLayout()
        code_title = PlainLabel()
        for title, words, control in (
            (PlainLabel(), _GAME, self.games),
            (PlainLabel(), None, self._rules),
            (PlainLabel(), _DEALS, self.deals),
            (code_title, _CODE, self.code),
            (self._rules_title, _RULES_CODE, self.rules_code),
        ):
            if words is not None:
                title.setBuddy(control)
                self._phrases.say(title.setText, words)
            form.addRow(title, control)
        for label in (self.code, self.rules_code):
            write_evenly(label)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self._about.setWordWrap(True)
        keep_wide(self._about, LETTERS)
        typed_in = QKeySequence("Ctrl+K").toString(QKeySequence.SequenceFormat.NativeText)
        self._phrases.say(self._about.setText, _ABOUT(keys=typed_in))
        self._phrases.say(self.setWindowTitle, _TITLE)
        self._phrases.say(self.begin.setText, _BEGIN)
        self._phrases.say(self._cancel.setText, _CANCEL)
        buttons = QDialogButtonBox()
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.begin, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self._about)
        column.addWidget(buttons)
        self.begin.setDefault(True)  # only now: a dialog takes no notice of what was said of a button outside

    def _write(self) -> None:
        """Show the code of what is chosen now."""
        for place, each in enumerate(descriptions()):
            self.games.setItemText(place, words_of(each.title))
        evening = self.evening()
        game, rules = evening.found.game, evening.found.rules
        self.code.setText(evening.code)
        self.rules_code.setText(rules_code(game, rules) if needs_code(game, rules) else "")
        for label in (self._rules_title, self.rules_code):
            label.setVisible(bool(self.rules_code.text()))
        self.copy_button.copied = f"{self.code.text()}\n{self.rules_code.text()}".strip()
        self._rules.setText(words_of(_PLAYED(rules=rules_words(evening.found))))
