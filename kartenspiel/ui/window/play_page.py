# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The middle of the window: messages, the table and the score sheet, joined to whoever drives the deals.

The log and the score sheet follow what has been shown, not what has happened: they wait for the cards.
The pages that follow a deal are imported and made when they are first needed, so that the first table is there sooner.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from kartenspiel.controller.files import reason
from kartenspiel.controller.plans import pictures_shown, played_title
from kartenspiel.controller.session import Session, SessionOverError
from kartenspiel.controller.settings import last_game
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.controller.table import Table
from kartenspiel.games import game_named
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.moves import Move
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.text import Amount, marker
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.cards.suits import SuitsPicture
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import dress_buttons
from kartenspiel.ui.looks.preferences import Preferences, preferences_of
from kartenspiel.ui.table.placer import Groups
from kartenspiel.ui.table.table_view import CardTable
from kartenspiel.ui.widgets.message_bar import Messages
from kartenspiel.ui.window import hints
from kartenspiel.ui.window.chronicle import heard, seen_then
from kartenspiel.ui.window.log_panel import LogPanel
from kartenspiel.ui.window.overlay import Overlay, buttons_on
from kartenspiel.ui.words.guests import words_among
from kartenspiel.ui.words.phrases import Phrases
from kartenspiel.ui.words.wording import Wording

if TYPE_CHECKING:
    from kartenspiel.ui.sheet.deal_review import DealReview
    from kartenspiel.ui.sheet.score_sheet import ScoreSheet

_ = marker(__package__)

DEAL_FILES: Final = "deal files"
"""Topic of the messages about files of deals that cannot be read."""

_DEAL: Final = _("Deal {number}")
_ASIDE: Final = _("A deal outside the session")
_STOPPED_HERE: Final = _("This is where you stopped last time. “Next deal” goes on from here.")
_ART_MISSING: Final = _("The picture {file} is missing or damaged.")
_TOO_LATE: Final = _("Too late: nothing can be said out of turn any more.")
_UNCACHED: Final = _("Finished pictures of cards cannot be kept ({reason}). They are drawn anew each time.")


