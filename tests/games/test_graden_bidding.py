# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bidding of Graden: GE1–GE5, GE14, GE15, GE21, GE22, cards laid face down, and what is refused."""

from random import Random
from typing import Any

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.graden.contracts import CONTRACTS
from kartenspiel.games.graden.play import Playing
from kartenspiel.games.graden.states import GradenState
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Declare, Join, Move, Pass, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from tests.games.auction_table import P1, P2, P3, P4, after, begun, marks, offered, refused, result, start
from tests.imagined import imagining

GAME = "graden"
PAIRS = "HA HT HK HQ HJ H9", "DA DT DK DQ DJ D9", "SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"
"""Everybody has a whole suit, and so a pair."""
NO_PAIRS = "HK DQ SJ C9 HA DA", "HQ DK S9 CJ SA CA", "SK CQ HJ D9 HT DT", "SQ CK H9 DJ ST CT"


def table(moves: str = "", hands: tuple[str, ...] = PAIRS, **options: Any) -> State:  # noqa: ANN401 - of options
    state = start(GAME, *hands, **options)
    return after(state, moves) if moves else state


def bids(state: State) -> list[str]:
    """Return the contracts that the seat on turn may bid, each once, and whether it may join."""
    assert state.turn is not None
    found = [
        each.bid if isinstance(each, Bid) else each.do for each in state.moves(state.turn) if isinstance(each, Move)
    ]
    return [name for name in dict.fromkeys(found) if name != "pass"]


def ids(*numbers: int) -> list[str]:
    return [contract.id for contract in CONTRACTS if contract.number in numbers]


def standing(state: State) -> tuple[str, Seat, Seat | None] | None:
    """Return the standing bid: contract, first bidder, Mit-player."""
    assert isinstance(state, GradenState)
    found = state.public.standing
    return None if found is None else (found.contract.id, found.seat, found.mit)


def test_ge1_an_overbid_cancels_bettler_and_mitbettler_and_both_take_their_cards_back() -> None:
    state = table("1 bid bettler H9; 2 pass; 3 join S9; 4 bid durchmarsch_mit")
    assert standing(state) == ("durchmarsch_mit", P4, None)
    assert state.cards(P2).face_down == ((), (), (), ())
    assert [len(hand) for hand in state.cards(P2).hands] == [6, 6, 6, 6]
    assert (state.turn, bids(state)) == (P1, ids(3, 4, 5, 6, 7, 8, 9))
    state = after(state, "1 pass")
    assert (state.turn, bids(state)) == (P3, ids(3, 4, 5, 6, 7, 8, 9))


def test_ge2_the_first_bidder_is_asked_once_more_and_the_mitbettler_is_not() -> None:
    state = table("1 bid bettler H9; 2 join D9; 3 pass; 4 pass")
    assert (state.turn, bids(state)) == (P1, ids(2, 3, 4, 5, 6, 7, 8, 9))
    state = after(state, "1 pass")
    assert isinstance(state, Playing)
    assert (state.turn, standing(state)) == (P1, ("bettler", P1, P2))


def test_ge3_the_first_bidder_may_raise_to_plauderer_and_be_joined_again() -> None:
    state = table("1 bid bettler H9; 2 join D9; 3 pass; 4 pass; 1 bid plauderer HJ")
    assert (state.turn, bids(state)) == (P2, ["join", *ids(5, 6, 7, 8, 9)])
    state = after(state, "2 join D9; 1 pass")
    assert standing(state) == ("plauderer", P1, P2)


def test_g12_with_the_house_rule_the_first_bidder_can_only_say_gut_over_a_mit_bid() -> None:
    state = table("1 bid bettler H9; 2 join D9; 3 pass; 4 pass", raise_over_mit="forbidden")
    assert offered(state) == ["pass"]
    assert refused(state, "1 bid plauderer HJ") == ("ONLY_PASS", "G12")
    state = table("1 bid bettler H9; 2 join D9; 3 bid durchmarsch_mit; 4 pass", raise_over_mit="forbidden")
    assert bids(state) == ids(3, 4, 5, 6, 7, 8, 9)


@pytest.mark.parametrize("contract", ["bettler", "plauderer"])
def test_ge4_there_is_no_third_player(contract: str) -> None:
    state = table(f"1 bid {contract} H9; 2 join D9")
    assert "join" not in bids(state)
    assert refused(state, "3 join S9") == ("NO_JOINING", "G10")


