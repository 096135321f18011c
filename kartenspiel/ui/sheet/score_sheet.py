# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score sheet: how a deal was counted and paid, line by line, and how the account of the session stands."""

from fractions import Fraction
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from kartenspiel.controller.settling_up import debts
from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.games import game_named
from kartenspiel.model.game import Pictures
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Share, Text, Who, marker
from kartenspiel.ui.looks.paper import ClothPage, Sheet, scrolled
from kartenspiel.ui.sheet.account_block import AccountBlock
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.sheet.code_block import CodeBlock
from kartenspiel.ui.sheet.headline import Headline
from kartenspiel.ui.sheet.sheet_table import SheetTable, scaled
from kartenspiel.ui.sheet.sheet_told import accounts_told, settlement_told
from kartenspiel.ui.sheet.spoken_words import SpokenWords
from kartenspiel.ui.table.theme import text_size, type_of
from kartenspiel.ui.widgets import grids
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.line_reader import LineReader
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import LARGER, SMALLER, title_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.accounting import ranking
from kartenspiel.ui.words.guests import shown_names, words_among
from kartenspiel.ui.words.phrases import Phrases
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

WIDTH: Final = 144
"""Greatest width of the sheet in letters; longer lines are hard to follow."""
NARROW: Final = 110
"""Letters below which the plot stands under the account and clauses are only in the tooltips."""
AROUND: Final = 80
"""Pixels that margins, frames and a scroll bar take at both sides of the sheet."""
APART: Final = 8
CLOSE: Final = 2
"""Pixels between columns."""

OWN_SIGN: Final = "▸"
"""Before the line of the person on screen in the ranking at the end of a session."""

_TITLE = _("Score of deal {number}")
_SINGLE = _("Score of this deal")
_TOTAL = _("This deal in all")
_MONEY_TOTAL = _("In money, with raises")
_BEFORE = _("As it was played before")
_BEFORE_TIP = _("What the same seats received when the deal was played to its end from there before")
_TRANSFER = _("{payer:nom} {payer:pay|pays} {amount} to {receiver:acc}.")
_NOBODY = _("Nobody pays anything.")
_ACCOUNT = _("Account of this session")
_MONEY_ACCOUNT = _("Account for money, with raises")
_OUTSIDE = _("This deal belongs to no session and counts in no account.")
_OVER = _("With this deal the session has ended.")
_COMING = _("The next deal counts ×{factor}.")
_RANKED = _("{place}. {player}: {amount}")
_PLOT = _("The account of each player from deal to deal")
_MONEY_PLOT = _("The account of each player for money from deal to deal")
_NEXT = _("&Next deal")
_GO_ON = _("Back to the &session")
_NEW = _("&New session …")
_BACK = _("&Back to the table")
_NEXT_TIP = _("Go on (Enter)")
_AGAIN = _("Play this deal &again")
_AGAIN_TIP = _("The same cards once more; it counts in no account")
_ANALYSE = _("Anal&ysis")
_ANALYSE_TIP = _("What each of your decisions was worth, the dearest first")
_REPLAY = _("&Replay this deal")
_REPLAY_TIP = _("Card by card, forward and back, with the eyes of any player")
_SAVE = _("Sa&ve deal …")
_SAVE_TIP = _("Keep this deal as a record that can be opened again")
_TABLE = _("Show the &table")
_TABLE_TIP = _("All hands as they were dealt, and every trick")


