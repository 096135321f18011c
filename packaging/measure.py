# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Measures ``start``, ``frames``, ``memory``, ``opening``, ``cards``, ``deals`` or ``counted``; all without a name.

start   seconds from the start of the process to the first drawn table that answers, to the page of a first start, and
        to an empty window of Qt in their place, in turns; the medians of five, after one of each that does not count.
        ``--packaged FOLDER`` measures the packaged program too: it must have been made with KARTENSPIEL_MEASURE=1 in
        the environment, which puts this script into it.  ``--cold`` lets the system forget the files of program,
        Python and Qt before each start (Linux)
frames  milliseconds from picture to picture while four cards or more move, in a deal with three strong players
memory  megabytes of the program after ten deals, shared pages in parts (PSS), without and with the thinking process
opening milliseconds of the processor from a command to the first picture of what it opens, in text of 100 and 200 %: of
        the thread of the window, for which somebody waits, and of all threads; the medians of five first openings
cards   milliseconds of the processor in which a side of a card is drawn, 128 pixels wide and not found in the cache: of
        each pack the median and the most, and the back
deals   with 20,000 deals in the history and with none: seconds of a start and megabytes after it (RSS, Linux); seconds
        until all of them are listed, a filter has found its deals, and one of them is opened; the medians of five
counted seconds of the processor until statistics over 20,000 deals of one game are told: with the index to be made,
        with it as a start finds it, then by each thing that deals are counted apart by; the medians of five

Measure while nothing else runs.  Where there is no display Qt draws to memory; that is said in the first line.
What needs no window is measured by ``kartenspiel bench``.
"""

import argparse
import itertools
import json
import os
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the program of this checkout and no other

from kartenspiel import app
from kartenspiel.display import has_display

if TYPE_CHECKING:
    from PySide6.QtCore import QObject, QParallelAnimationGroup
    from PySide6.QtGui import QPaintEvent

    from kartenspiel.ui.window.deals_page import DealsPage
    from kartenspiel.ui.window.main_window import MainWindow

RUNS = 5
DEALS = 10
OPENED = ("new", "settings", "cards", "rules")
"""Commands whose first opening is measured."""
SIZES = (100, 200)
QUIET_MS = 1000
"""So long the table has been as it is before something is opened, so that nothing else is measured."""
HISTORY = 20_000
"""So many deals there are to be found again."""
CARD_PIXELS = 128
"""So wide a card is drawn: as one's own are on a large table."""
MANY = 4
"""So many cards move at least in the flights that are measured."""


def start(packaged: Path | None = None, *, cold: bool = False) -> None:
    """Measure the program and the empty window in turns, so that all meet the same machine."""
    names = ("empty window", "first start", "table")
    starts: dict[str, tuple[str, Path | None]] = {name: (name, None) for name in names}
    if packaged is not None:
        starts["packaged table"] = ("table", packaged / f"measure{'.exe' if os.name == 'nt' else ''}")
    taken: dict[str, list[float]] = {name: [] for name in starts}
    with tempfile.TemporaryDirectory() as home:
        for _ in range(RUNS + 1):
            for name, (child, program) in starts.items():
                _keep_settings(home, wanted=child != "first start")
                if cold:
                    _forget(packaged, home)
                taken[name].append(float(_child(child, home, program)))
    medians = {name: statistics.median(times[1:]) for name, times in taken.items()}
    for name, median in medians.items():
        shown = " ".join(f"{each:.3f}" for each in taken[name][1:])
        print(f"start{', cold' if cold else ''}, {name:14}  {median:.3f} s   ({shown})")
    for name in [*starts][1:]:
        print(f"start, {name} by empty window  {medians[name] / medians['empty window']:.2f}")


def _keep_settings(home: str, *, wanted: bool) -> None:
    """Let the next start find settings and a session whose first deal comes next, or nothing at all."""
    import kept_session
    from kartenspiel.controller.settings import Settings

    for folder in ("config", "data"):
        shutil.rmtree(Path(home) / folder, ignore_errors=True)
    if wanted:
        kept_session.keep(Settings(), Path(home))


def _forget(packaged: Path | None, home: str) -> None:
    """Have the system read anew what a start reads; compiled code lies in `home`."""
    if sys.platform != "linux":
        message = "only Linux can be told to forget files"
        raise OSError(message)
    folders = [packaged, Path(home), Path(sysconfig.get_path("purelib")), Path(sysconfig.get_path("stdlib")), ROOT]
    for folder in filter(None, folders):
        for path in folder.rglob("*"):
            if path.is_file() and not path.is_symlink():
                number = os.open(path, os.O_RDONLY)
                os.posix_fadvise(number, 0, 0, os.POSIX_FADV_DONTNEED)
                os.close(number)


