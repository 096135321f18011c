# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen with dummies: where they sit and who deals (K98–K100, K112), who plays for them, what they are paid."""

from random import Random
from typing import Final

import pytest

from kartenspiel.controller.checking import all_moves
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.settlement import contexts
from kartenspiel.games.koenigrufen.sides import dummies
from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Knock, Kontra, Pass, ThrowIn, Vorhand
from kartenspiel.model.options import OptionValue
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.sides import Sides
from tests.games.koenigrufen_dummy_table import (
    CALL,
    DREIER,
    EAST,
    FLYING,
    NORTH,
    SOUTH,
    TRISCHAKEN,
    WEST,
    dealt,
    exchanged,
    flying,
    flying_quiet,
    order,
    random_cards,
    speech_of,
)
from tests.games.koenigrufen_table import (
    GAME,
    SIZE,
    choices,
    done,
    house,
    outcome_of,
    quiet,
    read_card,
    refused,
)
from tests.imagined import imagining


@pytest.mark.parametrize("mode", ["three_flying", "three_fixed", "two"])
def test_k98_four_hands_are_dealt_and_players_take_only_those_that_are_no_dummies(mode: str) -> None:
    rules = house(table_mode=mode)
    deal = deal_at_random(GAME, rules, first_of_session(GAME, rules, Random(2)), Random(3))
    assert [len(hand) for hand in deal.hands] == [SIZE] * 4
    assert len(deal.talon) == 6
    assert len(deal.dummies) == (2 if mode == "two" else 1)
    state = GAME.start(deal)
    assert state.turn == deal.forehand not in deal.dummies
    assert all(state.moves(seat) == () for seat in deal.dummies)


@pytest.mark.parametrize(("dealer", "dummy", "players"), [(0, 3, (1, 2, 0)), (2, 1, (3, 0, 2)), (3, 2, (0, 1, 3))])
def test_k99_a_flying_dummy_sits_to_the_left_of_the_dealer(dealer: int, dummy: int, players: tuple[Seat, ...]) -> None:
    assert dummies.dummies(house(table_mode="three_flying"), Seat(dealer)) == (dummy,)
    assert order(dealer, table_mode="three_flying") == players


def test_k99_the_first_seat_never_is_the_flying_dummys() -> None:
    with pytest.raises(BadDealError, match="dealer: seat 1 cannot deal, for seat 0 would be the flying dummy's"):
        dummies.dummies(house(table_mode="three_flying"), EAST)


def test_k99_the_deal_goes_from_forehand_to_forehand_and_the_dummy_flies() -> None:
    rules, coming = house(table_mode="three_flying"), dealt(0, table_mode="three_flying")
    people = ["Anna", "Bea", "Carl", "dummy"]
    evening = []
    for number in range(6):
        evening.append((coming.dealer, coming.dummies, people[coming.dealer]))
        assert [people[seat] for seat in coming.dummies] == ["dummy"]
        assert people[0] == "Anna"
        deal = deal_at_random(GAME, rules, coming, Random(number))
        ahead = people[deal.forehand]
        coming = dummies.succession(rules, deal.dealer, deal.forehand, {"double_hands": 0})
        people = [people[seat] for seat in coming.keep]
        assert people[coming.dealer] == ahead
    assert evening == 2 * [(0, (3,), "Anna"), (2, (1,), "Bea"), (3, (2,), "Carl")]


@pytest.mark.parametrize(
    ("dealer", "expected"),
    [(SOUTH, (EAST, WEST, SOUTH)), (EAST, (WEST, SOUTH, EAST)), (WEST, (SOUTH, EAST, WEST))],
)
def test_k100_with_a_fixed_dummy_in_the_north_the_deal_and_forehand_pass_it_over(
    dealer: Seat, expected: tuple[Seat, ...]
) -> None:
    rules = house(table_mode="three_fixed")
    assert order(dealer, table_mode="three_fixed") == expected
    coming = dummies.succession(rules, dealer, expected[0], {"double_hands": 0})
    assert (coming.dealer, coming.keep, coming.dummies) == (expected[0], all_seats(4), (NORTH,))


