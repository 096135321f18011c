# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""An analysis weighs every decision from what could be seen, is kept beside its deal, and can be stopped."""

import json
import multiprocessing
from functools import cache
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller import analyst as analyst_module
from kartenspiel.controller.analysis import Analysis, analyse, analysis_of
from kartenspiel.controller.analyst import Analyst
from kartenspiel.controller.decisions import decisions
from kartenspiel.controller.kept_analyses import KeptAnalyses
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_as_json, record_from_json
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, english
from kartenspiel.players.imagination import Imagination
from tests.breadth import each_once, every_other
from tests.controller.dealt import GAMES, Json, records

SEAT = Seat(0)
PATIENCE_MS = 60_000


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analyst, "deals", 3)


def _record(game: Game) -> Json:
    return next(
        each for each in records(game, 8, 5, "easy") if any(decisions(PlayedDeal(record_from_json(each)), SEAT))
    )


@cache
def _found(game: str) -> Analysis:
    """The whole analysis of the deal of a game, worked out once for all tests of a process."""
    return analysis_of(PlayedDeal(record_from_json(_record(GAMES[game]))), SEAT, 3)


@each_once(game=every_other(GAMES.values()))
def test_what_was_found_is_read_back_just_so(game: Game, tmp_path: Path) -> None:
    record, notes = record_from_json(_record(game)), list[Text]()
    kept, found = KeptAnalyses(tmp_path, notes.append), _found(game.id)
    assert found.complete
    assert kept.read(record, SEAT) is None
    kept.write(record, SEAT, found)
    assert kept.read(record, SEAT) == found
    assert kept.read(record, Seat(1)) is None
    assert notes == []


def test_a_damaged_file_and_one_of_another_deal_are_set_aside_with_a_sentence(tmp_path: Path) -> None:
    body = {**_record(GAMES["russbach"]), "deal_id": "x/1"}
    record, notes = record_from_json(body), list[Text]()
    kept, found = KeptAnalyses(tmp_path, notes.append), analysis_of(PlayedDeal(record), SEAT, 2)
    kept.write(record, SEAT, found)
    (file,) = tmp_path.iterdir()
    good = file.read_bytes()
    contents = [b"{", b"[]", good.replace(b'"cost": [', b'"cost": ['[:-1] + b"0, ["), good.replace(b"best", b"b")]
    told = json.loads(good)
    decision = next(each for each in told["found"] if each["open"])
    decision["open"][0]["answer"] = {"seat": 0, "do": "pass"}
    contents.append(json.dumps(told).encode())
    for content in contents:
        file.write_bytes(content)
        assert kept.read(record, SEAT) is None
    kept.write(record_from_json({**_record(GAMES["koenigrufen"]), "deal_id": "x/1"}), SEAT, found)
    assert kept.read(record, SEAT) is None
    assert len(notes) == len(contents) + 1


def test_an_analysis_of_an_earlier_form_is_worked_out_anew_without_a_word(tmp_path: Path) -> None:
    record, notes = record_from_json(_record(GAMES["russbach"])), list[Text]()
    kept = KeptAnalyses(tmp_path, notes.append)
    kept.write(record, SEAT, analysis_of(PlayedDeal(record), SEAT, 2))
    (file,) = tmp_path.iterdir()
    file.write_bytes(b'{"format": "kartenspiel.analysis/2", "found": []}')
    assert kept.read(record, SEAT) is None
    assert notes == []


@each_once(game=every_other(GAMES.values()))
def test_all_who_share_the_work_find_what_one_alone_finds(game: Game) -> None:
    record, shared = record_from_json(_record(game)), Analysis()
    for number in (1, 0):
        for step in analyse(PlayedDeal(record), SEAT, 3, (number, 2)):
            shared = shared.after(step)
    assert shared == _found(game.id)
    assert shared.complete


