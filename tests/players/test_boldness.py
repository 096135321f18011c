# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How much players dare in what they say: from timid to daring, and as their level is where nothing is said of it."""

from random import Random

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Kontra, Move
from kartenspiel.players.base import BOLDNESS, LEVELS, UnknownPlayerError, bold_name, parts_of_name, player_named
from kartenspiel.players.question import Question

DEALS = 40


def first_word(game_id: str, number: int, name: str) -> Move | None:
    """Return what a player says in a deal when he is asked for the first time."""
    game = game_named(game_id)
    rules = game.house_rules()
    deal = deal_at_random(game, rules, first_of_session(game, rules, Random(number)), Random(number))
    state: State = game.start(deal)
    turn = state.turn
    assert turn is not None
    return player_named(name).choose(Question(state.observe(turn), state.moves(turn), may_pass=False), Random(number))


def said(game_id: str, name: str, deals: int) -> int:
    """Count the deals in which a player says more at first than he must."""
    words = [first_word(game_id, number, name) for number in range(deals)]
    return sum(isinstance(word, Bid | Announce | Kontra) for word in words)


@pytest.mark.parametrize(("level", "deals"), [("medium", DEALS), ("strong", 12)])
def test_the_daring_bid_more_often_than_the_timid(level: str, deals: int) -> None:
    bids = [said("anrufen", bold_name(level, boldness), deals) for boldness in ("timid", "balanced", "daring")]
    assert bids == sorted(bids)
    assert bids[0] < bids[-1]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_plays_otherwise_of_whom_nothing_is_said(level: str) -> None:
    assert bold_name(level, "balanced") == level
    assert player_named(level).name == level
    assert player_named(bold_name(level, "bold")) not in (player_named(level), player_named(bold_name(level, "daring")))


@pytest.mark.parametrize("boldness", BOLDNESS)
def test_a_name_says_level_and_boldness(boldness: str) -> None:
    assert parts_of_name(bold_name("medium", boldness)) == ("medium", boldness)


@pytest.mark.parametrize("name", ["daring-random", "balanced-strong", "daring-", "-strong", "wild-strong"])
def test_other_names_are_nobodys(name: str) -> None:
    with pytest.raises(UnknownPlayerError):
        player_named(name)
