# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Kills the program again and again, and counts what a person had seen and is gone.

    python tests/kills.py --count 500 [--seed S]

Two sessions are played in turn, a deal of each.  Half of the kills come at a random moment, half at an exact point:
just before or after something is written, brought to the disk or renamed, or a step is shown.  Then the disk must have
every move that was shown.  Moves that were shown although the disk had taken too long over them are counted apart.
With each own move a star and a note are given to the deal, and an analysis of each finished one is kept; they too must
be on the disk once that is told.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QCoreApplication

from kartenspiel.controller.analysis import Analysis, AnalysisStep
from kartenspiel.controller.arguments import positive_number
from kartenspiel.controller.deal_notes import DealNote, DealNotes
from kartenspiel.controller.duplicate_table import DuplicateTable
from kartenspiel.controller.kept_analyses import KeptAnalyses
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.sitting import FinishedDeal, Sitting, Step
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.model.seats import Seat
from tests.controller.tables import Somebody, saved, session_of

ROOT: Final = Path(__file__).resolve().parents[1]
POINTS: Final = {"write": 72, "fsync": 144, "rename": 70, "step": 68}
"""How many of each kind a deal of the session has, before and after each counted apart: so each is hit at times."""
SEAT: Final = Seat(0)
DUPLICATE: Final = DuplicateTable((), (0, 0, 0, 0), "call", None, None, None)
ANALYSIS: Final = Analysis().after(AnalysisStep(0, duplicate=DUPLICATE))
"""What is kept of every deal: an analysis that needs no work."""
SESSIONS: Final = session_of(), session_of(seed=2)
LONGEST_LIFE: Final = 1.5
"""Seconds; a deal takes less."""


@dataclass(frozen=True)
class Shown:
    """A move that was shown: in which deal, how many moves it had then, whose it was, and whether the disk had it."""

    session: str
    deal: int
    moves: int
    own: bool
    saved: bool


@dataclass(frozen=True)
class Noted:
    """That a note is kept: to which deal, and how many moves it tells of."""

    deal: str
    moves: int


@dataclass(frozen=True)
class Analysed:
    """That an analysis of a deal is kept."""

    deal: str


