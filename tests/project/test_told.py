# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that measures what words tell of hidden hands."""

from pathlib import Path

import pytest

import told
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.games import game_named
from kartenspiel.players.base import player_named
from kartenspiel.players.games.koenigrufen import told as numbers
from tests.players.seating import dealt, played


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of some deals that the easy level has played against itself."""
    path = tmp_path_factory.mktemp("told") / "deals.jsonl"
    game = game_named("koenigrufen")
    ends = [played(dealt(game, seed), [player_named("easy")] * 4, seed) for seed in range(8)]
    path.write_bytes(b"".join(line(record_as_json(end, further={"players": ["easy"] * 4})) for end in ends))
    return path


def lines(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    assert told.main([str(each) for each in arguments]) == 0
    return capsys.readouterr().out.splitlines()


def bits_in(text: str) -> float:
    return float(text.partition("bits ")[2].split()[0])


def test_words_tell_of_hands_and_numbers_that_make_nothing_of_them_do_not(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = numbers._ANY_BID  # noqa: SLF001 - what is tried
    count, now, silent = lines(capsys, file, "--try", "koenigrufen.told._ANY_BID=1")
    assert count == "8 of 8 deals"
    assert now.startswith("as it is: bits ")
    assert silent.startswith("koenigrufen.told._ANY_BID=1: bits ")
    assert bits_in(now) > bits_in(silent)
    assert before == numbers._ANY_BID  # noqa: SLF001 - as it was


def test_the_best_of_several_numbers_comes_first_and_the_same_records_tell_the_same(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = (
        file,
        "--tricks",
        1,
        "--try",
        "koenigrufen.told._BID_AT=-9,0,9",
        "--try",
        "koenigrufen.told._BID_SPREAD=1,2",
    )
    found = lines(capsys, *arguments)
    assert len(found) == 2 + 3 * 2
    assert list(map(bits_in, found[2:])) == sorted(map(bits_in, found[2:]), reverse=True)
    assert lines(capsys, *arguments) == found


def test_the_numbers_are_put_back_where_measuring_is_broken_off(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = numbers._BID_AT  # noqa: SLF001 - what is tried

    def break_off(*_: object) -> tuple[float, float]:
        if before != numbers._BID_AT:  # noqa: SLF001
            raise KeyboardInterrupt
        return 0.0, 1.0

    monkeypatch.setattr(told.Drawn, "measure", break_off)
    with pytest.raises(KeyboardInterrupt):
        told.main([str(file), "--try", "koenigrufen.told._BID_AT=9"])
    assert before == numbers._BID_AT  # noqa: SLF001 - as it was


@pytest.mark.parametrize(
    ("tried", "complaint"),
    [
        ("koenigrufen.told._NOTHING=1", "no number is called koenigrufen.told._NOTHING"),
        ("koenigrufen.JUDGEMENT=1", "no number is called koenigrufen.JUDGEMENT"),
        ("koenigrufen.told._BID_AT=much", "after = there must be numbers"),
    ],
)
def test_what_is_no_number_is_refused(tried: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        told.main(["--try", tried])
    assert complaint in capsys.readouterr().err


def test_numbers_that_belong_together_are_tried_one_by_one() -> None:
    number, values = told.trial("zwanzigerrufen.statements._BIDS_SOLO.spread=1,3")
    before = number.value
    number.put(values[0])
    assert (number.value, str(number)) == (1.0, "zwanzigerrufen.statements._BIDS_SOLO.spread")
    number.put(before)
    assert told.trial("anrufen._BIDDER.simple=5")[0].value > 0
