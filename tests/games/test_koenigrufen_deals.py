# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whole deals of Königrufen, played under the rules."""

from typing import Final

from tests.games.koenigrufen_table import P2, P3, F, done, outcome_of, played, quiet, start

KW3: Final = (
    "XXI XIX VII VI II ♠8 ♠7 ♣9 ♣7 ♥K ♦A ♦4",
    "XVIII XV XII IIII ♠C ♠9 ♣K ♣8 ♥Q ♥3 ♦J ♦3",
    "XIV X I ♠K ♠Q ♠J ♠10 ♣Q ♣C ♣10 ♥A ♦C",
    "Sk XX XVII XIII XI IX VIII V ♣J ♥C ♥2 ♦2",
)
KW3_TALON: Final = "III ♦Q ♦K XVI ♥J ♥4"
KW3_TRICKS: Final = (
    "F II, P2 XII, P3 XIV, P4 XIII",
    "P3 X, P4 XVII, F VI, P2 XV",
    "P4 VIII, F XXI, P2 XVIII, P3 I",
    "F VII, P2 IIII, P3 ♣C, P4 IX",
    "P4 XI, F XIX, P2 ♠9, P3 ♠K",
    "F III, P2 ♥Q, P3 ♠10, P4 XX",
    "P4 ♥2, F ♥K, P2 ♥3, P3 ♥A",
    "F ♣9, P2 ♣8, P3 ♣10, P4 ♣J",
    "P4 Sk, F ♣7, P2 ♠C, P3 ♠Q",
    "P4 ♥C, F ♦A, P2 ♦J, P3 ♠J",
    "P4 V, F ♠7, P2 ♦3, P3 ♣Q",
    "P4 ♦2, F ♦K, P2 ♣K, P3 ♦C",
)


def kw3(*, win_threshold: str = "35_2") -> tuple[int, ...]:
    """Return what KW3 pays under these options."""
    spoken = done(
        start(*KW3, talon=KW3_TALON, win_threshold=win_threshold), "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer"
    )
    lead = quiet(done(spoken, "F call ♣K, take 1, lay ♠8 ♦Q ♦4"))
    end = outcome_of(played(lead, *KW3_TRICKS))
    assert (end.declarer, end.partner) == (F, P2)
    return end.payments


def test_kw3_the_complete_deal_is_lost_with_35_1() -> None:
    assert kw3() == (1, 1, -1, -1)


def test_kw3_with_35_1_enough_it_is_won() -> None:
    assert kw3(win_threshold="35_1") == (3, 3, -3, -3)


def test_ke2_forehand_holds_and_is_outbid_by_a_besserrufer() -> None:
    hands = "XX", "XIX", "XVIII", "I II"
    state = done(start(*hands), "F vorhand, P2 piccolo, P3 weiter, P4 solorufer, F hold, P2 weiter, P4 besserrufer")
    state = done(state, "F weiter, P4 call ♣K")
    assert state.turn == 3
    assert P3 not in (state.public.declarer, state.public.partner)
