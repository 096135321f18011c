# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The count of contracts and statements, on deals whose settlement is known."""

import dataclasses
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import selfplay
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.model.game import State
from kartenspiel.model.outcome import Item
from kartenspiel.model.seats import Seat
from kartenspiel.model.shares import with_share
from tests.controller.dealt import EXAMPLES, GAMES
from tests.games.zwanziger_settlements import SETTLEMENTS
from tests.games.zwanziger_table import P2, P3, F, outcome_of, replayed, spoken, start

SPEECHES = {each.id: each.speech for each in SETTLEMENTS}


def example(number: str) -> State:
    """Return the last state of a worked settlement of Zwanzigerrufen."""
    return replayed(number, SPEECHES[number])


def begun() -> State:
    """Return the beginning of a deal in which P3 is the partner and P2 holds the Pagat."""
    return start("V", "I", "XX")


def counted(*ends: State) -> dict[str, Any]:
    """Return the table of some deals of the same rules, as programs get it."""
    table = selfplay.Table(GAMES[ends[0].deal.game], ends[0].deal.rules, "")
    for end in ends:
        table.add(end, outcome_of(end))
    return selfplay.as_json(table)


def results(table: dict[str, Any]) -> dict[str, tuple[int, float | None, float | None]]:
    """Return number, share made and mean payment of each statement."""
    return {each["statement"]: (each["number"], each["made"], each["mean"]) for each in table["statements"]}


def test_every_statement_of_zw1_is_settled_with_its_own_item() -> None:
    assert results(counted(example("ZW1"))) == {
        "bid normal": (1, 0, -2),
        "announce absolut": (1, 0, 2),
        "Kontra on absolut": (1, 1, -2),
        "announce pagat_ultimo": (1, 1, 2),
        "Kontra on pagat_ultimo": (1, 0, -2),
    }


def test_raises_are_counted_level_by_level() -> None:
    table = counted(example("ZW15"))
    assert results(table) == {
        "bid normal": (1, 1, 16),
        "Kontra on game": (1, 0, -16),
        "Retour on game": (1, 1, 16),
        "Supra on game": (1, 0, -16),
        "Resupra on game": (1, 1, 16),
    }
    assert {each["contract"] for each in table["statements"]} == {"normal"}


def test_the_kontra_that_a_rule_adds_is_a_level_and_no_statement() -> None:
    state = spoken(begun(), "F call | P2 pagat_ultimo | P3 kontra game")
    names = [
        name for _, name in selfplay.named_moves(GAMES["zwanzigerrufen"], state, outcome_of(example("ZW1"))) if name
    ]
    assert names == ["bid normal", "announce pagat_ultimo", "Retour on game"]


def test_contracts_are_counted_with_the_payments_of_the_declarer() -> None:
    table = counted(*map(example, ("ZW1", "ZW2", "ZW15", "ZW6", "ZW7")))
    assert table["deals"] == 5
    found = {each["contract"]: each for each in table["contracts"]}
    assert found["normal"] | {"half_width": None} == {
        "contract": "normal", "number": 3, "deals": 3, "share": 0.6, "made": 2 / 3, "paid": 2 / 3, "mean": 5.0,
        "half_width": None,
    }  # fmt: skip
    assert (found["solo"]["made"], found["solo"]["paid"], found["solo"]["mean"]) == (0.5, 0.5, 12.0)


def test_a_game_that_is_won_and_brings_a_loss_was_made_but_not_paid() -> None:
    (contract,) = counted(example("ZW10"))["contracts"]
    assert (contract["made"], contract["paid"], contract["mean"]) == (1, 0, -10)


def test_what_a_higher_bid_made_void_has_no_result() -> None:
    end = replayed("ZW17", "F call, absolut | P2 kontra absolut of F | P3 | P4 solo")
    rows = [(each["statement"], each["contract"], each["outbid"], each["made"]) for each in counted(end)["statements"]]
    assert sorted(rows) == [
        ("Kontra on absolut", "normal", True, None),
        ("announce absolut", "normal", True, None),
        ("bid normal", "solo", True, None),
        ("bid solo", "solo", False, 1.0),
    ]


