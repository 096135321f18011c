# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen with dummies: where they sit and who deals (K98–K100, K112), who plays for them, what they are paid."""

from collections.abc import Mapping
from random import Random
from typing import Final

import pytest

from kartenspiel.controller.checking import all_moves
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.settlement import double_hands
from kartenspiel.games.koenigrufen.sides import dummies
from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces
from kartenspiel.games.koenigrufen.speaking.speech import Speech
from kartenspiel.model.cards import Card
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Knock, Kontra, LayAwayChoice, Pass, Play, Take, ThrowIn, Vorhand
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Succession
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.sides import Sides
from tests.games.koenigrufen_table import (
    GAME,
    NO_DOUBLE,
    SIZE,
    choices,
    done,
    house,
    outcome_of,
    played,
    quiet,
    read_card,
    read_cards,
    refused,
    start,
)
from tests.games.koenigrufen_walks import walk_to

SOUTH, EAST, NORTH, WEST = all_seats(4)
FLYING: Final = {"F": SOUTH, "P2": EAST, "X": NORTH, "P4": WEST}
"""The seats at a table with a flying dummy where the last deals (K99)."""
TWO: Final = {"F": SOUTH, "X": EAST, "P4": NORTH, "Y": WEST}
"""The seats at a table of two where P4 deals (K112)."""


def flying(*hands: str, talon: str = "", **options: OptionValue) -> State:
    """Begin a deal in which F, P2, X and P4 get these cards."""
    return start(*hands, talon=talon, context=NO_DOUBLE, table_mode="three_flying", **options)


def two(*hands: str, talon: str = "", **options: OptionValue) -> State:
    """Begin a deal in which F, X, P4 and Y get these cards."""
    return start(*hands, talon=talon, context=NO_DOUBLE, table_mode="two", **options)


def exchanged(state: State) -> State:
    """Return the state after the declarer has taken the first half and laid something away."""
    assert state.turn is not None
    state = state.apply(Take(state.turn, 1))
    assert state.turn is not None
    (choice,) = state.moves(state.turn)
    assert isinstance(choice, LayAwayChoice)
    return state.apply(choice.laying(choice.choose_from))


def speech_of(state: State) -> Speech:
    """Return what was announced and raised so far."""
    speech = state.public.speech
    assert isinstance(speech, Speech)
    return speech


def random_cards(state: State, count: int, seed: int = 1) -> State:
    """Return the state after so many cards, each drawn among those that may be played."""
    rng = Random(seed)
    for _ in range(count):
        assert state.turn is not None
        play = rng.choice(state.moves(state.turn))
        assert isinstance(play, Play)
        state = state.apply(play)
    return state


def dealt(dealer: int, **options: OptionValue) -> Succession:
    """Return that this seat deals."""
    return Succession(Seat(dealer), {"double_hands": 0}, all_seats(4), dummies.dummies(house(**options), Seat(dealer)))


def order(dealer: int, **options: OptionValue) -> tuple[Seat, ...]:
    """Return the players from forehand on when this seat deals."""
    return deal_at_random(GAME, house(**options), dealt(dealer, **options), Random(1)).players


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


CALL: Final = "F vorhand, P2 weiter, P4 weiter, F rufer, call ♠K"
CALL_TWO: Final = "F vorhand, P4 weiter, F rufer, call ♠K"
DREIER: Final = "F dreier, P2 weiter, P4 weiter"


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
            imagined = GAME.imaginer(seen)(Random(number))
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


def flying_quiet(state: State) -> State:
    """Return the state in which F has bid a dreier and announces nothing."""
    return done(exchanged(done(state, DREIER, FLYING)), "F gut", FLYING)


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


def test_k105_the_guardian_plays_the_dummys_cards_under_the_ordinary_rules() -> None:
    state = quiet(flying_quiet(flying("♠K ♠C ♠8", "♠Q", "♠J ♠10 ♠9", "♠7")))
    assert state.actor(NORTH) == EAST
    state = played(state, "F ♠K, P2 ♠Q", names=FLYING)
    assert state.turn == NORTH
    assert state.moves(NORTH) == tuple(Play(NORTH, card, EAST) for card in sorted(read_cards("♠J ♠10 ♠9")))
    assert state.observe(EAST).moves == state.moves(NORTH)
    assert state.observe(WEST).moves == ()
    knight = read_card("♠J")
    for play in (Play(NORTH, knight), Play(NORTH, knight, SOUTH), Play(NORTH, knight, NORTH)):
        assert refused(state, play) == ("GUARDED", "K105")
    state = played(state, "X ♠10", names=FLYING)
    assert refused(state, Play(WEST, read_card("♠7"), EAST))[1] == "K105"


