# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Going back in a deal: to a move, a trick, a bid, also after its end; what was counted is counted anew."""

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.history import record_digest
from kartenspiel.controller.moment import Moment
from kartenspiel.controller.sitting import FinishedDeal, Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.taking_back import BackTo, WayBack, moments_left
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Bid, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from tests.controller.conftest import Start
from tests.controller.kept import by_chance, store_of
from tests.controller.tables import Somebody, helped, saved, session_of, without_time
from tests.controller.watching import until_finished

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
SEEDS = range(6)


def moments_of_a_deal(game: Game, seed: int) -> tuple[Moment, ...]:
    """Return the moments of a deal that was played by chance."""
    state = by_chance(session_of(game.id, seed=seed)).state
    assert state is not None
    return tuple(Conductor(state, (Seat(0),)).moments)


def tricks_in(moment: Moment) -> int:
    return len(moment.state.cards(Seat(0)).tricks)


@GAMES
def test_one_goes_back_to_ones_last_choice_to_its_trick_and_to_ones_last_bid(game: Game) -> None:
    for seed in SEEDS:
        moments = moments_of_a_deal(game, seed)
        for end in range(1, len(moments) + 1):
            so_far = moments[:end]
            left = {to: moments_left(so_far, Seat(0), to) for to in BackTo}
            move, trick, bid = (left[to] for to in BackTo)
            if move is not None:
                asked = so_far[move - 1].next_question((Seat(0),))
                assert asked is not None
                assert asked[0] == 0
                assert asked[1].only_answer is None
            if trick is not None:
                assert move is not None
                assert trick <= move
                begun = so_far[trick - 1]
                assert not begun.state.cards(Seat(0)).trick
                chosen = next(
                    each
                    for each in range(end - 1, 0, -1)
                    if isinstance(so_far[each].state.log[-1:][0] if so_far[each].state.log else None, Play)
                    and (asked := so_far[each - 1].next_question((Seat(0),))) is not None
                    and asked[0] == 0
                    and asked[1].only_answer is None
                    and len(so_far[each].state.log) > len(so_far[each - 1].state.log)
                )
                assert tricks_in(begun) == tricks_in(so_far[chosen - 1])
            if bid is not None:
                assert not isinstance(so_far[bid].state.log[-1], Play)
                assert so_far[bid].state.log[-1].seat == 0
                own = [move for move in so_far[-1].state.log if isinstance(move, Bid) and move.seat == 0]
                assert not own or isinstance(so_far[bid].state.log[-1], Bid) or own[-1] in so_far[bid - 1].state.log


def restore(table: Table) -> None:
    assert table.way_back.restore()


def barred(table: Table, to: BackTo | None) -> str:
    why = table.way_back.bar(to)
    assert why is not None
    return english(why)


