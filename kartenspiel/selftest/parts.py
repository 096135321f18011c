# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether every module, file and native part is there that the program was given, and Qt can be loaded."""

import ctypes
import importlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QLibraryInfo

from kartenspiel import shipped
from kartenspiel.display import lacking_for_window, missing_libraries
from kartenspiel.players.kernel.arrays import COMPILED


def faults_of_parts(_folder: Path) -> Iterator[str]:
    """Yield what is missing or cannot be loaded."""
    contents, plugins = shipped.read(), Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    if contents is not None:  # a checkout has what it has; only of a package is known what it should have
        yield from faults_of_modules(contents.modules)
        if not COMPILED:
            yield "the kernel of the computer players does not run compiled"
        yield from (f"{name} is missing" for name in shipped.missing_files(contents))
        yield from faults_of_plugins(plugins)
    else:
        session = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}  # we draw to memory
        yield from (f"{name} is missing" for name in lacking_for_window(plugins / "platforms", session))


def faults_of_modules(names: Iterable[str]) -> Iterator[str]:
    """Yield which modules cannot be imported, and why."""
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as error:
            yield f"{name} cannot be loaded: {error}"


def faults_of_plugins(folder: Path) -> Iterator[str]:
    """Yield which plugins of Qt lack a library of this system; those that open windows must be there."""
    if not any((folder / "platforms").glob("*")):
        yield f"{folder / 'platforms'} is empty"
    for plugin in sorted(folder.rglob("*.so")):
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            lacking = missing_libraries([plugin])
            yield f"{plugin.name} cannot be loaded: {', '.join(lacking) + ' missing' if lacking else error}"
