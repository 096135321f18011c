# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The edge cases ZE1–ZE21 of Zwanzigerrufen."""

import dataclasses
from typing import cast

import pytest

from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.games.zwanzigerrufen.settlement import lines
from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Play, ThrowIn
from kartenspiel.model.options import OptionValue
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.sides import Sides
from tests.games.zwanziger_settlements import SETTLEMENTS
from tests.games.zwanziger_table import (
    NO_DOUBLE,
    P2,
    P3,
    P4,
    F,
    choices,
    counted,
    legal,
    open_turn,
    outcome_of,
    played,
    position,
    quiet,
    read_card,
    read_cards,
    refused,
    replayed,
    said,
    speaking,
    spoken,
    start,
)


def last_trick(contract: str, hands: tuple[str, str, str, str], plays: str, **options: OptionValue) -> Playing:
    """Return the end of a deal in which these cards fall in the last trick, and the first nine brought nobody any.

    The first of `plays` is led.  F called the XX, which P3 held; a solo is P2's.
    """
    bids = {"normal": "F call", "solo": "F call | P2 solo", "suit_solo": "F call | P2 suit_solo"}
    lead = spoken(start("", "♥K ♥Q ♥C ♥J ♦K", "XX", context=NO_DOUBLE, **options), bids[contract])
    held = tuple(read_cards(hand) for hand in hands)
    leader = {"F": F, "P2": P2, "P3": P3, "P4": P4}[plays.split(maxsplit=1)[0]]
    tricks = (((Play(leader, read_card("♣10")),),) * 9, (Seat(1), Seat(0), Seat(3), *(Seat(2),) * 5, leader))
    before = dataclasses.replace(lead, hands=held, tricks=tricks[0], winners=tricks[1])
    return cast("Playing", played(before, plays))


def settled(state: Playing) -> set[tuple[str, str, int]]:
    """Return bonuses that are settled, with their winner and value."""
    return {(line.id, line.winner, line.value) for line in lines(*counted(state, hands=((),) * 4)) if line.id != "game"}


def called(state: State) -> Card | None:
    return next(choice.card for choice in state.moves(F) if isinstance(choice, Bid) and choice.bid == "normal")


def test_ze1_the_highest_tarock_from_xx_down_that_forehand_lacks_is_called() -> None:
    state = start("XX XIX XVII")
    assert called(state) is read_card("XVIII")
    for other in ("XVI", "XIX", "XV"):
        assert refused(state, Bid(F, "normal", read_card(other))) == ("NOT_HIGHER", "Z17")


def test_ze2_who_holds_all_from_xx_to_xvi_must_play_alone() -> None:
    assert choices(start("XX XIX XVIII XVII XVI ♥K ♥Q ♥C ♥J ♦K"), F) == {"suit_solo", "solo"}
    assert choices(start("XX XIX XVIII XVII XVI XV ♥K ♥Q ♥C ♥J"), F) == {"solo"}
    with_trischaken = start("XX XIX XVIII XVII XVI XV ♥K ♥Q ♥C ♥J", trischaken="forehand")
    assert choices(with_trischaken, F) == {"solo", "trischaken"}
    assert called(start("XX XIX XVIII XVII XVI XV ♥K ♥Q ♥C ♥J", lowest_callable="any")) is read_card("XIV")


def test_ze3_who_has_said_weiter_twice_may_still_raise() -> None:
    state = said(start("", "", "XX", "I"), "F call | P2 | P3 | P4 kontra game | F kontra game | P2 | P3")
    state = said(state, "P4 pagat_ultimo | F | P2")
    assert "kontra pagat_ultimo" in choices(state, P3)
    state = said(state, "P3 kontra pagat_ultimo | P4 kontra pagat_ultimo, kontra game | F | P2")
    assert "kontra game" in choices(state, P3)


def test_ze4_pagat_dagegen_says_kontra_without_the_word() -> None:
    state = speaking(said(start("", "I", "XX", ""), "F call | P2 pagat_ultimo"))
    assert state.speech.game.level == 2
    state = speaking(said(state, "P3 | P4 | F kontra game"))
    assert (state.speech.game.level, state.speech.announced_items[0].level) == (4, 1)


def test_ze5_a_solo_wipes_call_and_announcements_out() -> None:
    state = speaking(said(start("XX", "I", "XIX", ""), "F call, absolut | P2 solo"))
    assert (state.speech.called, state.speech.announced_items, state.sides) == (None, (), Sides(P2))
    state = speaking(open_turn(state, "P3 | P4 | F absolut"))
    assert state.speech.game.level == 2
    assert [state.sides.of(seat) for seat in (F, P2, P3, P4)] == ["O", "D", "O", "O"]


