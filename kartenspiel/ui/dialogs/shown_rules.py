# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of the session at the table: to be looked at, for a session keeps those it was begun with."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.text import marker
from kartenspiel.ui.dialogs.options_form import OptionsForm, show_row
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.clauses import stand_for
from kartenspiel.ui.widgets.line_reader import LineReader
from kartenspiel.ui.widgets.quiet import QuietLabel, fit
from kartenspiel.ui.words.phrases import Phrases

_ = marker(__package__)

SIZE: Final = (96, 34)
"""In letters and lines; the widest row, German, needs 95 letters, and less at the side would be cut off."""

_TITLE = _("House rules of this session")
_FIXED = _("A session keeps the house rules with which it was begun.")
_OTHERS = _("&New session with other rules …")
_CLOSE = _("&Close")


class ShownRules(ClothDialog):
    """Shows house rules and what of them differs from the preset."""

    others = Signal()
    """Other rules are to be chosen, for another session."""

    def __init__(self, game: Game, rules: HouseRules, preset: HouseRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game, self._rules = game, (rules, preset)
        stand_for(self, game.id)
        self.form = OptionsForm()
        self.form.show_rules(rules, preset)
        self.form.lock()
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.form)
        LineReader(self._area)
        fixed, self.anew, close = QuietLabel(), QPushButton(), QPushButton()
        buttons = QDialogButtonBox()
        buttons.addButton(self.anew, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        column = QVBoxLayout(self)
        for widget in (fixed, self._area, buttons):
            column.addWidget(widget, int(widget is self._area))
        phrases = Phrases(self)
        for setter, words in (
            (self.setWindowTitle, _TITLE),
            (fixed.setText, _FIXED),
            (self.anew.setText, _OTHERS),
            (close.setText, _CLOSE),
        ):
            phrases.say(setter, words)
        buttons.rejected.connect(self.reject)
        self.anew.clicked.connect(self._choose_others)
        fit(self, self.fontMetrics().averageCharWidth() * SIZE[0], self.fontMetrics().height() * SIZE[1])

    def rules_chosen(self) -> tuple[HouseRules, HouseRules]:
        """Return the house rules of the session, and those of its preset."""
        return self._rules

    def show_option(self, option: str) -> None:
        """Show this house rule first."""
        QTimer.singleShot(0, self, lambda: show_row(self._area, self.form, option))  # first all have their place

    def _choose_others(self) -> None:
        self.accept()
        self.others.emit()
