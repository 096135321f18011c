# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first start: one question, two clicks to a table, by mouse or keys, and never in the way again."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import presets_of
from kartenspiel.controller.settings import OPPONENTS, Settings
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.games import all_games, descriptions, game_named, lessons_of
from kartenspiel.model.game import Game
from kartenspiel.ui.widgets.tips import explained_widget
from kartenspiel.ui.window.game_facts import easiest
from kartenspiel.ui.window.start_page import StartPage
from kartenspiel.ui.window.welcome_page import WelcomePage
from kartenspiel.ui.words.language import Interpreter, languages
from kartenspiel.ui.words.phrases import words_of
from tests.breadth import LANGUAGES, each_once
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.legible import contrast_of
from tests.ui.program import QUICK, Program

First = Callable[..., tuple[Program, WelcomePage]]
SIZES = ((1280, 800), (1920, 1080), (911, 512))


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path, drawn: Path, interpreter: Interpreter) -> Iterator[First]:
    """Start the program for the first time."""
    started: list[Program] = []

    def first(language: str = "en", **settings: object) -> tuple[Program, WelcomePage]:
        program = Program(qtbot, tmp_path, drawn, interpreter, first=True, language=language, **settings)
        started.append(program)
        page = program.window.pages.welcome
        assert page is not None
        assert page.isVisible()
        return program, page

    yield first
    for program in started:
        program.end()


def all_to_choose(program: Program) -> StartPage:
    """Return the page of all games, which is to be seen."""
    page = program.window.findChild(StartPage)
    assert isinstance(page, StartPage)
    assert page.isVisible()
    return page


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def played(program: Program) -> str | None:
    """Return the id of the game on the table."""
    session = program.table.session
    return None if session is None else session.game


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_clicks_lead_to_a_table_of_any_game(first: First, language: str) -> None:
    program, page = first(language)
    assert played(program) is None
    click(page.know)
    choices = all_to_choose(program).choices
    assert [choice.game.id for choice in choices] == [game.id for game in all_games()]
    click(choices[-1].play)
    program.until_dealt()
    assert program.page.view.isVisible()
    assert played(program) == all_games()[-1].id


def test_who_knows_the_games_is_dealt_what_the_tile_says(first: First) -> None:
    program, page = first()
    click(page.know)
    choice = next(each for each in all_to_choose(program).choices if each.game.id == "koenigrufen")
    preset = choice.game.presets[0]
    told = explained_widget(choice.play)
    assert told is not None
    assert words_of(preset.label) in told.explanation.words
    click(choice.play)
    program.until_dealt()
    assert program.table.session is not None
    assert program.table.session.preset == preset.id


def test_a_game_is_dealt_by_the_same_preset_at_the_second_click_as_at_the_first(first: First) -> None:
    program, page = first()
    click(page.know)
    dealt = []
    for _ in range(2):
        click(next(each for each in all_to_choose(program).choices if each.game.id == "koenigrufen").play)
        program.until_dealt()
        session = program.table.session
        assert session is not None
        dealt.append((session.id, session.preset))
        program.window.pages.show_games()
    assert dealt[0][0] != dealt[1][0]
    assert dealt[0][1] == dealt[1][1] == game_named("koenigrufen").presets[0].id


def test_who_knows_the_games_is_dealt_no_game_for_beginners_later_on(first: First, start: Start) -> None:
    program, page = first()
    click(page.know)
    click(all_to_choose(program).choices[0].play)
    program.until_dealt()
    program.end()
    program = start()
    program.window.pages.show_games()
    click(next(each for each in all_to_choose(program).choices if each.game.id == "zwanzigerrufen").play)
    program.until_dealt()
    session = program.table.session
    assert session is not None
    assert session.preset == game_named("zwanzigerrufen").presets[0].id


def test_from_all_games_one_comes_back_to_the_question_while_nothing_is_played(first: First) -> None:
    program, page = first()
    click(page.know)
    games = all_to_choose(program)
    assert not games.back_button.isVisible()
    click(games.question_button)
    assert page.know.isVisible()
    assert played(program) is None


def test_the_keys_alone_lead_to_a_table(first: First) -> None:
    program, page = first()
    assert page.focusProxy() is page.know
    QTest.keyClick(page.know, Qt.Key.Key_Return)
    choices = all_to_choose(program).choices
    assert all_to_choose(program).focusProxy() is choices[0].play
    QTest.keyClick(choices[0].play, Qt.Key.Key_Escape)
    assert page.know.isVisible()
    assert page.focusProxy() is page.know
    QTest.keyClick(page.know, Qt.Key.Key_Space)
    QTest.keyClick(choices[1].play, Qt.Key.Key_Enter)
    program.until_dealt()
    assert played(program) == all_games()[1].id


