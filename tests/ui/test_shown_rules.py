# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of the session at the table are shown whole."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.ui.dialogs.shown_rules import ShownRules
from kartenspiel.ui.words.option_values import phrase
from kartenspiel.ui.words.phrases import wording
from tests.ui.conftest import Start
from tests.ui.legible import contrast, contrast_of


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


@pytest.mark.parametrize("high", [False, True], ids=["usual contrast", "high contrast"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_value_is_to_be_read_as_well_as_what_it_is_about(start: Start, theme: str, *, high: bool) -> None:
    start(theme=theme, high_contrast=high)
    game = all_games()[0]
    dialog = ShownRules(game, game.house_rules(), game.house_rules())
    dialog.show()
    QApplication.processEvents()
    for row in dialog.form.rows:
        assert row.words is not None
        assert row.words.text() == phrase(row.spec, row.value, wording())
        assert row.words.height() >= row.words.heightForWidth(row.words.width())
        assert (row.words.isVisible(), row.words.isEnabled(), row.control.isVisible()) == (True, True, False)
    for label in dialog.form.findChildren(QLabel):
        if label.isVisible():
            group = QPalette.ColorGroup.Active if label.isEnabled() else QPalette.ColorGroup.Disabled
            ink = label.palette().color(group, label.foregroundRole())
            assert contrast(ink.name(), label.palette().color(QPalette.ColorRole.Window).name()) >= 4.5, label.text()
    assert all(contrast_of(row.words) >= 7 for row in dialog.form.rows if row.words is not None)
    dialog.close()
