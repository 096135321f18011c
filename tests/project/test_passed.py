# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that tells what bids would have paid that were passed by."""

from pathlib import Path

import pytest

import passed
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.games.koenigrufen.bidding.contract import Bidding
from kartenspiel.model.moves import Bid, Pass, Play, Vorhand
from tests.players.koenigrufen_deals import start
from tests.players.test_koenigrufen import ALL, P2, P3, P4, WEAK, F


def test_a_hand_that_wins_alone_is_missed_where_it_is_passed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = start(WEAK, ALL, enabled_contracts=frozenset(("trischaken", "solodreier")))
    for word in (Vorhand(F), Pass(P2), Pass(P3), Pass(P4), Bid(F, "trischaken")):
        state = state.apply(word)
    while not state.over:
        assert state.turn is not None
        state = state.after(next(move for move in state.moves(state.turn) if isinstance(move, Play)))
    file = tmp_path / "deals.jsonl"
    file.write_bytes(line(record_as_json(state)))
    assert passed.main([str(file)]) == 0
    rows = [row.split() for row in capsys.readouterr().out.splitlines()]
    assert rows[0] == ["bid", "passed", "better", "mean"]
    found = {row[0]: row[1:] for row in rows[1:]}
    assert found["solodreier"][0] == found["any"][0] == "3"
    assert float(found["solodreier"][1]) == pytest.approx(33.3, abs=0.1)


def test_the_lowest_bid_is_asked_for_only_where_passing_is_possible() -> None:
    state = start(WEAK, ALL)
    assert passed.next_bid(state, F) is None
    later = state.apply(Vorhand(F))
    assert passed.next_bid(later, P2) == Bid(P2, "piccolo")
    assert not isinstance(passed.bid_alone(later, Bid(P2, "solodreier")), Bidding)
