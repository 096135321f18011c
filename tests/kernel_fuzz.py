# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Random positions of all games for as long as one likes, in the kernel and beside it: a search for what it does wrong.

``python -m tests.kernel_fuzz --minutes M --seed S`` tries deals with random rules, their positions and odd ones
(`tests/kernel_cases.py`), in a process of its own: one that dies, or never ends, is a finding too, and the search goes
on after it.  Seed and number decide what a deal is.  What is wrong is written into a file, which ``--replay`` tries
again.  With ``--deals N`` the digest is the same whether the kernel is compiled or not.
"""

import argparse
import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kartenspiel.players.kernel.arrays import HOW
from tests.both_ways import ROOT
from tests.kernel_cases import trial_from_json, try_case

FOLDER: Final = Path("kernel-findings")
SILENCE: Final = 300.0
"""After so many seconds a deal is one that never ends: a thousand times what it takes."""
PROGRESS: Final = 300.0
"""So often it is told how far the search is, in seconds."""


@dataclass
class Found:
    """What has been tried so far, and what was wrong."""

    deals: int = 0
    trials: int = 0
    digest: int = 0
    findings: list[str] = field(default_factory=list)

    def told(self) -> str:
        """Return it as a line."""
        count = f"{len(self.findings)} finding{'' if len(self.findings) == 1 else 's'}"
        return f"{self.deals} deals, {self.trials} trials, {count}, {self.digest:016x}, {HOW}"


def worker(seed: int, first: int, folder: Path) -> list[str]:
    """Return the command that tries one deal after the other, from this number on, and never ends by itself."""
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.kernel_fuzz", "--work"]
    return [*command, "--first", str(first), "--seed", str(seed), "--into", str(folder.resolve())]


def work(seed: int, first: int, folder: Path) -> None:
    """Try one deal after the other, and write a line after each."""
    number = first
    while True:
        case = try_case(seed, number, folder)
        sys.stdout.write(f"{json.dumps([case.digest, case.trials, [str(file) for file in case.files]])}\n")
        sys.stdout.flush()
        number += 1


def search(command: Callable[[int], Sequence[str]], first: int, silence: float = SILENCE) -> Iterator[Found]:
    """Have deals tried without end, by the command for a number; yield after each what was found so far."""
    found, number = Found(), first
    while True:
        with subprocess.Popen(command(number), cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
            try:
                for line in _lines(running, silence):
                    digest, trials, files = json.loads(line)
                    found.digest ^= int(digest, 16)
                    found.trials += trials
                    found.findings += files
                    found.deals += 1
                    number += 1
                    yield found
                wrong = f"its process ended with {running.wait()}"
            except TimeoutError:
                wrong = f"it did not end within {silence:.0f} s"
            finally:
                running.kill()
        found.findings.append(f"deal {number}: {wrong}; try it again: --first {number} --deals 1")
        found.deals += 1
        number += 1
        yield found


def _lines(running: subprocess.Popen[str], silence: float) -> Iterator[str]:
    """Yield what a process writes until it ends; raises `TimeoutError` where it is silent too long."""
    said = queue.Queue[str]()

    def read() -> None:
        for line in running.stdout or ():
            said.put(line)
        said.put("")

    threading.Thread(target=read, daemon=True).start()
    while True:
        try:
            line = said.get(timeout=silence)
        except queue.Empty:
            raise TimeoutError from None
        if not line:
            return
        yield line


def replay(file: Path) -> str | None:
    """Try again what was written down; return what is wrong, or ``None`` if nothing is any more."""
    try:
        trial_from_json(json.loads(file.read_text(encoding="utf-8"))).run()
    except Exception as error:  # noqa: BLE001 - as when it was found
        return f"{type(error).__name__}: {error}"
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Search, and tell what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    bound = parser.add_mutually_exclusive_group()
    bound.add_argument("--minutes", type=float, default=1.0, metavar="M", help="so long (1)")
    bound.add_argument("--deals", type=int, metavar="N", help="so many deals, however long that takes")
    bound.add_argument("--replay", type=Path, metavar="FILE", help="try again what was found")
    bound.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first deal (0)")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help=f"for findings ({FOLDER})")
    options = parser.parse_args(arguments)
    if options.replay is not None:
        wrong = replay(options.replay)
        sys.stdout.write(f"{wrong or 'nothing is wrong any more'}\n")
        return int(wrong is not None)
    if options.work:
        work(options.seed, options.first, options.into)
    found, shown, until = Found(), time.monotonic(), time.monotonic() + 60 * options.minutes
    for found in search(lambda number: worker(options.seed, number, options.into), options.first):
        if found.deals == options.deals or (options.deals is None and time.monotonic() >= until):
            break
        if time.monotonic() - shown > PROGRESS:
            shown = time.monotonic()
            sys.stdout.write(f"{found.told()}\n")
            sys.stdout.flush()
    sys.stdout.write("\n".join([found.told(), *found.findings, ""]))
    return int(bool(found.findings))


if __name__ == "__main__":
    sys.exit(main())
