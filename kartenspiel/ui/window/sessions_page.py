# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of sessions: all of them in a list, and beside it what is told of the one that is chosen."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.plans import pictures_shown
from kartenspiel.controller.sitting import Sitting
from kartenspiel.games import game_named
from kartenspiel.model.text import marker
from kartenspiel.ui.cards.faces_row import FacesRow
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.page_scale import scale_for
from kartenspiel.ui.looks.paper import ClothPage, Sheet, dress_buttons, page_head, scrolled
from kartenspiel.ui.sheet.account_plot import AccountPlot
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window import session_words
from kartenspiel.ui.window.barred import reasons_at_sessions
from kartenspiel.ui.window.session_list import SessionList
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

ASIDE: Final = 16
"""Pixels of cloth at both sides."""
BETWEEN: Final = 10
"""Pixels of cloth between list and sheet."""
WIDE: Final = 112
"""So many mean widths of letters have room for both side by side."""
WIDEST: Final = 190
"""More of them are not used."""
HIGHEST: Final = 18
"""Lines of text that the curve of an account is high at most."""
LEAST_PLOTTED: Final = 2
"""So many deals make a curve."""

_TITLE = _("Your sessions")
_HINT = _("Each is kept as it lies, with its account. Go on with any of them whenever you like.")
_READ_ONLY = _(
    "The program is already running in another window. There you can go on with these sessions; here you can look at "
    "them."
)
_EMPTY = _("There is no session yet. Choose a game, and it is kept here from the first card on.")
_BACK = _("&Back to the table")
_GAMES = _("&All games")
_GO_ON = _("&Go on")
_DEALS = _("&Deals …")
_RENAME = _("Re&name …")
_COPY = _("&Copy …")
_END = _("&End …")
_DELETE = _("De&lete …")
_COPY_TIP = _("Begin another session like this one: with other players or rules, if you like")
_END_TIP = _("Close the account; dummies are shared out, and nothing more is dealt")
_DELETE_TIP = _("Take this session from the list; its deals stay in the history")
_DEALS_TIP = _("Look at the finished deals of this session")
_HERE = _("It lies on the table.")
_ELSEWHERE = _("It is open in another window.")
_ACCOUNT = _("Your account: {amount}")


@dataclass(frozen=True, slots=True)
class SessionsShown:
    """What the page shows."""

    sittings: Sequence[Sitting] = ()
    on_table: str = ""
    """Which session lies on the table of this window."""
    elsewhere: str = ""
    """Which lies on that of another program."""
    writable: bool = True
    """Whether this program may change anything."""
    shows_deals: bool = False
    """Whether there is a list of finished deals to be shown."""


