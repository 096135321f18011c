# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Computer players at a table of Königrufen with dummies: whose cards they play, for whom, and what they may know."""

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Call, Kontra, Move, Pass, Play
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.shares import with_share
from kartenspiel.players.base import LEVELS, player_named
from kartenspiel.players.games import koenigrufen
from kartenspiel.players.games.koenigrufen import JUDGEMENT
from kartenspiel.players.games.koenigrufen.holding import imagined_holding
from kartenspiel.players.games.koenigrufen.words import conceivable_words
from kartenspiel.players.rollout import Rollout, worlds
from tests.breadth import each_once
from tests.imagined import imagining
from tests.players.koenigrufen_deals import after_plays, answer, declared, in_speech, quiet, spoken
from tests.players.seating import dealt, played, question

MODES: Final = ("three_flying", "three_fixed", "two")
F, P2, X, P4 = (Seat(number) for number in range(4))
"""The seats at a table with a flying dummy, X, where P4 deals."""
OTHER: Final = Seat(2)
"""At a table of two the one who deals; the dummies are at his left and at his right."""


def rules(mode: str) -> KoenigrufenRules:
    return from_json(KoenigrufenRules, {"table_mode": mode})


def in_play(mode: str, seed: int) -> Playing:
    """Return a deal in which players have come to the opening lead."""
    state = dealt(game_named("koenigrufen"), seed, rules(mode))
    while not isinstance(state, Playing):
        state = state.apply(answer(state, "easy"))
    return state


@pytest.mark.parametrize("mode", MODES)
def test_players_play_whole_deals_for_themselves_and_for_dummies(mode: str) -> None:
    state = in_play(mode, 3)
    end = played(state, [player_named("easy")] * 4, 1)
    assert end.outcome is not None
    plays = [move for move in end.log if isinstance(move, Play)]
    assert all((move.seat in end.deal.dummies) == (move.by is not None) for move in plays)
    assert any(move.by is not None for move in plays)


@pytest.mark.parametrize("level", LEVELS)
def test_a_guardian_answers_with_a_card_of_the_dummy(level: str) -> None:
    state = after_plays(quiet(declared("solodreier", P2, "T21 T18 HK", table_mode="three_flying")), "T21")
    state = state.apply(state.moves(P2)[0])  # type: ignore[arg-type]
    move = answer(state, level)
    assert isinstance(move, Play)
    assert (move.seat, move.by) == (X, F)
    assert question(state, X).hand_seat == X


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_dummy_does_not_overtake_the_safe_trick_of_its_side(level: str) -> None:
    dummy = "T22 T5 T6 H4 H3 D4 D3 S7 S8 C7 C8 C9"
    state = quiet(declared("solodreier", P2, "T21 T18 HK", "T20 T17 H1", dummy, table_mode="three_flying"))
    assert answer(after_plays(state, "T21 T17"), level) != Play(X, card("T22"), F)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("trick", "given"), [("HQ HK", "HC"), ("HK H1", "H4")])
def test_in_trischaken_a_dummy_gives_points_to_others_and_spares_its_guardian(
    trick: str, given: str, level: str
) -> None:
    hands = (
        ("HK HQ T3 T4", "H1 T5 T6", "HC H4 T2", "H2 H3 T7")
        if trick == "HK H1"
        else ("HQ T3 T4", "HK T5 T6", "HC H4 T2", "H2 H3 T7")
    )
    state = declared("trischaken", F, *hands, table_mode="three_flying")
    assert answer(after_plays(state, trick), level) == Play(X, card(given), F)


@pytest.mark.parametrize("level", LEVELS)
def test_at_a_table_of_two_each_plays_the_dummy_that_follows_him_for_himself(level: str) -> None:
    hands = ("HK T3 T4", "HC H4 T2", "HQ T5 T6", "H2 H3 T7")
    state = after_plays(declared("trischaken", F, *hands, table_mode="two"), "HK")
    move = answer(state, level)
    assert move == Play(Seat(1), card("H4"), F)


def test_a_deal_is_worth_to_a_player_what_he_and_his_share_of_the_dummies_are_paid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(koenigrufen, "_CLEARLY", 0.0)
    for mode in MODES:
        first = in_play(mode, 3)
        end: State = first
        while not end.over:
            end = end.apply(answer(end, "random"))
        assert isinstance(end, Playing)
        assert end.outcome is not None
        for seat in first.players:
            expected = with_share(end.outcome.payments, first.deal.dummies, seat)
            assert Rollout(JUDGEMENT, Random(0), seat).value(end) == pytest.approx(float(expected))


@pytest.mark.parametrize("mode", MODES)
def test_imagined_deals_have_the_open_hand_of_a_dummy_and_no_other(mode: str) -> None:
    state = in_play(mode, 3)
    seen = state.observe(state.players[0])
    for world in worlds(JUDGEMENT, seen, 8, Random(1), weighed=True):
        assert [world.deal.hands[dummy] for dummy in seen.dummies] == [
            state.deal.hands[dummy] for dummy in seen.dummies
        ]


@pytest.mark.parametrize("mode", MODES)
def test_a_dummys_hand_that_does_not_lie_open_yet_is_unknown(mode: str) -> None:
    state = dealt(game_named("koenigrufen"), 1, rules(mode))
    assert state.turn is not None
    dummy = state.deal.dummies[0]
    found = {world.deal.hands[dummy] for world in worlds(JUDGEMENT, state.observe(state.turn), 4, Random(1))}
    assert len(found) > 1
    assert state.deal.hands[dummy] not in found


