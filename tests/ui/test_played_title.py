# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is played, as status line, log and page of games call it: nothing is named twice."""

from random import Random

import pytest

from kartenspiel.controller.plans import in_form, played_title, with_values
from kartenspiel.controller.session import Person, new_session
from kartenspiel.controller.settings import Settings
from kartenspiel.games import game_named
from kartenspiel.model.text import english

PEOPLE = tuple(Person(name, "easy") for name in ("Resi", "Poldl", "Mizzi", "Ferdl"))


def title(game: str, preset: str, **changed: object) -> str:
    """Return how a session by a preset is called, with a few rules changed."""
    played = game_named(game)
    chosen = next(each for each in played.presets if each.id == preset)
    rules = with_values(in_form(played, chosen, {}), changed)
    session = new_session(played, rules, PEOPLE, Random(1), preset=preset)
    return english(played_title(played, session, Settings()))


@pytest.mark.parametrize(
    ("game", "preset", "called"),
    [
        ("russbach", "russbach", "Königrufen (Rußbach)"),
        ("rufmariasch", "rufmariasch", "Rufmariasch"),
        ("rufmariasch", "rufmariasch_free", "Rufmariasch · Free call"),
        ("zwanzigerrufen", "classic", "Zwanzigerrufen · Classic"),
    ],
)
def test_a_set_of_rules_is_named_only_where_the_game_is_not_named_by_it(game: str, preset: str, called: str) -> None:
    assert title(game, preset) == called


def test_changed_rules_are_told_where_the_game_is_named_by_what_was_changed() -> None:
    assert title("rufmariasch", "rufmariasch", rate_per_10=7) == "Rufmariasch · changed house rules"
    assert title("zwanzigerrufen", "classic", four_kings_value=1) == "Zwanzigerrufen · Classic, changed"