def test_ze6_a_solo_stands_over_a_suit_solo_and_nobody_bids_another() -> None:
    state = said(start("", "♥K ♥Q ♥C ♥J ♦K"), "F call | P2 suit_solo | P3 | P4 solo | F | P2")
    assert refused(state, Bid(P3, "solo")) == ("NOT_HIGHER", "Z20")
    lead = quiet(state)
    assert (lead.speech.contract, lead.speech.declarer) == ("solo", P4)


def test_ze7_the_partners_pagat_is_kontraed_by_opponents_and_answered_by_his_side() -> None:
    state = said(start("", "", "XX I"), "F call | P2 | P3 pagat_ultimo")
    assert "kontra pagat_ultimo" in choices(state, P4)
    assert "pagat_ultimo" not in choices(state, P4)
    state = said(state, "P4")
    assert "kontra pagat_ultimo" not in choices(state, F)
    assert "pagat_ultimo" not in choices(state, F)
    state = said(state, "F absolut | P2 kontra pagat_ultimo")
    assert "kontra pagat_ultimo" in choices(state, P3)
    state = said(state, "P3 | P4")
    assert "kontra pagat_ultimo" in choices(state, F)


def test_ze8_the_pagat_wins_a_fairy_tale_trick_led_with_a_king() -> None:
    end = last_trick("solo", ("♥K", "Sk", "I", "XXI"), "F ♥K, P2 Sk, P3 I, P4 XXI")
    assert end.winners[-1] == P3
    assert not {item for item in settled(end) if item[0] == "mondfang"}
    assert ("pagat_ultimo", "O", 2) in settled(end)


def test_ze9_in_a_suit_solo_a_king_beats_all_three() -> None:
    end = last_trick("suit_solo", ("♥K", "Sk", "XXI", "I"), "F ♥K, P2 Sk, P3 XXI, P4 I")
    assert end.winners[-1] == F
    assert {item[0] for item in settled(end)} <= {"absolut"}


def test_ze10_who_leads_in_a_suit_solo_leads_a_suit_card() -> None:
    state = position("suit_solo", "♣10 Sk XXI XX XIX XVIII XVII XVI XV XIV")
    assert legal(state) == set(read_cards("♣10"))
    assert refused(state, Play(P2, read_card("Sk"))) == ("LEAD_SUIT", "Z36")


def test_ze11_a_pagat_in_the_last_trick_counts_for_and_against() -> None:
    won = last_trick("normal", ("I", "♥K", "♥Q", "♥C"), "F I, P2 ♥K, P3 ♥Q, P4 ♥C")
    assert ("pagat_ultimo", "D", 1) in settled(won)
    lost = last_trick("normal", ("I", "♥K", "IIII", "♥C"), "F I, P2 ♥K, P3 IIII, P4 ♥C")
    assert ("pagat_ultimo", "O", 1) in settled(lost)


def test_ze12_an_announced_pagat_that_wins_the_eighth_trick_is_lost() -> None:
    lead = spoken(start("I", "", "XX"), "F call, pagat_ultimo")
    hands = tuple(read_cards(hand) for hand in ("I ♥Q ♥J", "♥K ♥C ♥A", "♦K ♦Q ♦C", "♠Q ♠C"))
    tricks, winners = ((Play(F, read_card("♣10")),),) * 7, (P2, F, P4, P3, P3, P2, P4)
    led = (Play(P4, read_card("♠K")),)
    state: State = dataclasses.replace(lead, hands=hands, tricks=tricks, winners=winners, trick=led)
    assert legal(state) == {read_card("I")}
    state = played(state, "F I, P2 ♥K, P3 ♦K")
    assert cast("Playing", state).winners[-1] == F
    end = played(state, "F ♥Q, P2 ♥C, P3 ♦Q, P4 ♠Q, F ♥J, P2 ♥A, P3 ♦C, P4 ♠C")
    assert ("pagat_ultimo", "O", 2) in settled(cast("Playing", end))


@pytest.mark.parametrize("announced", [False, True])
def test_ze13_a_pagat_that_wins_the_fairy_tale_trick_is_ultimo(announced: bool) -> None:  # noqa: FBT001
    end = last_trick("normal", ("Sk", "XXI", "I", "♥C"), "F Sk, P2 XXI, P3 I, P4 ♥C")
    if announced:
        state = said(start("", "", "XX I"), "F call | P2 | P3 pagat_ultimo")
        end = dataclasses.replace(end, speech=quiet(state).speech)
    assert end.winners[-1] == P3
    assert ("pagat_ultimo", "D", 2 if announced else 1) in settled(end)


