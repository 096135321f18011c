# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asks for the code of a deal or of an evening, and says what it is of while it is typed in."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.codes import letters
from kartenspiel.controller.codes.deal_code import CodedDeal, deal_of
from kartenspiel.controller.codes.evening_code import Evening, evening_of
from kartenspiel.controller.codes.letters import CodeError, Kind
from kartenspiel.controller.codes.rules_code import RulesFound, UnknownRulesError, read_rules
from kartenspiel.controller.plans import in_form_of
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.copy_button import write_evenly
from kartenspiel.ui.widgets.letters import Letters, keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

LETTERS: Final = 60
"""Width of the dialog."""
LINES: Final = 3
"""Room for what is said of the code."""
SHORTEST: Final = 15
"""Letters; who has typed fewer is not told of mistakes yet."""

_TITLE: Final = _("Deal from a code")
_CODE: Final = _("&Code of the deal, or of the evening")
_RULES: Final = _("Code of the house &rules")
_HELP: Final = _("Small letters, spaces and dashes make no difference. O is read as 0, and I and L as 1.")
_A_RESULT: Final = _("This is the code of a result. Results are compared after the deal, under “Compare results”.")
_ONLY_RULES: Final = _("This is the code of house rules. Type in the code of the deal first.")
_A_DEAL: Final = _("A deal of {game}, {rules}, for %n player(s)", plural=True)
_AN_EVENING: Final = _("An evening of %n deal(s) of {game}, {rules}", plural=True)
_BY: Final = _("by the rules “{preset}”")
_BY_CHANGED: Final = _("by the rules “{preset}”, changed")
_OWN: Final = _("by house rules of their own")
_DEAL: Final = _("&Deal")
_CANCEL: Final = _("Cancel")


class CodeDialog(ClothDialog):
    """`found` is what was typed in, once it makes sense; only then can it be accepted."""

    def __init__(self, known: Sequence[RulesFound], parent: QWidget | None = None) -> None:
        """`known` are the house rules of this machine beside the presets."""
        super().__init__(parent)
        self._known = known
        self.found: CodedDeal | Evening | None = None
        """The deal or the evening of the code."""
        self.line, self.rules_line = QLineEdit(), QLineEdit()
        self.told = PlainLabel()
        """Says what the code is of, or what is wrong with it."""
        self._rules_label = PlainLabel()
        self.deal, self._cancel = QPushButton(), QPushButton()
        self._phrases = Phrases(self)
        self._lay_out()
        for line in (self.line, self.rules_line):
            line.textChanged.connect(self._read)
        self._phrases.say(self.setWindowTitle, _TITLE)
        self._phrases.say(self.deal.setText, _DEAL)
        self._phrases.say(self._cancel.setText, _CANCEL)
        self._phrases.tell(self._read)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        label = PlainLabel()
        for each, line, words in ((label, self.line, _CODE), (self._rules_label, self.rules_line, _RULES)):
            line.setMaxLength(2 * letters.LONGEST)
            write_evenly(line)
            each.setBuddy(line)
            self._phrases.say(each.setText, words)
            column.addWidget(each)
            column.addWidget(line)
        keep_wide(self.told, LETTERS)
        self.told.setWordWrap(True)
        Letters(self.told).measure(lambda: self.told.setMinimumHeight(self.told.fontMetrics().lineSpacing() * LINES))
        column.addWidget(self.told)
        buttons = QDialogButtonBox()
        buttons.addButton(self.deal, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.deal.setDefault(True)
        column.addWidget(buttons)

    def _read(self) -> None:
        """Find out what the code is of, and say it."""
        self.found, typed = None, self.line.text()
        needs_rules = False
        if sum(letter.isalnum() for letter in typed) < SHORTEST:
            told: Text = _HELP
        else:
            try:
                self.found = self._understood(typed)
                told = _told_of(self.found)
            except CodeError as error:
                told, needs_rules = error.text, isinstance(error, UnknownRulesError)
        needs_rules = needs_rules or bool(self.rules_line.text().strip())
        for each in (self._rules_label, self.rules_line):
            each.setVisible(needs_rules)
        self.deal.setEnabled(self.found is not None)
        self.told.setText(words_of(told))

    def _understood(self, typed: str) -> CodedDeal | Evening:
        """Return what a code is of; raises `CodeError`."""
        code = letters.read(typed)
        if code.kind in {Kind.RESULT, Kind.RULES}:
            raise CodeError(_A_RESULT if code.kind is Kind.RESULT else _ONLY_RULES)
        rules = self.rules_line.text().strip()
        told = read_rules(rules) if rules else None
        read = evening_of if code.kind is Kind.EVENING else deal_of
        return read(code, told, self._known)


def _told_of(found: CodedDeal | Evening) -> Text:
    """Say what a code is of."""
    rules = rules_words(found.found)
    if isinstance(found, Evening):
        return _AN_EVENING(n=found.deals, game=found.found.game.title, rules=rules)
    players = len(found.deal.players)
    return _A_DEAL(n=players, game=found.found.game.title, rules=rules)


def rules_words(found: RulesFound) -> Text:
    """Say by what rules something is played."""
    preset = next((each for each in found.game.presets if each.id == found.preset), None)
    if preset is None:
        return _OWN
    unchanged = in_form_of(found.game, preset, found.rules) == found.rules
    return (_BY if unchanged else _BY_CHANGED)(preset=preset.label)
