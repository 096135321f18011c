# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Before the first card of Zwanzigerrufen: throwing in, and the one phase of speaking (Z13–Z32)."""

import itertools
from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.games.zwanzigerrufen.public import known_partner
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Knock, Kontra, Pass, ThrowIn
from kartenspiel.model.options import OptionValue
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import english
from kartenspiel.players.question import Question
from tests.games.zwanziger_table import (
    GAME,
    LONE,
    NO_TAROCK,
    P2,
    P3,
    P4,
    F,
    choices,
    in_order,
    open_turn,
    outcome_of,
    played,
    quiet,
    read_card,
    refused,
    said,
    speaking,
    spoken,
    start,
)
from tests.imagined import imagining


def partner_marks(state: State) -> list[set[Seat]]:
    """Return for each seat whom it is shown as partner."""
    return [
        {
            Seat(owner)
            for owner, found in enumerate(GAME.words.view(state.observe(seat)).marks)
            if any(m.id == "partner" for m in found)
        }
        for seat in all_seats(4)
    ]


@pytest.mark.parametrize("seat", range(4))
def test_z13_a_hand_without_tarock_must_be_thrown_in(seat: int) -> None:
    hands = ["", "", "", ""]
    hands[seat] = NO_TAROCK
    state = start(*hands)
    assert state.turn == seat
    assert state.moves(Seat(seat))[-1] == ThrowIn(Seat(seat))
    assert refused(state, Bid(F, "solo")) == ("MUST_THROW_IN", "Z13")
    end = state.apply(ThrowIn(Seat(seat)))
    found = outcome_of(end)
    assert (found.contract, found.payments, found.declarer, found.trumps) == ("thrown_in", (0, 0, 0, 0), None, None)
    assert not found.played
    assert GAME.succession(end.deal, found).dealer == end.deal.dealer
    assert english(found.explanation[0].text).startswith(f"seat {seat} threw the cards in")


@pytest.mark.parametrize("people", [(), (P3,)])
def test_z13_a_cutter_who_must_throw_in_is_asked_whether_he_knocks_and_then_throws_in(people: tuple[Seat, ...]) -> None:
    conductor = Conductor(start("", "", NO_TAROCK), people)
    assert conductor.next_question() == (P3, Question(conductor.state.observe(P3), (Knock(P3),), may_pass=True))
    conductor.answer(None)
    assert conductor.next_question() == (P3, Question(conductor.state.observe(P3), (ThrowIn(P3),), may_pass=False))
    assert outcome_of(conductor.answer(ThrowIn(P3))).contract == "thrown_in"


def test_z13_of_two_who_must_either_throws_in() -> None:
    red = "♥K ♥Q ♥C ♥J ♥A ♦K ♦Q ♦C ♦J ♦A"
    state = start("", NO_TAROCK, "", red)
    for seat in (P2, P4):
        assert outcome_of(state.apply(ThrowIn(seat))).contract == "thrown_in"
    for seat in (F, P3):
        assert refused(state, ThrowIn(seat)) == ("MUST_THROW_IN", "Z13")


@pytest.mark.parametrize(
    ("hand", "rule", "may"),
    [
        (f"I {LONE}", "no_tarock_or_lone_trull", True),
        (f"XXI {LONE}", "no_tarock_or_lone_trull", True),
        (f"Sk {LONE}", "no_tarock_or_lone_trull", True),
        (f"XX {LONE}", "no_tarock_or_lone_trull", False),
        (f"Sk XXI {LONE[:-3]}", "no_tarock_or_lone_trull", False),
        (f"Sk {LONE}", "no_tarock", False),
        (f"Sk {LONE}", "off", False),
        (NO_TAROCK, "off", False),
    ],
)
@pytest.mark.parametrize("seat", [F, P2, P4])
def test_z13_who_may_throw_in(hand: str, rule: OptionValue, may: bool, seat: Seat) -> None:  # noqa: FBT001
    hands = ["", "", "", ""]
    hands[seat] = hand
    state = start(*hands, knocking="off", zusammenwerfen=rule)
    assert (ThrowIn(seat) in state.statements(seat)) == may
    assert tuple(state.open_statements()) == ((seat,) if may else ())
    if not may:
        assert refused(state, ThrowIn(seat)) == ("NO_THROW_IN", "Z13")


