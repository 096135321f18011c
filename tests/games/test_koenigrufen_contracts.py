# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The contracts of Königrufen: what they are, what they are worth, what outbids what, and which hands allow them."""

from typing import Any, Final

import pytest

from kartenspiel.games.koenigrufen.cards.card_points import target, total, worth
from kartenspiel.games.koenigrufen.cards.hands import birds, callable_cards, needs
from kartenspiel.games.koenigrufen.contracts.rows import COLUMNS, CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.cards import PLAIN_SUITS, Suit, cards, pack_of

ALL: Final = frozenset(CONTRACTS) - {"pagatrufer", "uhurufer", "kakadurufer", "quapilrufer"}

TABLE: Final = """
trischaken      F   -     unused  F        negative -
rufer           F   king  half    F        tarock   -
piccolo         all alone unused  declarer negative 1
zwiccolo        all alone unused  declarer negative 2
bettel          all alone unused  declarer negative 0
solorufer       all king  counts  F        tarock   -
besserrufer     all king  half    F        tarock   -
pagatrufer      all king  half    F        tarock   -
uhurufer        all king  half    F        tarock   -
kakadurufer     all king  half    F        tarock   -
quapilrufer     all king  half    F        tarock   -
farbendreier    all alone half    F        suit     -
sechserdreier   F   alone all     F        tarock   -
dreier          all alone half    F        tarock   -
farbensolo      all alone counts  F        suit     -
piccolo_ouvert  all alone unused  declarer negative 1
zwiccolo_ouvert all alone unused  declarer negative 2
bettel_ouvert   all alone unused  declarer negative 0
solodreier      all alone counts  F        tarock   -
"""
"""K14, K39: who, with whom, talon, first lead, kind, tricks; the bird bids of K20 are as besserrufer."""

VALUES: Final = """
contract        standard   wien     tirol    pagat    lungau   simple
trischaken      1          2        2        1        1        1
rufer           1          1        1        1        1        1
piccolo         2[1]       2[1]     2[1]     2[1]     -        2[1]
zwiccolo        -          2[2]     -        -        -        -
bettel          2[3]       4[5]     4[4]     3[4]     -        2[2]
solorufer       2[4]       2[3]     2[2]     2[2]     2[1]     -
besserrufer     1[5]       -        1[3]     1[3]     -        -
pagatrufer      -          1[4]     -        -        -        -
uhurufer        -          1[7]     -        -        -        -
kakadurufer     -          1[12]    -        -        -        -
quapilrufer     -          1[14]    -        -        -        -
farbendreier    3[6]       5[8]     5[6]     3[5]     -        -
sechserdreier   4/8[7]     4/8[6]   4/8[5]   2/4      4/8[2]   4/8
dreier          4[8]       5[9]     5[7]     4[6]     4[3]     4[3]
farbensolo      6[9]       10[15]   10[11]   6[8]     -        -
piccolo_ouvert  6[10]      6[10]    8[9]     5[7]     -        -
zwiccolo_ouvert -          6[11]    8[8]     -        -        -
bettel_ouvert   7[12]      8[13]    8[10]    6[9]     -        -
solodreier      8[13]      10[16]   10[12]   8[10]    8[4]     8[4]
"""
"""K118, K119: values, lost ones after the stroke, and places in the bidding order."""
AS_IN_PRESETS: Final[dict[str, dict[str, Any]]] = {
    "wien": {"zwiccolo": "plain_and_ouvert", "besserrufer_mode": "by_bird"},
    "tirol": {"zwiccolo": "ouvert_only"},
    "pagat": {"sechserdreier_when": "after_passes"},
    "simple": {"sechserdreier_when": "after_passes"},
}
"""What the presets say of contracts beside the column (K120)."""


def rules(**options: Any) -> KoenigrufenRules:  # noqa: ANN401 - values of any option
    return KoenigrufenRules(**options)


def ranked(**options: Any) -> list[str]:  # noqa: ANN401 - as above
    return [contract for contract, each in terms(rules(**options)).items() if each.rank is not None]


def unranked(**options: Any) -> list[str]:  # noqa: ANN401 - as above
    return [contract for contract, each in terms(rules(**options)).items() if each.rank is None]


def test_k14_each_contract_is_what_the_table_says() -> None:
    assert [
        [
            row.id, "F" if row.forehand_only else "all", "king" if row.calls else "alone" if row.alone else "-",
            row.talon, "declarer" if row.declarer_leads else "F", row.kind, "-" if row.goal is None else str(row.goal),
        ]
        for row in CONTRACTS.values()
    ] == [line.split() for line in TABLE.strip().splitlines()]  # fmt: skip


def test_k15_groups() -> None:
    def group(what: str) -> set[str]:
        return {row.id for row in CONTRACTS.values() if getattr(row, what)}

    assert group("solo") == {"solorufer", "farbensolo", "solodreier"}
    assert group("open") == {"piccolo_ouvert", "zwiccolo_ouvert", "bettel_ouvert"}
    assert group("tricks_decide") == group("open") | {"piccolo", "zwiccolo", "bettel"}
    assert group("compulsory_bird") == group("bird") | {"besserrufer"}


