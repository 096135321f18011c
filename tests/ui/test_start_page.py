# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of all games: each with its picture, its line and its presets."""

import re
import sys
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from kartenspiel.controller.plans import presets_of, usual_rules
from kartenspiel.controller.settings import GameSettings, Settings
from kartenspiel.games import all_games, descriptions, lessons_of
from kartenspiel.model.game import Game
from kartenspiel.model.text import Text
from kartenspiel.ui.cards.fan import FanPicture, emblem
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.lessons.contents_page import LessonList
from kartenspiel.ui.widgets.places import InRules, ReadingPlace
from kartenspiel.ui.widgets.tips import explained_widget
from kartenspiel.ui.window import game_tile
from kartenspiel.ui.window.game_facts import easiest, facts_of
from kartenspiel.ui.window.start_page import StartPage
from kartenspiel.ui.words.phrases import words_of
from tests.breadth import LANGUAGES, each_once, ends, spoken
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
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
        for index, preset in ends([*enumerate(presets_of(game, program.keeper.settings))]):
            opened(program)
            tile.buttons()[index].click()
            session = program.table.session
            assert session is not None
            assert (session.game, session.preset) == (game.id, preset.id)
            program.until_dealt()
            assert program.page.view.isVisible()
            assert program.keeper.settings.last_game == game.id


def test_every_button_keeps_the_looks_of_the_house_when_the_page_is_opened_again(start: Start) -> None:
    program = start()
    page = opened(program)
    for _again in range(2):
        program.trigger("games")
        assert all(button.styleSheet() for tile in page.tiles for button in tile.buttons())


def test_the_cards_of_a_picture_are_those_of_the_pack_that_is_chosen(start: Start) -> None:
    program = start()
    page = opened(program)
    fans = page.findChildren(FanPicture)
    before = [fan.artwork.look.pictures for fan in fans]
    assert "german" in before
    program.keeper.change(packs={"german": "french"})
    after = [fan.artwork.look.pictures for fan in fans]
    assert after == ["french" if pictures == "german" else pictures for pictures in before]
    assert cut_off(page) == []


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
    assert page.columns == 3
    page.resize(760, 800)
    assert page.columns == 2
    page.resize(500, 800)
    assert page.columns == 1


def test_a_click_on_a_game_deals_it_as_it_was_played_last(start: Start) -> None:
    program = start()
    page = opened(program)
    for choice in page.choices:
        opened(program)
        choice.play.click()
        program.until_dealt()
        session = program.table.session
        assert session is not None
        assert session.game == choice.game.id
        assert session.preset == usual_rules(choice.game, program.keeper.settings)[0].id


@spoken("de")
def test_all_games_are_seen_at_once_without_scrolling(start: Start, language: str) -> None:
    program = start(language=language)
    page, window = opened(program), program.window
    area = page.findChild(QScrollArea)
    assert area is not None
    for size in ((1024, 700), (1180, 800), (1280, 800), (1920, 1080)):
        window.resize(*size)
        program.until(lambda: page.columns == 3 and area.verticalScrollBar().maximum() == 0)
        tiles = [QRect(each.mapTo(page, QPoint()), each.size()) for each in page.choices]
        assert all(page.rect().contains(each) for each in tiles)
        assert not any(one.intersects(other) for one, other in combinations(tiles, 2))


def test_all_that_is_told_of_a_game_is_one_click_away_and_escape_leads_back(start: Start) -> None:
    program = start()
    page = opened(program)
    for choice, tile in zip(page.choices, page.tiles, strict=True):
        choice.more.click()
        assert page.opened is tile
        assert tile.isVisible()
        assert not choice.isVisible()
        QTest.keyClick(page.all_button, Qt.Key.Key_Escape)
        assert choice.isVisible()
        assert not tile.isVisible()
        assert choice.more.hasFocus()
    QTest.keyClick(page.choices[0].more, Qt.Key.Key_Escape)
    assert program.page.view.isVisible()