def test_z13_nothing_is_thrown_in_after_the_first_word() -> None:
    state = said(start("", f"I {LONE}"), "F call")
    assert refused(state, ThrowIn(P2)) == ("TOO_LATE", "Z13")


def test_z14_z15_a_turn_keeps_its_order() -> None:
    state = open_turn(start("", "I", "XX"), "F call | P2 pagat_ultimo")
    assert refused(state, Bid(P2, "solo")) == ("ORDER", "Z15")
    assert {"absolut", "valat", "weiter"} <= choices(state, P2)
    state = open_turn(start("", "", "XX"), "F call | P2 kontra game")
    assert refused(state, Announce(P2, "absolut")) == ("ORDER", "Z15")
    assert refused(state, Bid(P2, "solo")) == ("ORDER", "Z15")
    assert refused(state, Pass(P3)) == ("NOT_YOUR_TURN", "Z14")


def test_z16_forehands_first_word_is_a_contract() -> None:
    state = start(knocking="off")
    assert choices(state, F) == {"call", "solo", "suit_solo"}
    assert refused(state, Pass(F)) == ("FIRST_BID", "Z16")
    assert refused(state, Announce(F, "absolut")) == ("FIRST_BID", "Z16")
    assert refused(state, Bid(P2, "solo")) == ("NOT_YOUR_TURN", "Z14")


def test_z19_the_partner_is_shown_to_himself_only_until_he_plays_the_called_tarock() -> None:
    state = quiet(said(start("♥K", "♠K", "XX", "♥Q"), "F call"))
    assert partner_marks(state) == [set(), set(), {P3}, set()]
    shown = played(quiet(said(start("V", "VI", "XX", "VII"), "F call")), "F V, P2 VI, P3 XX")
    assert partner_marks(shown) == [{P3}] * 4


def test_z19_the_partner_is_public_as_soon_as_words_give_him_away() -> None:
    begun = said(start("", "", "XX"), "F call")
    assert partner_marks(said(begun, "P2 | P3 absolut")) == [{P3}] * 4
    one = said(begun, "P2 kontra game")
    assert partner_marks(one) == [set(), set(), {P3}, set()]
    assert partner_marks(said(one, "P3 kontra game")) == [{P3}] * 4
    assert partner_marks(said(one, "P3 | P4 absolut")) == [{P3}] * 4


def test_z19_what_is_public_has_the_partner_only_once_everybody_knows_him() -> None:
    begun = start("", "", "XX", "I")
    for turns, partner in (
        ("F call", None),
        ("F call | P2 kontra game", None),
        ("F call | P2 kontra game | P3 kontra game", P3),
        ("F call | P2 kontra game | P3 | P4 pagat_ultimo", P3),
        ("F call | P2 kontra game | P3 kontra game | P4 solo", None),
    ):
        state = said(begun, turns)
        assert [state.observe(seat).public.partner for seat in all_seats(4)] == [partner] * 4
    lead = quiet(said(begun, "F call"))
    assert lead.observe(P3).public.partner is None
    assert [known_partner(lead.observe(seat)) for seat in all_seats(4)] == [None, None, P3, None]
    assert in_order(lead, ["T4", "T9", "T20"]).observe(F).public.partner == P3


def test_what_is_public_tells_what_counts_now_and_who_has_shown_his_side() -> None:
    state = said(start("", "I", "XX"), "F call, absolut | P2 pagat_ultimo | P3 kontra pagat_ultimo")
    speech = state.observe(P4).public.speech
    assert [(item.id, item.seat, item.side, item.raisers, speech.value(item)) for item in speech.items] == [
        ("game", F, "D", (P2,), 2), ("absolut", F, "D", (), 2), ("pagat_ultimo", P2, "O", (P3,), 4),
    ]  # fmt: skip
    assert (speech.sides_shown, speech.kontra_included) == ((None, "O", "D", None), True)
    assert start().observe(F).public.speech is None


