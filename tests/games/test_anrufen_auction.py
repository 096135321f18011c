# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The auction of Anrufen: AA1–AA8, AE1–AE6, equal bids, the second circuit, and what is refused."""

from random import Random
from typing import Any

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.replay import steps_seen
from kartenspiel.games import game_named
from kartenspiel.games.anrufen.contracts import LEVELS
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.games.anrufen.states import AnrufenState
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Move, Play, Trumps
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from tests.games.auction_table import P1, P2, P3, P4, after, offered, refused, result, start
from tests.imagined import imagining

GAME = "anrufen"
FOUR_PASSES = "1 pass; 2 pass; 3 pass; 4 pass"
FORCED = {"all_pass_twice": "dealer_must_bid"}


def table(*texts: str, **options: Any) -> State:  # noqa: ANN401 - the values of options
    """Return a deal after these moves; P1 has the hearts, P2 the diamonds, P3 the spades, P4 the clubs."""
    state = start(GAME, **options)
    return after(state, *texts) if texts else state


def contract(state: State) -> tuple[Seat, int, Suit | None]:
    """Return bidder, level and binding suit of the standing or the winning bid."""
    assert isinstance(state, AnrufenState)
    assert state.contract is not None
    return state.contract.bidder, state.contract.level, state.contract.trumps


EXAMPLES = {
    "AA1": ({}, "1 pass; 2 bid simple; 3 bid simple S; 2 trumps D; 4 pass; 3 pass", (P2, 1, Suit.DIAMONDS)),
    "AA2": (
        {},
        "1 bid simple; 2 bid simple H; 1 trumps S; 3 pass; 4 pass; 1 bid hundred; 2 pass",
        (P1, 2, None),
    ),
    "AA3": ({}, f"{FOUR_PASSES}; 1 pass; 2 pass; 3 bid simple; 4 pass", (P3, 1, None)),
    "AA4": (
        {},
        "1 bid none; 2 pass; 3 bid all; 4 bid all D; 3 trumps H; 1 pass; 4 pass",
        (P3, 4, Suit.HEARTS),
    ),
    "AA5": (
        {},
        "1 bid simple; 2 bid simple C; 1 trumps S; 3 bid simple D; 4 bid simple H; 1 pass; 2 pass; 3 pass",
        (P4, 1, Suit.HEARTS),
    ),
    "AA7": (
        FORCED,
        f"{FOUR_PASSES}; 1 pass; 2 pass; 3 pass; 4 bid simple",
        (P4, 1, None),
    ),
    "AA8": (
        {"players": 3},
        "1 bid hundred; 2 bid hundred S; 1 trumps S; 3 bid none; 1 pass; 2 pass",
        (P3, 3, None),
    ),
}


@pytest.mark.parametrize(("options", "moves", "won"), EXAMPLES.values(), ids=EXAMPLES)
def test_auctions(options: dict[str, Any], moves: str, won: tuple[Seat, int, Suit | None]) -> None:
    state = table(moves, **options)
    assert contract(state) == won
    assert state.turn == won[0]
    named = any(choice.startswith("trumps") for choice in offered(state))
    assert named == (won[1] != 3 and won[2] is None)


@pytest.mark.parametrize(("redeal_dealer", "dealer"), [("same", P4), ("next", P1)])
def test_aa6_and_ae6_everybody_passes_twice_and_the_cards_are_dealt_anew(redeal_dealer: str, dealer: Seat) -> None:
    state = table(f"{FOUR_PASSES}; {FOUR_PASSES}", redeal_dealer=redeal_dealer)
    outcome = result(state)
    assert (outcome.contract, outcome.payments, outcome.items) == ("redeal", (0, 0, 0, 0), ())
    assert not outcome.played
    assert outcome.context == state.deal.context
    succession = game_named(GAME).succession(state.deal, outcome)
    assert (succession.dealer, succession.context, succession.over) == (dealer, state.deal.context, False)
    assert refused(state, "1 pass")[0] == "DEAL_OVER"


