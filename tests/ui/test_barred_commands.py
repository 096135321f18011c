# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is grey says why, and a session can be played on with help or without."""

from kartenspiel.ui.widgets.tips import explained_widget
from tests.ui.conftest import Start

ABOUT_TABLE = (
    "sheet", "save", "again", "replay", "next", "silent", "silent_session", "allow_help", "standing", "log", "resume",
    "last_trick",
)  # fmt: skip


def test_every_grey_command_about_the_table_says_why(start: Start) -> None:
    program = start(allows_help=False)
    usual = {name: program.window.menus._tips[name] for name in ABOUT_TABLE}  # noqa: SLF001 - what it is for
    for page in (None, "games", "lessons"):
        if page is not None:
            program.trigger(page)
        program.question()
        grey = [name for name in ABOUT_TABLE if not program.window.menus.actions[name].isEnabled()]
        assert grey
        for name in grey:
            tip = program.window.menus.actions[name].toolTip()
            assert tip
            assert tip != program.page.words().text(usual[name])


def test_one_goes_back_to_the_table_only_from_elsewhere(start: Start) -> None:
    program = start(last_game="russbach")
    program.question()
    back = program.window.menus.actions["resume"]
    assert not back.isEnabled()
    assert back.toolTip() == "You are at the table already."
    program.trigger("lessons")
    assert back.isEnabled()


def test_a_session_that_cannot_be_ended_says_why(start: Start) -> None:
    program = start(last_game="russbach")
    program.question()
    program.trigger("sessions")
    page = program.window.shelf.list_page
    assert page is not None
    program.until(page.end_button.isVisible)
    assert not page.end_button.isEnabled()
    told = explained_widget(page.end_button)
    assert told is not None
    assert told.explanation.words == "No deal has been finished yet."


def test_nothing_is_played_again_before_a_deal_is_finished(start: Start) -> None:
    program = start(last_game="russbach")
    question = program.question()
    program.page.play_again.emit()
    assert program.table.question == question


def test_help_can_be_allowed_in_a_session_that_runs_and_taken_away_again(start: Start) -> None:
    program = start(last_game="russbach", allows_help=False)
    program.question()
    allow = program.window.menus.actions["allow_help"]
    assert not allow.isChecked()
    assert not program.page.view.panels.ask.isVisible()
    before = program.window.windowTitle()
    program.trigger("allow_help")
    program.until(program.page.view.panels.ask.isVisible)
    assert program.window.windowTitle() != before
    now = program.table.sittings.current
    assert now is not None
    assert not now.helped  # nobody has helped yet
    program.end()
    again = start(last_game="russbach", allows_help=False)
    again.question()
    assert again.window.menus.actions["allow_help"].isChecked()
    again.trigger("allow_help")
    again.until(lambda: not again.page.view.panels.ask.isVisible())
    assert again.window.windowTitle() == before