def test_ge5_an_overbid_bettler_may_join_the_plauderer_with_another_card() -> None:
    state = table("1 bid bettler H9; 2 bid plauderer D9; 3 pass; 4 pass")
    assert (state.turn, bids(state)[0]) == (P1, "join")
    state = after(state, "1 join HJ; 2 pass")
    assert (state.turn, standing(state)) == (P2, ("plauderer", P2, P1))
    assert state.observe(P3).log[0] == Bid(P1, "bettler")


@pytest.mark.parametrize(("hands", "allowed"), [(PAIRS, ids(*range(1, 10))), (NO_PAIRS, ids(1, 2, 3, 4, 7, 8))])
def test_ge14_hundert_needs_a_pair_in_hand(hands: tuple[str, ...], allowed: list[str]) -> None:
    assert bids(table(hands=hands)) == allowed


def test_ge14_without_a_pair_hundertermord_is_refused_and_zehnermord_is_not() -> None:
    state = table(hands=NO_PAIRS)
    for contract in ids(5, 6, 9):
        assert refused(state, f"1 bid {contract}") == ("NO_PAIR", "G16")
    assert standing(after(state, "1 bid zehnermord")) == ("zehnermord", P1, None)


def test_ge15_a_higher_number_overbids_though_it_pays_the_same() -> None:
    state = table("1 bid hundert_mit; 2 bid hundert_letzten; 3 bid zehnermord")
    assert standing(state) == ("zehnermord", P3, None)
    assert refused(table("1 bid hundert_letzten"), "2 bid hundert_mit") == ("TOO_LOW", "G7")


def test_ge21_after_three_guts_a_bettler_stands_alone() -> None:
    state = table("1 pass; 2 pass; 3 pass; 4 bid bettler C9")
    assert isinstance(state, Playing)
    assert (state.turn, standing(state)) == (P4, ("bettler", P4, None))


def test_ge22_who_has_said_gut_may_not_join() -> None:
    state = table("1 pass; 2 bid bettler D9; 3 pass; 4 pass")
    assert isinstance(state, Playing)
    state = table("1 pass; 2 bid bettler D9; 3 pass")
    assert refused(state, "1 join H9") == ("NOT_YOUR_TURN", "G7")


def test_g15_schurln_is_played_when_nobody_bids() -> None:
    state = table("1 pass; 2 pass; 3 pass; 4 pass")
    assert isinstance(state, Playing)
    assert (state.public.contract.id, state.turn, standing(state)) == ("schurln", P1, None)
    assert refused(table(), Bid(P1, "schurln")) == ("NOT_NOW", "G7")


@pytest.mark.parametrize("contract", [contract for contract in CONTRACTS if contract.task != "none"])
def test_g13_nobody_raises_his_own_standing_bid(contract: Any) -> None:  # noqa: ANN401 - a contract
    state = table(f"1 bid {contract.id}; 2 pass; 3 pass; 4 pass")
    assert not isinstance(state, type(table()))
    assert (state.turn, standing(state)) == (P1, (contract.id, P1, None))


def test_g9_the_face_of_a_bid_card_is_known_to_its_owner_alone() -> None:
    state = table("1 bid bettler H9; 2 join D9")
    assert state.observe(P1).log == (Bid(P1, "bettler", card("H9")), Join(P2, None))
    assert state.observe(P2).log == (Bid(P1, "bettler"), Join(P2, card("D9")))
    assert state.observe(P3).log == (Bid(P1, "bettler"), Join(P2, None))
    assert state.cards(P1).face_down == ((card("H9"),), (None,), (), ())
    assert state.cards(P3).face_down == ((None,), (None,), (), ())
    assert [len(hand) for hand in state.cards(P3).hands] == [5, 5, 6, 6]
    imagine = imagining(game_named(GAME), state.observe(P3))
    assert len({imagine(Random(draw)).log[0] for draw in range(40)}) > 4


def test_section_11_a_card_taken_back_stays_unknown_even_if_the_same_one_is_laid_again() -> None:
    state = table("1 bid bettler H9; 2 join D9; 3 bid durchmarsch_mit; 4 pass; 1 bid plauderer HJ; 2 join D9; 3 pass")
    state = after(state, "1 pass; 1 HJ; 2 D9")
    log = state.observe(P4).log
    assert log[:2] == (Bid(P1, "bettler"), Join(P2, None))
    assert log[4:6] == (Bid(P1, "plauderer", card("HJ")), Join(P2, card("D9")))