@each_once(level=LEVELS, mode=MODES)
def test_hidden_cards_of_a_dummy_and_of_others_change_no_bid(mode: str, level: str) -> None:
    state = dealt(game_named("koenigrufen"), 2, rules(mode))
    turn = state.turn
    assert turn is not None
    hands = list(state.deal.hands)
    dummy, other = state.deal.dummies[0], next(seat for seat in range(4) if seat not in (turn, state.deal.dummies[0]))
    hands[dummy], hands[other] = hands[other], hands[dummy]
    swapped = game_named("koenigrufen").start(replace(state.deal, hands=tuple(hands)))
    assert answer(state, level) == answer(swapped, level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_change_no_card_of_a_dummy(mode: str, level: str) -> None:
    state: State = in_play(mode, 3)
    while state.turn not in state.deal.dummies:
        state = state.apply(answer(state, "easy"))
    asked = question(state, state.turn)
    other = imagining(game_named("koenigrufen"), asked.seen)(Random(5))
    assert other.deal.hands != state.deal.hands
    assert answer(state, level) == answer(other, level)


def test_what_a_dummy_all_but_makes_its_partner_announces_for_it() -> None:
    strong = "T22 T20 T19 T18 T16 T15 HQ DQ D1 SQ S7 CQ"
    dummy = "T21 T17 T14 T13 T12 T11 T10 T9 T7 T1 HK S8"
    state = declared("rufer", F, strong, "", dummy, table_mode="three_flying")
    assert isinstance(state.turn, int)
    said = spoken(in_speech(state.apply(Call(F, card("HK")))))
    assert Announce(F, "pagat", X) in said
    assert Announce(F, "trull") in said


def words_tried(state: State) -> list[Move]:
    """Return what of the announcements whose turn it is would try out."""
    assert isinstance(state, Speaking)
    return conceivable_words(state.speech, imagined_holding(state, state.turn), state.moves(state.turn))


@pytest.mark.parametrize(
    ("trull", "dummys", "tried"), [("T21 T1", "T22", False), ("T22 T1", "T21", False), ("T22 T21", "T1", True)]
)
def test_no_trull_is_announced_whose_high_cards_a_dummy_keeps(trull: str, dummys: str, tried: bool) -> None:  # noqa: FBT001
    held, dummy = f"{trull} T20 T19 T18 T17 T16 T15 T14 T13 T12 HK", f"{dummys} T7 T6 H4 H3 D4 D3 S7 S8 C7 C8 C9"
    state = in_speech(declared("solodreier", F, held, "", dummy, table_mode="three_flying"))
    assert (Announce(F, "trull") in words_tried(state)) == tried


@pytest.mark.parametrize(
    ("dummy", "what", "tried"),
    [
        ("T21 T7 T6 H4 H3 D4 D3 S7 S8 C7 C8 C9", "trull", True),
        ("T5 T7 T6 H4 H3 D4 D3 S7 S8 C7 C8 C9", "trull", False),
        ("T14 T13 T12 T11 T10 T9 D4 S7 S8 C7 C8 C9", "pagat", True),
        ("T14 T13 T12 H4 H3 D4 D3 S7 S8 C7 C8 C9", "pagat", False),
        ("H4 H3 H2 D4 D3 D2 SK CK S8 C7 C8 C9", "kings", True),
    ],
)
def test_what_an_open_dummy_spoils_is_raised_by_its_partner(dummy: str, what: str, tried: bool) -> None:  # noqa: FBT001
    held, partner = "T22 T1 T20 T19 T18 T17 T16 T15 HK HQ DK DQ", "HC HJ DC DJ CC CJ SC SJ SQ CQ T2 T3"
    state = in_speech(declared("solodreier", F, held, partner, dummy, table_mode="three_flying"))
    state = state.apply(Announce(F, what)).apply(Pass(F))
    assert (Kontra(P2, what) in words_tried(state)) == tried


def test_a_mondfang_is_raised_if_a_partners_open_hand_has_the_skues() -> None:
    held, dummy = "T20 T19 T18 T17 T16 T15 T14 T13 HK HQ DK DQ", "T22 T7 T6 H4 H3 D4 D3 S7 S8 C7 C8 C9"
    house = {"table_mode": "three_flying", "mondfang": "opponents_only", "mondfang_announce": "on"}
    state = in_speech(declared("solodreier", F, held, "", dummy, **house))
    assert Kontra(P2, "mondfang") in words_tried(state.apply(Announce(F, "mondfang")).apply(Pass(F)))


def test_at_a_table_of_two_no_imagined_deal_has_the_called_king_with_the_other_player() -> None:
    state = declared("rufer", F, "T22 T20 T19 T16 T9 T2 T1 HK HQ D4 S7 SQ", "DK", table_mode="two")
    state = in_speech(state.apply(Call(F, card("DK"))))
    assert isinstance(state, Speaking)
    for seat in (F, OTHER):
        for world in worlds(JUDGEMENT, state.observe(seat), 6, Random(1)):
            assert card("DK") not in world.deal.hands[OTHER]


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize(
    ("dummy", "raised"),
    [("T21 T20 T18 T16 T14 T12 T10 T8 SK SQ D4 H4", True), ("HC HJ DC DJ CC CT SJ SC T5 H1 C8 S8", False)],
)
def test_a_game_is_raised_by_what_the_open_hand_of_a_dummy_adds(dummy: str, raised: bool, level: str) -> None:  # noqa: FBT001
    held = "T22 T19 T17 T15 T13 T11 DQ D1 HQ CJ C9 D2"
    state = in_speech(declared("solodreier", F, "", held, dummy, table_mode="three_flying"), 1)
    assert (Kontra(P2, "game") in spoken(state, level)) == raised