def play(folder: Path, point: str, number: int) -> None:
    """Go on with the session in a folder and tell what is shown, until killed or, at a point, by one's own hand."""
    application = QCoreApplication([])
    store = Store(folder)
    table = Table(store, InlineThinker(), Random(3), beat_ms=0)
    Somebody(table)
    passed: Counter[str] = Counter()

    def reach(name: str) -> None:
        passed[name] += 1
        if (name, passed[name]) == (point, number):
            os.kill(os.getpid(), signal.SIGKILL)

    def around(name: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def acted(*arguments: object, **options: object) -> object:
            reach(name)
            done = act(*arguments, **options)
            reach(name)
            return done

        return acted

    def tell(step: Step) -> None:
        session = table.session
        assert session is not None
        own = step.move is not None and step.move.seat == session.person_seat
        told = [session.id, session.number, len(step.after.log), own, table.unsaved == passed["unsaved"]]
        passed["unsaved"] = table.unsaved
        write(sys.stdout.fileno(), json.dumps(told).encode() + b"\n")

        if own:
            key = f"{session.id}/{session.number}"
            notes.change(key, DealNote(star=True, words=str(len(step.after.log))))
            write(sys.stdout.fileno(), json.dumps([key, len(step.after.log)]).encode() + b"\n")

    write = os.write
    notes = DealNotes(folder / "data" / "notes.json", lambda text: sys.exit(str(text)))
    table.stepped.connect(lambda _step: reach("step"))
    table.stepped.connect(tell)
    table.stepped.connect(lambda _step: reach("step"))

    def change() -> None:
        """Go on with the other session."""
        other = next(each for each in SESSIONS if table.session is None or each.id != table.session.id)
        found = table.sittings.of_session(other.id) or store.read_sitting(other.id)
        table.resume(table.sittings.with_current(found or Sitting(other)))

    table.finished.connect(lambda finished: write(sys.stdout.fileno(), keep_analysis(folder, finished)))
    table.finished.connect(change)
    sittings = store.read_sittings()
    os.fsync = around("fsync", os.fsync)
    os.replace = around("rename", os.replace)
    os.fdopen = around("write", os.fdopen)
    os.write = around("write", os.write)
    if sittings.current is None:
        table.start(SESSIONS[0])
    else:
        table.resume(sittings)
    application.exec()


def keep_analysis(folder: Path, finished: FinishedDeal) -> bytes:
    """Keep an analysis of a deal that is over; return what is told then."""
    analyses_in(folder).write(record_from_json(finished.record), SEAT, ANALYSIS)
    return json.dumps([finished.record["deal_id"]]).encode() + b"\n"


def analyses_in(folder: Path) -> KeptAnalyses:
    """Return the analyses that are kept, of which none may be damaged."""
    return KeptAnalyses(folder / "data" / "analyses", lambda text: sys.exit(str(text)))


def killed(folder: Path, point: str, number: int, life: float | None) -> list[Shown | Noted | Analysed]:
    """Let the program play until it is killed; return what it showed and told."""
    command = [sys.executable, str(Path(__file__)), "--play", str(folder), "--point", point, "--number", str(number)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        try:
            rest, _ = program.communicate(timeout=life)
        except subprocess.TimeoutExpired:
            program.kill()
            rest, _ = program.communicate()
    if program.returncode != -signal.SIGKILL:
        message = f"the program ended by itself with status {program.returncode}"
        raise RuntimeError(message)
    kinds = {len(fields(kind)): kind for kind in (Shown, Noted, Analysed)}
    told = map(json.loads, (first + rest).splitlines())
    return [kinds[len(each)](*each) for each in told]


def on_disk(folder: Path) -> dict[str, tuple[int, int]]:
    """Return for each session which deal the disk has come to, and how many moves of it."""
    store = Store(folder)
    sittings = [store.read_sitting(session.id) for session in SESSIONS]
    store.close()
    return {
        each.session.id: (each.session.number, 0 if each.state is None else len(each.state.log))
        for each in sittings
        if each is not None
    }


def notes_on_disk(folder: Path) -> dict[str, int]:
    """Return for each deal that has a star of how many moves its note tells."""
    notes = DealNotes(folder / "data" / "notes.json", lambda text: sys.exit(str(text)))
    return {key: int(note.words) for key, note in notes.all.items() if note.star}


def analysed_on_disk(folder: Path) -> set[str]:
    """Return of which finished deals the analysis is kept whole."""
    if not (folder / "data" / "history.jsonl").exists():
        return set()
    kept = analyses_in(folder)
    return {str(each.body["deal_id"]) for each in saved(folder) if kept.read(each, SEAT) == ANALYSIS}


def count(kills: int, seed: int) -> Counter[str]:
    """Kill so often; report and return how many moves were shown, and how many of them are gone."""
    rng, found = Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        for number in range(kills):
            exactly = number % 2 == 1
            point = tuple(POINTS)[number // 2 % len(POINTS)] if exactly else ""
            life = None if exactly else rng.uniform(0, LONGEST_LIFE)
            told = killed(folder, point, rng.randint(1, POINTS.get(point, 1)), life)
            disk, noted = on_disk(folder), notes_on_disk(folder)
            analysed = [each.deal for each in told if isinstance(each, Analysed)]
            found["analysed"] += len(analysed)
            found["analyses gone"] += len({*analysed} - analysed_on_disk(folder)) if analysed else 0
            shown = [each for each in told if isinstance(each, Shown)]
            for note in (each for each in told if isinstance(each, Noted)):
                found["noted"] += 1
                found["notes gone"] += noted.get(note.deal, 0) < note.moves
            found["shown"] += len(shown)
            for each in shown:
                if (each.deal, each.moves) > disk.get(each.session, (0, 0)):
                    found["gone" if each.saved else "gone, shown unsaved"] += 1
                    found["gone, one's own"] += each.saved and each.own
            found["shown unsaved"] += sum(not each.saved for each in shown)
        deals = len(saved(folder)) if (folder / "data" / "history.jsonl").exists() else 0
    names = ("shown", "gone", "gone, one's own", "shown unsaved", "gone, shown unsaved")
    said = ", ".join(f"{name}: {found[name]}" for name in names)
    notes = f"notes told: {found['noted']}, gone: {found['notes gone']}"
    analyses = f"analyses told: {found['analysed']}, gone: {found['analyses gone']}"
    sys.stdout.write(f"{kills} kills, {deals} deals finished; moves {said}; {notes}; {analyses}\n")
    return found


def main(arguments: Sequence[str]) -> int:
    """Read the command line and kill, or play until killed."""
    parser = argparse.ArgumentParser(description="Kill the program often and count what was shown and is gone.")
    parser.add_argument("--count", type=positive_number, default=500, help="how many kills (500)")
    parser.add_argument("--seed", type=int, default=0, help="another one kills at other moments (0)")
    for name in ("--play", "--point", "--number"):
        parser.add_argument(name, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.play is not None:
        play(Path(options.play), options.point, int(options.number))
    found = count(options.count, options.seed)
    if found["shown"] == found["shown unsaved"]:
        sys.stdout.write("no move was shown that the disk should have: nothing is proved; kill more often\n")
        return 1
    return int(found["gone"] + found["notes gone"] + found["analyses gone"] > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
