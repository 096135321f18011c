# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the bidder of Anrufen does before the lead: trumps, call (AE7), talon and discard (AE16); and the deal."""

from random import Random
from typing import Any, cast

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.model.aceten import PACK_24
from kartenspiel.model.cards import Suit, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import LayAway, LayAwayChoice, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import english
from tests.games.auction_table import (
    P1,
    P2,
    P3,
    P4,
    after,
    offered,
    played_out,
    refused,
    start,
)
from tests.games.test_anrufen_settlements import rules
from tests.imagined import imagining

GAME = "anrufen"


def bid(level: str, *hands: str, moves: str = "", **options: Any) -> Playing:  # noqa: ANN401 - the values of options
    """Return a deal in which P1 has bid this and the others passed, after more moves."""
    state = after(start(GAME, *hands, **options), f"1 bid {level}; 2 pass; 3 pass")
    if state.deal.seats == 4:
        state = after(state, "4 pass")
    return cast("Playing", after(state, moves) if moves else state)


ALL_HEARTS = "HA HT HK HQ HJ H9"


def test_ae7_who_holds_all_six_trumps_calls_any_other_card() -> None:
    state = bid("simple", ALL_HEARTS, moves="1 trumps H", call_suit="trump")
    assert offered(state) == [f"call {each}" for each in PACK_24 if each.suit is not Suit.HEARTS]
    imagine = imagining(game_named(GAME), after(state, "1 call DA").observe(P3))
    assert {frozenset(imagine(Random(draw)).deal.hands[P1]) for draw in range(9)} == {frozenset(cards(ALL_HEARTS))}


def test_a21_only_a_trump_that_the_bidder_does_not_hold_may_be_called() -> None:
    state = bid("simple", "HA HT DA DT SA ST", moves="1 trumps H", call_suit="trump")
    assert offered(state) == [f"call {each}" for each in PACK_24[:6] if each not in state.deal.hands[P1]]
    assert refused(state, "1 call DK") == ("TRUMP_ONLY", "A21")
    assert refused(state, "1 call HA") == ("OWN_CARD", "A22")


def test_a22_who_calls_a_card_of_his_own_plays_alone_against_three() -> None:
    state = bid("simple", "HA", moves="1 trumps H", call_own_card="allowed")
    assert len(offered(state)) == 24
    state = bid("simple", ALL_HEARTS, moves="1 trumps H; 1 call HA", call_own_card="allowed")
    assert state.side_a == (P1,)
    assert "raise all" not in offered(state, P2)
    outcome = played_out(state)
    assert (outcome.partner, outcome.payments) == (None, (3, -1, -1, -1))


def test_a22_with_trumps_only_an_own_trump_may_be_called_where_that_is_allowed() -> None:
    hand = "HA HT DA DT SA ST"
    state = bid("simple", hand, moves="1 trumps H", call_suit="trump", call_own_card="allowed")
    assert offered(state) == [f"call {each}" for each in PACK_24[:6]]


def test_a19_at_no_tricks_nothing_is_named_or_called() -> None:
    state = bid("none")
    assert state.turn == P1
    assert (state.won.trumps, state.won.called, state.side_a) == (None, None, (P1,))
    facts = game_named(GAME).words.view(state.observe(P1)).facts
    assert [english(part) for fact in facts for part in (fact.label, fact.value)] == [
        "Game", "no tricks", "Trumps", "none",
    ]  # fmt: skip


def exchange(level: str = "simple", **options: Any) -> State:  # noqa: ANN401 - as above
    """Return a deal for three in which P1 has bid; the talon is CQ CJ C9."""
    return bid(level, "HA HT HK HQ HJ H9 DA", players=3, **options)


