# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Computer players at a table of Königrufen: hands on which it is clear what they have to say or to do."""

from random import Random
from typing import Final

import pytest

from kartenspiel.games.koenigrufen.bidding.exchange import Exchanging
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import card, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Call, GiveUp, Hold, Kontra, LayAway, Move, Pass, Play, Take, Vorhand
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.games.koenigrufen import JUDGEMENT
from kartenspiel.players.games.koenigrufen.worths import bird_worth, chance
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.rollout import Rollout, RolloutEnd
from tests.players.koenigrufen_deals import after_plays, answer, declared, in_speech, quiet, spoken, start
from tests.players.seating import imagined, question

F, P2, P3, P4 = (Seat(number) for number in range(4))

ALL = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 HK SK"
"""Wins alone whatever the others do."""
WEAK = "T9 T8 T7 T12 HC HJ DQ D1 SQ ST CJ CT"
"""Wins nothing anybody pays for."""
LOW = "H4 H3 H2 D4 D3 D2 S7 S8 S9 C7 C8 C9"
"""Wins no trick: whatever is led, others must beat it."""
KINGS = "HK HQ HC HJ SK SQ SC SJ DK DQ CK T22"
"""Suits that all but win a suit game."""


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize(
    ("hand", "contracts"),
    [
        (ALL, {"solodreier"}),
        (LOW, {"bettel", "bettel_ouvert"}),
        (KINGS, {"farbensolo", "farbendreier"}),
    ],
)
def test_a_hand_that_all_but_wins_a_contract_is_bid(hand: str, contracts: set[str], level: str) -> None:
    said = answer(start(hand), level)
    assert isinstance(said, Bid)
    assert said.bid in contracts
    later = start("", hand).apply(Vorhand(F))
    said = answer(later, level)
    assert isinstance(said, Bid)
    assert said.bid in contracts


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_weak_hand_leaves_the_bidding(level: str) -> None:
    assert answer(start(WEAK), level) == Vorhand(F)
    assert answer(start("", WEAK).apply(Vorhand(F)), level) == Pass(P2)


CALLER = "T22 T20 T19 T16 T9 T2 T1 HK HQ D4 S7 SQ"
"""Calls a king, and holds birds."""


def test_a_king_is_called_of_a_suit_of_which_one_card_is_held_and_never_the_own() -> None:
    move = answer(declared("rufer", F, CALLER, call_own_king="allowed"))
    assert isinstance(move, Call)
    assert move.card.code == "DK"


@pytest.mark.parametrize(
    ("talon", "half"),
    [("T21 T18 DQ H1 C7 C8", 1), ("H1 C7 C8 T21 T18 DQ", 2)],
)
def test_the_better_half_of_the_talon_is_taken(talon: str, half: int) -> None:
    state = declared("dreier", F, CALLER, talon=talon)
    assert answer(state) == Take(F, half)  # type: ignore[arg-type]


def test_a_suit_is_laid_away_whole_with_what_counts_most() -> None:
    state = declared("dreier", F, CALLER, talon="T21 T18 S8 H1 C7 C8").apply(Take(F, 1))
    move = answer(state)
    assert isinstance(move, LayAway)
    suits = [{each.suit for each in state.deal.hands[F] + cards("S8") if each not in laid} for laid in ((), move.cards)]
    assert suits[1] < suits[0]
    assert card("SQ") in move.cards


