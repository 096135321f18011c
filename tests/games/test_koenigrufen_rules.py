# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of Königrufen and its presets, as section 15 and K120 of its specification list them."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS as ROWS
from kartenspiel.games.koenigrufen.rules import PRESETS, KoenigrufenRules
from kartenspiel.model.game import State
from kartenspiel.model.options import OptionError, OptionValue, from_json, specs, to_json, to_text
from kartenspiel.model.text import clauses_of, english
from tests.games.koenigrufen_table import GAME, outcome_of
from tests.walks import random_start, walk

CONTRACTS: Final = """
trischaken rufer piccolo zwiccolo bettel solorufer besserrufer farbendreier sechserdreier dreier farbensolo
piccolo_ouvert zwiccolo_ouvert bettel_ouvert solodreier
"""
"""The ids of K14."""

OPTIONS: Final = """
table_mode: four three_flying three_fixed two
card_count: thirds single_71
win_threshold: 35_2 35_1
deal_pattern: 6_talon_6 talon_first
knocking: off on
throw_in: off no_tarock no_tarock_or_lone_trull
contract_values: standard wien tirol pagat lungau simple
enabled_contracts: = {CONTRACTS}
enabled_bonuses: = trull kings koenig_ultimo pagat uhu kakadu quapil valat
zwiccolo: off plain_and_ouvert ouvert_only
besserrufer_mode: single by_bird
four_kings: no_call_contracts call_queen
sechserdreier_when: first_word after_passes both
hold_rule: forehand_only seat_priority none
solodreier_holdable: on off
call_own_king: forbidden allowed
sechser_talon: hidden shown
farben_min_suit_cards: 0 6
aufgeben: on off
king_half: free must_take
solorufer_king_in_talon: half all
solorufer_alone_kontra: void counts
announce_times: once each_turn
announce_who: anyone declarer_side_or_known
max_kontra: 8 2 4 16 32
kontra_window: first_turn any_turn
kontra_ledger: score side
farben_lead: forehand declarer
ouvert_exposed: all declarer opponents
early_end: on off
kaiserstich: off any_order ordered
kaiserstich_negative: off on
bird_hold: hard soft
silent_loss: none birds birds_and_king
solo_doubles_bonuses: on off
mondfang: off opponents_only any individual
mondfang_announce: off on
skuesfang: off on
koenigfang: off on
absolut: off 45 50 55
royal_trull: off on
valat_mode: multiply fixed
valat_other_bonuses: announced_only trick_and_announced trick_bonuses all none
valat_talon: unchanged to_winner
trischaken_talon: last_trick first_six
trischaken_scoring: loser_pays two_pay_two
trischaken_specials: off basic tirol
radl_triggers: mondfang trischaken valat kaiserstich =
radl_length: full_round one
radl_overlap: extend multiply
dummy_seat: north east south west
solo_guardian: by_seat first_to_play
dummy_share: exact
dummy_trischaken_scoring: two_pay_two as_preset
two_player_trischaken_dummy: right left
"""
"""Section 15: the values of each option, the default first; of a set its members, those of the default after =."""

PRESET_VALUES: Final = """
preset                 tarockcup wien                tirol          pagat                  lungau    simple
contract_values        .         wien                tirol          pagat                  lungau    simple
kontra_ledger          side      side                side           .                      .         .
bird_hold              soft      .                   .              .                      .         .
hold_rule              .         none                none           seat_priority          none      none
sechserdreier_when     .         .                   .              after_passes           .         after_passes
besserrufer_mode       .         by_bird             .              .                      .         .
zwiccolo               .         plain_and_ouvert    ouvert_only    .                      .         .
four_kings             .         call_queen          .              .                      .         .
call_own_king          .         .                   .              allowed                .         .
farben_min_suit_cards  .         6                   .              .                      .         .
announce_who           .         .                   .              declarer_side_or_known .         .
announce_times         .         .                   each_turn      each_turn              .         .
max_kontra             .         .                   .              32                     .         2
kontra_window          .         .                   any_turn       any_turn               .         .
solorufer_alone_kontra .         .                   .              counts                 .         .
kaiserstich            .         any_order           ordered        any_order              .         .
kaiserstich_negative   .         .                   on             on                     .         .
mondfang               .         .                   opponents_only any                    .         .
mondfang_announce      .         .                   on             .                      .         .
skuesfang              .         .                   .              on                     .         .
koenigfang             .         .                   .              on                     .         .
silent_loss            .         .                   .              birds_and_king         .         .
valat_mode             .         fixed               fixed          .                      .         .
valat_other_bonuses    .         trick_and_announced trick_bonuses  .                      .         .
valat_talon            .         .                   .              to_winner              .         .
trischaken_talon       .         first_six           first_six      first_six              .         .
trischaken_scoring     .         .                   two_pay_two    two_pay_two            .         .
trischaken_specials    .         .                   tirol          basic                  .         .
card_count             .         .                   .              .                      single_71 .
throw_in               .         .                   .              .                      .         no_tarock
"""
"""K120, but for ``enabled_bonuses``: a point where the value is the default, as all values of ``standard`` are."""
BONUSES: Final = {
    "lungau": {"koenig_ultimo", "pagat", "uhu", "valat"},
    "simple": {"trull", "kings", "koenig_ultimo", "pagat", "valat"},
}
"""K120: ``enabled_bonuses`` where they are not all."""


