# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether every language can be spoken: the program's own words, and Qt's on its buttons."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QTranslator

from kartenspiel.controller.sheets import LANGUAGES
from kartenspiel.paths import translations

_SOURCE = LANGUAGES[0]


def faults_of_words(_folder: Path) -> Iterator[str]:
    """Yield which translations are missing."""
    of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    yield from faults_of_translations(translations(), Path(of_qt))


def faults_of_translations(own: Path, of_qt: Path) -> Iterator[str]:
    """Yield which translations two folders lack; the language of the sources needs none of Qt's."""
    wanted = [(own, f"kartenspiel_{language}") for language in LANGUAGES]
    wanted += [(of_qt, f"qtbase_{language}") for language in LANGUAGES if language != _SOURCE]
    for folder, name in wanted:
        words = QTranslator()
        if not words.load(name, str(folder)) or words.isEmpty():
            yield f"{name}.qm cannot be read in {folder}"
