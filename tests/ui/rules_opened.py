# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opens the rules as a person does, for tests of what is to be read there."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kartenspiel.ui.rulebook.panel import RulesPanel
from kartenspiel.ui.widgets.clauses import RULES_REQUESTS
from kartenspiel.ui.widgets.places import InRules, ReadingPlace
from tests.ui.program import Program


def opened(program: Program, anchor: str = "") -> RulesPanel:
    """Open the rules of the game of the table, and wait until they can be read."""
    return opened_at(program, InRules(program.page.game.id, anchor))


def opened_at(program: Program, place: ReadingPlace) -> RulesPanel:
    """Open a place, and wait until it can be read."""
    program.until_dealt()
    RULES_REQUESTS.open(place)
    program.until(lambda: program.window.rules.panel is not None and program.window.rules.panel.spot.place == place)
    panel = program.window.rules.panel
    assert panel is not None
    return panel


def look_for(panel: RulesPanel, words: str) -> None:
    """Type words into the field of the search, and go to what is found."""
    QTest.keyClicks(panel.search, words)
    QTest.keyClick(panel.search, Qt.Key.Key_Return)
