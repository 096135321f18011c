# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plays very many deals in one run of the window, uses every menu meanwhile, and looks for what must never be.

    python tests/ui/window_soak.py --deals 200 [--seed S]

All games and presets, sessions left and begun, deals opened, saved and played again, every dialog opened and closed,
every setting changed.  Reported are exceptions and complaints of Qt, moves that were shown and are not in the history,
and how much memory the program has after the fiftieth deal and after the last; whether it grows is only measured with
more deals than that, where the system tells.
"""

import argparse
import ctypes
import gc
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QWidget

from kartenspiel.controller.arguments import positive_number
from kartenspiel.controller.session import Person
from kartenspiel.controller.settings import USUAL_TEXT
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.games import all_games
from kartenspiel.players.base import player_named
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.quiz.quiz_page import QuizPage
from kartenspiel.ui.quiz.quiz_start import QuizStart
from kartenspiel.ui.replay.replay_page import ReplayPage
from kartenspiel.ui.sheet.analysis_page import AnalysisPage
from kartenspiel.ui.window.deals_page import DealsPage
from kartenspiel.ui.window.main_window import MainWindow
from kartenspiel.ui.window.sessions_page import SessionsPage
from kartenspiel.ui.window.start_page import StartPage
from kartenspiel.ui.words.language import Interpreter, languages
from tests import faults

WARM: Final = 50
"""Deals after which everything that is kept on purpose has been made once."""
MAY_GROW_MB: Final = 10
PATIENCE_S: Final = 300
"""Without any move for so long the window hangs."""
COVERING: Final = (ReplayPage, DealsPage, AnalysisPage, QuizPage, QuizStart)
"""Pages about deals that are over, which lie over the table until one goes back."""
BUSY: Final = 0.08
"""How often a person who is asked chooses a command of a menu first."""
CHANGES: Final = 4
"""Deals between two changes of a setting."""
SIZES: Final = ((1180, 770), (800, 600), (1366, 768))
QUICK: Final = tuple(Person(name, "random") for name in ("Resi", "Poldl", "Mizzi"))
_FLAG: Final = (False, True)
VALUES: Final[Mapping[str, Sequence[object]]] = {
    "language": languages(),
    "theme": ("light", "dark"),
    "table_colour": ("green", "blue", "grey"),
    "corner_indices": ("normal", "none", "large"),
    "hand_order": ("high_left", "high_right", "as_dealt"),
    "packs": ({}, {"german": "french"}, {"french": "german"}),
    "backs": ({}, {"german": "trellis", "french": "trellis", "tarock": "trellis_tarock"}),
    "own_name": ("", "Franz", "<b>Žofie</b>"),
    "high_contrast": _FLAG,
    "four_colours": _FLAG,
    "raise_first": _FLAG,
    "ask_to_speak": _FLAG,
}
"""What is changed between deals; that other settings can be is tested where dialogs are."""


@dataclass(slots=True)
class Report:
    """What was found."""

    deals: int = 0
    moves: int = 0
    commands: int = 0
    faults: list[str] = field(default_factory=list)
    lost: int = 0
    """Moves that were shown and are not in the history."""
    memory_mb: dict[int, float] = field(default_factory=dict)
    """Memory of the process after so many deals, where the system tells."""

    @property
    def grown_mb(self) -> float | None:
        """By how much memory grew after the program was warm; ``None`` if it was not measured twice from then on."""
        later = [size for deals, size in sorted(self.memory_mb.items()) if deals >= WARM]
        return later[-1] - later[0] if len(later) > 1 else None

    @property
    def proved(self) -> bool:
        """Whether enough was done and measured for so many deals, as far as the system tells."""
        if self.deals <= WARM:
            return self.moves > 0
        return self.moves > 0 and self.commands > 0 and (self.grown_mb is not None or memory_mb() is None)

    def __str__(self) -> str:
        """Return the figures as lines."""
        memory = ", ".join(f"{size:.1f} MB after {deals}" for deals, size in sorted(self.memory_mb.items()))
        grown = "growth not measured" if self.grown_mb is None else f"grown {self.grown_mb:+.1f} MB"
        figures = f"{self.deals} deals, {self.moves} moves, {self.commands} commands"
        found = f"{len(self.faults)} exceptions, {self.lost} lost moves"
        return "\n".join((f"{figures}: {found}", f"memory: {memory or 'unknown'}; {grown}", *self.faults))


class Guest:
    """Somebody who plays at random and tries every menu."""

    def __init__(self, home: Path, seed: int, report: Report) -> None:
        self.home, self.rng, self.report = home, Random(seed), report
        store = Store(home)
        self.keeper, self.interpreter = Keeper(store), Interpreter()
        self.keeper.change(opponents=QUICK, animation="instant", trick_seconds=0.0, talon_seconds=0.0, language="en")
        self.interpreter.speak("en")
        appearance.dress(replace(self.keeper.settings, theme="light"))
        self.table = Table(store, InlineThinker(), Random(seed), beat_ms=0)
        self.window = MainWindow(store, self.keeper, self.interpreter, self.table)
        self.page = self.window.page
        self.file = home / "deal.jsonl"
        self._shown = 0
        self.finished: dict[object, int] = {}
        """Moves shown of every finished deal, by the deal's id."""
        self._person = player_named("random")
        self.table.stepped.connect(self._on_step)
        self.table.finished.connect(self._on_finished)
        self.window.resize(*SIZES[0])
        self.window.show()
        self.window.open_table()

    def play(self, deals: int) -> None:
        """Play until so many deals are over; measure memory on the way."""
        seen, since, measured = 0, time.monotonic(), 0
        while self.report.deals < deals:
            QApplication.processEvents()
            done = self.report.moves + self.report.commands
            if done != seen:
                seen, since = done, time.monotonic()
            elif time.monotonic() - since > PATIENCE_S:
                self.report.faults.append(f"nothing happens any more in deal {self.report.deals + 1}")
                return
            self._do_something()
            if self.report.deals >= min(measured + WARM // 2, deals):
                measured = self.report.deals
                self._measure()

    def leave(self) -> None:
        """Close the window, and compare what was shown with what was kept."""
        self.keeper.change(text_size=USUAL_TEXT, language="en")  # as before, for who comes next in this process
        self.window.close()  # now everything is written
        QApplication.processEvents()
        store = Store(self.home)
        kept = {record.get("deal_id"): len(list(record.get("moves", ()))) for record in store.records()}  # type: ignore[call-overload]
        store.close()
        self.report.lost = sum(max(0, shown - kept.get(deal, 0)) for deal, shown in self.finished.items())

    def _on_step(self, step: Step) -> None:
        self._shown = len(step.after.log)
        self.report.moves += step.before is not None

    def _on_finished(self, finished: FinishedDeal) -> None:
        self.report.deals += 1
        self.finished[finished.record["deal_id"]] = self._shown
        self._changes()

    def _do_something(self) -> None:
        dialogs = [each for each in self.window.findChildren(QDialog) if each.isVisible()]
        start = self.window.findChild(StartPage)
        covering = [each for kind in COVERING for each in self.window.findChildren(kind) if each.isVisible()]
        if dialogs:
            self._answer_dialog(dialogs[-1])
        elif covering:
            self._leave_page(covering[0])
        elif start is not None and start.isVisible():
            self._choose_game(start)
        elif self.window.shelf.list_page is not None and self.window.shelf.list_page.isVisible():
            self._use_sessions(self.window.shelf.list_page)
        elif self.page.sheet_shown or self.page.review.isVisible():
            self._lead_on()
        elif self.table.question is not None and not self.page.view.stage.busy:
            self._answer()

    def _leave_page(self, page: QWidget) -> None:
        """Go back from a page about deals that are over."""
        self.report.commands += 1
        if isinstance(page, ReplayPage):
            page.bar.back_button.click()
        else:
            QTest.keyClick(page, Qt.Key.Key_Escape)

    def _answer(self) -> None:
        question = self.table.question
        assert question is not None
        if self.rng.random() < BUSY:
            self._use_menu()
        else:
            self.page.view.chosen.emit(self._person.choose(question, self.rng))

    def _use_menu(self) -> None:
        """Choose a command, any but the one that ends the program."""
        self.report.commands += 1
        offered = [action for action in self.window.findChildren(QAction) if action.objectName() and action.isEnabled()]
        self.rng.choice([action for action in offered if action.objectName() != "quit"]).trigger()

    def _answer_dialog(self, dialog: QDialog) -> None:
        """Accept or close it; a new session is one of any game and preset."""
        self.report.commands += 1
        if isinstance(dialog, SessionDialog):
            dialog.games.setCurrentIndex(self.rng.randrange(dialog.games.count()))
            dialog.presets.setCurrentIndex(self.rng.randrange(dialog.presets.count()))
        if self.rng.random() < 1 / 2:
            dialog.accept()
        else:
            dialog.close()

    def _use_sessions(self, page: SessionsPage) -> None:
        """Press any button for any session."""
        self.report.commands += 1
        if page.list.count():
            page.list.setCurrentRow(self.rng.randrange(page.list.count()))
        buttons = [each for each in page.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
        self.rng.choice(buttons).click()

    def _choose_game(self, start: StartPage) -> None:
        self.report.commands += 1
        tile = self.rng.choice(start.tiles)
        self.rng.choice((start.back_button, *tile.buttons())).click()

    def _lead_on(self) -> None:
        """Press any button of the page that is open, rather often the one that leads on."""
        page = self.page.sheet if self.page.sheet_shown else self.page.review
        others = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
        self.report.commands += 1
        self.rng.choice((*others, *[page.next_button] * len(others))).click()

    def _changes(self) -> None:
        """Now and then change a preference, or the size of the window: all cards are drawn anew then."""
        if self.report.deals % CHANGES == 0:
            name = self.rng.choice(sorted(VALUES))
            self.keeper.change(**{name: self.rng.choice(VALUES[name])})
            self.window.resize(*SIZES[self.report.deals // CHANGES % len(SIZES)])

    def _measure(self) -> None:
        """Measure with the same look and size each time: pictures are kept for those in use."""
        self.keeper.change(**{name: values[0] for name, values in VALUES.items()})
        self.window.resize(*SIZES[0])
        sweep()
        size = memory_mb()
        if size is not None:
            self.report.memory_mb[self.report.deals] = size
            sys.stderr.write(f"{self.report.deals} deals, {size:.1f} MB, {len(self.report.faults)} exceptions\n")


def sweep() -> None:
    """Let what is to be deleted be deleted."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


class _Mallinfo(ctypes.Structure):
    """What the C library tells of the memory that it has given away (``mallinfo2`` of glibc)."""

    _names = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")
    _fields_ = [*zip(_names, [ctypes.c_size_t] * len(_names), strict=True)]


BLOCK: Final = 64
"""Bytes of a block of Python's own memory, about."""


def memory_mb() -> float | None:
    """Return how much memory is in use, ``None`` where the C library does not tell.

    That is what was asked for and not given back.  The pages of the process are more, and how many more depends on the
    order of things: freed memory between what is in use stays with it.
    """
    try:
        tell = ctypes.CDLL("libc.so.6").mallinfo2
    except (OSError, AttributeError):
        return None
    tell.restype = _Mallinfo
    found = tell()
    return float(found.uordblks + found.hblkhd + BLOCK * sys.getallocatedblocks()) / (1 << 20)


@contextmanager
def files_chosen(file: Path) -> Iterator[None]:
    """Choose this file wherever one is asked for."""
    asked = {name: getattr(QFileDialog, name) for name in ("getSaveFileName", "getOpenFileName")}
    for name in asked:
        setattr(QFileDialog, name, staticmethod(lambda *_args: (str(file) if file.exists() else "", "")))
    try:
        yield
    finally:
        for name, ask in asked.items():
            setattr(QFileDialog, name, ask)


def soak(deals: int, seed: int, home: Path) -> Report:
    """Play so many deals in one window."""
    examples = Path(__file__).parents[1] / "data/examples"
    (home / "deal.jsonl").write_bytes((examples / f"{all_games()[0].id}.jsonl").read_bytes())
    with faults.listening() as heard, files_chosen(home / "deal.jsonl"):
        report = Report(faults=heard)
        guest = Guest(home, seed, report)
        guest.play(deals)
        guest.leave()
    return report


def main(arguments: Sequence[str]) -> int:
    """Read the command line, play, and say what was found."""
    parser = argparse.ArgumentParser(description="Play very many deals in one window, with every menu used.")
    parser.add_argument("--deals", type=positive_number, default=200, help="how many (200)")
    parser.add_argument("--seed", type=int, default=0, help="another one plays other deals (0)")
    options = parser.parse_args(arguments)
    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory(prefix="kartenspiel-soak-") as home:
        report = soak(options.deals, options.seed, Path(home))
    del application
    sys.stdout.write(f"{report}\n")
    if not report.proved:
        sys.stdout.write("nothing is proved: no moves, no commands, or memory was not measured after the first deals\n")
    return int(bool(not report.proved or report.faults or report.lost or (report.grown_mb or 0) > MAY_GROW_MB))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