def until_done(qtbot: QtBot, analyst: Analyst) -> None:
    """Wait until an analysis is worked out."""
    qtbot.waitUntil(lambda: not analyst.busy, timeout=PATIENCE_MS)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_other_hidden_cards_leave_the_figures_as_they_are(game: Game) -> None:
    record = record_from_json(_record(game))
    asked = list(decisions(PlayedDeal(record), SEAT))
    later = asked[max(1, len(asked) // 2) :][:1] or asked
    imagined = Imagination(game.imaginer(later[0].question.seen)).several(4, Random(1))
    others = [record_from_json(json.loads(json.dumps(record_as_json(each.state)))) for each in imagined]
    swapped = [each for each in others if each.deal.hands != record.deal.hands]
    assert swapped
    for other in swapped[:1]:
        for before, now in zip(asked, decisions(PlayedDeal(other), SEAT), strict=False):
            assert now.question == before.question
            assert list(now.weighings(7, 3)) == list(before.weighings(7, 3))


def test_an_analysis_runs_aside_tells_of_each_decision_and_is_not_done_again(qtbot: QtBot, tmp_path: Path) -> None:
    record = _record(GAMES["russbach"])
    told: list[Analysis] = []
    analyst = Analyst(KeptAnalyses(tmp_path, lambda _: None))
    analyst.progressed.connect(told.append)
    analyst.begin(record, SEAT)
    until_done(qtbot, analyst)
    weighed = [each.weighed for each in told]
    assert sorted(weighed) == weighed
    assert set(weighed) == set(range(told[-1].of + 1))
    assert [each.complete for each in told[-2:]] == [False, True]
    assert not analyst.busy
    last = told[-1]
    told.clear()
    analyst.begin(record, SEAT)
    assert told == [last]
    analyst.close()


def test_what_is_weighed_of_an_analysis_that_is_stopped_is_kept_and_not_worked_out_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    body, kept, told = _record(GAMES["koenigrufen"]), KeptAnalyses(tmp_path, lambda _: None), list[Analysis]()
    record, analyst = record_from_json(body), Analyst(kept)
    analyst.progressed.connect(told.append)
    analyst.begin(body, SEAT)
    qtbot.waitUntil(lambda: bool(told and told[-1].weighed), timeout=PATIENCE_MS)
    analyst.cancel()
    assert not analyst.busy
    stopped, told[:] = told[-1], []
    assert not stopped.complete
    assert kept.read(record, SEAT) == stopped.settled
    assert list(kept.costs()) == []
    analyst.begin(body, SEAT)
    assert told == [stopped.settled]
    until_done(qtbot, analyst)
    weighed = [each.weighed for each in told]
    assert weighed == sorted(weighed)
    assert told[-1] == kept.read(record, SEAT) == _found("koenigrufen")
    assert len(list(kept.costs())) == 1
    analyst.close()


def test_nothing_is_kept_of_a_deal_that_is_deleted_while_it_is_analysed(qtbot: QtBot, tmp_path: Path) -> None:
    body, told = {**_record(GAMES["koenigrufen"]), "deal_id": "x/1"}, list[Analysis]()
    analyst = Analyst(KeptAnalyses(tmp_path, lambda _: None))
    analyst.progressed.connect(told.append)
    analyst.begin(body, SEAT)
    qtbot.waitUntil(lambda: bool(told and told[-1].weighed), timeout=PATIENCE_MS)
    busy = []
    for key in ("x/2", "x/1"):
        analyst.forget({key})
        busy.append(analyst.busy)
    assert busy == [True, False]
    analyst.close()
    assert list(tmp_path.iterdir()) == []


def test_why_a_deal_cannot_be_analysed_is_said_in_the_language_of_the_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {**_record(GAMES["koenigrufen"]), "game": "whist"}
    analyst = Analyst(None)
    monkeypatch.setattr(analyst_module, "record_from_json", lambda _body: record_from_json(_record(GAMES["russbach"])))
    with qtbot.waitSignal(analyst.trouble, timeout=PATIENCE_MS) as told:
        analyst.begin(body, SEAT)  # which the processes cannot read
    assert told.args is not None
    said = english(told.args[0])
    assert said.startswith("This deal cannot be analysed (a fault of the program: RecordError: "), said


def test_what_is_done_is_left_out_of_the_work() -> None:
    record = record_from_json(_record(GAMES["koenigrufen"]))
    first, *others = decisions(PlayedDeal(record), SEAT)
    steps = list(analyse(PlayedDeal(record), SEAT, 2, done={first.moment}))
    assert {moment for each in steps for moment in each.done} == {each.moment for each in others}
    assert all(found.moment != first.moment for each in steps for found in each.found)


def test_processes_that_work_on_one_deal_go_on_with_the_next_that_is_wanted(qtbot: QtBot) -> None:
    analyst, told = Analyst(None), list[Analysis]()
    first, wanted = _record(GAMES["koenigrufen"]), _record(GAMES["russbach"])
    with qtbot.waitSignal(analyst.progressed, timeout=PATIENCE_MS):
        analyst.begin(first, SEAT)
    analyst.progressed.connect(told.append)
    analyst.begin(wanted, SEAT)
    until_done(qtbot, analyst)
    assert {each.of for each in told} == {len(list(decisions(PlayedDeal(record_from_json(wanted)), SEAT)))}
    analyst.close()


def test_a_process_that_dies_is_told_of_and_the_next_deal_is_analysed(qtbot: QtBot) -> None:
    analyst = Analyst(None)
    with qtbot.waitSignal(analyst.trouble, timeout=PATIENCE_MS):
        analyst.begin(_record(GAMES["koenigrufen"]), SEAT)
        for process in multiprocessing.active_children():
            process.kill()
    assert not analyst.busy
    analyst.begin(_record(GAMES["russbach"]), SEAT)
    until_done(qtbot, analyst)
    analyst.close()
