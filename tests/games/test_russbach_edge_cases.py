# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The edge cases RE1–RE22 of Rußbach, and who knows what (R40, R41)."""

from random import Random
from typing import Any

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.moves import Declare, Play
from kartenspiel.model.seats import Seat
from tests.games.calling_table import (
    Settlement,
    after,
    called,
    counted,
    legal,
    marks,
    move,
    played_out,
    refused,
    replayed,
    sides_of,
    start,
)
from tests.games.test_russbach_settlements import decide, payment, rules
from tests.imagined import imagining

P1, P2, P3, P4 = (Seat(number) for number in range(4))


def paid(row: Settlement) -> int:
    """Return what P1 gets, in stakes."""
    return payment(row, stake=1).payments()[0]


def winner(row: Settlement) -> str:
    a, b = sides_of(row)
    return "A" if decide(rules(), a, b).winner == a else "B"


def row(cards: int = 50, declared: tuple[int, int] = (0, 0), **more: Any) -> Settlement:  # noqa: ANN401 - its other fields
    """Return a settlement of P1 and P3 against the others; `cards` are those of P1 and P3."""
    return Settlement("", (1, 3), (cards, 90 - cards), declared, (0, 0, 0, 0), **more)


def test_re1_the_called_card_in_the_callers_second_batch_leaves_him_alone() -> None:
    state = called(start("russbach", "DA DT DK DQ HA"), "1 call HA")
    assert state.sides.a == (P1,)
    assert marks(state, P1) == {"caller", "alone"}
    assert all(marks(state, seat) == {"caller"} for seat in (P2, P3, P4))
    outcome = played_out(state)
    assert outcome.partner is None
    assert outcome.payments[0] == -3 * outcome.payments[1]


def test_re2_who_calls_one_of_his_first_four_is_alone_and_need_not_say_so() -> None:
    state = called(start("russbach", "HA"), "1 call HA")
    assert state.sides.a == (P1,)
    assert marks(state, P1) == {"caller", "alone"}
    assert all(marks(state, seat) == {"caller"} for seat in (P2, P3, P4))


def test_re3_a_card_still_undealt_makes_its_later_holder_partner_unless_only_the_first_batch_counts() -> None:
    hands = "D7 D8 D9 DJ", "", "S7 S8 S9 SJ HA"
    assert called(start("russbach", *hands), "1 call HA").sides.partner == P3
    state = called(start("russbach", *hands, called_card_scope="first_batch"), "1 call HA")
    assert state.sides.partner is None
    assert marks(state, P3) == {"caller", "alone"}
    assert all(marks(state, seat) == {"caller"} for seat in (P1, P2, P4))


def test_re4_a_pair_of_which_one_card_lies_on_the_table_cannot_be_declared() -> None:
    state = after(start("russbach", "HK HQ", "H7"), "1 call HA", "1 HK", "2 H7")
    assert refused(state, "1 declare H") == ("NO_PAIR", "R18")


def test_re5_the_dealer_may_declare_until_his_own_card_lies() -> None:
    state = after(start("russbach", "HA", "H7", "H8", "DK DQ H9"), "1 call HT", "1 HA", "2 H7", "3 H8")
    assert state.allows(move("4 declare D"))
    assert refused(after(state, "4 H9"), "4 declare D") == ("TOO_LATE", "R17")


def test_re6_a_declarer_without_a_trick_has_declared_nothing() -> None:
    a, _ = sides_of(row(void=(20, 0), tricks=(5, 3)))
    assert (a.total, rules().void_declaration_threshold) == (50, "ignored")
    assert winner(row(void=(20, 0), tricks=(5, 3))) == "A"
    outcome = replayed("russbach", "russbach.jsonl", "RS16").outcome
    assert outcome is not None
    assert outcome.declarations == (0, 0, 0, 0)


def test_re7_the_eighth_trick_is_enough_for_a_declaration() -> None:
    state = replayed("russbach", "russbach.jsonl", "RE7")
    declarer, _ = state.declared[0]
    assert [number for number, seat in enumerate(state.winners, start=1) if seat == declarer] == [8]
    assert counted(state).declared[declarer] == 20


def test_re8_two_twenties_at_different_times_ask_for_80() -> None:
    state = after(start("russbach", "HA", "H7", "DK DQ SK SQ H8"), "1 call HT", "3 declare D", "1 HA", "2 H7")
    after(state, "3 declare S")
    assert (winner(row(cards=40, declared=(40, 0))), winner(row(cards=30, declared=(40, 0)))) == ("A", "B")


def test_re9_with_twenty_each_the_larger_total_wins() -> None:
    assert winner(row(cards=50, declared=(20, 20))) == "A"


@pytest.mark.parametrize(("cards", "expected"), [(40, "B"), (60, "A"), (50, "B")])
def test_re10_twenty_against_forty(cards: int, expected: str) -> None:
    assert winner(row(cards=cards, declared=(20, 40))) == expected


def test_re11_80_declared_ask_for_120_but_an_announced_hundred_only_for_100() -> None:
    silent = row(cards=30, declared=(80, 0))
    assert (winner(silent), paid(silent)) == ("B", -1)
    assert paid(row(cards=30, declared=(80, 0), announced=("hundred", ""))) == 3


