# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What every game says of its cards: ranks that are complete, and points that add up."""

from collections import defaultdict

import pytest

from kartenspiel.games import all_games, game_named
from kartenspiel.model import options
from kartenspiel.model.card_facts import points_of
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import Game
from kartenspiel.model.options import Preset
from kartenspiel.model.text import Amount, Text, english
from tests.facts import card_points

PRESETS = [(game, preset) for game in all_games() for preset in game.presets]


def points(text: Text) -> int:
    amount = text.args.get("amount")
    if isinstance(amount, Text):
        counted = amount.args["n"]
        assert isinstance(counted, int)
        return counted
    return amount.value if isinstance(amount, Amount) else 0


def place(text: Text) -> int:
    """The place in the rank order that a sentence tells; the highest card has none in words."""
    inner = text.args.get("rank", text)
    assert isinstance(inner, Text)
    number = inner.args.get("place", 1)
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize("pack", PRESETS, ids=lambda pack: f"{pack[0].id} {pack[1].id}")
def test_ranks_are_complete_and_points_add_up(pack: tuple[Game, Preset]) -> None:
    game, preset = pack
    rules = options.from_json(game.house_rules, preset.values)
    places: dict[tuple[Suit, int], list[int]] = defaultdict(list)
    total = 0
    for each in game.pack(rules):
        facts = game.card_facts(each, rules)
        total += points(facts.points)
        against = "against" in english(facts.points)
        assert facts.counted == (-points(facts.points) if against else points(facts.points))
        for number, rank in enumerate(facts.ranks):
            assert rank.place == place(rank.told)
            places[each.suit, number].append(rank.place)
    assert total == card_points(game, rules)
    for found in places.values():
        assert sorted(found) == list(range(1, len(found) + 1))


@pytest.mark.parametrize(
    ("game", "code", "rank"),
    [
        ("russbach", "HA", "The highest card of its suit."),
        ("rufmariasch", "ST", "Number 2 of 8 in its suit, next below the SA."),
        ("anrufen", "C9", "Number 6 of 6 in its suit, next below the CJ."),
        ("zwanzigerrufen", "T22", "The highest tarock."),
        ("zwanzigerrufen", "T1", "Number 20 of 20 tarocks, next below the T4."),
        ("koenigrufen", "T1", "Number 22 of 22 tarocks, next below the T2."),
        ("koenigrufen", "H1", "Number 5 of 8 in its suit, next below the HJ."),
        ("zwanzigerrufen", "HC", "Number 3 of 5 in its suit, next below the HQ."),
    ],
)
def test_a_rank_names_the_card_above(game: str, code: str, rank: str) -> None:
    chosen = game_named(game)
    assert [english(each.told) for each in chosen.card_facts(card(code), chosen.house_rules()).ranks] == [rank]


def test_graden_tells_both_its_rank_orders_and_where_cards_count() -> None:
    graden = game_named("graden")
    facts = graden.card_facts(card("DT"), graden.house_rules())
    assert [english(rank.told) for rank in facts.ranks] == [
        "Where the ten is low: Number 5 of 6 in its suit, next below the DJ.",
        "Where the ten is high: Number 2 of 6 in its suit, next below the DA.",
    ]
    assert english(facts.points).startswith("In Schurln it counts 10 point against")
    assert facts.counted == -10
    assert english(graden.card_facts(card("DK"), graden.house_rules()).points) == "Counts nothing."


def test_a_card_that_costs_is_said_to_count_against_whoever_takes_it() -> None:
    assert english(points_of(-3)) == "Counts 3 point against whoever takes it."
    assert english(points_of(3)) == "Counts 3 point for whoever takes it."
    assert english(points_of(0)) == "Counts nothing."


@pytest.mark.parametrize("pack", PRESETS, ids=lambda pack: f"{pack[0].id} {pack[1].id}")
def test_what_a_card_counts_is_called_as_on_the_plates_and_the_sheet(pack: tuple[Game, Preset]) -> None:
    game, preset = pack
    rules = options.from_json(game.house_rules, preset.values)
    tarock = game.pictures(rules) == "tarock"
    for each in game.pack(rules):
        facts = game.card_facts(each, rules)
        assert not points(facts.points) or ("card point" in english(facts.points)) == tarock
