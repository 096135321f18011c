# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play of Graden: GL1–GL10, GE6–GE13, GE16–GE20, open hands, cards face down, and stopping early (G23)."""

import dataclasses
from random import Random
from typing import Any, cast

import pytest

from kartenspiel.controller.conductor import at_end
from kartenspiel.controller.record import masked_record
from kartenspiel.games import game_named
from kartenspiel.games.graden.play import Playing
from kartenspiel.model.cards import Card, card, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Join, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from tests.games.auction_table import (
    P1,
    P2,
    P3,
    P4,
    after,
    all_see_the_end,
    marks,
    playable,
    played_out,
    recorded,
    refused,
    replayed,
    result,
    start,
)
from tests.games.graden_settlements import SETTLEMENTS, Row
from tests.imagined import imagining

GAME = "graden"
SUITS_APART = "HA HT HK HQ HJ H9", "DA DT DK DQ DJ D9", "SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"

LEGAL = {
    "GL1": ("low", "DT", "DJ D9 HA", "DJ"),
    "GL2": ("low", "DK", "DT DQ HA", "DT DQ"),
    "GL3": ("high", "DK", "DT DQ HA", "DT"),
    "GL4": ("high", "DT", "DA DK S9", "DA"),
    "GL5": ("low", "DQ DA", "DK D9 S9", "DK D9"),
    "GL6": ("high", "HJ SA H9", "HK HT HQ C9", "HK HT HQ"),
    "GL7": ("low", "C9", "HA SK DT", "HA SK DT"),
    "GL8": ("low", "SJ ST SQ", "SK S9 DA", "SK"),
    "GL9": ("high", "CA", "CT C9", "CT C9"),
    "GL10": ("low", "H9 DA", "HT HA D9", "HT HA"),
    "GE8": ("low", "DT", "DJ D9", "DJ"),
    "GE20": ("high", "H9", "SA ST", "SA ST"),
}


def deal(moves: str, *hands: str, **options: Any) -> Playing:  # noqa: ANN401 - the values of options
    return cast("Playing", after(start(GAME, *(hands or SUITS_APART), **options), moves))


@pytest.mark.parametrize(("order", "trick", "hand", "allowed"), LEGAL.values(), ids=LEGAL)
def test_legal_cards(order: str, trick: str, hand: str, allowed: str) -> None:
    bid = {"low": "koenigmord", "high": "zehnermord"}[order]
    begun = deal(f"1 bid {bid}; 2 pass; 3 pass; 4 pass")
    so_far = tuple(Play(Seat(place), each) for place, each in enumerate(cards(trick)))
    seat = Seat(len(so_far))
    hands = tuple(cards(hand) if owner == seat else () for owner in range(4))
    state = dataclasses.replace(begun, hands=hands, trick=so_far, tricks=(so_far,), winners=(P1,))
    choices = [choice.card for choice in state.moves(seat) if isinstance(choice, Play)]
    assert " ".join(each.code for each in cards(hand) if each in choices) == allowed
    for wrong in set(cards(hand)) - set(choices):
        assert refused(state, Play(seat, wrong)) in (("MUST_FOLLOW", "G19"), ("MUST_BEAT", "G19"))


TWO_BETTLER = "1 bid bettler {lead}; 2 pass; 3 join {mit}; 4 pass; 1 pass; 1 {lead}"


def test_ge6_the_mit_card_is_thrown_off_or_wins() -> None:
    hands = "D9 H9 DJ", "DT HT HK HQ HJ SA", "HA S9 SJ SQ SK CQ", "DQ DK DA CA CT CK"
    thrown = deal(TWO_BETTLER.format(lead="D9", mit="HA") + "; 2 DT; 3 HA; 4 DQ", *hands)
    assert (thrown.winners, thrown.tally.failed) == ((P4,), ())
    hands = "D9 H9 DJ", "DT DK DA SA CA CT", "HA S9 SJ SQ SK CQ", "HT HK HQ HJ DQ CK"
    wins = deal(TWO_BETTLER.format(lead="H9", mit="HA") + "; 2 DT; 3 HA; 4 HT", *hands)
    assert (wins.winners, wins.tally.failed) == ((P3,), (P3,))


