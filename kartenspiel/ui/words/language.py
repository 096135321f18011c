# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Which languages there are, and how the window changes from one to another."""

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker
from kartenspiel.paths import translations
from kartenspiel.ui.words.wording import Wording, locale_of

_ = marker(__package__)

SYSTEM: Final = "system"
_PROGRAM: Final = "kartenspiel"
_SOURCE: Final = "en"
_OWN_NAME: Final = _("English")  # each translation has its language's own name here


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages that the window can speak."""
    found = {file.stem.removeprefix(f"{_PROGRAM}_") for file in translations().glob(f"{_PROGRAM}_*.qm")}
    return tuple(sorted(found | {_SOURCE}))


@cache
def name_of(language: str) -> str:
    """Return what a language calls itself."""
    return _in(language, _OWN_NAME)


def in_every_language(text: Text) -> frozenset[str]:
    """Return a text without fields as each language has it."""
    return frozenset(_in(language, text) for language in languages())


def _in(language: str, text: Text) -> str:
    words = QTranslator()
    words.load(f"{_PROGRAM}_{language}", str(translations()))
    return words.translate(text.context, text.source) or text.source


def resolve_language(wish: str) -> str:
    """Return the language meant by a setting: one of ours, or for `SYSTEM` the person's first that we have."""
    if wish in languages():
        return wish
    for preferred in QLocale.system().uiLanguages():
        code = preferred.replace("_", "-").split("-")[0]
        if code in languages():
            return code
    return _SOURCE


class OtherWording(Wording):
    """The words of a language that the window does not speak now, for names set side by side."""

    def __init__(self, language: str, pictures: Pictures) -> None:
        super().__init__(language, pictures)
        self._translator = _load_translator(f"{_PROGRAM}_{language}", str(translations()))

    def _translate(self, text: Text, count: int) -> str:
        words = self._translator and self._translator.translate(text.context, text.source, None, count)
        return words or text.source


class Interpreter:
    """Holds the translators of the application: the program's own, and Qt's for its standard buttons."""

    def __init__(self) -> None:
        self.language = ""
        self._installed: list[QTranslator] = []

    def speak(self, wish: str) -> None:
        """Change the language of everything that is open, or do nothing where it is already spoken."""
        language = resolve_language(wish)
        if language == self.language:
            return
        self.language = language
        QLocale.setDefault(locale_of(language))
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        found = [
            _load_translator(f"qtbase_{language}", qt),
            _load_translator(f"{_PROGRAM}_{language}", str(translations())),
        ]
        self._installed = [translator for translator in found if translator is not None]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)


def _load_translator(name: str, folder: str) -> QTranslator | None:
    """Return a translator, or ``None`` where there is nothing to load: English has no file of Qt's."""
    translator = QTranslator()
    return translator if translator.load(name, folder) else None
