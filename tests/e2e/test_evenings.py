# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Evenings among friends and deals of the day as sessions: none is lost or dealt twice, and each has a name."""

from datetime import date
from random import Random
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from kartenspiel.controller.codes.deal_code import deal_code
from kartenspiel.controller.codes.evening_code import MOST, new_evening
from kartenspiel.controller.codes.rules_code import known_rules
from kartenspiel.controller.session import Session
from kartenspiel.games import game_named
from kartenspiel.ui.dialogs.code_dialog import CodeDialog
from kartenspiel.ui.dialogs.compare_dialog import CompareDialog
from kartenspiel.ui.dialogs.evening_dialog import EveningDialog
from kartenspiel.ui.window.sessions_page import SessionsPage
from tests.breadth import spoken
from tests.controller.kept import begun
from tests.controller.tables import session_of
from tests.e2e.conftest import Open
from tests.e2e.test_codes import click, deal_on_table, shown_dialog, type_in
from tests.ui.program import Program

DAY: Final = date(2026, 11, 27)
EVENING: Final = {"en": "Evening, 8 deals · {}", "de": "Abend, 8 Spiele · {}"}
EXAMPLE: Final = {"en": "Mary: R", "de": "Anna: R"}
OF_DAY: Final = {"en": "Deal of the day, November 27, 2026", "de": "Spiel des Tages, 27. November 2026"}


def sessions_listed(program: Program) -> list[str]:
    """Return what the page of sessions says of each."""
    program.trigger("sessions")
    page = program.window.findChild(SessionsPage)
    assert page is not None
    return [page.list.item(row).text() for row in range(page.list.count())]


def session_on_table(program: Program) -> Session:
    session = program.table.session
    assert session is not None
    return session


def answer(program: Program) -> None:
    """Do what the person is asked, once, and wait for the next question."""
    question = program.question()
    program.page.view.chosen.emit(next(choice for choice in question.choices))
    program.question()


def deal_another(program: Program) -> None:
    """Deal other cards from their code, as with Ctrl+K."""
    before = session_on_table(program).id
    dialog = program.dialog("code", CodeDialog)
    type_in(dialog.line, deal_code(begun(session_of()).deal))
    click(dialog.deal)
    program.until(lambda: session_on_table(program).id != before)
    program.until_dealt()


def begin_evening(program: Program) -> str:
    """Begin an evening of eight deals with the Enter key, and return its code."""
    dialog = program.dialog("evening", EveningDialog)
    code = dialog.code.text()
    assert dialog.begin.isDefault()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    program.until(lambda: session_on_table(program).boards is not None)
    program.until_dealt()
    return code


def deal_of_the_day(program: Program, day: date = DAY) -> None:
    program.window.codes.today = lambda: day
    program.trigger("day")
    program.until_dealt()


@spoken("de")
def test_an_evening_in_which_nothing_was_played_yet_stays_and_is_found_by_its_code(opened: Open, language: str) -> None:
    program = opened(language)
    name = EVENING[language].format(begin_evening(program))
    assert name in program.window.status.deal.text()
    deal_another(program)
    assert any(words.startswith(name) for words in sessions_listed(program))
    program.end()
    assert any(words.startswith(name) for words in sessions_listed(opened(language)))


@spoken("en")
def test_the_deal_of_the_day_goes_on_instead_of_being_dealt_again(opened: Open, language: str) -> None:
    program = opened(language)
    deal_of_the_day(program)
    session, deal = session_on_table(program), deal_on_table(program)
    assert session.name == OF_DAY[language]
    answer(program)
    begun_with = program.table.sittings.current
    deal_of_the_day(program)
    assert program.table.sittings.current == begun_with
    deal_another(program)
    answer(program)
    deal_of_the_day(program)
    assert session_on_table(program).id == session.id
    assert program.table.sittings.current == begun_with
    deal_another(program)
    answer(program)
    program.end()

    again = opened(language)
    assert session_on_table(again).id != session.id
    deal_of_the_day(again)
    assert session_on_table(again).id == session.id
    assert again.table.sittings.current == begun_with
    assert deal_on_table(again) == deal
    again.play()
    paid = again.table.last_deal
    deal_another(again)
    answer(again)
    deal_of_the_day(again)
    assert again.page.sheet_shown
    assert again.table.last_deal is not None
    assert paid is not None
    assert again.table.last_deal.record == paid.record


def test_each_game_and_each_day_has_a_deal_of_the_day_of_its_own(opened: Open) -> None:
    program = opened()
    found = []
    for name, day in (("graden", DAY), ("russbach", DAY), ("graden", DAY), ("graden", date(2026, 11, 28))):
        program.window.sessions.begin_usual(game_named(name))
        program.until_dealt()
        deal_of_the_day(program, day)
        found.append(session_on_table(program).id)
    assert found[2] == found[0]
    assert len(set(found)) == 3


@spoken("de")
def test_the_longest_names_have_room_for_the_whole_code_or_day(opened: Open, language: str) -> None:
    program = opened(language)
    game = game_named("koenigrufen")
    evening = new_evening(known_rules(game.id, game.house_rules()), MOST, Random(1))
    dialog = program.dialog("code", CodeDialog)
    type_in(dialog.line, evening.code)
    click(dialog.deal)
    program.until(lambda: session_on_table(program).boards is not None)
    assert session_on_table(program).name.endswith(f" · {evening.code}")
    deal_of_the_day(program, date(2026, 9, 30))
    assert "September" in session_on_table(program).name
    assert "2026" in session_on_table(program).name


@spoken("en")
def test_it_is_said_where_the_code_is_typed_in(opened: Open, language: str) -> None:
    program = opened(language)
    dialog = program.dialog("evening", EveningDialog)
    (action,) = [each for name, each in program.window.menus.actions.items() if name == "code"]
    entry = action.text().replace("&", "").removesuffix(" …")
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    assert any(f"{entry}” ({keys})" in label.text() or f"{entry}“ ({keys})" in label.text() for label in said(dialog))
    dialog.reject()


def said(dialog: QDialog) -> list[QLabel]:
    return dialog.findChildren(QLabel)


@spoken("en")
def test_a_name_and_a_code_with_only_a_space_between_are_compared(opened: Open, language: str) -> None:
    program = opened(language)
    deal_of_the_day(program)
    program.play()
    click(program.page.sheet.codes.compare_button)
    dialog = shown_dialog(program, CompareDialog)
    assert dialog.others.placeholderText().startswith(EXAMPLE[language])
    QTest.keyClicks(dialog.others, f"Franz {dialog.code.text()}")
    head = dialog.table.horizontalHeaderItem(1)
    assert head is not None
    assert head.text() == "Franz"
    assert not dialog.fault.isVisible()
