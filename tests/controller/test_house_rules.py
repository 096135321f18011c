# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules under one's own name, written to a file and read back."""

import json

import pytest

from kartenspiel.controller.house_rules import (
    DAMAGED,
    NEWER,
    UNKNOWN_GAME,
    HouseRulesError,
    NamedRules,
    read_rules,
    write_rules,
)
from kartenspiel.games import all_games
from kartenspiel.model import options
from kartenspiel.model.game import Game


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_was_written_is_read_back(game: Game) -> None:
    for preset in game.presets:
        values = {key: options.to_json(value) for key, value in preset.values.items()}
        named = NamedRules(game, "Wie bei uns {daheim}", options.from_json(game.house_rules, values))
        assert read_rules(write_rules(named)) == named


def body(**changes: object) -> bytes:
    game = all_games()[0]
    whole = json.loads(write_rules(NamedRules(game, "Wie bei uns", game.house_rules())))
    return json.dumps({**whole, **changes}).encode()


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", DAMAGED),
        (b"\xff", DAMAGED),
        (b"[" * 100_000, DAMAGED),
        (b"{}", DAMAGED),
        (body(name=""), DAMAGED),
        *((body(name=name), DAMAGED) for name in (None, ["Daheim"], {"Daheim": 1}, 3, True)),
        (body(options=[]), DAMAGED),
        (body(game="no such game"), UNKNOWN_GAME),
        (body(game=None), UNKNOWN_GAME),
        (body(format="kartenspiel.house-rules/99"), NEWER),
    ],
)
def test_a_file_that_holds_no_rules_says_why(content: bytes, text: object) -> None:
    with pytest.raises(HouseRulesError) as caught:
        read_rules(content)
    assert caught.value.text == text


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(HouseRulesError) as caught:
        read_rules(body(options={"no such option": 1}))
    assert "no such option" in str(caught.value.text.args["reason"])