@GAMES
def test_a_deal_taken_back_after_its_end_is_counted_once_and_goes_as_it_went(
    game: Game, start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    table = start()
    person = Somebody(table)
    first = until_finished(table, qtbot, lambda: table.start(helped(session_of(game.id))))
    second = until_finished(table, qtbot, table.next_deal)
    for to in BackTo:
        if table.way_back.bar(to) is not None:
            continue
        table.asked.disconnect(person.answer)
        before = table.sittings.current
        assert before is not None
        table.way_back.take_back(to)
        opened = table.sittings.current
        assert opened is not None
        assert opened.state is not None
        assert (opened.session.number, opened.session.played) == (2, first.session.played)
        assert opened.session.results == first.session.results
        assert (opened.session.seating, opened.session.coming) == (first.session.seating, opened.session.coming)
        assert opened.session.coming.dealer == second.deal.dealer
        assert table.last_deal is first
        qtbot.waitUntil(lambda: table.question is not None)
        assert [each.body["number"] for each in saved(tmp_path)] == [1]
        table.asked.connect(person.answer)
        again = until_finished(table, qtbot, lambda: person.answer(table.question))
        assert without_time(again.record) == {**without_time(second.record), "taken_back": True}
        assert again.session == replace(second.session, results=again.session.results)
        assert again.session.results == second.session.results
        qtbot.waitUntil(lambda: len(saved(tmp_path)) == 2)
        history = (tmp_path / "data" / "history.jsonl").read_bytes()
        assert [fault for _, fault in check_stream(io.BytesIO(history))] == [None] * 2


def finished_twice(start: Start, qtbot: QtBot) -> tuple[Table, Somebody, FinishedDeal]:
    table = start()
    person = Somebody(table)
    until_finished(table, qtbot, lambda: table.start(helped(session_of())))
    return table, person, until_finished(table, qtbot, table.next_deal)


def test_what_was_taken_back_at_the_end_can_be_had_again(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    table, person, second = finished_twice(start, qtbot)
    table.asked.disconnect(person.answer)
    table.way_back.take_back()
    qtbot.waitUntil(lambda: table.question is not None)
    again = until_finished(table, qtbot, lambda: restore(table))
    assert without_time(again.record) == {**without_time(second.record), "taken_back": True}
    assert [each.body["number"] for each in saved(tmp_path)] == [1, 2]
    assert barred(table, None) == "Nothing has been taken back since your last move."


def test_after_a_restart_the_deal_whose_sheet_is_shown_can_be_taken_back(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    _, _, second = finished_twice(start, qtbot)
    table = start()
    table.lay_down(store_of(table).read_sittings())
    table.way_back.take_back()
    qtbot.waitUntil(lambda: table.question is not None)
    assert [each.body["number"] for each in saved(tmp_path)] == [1]
    person = Somebody(table)
    again = until_finished(table, qtbot, lambda: person.answer(table.question))
    assert without_time(again.record) == {**without_time(second.record), "taken_back": True}
    assert [each.body["number"] for each in saved(tmp_path)] == [1, 2]


def test_a_program_killed_before_the_record_is_taken_out_lays_the_deal_as_it_was_taken_back(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    table, person, _ = finished_twice(start, qtbot)
    file = tmp_path / "data" / "history.jsonl"
    whole = file.read_bytes()
    table.asked.disconnect(person.answer)
    table.way_back.take_back()
    qtbot.waitUntil(lambda: table.question is not None)
    assert file.read_bytes() == whole[: whole.index(b"\n") + 1]
    left = table.sittings.current
    assert left is not None
    assert left.state is not None
    table = start()
    file.write_bytes(whole)
    found = store_of(table).read_sittings()
    assert found.current is not None
    assert found.current.state is not None
    assert found.current.state.log == left.state.log
    assert found.current.session == left.session
    table.resume(found)
    qtbot.waitUntil(lambda: table.question is not None)
    person = Somebody(table)
    until_finished(table, qtbot, lambda: person.answer(table.question))
    assert [each.body["number"] for each in saved(tmp_path)] == [1, 2]
    assert saved(tmp_path)[1].body["taken_back"] is True


def test_a_record_is_taken_out_of_the_middle_of_a_history_too(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    table, person, second = finished_twice(start, qtbot)
    other = until_finished(table, qtbot, lambda: table.start(session_of(seed=5)))
    assert table.last_deal is other
    sitting = store_of(table).read_sitting(second.session.id)
    assert sitting is not None
    table.asked.disconnect(person.answer)
    table.lay_down(table.sittings.with_current(sitting))
    table.way_back.take_back()
    qtbot.waitUntil(lambda: table.question is not None)
    assert [each.body["session"] for each in saved(tmp_path)] == [second.session.id, other.session.id]


def test_where_nothing_can_be_taken_back_it_is_said_why(start: Start, qtbot: QtBot) -> None:
    table = start()
    Somebody(table)
    until_finished(table, qtbot, lambda: table.start(session_of()))
    assert "as at the table" in barred(table, BackTo.MOVE)
    assert not table.way_back.take_back()
    until_finished(table, qtbot, lambda: table.start(helped(session_of(person=None))))
    assert "only watch" in barred(table, BackTo.MOVE)
    until_finished(table, qtbot, lambda: table.start(helped(session_of())))
    assert table.way_back.bar(BackTo.TRICK) is None
    assert table.sittings.current is not None
    table.keep(table.sittings.current.ended)
    assert "has been ended" in barred(table, BackTo.MOVE)


def test_a_sitting_keeps_which_record_no_longer_counts(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    table, person, second = finished_twice(start, qtbot)
    table.asked.disconnect(person.answer)
    table.way_back.take_back()
    qtbot.waitUntil(lambda: table.question is not None)
    written = json.loads((tmp_path / "data" / "sessions" / f"{second.session.id}.json").read_bytes())
    assert written["withdrawn"] == record_digest(second.record)
    table.close()
    store = Store(tmp_path)
    sittings: Sittings = store.read_sittings()
    store.close()
    assert sittings.current is not None
    assert sittings.current.withdrawn == record_digest(second.record)
    assert game_named(sittings.current.session.game).id == "russbach"


@GAMES
@pytest.mark.parametrize("to", [BackTo.TRICK, BackTo.BID])
def test_what_the_others_have_answered_since_does_not_stand_beside_what_is_had_again(game: Game, to: BackTo) -> None:
    session = helped(session_of(game.id))
    state = by_chance(session).state
    assert state is not None
    conductor = Conductor(state, (Seat(0),))
    before = tuple(conductor.moments)
    way = WayBack(lambda: (Sitting(session, state), conductor), lambda _now: None)
    if not way.take_back(to):
        assert game.id == "graden"  # a deal that is lost at once
        return
    left = len(conductor.moments)
    answered = before[left].state.log != before[left - 1].state.log
    conductor.answer(before[left].state.log[-1] if answered else None)
    assert way.restore()
    assert tuple(conductor.moments) == before


def test_the_sheet_of_another_session_is_not_shown_where_a_deal_is_reopened(start: Start, qtbot: QtBot) -> None:
    table = start()
    person = Somebody(table)
    first = until_finished(table, qtbot, lambda: table.start(helped(session_of())))
    until_finished(table, qtbot, lambda: table.start(session_of(seed=5)))
    until_finished(table, qtbot, table.next_deal)
    sitting = store_of(table).read_sitting(first.session.id)
    assert sitting is not None
    table.asked.disconnect(person.answer)
    table.lay_down(table.sittings.with_current(sitting))
    assert table.way_back.take_back()
    qtbot.waitUntil(lambda: table.question is not None)
    assert table.last_deal is None