def test_k105_the_guardian_leads_a_card_of_the_dummy_that_has_won_the_trick() -> None:
    state = quiet(flying_quiet(flying("♠7", "♠8", "♠K", "♠9")))
    state = played(state, "F ♠7, P2 ♠8, X ♠K, P4 ♠9", names=FLYING)
    assert state.turn == NORTH
    assert {play.by for play in state.observe(EAST).moves if isinstance(play, Play)} == {EAST}


@pytest.mark.parametrize(
    ("holder", "guardian"), [("P2", "P4"), ("P4", "P2"), ("X", "F")], ids=["partner P2", "partner P4", "partner X"]
)
def test_k106_the_partner_of_the_dummy_is_its_guardian(holder: str, guardian: str) -> None:
    hands = ["♠K" if name == holder else "" for name in FLYING]
    state = quiet(exchanged(done(flying(*hands), CALL, FLYING)))
    assert state.actor(NORTH) == FLYING[guardian]


@pytest.mark.parametrize(
    ("words", "declarer", "guardian"),
    [
        (DREIER, "F", "P2"),
        ("F vorhand, P2 dreier, P4 weiter, F weiter", "P2", "F"),
        ("F vorhand, P2 weiter, P4 dreier, F weiter", "P4", "F"),
    ],
)
@pytest.mark.parametrize("rule", ["by_seat", "first_to_play"])
def test_k107_where_the_declarer_is_alone_forehand_is_guardian_or_the_next_player(
    words: str, declarer: str, guardian: str, rule: str
) -> None:
    state = quiet(exchanged(done(flying(solo_guardian=rule), words, FLYING)))
    assert state.public.sides == Sides(FLYING[declarer])
    assert state.actor(NORTH) == state.public.guardian_of(NORTH) == FLYING[guardian]


@pytest.mark.parametrize(("rule", "guardian"), [("by_seat", "F"), ("first_to_play", "P4")])
def test_ke26_k107_where_p2_leads_to_a_bettel_the_first_to_play_is_another(rule: str, guardian: str) -> None:
    state = quiet(done(flying(solo_guardian=rule), "F vorhand, P2 bettel, P4 weiter, F weiter", FLYING))
    order = []
    for _ in range(4):
        assert state.turn is not None
        order.append(state.turn)
        state = random_cards(state, 1)
    assert order == [FLYING[name] for name in ("P2", "X", "P4", "F")]
    assert state.actor(NORTH) == FLYING[guardian]
    assert [move.by for move in state.log if isinstance(move, Play) and move.seat == NORTH] == [FLYING[guardian]]


FARBENDREIER: Final = "F vorhand, P2 farbendreier, P4 weiter, F weiter"


@pytest.mark.parametrize(
    ("rule", "lead", "guardian"),
    [
        ("by_seat", "declarer", "F"),
        ("first_to_play", "declarer", "P4"),
        ("by_seat", "forehand", "F"),
        ("first_to_play", "forehand", "F"),
    ],
)
def test_k107_the_two_ways_differ_only_where_the_declarer_leads(rule: str, lead: str, guardian: str) -> None:
    state = quiet(exchanged(done(flying(solo_guardian=rule, farben_lead=lead), FARBENDREIER, FLYING)))
    assert state.turn == FLYING["P2" if lead == "declarer" else "F"]
    assert state.public.guardian_of(NORTH) == FLYING[guardian]


def test_k108_the_first_opponent_who_lacks_the_king_plays_for_the_dummy_and_so_shows_it() -> None:
    state = quiet(exchanged(done(flying("", "", "", "♠K"), CALL, FLYING)))
    state = random_cards(state, 1)
    assert (state.public.sides, state.public.guardians) == (None, ())
    state = random_cards(state, 1)
    assert state.turn == NORTH
    assert state.public.guardians == ((NORTH, EAST),)
    assert state.public.sides == Sides(SOUTH, WEST)  # nobody else is left to hold the king


def test_k108_ke28_the_first_opponent_who_holds_the_king_declares_himself() -> None:
    words = "F vorhand, P2 weiter, P4 solorufer, F weiter, P4 call ♠K"
    state = quiet(done(flying("♠K"), words, FLYING))
    state = random_cards(state, 1)
    assert state.public.sides is None
    state = random_cards(state, 1)
    assert state.public.sides == Sides(WEST, SOUTH)
    assert state.public.guardians == ((NORTH, EAST),)


