# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Players to measure levels by: so many imagined deals, in which nothing is inferred."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.players import imagination
from kartenspiel.players.base import (
    LEVELS,
    NAMES,
    YARDSTICKS,
    UnknownPlayerError,
    check_player,
    parts_of_name,
    player_named,
)
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.levels import HeuristicPlayer
from kartenspiel.players.opinion import Measure, Reason
from kartenspiel.players.question import Question
from kartenspiel.players.yardsticks import PLAYERS
from tests.players.test_every_player import questions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def cards(game: Game, count: int) -> Iterator[Question]:
    """Yield choices among cards, whatever else could be said left out."""
    for _, seat, question in questions(game, count):
        if len(question.plays) > 1:
            yield Question(question.seen, question.plays, may_pass=False)
        del seat


@GAMES
def test_they_infer_nothing_from_words_or_plays(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list(cards(game, 30))[:4]
    before = [player_named("pimc20").consider(question, Random(1)) for question in asked]

    def refuse(*_: object) -> float:
        raise AssertionError("somebody asked how plausible a deal is")

    monkeypatch.setattr(type(judgements()[game.id]), "plausibility", refuse)
    monkeypatch.setattr("kartenspiel.players.likelihood.PlayLikelihood.of", refuse)
    assert asked
    assert [player_named("pimc20").consider(question, Random(1)) for question in asked] == before


@GAMES
def test_the_card_paid_best_in_so_many_deals_is_played(game: Game) -> None:
    for question in list(cards(game, 30))[:4]:
        opinion = player_named("pimc20").consider(question, Random(2))
        assert opinion.measure is Measure.PAYMENT
        assert {estimate.worlds for estimate in opinion.estimates} == {20}
        assert opinion.reason in {Reason.PAYMENT, Reason.ALIKE}
        best = max(opinion.estimates, key=lambda estimate: estimate.expected)
        assert best.rating == best.expected
        assert opinion.estimate_of(opinion.move) == best


@GAMES
def test_the_deals_are_all_as_likely(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    several = imagination.Imagination.several

    def count(self: imagination.Imagination, number: int, rng: Random) -> object:
        drawn.append(number)
        return several(self, number, rng)

    monkeypatch.setattr(imagination.Imagination, "several", count)
    player_named("pimc100").consider(next(cards(game, 30)), Random(1))
    assert drawn == [100]  # drawn once, and none is dropped for another


@GAMES
def test_what_they_say_is_what_medium_says_without_what_was_learned(game: Game) -> None:
    said = [question for _, _, question in questions(game, 60) if question.statements and not question.plays]
    assert said
    for number, question in enumerate(said):
        assert player_named("pimc20").choose(question, Random(number)) == player_named("unlearned").choose(
            question, Random(number)
        )


def test_one_is_medium_without_what_was_learned() -> None:
    medium, unlearned = player_named("medium"), player_named("unlearned")
    assert isinstance(medium, HeuristicPlayer)
    assert unlearned == replace(medium, name="unlearned", learned=False) != medium


def test_nobody_finds_them_at_a_table() -> None:
    assert tuple(PLAYERS) == YARDSTICKS
    assert not {*YARDSTICKS} & {*NAMES, *LEVELS}
    for name in YARDSTICKS:
        assert parts_of_name(name)[0] == name
        with pytest.raises(UnknownPlayerError, match="pimc"):
            check_player(name)


def test_no_boldness_makes_them_others() -> None:
    with pytest.raises(UnknownPlayerError):
        player_named("daring-pimc20")


@GAMES
def test_a_game_without_a_judgement_is_played_at_random(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenspiel.players.yardsticks.judgements", dict[str, Judgement])
    for question in list(cards(game, 10))[:2]:
        answer = player_named("pimc20").choose(question, Random(3))
        assert answer == player_named("random").choose(question, Random(3))
        assert isinstance(answer, Play)
