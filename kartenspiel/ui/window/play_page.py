# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The middle of the window: messages, the table and the score sheet, joined to whoever drives the deals.

The log and the score sheet follow what has been shown, not what has happened: they wait for the cards.
The pages that follow a deal are imported and made when they are first needed, so that the first table is there sooner.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kartenspiel.controller.files import reason
from kartenspiel.controller.plans import pictures_shown, played_title
from kartenspiel.controller.session import Session, SessionOverError
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.controller.table import Table
from kartenspiel.games import game_named, view_of
from kartenspiel.model.cards import PLAIN_SUITS
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.suits import SuitsPicture
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import dress_buttons
from kartenspiel.ui.pane.deal_pane import DealPane
from kartenspiel.ui.table.chronicle import heard, seen_then, told_of, told_so_far
from kartenspiel.ui.table.placer import Groups
from kartenspiel.ui.widgets.message_bar import Action, Messages
from kartenspiel.ui.window import key_tips
from kartenspiel.ui.window.log_panel import LogPanel
from kartenspiel.ui.window.overlay import MakesRoom, Overlay, areas_of, buttons_on
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
    replay = Signal()
    """The person wants to go through the deal finished last again."""
    why_wanted = Signal(int)
    """The person wants to know why a move of the deal finished last was made, which has this number from 0 on."""
    analyse = Signal()
    """The person wants to know what the decisions in the deal finished last were worth."""
    save_deal = Signal()
    compare = Signal()
    """The person wants to keep the deal finished last as a file."""

    def __init__(
        self, table: Table, keeper: Keeper, log: LogPanel, pictures_cache: Path | None, parent: QWidget | None = None
    ) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__(parent)
        self._table, self._keeper, self._log = table, keeper, log
        self.pane = DealPane(table, keeper, pictures_cache, self._join_sheet)
        self.view = self.pane.view
        self.messages = Messages(self.words)
        self.pictures_cache = pictures_cache
        self._key_tips = key_tips.KeyTips(keeper, self.messages)
        self.suits = SuitsPicture(self.pane.artwork, flat=True)
        self._review: DealReview | None = None
        self._recalled: tuple[FinishedDeal, Pictures] | None = None
        self._announced: tuple[Text, Sequence[Action]] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pane, 1)
        column.addWidget(self.suits, 0, Qt.AlignmentFlag.AlignHCenter)
        self._overlay = Overlay(self.messages, self, self._around, self._make_room)
        self._connect()
        self.apply_settings()

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.pane.game

    @property
    def session(self) -> Session | None:
        """The session whose deal is shown."""
        return self.pane.session

    @property
    def sheet(self) -> "ScoreSheet":
        """The score sheet of the deal finished last."""
        return self.pane.sheet

    def _join_sheet(self, sheet: "ScoreSheet") -> None:
        sheet.next_deal.connect(self._lead_on)
        sheet.play_again.connect(self.play_again)
        sheet.save_deal.connect(self.save_deal)
        sheet.codes.compare.connect(self.compare)
        sheet.replay.connect(self.replay)
        sheet.analyse.connect(self.analyse)
        sheet.why.connect(self.why_wanted)
        sheet.show_table.connect(lambda: self.show_sheet(False))
        if self._recalled is not None:
            sheet.show_deal(*self._recalled)
        sheet.let_play(not self.finished)

    @property
    def review(self) -> "DealReview":
        """The hands and tricks of the deal finished last."""
        from kartenspiel.ui.sheet.deal_review import DealReview

        if self._review is None:
            self._review = DealReview(self.pane.artwork)
            self.pane.addWidget(self._review)
            self._review.next_deal.connect(self._lead_on)
            self._review.replay.connect(self.replay)
            self._review.why.connect(self.why_wanted)
            self._review.show_sheet.connect(lambda: self.show_sheet(True))
        return self._review

    def words(self) -> Wording:
        """Return the words for this table in the present language."""
        return self.pane.words()

    def _dress_messages(self) -> None:
        dress_buttons(self.messages)

    def close_down(self) -> None:
        """Stop drawing: the window closes."""
        self.pane.close_down()

    def apply_settings(self) -> None:
        """Look, move and ask as the person likes."""
        self._table.out_of_turn.asked = self._keeper.settings.ask_to_speak
        self._table.out_of_turn.silent_session = self._keeper.settings.silent_session
        self.pane.seat_people()

    @property
    def finished(self) -> bool:
        """Whether the deal shown is over, and its result was to be seen."""
        return self.pane.finished is not None

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
        elif self.pane.finished is not None:
            self.review.show_deal(self.pane.finished, self.pane.pictures, self.sheet.next_text)
            self._turn_to(self.review)
        else:
            self._turn_to(self.view)

    def lay_out(self, finished: FinishedDeal) -> None:
        """Show the score sheet of the deal that was finished last, as if one had never risen from the table."""
        self.pane.lay_out(finished)
        self.sheet.show_deal(finished, self.pane.pictures, None if finished.session.over else _STOPPED_HERE)
        self.show_sheet(True)
        if not self._log.turn_to(finished.session.id):
            self._begin_log(finished.session_then)
            self._log.add(told_of(self.game, finished))

    def recall(self, finished: FinishedDeal) -> None:
        """Have the score sheet of an earlier deal ready, while the next is played."""
        rules = finished.session.rules
        self._recalled = (finished, pictures_shown(self._keeper.settings, game_named(finished.session.game), rules))
        if self.pane.has_sheet:
            self.sheet.show_deal(*self._recalled)
            self.sheet.let_play(not self.finished)
        self.changed.emit()

    def clear(self) -> None:
        """Take everything from the table: its session is no longer there."""
        self._recalled = None
        self.pane.clear()
        self.changed.emit()

    def announce(self, text: Text | None, actions: Sequence[Action] = ()) -> None:
        """Say something of the deal that begins now, as soon as it is seen; ``None`` if nothing is to be said."""
        self._announced = None if text is None else (text, actions)

    @property
    def has_sheet(self) -> bool:
        """Whether there is a finished deal whose score sheet can be shown."""
        return self._recalled is not None or self.pane.has_sheet

    @property
    def sheet_shown(self) -> bool:
        """Whether the score sheet lies over the table."""
        return self.pane.sheet_shown

    def cover(self, page: QWidget | None) -> None:
        """Lay another page over table and score sheet, or take it away again; tips are about what it hides."""
        if page is not None:
            self.messages.settle(key_tips.TOPIC)
        if page is not None and self.pane.indexOf(page) < 0:
            self.pane.addWidget(page)
        self._turn_to(page or (self.sheet if self.finished else self.view))

    def shows(self, page: QWidget | None) -> bool:
        """Tell whether this page lies over the table now."""
        return self.pane.shows(page)

    @property
    def covered(self) -> bool:
        """Whether another page lies over the table."""
        return not self.pane.shows(self.view)

    @property
    def at_table(self) -> bool:
        """Whether the table is to be seen, or what is told of its last deal, and no page about something else."""
        return self.sheet_shown or self.pane.shows(self.view) or self.pane.shows(self._review)

    def hand_top(self) -> int:
        """Return how far below the upper edge of the page the own hand begins, with a card raised, in pixels."""
        return self.view.mapTo(self, self.view.rect().topLeft()).y() + self.view.hand_top()

    def focus_place(self) -> QWidget:
        """Return what has the keys on the page that is shown: its most likely button, or the table."""
        if self.sheet_shown:
            return self.sheet.next_button
        if self._review is not None and self.pane.shows(self._review):
            return self._review.next_button
        return self.pane.currentWidget() or self.view

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

    def allow_help(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a menu entry
        """Let the person be helped in this session from now on, or play it on as at the table.

        Deals stay marked in which there was help.
        """
        now, shown = self._table.sittings.current, self.pane.session
        if now is None or shown is None:
            return
        self._table.keep(replace(now, session=replace(now.session, allows_help=wanted)))
        self.pane.session = replace(shown, allows_help=wanted)
        if self._table.question is not None:
            self.view.ask(self._table.question)
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

    def show_standing(self) -> None:
        """Tell how the deal stands, or put that away."""
        self.view.standing.toggle()

    def _connect(self) -> None:
        pane, view = self.pane, self.view
        pane.currentChanged.connect(lambda _index: self._on_turned())
        for told in (view.settled, view.in_sight.changed):
            told.connect(self._overlay.step_aside)
        self._table.trouble.connect(self.messages.warn)
        self._table.overcome.connect(self.messages.withdraw)
        self._table.player_failed.connect(self.messages.warn)
        self.messages.added.connect(dress_buttons)
        appearance.COLOURS.changed.connect(self._dress_messages)
        pane.seated.connect(self._show_suits)
        pane.begun.connect(self._begin)
        pane.acting.connect(self.messages.go_on)
        pane.ended.connect(self._show_result)
        view.calls.answers.silent_session.connect(lambda: self.be_silent(True))
        for follow in (self._give_hint, self._show_orders):
            view.settled.connect(follow)
        view.stage.begun.connect(lambda step: self._log.add(heard(self.game, step)))
        view.stage.shown.connect(lambda step: self._log.add(seen_then(self.game, step)))
        self._table.laid.connect(self._tell_anew)
        pane.artwork.trouble.connect(lambda name: self.messages.warn(_ART_MISSING(file=name)))
        pane.artwork.uncached.connect(self._tell_uncached)

    def _on_turned(self) -> None:
        self.messages.let_see_table(self.pane.shows(self.view))
        self._show_suits()
        self._overlay.place()
        self.turned.emit()

    def _around(self) -> Groups:
        """Return what lies on the page that is shown, the most important first; the last may be covered."""
        page = self.pane.currentWidget() or self
        if page is self.view:
            *before, stays, may_be_covered = self.view.in_sight.groups()
            return *before, (*stays, *areas_of([self.suits], self)), may_be_covered
        if isinstance(page, MakesRoom):
            return (areas_of(page.parts(), self), ())
        return (buttons_on(page, self), ())

    def _make_room(self, high: int) -> None:
        """Leave so many pixels at the foot of the page free, if it is one that is full."""
        page: object = self.pane.currentWidget()
        if isinstance(page, MakesRoom):
            page.make_room(high)

    def _tell_anew(self, step: Step) -> None:
        """Write the log of a deal in which something was taken back, and have no score sheet of what is open again."""
        self._log.tell_anew(told_so_far(self.game, step))
        last = self._table.last_deal
        if self.pane.has_sheet and self.sheet.finished is not last:
            self._recalled = None
            if last is None:
                self.sheet.clear()
            else:
                self.recall(last)
        self.changed.emit()

    def _tell_uncached(self, error: OSError) -> None:
        self.messages.warn(_UNCACHED(reason=reason(error)))

    def _begin(self, before: Session | None) -> None:
        """Begin to write of a deal that begins, or is taken up again."""
        session = self.session
        if before is not None and session is not None and before.id != session.id:
            self.messages.go_on()  # what was said of the last session is over
        self.messages.settle(DEAL_FILES)
        if self._announced is not None:
            self.messages.inform(*self._announced, of_table=True)
            self._announced = None
        if self.pane.has_sheet:
            self.sheet.let_play(True)
        if session is not None:
            self._begin_log(session)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _begin_log(self, session: Session) -> None:
        """Begin to tell of the present deal of a session."""
        title = _DEAL(number=session.number) if session.counted else _ASIDE
        played = played_title(self.game, session, self._keeper.settings)
        self._log.begin(title, self.pane.pictures, session.players, session.id, played)

    def _show_suits(self) -> None:
        """Show the four suits below the table for whoever wants them there; other pages have their own pictures."""
        wanted = self._keeper.settings.suits_visible and self.pane.shows(self.view)
        self.suits.setVisible(wanted)
        if wanted:
            self.suits.show_suits(self.words())
            self._show_orders()

    def _show_orders(self) -> None:
        """Write below the suits which cards they have in this game, the highest first."""
        seen = self.view.stage.seen
        if seen is not None and self.suits.isVisible() and seen.game == self.game.id:
            ranks = view_of(seen).sort.ranks.split()
            pack = sorted(
                self.game.pack(seen.rules), key=lambda card: ranks.index(card.rank) if card.rank in ranks else 0
            )
            self.suits.show_orders({suit: [card for card in pack if card.suit is suit] for suit in PLAIN_SUITS})

    def _give_hint(self) -> None:
        """Give a hint for what is asked now."""
        question = self._table.question
        if question is not None and self.session is not None and self.session.counted:
            self._key_tips.think_of(question)

    def _show_result(self, finished: FinishedDeal) -> None:
        """Show the score sheet of a deal of which all has been seen."""
        unit = self.game.unit(finished.deal.rules)
        remark = self._key_tips.for_sheet(unit) if finished.session.counted else None
        self.sheet.show_deal(finished, self.pane.pictures, remark)
        self.show_sheet(True)

    def _turn_to(self, page: QWidget) -> None:
        """Show a page, and let its most likely button or the table have the keys."""
        self.pane.setCurrentWidget(page)
        self.focus_place().setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _lead_on(self) -> None:
        """Go on from the score sheet: back to the deal that is played meanwhile, or to the next."""
        if self._table.playing:
            self._turn_to(self.view)
        else:
            self.next_deal()