class ScoreSheet(ClothPage):
    """The page that follows a deal."""

    next_deal = Signal()
    play_again = Signal()
    save_deal = Signal()
    replay = Signal()
    analyse = Signal()
    show_table = Signal()
    why = Signal(int)
    """The person wants to know why the move of this number was made, from 0 on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._finished: FinishedDeal | None = None
        self._playing = False
        self._marked: tuple[str, ...] = ()
        self._only_read = False
        self._pictures: Pictures = "french"
        self._title, self.headline, self.remark = PlainLabel(), Headline(), PlainLabel()
        self._remark: Text | None = None
        self._lines = QGridLayout()
        self._payers = PlainLabel()
        self.account, self.money = AccountBlock(), AccountBlock()
        self._narrow = False
        self._note = PlainLabel()
        self.codes = CodeBlock()
        self.spoken = SpokenWords()
        self.spoken.why.connect(self.why)
        asked = QShortcut(Qt.Key.Key_W, self)
        asked.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        asked.activated.connect(self.spoken.ask)
        self.next_button = QPushButton()
        self.next_button.setDefault(True)
        self._lay_out()
        self._phrases = Phrases(self)
        self._phrases.say(self.account.plot.setAccessibleName, _PLOT)
        self._phrases.say(self.money.plot.setAccessibleName, _MONEY_PLOT)
        self._phrases.tell(self._write)
        self._letters = Letters(self)
        self._letters.dress(self._take_letters)

    def show_deal(self, finished: FinishedDeal, pictures: Pictures, remark: Text | None = None) -> None:
        """Show how a deal was counted and paid; `pictures` are those that were on its cards.

        A `remark` is something to be said besides, now that somebody looks at the sheet.
        """
        self._remark = remark
        self._finished = finished
        self._pictures = pictures
        if not self._only_read:
            self.spoken.show_deal(finished)
            self.codes.show_deal(finished)
        self.let_play(False)

    @property
    def finished(self) -> FinishedDeal | None:
        """The deal that is shown, if there is one."""
        return self._finished

    def clear(self) -> None:
        """Have no deal to show any more."""
        self._finished = None

    def let_play(self, playing: bool) -> None:  # noqa: FBT001 - whether a deal goes on behind the sheet
        """While a further deal is played, the button that leads on leads back to it."""
        self._playing = playing
        self._write()

    def only_read(self) -> None:
        """Offer nothing to do: somebody explains the sheet."""
        self._only_read = True
        for button in self.findChildren(QPushButton):
            button.hide()

    def mark(self, clauses: tuple[str, ...]) -> None:
        """Mark the lines that these clauses decide."""
        self._marked = clauses
        self._write()

    def told(self) -> tuple[str, ...]:
        """Return what stands on the sheet, line by line, as it is read aloud: how the deal ended comes first."""
        finished = self._finished
        if finished is None:
            return ()
        words = words_among(finished.players, self._pictures)
        lines = (
            self.headline.told(),
            self.remark.text(),
            self._title.text(),
            *settlement_told(finished, words),
            self._payers.text(),
            *accounts_told(finished, words),
            *_notes(finished, words),
        )
        return tuple(filter(None, lines))

    def showEvent(self, event: QShowEvent) -> None:
        """Announce how the deal ended."""
        super().showEvent(event)
        if self._finished is not None:
            announce(self, self.headline.told())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write larger where there is room, as the table does."""
        super().resizeEvent(event)
        self._take_letters()
        narrow = self.width() < NARROW * self.fontMetrics().averageCharWidth()
        if narrow != self._narrow:
            self._narrow = narrow
            self._lines.setHorizontalSpacing(self._spacing)
            self._write()
        self._arrange_accounts()

    def _take_letters(self) -> None:
        size = text_size(self.width(), self.height())
        if size != self.font().pixelSize():
            self.setFont(type_of(size))
            for button in self.findChildren(QPushButton):
                button.setFont(self.font())  # which has a style of its own, and hears nothing of letters around it
            self._write()

    @property
    def _spacing(self) -> int:
        return CLOSE if self._narrow else APART

    def _arrange_accounts(self) -> None:
        """Put the plots where they have room."""
        for block in (self.account, self.money):
            block.arrange(self.width() - AROUND, self._spacing, narrow=self._narrow)

    @property
    def filled(self) -> bool:
        """Whether there is a finished deal to show."""
        return self._finished is not None

    @property
    def next_text(self) -> Text:
        """What stands on the button that leads on."""
        if self._playing or self._finished is None:
            return _BACK
        session = self._finished.session
        if not session.counted:
            return _GO_ON
        return _NEW if session.over else _NEXT

    def _lay_out(self) -> None:
        page = Sheet()
        column = QVBoxLayout(page)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        self._payers.setWordWrap(True)
        self._lines.setHorizontalSpacing(APART)
        self._lines.setVerticalSpacing(4)
        column.addWidget(self.headline)
        column.addWidget(self.remark)
        self.remark.setWordWrap(True)
        column.addWidget(self._title)
        column.addLayout(self._lines)
        column.addWidget(self._payers)
        for block in (self.account, self.money):
            column.addWidget(block)
        column.addWidget(self._note)
        column.addWidget(self.spoken)
        column.addWidget(self.codes)
        self._page = page
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 8)
        self._area = _scroll_area(page)
        for reader in self._area.findChildren(LineReader):
            reader.lines = self.told
        outer.addWidget(self._area, 1)
        outer.addWidget(self._buttons())

    def _buttons(self) -> ButtonRows:
        buttons, texts = [], Phrases(self)
        for words, tip, signal in (
            (_TABLE, _TABLE_TIP, self.show_table),
            (_REPLAY, _REPLAY_TIP, self.replay),
            (_ANALYSE, _ANALYSE_TIP, self.analyse),
            (_SAVE, _SAVE_TIP, self.save_deal),
            (_AGAIN, _AGAIN_TIP, self.play_again),
        ):
            button = QPushButton()
            texts.say(button.setText, words)
            texts.say(partial(explain, button), tip)
            button.clicked.connect(signal)
            buttons.append(button)
        texts.say(partial(explain, self.next_button), _NEXT_TIP)
        self.next_button.clicked.connect(self.next_deal)
        return ButtonRows((*buttons, self.next_button))

    def _write(self) -> None:
        finished = self._finished
        grids.clear(self._lines)
        if finished is None:
            return
        self._title.setFont(title_font(scaled(self, LARGER)))
        self._page.setMaximumWidth(self.fontMetrics().averageCharWidth() * WIDTH)
        words = words_among(finished.players, self._pictures)
        self._write_lines(finished, words)
        self._write_account(finished, words)
        self._arrange_accounts()
        self.remark.setVisible(self._remark is not None)
        self.remark.setFont(scaled(self, 1))
        self.remark.setText("" if self._remark is None else words.text(self._remark))
        notes = _notes(finished, words)
        self.spoken.write(words, scaled(self, SMALLER))
        self.codes.write(scaled(self, SMALLER))
        self._note.setText("\n".join(notes))
        self._note.setVisible(bool(notes) and not self._only_read)
        self.next_button.setText(words.text(self.next_text))

    def _write_lines(self, finished: FinishedDeal, words: Wording) -> None:
        title = _TITLE(number=finished.session.number - 1) if finished.session.counted else _SINGLE
        self._title.setText(words.text(title))
        self.headline.show_deal(finished, words, _unit(finished))
        sheet = SheetTable(self, self._lines, words, _unit(finished), clauses=not self._narrow)
        own = next((seat for seat, person in enumerate(finished.players) if person.level is None), None)
        sheet.head(words.names, own, _order(finished))
        for line in finished.outcome.explanation:
            if line.kind != "payment":
                sheet.line(line, marked=bool(line.clause) and line.clause in self._marked)
        sheet.rule()
        sheet.sums(words.text(_TOTAL), finished.outcome.payments, bold=True)
        if finished.outcome.money is not None:
            sheet.sums(words.text(_MONEY_TOTAL), finished.outcome.money, bold=True)
        if finished.payments_before is not None:
            sheet.sums(words.text(_BEFORE), finished.payments_before, bold=False, tip=words.text(_BEFORE_TIP))
        sheet.mark_own()
        self._payers.setText(" ".join(_payers(finished, words)))

    def _write_account(self, finished: FinishedDeal, words: Wording) -> None:
        session = finished.session
        unit = _unit(finished)
        self.account.setVisible(session.counted)
        self.money.setVisible(session.counted and session.money_account is not None)
        if session.counted:
            self.account.show_account(_ACCOUNT, session, session.running_account(), words, unit)
        if session.money_account is not None:
            self.money.show_account(_MONEY_ACCOUNT, session, session.running_account(money=True), words, unit)