def test_ge7_the_card_lying_face_down_must_be_played_whatever_was_led() -> None:
    hands = "HJ", "HQ", "S9 HA H9"
    state = deal(TWO_BETTLER.format(lead="HJ", mit="S9") + "; 2 HQ", *hands)
    assert (state.turn, playable(state)) == (P3, "S9")
    assert refused(state, "3 HA") == ("FACE_DOWN", "G22")


def test_g18_the_first_bidder_leads_his_face_down_card_and_no_other() -> None:
    state = deal("1 pass; 2 pass; 3 bid bettler S9; 4 pass")
    assert (state.turn, playable(state)) == (P3, "S9")
    assert refused(state, "3 SA") == ("FACE_DOWN", "G18")
    assert refused(state, "1 HA") == ("NOT_YOUR_TURN", "G21")
    assert refused(state, "3 HA") == ("NOT_IN_HAND", "G19")
    assert refused(state, "3 pass") == ("NOT_NOW", "G18")
    assert after(state, "3 S9").observe(P1).log[2] == Bid(P3, "bettler", card("S9"))


@pytest.mark.parametrize(("reveal", "seen"), [("on_turn", None), ("with_lead", card("SA"))])
def test_g22_when_the_mit_card_is_turned_up(reveal: str, seen: object) -> None:
    lying = after(
        start(GAME, *SUITS_APART, reveal_mit_card=reveal), "1 bid bettler H9; 2 pass; 3 join SA; 4 pass; 1 pass"
    )
    assert lying.cards(P2).face_down[P3] == (None,)
    led = after(lying, "1 H9")
    assert led.cards(P2).face_down[P3] == (seen,)
    assert led.observe(P2).log[2] == Join(P3, cast("Any", seen))
    assert after(led, "2 D9; 3 SA").observe(P2).log[2] == Join(P3, card("SA"))
    imagine = imagining(game_named(GAME), led.observe(P2))
    faces = {imagine(Random(draw)).log[2] for draw in range(30)}
    assert (len(faces) == 1) == (reveal == "with_lead")


def test_g22_those_who_follow_must_beat_the_mit_card() -> None:
    hands = "H9", "D9 DJ DT SA CA CT", "HQ S9", "HK HJ"
    state = deal(TWO_BETTLER.format(lead="H9", mit="HQ") + "; 2 D9; 3 HQ", *hands)
    assert "HJ" not in playable(state)
    assert "HK" in playable(state)


PLAUDERER = "1 bid plauderer H9; 2 pass; 3 pass; 4 pass"


def imagined_hands(state: State, seat: Seat, draw: int) -> list[set[Card]]:
    """Return the hands that a seat may take for the real ones."""
    imagined = imagining(game_named(GAME), state.observe(seat))(Random(draw))
    return [set(hand) for hand in imagined.deal.hands]


def test_g25_after_the_first_trick_the_opponents_of_a_plauderer_lay_their_cards_open() -> None:
    state = deal(PLAUDERER)
    assert state.cards(P2).hands[P3] == (None,) * 6
    state = cast("Playing", after(state, "1 H9; 2 D9; 3 S9; 4 C9"))
    for seat in (P1, P2, P3, P4):
        hands = state.cards(seat).hands
        assert (hands[P2], hands[P3], hands[P4]) == tuple(cards(hand)[:5] for hand in SUITS_APART[1:])
    assert state.cards(P2).hands[P1] == (None,) * 5
    assert imagined_hands(state, P2, 1) == [set(hand) for hand in state.deal.hands]


def test_g25_the_masked_record_has_the_hands_that_lie_open_and_no_other() -> None:
    state = deal("1 bid plauderer H9; 2 pass; 3 join S9; 4 pass; 1 pass; 1 H9; 2 D9; 3 S9")
    own = [each.code for each in state.deal.hands[P1]]
    assert written_hands(state, P1) == [own, *[[None] * 6] * 3]
    state = cast("Playing", after(state, "4 C9"))
    lying_open = {seat: [each.code for each in state.deal.hands[seat]] for seat in (P2, P4)}
    assert written_hands(state, P1) == [own, lying_open[P2], [None] * 6, lying_open[P4]]
    assert written_hands(state, P2) == [[None] * 6, lying_open[P2], [None] * 6, lying_open[P4]]


