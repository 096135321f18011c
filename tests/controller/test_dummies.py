# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sessions with dummies: who sits where, what is on their account, who is asked, and what comes back from the disk."""

import io
import json
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller import arena, sitting
from kartenspiel.controller import session as sessions
from kartenspiel.controller.account import AccountCache, AccountTally
from kartenspiel.controller.arena import Contest, play_contest
from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.jsonl import encode
from kartenspiel.controller.process_executor import local_workers
from kartenspiel.controller.protocol import TIME_MS, PlayerError
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.controller.session import DUMMY, Person, Session, new_session, seat_person, single_deal, with_dummies
from kartenspiel.controller.simulation import SimulationPlan, simulate
from kartenspiel.controller.sitting import Sitting, recall_deal
from kartenspiel.games import game_named
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.model import options
from kartenspiel.model.moves import Play
from kartenspiel.model.options import HouseRules
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.base import player_named
from tests.controller.conftest import Start
from tests.controller.kept import store_of
from tests.controller.tables import Somebody, session_of
from tests.controller.test_protocol import PATIENT_MS, stranger, told
from tests.controller.test_session import after_deals
from tests.controller.watching import Watcher, asked, until_finished

GAME = "koenigrufen"
MODES = ("three_flying", "three_fixed", "two")
every_mode = pytest.mark.parametrize("mode", MODES)


def rules_of(mode: str, **chosen: object) -> HouseRules:
    return options.from_json(game_named(GAME).house_rules, {"table_mode": mode, **chosen})


def finished_deals(session: Session, count: int) -> tuple[Session, list[dict[str, object]]]:
    """Play so many deals of chance players; return the session after them and the records as the history has them."""
    rng, found = Random(4), []
    for _ in range(count):
        conductor = Conductor(game_named(session.game).start(session.deal()))
        while (question := conductor.next_question()) is not None:
            conductor.answer(player_named("random").choose(question[1], rng))
        done = Sitting(session, conductor.state).finished_deal()
        found.append(dict(done.record))
        session = done.session
    return session, found


@pytest.mark.parametrize(("mode", "players"), [("four", 4), ("three_flying", 3), ("three_fixed", 3), ("two", 2)])
def test_k98_so_many_people_play_and_dummies_take_the_other_seats(mode: str, players: int) -> None:
    game, rules = game_named(GAME), rules_of(mode)
    assert game.players(rules) == players
    people = [Person(f"P{number}", None if number == 0 else "easy") for number in range(players)]
    session = new_session(game, rules, people, Random(3))
    assert session.people == tuple(people)
    assert [seat for seat, person in enumerate(session.players) if person.is_dummy] == list(session.coming.dummies)
    assert (session.person_seat, session.shown_seat) == (0, 0)
    for wrong in (people[1:], [*people, Person("X", "easy")]):
        with pytest.raises(ValueError, match="persons for"):
            new_session(game, rules, wrong, Random(3))


def test_who_sits_where_a_fixed_dummy_is_not_sits_in_the_next_seat() -> None:
    session = session_of(GAME, table_mode="three_fixed", dummy_seat="south")
    assert (session.person_seat, session.players[0].level) == (1, DUMMY)


def test_k99_players_keep_their_order_round_the_table_and_the_person_his_seat() -> None:
    session = session_of(GAME, table_mode="three_flying")
    seen = []
    for _ in range(7):
        seated = "".join(person.name[-1] for person in session.players)
        seen.append((session.coming.dealer, session.coming.dummies, seated))
        session = after_deals(session, 1)
    places = {(0, (Seat(3),), "012y"), (2, (Seat(1),), "0y12"), (3, (Seat(2),), "01y2")}
    assert {(int(dealer), dummies, seated) for dealer, dummies, seated in seen} == places
    assert session.person_seat == 0


@every_mode
def test_k111_the_account_has_a_place_for_each_dummy(mode: str) -> None:
    before = session_of(GAME, table_mode=mode, kontra_ledger="side")
    session, records = finished_deals(before, 6)
    by_person = [0] * len(before.persons)
    for record in records:
        result, seated = record["result"], record["persons"]
        assert isinstance(result, dict)
        assert isinstance(seated, list)
        for person, paid in zip(seated, result["payments"], strict=True):
            by_person[person] += paid
    assert session.account == tuple(by_person)
    assert any(total for person, total in zip(session.persons, session.account, strict=True) if person.is_dummy)
    assert sum(session.account) == sum(session.money_account or (1,)) == 0
    told = AccountTally(session, AccountCache(session.id))
    assert all(told.take(encode(record).encode()) for record in records)
    assert told.results == session.results