@pytest.mark.parametrize(("holder", "talon"), [("P2", ""), ("", "♠K")])
def test_k108_whether_the_third_player_holds_the_king_or_it_lies_in_a_hidden_talon_stays_open(
    holder: str, talon: str
) -> None:
    words = "F vorhand, P2 weiter, P4 solorufer, F weiter, P4 call ♠K"
    state = quiet(done(flying(*("♠K" if name == holder else "" for name in FLYING), talon=talon), words, FLYING))
    state = random_cards(state, 2)
    assert state.turn == NORTH
    assert state.public.guardians == ((NORTH, SOUTH),)
    assert state.public.sides is None
    assert speech_of(state).king_places.places == {EAST, None}


@pytest.mark.parametrize(
    ("declarer", "holder", "guardian"),
    [
        (NORTH, EAST, SOUTH), (SOUTH, EAST, NORTH), (NORTH, SOUTH, EAST), (SOUTH, NORTH, EAST), (EAST, NORTH, SOUTH),
        (EAST, SOUTH, NORTH),
    ],
)  # fmt: skip
def test_k109_with_a_fixed_dummy_in_the_west_and_forehand_in_the_east(
    declarer: Seat, holder: Seat, guardian: Seat
) -> None:
    order = dummies.order_of_guardians(house(), order_of_west(), EAST)
    assert dummies.guardian(WEST, order, Sides(declarer, holder)) == guardian
    places = KingPlaces(declarer, frozenset({EAST, NORTH, SOUTH, None} - {declarer}))
    told = dummies.told_by_guardian(places, order, guardian)
    first = NORTH if declarer == EAST else EAST
    assert told.places == ({first} if holder == first else places.places - {first})


def order_of_west() -> tuple[Seat, ...]:
    """Return the players from forehand on where the dummy sits in the west and South deals."""
    return order(SOUTH, table_mode="three_fixed", dummy_seat="west")


def test_k110_in_a_contract_with_a_declarer_the_guardian_stays() -> None:
    state = quiet(flying_quiet(flying()))
    for _ in range(47):
        assert state.actor(NORTH) == EAST
        state = random_cards(state, 1)


TRISCHAKEN: Final = "F vorhand, P2 weiter, P4 weiter, F trischaken"


@pytest.mark.parametrize("seed", range(3))
def test_k110_ke30_in_trischaken_the_winner_of_the_trick_before_is_guardian(seed: int) -> None:
    state = done(flying(), TRISCHAKEN, FLYING)
    guardian, own = SOUTH, 0
    for _ in range(12):
        assert state.actor(NORTH) == state.public.guardian_of(NORTH) == guardian
        state = random_cards(state, 4, seed)
        winner = state.cards(SOUTH).winners[-1]
        own += winner == NORTH
        guardian = guardian if winner == NORTH else winner
    assert own  # at least once the dummy has won, and its guardian led from it
    leads = [trick[0] for trick in state.cards(SOUTH).tricks]
    assert all((lead.by is not None) == (lead.seat == NORTH) for lead in leads)


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


def test_k113_the_two_players_bid_and_forehand_may_hold() -> None:
    state = done(two(), "F vorhand, P4 bettel", TWO)
    assert state.turn == SOUTH
    state = done(state, "F hold", TWO)
    assert state.turn == NORTH
    state = done(state, "P4 weiter", TWO)
    assert state.public.declarer == SOUTH


def test_k114_ke31_the_king_in_the_other_players_hand_ends_the_deal_at_once() -> None:
    state = done(two("", "", "♠K", kontra_ledger="side"), CALL_TWO, TWO)
    end = outcome_of(state)
    assert (end.contract, end.declarer, end.partner, end.trumps, end.tricks, end.items) == (
        "thrown_in", None, None, None, (), (),
    )  # fmt: skip
    assert end.payments == end.money == end.card_points == (0, 0, 0, 0)
    assert [line.clause for line in end.explanation] == ["K114", ""]
    coming = GAME.succession(state.deal, end)
    assert (coming.dealer, coming.dummies, coming.keep) == (NORTH, (EAST, WEST), all_seats(4))
    assert coming.context == state.deal.context


@pytest.mark.parametrize("place", ["X", "Y", "talon"])
def test_k114_otherwise_the_deal_goes_on_and_the_declarer_knows_that_the_other_lacks_the_king(place: str) -> None:
    hands = ("♠K" if name == place else "" for name in TWO)
    state = done(two(*hands, talon="♠K" if place == "talon" else ""), CALL_TWO, TWO)
    assert not state.over
    imagine = GAME.imaginer(state.observe(SOUTH))
    for seed in range(12):
        assert read_card("♠K") not in imagine(Random(seed)).deal.hands[NORTH]


@pytest.mark.parametrize(("holder", "other"), [("X", "Y"), ("Y", "X")])
def test_k115_each_of_two_plays_the_dummy_on_his_side(holder: str, other: str) -> None:
    state = exchanged(done(two(*("♠K" if name == holder else "" for name in TWO)), CALL_TWO, TWO))
    assert state.public.sides == Sides(SOUTH, TWO[holder])
    assert set(state.public.guardians) == {(TWO[holder], SOUTH), (TWO[other], NORTH)}


