# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The heuristic, in small positions with open hands; hearts are trumps, seats 0 and 2 play together."""

from dataclasses import replace

import pytest

from kartenspiel.model.aceten import RANKS_32, card_points, pack_with
from kartenspiel.model.aceten_play import play_rules
from kartenspiel.model.cardplay.laws import FollowSuit, PlayWhenVoid
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card, Suit, card, cards
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import height
from kartenspiel.model.tarock.play import LawClauses, emperor_trick, laws
from kartenspiel.players.deck import Deck
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.terms import Terms
from tests.players.seating import laid, trick

DECK = Deck(pack_with(RANKS_32), card_points)
HEARTS_LAWS = (FollowSuit("X1"), PlayWhenVoid("X1", (Suit.HEARTS,)))
NO_HEADING = PlayRules(DECK, Suit.HEARTS, HEARTS_LAWS, seats=4)
FREE = Terms(deck=DECK, rules=NO_HEADING, sides=(1, 0, 1, 0), last=10)
HEADING = replace(FREE, rules=play_rules(RANKS_32, Suit.HEARTS, "X1", seats=4))
SUIT_HIGH = replace(FREE, rules=play_rules(RANKS_32, Suit.HEARTS, "X1", seats=4, suit_high=True))
NOTHING = Deck(pack_with(RANKS_32), lambda _: 0.0)
NO_TRICKS = Terms(
    deck=NOTHING, rules=PlayRules(DECK, None, (FollowSuit("X1"),), seats=4), sides=(1, 0, 0, 0), trick=-10
)


def played(terms: Terms, hands: str, leader: int, so_far: str) -> Card:
    """Return the card that the seat on turn plays; hands of seats 0 to 3 are separated by commas."""
    heuristic = Heuristic(terms)
    plays = trick(leader, so_far)
    turn = Seat((leader + len(plays)) % 4)
    held = [cards(hand) for hand in hands.split(",")]
    table = laid(terms.rules, held, turn, trick=plays)
    return DECK.cards[heuristic.best_card(table, table.legal())]


def test_the_partner_is_not_overtaken_without_need() -> None:
    assert played(FREE, "C7 C8, S9, DK D7 S7, S8", 0, "DA D9") is card("D7")


def test_an_ace_is_not_thrown_under_a_trump_of_the_others() -> None:
    assert played(FREE, "C7 C8, S9, DA D7 S7, S8", 3, "DK D9 H7") is card("D7")


def test_a_ten_goes_to_a_trick_that_the_partner_is_sure_of() -> None:
    assert played(FREE, "C7 C8, S9 S8, DT D7, S7", 3, "D9 DA D8") is card("DT")


def test_a_sure_trick_with_points_is_taken_with_the_lowest_trump_that_does_it() -> None:
    assert played(HEADING, "C7 C8, S9 S8, HK H8, S7 C9", 3, "DA D7 DT") is card("H8")


def test_an_ace_is_led_while_the_opponents_still_follow() -> None:
    assert played(HEADING, "DA D7 C7, D8 C8 S8, S9 C9 S7, D9 H7 SJ", 0, "") is card("DA")


def test_an_ace_is_not_led_into_a_trump() -> None:
    assert played(HEADING, "DA C7 C8, D8 CK S8, S9 C9 S7, H8 H7 SJ", 0, "") is not card("DA")


def test_who_must_win_no_trick_stays_below() -> None:
    assert played(NO_TRICKS, "DK D8, C7 C8, S7 S8, DJ C9", 1, "D9 DT D7") is card("DK")


def test_who_must_win_no_trick_throws_the_highest_card_away() -> None:
    assert played(NO_TRICKS, "SA C7, D8 C8, S7 S8, S9 C9", 1, "D9 DT DK") is card("SA")


def test_the_others_let_whoever_must_win_no_trick_have_it() -> None:
    assert played(NO_TRICKS, "C7 S7, DA D7, S7 S8, S9 C9", 0, "DT") is card("D7")


def test_who_has_declared_takes_the_one_trick_that_makes_it_count() -> None:
    late = replace(HEADING, first=(0.0, 0.0, 20.0, 0.0))
    assert played(late, "C7 C8, S9 S8, H9 SA, S7 C9", 3, "DA D7 D8") is card("H9")


def foreseen(terms: Terms, hands: str, led: str) -> float:
    """Return what seat 0 expects of leading this card."""
    heuristic = Heuristic(terms)
    return heuristic.worth(
        laid(terms.rules, [cards(hand) for hand in hands.split(",")], Seat(0)), heuristic.place(card(led))
    )


def test_who_follows_to_a_trumped_trick_must_exceed_the_suit_where_the_house_says_so() -> None:
    assert played(HEADING, "D8 C8, S7 S8, DA D7, C7 CJ", 0, "D8 H7") is card("D7")
    assert played(SUIT_HIGH, "D8 C8, S7 S8, DA D7, C7 CJ", 0, "D8 H7") is card("DA")
    assert played(SUIT_HIGH, "D8 C8, S7 S8, D9 D7, C7 CJ", 0, "DK H7") is card("D7")


def test_it_is_foreseen_that_others_must_exceed_the_suit_too() -> None:
    hands = "D8 C8, H7 S8, DT D7, DA D9"
    lost = foreseen(HEADING, hands, "D8") - foreseen(SUIT_HIGH, hands, "D8")
    assert lost == pytest.approx(10)  # the partner's ten


def test_a_card_that_lies_face_down_is_foreseen_and_played() -> None:
    heuristic = Heuristic(NO_TRICKS)
    bound = {Seat(0): cards("DK"), Seat(1): cards("SA")}
    hands = [cards("DK C7"), cards("SA DT"), cards("D7 S8"), cards("D9 C9")]
    table = laid(NO_TRICKS.rules, hands, Seat(0), bound=bound)
    assert [DECK.cards[place].code for _, place in heuristic.play_out(table)][:4] == ["DK", "SA", "D7", "D9"]


def test_it_is_foreseen_that_the_partner_overtakes_only_where_he_must() -> None:
    free, bound = ("DK C8, D7 S8, DA D9, D8 C9", "DK C8, D7 S8, DA S9, D8 C9")
    ace = card_points(card("DA")) - card_points(card("D9"))
    assert foreseen(FREE, bound, "DK") - foreseen(FREE, free, "DK") == pytest.approx(ace)


def test_it_is_foreseen_that_the_pagat_must_take_an_emperor_trick() -> None:
    avoiding = tuple(laws("negative", LawClauses(follow="X1", suit="X2", negative="X3", emperor="X4"), emperor=True))
    pack = Deck(Pack((*(card(f"T{number}") for number in range(1, 23)),), height), lambda _: 0.0)
    worths = []
    for special in (None, emperor_trick(ordered=False)):
        rules = PlayRules(pack, Suit.TAROCK, avoiding, seats=4, special=special)
        heuristic = Heuristic(Terms(deck=pack, rules=rules, sides=(0, 1, 2, 3), trick=-10))
        hands = [cards("T22 T5"), cards("T1 T2 T3"), cards("T6 T7"), cards("T9")]
        table = laid(rules, hands, Seat(0), trick=trick(3, "T21"))
        worths.append(heuristic.worth(table, heuristic.place(card("T22"))))
        assert rules.legal(Seat(1), hands[1], trick(3, "T21 T22")) == (cards("T1") if special else cards("T2 T3"))
    off, on = worths
    assert on - off == pytest.approx(20)  # the trick is no longer one's own
