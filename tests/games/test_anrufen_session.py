# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sessions of Anrufen: their end, who is broke (A46–A49); and deals that are not played on (A42)."""

from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.games.anrufen.settlement import session_over
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.outcome import Succession
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from tests.games.auction_table import P1, P2, P3, P4, after, all_see_the_end, begun, replayed, result, start
from tests.games.test_anrufen_settlements import rules

GAME = "anrufen"


def follows(state: State, tokens: tuple[int, ...]) -> Succession:
    """Return how a session goes on after a deal that left everybody so many tokens."""
    outcome = replace(result(state), context={"tokens": tokens})
    return game_named(GAME).succession(state.deal, outcome)


def four(**options: Any) -> State:  # noqa: ANN401 - the values of options
    """Return a deal of four that has been played."""
    return replayed(GAME, "anrufen.jsonl", "AS1", **options)


def three(**options: Any) -> State:  # noqa: ANN401 - the values of options
    """Return a deal of three that has been played."""
    return replayed(GAME, "anrufen.jsonl", "AS13", players=3, **options)


@pytest.mark.parametrize(("players", "dealer"), [(4, 3), (3, 0)])
def test_a8_the_first_dealer_who_was_chosen_is_counted_round_the_seats(players: int, dealer: int) -> None:
    game, chosen = game_named(GAME), rules(players=players, first_dealer="seat_4")
    assert {first_of_session(game, chosen, Random(seed)).dealer for seed in range(20)} == {dealer}


@pytest.mark.parametrize(
    ("end", "tokens", "over"),
    [
        ("first_broke", (10, 1, 14, 15), False),
        ("first_broke", (10, 0, 14, 16), True),
        ("one_has_all", (10, 0, 0, 30), False),
        ("one_has_all", (0, 0, 40, 0), True),
        ("fixed_deals", (0, 0, 40, 0), False),
        ("open", (0, 0, 40, 0), False),
    ],
)
def test_a48_when_a_session_ends(end: str, tokens: tuple[int, ...], over: bool) -> None:  # noqa: FBT001 - a column
    assert follows(four(session_end=end), tokens).over == over


@pytest.mark.parametrize(
    ("end", "tokens", "over"),
    [
        ("first_broke", (10, 0, 14, 16), True),
        ("one_has_all", (41, 0, -5, 4), False),
        ("one_has_all", (48, 0, -8, 0), True),
    ],
)
def test_a48_under_debt_nothing_and_less_are_alike(end: str, tokens: tuple[int, ...], over: bool) -> None:  # noqa: FBT001
    assert session_over(rules(session_end=end, insufficient_tokens="debt"), tokens) == over


def test_a49_who_is_broke_plays_on() -> None:
    coming = follows(four(session_end="open"), (0, 12, 14, 14))
    assert coming == Succession(P1, {"tokens": (0, 12, 14, 14)}, (P1, P2, P3, P4))


@pytest.mark.parametrize(
    ("tokens", "keep", "dealer"),
    [((0, 12, 14, 14), (P2, P3, P4), 0), ((12, 0, 14, 14), (P1, P3, P4), 0), ((12, 14, 14, 0), (P1, P2, P3), 0)],
)
def test_a49_who_is_broke_drops_out_and_three_play_on(
    tokens: tuple[int, ...], keep: tuple[Seat, ...], dealer: int
) -> None:
    state = four(session_end="open", broke_player="drops_out")
    coming = follows(state, tokens)
    left = tuple(each for each in tokens if each > 0)
    assert (coming.keep, coming.dealer, coming.context, coming.over) == (keep, dealer, {"tokens": left}, False)


def test_a49_the_three_who_remain_have_seven_cards_and_a_talon_and_the_same_rules() -> None:
    game = game_named(GAME)
    state = four(session_end="open", broke_player="drops_out")
    deal = deal_at_random(game, state.deal.rules, follows(state, (0, 12, 14, 14)), Random(1))
    assert (deal.seats, [len(hand) for hand in deal.hands], len(deal.talon)) == (3, [7, 7, 7], 3)
    assert game.start(deal).turn == P2
    assert game.seat_counts(state.deal.rules) == (4, 3)
    assert game.seat_counts(rules(players=3, broke_player="drops_out")) == (3,)


@pytest.mark.parametrize("tokens", [(0, 0, 20, 20), (0, 0, 0, 40)])
def test_a49_with_fewer_than_three_left_the_session_ends(tokens: tuple[int, ...]) -> None:
    assert follows(four(session_end="open", broke_player="drops_out"), tokens).over
    assert follows(three(session_end="open", broke_player="drops_out"), tokens[1:]).over


def test_a8_the_deal_passes_to_the_left() -> None:
    assert follows(four(), (10, 10, 10, 10)).dealer == P1
    assert follows(three(), (10, 10, 10)).dealer == P1


def test_a46_everybody_begins_with_the_same_number_of_tokens() -> None:
    game = game_named(GAME)
    assert game.first_context(rules(start_tokens=7), 4) == {"tokens": (7, 7, 7, 7)}
    assert game.first_context(rules(), 3) == {"tokens": (10, 10, 10)}


@pytest.mark.parametrize(
    "context", [{}, {"tokens": [1, 2, 3]}, {"tokens": [1, 2, 3, -1]}, {"tokens": [1, 2, 3, True]}, {"money": []}]
)
def test_a_context_that_makes_no_sense_is_refused(context: dict[str, object]) -> None:
    with pytest.raises(BadDealError, match="context"):
        game_named(GAME).check_context(rules(), 4, context)


