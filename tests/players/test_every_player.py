# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What holds for every player in every game: legal answers, from what the seat has seen and nothing else."""

import math
import pickle
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import LayAwayChoice, Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import LEVELS, NAMES, YARDSTICKS, UnknownPlayerError, player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.question import Player, Question
from tests.imagined import imagining
from tests.players.seating import imagined
from tests.walks import positions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
PLAYERS = pytest.mark.parametrize("name", [*NAMES, *YARDSTICKS])
SAMPLES = {"random": 200, "easy": 60, "medium": 30, "strong": 6, "expert": 3, "pimc20": 6, "pimc100": 2, "unlearned": 6}
"""So many questions of each game go to each player."""


def asked_in(state: State) -> Iterator[tuple[Seat, Question]]:
    """Yield what may be asked at a moment of a deal: a word of each speaker, and the move of the seat on turn."""
    for seat in state.open_statements():
        yield seat, Question(state.observe(seat), state.statements(seat), may_pass=True)
    turn = state.turn
    if turn is not None and not state.hands_closed:
        yield turn, Question(state.observe(state.actor(turn)), state.moves(turn), may_pass=False)


@lru_cache(maxsize=1)
def every_question(game: Game) -> list[tuple[State, Seat, Question]]:
    """Return what may be asked in some random deals with random house rules; kept for one game after the other."""
    return [(state, *asked) for seed in range(8) for state in positions(game, seed) for asked in asked_in(state)]


def questions(game: Game, count: int) -> list[tuple[State, Seat, Question]]:
    """Return questions from random deals with random house rules, spread over all their moments."""
    rng, every = Random(count), every_question(game)
    return [every[int(rng.random() * len(every))] for _ in range(count)]


def is_answer(question: Question, answer: Move | None) -> bool:
    if answer is None:
        return question.may_pass
    return any(
        choice.allows(answer) if isinstance(choice, LayAwayChoice) else choice == answer for choice in question.choices
    )


def test_every_game_has_a_judgement() -> None:
    assert set(judgements()) == {game.id for game in all_games()}


@PLAYERS
@GAMES
def test_every_answer_is_legal(game: Game, name: str) -> None:
    player = player_named(name)
    for number, (state, _, question) in enumerate(questions(game, SAMPLES[name])):
        answer = player.choose(question, Random(number))
        assert is_answer(question, answer)
        assert answer is None or state.allows(answer)


@PLAYERS
@GAMES
def test_hidden_cards_change_no_answer(game: Game, name: str) -> None:
    player = player_named(name)
    for number, (_, seat, question) in enumerate(questions(game, SAMPLES[name] // 2)):
        other = imagining(game, question.seen)(Random(number))
        swapped = dict(asked_in(other))[seat] if not question.may_pass else first_word(other, seat)
        assert player.choose(question, Random(number)) == player.choose(swapped, Random(number))


def first_word(state: State, seat: Seat) -> Question:
    return next(question for speaker, question in asked_in(state) if speaker == seat)


@GAMES
def test_a_question_holds_no_state_and_can_be_sent_to_another_process(game: Game) -> None:
    for state, _, question in questions(game, 20):
        sent = pickle.dumps(question)
        assert type(state).__name__.encode() not in sent
        assert pickle.loads(sent) == question  # noqa: S301 - our own bytes


@GAMES
def test_every_course_of_a_deal_has_some_plausibility(game: Game) -> None:
    judgement = judgements()[game.id]
    for seed in range(60):
        for state in positions(game, seed):
            assert 0 < judgement.plausibility(imagined(state)) < math.inf


@PLAYERS
def test_players_can_be_sent_to_another_process(name: str) -> None:
    player: Player = pickle.loads(pickle.dumps(player_named(name)))  # noqa: S301 - our own bytes
    assert player == player_named(name)
    assert player.name == name


def test_an_unknown_player_is_named_in_the_refusal() -> None:
    with pytest.raises(
        UnknownPlayerError, match=r"grandmaster.*random easy medium strong expert pimc20 pimc100 unlearned"
    ):
        player_named("grandmaster")


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_without_a_judgement_is_played_at_random(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenspiel.players.levels.judgements", dict)
    for number, (_, _, question) in enumerate(questions(all_games()[0], 5)):
        answer = player_named("random").choose(question, Random(number))
        assert player_named(level).choose(question, Random(number)) == answer
