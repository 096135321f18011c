# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Puts small faults into the program one at a time and tells which of them its tests find.

``mutants.py [WORD …]`` works in a copy of this checkout; with words it tries only faults whose file or text has one of
them.  For each fault it prints whether the tests of its folder find it, and how many seconds that took.  The exit code
is 1 if any was not found.  One in the search of open cards takes up to three minutes, since the kernel is compiled.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from translations import compile_stale

ROOT: Final = Path(__file__).resolve().parent.parent
PARTS: Final = ("kartenspiel", "tests", "packaging", "docs", "i18n", "resources", "pyproject.toml", "README.md")
"""What of the checkout the tests need."""
PATIENCE: Final = 300
"""After so many seconds a fault counts as found: what it broke does not end."""
FAILED: Final = 1
"""What pytest returns where a test failed; where none could be run it returns more."""


class Fault(NamedTuple):
    """A small fault: a text that stands once in a file, what is written in its place, and which tests should fail."""

    file: str
    text: str
    replacement: str
    tests: tuple[str, ...]


_ASKING: Final = ("tests/controller/test_conductor.py", "tests/controller/test_poll_points.py")
_STAGE: Final = ("tests/ui/test_stage.py",)
_PANELS: Final = ("tests/ui/test_panel_places.py", "tests/ui/test_panels.py")
_BARRED: Final = ("tests/ui/test_barred_commands.py",)
_WINDOW: Final = ("tests/ui/test_main_window.py", "tests/ui/test_text_size.py")
_CARDS: Final = ("tests/players/test_heuristic.py",)
_SEARCH: Final = ("tests/players/test_exact.py",)
_GUESSES: Final = ("tests/players/test_likelihood.py",)
_CALLS: Final = ("tests/players/test_half_dealt_words.py", "tests/players/test_calls.py")
_TRIALS: Final = ("tests/players/test_opinions.py", "tests/players/test_luck_of_the_drawing.py")
_CONDUCTOR: Final = "kartenspiel/controller/conductor.py"
_MOMENT: Final = "kartenspiel/controller/moment.py"
_STAGE_FILE: Final = "kartenspiel/ui/table/stage.py"
_PANELS_FILE: Final = "kartenspiel/ui/table/panels.py"
_BARRED_FILE: Final = "kartenspiel/ui/window/barred.py"
_MAIN_WINDOW: Final = "kartenspiel/ui/window/main_window.py"
_FORESIGHT: Final = "kartenspiel/players/kernel/foresight.py"
_SOLVER: Final = ("tests/players/test_solver.py",)
_OPEN_SEARCH: Final = "kartenspiel/players/kernel/open_search.py"
_SEARCH_BOUNDS: Final = "kartenspiel/players/kernel/search_bounds.py"
_SEARCH_GUESS: Final = "kartenspiel/players/kernel/search_guess.py"
_SEARCH_SHAPES: Final = "kartenspiel/players/kernel/search_shapes.py"
_SEARCH_STATE: Final = "kartenspiel/players/kernel/search_state.py"
_SOLVER_FILE: Final = "kartenspiel/players/kernel/solver.py"
_EXACT: Final = "kartenspiel/players/exact.py"
_HALF_DEALT: Final = "kartenspiel/players/halfdealt.py"

