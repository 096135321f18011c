# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""An analysis weighs every decision from what could be seen, is kept beside its deal, and can be stopped."""

import json
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.analysis import AnalysisProgress, KeptAnalyses, WeighedDecision, analyse, by_cost
from kartenspiel.controller.analyst import Analyst
from kartenspiel.controller.decisions import decisions
from kartenspiel.controller.record import Record, record_as_json, record_from_json
from kartenspiel.model.game import Game
from kartenspiel.model.imagining import several
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from tests.controller.dealt import GAMES, Json, records

SEAT = Seat(0)
PATIENCE_MS = 60_000


def _record(game: Game) -> Json:
    return next(each for each in records(game, 8, 5, "easy") if any(decisions(record_from_json(each), SEAT)))


def _analysed(record: Record) -> list[WeighedDecision]:
    return [found for progress in analyse(record, SEAT, 3) for found in progress.found]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_was_found_is_read_back_just_so(game: Game, tmp_path: Path) -> None:
    record, notes = record_from_json(_record(game)), list[Text]()
    kept, found = KeptAnalyses(tmp_path, notes.append), _analysed(record)
    assert found == _analysed(record)
    assert kept.read(record, SEAT) is None
    kept.write(record, SEAT, found)
    assert kept.read(record, SEAT) == tuple(found)
    assert kept.read(record, Seat(1)) is None
    assert notes == []


def test_a_damaged_file_and_one_of_another_deal_are_set_aside_with_a_sentence(tmp_path: Path) -> None:
    body = {**_record(GAMES["russbach"]), "deal_id": "x/1"}
    record, notes = record_from_json(body), list[Text]()
    kept = KeptAnalyses(tmp_path, notes.append)
    kept.write(record, SEAT, ())
    (file,) = tmp_path.iterdir()
    for content in (b"{", b"[]", file.read_bytes().replace(b'"found": []', b'"found": [{"cost": [1]}]')):
        file.write_bytes(content)
        assert kept.read(record, SEAT) is None
    kept.write(record_from_json({**_record(GAMES["koenigrufen"]), "deal_id": "x/1"}), SEAT, ())
    assert kept.read(record, SEAT) is None
    assert len(notes) == 4


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_other_hidden_cards_leave_the_figures_as_they_are(game: Game) -> None:
    record = record_from_json(_record(game))
    asked = list(decisions(record, SEAT))
    later = asked[max(1, len(asked) // 2) :][:1] or asked
    imagined = several(game.imaginer(later[0].question.seen), 4, Random(1))
    others = [record_from_json(json.loads(json.dumps(record_as_json(each.state)))) for each in imagined]
    swapped = [each for each in others if each.deal.hands != record.deal.hands]
    assert swapped
    for other in swapped[:1]:
        for before, now in zip(asked, decisions(other, SEAT), strict=False):
            assert now.question == before.question
            assert list(now.weighings(7, 3)) == list(before.weighings(7, 3))


def test_an_analysis_runs_aside_tells_of_each_decision_and_is_not_done_again(qtbot: QtBot, tmp_path: Path) -> None:
    record = _record(GAMES["russbach"])
    told: list[AnalysisProgress] = []
    analyst = Analyst(KeptAnalyses(tmp_path, lambda _: None))
    analyst.progressed.connect(told.append)
    with qtbot.waitSignal(analyst.finished, timeout=PATIENCE_MS):
        analyst.begin(record, SEAT)
    assert [each.weighed for each in told] == list(range(told[0].of + 1))
    found = [each for progress in told for each in progress.found]
    told.clear()
    analyst.begin(record, SEAT)
    assert [list(each.found) for each in told] == [found]
    assert by_cost(found)[0].weighing.cost.mean == max(each.weighing.cost.mean for each in found)


def test_an_analysis_that_nobody_wants_any_more_is_stopped_and_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    analyst = Analyst(KeptAnalyses(tmp_path, lambda _: None))
    with qtbot.waitSignal(analyst.progressed, timeout=PATIENCE_MS):
        analyst.begin(_record(GAMES["koenigrufen"]), SEAT)
    analyst.cancel()
    assert not analyst.busy
    with qtbot.assertNotEmitted(analyst.finished, wait=100):
        pass
    assert not list(tmp_path.iterdir())