def test_k115_ke32_against_a_dreier_of_p4_f_plays_three_hands() -> None:
    state = quiet(exchanged(done(two(), "F vorhand, P4 dreier, F weiter", TWO)))
    order = []
    for _ in range(4):
        assert state.turn is not None
        order.append((state.turn, state.actor(state.turn)))
        state = random_cards(state, 1)
    assert order == [(SOUTH, SOUTH), (EAST, SOUTH), (NORTH, NORTH), (WEST, SOUTH)]


@pytest.mark.parametrize(
    ("rule", "guardians"), [("right", {EAST: SOUTH, WEST: NORTH}), ("left", {EAST: NORTH, WEST: SOUTH})]
)
def test_k116_in_trischaken_each_of_two_has_a_dummy_for_the_whole_deal(
    rule: str, guardians: Mapping[Seat, Seat]
) -> None:
    state = done(two(two_player_trischaken_dummy=rule), "F vorhand, P4 weiter, F trischaken", TWO)
    while not state.over:
        assert {dummy: state.actor(dummy) for dummy in (EAST, WEST)} == guardians
        assert dict(state.public.guardians) == guardians
        state = random_cards(state, 4)


def test_k117_at_a_table_of_two_each_announces_for_the_dummy_on_his_side_and_may_double_the_others() -> None:
    state = exchanged(done(two("", "♠K", "", "I"), CALL_TWO, TWO))
    assert refused(state, Announce(SOUTH, "pagat", WEST)) == ("OTHER_SIDE", "K103")
    state = done(state, "F koenig_ultimo for X, gut, P4 pagat for Y, kontra koenig_ultimo, gut, F kontra pagat", TWO)
    assert {(item.id, item.seat, item.holder, item.raisers) for item in speech_of(state).announced_items} == {
        ("koenig_ultimo", SOUTH, EAST, (NORTH,)), ("pagat", NORTH, WEST, (SOUTH,)),
    }  # fmt: skip
    end = outcome_of(random_cards(quiet(state), 48))
    assert end.payments[SOUTH] == end.payments[EAST] == -end.payments[NORTH] == -end.payments[WEST]
    assert (end.declarer, end.partner) == (SOUTH, EAST)


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
    assert double_hands.length(house(table_mode=mode)) == players
    assert double_hands.length(house(table_mode=mode, radl_length="one")) == 1


def by_the_clauses(state: Playing, dummy: Seat) -> Seat:
    """Return who plays the cards of a dummy, found as the clauses say it one by one."""
    ahead, *others = state.deal.players
    declarer, partner, winners = state.declarer, state.sides.partner, state.winners
    if state.contract == "trischaken" and len(others) == 1:  # K116
        step = -1 if state.deal.rules.two_player_trischaken_dummy == "right" else 1
        return Seat((dummy + step) % 4)
    if state.contract == "trischaken":  # K110
        guardian = ahead
        for winner in winners:
            guardian = guardian if winner == dummy else winner
        return guardian
    if partner == dummy:  # K106, K108.1, K115
        return declarer
    opponents = [seat for seat in (ahead, *others) if seat != declarer]
    if partner in opponents:  # K106, K108.2
        opponents.remove(partner)
    first = state.tricks[0] if state.tricks else state.trick
    if state.deal.rules.solo_guardian == "first_to_play" and partner is None:  # K107
        opponents.sort(key=lambda seat: (seat - first[0].seat) % 4)
    return opponents[0]


@pytest.mark.parametrize("contract", ["rufer", "solorufer", "bettel", "trischaken", "dreier", "farbensolo"])
@pytest.mark.parametrize("mode", ["three_flying", "three_fixed", "two"])
def test_k105_to_k116_every_guardian_is_whom_the_clauses_name(mode: str, contract: str) -> None:
    rng = Random(f"{mode} {contract}")
    for _ in range(3):
        for state in walk_to(contract, rng, table_mode=mode):
            if isinstance(state, Playing) and (state.trick or state.tricks) and not state.over:
                assert all(state.actor(dummy) == by_the_clauses(state, dummy) for dummy in state.deal.dummies)
            if isinstance(state, Speaking):
                for move in choices(state, state.turn):
                    if isinstance(move, Announce) and move.for_ is not None:
                        assert state.sides.of(move.for_) == state.sides.of(move.seat)
                        assert needed_card(state, move) in state.deal.hands[move.for_]


def needed_card(state: Speaking, move: Announce) -> Card | None:
    """Return the card with which something is announced."""
    return state.called if move.what == "koenig_ultimo" else BIRDS[move.what].card
