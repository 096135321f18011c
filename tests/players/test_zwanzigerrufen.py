# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What nobody at a table of Zwanzigerrufen would laugh at: positions and hands set up by hand.

P4 deals, F calls; unless said otherwise P3 holds the called tarock.
"""

from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Knock, Kontra, Move, Stack, ThrowIn
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import LEVELS, player_named
from kartenspiel.players.question import Player
from tests.games.zwanziger_table import (
    GAME,
    P2,
    P3,
    F,
    open_turn,
    played,
    read_card,
    said,
    spoken,
    start,
)
from tests.players.seating import card_played, dealt, question


@pytest.fixture(params=LEVELS)
def player(request: pytest.FixtureRequest) -> Player:
    return player_named(str(request.param))


def strong(state: State, *, may_pass: bool = False) -> Move | None:
    """Return what the strong level says, in the open turn or at a poll point."""
    turn = state.turn
    assert turn is not None
    return player_named("strong").choose(question(state, turn, may_pass=may_pass), Random(1))


BEST_SOLO = "Sk XXI XX XIX XVIII XVII XVI XV ♥K ♠K"
SUITS = "♥K ♥Q ♥C ♥J ♠K ♠Q ♠C ♦K ♦Q Sk"
POOR = "IIII V VI ♥J ♥A ♦J ♦A ♠J ♠10 ♣J"


def test_strong_plays_alone_with_eight_high_tarocks_and_two_kings() -> None:
    assert strong(start(BEST_SOLO)) == Bid(F, "solo")


def test_strong_plays_alone_also_over_a_call() -> None:
    state = said(start("", "Sk XXI XX XIX XVIII XVII XVI ♥K ♠K ♦K"), "F call")
    assert strong(state) == Bid(P2, "solo")


def test_strong_bids_a_suit_solo_with_long_suits_from_the_top() -> None:
    assert strong(start(SUITS)) == Bid(F, "suit_solo")


def test_strong_escapes_into_trischaken_with_a_poor_hand() -> None:
    assert strong(start(POOR, trischaken="forehand")) == Bid(F, "trischaken")


def test_strong_calls_with_an_ordinary_hand() -> None:
    bid = strong(start("XXI XVIII XVI XII VIII ♥K ♥J ♠Q ♣C ♦J", trischaken="forehand"))
    assert bid == Bid(F, "normal", read_card("XX"))


def test_strong_announces_absolut_where_hardly_a_trick_can_be_lost() -> None:
    state = open_turn(start("Sk XXI XIX XVIII XVI XV XIV ♥K ♠K ♦K", "", "XX XVII"), "F call")
    heard: set[str] = set()
    while isinstance(move := strong(state), Announce):
        heard.add(move.what)
        state = state.apply(move)
    assert "absolut" in heard


def test_strong_announces_the_pagat_with_many_tarocks() -> None:
    state = open_turn(start("Sk XIX XVIII XVI XIII XII IX V I ♥K", "", "XX XVII"), "F call")
    heard: set[str] = set()
    while isinstance(move := strong(state), Announce):
        heard.add(move.what)
        state = state.apply(move)
    assert "pagat_ultimo" in heard


def test_strong_announces_valat_with_a_hand_that_loses_no_trick() -> None:
    state = open_turn(start("Sk XXI XX XIX XVIII XVII XVI XV XIV ♥K"), "F solo")
    heard: set[str] = set()
    while isinstance(move := strong(state), Announce):
        heard.add(move.what)
        state = state.apply(move)
    assert "valat" in heard


def test_strong_says_kontra_with_a_hand_that_beats_the_declarer() -> None:
    state = said(start("", "Sk XXI XVIII XVII XII X ♥K ♠K ♦Q ♣C", "XX"), "F call")
    assert strong(state) == Kontra(P2, "game")


def test_strong_says_retour_when_the_partner_knows_better() -> None:
    hands = ("XIX XVIII XV V ♥K ♥Q ♣J", "VII VIII ♠Q ♠C", "Sk XXI XX XVII XVI XIV ♥C ♠K ♦K ♣K")
    state = said(start(*hands), "F call | P2 kontra game")
    assert strong(state) == Kontra(P3, "game")


def test_nobody_doubles_without_end(player: Player) -> None:
    for seed in range(3):
        conductor = Conductor(dealt(GAME, seed))
        while (asked := conductor.next_question()) is not None and not any(
            type(choice).__name__ == "Play" for choice in asked[1].choices
        ):
            seat, asked_for = asked
            conductor.answer(player.choose(asked_for, generator(seed, 0, conductor.number, seat)))
        raises = [move for move in conductor.state.log if isinstance(move, Kontra)]
        assert len(raises) <= 3


def test_a_hand_without_tarock_is_thrown_in(player: Player) -> None:
    state = start("", "♥K ♥Q ♥C ♥J ♥A ♦K ♦Q ♦C ♦J ♦A", knocking="off")
    assert player.choose(question(state, P2), Random(1)) == ThrowIn(P2)


def test_a_lone_pagat_among_low_cards_is_thrown_in(player: Player) -> None:
    state = start("", "I ♥C ♥J ♥A ♦C ♦J ♦A ♠J ♠10 ♣J", knocking="off")
    assert player.choose(question(state, P2, may_pass=True), Random(1)) == ThrowIn(P2)


def test_a_lone_skues_beside_a_suit_solo_is_not_thrown_in(player: Player) -> None:
    state = start("", SUITS, knocking="off")
    assert player.choose(question(state, P2, may_pass=True), Random(1)) is None


def test_knocking_and_the_stack_are_left_to_chance(player: Player) -> None:
    state = start()
    knocks = {player.choose(question(state, P3, may_pass=True), Random(seed)) for seed in range(60)}
    assert knocks == {None, Knock(P3)}
    choosing = state.apply(Knock(P3))
    stacks = {player.choose(question(choosing, F), Random(seed)) for seed in range(60)}
    assert stacks == {Stack(F, number) for number in (1, 2, 3, 4)}


def test_the_skues_takes_an_opponents_mond(player: Player) -> None:
    state = spoken(start("V ♥K ♥Q", "VI ♠K", "XXI ♣K", "Sk XX X XI VII"), "F call")
    assert card_played(player, played(state, "F V, P2 VI, P3 XXI")) is read_card("Sk")


def test_the_mond_is_not_led_while_an_opponent_may_hold_the_skues() -> None:
    state = spoken(start("XXI XIX XV XII IX V ♥K ♥J ♠Q ♣C", "Sk XVI VI ♠K", "XX XVII VIII ♦K"), "F call")
    for name in ("medium", "strong"):
        assert card_played(player_named(name), state) is not read_card("XXI")


PARTNER = "XX Sk XIX XVIII ♥Q ♥C ♦K ♦Q ♣K ♣Q"
"""Void in spades; the XX falls in the first trick."""


def after_the_skues(forehand: str) -> State:
    """Return a position in which P3, known as the partner, has taken a trick of spades with the Sküs; F is last."""
    state = spoken(start(forehand, "XXI ♠J X", PARTNER, "VI ♠Q ♠C"), "F call")
    return played(state, "F V, P2 XXI, P3 XX, P4 VI, P2 ♠J, P3 Sk, P4 ♠Q")


def test_a_king_goes_to_a_trick_that_the_partner_has_taken_for_certain(player: Player) -> None:
    assert card_played(player, after_the_skues("V ♠K ♠10 XVII VII ♥K ♥J ♦C ♦J ♣J")) is read_card("♠K")


def test_no_high_tarock_is_thrown_on_a_trick_of_the_partners(player: Player) -> None:
    assert card_played(player, after_the_skues("V XVII XVI VII ♥K ♥J ♥A ♦C ♦J ♣J")) is read_card("VII")


def test_in_trischaken_the_highest_card_goes_under(player: Player) -> None:
    hands = "♥C ♥J ♠10", "♥K ♠K", "♥Q ♥A ♣K", "VI VII VIII"
    state = played(spoken(start(*hands, trischaken="forehand"), "F trischaken"), "F ♥C, P2 ♥K")
    assert card_played(player, state) is read_card("♥Q")


@pytest.mark.parametrize("name", ["medium", "strong"])
def test_in_a_suit_solo_the_declarer_cashes_a_king(name: str) -> None:
    state = spoken(start(SUITS), "F suit_solo")
    assert card_played(player_named(name), state).rank == "K"


def test_an_announced_pagat_is_brought_home(player: Player) -> None:
    hands = "Sk XXI XIX XVIII XVII XVI XV XIV I ♥K", "", "XX XIII"
    state: State = spoken(start(*hands), "F call, pagat_ultimo")
    conductor = Conductor(state)
    while (asked := conductor.next_question()) is not None:
        seat, asked_for = asked
        answering = player if seat == F else player_named("easy")
        conductor.answer(answering.choose(asked_for, generator(1, 0, conductor.number, seat)))
    outcome = conductor.state.outcome
    assert outcome is not None
    assert [item.to for item in outcome.items if item.id == "pagat_ultimo"] == [(Seat(0), Seat(2))]
