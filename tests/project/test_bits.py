# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""By how much likelier the true deal is than those imagined (`packaging/players/bits.py`)."""

import json
import math
from random import Random

import pytest

import bits
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.players.base import player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import Judgement
from measuring import Asked, play_deal

EASY = player_named("easy")


def questions(game: str) -> list[Asked]:
    """Return the questions of a deal of a game."""
    return [each for each in play_deal(game, EASY, 1, 1).asked if not each.state.hands_closed]


def test_who_takes_every_deal_for_as_likely_learns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    judgement = type(judgements()["anrufen"])
    monkeypatch.setattr(judgement, "plausibility", lambda *_: 0.25)
    monkeypatch.setattr(judgement, "tendencies", None)
    for asked in questions("anrufen")[::4]:
        assert bits.bits(asked, 10, Random(1)) == {"said": 0.0, "played": 0.0, "both": 0.0}


def test_what_tells_the_true_deal_from_all_others_gives_as_many_bits_as_there_are_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = next(each for each in questions("koenigrufen") if isinstance(each.state, CardPlay))
    true = asked.state.deal.hands

    def knows(_: Judgement, imagined: object) -> float:
        return 1.0 if imagined.deal.hands == true else 1e-9  # type: ignore[attr-defined]

    monkeypatch.setattr(type(judgements()["koenigrufen"]), "plausibility", knows)
    found = bits.bits(asked, 31, Random(1))
    assert found["said"] == pytest.approx(math.log2(32), abs=1e-3)
    monkeypatch.setattr(type(judgements()["koenigrufen"]), "plausibility", lambda *all_: 1.0 - 0.999 * knows(*all_))
    assert bits.bits(asked, 31, Random(1))["said"] < -9


@pytest.mark.parametrize("game", sorted(judgements()))
def test_the_true_deal_is_weighed_like_those_imagined_in_every_part(game: str) -> None:
    asked = questions(game)
    chosen = bits.chosen_of(asked, 1, Random(1))
    parts = [bits.part_of(each.state) for each in chosen]
    assert parts == sorted(set(parts), key=bits.PARTS.index)
    assert {"early", "late"} <= set(parts)
    for each in chosen:
        assert all(math.isfinite(bit) and bit <= math.log2(9) for bit in bits.bits(each, 8, Random(2)).values())


def test_the_parts_of_a_deal_follow_each_other() -> None:
    parts = [bits.part_of(each.state) for each in questions("koenigrufen")]
    assert parts == sorted(parts, key=bits.PARTS.index)
    assert set(parts) == {*bits.PARTS}


def test_there_is_a_line_for_programs_and_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["rufmariasch", "--players", "easy", "--deals", "2", "--drawn", "5", "--questions", "1"]
    assert bits.main([*wanted, "--json"]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["game"], line["player"]) == ("rufmariasch", "easy")
    assert line["bits"]["late"]["both"]["questions"] == 2
    assert bits.main(wanted) == 0
    heading, row = capsys.readouterr().out.splitlines()
    assert heading.split()[:2] == ["game", "player"]
    assert f"{line['bits']['late']['both']['mean']:+.2f}" in row
