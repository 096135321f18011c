# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How much worse the cards of a level are than the best one."""

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

import regret
from kartenspiel.controller.checking import check_record
from kartenspiel.controller.moment import states_of
from kartenspiel.controller.record import line, read_record, record_as_json
from kartenspiel.model.moves import Play
from kartenspiel.players.opinion import Estimate, Measure, Opinion, Reason
from kartenspiel.players.question import Player, Question
from tests.games.zwanziger_table import played
from tests.project.test_foolish import last_to_a_trick_of_the_partners, to_end

EXAMPLES = Path(__file__).parents[1] / "data" / "examples"
FOREHAND = "V XIX VII ♥K ♥J ♥A ♦C ♦J ♣J ♣C"


@dataclass(frozen=True)
class Nth(Player):
    """Plays the card in this place of those that are legal, and takes each for worth one more than the one before."""

    place: int
    name: str

    def consider(self, question: Question, rng: Random) -> Opinion:
        """Return the opinion; of two cards the second is said to be as good as the first."""
        del rng
        plays = question.plays
        alike = tuple(plays[1:]) if len(plays) == 2 else ()
        compared = plays[:1] if alike else plays
        estimates = tuple(
            Estimate(play, float(worth), float(worth), 0.0, None, None, 1, alike) for worth, play in enumerate(compared)
        )
        return Opinion(plays[self.place], Reason.PAYMENT, Measure.PAYMENT, estimates)


def finished() -> bytes:
    """Return the record of a finished deal."""
    return line(record_as_json(to_end(played(last_to_a_trick_of_the_partners(FOREHAND), "F XIX"))))


def test_what_is_lost_is_the_difference_to_the_best_card() -> None:
    record = check_record(read_record(finished()))
    found = list(regret.regrets(record, [Nth(0, "first"), Nth(-1, "last")], Nth(0, "judge"), Random(1)))
    log, start = record.state.log, record.record.game.start(record.state.deal)
    free = [
        number
        for state, move in zip(states_of(start, log), log, strict=False)
        if isinstance(move, Play) and (number := len(state.moves(move.seat))) > 2
    ]
    assert [each["first"] for each in found] == [each[regret.WORST] for each in found] == [n - 1 for n in free]
    assert {each["last"] for each in found} == {0.0}


def test_the_table_has_a_row_for_all_choices_and_one_for_each_contract(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_bytes(finished())
    assert regret.main([str(file), "--players", "easy", "--play-outs", "2", "--deals", "2"]) == 0
    heading, everything, contract = (row.split() for row in capsys.readouterr().out.splitlines())
    assert heading == ["contract", "choices", "easy", "2", "played", "out", "worst"]
    assert everything[1:] == contract[1:]
    assert int(everything[1]) > 5
    assert float(everything[2]) <= float(everything[-3])


def test_a_contract_of_all_tricks_is_no_row_of_all_choices(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = (EXAMPLES / "anrufen.jsonl").read_bytes().splitlines(keepends=True)
    file = tmp_path / "deals.jsonl"
    file.write_bytes(next(record for record in records if json.loads(record)["result"]["contract"] == "all"))
    assert regret.main([str(file), "--players", "", "--deals", "1"]) == 0
    _heading, total, contract = (row.split() for row in capsys.readouterr().out.splitlines())
    assert (total[0], contract[0]) == (regret.TOTAL, "all")
    assert total[1:] == contract[1:]
