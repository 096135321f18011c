# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How often announced birds came off, beside what their hands promised."""

import math
from pathlib import Path

import pytest

import announced
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.model.moves import Announce, Pass
from kartenspiel.model.seats import Seat
from kartenspiel.players.games.koenigrufen.worths import bird_chance, worth
from tests.players.koenigrufen_deals import declared, in_speech, quiet
from tests.project.test_foolish import to_end

F = Seat(0)
LONG = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T1 HK"
"""Wins the Pagat ultimo whatever the others do, if it is kept."""
SHORT = "T1 HK HQ HC SK SQ SC DK DQ CK CQ CC"
"""Loses it, with no tarock beside it."""


def chance(odds: float) -> float:
    """Return what is as likely as these logarithms of the odds say."""
    return 1 / (1 + math.exp(-odds))


@pytest.mark.parametrize("moved", [-2.0, 0.0, 1.5])
def test_the_handicap_moves_all_odds_alike_until_as_many_are_promised_as_were_made(moved: float) -> None:
    found = [
        announced.Announced("pagat", chance(odds), number < made)
        for odds, made in ((0.5, round(1000 * chance(0.5 + moved))), (2.0, round(1000 * chance(2.0 + moved))))
        for number in range(1000)
    ]
    assert announced.handicap(found) == pytest.approx(moved, abs=0.01)


@pytest.mark.parametrize(("hand", "made"), [(LONG, "100.0"), (SHORT, "0.0")])
def test_a_bird_is_counted_with_what_its_hand_promised_and_what_became_of_it(
    hand: str, made: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = in_speech(declared("dreier", F, hand))
    assert isinstance(state, Speaking)
    finished = to_end(quiet(state.apply(Announce(F, "pagat")).apply(Pass(F))))
    file = tmp_path / "deals.jsonl"
    file.write_bytes(line(record_as_json(finished)))
    assert announced.main([str(file)]) == 0
    heading, row, _, _ = capsys.readouterr().out.splitlines()
    assert heading.split() == ["bird", "number", "promised", "made", "handicap"]
    bird, number, promised, _, won, _, handicap = row.split()
    assert (bird, number, won, handicap) == ("pagat", "1", made, "–")
    assert float(promised) == pytest.approx(100 * bird_chance("pagat", state.hands[F], alone=True), abs=0.05)


def test_who_had_to_announce_a_bird_is_counted_with_what_his_hand_promised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = in_speech(declared("besserrufer", F, LONG))
    assert isinstance(state, Speaking)
    finished = to_end(quiet(state))
    assert finished.outcome is not None
    file = tmp_path / "deals.jsonl"
    file.write_bytes(line(record_as_json(finished)))
    assert announced.main([str(file)]) == 0
    *_, heading, row = capsys.readouterr().out.splitlines()
    assert heading.split() == ["had", "to", "be", "announced", "number", "promised", "paid"]
    promised = worth(state.deal.rules, "besserrufer", state.deal.hands[F])
    assert row.split()[:4] == ["pagat", "1", f"{promised:+.2f}", f"{float(finished.outcome.payments[F]):+.2f}"]