@pytest.mark.parametrize(
    ("mode", "account", "shared"),
    [
        ("three_flying", (5, -7, 1, 1), (Fraction(16, 3), Fraction(-20, 3), Fraction(4, 3), 0)),
        ("three_fixed", (0, 2, 0, -2), (Fraction(-2, 3), Fraction(4, 3), Fraction(-2, 3), 0)),
        ("two", (4, -9, 2, 3), (Fraction(13, 2), Fraction(-13, 2), 0, 0)),
        ("four", (3, -1, -1, -1), (3, -1, -1, -1)),
    ],
)
def test_k111_k117_dummies_are_shared_equally_in_exact_fractions(
    mode: str, account: tuple[int, ...], shared: tuple[Fraction, ...]
) -> None:
    session = session_of(GAME, table_mode=mode)
    assert session.shared(account) == shared
    assert sum(session.shared(account)) == 0


@every_mode
def test_a_session_reads_back_between_any_two_deals(mode: str) -> None:
    session = session_of(GAME, table_mode=mode)
    for _ in range(4):
        again = sessions.from_json(json.loads(json.dumps(sessions.as_json(session))))
        assert again == replace(session, coming=replace(session.coming, keep=all_seats(4)))
        assert again.deal() == session.deal()
        session = after_deals(session, 1)


@pytest.mark.parametrize(
    "damage",
    [
        {"dummies": []}, {"dummies": [1]}, {"seating": [0, 1, 3, 2]}, {"seating": [3, 0, 1, 2]}, {"dealer": 1},
        {"game": "russbach", "options": {}, "context": {}, "dummies": []},
    ],
)  # fmt: skip
def test_a_session_whose_dummies_do_not_fit_is_damaged(damage: dict[str, object]) -> None:
    session = session_of(GAME, table_mode="three_flying", seed=2)
    written = {**sessions.as_json(session), "dealer": 0, "dummies": [3], "seating": [0, 1, 2, 3]}
    assert sessions.from_json(written).coming.dummies == (3,)
    with pytest.raises(ValueError, match=r"dumm|dealer"):
        sessions.from_json({**written, **damage})


@every_mode
def test_earlier_deals_are_recalled_with_those_who_sat_there(mode: str) -> None:
    session, records = finished_deals(session_of(GAME, table_mode=mode), 3)
    for record in records:
        recalled = recall_deal(record, session)
        assert recalled is not None
        assert [person.is_dummy for person in recalled.players] == [seat in recalled.deal.dummies for seat in range(4)]
        assert recalled.seen.seat not in recalled.deal.dummies
    moved = {**records[0], "persons": list(reversed(records[0]["persons"]))}  # type: ignore[call-overload]
    assert mode == "two" or recall_deal(moved, session) is None


def test_a_deal_beside_the_session_has_its_dummies_and_nobody_takes_their_place() -> None:
    session = session_of(GAME, table_mode="three_flying")
    deal = session.deal()
    people = with_dummies(session.people, deal)
    assert [person.is_dummy for person in people] == [seat in deal.dummies for seat in range(4)]
    assert single_deal(deal, people, Random(1)).players == people
    assert seat_person(people, deal.dummies[0]) == people
    with pytest.raises(ValueError, match="dummies in seats"):
        single_deal(deal, people[::-1], Random(1))


@every_mode
@pytest.mark.parametrize("person", [0, None])
def test_a_deal_is_played_to_its_end_and_guardians_are_asked_for_dummies(
    mode: str, person: int | None, start: Start, qtbot: QtBot
) -> None:
    table = start()
    somebody, watcher = Somebody(table), Watcher(table)
    session = session_of(GAME, table_mode=mode, person=person, enabled_contracts=["trischaken"])
    finished = until_finished(table, qtbot, lambda: table.start(session))
    guarded = [move for move in watcher.moves if isinstance(move, Play) and move.by is not None]
    assert len(guarded) == 12 * len(session.coming.dummies)
    assert {move.seat for move in guarded} == set(session.coming.dummies)
    assert {move.by for move in guarded}.isdisjoint(session.coming.dummies)
    mine = [question for question in somebody.questions if question.hand_seat != question.seen.seat]
    assert len(mine) == sum(move.by == session.person_seat for move in guarded)
    assert not watcher.troubles
    assert finished.session.account == tuple(
        finished.outcome.payments[session.seating.index(index)] for index in range(4)
    )


def test_while_a_guardian_thinks_he_is_told_of_and_not_the_dummy(start: Start, qtbot: QtBot) -> None:
    table = start()
    thinking: list[Seat | None] = []
    table.thinking.connect(thinking.append)
    session = session_of(GAME, table_mode="two", person=None)
    until_finished(table, qtbot, lambda: table.start(session))
    assert {seat for seat in thinking if seat is not None} == {0, 2}


