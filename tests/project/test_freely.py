# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that plays deals again without the bids that stood."""

from collections.abc import Sequence

import pytest

import freely
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Move, Pass, Play, Vorhand
from kartenspiel.players.base import player_named
from kartenspiel.players.opinion import Opinion, Reason
from measuring import Asked
from tests.players.koenigrufen_deals import start
from tests.players.seating import question
from tests.players.test_koenigrufen import ALL, P2, P3, P4, WEAK, F


def asked(state: State, answer: Move) -> Asked:
    return Asked(state, answer.seat, question(state, answer.seat), Opinion(answer, Reason.CHANCE))


def after(state: State, moves: Sequence[Move]) -> State:
    for move in moves:
        state = state.apply(move)
    return state


def test_only_a_bid_that_stood_and_could_be_left_unsaid_is_taken_back() -> None:
    first = asked(start(WEAK, ALL), Vorhand(F))
    free = asked(after(first.state, [Vorhand(F)]), Bid(P2, "solodreier"))
    forced = asked(after(first.state, [Vorhand(F), Pass(P2), Pass(P3), Pass(P4)]), Bid(F, "rufer"))
    played = asked(first.state, Play(F, first.state.deal.hands[F][0]))
    assert freely.standing_bid([first, free, played]) is free
    assert freely.standing_bid([first, forced, played]) is None
    assert freely.standing_bid([first]) is None
    assert freely.quiet_word(free) == Pass(P2)
    assert freely.lower_bid(free) == Bid(P2, "bettel_ouvert")
    assert freely.lower_bid(asked(free.state, Bid(P2, "piccolo"))) is None
    assert freely.contract_of(free) == "solodreier"


def test_a_hand_that_wins_all_loses_by_a_pass() -> None:
    bid = asked(after(start(WEAK, ALL), [Vorhand(F)]), Bid(P2, "solodreier"))
    easy = player_named("easy")
    really = freely.paid(freely.played_on(bid, Bid(P2, "solodreier"), easy, 1, 1), P2)
    passed = freely.played_on(bid, Pass(P2), easy, 1, 1)
    assert Pass(P2) in passed.log
    assert really > freely.paid(passed, P2)


def test_the_table_has_every_contract_that_was_bid(capsys: pytest.CaptureFixture[str]) -> None:
    assert freely.main(["koenigrufen", "--players", "medium", "--deals", "3", "--seed", "2811"]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split() == ["game", "player", "bid", "bids", "paid", "over", "pass", "over", "lower"]
    counts = {row.split()[2]: int(row.split()[3]) for row in rows}
    assert counts.pop("any") == sum(counts.values()) > 0