def test_z19_after_a_solo_nobody_is_marked_as_partner() -> None:
    state = said(start("", "", "XX"), "F call | P2 solo")
    assert partner_marks(state) == [set()] * 4


def test_a_contract_that_does_not_exist_is_unknown() -> None:
    state = start("")
    assert refused(state, Bid(F, "pagatrufer")) == ("UNKNOWN_CONTRACT", "")
    assert refused(said(state, "F call"), Bid(P2, "pagatrufer")) == ("UNKNOWN_CONTRACT", "")


def test_z20_contracts_rank_and_nobody_outbids_himself_or_bids_the_same() -> None:
    strong = "♥K ♥Q ♥C ♥J ♦K"
    begun = start(strong, "♠K ♠Q ♠C ♠J ♦Q", "♣K ♣Q ♣C ♣J ♦C")
    state = said(begun, "F suit_solo")
    assert "suit_solo" not in choices(state, P2)
    assert "solo" in choices(state, P2)
    state = said(state, "P2 | P3 | P4 absolut")
    assert not {"suit_solo", "solo"} & choices(state, F)
    state = said(begun, "F call | P2 | P3 suit_solo | P4")
    assert {"solo"} == {"suit_solo", "solo"} & choices(state, F)
    state = said(state, "F solo")
    assert not {"suit_solo", "solo"} & choices(state, P2)


def test_z21_a_suit_solo_needs_five_suit_cards() -> None:
    four = "♥K ♥Q ♥C ♥J V VI VII VIII IX X"
    assert "suit_solo" not in choices(start(four), F)
    state = said(start("", four), "F call")
    assert "suit_solo" not in choices(state, P2)
    assert refused(state, Bid(P2, "suit_solo")) == ("SUIT_CARDS", "Z21")
    assert refused(start(four), Bid(F, "suit_solo")) == ("SUIT_CARDS", "Z21")
    assert "suit_solo" in choices(start(four.replace("VI ", "♦K ", 1)), F)


def test_z20_with_any_turn_one_may_bid_after_having_passed() -> None:
    state = said(start("", "", "", "XX"), "F call | P2 | P3 kontra game | P4 | F")
    assert "solo" in choices(state, P2)


def test_z20_with_first_turn_one_bids_then_or_after_somebody_else_bid() -> None:
    begun = start("", "", "♥K ♥Q ♥C ♥J ♦K", "XX", contract_bid_window="first_turn")
    assert "solo" in choices(said(begun, "F call"), P2)
    late = said(begun, "F call | P2 | P3 kontra game | P4 | F")
    assert "solo" not in choices(late, P2)
    assert refused(late, Bid(P2, "solo")) == ("NOT_HIGHER", "Z20")
    answer = said(begun, "F call | P2 | P3 suit_solo | P4")
    assert "solo" in choices(answer, F)
    answer = said(answer, "F")
    assert "solo" in choices(answer, P2)
    assert "solo" not in choices(said(answer, "P2 kontra game | P3 | P4"), F)


def test_z23_a_new_contract_wipes_the_slate_and_the_bidder_goes_on() -> None:
    state = said(start("", "I", "XX"), "F call, absolut | P2 pagat_ultimo, kontra absolut of F")
    state = speaking(open_turn(state, "P3 solo"))
    assert (state.speech.game.level, state.speech.announced_items, state.speech.called) == (1, (), None)
    assert {"absolut", "valat", "weiter"} == choices(state, P3)
    state = speaking(state.apply(Pass(P3)))
    assert {"absolut", "valat", "kontra game"} <= choices(state, P4)
    state = said(state, "P4 | F")
    assert "pagat_ultimo" in choices(state, P2)


