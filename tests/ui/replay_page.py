# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A page that goes through a recorded deal: what a third page that shows deals needs beside the pane."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from kartenspiel.controller.driver import Driver
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record
from kartenspiel.controller.replay import steps_seen
from kartenspiel.controller.session import Person, Session, single_deal
from kartenspiel.controller.sitting import FinishedDeal, Sitting
from kartenspiel.model.seats import Seat
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.pane.deal_pane import DealPane
from kartenspiel.ui.table.chronicle import sentences_of

PLACE = 0x100
"""The role of a line of the log that holds its place in the deal."""


class Replay(Driver):
    """Lays a recorded deal as one seat saw it, or with all hands open, and asks nobody anything."""

    def __init__(self, record: Record, people: Sequence[Person]) -> None:
        super().__init__()
        self._session = single_deal(record.deal, people, Random())
        self._moments = PlayedDeal(record).moments()
        self.steps = tuple(steps_seen(self._moments, self._session.shown_seat))
        self.place = 0

    @property
    def session(self) -> Session:
        return self._session

    def go_to(self, place: int) -> None:
        self.place = min(max(place, 0), len(self.steps) - 1)
        self.laid.emit(self.steps[self.place])
        if self.steps[self.place].after.outcome is not None:
            self.finished.emit(Sitting(self._session, self._moments[-1].state).finished_deal())

    def look(self, eyes: Seat, *, all_open: bool = False) -> None:
        self.steps = tuple(steps_seen(self._moments, eyes, all_open=all_open))
        self.go_to(self.place)


class ReplayPage(QWidget):
    """The deal, and beside it a log that follows and can be clicked."""

    def __init__(self, record: Record, people: Sequence[Person], keeper: Keeper, cache: Path | None) -> None:
        super().__init__()
        self.replay = Replay(record, people)
        self.pane = DealPane(self.replay, keeper, cache, lambda sheet: sheet.only_read())
        self.log = QListWidget()
        row = QHBoxLayout(self)
        row.addWidget(self.pane, 1)
        row.addWidget(self.log)
        steps = {"Left": lambda: -1, "Right": lambda: 1, "Home": lambda: -self.replay.place, "End": self._left}
        for key, by in steps.items():
            QShortcut(QKeySequence(key), self).activated.connect(
                lambda by=by: self.replay.go_to(self.replay.place + by())
            )
        self.log.itemClicked.connect(lambda line: self.replay.go_to(line.data(PLACE)))
        self.replay.laid.connect(self._follow)
        self.pane.ended.connect(self._show_sheet)
        for place, step in enumerate(self.replay.steps):
            for sentence in sentences_of(self.pane.game, step):
                line = QListWidgetItem(self.pane.words().text(sentence.text), self.log)
                line.setData(PLACE, place)

    def _left(self) -> int:
        return len(self.replay.steps)

    def _follow(self) -> None:
        lines = map(self.log.item, range(self.log.count()))
        self.log.setCurrentItem(next(line for line in lines if line.data(PLACE) >= self.replay.place))

    def _show_sheet(self, finished: FinishedDeal) -> None:
        self.pane.sheet.show_deal(finished, self.pane.pictures)
        self.pane.setCurrentWidget(self.pane.sheet)
