# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What every page that shows a deal is made of: a third one costs little, and lays any moment of a deal at once."""

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.record import read_record
from kartenspiel.controller.session import Person, dummies
from kartenspiel.controller.store import Store
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.ui.looks.keeper import Keeper
from tests import examples
from tests.ui import replay_page
from tests.ui.replay_page import ReplayPage
from tests.ui.test_stage import at_rest

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
PEOPLE = (Person("Franz"), *(Person(name, "strong") for name in ("Resi", "Poldl", "Mizzi")))
PATIENCE_MS = 20_000
Open = Callable[[Game], ReplayPage]


@pytest.fixture
def open_deal(qtbot: QtBot, tmp_path: Path, drawn: Path) -> Iterator[Open]:
    """Open a deal of a game, with cards that move as fast as they do by themselves."""
    pages: list[ReplayPage] = []
    store = Store(tmp_path)

    def open_deal(game: Game) -> ReplayPage:
        line = examples.file_of(game).read_text(encoding="utf-8").splitlines()[0]
        record = read_record(line)
        players = iter(PEOPLE)
        people = [
            dummies(1)[0] if seat in record.deal.dummies else next(players) for seat in all_seats(record.deal.seats)
        ]
        page = ReplayPage(record, people, Keeper(store), drawn)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 760)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.replay.go_to(0)
        return page

    yield open_deal
    for page in pages:
        page.pane.close_down()
    store.close()


def test_a_third_page_that_shows_a_deal_costs_under_a_hundred_lines() -> None:
    assert len(inspect.getsource(replay_page).splitlines()) < 100


@GAMES
def test_every_moment_of_a_deal_lies_there_at_once_forward_and_back(open_deal: Open, game: Game) -> None:
    page = open_deal(game)
    stage, last = page.pane.view.stage, len(page.replay.steps) - 1
    ways = (*range(0, last, 3), last, *range(last, -1, -4))
    for place in ways:
        page.replay.go_to(place)
        if place == last:
            stage.hurry()  # chips go from hand to hand
        assert not stage.busy
        assert stage.seen == page.replay.steps[place].after
        assert stage.trick_lies or at_rest(stage)
        assert len(stage.items) == len({each.key for each in stage.placed})
        assert page.pane.sheet_shown is (place == last)


@GAMES
def test_a_trick_that_has_just_ended_lies_there_before_it_is_taken(open_deal: Open, game: Game) -> None:
    page = open_deal(game)
    view, steps = page.pane.view, page.replay.steps
    ends = [n for n, step in enumerate(steps) if step.before and step.after.cards.tricks != step.before.cards.tricks]
    page.replay.go_to(ends[0])
    seen = steps[ends[0]].after
    assert view.stage.trick_lies
    assert [play.card for play in view.stage.trick[0]] == [play.card for play in seen.cards.tricks[-1]]
    assert view.stage.counted == steps[ends[0]].before
    assert sum(item.placement.zone == "trick" for item in view.stage.items.values()) == len(seen.cards.tricks[-1])
    page.replay.go_to(ends[0] - 1)
    assert not view.stage.trick_lies


@GAMES
def test_a_deal_is_seen_with_the_eyes_of_any_seat_or_with_all_hands_open(open_deal: Open, game: Game) -> None:
    page = open_deal(game)
    stage = page.pane.view.stage
    page.replay.go_to(len(page.replay.steps) // 2)
    for seat in all_seats(len(page.replay.session.players)):
        page.replay.look(seat)
        assert stage.seen is not None
        assert stage.seen.seat == seat
        shown = {each.card for each in stage.placed if each.zone == "hand" and each.seat == seat and each.face_up}
        assert shown == set(stage.seen.hand)
    page.replay.look(Seat(0), all_open=True)
    assert not [each for each in stage.placed if each.zone == "hand" and not each.face_up]


def test_a_moment_is_laid_over_what_moves_and_from_it_the_deal_goes_on_with_movement(
    qtbot: QtBot, open_deal: Open
) -> None:
    page = open_deal(all_games()[0])
    stage, steps = page.pane.view.stage, page.replay.steps
    end = next(n for n, step in enumerate(steps) if step.after.cards.tricks)
    for step in steps[1:4]:
        page.replay.stepped.emit(step)
    moved = stage.busy
    page.replay.go_to(end)
    assert (moved, stage.busy, stage.trick_lies) == (True, False, True)
    with qtbot.waitSignal(stage.idle, timeout=PATIENCE_MS):
        page.replay.stepped.emit(steps[end + 1])
        assert stage.busy
    assert stage.seen == stage.counted == steps[end + 1].after
    assert at_rest(stage)


def test_keys_and_the_log_lead_to_any_moment_and_the_log_follows(open_deal: Open) -> None:
    page = open_deal(all_games()[0])
    for key, place in ((Qt.Key.Key_End, len(page.replay.steps) - 1), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1)):
        QTest.keyClick(page.pane.view, key)
        assert page.replay.place == place
        assert page.log.currentItem().data(replay_page.PLACE) >= place
    line = page.log.item(page.log.count() // 2)
    QTest.mouseClick(page.log.viewport(), Qt.MouseButton.LeftButton, pos=page.log.visualItemRect(line).center())
    assert page.replay.place == line.data(replay_page.PLACE)
    assert page.pane.view.stage.seen == page.replay.steps[page.replay.place].after
