# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What was declared, registered or announced stays in sight to the end of the deal, and shows no more than was said."""

from dataclasses import replace

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from kartenspiel.model.view import TableView
from tests.games import auction_table
from tests.games.calling_table import after, start

HANDS = ("CK CQ DA DT C9 C8 SA S7", "HK HQ SK SQ D7 D8 C7 H7", "DK DQ HA HT")
SAID = ("1 call DJ", "2 declare H", "2 declare S", "3 declare D")
TRICK = ("1 DA", "2 D7", "3 DQ", "4 D9")


def view(seen: Observation) -> TableView:
    return game_named(seen.game).words.view(seen)


def claims(seen: Observation) -> list[tuple[Seat, str]]:
    return [(each.seat, english(each.short)) for each in view(seen).claims]


def facts(seen: Observation) -> list[str]:
    return [f"{english(fact.label)}: {english(fact.value)}" for fact in view(seen).facts]


@pytest.mark.parametrize("game", ["russbach", "rufmariasch"])
def test_declarations_stay_in_sight_of_everybody_after_the_first_trick(game: str) -> None:
    call = "1 call DJ" if game == "russbach" else "1 call DJ D"
    state = after(start(game, *HANDS), call, *SAID[1:], *TRICK)
    for seat in range(4):
        seen = state.observe(Seat(seat))
        assert claims(seen) == [(1, "20"), (1, "20"), (2, "40")]
        assert "Declared: seat 1 20 + 20 seat 2 40" in facts(seen)


def test_announcements_stay_in_sight_too() -> None:
    state = after(start("russbach", *HANDS), *SAID, "2 announce hundred", "4 announce all", *TRICK)
    seen = state.observe(Seat(0))
    assert claims(seen)[3:] == [(1, "100"), (3, "all")]
    assert "Announced: seat 1 100 seat 3 all" in facts(seen)


def test_a_claim_names_the_suit_only_where_it_was_said() -> None:
    """R20: with "20" the suit is not named; M15: both cards are laid open."""
    hidden = after(start("russbach", *HANDS), *SAID).observe(Seat(0))
    shown = after(start("rufmariasch", *HANDS), "1 call DJ D", *SAID[1:]).observe(Seat(0))
    assert english(view(hidden).claims[0].label).startswith("Declared: 20;")
    assert english(view(shown).claims[0].label).startswith("Declared: 20 in H;")
    other = after(start("russbach", *HANDS), "1 call DJ", "2 declare S", "2 declare H", "3 declare D").observe(Seat(0))
    assert replace(other, dealt=hidden.dealt) == hidden


def test_a_claim_says_that_it_waits_for_a_trick_of_the_declarer_alone_where_that_is_the_rule() -> None:
    """R21: who won a trick is known to all; whether his side did would show who is on it."""
    declared = ("1 call DJ", "1 declare C")
    waiting = view(after(start("russbach", *HANDS), *declared).observe(Seat(3))).claims[0]
    won = view(after(start("russbach", *HANDS), *declared, *TRICK).observe(Seat(3))).claims[0]
    by_side = start("russbach", *HANDS, declaration_credit="side_trick")
    secret = view(after(by_side, *declared).observe(Seat(3))).claims[0]
    assert "trick" in english(waiting.label)
    assert english(won.label) == english(secret.label) == "Declared: 20"


def test_registered_marriages_stay_in_sight() -> None:
    """A35, A37: they count at once, and the king or queen that was led is soon forgotten."""
    state = auction_table.start("anrufen", "HK HQ SK SQ DA DT")
    for said in ("1 bid simple", "2 pass", "3 pass", "4 pass", "1 trumps H", "1 call HA", "1 declare H", "1 HQ"):
        state = state.apply(auction_table.move(said))
    for seat in range(4):
        seen = state.observe(Seat(seat))
        assert claims(seen) == [(0, "40")]
        assert "Declared: seat 0 40" in facts(seen)
        assert english(view(seen).claims[0].label) == "Declared: 40 in H"
