# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play of Zwanzigerrufen: which cards are legal (Z33–Z37, Z61) and who wins a trick (Z35, Z36)."""

import pytest

from kartenspiel.games.zwanzigerrufen.cards import card_points
from kartenspiel.games.zwanzigerrufen.play import rules_of_play
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Suit
from kartenspiel.model.moves import Pass, Play
from kartenspiel.model.options import OptionValue, from_json
from kartenspiel.model.seats import Seat
from tests.games.zwanziger_table import (
    GAME,
    P2,
    P3,
    P4,
    F,
    house,
    legal,
    played,
    position,
    read_card,
    read_cards,
    refused,
    spoken,
    start,
)


@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("♥Q ♥A XX I", "♥K", "♥Q ♥A"),
        ("♥Q XX V ♠K", "VI", "XX V"),
        ("♠K ♣10 XX I", "♥K", "XX I"),
        ("♠K ♣10", "♥K", "♠K ♣10"),
        ("♠K ♣10", "VI", "♠K ♣10"),
        ("♠K ♣10 XX I", "", "♠K ♣10 XX I"),
        ("♥Q ♥A XX", "♥K XXI", "♥Q ♥A"),
    ],
)
def test_z34_suit_is_followed_then_tarock_and_nobody_must_win(hand: str, trick: str, allowed: str) -> None:
    for contract in ("normal", "solo"):
        assert legal(position(contract, hand, trick)) == set(read_cards(allowed))


@pytest.mark.parametrize(
    ("hand", "trick", "wrong", "refusal"),
    [
        ("♥Q ♠K XX", "♥K", "♠K", ("MUST_FOLLOW", "Z34")),
        ("♥Q ♠K XX", "♥K", "XX", ("MUST_FOLLOW", "Z34")),
        ("♠K XX", "♥K", "♠K", ("MUST_TAROCK", "Z34")),
        ("♠K XX", "V", "♠K", ("MUST_FOLLOW", "Z34")),
        ("♠K XX", "V", "♠Q", ("NOT_IN_HAND", "Z34")),
    ],
)
def test_z34_a_wrong_card_is_refused_with_its_reason(
    hand: str, trick: str, wrong: str, refusal: tuple[str, str]
) -> None:
    assert refused(position("normal", hand, trick), Play(P2, read_card(wrong))) == refusal


def test_only_the_seat_on_turn_plays_and_it_cannot_pass() -> None:
    state = position("normal", "♥Q ♠K")
    assert refused(state, Play(P3, read_card("♥Q"))) == ("NOT_YOUR_TURN", "Z33")
    assert refused(state, Pass(P2)) == ("NOT_NOW", "Z33")


def winner(cards: str, contract: str = "normal", fairy_trick: str = "any_order") -> Seat:
    """Return who wins a trick led by F."""
    trick = tuple(Play(Seat(seat), each) for seat, each in enumerate(read_cards(cards)))
    glatzen = "tens_and_fours" if "♥4" in cards else "tens_and_aces"
    rules = from_json(ZwanzigerrufenRules, {"fairy_trick": fairy_trick, "glatzen": glatzen})
    return rules_of_play(rules, contract).winner_of(trick)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("♥A ♥J ♥Q ♥C", P3),
        ("♥A ♠K ♣K ♦K", F),
        ("♥K ♥Q I ♥C", P3),
        ("♥K IIII I V", P4),
        ("XXI XX Sk XIX", P3),
        ("♥J ♠K ♥A ♥C", P4),
    ],
)
def test_z35_the_highest_tarock_wins_else_the_highest_of_the_suit(cards: str, expected: Seat) -> None:
    assert winner(cards) == winner(cards, "solo") == expected


