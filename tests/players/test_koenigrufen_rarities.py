# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is seldom said at a table of Königrufen: for each contract and statement a hand on which *strong* says it.

It looks at fewer deals than at the table, which is quicker and makes nothing easier.
"""

from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.model.cards import card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Call, GiveUp, Hold, Kontra, Move, Pass, ThrowIn, Vorhand
from kartenspiel.players.base import player_named
from kartenspiel.players.levels import PlayOuts, SearchPlayer
from kartenspiel.players.question import Player
from kartenspiel.players.seated import PRIOR
from tests.players.koenigrufen_deals import declared, in_speech, start
from tests.players.seating import question
from tests.players.test_koenigrufen import ALL, KINGS, LONG, LOW, P2, P3, P4, WEAK, F

DEALS: Final = 9
LONG_WITH: Final = "T22 T20 T18 T17 T16 T15 T9 T8 T7 {} HK D4"
"""A hand with ten tarocks, of which one is a bird."""
TOPS_WITH: Final = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 {} HK"
"""A hand that wins what it leads, with a bird."""
EVERY_WIEN: Final[dict[str, Any]] = {
    "contract_values": "wien",
    "besserrufer_mode": "by_bird",
    "zwiccolo": "plain_and_ouvert",
    "hold_rule": "none",
}


def quick() -> Player:
    """Return the strong level with fewer deals."""
    strong = player_named("strong")
    assert isinstance(strong, SearchPlayer)
    return replace(strong, play_outs=PlayOuts(DEALS, PRIOR))


def said(state: State) -> Move:
    """Return what it says whose turn it is."""
    assert state.turn is not None
    move = quick().choose(question(state, state.turn), Random(1))
    assert move is not None
    return move


def turn_of(state: State) -> list[Move]:
    """Return what it says in the open turn of the announcements."""
    assert isinstance(state, Speaking)
    seat, found = state.turn, list[Move]()
    while isinstance(state, Speaking) and state.turn == seat:
        found.append(said(state))
        state = state.apply(found[-1])
    return found


@pytest.mark.parametrize(
    ("contract", "hand", "row"),
    [
        ("piccolo", "T22 H4 H3 H2 D4 D3 D2 S7 S8 C7 C8 C9", "piccolo"),
        ("zwiccolo", "T22 T21 H4 H3 H2 D4 D3 D2 S7 S8 C7 C8", "zwiccolo"),
        ("bettel", LOW, "bettel"),
        ("solorufer", "T22 T20 T19 T18 T16 T14 T9 HK DK SK C7 C8", "solorufer"),
        ("pagatrufer", LONG_WITH.format("T1"), "besserrufer"),
        ("uhurufer", LONG_WITH.format("T2"), "besserrufer"),
        ("kakadurufer", LONG_WITH.format("T3"), "besserrufer"),
        ("quapilrufer", "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T4 HK", "besserrufer"),
        ("farbendreier", KINGS, "farbendreier"),
        ("dreier", "T22 T21 T19 T17 T16 T15 T12 T9 HK SK D4 C8", "dreier"),
        ("farbensolo", KINGS, "farbensolo"),
        ("piccolo_ouvert", "T22 H4 H3 H2 D4 D3 D2 S7 S8 C7 C8 C9", "piccolo_ouvert"),
        ("zwiccolo_ouvert", "T22 T21 H4 H3 H2 D4 D3 D2 S7 S8 C7 C8", "zwiccolo_ouvert"),
        ("bettel_ouvert", LOW, "bettel_ouvert"),
        ("solodreier", ALL, "solodreier"),
    ],
)
def test_every_contract_is_bid_with_a_hand_for_it(contract: str, hand: str, row: str) -> None:
    assert said(start("", hand, **EVERY_WIEN, **listed(row)).apply(Vorhand(F))) == Bid(P2, contract)


def listed(*contracts: str) -> dict[str, Any]:
    """Return the house rules in which there are only these contracts and those of forehand."""
    return {"enabled_contracts": frozenset(("trischaken", "rufer", *contracts))}


def test_a_besserrufer_is_bid_without_naming_the_bird_and_a_sechserdreier_as_the_first_word() -> None:
    single = start("", LONG_WITH.format("T1"), **listed("besserrufer")).apply(Vorhand(F))
    assert said(single) == Bid(P2, "besserrufer")
    six = "T22 T21 T19 T17 T16 T15 T12 HK SK D4 C8 S8"
    assert said(start(six, **listed("sechserdreier"))) == Bid(F, "sechserdreier")


@pytest.mark.parametrize(
    ("contract", "hand"),
    [
        ("rufer", "T22 T18 T15 T12 T9 HK SK D4 D3 S8 C8 C9"),
        ("trischaken", "T9 T8 T7 T5 HC HJ D2 D1 S7 S8 C7 C8"),
    ],
)
def test_forehand_chooses_among_what_is_left_to_it(contract: str, hand: str) -> None:
    state = start(hand)
    for word in (Vorhand(F), Pass(P2), Pass(P3), Pass(P4)):
        state = state.apply(word)
    assert said(state) == Bid(F, contract)


def test_a_bid_is_held_and_a_lost_game_given_up_and_a_hopeless_hand_thrown_in() -> None:
    state = start(ALL.replace("SK", "S7"), **listed("dreier"))
    for word in (Vorhand(F), Bid(P2, "dreier"), Pass(P3), Pass(P4)):
        state = state.apply(word)
    assert said(state) == Hold(F)
    weak = "T9 T8 T7 T5 HC HJ DQ D1 SQ ST CJ CT"
    alone = declared("rufer", F, weak, talon="HK H1 C7 D4 S8 C8").apply(Call(F, card("HK")))
    assert isinstance(said(alone), GiveUp)
    lone = start("T1 HC HJ H1 DQ D1 SQ SJ ST CJ CT C9", throw_in="no_tarock_or_lone_trull")
    asked = question(lone, F, may_pass=ThrowIn(F) in lone.statements(F))
    assert quick().choose(asked, Random(1)) == ThrowIn(F)


@pytest.mark.parametrize(
    ("bonus", "hand", "options"),
    [
        ("trull", LONG, {}),
        ("kings", "T22 T21 T20 T19 T18 T17 T16 T15 HK SK DK CK", {}),
        ("pagat", LONG, {"enabled_bonuses": frozenset(("pagat",))}),
        ("uhu", TOPS_WITH.format("T2"), {}),
        ("kakadu", TOPS_WITH.format("T3"), {}),
        ("quapil", TOPS_WITH.format("T4"), {}),
        ("valat", ALL, {}),
        ("absolut", ALL, {"absolut": 45, "enabled_bonuses": frozenset(("trull",))}),
    ],
)
def test_every_bonus_is_announced_with_a_hand_for_it(bonus: str, hand: str, options: dict[str, Any]) -> None:
    assert Announce(F, bonus) in turn_of(in_speech(declared("solodreier", F, hand, **options)))


def test_a_koenig_ultimo_is_announced_by_who_keeps_the_king_and_the_last_trick() -> None:
    caller, partner = "T14 T13 T12 T10 T8 T7 HJ DQ DK SK SQ CK", "T22 T21 T20 T19 T18 T17 T16 T15 HK HQ H1 H2"
    assert Announce(P2, "koenig_ultimo") in turn_of(in_speech(declared("solorufer", F, caller, partner), 1))


def test_birds_games_and_tricks_are_raised_and_the_declarer_answers() -> None:
    bird = in_speech(declared("besserrufer", F, "T1 T5 T6 T7 T8 HQ HC H1 DQ D3 S8 SJ", LONG.replace("T1 ", "T2 ")))
    assert Kontra(P2, "pagat") in turn_of(bird.apply(Announce(F, "pagat")).apply(Pass(F)))
    bettler = "T19 T18 HK HQ DK DQ SK SQ CK CQ CC SC"
    low = "T1 T2 T3 T4 H4 H3 D4 D3 S7 S8 C7 C8"
    assert Kontra(P2, "game") in turn_of(in_speech(declared("bettel", F, bettler, low), 1))
    raised = in_speech(declared("solodreier", F, ALL, WEAK), 1).apply(Kontra(P2, "game"))
    for seat in (P2, P3, P4):
        raised = raised.apply(Pass(seat))
    assert Kontra(F, "game") in turn_of(raised)
