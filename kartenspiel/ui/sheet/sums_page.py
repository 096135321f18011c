# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page that tells where one's money went: what one's decisions cost in all deals that were analysed."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from kartenspiel.controller.analysis_sums import AnalysisSums, CostSum, CostSums, Opposition
from kartenspiel.controller.decisions import DecisionKind
from kartenspiel.games import game_named
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.paper import ClothPage, OnCloth, Sheet, dress_buttons, scrolled
from kartenspiel.ui.sheet.decision_words import DecisionWords
from kartenspiel.ui.sheet.share_bar import ShareBar
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, wording

_ = marker(__package__)

ASIDE: Final = 16
"""Pixels of cloth at both sides."""
BETWEEN: Final = 10
"""Pixels of cloth between two sheets."""
WIDEST: Final = 130
"""More mean widths of letters are not used: a long bar says no more than a short one."""

_TITLE = _("Where your money went")
_HINT = _(
    "What your decisions cost beside the best answer, judged by what you could see then. Every deal counts that was "
    "analysed to the end; chance evens out over many."
)
_WHOSE = _("Sum &over")
_WHOSE_TIP = _("Sum over one session or over all deals")
_EVERYWHERE = _("all sessions")
_EMPTY = _("No deal has been analysed to the end yet. Have one analysed, and it counts here.")
_BACK = _("&Back")
_ALL = _("All together")
_SIMPLE_GAMES = _("In simple games, which can be added where payments cannot.")
_AGAINST = _("{game} · opponents: {levels}")
_DEALS = _("%n deal(s) analysed.", plural=True)
_EUROS = _("In euros")
_UNIT = _("{unit}.")
_HEADS: Final = (_("Decision"), _("Number"), _("Errors"), _("Cost"), _("For each deal"))
_SUM = _("In all")
_KINDS: Final[Mapping[DecisionKind, Text]] = {
    DecisionKind.BIDDING: _("Bidding"),
    DecisionKind.CALL: _("Calling"),
    DecisionKind.DISCARD: _("Talon and discards"),
    DecisionKind.ANNOUNCEMENT: _("Announcements"),
    DecisionKind.KONTRA: _("Kontra"),
    DecisionKind.LEAD: _("Leads"),
    DecisionKind.FOLLOWING: _("Following to a trick"),
}
LEVELS: Final[Mapping[str, Text]] = {
    "random": _("random"),
    "easy": _("easy"),
    "medium": _("medium"),
    "strong": _("strong"),
    "expert": _("expert"),
}
"""What the levels of computer players are called."""


class SumsShown(NamedTuple):
    """What the page shows."""

    sums: AnalysisSums = AnalysisSums()
    sessions: Sequence[tuple[str, str]] = ()
    """Sessions with deals that were analysed: id, and what each is called."""
    session: str | None = None
    """Over which the sums are; ``None`` for all."""
    complete: bool = False
    """Whether all that was kept has been read."""


