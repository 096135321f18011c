# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What makes a partner look foolish, in positions that occurred in self-play."""

from collections import Counter
from random import Random

import pytest

from kartenspiel.games.zwanzigerrufen.play import rules_of_play
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Declare, Kontra, LayAway, Move, Pass, Play, Take, Trumps
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import PAGAT
from kartenspiel.players.base import player_named
from kartenspiel.players.games.zwanzigerrufen import deck
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.tarock import KEPT
from kartenspiel.players.terms import Terms
from tests.games.zwanziger_table import read_cards
from tests.players.koenigrufen_deals import after_plays, answer, declared, quiet
from tests.players.seating import card_played, laid, question, set_up, trick

SEEDS = range(20)
SELDOM = 0.15
"""So often something foolish may be played: *medium*, who imagines few deals, does in up to 6 of 100 of these."""


@pytest.fixture(params=["medium", "strong"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def plays(level: str, state: State) -> set[str]:
    """Return the cards that a level plays more than seldom."""
    played = Counter(str(card_played(player_named(level), state, seed)) for seed in SEEDS)
    return {card for card, times in played.items() if times > SELDOM * len(SEEDS)}


def passes(*seats: int) -> list[Move]:
    return [Pass(Seat(seat)) for seat in seats]


def test_a_ten_is_not_led_without_its_ace_after_the_first_trick(level: str) -> None:
    hands = """HT HK DQ H7 DJ SK HA CK
C9 C8 S9 D9 DA HQ S8 ST
C7 SQ CA H8 HJ SA S7 D8
D7 CQ H9 SJ DT CJ DK CT"""
    state = set_up("russbach", hands.splitlines(), [Call(Seat(0), card("HA")), *trick(0, "H7 HQ H8 H9")])
    assert "ST" not in plays(level, state)


def test_a_ten_is_not_led_without_its_ace_by_the_caller(level: str) -> None:
    hands = """S8 DK SK SJ CJ ST HA D7
SQ D8 H7 H9 S9 SA H8 C9
C7 CQ DQ DA C8 CK DJ CA
CT HK DT HJ HT S7 D9 HQ"""
    said = [Declare(Seat(2), Suit.CLUBS), Declare(Seat(3), Suit.HEARTS)]
    state = set_up("russbach", hands.splitlines(), [Call(Seat(0), card("SA")), *said])
    assert "ST" not in plays(level, state)


def test_a_ten_is_not_led_without_its_ace_by_who_has_announced_a_hundred() -> None:
    hands = """D9 SK CJ CK HK DT
ST SJ HA DJ DQ DK
CA CQ SA HJ H9 CT
SQ HQ DA C9 S9 HT"""
    bids: list[Move] = [Bid(Seat(0), "simple"), Bid(Seat(1), "hundred"), *passes(2, 3, 0)]
    said = [*bids, Trumps(Seat(1), Suit.DIAMONDS), Call(Seat(1), card("DA"))]
    asked = question(set_up("anrufen", hands.splitlines(), said), 1)
    for seed in SEEDS:
        assert player_named("strong").choose(asked, Random(seed)) != Play(Seat(1), card("ST"))


def test_a_ten_is_not_thrown_to_a_trick_that_an_opponent_has_trumped(level: str) -> None:
    hands = """HQ H9 C8 SJ CQ CJ CT HK
D9 C9 H7 S8 S7 DA DT S9
SA DK ST H8 DQ HJ DJ D7
HT SQ CA CK HA C7 D8 SK"""
    words: list[Move] = [Call(Seat(0), card("HA"), Suit.HEARTS)]
    words += [Declare(Seat(0), Suit.HEARTS), Declare(Seat(2), Suit.DIAMONDS), Declare(Seat(3), Suit.SPADES)]
    tricks = ((0, "C8 C9 H8 C7"), (2, "ST SQ SJ S7"), (2, "D7 D8 H9"))
    said = [*words, *(play for leader, led in tricks for play in trick(leader, led))]
    assert "DT" not in plays(level, set_up("rufmariasch", hands.splitlines(), said))


def test_the_pagat_is_not_led_by_forehand(level: str) -> None:
    hands = """DK HJ T9 CC T7 HK T20 CT T1 HC
T19 T6 CK T11 T5 ST CJ T12 HQ T10
DQ T13 T16 T21 D1 T18 T22 T8 DJ SK
SC SQ T15 T17 DC SJ T14 CQ T4 H1"""
    said = [Bid(Seat(0), "normal", card("T19")), *passes(0, 1), Kontra(Seat(2), "game"), *passes(2, 3, 0, 1)]
    assert "T1" not in plays(level, set_up("zwanzigerrufen", hands.splitlines(), said))


def test_the_pagat_is_not_thrown_into_a_suit_that_a_soloist_has_led(level: str) -> None:
    hands = """DK T7 T9 SK DQ T16 D1 HQ T6 HK
T14 T4 HC CC H1 SJ T17 CK T1 T10
T20 CJ SC ST SQ T13 T8 T18 T11 DJ
HJ T15 T22 T12 T21 CT CQ T19 DC T5"""
    said = [Bid(Seat(0), "suit_solo"), *passes(0, 1, 2, 3)]
    tricks = ("DK T4 DJ DC", "SK SJ ST T5", "HK H1 T8 HJ", "HQ HC T11 T12", "DQ")
    state = set_up("zwanzigerrufen", hands.splitlines(), [*said, *(play for led in tricks for play in trick(0, led))])
    assert "T1" not in plays(level, state)


def after_tricks(hands: str, said: list[Move], codes: str) -> State:
    """Return Zwanzigerrufen with these hands after these words and cards, whoever plays each."""
    state = set_up("zwanzigerrufen", hands.splitlines(), said)
    for code in codes.split():
        assert state.turn is not None
        state = state.apply(Play(state.turn, card(code)))
    return state


@pytest.mark.parametrize(
    ("hands", "codes"),
    [
        (
            """D1 T13 DQ T16 HC ST SJ CQ T5 SC
T22 T10 H1 T19 T7 T12 T6 DC CC T8
T1 SK T11 T14 T18 CT T15 HJ CK T20
DK HK T17 T4 SQ CJ HQ T9 T21 DJ""",
            "SC T6 SK SQ DC T11 DJ DQ CK CJ CQ CC CT T4 T5 T7 T8 T14 T9 T16 SJ T22 T15 T17 H1 HJ HK HC HQ T13 T10",
        ),
        (
            """SQ T8 T4 T19 T6 T12 T17 T10 HQ T18
CQ T21 HJ T16 HC DK HK DJ DQ CJ
CK T7 D1 SJ ST T5 DC T11 CC CT
T20 T1 SK T13 SC T9 T15 T22 H1 T14""",
            "HQ HK T5 H1 SJ SC SQ T16 DQ DC T9 T10 T8 T21 T7 T22 SK T17 CQ ST T18 CJ T11 T13 T19 HJ D1 T14 T4 DJ CT",
        ),
    ],
)
def test_the_pagat_is_given_to_a_partner_who_has_the_trick_rather_than_kept_to_be_lost(
    level: str, hands: str, codes: str
) -> None:
    state = after_tricks(hands, [Bid(Seat(0), "normal", card("T20")), *passes(0, 1, 2, 3)], codes)
    assert plays(level, state) == {"T1"}


def test_medium_does_not_give_the_pagat_where_two_may_still_take_the_trick() -> None:
    hands = """DK T7 T5 T9 T17 T15 CQ HQ CJ DC
T1 DQ T16 T22 SK SC CK T21 T8 CC
T6 T14 T18 D1 T12 T13 CT T4 H1 HJ
T11 T10 T20 T19 SJ HK DJ ST SQ HC"""
    said = [Bid(Seat(0), "normal", card("T20")), *passes(0), Kontra(Seat(1), "game"), *passes(1, 2, 3, 0)]
    codes = "HQ T21 HJ HC SC T4 SQ T5 DK DQ D1 DJ DC T22 T6 T10 SK T18 ST T7 H1 HK T17 T8 T9"
    state = after_tricks(hands, said, codes)
    assert "T1" not in plays("medium", state)


@pytest.mark.parametrize(
    ("hands", "turn", "trick", "ahead"),
    [
        (("I V X XV", "VI VII", "VIII ♥K", "♥Q"), 0, "", 2),
        (("I V X XV", "VI VII", "VIII ♥K", "♥Q"), 0, "3 ♥C", 2),
        (("VI VII", "I V", "XX XXI", "♥Q"), 1, "0 VIII", -1),
        (("VI VII", "I V X", "", "♥Q"), 1, "0 ♠J", 0),
        (("I V X", "VI VII ♠K", "♥K", "♥Q"), 0, "3 ♠J", 0),
    ],
)
def test_tarocks_are_counted_as_they_will_be_after_the_trick(
    hands: tuple[str, ...], turn: int, trick: str, ahead: int
) -> None:
    rules = rules_of_play(from_json(ZwanzigerrufenRules, {}), "normal", None)
    heuristic = Heuristic(Terms(deck("tens_and_aces", avoided=False), rules, (1, 0, 0, 0), tricks=10))
    seat, _, codes = trick.partition(" ")
    laid_before = [Play(Seat(int(seat)), each) for each in read_cards(codes)]
    table = laid(rules, [read_cards(hand) for hand in hands], Seat(turn), trick=laid_before)
    assert heuristic.lead_in_suit(table, heuristic.deck.suits[Suit.TAROCK]) == ahead


def test_nobody_counts_on_others_to_put_mond_and_skues_on_his_pagat() -> None:
    rules = rules_of_play(from_json(ZwanzigerrufenRules, {"fairy_trick": "any_order"}), "normal")
    cards = deck("tens_and_aces", avoided=False)
    heuristic = Heuristic(Terms(cards, rules, (1, 0, 0, 0), tricks=10, kept=KEPT, waiting=cards.bit(PAGAT)))
    hands = [read_cards(hand) for hand in ("I ♣J", "XXI VI", "Sk VII", "V VIII")]
    table = laid(rules, hands, Seat(0))
    assert heuristic.worth(table, heuristic.place(PAGAT)) < 0


def test_who_plays_to_the_whole_trull_expects_that_the_pagat_takes_it() -> None:
    rules = rules_of_play(from_json(ZwanzigerrufenRules, {"fairy_trick": "any_order"}), "normal")
    heuristic = Heuristic(Terms(deck("tens_and_aces", avoided=False), rules, (1, 0, 0, 0), tricks=10, kept=KEPT))
    trull = [Play(Seat(seat), each) for seat, each in enumerate(read_cards("I XXI Sk"))]
    hands = [read_cards(hand) for hand in ("♣J", "VI", "VII", "VIII IX")]
    table = laid(rules, hands, Seat(3), trick=trull)
    worths = heuristic.worths(table, table.hands[3])
    assert worths
    assert max(worths.values()) < -sum(heuristic.deck.points[place] for _, place in table.trick) + 1


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_a_king_is_given_to_the_declarers_queen_by_his_partner_who_plays_last(name: str) -> None:
    """From a game played against people; seen with all hands open the low card seems as good or better."""
    hands = (
        "HQ DQ DC D3 D4 SK ST S8 CK T2 T10 T19", "HJ D1 D2 SC SJ CC C8 T1 T4 T5 T13 T20",
        "HC S7 CT C9 C7 T6 T8 T9 T16 T17 T18 T22", "HK H2 H3 SQ S9 CQ T3 T7 T11 T12 T14 T15",
    )  # fmt: skip
    state: State = declared("rufer", Seat(0), *hands, talon="H1 CJ T21 H4 DK DJ")
    for move in (Call(Seat(0), card("HK")), Take(Seat(0), 1), LayAway(Seat(0), cards("H1 D3 D4"))):
        state = state.apply(move)
    state = after_plays(quiet(state), "HQ HJ HC")
    for seed in SEEDS[:3]:
        assert answer(state, name, seed) == Play(Seat(3), card("HK"))
