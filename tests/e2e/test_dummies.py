# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals with dummies in the window: hidden, then open, played by the person at the screen or by somebody else."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.words import SORT
from kartenspiel.ui.table.layout import sorted_hand
from tests.e2e.conftest import Open, seated
from tests.e2e.guest import Guest, Keys, Mouse
from tests.e2e.scenes import StandIns, account, lay_out
from tests.games import koenigrufen_evenings as evenings
from tests.games.koenigrufen_table import P2, P4, F, read_card

DUMMY: Final = Seat(2)
"""Where the flying dummy sits in these deals: opposite forehand."""


Enough = Callable[[Observation], object]


def at_dummys_turn(dummy: Seat) -> Enough:
    """Return a test for a moment at which a card of this dummy is to be played."""
    return lambda seen: seen.turn == dummy and (seen.cards.trick or seen.cards.tricks)


def tricks_played(count: int) -> Enough:
    """Return a test for a moment at which so many tricks have been played."""
    return lambda seen: len(seen.cards.tricks) == count


def seen_by(guest: Guest) -> Observation:
    """Return what is on the table."""
    seen = guest.view.stage.seen
    assert seen is not None
    return seen


def lies_open(guest: Guest, dummy: Seat) -> bool:
    """Tell whether a dummy lies open, suit by suit."""
    lying = guest.open_cards(dummy)
    known = [card for card in lying if card is not None]
    assert sorted_hand(known, SORT, "high_left") == tuple(known)
    return bool(lying) and len(known) == len(lying)


def test_a_guardian_plays_the_open_hand_of_a_flying_dummy_and_goes_on_after_the_program_was_killed(
    opened: Open, tmp_path: Path
) -> None:
    script = evenings.with_flying_dummy()
    lay_out(tmp_path, "koenigrufen", script, person=F)
    program = opened(thinker=StandIns(script.log))
    guest = Mouse.at(program)
    assert guest.asked()
    plate = guest.view.places.plates[DUMMY]
    assert (plate.seated.name, plate.seated.dummy, plate.seated.badges) == ("Dummy", True, ())
    assert set(guest.open_cards(DUMMY)) == {None}
    guest.follow_until(script.log, lambda seen: any(seen.cards.hands[DUMMY]))
    assert lies_open(guest, DUMMY)
    assert guest.badges(DUMMY) == ["P", "by P0"]
    assert "King ultimo for Dummy (2)" in guest.buttons
    guest.follow_until(script.log, at_dummys_turn(DUMMY))
    assert guest.hand == [card for card in guest.open_cards(DUMMY) if card is not None]
    assert guest.lit == [read_card("♥A")]
    assert guest.heading == "You play a card for Dummy."
    assert plate.seated.on_turn
    for card, reason in ((read_card("♠K"), "K58"), (read_card("XXI"), "K58")):
        guest.play(card)
        assert guest.view.panels.note.isVisible()
        assert guest.view.panels.note.clauses.text() == reason
        assert guest.can_act
    guest.click_card(read_card("♥A"))
    assert guest.asked()
    assert "You play the ace of hearts for Dummy." in guest.window.log.toPlainText()
    assert guest.item(read_card("♠K")).note == "12"
    guest.follow_until(script.log, tricks_played(2))
    before = seen_by(guest), guest.open_cards(DUMMY)
    program.kill()
    guest = Mouse.at(opened(thinker=StandIns(script.log)))
    assert guest.asked()
    assert (seen_by(guest), guest.open_cards(DUMMY)) == before
    assert lies_open(guest, DUMMY)
    guest.follow(script.log)
    assert guest.sums == ["−5", "+5", "+5", "−5"]  # the dummy comes last
    assert guest.account == account(tmp_path) == (-5, 5, 5, -5)  # the dummy's account is the last


def test_a_dummy_that_a_computer_player_guards_is_played_before_ones_eyes(opened: Open, tmp_path: Path) -> None:
    script = evenings.with_flying_dummy()
    guest = seated(opened, tmp_path, script, P2)
    guest.follow_until(script.log, lambda seen: any(seen.cards.hands[DUMMY]))
    guest.follow_until(script.log, tricks_played(2))
    assert lies_open(guest, DUMMY)
    assert guest.badges(DUMMY) == ["P", "by P0"]
    assert "P0 plays the ace of hearts for Dummy." in guest.window.log.toPlainText()
    assert all(card in seen_by(guest).hand for card in guest.hand)
    assert not any(guest.item(card).movable for card in guest.open_cards(DUMMY) if card is not None)


def test_a_fixed_dummy_is_played_by_forehand_against_a_declarer_who_is_alone(opened: Open, tmp_path: Path) -> None:
    script, dummy = evenings.with_fixed_dummy(), Seat(1)
    guest = seated(opened, tmp_path, script, F)
    assert set(seen_by(guest).dummies if guest.asked() else ()) == {dummy}
    guest.follow_until(script.log, at_dummys_turn(dummy))
    assert lies_open(guest, dummy)
    assert guest.badges(dummy) == ["Op", "by P0"]
    assert guest.badges(P4)[-1:] == ["Dc"]
    guest.follow_until(script.log, tricks_played(1))


def test_one_of_two_players_plays_three_hands(opened: Open, tmp_path: Path) -> None:
    script = evenings.against_one()
    guest = seated(opened, tmp_path, script, F)
    for dummy in (Seat(1), Seat(3)):
        guest.follow_until(script.log, at_dummys_turn(dummy))
        assert guest.heading == f"You play a card for Dummy {1 if dummy == 1 else 2}."
        assert [seat for seat, plate in guest.view.places.plates.items() if plate.seated.on_turn] == [dummy]
        assert guest.hand == [card for card in guest.open_cards(dummy) if card is not None]
    guest.follow_until(script.log, tricks_played(1))


def test_a_whole_deal_of_two_players_with_the_keyboard_alone(opened: Open, tmp_path: Path) -> None:
    script = evenings.for_two()
    guest = seated(opened, tmp_path, script, F, Keys)
    guest.follow(script.log)
    assert sum(isinstance(move, Play) and move.by == F for move in script.log) == 12
    assert guest.sums == ["−3", "+3", "−3", "+3"]  # the dummies come last
    assert guest.account == account(tmp_path)