def test_a_deal_is_taken_up_again_with_the_dummy_exposed(start: Start, qtbot: QtBot) -> None:
    table = start()
    session = session_of(GAME, table_mode="three_flying", enabled_contracts=["trischaken"])
    asked(table, qtbot, lambda: table.start(session))
    while not (table.question is not None and table.question.hand_seat != 0):
        assert table.question is not None
        move = player_named("random").choose(table.question, Random(1))
        asked(table, qtbot, partial(table.answer, move))
    seen, question = table.seen, table.question
    assert seen is not None
    (dummy,) = seen.dummies
    assert None not in seen.cards.hands[dummy]
    table = start()
    store = store_of(table)
    sittings = store.read_sittings()
    asked(table, qtbot, lambda: table.resume(sittings))
    assert (table.seen, table.question) == (seen, question)
    assert table.session is not None
    assert table.session.players == session.players
    Somebody(table)
    move = player_named("random").choose(question, Random(1))
    finished = until_finished(table, qtbot, lambda: table.answer(move))
    assert finished.deal.dummies == (dummy,)


def test_a_pending_deal_whose_dummies_are_not_those_of_the_session_is_damaged() -> None:
    session = session_of(GAME, table_mode="three_flying")
    other = after_deals(session, 1)
    begun = Sitting(session, game_named(GAME).start(session.deal()))
    body = sitting.as_json(begun)
    assert sitting.from_json(body) == begun
    body["session"] = sessions.as_json(other)
    with pytest.raises(ValueError, match="not one of this session"):
        sitting.from_json(body)


@every_mode
def test_simulated_sessions_with_dummies_are_accepted_by_the_check(mode: str) -> None:
    rules = rules_of(mode, dummy_seat="west")
    players = ("random",) * game_named(GAME).players(rules)
    lines = list(simulate(SimulationPlan(GAME, rules, players, 3), 12, time_ms=TIME_MS))
    assert [fault for _, fault in check_stream(io.BytesIO(b"".join(lines)))] == [None] * 12
    for record in map(json.loads, lines):
        assert [seat for seat, name in enumerate(record["players"]) if name is None] == record["dummies"]


def test_with_a_flying_dummy_too_any_number_of_processes_plays_the_same() -> None:
    plan = SimulationPlan(GAME, rules_of("three_flying"), ("random",), 3)
    lines = list(simulate(plan, 8, time_ms=TIME_MS))
    with local_workers(2) as workers:
        assert list(simulate(plan, 8, workers=workers, time_ms=TIME_MS)) == lines


def record_of(mode: str) -> dict[str, object]:
    """A record in which a dummy plays."""
    lines = simulate(
        SimulationPlan(GAME, rules_of(mode, enabled_contracts=["trischaken"]), ("random",), 3), 1, time_ms=TIME_MS
    )
    record: dict[str, object] = json.loads(next(iter(lines)))
    return record


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda move: move.pop("by"), r"The cards of seat \d are played by seat \d (K105)"),
        (lambda move: move.update(by=move["seat"]), r"The cards of seat \d are played by seat \d (K105)"),
        (lambda move: move.update(by=7), r"The cards of seat \d are played by seat \d (K105)"),
        (lambda move: move.update(by="0"), r'by must be a whole number, not "0"'),
        (lambda move: move.update({"for": 0}), 'play takes no "for"'),
    ],
)
@every_mode
def test_k105_a_record_names_the_guardian_and_nobody_else(mode: str, change: object, complaint: str) -> None:
    record = record_of(mode)
    moves = record["moves"]
    assert isinstance(moves, list)
    number = next(number for number, move in enumerate(moves) if "by" in move)
    change(moves[number])  # type: ignore[operator]
    ((_, fault),) = check_stream(io.BytesIO(line(record)))
    pattern = complaint.replace("(K105)", r"\(K105\)")
    assert fault is not None
    with pytest.raises(type(fault), match=rf"^move {number}: {pattern}$"):
        raise fault


@every_mode
def test_k105_nobody_plays_for_a_player(mode: str) -> None:
    record = record_of(mode)
    moves = record["moves"]
    assert isinstance(moves, list)
    number, move = next((number, move) for number, move in enumerate(moves) if move["do"] == "play")
    assert "by" not in move
    move["by"] = (move["seat"] + 1) % 4
    ((_, fault),) = check_stream(io.BytesIO(line(record)))
    assert str(fault) == f"move {number}: Nobody plays for seat {move['seat']}, who is no dummy (K105)"


