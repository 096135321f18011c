# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Calling, speaking and playing in Rußbach: RL1–RL10, the options on them and the refusals."""

import pytest

from kartenspiel.controller.checking import all_moves
from kartenspiel.games import game_named
from kartenspiel.model.aceten import PACK_32
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.moves import Announce, Call, Declare, Knock, Kontra, Move, Pass, Play
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from tests.games.calling_table import after, called, legal, move, played_out, plays, refused, start

EXAMPLES = {
    "RL1": ("H", "D9", "DA DK D7 H7 S8", "DA DK"),
    "RL2": ("H", "DK DA", "DT D7 HA C9", "DT D7"),
    "RL3": ("H", "DK H8", "DA DT D7 HA", "DA DT D7"),
    "RL4": ("H", "DK HK", "HT HQ H7 SA", "HT"),
    "RL5": ("H", "DK HT", "HK H9 SA", "HK H9"),
    "RL6": ("H", "DK D7", "H7 HA SA", "H7 HA"),
    "RL7": ("H", "HQ HT", "HK H7 DA", "HK H7"),
    "RL8": ("H", "HQ HT", "DA ST C7", "DA ST C7"),
    "RL9": ("S", "CK", "CT CQ C8 SA", "CT"),
    "RL10": ("S", "SJ HA S9", "SQ SK S7 HT", "SQ SK"),
}


@pytest.mark.parametrize(("trumps", "trick", "hand", "allowed"), EXAMPLES.values(), ids=EXAMPLES)
def test_legal_cards(trumps: str, trick: str, hand: str, allowed: str) -> None:
    assert legal("russbach", trumps, trick, hand)[0] == allowed


@pytest.mark.parametrize(
    ("example", "reasons"),
    [
        ("RL1", {"D7": "MUST_BEAT", "H7": "MUST_FOLLOW", "S8": "MUST_FOLLOW"}),
        ("RL4", {"HQ": "MUST_BEAT", "H7": "MUST_BEAT", "SA": "MUST_TRUMP"}),
        ("RL5", {"SA": "MUST_TRUMP"}),
        ("RL10", {"S7": "MUST_BEAT", "HT": "MUST_FOLLOW"}),
    ],
)
def test_a_refused_card_has_its_reason(example: str, reasons: dict[str, str]) -> None:
    trumps, trick, hand, _ = EXAMPLES[example]
    assert legal("russbach", trumps, trick, hand)[1] == reasons


def test_the_reason_names_the_card_to_be_beaten() -> None:
    state = after(start("russbach", "DK", "DA D7"), "1 call HA", "1 DK")
    with pytest.raises(IllegalMoveError, match=r"You must beat the DK\. \(R26\)"):
        state.apply(move("2 D7"))


def test_with_suit_high_the_highest_card_of_the_suit_must_be_exceeded_though_the_trick_is_trumped() -> None:
    hands = "DK", "H8 SA ST SK SQ SJ S9 S8", "DA DT D7 HA CJ C9 C8 C7"
    free = after(start("russbach", *hands), "1 call HJ", "1 DK", "2 H8")
    assert [play.card.code for play in plays(free)] == ["DA", "DT", "D7"]
    strict = after(start("russbach", *hands, head_when_trumped="suit_high"), "1 call HJ", "1 DK", "2 H8")
    assert refused(strict, "3 D7") == ("MUST_BEAT", "R26")
    assert strict.allows(move("3 DT"))


def test_any_of_the_32_cards_may_be_called() -> None:
    state = start("russbach")
    assert [choice for choice in all_moves(state) if isinstance(choice, Call)] == [
        Call(Seat(0), each) for each in PACK_32
    ]


def test_a_house_rule_forbids_calling_one_of_the_first_four() -> None:
    state = start("russbach", "HA HT HK HQ DA", call_own_card="forbidden")
    assert len(tuple(all_moves(state))) == 28
    assert refused(state, "1 call HA") == ("OWN_CARD", "R12")
    assert state.allows(move("1 call DA"))


def test_four_cards_each_are_dealt_before_the_call() -> None:
    seen = start("russbach", "HA HT HK HQ DA").observe(Seat(0))
    assert game_named("russbach").words.view(seen).paused
    hands = seen.cards.hands
    assert [len(hand) for hand in hands] == [4, 4, 4, 4]
    assert hands[0] == tuple(card(code) for code in ("HA", "HT", "HK", "HQ"))
    assert hands[1] == (None,) * 4