REFUSALS: list[tuple[str, str | Move, tuple[str, str]]] = [
    ("", "2 pass", ("NOT_YOUR_TURN", "G7")),
    ("", "1 bid bettler", ("FACE_DOWN", "G9")),
    ("", "1 bid bettler DA", ("FACE_DOWN", "G9")),
    ("", "1 bid zehnermord HA", ("NOT_NOW", "G7")),
    ("", Bid(P1, "bettler", card("HA"), Suit.HEARTS), ("NOT_NOW", "G7")),
    ("", "1 bid solo", ("UNKNOWN_CONTRACT", "")),
    ("", "1 join HA", ("NO_JOINING", "G10")),
    ("", "1 HA", ("NOT_NOW", "G7")),
    ("1 bid zehnermord", "2 bid durchmarsch_mit", ("TOO_LOW", "G7")),
    ("1 bid zehnermord", "2 bid zehnermord", ("TOO_LOW", "G7")),
    ("1 bid bettler H9", "2 bid bettler D9", ("TOO_LOW", "G7")),
    ("1 bid bettler H9", "2 join HA", ("FACE_DOWN", "G9")),
    ("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass", "1 call HA", ("OWN_CARD", "G27")),
    ("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass", "2 call HA", ("NOT_YOUR_TURN", "G27")),
    ("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass", "1 HA", ("NOT_NOW", "G27")),
    ("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass", "1 declare H", ("NOT_NOW", "G27")),
]


@pytest.mark.parametrize(("before", "wrong", "refusal"), REFUSALS)
def test_refusals_have_names_and_clauses(before: str, wrong: str | Move, refusal: tuple[str, str]) -> None:
    assert refused(table(before), wrong) == refusal


TWO_PAIRS = "HK HQ DK DQ S9 CA", "HA DA", "SK SQ"


@pytest.mark.parametrize("contract", ids(5, 6, 9))
def test_g16_where_the_house_wants_it_the_pair_is_named_and_shown_to_all(contract: str) -> None:
    opening = f"1 bid {contract}; 2 pass; 3 pass; 4 pass"
    state = table(opening, TWO_PAIRS, show_hundred_pair=True)
    assert offered(state) == ["declare H", "declare D"]
    assert refused(state, Declare(P1, Suit.SPADES)) == ("NO_PAIR", "G16")
    assert refused(state, Call(P1, card("HA"))) == ("NOT_NOW", "G16")
    state = after(state, "1 declare D")
    for seat in (P2, P3, P4):
        assert state.cards(seat).hands[P1] == (*cards("DK DQ"), None, None, None, None)
    assert len(state.cards(P1).hands[P1]) == 6
    assert Suit.DIAMONDS in [fact.value for fact in game_named(GAME).words.view(state.observe(P2)).facts]
    assert (offered(state) == []) == (contract != "hundert_mit")
    imagine = imagining(game_named(GAME), state.observe(P3))
    assert all({*cards("DK DQ")} <= set(imagine(Random(draw)).deal.hands[P1]) for draw in range(20))
    assert table(opening, TWO_PAIRS).observe(P1).moves != table(opening, TWO_PAIRS, show_hundred_pair=True).moves(P1)


def test_g16_a_shown_pair_goes_card_by_card() -> None:
    state = table("1 bid zehnermord; 2 bid hundertermord; 3 pass; 4 pass; 1 pass", show_hundred_pair=True)
    state = after(state, "2 declare D; 2 DK")
    assert state.cards(P4).hands[P2] == (card("DQ"), *(None,) * 4)


def test_g39_whoever_bid_hundert_is_imagined_with_a_pair() -> None:
    state = table("1 bid hundert_mit; 2 pass", TWO_PAIRS)
    imagine = imagining(game_named(GAME), state.observe(P2))
    for draw in range(30):
        hand = imagine(Random(draw)).deal.hands[P1]
        assert any({card(f"{suit}K"), card(f"{suit}Q")} <= set(hand) for suit in "HDSC")


def test_the_history_of_the_bidding_has_a_row_for_each_round() -> None:
    state = table("1 bid bettler H9; 2 join D9; 3 bid hundert_mit; 4 pass; 1 pass; 2 pass", show_hundred_pair=True)
    for now in (state, after(state, "3 declare S")):
        board = game_named(GAME).words.view(now.observe(P4)).board
        assert board is not None
        assert [[english(cell) for cell in row] for row in board.rows] == [
            ["Bettler", "joins", "Durchmarsch Hundert mit einer anderen", "good"],
            ["good", "good", "–", "–"],
        ]


