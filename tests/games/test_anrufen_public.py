# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody at a table of Anrufen knows, and who knows the partner (section 14, A50)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenspiel.games import game_named
from kartenspiel.games.anrufen.auction import LevelBid
from kartenspiel.games.anrufen.contracts import BidContract
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.games.anrufen.public import AnrufenPublic, known_partner
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.seats import all_seats
from tests.games.auction_table import P1, P2, P3, P4, after, start
from tests.walks import random_start, step

GAME = "anrufen"
HANDS = "HA HT S9 SJ SQ C9", "H9 D9 DJ DQ CJ SK", "HK HQ SA CA DA CQ", "HJ ST CT DT DK CK"
BID = "1 bid simple; 2 pass; 3 pass; 4 pass"


def public(moves: str, *hands: str, players: int = 4) -> AnrufenPublic:
    found = after(start(GAME, *hands, players=players), moves).public
    assert isinstance(found, AnrufenPublic)
    return found


def test_a12_a_covered_suit_is_not_public_before_the_holder_has_named_his() -> None:
    bids = "1 bid simple; 2 bid simple "
    assert public(f"{bids} D") == public(f"{bids} H")
    bidding = public(f"{bids} D").bidding
    assert bidding is not None
    assert (bidding.challenger, bidding.covered, bidding.named) == (P2, True, ())
    named = public(f"{bids} D; 1 trumps C").bidding
    assert named is not None
    assert (named.challenger, named.covered) == (None, False)
    assert named.named == (LevelBid(P1, 1, Suit.CLUBS), LevelBid(P2, 1, Suit.DIAMONDS))


@pytest.mark.parametrize(
    ("moves", "phase", "contract"),
    [
        ("1 pass", "auction", None),
        ("1 bid none; 2 bid all", "auction", BidContract(P2, 4)),
        ("1 bid simple; 2 bid simple D; 1 trumps C", "auction", BidContract(P2, 1, Suit.DIAMONDS)),
        (BID, "preparation", BidContract(P1, 1)),
        (f"{BID}; 1 trumps H; 1 call HK", "play", BidContract(P1, 1, Suit.HEARTS, card("HK"))),
        ("1 bid none; 2 pass; 3 pass; 4 pass", "play", BidContract(P1, 3)),
        ("1 pass; 2 pass; 3 pass; 4 pass; 1 pass; 2 pass; 3 pass; 4 pass", "redeal", None),
    ],
)
def test_phase_and_contract_are_public(moves: str, phase: str, contract: BidContract | None) -> None:
    found = public(moves, *HANDS)
    assert (found.phase, found.contract) == (phase, contract)


def test_a24_the_exchange_is_public_and_what_was_laid_away_is_not() -> None:
    bid = "1 bid simple; 2 pass; 3 pass; 1 trumps H"
    hand = "HA HT HK HQ HJ H9 DA"
    stages = (bid, f"{bid}; 1 take", f"{bid}; 1 take; 1 lay HA HT DA")
    found = [public(moves, hand, players=3) for moves in stages]
    assert [(each.taken, each.laid_away) for each in found] == [(False, False), (True, False), (True, True)]
    assert found[-1] == public(f"{bid}; 1 take; 1 lay CQ CJ C9", hand, players=3)


def test_a27_a_raise_shows_the_partner_and_what_was_bid_before_it() -> None:
    said = f"{BID}; 1 trumps H; 1 call HK; 2 contra; 1 HA; 2 H9; 3 raise all; 4 contra"
    found = public(said, *HANDS)
    assert found.contract is not None
    assert (found.contract.id, found.contract.bid, found.contract.contras) == ("all", "simple", (P2, P4))
    assert (found.sides_known, found.partner) == (True, P3)


def test_a35_a_registered_marriage_is_public_and_must_be_led() -> None:
    trick = f"{BID}; 1 trumps H; 1 call HK; 1 S9; 2 SK; 3 SA; 4 ST"
    said, led = public(f"{trick}; 3 declare H", *HANDS), public(f"{trick}; 3 declare H; 3 HQ", *HANDS)
    assert (said.registered, said.leading) == (((P3, Suit.HEARTS),), Suit.HEARTS)
    assert (led.registered, led.leading) == (said.registered, None)
    assert (led.sides_known, led.partner) == (False, None)


@given(seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_a23_the_partner_is_known_to_all_once_he_has_shown_himself_and_before_that_to_himself(seed: int) -> None:
    rng = Random(seed)
    state = random_start(game_named(GAME), rng)
    while not state.over:
        state = state.after(step(state, rng))
        partner = state.partner if isinstance(state, Playing) else None
        for seat in all_seats(state.deal.seats):
            knows = seat == partner or state.public.sides_known
            assert known_partner(state.observe(seat)) == (partner if knows else None)
