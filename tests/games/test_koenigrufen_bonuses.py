# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table of bonuses of Königrufen: which a contract has, and what they are worth (K61, K65, K66, K70–K76)."""

import pytest

from kartenspiel.games.koenigrufen.bonuses import bonuses
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BONUSES
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import terms
from kartenspiel.model.cards import card
from kartenspiel.model.options import OptionValue
from tests.games.koenigrufen_endings import house

LISTED = "trull kings koenig_ultimo pagat uhu kakadu quapil valat"
OWN_OPTIONS: dict[str, OptionValue] = {
    "absolut": 45, "mondfang": "any", "koenigfang": "on", "skuesfang": "on", "royal_trull": "on",
}  # fmt: skip
ALL = "trull kings koenig_ultimo pagat uhu kakadu quapil valat absolut mondfang koenigfang skuesfang royal_trull"
WITHOUT_CALL = ALL.replace("koenig_ultimo ", "").replace("koenigfang ", "")
WORTH = {
    "trull": (1, 2), "kings": (1, 2), "koenig_ultimo": (1, 2), "pagat": (1, 2), "uhu": (2, 4), "kakadu": (3, 6),
    "quapil": (4, 8), "absolut": (1, 2), "mondfang": (1, 2), "koenigfang": (1, 2), "skuesfang": (2, 4),
    "royal_trull": (2, 4),
}  # fmt: skip
"""The table of K65: silent and announced."""


def test_k65_the_table_is_that_of_the_specification_and_doubled_in_solo_contracts() -> None:
    rules = house("standard", **OWN_OPTIONS)
    for contract, factor in (("rufer", 1), ("solorufer", 2)):
        rows = dict(bonuses(rules, contract))
        valat = rows.pop("valat")
        found = {row.id: (row.worth(announced=False), row.worth(announced=True)) for row in rows.values()}
        assert found == {bonus: (factor * silent, factor * said) for bonus, (silent, said) in WORTH.items()}
        assert valat.factor == 1


@pytest.mark.parametrize(
    ("contracts", "wanted"),
    [
        ("rufer solorufer besserrufer", ALL),
        ("dreier sechserdreier solodreier", WITHOUT_CALL),
        ("farbendreier farbensolo", "kings valat absolut"),
        ("trischaken piccolo bettel piccolo_ouvert bettel_ouvert", ""),
    ],
)
def test_k61_which_bonuses_a_contract_has(contracts: str, wanted: str) -> None:
    for contract in contracts.split():
        assert " ".join(bonuses(house("standard", **OWN_OPTIONS), contract)) == wanted


def test_k66_only_bonuses_in_use_and_those_switched_on() -> None:
    assert " ".join(bonuses(house(), "rufer")) == LISTED
    assert " ".join(bonuses(house("lungau"), "rufer")) == "koenig_ultimo pagat uhu valat"
    assert " ".join(bonuses(house(enabled_bonuses=frozenset()), "rufer")) == ""


def test_k71_a_mondfang_is_announced_only_where_that_is_so() -> None:
    announceable = {
        option: bonuses(house(mondfang="any", mondfang_announce=option), "rufer")["mondfang"].announceable
        for option in ("off", "on")
    }
    assert announceable == {"off": False, "on": True}
    others = bonuses(house("standard", **OWN_OPTIONS), "rufer")
    assert {row.id for row in others.values() if not row.announceable} == {
        "mondfang", "koenigfang", "skuesfang", "royal_trull",
    }  # fmt: skip


@pytest.mark.parametrize("mode", ["multiply", "fixed"])
def test_k76_a_valat_is_worth_the_game_many_times_or_a_fixed_number(mode: str) -> None:
    rules = house(valat_mode=mode)
    for contract, row in terms(rules).items():
        if CONTRACTS[contract].kind != "negative":
            valat = bonuses(rules, contract)["valat"]
            worth = (valat.worth(announced=False), valat.worth(announced=True))
            assert worth == ((10, 20) if mode == "fixed" else (4 * row.value, 8 * row.value))


def test_k46_who_holds_its_card_announces_a_bird_or_king_ultimo_and_anybody_the_others() -> None:
    rows, king = bonuses(house(absolut=45), "rufer"), card("HK")
    needed = {row.id: row.needed(king) for row in rows.values()}
    assert needed == {
        "trull": None, "kings": None, "koenig_ultimo": king, "pagat": card("T1"), "uhu": card("T2"),
        "kakadu": card("T3"), "quapil": card("T4"), "valat": None, "absolut": None,
    }  # fmt: skip
    assert not any(row.each_side for row in rows.values())


def test_k65_what_can_be_announced_says_what_must_be_done_and_nothing_else_does() -> None:
    every = house("standard", mondfang_announce="on", **OWN_OPTIONS)
    announceable = {each.id for each in bonuses(every, "rufer").values() if each.announceable}
    assert {bonus for bonus, row in BONUSES.items() if row.task is not None} == announceable
