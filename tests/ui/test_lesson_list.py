# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The list of lessons: what is done, what comes next, and that it has room."""

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea

from kartenspiel.controller.plans import pictures_shown
from kartenspiel.games import all_games, game_named, lessons_of
from kartenspiel.ui.cards.heads import TEACHERS
from kartenspiel.ui.dialogs.consent import ConsentDialog
from kartenspiel.ui.lessons.contents_page import LessonList
from kartenspiel.ui.lessons.lesson_page import lesson_after
from kartenspiel.ui.lessons.portrait import Portrait
from tests.breadth import LANGUAGES, each_once, spoken
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.lessons_begun import GAMES, begun
from tests.ui.program import Program

SMALL = (911, 512)


def listed(program: Program) -> LessonList:
    program.trigger("lessons")
    assert program.window.pages.lesson_list is not None
    return program.window.pages.lesson_list


def test_what_is_done_is_marked(start: Start) -> None:
    lessons = lessons_of("russbach")
    page = listed(start(lessons={"russbach": (lessons[0].id,)}))
    assert [card.lesson for card in page.cards if card.done] == [lessons[0]]
    assert [card.button.objectName() for card in page.cards].index("first") == 1


def test_the_list_keeps_the_keyboard_while_settings_change_that_it_does_not_show(start: Start) -> None:
    program = start()
    page = listed(program)
    cards = list(page.cards)
    page.cards[1].button.setFocus()
    program.keeper.change(animation="fast" if program.keeper.settings.animation != "fast" else "slow")
    assert page.cards == cards
    assert page.focusWidget() is cards[1].button
    program.keeper.change(lessons={page.game.id: (cards[0].lesson.id,)})
    assert page.cards[0].done


@each_once(language=LANGUAGES, sure=(False, True))
def test_lessons_are_begun_anew_by_who_is_sure_of_it(start: Start, language: str, *, sure: bool) -> None:
    program = start(language, lessons={"russbach": ("cards",), "anrufen": ("cards",)})
    page = listed(program)
    page.anew_button.click()
    (dialog,) = program.window.findChildren(ConsentDialog)
    assert page.game.title.source in dialog.sentences[0].text()
    program.qtbot.waitUntil(lambda: cut_off(dialog) == [])
    assert "russbach" in program.keeper.settings.lessons
    (dialog.yes if sure else dialog.no).click()
    assert ("russbach" in program.keeper.settings.lessons) == (not sure)
    assert "anrufen" in program.keeper.settings.lessons
    assert any(card.done for card in page.cards) == (not sure)
    assert page.anew_button.isHidden() == sure


def test_the_list_of_lessons_opens_at_its_beginning(start: Start) -> None:
    program = start()
    program.window.resize(*SMALL)
    page = listed(program)
    bar = page.findChildren(QScrollArea)[0].verticalScrollBar()
    page.games["koenigrufen"].click()
    program.until(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    program.trigger("games")
    page.show_game(game_named("koenigrufen"))
    assert bar.value() == 0


def face(portrait: Portrait) -> frozenset[int]:
    """Return the colours of the middle of what is drawn, without the ground round the frame."""
    side = portrait.width()
    middle = portrait.grab().toImage().copy(side // 4, side // 4, side // 2, side // 2)
    return frozenset(middle.pixel(x, y) for x in range(middle.width()) for y in range(middle.height()))


def test_the_head_of_the_teacher_is_of_the_pack_that_is_chosen(start: Start) -> None:
    program = start()
    page = listed(program)
    program.until(lambda: len(face(page.portrait)) > 1)
    before = face(page.portrait)
    program.keeper.change(packs={"german": "french"})
    assert page.portrait.figure == TEACHERS["french"]
    program.until(lambda: len(face(page.portrait)) > 1 and face(page.portrait) != before)


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_of_a_game_are_listed(start: Start, game: str) -> None:
    page = listed(start())
    page.games[game].click()
    assert page.game.id == game
    assert sorted(card.lesson.id for card in page.cards) == sorted(lesson.id for lesson in lessons_of(game))


@spoken("de")
def test_the_list_of_lessons_has_room_in_a_small_window(start: Start, language: str) -> None:
    program = start(language)
    program.window.resize(*SMALL)
    page = listed(program)
    for game in GAMES:
        page.games[game].click()
        for _ in range(5):
            QApplication.processEvents()
        assert [each for each in cut_off(page) if "sideways" in each or "of" in each.split()[-3:]] == [], game


def test_the_list_of_another_game_has_its_teacher_and_the_looks_of_the_house(start: Start) -> None:
    program = start()
    page = listed(program)
    for game in all_games():
        page.show_game(game)
        assert all(card.button.styleSheet() for card in page.cards)
        assert page.portrait.figure == TEACHERS[pictures_shown(program.keeper.settings, game, game.house_rules())]


def test_after_the_last_lesson_the_list_follows(start: Start) -> None:
    program = start()
    last = lessons_of("russbach")[-1]
    assert lesson_after("russbach", last) is None
    page = begun(program, last)
    page.teacher.leave_button.click()
    assert program.page.shows(program.window.pages.lesson_list)
    assert not page.giving