@pytest.mark.parametrize(("where", "seat"), [("south", SOUTH), ("east", EAST), ("north", NORTH), ("west", WEST)])
def test_k100_a_fixed_dummy_keeps_its_seat_and_never_deals(where: str, seat: Seat) -> None:
    rules = house(table_mode="three_fixed", dummy_seat=where)
    assert dummies.dealers(rules) == tuple(each for each in all_seats(4) if each != seat)
    assert {dummies.dummies(rules, dealer) for dealer in dummies.dealers(rules)} == {(seat,)}
    with pytest.raises(BadDealError, match=f"dealer: seat {seat} is a dummy's, and a dummy never deals"):
        dummies.dummies(rules, seat)


@pytest.mark.parametrize(("dealer", "places"), [(0, (1, 3)), (1, (0, 2)), (2, (1, 3)), (3, (0, 2))])
def test_k112_two_players_and_two_dummies_alternate_and_so_does_the_deal(dealer: int, places: tuple[Seat, ...]) -> None:
    rules = house(table_mode="two")
    assert dummies.dummies(rules, Seat(dealer)) == places
    other = Seat((dealer + 2) % 4)
    assert order(dealer, table_mode="two") == (other, dealer)
    coming = dummies.succession(rules, Seat(dealer), other, {"double_hands": 0})
    assert (coming.dealer, coming.keep, coming.dummies) == (other, all_seats(4), places)


@pytest.mark.parametrize(
    ("mode", "expected"),
    [("four", {0, 1, 2, 3}), ("three_flying", {0, 2, 3}), ("three_fixed", {0, 1, 3}), ("two", {0, 2})],
)
def test_the_first_dealer_is_drawn_among_those_that_leave_the_first_seat_to_a_player(
    mode: str, expected: set[int]
) -> None:
    rng, rules = Random(4), house(table_mode=mode)
    drawn = [first_of_session(GAME, rules, rng) for _ in range(60)]
    assert {each.dealer for each in drawn} == expected
    assert all(0 not in each.dummies for each in drawn)


def test_k101_until_the_announcements_nobody_knows_the_dummys_hand_and_its_turn_is_skipped() -> None:
    state = flying("", "", "♠K")
    for said in ("F vorhand", "P2 weiter", "P4 weiter", "F rufer", "F call ♠K", "F take 1"):
        state = done(state, said, FLYING)
        for seat in (SOUTH, EAST, WEST):
            seen = state.observe(seat)
            assert set(seen.dealt[NORTH]) == set(seen.cards.hands[NORTH]) == {None}
            assert seen.public.guardians == ()


@pytest.mark.parametrize("words", [CALL, "F vorhand, P2 dreier, P4 weiter, F weiter"])
def test_k102_the_dummy_is_turned_up_after_the_exchange(words: str) -> None:
    state = exchanged(done(flying("", "", "♠K"), words, FLYING))
    for seat in (SOUTH, EAST, WEST):
        seen = state.observe(seat)
        assert seen.dealt[NORTH] == state.deal.hands[NORTH] == seen.cards.hands[NORTH]
    assert state.turn is not None
    assert Pass(state.turn) in state.moves(state.turn)


@pytest.mark.parametrize(
    "words", ["F bettel, P2 weiter, P4 weiter", "F solodreier", "F vorhand, P2 weiter, P4 weiter, F trischaken"]
)
def test_k102_without_an_exchange_and_in_trischaken_it_is_turned_up_at_once(words: str) -> None:
    begun = flying(solodreier_holdable="off")
    *before, last = words.split(", ")
    state = done(begun, ", ".join(before), FLYING) if before else begun
    assert set(state.observe(EAST).dealt[NORTH]) == {None}
    state = done(state, last, FLYING)
    assert state.observe(EAST).dealt[NORTH] == state.deal.hands[NORTH]
    assert set(state.observe(EAST).dealt[SOUTH]) == {None}


def test_k103_ke27_the_declarer_announces_for_the_dummy_that_holds_the_called_king_and_the_pagat() -> None:
    state = exchanged(done(flying("", "", "♠K I"), CALL, FLYING))
    assert state.public.sides == Sides(SOUTH, NORTH)
    assert state.public.guardian_of(NORTH) == SOUTH
    for bonus in ("koenig_ultimo", "pagat"):
        assert Announce(SOUTH, bonus, NORTH) in state.moves(SOUTH)
        assert Announce(SOUTH, bonus) not in state.moves(SOUTH)
    state = done(state, "F koenig_ultimo for X, pagat for X, gut", FLYING)
    found = {(item.id, item.seat, item.holder) for item in speech_of(state).announced_items}
    assert found == {("koenig_ultimo", SOUTH, NORTH), ("pagat", SOUTH, NORTH)}
    playing = quiet(state)
    assert isinstance(playing, Playing)
    assert {(each.card.code, each.seat, each.trick) for each in playing.reserved} == {
        ("SK", NORTH, 12), ("T1", NORTH, 12),
    }  # fmt: skip