def frames() -> None:
    """Play a deal and print the times between pictures."""
    with tempfile.TemporaryDirectory() as home:
        print(_child("frames", home))


def memory() -> None:
    """Play deals and print the memory of the program."""
    with tempfile.TemporaryDirectory() as home:
        print(_child("memory", home))


def opening() -> None:
    """Open things for the first time, each in a program of its own, and print what that took."""
    for size in SIZES:
        for name in OPENED:
            with tempfile.TemporaryDirectory() as home:
                taken = [_child(f"{name} at {size}", home).split() for _ in range(RUNS + 1)][1:]
            thread, whole = (statistics.median(map(float, times)) for times in zip(*taken, strict=True))
            print(f"opening, {name} at {size} %: {thread:.0f} ms, all threads {whole:.0f}")


def cards() -> None:
    """Draw all cards of each pack and print what that took."""
    with tempfile.TemporaryDirectory() as home:
        print(_child("cards", home))


def deals() -> None:
    """Start and look for deals, with many in the history and with none."""
    with tempfile.TemporaryDirectory() as home:
        _keep_settings(home, wanted=True)
        for many in (0, HISTORY):
            _keep_deals(Path(home), many)
            taken = [_child("deals at start", home).split() for _ in range(RUNS + 1)][1:]
            seconds, memory = (statistics.median(map(float, each)) for each in zip(*taken, strict=True))
            print(f"deals, start with {many}: {seconds:.3f} s, {memory:.1f} MB")
        taken = [_child("deals", home).split() for _ in range(RUNS + 1)]
        print(f"deals, listed for the first time: {float(taken[0][0]):.3f} s")
        for name, times in zip(("listed", "filtered", "opened"), zip(*taken[1:], strict=True), strict=True):
            print(f"deals, {name}: {statistics.median(map(float, times)):.3f} s")


def counted() -> None:
    """Count deals of one game, and print what that took."""
    from kartenspiel.controller.deal_index import DealIndex
    from kartenspiel.controller.statistics import Grouping, StatisticsCounter, StatisticsFilter

    with tempfile.TemporaryDirectory() as home:
        data = Path(home) / "data"
        data.mkdir()
        _keep_deals(Path(home), HISTORY, "koenigrufen")
        first, again = list[float](), {by: list[float]() for by in Grouping}
        begun = time.process_time()
        for _ in range(RUNS + 1):
            index, counter = DealIndex(data / "deals.sqlite", (data / "history.jsonl",)), StatisticsCounter()
            index.update()
            counter.count(index, StatisticsFilter())
            first.append(time.process_time() - begun)
            for by in Grouping:
                begun = time.process_time()
                counter.count(index, StatisticsFilter("koenigrufen", by=by))
                again[by].append(time.process_time() - begun)
            index.close()
            begun = time.process_time()
        print(f"counted, index made: {first[0]:.3f} s")
        print(f"counted, index found: {statistics.median(first[1:]):.3f} s")
        for by, times in again.items():
            print(f"counted, {by}: {statistics.median(times[1:]):.3f} s")


