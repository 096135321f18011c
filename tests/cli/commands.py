# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Runs the program as a command."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 120
COMMAND: Final = [sys.executable, "-m", "kartenspiel"]


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on stderr."""
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert self.err.startswith("kartenspiel: ")
        return self.err.removeprefix("kartenspiel: ").rstrip("\n")


def kartenspiel(*arguments: object, given: bytes = b"") -> Ran:
    """Run the program to its end."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)], input=given, capture_output=True, cwd=ROOT, timeout=PATIENCE, check=False
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
