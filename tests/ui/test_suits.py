# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The four suits in a picture: beside the table for whoever wants them, and on the first page of all rules."""

import re

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.cards import PLAIN_SUITS, card
from kartenspiel.model.game import Game
from kartenspiel.paths import translations
from kartenspiel.ui.words.language import languages
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off

ROW = re.compile(r'\{\{ cards\("([^"]*)"\)')


def test_the_suits_stand_beside_the_table_on_demand_and_stay_there(start: Start) -> None:
    program = start()
    program.until_dealt()
    assert not program.page.suits.isVisible()
    program.trigger("suits")
    assert program.page.suits.isVisible()
    assert [label.text() for label in program.page.suits.names] == ["Hearts", "Bells", "Leaves", "Acorns"]
    program.keeper.change(packs={"german": "french"})
    assert [label.text() for label in program.page.suits.names] == ["Hearts", "Diamonds", "Spades", "Clubs"]
    program.until(lambda: cut_off(program.page.suits) == [])
    program.end()
    again = start()
    again.until_dealt()
    assert again.page.suits.isVisible()
    assert again.window.menus.actions["suits"].isChecked()
    again.trigger("suits")
    assert not again.page.suits.isVisible()


def test_they_speak_the_language_of_the_moment_and_hide_no_other_page(start: Start) -> None:
    program = start(suits_visible=True)
    program.until_dealt()
    program.keeper.change(language="de")
    assert [label.text() for label in program.page.suits.names] == ["Herz", "Schellen", "Laub", "Eichel"]
    program.trigger("games")
    assert not program.page.suits.isVisible()
    program.trigger("resume")
    assert program.page.suits.isVisible()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_first_page_of_the_rules_shows_a_card_of_each_suit(game: Game, language: str) -> None:
    page = (translations() / "rules" / f"{game.id}.{language}.md").read_text(encoding="utf-8")
    first = page[: [found.start() for found in re.finditer(r"^# ", page, re.MULTILINE)][1]]
    rows = [tuple(card(code).suit for code in row.split()) for row in ROW.findall(first)]
    held = {each.suit for each in game.pack(game.house_rules())}
    assert tuple(suit for suit in PLAIN_SUITS if suit in held) in rows