def test_who_has_no_partner_and_nothing_to_win_with_gives_up() -> None:
    weak = "T9 T8 T7 T5 HC HJ DQ D1 SQ ST CJ CT"
    state = declared("rufer", F, weak, talon="HK H1 C7 D4 S8 C8").apply(Call(F, card("HK")))
    assert isinstance(answer(state), GiveUp)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_ke7_a_bird_from_the_talon_is_not_announced_in_place_of_the_one_dealt(level: str) -> None:
    state: State = declared("besserrufer", F, "T2 T9 T8 T7 T12 HQ H1 H2 SQ ST CJ CT", talon="T1 H3 H4 D1 D2 D3")
    said: list[Move] = []
    while not said or said[-1] != Pass(F):
        took = isinstance(state, Exchanging)
        said.append(Take(F, 1) if took else answer(state, level))
        state = state.apply(said[-1])
    assert [move for move in said if isinstance(move, Announce)] == [Announce(F, "uhu")]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_besserrufer_announces_the_bird_that_he_has_to(level: str) -> None:
    state: State = declared("besserrufer", F, CALLER)
    said: list[Move] = []
    while not said or said[-1] != Pass(F):
        said.append(answer(state, level))
        state = state.apply(said[-1])
    assert Announce(F, "pagat") in said


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_the_pagat_is_not_given_to_the_others_while_another_tarock_is_held(level: str) -> None:
    state = quiet(declared("solodreier", P4, "T20 T18 HK", "T21 T17 H1", "T1 T5 T6 H4 H3 D4 D3 S7 S8 C7 C8 C9", "T22"))
    move = answer(after_plays(state, "T18 T21"), level)
    assert move != Play(P3, card("T1"))
    lost = quiet(declared("solodreier", F, "T22 T20 HK", "T21 T17 H1", "T1 T5 T6 H4 H3 D4 D3 S7 S8 C7 C8 C9"))
    assert answer(after_plays(lost, "T22 T17"), level) == Play(P3, card("T5"))


def test_a_bird_is_kept_while_a_low_tarock_does_as_much() -> None:
    hands = "T22 H1", "T19 T18 T17 T9 T5 T2 S9 SJ D1 C9 CT ST", "T3 T6 H4 H3 H2 D4 D3 D2 S7 S8 C7 C8"
    state = after_plays(quiet(declared("solodreier", P2, *hands)), "T22")
    assert answer(state) == Play(P2, card("T5"))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_partner_whose_trick_is_safe_is_not_overtaken(level: str) -> None:
    last = "T22 T5 T6 H4 H3 D4 D3 S7 S8 C7 C8 C9"
    state = quiet(declared("solodreier", P2, "T21 T18 HK", "T20 T17 H1", "T16 T15", last))
    move = answer(after_plays(state, "T21 T17 T16"), level)
    assert move != Play(P4, card("T22"))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_bare_king_is_not_led_into_the_unknown(level: str) -> None:
    state = quiet(declared("solodreier", P2, "HK D4 D3 D2 S7 S8 S9 C7 C8 C9 T5 T6", "T22 T21"))
    assert answer(state, level) != Play(F, card("HK"))


def test_a_card_point_counts_as_much_however_points_are_counted() -> None:
    states = [quiet(declared("solodreier", F, LONG, card_count=count)) for count in ("thirds", "single_71")]
    rollout = Rollout(JUDGEMENT, Random(1), F)
    played = rollout.finish(states[0])
    ends = [RolloutEnd(state, played.table) for state in states]
    extras = [rollout.worth(end) - end.outcome.payments[F] for end in ends]
    assert extras[0] > 1
    assert extras[1] == pytest.approx(extras[0], rel=0.25)


def test_a_game_is_likelier_won_where_fewer_card_points_are_enough() -> None:
    found = [
        chance(from_json(KoenigrufenRules, options), "dreier", cards(CALLER))
        for options in ({}, {"win_threshold": "35_1"}, {"card_count": "single_71"})
    ]
    assert found == sorted(set(found))


def test_what_a_bird_is_worth_follows_the_table_of_bonuses() -> None:
    rules = from_json(KoenigrufenRules, {})
    certain = cards("T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T2 T1")
    pagat, uhu = (bird_worth(rules, "besserrufer", bird, certain) for bird in ("pagat", "uhu"))
    assert (pagat, uhu) == pytest.approx((2, 4), rel=0.2)


def test_cards_on_either_side_of_the_one_that_holds_the_trick_are_not_alike() -> None:
    state = quiet(declared("solodreier", F, "T19", "T18 T20"))
    heuristic, table = lay_out(JUDGEMENT, after_plays(state, "T19"), P2)
    assert {heuristic.place(card(code)) for code in ("T18", "T20")} <= set(heuristic.worths(table, table.legal()))


