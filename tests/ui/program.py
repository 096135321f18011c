# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program as a test uses it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import plan_from
from kartenspiel.controller.session import Person, new_session
from kartenspiel.controller.settings import last_game
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import InlineThinker, Thinker
from kartenspiel.players.question import Question
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.window.main_window import MainWindow
from kartenspiel.ui.words.guests import guest
from kartenspiel.ui.words.language import Interpreter
from tests.controller.kept import at_last_move, by_chance

_D = TypeVar("_D", bound=QDialog)
PATIENCE_MS = 60_000
QUICK = tuple(Person(name, "random") for name in ("Resi", "Poldl", "Mizzi"))
"""Computer players that do not think; what they play does not matter to most tests."""


def lay_last_card(home: Path, number: int, **settings: object) -> None:
    """Put a session on the disk that has come to the last card of the person at the screen in its deal of a number.

    Everything before was chosen at random.  Nearly all the time that a deal takes in the window goes into showing
    moves, and most tests are about what comes after them.
    """
    store = Store(home)
    keeper = Keeper(store)
    keeper.change(**{"opponents": QUICK, **settings})
    plan = plan_from(keeper.settings, last_game(keeper.settings), guest())
    session = new_session(plan.game, plan.rules, plan.people, Random(2), preset=plan.preset)
    while session.number < number:
        over = by_chance(session)
        assert over.state is not None
        assert over.state.outcome is not None
        store.append(over.record())
        session = session.after(over.state.deal, over.state.outcome)
    state = by_chance(session).state
    assert state is not None
    store.save(Sittings.of(Sitting(session, at_last_move(state, session.person_seat))))
    store.close()


class Program:
    """Window, table and files, with computer players that think at once."""

    def __init__(
        self,
        qtbot: QtBot,
        home: Path,
        drawn: Path,
        interpreter: Interpreter,
        thinker: Thinker | None = None,
        /,
        **settings: object,
    ) -> None:
        """`home` has the files, but for the pictures of cards: those are in `drawn`; `first` is for a first start.

        Sessions are dealt by the chance of `seed`.
        """
        first, seed = bool(settings.pop("first", False)), str(settings.pop("seed", 1))
        self.qtbot = qtbot
        self.store = Store(home)
        self.store.folders = replace(self.store.folders, cache=drawn)
        self.keeper = Keeper(self.store)
        self.keeper.change(
            **{
                "opponents": QUICK,
                "animation": "instant",
                "trick_seconds": 0.0,
                "talon_seconds": 0.0,
                "hints": False,
                "offers_rest": False,
                **settings,
            }
        )
        interpreter.speak(self.keeper.settings.language)
        appearance.dress(self.keeper.settings)
        self.table = Table(self.store, thinker or InlineThinker(), Random(seed), beat_ms=0)
        self.window = MainWindow(self.store, self.keeper, interpreter, self.table)
        self.page = self.window.page
        qtbot.addWidget(self.window)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.open_table(asks=first)
        self._ended = False
        self.asked: list[Question] = []
        """Every question from now on."""
        self.table.asked.connect(lambda question: self.asked.append(question) if question else None)

    def end(self) -> None:
        """Close the window as a person does."""
        if not self._ended:
            self._ended = True
            self.window.close()
            QApplication.processEvents()
            for owner in (self.table, self.keeper):
                owner.deleteLater()  # what is connected to a function lives as long as who signals it

    def kill(self) -> None:
        """End as a killed process does: nothing more is written, only the lock is gone."""
        self._ended = True
        self.table.stop()
        self.store.close()
        self.window.hide()

    def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is so."""
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE_MS)

    def question(self) -> Question:
        """Wait until the person at the screen is asked, and return what."""
        self.until(lambda: self.table.question is not None and not self.page.view.stage.busy)
        question = self.table.question
        assert question is not None
        return question

    def until_dealt(self) -> None:
        """Wait until the window shows the session that was begun: it is on the disk before."""
        self.until(lambda: self._shown_session == self._session_begun)

    @property
    def _shown_session(self) -> str | None:
        return None if self.page.session is None else self.page.session.id

    @property
    def _session_begun(self) -> str | None:
        return None if self.table.session is None else self.table.session.id

    def play(self, deals: int = 1) -> None:
        """Play on to the end of the deal, then further deals: silent where one may be, else the first choice.

        Nothing is painted until then, for nobody looks.
        """
        self.until_dealt()
        self.window.setUpdatesEnabled(False)
        for number in range(deals):
            if number:
                self.page.next_deal()
            while not self.page.sheet_shown:
                self.until(lambda: self.page.sheet_shown or self.table.question is not None)
                question = self.table.question
                if question is not None and not self.page.view.stage.busy:
                    self.page.view.chosen.emit(None if question.may_pass else question.choices[0])
                QApplication.processEvents()
        self.window.setUpdatesEnabled(True)

    def trigger(self, action: str) -> None:
        """Choose a command of the menu, and wait until a file that it opens has been read.

        As a person, who cannot choose before a deal is on the table: its session takes old messages away.
        """
        self.until_dealt()
        self.window.menus.actions[action].trigger()
        self.until(lambda: self.window.deals.opening is None or not self.window.deals.opening.reading)

    def dialog(self, action: str, kind: type[_D]) -> _D:
        """Choose a command of the menu that opens a dialog, and return that."""
        self.trigger(action)
        found = [each for each in self.window.findChildren(kind) if each.isVisible()]
        assert len(found) == 1
        return found[0]
