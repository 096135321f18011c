# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Says why the window cannot be opened, also to somebody who has started the program by its icon; asks no Qt."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final

TITLE: Final = "Kartenspiel"
_ERROR_ICON: Final = 0x10
_DIALOGS: Final = (
    ("zenity", "--error", "--no-markup", f"--title={TITLE}", "--text={}"),
    ("kdialog", "--title", TITLE, "--error", "{}"),
    ("xmessage", "-center", "-title", TITLE, "{}"),
    ("notify-send", TITLE, "{}"),
)
"""Programs that can show a message on a Linux desktop, of which most have one."""
_LIBRARY_PATH: Final = "LD_LIBRARY_PATH"
"""A package sets it for itself, and keeps what it was under another name."""


def tell(message: str) -> None:
    """Say why the program cannot go on: on the terminal, and in a dialog where nobody looks at one."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(message, file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            return
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - hardly any start fails

        ctypes.windll.user32.MessageBoxW(None, message, TITLE, _ERROR_ICON)
        return
    command = dialog(message, os.environ)
    if command:
        with contextlib.suppress(OSError):
            subprocess.Popen(command, env=environment(os.environ))


def dialog(message: str, environ: Mapping[str, str], system: str = sys.platform) -> Sequence[str]:
    """Return the command that shows a message on this desktop, nothing where there is none."""
    if system == "darwin":
        script = "on run argv\ndisplay alert (item 1 of argv) message (item 2 of argv) as critical\nend run"
        return ("osascript", "-e", script, TITLE, message)
    if any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        for program, *arguments in _DIALOGS:
            if shutil.which(program, path=environ.get("PATH")):
                return (program, *(argument.replace("{}", message) for argument in arguments))
    return ()


def environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for a program of the system, which must not get the libraries of our package."""
    kept = {name: value for name, value in environ.items() if name not in {_LIBRARY_PATH, f"{_LIBRARY_PATH}_ORIG"}}
    before = environ.get(f"{_LIBRARY_PATH}_ORIG")
    return kept if before is None else {**kept, _LIBRARY_PATH: before}