def test_a24_trumps_talon_discard_in_the_order_of_the_house() -> None:
    state = exchange()
    assert offered(state)[0] == "trumps H"
    state = after(state, "1 trumps H")
    assert offered(state) == ["take"]
    state = after(state, "1 take")
    (choice,) = state.moves(P1)
    assert isinstance(choice, LayAwayChoice)
    assert (len(choice.choose_from), choice.count, choice.must) == (10, 3, ())
    assert refused(state, LayAway(P1, cards("HA HT"))) == ("LAY_THREE", "A24")
    assert refused(state, LayAway(P1, cards("HA HT S9"))) == ("LAY_THREE", "A24")
    assert refused(state, "1 HA") == ("NOT_NOW", "A24")
    assert isinstance(after(state, "1 lay CQ CJ C9"), Playing)
    state = after(exchange(trump_time_3p="after_discard"), "1 take; 1 lay HA HT DA")
    assert offered(state)[0] == "trumps H"
    assert isinstance(after(state, "1 trumps S"), Playing)


def test_a24_a_suit_bound_by_an_equal_bid_is_not_named_again() -> None:
    state = after(start(GAME, players=3), "1 bid simple; 2 bid simple H; 1 trumps S; 3 pass; 1 pass")
    assert offered(state) == ["take"]


@pytest.mark.parametrize("talon", ["exchange", "no_exchange"])
def test_a25_the_talon_at_no_tricks(talon: str) -> None:
    state = exchange("none", talon_no_tricks=talon)
    assert offered(state) == (["take"] if talon == "exchange" else [])
    if talon == "no_exchange":
        assert isinstance(state, Playing)
        assert state.cards(P1).talon == (None, None, None)
        assert result_of(state).talon == cards("CQ CJ C9")


def result_of(state: State) -> Observation:
    """Return what P2 sees when the deal is over."""
    while state.turn is not None:
        state = state.after(next(each for each in state.moves(state.turn) if isinstance(each, Play)))
    return state.observe(P2)


def test_a25_only_the_bidder_knows_talon_and_discards_until_the_count() -> None:
    state = after(exchange(), "1 trumps H; 1 take; 1 lay HA HT C9")
    assert state.observe(P1).talon == cards("CQ CJ C9")
    assert state.cards(P1).talon == cards("HA HT C9")
    for seat in (P2, P3):
        seen = state.observe(seat)
        assert seen.talon == seen.cards.talon == (None, None, None)
        assert seen.log[-1] == LayAway(P1, (None, None, None))
    seen = result_of(state)
    assert seen.talon == cards("CQ CJ C9")
    assert LayAway(P1, cards("HA HT C9")) in seen.log


def test_ae16_discarded_aces_and_tens_count_for_the_opponents_from_the_beginning() -> None:
    state = cast("Playing", after(exchange(), "1 trumps H; 1 take; 1 lay HA HT C9"))
    assert (state.count().total_a, state.count().total_b) == (0, 20)
    outcome = played_out(state)
    assert sum(outcome.card_points) == 70
    assert "The cards seat 0 laid away hold 20 points, which count for the others." in [
        english(line.text) for line in outcome.explanation
    ]


@pytest.mark.parametrize(
    ("pattern", "first", "talon"),
    [
        ("3-t3-4", (0, 1, 2, 12, 13, 14, 15), (9, 10, 11)),
        ("4-t3-3", (0, 1, 2, 3, 15, 16, 17), (12, 13, 14)),
        ("3-4-t3", (0, 1, 2, 9, 10, 11, 12), (21, 22, 23)),
    ],
)
def test_a7_three_players_are_dealt_to_in_the_pattern_of_the_house(
    pattern: str, first: tuple[int, ...], talon: tuple[int, ...]
) -> None:
    three = rules(players=3, deal_pattern_3p=pattern)
    hands, middle = game_named(GAME).split(three, 3, P3, PACK_24)
    assert hands[P1] == tuple(PACK_24[place] for place in first)
    assert middle == tuple(PACK_24[place] for place in talon)


def test_a6_four_players_get_three_cards_twice() -> None:
    game = game_named(GAME)
    hands, middle = game.split(game.house_rules(), 4, P4, PACK_24)
    assert hands[P2] == (*PACK_24[3:6], *PACK_24[15:18])
    assert middle == ()
