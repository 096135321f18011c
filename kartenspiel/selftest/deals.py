# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plays a deal of every game, in every form it has, in the real window with real computer players."""

import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QEventLoop, QObject, QTimer

from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.output import Interruption
from kartenspiel.controller.plans import TablePlan, form_of, people_at_table, with_values
from kartenspiel.controller.session import SEED_BITS, Person
from kartenspiel.controller.settings import OPPONENTS
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import ProcessThinker
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, from_json
from kartenspiel.model.text import Text, english
from kartenspiel.players.base import LEVELS
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.window.main_window import MainWindow
from kartenspiel.ui.window.signals import Signals
from kartenspiel.ui.words.guests import guest
from kartenspiel.ui.words.language import Interpreter

LOOK_MS: Final = 2
PATIENCE_S: Final = 60.0
"""So long a table may stand still before the self-test gives up; a strong player needs a hundredth."""


def faults_of_deals(folder: Path) -> Iterator[str]:
    """Yield what went wrong in the deals, and which of their records cannot be replayed; the first tells the seed."""
    seed = secrets.randbits(SEED_BITS)
    for number, fault in enumerate(play(plans(all_games()), folder, seed)):
        yield fault if number else f"{fault} (deals of seed {seed})"


def plans(games: Sequence[Game]) -> list[TablePlan]:
    """Return what is played: every game as usual with the better levels, in its other forms with the easy one."""
    found: list[TablePlan] = []
    for game in games:
        levels: Sequence[str] = LEVELS[-len(OPPONENTS) :]
        for rules in tables_of(game):
            opponents = tuple(Person(each.name, level) for each, level in zip(OPPONENTS, levels, strict=True))
            people = people_at_table(guest(), opponents, game.players(rules))
            found.append(TablePlan(game, rules, game.presets[0].id, people))
            levels = [LEVELS[0]] * len(OPPONENTS)
    return found


def tables_of(game: Game) -> list[HouseRules]:
    """Return the rules of a game as it is usual, and in each form that it has beside."""
    usual = from_json(game.house_rules, {})
    found = [usual, *(with_values(usual, form.options) for form in game.description.forms)]
    return [rules for number, rules in enumerate(found) if rules not in found[:number]]


def play(wanted: Sequence[TablePlan], folder: Path, seed: int) -> Iterator[str]:
    """Play deals of a seed in a window whose files lie in a folder, and yield what went wrong.

    Raises `Interruption` when a signal has come.
    """
    store, thinker, interpreter = Store(folder), ProcessThinker(), Interpreter()
    keeper = Keeper(store)
    keeper.change(animation="instant", trick_seconds=0.0, talon_seconds=0.0)
    interpreter.speak("en")
    table = Table(store, thinker, Random(seed), beat_ms=0)
    window = MainWindow(store, keeper, interpreter, table)
    window.show()
    ended = QEventLoop()
    guest = _Guest(window, table, wanted, ended.quit)
    signals = Signals(ended.quit, window)  # what a handler of Python's raises in Qt's loop is only printed
    ended.exec()
    signals.close()
    alone = thinker.pid in {None, os.getpid()}
    window.close()
    if signals.number is not None:
        raise Interruption(signals.number)
    yield from guest.faults
    if wanted and alone:
        yield "computer players think in no process of their own"
    yield from _faults_of_records(folder / "data" / "history.jsonl", len(wanted))


def _faults_of_records(history: Path, deals: int) -> Iterator[str]:
    found = 0
    if history.exists():
        with history.open("rb") as stream:
            for line, fault in check_stream(stream):
                found += 1
                if fault is not None:
                    yield f"{history.name}:{line}: {fault}"
    if found != deals:
        yield f"{found} records of {deals} deals"


class _Guest(QObject):
    """Somebody at the screen who is silent where he may be and else gives the first answer of those offered."""

    def __init__(
        self, window: MainWindow, table: Table, wanted: Sequence[TablePlan], done: Callable[[], object]
    ) -> None:
        super().__init__(window)
        self.faults: list[str] = []
        self._window, self._table, self._done = window, table, done
        self._waiting = list(wanted)
        self._title = ""
        self._progress: tuple[object, ...] = ()
        self._since = time.monotonic()
        table.player_failed.connect(self._hear)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MS)

    def _begin_next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            self._done()
            return
        plan = self._waiting.pop(0)
        form = form_of(plan.game, plan.rules)
        self._title = plan.game.id if form is None else f"{plan.game.id}, {form.id}"
        self._window.sessions.begin(plan)

    def _look(self) -> None:
        page, session = self._window.page, self._table.session
        if session is None:
            self._begin_next()
            return
        shown = page.session is not None and page.session.id == session.id
        if shown and page.sheet_shown:
            self._begin_next()
        elif shown and self._table.question is not None and not page.view.stage.busy:
            question = self._table.question
            page.view.chosen.emit(None if question.may_pass else question.choices[0])
        self._watch()

    def _watch(self) -> None:
        """Go on to the next deal where nothing happens any more."""
        seen = self._table.seen
        progress = (len(self._waiting), seen and len(seen.log))
        if progress != self._progress:
            self._progress, self._since = progress, time.monotonic()
        elif time.monotonic() - self._since > PATIENCE_S:
            self._since = time.monotonic()
            self.faults.append(f"{self._title}: nothing happens any more")
            self._begin_next()

    def _hear(self, text: Text) -> None:
        """Note a computer player that failed."""
        self.faults.append(f"{self._title}: {english(text)}")
