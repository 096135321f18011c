# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Bids that are won or lost as a whole: sure winners are led first, and what a bid needs is registered."""

from itertools import combinations
from random import Random
from typing import cast

import pytest

from kartenspiel.games.anrufen.play import Playing
from kartenspiel.games.graden.play import Playing as GradenPlaying
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Declare, Move, Pass, Play, Trumps
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.rollout import Rollout
from tests.players.seating import filled, question

F, P3 = Seat(0), Seat(2)
SEEDS = 5


def partner_on_lead(bid: str, trumps: Suit, called: str, bidder: str, partner: str) -> State:
    """Return Anrufen after a first trick that the partner has won with the called card; the bidder's last one led."""
    state = filled("anrufen", [bidder, "", partner]).apply(Bid(F, bid))
    while state.turn != F:
        assert state.turn is not None
        state = state.apply(Pass(state.turn))
    state = state.apply(Trumps(F, trumps)).apply(Call(F, card(called))).apply(Play(F, card(bidder[-2:])))
    for _ in range(3):
        cards = [choice for choice in state.moves(state.turn or F) if isinstance(choice, Play)]
        state = state.apply(next((each for each in cards if each.card is card(called)), cards[0]))
    assert state.turn == P3
    return state


def answers(state: State, level: str, seeds: int) -> list[Move | None]:
    """Return what a level answers with the luck of so many seeds."""
    asked = question(state, state.turn or F)
    return [player_named(level).choose(asked, Random(seed)) for seed in range(seeds)]


def lost_ends(state: State) -> list[State]:
    """Return ends of a deal in which forehand has lost, played at random to the last card."""
    ends = [played_out(state, Random(seed)) for seed in range(20)]
    return [end for end in ends if end.outcome is not None and end.outcome.payments[F] < 0]


def played_out(state: State, rng: Random) -> State:
    """Return the end of a deal in which everybody plays at random and nobody says more than he must."""
    while state.turn is not None:
        choices = state.moves(state.turn)
        cards = [choice for choice in choices if isinstance(choice, Play)]
        state = state.after(rng.choice(cards) if cards else cast("Move", choices[0]))
    return state


@pytest.mark.parametrize(
    ("bid", "trumps", "called", "bidder"),
    [
        ("all_hundred", Suit.SPADES, "SA", "ST SQ HK DA CA S9"),
        ("all_hundred", Suit.HEARTS, "CA", "HK HJ H9 DA ST C9"),
        ("all", Suit.SPADES, "SA", "ST SQ HK DA CA S9"),
    ],
)
def test_who_must_win_all_tricks_leads_what_nobody_can_beat(bid: str, trumps: Suit, called: str, bidder: str) -> None:
    state = partner_on_lead(bid, trumps, called, bidder, f"HA HT HQ SK SJ {called}")
    best = {Play(P3, card("HA")), Play(P3, card("HT"))}  # one as good as the other
    assert sum(answer in best for answer in answers(state, "strong", SEEDS)) >= SEEDS - 1


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_the_forty_without_which_a_hundred_is_impossible_is_registered_at_once(level: str) -> None:
    state = partner_on_lead("hundred", Suit.SPADES, "SA", "SJ HA CA DK H9 S9", "SA SK SQ HT C9 DQ")
    assert set(answers(state, level, SEEDS)) == {Declare(P3, Suit.SPADES)}


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_no_marriage_is_registered_that_costs_a_trick_of_all(level: str) -> None:
    state = partner_on_lead("all_hundred", Suit.HEARTS, "CA", "HA HT HK HQ SJ C9", "SK SQ DA DT DK CA")
    assert not any(isinstance(answer, Declare) for answer in answers(state, level, SEEDS))


@pytest.mark.parametrize("bid", ["simple", "hundred", "all", "all_hundred"])
def test_of_two_ways_to_lose_a_bid_the_closer_one_is_worth_more(bid: str) -> None:
    state = partner_on_lead(bid, Suit.HEARTS, "CA", "HJ H9 DJ DQ SJ C9", "SK SQ DT S9 CT CA")
    found = [
        (_lacking(end, bid), Rollout(judgements()["anrufen"], Random(0), F).value(end))
        for end in cast("list[Playing]", lost_ends(state))
    ]
    assert len({lacking for lacking, _ in found}) > 1
    for (lacking, worth), (other_lacking, other_worth) in combinations(found, 2):
        assert (worth > other_worth) == (lacking < other_lacking)
        assert abs(worth - other_worth) < 1  # a token


def _lacking(end: Playing, bid: str) -> float:
    """Return what the side of the bidder lacks: tricks, points, or both in parts of all."""
    count = end.count()
    points = count.total_b - count.total_a if bid == "simple" else 100 - count.total_a
    tricks = count.tricks_b
    if bid == "all_hundred":
        return round(tricks / 6 + max(0, points) / 90, 6)
    return tricks if bid == "all" else points


@pytest.mark.parametrize("bid", ["durchmarsch_mit", "durchmarsch_letzten", "koenigmord"])
def test_of_two_ways_to_lose_all_tricks_in_graden_the_closer_one_is_worth_more(bid: str) -> None:
    state = filled("graden", ["HA DJ DQ SJ C9 ST"]).apply(Bid(F, bid))
    for seat in range(1, 4):
        state = state.apply(Pass(Seat(seat)))
    found = [
        (_taken(end), Rollout(judgements()["graden"], Random(0), F).value(end))
        for end in cast("list[GradenPlaying]", lost_ends(state))
    ]
    assert len({taken for taken, _ in found}) > 1
    for (taken, worth), (other_taken, other_worth) in combinations(found, 2):
        assert taken == other_taken or (worth > other_worth) == (taken > other_taken)


def _taken(end: GradenPlaying) -> int:
    """Return how many of the tricks that count the bidder's side has won."""
    side = (end.leader, end.basis.partner)
    counted = end.winners[:5] if end.basis.contract.task == "last" else end.winners
    return sum(winner in side for winner in counted)
