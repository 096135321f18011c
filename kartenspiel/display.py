# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether there is a display for the window and all that Qt needs to draw on it, and what to say where not.

Asks no Qt.
"""

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

_COMMANDS = ("games", "simulate GAME --deals 10", "check FILE", "--help")
_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""What a session with a display sets; the last lets Qt draw elsewhere, to memory for instance."""


def has_display(environ: Mapping[str, str], system: str = sys.platform) -> bool:
    """Tell whether Qt can open a window; Windows and macOS always have a display."""
    return system in {"win32", "darwin"} or any(environ.get(name) for name in _VARIABLES)


def window_plugins(folder: Path, environ: Mapping[str, str]) -> list[Path]:
    """Return the plugins of Qt in the folder that may open the window in this session; none where not on Linux."""
    screens = (("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "xcb"))
    asked = environ.get("QT_QPA_PLATFORM", "").replace(";", " ").split()
    names = [each.partition(":")[0] for each in asked] or [name for variable, name in screens if environ.get(variable)]
    return [file for name in names for file in sorted(folder.glob(f"libq{name}*.so"))]


def lacking_for_window(folder: Path, environ: Mapping[str, str]) -> list[str]:
    """Return every library that is missing where no plugin in the folder can be loaded; nothing where one can.

    Qt itself names one library whichever is missing.  Where the system does not list them, it is what its loader says.
    """
    plugins = window_plugins(folder, environ)
    told = [_why_not_loaded(plugin) for plugin in plugins]
    if not told or None in told:
        return []
    return missing_libraries(plugins) or [each for each in told if each is not None]


def _why_not_loaded(library: Path) -> str | None:
    """Return why a library cannot be loaded, which names the first that it lacks; ``None`` if it can."""
    try:
        ctypes.CDLL(str(library))
    except OSError as error:
        return str(error)
    return None


def missing_libraries(files: Iterable[Path]) -> list[str]:
    """Return the libraries that these files of Qt need and Linux does not find, each once; none where it has no ldd."""
    try:
        listed = subprocess.run(  # noqa: S603 - files of Qt
            ["ldd", *map(str, files)],  # noqa: S607 - wherever it is
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"LC_ALL": "C"},
        )
    except OSError:
        return []
    return not_found(listed.stdout)


def not_found(listing: str) -> list[str]:
    """Return the libraries that a listing of ``ldd`` calls missing, each once."""
    return sorted({line.split()[0] for line in listing.splitlines() if line.endswith("=> not found")})


def advice(python: str) -> str:
    """Say in one sentence that there is no display, and name the commands that need none."""
    program = Path(python).with_name("kartenspiel")
    here = Path.cwd()
    shown = program.relative_to(here) if program.is_relative_to(here) else program
    commands = "".join(f"\n    {shown} {command}" for command in _COMMANDS)
    return f"There is no display here to open the window on, but these commands work without one:{commands}"
