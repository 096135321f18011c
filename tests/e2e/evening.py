# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program with a person who plays by himself, for tests that kill it.

``python -m tests.e2e.evening FOLDER [DEALS]`` opens the window on what lies in the folder and plays with the mouse
until so many deals of the session are over, or it is killed.  Its first line tells what the window showed at the start,
each line after it how many moves it showed when something was asked.
"""

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.model.moves import Play, to_json
from kartenspiel.model.observation import Observation
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.window.main_window import MainWindow
from kartenspiel.ui.words.language import Interpreter
from tests.e2e.guest import Mouse

FOR_EVER: Final = sys.maxsize
PLAYS: Final = re.compile(r" plays? the ")


class Evening:
    """The window, and the person in front of it."""

    def __init__(self, folder: Path, deals: int) -> None:
        store, interpreter = Store(folder), Interpreter()
        keeper = Keeper(store)
        keeper.change(language="en", animation="instant", trick_seconds=0.0, talon_seconds=0.0)
        interpreter.speak(keeper.settings.language)
        table = Table(store, InlineThinker(), Random(1), beat_ms=0)
        self.window = MainWindow(store, keeper, interpreter, table)
        self.guest = Mouse(self.window, table, lambda condition: condition())
        self._deals = deals
        self.window.show()
        self.window.open_table()

    def shown(self) -> dict[str, object]:
        """Return what the window shows now."""
        seen = self.guest.view.stage.seen
        assert seen is not None
        lying = [item.placement for item in self.guest.view.stage.items.values()]
        hand = {str(place.card) for place in lying if place.zone == "hand" and place.seat == seen.seat}
        told = len(PLAYS.findall(self.window.log.toPlainText()))
        return {
            "deal": self.window.status.deal.text().split(" · ")[-1],
            "hand": sorted(hand),
            "open": {str(dummy): sorted(map(str, self.guest.open_cards(dummy))) for dummy in seen.dummies},
            "told": told,
            "moves": moves_of(seen),
        }

    def begin(self) -> None:
        """Tell what the window shows at the start; from the sheet of the last deal go on to the next one first."""
        if self.guest.sheet_lies_open:
            self.guest.go_on()
        if self.guest.sheet_lies_open or self.guest.view.stage.seen is None or self.window.page.session is None:
            QTimer.singleShot(0, self.begin)
            return
        print(json.dumps(self.shown()), flush=True)  # noqa: T201
        QTimer.singleShot(0, self.go_on)

    def go_on(self) -> None:
        """Do the next thing, if there is anything to do, and come back."""
        guest = self.guest
        session = self.window.page.session
        assert session is not None
        if guest.can_act and not guest.sheet_lies_open:
            print(len(guest.view.stage.seen.log) if guest.view.stage.seen else 0, flush=True)  # noqa: T201
            guest.answer(Random(f"{session.number}/{len(guest.view.stage.seen.log) if guest.view.stage.seen else 0}"))
        elif guest.sheet_lies_open and session.number >= self._deals:
            self.window.close()
            return
        elif guest.sheet_lies_open:
            guest.go_on()
        QTimer.singleShot(0, self.go_on)


def moves_of(seen: Observation) -> list[object]:
    """Return the moves so far as they are known to somebody."""
    return [to_json(move) for move in seen.log]


def expected(seen: Observation, number: int) -> dict[str, object]:
    """Return what `Evening.shown` should tell of an observation."""
    told = sum(isinstance(move, Play) for move in seen.log)
    return {
        "deal": f"deal {number}",
        "hand": sorted(map(str, seen.hand)),
        "open": {str(dummy): sorted(map(str, seen.cards.hands[dummy])) for dummy in seen.dummies},
        "told": told,
        "moves": moves_of(seen),
    }


if __name__ == "__main__":
    application = QApplication([])
    evening = Evening(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else FOR_EVER)
    QTimer.singleShot(0, evening.begin)
    application.exec()
