# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sessions of the other games with aces and tens in the window, with the mouse and some with the keyboard.

The first deal is a worked example of the specification: the computer players do what stands there, and the person does
it with mouse or keys, as far as it is offered on the screen.
"""

from pathlib import Path
from random import Random

import pytest

from kartenspiel.model.cards import cards
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from tests.e2e.conftest import Open, seated
from tests.e2e.guest import Guest, Keys, Mouse
from tests.e2e.scenes import account
from tests.games import auction_table, calling_table


def test_a_session_of_rufmariasch_with_shown_pairs(opened: Open, tmp_path: Path) -> None:
    script = calling_table.replayed("rufmariasch", "rufmariasch.jsonl", "MS6")
    guest = seated(opened, tmp_path, script, 2)
    guest.follow_until(script.log, lambda seen: len(seen.cards.trick) > 0)
    assert cards("DK DQ") == tuple(card for card in guest.open_cards(3) if card is not None)
    guest.follow(script.log)
    assert guest.sums == ["+3", "−3", "+3", "−3"]
    guest.go_on()
    guest.take_part(Random(2))
    assert "Score of deal 2" in guest.read
    assert guest.account == account(tmp_path)


def test_a_session_of_anrufen_to_the_end_of_the_tokens(opened: Open, tmp_path: Path) -> None:
    script = auction_table.replayed("anrufen", "anrufen.jsonl", "AS1", {"tokens": (2, 2, 2, 2)}, start_tokens=2)
    guest = seated(opened, tmp_path, script, 1)
    guest.follow(script.log)
    assert guest.sums == ["−1", "+1", "−1", "+1"]
    deals = 1
    while not (ranking := [line for line in guest.read if line.startswith("With this deal the session has ended.")]):
        deals += 1
        guest.go_on()
        guest.take_part(Random(deals))
        assert f"Score of deal {deals}" in guest.read
    places = sorted(
        ((2 + won, seat) for seat, won in enumerate(guest.account)), key=lambda place: (-place[0], place[1])
    )
    assert guest.account == account(tmp_path)
    assert ranking[0].splitlines()[1].removeprefix("▸ ").startswith(f"1. P{places[0][1]}: {places[0][0]} token")
    assert ranking[0].splitlines()[-1].endswith(": 0 tokens")
    guest.go_on()
    assert [dialog for dialog in guest.window.findChildren(SessionDialog) if dialog.isVisible()]


@pytest.mark.parametrize("guest_with", [Mouse, Keys])
def test_anrufen_for_three_with_cards_dragged_to_the_talon(
    opened: Open, tmp_path: Path, guest_with: type[Guest]
) -> None:  # fmt: skip
    script = auction_table.replayed("anrufen", "anrufen.jsonl", "AS17", players=3)
    guest = seated(opened, tmp_path, script, 1, guest_with)
    guest.follow_until(script.log, lambda seen: len(seen.cards.hands[1]) > 7)
    assert len(guest.hand) == 10
    assert not guest.buttons  # nothing can be confirmed before the cards lie there
    guest.next_of(script.log)
    assert guest.asked()
    assert len(guest.hand) == 7
    guest.follow(script.log)
    assert guest.sums == ["−3", "+6", "−3"]
    assert guest.account == account(tmp_path)


@pytest.mark.parametrize(
    ("person", "open_to_him", "guest_with"), [(0, (3,), Mouse), (1, (0, 3), Mouse), (2, (0, 3), Keys)]
)
def test_graden_with_a_mitplauderer(
    opened: Open, tmp_path: Path, person: int, open_to_him: tuple[int, ...], guest_with: type[Guest]
) -> None:  # fmt: skip
    script = auction_table.replayed("graden", "graden.jsonl", "GS12")
    guest = seated(opened, tmp_path, script, person, guest_with)
    guest.follow_until(script.log, lambda seen: len(seen.cards.tricks) == 1)
    for seat in range(4):
        if seat != person:
            assert all(guest.open_cards(seat)) == (seat in open_to_him)
    guest.follow(script.log)
    assert guest.sums == ["−€1.00", "+€1.00", "+€1.00", "−€1.00"]
    assert guest.account == account(tmp_path)


def test_a_session_of_graden_with_a_called_partner(opened: Open, tmp_path: Path) -> None:
    script = auction_table.replayed("graden", "graden.jsonl", "GS15")
    guest = seated(opened, tmp_path, script, 0)
    guest.follow(script.log)
    assert "P1 held the ace of hearts and was your partner." in guest.read
    assert guest.sums == ["−€0.60", "−€0.60", "+€0.60", "+€0.60"]
    guest.go_on()
    guest.take_part(Random(2))
    assert "Score of deal 2" in guest.read
    assert guest.account == account(tmp_path)