def test_a_bird_and_the_tarock_above_it_are_not_alike() -> None:
    state = quiet(declared("rufer", F, "T2 T3 T4 T5"))
    heuristic, table = lay_out(JUDGEMENT, state, F)
    assert {heuristic.place(card(code)) for code in ("T2", "T5")} <= set(heuristic.worths(table, table.legal()))


def test_a_hand_that_nobody_can_beat_announces_valat() -> None:
    assert Announce(F, "valat") in spoken(in_speech(declared("solodreier", F, ALL)))
    assert Announce(F, "valat") in spoken(in_speech(declared("farbensolo", F, "HK HQ HC HJ SK SQ SC SJ DK DQ CK CQ")))
    assert Announce(F, "valat") not in spoken(in_speech(declared("solodreier", F, LONG)))


LONG: Final = "T22 T21 T20 T18 T17 T15 T13 T12 T9 T1 HK S7"
"""Ten tarocks with the whole Trull."""


def test_what_a_hand_all_but_makes_is_announced() -> None:
    said = spoken(in_speech(declared("solodreier", F, LONG)))
    assert {Announce(F, "trull"), Announce(F, "pagat")} <= set(said)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_nothing_is_announced_or_raised_with_a_weak_hand(level: str) -> None:
    state = in_speech(declared("solodreier", F, "", WEAK), 1)
    assert spoken(state, level) == [Pass(P2)]


def test_a_game_is_raised_with_a_hand_that_beats_it() -> None:
    state = in_speech(declared("solodreier", F, "T2 T3 T4 T5", ALL), 1)
    assert Kontra(P2, "game") in spoken(state)
    partners = in_speech(declared("rufer", F, "", "T22 T21 T20 T19 T18 T17 T16 HQ SK SJ HJ H1"), 1)
    assert Kontra(P2, "game") in spoken(partners)


def test_who_is_sure_to_keep_the_others_from_what_they_announced_raises_it() -> None:
    state = in_speech(declared("solodreier", F, "T1 T2 T3 T4", "T22 H1 H2 H3 H4 D1 D2 S7 S8 C7 C8 C9"))
    for bonus in ("trull", "valat"):
        announced = state.apply(Announce(F, bonus)).apply(Pass(F))
        assert spoken(announced) == [Kontra(P2, bonus), Pass(P2)]
        assert Kontra(P3, bonus) not in spoken(announced.apply(Pass(P2)))


def test_a_bettel_is_raised_by_who_holds_low_cards_against_it() -> None:
    bettler = "T19 T18 HK HQ DK DQ SK SQ CK CQ CC HC"
    against = "SJ SC S7 S8 S9 H4 C7 D2 D1 T8 T12 T20"
    state = in_speech(declared("bettel", F, bettler, against), 1)
    assert Kontra(P2, "game") in spoken(state)
    assert Kontra(P2, "game") not in spoken(in_speech(declared("bettel", F, against, bettler), 1))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_mondfang_is_not_announced_without_the_skues(level: str) -> None:
    rules = {"mondfang": "opponents_only", "mondfang_announce": "on"}
    state = in_speech(declared("solodreier", F, "", WEAK, **rules), 1)
    assert spoken(state, level) == [Pass(P2)]


def test_a_kontra_is_likely_of_a_hand_that_would_say_it() -> None:
    state = in_speech(declared("solodreier", F, "T2 T3 T4 T5", ALL), 1)
    weak = in_speech(declared("solodreier", F, "T2 T3 T4 T5", WEAK), 1)
    told = [JUDGEMENT.plausibility(imagined(each.apply(Kontra(P2, "game")))) for each in (state, weak)]
    silent = [JUDGEMENT.plausibility(imagined(each.apply(Pass(P2)))) for each in (state, weak)]
    assert told[0] / silent[0] > 0.5
    assert told[1] / silent[1] < 0.1


