# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of all games: each with its picture, its line and its presets."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea

from kartenspiel.controller.settings import GameSettings
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.ui.cards.fan import FanPicture, emblem
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.window.start_page import StartPage
from tests.ui.conftest import Start
from tests.ui.legible import contrast_of
from tests.ui.program import Program


def opened(program: Program) -> StartPage:
    program.trigger("games")
    page = program.window.findChild(StartPage)
    assert isinstance(page, StartPage)
    assert page.isVisible()
    return page


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_a_picture_of_three_of_its_cards(game: Game) -> None:
    shown = emblem(game)
    assert len(set(shown)) == 3
    assert set(shown) <= set(game.pack(game.house_rules()))


def test_every_preset_of_every_game_is_dealt_with_one_click(start: Start) -> None:
    program = start()
    page = opened(program)
    for tile, game in zip(page.tiles, all_games(), strict=True):
        for index, preset in enumerate(game.presets):
            opened(program)
            tile.buttons()[index].click()
            session = program.table.session
            assert session is not None
            assert (session.game, session.preset) == (game.id, preset.id)
            program.until_dealt()
            assert program.page.view.isVisible()
            assert program.keeper.settings.last_game == game.id


def test_own_presets_stand_there_too(start: Start) -> None:
    game = all_games()[0]
    program = start(games={game.id: GameSettings(own_presets={"Daheim & dort": {"session_deals": 5}})})
    tile = opened(program).tiles[0]
    button = tile.buttons()[len(game.presets)]
    assert button.text() == "Daheim && dort"
    button.click()
    assert program.table.session is not None
    assert getattr(program.table.session.rules, "session_deals", None) == 5


def test_rules_and_players_of_a_game_can_be_chosen_from_there(start: Start) -> None:
    program = start()
    page = opened(program)
    page.tiles[-1].buttons()[-1].click()
    dialog = next(each for each in program.window.findChildren(SessionDialog) if each.isVisible())
    assert dialog.game.id == page.tiles[-1].game_id


def test_the_way_back_leads_to_the_table(start: Start) -> None:
    program = start()
    session = program.table.session
    page = opened(program)
    page.back_button.click()
    assert program.page.view.isVisible()
    assert program.table.session is session


def test_the_games_stand_side_by_side_where_there_is_room(start: Start) -> None:
    program = start()
    page = opened(program)
    page.resize(1400, 800)
    assert page.columns == 2
    page.resize(500, 800)
    assert page.columns == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off_at_the_side_in_any_width(start: Start, language: str) -> None:
    page = opened(start(language=language))
    area = page.findChild(QScrollArea)
    assert area is not None
    for width, height in ((560, 600), (760, 600), (960, 760), (1010, 760), (1280, 740), (1640, 980), (1900, 1000)):
        page.resize(width, height)
        QApplication.processEvents()
        assert area.horizontalScrollBar().maximum() == 0, (width, height)


def test_text_and_pictures_grow_with_the_window(start: Start) -> None:
    page = opened(start())
    page.resize(960, 760)
    words = [page.back_button, *page.tiles[0].findChildren(QLabel), *page.tiles[0].buttons()]
    picture = page.tiles[0].findChild(FanPicture)
    assert picture is not None
    small, narrow = [each.fontMetrics().height() for each in words], picture.width()
    page.resize(1640, 1000)
    assert all(each.fontMetrics().height() > height for each, height in zip(words, small, strict=True))
    assert picture.width() > narrow


def test_everything_stays_legible_when_the_window_turns_dark_while_the_page_is_open(start: Start) -> None:
    program = start(theme="light")
    page = opened(program)
    for theme, high_contrast in (("dark", False), ("dark", True), ("light", True), ("light", False)):
        program.keeper.change(theme=theme, high_contrast=high_contrast)
        QApplication.processEvents()
        for label in page.findChildren(QLabel):
            assert contrast_of(label) >= 4.5, (theme, label.text())
