# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What nobody at a table of Rußbach would laugh at: positions set up by hand.

Seat 3 deals, seat 0 calls.  In most positions hearts are trumps, and seat 2 has shown the ace of hearts: seats 0 and 2
play against 1 and 3.
"""

from random import Random

import pytest

from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.model.aceten import PACK_32
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Call, Declare, Move
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import LEVELS, player_named
from kartenspiel.players.question import Player
from tests.players.seating import card_played, card_usually_played, question, set_up, trick


@pytest.fixture(params=LEVELS)
def player(request: pytest.FixtureRequest) -> Player:
    return player_named(str(request.param))


def position(hands: str, *tricks: tuple[int, str], called: str = "HA", rules: RussbachRules | None = None) -> State:
    moves: list[Move] = [Call(Seat(0), card(called))]
    for leader, codes in tricks:
        moves.extend(trick(leader, codes))
    return set_up("russbach", hands.splitlines(), moves, rules)


def test_no_ace_or_ten_is_wasted_on_a_trick_that_an_opponent_has_trumped(player: Player) -> None:
    hands = """H7 HT HJ S7 S8 CA C7 SA
H8 DA DT D8 ST SQ CT CQ
HA H9 D7 DQ SK SJ C9 C8
HK HQ S9 DK CK CJ D9 DJ"""
    assert card_usually_played(player, position(hands, (0, "H7 H8 HA HQ"), (2, "D7 D9 HJ"))) is card("D8")


def test_an_ace_or_ten_goes_to_a_trick_that_the_partner_has_trumped(player: Player) -> None:
    hands = """H7 HT HJ S7 DK DJ D9 SA
H8 DA DT D8 ST SQ CT CQ
HA H9 D7 DQ SK SJ C9 C8
HK HQ S9 S8 CK CJ CA C7"""
    assert card_played(player, position(hands, (0, "H7 H8 HA HQ"), (2, "D7 HK D9"))) in cards("DA DT")


@pytest.mark.parametrize("player", ["medium", "strong"], indirect=True)
def test_a_sure_trick_is_taken_with_the_cheapest_card(player: Player) -> None:
    hands = """HK HT S7 S8 CJ CA DK SA
H8 HJ H9 DA DT D8 ST SQ
HA D7 DQ SK SJ C8 C7 DJ
HQ H7 S9 D9 CK CQ C9 CT"""
    assert card_played(player, position(hands, (0, "S7 SQ SK S9"), (2, "C8 C9 CJ"))) is card("H8")


def test_of_two_cards_that_must_take_the_partners_trick_the_ten_is_spent_and_the_ace_kept(player: Player) -> None:
    hands = """H7 HT HJ S7 DK D8 CA SA
H8 DA DT DJ ST SQ CT CQ
HA H9 D7 DQ SK SJ C9 C8
HK HQ S9 S8 D9 CK CJ C7"""
    assert card_played(player, position(hands, (0, "H7 H8 HA HQ"), (2, "D7 D9 DK"))) in cards("DA DT")


def test_the_trump_pair_is_declared(player: Player) -> None:
    hands = """H7 HT HJ S7 S8 CA C7 SA
H8 DA DT D8 ST SQ CT CQ
HA H9 D7 DQ SK SJ C9 C8
HK HQ S9 DK CK CJ D9 DJ"""
    asked = question(position(hands), 3, may_pass=True)
    assert player.choose(asked, Random(1)) == Declare(Seat(3), Suit.HEARTS)


def test_a_pair_is_kept_back_where_it_would_likely_be_void_and_still_raise_the_threshold() -> None:
    hands = """HA HT HJ DT ST SA CA CT
HK H9 DA D8 S9 SQ CQ CJ
H8 HQ D9 DJ SK SJ C9 C8
H7 DK DQ D7 S7 S8 CK C7"""
    rules = from_json(RussbachRules, {"void_declaration_threshold": "raises"})
    for name in ("easy", "medium"):
        asked = question(position(hands, rules=rules), 3, may_pass=True)
        assert player_named(name).choose(asked, Random(1)) is None


@pytest.mark.parametrize("seat", range(4))
def test_a_hundred_that_nobody_can_reach_is_not_announced(player: Player, seat: int) -> None:
    hands = """H7 HT HJ S7 S8 CA C7 SA
H8 DA DT D8 ST SQ CT CQ
HA H9 D7 DQ SK SJ C9 C8
HK HQ S9 DK CK CJ D9 DJ"""
    state = position(hands)
    state = state.apply(Declare(Seat(3), Suit.HEARTS))
    assert player.choose(question(state, seat, may_pass=True), Random(1)) is None


def test_a_hand_that_wins_every_trick_is_announced() -> None:
    hands = """HA HT HK HQ HJ H9 H8 SA
DA D8 S8 S9 CA CT C7 D7
H7 DT DK DQ SK SQ CK CQ
DJ D9 ST SJ S7 CJ C9 C8"""
    state = position(hands, called="H7")
    strong = player_named("strong")
    said: set[Move] = set()
    while state.statements(Seat(0)):
        move = strong.choose(question(state, 0, may_pass=True), Random(len(said)))
        assert move is not None
        said.add(move)
        state = state.apply(move)
    assert said == {Declare(Seat(0), Suit.HEARTS), Announce(Seat(0), "hundred"), Announce(Seat(0), "all")}


@pytest.mark.parametrize(
    ("first_four", "suit"),
    [("HA HK H9 D7", Suit.HEARTS), ("DK DQ S8 C7", Suit.DIAMONDS), ("SA ST H7 D9", Suit.SPADES)],
)
def test_the_suit_of_the_most_and_best_cards_is_called(player: Player, first_four: str, suit: Suit) -> None:
    own = cards(first_four)
    left = [each.code for each in PACK_32 if each not in own]
    hands = [" ".join((first_four, *left[:4])), *(" ".join(left[start : start + 8]) for start in (4, 12, 20))]
    call = player.choose(question(set_up("russbach", hands, []), 0), Random(1))
    assert isinstance(call, Call)
    assert call.card.suit is suit
    assert call.card not in own