def test_re12_an_announcement_by_both_partners_counts_once() -> None:
    state = after(start("russbach", "", "", "HA"), "1 call HA", "1 announce hundred", "3 announce hundred")
    outcome = played_out(state)
    assert [item.id for item in outcome.items].count("hundred") == 1


def test_re13_an_announcement_binds_the_whole_side() -> None:
    hands = "HA HT HK HQ", "", "DA", "H7"
    state = after(start("russbach", *hands), "1 call H7", "3 announce all", "1 HA")
    outcome = played_out(state)
    assert ("all", (P1, P4), 30) in [(item.id, item.to, item.value) for item in outcome.items]
    line = next(line for line in outcome.explanation if line.clause == "R35.4")
    assert line.values == (30, -30, -30, 30)


def test_re14_all_tricks_do_not_save_an_announced_hundred() -> None:
    assert paid(row(cards=90, tricks=(8, 0), announced=("hundred", ""))) == -1


def test_re15_two_missed_hundreds_cancel_and_no_game_is_paid() -> None:
    assert paid(row(announced=("hundred", "hundred"))) == 0


@pytest.mark.parametrize(("declared", "expected"), [(0, -6), (20, -7)])
def test_re16_all_tricks_announced_by_those_who_get_none(declared: int, expected: int) -> None:
    assert paid(row(cards=0, declared=(0, declared), tricks=(0, 8), announced=("all", ""))) == expected


def test_re17_who_cannot_follow_must_trump_under_a_higher_trump() -> None:
    assert legal("russbach", "H", "DK HT", "HK H9 SA")[0] == "HK H9"


def test_re18_who_follows_suit_to_a_trumped_trick_wastes_nothing() -> None:
    assert legal("russbach", "H", "DK H7", "DA DT D8 HA")[0] == "DA DT D8"


def test_re19_the_partners_king_must_be_beaten() -> None:
    state = called(start("russbach", "DK", "D8", "DA DT D7 HA"), "1 call HA", "1 DK", "2 D8")
    assert state.sides.partner == P3
    assert refused(state, "3 D7") == ("MUST_BEAT", "R26")


def test_re20_without_trumps_anything_goes_to_a_trump_lead() -> None:
    assert legal("russbach", "H", "HQ", "DA ST C7")[0] == "DA ST C7"


@pytest.mark.parametrize("declared", [0, 20, 40, 60, 80, 100])
def test_re21_all_tricks_win_the_game_whatever_was_declared(declared: int) -> None:
    assert winner(row(cards=90, declared=(declared, 0), tricks=(8, 0))) == "A"
    assert winner(row(cards=0, declared=(0, declared), tricks=(0, 8))) == "B"


def test_re22_cards_alone_are_no_hundred() -> None:
    assert paid(row(cards=90, tricks=(7, 1))) == 1
    assert paid(row(cards=90, declared=(20, 0), tricks=(7, 1))) == 2


def test_r40_nobody_else_is_shown_the_partner_before_the_called_card_is_played() -> None:
    state = called(start("russbach", "HK", "HA", "H7", "H8"), "1 call HA", "1 HK")
    assert marks(state, P2) == {"caller", "partner"}
    assert all(marks(state, seat) == {"caller"} for seat in (P1, P3, P4))
    state = called(state, "2 HA")
    assert all(marks(state, seat) == {"caller", "partner"} for seat in (P1, P2, P3, P4))


def test_r20_the_suit_of_a_twenty_stays_hidden_until_the_end_and_that_of_a_forty_does_not() -> None:
    state = called(start("russbach", "HA", "DK DQ", "SK SQ"), "1 call ST", "2 declare D", "3 declare S")
    assert state.observe(P1).log[1:] == (Declare(P2, None, 20), Declare(P3, Suit.SPADES))
    assert state.observe(P2).log[1] == Declare(P2, Suit.DIAMONDS)
    while state.turn is not None:
        state = called(state.after(next(each for each in state.moves(state.turn) if isinstance(each, Play))))
    assert state.observe(P1).log[1] == Declare(P2, Suit.DIAMONDS)


def test_r41_who_says_forty_after_the_king_was_called_is_imagined_with_it() -> None:
    state = called(start("russbach", "HA", "", "", "HK HQ"), "1 call HK", "4 declare H")
    imagine = imagining(game_named("russbach"), state.observe(P1))
    for draw in range(20):
        hand = imagine(Random(draw)).deal.hands[P4]
        assert card("HK") in hand
        assert card("HQ") in hand


def test_imagined_twenties_have_every_suit_that_fits_and_no_other() -> None:
    state = called(start("russbach", "HA DK", "SK SQ", "S7 CK CQ"), "1 call HT", "2 declare S", "3 declare C", "1 HA")
    imagine = imagining(game_named("russbach"), state.observe(P1))
    suits = {tuple(each.suit for each in imagine(Random(draw)).log if isinstance(each, Declare)) for draw in range(60)}
    assert suits == {(Suit.SPADES, Suit.CLUBS), (Suit.CLUBS, Suit.SPADES)}


def test_imagined_hands_are_drawn_evenly() -> None:
    state = called(start("russbach", "HA"), "1 call HA", "1 HA")
    imagine = imagining(game_named("russbach"), state.observe(P1))
    with_ace = [
        sum(card("SA") in imagine(Random(draw)).deal.hands[seat] for draw in range(600)) for seat in (P2, P3, P4)
    ]
    assert all(150 < count < 250 for count in with_ace)
