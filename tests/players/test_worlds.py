# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The deals that the strong level imagines explain what was said, however rare such hands are."""

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import fmean

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.graden.contracts import LOW
from kartenspiel.games.zwanzigerrufen.contracts import SUIT_SOLO
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import Hand, State
from kartenspiel.model.moves import Bid, Call, LayAway, LayAwayChoice, Pass, Take, Trumps
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.games.anrufen.hands import best_suit, discards, exposure, worth
from kartenspiel.players.games.graden import sure_tricks
from kartenspiel.players.games.zwanzigerrufen import hands
from kartenspiel.players.judgement import in_play
from kartenspiel.players.rollout import worlds
from tests.games.zwanziger_table import P2, said, start
from tests.players.seating import filled
from tests.players.seating import imagined as as_imagined

DEALS = 24


def imagined(state: State, seat: int, *, weighed: bool) -> list[State]:
    seen = state.observe(Seat(seat))
    found = worlds(judgements()[seen.game], seen, DEALS, Random(1), weighed=weighed)
    assert len(found) == DEALS
    return found


def mean_worth(state: State, judge: Callable[[Hand], float], seat: int, *, weighed: bool) -> float:
    """Return what the hands of a seat are worth on the average, as the next seat imagines them."""
    return fmean(judge(each.deal.hands[seat]) for each in imagined(state, seat + 1, weighed=weighed))


def test_who_bids_a_suit_solo_is_imagined_with_a_hand_for_it() -> None:
    state = said(start("", "♥K ♥Q ♥C ♥J ♠K ♠Q ♠C ♦K ♦Q Sk"), "F call | P2 suit_solo")
    judge = partial(hands.worth, SUIT_SOLO)
    assert mean_worth(state, judge, P2, weighed=False) < -10  # what random hands are worth
    assert mean_worth(state, judge, P2, weighed=True) > 0


def test_who_bids_every_trick_is_imagined_with_a_hand_for_it() -> None:
    state = filled("anrufen", ["HA HT HK HJ DA DT"]).apply(Bid(Seat(0), "all"))

    def judge(hand: Hand) -> float:
        return worth(hand, best_suit(hand))

    assert mean_worth(state, judge, 0, weighed=True) > mean_worth(state, judge, 0, weighed=False) + 2


def test_who_wants_every_trick_alone_is_imagined_with_a_hand_for_it() -> None:
    state = filled("graden", ["HA HK HQ DA DK SA"]).apply(Bid(Seat(0), "koenigmord"))
    judge = partial(sure_tricks, order=LOW)
    assert mean_worth(state, judge, 0, weighed=True) > mean_worth(state, judge, 0, weighed=False) + 2


@pytest.mark.parametrize("weighed", [True, False])
def test_nobody_is_imagined_with_cards_that_are_seen_elsewhere(*, weighed: bool) -> None:
    state = said(start("XXI XVI XII VIII V ♥K ♥J ♠Q ♣C ♦J"), "F call")
    for each in imagined(state, 0, weighed=weighed):
        assert set(each.deal.hands[0]) == set(state.deal.hands[0])
        assert len({card for hand in each.deal.hands for card in hand}) == 40


def test_a_pass_over_the_highest_bid_tells_something_too() -> None:
    state = filled("graden", ["HA HT HK HQ DA DT", "H9 DJ SJ S9 C9 CJ"]).apply(Bid(Seat(0), "hundertermord"))
    state = state.apply(Pass(Seat(1)))
    assert mean_worth(state, len, 1, weighed=True) == 6


def test_the_trumps_named_tell_of_the_hand() -> None:
    state = filled("anrufen", ["HA HT HK HJ DA DT SA"], from_json(game_named("anrufen").house_rules, {"players": 3}))
    for move in (Bid(Seat(0), "all"), Pass(Seat(1)), Pass(Seat(2)), Trumps(Seat(0), Suit.HEARTS)):
        state = state.apply(move)

    def hearts(hand: Hand) -> int:
        return sum(card.suit is Suit.HEARTS for card in hand)

    assert mean_worth(state, hearts, 0, weighed=True) > mean_worth(state, hearts, 0, weighed=False) + 0.5


def test_who_wins_no_trick_is_imagined_to_have_laid_away_what_would_win_one() -> None:
    state = filled("anrufen", ["H9 HJ D9 DJ S9 SJ CQ"], from_json(game_named("anrufen").house_rules, {"players": 3}))
    forehand = Seat(0)
    for move in (Bid(forehand, "none"), Pass(Seat(1)), Pass(Seat(2)), Take(forehand, "all")):
        state = state.apply(move)
    choice = next(choice for choice in state.moves(forehand) if isinstance(choice, LayAwayChoice))
    laid = discards((*choice.must, *choice.choose_from), None, choice.count)
    state = state.apply(LayAway(forehand, tuple(sorted(laid))))

    def kept(*, weighed: bool) -> float:
        return fmean(exposure(in_play(each).hands[0]) for each in imagined(state, 1, weighed=weighed))

    assert kept(weighed=True) < kept(weighed=False) / 2


def test_what_the_bidder_calls_is_judged_by_the_trumps_that_bind_him_and_not_by_those_of_the_other() -> None:
    """A13: after equal bids the higher suit is trumps, and the lower one nothing any more."""
    judgement = judgements()["anrufen"]
    begun = filled("anrufen", ["DA DT DK", "HT HK HQ HJ SA C9"]).apply(Bid(Seat(0), "simple"))
    equal = (Bid(Seat(1), "simple", trumps=Suit.HEARTS), Trumps(Seat(0), Suit.DIAMONDS))
    alone = (Bid(Seat(1), "hundred"), *(Pass(Seat(seat)) for seat in (2, 3, 0)), Trumps(Seat(1), Suit.HEARTS))
    told = []
    for moves in ((*equal, *(Pass(Seat(seat)) for seat in (2, 3, 0))), alone):
        state = begun
        for move in moves:
            state = state.apply(move)
        called = state.apply(Call(Seat(1), card("HA")))
        told.append(judgement.plausibility(as_imagined(called)) / judgement.plausibility(as_imagined(state)))
    assert told[0] == pytest.approx(told[1])