def test_k103_an_opponent_announces_for_the_dummy_on_his_side_which_tells_that_he_lacks_the_king() -> None:
    state = exchanged(done(flying("", "♠K", "II"), CALL, FLYING))
    assert refused(state, Announce(SOUTH, "uhu", NORTH)) == ("OTHER_SIDE", "K103")
    state = done(state, "F gut", FLYING)
    assert refused(state, Announce(EAST, "uhu", NORTH)) == ("OTHER_SIDE", "K103")  # he is the partner and knows it
    state = done(state, "P2 gut", FLYING)
    state = done(state, "P4 uhu for X", FLYING)
    assert speech_of(state).king_places == KingPlaces(SOUTH, frozenset((EAST,)))
    assert state.public.sides == Sides(SOUTH, EAST)


def test_k103_for_a_dummy_only_what_it_holds_the_card_for_is_announced_and_only_for_a_dummy() -> None:
    state = done(exchanged(done(flying("", "II III IIII", "I"), DREIER, FLYING)), "F gut", FLYING)
    told = {move for move in choices(state, EAST) if isinstance(move, Announce) and move.for_ is not None}
    assert told == {Announce(EAST, "pagat", NORTH)}
    assert refused(state, Announce(EAST, "trull", NORTH)) == ("NO_CARD_OF_DUMMY", "K103")
    assert refused(state, Announce(EAST, "pagat", WEST)) == ("NO_DUMMY", "K103")
    assert refused(state, Announce(EAST, "pagat", EAST)) == ("NO_DUMMY", "K103")
    assert refused(state, Announce(EAST, "uhu", NORTH)) == ("CARD_NEEDED", "K46")
    assert refused(state, Announce(NORTH, "pagat")) == ("NOT_YOUR_TURN", "K45")


QUEEN_CALLED: Final = "F vorhand, P2 weiter, P4 weiter, F rufer, call ♠Q, take 1, lay ♠Q ♥A ♥2"
"""F holds all four kings, finds the called queen in the talon and lays her away (K33)."""


def with_queen_in_talon(**options: OptionValue) -> State:
    """Return the state in which F has laid the queen away, the dummy has Pagat and Uhu and P2 the Kakadu."""
    begun = flying(
        "♥K ♦K ♠K ♣K XX XIX XVIII XVII ♥A ♥2 ♦A ♦2", "III", "I II", talon="♠Q XI XII ♦Q ♣7 ♠7",
        four_kings="call_queen", **options,
    )  # fmt: skip
    return done(begun, QUEEN_CALLED, FLYING)


def test_k54_k103_who_has_laid_the_called_queen_away_announces_nothing_for_the_dummy_of_the_others() -> None:
    state = with_queen_in_talon()
    assert state.public.sides == Sides(SOUTH)
    assert refused(state, Announce(SOUTH, "pagat", NORTH)) == ("OTHER_SIDE", "K103")
    assert not any(isinstance(move, Announce) and move.for_ is not None for move in state.moves(SOUTH))
    state = done(state, "F gut", FLYING)
    assert Announce(EAST, "pagat", NORTH) in state.moves(EAST)


def test_k54_who_has_laid_the_called_queen_away_answers_a_kontra_and_raises_what_the_others_announce() -> None:
    state = done(with_queen_in_talon(), "F gut, P2 kontra game, pagat for X, gut, P4 gut", FLYING)
    assert choices(state, SOUTH) == {Pass(SOUTH), Kontra(SOUTH, "game"), Kontra(SOUTH, "pagat")}
    state = done(state, "F kontra game, kontra pagat, gut", FLYING)
    assert {item.id: item.level for item in speech_of(state).items} == {"game": 4, "pagat": 2}


def test_k33_nobody_else_sees_that_the_called_queen_was_laid_away() -> None:
    state = done(with_queen_in_talon(), "F gut, P2 kontra game, gut, P4 gut, F kontra game", FLYING)
    for seat in (SOUTH, EAST, WEST):
        seen, where = state.observe(seat), set()
        for number in range(12):
            imagined = imagining(GAME, seen)(Random(number))
            assert imagined.observe(seat) == seen
            where.add(read_card("♠Q") in imagined.cards(SOUTH).hands[SOUTH])
        assert where == ({False} if seat == SOUTH else {True, False})