@pytest.mark.parametrize(
    ("moves", "ranks"),
    [
        ("", "A K Q J T 9"),
        ("1 bid hundert_mit", "A K Q J T 9"),
        ("1 bid hundert_mit; 2 pass; 3 pass; 4 pass", "A T K Q J 9"),
        ("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass", "A K Q J T 9"),
        ("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass; 1 call DA", "A K Q J T 9"),
        ("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass; 1 call DT", "A T K Q J 9"),
        ("1 bid hundert_mit; 2 pass; 3 pass; 4 pass; 1 call DA", "A T K Q J 9"),
        ("1 bid bettler H9; 2 pass; 3 pass; 4 pass", "A K Q J T 9"),
        ("1 bid zehnermord; 2 pass; 3 pass; 4 pass", "A T K Q J 9"),
        ("1 bid koenigmord; 2 pass; 3 pass; 4 pass", "A K Q J T 9"),
        ("1 pass; 2 pass; 3 pass; 4 pass", "A T K Q J 9"),
    ],
)
def test_g3_hands_are_sorted_by_the_rank_order_as_soon_as_it_is_known(moves: str, ranks: str) -> None:
    state = table(moves)
    assert [game_named(GAME).words.view(state.observe(seat)).sort.ranks for seat in (P1, P2, P3, P4)] == [ranks] * 4


def test_g27_every_card_may_be_called_that_the_bidder_does_not_hold_or_any_at_all() -> None:
    opening = "1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass"
    assert len(offered(table(opening))) == 18
    state = table(opening, call_own_card="allowed")
    assert len(offered(state)) == 24
    alone = after(state, "1 call HT")
    assert marks(alone, P1) == marks(alone, P2) == {"declarer": P1}


def test_ge9_and_ge10_the_called_card_decides_the_order_in_contract_2_but_not_in_5() -> None:
    hands = "HA HT HK HQ HJ H9", "DA DT DK DQ DJ D9", "SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"
    for contract, called, stronger in (
        ("durchmarsch_mit", "CT", "DT"),
        ("durchmarsch_mit", "CA", "DK"),
        ("hundert_mit", "DA", "DT"),
    ):
        state = table(f"1 bid {contract}; 2 pass; 3 pass; 4 pass; 1 call {called}", hands)
        assert isinstance(state, Playing)
        weaker = {"DT": "DK", "DK": "DT"}[stronger]
        assert state.play_rules.beats(card(stronger), card(weaker))


def test_deals_of_the_wrong_shape_are_refused() -> None:
    with pytest.raises(BadDealError, match="four hands of six"):
        begun(GAME, tuple(cards(hand) for hand in PAIRS[:3]))


def test_g5_three_cards_at_a_time_twice_round() -> None:
    game, state = game_named(GAME), table()
    pack = game.pack(state.deal.rules)
    hands, talon = game.split(state.deal.rules, 4, P4, pack)
    assert (hands[P1], hands[P4], talon) == ((*pack[:3], *pack[12:15]), (*pack[9:12], *pack[21:]), ())
    succession = game.succession(state.deal, result(schurln_played(state)))
    assert (succession.dealer, succession.over) == (P1, False)


def schurln_played(state: State) -> State:
    """Return the end of a deal that everybody passed."""
    state = after(state, "1 pass; 2 pass; 3 pass; 4 pass")
    while state.turn is not None:
        state = state.apply(next(each for each in state.moves(state.turn) if isinstance(each, Play)))
    return state


def test_words_of_the_bidding() -> None:
    game, state = game_named(GAME), table("1 bid bettler H9")
    seen = state.observe(P2)
    assert english(game.words.label(Pass(P2), seen)) == "Good (pass)"
    assert english(game.words.label(Bid(P2, "koenigmord"), seen)) == "Königmord (70 cent)"
    assert english(game.words.label(Bid(P2, "plauderer", card("D9")), seen)) == "Plauderer with the D9 (50 cent)"
    assert english(game.words.label(Join(P2, card("D9")), seen)) == "Join with the D9 (50 cent)"
    assert (
        english(game.words.sentence(Join(P2, None), seen, seen))
        == "seat 1 joins the Bettler and lays a card face down."
    )
    assert (
        english(game.words.sentence(Bid(P2, "plauderer"), seen, seen))
        == "seat 1 bids Plauderer and lays a card face down."
    )
    calling = table("1 bid durchmarsch_mit; 2 pass; 3 pass; 4 pass").observe(P1)
    ten, ace = (game.words.hint(Call(P1, card(code)), calling) for code in ("DT", "DA"))
    assert ten is not None
    assert ace is not None
    own = game.words.hint(Call(P1, card("HA")), calling)
    assert own is not None
    assert english(own) == "You hold the HA yourself, so you play alone against three. (G27)"
    assert "tens become high" in english(ten)
    assert "tens become high" not in english(ace)
