# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page on which a deal is replayed: a table like the one where sessions are played, and the ways through below."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kartenspiel.controller.analysis import WeighedDecision
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.replay_driver import ReplayDriver
from kartenspiel.controller.session import Person
from kartenspiel.model.cards import Card
from kartenspiel.model.seats import Seat
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.pane.deal_pane import DealPane
from kartenspiel.ui.replay.answer_values import AnswerValues, CardValue, values_of
from kartenspiel.ui.replay.moves_touched import MovesTouched
from kartenspiel.ui.replay.replay_bar import ReplayBar
from kartenspiel.ui.replay.ways import WAYS
from kartenspiel.ui.sheet.decision_words import DecisionWords
from kartenspiel.ui.table.keyboard import REPLAY_KEYS
from kartenspiel.ui.widgets.clauses import stand_for
from kartenspiel.ui.words.guests import shown_names

LEAST_TABLE: Final = (360, 220)
"""The least size of the table over the bar, in pixels."""


class ReplayPage(QWidget):
    """Shows a deal that was played, forward and back.

    Once the decisions of a seat are weighed (`show_decisions`), what its answers were worth stands over its cards and
    in words on the bar, and what cost something is marked on `bar.slider`.
    """

    left = Signal()
    """The person has seen enough."""
    why = Signal(int)
    """The person wants to know why the move of this number was made, from 0 on."""
    play_on = Signal(object)
    """The deal is to be played on from where it lies, by the person in this `Seat`."""

    def __init__(self, keeper: Keeper, pictures_cache: Path | None) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__()
        self._keeper = keeper
        self.driver = ReplayDriver()
        self.pane = DealPane(self.driver, keeper, pictures_cache, lambda sheet: sheet.only_read())
        self.view = self.pane.view
        self.view.setMinimumSize(*LEAST_TABLE)
        self.view.stage.leaves_tricks = True
        self.view.panels.word.offered = False
        self.bar = ReplayBar(self.driver)
        self._moves_touched = MovesTouched(self.view, self.driver)
        self.values = AnswerValues(self.view)
        self._decisions: tuple[Seat, tuple[WeighedDecision, ...], DecisionWords] | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pane, 1)
        column.addWidget(self.bar)
        self._connect()

    @property
    def people(self) -> tuple[Person, ...]:
        """Who sat in the deal, by seat."""
        session = self.driver.session
        return () if session is None else session.players

    @property
    def deal(self) -> PlayedDeal | None:
        """The deal that is shown."""
        return self.driver.deal

    def open(self, deal: PlayedDeal) -> None:
        """Show a deal from its beginning, in the way and at the speed chosen last."""
        self.halt()
        self._decisions = None
        self.bar.show_speed(self._keeper.settings.replay_speed)
        self.driver.open(deal, all_open=self._keeper.settings.replay_all_open)
        self.bar.mark_dear(())
        stand_for(self, deal.record.deal.game)

    def show_decisions(self, seat: Seat, found: Sequence[WeighedDecision], words: DecisionWords) -> None:
        """Show what the answers of a seat were worth wherever the deal lies at one of these decisions of it."""
        self._decisions = seat, tuple(found), words
        places = [] if self.deal is None else [self.deal.place_after(each.moves) for each in found if each.is_error]
        self.bar.mark_dear(places)
        self._tell_decision()

    def halt(self) -> None:
        """Show nothing more by itself."""
        self._clock.stop()
        self.bar.show_running(False)

    def close_down(self) -> None:
        """Stop drawing: the window closes."""
        self.halt()
        self.pane.close_down()

    def take_focus(self) -> None:
        """Give the keys to the table."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        bar = self.bar
        self.driver.turned.connect(self._name_people)
        self.driver.moved.connect(lambda _place: bar.follow())
        self.driver.moved.connect(lambda _place: self._tell_decision())
        self.view.settled.connect(self._tell_decision)
        self.driver.laid.connect(lambda _step: self._note_laid())
        self.pane.seated.connect(self._name_people)
        self._clock.timeout.connect(self._run_on)
        bar.run.connect(self._run)
        bar.back.connect(self.left)
        bar.why.connect(self._ask_why)
        self._moves_touched.touched.connect(self.why)
        bar.play_on.connect(lambda: self.play_on.emit(Seat(self.driver.eyes)))
        bar.eyes.activated.connect(lambda _index: self._keep_choice())
        bar.speed.activated.connect(lambda _index: self._keep_choice())
        self._keeper.changed.connect(lambda _before, _after: self.pane.seat_people())
        acts = {
            **{way: partial(go, self.driver) for way, go in WAYS.items()},
            "run": bar.run_button.click,
            "leave": self.left.emit,
            "why": self._ask_why,
        }
        for each in REPLAY_KEYS:
            for keys in each.sequences:
                at_table = each.id == "run"  # elsewhere the space bar presses what has the keys
                shortcut = QShortcut(keys, self.view if at_table else self)
                contexts = Qt.ShortcutContext
                shortcut.setContext(contexts.WidgetShortcut if at_table else contexts.WidgetWithChildrenShortcut)
                shortcut.activated.connect(acts[each.id])

    def _keep_choice(self) -> None:
        """Let the next deal be seen like this too."""
        self._keeper.change(replay_speed=self.bar.speed.currentData(), replay_all_open=self.driver.all_open)

    def _ask_why(self) -> None:
        """Ask about the move that was shown last."""
        made = len(self.driver.steps[self.driver.place].after.log)
        if made:
            self.why.emit(made - 1)

    def _name_people(self) -> None:
        self.bar.show_people(shown_names(self.people))

    def _tell_decision(self) -> None:
        """Show what is known of the decision that lies there, once the cards lie still."""
        values: dict[Card, CardValue] = {}
        told: list[str] = []
        deal = self.deal
        mine = self._decisions is not None and self._decisions[0] == self.driver.eyes
        if self._decisions is not None and mine and deal is not None and not self.view.stage.busy:
            _, decisions, words = self._decisions
            steps, place = self.driver.steps, self.driver.place
            for each in decisions:
                if deal.place_after(each.moves) == place:
                    values.update(values_of(each.weighing, words.figure))
                    told += words.of_moment(each, steps[place].after)
        self.values.show(values)
        self.bar.tell(" ".join(told))

    def _note_laid(self) -> None:
        """Stop what is shown by itself: the person goes his own way."""
        self.halt()

    def _run(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a button
        """Show what follows, one after the other, or stop."""
        if wanted:
            self.bar.show_running(True)
            self._run_on()
        else:
            self.halt()

    def _run_on(self) -> None:
        """Show what follows once the cards lie still."""
        if self.view.stage.busy or self.driver.play_on():
            self._clock.start(self.bar.pause_ms)
        else:
            self.halt()
