# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The Python environment in ``.venv``: what it was made from, whether it is still right, making it.

Each purpose (``play``, ``test``, ``package``) leaves a stamp when its part is complete.  A stamp tells what the
environment was made from, so that a broken first attempt, a moved checkout, another Python or a
changed list of requirements is noticed without asking the network.
"""

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"

# What of the project's description decides what is installed.
_INSTALLED = {"name", "dependencies", "optional-dependencies", "scripts", "gui-scripts"}
_EXTRAS = {"play": "[compile]", "test": "[cluster,compile,dev]", "package": "[compile,package]"}


class SetupError(Exception):
    """The environment cannot be made; the message says why and what to do."""


def ensure(purpose: str) -> Path:
    """Return the environment's Python, after making the environment if it is not ready."""
    if not is_ready(purpose):
        print(f"Setting up in {VENV}: this takes some minutes, once, and needs the network.", flush=True)
        _make(purpose)
        stamp(purpose).write_text(fingerprint(), encoding="utf-8")
    return python()


def is_ready(purpose: str) -> bool:
    """Tell whether the environment is complete for the purpose and made from what is here now."""
    stamps = _EXTRAS if purpose == "play" else (purpose,)  # what is ready for anything else is ready for playing
    return fingerprint() in map(_read_stamp, stamps) and python().exists()


def python() -> Path:
    """Return the path of the environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def packages() -> Path:
    """Return the folder into which the environment installs packages."""
    return Path(sysconfig.get_path("platlib", "venv", {"base": str(VENV), "platbase": str(VENV)}))


def stamp(name: str) -> Path:
    """Return the path of the stamp that says: this much is done."""
    return VENV / f"{name}.stamp"


def fingerprint() -> str:
    """Describe what an environment is made from: this Python, this folder, these requirements."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    installed = {key: value for key, value in settings["project"].items() if key in _INSTALLED}
    required = json.dumps([settings["build-system"], installed], sort_keys=True)
    return f"{_origin()}\n{hashlib.sha256(required.encode()).hexdigest()}\n"


def _origin() -> str:
    return f"{sys.base_prefix} {sys.version}\n{ROOT}"


def _read_stamp(purpose: str) -> str:
    try:
        return stamp(purpose).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _make(purpose: str) -> None:
    if not any(_read_stamp(each).startswith(_origin()) for each in _EXTRAS):
        _begin_anew()
    command = [str(python()), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    if subprocess.call([*command, "--editable", f"{ROOT}{_EXTRAS[purpose]}"]):
        raise SetupError("pip could not install what is needed (see above). Give the command again to try anew.")


def _begin_anew() -> None:
    if VENV.is_file():
        VENV.unlink()  # which --clear does not do
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]):
        raise SetupError(
            f"Python could not make an environment in {VENV} (see above). On Debian and Ubuntu it needs the package"
            " python3-venv:\n    sudo apt-get install --yes python3-venv\nThen give the command again."
        )
