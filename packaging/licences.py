# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The licences of everything that is shipped, in one file for the package and for About.

Nothing may be shipped of which no licence is known: a library that none of these sections covers stops the build.
"""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

from kartenspiel.shipped import LICENCES

ROOT = Path(__file__).resolve().parent.parent
TEXTS = Path(__file__).resolve().parent / "licences"

_QT = """\
Qt {qt} and PySide6 {qt}, © The Qt Company Ltd. and other contributors, are used under the GNU Lesser General Public
License version 3, which follows, with the GNU General Public License that belongs to it. They lie in the folder
PySide6 of the program, unchanged and as libraries of their own: you may replace them by versions of your own. Their
sources: https://download.qt.io/official_releases/QtForPython/"""
LIBRARIES = ("platformdirs", "jinja2", "markupsafe", "markdown-it-py", "mdurl")
"""What the program imports besides Qt, and what these import."""
_PYTHON = re.compile(
    r"(lib)?python[\d.]+[^/]*$|Python$|Python3$|lib-dynload/|[^/]*\.pyd$|_internal/python\d+\.dll$", re.IGNORECASE
)
_MICROSOFT = re.compile(r"(vcruntime|vccorlib|vcamp|vcomp|msvcp|ucrtbase|api-ms-win|concrt)[^/]*\.dll$", re.IGNORECASE)
_BROUGHT = {"libffi": re.compile(r"(^|/)libffi[-.\d]*\.(dll|dylib)$")}
"""What Python brings along where it is no package of the system; `TEXTS` has its licence."""
_FOLDERS = ("kartenspiel/", "PySide6/", "shiboken6/", "markupsafe/")
"""Of ourselves, and of those whose licence stands in the text in any case."""
_OF_SYSTEM = ("/usr/lib/", "/lib/", "/usr/share/fonts/")


class UnknownLicenceError(Exception):
    """A library would be shipped whose licence nobody has written down."""


def write(folder: Path, binaries: Iterable[tuple[str, str]]) -> Path:
    """Write the licences of a program with these binaries, each its place there and its origin; return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / LICENCES
    path.write_text(text(binaries), encoding="utf-8")
    return path


def text(binaries: Iterable[tuple[str, str]], platform: str = sys.platform) -> str:
    """Return the licences of a program for a system; raises `UnknownLicenceError`."""
    places = [(place.replace("\\", "/"), origin) for place, origin in binaries]
    others = [(place, origin) for place, origin in places if not _is_covered(place)]
    sections = dict(_sections())
    if platform == "win32":
        sections["Microsoft Visual C++ runtime"] = (
            "© Microsoft Corporation; redistributable with programs that need it."
        )
    for place, origin in sorted(others):
        brought = next((name for name, pattern in _BROUGHT.items() if pattern.search(place)), "")
        package = _package_of(origin) if origin.startswith(_OF_SYSTEM) else brought
        if not package:
            raise UnknownLicenceError(f"{place} ({origin}) has no licence: name it in {Path(__file__).name}")
        sections.setdefault(package, _read(TEXTS / f"{package}.txt") if package == brought else _debian(package))
    contents = "\n".join(f"    {title}" for title in sections)
    rule = "=" * 80
    body = "".join(f"\n{rule}\n{title}\n{rule}\n\n{words.strip()}\n" for title, words in sections.items())
    return f"This package holds works under the following licences.\n\n{contents}\n{body}"


def _is_covered(place: str) -> bool:
    return place.startswith(_FOLDERS) or bool(_PYTHON.search(place) or _MICROSOFT.search(place))


def _sections() -> Iterator[tuple[str, str]]:
    """Yield what is in every package: its heading and its licence."""
    yield "Kartenspiel: the program", _read(ROOT / "LICENSE")
    yield "Kartenspiel: the drawings", _read(ROOT / "resources/LICENSE")
    qt = distribution("PySide6-Essentials").version
    texts = "\n\n".join(_read(TEXTS / f"{name}.txt") for name in ("LGPL-3.0", "GPL-3.0"))
    yield "Qt and PySide6", f"{_QT.format(qt=qt)}\n\n{texts}"
    yield "Works inside Qt", _read(TEXTS / "inside-qt.txt")
    yield "ICU, in the folder of Qt", _read(TEXTS / "ICU.txt")
    yield "Python", _python()
    for name in LIBRARIES:
        yield name, "\n\n".join(_of_distribution(name))
    yield "pyinstaller", "Its bootloader starts the program.\n\n" + "\n\n".join(_of_distribution("pyinstaller"))


def _of_distribution(name: str) -> list[str]:
    files = distribution(name).files or ()
    found = [file for file in files if re.search(r"licenses/|(LICEN[CS]E|COPYING)[^/]*$", str(file))]
    if not found:
        raise UnknownLicenceError(f"{name} brings no licence")
    return [_read(Path(str(file.locate()))) for file in found]


def _python() -> str:
    """Return the licence that lies beside this Python."""
    base, library = Path(sys.base_prefix), Path(sysconfig.get_path("stdlib"))
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for path in (base / "LICENSE.txt", library / "LICENSE.txt", Path(f"/usr/share/doc/{version}/copyright")):
        if path.exists():
            return _read(path)
    raise UnknownLicenceError(f"{base} has no licence of Python")


def _package_of(library: str) -> str:
    """Return the package of Debian that a library comes from, ``""`` where that is not known."""
    for path in (Path(library), Path(library).resolve()):
        for name in (str(path), f"/usr{path}", str(path).removeprefix("/usr")):
            told = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)  # noqa: S607
            if told.returncode == 0:
                return told.stdout.split(":")[0]
    return ""


def _debian(package: str) -> str:
    return _read(Path(f"/usr/share/doc/{package}/copyright"))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