class SumsPage(ClothPage):
    """What each kind of decision cost, in a table for each game and level of opponents."""

    session_wanted = Signal(object)
    """The sums of a session are to be shown, by its id; ``None`` for all."""
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = SumsShown()
        self._title, self._hint, self.empty = Heading(), QuietLabel(), QuietLabel()
        self._whose, self.sessions = PlainLabel(), ChoiceBox()
        self.back_button = QPushButton()
        self.sheets: list[SumsSheet] = []
        """One for all deals where they are of several kinds, and one for each game and level of opponents."""
        self._column = QVBoxLayout()
        self._lay_out()
        self.sessions.activated.connect(lambda _index: self.session_wanted.emit(self.sessions.currentData()))
        self.back_button.clicked.connect(self.back)
        self._phrases = Phrases(self)
        for setter, text in (
            (self._title.setText, _TITLE),
            (self._hint.setText, _HINT),
            (self.empty.setText, _EMPTY),
            (self._whose.setText, _WHOSE),
            (partial(explain, self.sessions), _WHOSE_TIP),
            (self.back_button.setText, _BACK),
        ):
            self._phrases.say(setter, text)
        self._phrases.tell(self._write)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def show_sums(self, shown: SumsShown) -> None:
        """Show these sums."""
        self._shown = shown
        self._write()

    def take_focus(self) -> None:
        """Give the keys to the choice of sessions."""
        self.sessions.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        head = OnCloth()
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._title, 1)
        self._whose.setBuddy(self.sessions)
        for part in (self._whose, self.sessions, self.back_button):
            row.addWidget(part)
        told = OnCloth()
        inner = QVBoxLayout(told)
        inner.setContentsMargins(4, 0, 4, 0)
        inner.addWidget(self._hint)
        inner.addWidget(self.empty)
        self._page = page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(ASIDE, 12, ASIDE, 12)
        column.setSpacing(BETWEEN)
        column.addWidget(head)
        column.addWidget(told)
        self._column.setSpacing(BETWEEN)
        column.addLayout(self._column)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        area = scrolled(page, sideways=True)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        outer.addWidget(area)

    def _measure(self) -> None:
        self._page.setMaximumWidth(WIDEST * self.fontMetrics().averageCharWidth())

    def _write(self) -> None:
        """Write everything again."""
        shown, say = self._shown, wording().text
        self.sessions.clear()
        self.sessions.addItem(say(_EVERYWHERE), None)
        for session, title in shown.sessions:
            self.sessions.addItem(title, session)
        self.sessions.setCurrentIndex(max(0, self.sessions.findData(shown.session)))
        self.empty.setVisible(shown.complete and not shown.sums.whole.deals)
        for sheet in self.sheets:
            sheet.hide()
            sheet.deleteLater()
        against = sorted(shown.sums.by_opposition.items(), key=lambda each: -each[1].deals)
        self.sheets = [SumsSheet(sums, each) for each, sums in against]
        if len(against) > 1:
            self.sheets.insert(0, SumsSheet(shown.sums.whole))
        for sheet in self.sheets:
            self._column.addWidget(sheet)
        dress_buttons(self)


class SumsSheet(Sheet):
    """What each kind of decision cost against some opponents; without these over all deals, in simple games."""

    def __init__(self, sums: CostSums, against: Opposition | None = None) -> None:
        super().__init__()
        self._words = DecisionWords(wording(), "" if against is None else against.unit)
        self._sums, self._against = sums, against
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(22)
        self._grid.setVerticalSpacing(4)
        title, told = PlainLabel(self._title()), QuietLabel(" ".join(map(self._words.say, self._told())))
        title.setFont(_bold())
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(6)
        for part in (title, told):
            column.addWidget(part)
        column.addLayout(self._grid)
        for number, head in enumerate(_HEADS):
            self._add(QuietLabel(self._words.say(head)), 0, number)
        kinds = [(kind, sums.by_kind[kind]) for kind in DecisionKind if kind in sums.by_kind]
        most = max((self._cost(cost) for _, cost in kinds), default=0.0)
        for line, (kind, cost) in enumerate(kinds, 1):
            self._list(line, _KINDS[kind], cost)
            share = max(0.0, self._cost(cost)) / most if most > 0 else 0.0
            bar = ShareBar(share)
            bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            self._grid.addWidget(bar, line, len(_HEADS))
        self._list(len(kinds) + 1, _SUM, sums.whole, bold=True)
        self._grid.setColumnStretch(len(_HEADS), 1)

    def _title(self) -> str:
        if self._against is None:
            return self._words.say(_ALL)
        game = game_named(self._against.game).title
        levels = tuple(LEVELS.get(each, each) for each in self._against.levels)
        return self._words.say(_AGAINST(game=game, levels=levels) if levels else game)

    def _told(self) -> tuple[Text, Text]:
        """Return how many deals these are, and in what they are counted."""
        unit: str | Text = _EUROS if self._against is None else self._words.words.unit(self._against.unit) or _EUROS
        return _DEALS(n=self._sums.deals), _SIMPLE_GAMES if self._against is None else _UNIT(unit=unit)

    def _cost(self, cost: CostSum) -> float:
        return cost.games if self._against is None else cost.cost

    def _list(self, line: int, name: Text, cost: CostSum, *, bold: bool = False) -> None:
        paid, number = self._cost(cost), self._words.words.number
        figures = (self._words.figure(each, signed=False) for each in (paid, paid / max(1, self._sums.deals)))
        for column, cell in enumerate((self._words.say(name), number(cost.decisions), number(cost.errors), *figures)):
            label = PlainLabel(cell)
            if bold:
                label.setFont(_bold())
            self._add(label, line, column)

    def _add(self, label: QLabel, line: int, column: int) -> None:
        label.setWordWrap(False)
        side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, line, column)


def _bold() -> QFont:
    """Return a bold font; everything else of it comes from the page."""
    font = QFont()
    font.setBold(True)
    return font