def test_everything_is_reached_in_the_order_of_the_keys(first: First) -> None:
    _, page = first()
    reached: list[QWidget] = [page.know]
    while (following := reached[-1].nextInFocusChain()) is not None and following is not page.know:
        reached.append(following)
    taking = [each for each in reached if each.isVisible() and each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert {page.know, page.show_me, *page.languages.values()} <= set(taking)


def test_everything_to_press_has_a_name(first: First) -> None:
    _, page = first()
    for choice in (page.know, page.show_me):
        assert choice.accessibleName()
        assert choice.accessibleDescription()
    assert all(name in button.accessibleName() for name, button in (("Deutsch", page.languages["de"]),))


def test_the_language_is_changed_with_one_click(first: First) -> None:
    program, page = first()
    assert page.languages["en"].isChecked()
    click(page.languages["de"])
    QApplication.processEvents()
    assert program.keeper.settings.language == "de"
    assert page.languages["de"].isChecked()
    assert not page.languages["en"].isChecked()
    assert page.know.accessibleName() == "Ich kenne die Spiele"
    assert set(page.languages) == set(languages())


def test_the_language_is_that_of_the_system(first: First, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["de-AT", "en"])
    _, page = first("system")
    assert page.languages["de"].isChecked()
    assert page.know.accessibleName() == "Ich kenne die Spiele"


def test_the_page_says_in_a_sentence_what_these_games_are(first: First) -> None:
    _, page = first()
    said = [label.text() for label in page.findChildren(QLabel) if label.isVisible() and "card games" in label.text()]
    assert len(said) == 1
    assert said[0].count(".") == 1


@pytest.mark.parametrize("by", ["know", "show_me", "enter"])
def test_ones_name_is_asked_once(first: First, start: Start, by: str) -> None:
    program, page = first()
    assert page.name.isVisible()
    page.name.setText("  Gretl ")
    if by == "enter":
        QTest.keyClick(page.name, Qt.Key.Key_Return)
    else:
        click(getattr(page, by))
    assert program.keeper.settings.own_name == "Gretl"
    page.ask()
    assert not page.name.isVisible()
    program.end()
    again = start()
    again.trigger("welcome")
    assert again.window.pages.welcome is not None
    assert not again.window.pages.welcome.name.isVisible()
    assert again.table.session is None or "Gretl" in [person.name for person in again.table.session.people]


def test_who_says_no_name_plays_as_a_guest(first: First) -> None:
    program, page = first()
    click(page.know)
    click(all_to_choose(program).choices[0].play)
    program.until_dealt()
    assert program.keeper.settings.own_name == ""
    assert program.table.session is not None
    assert program.table.session.people[0].name == "Guest"


def test_who_wants_to_be_shown_a_game_sits_down_with_easy_opponents(first: First) -> None:
    program, page = first(opponents=OPPONENTS)
    click(page.show_me)
    assert [person.level for person in program.keeper.settings.opponents] == ["easy"] * 3


def test_who_knows_the_games_or_has_chosen_opponents_keeps_them(first: First) -> None:
    named = tuple(replace(person, name=f"{person.name} X", portrait="woman_bun") for person in OPPONENTS)
    eased = Settings(opponents=named).for_beginner()
    assert eased.opponents == tuple(replace(person, level="easy") for person in named)
    assert eased.opponents_are_easy
    assert not Settings(opponents=named).opponents_are_easy
    chosen = Settings(opponents=QUICK)
    assert chosen.for_beginner() == chosen
    program, page = first(opponents=OPPONENTS)
    click(page.know)
    click(all_to_choose(program).choices[0].play)
    program.until_dealt()
    assert program.keeper.settings.opponents == OPPONENTS


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_rules_for_beginners_are_offered_first(game: Game) -> None:
    profile = game.description.profile
    assert profile is not None
    offered = [preset.id for preset in presets_of(game, Settings())]
    assert offered[0] == profile.beginners
    assert sorted(offered) == sorted(preset.id for preset in game.presets)


def test_with_the_first_account_it_is_said_once_that_nobody_pays(start: Start) -> None:
    program = start(last_card_of=1, hints=True)
    program.play()
    remark = program.page.sheet.remark
    assert remark.isVisible()
    assert remark.text().startswith("No money changes hands")
    program.play(deals=1)
    program.page.next_deal()
    program.play()
    assert not remark.isVisible()


def test_nothing_is_offered_that_needs_a_table_while_there_is_none(first: First) -> None:
    program, page = first()
    actions = program.window.menus.actions
    for name in ("resume", "next", "again", "save", "last_trick", "sheet", "silent", "silent_session"):
        assert not actions[name].isEnabled(), name
    assert program.window.windowTitle() == "Kartenspiel"
    assert not page.table_button.isVisible()


def test_who_closed_it_unanswered_is_asked_again(first: First, tmp_path: Path) -> None:
    for _ in range(3):
        program, page = first()
        click(page.languages["de"])
        assert played(program) is None
        program.end()
    store = Store(tmp_path)
    assert store.settings().geometry  # the window has kept where it was, and no more
    store.close()


def test_who_chose_a_game_is_not_asked_again(first: First, start: Start) -> None:
    program, page = first()
    click(page.know)
    click(all_to_choose(program).choices[1].play)
    program.until_dealt()
    program.end()
    again = start(first=True)
    assert again.window.pages.welcome is None
    again.until_dealt()
    assert played(again) == all_games()[1].id


def test_who_has_only_had_a_lesson_chooses_among_all_games_at_the_next_start(first: First, start: Start) -> None:
    program, page = first()
    click(page.show_me)
    program.end()
    again = start(first=True)
    assert again.window.pages.welcome is None
    assert again.page.shows(again.window.findChild(StartPage))
    assert played(again) is None


def test_after_a_session_that_has_ended_the_next_start_asks_what_to_play(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    program.end()
    assert program.table.session is not None
    session = replace(program.table.session, coming=replace(program.table.session.coming, over=True))
    store = Store(program.store.folders.config.parent)
    assert store.save(Sittings.of(Sitting(session)))
    store.close()
    again = start(first=True)
    assert again.page.shows(again.window.findChild(StartPage))
    assert again.table.question is None


def test_settings_alone_do_not_make_somebody_known(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.is_new
    store.save_settings(Settings(table_colour="blue"))
    store.close()
    again = Store(tmp_path)
    assert again.is_new
    again.close()


@pytest.mark.parametrize("kept", ["session.json", "sessions", "history.jsonl"])
def test_whoever_has_played_before_is_not_asked_even_if_the_settings_are_lost(tmp_path: Path, kept: str) -> None:
    data = Store(tmp_path)
    (data.folders.data / kept).write_text("")
    data.close()
    again = Store(tmp_path)
    assert not again.is_new
    again.close()


def test_the_menu_brings_it_back_and_one_goes_on_at_the_table(start: Start) -> None:
    program = start()
    program.until_dealt()
    assert not program.window.findChildren(WelcomePage)
    session = program.table.session
    program.trigger("welcome")
    page = program.window.pages.welcome
    assert page is not None
    assert page.isVisible()
    QTest.keyClick(page.know, Qt.Key.Key_Escape)
    assert program.page.view.isVisible()
    program.trigger("welcome")
    click(page.table_button)
    assert program.page.view.isVisible()
    assert program.table.session is session
    program.trigger("welcome")
    program.window.menus.actions["resume"].trigger()
    assert program.page.view.isVisible()


def test_who_wants_to_be_shown_something_is_shown_the_easiest_game(first: First) -> None:
    _, page = first()
    shown: list[Game] = []
    page.wants_lesson.disconnect()
    page.wants_lesson.connect(shown.append)
    click(page.show_me)
    assert [game.id for game in shown] == [easiest(descriptions()).id]
    assert words_of(easiest(descriptions()).title) in page.show_me.accessibleDescription()


def test_the_first_lesson_begins_and_whoever_leaves_it_finds_all_games(first: First) -> None:
    program, page = first()
    game = easiest(descriptions())
    click(page.show_me)
    QApplication.processEvents()
    lessons = program.window.pages.lesson_page
    assert lessons is not None
    assert lessons.isVisible()
    assert lessons.tutor.lesson is lessons_of(game.id)[0]
    assert program.keeper.settings.last_game == game.id
    lessons.left.emit(lessons.game)
    overview = program.window.pages.lesson_list
    assert overview is not None
    assert overview.back_button.text() == "To the &games"
    click(overview.back_button)
    assert program.page.shows(program.window.findChild(StartPage))
    assert played(program) is None


@each_once(factor=(2.0, 1.0, 0.8), language=LANGUAGES)
def test_nothing_is_cut_off(first: First, qapp: QApplication, language: str, factor: float) -> None:
    usual = QFont(qapp.font())
    letters = QFont(usual)
    letters.setPointSizeF(usual.pointSizeF() * factor)
    qapp.setFont(letters)
    try:
        program, page = first(language)
        for size in SIZES:
            program.window.resize(*size)
            program.qtbot.waitUntil(lambda: cut_off(page) == [])
        click(page.know)
        games = all_to_choose(program)
        for size in SIZES:
            program.window.resize(*size)
            program.qtbot.waitUntil(lambda: cut_off(games) == [])
    finally:
        qapp.setFont(usual)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_is_legible(first: First, theme: str) -> None:
    program, page = first(theme=theme)
    for high in (False, True):
        program.keeper.change(high_contrast=high)
        QApplication.processEvents()
        for label in page.findChildren(QLabel):
            assert contrast_of(label) >= 4.5, label.text()


def test_a_session_can_be_put_together_before_anything_was_chosen(first: First) -> None:
    program, _ = first()
    program.window.menus.actions["new"].trigger()
    dialogs = [each for each in program.window.findChildren(QWidget, "session") if each.isVisible()]
    assert len(dialogs) == 1


def test_a_lesson_that_is_left_is_no_longer_told_below(first: First) -> None:
    program, page = first()
    click(page.show_me)
    program.until(lambda: "lesson" in program.window.status.deal.text())
    assert program.window.pages.lesson_page is not None
    click(program.window.pages.lesson_page.teacher.leave_button)
    assert program.window.status.deal.text() == ""