class PlayPage(QWidget):
    """Table and score sheet."""

    changed = Signal()
    """Another deal, another session or another account: what is written about them must be written again."""
    turned = Signal()
    """Another page is shown: the table, its score sheet, or what was laid over them (`cover`)."""
    new_session = Signal()
    """The session has ended and the person wants another."""
    play_again = Signal()
    """The person wants to play the deal finished last once more."""
    save_deal = Signal()
    """The person wants to keep the deal finished last as a file."""

    def __init__(
        self, table: Table, keeper: Keeper, log: LogPanel, pictures_cache: Path | None, parent: QWidget | None = None
    ) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__(parent)
        self._table, self._keeper, self._log = table, keeper, log
        self._session: Session | None = table.session
        self._finished: FinishedDeal | None = None
        self.messages = Messages(self.words)
        self.pictures_cache = pictures_cache
        self._hints = hints.Hints(keeper, self.messages)
        self._artwork = Artwork(resource("cards"), pictures_cache, Look(pictures=self.pictures), self)
        self.view = CardTable(self._artwork, self.game, self.words(), self._preferences())
        self.suits = SuitsPicture(self._artwork, flat=True)
        self._sheet: ScoreSheet | None = None
        self._review: DealReview | None = None
        self._recalled: tuple[FinishedDeal, Pictures] | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        column.addWidget(self.suits, 0, Qt.AlignmentFlag.AlignHCenter)
        self._overlay = Overlay(self.messages, self, self._around)
        self._connect()
        self.apply_settings()
        self._phrases = Phrases(self)
        self._phrases.repeat(self._seat_people)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return last_game(self._keeper.settings) if self._session is None else game_named(self._session.game)

    @property
    def session(self) -> Session | None:
        """The session whose deal is shown."""
        return self._session

    @property
    def pictures(self) -> Pictures:
        """The pictures on the cards."""
        rules = self.game.house_rules() if self._session is None else self._session.rules
        return pictures_shown(self._keeper.settings, self.game, rules)

    @property
    def sheet(self) -> "ScoreSheet":
        """The score sheet of the deal finished last."""
        from kartenspiel.ui.sheet.score_sheet import ScoreSheet

        if self._sheet is None:
            self._sheet = ScoreSheet()
            self._pages.addWidget(self._sheet)
            self._sheet.next_deal.connect(self._lead_on)
            self._sheet.play_again.connect(self.play_again)
            self._sheet.save_deal.connect(self.save_deal)
            self._sheet.show_table.connect(lambda: self.show_sheet(False))
            if self._recalled is not None:
                self._sheet.show_deal(*self._recalled)
            self._sheet.let_play(not self.finished)
        return self._sheet

    @property
    def review(self) -> "DealReview":
        """The hands and tricks of the deal finished last."""
        from kartenspiel.ui.sheet.deal_review import DealReview

        if self._review is None:
            self._review = DealReview(self._artwork)
            self._pages.addWidget(self._review)
            self._review.next_deal.connect(self._lead_on)
            self._review.show_sheet.connect(lambda: self.show_sheet(True))
        return self._review

    def words(self) -> Wording:
        """Return the words for this table in the present language."""
        return words_among(() if self._session is None else self._session.players, self.pictures)

    def _dress_messages(self) -> None:
        dress_buttons(self.messages)

    def close_down(self) -> None:
        """Stop drawing: the window closes."""
        self.view.clear()
        self._artwork.close()

    def apply_settings(self) -> None:
        """Look, move and ask as the person likes."""
        self._table.word.asked = self._keeper.settings.ask_to_speak
        self._table.word.silent_session = self._keeper.settings.silent_session
        self._seat_people()

    @property
    def finished(self) -> bool:
        """Whether the deal shown is over, and its result was to be seen."""
        return self._finished is not None

    def next_deal(self) -> None:
        """Go on with the session; where it has ended, ask for another."""
        try:
            self._table.next_deal()
        except SessionOverError:
            self.new_session.emit()

    def show_sheet(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a menu entry
        """Show the last score sheet, or the table again; after a deal that is all its hands and tricks."""
        if wanted and self.has_sheet:
            self._turn_to(self.sheet)
        elif self._finished is not None:
            self.review.show_deal(self._finished, self.pictures, self.sheet.next_text)
            self._turn_to(self.review)
        else:
            self._turn_to(self.view)

    def lay_out(self, finished: FinishedDeal) -> None:
        """Show the score sheet of the deal that was finished last, as if one had never risen from the table."""
        self._session, self._finished = finished.session_then, finished
        self._seat_people()
        self.sheet.show_deal(finished, self.pictures, _STOPPED_HERE)
        self.show_sheet(True)

    def recall(self, finished: FinishedDeal) -> None:
        """Have the score sheet of an earlier deal ready, while the next is played."""
        self._recalled = (finished, self.pictures)
        self.changed.emit()

    @property
    def has_sheet(self) -> bool:
        """Whether there is a finished deal whose score sheet can be shown."""
        return self._recalled is not None or (self._sheet is not None and self._sheet.filled)

    @property
    def sheet_shown(self) -> bool:
        """Whether the score sheet lies over the table."""
        return self._sheet is not None and self._pages.currentWidget() is self._sheet

    def cover(self, page: QWidget | None) -> None:
        """Lay another page over table and score sheet, or take it away again; hints are about what it hides."""
        if page is not None:
            self.messages.settle(hints.TOPIC)
        if page is not None and self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._turn_to(page or (self.sheet if self.finished else self.view))

    def shows(self, page: QWidget | None) -> bool:
        """Tell whether this page lies over the table now."""
        return page is not None and self._pages.currentWidget() is page

    @property
    def covered(self) -> bool:
        """Whether another page lies over the table."""
        return self._pages.currentWidget() is not self.view

    @property
    def at_table(self) -> bool:
        """Whether the table is to be seen, or what is told of its last deal, and no page about something else."""
        return self._pages.currentWidget() in (self.view, self._sheet, self._review)

    def hand_top(self) -> int:
        """Return how far below the upper edge of the page the own hand begins, with a card raised, in pixels."""
        return self.view.mapTo(self, self.view.rect().topLeft()).y() + self.view.hand_top()

    def focus_place(self) -> QWidget:
        """Return what has the keys on the page that is shown: its most likely button, or the table."""
        shown = self._pages.currentWidget()
        made = [each for each in (self._sheet, self._review) if each is not None]
        return next((each.next_button for each in made if each is shown), shown or self.view)

    @property
    def silent(self) -> bool:
        """Whether the person does not want to be asked out of turn in this session."""
        session = self._table.session
        return session is not None and session.id == self._keeper.settings.silent_session

    def be_silent(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a menu entry
        """Have the person asked no more out of turn in this session, or again."""
        session = self._table.session
        if session is not None:
            self._keeper.change(silent_session=session.id if wanted else "")
        if wanted:
            self._table.stay_silent()
        self.changed.emit()

    @property
    def has_trick(self) -> bool:
        """Whether there is a last trick to look at."""
        seen = self.view.stage.seen
        return seen is not None and bool(seen.cards.tricks)

    def show_last_trick(self) -> None:
        """Look at the last trick again, or no longer; after a deal at all of them."""
        self.show_sheet(False)
        self.view.toggle_last_trick()

    def _connect(self) -> None:
        self._pages.currentChanged.connect(lambda _index: self._on_turned())
        for told in (self.view.settled, self.view.in_sight.changed):
            told.connect(self._overlay.step_aside)
        self._table.stepped.connect(self._step)
        self._table.asked.connect(self.view.ask)
        self._table.thinking.connect(self.view.think)
        self._table.finished.connect(self.view.finish)
        self._table.trouble.connect(self.messages.warn)
        self._table.overcome.connect(self.messages.withdraw)
        self._table.player_failed.connect(self.messages.warn)
        self.messages.added.connect(dress_buttons)
        appearance.WARDROBE.changed.connect(self._dress_messages)
        self.view.chosen.connect(self._answer)
        self.view.answering.refusal_of, self.view.calls.choices_after = self._table.refusal, self._table.choices_after
        self.view.nothing_more.connect(self._table.stay_silent)
        self.view.calls.silent_session.connect(lambda: self.be_silent(True))
        self.view.panels.word.toggled.connect(self._ask_for_word)
        self.view.advice_wanted.connect(self._table.suggest)
        self._table.advised.connect(self.view.advise)
        self.view.settled.connect(self._give_hint)
        self.view.ended.connect(self._show_result)
        self.view.stage.begun.connect(lambda step: self._log.add(heard(self.game, step)))
        self.view.stage.shown.connect(lambda step: self._log.add(seen_then(self.game, step)))
        self._artwork.trouble.connect(lambda name: self.messages.warn(_ART_MISSING(file=name)))
        self._artwork.uncached.connect(self._tell_uncached)

    def _on_turned(self) -> None:
        self.messages.let_see_table(self._pages.currentWidget() is self.view)
        self._show_suits()
        self._overlay.place()
        self.turned.emit()

    def _around(self) -> Groups:
        """Return what lies on the page that is shown, the most important first; the last may be covered."""
        page = self._pages.currentWidget() or self
        if page is self.view:
            return self.view.in_sight.groups()
        return (buttons_on(page, self), ())

    def _tell_uncached(self, error: OSError) -> None:
        self.messages.warn(_UNCACHED(reason=reason(error)))

    def _step(self, step: Step) -> None:
        if step.before is None:
            self._begin()
        self.view.step(step)

    def _begin(self) -> None:
        """Seat the people for a deal that begins, or is taken up again."""
        before, self._session = self._session, self._table.session
        if before is not None and self._session is not None and before.id != self._session.id:
            self.messages.go_on()  # what was said of the last session is over
        self.messages.settle(DEAL_FILES)
        self._finished = None
        if self._sheet is not None:
            self._sheet.let_play(True)
        self._pages.setCurrentWidget(self.view)
        self.view.clear()
        self._seat_people()
        if self._session is not None:
            title = _DEAL(number=self._session.number) if self._session.counted else _ASIDE
            played = played_title(self.game, self._session, self._keeper.settings)
            self._log.begin(title, self.pictures, self._session.players, self._session.id, played)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _seat_people(self) -> None:
        self._show_suits()
        self.view.seat(self.game, self.words(), self._accounts(), self._preferences())

    def _show_suits(self) -> None:
        """Show the four suits below the table for whoever wants them there; other pages have their own pictures."""
        wanted = self._keeper.settings.suits_visible and self._pages.currentWidget() is self.view
        self.suits.setVisible(wanted)
        if wanted:
            self.suits.show_suits(self.words())

    def _accounts(self) -> tuple[tuple[str, ...], ...]:
        """Return how everybody stands, by seat, in each account; nothing before the first deal is over."""
        session = self._session
        if session is None or not session.counted or not session.results:
            return ()
        unit = self.game.unit(session.rules)
        words = self.words()
        accounts = [account for account in (session.account, session.money_account) if account is not None]
        return tuple(
            tuple(words.amount(Amount(account[index], unit, signed=True)) for account in accounts)
            for index in session.seating
        )

    def _preferences(self) -> Preferences:
        return preferences_of(self._keeper.settings, dark=appearance.is_dark(), pictures=self.pictures)

    def _ask_for_word(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a button
        """Have the person asked; the table may be further than what is seen of it, and then it can be too late."""
        if not self._table.ask_for_word(wanted):
            self.view.panels.word.setChecked(False)
            self.view.panels.tell(self.words().text(_TOO_LATE()))

    def _answer(self, move: Move | None) -> None:
        self.messages.go_on()
        try:
            self._table.answer(move)
        except IllegalMoveError as error:
            self.view.refuse(error.refusal)

    def _give_hint(self) -> None:
        """Give a hint for what is asked now."""
        question = self._table.question
        if question is not None and self._session is not None and self._session.counted:
            self._hints.think_of(question)

    def _show_result(self, finished: FinishedDeal) -> None:
        """Show the score sheet of a deal of which all has been seen."""
        self._finished = finished
        unit = self.game.unit(finished.deal.rules)
        remark = self._hints.for_sheet(unit) if finished.session.counted else None
        self.sheet.show_deal(finished, self.pictures, remark)
        self.show_sheet(True)

    def _turn_to(self, page: QWidget) -> None:
        """Show a page, and let its most likely button or the table have the keys."""
        self._pages.setCurrentWidget(page)
        self.focus_place().setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _lead_on(self) -> None:
        """Go on from the score sheet: back to the deal that is played meanwhile, or to the next."""
        if self._table.playing:
            self._turn_to(self.view)
        else:
            self.next_deal()
