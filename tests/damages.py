# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opens the window on files that somebody has damaged, very often, and looks for anything that must never be.

    python tests/damages.py --count 5000 [--seed S]

Each time one of the files that the program keeps, or a file that a person opens, is cut, altered or exchanged for
something that is no file.  The window must open with a deal on its table, say what it has found, and say it once: what
was damaged is set aside, so that the next start is silent; what cannot be read stays as it is.
"""

import argparse
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent
from PySide6.QtWidgets import QApplication

from kartenspiel.controller import files, house_rules, writing
from kartenspiel.controller.arguments import positive_number
from kartenspiel.controller.house_rules import HouseRulesError, NamedRules
from kartenspiel.controller.settings import GameSettings, Settings
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.games import game_named
from kartenspiel.model.text import english
from kartenspiel.ui.dialogs import deal_files
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.window.main_window import MainWindow
from kartenspiel.ui.words.language import Interpreter
from tests import faults
from tests.controller.kept import begun, finished
from tests.controller.tables import session_of

SESSION: Final = f"data/sessions/{session_of().id}.json"
CURRENT: Final = "data/current.json"
HISTORY: Final = "data/history.jsonl"
SETTINGS: Final = "config/settings.json"
LOCK: Final = "data/lock"
RULES: Final = "rules.json"
DEAL: Final = "deal.jsonl"
KEPT: Final = (SESSION, CURRENT, HISTORY, SETTINGS, LOCK, RULES, DEAL)
PATIENCE_MS: Final = 60_000
RUBBISH: Final = (
    b"null", b"1e999", b"NaN", b"-1", b"true", b"\xff", b"\x00", b"\\ud800", b"[" * 9999, b'{"a":' * 9999, b"9" * 5000,
    b"9" * 30, b'"format":3,', b"{}", b"[]", b'""', b"\n", b"\xef\xbb\xbf", b"{x}", b"<b>",
)  # fmt: skip

VALUES: Final = (
    b"null", b"-1", b"0", b"99", b"1" + b"0" * 25, b"1.5", b"0.0", b"1.0", b"true", b'""', b'"x"', b"[]", b"{}",
    b"[[]]", b"[0.0,1,2,3]", b'{"x": 1}', b'"\\ud800"', b'"' + b"x" * 3000 + b'"',
)  # fmt: skip


class BrokenPromiseError(AssertionError):
    """Something that must never be."""


@dataclass(frozen=True)
class Damage:
    """What is done to a file."""

    name: str
    do: Callable[[Path, Random], None]
    weight: int
    """How often it is done, beside others: the more, the more different outcomes it has."""
    lasting: bool = False
    """Whether the file stays as it is, so that the next start complains again."""


def cut(path: Path, rng: Random) -> None:
    """Keep only the beginning, or nothing."""
    content = path.read_bytes()
    path.write_bytes(content[: rng.randrange(len(content) + 1)])


def cut_in_its_only_line(path: Path, rng: Random) -> None:
    """Keep only the beginning of the first line."""
    content = path.read_bytes().partition(b"\n")[0]
    path.write_bytes(content[: rng.randrange(len(content) + 1)])


def alter(path: Path, rng: Random) -> None:
    """Change some bytes."""
    content = bytearray(path.read_bytes() or b" ")
    for _ in range(rng.choice([1, 1, 2, 5, 50])):
        content[rng.randrange(len(content))] = rng.choice((rng.randrange(256), *b'0123456789"[]{},:-HDSCTAKQ. '))
    path.write_bytes(content)


def put_in(path: Path, rng: Random) -> None:
    """Put in, or in the place of something, what makes sense nowhere."""
    content = path.read_bytes()
    start = rng.randrange(len(content) + 1)
    end = start + rng.choice([0, 1, rng.randrange(30)])
    path.write_bytes(content[:start] + rng.choice(RUBBISH) + content[end:])


def exchange_a_value(path: Path, rng: Random) -> None:
    """Put another value in the place of one that follows a colon: the file stays JSON."""
    content = path.read_bytes()
    places = [place for place, byte in enumerate(content) if byte in b":"]
    if not places:
        return
    start = rng.choice(places) + 1
    end = min(place for place in (*(content.find(sign, start) for sign in (b",", b"}")), len(content)) if place >= 0)
    path.write_bytes(content[:start] + rng.choice(VALUES) + content[end:])


def double(path: Path, rng: Random) -> None:
    """Double a piece, so that keys or lines stand twice."""
    content = path.read_bytes()
    start, end = sorted((rng.randrange(len(content) + 1), rng.randrange(len(content) + 1)))
    path.write_bytes(content[:end] + content[start:end] + content[end:])


def fill(path: Path, rng: Random) -> None:
    """Leave nothing but one byte again and again, as some disks do after a power failure."""
    path.write_bytes(rng.choice((b"\0", b" ", b"\n", b"[", b"x", b"\xff")) * rng.choice((1, 100, 4096)))


def replace_by_folder(path: Path, _rng: Random) -> None:
    """Put a folder there."""
    path.unlink()
    path.mkdir()


def replace_by_pipe(path: Path, _rng: Random) -> None:
    """Put a pipe there that nobody ever writes to."""
    path.unlink()
    os.mkfifo(path)


def replace_by_device(path: Path, rng: Random) -> None:
    """Put a device there."""
    path.unlink()
    path.symlink_to(rng.choice(("/dev/zero", "/dev/full", "/dev/random")))


def replace_by_loop(path: Path, _rng: Random) -> None:
    """Put a link to itself there."""
    path.unlink()
    path.symlink_to(path.name)


def blow_up(path: Path, _rng: Random) -> None:
    """Let it have gigabytes, of which the disk keeps none."""
    with path.open("ab") as file:
        file.truncate(5 << 30)


DAMAGES: Final = (
    Damage("cut", cut, 6), Damage("cut in its only line", cut_in_its_only_line, 6), Damage("altered", alter, 6),
    Damage("rubbish put in", put_in, 6), Damage("value exchanged", exchange_a_value, 8), Damage("doubled", double, 2),
    Damage("filled", fill, 2),
    Damage("folder", replace_by_folder, 1, lasting=True), Damage("pipe", replace_by_pipe, 1, lasting=True),
    Damage("device", replace_by_device, 1, lasting=True), Damage("loop", replace_by_loop, 1, lasting=True),
    Damage("gigabytes", blow_up, 1, lasting=True),
)  # fmt: skip
LASTING: Final = tuple(damage for damage in DAMAGES if damage.lasting)


def lay_out(home: Path) -> None:
    """Keep what a person has after some evenings: preferences, a history, a deal in progress, rules and a record."""
    game = game_named("russbach")
    store = Store(home)
    kept = GameSettings(game.presets[0].id, {"session_deals": 7}, {"Daheim": {"session_deals": 9}})
    store.save_settings(Settings(own_name="Franz", language="en", games={game.id: kept}, animation="instant"))
    session = session_of()
    for _ in range(2):
        sitting = finished(session)
        assert sitting.state is not None
        assert sitting.state.outcome is not None
        store.append(sitting.record())
        session = session.after(sitting.state.deal, sitting.state.outcome)
    store.save(Sittings.of(Sitting(session, begun(session, 3))))
    store.close()
    (home / RULES).write_bytes(house_rules.write_rules(NamedRules(game, "Daheim", game.house_rules())))
    deal_files.save(home / DEAL, Sitting(session, begun(session, 3)).record())


class Trials:
    """Opens the window on damaged copies of a folder laid out."""

    def __init__(self, good: Path) -> None:
        self._good = good
        self._interpreter = Interpreter()

    def _open(self, home: Path) -> tuple[str, ...]:
        """Open the window, wait for the deal, close it, and return what was said of the files.

        A busy machine's disk makes the program say that saving takes long; that tells of no damage.
        """
        store = Store(home)
        keeper = Keeper(store)
        self._interpreter.speak("en")
        table = Table(store, InlineThinker(), Random(1), beat_ms=0)
        window = MainWindow(store, keeper, self._interpreter, table)
        window.show()
        window.open_table()
        deadline = QDeadlineTimer(PATIENCE_MS)
        while not table.seen or window.page.session is None or window.page.view.stage.seen is None:
            demand(not deadline.hasExpired(), "a deal is on the table")
            QApplication.processEvents()
        bars = window.page.messages.bars
        said = tuple(bar.text() for bar in bars if bar.warning and bar.message != writing.SLOW)
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        return said

    def try_out(self, folder: Path, name: str, damage: Damage, rng: Random) -> bool:
        """Damage one file of a copy of the folder, and demand what must hold; return whether it was damaged at all."""
        shutil.copytree(self._good, folder, symlinks=True)
        damage.do(folder / name, rng)
        damaged = damage.lasting or (folder / name).read_bytes() != (self._good / name).read_bytes()
        if name in (RULES, DEAL):
            choose(folder / name, damage)
            return damaged
        before = None if damage.lasting else (folder / name).read_bytes()
        with faults_raised():
            told = self._open(folder)
            again = said_next_time(folder)
        demand(len(told) <= 1, f"one message: {told}")
        aside = [path for path in (folder / name).parent.iterdir() if ".damaged-" in path.name]
        if damage.lasting:
            demand(len(told) == len(again), f"what stays is said at each start: {told}, then {again}")
            harmless = name == LOCK and damage.do is blow_up  # a lock is never read, however long it is
            demand(told or harmless, "what cannot be read is said")
            demand(not aside, f"what cannot be read stays: {aside}")
        else:
            demand(len(aside) <= 1, f"set aside once: {aside}")
            demand(not again, f"said once: {again}")
            demand(
                all(before is None or path.read_bytes() in before for path in aside), "what is set aside is not changed"
            )
            demand(bool(told) >= bool(aside), "what is set aside is said")
        return damaged


def demand(truth: object, what: str) -> None:
    """Raise `BrokenPromiseError` unless this is so."""
    if not truth:
        raise BrokenPromiseError(what)


@contextmanager
def faults_raised() -> Iterator[None]:
    """Raise afterwards what went wrong where nobody else hears of it."""
    with faults.listening() as heard:
        yield
    demand(not heard, "; ".join(heard))


def said_next_time(home: Path) -> tuple[str, ...]:
    """Return what the next start says of the files."""
    store = Store(home)
    store.settings()
    store.read_sittings()
    said = tuple(map(english, store.take_notes()))
    store.close()
    return said


def choose(path: Path, damage: Damage) -> None:
    """Open a damaged file that somebody chose in a dialog, and demand what must hold."""
    before = state_of(path)
    with faults_raised():
        refused = refusal(path)
    demand(state_of(path) == before, "a file that somebody chose stays as it is")
    demand(refused != "", "a refusal has a reason")
    demand(refused is not None or not damage.lasting, "what is no file is refused")


def refusal(path: Path) -> str | None:
    """Read a file that somebody chose: return why it is refused, ``None`` if it is understood."""
    try:
        if path.name == DEAL:
            deal_files.OpenDialog(deal_files.load(path), Settings()).deleteLater()
        else:
            house_rules.read_rules(files.read_regular(path, house_rules.GREATEST))
    except (deal_files.UnreadableError, HouseRulesError) as error:
        return english(error.text)
    except OSError as error:
        return str(error)
    return None


def state_of(path: Path) -> tuple[object, ...] | None:
    """Return what stays the same of a path that is only read, ``None`` if nothing is there."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return None
    small = stat.S_ISREG(found.st_mode) and found.st_size <= files.GREATEST
    content = path.read_bytes() if small else path.readlink() if path.is_symlink() else None
    return found.st_ino, found.st_mode, found.st_size, found.st_mtime_ns, content


