# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The quiz at a terminal, and for programs."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import call
from tests.controller.dealt import GAMES, records


def test_a_quiz_for_programs_has_the_deal_as_the_seat_knows_it_the_answers_and_which_is_right() -> None:
    ran = call("quiz", "russbach", "--day", "2026-11-27", "--questions", "2", "--as", "json")
    assert (ran.status, ran.err) == (0, "")
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert [each["number"] for each in found] == [1, 2]
    for each in found:
        assert 0 <= each["right"] < len(each["answers"])
        hands = each["record"]["deal"]["hands"]
        assert all((None in hand) == (seat != each["seat"]) for seat, hand in enumerate(hands))
        assert each["record"]["seed"] is None
    counted, searched = found
    assert counted["why"]
    assert all(set(answer) == {"words"} for answer in counted["answers"])
    for place, answer in enumerate(searched["answers"]):
        assert len(answer["moves"]) >= 1
        if place != searched["right"]:
            assert answer["less"] >= 4 * answer["error"] > 0


def test_the_quiz_of_a_day_is_the_same_again_and_a_seed_makes_another() -> None:
    first, again, other = (
        call("quiz", "russbach", *more, "--questions", "1", "--as", "text").out
        for more in (("--day", "2026-11-27"), ("--day", "2026-11-27"), ("--seed", "7"))
    )
    assert first == again != other
    assert "   right: " in first
    assert "   your hand: " in first


def test_it_asks_says_whether_that_was_right_and_counts() -> None:
    solved = call("quiz", "russbach", "--seed", "7", "--questions", "2", "--as", "text").out
    right = [line.split(": ")[1].split(")")[0] for line in solved.splitlines() if line.startswith("   right: ")]
    wrong = "1" if right[1] != "1" else "2"
    typed = f"{right[0]}\nnine\n99\n{wrong}\n".encode()
    ran = call("quiz", "russbach", "--seed", "7", "--questions", "2", given=typed)
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert [line for line in lines if line in {"Right.", "Not quite."}] == ["Right.", "Not quite."]
    assert sum(line.startswith("Type a number from 1 to ") for line in lines) == 2
    assert lines[-1] == "1 of 2 right"


def test_whoever_types_no_more_has_the_sum_of_what_he_answered() -> None:
    ran = call("quiz", "russbach", "--seed", "7", "--questions", "5")
    assert (ran.status, ran.out.splitlines()[-1]) == (0, "0 of 0 right")


def test_questions_are_asked_about_the_deals_of_the_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENSPIEL_HOME", str(tmp_path))
    path = tmp_path / "data" / "history.jsonl"
    path.parent.mkdir()
    with path.open("w", encoding="utf-8") as file:
        for number, deal in enumerate(records(GAMES["graden"], 4, 5, "easy"), 1):
            players = [{"name": f"P{seat}", "level": "easy" if seat != 2 else None} for seat in range(4)]
            kept = {"session": "s", "number": number, "deal_id": f"s/{number}", "players": players}
            file.write(json.dumps({**deal, **kept, "finished": f"2026-05-{number:02}T12:00:00+00:00"}) + "\n")
    ran = call("quiz", "graden", "--own", "--questions", "1", "--as", "json")
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out)["seat"] == 2


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("graden", "--day", "yesterday"), "--day: must be a date as 2026-11-27"),
        (("graden", "--day", "2026-11-27", "--seed", "1"), "leave out --own and --seed"),
        (("graden", "--questions", "0"), "--questions"),
        (("nothing",), "nothing"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(wrong: tuple[str, ...], said: str) -> None:
    ran = call("quiz", *wrong)
    assert ran.status == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
