# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where one's money went is summed from kept analyses, by what was decided and against whom."""

import os
from pathlib import Path

import pytest

from kartenspiel.controller.analysis import Analysis, analysis_of
from kartenspiel.controller.analysis_sums import sum_up
from kartenspiel.controller.kept_analyses import KeptAnalyses
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record, record_from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from tests.controller.dealt import GAMES, records

SEAT = Seat(0)


def _records(game: str, session: str, level: str, count: int) -> list[Record]:
    people = [{"name": "I", "level": None}, *({"name": "x", "level": level} for _ in range(3))]
    bodies = records(GAMES[game], count, 5, "random")
    further = [{"session": session, "deal_id": f"{session}/{number}", "players": people} for number in range(count)]
    return [record_from_json({**body, **more}) for body, more in zip(bodies, further, strict=True)]


def _keep(kept: KeptAnalyses, deals: list[Record], seat: Seat = SEAT) -> list[Analysis]:
    found = [analysis_of(PlayedDeal(record), seat, 3) for record in deals]
    for record, analysis in zip(deals, found, strict=True):
        kept.write(record, seat, analysis)
    return found


def test_every_decision_of_ones_own_counts_once_by_session_kind_and_opponents(tmp_path: Path) -> None:
    kept = KeptAnalyses(tmp_path, lambda _: None)
    first = _keep(kept, _records("russbach", "a", "easy", 2))
    second = _keep(kept, _records("anrufen", "b", "strong", 1))
    _keep(kept, _records("russbach", "a", "easy", 1), Seat(1))
    whole, one = sum_up(kept.costs()), sum_up(kept.costs(), "b")
    assert (whole.whole.deals, one.whole.deals) == (3, 1)
    assert {(each.game, each.levels) for each in whole.by_opposition} == {
        ("russbach", ("easy",)),
        ("anrufen", ("strong",)),
    }
    for analyses, sums in ((first, whole), (second, one)):
        game = "russbach" if analyses is first else "anrufen"
        against = next(found for each, found in sums.by_opposition.items() if each.game == game)
        assert against.deals == len(analyses)
        by_kind = against.by_kind
        decisions = [each for analysis in analyses for each in analysis.found if each.settled]
        assert sum(each.decisions for each in by_kind.values()) == len(decisions)
        for kind, cost in by_kind.items():
            of_kind = [each for each in decisions if each.kind == kind]
            assert cost.decisions == len(of_kind)
            assert cost.errors == sum(each.is_error for each in of_kind)
            assert cost.cost == pytest.approx(sum(each.weighing.cost.mean for each in of_kind))
            assert against.whole.cost == pytest.approx(sum(each.weighing.cost.mean for each in decisions))
            assert cost.games == pytest.approx(sum(each.weighing.cost.mean / each.weighing.stake for each in of_kind))


def test_damaged_and_foreign_files_are_set_aside_with_a_sentence_each_and_the_rest_counts(tmp_path: Path) -> None:
    notes: list[Text] = []
    kept = KeptAnalyses(tmp_path, notes.append)
    _keep(kept, _records("russbach", "a", "easy", 3))
    good, damaged, foreign = sorted(tmp_path.iterdir())
    damaged.write_bytes(damaged.read_bytes().replace(b'"kind": "', b'"kind": "un'))
    foreign.write_bytes(b'{"format": "something.else/1"}')
    assert sum_up(kept.costs()).whole.deals == 1
    assert len(notes) == 2
    assert sum_up(kept.costs()).whole.deals == 1
    assert len(notes) == 2
    assert good.exists()
    assert len(list(tmp_path.glob("*.damaged-1"))) == 2


def test_an_analysis_of_an_earlier_form_is_left_out_without_a_word(tmp_path: Path) -> None:
    notes: list[Text] = []
    (tmp_path / "a.json").write_bytes(b'{"format": "kartenspiel.analysis/1", "found": []}')
    assert sum_up(KeptAnalyses(tmp_path, notes.append).costs()).whole.deals == 0
    assert notes == []


def test_of_a_deal_that_was_played_otherwise_the_way_analysed_last_counts(tmp_path: Path) -> None:
    kept = KeptAnalyses(tmp_path, lambda _: None)
    (record,) = _records("russbach", "a", "easy", 1)
    _keep(kept, [record])
    first = sum_up(kept.costs())
    other = record_from_json({**records(GAMES["russbach"], 3, 6, "random")[-1], **record.further, "taken_back": True})
    (analysis,) = _keep(kept, [other])
    newest = max(tmp_path.iterdir(), key=lambda path: path.stat().st_mtime_ns)
    os.utime(newest, (4e9, 4e9))
    assert len(list(tmp_path.iterdir())) == 2
    whole = sum_up(kept.costs())
    assert first.whole.deals == whole.whole.deals == 1
    assert whole.whole.whole.decisions == len(analysis.found)