def test_ae1_an_equal_bid_against_hearts_is_impossible_and_the_cancelled_bidder_is_still_in() -> None:
    state = table("1 bid simple; 2 bid simple H; 1 trumps C")
    assert contract(state) == (P2, 1, Suit.HEARTS)
    assert offered(state, P3) == ["pass", *(f"bid {bid}" for bid in LEVELS[1:])]
    assert refused(state, "3 bid simple H") == ("NO_EQUAL", "A14")
    assert after(state, "3 pass; 4 pass").turn == P1


def test_ae2_with_the_same_suit_the_earlier_bid_stands() -> None:
    state = table("1 bid simple; 2 pass; 3 bid simple S; 1 trumps S")
    assert contract(state) == (P1, 1, Suit.SPADES)
    equal = [choice for choice in offered(state, P4) if choice.startswith("bid simple")]
    assert equal == ["bid simple D", "bid simple H"]
    assert refused(state, "4 bid simple C") == ("LOWER_SUIT", "A14")
    assert refused(state, "4 bid simple S") == ("LOWER_SUIT", "A14")


def test_ae3_a_suit_named_for_a_cancelled_bid_does_not_bind_a_higher_one() -> None:
    state = table("1 bid simple; 2 bid simple H; 1 trumps S; 3 pass; 4 pass; 1 bid hundred; 2 pass")
    assert offered(state) == ["trumps H", "trumps D", "trumps S", "trumps C"]


def test_ae4_no_second_bid_of_no_tricks() -> None:
    state = table("1 pass; 2 bid none")
    assert offered(state, P3) == ["pass", "bid all", "bid all_hundred"]
    assert refused(state, "3 bid none H") == ("NO_EQUAL", "A14")


def test_a14_a_nominal_suit_settles_between_two_bids_of_no_tricks_and_is_no_trumps() -> None:
    state = table("1 pass; 2 bid none; 3 bid none D", no_tricks_equal="nominal_suit")
    game, seen = game_named(GAME), state.observe(P2)
    hint = game.words.hint(Trumps(P2, Suit.HEARTS), seen)
    assert hint is not None
    assert "there are no trumps" in english(hint)
    state = after(state, "2 trumps C")
    assert contract(state) == (P3, 3, None)
    assert [choice for choice in offered(state, P4) if choice.startswith("bid none")] == ["bid none H"]
    state = after(state, "4 pass; 2 pass")
    assert isinstance(state, Playing)
    assert contract(state) == (P3, 3, None)


def test_ae5_who_has_passed_in_the_second_circuit_is_not_asked_again() -> None:
    state = table(f"{FOUR_PASSES}; 1 pass; 2 pass; 3 bid simple; 4 pass")
    assert offered(state, P3) == ["trumps H", "trumps D", "trumps S", "trumps C"]
    state = table(f"{FOUR_PASSES}; 1 pass; 2 pass; 3 bid simple; 4 bid hundred")
    assert state.turn == P3
    assert contract(after(state, "3 pass")) == (P4, 2, None)


@pytest.mark.parametrize("bid", LEVELS)
def test_ae6_the_forced_dealer_bids_what_he_likes_and_becomes_the_bidder_at_once(bid: str) -> None:
    state = table(f"{FOUR_PASSES}; 1 pass; 2 pass; 3 pass", **FORCED)
    assert offered(state) == [f"bid {each}" for each in LEVELS]
    assert refused(state, "4 pass") == ("MUST_BID", "A18")
    assert contract(after(state, f"4 bid {bid}")) == (P4, LEVELS.index(bid) + 1, None)


def test_a12_the_suits_of_equal_bids_are_chosen_blind() -> None:
    state = table("1 bid simple; 2 bid simple D")
    assert state.turn == P1
    assert offered(state) == ["trumps C", "trumps S", "trumps D", "trumps H"]
    for seat in (P1, P3, P4):
        assert state.observe(seat).log[-1] == Bid(P2, "simple")
    assert state.observe(P2).log[-1] == Bid(P2, "simple", trumps=Suit.DIAMONDS)
    imagine = imagining(game_named(GAME), state.observe(P1))
    suits = {imagine(Random(draw)).log[-1] for draw in range(60)}
    assert suits == {Bid(P2, "simple", trumps=suit) for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)}
    state = after(state, "1 trumps C")
    assert state.observe(P3).log[-2:] == (Bid(P2, "simple", trumps=Suit.DIAMONDS), Trumps(P1, Suit.CLUBS))
    assert contract(state) == (P2, 1, Suit.DIAMONDS)


