# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Calling, declaring and playing in Rufmariasch: ML1–ML10, ME1–ME15 and the refusals."""

from random import Random

import pytest

from kartenspiel.controller.checking import all_moves
from kartenspiel.games import game_named
from kartenspiel.model.calling.play import Called
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.moves import Announce, Call, Declare, Kontra, Move, Play
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from tests.games.calling_table import (
    Settlement,
    after,
    called,
    counted,
    legal,
    marks,
    move,
    plays,
    refused,
    replayed,
    start,
)
from tests.games.test_rufmariasch_settlements import payment
from tests.imagined import imagining

GAME = "rufmariasch"
P1, P2, P3, P4 = (Seat(number) for number in range(4))
SUITS_APART = tuple(" ".join(suit + rank for rank in "ATKQJ987") for suit in "HDSC")
EXAMPLES = {
    "ML1": ("C", "D8", "DT DJ D7 CA", "DT DJ"),
    "ML2": ("C", "D8 DA", "DT DJ D7 CA", "DT DJ D7"),
    "ML3": ("C", "D8 C7", "DT D7 CA", "DT D7"),
    "ML4": ("C", "D8 CQ", "HA CK C9 S7", "CK"),
    "ML5": ("C", "D8 CA", "HA CK C9 S7", "CK C9"),
    "ML6": ("C", "CJ CK", "CT CQ H7", "CT"),
    "ML7": ("C", "CT", "CK CQ C7 HA", "CK CQ C7"),
    "ML8": ("C", "S9 SK C8", "SA SQ", "SA SQ"),
    "ML9": ("D", "CQ CT D8", "DT D7 HA", "DT"),
    "ML10": ("D", "HA HT", "SK C7", "SK C7"),
}


@pytest.mark.parametrize(("trumps", "trick", "hand", "allowed"), EXAMPLES.values(), ids=EXAMPLES)
def test_legal_cards(trumps: str, trick: str, hand: str, allowed: str) -> None:
    assert legal(GAME, trumps, trick, hand)[0] == allowed


def free(*hands: str) -> Called:
    """Return a deal in which trumps and the called card may differ, before the call."""
    return start(GAME, *hands, called_suit="any")  # type: ignore[return-value]


def test_me1_a_shown_pair_with_the_called_card_makes_the_partner_public() -> None:
    state = called(start(GAME, "HA", "", "HK HQ"), "1 call HK H")
    assert all(marks(state, seat) == {"caller"} for seat in (P1, P2, P4))
    state = called(state, "3 declare H")
    assert all(marks(state, seat) == {"caller", "partner"} for seat in (P1, P2, P3, P4))


def test_me2_who_shows_a_pair_with_his_own_called_card_is_publicly_alone() -> None:
    state = called(start(GAME, "HK HQ"), "1 call HQ H", "1 declare H")
    assert all(marks(state, seat) == {"caller", "alone"} for seat in (P1, P2, P3, P4))


def test_me3_the_called_card_may_be_of_a_side_suit_and_be_trumped() -> None:
    state = called(free("D7", "HA", "DA"), "1 call DA H")
    assert (state.trumps, state.sides.partner) == (Suit.HEARTS, P3)
    assert not state.play_rules.beats(card("DA"), card("H7"))
    assert state.play_rules.beats(card("H7"), card("DA"))


def test_me4_trumps_may_be_a_suit_of_which_the_caller_has_nothing() -> None:
    state = called(free("HA HT DA DT"), "1 call SA C")
    assert state.trumps is Suit.CLUBS


def test_me5_a_pair_of_the_called_suit_counts_20_unless_it_is_trumps() -> None:
    hands = "DK DQ D7 D8 HA HT HK HQ", "DA DT DJ D9", "SA ST", "CA CT"
    for trumps, worth in (("S", 20), ("D", 40)):
        state = called(free(*hands), f"1 call DA {trumps}", "1 declare D")
        assert sum(counted(state).void) == worth


def test_me6_a_pair_shown_without_a_trick_is_void_and_stays_known() -> None:
    outcome = replayed(GAME, "rufmariasch.jsonl", "MS11").outcome
    assert outcome is not None
    assert outcome.declarations == (0, 0, 0, 0)
    state = called(start(GAME, "HA", "", "", "DK DQ"), "1 call HT H", "4 declare D")
    assert state.cards(P1).hands[P4] == (*cards("DK DQ"), *(None,) * 6)


