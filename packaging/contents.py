# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a program made with PyInstaller must hold, and what of Qt and of the build machine it must not.

Games and judgements are found by their names when the program runs; pictures and translations are no modules: none of
them PyInstaller can see.  On the other hand it takes whatever could be of use to some program.  Runs where the
program's own packages can be imported.
"""

import importlib.util
import re
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import translations
from cython_source import stands_in_others
from kartenspiel import shipped
from kartenspiel.games import descriptions
from kartenspiel.players import kernel
from kartenspiel.players.games import judgements
from kartenspiel.players.learned import weights
from kartenspiel.players.learned.worths import learned_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "kartenspiel"
"""The folder in which the program looks for what is no module, and the name of the program."""
WINDOWED = f"{PACKAGE}w"
"""The program for Windows that has no console."""

EXCLUDED = [
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtTest",
    "_bz2",
    "_decimal",  # statistics has another that is slower
    "_hashlib",  # hashlib has its own, and needs no OpenSSL
    "_lzma",
    "_ssl",
    "pydoc",
    "pyexpat",  # the only part that would need a C library of 2022
    "tkinter",
    "unittest",
]
"""Modules that something imports if they are there, and nobody needs."""

FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
"""Where Debian keeps a font that has the signs of the suits."""

QT_MODULES = "Core Gui Widgets Svg PrintSupport DBus XcbQpa WaylandClient"
"""Parts of Qt that the program imports, and those that its plugins need to open a window."""
QT_PLUGINS = {
    "iconengines": "qsvgicon",
    "imageformats": "qsvg qico qicns",
    "platforminputcontexts": "composeplatforminputcontextplugin ibusplatforminputcontextplugin",
    "platforms": "qxcb qwayland qoffscreen qwindows qcocoa",
    "printsupport": "windowsprintersupport cocoaprintersupport",  # elsewhere one prints to a PDF; CUPS may be missing
    "platformthemes": "qxdgdesktopportal",
    "styles": "qmodernwindowsstyle qwindowsvistastyle qmacstyle",
    "wayland-decoration-client": "adwaita bradient",
    "wayland-shell-integration": "xdg-shell qt-shell",
}
"""Plugins of Qt that are kept, on whichever system they are; all draw without OpenGL."""

BORROWED = re.compile(r"lib(xcb-|xkbcommon|wayland-cursor|ffi)[^/]*$")
"""What many desktops lack: portable archives hold it, Debian's package depends on it."""
_OF_PYTHON = re.compile(r"libpython[^/]*$")
_QT_MODULE = re.compile(rf"(lib)?Qt6?({'|'.join(QT_MODULES.split())})(\.so[.\d]*|\.dll)?$")
_LIBRARY = re.compile(r"\.so(\.\d+)*$|\.dll$|\.dylib$")


def programs(platform: str = sys.platform) -> dict[str, bool]:
    """Return the names of the programs for a system, and of each whether it uses the terminal.

    The commands without a window need one.  On Windows a console would come up with it, if only for a moment, where the
    program is started by an icon or a file; so there is a second one without, as Python has.
    """
    return {PACKAGE: True, WINDOWED: False} if platform == "win32" else {PACKAGE: True}


def modules() -> list[str]:
    """Return the modules that are imported by a name made up at run time, and those that native ones import."""
    packages = [f"kartenspiel.games.{description.id}" for description in descriptions()]
    sources = {file.stem: file.read_text(encoding="utf-8") for file in sorted(kernel.SOURCES.glob("[!_]*.py"))}
    return [
        *packages,
        *(f"{package}.game" for package in packages),
        *(f"{package}.lessons" for package in packages if importlib.util.find_spec(f"{package}.lessons")),
        *(f"kartenspiel.players.games.{name}" for name in judgements()),
        *(f"{weights.__name__}.{name}" for name in judgements() if learned_of(name) is not None),
        *(f"{kernel.__name__}.{name}" for name, text in sources.items() if not stands_in_others(text)),
    ]


def native() -> list[tuple[str, str]]:
    """Return each part of the compiled kernel and its folder; the sources beside it are modules like any other."""
    folder = kernel.COMPILED_FOLDER.relative_to(ROOT).as_posix()
    return [(str(file), folder) for file in sorted(kernel.COMPILED_FOLDER.glob("*"))]


def data() -> list[tuple[str, str]]:
    """Return each further file and the folder where the program looks for it, as PyInstaller wants them.

    Compiles the translations first where they are stale.
    """
    translations.compile_stale()
    texts = [file for pattern in ("*.qm", "*.toml", "rules/*.md") for file in sorted((ROOT / "i18n").glob(pattern))]
    files = [*_pictures(), *texts]
    return [(str(file), str(Path(PACKAGE) / file.relative_to(ROOT).parent)) for file in files]


def font() -> list[tuple[str, str]]:
    """Return a font for systems that have none, as `data` does; nothing where the build machine has not got it."""
    return [(str(FONT), f"{PACKAGE}/resources/fonts")] if FONT.exists() else []


def write_list(folder: Path, places: Iterable[str]) -> Path:
    """Write into a folder the list of what the program is given: its modules, and files by their places there.

    What some packages leave to the system is not in the list.
    """
    names = [PurePosixPath(place.replace("\\", "/")) for place in places]
    files = sorted(str(name) for name in names if not BORROWED.match(name.name) and name.name != FONT.name)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / shipped.LIST
    path.write_text(shipped.Contents(tuple(modules()), tuple(files)).written(), encoding="utf-8")
    return path


def is_wanted(name: str, source: str) -> bool:
    """Tell whether a file that PyInstaller found goes into the program.

    `name` is its place there, `source` where it was found: what comes from the system is left to the system.
    """
    path = PurePosixPath(name.replace("\\", "/"))
    if "plugins" in path.parts:
        kept = QT_PLUGINS.get(path.parent.name, "").split()
        return path.name.split(".")[0].removeprefix("lib") in kept
    if "translations" in path.parts:
        return path.name in {f"qtbase_{language}.qm" for language in _languages()}
    framework = next((part for part in path.parts if part.endswith(".framework")), path.name)
    if re.match(r"(lib)?Qt\w*", framework) and "abi3" not in path.name and path.suffix not in {".pyd", ".pyi"}:
        return bool(_QT_MODULE.match(framework.removesuffix(".framework")))
    if _LIBRARY.search(path.name) and source.startswith(("/usr/lib/", "/lib/")) and "lib-dynload" not in source:
        return bool(BORROWED.match(path.name) or _OF_PYTHON.match(path.name))
    return "opengl32sw" not in path.name


def _languages() -> set[str]:
    return {file.stem.rpartition("_")[2] for file in (ROOT / "i18n").glob("*.ts")}


def _pictures() -> list[Path]:
    folder = ROOT / "resources"
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return [file for file in files if "drawing" not in file.relative_to(folder).parts]
