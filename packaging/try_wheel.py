# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tries out a wheel that is installed for the Python that runs this: ``try_wheel.py compiled [GAME …]`` or ``sources``.

The first argument says what must be in it.  Computer players of all levels play every game and form, or the games that
are named; where the kernel is compiled they play again without it, and have to play the same, but for levels that then
do less.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path

KINDS = {"compiled": "kernel compiled", "sources": "kernel not compiled"}
"""What the program says of itself, by what the wheel is."""
ALIKE = ("easy", "medium")
"""The levels that play the same whether the kernel is compiled or not."""
LEVELS = (*ALIKE, "strong")
"""Of these the last imagines fewer deals where it is not (`players/seated.py`)."""
UNCOMPILED = {"KARTENSPIEL_UNCOMPILED": "1"}


class TryError(Exception):
    """The wheel is not what it should be; the message says what is wrong."""


def run(*arguments: str, environ: dict[str, str] | None = None) -> str:
    """Run a command of the installed program far from the checkout; return what it prints."""
    command = [sys.executable, "-I", "-m", "kartenspiel", *arguments]
    usual = {key: value for key, value in os.environ.items() if key not in UNCOMPILED}
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            command, cwd=folder, env=usual | (environ or {}), capture_output=True, encoding="utf-8", check=False
        )
    if done.returncode:
        raise TryError(f"kartenspiel {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout


def tables(names: Collection[str]) -> list[tuple[str, ...]]:
    """Return what to simulate: the arguments for every preset and number of dummies of these games, or of all."""
    found: list[tuple[str, ...]] = []
    for game in json.loads(run("games", "--json")):
        if names and game["id"] not in names:
            continue
        found += [(game["id"], "--preset", preset["id"]) for preset in game["presets"]]
        if any(option["id"] == "table_mode" for option in game["options"]):
            found += [(game["id"], "--dummies", number) for number in ("1", "2")]
    return found


def try_out(kind: str, names: Collection[str]) -> int:
    """Return how many deals were played; `TryError` says what is wrong."""
    version = run("--version").strip()
    if not version.endswith(f", {KINDS[kind]}"):
        raise TryError(f"the wheel says {version!r}, not {KINDS[kind]!r}")
    played = [(*table, "--players", level) for table in tables(names) for level in LEVELS]
    for table in played:
        simulate = ("simulate", *table, "--deals", "1", "--seed", "2026")
        records = run(*simulate)
        if kind == "compiled" and table[-1] in ALIKE and run(*simulate, environ=UNCOMPILED) != records:
            raise TryError(f"{' '.join(simulate)}: compiled they play otherwise")
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "deals.jsonl")
            file.write_text(records, encoding="utf-8")
            run("check", str(file))
    return len(played)


def main(arguments: Sequence[str]) -> int:
    """Obey the command line; return the exit status."""
    if not arguments or arguments[0] not in KINDS:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        tried = try_out(arguments[0], arguments[1:])
    except TryError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{run('--version').strip()}: {tried} deals played, Python {sys.version.split()[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
