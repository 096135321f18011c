# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Shows the deals of a driver: the table with its words and looks, and the score sheet over it.

A page that shows deals is made of one such pane and of what is its own: messages and log, a teacher, or nothing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from kartenspiel.controller.driver import Driver
from kartenspiel.controller.plans import pictures_shown
from kartenspiel.controller.session import Session
from kartenspiel.controller.settings import last_game
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.games import game_named
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.moves import Move
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.text import Amount, marker
from kartenspiel.paths import resource
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.cards.heads import faces_of
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.preferences import Preferences, preferences_of
from kartenspiel.ui.table.table_view import CardTable
from kartenspiel.ui.words.guests import words_among
from kartenspiel.ui.words.phrases import Phrases
from kartenspiel.ui.words.wording import Wording

if TYPE_CHECKING:
    from kartenspiel.ui.sheet.score_sheet import ScoreSheet

_ = marker(__package__)

_TOO_LATE: Final = _("Too late: nothing can be said out of turn any more.")


class DealPane(QStackedWidget):
    """A table and its score sheet, one behind the other, joined to whoever drives the deals."""

    begun = Signal(object)
    """A deal begins or is taken up, and its people have sat down: with the `Session` seen before, or ``None``."""
    ended = Signal(object)
    """`FinishedDeal`: all of it has been shown, and its score sheet may be."""
    acting = Signal()
    """The person is about to do something at the table."""
    seated = Signal()
    """Game, words, names or looks of the table may be others now."""

    def __init__(
        self, driver: Driver, keeper: Keeper, pictures_cache: Path | None, join: Callable[["ScoreSheet"], object]
    ) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards; `join` is handed the score sheet."""
        super().__init__()
        self.driver, self._keeper, self._join = driver, keeper, join
        self.pictures_cache = pictures_cache
        self.session: Session | None = driver.session
        """The session whose deal is shown."""
        self.finished: FinishedDeal | None = None
        """The deal that is shown, once it is over and all of it has been seen."""
        self.artwork = Artwork(resource("cards"), pictures_cache, Look(pictures=self.pictures), self)
        self.view = CardTable(self.artwork, self.game, self.words(), self.preferences())
        self._sheet: ScoreSheet | None = None
        self.addWidget(self.view)
        self._connect()
        self._phrases = Phrases(self)
        self._phrases.repeat(self.seat_people)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return last_game(self._keeper.settings) if self.session is None else game_named(self.session.game)

    @property
    def pictures(self) -> Pictures:
        """The pictures on the cards."""
        rules = self.game.house_rules() if self.session is None else self.session.rules
        return pictures_shown(self._keeper.settings, self.game, rules)

    def words(self) -> Wording:
        """Return the words for this table in the present language."""
        return words_among(() if self.session is None else self.session.players, self.pictures)

    def preferences(self) -> Preferences:
        """Return how the person likes the table to look and to move."""
        return preferences_of(self._keeper.settings, dark=appearance.is_dark(), pictures=self.pictures)

    @property
    def has_sheet(self) -> bool:
        """Whether there is a score sheet of a deal that was seen."""
        return self._sheet is not None and self._sheet.filled

    @property
    def sheet_shown(self) -> bool:
        """Whether the score sheet lies over the table."""
        return self._sheet is not None and self.currentWidget() is self._sheet

    @property
    def sheet(self) -> "ScoreSheet":
        """The score sheet, which is made when it is first wanted, so that the first table is there sooner."""
        from kartenspiel.ui.sheet.score_sheet import ScoreSheet

        if self._sheet is None:
            self._sheet = ScoreSheet()
            self.addWidget(self._sheet)
            self._join(self._sheet)
        return self._sheet

    def shows(self, page: QWidget | None) -> bool:
        """Tell whether this page is the one that is seen."""
        return page is not None and self.currentWidget() is page

    def seat_people(self) -> None:
        """Write and draw the table as it has to be now."""
        people = () if self.session is None else self.session.players
        faces = faces_of(people, self.pictures)
        self.view.seat(self.game, self.words(), self._accounts(), self.preferences(), faces)
        self.seated.emit()

    def lay_out(self, finished: FinishedDeal) -> None:
        """Have a finished deal lie here, as if it had just been seen to its end."""
        self.session, self.finished = finished.session_then, finished
        self.view.clear()  # another game may have lain there
        self.seat_people()

    def clear(self) -> None:
        """Have nothing lie here, and no score sheet."""
        self.session = self.finished = None
        self.view.clear()
        if self._sheet is not None:
            self._sheet.clear()
        self.seat_people()

    def stay_silent(self) -> None:
        """Say nothing more out of turn in this deal."""
        self._do(self.driver.stay_silent)

    def close_down(self) -> None:
        """Stop drawing: the window closes."""
        self.view.clear()
        self.artwork.close()

    def _connect(self) -> None:
        driver, view = self.driver, self.view
        driver.stepped.connect(self._step)
        driver.laid.connect(self._lay)
        driver.asked.connect(self._ask)
        driver.thinking.connect(view.think)
        driver.advised.connect(view.advise)
        driver.not_advised.connect(view.answering.tell_no_advice)
        driver.finished.connect(view.finish)
        view.answering.may_advise = driver.advises
        view.standing.allowed = view.tricks.allowed = lambda: driver.session is not None and driver.session.allows_help
        view.answering.refusal_of, view.calls.answers.choices_after = driver.refusal, driver.choices_after
        view.chosen.connect(self._answer)
        view.nothing_more.connect(self.stay_silent)
        view.panels.word.toggled.connect(self._ask_for_word)
        view.advice_wanted.connect(driver.suggest)
        view.ended.connect(self._end)
        appearance.COLOURS.changed.connect(self.seat_people)

    def _step(self, step: Step) -> None:
        if step.before is None:
            self._begin()
        self.view.step(step)

    def _lay(self, step: Step) -> None:
        before, now = self.session, self.driver.session
        if before is None or now is None or (before.id, before.number) != (now.id, now.number):
            self._begin()
        self.session = now
        if self.finished is not None:
            self.finished = None
            self.seat_people()  # the accounts are as before
        self.setCurrentWidget(self.view)
        self.view.lay(step)

    def _begin(self) -> None:
        """Seat the people for a deal that begins, or is taken up again."""
        before, self.session, self.finished = self.session, self.driver.session, None
        self.setCurrentWidget(self.view)
        self.view.clear()
        self.seat_people()
        self.begun.emit(before)

    def _end(self, finished: FinishedDeal) -> None:
        self.finished = finished
        self.ended.emit(finished)

    def _ask(self, question: Question | None) -> None:
        self.view.hand.tells_playable = not self.driver.asks_what_is_allowed
        self.view.answering.says_all = not self.driver.one_by_one
        self.view.ask(question)

    def _answer(self, move: Move | None) -> None:
        self.acting.emit()
        self._do(lambda: self.driver.answer(move))

    def _do(self, act: Callable[[], object]) -> None:
        try:
            act()
        except IllegalMoveError as error:
            self.view.refuse(error.refusal)

    def _ask_for_word(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a button
        """Have the person asked; the driver may be further than what is seen of it, and then it can be too late."""
        if not self.driver.ask_for_word(wanted):
            self.view.panels.word.setChecked(False)
            self.view.panels.tell(self.words().text(_TOO_LATE()))

    def _accounts(self) -> tuple[tuple[str, ...], ...]:
        """Return how everybody stands, by seat, in each account; nothing before the first deal is over.

        Fixed partners have one sum.
        """
        session = self.session
        if session is None or not session.counted or not session.results:
            return ()
        unit = self.game.unit(session.rules)
        words = self.words()
        accounts = [session.by_party(each) for each in (session.account, session.money_account) if each is not None]
        place = {index: place for place, party in enumerate(session.parties) for index in party}
        return tuple(
            tuple(words.amount(Amount(account[place[index]], unit, signed=True)) for account in accounts)
            for index in session.seating
        )
