# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The count of what became of cards that were kept."""

from pathlib import Path

import pytest

import kept
from chances import Chance
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.model.cards import card
from kartenspiel.model.moves import Call
from kartenspiel.model.seats import Seat
from tests.games.zwanziger_table import played
from tests.players.seating import filled
from tests.project.test_foolish import last_to_a_trick_of_the_partners, to_end


def test_a_card_is_counted_by_what_is_better_and_what_is_held_below() -> None:
    state = filled("russbach", ["HA HT SA CT C7 DT SK S9"]).apply(Call(Seat(0), card("HK")))
    chance = Chance(state)
    kinds = {"HA": "best, trump", "SA": "best, side", "CT": "guarded, side", "DT": "bare, side", "C7": "lesser, side"}
    for code, named in kinds.items():
        assert kept.kind(chance, chance.heuristic.place(card(code))) == named


def test_what_became_of_kept_cards_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forehand = "V XIX VII ♥K ♥J ♥A ♦C ♦J ♣J ♣C"
    file = tmp_path / "deals.jsonl"
    file.write_bytes(line(record_as_json(to_end(played(last_to_a_trick_of_the_partners(forehand), "F XIX")))))
    assert kept.main([str(file)]) == 0
    rows = [text.rsplit(maxsplit=5) for text in capsys.readouterr().out.splitlines() if text.endswith("%")]
    assert {kind: (int(count), float(won), float(saved)) for kind, count, won, _, saved, _ in rows} == {
        # P2 could have played it to the first two tricks; the third, to which he had to, his partner P4 took.
        "Pagat, 1 ahead": (2, 0.0, 100.0),
        "bare, side": (2, 0.0, 0.0),
        "bare, trump": (2, 100.0, 100.0),
        "best, side": (15, 0.0, 6.7),
        "best, trump": (8, 100.0, 100.0),
        "guarded, trump": (4, 50.0, 100.0),
        "lesser, side": (21, 0.0, 23.8),
        "lesser, trump": (46, 52.2, 91.3),
    }
