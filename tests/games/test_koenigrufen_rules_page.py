# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What Königrufen gives to its page of rules: tables and facts by the house rules (K14, K61, K65, K118)."""

from kartenspiel.games.koenigrufen.rules import PRESETS
from kartenspiel.games.koenigrufen.words.rules_page import page_names
from kartenspiel.model.options import OptionValue
from kartenspiel.model.text import english
from tests.games.koenigrufen_endings import house


def table(name: str, preset: str = "standard", **options: OptionValue) -> list[list[str]]:
    """Return the rows of a table as words."""
    board = page_names(house(preset, **options)).tables[name]
    assert all(len(row) == len(board.columns) for row in board.rows)
    return [[english(cell) for cell in row] for row in board.rows]


def test_contracts_stand_in_the_bidding_order_with_what_they_are_worth() -> None:
    rows = table("contracts", "simple")
    assert [row[:2] for row in rows] == [
        ["Trischaken (if all pass)", "1"],
        ["Rufer (if all pass)", "1"],
        ["Sechserdreier (if all pass)", "4, lost 8"],
        ["Piccolo", "2"],
        ["Bettel", "2"],
        ["Dreier", "4"],
        ["Solodreier", "8"],
    ]
    assert rows[1][2] == "with a called king, half of the talon"
    assert rows[4][2] == "alone, to take no trick"


def test_a_bird_that_was_bid_counts_with_its_contract() -> None:
    assert ["Uhurufer", "1 + 4"] in [row[:2] for row in table("contracts", "wien")]


def test_what_is_special_about_a_contract_is_told() -> None:
    told = {row[0]: row[2] for row in table("contracts")}
    assert told["Besserrufer"] == "with a called king, half of the talon, announcing a bird"
    assert told["Suit Solo"] == "alone, without the talon, no trumps"
    assert told["Piccolo ouvert"] == "alone, to take exactly one trick, with open cards"


def test_bonuses_have_the_values_outside_solo_contracts() -> None:
    rows = {name: values for name, *values in table("bonuses", absolut=45, koenigfang="on")}
    assert rows["Quapil"][1:] == ["4", "8"]
    assert rows["Valat"][1:] == ["4 × the game", "8 × the game"]
    assert rows["Absolut"] == ["at least 45 card points", "1", "2"]
    assert rows["Königfang"][1:] == ["1", "–"]
    assert {row[0]: row[2:] for row in table("bonuses", "wien")}["Valat"] == ["10", "20"]


def test_there_are_only_the_bonuses_of_the_contracts_that_are_played() -> None:
    names = [row[0] for row in table("bonuses", enabled_contracts=frozenset({"farbensolo", "bettel"}))]
    assert names == ["Four Kings", "Valat"]
    assert table("bonuses", enabled_contracts=frozenset({"bettel"})) == []


def test_facts_are_those_of_the_house_rules() -> None:
    for preset in PRESETS:
        facts = page_names(house(preset.id)).facts
        assert facts["calls"] is True
        assert facts["played"] == set(facts["worth"])  # type: ignore[call-overload]
    alone = page_names(house(enabled_contracts=frozenset({"dreier"}))).facts
    assert (alone["calls"], alone["worth"]) == (False, {"dreier": 4})
