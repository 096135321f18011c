# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How a deal stands for a seat: whose the talon is, what was laid away, and which cards are gone."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartenspiel.controller.checking import states_in
from kartenspiel.controller.record import read_record
from kartenspiel.games import game_named
from kartenspiel.model.cards import card
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.standing import standing
from kartenspiel.model.text import english

EXAMPLES = Path(__file__).parents[1] / "data" / "examples"


def states_of_example(game: str, **header: object) -> Iterator[list[State]]:
    """Yield the states of each example of a game whose header or result has these values."""
    for line in (EXAMPLES / f"{game}.jsonl").read_text(encoding="utf-8").splitlines():
        body = json.loads(line)
        told = {**body, **body.get("result", {})}
        if header.items() <= {key: told.get(key) for key in header}.items():
            yield list(states_in(read_record(line)))


def told(state: State, seat: int) -> list[str]:
    found = standing(game_named(state.deal.game), state.observe(Seat(seat)))
    return [f"{english(each.label)}: {english(each.value)}" for each in found.apart]


def with_tricks(states: list[State], count: int) -> State:
    return next(each for each in states if len(each.cards(Seat(0)).tricks) == count)


def test_the_half_that_was_not_taken_counts_against_the_declarer_and_what_he_laid_away_for_him() -> None:
    states = next(states_of_example("koenigrufen", contract="farbendreier"))
    before, playing = with_tricks(states, 1), with_tricks(states, 3)
    # dealt ♣7 ♦J X | Sküs VIII XVI; the declarer, seat 3, has taken the first half and laid VI, XX and X away
    for state in (before, playing):
        assert told(state, 0)[0] == "Rest of the talon: against seat 3 (Card points: 5)"
    assert told(playing, 3) == [
        "Rest of the talon: against seat 3 (Card points: 5)",
        "Laid away: for seat 3 (Card points: 1)",
    ]
    assert "Laid away: for seat 3" in told(playing, 0)[1]


@pytest.mark.parametrize("seat", range(4))
def test_cards_of_the_talon_that_all_have_seen_are_not_still_out(seat: int) -> None:
    state = with_tricks(next(states_of_example("koenigrufen", contract="farbendreier")), 3)
    tarocks = standing(game_named("koenigrufen"), state.observe(Seat(seat))).counts[0]
    assert {card("T22"), card("T8"), card("T16")} <= set(tarocks.gone)


def test_the_talon_of_a_solo_counts_against_the_declarer_for_whoever_holds_the_called_card() -> None:
    states = next(states_of_example("koenigrufen", contract="solorufer", partner=1))
    state = next(each for each in states if each.public.called is not None)
    by_seat = [told(state, seat)[0] for seat in all_seats(4)]
    assert by_seat[1] == "Talon: against seat 2"  # he was dealt the king
    assert by_seat[0] == by_seat[3] == "Talon: against seat 2, but for a half with the DK if that lies in it"


def test_the_talon_is_nobodys_where_tricks_decide() -> None:
    states = next(states_of_example("koenigrufen", contract="bettel_ouvert"))
    assert told(with_tricks(states, 1), 0) == ["Talon: for nobody"]


def test_cards_of_an_open_dummy_are_not_still_out() -> None:
    states = next(states_of_example("koenigrufen", contract="bettel_ouvert", dummies=[2]))
    seen = next(each for each in states if each.cards(Seat(0)).trick).observe(Seat(0))
    counts = standing(game_named("koenigrufen"), seen).counts
    open_hand = set(seen.cards.hands[2])
    assert open_hand
    assert all(set(count.out).isdisjoint(open_hand) for count in counts)
    assert {each for count in counts for each in count.shown} <= open_hand


def test_what_the_bidder_of_three_laid_away_counts_against_him_and_only_he_knows_what_it_is() -> None:
    found = [states for states in states_of_example("anrufen", seats=3) if any(told(each, 0) for each in states)]
    state = next(each for each in found[0] if told(each, 0) and not each.over)
    bidder = next(seat for seat in range(3) if "Card points" in told(state, seat)[0])
    for seat in range(3):
        assert told(state, seat)[0].startswith(f"Laid away: against seat {bidder}")
        assert ("Card points" in told(state, seat)[0]) == (seat == bidder)
