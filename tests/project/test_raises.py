# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The count of what raises of the partner bring."""

from pathlib import Path

import pytest

import raises
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.moves import Announce, Bid, Call, Pass, Play, Trumps
from kartenspiel.model.seats import Seat
from tests.games.auction_table import result
from tests.players.seating import set_up

HANDS = "HA HT HK S9 SJ C9", "H9 HJ D9 DJ CJ CQ", "HQ SA ST DA DT CA", "SK SQ CK CT DK DQ"


def test_a_raise_is_counted_by_bid_level_and_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = [Bid(Seat(0), "simple"), *(Pass(Seat(seat)) for seat in (1, 2, 3))]
    called = [Trumps(Seat(0), Suit.HEARTS), Call(Seat(0), card("HQ"))]
    lead = [Play(Seat(0), card("S9")), Play(Seat(1), card("H9")), Announce(Seat(2), "hundred")]
    state = set_up("anrufen", HANDS, [*said, *called, *lead])
    while not state.over:
        assert state.turn is not None
        state = state.after(next(move for move in state.moves(state.turn) if isinstance(move, Play)))
    assert isinstance(state, Playing)
    file = tmp_path / "deals.jsonl"
    file.write_bytes(line(record_as_json(state, seed=1)))
    assert raises.main([str(file)]) == 0
    words = capsys.readouterr().out.splitlines()[-1].split()
    assert words[:2] == ["simple", "hundred"]
    assert words[3:] == ["1", f"{result(state).payments[2]:+.2f}"]