@pytest.mark.parametrize(
    ("cards", "any_order", "in_order", "off"),
    [
        ("XXI Sk I ♥K", P3, P3, P2),
        ("XXI Sk V I", P4, P4, P2),
        ("Sk XXI I V", P3, F, F),
        ("I XXI Sk V", F, P3, P3),
        ("♥K Sk I XXI", P3, P2, P2),
        ("Sk XX I V", F, F, F),
    ],
)
def test_z35_the_fairy_tale_trick(cards: str, any_order: Seat, in_order: Seat, off: Seat) -> None:
    assert winner(cards) == winner(cards, "solo") == any_order
    assert winner(cards, fairy_trick="mond_skues_pagat") == in_order
    assert winner(cards, fairy_trick="off") == off


def test_z36_in_a_suit_solo_tarocks_beat_no_suit_card() -> None:
    assert winner("♥J Sk XXI ♥A", "suit_solo") == F
    assert winner("♥J ♥K XXI I", "suit_solo") == P2
    assert winner("V XX ♥K VI", "suit_solo") == P2
    assert winner("V ♥K ♠K ♦K", "suit_solo") == F


def test_z36_a_fairy_tale_trick_needs_a_tarock_led_in_a_suit_solo() -> None:
    assert winner("XXI Sk I ♥K", "suit_solo") == P3
    assert winner("♥K XXI Sk I", "suit_solo") == F
    assert winner("XXI Sk I ♥K", "suit_solo", "off") == P2


@pytest.mark.parametrize(
    ("hand", "trick", "void", "allowed"),
    [
        ("♥Q ♠K XX I", "", "must_tarock", "♥Q ♠K"),
        ("XX I", "", "must_tarock", "XX I"),
        ("♠K XX I", "♥K", "must_tarock", "XX I"),
        ("♠K ♣10", "♥K", "must_tarock", "♠K ♣10"),
        ("♠K XX I", "♥K", "must_suit_card", "♠K"),
        ("XX I", "♥K", "must_suit_card", "XX I"),
        ("♠K XX I", "V", "must_suit_card", "XX I"),
        ("♠K ♥A XX", "♥K", "must_suit_card", "♥A"),
    ],
)
def test_z36_what_is_legal_in_a_suit_solo(hand: str, trick: str, void: OptionValue, allowed: str) -> None:
    for seat in (F, P2, P3, P4):
        state = position("suit_solo", hand, trick, seat=seat, suit_solo_void=void)
        assert legal(state) == set(read_cards(allowed))


def test_z36_the_reasons_of_a_suit_solo() -> None:
    assert refused(position("suit_solo", "♠K I"), Play(P2, read_card("I"))) == ("LEAD_SUIT", "Z36")
    state = position("suit_solo", "♠K I XX", "♥K", suit_solo_void="must_suit_card")
    for tarock in ("I", "XX"):
        assert refused(state, Play(P2, read_card(tarock))) == ("SUIT_CARD", "Z36")


@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("I V ♥K", "VI", "V"),
        ("I V ♥K", "♠K", "V"),
        ("I ♥K", "VI", "I"),
        ("I ♥K ♠Q", "♠K", "♠Q"),
        ("I ♥K", "", "♥K"),
        ("I", "", "I"),
        ("I V XX", "", "V XX"),
    ],
)
def test_z37_an_announced_pagat_is_kept_while_another_card_is_legal(hand: str, trick: str, allowed: str) -> None:
    assert legal(position("normal", hand, trick, pagat_announced=True)) == set(read_cards(allowed))


def test_z37_the_reason_and_that_an_unannounced_pagat_is_free() -> None:
    kept = position("normal", "I V ♥K", "VI", pagat_announced=True)
    assert refused(kept, Play(P2, read_card("I"))) == ("KEEP_ANNOUNCED", "Z37")
    assert legal(position("normal", "I V ♥K", "VI")) == set(read_cards("I V"))