def damaged_often(count: int, seed: int) -> int:
    """Try so many damages; return how many broke a promise, all of them if none changed anything."""
    rng, faults, real = Random(seed), 0, 0
    with tempfile.TemporaryDirectory() as home:
        good = Path(home) / "good"
        lay_out(good)
        trials = Trials(good)
        (good / "cache").symlink_to(home)  # what was drawn once serves all
        for number in range(count):
            name = KEPT[number % len(KEPT)]
            (damage,) = rng.choices(DAMAGES, [each.weight for each in DAMAGES])
            folder, chance = Path(home) / "tried", Random(f"{seed}/{number}")
            try:
                real += trials.try_out(folder, name, damage, chance)
            except Exception as error:  # noqa: BLE001 - whatever goes wrong is what we look for
                faults, real = faults + 1, real + 1
                sys.stdout.write(f"{number}: {name}, {damage.name}: {type(error).__name__}: {error}\n")
            shutil.rmtree(folder)
    sys.stdout.write(f"{real} damages, {count - real} without effect, {faults} faults\n")
    return faults if real else count


def main(arguments: Sequence[str]) -> int:
    """Read the command line and do damage."""
    parser = argparse.ArgumentParser(description="Open the window on damaged files and check what must always hold.")
    parser.add_argument("--count", type=positive_number, default=5000, help="how many damages (5000)")
    parser.add_argument("--seed", type=int, default=0, help="another one does other damage (0)")
    options = parser.parse_args(arguments)
    application = QApplication.instance() or QApplication([])
    faults = damaged_often(options.count, options.seed)
    del application
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
