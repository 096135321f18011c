# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The filters over the table of deals: which session, game, contract, role, result and days, and what happened."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.deal_archive import ListedDeals
from kartenspiel.controller.deal_index import DealFilter
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window import deal_words
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.roles import ROLES
from kartenspiel.ui.words.wording import capital

_ = marker(__package__)

TYPING_MS: Final = 250
"""So long nobody types before deals are sought by the words."""
LETTERS: Final = 24
"""Width of the line for words, in mean widths of letters."""
SHOWN: Final = 16
"""Letters of a choice that are seen at least; its list shows all."""
DAYS: Final[Sequence[tuple[Text, int, int]]] = (
    (_("today"), 0, 1),
    (_("yesterday"), 1, 1),
    (_("in the last 7 days"), 6, 7),
    (_("in the last 30 days"), 29, 30),
    (_("in the last year"), 364, 365),
)
"""What days are called, how many days ago the first was, and how many they are."""

_WORDS = _("Names or notes")
_SESSIONS = _("All sessions")
_GAMES = _("All games")
_CONTRACTS = _("All contracts")
_ROLES = _("In every role")
_RESULTS = _("Gain or loss")
_ALL_DAYS = _("On all days")
_HELP = _("With and without help")
_ALONE = _("Without help")
_HELPED = _("With hints or moves taken back")
_EVENTS = _("Whatever happened")
_STARRED = _("Only with a &star")
_RESET = _("Show &all")
_CONTRACTS_TIP = _("Choose a game first, then a contract of it")


class DealFilters(QWidget):
    """Chooses which deals are listed."""

    changed = Signal()
    """Other deals are wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words, self.starred, self.reset = QLineEdit(), QCheckBox(), QPushButton()
        self.sessions, self.games, self.contracts = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.roles, self.results, self.days = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.help, self.events = ChoiceBox(), ChoiceBox()
        self._boxes: Mapping[QComboBox, Text] = {
            self.sessions: _SESSIONS,
            self.days: _ALL_DAYS,
            self.games: _GAMES,
            self.contracts: _CONTRACTS,
            self.roles: _ROLES,
            self.results: _RESULTS,
            self.events: _EVENTS,
            self.help: _HELP,
        }
        self._deals = ListedDeals()
        self._names: Mapping[str, str] = {}
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(TYPING_MS)
        self._typing.timeout.connect(self.changed)
        self._lay_out()
        self._phrases = Phrases(self)
        self._phrases.say(self.words.setPlaceholderText, _WORDS)
        self._phrases.say(self.words.setAccessibleName, _WORDS)
        self._phrases.say(self.starred.setText, _STARRED)
        self._phrases.say(self.reset.setText, _RESET)
        self._phrases.say(partial(explain, self.contracts), _CONTRACTS_TIP)
        for box, text in self._boxes.items():
            self._phrases.say(box.setAccessibleName, text)
        self._phrases.tell(self._fill)

    def wanted(self, now: datetime | None = None) -> DealFilter:
        """Return which deals are wanted; days are those of this place."""
        event = self.events.currentData()
        since, before = span_of(self.days.currentData(), now or datetime.now().astimezone())
        return DealFilter(
            words=self.words.text(),
            session=self.sessions.currentData() or "",
            game=self.games.currentData() or "",
            contract=self.contracts.currentData() or "",
            role=self.roles.currentData(),
            result=self.results.currentData(),
            since=since,
            before=before,
            helped=self.help.currentData(),
            starred=self.starred.isChecked(),
            happened=frozenset() if event is None else frozenset({event}),
        )

    def show_known(self, deals: ListedDeals, names: Mapping[str, str]) -> None:
        """Offer the sessions, games and contracts that there are; what is chosen stays so."""
        known = self._deals.sessions, self._deals.contracts, self._names
        self._deals, self._names = deals, names
        if known != (deals.sessions, deals.contracts, names):
            self._fill()

    def choose_session(self, session: str) -> None:
        """Want all deals of a session, and no others."""
        self._clear()
        if session and self.sessions.findData(session) < 0:
            self.sessions.addItem(session, session)  # it is called by its name once that is known
        self.sessions.setCurrentIndex(max(0, self.sessions.findData(session)))
        self._changed()

    def clear(self) -> None:
        """Want all deals."""
        self._clear()
        self._changed()

    def _clear(self) -> None:
        for box in self._boxes:
            box.setCurrentIndex(0)
        self.words.clear()
        self.starred.setChecked(False)

    def _lay_out(self) -> None:
        keep_wide(self.words, LETTERS)
        self.words.setClearButtonEnabled(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(ButtonRows((self.words, *self._boxes, self.starred, self.reset)))
        self.words.textEdited.connect(lambda _text: self._typing.start())
        self.words.returnPressed.connect(self._changed)
        for box in self._boxes:
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(SHOWN)
            box.activated.connect(lambda _index: self._changed())
        self.starred.clicked.connect(self._changed)
        self.reset.clicked.connect(self.clear)

    def _changed(self) -> None:
        self._typing.stop()
        self._fill_contracts()
        self.changed.emit()

    def _fill(self) -> None:
        """Write all choices."""
        called = partial(deal_words.session_called, names=self._names)
        sessions = [
            (f"{called(each)} · {deal_words.game_title(each.game)}", each.session) for each in self._deals.sessions
        ]
        wanted = self.sessions.currentData()
        if wanted is not None and wanted not in (value for _words, value in sessions):
            sessions.append((wanted, wanted))  # its deals are still being read
        games = sorted({game for game, _contract in self._deals.contracts})
        self._offer(self.sessions, sessions)
        self._offer(self.games, [(deal_words.game_title(game), game) for game in games])
        for box, texts in (
            (self.roles, ROLES),
            (self.results, deal_words.RESULTS),
            (self.events, deal_words.EVENTS),
        ):
            self._offer(box, [(capital(words_of(text)), value) for value, text in texts.items()])
        self._offer(self.days, [(capital(words_of(text)), number) for number, (text, _ago, _many) in enumerate(DAYS)])
        self._offer(self.help, [(words_of(_ALONE), False), (words_of(_HELPED), True)])
        self._fill_contracts()

    def _fill_contracts(self) -> None:
        """Offer the contracts of the game that is chosen."""
        game = self.games.currentData()
        found = [
            (deal_words.contract_of(self._deals, *each), each[1]) for each in self._deals.contracts if each[0] == game
        ]
        self._offer(self.contracts, sorted((capital(words), contract) for words, contract in found if words))
        self.contracts.setEnabled(self.contracts.count() > 1)

    def _offer(self, box: QComboBox, choices: Sequence[tuple[str, object]]) -> None:
        chosen = box.currentData()
        box.clear()
        box.addItem(words_of(self._boxes[box]), None)
        for words, value in choices:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + box.view().verticalScrollBar().sizeHint().width())


def span_of(chosen: int | None, now: datetime) -> tuple[str, str]:
    """Return from when to when the days last that are chosen from `DAYS`, as the index has it; "" for all days."""
    if chosen is None:
        return "", ""
    _text, ago, many = DAYS[chosen]
    first = now.date() - timedelta(days=ago)
    begin, end = (_midnight(first + timedelta(days=days)) for days in (0, many))
    return begin, end


def _midnight(day: object) -> str:
    """Return when a day begins here, as the index has it."""
    return datetime.fromisoformat(f"{day}T00:00").astimezone(UTC).isoformat(timespec="seconds")
