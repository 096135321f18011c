# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody at a table of Graden knows, and what one seat concludes (section 11)."""

import pickle

import pytest

from kartenspiel.games.graden.contracts import BY_ID, CONTRACTS, SCHURLN
from kartenspiel.games.graden.public import GradenPublic, Said, StandingBid, known_partner
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from tests.games.auction_table import P1, P2, P3, P4, after, start

HANDS = "HA HT HK HQ HJ H9", "DA DT DK DQ DJ D9", "SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"
CALLING = "1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass; 1 call "


def public_after(moves: str) -> GradenPublic:
    found = after(start("graden", *HANDS, show_hundred_pair=True), moves).public
    assert isinstance(found, GradenPublic)
    return found


def test_the_bidding_is_public_word_by_word_without_the_faces_of_cards() -> None:
    bettler, zehnermord = BY_ID["bettler"], BY_ID["zehnermord"]
    joined = public_after("1 pass; 2 bid bettler D9; 3 join S9")
    words = Said(P1, "pass", SCHURLN), Said(P2, "bid", bettler), Said(P3, "join", bettler)
    assert joined == GradenPublic("bidding", StandingBid(bettler, P2, P3), words)
    assert joined == public_after("1 pass; 2 bid bettler DA; 3 join SA")
    overbid = public_after("1 pass; 2 bid bettler D9; 3 join S9; 4 bid zehnermord")
    assert (overbid.standing, overbid.bidder) == (StandingBid(zehnermord, P4), P4)


@pytest.mark.parametrize(
    ("moves", "phase", "contract", "ten_high"),
    [
        ("1 pass", "bidding", "schurln", None),
        ("1 bid hundert_mit", "bidding", "hundert_mit", None),
        ("1 bid hundert_mit; 2 pass; 3 pass; 4 pass", "naming", "hundert_mit", True),
        ("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass", "naming", "durchmarsch_mit", None),
        (CALLING + "DT", "play", "durchmarsch_mit", True),
        (CALLING + "DA", "play", "durchmarsch_mit", False),
        ("1 pass; 2 pass; 3 pass; 4 pass", "play", "schurln", True),
    ],
)
def test_g3_the_rank_order_is_open_until_it_is_known(
    moves: str, phase: str, contract: str, *, ten_high: bool | None
) -> None:
    public = public_after(moves)
    assert (public.phase, public.contract.id, public.ten_high) == (phase, contract, ten_high)


def test_g16_and_g27_pair_and_called_card_stay_public() -> None:
    public = public_after("1 bid hundert_mit; 2 pass; 3 pass; 4 pass; 1 declare H; 1 call SA")
    assert (public.shown, public.called, public.partner) == (Suit.HEARTS, card("SA"), None)


def partners(state: State) -> list[int | None]:
    """Return who each seat knows to hold the called card."""
    return [known_partner(state.observe(seat)) for seat in (P1, P2, P3, P4)]


def test_g27_the_partner_alone_knows_himself_until_his_card_is_played() -> None:
    state = after(start("graden", *HANDS), CALLING + "SA")
    assert state.public.partner is None
    assert partners(state) == [None, None, P3, None]
    state = after(state, "1 H9; 2 D9; 3 SA")
    assert state.public.partner == P3
    assert partners(state) == [P3] * 4


def test_g27_who_called_a_card_of_his_own_is_nobodys_partner() -> None:
    state = after(start("graden", *HANDS, call_own_card="allowed"), CALLING + "HA")
    assert partners(state) == [None] * 4
    assert partners(after(state, "1 HA")) == [None] * 4


@pytest.mark.parametrize("contract", [*CONTRACTS, SCHURLN], ids=lambda contract: contract.id)
def test_a_contract_is_the_same_object_where_it_was_sent(contract: object) -> None:
    assert pickle.loads(pickle.dumps(contract)) is contract  # noqa: S301 - written a moment ago