def _keep_deals(home: Path, many: int, game: str = "*") -> None:
    """Put so many finished deals in the history: the examples again and again, forty to a session."""
    files = sorted((ROOT / "tests" / "data" / "examples").glob(f"{game}.jsonl"))
    found = [json.loads(line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    finished = [record for record in found if "result" in record]
    with (home / "data" / "history.jsonl").open("a", encoding="utf-8") as file:
        for place in range(many):
            session, number = divmod(place, 40)
            record = finished[place % len(finished)]
            players = [{"name": f"P{seat}", "level": "easy" if seat else None} for seat in range(record["seats"])]
            own = {"session": f"s{session}", "number": number + 1, "deal_id": f"s{session}/{number + 1}"}
            ended = datetime.fromtimestamp(1_700_000_000 + 600 * place, UTC).isoformat()
            file.write(json.dumps({**record, **own, "players": players, "finished": ended}) + "\n")


def _child(name: str, home: str, program: Path | None = None) -> str:
    """Return what a child says that does something: this script, or the packaged one."""
    command = [*([sys.executable, __file__] if program is None else [str(program)]), "--child", name, str(time.time())]
    # Compiled code is kept from the run that does not count to the others, whatever the environment says.
    environ = os.environ | {"KARTENSPIEL_HOME": home, "PYTHONPYCACHEPREFIX": home, "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.run(command, env=environ, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def _empty_window(begun: float) -> None:
    from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

    application = QApplication(sys.argv[:1])
    window = QMainWindow()
    middle = QWidget()
    window.setCentralWidget(middle)
    window.resize(1180, 800)
    window.show()
    _when_drawn(middle, begun, window.close)
    application.exec()


def _table(begun: float) -> None:
    app.main(visit=lambda window: _when_drawn(window.page.view.viewport(), begun, window.close))


def _first_start(begun: float) -> None:
    def visit(window: "MainWindow") -> None:
        if window.pages.welcome is not None:
            _when_drawn(window.pages.welcome, begun, window.close)

    app.main(visit=visit)


def _opening(name: str, size: int, begun: float) -> None:
    """Open something for the first time once the person is asked, and print what it took until it was drawn."""
    del begun
    from PySide6.QtCore import QObject, QTimer
    from PySide6.QtWidgets import QDialog

    import newcomer

    class Visitor(QObject):
        def __init__(self, window: "MainWindow") -> None:
            super().__init__(window)
            self._window = window
            self._timer = QTimer(self)
            self._timer.timeout.connect(self._look)
            self._timer.start(newcomer.LOOK_MS)

        def _look(self) -> None:
            view = self._window.page.view
            if view.hand.asked and not view.stage.busy:
                self._timer.stop()
                QTimer.singleShot(QUIET_MS, self, self._open)

        def _open(self) -> None:
            thread, whole = time.thread_time(), time.process_time()

            def tell() -> None:
                print(f"{1000 * (time.thread_time() - thread):.1f} {1000 * (time.process_time() - whole):.1f}")
                for dialog in self._window.findChildren(QDialog):
                    dialog.reject()
                self._window.close()

            self._window.menus.actions[name].triggered.emit()
            dialogs = self._window.findChildren(QDialog)
            if dialogs:
                _after_picture(dialogs[0], tell)
            else:
                self._await_rules(tell)

        def _await_rules(self, tell: Callable[[], object]) -> None:
            """What makes pages is loaded in a thread meanwhile."""
            panel = self._window.rules.panel
            if panel is None:
                QTimer.singleShot(1, self, lambda: self._await_rules(tell))
            else:
                _after_picture(panel.reader.viewport(), tell)

    newcomer.prepare("easy", animation="instant", last_game="koenigrufen", text_size=size, hints=False)
    app.main(visit=Visitor)


def _cards(begun: float) -> None:
    """Draw each side of each card twice; the first time, what is made once for all of them is made too."""
    del begun
    from PySide6.QtGui import QGuiApplication

    from kartenspiel.paths import resource
    from kartenspiel.ui.cards import faces
    from kartenspiel.ui.cards.packs import CARDS

    def drawn(name: str, look: faces.Look) -> float:
        begun = time.process_time()
        faces.draw(faces.read_art(resource("cards"), name, look), look, CARD_PIXELS)
        return 1000 * (time.process_time() - begun)

    application = QGuiApplication(sys.argv[:1])
    for pictures, pack in CARDS.items():
        look = faces.Look(pictures=pictures)
        *sides, back = (
            min(drawn(name, look) for _ in range(2)) for name in (*(each.code for each in pack), faces.BACK)
        )
        print(f"cards, {pictures}: median {statistics.median(sides):.1f} ms, most {max(sides):.1f}, back {back:.1f}")
    application.quit()


def _when_drawn(widget: "QObject", begun: float, close: Callable[[], object]) -> None:
    """When a widget has been drawn and the events that waited have been answered, print the time and close."""

    def tell() -> None:
        print(f"{time.time() - begun:.4f}")
        close()

    _after_picture(widget, tell)


def _after_picture(widget: "QObject", tell: Callable[[], object]) -> None:
    """Do something once a widget has been drawn and the events that waited have been answered."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, tell)
            return False

    widget.installEventFilter(Watch(widget))


def _frames(begun: float) -> None:
    del begun
    import newcomer
    from kartenspiel.ui.table import motion
    from kartenspiel.ui.table.table_view import CardTable

    fly, paint = motion.fly, CardTable.paintEvent
    flights: list[list[float]] = []
    moving: set[int] = set()
    drawing: list[float] = []

    def watched(moves: Sequence[motion.Flight], parent: "QObject") -> "QParallelAnimationGroup":
        flight = fly(moves, parent)
        if len(moves) >= MANY:
            number = len(flights)
            flights.append([])
            moving.add(number)
            flight.finished.connect(lambda: moving.discard(number))
        return flight

    def drawn(self: CardTable, event: "QPaintEvent") -> None:
        begun = time.perf_counter()
        paint(self, event)
        drawing.append(1000 * (time.perf_counter() - begun))
        for number in moving:
            flights[number].append(begun)

    motion.fly = watched
    CardTable.paintEvent = drawn  # type: ignore[method-assign, assignment]
    newcomer.prepare("strong")
    app.main(visit=lambda window: newcomer.Newcomer(window, 1, window.close))
    gaps = [1000 * (later - earlier) for flight in flights for earlier, later in itertools.pairwise(flight)]
    print(f"frames, {len(flights)} flights: {_spread(gaps)}\nframes, drawing one: {_spread(drawing)}")


def _spread(values: Sequence[float]) -> str:
    parts = statistics.quantiles(values, n=100)
    return f"median {parts[49]:.1f} ms, 95 % below {parts[94]:.1f}, 99 % below {parts[98]:.1f}, most {max(values):.1f}"


def _memory(begun: float) -> None:
    del begun
    import newcomer
    from kartenspiel.ui.window.main_window import MainWindow

    def tell(window: MainWindow) -> None:
        own, others = _memory_of("self"), sum(_memory_of(child) for child in _children())
        print(f"memory after {DEALS} deals: {own:.0f} MB, with the thinking process {own + others:.0f} MB")
        window.close()

    newcomer.prepare("medium", animation="instant", trick_seconds=0.0, talon_seconds=0.0)
    app.main(visit=lambda window: newcomer.Newcomer(window, DEALS, lambda: tell(window)))


def _deals_at_start(begun: float) -> None:
    def tell(window: "MainWindow") -> None:
        print(f"{time.time() - begun:.4f} {_memory_of('self', 'Rss'):.2f}")
        window.close()

    app.main(visit=lambda window: _after_picture(window.page.view.viewport(), lambda: tell(window)))


def _deals(begun: float) -> None:
    """Look for deals in the window, and print what that took."""
    del begun
    from PySide6.QtWidgets import QApplication

    def look(window: "MainWindow") -> None:
        def wait(act: Callable[[], object], condition: Callable[[], object]) -> float:
            begun = time.perf_counter()
            act()
            while not condition():
                QApplication.processEvents()
                time.sleep(0.001)  # as somebody waits: what works in another thread has the processor
            QApplication.processEvents()  # and it is drawn
            return time.perf_counter() - begun

        def page() -> "DealsPage":
            found = window.deal_list.list_page
            assert found is not None  # noqa: S101 - it was just shown
            return found

        def rows() -> int:
            return page().table.deals.rowCount()

        def filter_by_role() -> None:
            page().filters.roles.setCurrentIndex(2)
            page().filters.roles.activated.emit(2)

        listed = wait(window.menus.actions["deals"].trigger, lambda: rows() == HISTORY)
        filtered = wait(filter_by_role, lambda: 0 < rows() < HISTORY)
        opened = wait(page().open_button.click, lambda: window.replays.lies_open)
        print(f"{listed:.4f} {filtered:.4f} {opened:.4f}")
        window.close()

    app.main(visit=lambda window: _after_picture(window.page.view.viewport(), lambda: look(window)))


def _children() -> list[str]:
    tasks = Path("/proc/self/task").iterdir()
    return [child for task in tasks for child in (task / "children").read_text(encoding="ascii").split()]


def _memory_of(process: str, kind: str = "Pss") -> float:
    """Return the memory of a process in megabytes, with pages that it shares in parts (``Pss``) or not; Linux only."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{kind}:")) / 1024


MEASURES: dict[str, Callable[[], None]] = {
    "start": start,
    "frames": frames,
    "memory": memory,
    "opening": opening,
    "cards": cards,
    "deals": deals,
    "counted": counted,
}
CHILDREN: dict[str, Callable[[float], None]] = {
    "empty window": _empty_window,
    "first start": _first_start,
    "table": _table,
    "frames": _frames,
    "memory": _memory,
    "deals at start": _deals_at_start,
    "deals": _deals,
    "cards": _cards,
    **{f"{name} at {size}": partial(_opening, name, size) for name in OPENED for size in SIZES},
}


def main(arguments: Sequence[str]) -> None:
    """Obey the command line."""
    if arguments[:1] == ["--child"]:
        CHILDREN[arguments[1]](float(arguments[2]))
        return
    parser = argparse.ArgumentParser(description="Measure what needs a window.")
    parser.add_argument("names", nargs="*", choices=[*MEASURES, []], help="what to measure; all of it by default")
    parser.add_argument(
        "--packaged", type=Path, metavar="FOLDER", help="a packaged program whose start is measured too"
    )
    parser.add_argument("--cold", action="store_true", help="let the system forget the files before each start")
    options = parser.parse_args(arguments)
    names = options.names or list(MEASURES)
    if not has_display(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    where = os.environ.get("QT_QPA_PLATFORM", "a real one")
    load = " ".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    print(f"display: {where}; load: {load}", flush=True)
    for name in names:
        if name == "start":
            start(options.packaged, cold=options.cold)
        else:
            MEASURES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