def test_me7_a_pair_can_be_shown_at_the_last_moment_even_after_ones_own_card() -> None:
    state = after(start(GAME, "HA", "DK DQ H7", "H8", "H9"), "1 call HT H", "1 HA", "2 H7", "3 H8")
    state = after(state, "2 declare D")
    assert refused(after(state, "4 H9"), "3 declare S") == ("TOO_LATE", "M14")


def test_me8_a_pair_of_which_the_king_was_led_cannot_be_shown() -> None:
    state = after(start(GAME, "HK HQ"), "1 call HA H", "1 HK")
    assert refused(state, "1 declare H") == ("NO_PAIR", "M15")


def test_me9_the_larger_total_is_paid_though_the_threshold_is_missed() -> None:
    row = Settlement("ME9", (1, 3), (30, 60), (40, 0), (0, 0, 0, 0))
    assert payment(row).payments() == (1, -1, 1, -1)
    assert payment(row, settlement_basis="threshold_winner").payments() == (-1, 1, -1, 1)


def test_me10_all_tricks_and_a_hundred_bring_nothing_extra() -> None:
    row = Settlement("ME10", (1, 3), (90, 0), (20, 0), (0, 0, 0, 0), tricks=(8, 0))
    assert payment(row).payments() == (11, -11, 11, -11)


def test_me11_all_four_pairs_and_every_trick() -> None:
    row = Settlement("ME11", (1, 3), (90, 0), (100, 0), (0, 0, 0, 0), tricks=(8, 0))
    assert payment(row).payments() == (19, -19, 19, -19)
    alone = Settlement("ME11", (1,), (90, 0), (100, 0), (0, 0, 0, 0), tricks=(8, 0))
    assert payment(alone).payments() == (57, -19, -19, -19)


@pytest.mark.parametrize("cards_won", range(0, 100, 10))
@pytest.mark.parametrize("declared", range(0, 120, 20))
def test_me12_totals_are_never_equal(cards_won: int, declared: int) -> None:
    row = Settlement("ME12", (1, 3), (cards_won, 90 - cards_won), (declared, 0), (0, 0, 0, 0))
    assert payment(row).transfer.value > 0


def test_me13_the_ace_may_be_kept_back_from_a_trumped_trick() -> None:
    assert legal(GAME, "H", "D8 H7", "DA D7 HA")[0] == "DA D7"


def test_me14_a_void_hand_must_trump_even_below_and_even_on_the_partners_trick() -> None:
    allowed, reasons = legal(GAME, "H", "D8 HA", "H7 SA C9")
    assert allowed == "H7"
    assert reasons == {"SA": "MUST_TRUMP", "C9": "MUST_TRUMP"}


def test_me15_a_shown_king_can_be_forced_out() -> None:
    state = called(start(GAME, "DJ", "DK DQ D7", "DA DT"), "1 call DA D", "2 declare D", "1 DJ")
    assert [play.card.code for play in plays(state)] == ["DK", "DQ"]
    state = called(start(GAME, "DJ", "DK DQ D7", "DA DT"), "1 call DA D", "2 declare D", "1 DJ", "2 DK")
    assert state.cards(P1).hands[P2] == (card("DQ"), *(None,) * 6)


@pytest.mark.parametrize(("suits", "count"), [("trump", 32), ("any", 128)])
def test_every_call_names_trumps(suits: str, count: int) -> None:
    calls = [choice for choice in all_moves(start(GAME, called_suit=suits)) if isinstance(choice, Call)]
    assert len(calls) == count
    assert all(call.trumps is not None for call in calls)
    assert (suits == "any") == any(call.trumps is not call.card.suit for call in calls)