def test_a_tile_says_by_which_rules_it_deals(start: Start) -> None:
    page = opened(start())
    for choice in page.choices:
        preset, _ = usual_rules(choice.game, Settings())
        told = explained_widget(choice.play)
        assert told is not None
        assert words_of(preset.label) in told.explanation.words


def height_in_view(page: StartPage, widget: QWidget) -> int:
    area = page.findChild(QScrollArea)
    assert area is not None
    return widget.mapTo(page, QPoint()).y() - area.mapTo(page, QPoint()).y()


@spoken("de")
def test_a_button_stays_under_the_pointer_while_the_rules_open_beside_it(start: Start, language: str) -> None:
    program = start(language=language)
    program.window.resize(1280, 600)  # low enough to scroll
    program.window.dock.hide()
    page = opened(program)
    area = page.findChild(QScrollArea)
    assert area is not None
    last = max(index for index, game in enumerate(all_games()) if len(game.presets) > 2)  # the tile is high enough
    tile = page.tiles[last]
    page.choices[last].more.click()
    program.until(lambda: area.verticalScrollBar().maximum() > 0)
    program.qtbot.wait(200)  # until the sheet has its height
    area.ensureWidgetVisible(tile.rules)
    before, width = height_in_view(page, tile.rules), page.width()
    QTest.mouseClick(tile.rules, Qt.MouseButton.LeftButton)
    program.until(lambda: program.window.rules.panel is not None and page.width() < width)
    program.until(lambda: height_in_view(page, tile.rules) == before)


@spoken("de")
def test_nothing_is_cut_off_at_the_side_in_any_width(start: Start, language: str) -> None:
    program = start(language=language)
    page = opened(program)
    area = page.findChild(QScrollArea)
    assert area is not None
    for width, height in ((560, 600), (760, 600), (960, 760), (1010, 760), (1280, 740), (1640, 980), (1900, 1000)):
        page.resize(width, height)
        program.until(lambda: area.horizontalScrollBar().maximum() == 0)


def test_text_and_pictures_grow_with_the_window(start: Start) -> None:
    page = opened(start())
    page.resize(960, 760)
    words = [page.back_button, *page.tiles[0].findChildren(QLabel), *page.tiles[0].buttons()]
    words = [each for each in words if each.isVisible()]
    picture = page.tiles[0].findChild(FanPicture)
    assert picture is not None
    small, narrow = [each.fontMetrics().height() for each in words], picture.width()
    page.resize(1640, 1000)
    for each, height in zip(words, small, strict=True):
        assert each.fontMetrics().height() > height, each
    assert picture.width() > narrow


def test_everything_stays_legible_when_the_window_turns_dark_while_the_page_is_open(start: Start) -> None:
    program = start(theme="light")
    page = opened(program)
    for theme, high_contrast in (("dark", False), ("dark", True), ("light", True), ("light", False)):
        program.keeper.change(theme=theme, high_contrast=high_contrast)
        QApplication.processEvents()
        for label in page.findChildren(QLabel):
            assert contrast_of(label) >= 4.5, (theme, label.text())


def test_of_every_game_is_told_what_it_is(start: Start) -> None:
    page = opened(start())
    for tile, game in zip(page.tiles, all_games(), strict=True):
        page.open(game)
        QApplication.processEvents()
        profile = game.description.profile
        assert profile is not None
        assert profile.beginners in {preset.id for preset in game.presets}
        read = [label.text() for label in tile.findChildren(QLabel) if label.isVisible()]
        facts = [words_of(value) for _, value in facts_of(game)]
        assert len(facts) == 4
        for told in (game.title, profile.byname, profile.about):
            assert words_of(told) in read
        assert set(facts) <= set(read)
        for preset in game.presets:
            assert any(words_of(preset.help) in text for text in read), preset.id
        assert sum(text.startswith("Begin with this one.") for text in read) == 1
        first = next(button for button in tile.buttons() if button.objectName() == "first")
        label = next(preset.label for preset in game.presets if preset.id == profile.beginners)
        assert first.text() == words_of(label)


