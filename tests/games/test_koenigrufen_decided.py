# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the table of items tells of made and lost while cards are played: as soon as all can tell, and never wrongly."""

from random import Random
from typing import Final

import pytest

from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, TRISCHAKEN
from kartenspiel.games.koenigrufen.settlement.verdicts import verdicts as judged
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.text import english
from tests.games.koenigrufen_table import GAME, P2, F, done, outcome_of, played, quiet, start
from tests.games.koenigrufen_walks import walk_to
from tests.games.test_koenigrufen_deals import KW3, KW3_TALON, KW3_TRICKS

DEALS: Final = 2
"""Random deals of each contract."""


def verdicts(state: State) -> dict[tuple[str, int], bool]:
    """Return what is decided so far, by the ids of items and the seats that said them."""
    seen = state.observe(F)
    speech = seen.public.speech
    if speech is None:
        return {}
    found = zip(speech.items, judged(seen, speech, speech.items), strict=True)
    return {(item.id, item.seat): verdict for item, verdict in found if verdict is not None}


def told(state: State) -> dict[str, str]:
    """Return the last column of the table of items, by the names of the items."""
    board = GAME.words.view(state.observe(F)).board
    assert board is not None
    return {english(row[0]): english(row[-1]) for row in board.rows if english(board.columns[-1]) == "So far"}


@pytest.mark.parametrize("contract", [each for each in CONTRACTS if each != TRISCHAKEN])
def test_nothing_that_was_told_turns_out_otherwise(contract: str) -> None:
    for seed in range(DEALS):
        known: dict[tuple[str, int], bool] = {}
        for state in walk_to(contract, Random(seed)):
            now = verdicts(state)
            assert now.items() >= known.items()
            known = now
        outcome = outcome_of(state)
        by_tricks = CONTRACTS[outcome.contract].tricks_decide
        assert not by_tricks or len(known) == len(outcome.items)
        for (item, seat), made in known.items():
            settled = [each for each in outcome.items if each.id == item]
            if by_tricks:
                settled = [each for each in settled if seat in (*each.to, *(each.payers or ()))]
            maker = outcome.declarer if by_tricks else seat
            assert all((maker in each.to) == made for each in settled)


def test_kw3_the_partner_shows_himself_late_and_so_does_the_result() -> None:
    spoken = done(start(*KW3, talon=KW3_TALON), "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer")
    lead = quiet(done(spoken, "F call ♣K, take 1, lay ♠8 ♦Q ♦4"))
    assert told(played(lead, *KW3_TRICKS[:11])) == {}


def test_birds_kings_and_valat_are_told_as_soon_as_their_cards_fall() -> None:
    hands = "I II XX ♠7 ♠8 ♠9 ♠10 ♣7 ♣8 ♣9 ♣10 ♥4", "XXI ♠K ♠Q", "Sk XIX", "III IIII"
    state = done(start(*hands, bird_hold="soft"), "F solodreier, F trull, uhu, kings, valat")
    state = played(quiet(state), "F II, P2 XXI, P3 Sk, P4 III")
    lost = "✗ against seat 0"
    assert told(state) == {"Uhu": lost, "Trull": lost, "Four Kings": "–", "Valat": lost}


def trick(state: State, led: str) -> State:
    """Return the state after a trick to which F leads this card and the others play their first legal cards."""
    state = played(state, f"F {led}")
    for _ in range(3):
        assert state.turn is not None
        state = state.apply(next(choice for choice in state.moves(state.turn) if isinstance(choice, Play)))
    return state


def test_k60_a_piccolo_is_lost_with_its_second_trick() -> None:
    state = quiet(done(start("Sk XXI", early_end="off"), "F piccolo, P2 weiter, P3 weiter, P4 weiter"))
    one = trick(state, "Sk")
    assert (verdicts(one), verdicts(trick(one, "XXI"))) == ({}, {("game", seat): False for seat in (1, 2, 3)})


def test_k8_the_game_is_told_once_one_side_has_enough_in_tricks() -> None:
    high = "Sk XXI XX XIX XVIII XVII XVI XV XIV XIII ♥K ♥Q"
    state = quiet(done(start(high, "♠K ♠Q ♠C ♣K ♣Q ♣C", "♦K ♦Q ♦C ♦J", "I"), "F solodreier"))
    seen = []
    for led in high.split()[:-2]:
        state = trick(state, led)
        seen.append(verdicts(state).get(("game", F)))
    assert seen[0] is None
    assert seen[-1] is True


