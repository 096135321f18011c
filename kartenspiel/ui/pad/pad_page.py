# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of the score pad: what is entered at the left, at the right what follows from it, and the account."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QComboBox, QPushButton, QScrollArea, QScroller, QVBoxLayout, QWidget

from kartenspiel.controller.pad_book import PadBook
from kartenspiel.controller.plans import pictures_shown, played_title
from kartenspiel.games import game_named
from kartenspiel.model.text import marker
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.page_scale import STEP, scale_for
from kartenspiel.ui.looks.paper import ClothPage, Sheet, dress_buttons, page_head, scrolled
from kartenspiel.ui.pad.account_list import AccountList
from kartenspiel.ui.pad.entry_form import EntryForm
from kartenspiel.ui.pad.pad_button import LEAST
from kartenspiel.ui.pad.pad_words import title_of, title_of_deal, words_for
from kartenspiel.ui.pad.result_panel import ResultPanel
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.clauses import stand_for
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

ASIDE: Final = 16
MARGIN: Final = 12
"""Pixels above and below everything."""
BETWEEN: Final = 10
WIDE: Final = 150
"""So many mean widths of letters have room for both sides."""
LINES_BESIDE: Final = (22, 10, 16)
"""Least heights of what is entered, what follows, and the account, in lines of text, where they lie side by side."""
LINES_BELOW: Final = (36, 16, 22)
"""The same where they lie one below the other."""

_TITLE = _("Score pad")
_HINT = _("For a table with real cards: enter what was played, and the account follows by your house rules.")
_READ_ONLY = _("The program is already running in another window. Enter deals there; here you can look at the account.")
_PADS = _("Score pads")
_NEW = _("&New pad …")
_DELETE = _("De&lete …")
_PAPER = _("Pr&int …")
_BACK = _("&Back")
_BOOK = _("&Enter into the account")
_CORRECT = _("&Keep the correction")
_CLEAR = _("&Clear")
_LEAVE = _("Leave it as it &was")
_UNDO = _("T&ake the last deal off")
_REDO = _("&Put it back")
_OPEN = _("C&orrect the chosen deal")
_NONE = _("There is no pad yet. Begin one: choose game, house rules and names.")
_BOOK_TIP = _("With the keys: Ctrl+Enter, wherever you are in the form")
_UNDO_TIP = _("The deal entered last is taken off the account; it can be put back")
_OPEN_TIP = _("What was entered of a deal is opened again; press Enter on it, or press it twice")
_PAPER_TIP = _("The score sheet of this pad on one page, printed or as PDF; or an empty one with its house rules")
_DELETE_TIP = _("Delete this pad with all its deals")