@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("♥Q ♥A XX", "♥J", "♥Q"),
        ("♥Q ♥A XX", "♥K", "♥Q ♥A"),
        ("♥Q ♥A XX", "♥J V", "♥Q ♥A"),
        ("♠K X V", "♥K VI", "X"),
        ("♠K V IIII", "♥K VI", "V IIII"),
        ("♠K V I", "♥K", "V"),
        ("♠K V I", "♥K VI", "V"),
        ("♠K I", "♥K VI", "I"),
        ("X V I", "VI", "X"),
        ("IIII I", "VI", "IIII"),
        ("♠K I", "", "♠K I"),
        ("♠K V I", "", "♠K V"),
        ("♠K ♠Q", "♥K VI", "♠K ♠Q"),
        ("I ♥J", "♠K XX", "I"),
    ],
)
def test_z61_in_trischaken_one_must_beat_and_the_pagat_goes_last(hand: str, trick: str, allowed: str) -> None:
    assert legal(position("trischaken", hand, trick)) == set(read_cards(allowed))


def test_z61_the_reasons_of_trischaken_and_no_fairy_tale_there() -> None:
    beat = position("trischaken", "X V", "VI")
    assert refused(beat, Play(P2, read_card("V"))) == ("MUST_BEAT", "Z61")
    pagat = position("trischaken", "X I", "VI")
    assert refused(pagat, Play(P2, read_card("I"))) == ("PAGAT_LAST", "Z61")
    assert refused(position("trischaken", "♥A ♥Q", "♥C"), Play(P2, read_card("♥A"))) == ("MUST_BEAT", "Z61")
    assert winner("XXI Sk I ♥K", "trischaken") == P2


@pytest.mark.parametrize(
    "speech", ["F call", "F call | P2 solo", "F call | P2 | P3 | P4 solo", "F call | P2 | P3 suit_solo"]
)
def test_z33_forehand_leads_in_every_contract_and_then_the_winner(speech: str) -> None:
    lead = spoken(start("♥K ♥Q", "♥C", "♥J ♠K ♠Q ♠C ♠J", "♥A"), speech)
    assert lead.turn == F
    assert played(lead, "F ♥Q, P2 ♥C, P3 ♥J, P4 ♥A").turn == F
    assert legal(lead) == {
        card for card in lead.hands[F] if lead.speech.contract != "suit_solo" or card.suit is not Suit.TAROCK
    }


@pytest.mark.parametrize("glatzen", ["tens_and_aces", "tens_and_fours"])
def test_the_forty_cards_hold_88_points(glatzen: OptionValue) -> None:
    pack = GAME.pack(house(glatzen=glatzen))
    assert len(set(pack)) == 40
    assert sum(card_points(each) for each in pack) == 88
    tarocks = [each.code for each in pack if each.suit is Suit.TAROCK]
    assert tarocks == ["T1", *(f"T{number}" for number in range(4, 23))]
    low = [each.code for each in pack if card_points(each) == 0]
    assert low == (["H1", "D1", "ST", "CT"] if glatzen == "tens_and_aces" else ["H4", "D4", "ST", "CT"])


def test_a_glatze_of_either_kind_is_the_lowest_card_of_its_suit() -> None:
    assert winner("♥A ♥J ♠K ♠Q") == winner("♥4 ♥J ♠K ♠Q") == P2
    assert winner("♠10 ♠J ♥K ♥Q") == P2


def test_ten_cards_are_dealt_in_packets_of_five_from_forehand_on() -> None:
    rules = house()
    pack = GAME.pack(rules)
    hands, talon = GAME.split(rules, 4, P2, pack)
    assert talon == ()
    assert hands[P3] == (*pack[:5], *pack[20:25])
    assert hands[P2] == (*pack[15:20], *pack[35:])


def test_a_deal_must_be_four_hands_of_ten() -> None:
    good = start().deal
    for hands in (
        (good.hands[0][:9], *good.hands[1:]),
        (good.hands[0], good.hands[0], good.hands[2], good.hands[3]),
        good.hands[:3],
    ):
        with pytest.raises(ValueError, match="four hands of ten"):
            GAME.start(type(good)(good.game, good.rules, good.dealer, hands))
    with pytest.raises(ValueError, match="no talon"):
        GAME.start(type(good)(good.game, good.rules, good.dealer, good.hands, good.hands[0]))
