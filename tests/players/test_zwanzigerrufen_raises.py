# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announcements and raises of Zwanzigerrufen that hardly occur: hands on which the strong level makes them.

A turn has several statements; what counts is that the one in question is among them.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from kartenspiel.games.zwanzigerrufen.bidding import Speaking
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Kontra, Move, Pass
from kartenspiel.players.base import LEVELS, player_named
from tests.games.zwanziger_table import P2, P3, F, open_turn, start
from tests.players.seating import TRIES, question

ALL = "Sk XXI XX XIX XVIII XVII XVI XV XIV ♥K"
"""Wins every trick."""
SURE = "Sk XXI XX XIX XVIII XVII XVI ♥K ♥J ♠J"
"""Wins a Solo, but not every trick."""
STOPS = "Sk XX XIX XVIII XVII XVI XV XIV ♥K ♠K"
"""Beats any Solo of somebody else."""
ENDS = "Sk XXI XVII XVI XII X IX IIII ♣J ♣C"
"""So many high tarocks that nobody else's Pagat wins the last trick."""
ABOVE = "Sk XXI XII X ♥K ♠K ♦Q ♣C ♥Q ♠Q"
"""The two highest tarocks: no Valat of others."""
TAROCKS = "Sk XIX XVIII XVI XIII XII IX V I ♥K"
"""Nine tarocks, the Pagat among them."""
LOW = "XXI XIII XII XI X IX VIII VII ♦K ♣K"
FEW = "I V VI VII VIII XX XV ♥K"
SUITS = "♥K ♥Q ♥C ♥J ♠K ♠Q ♠C ♦K ♦Q Sk"
KINGS = "♥K ♠K ♦K ♣K Sk XXI XX ♣Q ♣C ♣J"
"""Leaves nothing to a Suit Solo."""
NO_VALAT = "♥K ♥Q ♠K ♠Q ♦K ♦J ♣K XXI XI VIII"
"""A fine Suit Solo that will hardly take every trick."""
SOME_SUITS = "♠10 ♥Q ♣Q X XV ♦Q XIII ♦K ♥J ♣J"
"""Beats a Suit Solo only if the others play as if all hands were open."""

ANNOUNCEMENTS = [
    # The bonus, the hands from forehand on, and what has been said.
    ("absolut", ("XX V VI ♥Q", "", "XIX Sk XXI XVIII XVII X ♥K ♠K ♣J ♦J"), "F call | P2 | P3"),
    ("absolut", (LOW, STOPS), "F solo | P2"),
    ("absolut", (ALL,), "F solo"),
    ("absolut", (SUITS,), "F suit_solo"),
    ("absolut", ("♥Q ♥C ♥J ♥A ♠Q ♠C ♠J ♦Q ♦C VII", KINGS), "F suit_solo | P2"),
    ("valat", (SUITS,), "F suit_solo"),
    ("valat", (ALL,), "F solo"),
    ("pagat_ultimo", ("XX V ♥Q", "XXI XVI XV XIV XIII XII IX VII I ♠J", "XIX"), "F call | P2"),
    ("pagat_ultimo", ("Sk XXI XX XIV XIII XII XI IX I ♥K",), "F call"),
    ("valat", ("", ALL), "F solo | P2"),
    ("pagat_ultimo", ("Sk XXI XX XIX XVIII XVII XVI XV I ♥K",), "F solo"),
    ("pagat_ultimo", ("", "XXI XX XIX XVIII XVII XVI XV XIV XIII I"), "F solo | P2"),
]
RAISES = {
    # The item, the hands from forehand on, and what has been said.
    "Retour in a Solo": ("game", (SURE, "XV XIV"), "F solo | P2 kontra game | P3 | P4 | F"),
    "Retour in a Suit Solo": ("game", (SUITS, "♣K"), "F suit_solo | P2 kontra game | P3 | P4 | F"),
    "Supra in a Solo": ("game", (LOW, STOPS), "F solo | P2 kontra game | P3 | P4 | F kontra game | P2"),
    "Resupra in a Solo": (  # the Kontra came with the Absolut
        "game", (SURE, "XV XIV"),
        "F solo | P2 absolut | P3 | P4 | F kontra game | P2 kontra game | P3 | P4 | F",
    ),
    "Kontra to Absolut": ("absolut", (SURE, "XV XIV"), "F solo | P2 absolut | P3 | P4 | F"),
    "Retour to Absolut": (
        "absolut", ("Sk XXI XX XVIII XVII XVI XV ♥K ♠K ♦K", "", "XIX"),
        "F call, absolut | P2 kontra absolut of F | P3 | P4 | F",
    ),
    "Supra to Absolut": (
        "absolut", (SURE, "XV XIV"),
        "F solo | P2 absolut | P3 | P4 | F kontra absolut of P2 | P2 kontra absolut of P2 | P3 | P4 | F",
    ),
    "Kontra to the Pagat": ("pagat_ultimo", (FEW, "XIX", ENDS), "F call, pagat_ultimo | P2 | P3"),
    "Retour to the Pagat": (
        "pagat_ultimo", (TAROCKS, "", "XX XVII"),
        "F call, pagat_ultimo | P2 kontra pagat_ultimo | P3 | P4 | F",
    ),
    "Kontra to Valat": ("valat", ("XX", ABOVE, "XIX"), "F call, valat | P2"),
    "Kontra to Valat in a Solo": ("valat", ("XX XIX XVIII XVII XVI", ABOVE), "F solo, valat | P2"),
    "Retour to Valat": ("valat", (ALL,), "F solo, valat | P2 kontra valat of F | P3 | P4 | F"),
    "Supra to Valat": (
        "valat", ("XX XIX XVIII XVII XVI", ABOVE),
        "F solo, valat | P2 kontra valat of F | P3 | P4 | F kontra valat of F | P2",
    ),
}  # fmt: skip