def test_games_of_one_name_are_told_apart_by_what_stands_below_it(start: Start) -> None:
    opened(start())
    names = {(words_of(each.title), words_of(each.profile.byname)) for each in descriptions() if each.profile}
    assert len({byname for _, byname in names}) == len(names) == len(descriptions())
    assert ("Königrufen", "with 54 tarock cards") in names


def test_pack_and_players_follow_from_the_rules() -> None:
    told = {game.id: [words_of(value) for _, value in facts_of(game)][:2] for game in all_games()}
    assert told["koenigrufen"] == ["54 tarock cards", "4, 3 or 2"]
    assert told["anrufen"] == ["24 French cards", "4 or 3"]
    assert told["russbach"] == ["32 German cards", "4"]


def test_the_easiest_game_is_the_first_that_asks_least() -> None:
    efforts = [each.profile.effort for each in descriptions() if each.profile is not None]
    first = easiest(descriptions())
    assert first.profile is not None
    assert first.profile.effort == min(efforts)
    untold = replace(first, id="untold", profile=None)
    assert easiest((untold, *descriptions())) is first
    assert easiest((untold,)) is untold


def test_the_lessons_of_a_game_are_counted_and_one_click_away(start: Start) -> None:
    game = all_games()[0]
    lessons = lessons_of(game.id)
    program = start(lessons={game.id: (lessons[0].id, "one of another version")})
    tile = opened(program).tiles[0]
    assert tile.lessons.text() == f"Lessons: 1 of {len(lessons)} done"
    progress = tile.lessons.text()
    tile.lessons.click()
    QApplication.processEvents()
    shown = program.window.findChildren(LessonList)
    assert [page.isVisible() for page in shown] == [True]
    assert shown[0].progress.text() == progress


def test_what_is_read_out_of_a_button_has_the_signs_of_its_caption(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_RULES", "_OTHER"):
        monkeypatch.setattr(game_tile, name, Text("test", "This & that"))
    for tile in opened(start()).tiles:
        for button in (tile.rules, tile.other):
            assert button.text() == "This && that"
            assert button.accessibleName().endswith(": This & that")


def test_the_page_of_games_loads_no_lesson(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    about_lessons = re.compile(r"kartenspiel\.games\.\w+\.lessons\b")
    for name in list(filter(about_lessons.match, sys.modules)):
        monkeypatch.delitem(sys.modules, name)
    tiles = opened(start()).tiles
    assert all("Lessons: 0 of" in tile.lessons.text() for tile in tiles)
    assert list(filter(about_lessons.match, sys.modules)) == []


def test_the_running_session_is_told_and_gone_on_with(start: Start) -> None:
    program = start()
    page = opened(program)
    assert words_of(program.page.game.title) in page.running.text()
    assert page.running.isVisible()
    assert page.back_button.isVisible()


@each_once(text_size=(200, 100, 80), language=LANGUAGES)
def test_nothing_is_cut_off_in_any_window_with_any_letters(start: Start, language: str, text_size: int) -> None:
    program = start(language=language)
    program.keeper.change(text_size=text_size)
    page = opened(program)
    for size in ((1280, 800), (1920, 1080), (911, 512)):
        program.window.resize(*size)
        for game in (None, all_games()[-1]):
            page.open(game)
            program.qtbot.waitUntil(lambda: cut_off(page) == [])  # words that wrap anew ask for another layout


def test_the_rules_of_every_game_are_one_click_away(start: Start, asked: list[ReadingPlace]) -> None:
    page = opened(start())
    for tile in page.tiles:
        tile.rules.click()
    assert asked == [InRules(game.id) for game in all_games()]