@pytest.mark.parametrize(
    ("mode", "changed", "complaint"),
    [
        ("three_flying", {"dealer": 1}, r"dealer"),
        ("three_flying", {"dummies": [0]}, r"dummies: \[0\] instead of \[\d\]"),
        ("three_flying", {"dummies": []}, r"dummies: \[\] instead of \[\d\]"),
        ("three_fixed", {"dealer": 2}, r"dealer"),
        ("two", {"dummies": [1]}, r"dummies: \[1\] instead of \[\d, \d\]"),
    ],
)
def test_k98_dummies_follow_from_the_dealer(mode: str, changed: dict[str, object], complaint: str) -> None:
    ((_, fault),) = check_stream(io.BytesIO(line({**record_of(mode), **changed})))
    assert fault is not None
    with pytest.raises(type(fault), match=complaint):
        raise fault


def test_k99_the_next_deal_of_a_session_has_the_next_dealer_and_dummy() -> None:
    lines = list(simulate(SimulationPlan(GAME, rules_of("three_flying"), ("random",), 3), 8, time_ms=TIME_MS))
    one, other = next(
        pair for pair in zip(lines, lines[2:], strict=False) if len({json.loads(each)["dealer"] for each in pair}) == 2
    )
    (_, good), (_, fault) = check_stream(io.BytesIO(one + other))
    assert good is None
    assert str(fault).startswith("session: dealer ")


def test_a_program_from_outside_guides_a_dummy_as_the_protocol_says(tmp_path: Path) -> None:
    log = tmp_path / "told"
    rules = rules_of("two", enabled_contracts=["trischaken"])
    lines = list(simulate(SimulationPlan(GAME, rules, (stranger("good", log), "random"), 3), 1, time_ms=PATIENT_MS))
    assert [fault for _, fault in check_stream(io.BytesIO(b"".join(lines)))] == [None]
    (hello,) = (message for message in told(log) if message["type"] == "hello")
    questions = [message for message in told(log) if message["type"] == "choose"]
    guided = [message for message in questions if any("by" in move for move in message["legal"])]
    assert len(guided) == 12
    for message in guided:
        (dummy,) = {move["seat"] for move in message["legal"]}
        assert dummy in message["record"]["dummies"]
        assert {move["by"] for move in message["legal"]} == {hello["seat"]}
        assert None not in message["record"]["deal"]["hands"][dummy]


def test_a_program_from_outside_that_plays_for_a_dummy_not_its_own_is_refused() -> None:
    rules = rules_of("two", enabled_contracts=["trischaken"])
    with pytest.raises(PlayerError, match=r"deal 1, seat 0, move \d+: "):
        list(simulate(SimulationPlan(GAME, rules, (stranger("illegal"), "random"), 3), 1, time_ms=PATIENT_MS))


@every_mode
def test_the_arena_counts_players_with_their_share_of_the_dummies(mode: str) -> None:
    contest = Contest(GAME, rules_of(mode, enabled_contracts=["trischaken"]), ("random", "random"), 1, TIME_MS)
    report = play_contest(contest, 4, step=lambda: None)
    assert (report.difference.mean, report.difference.count) == (0.0, 4)


def test_to_ask_a_dummy_is_an_error_and_asks_no_player_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Playing, "actor", lambda _, seat: seat)
    rules = rules_of("two", enabled_contracts=["trischaken"])
    with pytest.raises(AssertionError):
        list(simulate(SimulationPlan(GAME, rules, ("random",), 3), 1, time_ms=TIME_MS))
    with pytest.raises(AssertionError):
        play_contest(Contest(GAME, rules, ("random", "random"), 1, TIME_MS), 2, step=lambda: None)


def test_what_dummies_are_paid_is_divided_among_the_players_of_a_contest() -> None:
    state = game_named(GAME).start(session_of(GAME, table_mode="three_flying", seed=2).deal())
    conductor = Conductor(state)
    while (question := conductor.next_question()) is not None:
        conductor.answer(player_named("random").choose(question[1], Random(1)))
    outcome = conductor.state.outcome
    assert outcome is not None
    outcome = replace(outcome, payments=(4, -3, 2, -3))
    unraised = replace(outcome, payments=(2, -2, 2, -2))
    found = arena._plays(outcome, unraised, (0, 1, None, 1))  # noqa: SLF001
    assert found.received == (4 + 2 / 3, -3 + 2 / 3)
    assert found.unraised == pytest.approx((2 + 2 / 3, -2 + 2 / 3))


def test_a_record_of_the_table_says_which_seats_are_dummies() -> None:
    session = session_of(GAME, table_mode="two")
    record = Sitting(session, game_named(GAME).start(session.deal())).record()
    players = record["players"]
    assert isinstance(players, list)
    assert [seat for seat, player in enumerate(players) if player["level"] == DUMMY] == record["dummies"]
    assert record_as_json(game_named(GAME).start(session.deal()))["dummies"] == record["dummies"]
