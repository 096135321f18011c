# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal that was interrupted, one played again, and one from a record."""

import io
import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller import record
from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.record import RecordError
from kartenspiel.controller.replay import steps_seen
from kartenspiel.controller.session import Person, SessionOverError, seat_person
from kartenspiel.controller.sitting import Sittings, Step, state_to_open
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from tests.controller.conftest import Start
from tests.controller.kept import file_of, store_of
from tests.controller.tables import Somebody, helped, saved, session_of
from tests.controller.watching import Watcher, asked, until_finished


def left_in_the_middle(start: Start, qtbot: QtBot) -> tuple[Table, Sittings]:
    """Return a table at which the person is asked for the third time, and what is on the disk then."""
    table = start()
    answered = 0
    asked(table, qtbot, lambda: table.start(helped(session_of(seed=4))))
    while answered < 2:
        question = table.question
        assert question is not None
        move = question.choices[-1]
        assert isinstance(move, Move)
        asked(table, qtbot, partial(table.answer, move))
        answered += 1
    seen = table.seen
    table = start()
    assert not Store(store_of(table).folders.data.parent).saves
    found = store_of(table).read_sittings()
    assert found.current is not None
    assert found.current.state is not None
    assert found.current.state.observe(Seat(0)) == seen
    return table, found


def test_a_deal_is_taken_up_again_at_exactly_the_same_point(start: Start, qtbot: QtBot) -> None:
    table, sittings = left_in_the_middle(start, qtbot)
    watcher = Watcher(table)
    asked(table, qtbot, lambda: table.resume(sittings))
    assert sittings.current is not None
    left = sittings.current.state
    assert left is not None
    _, *earlier = steps_seen(Conductor(left, {Seat(0)}).moments, Seat(0))
    assert watcher.steps[0] == Step(None, None, left.observe(Seat(0)), tuple(earlier))
    assert len(watcher.steps) == 1


def test_a_deal_played_again_has_the_same_cards_and_counts_in_no_account(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    table = start()
    Somebody(table)
    first = until_finished(table, qtbot, lambda: table.start(session_of()))
    again = until_finished(table, qtbot, lambda: table.play_on(first.start, seat_person(first.players, Seat(3))))
    assert again.deal == first.deal
    assert [player.name for player in again.players] == ["P3", "P1", "P2", "P0"]
    second = until_finished(table, qtbot, table.next_deal)
    assert second.session.results[0].payments == first.outcome.payments
    assert len(second.session.results) == 2
    assert [body.body["counted"] for body in saved(tmp_path)] == [True, False, True]
    history = (tmp_path / "data" / "history.jsonl").read_bytes()
    assert [fault for _, fault in check_stream(io.BytesIO(history))] == [None] * 3


def people(seat: int) -> list[Person]:
    return [Person(f"Q{place}", None if place == seat else "random") for place in range(4)]


def test_an_unfinished_record_goes_on_where_it_ends_and_the_session_after_it(start: Start, qtbot: QtBot) -> None:
    table, sittings = left_in_the_middle(start, qtbot)
    assert sittings.current is not None
    assert sittings.current.state is not None
    written = record.record_from_json(record.record_as_json(sittings.current.state))
    Somebody(table)
    watcher = Watcher(table)
    other = session_of(seed=8)
    table.start(other)
    finished = until_finished(table, qtbot, lambda: table.play_on(state_to_open(written), people(2)))
    assert watcher.steps[0].after == sittings.current.state.observe(Seat(2))
    assert finished.deal == sittings.current.state.deal
    assert not finished.session.counted
    after = until_finished(table, qtbot, table.next_deal)
    assert after.session.id == other.id
    assert after.session.number == 2


def test_a_finished_record_is_dealt_again(start: Start, qtbot: QtBot) -> None:
    table = start()
    Somebody(table)
    watcher = Watcher(table)
    first = until_finished(table, qtbot, lambda: table.start(session_of()))
    shown = len(watcher.steps)
    opened = record.read_record(record.line(first.record))
    again = until_finished(table, qtbot, lambda: table.play_on(state_to_open(opened), people(1)))
    assert again.deal == first.deal
    assert watcher.steps[shown].after.log == ()


def test_a_record_that_breaks_the_rules_is_refused_and_play_goes_on(start: Start, qtbot: QtBot) -> None:
    table, sittings = left_in_the_middle(start, qtbot)
    question = asked(table, qtbot, lambda: table.resume(sittings))
    assert sittings.current is not None
    assert sittings.current.state is not None
    body = record.record_as_json(sittings.current.state)
    body["moves"] = body["moves"][1:]  # type: ignore[index]
    with pytest.raises(RecordError, match="move 0"):
        table.play_on(state_to_open(record.record_from_json(body)), people(0))
    assert table.question == question


def test_after_an_opened_record_without_a_session_nothing_can_follow(start: Start, qtbot: QtBot) -> None:
    table = start()
    Somebody(table)
    deal = until_finished(table, qtbot, lambda: table.start(session_of())).record
    table = start()
    Somebody(table)
    opened = state_to_open(record.read_record(record.line(deal)))
    until_finished(table, qtbot, lambda: table.play_on(opened, people(0)))
    assert table.sittings.to_go_on is None
    with pytest.raises(SessionOverError):
        table.next_deal()
    assert Store(store_of(table).folders.data.parent).read_sittings().current is None


def test_a_move_that_is_taken_back_is_asked_for_again_and_the_others_answer_as_they_did(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    table, sittings = left_in_the_middle(start, qtbot)
    question = asked(table, qtbot, lambda: table.resume(sittings))
    before, watcher = table.sittings.current, Watcher(table)
    move = question.choices[-1]
    assert isinstance(move, Move)
    after = asked(table, qtbot, partial(table.answer, move))
    laid: list[Step] = []
    table.laid.connect(laid.append)
    told = len(watcher.steps)
    again = asked(table, qtbot, table.way_back.take_back)
    assert (again.seen, again.choices) == (question.seen, question.choices)
    assert before is not None
    assert table.sittings.current == replace(before, taken_back=True)
    assert len(watcher.steps) == told  # nothing is told a second time
    assert [step.before for step in laid] == [None]
    assert len(laid[0].earlier) == len(question.seen.log)
    assert len(json.loads(file_of(tmp_path, before.session).read_bytes())["deal"]["moves"]) == len(question.seen.log)
    assert asked(table, qtbot, partial(table.answer, move)).seen == after.seen


def test_nothing_is_taken_back_before_a_choice(start: Start, qtbot: QtBot) -> None:
    table = start()
    assert not table.way_back.take_back()
    asked(table, qtbot, lambda: table.start(helped(session_of(seed=4))))
    assert not table.way_back.take_back()