def test_z24_z26_who_may_announce_what() -> None:
    state = said(start("I", "", "XX"), "F call")
    assert {"absolut", "valat"} <= choices(state, P2)
    assert "pagat_ultimo" not in choices(state, P2)
    assert refused(state, Announce(P2, "pagat_ultimo")) == ("NOT_ANNOUNCED", "Z26")
    assert refused(state, Announce(P2, "trull")) == ("NOT_ANNOUNCED", "Z26")
    state = said(state, "P2 absolut | P3 absolut")
    assert not {"absolut"} & choices(state, P4)
    assert "valat" in choices(state, P4)
    suit = said(start("I", "♥K ♥Q ♥C ♥J ♦K"), "F call | P2 suit_solo | P3 | P4")
    assert {"absolut", "valat"} <= choices(suit, F)
    assert "pagat_ultimo" not in choices(suit, F)


@pytest.mark.parametrize(
    ("implied", "levels"),
    [("all", (2, 2, 2)), ("absolut_valat", (2, 2, 1)), ("none", (1, 1, 1))],
)
def test_z27_announcing_dagegen_says_kontra(implied: OptionValue, levels: tuple[int, int, int]) -> None:
    begun = said(start("", "I", "XX", dagegen_implies_kontra=implied), "F call")
    found = tuple(
        speaking(open_turn(begun, f"P2 {bonus}")).speech.game.level for bonus in ("absolut", "valat", "pagat_ultimo")
    )
    assert found == levels


def test_z27_announcing_dazu_or_at_kontra_adds_nothing() -> None:
    begun = start("", "", "XX", "I")
    assert speaking(said(begun, "F call, absolut | P2 | P3 valat")).speech.game.level == 1
    assert speaking(said(begun, "F call | P2 kontra game | P3 kontra game | P4 pagat_ultimo")).speech.game.level == 4
    twice = speaking(open_turn(begun, "F call | P2 absolut, valat"))
    assert twice.speech.game.level == 2
    assert "kontra game" not in choices(twice, P2)


def test_z28_levels_are_said_by_the_sides_in_turn() -> None:
    state = said(start("", "", "XX"), "F call")
    names = []
    for seat, level in ((P2, 2), (P3, 4), (P4, 8), (F, 16)):
        assert refused(state, Kontra(Seat((seat + 1) % 4), "game"))[0] == "NOT_YOUR_TURN"
        state = said(state, f"{['F', 'P2', 'P3', 'P4'][seat]} kontra game")
        assert speaking(state).speech.game.level == level
        board = GAME.words.view(state.observe(F)).board
        assert board is not None
        names.append(english(board.columns[-1]))
    assert names == ["Kontra", "Retour", "Supra", "Resupra"]
    assert "kontra game" not in choices(state, P2)


@pytest.mark.parametrize("greatest", [2, 4, 8, 16])
def test_z28_no_level_above_the_greatest(greatest: int) -> None:
    state = said(start("", "", "XX", max_kontra=greatest), "F call")
    for player in itertools.islice(("P2", "P3", "P4", "F"), greatest.bit_length() - 1):
        state = said(state, f"{player} kontra game")
    assert speaking(state).speech.game.level == greatest
    assert not any("kontra game" in choices(state, seat) for seat in all_seats(4))


def test_z28_nobody_raises_what_is_not_his_to_raise() -> None:
    state = said(start("", "", "XX"), "F call | P2")
    assert "kontra game" not in choices(state, P3)
    assert refused(state, Kontra(P3, "game")) == ("NOT_RAISED", "Z28")
    assert refused(state, Kontra(P3, "absolut", F)) == ("NOT_RAISED", "Z28")