FAULTS: Final = (
    Fault(_CONDUCTOR, "        if seat not in moment.silent and not awaited:\n            return False\n", "", _ASKING),
    Fault(_CONDUCTOR, "if seat not in moment.silent and not awaited:", "if seat not in moment.silent:", _ASKING),
    Fault(_CONDUCTOR, "self._moments[-1] = moment.before_silence(seat)", "moment.before_silence(seat)", _ASKING),
    Fault(_CONDUCTOR, "if len(self._moments) == 1:", "if not self._moments:", _ASKING),
    Fault(_CONDUCTOR, "any(not isinstance(choice, Play)", "any(isinstance(choice, Play)", _ASKING),
    Fault(_CONDUCTOR, "seat if question.may_pass else None)", "None)", _ASKING),
    Fault(_MOMENT, "seat in people and seat == self.state.turn", "seat in people", _ASKING),
    Fault(_MOMENT, "if choice not in statements)", ")", _ASKING),
    Fault(_MOMENT, "(seat - first) % seats", "(first - seat) % seats", _ASKING),
    Fault(_MOMENT, "self.silent - {seat}", "frozenset()", _ASKING),
    Fault(_MOMENT, " and not self.state.hands_closed", "", _ASKING),
    Fault(_STAGE_FILE, "in self.items and self._running is None:", "in self.items:", _STAGE),
    Fault(_STAGE_FILE, "return self.seen if self._left is None else self._left.before", "return self.seen", _STAGE),
    Fault(_STAGE_FILE, "yield from self._lie(self.trick_seconds)", "yield from self._lie(0)", _STAGE),
    Fault(_STAGE_FILE, 'placement.zone != "stock"]', "True]", _STAGE),
    Fault(_STAGE_FILE, "        self._remove_lost()\n        stock", "        stock", _STAGE),
    Fault(_PANELS_FILE, "if places.hides_something(_area(self.calls.geometry())):", "if False:", _PANELS),
    Fault(_PANELS_FILE, "self._ladder_top = self.calls.y()", "pass", _PANELS),
    Fault(_PANELS_FILE, "if self._waiting:", "if not self._waiting:", _PANELS),
    Fault(_PANELS_FILE, "(self.board, *(() if self.calls.in_row else (self.calls,)))", "(self.calls,)", _PANELS),
    Fault(_MAIN_WINDOW, "full_screen=self.isFullScreen(),", "full_screen=False,", _WINDOW),
    Fault(_MAIN_WINDOW, "log_visible=self.dock.wanted,", "log_visible=True,", _WINDOW),
    Fault(_MAIN_WINDOW, "min(max(size, TEXT_SIZES[0]), TEXT_SIZES[-1])", "size", _WINDOW),
    Fault(_MAIN_WINDOW, "self._write_larger(-TEXT_STEP)", "self._write_larger(TEXT_STEP)", _WINDOW),
    Fault(_BARRED_FILE, "(None if page.covered else _AT_TABLE),", "None,", _BARRED),
    Fault(_FORESIGHT, "if over and not (ours and under):", "if over:", _CARDS),
    Fault(_EXACT, "contest.goal - table.winners.count(contest.alone)", "contest.goal", _SEARCH),
    Fault("kartenspiel/players/likelihood.py", "if seen.seat != seat and seen", "if seen", _GUESSES),
    Fault(_HALF_DEALT, "boldness < EVEN or self.void_does_harm(seen)", "boldness < EVEN", _CALLS),
    Fault(_OPEN_SEARCH, "= gathered & -(on.side >> taker & 1)", "= gathered & -(on.side >> last & 1)", _SOLVER),
    Fault(_OPEN_SEARCH, "        gathered += on.last\n", "        pass\n", _SOLVER),
    Fault(_OPEN_SEARCH, "    on.held[seat] = hand\n", "", _SOLVER),
    Fault(_OPEN_SEARCH, "on.shapes.key(left) ^ on.salt[seat]", "on.shapes.key(left)", _SOLVER),
    Fault(_SEARCH_BOUNDS, "other != seat and hand & on.trumps:", "other != seat and not hand & on.trumps:", _SOLVER),
    Fault(_SEARCH_BOUNDS, "if count == on.tricks_left and not on.stakes:", "if count == on.tricks_left:", _SOLVER),
    Fault(_SEARCH_SHAPES, "| (self.kind[place] + 1) << 2 | owner[place]", "| (self.kind[place] + 1) << 2", _SOLVER),
    Fault(_SEARCH_STATE, "return cards & ~((alike << 1) & on.plain)", "return cards & ~(alike << 1)", _SOLVER),
    Fault(_SEARCH_GUESS, "if not beaten or not on.wants_much:", "if not beaten:", _SOLVER),
    Fault(_SEARCH_GUESS, "beats += 0 if ours else", "beats += 0 if not ours else", _SOLVER),
    Fault(_SOLVER_FILE, "if stop is not None and stop.is_set():", "if stop is None:", _SOLVER),
    Fault("kartenspiel/players/trial.py", "leads[number].mean <= behind", "leads[number].mean >= behind", _TRIALS),
)


def main(words: Sequence[str]) -> int:
    """Try out the faults that have one of these words, all if there is none; return the exit code."""
    chosen = [each for each in FAULTS if not words or any(word in each.file + each.text for word in words)]
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder)
        copy_checkout(copy)
        for tests in dict.fromkeys(fault.tests for fault in chosen):
            if fails(tests, copy):
                raise SystemExit(f"without any fault these fail already: {', '.join(tests)}")
        found = [tell(fault, copy) for fault in chosen]
    print(f"{sum(found)} of {len(found)} found")
    return 0 if all(found) else 1


def copy_checkout(copy: Path) -> None:
    """Copy what the tests need of this checkout into a folder, and compile its translations there."""
    for name in PARTS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / name, copy)
    compile_stale(copy / "i18n", copy / "i18n")


def tell(fault: Fault, copy: Path) -> bool:
    """Try a fault out and print what became of it; tell whether it was found."""
    began = time.monotonic()
    found = is_found(fault, copy)
    verdict, seconds = "found" if found else "NOT FOUND", round(time.monotonic() - began)
    print(f"{verdict:9} {seconds:4} s  {fault.file}: {fault.text.strip()!r} -> {fault.replacement!r}", flush=True)
    return found


def is_found(fault: Fault, copy: Path) -> bool:
    """Tell whether a test fails with this fault in the copy, which is whole again afterwards."""
    file = copy / fault.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(with_fault(whole, fault), encoding="utf-8")
    try:
        return fails(fault.tests, copy)
    finally:
        file.write_text(whole, encoding="utf-8")


def fails(tests: Sequence[str], copy: Path) -> bool:
    """Tell whether one of these tests fails in the copy, or does not end."""
    command = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests)
    # nothing compiled is kept: of a file that changes twice in a second the old one would be taken
    variables = {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", "QT_QPA_PLATFORM": "offscreen"}
    try:
        done = subprocess.run(
            command, cwd=copy, env=os.environ | variables, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    if done.returncode > FAILED:
        raise SystemExit(f"these tests cannot be run: {tests}\n{done.stdout.decode()}{done.stderr.decode()}")
    return done.returncode == FAILED


def with_fault(text: str, fault: Fault) -> str:
    """Return the text of a file with this fault; raises `ValueError` if it has no place there, or two."""
    if text.count(fault.text) != 1:
        raise ValueError(f"{fault.file} has {fault.text!r} {text.count(fault.text)} times, not once")
    return text.replace(fault.text, fault.replacement)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
