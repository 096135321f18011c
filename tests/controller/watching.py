# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Watches a table and waits for it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.controller.table import Table
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from kartenspiel.players.question import Question

PATIENCE_MS = 20_000


@dataclass
class Watcher:
    """Keeps everything that a table says, in order."""

    table: Table
    steps: list[Step] = field(default_factory=list)
    questions: list[Question | None] = field(default_factory=list)
    finished: list[FinishedDeal] = field(default_factory=list)
    troubles: list[Text] = field(default_factory=list)
    thinking: list[Seat | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table.stepped.connect(self.steps.append)
        self.table.asked.connect(self.questions.append)
        self.table.finished.connect(self.finished.append)
        self.table.trouble.connect(self.troubles.append)
        self.table.player_failed.connect(self.troubles.append)
        self.table.thinking.connect(self.thinking.append)

    @property
    def moves(self) -> list[Move]:
        return [step.move for step in self.steps if step.move is not None]


def until_finished(table: Table, qtbot: QtBot, begin: Callable[[], None]) -> FinishedDeal:
    with qtbot.waitSignal(table.finished, timeout=PATIENCE_MS) as signal:
        begin()
    finished = signal.args[0]
    assert isinstance(finished, FinishedDeal)
    return finished


def asked(table: Table, qtbot: QtBot, begin: Callable[[], object]) -> Question:
    with qtbot.waitSignal(table.asked, timeout=PATIENCE_MS, check_params_cb=lambda question: question is not None):
        begin()
    assert table.question is not None
    return table.question