@pytest.mark.parametrize(
    ("points", "winner"), [((56, 32), "D"), ((55, 33), None), ((32, 56), "O"), ((33, 55), None), ((88, 0), "D")]
)
def test_ze14_absolut_is_made_if_the_others_have_32_or_fewer(points: tuple[int, int], winner: str | None) -> None:
    end = last_trick("normal", ("♥K", "♥Q", "♥C", "♥J"), "F ♥K, P2 ♥Q, P3 ♥C, P4 ♥J")
    deal = counted(end, hands=((),) * 4, points=(points[0], points[1], 0, 0))
    made = [line.winner for line in lines(*deal) if line.id == "absolut"]
    assert made == ([winner] if winner else [])


def test_ze15_four_kings_count_for_the_side_that_was_dealt_them() -> None:
    row = next(each for each in SETTLEMENTS if each.id == "ZW7")
    end = cast("Playing", replayed("ZW7", row.speech))
    taken = [
        end.winners[number] for number, trick in enumerate(end.tricks) if any(play.card.rank == "K" for play in trick)
    ]
    deal = counted(end, winners=(F,) * 10)
    assert taken
    assert [line.winner for line in lines(*deal) if line.id == "four_kings"] == ["O"]


def test_ze16_a_mond_caught_by_the_partner_pays_the_opponents() -> None:
    row = next(each for each in SETTLEMENTS if each.id == "ZW12")
    found = outcome_of(replayed("ZW12", row.speech))
    assert [item.to for item in found.items if item.id == "mondfang"] == [(1, 3)]
    assert found.context == {"double_hands": 4}


def test_ze17_a_mondfang_in_a_double_round_adds_four_hands() -> None:
    row = next(each for each in SETTLEMENTS if each.id == "ZW12")
    found = outcome_of(replayed("ZW12", row.speech, context={"double_hands": 3}))
    assert found.context == {"double_hands": 6}
    assert {item.value for item in found.items} == {2}


def test_ze18_in_a_solo_all_defenders_pay_for_the_mond_one_of_them_lost() -> None:
    lead = spoken(start("", "", "", "XX"), "F call | P2 | P3 | P4 solo")
    held = tuple(read_cards(hand) for hand in ("Sk", "XXI", "♥Q", "♥C"))
    past = (((Play(F, read_card("♣10")),),) * 9, (*(F, P2, P3, P4) * 2, F))
    end = played(dataclasses.replace(lead, hands=held, tricks=past[0], winners=past[1]), "F Sk, P2 XXI, P3 ♥Q, P4 ♥C")
    assert ("mondfang", "D", 2) in settled(cast("Playing", end))


def test_ze19_both_announced_absolut_are_lost_at_45_to_43() -> None:
    row = next(each for each in SETTLEMENTS if each.id == "ZW14")
    end = cast("Playing", replayed("ZW14", row.speech))
    deal = counted(end, hands=((),) * 4, points=(45, 0, 43, 0))
    assert [(line.id, line.winner, line.value * line.level) for line in lines(*deal)] == [
        ("game", "D", 2), ("absolut", "O", 2), ("absolut", "D", 2),
    ]  # fmt: skip


def test_ze20_a_silent_valat_of_the_opponents_counts_beside_the_game() -> None:
    end = cast("Playing", replayed("ZW2", "F call"))
    deal = counted(end, winners=(P2,) * 10, points=(0, 88, 0, 0))
    assert {(line.id, line.winner, line.value) for line in lines(*deal)} >= {
        ("game", "O", 1), ("absolut", "O", 1), ("valat", "O", 6),
    }  # fmt: skip


def test_ze21_a_hand_without_tarock_is_thrown_in_whatever_the_holder_of_a_lone_pagat_wants() -> None:
    lone = "I ♥K ♥Q ♥C ♥J ♥A ♦K ♦Q ♦C ♦J"
    state = start("", lone)
    assert state.allows(ThrowIn(P2))
    assert "call" in choices(state, F)
    assert said(state, "F call | P2 kontra game").turn == P3
    without = start("", lone, "♠K ♠Q ♠C ♠J ♠10 ♣K ♣Q ♣C ♣J ♣10")
    assert without.turn == P3
    assert not without.moves(F)
    assert refused(without, ThrowIn(P2)) == ("MUST_THROW_IN", "Z13")
    assert outcome_of(without.apply(ThrowIn(P3))).contract == "thrown_in"


def test_nobody_announces_after_trischaken() -> None:
    state = said(start("", trischaken="forehand"), "F trischaken")
    assert choices(state, P2) <= {"weiter", "suit_solo", "solo"}
    assert refused(state, Announce(P2, "valat")) == ("NOT_ANNOUNCED", "Z26")
