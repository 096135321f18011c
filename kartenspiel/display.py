# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether there is a display for the window, and what to say where there is none; asks no Qt."""

import sys
from collections.abc import Mapping
from pathlib import Path

_COMMANDS = ("games", "simulate GAME --deals 10", "check FILE", "--help")
_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""What a session with a display sets; the last lets Qt draw elsewhere, to memory for instance."""


def has_display(environ: Mapping[str, str], system: str = sys.platform) -> bool:
    """Tell whether Qt can open a window; Windows and macOS always have a display."""
    return system in {"win32", "darwin"} or any(environ.get(name) for name in _VARIABLES)


def advice(python: str) -> str:
    """Say in one sentence that there is no display, and name the commands that need none."""
    program = Path(python).with_name("kartenspiel")
    here = Path.cwd()
    shown = program.relative_to(here) if program.is_relative_to(here) else program
    commands = "".join(f"\n    {shown} {command}" for command in _COMMANDS)
    return f"There is no display here to open the window on, but these commands work without one:{commands}"