class PadPage(ClothPage):
    """Shows one of the score pads; what somebody does to it is told."""

    answered = Signal(str, object)
    booked = Signal()
    cleared = Signal()
    undone = Signal()
    redone = Signal()
    correct = Signal(int)
    new_wanted = Signal()
    delete_wanted = Signal()
    paper_wanted = Signal()
    pad_wanted = Signal(str)
    back = Signal()

    def __init__(self, keeper: Keeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self.book: PadBook | None = None
        """The pad that is shown."""
        self._writable = True
        self._words: tuple[object, Wording] | None = None
        self._scale = 0.0
        self._told = ""
        """What was announced last."""
        self.board: QScrollArea
        self.form, self.result, self.account = EntryForm(), ResultPanel(), AccountList()
        self.pads = ChoiceBox()
        self.pads.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.pads.setMinimumContentsLength(24)
        self.title, self.deal_title = Heading(), Heading()
        self._hint, self._rules, self._none = QuietLabel(), QuietLabel(), PlainLabel()
        self.new_button, self.delete_button, self.back_button = QPushButton(), QPushButton(), QPushButton()
        self.paper_button = QPushButton()
        self.book_button, self.clear_button = QPushButton(), QPushButton()
        self.undo_button, self.redo_button, self.open_button = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self._phrases = Phrases(self)
        self._speak()
        self._letters = Letters(self)
        self._letters.measure(self._take_letters)

    def show_pads(self, books: Sequence[PadBook], book: PadBook | None, *, writable: bool) -> None:
        """Show one of these pads."""
        self._writable = writable
        with QSignalBlocker(self.pads):
            self.pads.clear()
            for each in books:
                self.pads.addItem(title_of(each), each.id)
            if book is not None:
                self.pads.setCurrentIndex(self.pads.findData(book.id))
        self.show_book(book)

    def show_book(self, book: PadBook | None) -> None:
        """Show a pad as it is now."""
        self.book = book
        if book is not None:
            stand_for(self, book.game)
        self._retell()

    def make_room(self, high: int) -> None:
        """Leave so many pixels free at the foot, where messages lie and cover nothing."""
        layout = self.layout()
        if layout is not None and layout.contentsMargins().bottom() != MARGIN + high:
            layout.setContentsMargins(ASIDE, MARGIN, ASIDE, MARGIN + high)
            layout.activate()

    def parts(self) -> list[QWidget]:
        """Return what messages must not cover."""
        return [self.title, self._hint, *self._buttons, self.board, self._nothing]

    def take_focus(self) -> None:
        """Give the keys to the first question, or to the way to a new pad."""
        row = next(iter(self.form.rows.values()), None)
        first = self.new_button if row is None or self.book is None else row.first()
        self._asking.verticalScrollBar().setValue(0)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave a correction with Escape, and else the page."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._writable and self.book is not None and self.book.at is not None:
            self.cleared.emit()
            self.take_focus()
        else:
            self.back.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put both sides beside each other where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _take_letters(self) -> None:
        """Write everything in the letters of the moment."""
        self._scale = 0.0
        self._arrange()

    def _arrange(self) -> None:
        """Put both sides beside each other where there is room, and write large; else the page scrolls over them."""
        room = self.width() / (WIDE * self.fontMetrics().averageCharWidth())
        wide = room >= 1
        beside = int(room / STEP) * STEP  # larger, and both sides would have no room beside each other any more
        scale = max(1.0, min(scale_for(self.width(), self.height()), beside))
        self._write_larger(scale)
        line = round(scale * self.fontMetrics().height())
        directions = QBoxLayout.Direction
        self._body.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        for part, lines in zip(self._sheets, LINES_BESIDE if wide else LINES_BELOW, strict=True):
            part.setMinimumHeight(lines * line)

    def _write_larger(self, scale: float) -> None:
        """Write everything so many times as large as usual."""
        if scale == self._scale:
            return
        self._scale = scale
        self.title.set_scale(scale)
        for part in (self._board, self._nothing, self.pads):
            part.setFont(scaled_font(scale))
        for button in self.findChildren(QPushButton):
            button.setFont(scaled_font(scale))  # which has a style of its own, and hears nothing of letters around it
        self._scale_quiet()
        if self.book is not None:
            self._retell()

    def _scale_quiet(self) -> None:
        """Write secondary text in its share of the letters around it, also what was made just now."""
        for label in (self.deal_title, *self.findChildren(QuietLabel)):
            label.set_scale(self._scale)

    def _lay_out(self) -> None:
        self.book_button.setObjectName("first")
        for label in (self.deal_title, self._rules, self._none):
            label.setWordWrap(True)
        entry = Sheet()
        inner = QVBoxLayout(entry)
        inner.setContentsMargins(16, 14, 10, 14)
        inner.setSpacing(8)
        inner.addWidget(self.deal_title)
        inner.addWidget(self._rules)
        self._asking = _scrolled(self.form)
        inner.addWidget(self._asking, 1)
        outcome = Sheet()
        told = QVBoxLayout(outcome)
        told.setContentsMargins(16, 14, 10, 14)
        told.addWidget(_scrolled(self.result, sideways=True), 1)
        told.addWidget(ButtonRows((self.book_button, self.clear_button)))
        account = Sheet()
        listed = QVBoxLayout(account)
        listed.setContentsMargins(16, 14, 16, 14)
        listed.addWidget(self.account, 1)
        listed.addWidget(ButtonRows((self.undo_button, self.redo_button, self.open_button)))
        self._sheets = entry, outcome, account
        right = QVBoxLayout()
        right.setSpacing(BETWEEN)
        right.addWidget(outcome, 2)
        right.addWidget(account, 3)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(BETWEEN)
        self._body.addWidget(entry, 11)
        self._body.addLayout(right, 9)
        self._board, self._nothing = QWidget(), Sheet()
        self._board.setLayout(self._body)
        empty = QVBoxLayout(self._nothing)
        empty.setContentsMargins(24, 20, 24, 20)
        empty.addWidget(self._none)
        column = QVBoxLayout(self)
        column.setContentsMargins(ASIDE, MARGIN, ASIDE, MARGIN)
        column.setSpacing(BETWEEN)
        self._buttons = (self.pads, self.paper_button, self.delete_button, self.new_button, self.back_button)
        column.addLayout(page_head(self.title, self._hint, self._buttons))
        column.addWidget(self._nothing)
        self.board = scrolled(self._board)
        column.addWidget(self.board, 1)
        column.addStretch(0)

    def _connect(self) -> None:
        self.form.answered.connect(self.answered)
        self.form.opened.connect(self._see_part)
        self.account.chosen.connect(self.correct)
        for button, signal in (
            (self.book_button, self.booked),
            (self.clear_button, self.cleared),
            (self.undo_button, self.undone),
            (self.redo_button, self.redone),
            (self.new_button, self.new_wanted),
            (self.delete_button, self.delete_wanted),
            (self.paper_button, self.paper_wanted),
            (self.back_button, self.back),
        ):
            button.clicked.connect(lambda _checked, signal=signal: signal.emit())
        for button in self.findChildren(QPushButton):
            button.setMinimumHeight(LEAST)
        self.open_button.clicked.connect(self._open_chosen)
        self.pads.activated.connect(lambda _index: self.pad_wanted.emit(self.pads.currentData()))
        self.account.table.itemSelectionChanged.connect(self._let_open)
        book = QShortcut(QKeySequence("Ctrl+Return"), self)
        book.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        book.activated.connect(self.book_button.click)

    def _open_chosen(self) -> None:
        place = self.account.place
        if place is not None:
            self.correct.emit(place)

    def _let_open(self) -> None:
        chosen = self.account.place is not None and bool(self.account.table.selectedItems())
        self.open_button.setEnabled(self._writable and chosen)

    def _speak(self) -> None:
        for setter, text in (
            (self.title.setText, _TITLE),
            (self._none.setText, _NONE),
            (self.pads.setAccessibleName, _PADS),
            (self.new_button.setText, _NEW),
            (self.delete_button.setText, _DELETE),
            (self.paper_button.setText, _PAPER),
            (self.back_button.setText, _BACK),
            (self.undo_button.setText, _UNDO),
            (self.redo_button.setText, _REDO),
            (self.open_button.setText, _OPEN),
        ):
            self._phrases.say(setter, text)
        self._phrases.tell(self._retell)

    def _retell(self) -> None:
        """Write everything again."""
        book = self.book
        self._hint.setText(words_of(_HINT if self._writable else _READ_ONLY))
        for part, seen in (
            (self.board, book is not None),
            (self._nothing, book is None),
            (self.pads, self.pads.count() > 1),
            (self.delete_button, book is not None and self._writable),
            (self.paper_button, book is not None),
        ):
            part.setVisible(seen)
        self.new_button.setEnabled(self._writable)
        for button, tip in (
            (self.book_button, _BOOK_TIP),
            (self.undo_button, _UNDO_TIP),
            (self.open_button, _OPEN_TIP),
            (self.delete_button, _DELETE_TIP),
            (self.paper_button, _PAPER_TIP),
        ):
            explain(button, words_of(tip))
        if book is not None:
            self._show(book)
        dress_buttons(self)

    def _show(self, book: PadBook) -> None:
        game, settings = game_named(book.game), self._keeper.settings
        pictures = pictures_shown(settings, game, book.rules)
        words = self._words_for(book, words_for(book, book.coming, pictures))
        over = book.over and book.at is None
        self.deal_title.setText(title_of_deal(book, words))
        self._rules.setText(words.text(played_title(game, book, settings)))
        entered = book.coming.entered
        self.form.setEnabled(self._writable and not over)
        self.form.show_fields(entered, book.draft, words)
        self.result.show_book(book, words)
        self.account.show_book(book, pictures)
        self._announce(self.result.brief)
        correcting = book.at is not None
        self.book_button.setText(words_of(_CORRECT if correcting else _BOOK))
        self.clear_button.setText(words_of(_LEAVE if correcting else _CLEAR))
        self.book_button.setEnabled(self._writable and entered.outcome is not None and not over)
        self.clear_button.setEnabled(self._writable and (correcting or bool(book.draft)))
        self.undo_button.setEnabled(self._writable and bool(book.deals) and not correcting)
        self.redo_button.setEnabled(self._writable and bool(book.undone) and not correcting)
        self._let_open()
        self._scale_quiet()

    def _announce(self, told: str) -> None:
        """Say what is to be entered next, or what comes of it, to whoever hears the program."""
        if told != self._told:
            self._told = told
            announce(self, told)

    def _see_part(self, line: QWidget) -> None:
        """Scroll to a part of the form that was opened."""
        QTimer.singleShot(0, line, lambda: self._asking.verticalScrollBar().setValue(line.y()))

    def _words_for(self, book: PadBook, fresh: Wording) -> Wording:
        """Return the same words while they say the same, so that the form keeps its controls."""
        key = (book.id, fresh.language, fresh.pictures, fresh.names, book.coming.number, book.at)
        if self._words is None or self._words[0] != key:
            self._words = key, fresh
        return self._words[1]


def _scrolled(part: QWidget, *, sideways: bool = False) -> QScrollArea:
    """Return a part that scrolls by a bar at its right, or by a finger."""
    around = QWidget()
    column = QVBoxLayout(around)
    column.setContentsMargins(2, 2, 10, 2)
    column.addWidget(part)
    column.addStretch(1)
    area = scrolled(around, sideways=sideways)
    QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)
    return area