def written_hands(state: Playing, seat: Seat) -> object:
    """Return the hands in what a program from outside is sent that plays for this seat."""
    return cast("dict[str, object]", masked_record(state, seat)["deal"])["hands"]


def test_g25_with_a_mitplauderer_only_the_two_others_lay_their_cards_open_and_g26_even_after_a_failure() -> None:
    moves = "1 bid plauderer H9; 2 pass; 3 join S9; 4 pass; 1 pass; 1 H9; 2 D9; 3 S9; 4 C9"
    state = deal(moves)
    assert state.tally.failed == (P1,)
    hands = state.cards(P2).hands
    assert hands[P4] == cards(SUITS_APART[3])[:5]
    assert hands[P1] == hands[P3] == (None,) * 5
    assert len({frozenset(imagined_hands(state, P2, draw)[P1]) for draw in range(30)}) > 1
    assert imagined_hands(state, P1, 1) == [set(hand) for hand in state.deal.hands]


def test_a_bettler_keeps_all_hands_hidden() -> None:
    state = deal("1 bid bettler H9; 2 pass; 3 pass; 4 pass; 1 H9; 2 D9; 3 S9; 4 C9")
    assert state.cards(P2).hands[P3] == (None,) * 5


def test_ge11_the_partner_must_beat_the_bidder_and_the_trick_stays_with_the_side() -> None:
    hands = "HK DA", "H9", "HA CA", "HJ"
    state = deal("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass; 1 call HA; 1 HK; 2 H9", *hands)
    assert (state.basis.partner, playable(state)) == (P3, "HA")
    state = cast("Playing", after(state, "3 HA; 4 HJ"))
    assert (state.winners, state.tally.failed) == ((P3,), ())


def test_g39_the_partner_is_public_with_the_called_card_and_not_before() -> None:
    hands = "HK DA", "H9", "HA CA", "HJ"
    state = deal("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass; 1 call HA; 1 HK; 2 H9", *hands)
    assert marks(state, P3) == {"declarer": P1, "partner": P3}
    assert all(marks(state, seat) == {"declarer": P1} for seat in (P1, P2, P4))
    state = cast("Playing", after(state, "3 HA"))
    assert all(marks(state, seat) == {"declarer": P1, "partner": P3} for seat in (P1, P2, P3, P4))


def test_ge12_whoever_wins_the_sixth_trick_is_the_partner_though_he_never_bid() -> None:
    outcome = result(replayed(GAME, "graden.jsonl", "GS8"))
    assert (outcome.declarer, outcome.partner, outcome.payments) == (P2, P4, (-40, 40, -40, 40))


def test_ge19_beating_is_compulsory_in_schurln_too() -> None:
    hands = "HK", "HA HT", "HQ"
    state = deal("1 pass; 2 pass; 3 pass; 4 pass; 1 HK", *hands)
    assert playable(state) == "HA HT"
    assert refused(state, next(Play(P2, each) for each in state.hands[P2] if each.code not in ("HA", "HT")))[1] == "G19"


@pytest.mark.parametrize(
    "bid", ["durchmarsch_mit", "durchmarsch_letzten", "hundert_letzten", "zehnermord", "koenigmord"]
)
def test_g18_the_bidder_leads(bid: str) -> None:
    state = deal(f"1 pass; 2 bid {bid}; 3 pass; 4 pass" + ("; 2 call HA" if bid == "durchmarsch_mit" else ""))
    assert state.turn == P2


def moments(number: str, **options: Any) -> list[State]:  # noqa: ANN401 - the values of options
    """Return every state of a recorded deal."""
    last = replayed(GAME, "graden.jsonl", number, **options)
    found = [game_named(GAME).start(last.deal)]
    for move in last.log:
        found.append(found[-1].apply(move))
    return found


