# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards, the shuffle and the seats."""

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.model.aceten import PACK_24, PACK_32
from kartenspiel.model.cards import Suit, UnknownCardError, card, cards, shuffle
from kartenspiel.model.seats import Seat, after, all_seats, from_seat


def test_there_is_one_object_for_each_card() -> None:
    ace = card("HA")
    assert ace is card("HA")
    assert pickle.loads(pickle.dumps(ace)) is ace  # noqa: S301 - our own bytes
    assert copy.deepcopy(ace) is ace
    assert (ace.suit, ace.rank, repr(ace)) == (Suit.HEARTS, "A", "HA")


@pytest.mark.parametrize("code", ["", "H", "XA", "H5", "HA ", "T0", "T23", "ha", None, 7, ["HA"]])
def test_other_codes_name_no_card(code: str) -> None:
    with pytest.raises(UnknownCardError, match="unknown card"):
        card(code)


def test_packs_have_their_size() -> None:
    assert (len(set(PACK_32)), len(set(PACK_24))) == (32, 24)


@given(st.integers())
def test_a_shuffle_keeps_every_card(seed: int) -> None:
    assert sorted(shuffle(PACK_32, Random(seed))) == sorted(PACK_32)


def test_a_seed_shuffles_the_same_everywhere() -> None:
    codes = " ".join(each.code for each in shuffle(PACK_32, Random(1))[:8])
    assert codes == "H8 DK ST C7 CJ DQ S7 HT"


def test_every_card_comes_to_every_place() -> None:
    tops = {shuffle(PACK_24, Random(seed))[0] for seed in range(400)}
    assert tops == set(PACK_24)


def test_cards_sort_in_the_order_of_the_pack() -> None:
    assert sorted(cards("C7 HA T22 DT T1")) == list(cards("HA DT C7 T1 T22"))


def test_seats_follow_each_other() -> None:
    assert all_seats(3) == (0, 1, 2)
    assert after(Seat(3), 4) == 0
    assert from_seat(Seat(2), 4) == (2, 3, 0, 1)
