# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What Qt needs from a Linux system and pip does not bring: shared libraries and at least one font.

What is missing is installed with apt where that is allowed (as root, or with sudo that asks for no
password).  Otherwise the person is told the one line to type.  Windows and macOS lack nothing.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the program of this checkout and no other
from kartenspiel import display

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Library to package, as Debian and Ubuntu name them."""

_SIZES = ("Need to get", "After this operation")
"""How apt-get begins to say what packages take."""

FONT = "a font"
FONT_PACKAGE = "fonts-dejavu-core"
"""Small, and has the signs of the suits."""

_FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
_FONT_FILES = ("*.ttf", "*.otf", "*.ttc", "*.pfb")


class SetupError(Exception):
    """Something is missing that may not be installed; the message has the line to type."""


def ensure(packages: Path, purpose: str, stamp: Path) -> None:
    """Install what Qt under `packages` lacks for the purpose; leave the stamp when nothing is missing."""
    if not sys.platform.startswith("linux") or stamp.exists():
        return
    lacking = missing_libraries(packages, purpose)
    if lacking and (become_root := permission()) is not None:
        print(f"Installing what Qt needs: {', '.join(lacking)}", flush=True)
        install(become_root, debian_packages(lacking))
        lacking = missing_libraries(packages, purpose)
    if lacking:
        raise SetupError(advice(lacking))
    stamp.touch()


def missing_libraries(packages: Path, purpose: str) -> list[str]:
    """Return the names of the libraries that Qt cannot find here, and `FONT` if there is none."""
    libraries = display.missing_libraries(_files_of_qt(packages / "PySide6", purpose, os.environ))
    return libraries + ([] if has_font(_FONT_FOLDERS) else [FONT])


def has_font(folders: Iterable[str]) -> bool:
    """Tell whether one of the folders holds a font."""
    return any(any(Path(folder).expanduser().rglob(pattern)) for folder in folders for pattern in _FONT_FILES)


def debian_packages(lacking: Iterable[str]) -> list[str]:
    """Return the packages to install; of a library that we do not know, none."""
    known = PACKAGES | {FONT: FONT_PACKAGE}
    return sorted({known[name] for name in lacking if name in known})


def permission() -> list[str] | None:
    """Return the words that go before a command to run it as root, or None if that is not allowed."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    allowed = shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True, check=False).returncode == 0
    return sudo if allowed else None


def advice(lacking: Sequence[str]) -> str:
    """Say what is missing and the one line to type."""
    what = f"Qt needs what this machine lacks: {', '.join(lacking)}."
    wanted = debian_packages(lacking)
    if shutil.which("apt-get") is None or not wanted:
        return f"{what}\nInstall the packages that hold them, then give the command again."
    become_root = "sudo sh -c" if shutil.which("sudo") else "su -c"
    line = f"apt-get update; apt-get install --yes --no-install-recommends {' '.join(wanted)}"
    return f"{what}\nType this line, then give the command again:\n    {become_root} '{line}'"


def install(become_root: Sequence[str], wanted: Sequence[str], *, say_size: bool = False) -> None:
    """Install packages with apt; a failure shows in what is still missing afterwards."""
    apt = [*become_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    subprocess.call([*apt, "update"])  # where that fails, old lists may do
    if say_size:
        asked = ["env", "LC_ALL=C", "apt-get", "install", "--assume-no", "--no-install-recommends", *wanted]
        answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        print(*(line for line in answer.splitlines() if line.startswith(_SIZES)), sep="\n", flush=True)
    subprocess.call([*apt, "install", "--yes", "--no-install-recommends", *wanted])


def _files_of_qt(qt: Path, purpose: str, environ: Mapping[str, str]) -> list[Path]:
    """Return the files of Qt whose needs count: the modules we import and the plugins that draw."""
    screen = "wayland" if environ.get("WAYLAND_DISPLAY") else "xcb"
    wanted = {"test": ["offscreen"], "package": ["offscreen", "wayland", "xcb"]}.get(purpose, [screen])
    modules = [qt / f"Qt{name}.abi3.so" for name in ("Core", "Gui", "Widgets", "Svg")]
    plugins = [file for plugin in wanted for file in sorted((qt / "Qt/plugins/platforms").glob(f"libq{plugin}*.so"))]
    return [file for file in (*modules, *plugins) if file.exists()]