@pytest.mark.parametrize("row", SETTLEMENTS, ids=lambda row: row.id)
def test_g23_where_a_deal_stops_it_is_settled_as_it_would_be_in_the_end(row: Row) -> None:
    states = moments(row.id, **row.options)
    ends = [at_end(state) for state in states]
    stopped = next(end for end in ends if end.over)
    outcome = result(stopped)
    assert outcome.payments == row.payments
    assert outcome.partner == result(states[-1]).partner
    assert all(all_see_the_end(state) == state.over or not state.cards(P1).trick for state in states[:-1])
    told = "The rest was not played: nothing could change any more."
    assert (told in [english(line.text) for line in outcome.explanation]) == (len(outcome.tricks) < 6)
    assert stopped.observe(P1).dealt == states[-1].deal.hands
    if row.failed and row.mit is None and row.partner is None:
        assert len(outcome.tricks) == next(
            number for number, winner in enumerate(result(states[-1]).tricks, start=1)
            if (winner == row.bidder - 1) == (row.contract in (1, 4))
        )  # fmt: skip


def test_g23_without_early_stop_every_card_is_played() -> None:
    states = moments("GS2", early_stop=False)
    assert not any(all_see_the_end(state) or state.cut_short() for state in states)


def test_ge13_a_lost_durchmarsch_am_letzten_ends_at_once() -> None:
    stopped = next(end for end in map(at_end, moments("GS10")) if end.over)
    assert result(stopped).payments == (40, -120, 40, 40)
    assert result(stopped).partner is None
    assert not any(stopped.moves(seat) for seat in (P1, P2, P3, P4))
    assert stopped.cut_short() is None


def test_ge16_with_two_bettler_play_goes_on_until_both_have_failed() -> None:
    states = moments("GS5")
    for state in states:
        failed = state.tally.failed if isinstance(state, Playing) else ()
        assert not all_see_the_end(state) or len(failed) == 2
    assert not any(all_see_the_end(state) for state in moments("GS4"))


def test_g39_a_durchmarsch_with_a_hidden_partner_ends_only_when_all_can_see_that_it_is_lost() -> None:
    hands = "H9 HK DA", "HA HQ", "SA SK", "HJ HT"
    hidden = deal("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass; 1 call SA; 1 H9; 2 HA; 3 SK; 4 HJ", *hands)
    assert (hidden.tally.failed, all_see_the_end(hidden)) == ((P1,), False)
    assert hidden.cut_short() is not None
    shown = deal("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass; 1 call SA; 1 H9; 2 HA; 3 SA; 4 HJ", *hands)
    assert (shown.tally.failed, all_see_the_end(shown)) == ((P1,), True)
    two = dataclasses.replace(hidden, tricks=hidden.tricks * 2, winners=(P2, P4))
    assert all_see_the_end(two)


def test_g37_schurln_ends_when_nobody_can_reach_the_loser_any_more() -> None:
    states = moments("GS20")
    stopped = next(end for end in map(at_end, states) if end.over)
    assert result(stopped).payments == (-30, 10, 10, 10)
    for state in states:
        if isinstance(state, Playing) and all_see_the_end(state):
            points = sorted(state.tally.points)
            assert points[-1] > points[-2] + 90 - sum(points)


def test_a_deal_played_on_after_the_decision_ends_alike() -> None:
    lost = deal("1 bid koenigmord; 2 pass; 3 pass; 4 pass; 1 HK; 2 HA; 3 S9; 4 C9", "HK", "HA", "S9", "C9")
    assert all_see_the_end(lost)
    assert played_out(lost).payments == result(at_end(lost)).payments == (-210, 70, 70, 70)


@pytest.mark.parametrize(("factor", "listed"), [(1, 0), (2, 1)])
def test_g34_what_is_rounded_to_nothing_is_not_listed(factor: int, listed: int) -> None:
    state = deal("1 bid bettler H9; 2 pass; 3 pass; 4 pass", stake_factor=factor)
    outcome = played_out(state)
    assert outcome.payments == tuple(listed * amount for amount in (-3, 1, 1, 1))
    assert [item.value for item in outcome.items] == [1] * listed
    assert [line.values for line in outcome.explanation if line.kind == "item"] == [outcome.payments]


def test_every_recorded_deal_has_its_own_number() -> None:
    assert set(recorded("graden.jsonl")) == {row.id for row in SETTLEMENTS}


def test_cards_out_of_turn_and_not_in_hand_are_refused() -> None:
    state = deal("1 bid koenigmord; 2 pass; 3 pass; 4 pass; 1 HA")
    assert refused(state, "2 S9") == ("NOT_IN_HAND", "G19")
    assert refused(state, "3 S9") == ("NOT_YOUR_TURN", "G21")
