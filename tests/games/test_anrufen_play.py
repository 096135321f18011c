# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""First trick and play in Anrufen: AL1–AL10, AE8–AE21, and what is refused."""

import dataclasses
from random import Random
from typing import Any, cast

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.anrufen.contracts import BidContract
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Call, Declare, Kontra, Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from tests.games.auction_table import (
    P1,
    P2,
    P3,
    P4,
    after,
    marks,
    move,
    offered,
    playable,
    played_out,
    refused,
    start,
)
from tests.games.test_anrufen_call import bid
from tests.imagined import imagining

GAME = "anrufen"


LEGAL = {
    "AL1": ("S", "HQ", "HK HJ SA D9", "HK"),
    "AL2": ("S", "HQ HT", "HK HJ SA D9", "HK HJ"),
    "AL3": ("S", "HQ S9", "HA HJ SA", "HA HJ"),
    "AL4": ("S", "HQ SK", "SA SJ DA", "SA"),
    "AL5": ("S", "HQ ST", "SK S9 DA", "SK S9"),
    "AL6": ("S", "HQ SA HA", "CT DT D9", "CT DT D9"),
    "AL7": ("", "DJ", "DK D9 HA", "DK"),
    "AL8": ("", "DJ DT", "DK D9 HA", "DK D9"),
    "AL9": ("", "DJ DT", "HA SA C9", "HA SA C9"),
    "AL10": ("D", "DK DT", "DA DQ CA", "DA"),
    "AE17 beaten": ("", "D9 DQ", "DK DJ", "DK"),
    "AE17 ten": ("", "DQ DT", "DK D9", "DK D9"),
    "AE17 ace": ("", "DQ DA", "DK D9", "DK D9"),
    "AE18": ("", "DQ", "HA S9 CT", "HA S9 CT"),
}


def position(trumps: str, trick: str, hand: str, **options: Any) -> Playing:  # noqa: ANN401 - as above
    """Return a position in which the seat after the trick so far is on turn with this hand."""
    begun = bid("none", **options)
    so_far = tuple(Play(Seat(place), each) for place, each in enumerate(cards(trick)))
    seat = Seat(len(so_far))
    hands = tuple(cards(hand) if owner == seat else () for owner in range(4))
    won = BidContract(P1, 1 if trumps else 3, Suit(trumps) if trumps else None)
    return dataclasses.replace(begun, won=won, hands=hands, trick=so_far, tricks=(so_far,), winners=(P1,))


@pytest.mark.parametrize(("trumps", "trick", "hand", "allowed"), LEGAL.values(), ids=LEGAL)
def test_legal_cards(trumps: str, trick: str, hand: str, allowed: str) -> None:
    state = position(trumps, trick, hand)
    on_turn = cast("Seat", state.turn)
    choices = [choice.card for choice in state.moves(on_turn) if isinstance(choice, Play)]
    assert " ".join(each.code for each in cards(hand) if each in choices) == allowed
    for wrong in set(cards(hand)) - set(choices):
        name, clause = refused(state, Play(on_turn, wrong))
        assert name in ("MUST_FOLLOW", "MUST_BEAT", "MUST_TRUMP")
        assert clause == ("A32" if trumps else "A34")


@pytest.mark.parametrize("trumps", ["", "S"])
def test_a32_a34_the_reason_does_not_depend_on_how_the_hand_is_held(trumps: str) -> None:
    state = position(trumps, "DK", "CA SA DA DQ")
    seat = cast("Seat", state.turn)
    assert {wrong: refused(state, Play(seat, card(wrong)))[0] for wrong in ("CA", "SA", "DQ")} == {
        "CA": "MUST_FOLLOW", "SA": "MUST_FOLLOW", "DQ": "MUST_BEAT",
    }  # fmt: skip


def test_a33_following_to_a_trumped_trick_one_may_have_to_exceed_the_highest_of_the_suit() -> None:
    assert playable(position("S", "HQ S9", "HA HJ SA", head_when_trumped="suit_high")) == "HA"
    assert playable(position("S", "HQ S9", "HJ H9 SA", head_when_trumped="suit_high")) == "HJ H9"