def test_negative_tokens_are_possible_only_under_debt() -> None:
    debts = rules(insufficient_tokens="debt")
    assert game_named(GAME).check_context(debts, 4, {"tokens": [1, -2, 3, 0]}) == {"tokens": (1, -2, 3, 0)}


def test_deals_of_the_wrong_shape_are_refused() -> None:
    four_hands, three_hands = four().deal, three().deal
    with pytest.raises(BadDealError, match="seats: must be 4, not 3"):
        begun(GAME, three_hands.hands, three_hands.talon)
    with pytest.raises(BadDealError, match="four hands of six"):
        begun(GAME, four_hands.hands[:3], ())


NO_TRICKS_LOST = "1 bid none; 2 pass; 3 pass; 4 pass; 1 HA; 2 DA; 3 SA; 4 CA"


def test_a42_no_tricks_is_over_with_the_bidders_first_trick() -> None:
    state = after(start(GAME, "HA", "DA", "SA", "CA"), NO_TRICKS_LOST)
    assert all_see_the_end(state)
    end = state.cut_short()
    assert end is not None
    assert end.over
    outcome = result(end)
    assert (outcome.payments, outcome.contract, outcome.tricks) == ((-6, 2, 2, 2), "none", (P1,))
    assert outcome.card_points == (40, 0, 0, 0)
    said = [english(line.text) for line in outcome.explanation]
    assert "The rest was not played: nothing could change any more." in said
    assert end.observe(P2).dealt == state.deal.hands
    assert not any(end.moves(seat) for seat in (P1, P2, P3, P4))
    assert end.cut_short() is None


def all_tricks(moves: str, level: str = "all", **options: Any) -> Playing:  # noqa: ANN401 - the values of options
    """Return a deal in which P1 plays for all tricks with hearts as trumps and P3 is the partner by the SA."""
    hands = "S9 HA HT HK CJ C9", "ST HQ HJ CA CT DT", "SA SK SQ DA DK DQ", "SJ DJ D9 CK CQ H9"
    opening = f"1 bid {level}; 2 pass; 3 pass; 4 pass; 1 trumps H; 1 call SA"
    return cast("Playing", after(start(GAME, *hands, **options), opening, moves))


def test_a42_a_trick_of_another_player_ends_nothing_while_he_might_be_the_partner() -> None:
    lost = all_tricks("1 C9; 2 CA; 3 DQ; 4 CQ")
    assert (lost.count().tricks_b, all_see_the_end(lost)) == (1, False)
    assert lost.cut_short() is not None
    kept = all_tricks("1 C9; 2 CA; 3 DQ; 4 CQ", "simple")
    assert not all_see_the_end(kept)


def test_a42_it_ends_as_soon_as_everybody_can_see_that_a_trick_is_lost() -> None:
    contra = all_tricks("2 contra; 1 C9; 2 CA; 3 DQ; 4 CQ")
    partner_known = all_tricks("1 C9; 2 CA; 3 SA; 4 CQ")
    unknown = all_tricks("1 C9; 2 CA; 3 DQ; 4 CQ")
    two_others = replace(unknown, tricks=unknown.tricks * 2, winners=(P2, P4))
    for state in (contra, partner_known, two_others):
        assert all_see_the_end(state)
    both = all_tricks("1 S9; 2 ST; 3 SA; 4 SJ")
    assert (both.winners, both.sides_public, all_see_the_end(both)) == ((P3,), True, False)
    again = after(both, "3 DA; 4 D9; 1 HA; 2 DT")
    assert not all_see_the_end(again)


def test_a42_the_bidder_among_three_loses_all_tricks_with_the_first_of_the_others() -> None:
    hands = "C9 HA HT HK HQ HJ H9", "CA"
    opening = "1 bid all; 2 pass; 3 pass; 1 trumps H; 1 take"
    state = after(start(GAME, *hands, players=3), opening)
    talon = " ".join(str(each) for each in state.deal.talon)
    state = after(state, f"1 lay {talon}; 1 C9; 2 CA")
    state = state.apply(next(iter(state.moves(P3))))  # type: ignore[arg-type]
    assert all_see_the_end(state)
    end = state.cut_short()
    assert end is not None
    assert result(end).payments == (-4, 2, 2)


def test_a42_points_end_no_deal_but_a_record_may_stop_where_they_decide() -> None:
    state = four()
    moments = [begun(GAME, state.deal.hands)]
    for move in state.log:
        moments.append(moments[-1].apply(move))
    assert not any(all_see_the_end(moment) for moment in moments)
    stops = [moment.cut_short() for moment in moments]
    assert [result(end).payments for end in stops if end is not None] == [(-1, 1, -1, 1)] * sum(map(bool, stops))


@pytest.mark.parametrize(("tokens", "stops"), [((0, 0, 0, 0), True), ((0, 0, 0, 1), False)])
def test_a42_where_nobody_has_a_token_a_record_may_stop_after_any_trick(
    tokens: tuple[int, ...],
    stops: bool,  # noqa: FBT001 - read with the tokens
) -> None:
    hands = "HA S9", "HT SA", "HK", "HQ"
    opening = "1 bid simple; 2 pass; 3 pass; 4 pass; 1 trumps H; 1 call SA; 1 HA; 2 HT; 3 HK; 4 HQ"
    end = after(start(GAME, *hands, context={"tokens": tokens}), opening).cut_short()
    assert (end is not None) == stops
    assert end is None or result(end).payments == (0, 0, 0, 0)