def test_k103_what_is_said_for_oneself_and_for_the_dummy_is_one_turn() -> None:
    begun = flying("", "II", "I")
    assert Announce(EAST, "uhu") in flying_quiet(begun).moves(EAST)
    state = done(flying_quiet(begun), "P2 pagat for X, gut, P4 trull, gut, F kontra pagat, gut", FLYING)
    assert refused(state, Announce(EAST, "uhu")) == ("ONE_TURN", "K45")
    again = flying_quiet(flying("", "II", "I", announce_times="each_turn"))
    state = done(again, "P2 pagat for X, gut, P4 trull, gut, F kontra pagat, gut", FLYING)
    assert Announce(EAST, "uhu") in state.moves(EAST)


def test_k104_ke29_the_opponents_double_a_bettel_each_for_himself_and_never_for_the_dummy() -> None:
    state = done(flying(), "F vorhand, P2 weiter, P4 bettel, F weiter, P4 gut", FLYING)
    for player, seat in (("F", SOUTH), ("P2", EAST)):
        assert Kontra(seat, "game") in state.moves(seat)
        state = done(state, f"{player} kontra game, gut", FLYING)
    answers = {move for move in choices(state, WEST) if isinstance(move, Kontra)}
    assert answers == {Kontra(WEST, "game", SOUTH), Kontra(WEST, "game", EAST)}
    assert refused(state, Kontra(WEST, "game", NORTH)) == ("DUMMY_ITEM", "K104")
    levels = {item.seat: item.level for item in speech_of(state).items}
    assert levels == {SOUTH: 2, EAST: 2, NORTH: 1}


def test_k104_a_kontra_in_a_positive_contract_holds_for_the_dummy_too() -> None:
    state = quiet(done(flying_quiet(flying()), "P2 kontra game, gut", FLYING))
    end = outcome_of(random_cards(state, 48))
    assert end.payments[NORTH] == end.payments[EAST] == end.payments[WEST]
    assert abs(end.payments[NORTH]) >= 8


@pytest.mark.parametrize(
    ("rule", "scoring"), [("two_pay_two", ("two_pay_two", "off")), ("as_preset", ("loser_pays", "basic"))]
)
@pytest.mark.parametrize("mode", ["three_flying", "three_fixed", "two"])
def test_k111_with_dummies_two_pay_two_in_trischaken_unless_the_house_rules_keep_it_as_it_is(
    rule: str, scoring: tuple[str, str], mode: str
) -> None:
    options = {"trischaken_specials": "basic", "dummy_trischaken_scoring": rule}
    assert dummies.trischaken_scoring(house(table_mode=mode, **options)) == scoring
    assert dummies.trischaken_scoring(house(**options)) == ("loser_pays", "basic")


@pytest.mark.parametrize(("rule", "paid"), [("two_pay_two", (-1, 1, 1, -1)), ("as_preset", (-6, 2, 2, 2))])
def test_k111_it_changes_what_is_paid(rule: str, paid: tuple[int, ...]) -> None:
    end = outcome_of(random_cards(done(flying(dummy_trischaken_scoring=rule), TRISCHAKEN, FLYING), 48, 2))
    assert end.payments == paid


NO_TAROCK: Final = "♠K ♠Q ♠C ♠J ♠10 ♠9 ♠8 ♠7 ♣K ♣Q ♣C"


@pytest.mark.parametrize("more", ["♣J", "XXI"])
def test_k12_k13_with_dummies_nobody_knocks_and_their_hands_are_not_thrown_in(more: str) -> None:
    state = flying("I II", "III IIII", f"{NO_TAROCK} {more}", knocking="on", throw_in="no_tarock_or_lone_trull")
    assert not state.hands_closed
    assert state.turn == SOUTH
    assert Vorhand(SOUTH) in state.moves(SOUTH)
    assert not any(isinstance(move, Knock | ThrowIn) for move in all_moves(state))


@pytest.mark.parametrize(("mode", "players"), [("four", 4), ("three_flying", 3), ("three_fixed", 3), ("two", 2)])
def test_k96_a_double_round_has_a_hand_for_every_player_and_none_for_dummies(mode: str, players: int) -> None:
    assert contexts.length(house(table_mode=mode)) == players
    assert contexts.length(house(table_mode=mode, radl_length="one")) == 1
