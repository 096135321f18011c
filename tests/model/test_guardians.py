# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A dummy at a table of any game: who leads, who plays its cards, and who is asked."""

from dataclasses import dataclass
from typing import Final

import pytest

from kartenspiel.controller.moment import first_moment
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.laws import FollowSuit
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Suit, cards, pack_of
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat, forehand, players
from kartenspiel.model.tricks import Trick, strength

DUMMY, GUARDIAN, OTHER = Seat(0), Seat(2), Seat(1)
RANKS: Final = "A K Q J"
PACK: Final = pack_of((Suit.HEARTS, Suit.SPADES), RANKS.split())
RULES: Final = PlayRules(Pack(PACK, lambda each: strength(RANKS)[each.rank]), None, (FollowSuit("P2"),), seats=3)


@dataclass(frozen=True, slots=True)
class Playing(CardPlay[HouseRules, None]):
    """The dealer plays the cards of the seat after him, the others play their own."""

    turn_clause = play_clause = "P2"
    guardian_clause = "P3"
    deal: Deal[HouseRules]
    hands: tuple[Hand, ...]
    log: tuple[Move, ...] = ()
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def public(self) -> None:
        return None

    @property
    def play_rules(self) -> PlayRules:
        return RULES

    def actor(self, seat: Seat) -> Seat:
        return GUARDIAN if seat == DUMMY else seat

    def settle(self, ending: Ending) -> Outcome:
        nothing = (0, 0, 0)
        return Outcome(payments=nothing, contract="", tricks=self.winners, card_points=nothing, items=())


def begin() -> Playing:
    hands = cards("HA SQ"), cards("HK SJ"), cards("HQ SK")
    return Playing(Deal("", HouseRules(), GUARDIAN, hands, dummies=(DUMMY,)), hands)


def after(*plays: Play) -> Playing:
    state = begin()
    for play in plays:
        after_it = state.apply(play)
        assert isinstance(after_it, Playing)
        state = after_it
    return state


LEAD, FOLLOW = Play(OTHER, cards("HK")[0]), Play(GUARDIAN, cards("HQ")[0])
OF_DUMMY = Play(DUMMY, cards("HA")[0], GUARDIAN)


@pytest.mark.parametrize(("dealer", "dummies", "first"), [(3, (), 0), (3, (0,), 1), (0, (1, 2), 3), (1, (2, 0), 3)])
def test_forehand_is_the_first_after_the_dealer_that_is_no_dummy(
    dealer: int, dummies: tuple[int, ...], first: int
) -> None:
    assert forehand(Seat(dealer), 4, tuple(map(Seat, dummies))) == first


@pytest.mark.parametrize(
    ("dealer", "dummies", "order"),
    [(3, (), (0, 1, 2, 3)), (3, (2,), (0, 1, 3)), (2, (3,), (0, 1, 2)), (1, (2, 0), (3, 1))],
)
def test_players_are_all_that_are_no_dummies_from_forehand_on(
    dealer: int, dummies: tuple[int, ...], order: tuple[int, ...]
) -> None:
    assert players(Seat(dealer), 4, tuple(map(Seat, dummies))) == order


def test_a_deal_and_what_a_seat_sees_of_it_have_the_same_players() -> None:
    state = begin()
    assert DUMMY not in state.deal.players
    assert state.observe(GUARDIAN).players == state.deal.players == (OTHER, GUARDIAN)


def test_forehand_leads_past_a_dummy() -> None:
    state = begin()
    assert state.deal.forehand == state.turn == state.observe(GUARDIAN).forehand == OTHER


def test_the_guardian_is_asked_for_the_cards_of_the_dummy_in_its_turn() -> None:
    state = after(LEAD, FOLLOW)
    assert state.turn == DUMMY
    asked = first_moment(state).next_question()
    assert asked is not None
    seat, question = asked
    assert (seat, question.seen.seat, question.hand_seat) == (GUARDIAN, GUARDIAN, DUMMY)
    assert question.choices == question.seen.moves == (OF_DUMMY,)
    assert state.observe(OTHER).moves == ()


def test_who_plays_his_own_card_is_asked_for_his_own_hand() -> None:
    asked = first_moment(after(LEAD)).next_question()
    assert asked is not None
    seat, question = asked
    assert (seat, question.hand_seat) == (GUARDIAN, GUARDIAN)
    assert question.choices == question.seen.moves == (FOLLOW,)


def test_a_dummy_that_takes_the_trick_leads_by_its_guardian() -> None:
    state = after(LEAD, FOLLOW, OF_DUMMY)
    assert state.winners == (DUMMY,)
    assert state.moves(DUMMY) == (Play(DUMMY, cards("SQ")[0], GUARDIAN),)


@pytest.mark.parametrize("by", [None, OTHER, DUMMY])
def test_nobody_but_the_guardian_plays_for_a_dummy(by: Seat | None) -> None:
    with pytest.raises(IllegalMoveError, match=r"The cards of seat 0 are played by seat 2\. \(P3\)"):
        after(LEAD, FOLLOW, Play(DUMMY, OF_DUMMY.card, by))


@pytest.mark.parametrize("by", [GUARDIAN, OTHER])
def test_nobody_plays_for_a_player(by: Seat) -> None:
    with pytest.raises(IllegalMoveError, match=r"Nobody plays for seat 1, who is no dummy\. \(P3\)"):
        after(Play(OTHER, LEAD.card, by))


def test_a_dummy_follows_suit_like_everybody() -> None:
    with pytest.raises(IllegalMoveError, match=r"\(P2\)"):
        after(LEAD, FOLLOW, Play(DUMMY, cards("SQ")[0], GUARDIAN))
