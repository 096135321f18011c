# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What lies open on the table while Königrufen is played, and when play stops (K34, K60, K90)."""

from collections.abc import Iterator

import pytest

from kartenspiel.controller.checking import all_moves
from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat, all_seats
from tests.games.koenigrufen_table import P2, P3, P4, F, done, outcome_of, quiet, start

SEATS = all_seats(4)
KINGS = "♠K ♣K ♥K ♦K Sk XXI XX XIX XVIII XVII XVI XV"
"""A hand that wins every trick it leads to."""
PASSED = "P2 weiter, P3 weiter, P4 weiter"


def played_on(state: State) -> Iterator[State]:
    """Yield the state and all after it, the first legal card being played each time."""
    yield state
    while state.turn is not None:
        state = state.after(state.moves(state.turn)[0])  # type: ignore[arg-type]
        yield state


def after_cards(state: State, count: int) -> State:
    """Return the state after so many more cards."""
    return next(each for number, each in enumerate(played_on(state)) if number == count)


def seen_hands(state: State, seat: Seat) -> set[Seat]:
    """Return whose cards a seat sees."""
    return {Seat(owner) for owner, hand in enumerate(state.cards(seat).hands) if hand and None not in hand}


@pytest.mark.parametrize(
    ("option", "open_to_all"), [("all", {F, P2, P3, P4}), ("declarer", {P2}), ("opponents", {F, P3, P4})]
)
def test_k60_c_open_hands_are_seen_after_the_first_trick_and_not_before(option: str, open_to_all: set[Seat]) -> None:
    lead = quiet(done(start(ouvert_exposed=option), "F vorhand, P2 bettel_ouvert, P3 weiter, P4 weiter, F weiter"))
    assert lead.turn == P2
    for state, seat in ((after_cards(lead, 3), each) for each in SEATS):
        assert seen_hands(state, seat) == {seat}
    first_trick = after_cards(lead, 4)
    for seat in SEATS:
        assert seen_hands(first_trick, seat) == {seat} | open_to_all
        dealt = first_trick.observe(seat).dealt
        known = {card for hand in dealt for card in hand} - {None}
        assert known == {card for owner in {seat} | open_to_all for card in lead.deal.hands[owner]}


def test_k60_c_closed_contracts_show_no_hand() -> None:
    lead = quiet(done(start(), "F vorhand, P2 piccolo, P3 weiter, P4 weiter, F weiter"))
    state = after_cards(lead, 4)
    assert all(seen_hands(state, seat) == {seat} for seat in SEATS)


@pytest.mark.parametrize(("contract", "tricks"), [("bettel", 1), ("piccolo", 2), ("bettel_ouvert", 1)])
def test_k60_d_a_lost_deal_ends_with_the_trick_that_loses_it(contract: str, tricks: int) -> None:
    bid = f"F {contract}, {PASSED}"
    *_, stopped = played_on(quiet(done(start(KINGS), bid)))
    *_, whole = played_on(quiet(done(start(KINGS, early_end="off"), bid)))
    assert len(outcome_of(stopped).tricks) == tricks
    assert len(outcome_of(whole).tricks) == 12
    assert outcome_of(stopped).payments == outcome_of(whole).payments
    assert not tuple(all_moves(stopped))


def test_k34_the_half_that_was_left_lies_open_until_the_first_trick_is_complete() -> None:
    deal = start(KINGS, talon="II III V ♠7 ♠8 ♠9")
    lead = quiet(done(deal, f"F dreier, {PASSED}, F take 1, lay II III V"))
    left = lead.deal.talon[3:]
    for cards, shown in ((0, left), (3, left), (4, (None,) * 3)):
        assert all(after_cards(lead, cards).cards(seat).talon == shown for seat in SEATS)


def talon_of(state: State) -> tuple[Card | None, ...]:
    """Return what everybody sees of the talon in the middle."""
    (found,) = {state.cards(seat).talon for seat in SEATS}
    return found


def test_k90_a_card_of_the_talon_is_turned_up_after_each_of_six_tricks() -> None:
    lead = done(start(trischaken_talon="first_six"), f"F vorhand, {PASSED}, F trischaken")
    talon = lead.deal.talon
    assert talon_of(lead) == talon_of(after_cards(lead, 3)) == (None,) * 6
    for trick in range(1, 7):
        complete, next_lead = after_cards(lead, 4 * trick), after_cards(lead, 4 * trick + 1)
        assert talon_of(complete) == (talon[trick - 1], *(None,) * (6 - trick))
        assert talon_of(next_lead) == (None,) * (6 - trick)
        assert complete.observe(F).talon == (*talon[:trick], *(None,) * (6 - trick))
    assert talon_of(after_cards(lead, 48)) == ()


def test_k90_or_nobody_sees_it_before_the_end() -> None:
    lead = done(start(), f"F vorhand, {PASSED}, F trischaken")
    assert talon_of(after_cards(lead, 47)) == (None,) * 6
    assert talon_of(after_cards(lead, 48)) == lead.deal.talon