@pytest.mark.parametrize("column", COLUMNS)
def test_k118_each_column_has_its_values_and_its_order(column: str) -> None:
    heading, *rows = [line.split() for line in VALUES.strip().splitlines()]
    entries = {row[0]: row[heading.index(column)] for row in rows}
    expected = {}
    places = {}
    for contract, entry in entries.items():
        if entry != "-":
            amounts, _, place = entry.rstrip("]").partition("[")
            value, _, lost = amounts.partition("/")
            expected[contract] = int(value), int(lost or value)
            if place:
                places[contract] = int(place)
    found = terms(rules(contract_values=column, **AS_IN_PRESETS.get(column, {})))
    assert {contract: (each.value, each.lost) for contract, each in found.items()} == expected
    assert {contract: each.rank for contract, each in found.items() if each.rank is not None} == {
        contract: rank for rank, contract in enumerate(sorted(places, key=places.__getitem__), 1)
    }


@pytest.mark.parametrize(
    ("column", "zwiccolo", "order"),
    [
        ("standard", "plain_and_ouvert", "piccolo zwiccolo bettel"),
        ("standard", "plain_and_ouvert", "piccolo_ouvert zwiccolo_ouvert bettel_ouvert"),
        ("standard", "ouvert_only", "piccolo bettel"),
        ("tirol", "plain_and_ouvert", "piccolo zwiccolo solorufer"),
        ("tirol", "plain_and_ouvert", "dreier zwiccolo_ouvert piccolo_ouvert"),
        ("pagat", "plain_and_ouvert", "piccolo_ouvert zwiccolo_ouvert farbensolo"),
        ("simple", "plain_and_ouvert", "piccolo zwiccolo bettel sechserdreier dreier solodreier"),
        ("lungau", "plain_and_ouvert", "solorufer sechserdreier dreier solodreier"),
        ("wien", "off", "piccolo solorufer"),
        ("wien", "ouvert_only", "piccolo solorufer"),
    ],
)
def test_k118_zwiccolo_switched_on_stands_above_piccolo(column: str, zwiccolo: str, order: str) -> None:
    assert order in " ".join(ranked(contract_values=column, zwiccolo=zwiccolo))


def test_k118_zwiccolo_is_worth_what_piccolo_is() -> None:
    found = terms(rules(contract_values="pagat", zwiccolo="plain_and_ouvert"))
    assert found["zwiccolo"].value == found["piccolo"].value == 2
    assert found["zwiccolo_ouvert"].value == found["piccolo_ouvert"].value == 5


@pytest.mark.parametrize(
    ("column", "when", "below"),
    [
        ("pagat", "first_word", "farbendreier sechserdreier dreier"),
        ("simple", "both", "bettel sechserdreier dreier"),
        ("tirol", "first_word", "bettel sechserdreier farbendreier"),
    ],
)
def test_k118_a_sechserdreier_bid_as_first_word_has_a_rank(column: str, when: str, below: str) -> None:
    assert below in " ".join(ranked(contract_values=column, sechserdreier_when=when))


def test_k22_a_sechserdreier_after_passes_has_none() -> None:
    assert unranked(sechserdreier_when="after_passes") == ["trischaken", "rufer", "sechserdreier"]


@pytest.mark.parametrize(
    ("column", "order"),
    [
        ("standard", "solorufer pagatrufer uhurufer kakadurufer quapilrufer farbendreier"),
        ("tirol", "solorufer pagatrufer uhurufer kakadurufer quapilrufer bettel"),
        ("lungau", "solorufer sechserdreier"),
    ],
)
def test_k119_the_four_stand_in_the_place_of_besserrufer(column: str, order: str) -> None:
    assert order in " ".join(ranked(contract_values=column, besserrufer_mode="by_bird"))


def test_k119_the_single_besserrufer_of_wien() -> None:
    found = ranked(contract_values="wien", besserrufer_mode="single")
    assert "solorufer besserrufer bettel" in " ".join(found)
    assert not {"pagatrufer", "uhurufer", "kakadurufer", "quapilrufer"} & set(found)


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({}, {"besserrufer"}),
        ({"enabled_bonuses": frozenset({"uhu"})}, {"besserrufer"}),
        ({"enabled_bonuses": frozenset({"trull"})}, set()),
        ({"besserrufer_mode": "by_bird"}, {"pagatrufer", "uhurufer", "kakadurufer", "quapilrufer"}),
        ({"besserrufer_mode": "by_bird", "enabled_bonuses": frozenset({"uhu", "quapil"})}, {"uhurufer", "quapilrufer"}),
        ({"besserrufer_mode": "by_bird", "enabled_contracts": ALL - {"besserrufer"}}, set()),
        ({"enabled_contracts": ALL - {"besserrufer"}}, set()),
    ],
)
def test_k20_a_bird_must_be_in_use(options: dict[str, Any], found: set[str]) -> None:
    assert {contract for contract in terms(rules(**options)) if CONTRACTS[contract].compulsory_bird} == found