def test_ae8_the_partner_becomes_public_only_with_the_called_card() -> None:
    state = bid("simple", "HA HT", "H9 DA", "HK HQ", "HJ", moves="1 trumps H; 1 call HK")
    assert all(marks(state, seat) == {"declarer": P1} for seat in (P1, P2, P4))
    assert marks(state, P3) == {"declarer": P1, "partner": P3}
    led = after(lead_by_partner(), "3 declare H", "3 HQ")
    assert marks(led, P1) == {"declarer": P1}
    ended = after(led, "4 HJ; 1 HT; 2 H9; 1 HA; 2 D9; 3 HK")
    assert all(marks(ended, seat) == {"declarer": P1, "partner": P3} for seat in (P1, P2, P3, P4))


def lead_by_partner() -> State:
    """Return a deal in which P3, the holder of the called HK, has won the first trick and holds HQ too."""
    hands = "HA HT S9 SJ SQ C9", "H9 D9 DJ DQ CJ SK", "HK HQ SA CA DA CQ", "HJ ST CT DT DK CK"
    return bid("simple", *hands, moves="1 trumps H; 1 call HK; 1 S9; 2 SK; 3 SA; 4 ST")


def test_ae8_who_registers_the_called_suit_is_imagined_with_the_called_card() -> None:
    seen = after(lead_by_partner(), "3 declare H; 3 HQ").observe(P1)
    imagine = imagining(game_named(GAME), seen)
    assert all(card("HK") in imagine(Random(draw)).deal.hands[P3] for draw in range(20))


def first_trick(*moves: str, level: str = "simple", **options: Any) -> Playing:  # noqa: ANN401 - as above
    """Return a deal in which P1 has all trumps and P4 holds the called DK, after moves of the first trick."""
    hands = "HA HT HK HQ HJ H9", "DA DT DQ DJ D9 S9", "SA ST SK SQ SJ C9", "CA CT CK CQ CJ DK"
    return bid(level, *hands, moves="; ".join(("1 trumps H; 1 call DK", *moves)), **options)


def test_ae9_opponents_who_have_played_may_answer_a_raise_with_contra_until_the_last_card() -> None:
    state = first_trick("1 HA; 2 D9; 3 C9; 4 raise all_hundred")
    assert all(marks(state, seat) == {"declarer": P1, "partner": P4} for seat in (P1, P2, P3, P4))
    assert [offered(state, seat) for seat in (P1, P2, P3, P4)] == [[], ["contra"], ["contra"], []]
    assert tuple(state.open_statements()) == (P2, P3)
    ended = after(state, "4 CJ")
    assert refused(ended, "2 contra") == ("TOO_LATE", "A29")


def test_ae10_a_contra_before_the_raise_applies_to_the_raised_bid() -> None:
    state = first_trick("2 contra; 1 HA; 2 D9; 3 C9; 4 raise all; 4 CJ")
    assert (state.won.level, state.won.bidder) == (4, P1)
    assert played_out(state).payments == (3, -3, -3, 3)


def test_ae11_further_contras_change_nothing() -> None:
    state = first_trick("2 contra; 3 contra; 1 HA")
    assert refused(state, "2 contra") == ("TWICE", "A29")
    assert played_out(state).payments == (2, -2, -2, 2)


def test_a29_the_side_of_the_bidder_says_no_contra() -> None:
    state = first_trick()
    assert refused(state, "1 contra") == ("NOT_OPPONENT", "A29")
    assert refused(state, "4 contra") == ("NOT_OPPONENT", "A29")
    assert offered(first_trick(contra="off"), P2) == []
    assert refused(first_trick(contra="off"), "2 contra") == ("NOT_NOW", "A29")


def test_a29_contra_at_no_tricks_and_among_three() -> None:
    assert [offered(bid("none"), seat) for seat in (P1, P2, P3, P4)] == [[], ["contra"], ["contra"], ["contra"]]
    state = bid("none", moves="1 take; 1 lay HA HT HK", players=3)
    assert [offered(state, seat) for seat in (P1, P2, P3)] == [[], ["contra"], ["contra"]]


def test_a29_contra_only_at_ones_own_turn() -> None:
    state = first_trick("1 HA", contra_timing="first_trick_own_turn")
    assert tuple(state.open_statements()) == ()
    assert [offered(state, seat) for seat in (P2, P3)] == [["contra"], []]
    assert refused(state, "3 contra") == ("NOT_NOW", "A29")
    state = cast("Playing", after(state, "2 contra; 2 D9"))
    assert offered(state, P3) == ["contra"]
    assert refused(after(state, "3 C9"), "3 contra") == ("NOT_NOW", "A29")


