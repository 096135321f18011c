# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is grey says why, and a session can be played on with help or without."""

from kartenspiel.ui.widgets.tips import explained_widget
from tests.breadth import spoken
from tests.ui.conftest import Start


@spoken("en")
def test_every_grey_command_says_why(start: Start, language: str) -> None:
    program = start("en" if language == "de" else "de", allows_help=False)
    menus = program.window.menus
    program.keeper.change(language=language)
    found: set[str] = set()
    for page, size in ((None, 100), ("games", 200), ("lessons", 80)):
        if page is not None:
            program.trigger(page)
        program.keeper.change(text_size=size)
        program.question()
        grey = {name for name, action in menus.actions.items() if not action.isEnabled()}
        for name in grey:
            tip = menus.actions[name].toolTip()
            assert tip
            assert tip != program.page.words().text(menus._tips[name])  # noqa: SLF001 - what it is for
        found |= grey
    assert {"larger", "smaller", "usual_size", "take_back", "claim", "replay", "resume", "standing"} <= found


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