def test_what_both_sides_paid_each_other_for_is_neither_won_nor_lost() -> None:
    missed = Item("absolut", (P2, Seat(3)), 2, (F, P3)), Item("absolut", (F, P3), 2, (P2, Seat(3)))
    outcome = dataclasses.replace(outcome_of(example("ZW14")), items=missed)
    assert selfplay.has_won(outcome, F, "absolut") is None
    assert selfplay.has_won(outcome, F, "game") is True  # nothing of that name: he was paid 6
    assert selfplay.has_won(outcome, P3, "game") is False


@pytest.mark.parametrize("game", GAMES)
def test_every_contract_of_the_examples_is_counted(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = EXAMPLES / f"{game}.jsonl"
    records = [json.loads(each) for each in file.read_text(encoding="utf-8").splitlines()]
    assert selfplay.main(["--json", str(file)]) == 0
    tables = json.loads(capsys.readouterr().out)
    found = [each for table in tables for each in table["contracts"]]
    assert sorted(each["contract"] for each in found for _ in range(each["number"])) == sorted(
        record["result"]["contract"] for record in records
    )
    paid = sum(each["mean"] * each["number"] for each in found if each["mean"] is not None)
    assert paid == pytest.approx(sum(map(declarers_score, records)))


def declarers_score(record: dict[str, Any]) -> float | Fraction:
    """Return what the declarer is paid with his share of what dummies are paid; 0 where nobody declares."""
    result = record["result"]
    return 0 if result["declarer"] is None else with_share(result["payments"], record["dummies"], result["declarer"])


def test_tables_are_kept_apart_by_rules_and_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    strict = replayed("ZW2", SPEECHES["ZW2"], zusammenwerfen="off", knocking="off", radl="off")
    records = [
        record_as_json(example("ZW2"), further={"players": ["strong"] * 4}),
        record_as_json(example("ZW3"), further={"players": ["easy", "strong", "easy", "strong"]}),
        record_as_json(strict, further={"players": ["strong"] * 4}),
        record_as_json(example("ZW2"), further={"players": ["strong"] * 4}),
    ]
    file.write_bytes(b"".join(map(line, records)))
    assert selfplay.main([str(file)]) == 0
    titles = [each for each in capsys.readouterr().out.splitlines() if each.endswith("deals")]
    assert titles == [
        "zwanzigerrufen (classic), strong: 2 deals",
        "zwanzigerrufen (classic), easy,strong,easy,strong: 1 deals",
        "zwanzigerrufen (strict), strong: 1 deals",
    ]


def test_a_table_for_people_is_aligned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_bytes(line(record_as_json(example("ZW1"))) + line(record_as_json(example("ZW2"))))
    assert selfplay.main([str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "zwanzigerrufen (classic), players unknown: 2 deals",
        "",
        "contract  deals    share    made    paid          mean",
        "normal        2  100.0 %  50.0 %  50.0 %  -0.50 ± 2.94",
        "",
        "contract  statement               number  deals    share     made          mean",
        "normal    Kontra on absolut            1      1   50.0 %  100.0 %         -2.00",
        "normal    Kontra on pagat_ultimo       1      1   50.0 %    0.0 %         -2.00",
        "normal    announce absolut             1      1   50.0 %    0.0 %         +2.00",
        "normal    announce pagat_ultimo        1      1   50.0 %  100.0 %         +2.00",
        "normal    bid normal                   2      2  100.0 %   50.0 %  -0.50 ± 2.94",
    ]


def test_a_bad_record_is_left_out_and_an_unfinished_one_waits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.jsonl"
    good, unfinished = line(record_as_json(example("ZW2"))), line(record_as_json(begun()))
    file.write_bytes(good + unfinished + b"\n" + good[:50] + b"\n" + good)
    assert selfplay.main([str(file)]) == 1
    told = capsys.readouterr()
    assert told.out.startswith("zwanzigerrufen (classic), players unknown: 2 deals\n")
    assert told.err.startswith(f"{file}:4: not JSON: ")
    assert told.err.count("\n") == 1
