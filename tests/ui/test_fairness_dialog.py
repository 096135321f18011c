# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the dialog about fair dealing says of few deals."""

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller import spread
from kartenspiel.controller.spread import CardSpread, SpreadRow
from kartenspiel.games import descriptions, game_named
from kartenspiel.model.text import Text
from kartenspiel.ui.dialogs import fairness_dialog
from kartenspiel.ui.dialogs.fairness_dialog import FairnessDialog
from kartenspiel.ui.words.language import Interpreter


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "7 deals are too few to say anything: {} are needed at least."),
        ("de", "7 Spiele sind zu wenige, um etwas zu sagen: Es braucht mindestens {}."),
    ],
)
def test_how_many_deals_are_needed_is_said_as_it_is(
    qtbot: QtBot, interpreter: Interpreter, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    interpreter.speak(language)
    description = next(iter(descriptions()))
    dialog = FairnessDialog(game_named(description.id))
    qtbot.addWidget(dialog)
    dialog.show_spread(description, 4, CardSpread(7, ()))
    assert dialog.verdict.text() == said.format(spread.FEWEST)
    monkeypatch.setattr(fairness_dialog, "FEWEST", 31)
    dialog.tell_read(7)
    assert dialog.verdict.text() == said.format(31)
    interpreter.speak("en")


def test_points_of_cards_that_cost_have_the_sign_of_all_sums(qtbot: QtBot) -> None:
    description = next(iter(descriptions()))
    dialog = FairnessDialog(game_named(description.id))
    qtbot.addWidget(dialog)
    row = SpreadRow(Text("", "Points"), (-17.14, -20.0, 0.0, 3.5), -8.41, 8.85, 0.5)
    dialog.show_spread(description, 4, CardSpread(7, (row,)))
    cells = [dialog.table.item(0, column) for column in range(5)]
    assert [cell.text() for cell in cells if cell is not None] == ["−17.14", "−20.00", "0.00", "3.50", "−8.41 ± 8.85"]