def test_a12_holder_first_the_holder_names_his_suit_openly_and_the_challenger_a_higher_one() -> None:
    state = table("1 bid simple; 2 bid simple", equal_suit_order="holder_first")
    assert (state.turn, len(offered(state))) == (P1, 4)
    assert refused(table("1 bid simple", equal_suit_order="holder_first"), "2 bid simple H") == ("SUIT_LATER", "A12")
    state = after(state, "1 trumps S")
    assert (state.turn, offered(state)) == (P2, ["pass", "trumps D", "trumps H"])
    assert refused(state, "2 trumps C") == ("LOWER_SUIT", "A14")
    assert contract(after(state, "2 trumps D")) == (P2, 1, Suit.DIAMONDS)
    dropped = after(state, "2 pass")
    assert (dropped.turn, contract(dropped)) == (P3, (P1, 1, Suit.SPADES))
    assert after(dropped, "3 pass; 4 pass").turn == P1
    assert offered(after(dropped, "3 pass; 4 pass"))[0].startswith("call")


def test_a12_holder_first_against_hearts_the_challenge_can_only_be_dropped() -> None:
    state = table("1 bid simple; 2 bid simple; 1 trumps H", equal_suit_order="holder_first")
    assert offered(state) == ["pass"]


def test_a14_who_has_named_a_suit_at_a_level_makes_no_equal_bid_there_again() -> None:
    state = table("1 bid simple; 2 bid simple C; 1 trumps S; 3 bid simple D; 4 pass")
    assert state.turn == P1
    assert refused(state, "1 bid simple H") == ("NO_EQUAL", "A14")
    assert offered(state)[:2] == ["pass", "bid hundred"]


def test_a15_the_turn_goes_on_to_the_left_of_the_challenger() -> None:
    assert table("1 bid simple; 2 pass; 3 bid simple H; 1 trumps C").turn == P4
    assert table("1 bid simple; 2 pass; 3 bid simple C; 1 trumps H").turn == P4


def test_a16_a_pass_that_is_not_final_lets_one_come_back_until_all_pass_in_succession() -> None:
    state = table("1 bid simple; 2 pass; 3 bid hundred; 4 pass; 1 pass", pass_is_final=False)
    assert state.turn == P2
    assert contract(after(state, "2 pass")) == (P3, 2, None)
    state = after(state, "2 bid all; 3 pass; 4 pass")
    assert state.turn == P1
    assert offered(after(state, "1 pass"), P2)[0] == "trumps H"


def test_a16_an_equal_bid_that_does_not_prevail_starts_the_count_anew() -> None:
    state = table("1 bid simple; 2 pass; 3 pass; 4 bid simple C; 1 trumps H", pass_is_final=False)
    assert state.turn == P2
    state = after(state, "2 pass; 3 pass")
    assert state.turn == P4
    assert after(state, "4 pass").turn == P1
    assert after(state, "4 bid hundred").turn == P1


def test_a16_a_final_pass_is_final() -> None:
    state = table("1 bid simple; 2 pass; 3 bid hundred; 4 pass")
    assert refused(after(state, "1 bid none; 3 bid all; 1 pass"), "2 bid all_hundred") == ("NOT_YOUR_TURN", "")


@pytest.mark.parametrize("final", [True, False])
def test_a17_after_four_passes_everybody_is_asked_once_more(final: bool) -> None:  # noqa: FBT001 - the option's value
    state = table(FOUR_PASSES, pass_is_final=final)
    assert (state.turn, offered(state)) == (P1, ["pass", *(f"bid {bid}" for bid in LEVELS)])
    state = after(state, "1 pass; 2 bid simple; 3 pass; 4 pass")
    assert state.turn == (P2 if final else P1)