@pytest.mark.parametrize(
    ("allowed", "level", "raises"),
    [
        ("add", "simple", ["hundred", "all", "all_hundred"]),
        ("add", "hundred", ["all_hundred"]),
        ("add", "all", ["all_hundred"]),
        ("add", "all_hundred", []),
        ("any_higher", "simple", ["hundred", "all", "all_hundred"]),
        ("any_higher", "hundred", ["all", "all_hundred"]),
        ("any_higher", "all", ["all_hundred"]),
        ("none", "simple", []),
    ],
)
def test_a27_what_the_partner_may_add(allowed: str, level: str, raises: list[str]) -> None:
    state = first_trick("1 HA; 2 D9; 3 C9", level=level, partner_raise=allowed)
    assert offered(state, P4) == [f"raise {each}" for each in raises]
    for each in {"hundred", "all", "all_hundred"} - set(raises):
        assert refused(state, Announce(P4, each)) == ("NOT_PARTNER", "A27")


def test_a27_a_raise_comes_once_at_the_partners_turn_and_from_nobody_else() -> None:
    assert refused(first_trick("1 HA"), "4 raise all") == ("NOT_PARTNER", "A27")
    assert refused(first_trick("1 HA"), "2 raise all") == ("NOT_PARTNER", "A27")
    assert refused(first_trick(), "1 raise all") == ("NOT_PARTNER", "A27")
    state = first_trick("1 HA; 2 D9; 3 C9; 4 raise hundred")
    assert refused(state, "4 raise all_hundred") == ("NOT_PARTNER", "A27")
    assert refused(after(state, "4 CJ"), "4 raise all") == ("TOO_LATE", "A27")


def marriage_at_hand(**options: Any) -> Playing:  # noqa: ANN401 - as above
    """Return a deal in which P1, with marriages in hearts (trumps) and diamonds, is to lead first."""
    hands = "HK HQ DK DQ HA SA", "HT S9 C9"
    return bid("simple", *hands, moves="1 trumps H; 1 call CA", **options)


def test_a35_a_registration_is_one_act_with_the_lead_of_one_of_the_two() -> None:
    state = marriage_at_hand()
    assert offered(state) == ["declare H", "declare D"]
    declared = after(state, "1 declare D")
    assert playable(declared) == "DK DQ"
    assert tuple(declared.open_statements()) == ()
    assert refused(declared, "1 HA") == ("LEAD_MARRIAGE", "A35")
    assert "its king or its queen" in english(declared.refusal(move("1 HA")).reason)
    assert refused(declared, "2 contra") == ("NOT_NOW", "A29")
    led = after(declared, "1 DQ")
    assert led.cards(P3).hands[P1] == (None,) * 5
    assert playable(after(marriage_at_hand(marriage_lead_card="queen_only"), "1 declare D")) == "DQ"


def test_a37_a_marriage_counts_at_once_forty_in_trumps() -> None:
    state = cast("Playing", after(marriage_at_hand(), "1 declare D; 1 DQ"))
    assert state.basis.marriage_points == (20, 0, 0, 0)
    state = cast("Playing", after(marriage_at_hand(), "1 declare H; 1 HK"))
    assert state.basis.marriage_points == (40, 0, 0, 0)


def test_ae19_a_marriage_led_in_silence_cannot_be_made_good() -> None:
    state = marriage_at_hand()
    silent = after(state, "1 HK")
    assert refused(silent, "1 declare H") == ("NO_MARRIAGE", "A35")
    hands = "HK HQ DK DQ HA SA", "HT S9 C9 CA CT CK", "H9 ST DA DT CQ CJ", "HJ SK SQ SJ DJ D9"
    opening = "1 trumps H; 1 call CA; 1 HQ; 2 HT; 3 H9; 4 HJ"
    state = bid("simple", *hands, moves=f"{opening}; 2 S9; 3 ST; 4 SK; 1 SA")
    assert (state.turn, offered(state)) == (P1, ["declare D"])


def test_ae20_a_defender_registers_for_his_side() -> None:
    hands = "S9 SJ HA HT C9 CJ", "SA DK DQ D9 CQ CK", "SK SQ HK HQ HJ H9", "ST CA CT DA DT DJ"
    state = bid("simple", *hands, moves="1 trumps H; 1 call HK; 1 S9; 2 SA; 3 SQ; 4 ST")
    count = cast("Playing", after(state, "2 declare D; 2 DQ")).count()
    assert count.total_b == 20 + 20


