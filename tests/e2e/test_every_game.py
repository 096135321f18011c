# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal of every game is played in the window with the mouse, from the page of games to its score sheet."""

from random import Random

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.text import Amount
from kartenspiel.ui.words.wording import Wording
from tests.e2e.conftest import Open
from tests.e2e.scenes import begun


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_deal_is_played_in_the_window_to_its_score_sheet(game: Game, opened: Open) -> None:
    guest = begun(opened("de"), game, 0)
    guest.take_part(Random(1))
    session = guest.table.session
    assert session is not None
    assert session.game == game.id
    assert session.preset in {preset.id for preset in game.presets}  # the first button is that for beginners
    assert guest.sheet_lies_open
    paid = guest.account
    assert sum(paid) == 0
    wording, unit = Wording("de", game.pictures(session.rules)), game.unit(session.rules)
    written = [wording.amount(Amount(each, unit, signed=True)).split()[0] for each in paid]
    assert {line.split()[0] for line in guest.sums} == {*written}