@pytest.mark.parametrize("players", [3, 4])
def test_a11_the_holder_is_not_asked_while_his_bid_stands(players: int) -> None:
    state = table("1 bid simple; 2 pass; 3 pass" + ("; 4 pass" if players == 4 else ""), players=players)
    assert contract(state) == (P1, 1, None)
    assert offered(state) == ["trumps H", "trumps D", "trumps S", "trumps C"]


REFUSALS: list[tuple[str, str | Move, tuple[str, str]]] = [
    ("", "2 pass", ("NOT_YOUR_TURN", "")),
    ("", "1 bid simple H", ("NO_SUIT", "A11")),
    ("", "1 bid solo", ("UNKNOWN_CONTRACT", "")),
    ("", Trumps(P1, Suit.HEARTS), ("NOT_NOW", "A10")),
    ("", Play(P1, card("HA")), ("NOT_NOW", "A10")),
    ("", Call(P1, card("DA")), ("NOT_NOW", "A10")),
    ("1 bid hundred", "2 bid simple", ("TOO_LOW", "A10")),
    ("1 bid hundred", "2 bid simple H", ("TOO_LOW", "A10")),
    ("1 bid hundred", "2 bid hundred", ("SUIT_WANTED", "A12")),
    ("1 bid hundred", "2 bid none S", ("NO_SUIT", "A11")),
    ("1 bid simple; 2 bid simple D", "1 pass", ("NOT_NOW", "A10")),
    ("1 bid simple; 2 bid simple D", "1 bid hundred", ("NOT_NOW", "A10")),
    ("1 bid simple; 2 bid simple D", "3 pass", ("NOT_YOUR_TURN", "")),
]


@pytest.mark.parametrize(("before", "wrong", "refusal"), REFUSALS)
def test_refusals_have_names_and_clauses(before: str, wrong: str | Move, refusal: tuple[str, str]) -> None:
    assert refused(table(before) if before else table(), wrong) == refusal


def test_the_history_of_the_auction_has_a_row_for_each_round() -> None:
    state = table("1 bid simple; 2 bid simple D; 1 trumps C; 3 pass")
    board = game_named(GAME).words.view(state.observe(P4)).board
    assert board is not None
    assert [[english(cell) for cell in row] for row in board.rows] == [
        ["simple game", "simple game (D)", "–", "–"],
        ["C", "–", "pass", "–"],
    ]


def test_words_of_the_auction() -> None:
    game, state = game_named(GAME), table("1 bid simple")
    seen = state.observe(P2)
    equal = Bid(P2, "simple", trumps=Suit.HEARTS)
    assert [english(game.words.label(choice, seen)) for choice in (equal, Bid(P2, "all"))] == [
        "Same bid with H",
        "all tricks (2 token)",
    ]
    assert english(game.words.sentence(equal, seen, seen)) == "seat 1 bids the same (simple game) and names H."
    hidden = Bid(P2, "simple")
    assert (
        english(game.words.sentence(hidden, seen, seen))
        == "seat 1 bids the same (simple game); the suit is still covered."
    )
    hint = game.words.hint(equal, seen)
    assert hint is not None
    assert "The higher suit stands" in english(hint)
    answering = after(state, "2 bid simple H").observe(P1)
    assert game.words.hint(Trumps(P1, Suit.CLUBS), answering) == hint
    naming = after(state, "2 pass; 3 pass; 4 pass").observe(P1)
    assert game.words.hint(Trumps(P1, Suit.CLUBS), naming) is None


def test_a12_the_log_says_which_suit_the_challenger_uncovers() -> None:
    game = game_named(GAME)
    bids = "1 pass; 2 bid simple; 3 bid simple S"
    for texts, told in (
        ((bids, "2 trumps D"), "seat 1 names D; seat 2 uncovers S."),
        (("1 pass; 2 bid simple; 3 bid simple", "2 trumps D"), "seat 1 names D."),
    ):
        options = {} if "S" in texts[0] else {"equal_suit_order": "holder_first"}
        state = table(*texts, **options)
        for seat in (P1, P2, P3):
            *_, last = steps_seen(Conductor(state).moments, seat)
            assert last.move is not None
            assert last.before is not None
            assert english(game.words.sentence(last.move, last.before, last.after)) == told
