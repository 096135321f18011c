# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the dialog about fair dealing says of few deals."""

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller import spread
from kartenspiel.controller.spread import Spread
from kartenspiel.games import descriptions, game_named
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
    dialog.show_spread(description, 4, Spread(7, ()))
    assert dialog.verdict.text() == said.format(spread.FEWEST)
    monkeypatch.setattr(fairness_dialog, "FEWEST", 31)
    dialog.tell_read(7)
    assert dialog.verdict.text() == said.format(31)
    interpreter.speak("en")
