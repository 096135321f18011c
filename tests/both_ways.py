# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Runs a module of the tests twice, with the sources of the kernel and with what was compiled of them."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from kartenspiel.players.kernel import UNCOMPILED

ROOT: Final = Path(__file__).resolve().parents[1]


class Said(NamedTuple):
    """What a command has written each way; where the kernel is not compiled here, the sources run twice."""

    uncompiled: str
    compiled: str


def both_ways(module: str, *arguments: str) -> Said:
    """Return what a module says each way; raises `subprocess.CalledProcessError` where it fails."""
    return Said(_said(module, arguments, UNCOMPILED), _said(module, arguments, ""))


def _said(module: str, arguments: Sequence[str], set_variable: str) -> str:
    variables = {name: value for name, value in os.environ.items() if name != UNCOMPILED}
    variables |= {set_variable: "1"} if set_variable else {}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True, check=True).stdout