def test_the_suit_of_the_called_card_is_trumps_and_its_holder_the_partner() -> None:
    state = called(start("russbach", "", "", "S7"), "1 call S7")
    assert (state.trumps, state.sides.partner, state.sides.a) == ("S", 2, (0, 2))


REFUSALS: list[tuple[tuple[str, ...], Move, tuple[str, str]]] = [
    ((), move("2 call HA"), ("NOT_YOUR_TURN", "R10")),
    ((), move("1 HA"), ("CALL_FIRST", "R10")),
    ((), Call(Seat(0), card("T21")), ("NOT_IN_PACK", "R2")),
    ((), Call(Seat(0), card("HA"), Suit.HEARTS), ("TRUMPS_FOLLOW", "R11")),
    (("1 call HA",), move("1 call HA"), ("CALLED_ALREADY", "R10")),
    (("1 call HA",), move("2 HT"), ("NOT_YOUR_TURN", "R25")),
    (("1 call HA",), move("1 C7"), ("NOT_IN_HAND", "R26")),
    (("1 call HA",), Play(Seat(0), card("HA"), by=Seat(1)), ("OWN_CARDS", "R25")),
    (("1 call HA",), Pass(Seat(0)), ("SILENCE", "R17")),
    (("1 call HA",), Knock(Seat(0)), ("NOT_NOW", "R17")),
    (("1 call HA",), Kontra(Seat(1), "game"), ("NO_KONTRA", "R24")),
    (("1 call HA",), Announce(Seat(1), "valat"), ("NO_SUCH_ANNOUNCEMENT", "R22")),
    (("1 call HA",), Announce(Seat(1), "all", Seat(2)), ("OWN_CARDS", "R22")),
    (("1 call HA", "2 announce all"), Announce(Seat(1), "all"), ("TWICE", "R23")),
    (("1 call HA", "1 declare H"), Declare(Seat(0), Suit.HEARTS), ("TWICE", "R19")),
    (("1 call HA",), Declare(Seat(1), Suit.HEARTS), ("NO_PAIR", "R18")),
    (("1 call HA",), Declare(Seat(1), Suit.TAROCK), ("NO_PAIR", "R18")),
    (("1 call HA", "1 HA", "2 DA", "3 SA", "4 CA"), Declare(Seat(0), Suit.HEARTS), ("TOO_LATE", "R17")),
    (("1 call HA", "1 HA", "2 DA", "3 SA", "4 CA"), Announce(Seat(0), "all"), ("TOO_LATE", "R17")),
]
SUITS_APART = tuple(" ".join(suit + rank for rank in "ATKQJ987") for suit in "HDSC")


@pytest.mark.parametrize(("before", "wrong", "refusal"), REFUSALS)
def test_refusals_have_names_and_clauses(before: tuple[str, ...], wrong: Move, refusal: tuple[str, str]) -> None:
    state = after(start("russbach", *SUITS_APART), *before)
    with pytest.raises(IllegalMoveError) as error:
        state.apply(wrong)
    assert (error.value.refusal.name, error.value.refusal.clause) == refusal


def test_after_the_last_trick_everything_is_refused() -> None:
    state = start("russbach", *SUITS_APART)
    state = after(state, "1 call HA")
    while not state.over:
        state = state.after(plays(state)[0])
    assert refused(state, "1 HA")[0] == "DEAL_OVER"


def test_at_any_time_everybody_may_speak_until_the_fourth_card() -> None:
    state = after(start("russbach", *SUITS_APART), "1 call HA")
    for card_played in ("1 HA", "2 DA", "3 SA", "4 CA"):
        assert len(state.open_statements()) == 4
        assert all(state.statements(Seat(seat)) for seat in range(4))
        state = after(state, card_played)
    assert tuple(state.open_statements()) == ()
    assert all(isinstance(choice, Play) for choice in all_moves(state))


def test_the_asking_begins_with_the_seat_on_turn() -> None:
    state = after(start("russbach", *SUITS_APART), "1 call HA", "1 HA")
    assert tuple(state.open_statements()) == (1, 2, 3, 0)


def test_with_own_turn_one_speaks_only_just_before_ones_card() -> None:
    state = after(start("russbach", *SUITS_APART, declaration_timing="first_trick_own_turn"), "1 call HA")
    assert tuple(state.open_statements()) == ()
    assert refused(state, "2 declare D") == ("OWN_TURN", "R17")
    assert refused(state, "4 announce all") == ("OWN_TURN", "R17")
    assert {choice.seat for choice in all_moves(state)} == {0}
    state = after(state, "1 declare H", "1 announce hundred", "1 HA", "2 declare D", "2 DA", "3 SA")
    assert refused(state, "1 announce all") == ("OWN_TURN", "R17")
    after(state, "4 declare C", "4 announce all", "4 CA")


