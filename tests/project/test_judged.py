# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Positions with values that never change, and what players lose in them (`packaging/players/judged.py`)."""

import gzip
import json
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

import judged
from judged import ALL, DATA, Half, JudgedAnswer, Position
from kartenspiel.games import all_games
from kartenspiel.model.moves import LayAwayChoice, Move
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.question import Player, Question

KEPT = sorted(file.name.removesuffix(".jsonl.gz") for file in DATA.iterdir())
"""The games that have positions; a new one can be measured without."""
LEAST = 60
"""So many positions a game has that has any."""


@dataclass(frozen=True)
class Given(Player):
    """Gives an answer that is told to it."""

    answer: Move | None
    name: str = "given"

    def consider(self, question: Question, rng: Random) -> Opinion:
        """Return it."""
        del question, rng
        return Opinion(self.answer, Reason.UNKNOWN)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a few positions, made in two goes."""
    folder = tmp_path_factory.mktemp("judged")
    for count in (1, 3):
        judged.make("russbach", count, 40, folder)
    return folder


def answer(move: Move | None, *gains: float) -> JudgedAnswer:
    """Return an answer with its gains in both halves."""
    one, other = (Half(gain, 0.1, 100) for gain in gains)
    return JudgedAnswer((move,), (one, other))


def position(made: Path, *answers: JudgedAnswer) -> Position:
    """Return a position of which a simple game is worth two, with these answers."""
    return replace(next(judged.positions("russbach", made)), stake=2.0, answers=answers)


def test_what_is_best_by_one_half_is_valued_by_the_other(made: Path) -> None:
    moves = next(judged.positions("russbach", made)).question.choices
    one, other = (move for move in moves[:2] if not isinstance(move, LayAwayChoice))
    lucky = position(made, answer(one, 0.0, 0.0), answer(other, 4.0, -2.0))
    assert lucky.loss(one) == (-2.0 + 0.0) / 2 / 2
    assert lucky.loss(other) == (0.0 - 4.0) / 2 / 2
    clear = position(made, answer(one, 0.0, 0.0), answer(other, -4.0, -2.0))
    assert (clear.loss(one), clear.loss(other)) == (0.0, 1.5)
    assert position(made, answer(one, 0.0, 0.0)).loss(other) is None


def test_it_goes_on_where_it_was_ended_and_the_same_seed_gives_the_same_bytes(made: Path, tmp_path: Path) -> None:
    judged.make("russbach", 3, 40, tmp_path)
    assert (tmp_path / "russbach.jsonl.gz").read_bytes() == (made / "russbach.jsonl.gz").read_bytes()
    judged.make("russbach", 2, 40, tmp_path)  # has more already
    assert len(list(judged.positions("russbach", tmp_path))) == 3


def test_positions_made_otherwise_are_not_mixed_with_others(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        judged.main(["make", "russbach", "--worlds", "50", "--folder", str(made)])
    assert "was made otherwise" in capsys.readouterr().err


def test_a_position_read_back_is_the_one_that_was_judged(made: Path) -> None:
    for number, found in enumerate(judged.positions("russbach", made)):
        asked = judged.take("russbach", number)
        assert found.question == asked.question
        assert found.state.deal == asked.state.deal
        assert json.loads(json.dumps(judged.as_json(found))) == judged.as_json(judged.from_json(judged.as_json(found)))


def test_the_judge_sees_what_the_seat_sees(made: Path) -> None:
    asked = judged.take("russbach", 1)
    blind = replace(asked, state=replace(asked.state, hands=()))  # type: ignore[type-var]
    assert judged.judge(blind, 40, "seed").answers == judged.judge(asked, 40, "seed").answers
    del made


def test_words_and_cards_take_turns(made: Path) -> None:
    kinds = [found.kind.value in {"lead", "following"} for found in judged.positions("russbach", made)]
    assert kinds == [False, True, False]


def test_who_always_gives_the_answer_of_a_position_loses_what_it_is_worth_less(made: Path) -> None:
    found = next(judged.positions("russbach", made))
    for each in found.answers:
        lost = judged.losses(Given(each.moves[-1]), [found], 1)
        assert lost.by_kind[ALL].mean == lost.by_kind[found.kind.value].mean == found.loss(each.moves[0])
        assert not lost.missing
    assert judged.losses(Given(None), [replace(found, answers=found.answers[:1])], 1).missing in (0, 1)


@pytest.mark.parametrize("game", KEPT)
def test_the_positions_that_are_kept_can_be_asked_and_each_answer_has_values(game: str) -> None:
    found = list(judged.positions(game))
    assert len(found) >= LEAST, f"python packaging/players/judged.py make {game} --count {LEAST}"
    for each in found:
        answers = [move for answer in each.answers for move in answer.moves]
        choices = list(each.question.choices) + [None] * each.question.may_pass
        assert len(answers) == len(choices)
        assert all(move in choices for move in answers)
        assert len(each.answers) > 1
        assert min(half.worlds for answer in each.answers for half in answer.halves) >= 100
        assert each.loss(answers[0]) is not None


def test_all_positions_are_of_games_that_there_are() -> None:
    assert len(KEPT) >= 6
    assert {*KEPT} <= {game.id for game in all_games()}


def test_the_files_are_small() -> None:
    assert sum(file.stat().st_size for file in DATA.iterdir()) < 1_000_000


def test_there_is_a_line_for_programs_and_a_table_for_people(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["measure", "russbach", "--players", "easy", "--folder", str(made)]
    assert judged.main([*wanted, "--json"]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["game"], line["player"], line["missing"]) == ("russbach", "easy", 0)
    assert line["loss"][ALL]["questions"] == 3
    assert judged.main(wanted) == 0
    heading, row = capsys.readouterr().out.splitlines()
    assert heading.split()[:3] == ["game", "player", "positions"]
    assert row.split()[:3] == ["russbach", "easy", "3"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"no gzip", "is damaged"),
        (gzip.compress(b"{}\n{}\n")[:-9], "is damaged"),
        (gzip.compress(b"{}\n{}\n"), "gone.jsonl.gz:2: this is no judged position (KeyError"),
    ],
)
def test_positions_that_cannot_be_read_are_refused_with_their_place(
    tmp_path: Path, content: bytes, complaint: str
) -> None:
    (tmp_path / "gone.jsonl.gz").write_bytes(content)
    with pytest.raises(judged.JudgedError) as refused:
        list(judged.positions("gone", tmp_path))
    assert complaint in str(refused.value)


def test_a_game_without_a_question_that_is_wanted_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(judged, "ATTEMPTS", 1)
    monkeypatch.setattr(judged, "may_be_judged", lambda _: False)
    with pytest.raises(SystemExit):
        judged.main(["make", "russbach", "--folder", str(tmp_path)])
    assert "russbach: 1 deals had no question about a word" in capsys.readouterr().err
