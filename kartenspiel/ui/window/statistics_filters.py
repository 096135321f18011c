# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The filters over the statistics: which game and house rules, contract, role, partner, opponents, help and days."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.statistics import Statistics, StatisticsFilter
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window import deal_words, statistics_words
from kartenspiel.ui.window.deal_filters import DAYS, SHOWN, span_of
from kartenspiel.ui.window.statistics_words import RulesNames
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.roles import ROLES
from kartenspiel.ui.words.wording import capital

_ = marker(__package__)

_GAMES = _("All games")
_RULES = _("House rules")
_CONTRACTS = _("All contracts")
_ROLES = _("In every role")
_PARTNERS = _("With every partner")
_LEVELS = _("Against all levels")
_HELP = _("With and without help")
_ALONE = _("Without help")
_HELPED = _("With hints or moves taken back")
_ALL_DAYS = _("On all days")
_RESET = _("Show &all")
_GAME_FIRST = _("Choose a game first: what different games pay is not added up")
_RULES_TIP = _("Deals of different house rules are counted together only if you choose that here")


class StatisticsFilters(QWidget):
    """Chooses which deals are counted."""

    changed = Signal()
    """Other deals are wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games, self.rules, self.contracts = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.roles, self.partners, self.levels = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.help, self.days, self.reset = ChoiceBox(), ChoiceBox(), QPushButton()
        self._boxes: Mapping[QComboBox, Text] = {
            self.games: _GAMES,
            self.rules: _RULES,
            self.contracts: _CONTRACTS,
            self.roles: _ROLES,
            self.partners: _PARTNERS,
            self.levels: _LEVELS,
            self.help: _HELP,
            self.days: _ALL_DAYS,
        }
        self._of_game = (self.rules, self.contracts, self.partners, self.levels)
        """What can be chosen only in a game."""
        self._found, self._names = Statistics(), None
        self._lay_out()
        self._phrases = Phrases(self)
        self._phrases.say(self.reset.setText, _RESET)
        for box, text in self._boxes.items():
            self._phrases.say(box.setAccessibleName, text)
        self._phrases.tell(self._fill)

    _names: RulesNames | None

    def wanted(self, now: datetime | None = None) -> StatisticsFilter:
        """Return which deals are wanted; days are those of this place."""
        game = self.games.currentData() or ""
        rules, _, unit = (self.rules.currentData() or " ").partition(" ") if game else ("", "", "")
        since, before = span_of(self.days.currentData(), now or datetime.now().astimezone())
        return StatisticsFilter(
            game=game,
            rules=rules,
            unit=unit,
            contract=(self.contracts.currentData() or "") if game else "",
            role=self.roles.currentData(),
            partner=(self.partners.currentData() or "") if game else "",
            levels=(self.levels.currentData() or "") if game else "",
            helped=self.help.currentData(),
            since=since,
            before=before,
        )

    def show_known(self, found: Statistics, names: RulesNames) -> None:
        """Offer what can be chosen; what is chosen stays so."""
        self._found, self._names = found, names
        self._fill()

    def choose(self, game: str, rules: str, unit: str) -> None:
        """Want the deals of a game under these house rules, and no others."""
        self._clear()
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self._fill_rules()
        self.rules.setCurrentIndex(max(0, self.rules.findData(f"{rules} {unit}")))
        self.changed.emit()

    def clear(self) -> None:
        """Want the overview of all games."""
        self._clear()
        self._changed()

    def _clear(self) -> None:
        for box in self._boxes:
            box.setCurrentIndex(0)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(ButtonRows((*self._boxes, self.reset)))
        for box in self._boxes:
            if box in (self.rules, self.contracts, self.partners):  # names of any length: their list shows all
                box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
                box.setMinimumContentsLength(SHOWN)
            box.activated.connect(partial(self._choose_in, box))
        self.reset.clicked.connect(self.clear)

    def _choose_in(self, box: QComboBox, index: int) -> None:
        del index
        if box is self.games:
            for other in self._of_game:
                other.setCurrentIndex(0)
        self._changed()

    def _changed(self) -> None:
        self._fill_rules()
        self.changed.emit()

    def _fill(self) -> None:
        """Write all choices."""
        known, game = self._found.known, self._found.wanted.game
        played = dict.fromkeys(each.game for each in known.rules)
        self._offer(self.games, [(deal_words.game_title(each), each) for each in played])
        self._offer(self.roles, [(capital(words_of(text)), role) for role, text in ROLES.items()])
        self._offer(self.help, [(words_of(_ALONE), False), (words_of(_HELPED), True)])
        self._offer(self.days, [(capital(words_of(text)), number) for number, (text, _ago, _many) in enumerate(DAYS)])
        self._fill_rules()
        if game == (self.games.currentData() or ""):  # else what is known is of another game
            called = partial(statistics_words.contract_called, self._found)
            contracts = sorted((called(each), each) for each in known.contracts)
            self._offer(self.contracts, contracts if len(contracts) > 1 else [])
            self._offer(self.partners, sorted((each, each) for each in known.partners))
            levels = ((capital(statistics_words.levels_called(each)), each) for each in known.levels)
            self._offer(self.levels, sorted(levels))
        for box in self._of_game:
            box.setEnabled(bool(game) and box.count() > 1)
            tip = _RULES_TIP if box is self.rules else None
            explain(box, "" if game and tip is None else words_of(_GAME_FIRST if not game or tip is None else tip))

    def _fill_rules(self) -> None:
        """Offer the house rules under which the game was played; the first is that played last."""
        game = self.games.currentData()
        known = [each for each in self._found.known.rules if each.game == game]
        if self._names is None or not known:
            self._offer(self.rules, [])
            return
        choices = [(self._names.with_deals(each), f"{each.rules} {each.unit}") for each in known]
        for unit, many in Counter(each.unit for each in known).items():
            if many > 1:
                deals = sum(each.deals for each in known if each.unit == unit)
                choices.append((statistics_words.together(deals), f" {unit}"))
        self._offer(self.rules, choices, first=False)

    def _offer(self, box: QComboBox, choices: Sequence[tuple[str, object]], *, first: bool = True) -> None:
        """Offer choices behind the `first` one, which is everything."""
        chosen = box.currentData()
        box.clear()
        if first or not choices:
            box.addItem(words_of(self._boxes[box]), None)
        for words, value in choices:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + box.view().verticalScrollBar().sizeHint().width())
