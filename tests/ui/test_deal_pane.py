# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What every page that shows a deal is made of: a third one costs little, and lays any moment of a deal at once."""

import inspect
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.record import Record, read_record
from kartenspiel.controller.session import Person, dummies
from kartenspiel.controller.store import Store
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Bid, Move, Pass
from kartenspiel.model.refusal import IllegalMoveError, not_now
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.question import Question
from kartenspiel.ui.looks.keeper import Keeper
from tests import examples
from tests.breadth import every_other
from tests.ui import replay_page
from tests.ui.replay_page import Replay, ReplayPage
from tests.ui.test_stage import at_rest

GAMES = pytest.mark.parametrize("game", every_other(all_games()), ids=lambda game: game.id)
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


class Strict(Replay):
    """Refuses whatever the person at the screen does, and notes it."""

    def __init__(self, record: Record, people: Sequence[Person]) -> None:
        super().__init__(record, people)
        self.heard: list[str] = []

    @property
    def asks_what_is_allowed(self) -> bool:
        return True

    @property
    def one_by_one(self) -> bool:
        return True

    def advises(self, question: Question) -> bool:
        del question
        return True

    def answer(self, move: Move | None) -> None:
        self.heard.append("answer")
        super().answer(move)

    def stay_silent(self) -> None:
        self.heard.append("silent")
        raise IllegalMoveError(not_now())

    def ask_for_word(self, wanted: bool) -> bool:  # noqa: FBT001 - the state of a button
        self.heard.append("word")
        return super().ask_for_word(wanted)

    def suggest(self, wanted: bool = True) -> None:  # noqa: FBT001, FBT002 - as in `Driver`
        self.heard.append("suggest")


@pytest.fixture
def strict(open_deal: Open, monkeypatch: pytest.MonkeyPatch) -> tuple[ReplayPage, Strict]:
    """Open a deal with a driver that refuses everything."""
    monkeypatch.setattr(replay_page, "Replay", Strict)
    page = open_deal(all_games()[0])
    assert isinstance(page.replay, Strict)
    return page, page.replay


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
        assert (page.pane.finished is not None) is (place == last)


def test_what_is_said_with_a_move_is_said_again_where_it_is_laid_and_only_there(open_deal: Open) -> None:
    page = open_deal(game_named("koenigrufen"))
    view, steps = page.pane.view, page.replay.steps
    page.replay.stepped.emit(steps[0])  # the dealing is interrupted
    bids = [n for n, step in enumerate(steps) if isinstance(step.move, Bid) and step.move.seat != Seat(0)]
    for place in reversed(bids):
        page.replay.go_to(place)
        move = steps[place].move
        assert move is not None
        assert {seat for seat, bubble in view.places.bubbles.items() if bubble.words} == {move.seat}
        assert not view.panels.dealing
    assert bids


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


@pytest.mark.parametrize("act", ["answer", "silent", "word"])
def test_what_the_person_does_goes_to_the_driver_and_its_refusal_to_the_table(
    qtbot: QtBot, strict: tuple[ReplayPage, Strict], act: str
) -> None:
    page, driver = strict
    view, note = page.pane.view, page.pane.view.panels.note
    assert not note.isVisibleTo(view)
    if act == "answer":
        with qtbot.waitSignal(page.pane.acting):
            view.chosen.emit(None)
    elif act == "silent":
        view.nothing_more.emit()
    else:
        view.panels.word.setChecked(True)
    assert act in driver.heard
    assert note.isVisibleTo(view)
    assert (note.text() == page.pane.words().text(not_now().reason)) is (act != "word")
    assert not view.panels.word.isChecked()


def test_a_suggestion_and_the_reason_of_a_refusal_are_asked_of_the_driver(strict: tuple[ReplayPage, Strict]) -> None:
    page, driver = strict
    page.pane.view.advice_wanted.emit(True)
    assert driver.heard == ["suggest"]
    assert page.pane.view.answering.refusal_of(Pass(Seat(0))) == not_now()


def test_a_driver_says_how_it_asks_and_who_thinks(strict: tuple[ReplayPage, Strict], qtbot: QtBot) -> None:
    page, driver = strict
    view = page.pane.view
    view.hand.tells_playable = view.answering.says_all = True
    driver.asked.emit(None)
    assert not view.hand.tells_playable
    assert not view.answering.says_all
    assert view.answering.may_advise == driver.advises
    driver.thinking.emit(Seat(1))
    qtbot.waitUntil(lambda: view.places.plates[Seat(1)].thinking, timeout=PATIENCE_MS)


def test_a_driver_that_only_shows_what_was_played_asks_nothing_and_takes_no_answer(open_deal: Open) -> None:
    page = open_deal(all_games()[0])
    driver = page.replay
    assert page.pane.view.answering.may_advise == driver.advises
    with pytest.raises(IllegalMoveError):
        driver.answer(None)
    assert driver.refusal(None) == not_now()
    assert not driver.choices_after(())
    assert driver.ask_for_word(wanted=False)
    assert not driver.ask_for_word(wanted=True)


def test_another_deal_takes_the_place_of_the_first_with_its_own_people(open_deal: Open) -> None:
    page, game = open_deal(all_games()[0]), all_games()[1]
    other = open_deal(game).replay
    begun: list[object] = []
    before = page.replay.session
    page.pane.begun.connect(begun.append)
    page.replay._session, page.replay.steps = other.session, other.steps  # noqa: SLF001
    page.replay.go_to(1)
    page.replay.go_to(2)
    page.replay.go_to(1)
    assert begun == [before]  # and not again for each moment of it
    assert page.pane.session is other.session
    assert page.pane.game is game
    assert page.pane.view.stage.seen == other.steps[1].after
    assert at_rest(page.pane.view.stage)
