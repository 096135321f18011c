# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of the session at the table are shown whole."""

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.ui.dialogs.shown_rules import ShownRules


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_value_of_no_house_rule_is_cut_off_at_the_side(qtbot: QtBot, game: Game) -> None:
    dialog = ShownRules(game, game.house_rules(), game.house_rules())
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    area = dialog.findChild(QScrollArea)
    assert area is not None
    assert dialog.form.width() <= area.viewport().width()