def test_an_announced_bird_is_raised_by_who_holds_more_tarocks() -> None:
    state = in_speech(declared("besserrufer", F, "T1 T5 T6 T7 T8 HQ HC H1 DQ D3 S8 SJ", LONG.replace("T1 ", "T2 ")))
    assert Kontra(P2, "pagat") in spoken(state.apply(Announce(F, "pagat")).apply(Pass(F)))


def test_the_strong_level_tries_out_plans_of_laying_away_and_both_halves() -> None:
    taking = declared("dreier", F, CALLER, talon="T21 T18 S8 H1 C7 C8")
    assert JUDGEMENT.answers_to_compare(question(taking, F), Random(1)) == [Take(F, 1), Take(F, 2)]
    laying = question(taking.apply(Take(F, 1)), F)
    opinion = player_named("strong").consider(laying, Random(1))
    assert opinion.estimates
    assert all(isinstance(each.answer, LayAway) for each in opinion.estimates)


@pytest.mark.parametrize(
    ("hand", "contracts"),
    [(ALL, {"solodreier"}), (LOW, {"bettel", "bettel_ouvert"}), (KINGS, {"farbensolo"})],
)
def test_the_strong_level_bids_what_a_hand_all_but_wins(hand: str, contracts: set[str]) -> None:
    said = answer(start("", hand).apply(Vorhand(F)), "strong")
    assert isinstance(said, Bid)
    assert said.bid in contracts


def test_the_strong_level_raises_a_game_that_it_beats() -> None:
    state = in_speech(declared("solodreier", F, "T2 T3 T4 T5", ALL), 1)
    assert Kontra(P2, "game") in spoken(state, "strong")


@pytest.mark.parametrize("hand", ["DJ T1 C8 C9 H3 S9 SQ D3 T11 SC S8 SJ", "SQ H2 C7 T14 H4 HJ D2 C9 D3 T10 CJ S9"])
def test_a_piccolo_is_not_bid_open_with_a_hand_that_opponents_who_see_it_would_beat(hand: str) -> None:
    assert answer(start(hand)) == Bid(F, "piccolo")


def told_by(before: State, *words: Move) -> float:
    """Return how plausible a deal is with these words, beside the same deal without them."""
    state = before
    for word in words:
        state = state.apply(word)
    return JUDGEMENT.plausibility(imagined(state)) / JUDGEMENT.plausibility(imagined(before))


def test_who_bids_a_contract_has_the_hand_for_it() -> None:
    ones = [start("", hand).apply(Vorhand(F)) for hand in (ALL, WEAK)]
    strong, weak = (told_by(one, Bid(P2, "dreier")) for one in ones)
    assert strong > 20 * weak > 0
    holding = [start(hand).apply(Vorhand(F)).apply(Bid(P2, "dreier")).apply(Pass(P3)) for hand in (ALL, WEAK)]
    strong, weak = (told_by(one.apply(Pass(P4)), Hold(F)) for one in holding)
    assert strong > 20 * weak > 0


def test_what_forehand_has_to_choose_tells_little() -> None:
    ones = [start(hand).apply(Vorhand(F)) for hand in (LONG, WEAK)]
    for seat in (P2, P3, P4):
        ones = [one.apply(Pass(seat)) for one in ones]
    good, bad = (told_by(one, Bid(F, "rufer")) for one in ones)
    assert bad < good < 20 * bad


def test_who_announces_the_pagat_or_raises_it_has_many_tarocks() -> None:
    few = "T1 T5 T6 HQ HC H1 DQ D3 D4 S8 SJ C7"
    announced = [declared("solorufer", F, hand) for hand in (LONG, few)]
    many, hardly = (told_by(in_speech(one), Announce(F, "pagat")) for one in announced)
    assert many > 5 * hardly
    against = "T22 T20 T19 T18 T17 T16 T15 T14 T13 H2 H3 H4", "T2 T3 H2 H3 H4 D2 S9 ST CC CJ CT C9"
    said = [in_speech(declared("solorufer", F, few, hand)).apply(Announce(F, "pagat")) for hand in against]
    many, hardly = (told_by(one.apply(Pass(F)), Kontra(P2, "pagat")) for one in said)
    assert many > 5 * hardly
