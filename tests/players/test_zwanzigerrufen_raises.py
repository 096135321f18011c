# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announcements and raises of Zwanzigerrufen that hardly occur: hands on which the strong level makes them.

A turn has several statements; what counts is that the one in question is among them.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from kartenspiel.games.zwanzigerrufen.states import Speaking
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Kontra, Move, Pass
from kartenspiel.players.base import player_named
from tests.games.zwanziger_table import F, open_turn, start
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

ANNOUNCEMENTS = [
    # The bonus, the hands from forehand on, and what has been said.
    ("absolut", ("XX V VI ♥Q", "", "XIX Sk XXI XVIII XVII X ♥K ♠K ♣J ♦J"), "F call | P2 | P3"),
    ("absolut", (LOW, STOPS), "F solo | P2"),
    ("absolut", (ALL,), "F solo"),
    ("absolut", (SUITS,), "F suit_solo"),
    ("absolut", ("♥Q ♥C ♥J ♥A ♠Q ♠C ♠J ♦Q ♦C VII", "♥K ♠K ♦K ♣K Sk XXI XX ♣Q ♣C ♣J"), "F suit_solo | P2"),
    ("valat", (SUITS,), "F suit_solo"),
    ("valat", (ALL,), "F solo"),
    ("pagat_ultimo", ("XX V ♥Q", "XXI XVI XV XIV XIII XII IX VII I ♠J", "XIX"), "F call | P2"),
    ("pagat_ultimo", ("Sk XXI XX XIX XVIII XVII XVI XV I ♥K",), "F solo"),
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


def words(state: State, seed: int) -> Iterator[Move]:
    """Yield what the strong level says in the open turn."""
    strong, rng = player_named("strong"), Random(seed)
    seat = state.turn
    while isinstance(state, Speaking) and state.turn == seat:
        move = strong.choose(question(state, state.turn), rng)
        assert move is not None
        state = state.apply(move)
        yield move


def usually_said(state: State) -> set[Move]:
    """Return what the strong level says in most of so many turns."""
    said_in = Counter(word for seed in range(TRIES) for word in words(state, seed))
    return {word for word, times in said_in.items() if times > TRIES / 2}


@pytest.mark.parametrize(("bonus", "hands", "speech"), ANNOUNCEMENTS)
def test_a_bonus_is_announced_that_the_hand_all_but_makes(bonus: str, hands: tuple[str, ...], speech: str) -> None:
    said_now = usually_said(open_turn(start(*hands), speech))
    assert bonus in {move.what for move in said_now if isinstance(move, Announce)}


@pytest.mark.parametrize(("item", "hands", "speech"), RAISES.values(), ids=RAISES)
def test_an_item_is_raised_that_is_all_but_won(item: str, hands: tuple[str, ...], speech: str) -> None:
    said_now = usually_said(open_turn(start(*hands), speech))
    assert item in {move.on for move in said_now if isinstance(move, Kontra)}


def test_what_the_others_have_raised_with_reason_is_left_alone() -> None:
    state = open_turn(start(LOW, STOPS), "F solo | P2 kontra game | P3 | P4 | F")
    assert usually_said(state) == {Pass(F)}
