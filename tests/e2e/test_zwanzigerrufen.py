# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals of Zwanzigerrufen in the window: worked examples of the specification, and one thrown in."""

from pathlib import Path

import pytest

from kartenspiel.model.moves import ThrowIn
from tests.e2e.conftest import Open, seated, seated_at_the_end
from tests.e2e.guest import Guest, Keys, Mouse
from tests.e2e.scenes import account
from tests.games.zwanziger_table import P2, replayed, start


@pytest.mark.parametrize(("person", "guest_with"), [(0, Mouse), (2, Keys)])
def test_a_normal_game_with_announcements_of_both_sides_and_kontra_on_two(
    opened: Open, tmp_path: Path, person: int, guest_with: type[Guest]
) -> None:
    speech = "F call, absolut | P2 absolut | P3 kontra absolut of P2 | P4 pagat_ultimo | F kontra pagat_ultimo"
    script = replayed("ZW1", speech)
    guest = seated(opened, tmp_path, script, person, guest_with)
    guest.follow_until(script.log, lambda seen: seen.cards.trick or seen.cards.tricks)
    assert guest.board == [
        *("Item", "Value", "By", "Kontra"),
        *("Game", "2", "P0", "P1"),
        *("Absolut", "2", "P0", "–"),
        *("Absolut", "4", "P1 (against)", "P2"),
        *("Pagat ultimo", "4", "P3 (against)", "P0"),
    ]
    told = guest.window.log.toPlainText()
    assert ("You announce Absolut.\n" if person == 0 else "P0 announces Absolut.\n") in told
    assert "P1 announces Absolut against the declarer, and with it Kontra to the game.\n" in told
    assert "P3 announces Pagat ultimo against the declarer.\n" in told
    guest.follow(script.log)
    assert "Absolut, announced by P1 and missed: 2 × 2 (Kontra)" in guest.read
    assert "Pagat ultimo, announced by P3 and made: 2 × 2 (Kontra)" in guest.read
    assert guest.sums == ["−4", "+4", "−4", "+4"]
    assert guest.account == account(tmp_path)


def test_a_solo_with_kontra_and_retour(opened: Open, tmp_path: Path) -> None:
    script = replayed("ZW6", "F call | P2 solo | P3 | P4 kontra game | F | P2 kontra game")
    guest = seated(opened, tmp_path, script, 1)
    guest.follow(script.log)
    assert "Solo won: 4 × 4 (Retour)" in guest.read
    assert "Trull, for you: 1 × 2 (Solo)" in guest.read
    assert guest.sums == ["−18", "+54", "−18", "−18"]
    assert guest.account == account(tmp_path)


def test_a_suit_solo(opened: Open, tmp_path: Path) -> None:
    script = replayed("ZW8", "F call | P2 | P3 suit_solo")
    guest = seated_at_the_end(opened, tmp_path, script, 2)
    guest.follow(script.log)
    assert "Suit Solo won" in guest.read
    assert guest.sums == ["−6", "−6", "+18", "−6"]
    assert guest.account == account(tmp_path)


def test_a_hand_without_a_tarock_is_thrown_in_and_the_same_dealer_deals_again(opened: Open, tmp_path: Path) -> None:
    script = start("", "♥K ♥Q ♥C ♥J ♥A ♦K ♦Q ♦C ♦J ♦A").apply(ThrowIn(P2))
    guest = seated(opened, tmp_path, script, 1)
    assert guest.asked()
    assert list(guest.buttons) == ["Throw in"]
    guest.follow(script.log)
    assert guest.sums == ["0"] * 4
    assert guest.account == account(tmp_path)
    dealer = guest.dealer
    guest.go_on()
    assert guest.asked()
    assert guest.dealer == dealer


def test_a_double_round_counts_twice_and_ends(opened: Open, tmp_path: Path) -> None:
    script = replayed("ZW4", "F call", context={"double_hands": 1})
    guest = seated_at_the_end(opened, tmp_path, script, 0)
    assert guest.asked()
    assert "Double round" in guest.facts
    guest.follow(script.log)
    assert "A double round is running: everything counts ×2." in guest.read
    assert "Normal game won: 1 × 2 (double round)" in guest.read
    assert guest.sums == ["+6", "−6", "−6", "+6"]
    assert guest.account == account(tmp_path)
    guest.go_on()
    assert guest.asked()
    assert "Double round" not in guest.facts