def listed(table: str) -> list[str]:
    return table.strip().splitlines()


@pytest.mark.parametrize(("number", "line"), [*enumerate(listed(OPTIONS))])
def test_section_15_each_option_has_its_place_its_values_and_its_default(number: int, line: str) -> None:
    spec = specs(KoenigrufenRules)[number]
    name, values = line.replace("{CONTRACTS}", CONTRACTS).split(": ")
    assert spec.id == name
    if spec.type == "set":
        before, usual = values.split("=")
        assert [*spec.values] == [*before.split(), *usual.split()]
        assert spec.default == frozenset(usual.split())
    else:
        assert [to_text(value) for value in spec.values] == values.split()
        assert spec.default == spec.values[0]
    assert clauses_of(spec.help)
    assert spec.value_labels.keys() == set(spec.values)


def test_section_15_has_55_options_for_all_tables() -> None:
    assert len(specs(KoenigrufenRules)) == len(listed(OPTIONS)) == 55


def test_section_15_numbers_are_numbers() -> None:
    numbers = {spec.id: [each for each in spec.values if isinstance(each, int)] for spec in specs(KoenigrufenRules)}
    assert {name: values for name, values in numbers.items() if values} == {
        "farben_min_suit_cards": [0, 6],
        "max_kontra": [8, 2, 4, 16, 32],
        "absolut": [45, 50, 55],
    }


def test_k120_presets_differ_from_the_defaults_as_the_table_says() -> None:
    heading, *rows = [line.split() for line in listed(PRESET_VALUES)]
    assert [preset.id for preset in PRESETS] == ["standard", *heading[1:]]
    for number, preset in enumerate(PRESETS):
        rules = from_json(KoenigrufenRules, {name: to_json(value) for name, value in preset.values.items()})
        expected = {row[0]: row[number] for row in rows if number and row[number] != "."}
        for spec in specs(KoenigrufenRules):
            usual = BONUSES.get(preset.id, spec.default) if spec.id == "enabled_bonuses" else spec.default
            value: OptionValue = getattr(rules, spec.id)
            if spec.id in expected:
                assert to_text(value) == expected[spec.id], (preset.id, spec.id)
            else:
                assert value == usual, (preset.id, spec.id)


@pytest.mark.parametrize(
    "options",
    [
        {"enabled_contracts": []},
        {"enabled_contracts": ["rufer", "solorufer", "besserrufer", "farbendreier", "sechserdreier", "farbensolo"]},
        {"enabled_contracts": ["zwiccolo", "zwiccolo_ouvert", "rufer"]},
        {"enabled_contracts": ["zwiccolo", "rufer"], "zwiccolo": "ouvert_only"},
        {"enabled_contracts": ["zwiccolo_ouvert"], "zwiccolo": "ouvert_only", "contract_values": "simple"},
        {"enabled_contracts": ["bettel", "piccolo", "bettel_ouvert"], "contract_values": "lungau"},
    ],
)
def test_k16_a_contract_that_every_hand_may_play_must_be_left(options: Mapping[str, object]) -> None:
    with pytest.raises(
        OptionError, match=r"^enabled_contracts: With some hands one could bid nothing at all\. .*: Trischaken .*Dreier"
    ):
        from_json(KoenigrufenRules, options)
    rules = KoenigrufenRules(**{**options, "enabled_contracts": frozenset()})  # type: ignore[arg-type]
    conflict = rules.conflict()
    assert conflict is not None
    named = conflict.reason.args["contracts"]
    enough = [row for row in ROWS.values() if row.name in named]  # type: ignore[operator]
    assert len(enough) >= 3
    assert all(replace(rules, enabled_contracts=frozenset({row.id})).conflict() is None for row in enough)
    others = {row.id for row in ROWS.values() if row.any_hand} - {row.id for row in enough}
    assert all(replace(rules, enabled_contracts=frozenset({other})).conflict() is not None for other in others)


@pytest.mark.parametrize(
    "options",
    [
        *({"enabled_contracts": [each]} for each in ("trischaken", "dreier", "solodreier", "piccolo", "bettel")),
        {"enabled_contracts": ["piccolo_ouvert"]},
        {"enabled_contracts": ["bettel_ouvert"]},
        {"enabled_contracts": ["zwiccolo"], "zwiccolo": "plain_and_ouvert"},
        {"enabled_contracts": ["zwiccolo_ouvert"], "zwiccolo": "ouvert_only"},
    ],
)
def test_k16_one_such_contract_is_enough(options: Mapping[str, object]) -> None:
    assert from_json(KoenigrufenRules, options) == KoenigrufenRules(
        **{  # type: ignore[arg-type]
            name: frozenset(value) if isinstance(value, list) else value for name, value in options.items()
        }
    )