@pytest.mark.parametrize(
    ("options", "contract", "hand", "clause"),
    [
        ({}, "besserrufer", "T2 HK T9", ""),
        ({}, "besserrufer", "T5 HK T9", "K20"),
        ({"enabled_bonuses": frozenset({"pagat"})}, "besserrufer", "T2 T3 T4", "K20"),
        ({}, "uhurufer", "T2", ""),
        ({}, "uhurufer", "T1 T3 T4", "K20"),
        ({}, "rufer", "HK DK SK", ""),
        ({}, "rufer", "HK DK SK CK", "K21"),
        ({}, "solorufer", "HK DK SK CK", "K21"),
        ({}, "besserrufer", "HK DK SK CK T1", "K21"),
        ({"call_own_king": "allowed"}, "rufer", "HK DK SK CK", "K21"),
        ({}, "dreier", "HK DK SK CK", ""),
        ({"four_kings": "call_queen"}, "rufer", "HK DK SK CK HQ DQ SQ", ""),
        ({"four_kings": "call_queen"}, "rufer", "HK DK SK CK HQ DQ SQ CQ", "K33"),
        ({}, "farbensolo", "T1", ""),
        ({"farben_min_suit_cards": 6}, "farbensolo", "T1 T2 T3 HK HQ HC HJ H1", "K38"),
        ({"farben_min_suit_cards": 6}, "farbendreier", "T1 T2 T3 HK HQ HC HJ H1 H2", ""),
        ({"farben_min_suit_cards": 6}, "dreier", "T1", ""),
    ],
)
def test_k20_k21_k33_k38_what_a_hand_must_have(options: dict[str, Any], contract: str, hand: str, clause: str) -> None:
    refusal = needs(rules(**options), contract, cards(hand))
    assert (refusal.clause if refusal else "") == clause


@pytest.mark.parametrize(
    ("options", "contract", "hand", "found"),
    [
        ({}, "besserrufer", "T4 T1 T2", ("pagat", "uhu", "quapil")),
        ({"enabled_bonuses": frozenset({"uhu"})}, "besserrufer", "T1 T2", ("uhu",)),
        ({"besserrufer_mode": "by_bird"}, "uhurufer", "T1 T2", ("uhu",)),
        ({}, "rufer", "T1 T2", ()),
    ],
)
def test_k47_the_birds_of_which_one_must_be_announced(
    options: dict[str, Any], contract: str, hand: str, found: tuple[str, ...]
) -> None:
    assert birds(rules(**options), cards(hand), contract) == found


@pytest.mark.parametrize(
    ("options", "hand", "found"),
    [
        ({}, "T1", "HK DK SK CK"),
        ({}, "HK SK", "DK CK"),
        ({"call_own_king": "allowed"}, "HK SK", "HK DK SK CK"),
        ({}, "HK DK SK CK", ""),
        ({"call_own_king": "allowed"}, "HK DK SK CK", ""),
        ({"four_kings": "call_queen"}, "HK DK SK CK SQ", "HQ DQ CQ"),
        ({"four_kings": "call_queen"}, "HK DK SK HQ", "CK"),
    ],
)
def test_k29_k33_what_can_be_called(options: dict[str, Any], hand: str, found: str) -> None:
    assert callable_cards(rules(**options), cards(hand)) == cards(found)


PACK: Final = (
    *(each for suit in PLAIN_SUITS for each in pack_of([suit], "KQCJ")),
    *pack_of([Suit.HEARTS, Suit.DIAMONDS], "1234"),
    *pack_of([Suit.SPADES, Suit.CLUBS], "T987"),
    *cards(" ".join(f"T{number}" for number in range(1, 23))),
)


def test_k5_the_pack_has_210_thirds_and_by_single_counting_71_points() -> None:
    assert total(PACK, "thirds") == 210
    assert total(PACK, "single_71") == 71
    assert [worth(each, "thirds") for each in cards("HK T22 SQ DC CJ T2 H1")] == [13, 13, 10, 7, 4, 1, 1]
    assert [worth(each, "single_71") for each in cards("HK T22 SQ DC CJ T2 H1")] == [5, 5, 4, 3, 2, 0, 0]


def test_kw1_counting() -> None:
    assert total(cards("SK HQ H4 T21 T1 CJ T7 DC S9 T16"), "thirds") == 64


@pytest.mark.parametrize(
    ("options", "least"),
    [({}, 107), ({"win_threshold": "35_1"}, 106), ({"card_count": "single_71", "win_threshold": "35_1"}, 36)],
)
def test_k8_k9_ke1_with_how_much_one_wins(options: dict[str, Any], least: int) -> None:
    assert target(rules(**options)) == least