@pytest.mark.parametrize(
    ("credit", "counting"),
    [("player_trick", (0, 0, 0, 0)), ("side_trick", (0, 0, 0, 20)), ("always", (0, 20, 20, 20))],
)
def test_who_must_win_a_trick_for_a_declaration(credit: str, counting: tuple[int, ...]) -> None:
    """P1 has seven trumps and an ace that holds, so the partner P4 and the others get nothing."""
    hands = "HA HT HK HQ HJ H9 H8 CA", "DK DQ D9 D8 D7 DJ ST S8", "SK SQ S9 S7 SJ C8 C9 DA", "CK CQ CJ DT H7 SA C7 CT"
    state = start("russbach", *hands, declaration_credit=credit)
    outcome = played_out(after(state, "1 call H7", "2 declare D", "3 declare S", "4 declare C"))
    assert outcome.tricks == (0,) * 8
    assert outcome.declarations == counting


@pytest.mark.parametrize(
    ("hands", "talon", "dummies"),
    [
        ([PACK_32[:8], PACK_32[8:16], PACK_32[16:24], (*PACK_32[24:31], PACK_32[0])], (), ()),
        ([PACK_32[:8], PACK_32[8:16], PACK_32[16:24]], (), ()),
        ([PACK_32[:9], PACK_32[9:16], PACK_32[16:24], PACK_32[24:]], (), ()),
        ([PACK_32[:8], PACK_32[8:16], PACK_32[16:24], PACK_32[24:]], (card("T1"),), ()),
        ([PACK_32[:8], PACK_32[8:16], PACK_32[16:24], PACK_32[24:]], (), (Seat(1),)),
    ],
)
def test_a_wrong_deal_is_refused(hands: list[Hand], talon: Hand, dummies: tuple[Seat, ...]) -> None:
    game = game_named("russbach")
    deal = Deal("russbach", game.house_rules(), Seat(3), tuple(hands), talon, {}, dummies)
    with pytest.raises(BadDealError, match="deal: "):
        game.start(deal)


def test_words_of_the_table() -> None:
    game = game_named("russbach")
    state = called(start("russbach", "HK HQ DK DQ", "CK CQ"), "1 call HA")
    seen = state.observe(Seat(0))
    labels = [english(game.words.label(choice, seen)) for choice in seen.moves if not isinstance(choice, Play)]
    assert labels == ["40 in H", "20 in D", "Announce 100", "Announce all tricks"]
    twenty = state.mask_move(move("2 declare C"), Seat(0))
    assert english(game.words.sentence(twenty, seen, seen)) == "seat 1 declares 20."


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        ("1 call HA", "H become trumps. You hold the HA yourself, so you play alone against three. (R11, R14)"),
        ("1 call DA", "D become trumps, and whoever holds the DA is your secret partner. (R11, R13)"),
        (
            "1 announce hundred",
            (
                "Your side must reach 100 points: the tricks bring at most 90, the rest must come from pairs that are "
                "declared. It gets 30 cent, or pays as much if it fails. (R35)"
            ),
        ),
        ("1 announce all", "Your side must win all eight tricks: it gets 30 cent, or pays as much if it fails. (R35)"),
    ],
)
def test_hints_say_what_a_choice_means_and_pays(words: str, hint: str) -> None:
    game = game_named("russbach")
    text = game.words.hint(move(words), start("russbach", "HA").observe(Seat(0)))
    assert text is not None
    assert english(text) == hint


@pytest.mark.parametrize(
    ("credit", "condition"),
    [("player_trick", " if you win a trick"), ("side_trick", " if your side wins a trick"), ("always", "")],
)
def test_r21_the_hint_says_what_a_pair_needs_to_count(credit: str, condition: str) -> None:
    seen = called(start("russbach", "HK HQ DK DQ", declaration_credit=credit), "1 call HA").observe(Seat(0))
    hints = [game_named("russbach").words.hint(choice, seen) for choice in seen.moves if isinstance(choice, Declare)]
    told = [english(hint).split(",")[0] for hint in hints if hint is not None]
    assert told == [f"{points} points{condition}" for points in (40, 20)]