REFUSALS: list[tuple[str, tuple[str, ...], Move, tuple[str, str]]] = [
    ("trump", (), move("1 call HA"), ("TRUMPS_MISSING", "M9")),
    ("any", (), move("1 call HA"), ("TRUMPS_MISSING", "M10")),
    ("trump", (), move("1 call HA D"), ("TRUMPS_FOLLOW", "M9")),
    ("any", (), Call(P1, card("HA"), Suit.TAROCK), ("NO_SUCH_TRUMPS", "M10")),
    ("trump", (), move("2 call HA H"), ("NOT_YOUR_TURN", "M8")),
    ("trump", (), Call(P1, card("H1"), Suit.HEARTS), ("NOT_IN_PACK", "M2")),
    ("trump", ("1 call HA H",), Announce(P1, "all"), ("NO_ANNOUNCEMENTS", "M19")),
    ("trump", ("1 call HA H", "1 HA", "2 DA", "3 SA", "4 CA"), Kontra(P1, "game"), ("NO_ANNOUNCEMENTS", "M19")),
    ("trump", ("1 call HA H", "2 declare D"), move("2 declare D"), ("TWICE", "M17")),
    ("trump", ("1 call HA H",), move("2 declare S"), ("NO_PAIR", "M15")),
    ("trump", ("1 call HA H",), move("3 SA"), ("NOT_YOUR_TURN", "M20")),
    ("trump", ("1 call HA H",), move("1 C7"), ("NOT_IN_HAND", "M21")),
]


@pytest.mark.parametrize(("suits", "before", "wrong", "refusal"), REFUSALS)
def test_refusals_have_names_and_clauses(
    suits: str, before: tuple[str, ...], wrong: Move, refusal: tuple[str, str]
) -> None:
    state = after(start(GAME, *SUITS_APART, called_suit=suits), *before)
    with pytest.raises(IllegalMoveError) as error:
        state.apply(wrong)
    assert (error.value.refusal.name, error.value.refusal.clause) == refusal


def test_a_pair_lies_open_for_all_and_goes_card_by_card() -> None:
    state = called(start(GAME, "H7", "HK HQ", "H8", "HA"), "1 call HT H", "2 declare H", "1 H7")
    assert state.cards(P4).hands[P2][:2] == tuple(cards("HK HQ"))
    state = called(state, "2 HK")
    assert state.cards(P4).hands[P2] == (card("HQ"), *(None,) * 6)


def test_m31_with_the_first_batch_only_the_imagined_hands_agree_with_what_is_public() -> None:
    """P3 shows the called King that came in his second batch: everybody sees that the caller is alone."""
    options = {"called_card_scope": "first_batch"}
    state = called(start(GAME, "D7", "", "S7 S8 S9 SJ HK HQ", **options), "1 call HK H", "3 declare H")
    assert marks(state, P2) == {"caller", "alone"}
    imagine = imagining(game_named(GAME), state.observe(P2))
    for draw in range(30):
        imagined = imagine(Random(draw))
        assert card("HK") in imagined.deal.hands[P3][4:]
        assert imagined.observe(P2) == state.observe(P2)


def test_words_of_the_table() -> None:
    game = game_named(GAME)
    seen = free("HK HQ DK DQ").observe(P1)
    call = Call(P1, card("HA"), Suit.SPADES)
    assert english(game.words.label(call, seen)) == "Call the HA, trumps S"
    assert english(game.words.sentence(call, seen, seen)) == "seat 0 calls the HA; S are trumps."
    said = game.words.say(call, seen, seen)
    assert said is not None
    assert english(said) == "Trumps are S, and I call the HA."
    seen = called(start(GAME, "HK HQ DK DQ"), "1 call HA H").observe(P1)
    labels = [english(game.words.label(choice, seen)) for choice in seen.moves if not isinstance(choice, Play)]
    assert labels == ["Show 40 in H", "Show 20 in D"]


@pytest.mark.parametrize(
    ("credit", "condition"),
    [("player_trick", " if you win a trick"), ("side_trick", " if your side wins a trick"), ("always", "")],
)
def test_m18_the_hint_says_what_a_pair_needs_to_count(credit: str, condition: str) -> None:
    seen = called(start(GAME, "HK HQ DK DQ", declaration_credit=credit), "1 call HA H").observe(P1)
    hints = [game_named(GAME).words.hint(choice, seen) for choice in seen.moves if isinstance(choice, Declare)]
    told = [english(hint).split(".")[0] for hint in hints if hint is not None]
    assert told == [f"{points} points{condition}" for points in (40, 20)]