def words(state: State, seed: int, level: str) -> Iterator[Move]:
    """Yield what a level says in the open turn."""
    player, rng = player_named(level), Random(seed)
    seat = state.turn
    while isinstance(state, Speaking) and state.turn == seat:
        move = player.choose(question(state, state.turn), rng)
        assert move is not None
        state = state.apply(move)
        yield move


def usually_said(state: State, level: str = "strong") -> set[Move]:
    """Return what a level says in most of so many turns; no more are asked than settle it."""
    said_in = Counter[Move]()
    for seed in range(TRIES):
        said_in.update(words(state, seed, level))
        left = TRIES - seed - 1
        if left < TRIES / 2 and not any(times <= TRIES / 2 < times + left for times in said_in.values()):
            break
    return {word for word, times in said_in.items() if times > TRIES / 2}


@pytest.mark.parametrize(("bonus", "hands", "speech"), ANNOUNCEMENTS)
def test_a_bonus_is_announced_that_the_hand_all_but_makes(bonus: str, hands: tuple[str, ...], speech: str) -> None:
    said_now = usually_said(open_turn(start(*hands), speech))
    assert bonus in {move.what for move in said_now if isinstance(move, Announce)}


@pytest.mark.parametrize(("item", "hands", "speech"), RAISES.values(), ids=RAISES)
def test_an_item_is_raised_that_is_all_but_won(item: str, hands: tuple[str, ...], speech: str) -> None:
    said_now = usually_said(open_turn(start(*hands), speech))
    assert item in {move.on for move in said_now if isinstance(move, Kontra)}


@pytest.mark.parametrize(
    ("hand", "speech"),
    [("Sk XXI XX XIX XVIII XII ♥K ♠K ♦J ♣J", "F solo | P2"), ("♥K ♥Q ♠K ♠Q ♦K XXI XX X V VI", "F suit_solo | P2")],
    ids=["Solo", "Suit Solo"],
)
def test_a_game_alone_is_raised_by_who_beats_it_where_no_announcement_does_so_too(hand: str, speech: str) -> None:
    said_now = usually_said(open_turn(start("", hand, dagegen_implies_kontra="none"), speech))
    assert Kontra(P2, "game") in said_now


def test_what_the_others_have_raised_with_reason_is_left_alone() -> None:
    state = open_turn(start(LOW, STOPS), "F solo | P2 kontra game | P3 | P4 | F")
    assert usually_said(state) == {Pass(F)}


def test_a_suit_solo_is_not_raised_on_the_strength_of_hands_that_cannot_be_seen() -> None:
    state = open_turn(start("", "", SOME_SUITS), "F suit_solo | P2 | P3")
    assert usually_said(state) == {Pass(P3)}


def test_an_absolut_is_not_raised_on_the_strength_of_hands_that_cannot_be_seen() -> None:
    state = open_turn(start("", "Sk XII XIX ♠C XVII VI ♥Q ♣10 XIV ♥J"), "F call, absolut | P2")
    assert usually_said(state) == {Pass(P2)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("speech", ["F suit_solo", "F suit_solo, valat | P2 kontra valat of F | P3 | P4 | F"])
def test_no_suit_solo_that_can_lose_a_trick_is_called_a_valat(level: str, speech: str) -> None:
    said_now = usually_said(open_turn(start(NO_VALAT), speech), level)
    assert not {move for move in said_now if getattr(move, "what", "") == "valat" or getattr(move, "on", "") == "valat"}
