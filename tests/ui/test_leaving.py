# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Nothing under way is ended without a word: it is asked first, and says what would be lost."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QFileDialog

from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.games import all_games
from kartenspiel.ui.dialogs.deal_files import OpenDialog
from kartenspiel.ui.dialogs.leaving import LeaveDialog, lost_with_deal, lost_with_session
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.window.start_page import StartPage
from tests.controller.dealt import examples
from tests.controller.kept import begun
from tests.controller.tables import session_of
from tests.ui.conftest import Start
from tests.ui.program import Program


def act(program: Program) -> None:
    """Do what the person is asked, once, and wait for the next question."""
    question = program.question()
    program.page.view.chosen.emit(next(choice for choice in question.choices))
    program.question()


def choose_on_start_page(program: Program) -> None:
    program.trigger("games")
    page = program.window.findChild(StartPage)
    assert isinstance(page, StartPage)
    page.tiles[-1].buttons()[0].click()


def choose_in_dialog(program: Program) -> None:
    dialog = program.dialog("new", SessionDialog)
    dialog.games.setCurrentIndex(dialog.games.count() - 1)
    dialog.accept()


def open_deal(program: Program) -> None:
    program.dialog("open", OpenDialog).accept()


def play_again(program: Program) -> None:
    program.trigger("again")


def next_deal(program: Program) -> None:
    program.trigger("next")


Way = Callable[[Program], None]


@pytest.fixture(autouse=True)
def _deal_to_open(monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(examples(all_games()[0]))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_args: (file, "")))


def question_of(program: Program) -> LeaveDialog | None:
    return next((each for each in program.window.findChildren(LeaveDialog) if each.isVisible()), None)


def asked_of(program: Program) -> LeaveDialog:
    dialog = question_of(program)
    assert dialog is not None
    return dialog


@pytest.mark.parametrize("way", [choose_on_start_page, choose_in_dialog])
def test_another_session_says_what_would_be_lost_and_one_can_go_on(start: Start, way: Way) -> None:
    program = start(last_card_of=1)
    program.play()
    program.page.next_deal()
    act(program)
    session, log = program.table.session, program.table.sittings
    title = program.page.words().text(program.page.game.title)
    way(program)
    dialog = asked_of(program)
    deal, account = dialog.texts()
    assert deal == f"You are still playing {title}. If you leave, deal 2 is lost: it is not finished."
    assert account.startswith("The session ends with it, after one deal. What was played")
    dialog.stay.click()
    assert program.page.view.isVisible()
    assert (program.table.session, program.table.sittings) == (session, log)
    way(program)
    asked_of(program).leave.click()
    assert program.table.session is not None
    assert program.table.session.game == all_games()[-1].id
    assert program.table.sittings.current is not None
    assert question_of(program) is None


@pytest.mark.parametrize("way", [choose_on_start_page, choose_in_dialog])
def test_what_was_chosen_is_kept_only_if_it_is_played(start: Start, way: Way) -> None:
    program = start()
    act(program)
    before = program.keeper.settings
    way(program)
    asked_of(program).stay.click()
    assert program.keeper.settings == before
    way(program)
    asked_of(program).leave.click()
    assert program.keeper.settings.last_game == all_games()[-1].id != before.last_game


@pytest.mark.parametrize("way", [choose_on_start_page, choose_in_dialog])
def test_nothing_is_asked_where_nothing_was_done(start: Start, way: Way) -> None:
    program = start()
    program.question()
    way(program)
    assert question_of(program) is None
    assert program.table.session is not None
    assert program.table.session.game == all_games()[-1].id


@pytest.mark.parametrize("way", [open_deal, play_again])
def test_a_deal_beside_the_session_only_interrupts_it(start: Start, way: Way) -> None:
    program = start(last_card_of=1)
    program.play()
    program.page.next_deal()
    act(program)
    main = program.table.sittings.current
    way(program)
    assert question_of(program) is None
    assert main in program.table.sittings.all
    assert "The session goes on with “Next deal”." in program.page.messages.texts()[-1]


@pytest.mark.parametrize("way", [open_deal, play_again, next_deal, choose_in_dialog])
def test_an_unfinished_deal_beside_the_session_is_not_ended_without_a_word(start: Start, way: Way) -> None:
    program = start(last_card_of=1)
    program.play()
    play_again(program)
    act(program)
    aside = program.table.sittings.current
    way(program)
    dialog = asked_of(program)
    assert "outside the session" in dialog.texts()[0]
    dialog.close()
    assert program.table.sittings.current == aside
    way(program)
    asked_of(program).leave.click()
    program.question()
    assert program.table.sittings.current != aside


def test_beginning_anew_after_an_interruption_asks_too(start: Start) -> None:
    program = start()
    act(program)
    program.kill()
    again = start()
    again.question()
    again.page.messages.bars[0].buttons[0].click()
    assert "deal 1" in asked_of(again).texts()[0]


def test_the_page_of_games_says_what_is_played_and_leads_back_to_it(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    program.trigger("games")
    page = program.window.findChild(StartPage)
    assert isinstance(page, StartPage)
    assert page.running.text() == f"{program.window.status.deal.text()} · {program.window.status.account.text()}"
    page.back_button.click()
    assert program.page.sheet_shown  # the deal is over, and the empty table leads nowhere
    program.page.next_deal()
    program.question()
    program.trigger("games")
    program.trigger("resume")
    assert program.page.view.isVisible()
    assert not program.window.menus.actions["resume"].isEnabled()


def test_an_empty_table_has_nothing_to_lose() -> None:
    assert lost_with_session(Sittings()) == lost_with_deal(Sittings()) == ()


def test_a_deal_that_is_watched_is_not_ended_without_a_word_either() -> None:
    session = session_of(person=None)
    assert lost_with_session(Sittings.of(Sitting(session, begun(session, 0)))) == ()
    watched = Sitting(session, begun(session, 5))
    aside = Sitting(replace(session, counted=False), watched.state)
    assert len(lost_with_session(Sittings.of(watched))) == len(lost_with_deal(Sittings.of(aside))) == 1
