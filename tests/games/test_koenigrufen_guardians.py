# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen, section 14: who plays the dummies' cards, and at a table of two, by the numbers of the clauses."""

from collections.abc import Mapping
from random import Random
from typing import Final

import pytest

from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.sides import dummies
from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Announce, Play
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.sides import Sides
from tests.games.koenigrufen_dummy_table import (
    CALL,
    CALL_TWO,
    DREIER,
    EAST,
    FLYING,
    NORTH,
    SOUTH,
    TRISCHAKEN,
    TWO,
    WEST,
    exchanged,
    flying,
    flying_quiet,
    order,
    random_cards,
    speech_of,
    two,
)
from tests.games.koenigrufen_table import (
    GAME,
    choices,
    done,
    house,
    outcome_of,
    played,
    quiet,
    read_card,
    read_cards,
    refused,
)
from tests.games.koenigrufen_walks import walk_to
from tests.imagined import imagining


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
    imagine = imagining(GAME, state.observe(SOUTH))
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
