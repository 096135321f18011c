# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first start: one question, two clicks to a table, by mouse or keys, and never in the way again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.settings import Settings
from kartenspiel.controller.store import Store
from kartenspiel.games import all_games, descriptions, lessons_of
from kartenspiel.model.game import Game
from kartenspiel.ui.cards.fan import FanPicture
from kartenspiel.ui.window.game_facts import easiest
from kartenspiel.ui.window.start_page import StartPage
from kartenspiel.ui.window.welcome_page import WelcomePage
from kartenspiel.ui.words.language import Interpreter, languages
from kartenspiel.ui.words.phrases import words_of
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.legible import contrast_of
from tests.ui.program import Program

First = Callable[..., tuple[Program, WelcomePage]]
SIZES = ((1280, 800), (1920, 1080), (911, 512))


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path, drawn: Path, interpreter: Interpreter) -> Iterator[First]:
    """Start the program for the first time."""
    started: list[Program] = []

    def first(language: str = "en", **settings: object) -> tuple[Program, WelcomePage]:
        program = Program(qtbot, tmp_path, drawn, interpreter, first=True, language=language, **settings)
        started.append(program)
        page = program.window.welcome
        assert page is not None
        assert page.isVisible()
        return program, page

    yield first
    for program in started:
        program.end()


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
    assert [game.id for game, _ in page.games] == [game.id for game in all_games()]
    click(page.games[-1][1])
    program.until_dealt()
    assert program.page.view.isVisible()
    assert played(program) == all_games()[-1].id


def test_the_cards_of_a_picture_are_those_of_the_pack_that_is_chosen(first: First) -> None:
    program, page = first()
    click(page.know)
    fans = page.findChildren(FanPicture)
    before = [fan.artwork.look.pictures for fan in fans]
    assert "german" in before
    program.keeper.change(packs={"german": "french"})
    assert [fan.artwork.look.pictures for fan in fans] == ["french" if pack == "german" else pack for pack in before]
    assert cut_off(page) == []


def test_the_keys_alone_lead_to_a_table(first: First) -> None:
    program, page = first()
    assert page.focusProxy() is page.know
    QTest.keyClick(page.know, Qt.Key.Key_Return)
    assert page.focusProxy() is page.games[0][1]
    QTest.keyClick(page.games[0][1], Qt.Key.Key_Escape)
    assert page.know.isVisible()
    QTest.keyClick(page.know, Qt.Key.Key_Space)
    QTest.keyClick(page.games[1][1], Qt.Key.Key_Enter)
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
    page.choose()
    for choice in (page.know, page.show_me, *(choice for _, choice in page.games)):
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


def test_nothing_is_offered_that_needs_a_table_while_there_is_none(first: First) -> None:
    program, page = first()
    actions = program.window.menus.actions
    for name in ("resume", "next", "again", "save", "last_trick", "sheet", "silent", "silent_session"):
        assert not actions[name].isEnabled(), name
    assert program.window.windowTitle() == "Kartenspiel"
    assert not page.table_button.isVisible()


def test_it_comes_once_and_only_where_nothing_was_kept_before(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.is_new
    store.save_settings(Settings(table_colour="blue"))
    store.close()
    again = Store(tmp_path)
    assert not again.is_new
    again.close()


@pytest.mark.parametrize("kept", ["session.json", "history.jsonl"])
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
    page = program.window.welcome
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
    lessons = program.window.lesson_page
    assert lessons is not None
    assert lessons.isVisible()
    assert lessons.tutor.lesson is lessons_of(game.id)[0]
    assert not Store(program.store.folders.config.parent).is_new
    lessons.left.emit(lessons.game)
    overview = program.window.lesson_list
    assert overview is not None
    assert overview.back_button.text() == "To the &games"
    click(overview.back_button)
    assert program.page.shows(program.window.findChild(StartPage))
    assert played(program) is None


@pytest.mark.parametrize("factor", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off(first: First, qapp: QApplication, language: str, factor: float) -> None:
    usual = QFont(qapp.font())
    letters = QFont(usual)
    letters.setPointSizeF(usual.pointSizeF() * factor)
    qapp.setFont(letters)
    try:
        program, page = first(language)
        for act in (page.ask, page.choose):
            act()
            for size in SIZES:
                program.window.resize(*size)
                program.qtbot.waitUntil(lambda: cut_off(page) == [])
    finally:
        qapp.setFont(usual)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_is_legible(first: First, theme: str) -> None:
    program, page = first(theme=theme)
    page.choose()
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
    program.until(lambda: "lesson" in program.window.deal_text())
    assert program.window.lesson_page is not None
    click(program.window.lesson_page.teacher.leave_button)
    assert program.window.deal_text() == ""