class SessionsPage(ClothPage):
    """All sessions, side by side.  What is wanted of one is told with its `Sitting`."""

    go_on = Signal(object)
    deals_wanted = Signal(object)
    rename = Signal(object)
    copy = Signal(object)
    end = Signal(object)
    delete = Signal(object)
    games_wanted = Signal()
    back = Signal()

    def __init__(self, keeper: Keeper, parent: QWidget | None = None, pictures_cache: Path | None = None) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__(parent)
        self._keeper, self._shown = keeper, SessionsShown()
        self.list = SessionList()
        self.title, self._played = Heading(), QuietLabel()
        self._players, self._state, self._account = PlainLabel(), PlainLabel(), PlainLabel()
        self.faces = FacesRow(pictures_cache)
        self.plot = AccountPlot()
        self.back_button, self.games_button = QPushButton(), QPushButton()
        self.go_on_button, self.deals_button = QPushButton(), QPushButton()
        self.rename_button, self.copy_button = QPushButton(), QPushButton()
        self.end_button, self.delete_button = QPushButton(), QPushButton()
        self._heading, self._hint, self._empty = Heading(), QuietLabel(), PlainLabel()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._board = QWidget()
        self._scale = 0.0
        self._nothing = Sheet()
        self._lay_out()
        self._connect()
        self._phrases = Phrases(self)
        self._speak()
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def show_sessions(self, shown: SessionsShown) -> None:
        """Show these; the one that is chosen stays so, and at first it is the one on the table."""
        self._shown = shown
        self._retell()

    def take_focus(self) -> None:
        """Give the keys to the list, or where it is empty to the way to the games."""
        (self.list if self._shown.sittings else self.games_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        """Write on everything what it says, now and in every language to come."""
        for setter, text in (
            (self._heading.setText, _TITLE),
            (self.list.setAccessibleName, _TITLE),
            (self._empty.setText, _EMPTY),
            (self.back_button.setText, _BACK),
            (self.games_button.setText, _GAMES),
            (self.go_on_button.setText, _GO_ON),
            (self.deals_button.setText, _DEALS),
            (self.rename_button.setText, _RENAME),
            (self.copy_button.setText, _COPY),
            (self.end_button.setText, _END),
            (self.delete_button.setText, _DELETE),
        ):
            self._phrases.say(setter, text)
        self._phrases.tell(self._retell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put list and sheet side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _measure(self) -> None:
        self._scale = 0.0
        self._arrange()

    def _arrange(self) -> None:
        """Give text its size, and put list and sheet beside each other if their words have room there."""
        scale = scale_for(self.width(), self.height())
        if scale != self._scale:
            self._scale = scale
            self._write_larger(scale)
        letter = self.list.fontMetrics().averageCharWidth()
        wide = self.width() - 2 * ASIDE >= WIDE * letter
        directions = QBoxLayout.Direction
        self._body.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._page.setMaximumWidth(WIDEST * letter)

    def _write_larger(self, scale: float) -> None:
        """Write everything so many times as large as usual."""
        self._heading.set_scale(scale)
        self.title.set_scale(scale)
        for quiet in (self._hint, self._played):
            quiet.set_scale(scale)
        for part in (self.list, self.plot, self.faces, self._empty, self._players, self._state, self._account):
            part.setFont(scaled_font(scale))
        for button in self.findChildren(QPushButton):
            button.setFont(scaled_font(scale))
        self.plot.setMaximumHeight(HIGHEST * self.plot.fontMetrics().height())

    def _lay_out(self) -> None:
        around_list = Sheet()
        inner = QVBoxLayout(around_list)
        inner.setContentsMargins(8, 8, 8, 8)
        inner.addWidget(self.list)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(BETWEEN)
        self._body.addWidget(around_list, 3)
        self._body.addWidget(self._make_sheet(), 4)
        self._board.setLayout(self._body)
        empty = QVBoxLayout(self._nothing)
        empty.setContentsMargins(24, 20, 24, 20)
        empty.addWidget(self._empty)
        self._empty.setWordWrap(True)
        self._page = page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(ASIDE, 12, ASIDE, 12)
        column.setSpacing(BETWEEN)
        column.addLayout(page_head(self._heading, self._hint, (self.games_button, self.back_button)))
        column.addWidget(self._nothing)
        column.addWidget(self._board, 1)
        column.addStretch(0)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        area = scrolled(page)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        outer.addWidget(area)

    def _make_sheet(self) -> Sheet:
        """Return the sheet on which all is told of one session."""
        sheet = Sheet()
        self.title.setWordWrap(True)
        keeping = self._played.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)  # the buttons stay where they are when the session is renamed
        self._played.setSizePolicy(keeping)
        for label in (self._players, self._state, self._account):
            label.setWordWrap(True)
        self.go_on_button.setObjectName("first")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(6)
        for part in (self.title, self._played, self.faces, self._players, self._state, self._account):
            column.addWidget(part)
        column.addWidget(self.plot, 1000)
        column.addSpacing(6)
        column.addWidget(ButtonRows((self.go_on_button, self.deals_button)))
        column.addWidget(ButtonRows((self.rename_button, self.copy_button, self.end_button, self.delete_button)))
        column.addStretch(1)
        return sheet

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(lambda _row: self._tell_chosen())
        self.list.itemActivated.connect(lambda _item: self._want_to_go_on())
        self.list.delete_wanted.connect(self.delete_button.click)
        self.go_on_button.clicked.connect(self._want_to_go_on)
        for button, signal in (
            (self.deals_button, self.deals_wanted),
            (self.rename_button, self.rename),
            (self.copy_button, self.copy),
            (self.end_button, self.end),
            (self.delete_button, self.delete),
        ):
            button.clicked.connect(lambda _checked, signal=signal: signal.emit(self.list.chosen))
        self.games_button.clicked.connect(self.games_wanted)
        self.back_button.clicked.connect(self.back)

    def _want_to_go_on(self) -> None:
        if self.go_on_button.isEnabled():
            self.go_on.emit(self.list.chosen)

    def _retell(self) -> None:
        """Write everything again."""
        shown, chosen = self._shown, self.list.chosen
        self.list.show_sittings(
            shown.sittings,
            self._keeper.settings,
            on_table=shown.on_table,
            elsewhere=shown.elsewhere,
            chosen=shown.on_table if chosen is None else chosen.session.id,
        )
        self._hint.setText(words_of(_HINT if shown.writable else _READ_ONLY))
        for button, tip in (
            (self.copy_button, _COPY_TIP),
            (self.end_button, _END_TIP),
            (self.delete_button, _DELETE_TIP),
            (self.deals_button, _DEALS_TIP),
        ):
            explain(button, words_of(tip))
        self._board.setVisible(bool(shown.sittings))
        self._nothing.setVisible(not shown.sittings)
        self.back_button.setVisible(bool(shown.on_table))
        self._tell_chosen()
        dress_buttons(self)

    def _tell_chosen(self) -> None:
        """Tell of the session that is chosen."""
        sitting, shown = self.list.chosen, self._shown
        if sitting is None:
            return
        session, settings = sitting.session, self._keeper.settings
        self.title.setText(session_words.title_of(session, settings))
        self._played.setText(session_words.played_in(session, settings))
        self._played.setVisible(bool(session.name))
        self._players.setText(session_words.players_in(session))
        pack = pictures_shown(settings, game_named(session.game), session.rules)
        self.faces.show_people(session.people, pack)
        self.faces.setVisible(settings.portraits and bool(self.faces.faces))
        here, elsewhere = session.id == shown.on_table, session.id == shown.elsewhere
        place = words_of(_HERE) if here else words_of(_ELSEWHERE) if elsewhere else ""
        parts = (session_words.deals_in(session) if session.counted else "", session_words.progress_of(sitting))
        told = ". ".join(filter(None, parts)) + "."
        self._state.setText("\n".join(filter(None, (told, session_words.last_played(sitting), place))))
        account = session_words.own_account(session)
        self._account.setText(words_of(_ACCOUNT(amount=account)) if account else "")
        self._account.setVisible(bool(account))
        self.plot.show_account(
            session_words.names_in(session),
            session.running_account(),
            lambda value: session_words.figure_in(session, value),
        )
        self.plot.setVisible(session.counted and len(session.results) >= LEAST_PLOTTED)
        self._let(sitting)

    def _let(self, sitting: Sitting) -> None:
        """Offer what can be done with a session."""
        on_table = sitting.session.id == self._shown.on_table
        barred = reasons_at_sessions(sitting, writable=self._shown.writable, on_table=on_table)
        self.deals_button.setVisible(self._shown.shows_deals)
        for name, button, tip in (
            ("go_on", self.go_on_button, None),
            ("deals", self.deals_button, _DEALS_TIP),
            ("change", self.rename_button, None),
            ("copy", self.copy_button, _COPY_TIP),
            ("end", self.end_button, _END_TIP),
            ("change", self.delete_button, _DELETE_TIP),
        ):
            told = barred[name] or tip
            button.setEnabled(barred[name] is None)
            explain(button, "" if told is None else words_of(told))