def _order(finished: FinishedDeal) -> list[int]:
    """Return the seats in the order in which the account of the session has those who sit there."""
    return sorted(range(len(finished.players)), key=lambda seat: finished.session.persons.index(finished.players[seat]))


def _unit(finished: FinishedDeal) -> str:
    """Return the unit of the payments."""
    return game_named(finished.deal.game).unit(finished.deal.rules)


def _payers(finished: FinishedDeal, words: Wording) -> list[str]:
    """Return who hands how much to whom, as sentences."""
    unit = _unit(finished)
    sentences: list[Text] = [
        _TRANSFER(payer=Who(Seat(each.payer)), receiver=Who(Seat(each.receiver)), amount=Amount(int(each.amount), unit))
        for each in debts(tuple(map(Fraction, finished.outcome.money or finished.outcome.payments)))
    ]
    return [words.text(sentence) for sentence in sentences or [_NOBODY]]


def _notes(finished: FinishedDeal, words: Wording) -> list[str]:
    """Return what stands under the account: that it is the last, with the ranking, or what the next deal counts."""
    session = finished.session
    if not session.counted:
        return [words.text(_OUTSIDE)]
    if session.over:
        return [words.text(_OVER), *_rank_people(finished, words)]
    factor = game_named(session.game).taken_over(session.coming.context).factor
    return [words.text(_COMING(factor=factor))] if factor > 1 else []


def _rank_people(finished: FinishedDeal, words: Wording) -> list[str]:
    """Return every player with what he has in the end, the best first: pieces where there are some, else the account.

    What dummies have is shared by then.
    """
    session = finished.session
    game, persons = game_named(session.game), len(session.persons)
    first = game.taken_over(game.first_context(session.rules, persons)).pieces
    everybody = zip(session.persons, session.shared(session.account), first or (0,) * persons, strict=True)
    standing = [account + begun for person, account, begun in everybody if not person.is_dummy]
    names = shown_names(session.people)
    unit = _unit(finished)
    sums = [Share(Fraction(each), unit) if first is None else Amount(int(each), unit) for each in standing]
    told = [
        (index, words.text(_RANKED(place=place, player=names[index], amount=sums[index])))
        for place, index in ranking(standing)
    ]
    return [f"{OWN_SIGN} {line}" if session.people[index].level is None else line for index, line in told]


def _scroll_area(page: QWidget) -> QScrollArea:
    """Return an area in which a page of limited width stands in the middle."""
    around = QWidget()
    row = QHBoxLayout(around)
    row.setContentsMargins(8, 8, 8, 8)
    row.addStretch(1)
    row.addWidget(page, 1000, Qt.AlignmentFlag.AlignVCenter)
    row.addStretch(1)
    return scrolled(around, sideways=True)