TRULL_LEFT: Final = "III ♦Q ♦K XXI ♥J ♥4"
NO_HEARTS: Final = "Sk XVIII XVII XVI XV ♠Q ♠C ♠J ♣J ♣10 ♦C ♦J"
HAND: Final = "XX XIX VII VI II ♠8 ♠7 ♣9 ♣7 ♥K ♦A ♦4"


def test_k39_what_lies_open_in_the_half_that_was_left_is_lost_to_the_declarer_at_once() -> None:
    state = done(start(HAND, talon=TRULL_LEFT), "F dreier, P2 weiter, P3 weiter, P4 weiter")
    taken = done(state, "F take 1, lay ♠8 ♦Q ♦4, trull, kings")
    assert verdicts(taken) == {("trull", F): False}
    assert told(taken) == {"Game": "–", "Trull": "✗ against seat 0", "Four Kings": "–"}


def test_k78_where_a_valat_wins_the_talon_too_its_half_is_lost_with_the_first_trick_of_the_others() -> None:
    state = done(
        start(HAND, NO_HEARTS, talon=TRULL_LEFT, valat_talon="to_winner"),
        "F dreier, P2 weiter, P3 weiter, P4 weiter",
    )
    taken = quiet(done(state, "F take 1, lay ♠8 ♦Q ♦4, trull"))
    assert verdicts(taken) == {}
    assert verdicts(trick(taken, "♥K")) == {("trull", F): False}


def test_k39_the_open_half_counts_for_the_others_before_a_trick_is_played() -> None:
    state = done(
        start(HAND, NO_HEARTS, talon="III ♦Q ♣Q ♦K ♠K ♣K", absolut=55), "F dreier, P2 weiter, P3 weiter, P4 weiter"
    )
    taken = done(state, "F take 1, lay ♠8 ♦Q ♦4, absolut")
    assert verdicts(taken) == {}
    assert verdicts(trick(quiet(taken), "♥K")) == {("absolut", F): False}


def test_k71_a_mond_left_open_in_the_talon_cannot_be_caught() -> None:
    first = start(HAND, talon=TRULL_LEFT, mondfang="any", mondfang_announce="on")
    state = done(first, "F dreier, P2 weiter, P3 weiter, P4 weiter")
    taken = quiet(done(state, "F take 1, lay ♠8 ♦Q ♦4, gut, P2 mondfang"))
    assert verdicts(taken) == {("mondfang", P2): False}


def test_what_the_declarer_has_lost_or_made_alone_is_told_while_his_partner_is_hidden() -> None:
    state = done(start(HAND, talon=TRULL_LEFT), "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer, call ♣K")
    assert verdicts(done(state, "F take 1, lay ♠8 ♦Q ♦4, trull")) == {("trull", F): False}


ALL_TWELVE: Final = "Sk XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI"


def test_k65_a_valat_and_k81_the_game_are_made_with_the_last_trick_at_the_latest() -> None:
    state = quiet(done(start(ALL_TWELVE, valat_mode="fixed"), "F solodreier, F valat"))
    told_by_trick = []
    for led in ALL_TWELVE.split():
        state = trick(state, led)
        told_by_trick.append(verdicts(state).get(("valat", F)))
    assert told_by_trick == [None] * 11 + [True]
    assert verdicts(state)["game", F] is True


def test_k74_an_absolut_is_made_once_it_is_certain() -> None:
    state = quiet(done(start(ALL_TWELVE, absolut=45), "F solodreier, F absolut"))
    found = [verdicts(state := trick(state, led)).get(("absolut", F)) for led in ALL_TWELVE.split()]
    assert (found[0], found[-1]) == (None, True)


@pytest.mark.parametrize(("first", "lost"), [("♥K", {("koenig_ultimo", P2): False}), ("♥Q", {})])
def test_k68_a_koenig_ultimo_is_lost_once_its_king_falls_early(first: str, lost: dict[tuple[str, int], bool]) -> None:
    hands = "♥4 XX XIX", "♥K ♥Q", "♥C ♥J", "♥A ♥2"
    state = done(start(*hands, bird_hold="soft"), "F solorufer, P2 weiter, P3 weiter, P4 weiter, F call ♥K")
    state = quiet(done(state, "F gut, P2 koenig_ultimo"))
    assert verdicts(played(state, f"F ♥4, P2 {first}, P3 ♥C, P4 ♥A")) == lost