def test_z28_a_kontra_says_whose_absolut_is_meant_and_nobodys_pagat() -> None:
    state = said(start("", "I", "XX"), "F call, absolut | P2 absolut, pagat_ultimo")
    assert refused(state, Kontra(P3, "absolut")) == ("NOT_RAISED", "Z28")
    assert refused(state, Kontra(P3, "pagat_ultimo", P2)) == ("NOT_RAISED", "Z28")
    assert {"kontra absolut of P2", "kontra pagat_ultimo"} <= choices(state, P3)
    assert "kontra absolut of F" not in choices(state, P3)


def test_z29_z30_items_are_raised_one_by_one_and_each_once_in_a_turn() -> None:
    state = open_turn(start("", "", "XX"), "F call, absolut, valat | P2 kontra absolut of F")
    assert speaking(state).speech.game.level == 1
    assert {"kontra game", "kontra valat of F", "weiter"} == choices(state, P2)
    assert refused(state, Kontra(P2, "absolut", F)) == ("NOT_RAISED", "Z28")


def test_z30_a_raise_may_follow_empty_turns() -> None:
    state = said(start("", "", "XX"), "F call | P2 | P3 absolut | P4 | F")
    assert "kontra game" in choices(state, P2)


def test_z32_the_phase_ends_after_three_empty_turns() -> None:
    begun = start("", "", "XX")
    assert speaking(said(begun, "F call | P2 | P3")).turn == P4
    assert quiet(said(begun, "F call | P2 | P3 | P4")).turn == F
    late = said(begun, "F call | P2 | P3 | P4 kontra game | F | P2")
    assert speaking(late).turn == P3
    lead = said(late, "P3")
    assert lead.turn == F
    assert not any(isinstance(choice, Pass) for choice in lead.moves(F))


def test_z60_trischaken_may_be_outbid_and_nothing_else_said() -> None:
    begun = start("", "♥K ♥Q ♥C ♥J ♦K", trischaken="forehand")
    assert "trischaken" in choices(begun, F)
    state = open_turn(begun, "F trischaken")
    assert choices(state, F) == {"weiter"}
    state = state.apply(Pass(F))
    assert choices(state, P2) == {"weiter", "suit_solo", "solo"}
    assert "trischaken" not in choices(start(), F)
    assert "trischaken" not in choices(said(begun, "F call"), P2)


def test_a_called_tarock_and_table_of_items_are_in_sight() -> None:
    state = said(start("", "I", "XX"), "F call, absolut | P2 pagat_ultimo | P3 kontra pagat_ultimo")
    for seat in all_seats(4):
        table = GAME.words.view(state.observe(seat))
        assert [fact.value for fact in table.facts if english(fact.label) == "Called"] == [read_card("XX")]
        assert table.board is not None
        assert [english(title) for title in table.board.columns] == ["Item", "Value", "By", "Kontra"]
        rows = [tuple(english(cell) for cell in row) for row in table.board.rows]
        assert rows == [
            ("Game", "2", "seat 0", "seat 1"),
            ("Absolut", "2", "seat 0", "–"),
            ("Pagat ultimo", "4", "seat 1 (against)", "seat 2"),
        ]


def test_the_imagined_partner_and_pagat_fit_what_was_said() -> None:
    state = said(start("XX", "", "I", "XIX"), "F call | P2 kontra game | P3 pagat_ultimo")
    imagine = imagining(GAME, state.observe(F))
    for seed in range(20):
        hands = imagine(Random(seed)).deal.hands
        assert read_card("XIX") in hands[P4]
        assert read_card("I") in hands[P3]
        assert read_card("XX") in hands[F]


def test_the_imagination_keeps_to_void_suits_and_to_bids() -> None:
    lead = spoken(start("♥K", "V VI ♠K ♠Q ♠C ♠J ♣K", "♥A ♥J", "♥Q ♥C"), "F call | P2 suit_solo")
    state = in_order(lead, ["HK", "T5", "H1", "HQ"])
    imagine = imagining(GAME, state.observe(F))
    for seed in range(20):
        hand = imagine(Random(seed)).deal.hands[P2]
        assert not any(card.suit == "H" for card in hand)
        assert sum(card.suit != "T" for card in hand) >= 5
