# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Somebody says that the rest is his: it is checked, and played at once or refused with a way that it could go."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.games import game_named
from kartenspiel.model.seats import Seat
from kartenspiel.players.rest import Certainty, RestOfDeal, rest_of
from kartenspiel.ui.widgets.message_bar import MessageBar
from tests.controller.kept import by_chance
from tests.controller.tables import saved, session_of
from tests.ui.conftest import Start
from tests.ui.program import Program

LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])
BY = pytest.mark.parametrize("by", ["mouse", "keys"])
GAMES = pytest.mark.parametrize("game", ["zwanzigerrufen", "russbach"])


def lay_end(home: Path, game: str, wanted: Certainty) -> RestOfDeal:
    """Put a deal on the table of which two or three cards are left, with such an end."""
    for seed in range(30):
        session = session_of(game, seed=seed)
        over = by_chance(session).state
        assert over is not None
        for moment in Conductor(over, (Seat(0),)).moments:
            asked = moment.next_question((Seat(0),))
            if asked is None or asked[0] or not asked[1].plays or not 2 <= len(asked[1].seen.hand) <= 3:
                continue
            rest = rest_of(asked[1].seen)
            if rest.certainty is wanted:
                store = Store(home)
                store.save(Sittings.of(Sitting(session, moment.state)))
                store.close()
                return rest
    raise AssertionError(wanted)


def say(program: Program, by: str) -> list[str]:
    """Say that the rest is mine, and return what is told."""
    program.question()
    action = program.window.menus.actions["claim"]
    program.until(action.isEnabled)
    if by == "mouse":
        action.trigger()
    else:
        program.until(lambda: QApplication.activeWindow() is program.window)
        QTest.keyClick(program.window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    program.until(lambda: messages(program))
    return messages(program)


def messages(program: Program) -> list[str]:
    return [bar.text() for bar in program.page.messages.findChildren(MessageBar) if bar.topic == "claim"]


def play_out(program: Program, by: str) -> None:
    bar = next(each for each in program.page.messages.findChildren(MessageBar) if each.topic == "claim")
    (button,) = bar.buttons
    if by == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(button, Qt.Key.Key_Space)


@GAMES
@LANGUAGES
@BY
def test_what_is_certain_is_played_at_once_and_counted_as_it_was_told(
    game: str, language: str, by: str, start: Start, tmp_path: Path
) -> None:
    rest = lay_end(tmp_path, game, Certainty.SETTLED)
    program = start(language)
    say(program, by)
    play_out(program, by)
    program.until(lambda: program.page.sheet_shown)
    (record,) = saved(tmp_path)
    over = replay_moves(record_from_json(record.body))
    assert over.outcome is not None
    assert over.outcome.payments == rest.payments


@LANGUAGES
@BY
def test_what_is_not_certain_is_refused_with_a_way_it_could_go(
    language: str, by: str, start: Start, tmp_path: Path
) -> None:
    rest = lay_end(tmp_path, "zwanzigerrufen", Certainty.OPEN)
    program = start(language)
    before = program.question()
    (told,) = say(program, by)
    for play in rest.plays:
        assert program.page.words().text(play.card).casefold() in told.casefold()
    assert program.table.question is before
    assert not program.page.sheet_shown


def test_another_deal_laid_on_the_table_meanwhile_is_left_to_the_person(start: Start, tmp_path: Path) -> None:
    lay_end(tmp_path, "russbach", Certainty.SETTLED)
    program = start("en")
    say(program, "keys")
    play_out(program, "keys")
    table = program.table
    assert not program.page.sheet_shown
    game = game_named("graden")
    table.play_on(game.start(session_of("graden").deal()), session_of("graden").players, None)
    question = program.question()
    QTest.qWait(100)
    assert table.question is question
    assert not any(move.seat == question.seen.seat for move in question.seen.log)