def test_ae21_one_marriage_for_each_lead() -> None:
    state = after(marriage_at_hand(), "1 declare D")
    assert offered(state) == []
    assert refused(state, "1 declare H") == ("NO_MARRIAGE", "A35")


def test_a36_who_is_not_about_to_lead_cannot_register_nor_anybody_at_no_tricks() -> None:
    state = bid("simple", "HA", "DK DQ", moves="1 trumps H; 1 call CA")
    assert refused(state, "2 declare D") == ("NO_MARRIAGE", "A35")
    assert refused(bid("none", "DK DQ"), "1 declare D") == ("NO_MARRIAGE", "A38")


REFUSALS: list[tuple[str, str | Move, tuple[str, str]]] = [
    ("", "2 trumps H", ("NOT_YOUR_TURN", "")),
    ("", "1 call DA", ("NOT_NOW", "A20")),
    ("", "1 pass", ("NOT_NOW", "A20")),
    ("1 trumps H", "1 call HA", ("OWN_CARD", "A22")),
    ("1 trumps H", "1 trumps H", ("NOT_NOW", "A20")),
    ("1 trumps H", "2 call DA", ("NOT_YOUR_TURN", "")),
    ("1 trumps H; 1 call DA", "2 DA", ("NOT_YOUR_TURN", "")),
    ("1 trumps H; 1 call DA", "1 DA", ("NOT_IN_HAND", "A32")),
    ("1 trumps H; 1 call DA", "1 take", ("NOT_NOW", "A26")),
    ("1 trumps H; 1 call DA", Kontra(P3, "all"), ("NOT_NOW", "A26")),
    ("1 trumps H; 1 call DA", Kontra(P3, "game", P1), ("NOT_NOW", "A26")),
    ("1 trumps H; 1 call DA", Announce(P2, "pagat"), ("NOT_NOW", "A26")),
    ("1 trumps H; 1 call DA", Declare(P1, Suit.DIAMONDS), ("NO_MARRIAGE", "A35")),
]


@pytest.mark.parametrize(("before", "wrong", "refusal"), REFUSALS)
def test_refusals_have_names_and_clauses(before: str, wrong: str | Move, refusal: tuple[str, str]) -> None:
    assert refused(bid("simple", "HA HT HK HQ HJ H9", moves=before), wrong) == refusal


def test_words_of_the_play() -> None:
    game, state = game_named(GAME), marriage_at_hand()
    seen = state.observe(P1)
    labels = [english(game.words.label(choice, seen)) for choice in seen.moves if isinstance(choice, Declare)]
    assert labels == ["Declare 40 in H", "Declare 20 in D"]
    assert english(game.words.sentence(Declare(P1, Suit.HEARTS), seen, seen)) == "seat 0 declares 40 in trumps."
    raised = first_trick("1 HA; 2 D9; 3 C9").observe(P4)
    words = Announce(P4, "all_hundred")
    assert english(game.words.label(words, raised)) == "Raise to: all tricks with hundred (3 token)"
    assert (
        english(game.words.sentence(words, raised, raised))
        == "seat 3 is the partner and raises to: all tricks with hundred."
    )
    contra = Kontra(P2, "game")
    assert english(game.words.sentence(contra, raised, raised)) == "seat 1 says Kontra."
    hint = game.words.hint(contra, raised)
    assert hint is not None
    assert "1 token more" in english(hint)


@pytest.mark.parametrize(("card_led", "told"), [("either", "one of the two cards"), ("queen_only", "the queen")])
def test_a35_the_hint_says_what_must_be_led(card_led: str, told: str) -> None:
    hint = game_named(GAME).words.hint(
        Declare(P1, Suit.HEARTS), marriage_at_hand(marriage_lead_card=card_led).observe(P1)
    )
    assert hint is not None
    assert english(hint) == f"The points count at once; you must now lead {told}. (A35)"


def test_a22_the_hint_says_what_calling_a_card_of_ones_own_means() -> None:
    calling = after(start(GAME, "HA", call_own_card="allowed"), "1 bid simple; 2 pass; 3 pass; 4 pass; 1 trumps H")
    hints = [game_named(GAME).words.hint(Call(P1, card(code)), calling.observe(P1)) for code in ("HA", "DA")]
    assert [english(hint) for hint in hints if hint is not None] == [
        "You hold the HA yourself, so you play alone against three. (A22)",
        "Whoever holds the DA is your secret partner. (A20, A23)",
    ]
