# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Runs the program as a command, in a process of its own or, which takes a tenth of the time, in ours."""

import contextlib
import io
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest import mock

from kartenspiel import cli

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


def call(*arguments: object, given: bytes = b"") -> Ran:
    """Run a command to its end in this process, with files for what it writes."""
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as out,
        tempfile.TemporaryFile("w+", encoding="utf-8") as err,
        io.TextIOWrapper(io.BytesIO(given)) as read,
    ):
        with (
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
            mock.patch.object(sys, "stdin", read),
            contextlib.chdir(ROOT),
        ):
            status = cli.main([str(each) for each in arguments])
        out.seek(0)
        err.seek(0)
        return Ran(status, out.read(), err.read())
