# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether all that teaches the games is there: their rules and the glossary in every language, and their lessons."""

import importlib
from collections.abc import Iterator
from pathlib import Path

from kartenspiel.controller.sheets import LANGUAGES
from kartenspiel.games import all_games, lessons_of
from kartenspiel.paths import translations

_PANEL = "kartenspiel.ui.rulebook.panel"


def faults_of_rules(_folder: Path) -> Iterator[str]:
    """Yield which pages cannot be read and which lessons do not begin."""
    importlib.import_module(_PANEL)  # by name, as the window does
    yield from faults_of_pages(translations())
    for game in all_games():
        for lesson in lessons_of(game.id):
            try:
                lesson.table.state(game)
            except ValueError as error:
                yield f"lesson {lesson.id} of {game.id}: {error}"


def faults_of_pages(folder: Path) -> Iterator[str]:
    """Yield what is wrong with the pages of rules and the glossary in a folder."""
    from kartenspiel.ui.rulebook.faults import PageError
    from kartenspiel.ui.rulebook.glossary import read_glossary
    from kartenspiel.ui.rulebook.page import Reading, read_page
    from kartenspiel.ui.words.wording import Wording

    for language in LANGUAGES:
        for game in all_games():
            rules = game.house_rules()
            reading = Reading(game, rules, rules, Wording(language, game.pictures(rules)))
            try:
                read_page(reading, folder=folder / "rules")
            except PageError as error:
                yield str(error)
        try:
            if not read_glossary(language, folder).terms:
                yield f"glossary.{language}.toml: there is none"
        except PageError as error:
            yield str(error)
