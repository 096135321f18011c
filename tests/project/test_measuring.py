# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the programs share that measure how good the players are (`packaging/players/measuring.py`)."""

import math

import pytest

from kartenspiel.controller.arena import Contest, Mean
from kartenspiel.controller.decisions import DecisionKind
from kartenspiel.games import all_games, game_named
from kartenspiel.model.moves import Announce, Pass, Play
from kartenspiel.players.base import player_named
from measuring import LEAST_BITS, Ratio, bits_of, kind_of, parser_of, play_deal, wanted_of


def test_with_one_question_a_deal_the_interval_is_that_of_a_mean() -> None:
    ratio, mean = Ratio(), Mean()
    for value in (1.0, 4.0, 2.5, -3.0):
        ratio.add(value)
        mean.add(value)
    assert ratio.mean == pytest.approx(mean.mean)
    assert ratio.half_width == pytest.approx(mean.half_width)


def test_questions_of_one_deal_that_agree_tell_no_more_than_one() -> None:
    often, once = Ratio(), Ratio()
    for value in (0.0, 1.0, 1.0, 0.0, 1.0):
        often.add(7 * value, 7)
        once.add(value)
    assert often.count == 35
    assert often.mean == pytest.approx(once.mean)
    assert often.half_width == pytest.approx(once.half_width)


def test_a_share_that_was_never_seen_has_an_interval_all_the_same() -> None:
    ratio = Ratio()
    for _ in range(10):
        ratio.add(0.0, 6)
    assert ratio.half_width == 0
    assert ratio.share_half_width == pytest.approx(3 / 60)
    assert ratio.as_json(share=True) == {"questions": 60, "deals": 10, "mean": 0.0, "half_width": 0.05}
    assert ratio.as_text(share=True) == "0.0 ± 5.0"


def test_what_was_not_measured_has_neither_mean_nor_interval() -> None:
    ratio = Ratio()
    ratio.add(0.0, 0)
    assert ratio.as_text() == "–"
    assert ratio.as_json() == {"questions": 0, "deals": 0, "mean": None, "half_width": None}
    ratio.add(2.0)
    assert math.isinf(ratio.half_width)
    assert ratio.as_text() == "+2.00"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_measured_deal_is_one_of_the_arena_played_to_its_end(game: object) -> None:
    name = game.id  # type: ignore[attr-defined]
    played = play_deal(name, player_named("easy"), 5, 3)
    assert played.end.over
    assert played.end.deal == Contest(name, game_named(name).house_rules(), ("", ""), 5, 0).start(3).deal
    assert all(asked.question.only_answer is None for asked in played.asked)
    assert any(isinstance(asked.opinion.move, Play) for asked in played.asked)


def test_a_word_decides_of_what_kind_a_question_is_and_else_the_card() -> None:
    kinds = set()
    for number in range(1, 5):
        for asked in play_deal("koenigrufen", player_named("easy"), 1, number).asked:
            kind = kind_of(asked.question, asked.opinion.move)
            kinds.add(kind)
            if isinstance(asked.opinion.move, Play):
                assert kind is (DecisionKind.FOLLOWING if asked.state.cards(asked.seat).trick else DecisionKind.LEAD)
            said = any(isinstance(each, Announce) for each in asked.question.statements)
            if isinstance(asked.opinion.move, Pass) and said:
                assert kind is DecisionKind.ANNOUNCEMENT
    assert {DecisionKind.BIDDING, DecisionKind.ANNOUNCEMENT, DecisionKind.LEAD, DecisionKind.FOLLOWING} <= kinds


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["tarock"], "unknown game tarock; games: "),
        (["--players", "medium,nobody"], 'unknown player "nobody"'),
        (["--deals", "0"], "--deals and --first are numbers from 1 on"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_what_can(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = parser_of("", deals=1)
    with pytest.raises(SystemExit):
        wanted_of(parser, parser.parse_args(arguments))
    assert told in capsys.readouterr().err


def test_bits_are_finite_whatever_the_weights_are() -> None:
    assert bits_of(1.0, [1.0] * 7) == 0.0
    assert bits_of(1.0, [0.0] * 7) == 3.0
    assert bits_of(0.0, [0.5] * 7) == bits_of(1e-300, [1e300]) == LEAST_BITS
    assert bits_of(0.0, [0.0] * 7) == 0.0
