# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How often players answer otherwise with other chance (`packaging/players/flips.py`)."""

import json
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import pytest

import flips
from kartenspiel.model.moves import Knock, Stack
from kartenspiel.players.base import player_named
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.question import Player, Question
from measuring import Wanted, play_deal


@dataclass(frozen=True)
class Fixed(Player):
    """Always does the first thing there is, whatever the chance."""

    name: str = "fixed"

    def consider(self, question: Question, rng: Random) -> Opinion:
        """Return the first choice; what is laid away is left to the easy level."""
        del rng
        return player_named("easy").consider(question, Random(1))._replace(reason=Reason.HEURISTIC)


def wanted(player: Player, deals: int) -> Wanted:
    """Return what a measure is asked for."""
    return Wanted(("koenigrufen",), (player,), 1, range(1, deals + 1), json=False)


def test_who_leaves_nothing_to_chance_answers_the_same_again() -> None:
    found = flips.measure("koenigrufen", Fixed(), wanted(Fixed(), 3), 100)
    assert found["cards"].count > 20
    assert found["bids"].count > 3
    assert all(ratio.mean == 0 for ratio in found.values())


def test_whoever_plays_at_random_answers_otherwise_and_dearly() -> None:
    random = player_named("random")
    found = flips.measure("koenigrufen", random, wanted(random, 1), 100)
    assert found["bids"].mean > 0.3
    assert found["cards"].mean > 0.3
    assert 0 < found["dear"].mean <= found["cards"].mean
    assert found["dear"].count == found["cards"].count


def test_cards_with_nothing_unseen_between_them_are_one_answer() -> None:
    easy, seen = player_named("easy"), set()
    for asked in play_deal("koenigrufen", easy, 1, 1).asked:
        plays = asked.question.plays
        for one, other in pairwise(plays):
            alike = flips.are_alike(asked.question, one, other, Random(1))
            seen.add(alike)
            if alike:
                assert one.card.suit is other.card.suit
                assert not flips.differ_in_worth(asked.question, one, other, 100, Random(2))
        assert all(flips.are_alike(asked.question, play, play, Random(1)) for play in plays)
    assert seen == {True, False}


def test_every_game_and_player_has_a_line_for_programs_and_the_same_seed_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for _ in range(2):
        assert (
            flips.main(["russbach", "anrufen", "--players", "easy,random", "--deals", "1", "--worlds", "100", "--json"])
            == 0
        )
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    lines = [json.loads(line) for line in told[0].splitlines()]
    assert [(line["game"], line["player"]) for line in lines] == [
        (game, player) for game in ("russbach", "anrufen") for player in ("easy", "random")
    ]
    assert all(set(line["flips"]) == set(flips.COLUMNS) for line in lines)


def test_the_table_has_a_row_for_each_game_and_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert flips.main(["rufmariasch", "--players", "easy", "--deals", "1"]) == 0
    heading, row = capsys.readouterr().out.splitlines()
    assert heading.split() == ["game", "player", *flips.COLUMNS]
    assert row.startswith("rufmariasch  easy")


def test_how_the_pack_is_cut_counts_nowhere() -> None:
    random = player_named("random")
    asked = [each for number in range(1, 9) for each in play_deal("zwanzigerrufen", random, 1, number).asked]
    cuts = [each for each in asked if isinstance(each.question.choices[0], Knock | Stack)]
    assert cuts
    assert all(flips.flips_of(random, each, 100, 1, 1) is None for each in cuts)
