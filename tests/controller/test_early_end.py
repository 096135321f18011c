# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals that end before the last card because everybody sees that nothing can change any more (A42, G23)."""

import io
import json
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from kartenspiel.controller import record
from kartenspiel.controller.arena import Contest
from kartenspiel.controller.checking import check_record, check_stream, moves_in_stream, replay_moves
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.protocol import OwnPlayer
from kartenspiel.controller.simulation import SimulationPlan, play
from kartenspiel.controller.sitting import FinishedDeal, Sitting, Sittings, Step
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move
from kartenspiel.model.options import from_json
from kartenspiel.model.text import english
from tests.controller.dealt import GAMES, Json, records
from tests.controller.tables import LOST_AT_ONCE, Somebody, before_the_end, saved, session_of

NOT_PLAYED = "The rest was not played: nothing could change any more."
PATIENCE_MS = 20_000


@pytest.fixture
def close_to_it() -> State:
    return before_the_end(session_of("graden", seed=LOST_AT_ONCE).deal())


def last_card(state: State) -> Move:
    assert state.turn is not None
    choice = state.moves(state.turn)[0]
    assert isinstance(choice, Move)
    return choice


def test_the_conductor_asks_nobody_after_the_trick_that_decides(close_to_it: State) -> None:
    conductor = Conductor(close_to_it)
    state = conductor.answer(last_card(close_to_it))
    assert conductor.next_question() is None
    assert state.over
    assert state.outcome is not None
    assert len(state.outcome.tricks) == 1


def test_the_conductor_takes_up_a_decided_deal_at_its_end(close_to_it: State) -> None:
    decided = close_to_it.after(last_card(close_to_it))
    assert not decided.over
    conductor = Conductor(decided)
    assert conductor.next_question() is None
    assert conductor.state.outcome is not None


def plan(**chosen: object) -> SimulationPlan:
    return SimulationPlan("graden", from_json(GAMES["graden"].house_rules, chosen), ("random",), 3)


def tricks(lines: list[Json]) -> list[int]:
    return [len(line["result"]["tricks"]) for line in lines]


@pytest.mark.parametrize("game", ["anrufen", "graden"])
def test_simulated_deals_stop_and_their_records_are_good(game: str) -> None:
    lines = records(GAMES[game], 60, 1)
    short = [line for line in lines if 0 < len(line["result"]["tricks"]) < 6]
    assert short
    text = "".join(json.dumps(line) + "\n" for line in lines).encode()
    assert [fault for _, fault in check_stream(io.BytesIO(text)) if fault is not None] == []


def test_with_the_house_rule_off_every_card_is_played() -> None:
    rules = from_json(GAMES["graden"].house_rules, {"early_stop": False})
    assert set(tricks(records(GAMES["graden"], 20, 1, rules=rules))) == {6}


def test_a_simulated_deal_ends_decided_for_the_arena_too() -> None:
    start = game_named("graden").start(session_of("graden", seed=LOST_AT_ONCE).deal())
    ended = [play(start, seed, 1, lambda _seat: OwnPlayer("random")) for seed in range(10)]
    assert all(state.outcome is not None for state in ended)
    contest = Contest("graden", plan().rules, ("random", "random"), 1, 0)
    assert contest.start(1).outcome is None


def test_a_record_may_stop_where_the_deal_is_decided_or_go_on(close_to_it: State) -> None:
    conductor = Conductor(close_to_it)
    stopped = record.record_as_json(conductor.answer(last_card(close_to_it)))
    read = record.read_record(json.dumps(stopped))
    assert check_record(read).state == replay_moves(read) == conductor.state
    unfinished = {key: value for key, value in stopped.items() if key != "result"}
    ((_, offered),) = moves_in_stream(io.BytesIO(record.line(unfinished)))
    assert isinstance(offered, list)
    assert offered
    assert check_record(record.read_record(json.dumps(unfinished))).outcome is None
    state = replay_moves(record.read_record(json.dumps(unfinished)))
    while state.turn is not None:
        state = state.apply(last_card(state))
    played_on = check_record(record.read_record(json.dumps(record.record_as_json(state)))).outcome
    assert conductor.state.outcome is not None
    assert played_on is not None
    assert played_on.payments == conductor.state.outcome.payments


def test_a_result_one_card_before_the_decision_is_refused(close_to_it: State) -> None:
    full = record.record_as_json(Conductor(close_to_it).answer(last_card(close_to_it)))
    moves = full["moves"]
    assert isinstance(moves, list)
    early = full | {"moves": moves[:-1]}
    ((_, fault),) = check_stream(io.BytesIO(record.line(early)))
    assert str(fault) == f"move {len(moves) - 1}: the deal is not over, but there is a result"


def finish(table: Table, qtbot: QtBot, sittings: Sittings) -> FinishedDeal:
    with qtbot.waitSignal(table.finished, timeout=PATIENCE_MS) as signal:
        table.resume(sittings)
    finished = signal.args[0]
    assert isinstance(finished, FinishedDeal)
    return finished


@pytest.fixture
def table(tmp_path: Path, qapp: QCoreApplication) -> Table:
    assert qapp is not None
    table = Table(Store(tmp_path), InlineThinker(), Random(3), beat_ms=0)
    Somebody(table)
    return table


@pytest.mark.parametrize("after_the_card", [False, True])
def test_the_table_shows_the_end_with_all_cards_open(
    table: Table, qtbot: QtBot, tmp_path: Path, close_to_it: State, after_the_card: bool  # noqa: FBT001 - the case
) -> None:  # fmt: skip
    """Also a deal that the program left just after the card that decided it goes straight to its end."""
    session = session_of("graden", seed=LOST_AT_ONCE)
    steps: list[Step] = []
    table.stepped.connect(steps.append)
    state = close_to_it.after(last_card(close_to_it)) if after_the_card else close_to_it
    finished = finish(table, qtbot, Sittings.of(Sitting(session, state)))
    assert steps[-1].after.outcome == finished.outcome
    assert steps[-1].after.dealt == close_to_it.deal.hands
    assert NOT_PLAYED in [english(line.text) for line in finished.outcome.explanation]
    assert finished.session.number == session.number + 1
    table.close()
    (kept,) = saved(tmp_path)
    assert check_record(kept).outcome == finished.outcome


def test_a_program_killed_between_the_last_card_and_the_account_goes_on(
    qtbot: QtBot, tmp_path: Path, table: Table, close_to_it: State
) -> None:
    session = session_of("graden", seed=LOST_AT_ONCE)
    ended = Conductor(close_to_it).answer(last_card(close_to_it))
    table.close()
    store = Store(tmp_path)
    store.save(Sittings.of(Sitting(session, ended)))
    sittings = store.read_sittings()
    assert sittings == Sittings.of(Sitting(session, ended))
    store.append(Sitting(session, ended).record())
    later = store.read_sittings()
    assert later is not None
    assert later.current is not None
    assert ended.outcome is not None
    assert later.current.session.account == ended.outcome.payments
    assert later.current.state is None
    again = Table(store, InlineThinker(), Random(3), beat_ms=0)
    Somebody(again)
    assert finish(again, qtbot, later).session.number == session.number + 2
    again.close()
