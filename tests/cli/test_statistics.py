# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Statistics at a terminal, and for programs."""

import argparse
import csv
import io
import json
from collections.abc import Generator
from pathlib import Path

import pytest

from kartenspiel.controller.deal_index import DealIndex
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.statistics import Grouping
from kartenspiel.controller.statistics_arguments import GROUPINGS, ROLES, add_arguments
from kartenspiel.controller.statistics_command import told
from kartenspiel.controller.statistics_export import CSV_COLUMNS
from tests.cli.commands import ROOT, call, kartenspiel
from tests.controller.dealt import GAMES, Json, records

PLAYED = ("rufmariasch", "koenigrufen")


@pytest.fixture
def history(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "history.jsonl"
    path.parent.mkdir()
    path.write_text("".join(json.dumps(deal) + "\n" for deal in _deals()), encoding="utf-8")
    return path


def _deals() -> list[Json]:
    found = []
    for game in PLAYED:
        for number, deal in enumerate(records(GAMES[game], 6, seed=5), 1):
            players = [{"name": f"=P{seat}", "level": "easy" if seat else None} for seat in range(deal["seats"])]
            kept = {"session": game, "number": number, "deal_id": f"{game}/{number}", "players": players}
            found.append({**deal, **kept, "finished": f"2026-05-{number:02}T12:00:00+00:00"})
    return found


def _paid(deals: list[Json], game: str) -> list[int]:
    return [deal["result"]["payments"][0] for deal in deals if deal["game"] == game]


def test_roles_and_groupings_are_those_that_are_counted() -> None:
    assert set(ROLES) == set(map(str, DealRole))
    assert set(GROUPINGS) == set(map(str, Grouping))


def test_the_overview_has_a_line_for_each_game_and_its_rules(history: Path) -> None:
    ran = call("statistics", history)
    assert (ran.status, ran.err) == (0, "")
    lines = [line.split() for line in ran.out.splitlines()]
    assert lines[0][:4] == ["game", "rules", "unit", "deals"]
    assert {line[0]: (line[3], int(line[4])) for line in lines[1:]} == {
        game: ("6", sum(_paid(_deals(), game))) for game in PLAYED
    }


def test_the_history_of_the_machine_is_read_where_no_file_is_named(
    history: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENSPIEL_HOME", str(history.parents[1]))
    assert call("statistics").out == call("statistics", history).out
    monkeypatch.setenv("KARTENSPIEL_HOME", str(history.parents[1] / "nobody"))
    assert len(call("statistics").out.splitlines()) == 1


def test_nothing_beside_the_output_is_changed_not_even_a_damaged_analysis(
    history: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENSPIEL_HOME", str(history.parents[1]))
    damaged = history.parent / "analyses" / "damaged.json"
    damaged.parent.mkdir()
    damaged.write_text("damaged", encoding="utf-8")
    before = sorted(history.parent.rglob("*"))
    assert call("statistics", "--game", "koenigrufen").status == 0
    assert sorted(history.parent.rglob("*")) == before
    assert damaged.read_text(encoding="utf-8") == "damaged"


@pytest.mark.parametrize("form", ["text", "json", "csv", "records"])
def test_the_index_is_closed_also_where_nobody_reads_on(
    history: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    closed, close = list[DealIndex](), DealIndex.close

    def noting(index: DealIndex) -> None:
        closed.append(index)
        close(index)

    monkeypatch.setattr(DealIndex, "close", noting)
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    written = told(parser.parse_args([str(history), "--as", form]))
    assert isinstance(written, Generator)
    assert next(written)
    written.close()
    assert len(closed) == 1


def test_a_game_is_told_by_group_and_item_and_for_programs(history: Path) -> None:
    text = call("statistics", history, "--game", "koenigrufen", "--by", "role").out
    assert "role" in text
    assert "item" in text
    (found,) = json.loads(call("statistics", history, "--game", "koenigrufen", "--by", "role", "--as", "json").out)
    paid = _paid(_deals(), "koenigrufen")
    assert found["whole"]["payment"]["total"] == sum(paid)
    assert sum(group["payment"]["number"] for group in found["groups"]) == len(paid)
    assert {group["name"] for group in found["groups"]} <= set(ROLES)
    few = call("statistics", history, "--game", "koenigrufen", "--since", "2026-05-03", "--as", "json").out
    assert json.loads(few)[0]["whole"]["payment"]["total"] == sum(paid[2:])


def test_csv_has_the_documented_columns_and_no_formulas(history: Path) -> None:
    ran = call("statistics", history, "--as", "csv")
    rows = list(csv.DictReader(io.StringIO(ran.out)))
    assert tuple(rows[0]) == CSV_COLUMNS
    assert [int(row["payment"]) for row in rows] == [deal["result"]["payments"][0] for deal in _deals()]
    assert all(row["players"].startswith("'=P0") for row in rows)
    for row, deal in zip(rows, _deals(), strict=True):
        items = [each.rsplit(":", 1) for each in row["items"].split()]
        assert sum(int(gain) for _, gain in items) == deal["result"]["payments"][0]
    told = (ROOT / "docs" / "statistics.md").read_text(encoding="utf-8")
    assert [line.split("`")[1] for line in told.splitlines() if line.startswith("| `")] == list(CSV_COLUMNS)


def test_records_come_out_as_they_stand_in_the_history(history: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    call("statistics", history, "--game", "rufmariasch", "--as", "records", "--out", out)
    assert out.read_bytes() == b"".join(history.read_bytes().splitlines(keepends=True)[:6])
    assert call("check", out).out == "ok 6\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--game", "bridge"], 'unknown game "bridge"; games: '),
        (["--since", "May"], '--since: must be a day as 2026-11-27, not "May"'),
        (["--by", "colour"], "--by: must be one of "),
        (["gone.jsonl"], "cannot read gone.jsonl: "),
        (["-"], "statistics: a history is read from a file; name one instead of -"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(arguments: list[str], complaint: str) -> None:
    ran = kartenspiel("statistics", *arguments)
    assert ran.status == 2
    assert ran.complaint.startswith(complaint)