PRESET_RULES: Final = {preset.id: KoenigrufenRules(**preset.values) for preset in PRESETS}  # type: ignore[arg-type]


DUMMY_OPTIONS: Final = "dummy_seat solo_guardian dummy_share dummy_trischaken_scoring two_player_trischaken_dummy"
IDLE: Final = {
    "standard": """
        kaiserstich_negative skuesfang mondfang_announce trischaken_specials radl_length radl_overlap
    """,
    "wien": "solodreier_holdable mondfang_announce trischaken_specials radl_length radl_overlap",
    "pagat": "radl_length radl_overlap",
    "lungau": """
        win_threshold zwiccolo besserrufer_mode solodreier_holdable farben_min_suit_cards farben_lead ouvert_exposed
        early_end kaiserstich_negative skuesfang mondfang_announce trischaken_specials radl_length radl_overlap
    """,
    "simple": """
        besserrufer_mode solodreier_holdable farben_min_suit_cards solorufer_king_in_talon solorufer_alone_kontra
        farben_lead ouvert_exposed kaiserstich_negative skuesfang mondfang_announce trischaken_specials radl_length
        radl_overlap
    """,
}
"""The options without effect in presets."""


@pytest.mark.parametrize("preset", IDLE)
def test_options_without_effect_say_so_with_the_reason(preset: str) -> None:
    found = PRESET_RULES[preset].without_effect()
    assert found.keys() == {*IDLE[preset].split(), *DUMMY_OPTIONS.split()}
    assert all(english(reason).endswith(".") for reason in found.values())


def test_without_dummies_every_other_option_has_an_effect_somewhere() -> None:
    double = replace(PRESET_RULES["tirol"], radl_triggers=frozenset({"mondfang"}))
    idle = [rules.without_effect().keys() for rules in (*PRESET_RULES.values(), double)]
    assert frozenset.intersection(*map(frozenset, idle)) == {*DUMMY_OPTIONS.split()}


TRISCHAKEN_OPTIONS: Final = {"trischaken_scoring", "trischaken_specials"}


@pytest.mark.parametrize(
    ("mode", "idle"),
    [
        ("three_flying", {"dummy_seat", "two_player_trischaken_dummy"}),
        ("three_fixed", {"two_player_trischaken_dummy"}),
        ("two", {"dummy_seat", "solo_guardian"}),
    ],
)
def test_k98_with_dummies_their_own_options_have_an_effect_in_the_place_of_others(mode: str, idle: set[str]) -> None:
    rules = replace(PRESET_RULES["pagat"], table_mode=mode)  # type: ignore[arg-type]
    doubles = {"radl_length", "radl_overlap"}
    assert rules.without_effect().keys() == {*idle, *doubles, *TRISCHAKEN_OPTIONS, "knocking"}
    as_preset = replace(rules, dummy_trischaken_scoring="as_preset")
    assert as_preset.without_effect().keys() == {*idle, *doubles, "knocking"}
    without = replace(rules, enabled_contracts=rules.enabled_contracts - {"trischaken"})
    assert {"dummy_trischaken_scoring", "two_player_trischaken_dummy"} <= without.without_effect().keys()


def test_headings_stand_above_options() -> None:
    assert KoenigrufenRules.headings.keys() <= {spec.id for spec in specs(KoenigrufenRules)}
    assert specs(KoenigrufenRules)[0].id in KoenigrufenRules.headings


@pytest.mark.parametrize("seed", range(3))
def test_an_option_without_effect_has_none(seed: int) -> None:
    rng = Random(seed)
    *_, end = walk(random_start(GAME, rng), rng)
    rules = end.deal.rules
    assert isinstance(rules, KoenigrufenRules)
    for spec in specs(KoenigrufenRules):
        if spec.id in rules.without_effect():
            others = [value for value in spec.values if value != getattr(rules, spec.id)]
            changed = [replace(rules, **{spec.id: value}) for value in others]  # type: ignore[arg-type]
            for other in changed:
                again = replayed_with(end, other)
                assert outcome_of(again).payments == outcome_of(end).payments, (seed, spec.id)


def replayed_with(end: State, rules: KoenigrufenRules) -> State:
    """Return the end of a deal that is played again with other rules, in which everybody has the same choices."""
    old = GAME.start(end.deal)
    new = GAME.start(replace(end.deal, rules=rules, context=GAME.first_context(rules, end.deal.seats)))
    for move in end.log:
        if old.hands_closed and move not in old.statements(move.seat):
            old, new = old.after_silence(), new.after_silence()
        assert new.moves(move.seat) == old.moves(move.seat)
        old, new = old.apply(move), new.apply(move)
    return new
