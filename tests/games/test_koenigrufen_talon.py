# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Calling a king, the talon and what is laid away in Königrufen (K28–K42)."""

import itertools
from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

import pytest

from kartenspiel.games.koenigrufen.cards.hands import birds, needs
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.talon import (
    Exchange,
    Exchanged,
    Half,
    calls,
    counting,
    left_cards,
    refuse_call,
    shown_cards,
    taken_cards,
    talon_shown,
)
from kartenspiel.model.cards import Card, Suit, card, cards, pack_of, shuffle
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Bid, Call, GiveUp, LayAway, Pass, Take, to_json
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import KINGS, TRULL
from kartenspiel.ui.table.offers import offers_of

Options = Mapping[str, object]
STANDARD: Final[Options] = {}
S = Seat(2)
OTHER = Seat(0)
PACK = (
    *pack_of((Suit.HEARTS, Suit.DIAMONDS), "KQCJ1234"), *pack_of((Suit.SPADES, Suit.CLUBS), "KQCJT987"),
    *(card(f"T{number}") for number in range(1, 23)),
)  # fmt: skip
PLAIN = {each for each in PACK if each.suit is not Suit.TAROCK}
NEVER = (*KINGS, *TRULL)
TALON = cards("HK DQ S7 CK T5 T6")
"""With a king in either half."""
MUCH = cards("T22 T20 T19 T18 SK SQ SC S9 HQ HC DC CQ")
"""A hand with enough suit cards to lay away."""


def house(options: Options) -> KoenigrufenRules:
    return from_json(KoenigrufenRules, options)


def exchange(contract: str = "rufer", *, hand: Hand = MUCH, called: str = "", options: Options = STANDARD) -> Exchange:
    """Return the exchange of a declarer who was dealt this hand."""
    rules = house(options)
    named = card(called) if called else None
    return Exchange(rules, contract, S, TALON, named, birds(rules, hand, contract))


def laying(contract: str, held: str) -> tuple[str, str, object]:
    """Return the cards of which some may be laid away, those that must be, and how many, as records have them."""
    written = to_json(exchange(contract, hand=cards(held)).lay_away(cards(held)))
    given, must = written["from"], written.get("must", [])
    assert isinstance(given, list)
    assert isinstance(must, list)
    return in_order(given), in_order(must), written["count"]


def in_order(codes: Iterable[str]) -> str:
    return " ".join(sorted(codes))


def refused_laying(
    contract: str, held: str, laid: str, *, dealt: str = "", options: Options = STANDARD
) -> tuple[str, str]:
    """Return name and clause of the refusal of a discard, which must not be allowed; `dealt` was held before."""
    found = exchange(contract, hand=cards(dealt or held), options=options)
    move = LayAway(S, tuple(sorted(cards(laid))))
    assert not found.lay_away(cards(held)).allows(move)
    refusal = found.refuse_laying(move, cards(held))
    return refusal.name, refusal.clause


@pytest.mark.parametrize(
    ("hand", "options", "called"),
    [
        ("SK HQ CQ", {}, "HK DK CK"),
        ("SK HK CK T1", {}, "DK"),  # "the fourth king" is the same call (K30)
        ("SK HQ CQ", {"call_own_king": "allowed"}, "HK DK SK CK"),
        ("SK HK DK CK HQ SQ", {"four_kings": "call_queen"}, "DQ CQ"),
        ("SK HK DK CK HQ SQ", {"four_kings": "call_queen", "call_own_king": "allowed"}, "DQ CQ"),
        ("SK HK DK CK HQ SQ", {}, ""),
        ("SK HK DK CK HQ SQ DQ CQ", {"four_kings": "call_queen"}, ""),
    ],
)
def test_k29_k33_what_may_be_called(hand: str, options: Options, called: str) -> None:
    assert calls(house(options), S, cards(hand)) == tuple(Call(S, each) for each in cards(called))


@pytest.mark.parametrize(
    ("hand", "options", "call", "refusal"),
    [
        ("SK HQ", {}, "SK", ("OWN", "K29")),
        ("SK HQ", {}, "DQ", ("CALL_KING", "K29")),
        ("SK HQ", {}, "T1", ("CALL_KING", "K29")),
        ("SK HK DK CK HQ", {"four_kings": "call_queen"}, "DK", ("CALL_QUEEN", "K33")),
        ("SK HK DK CK HQ", {"four_kings": "call_queen"}, "HQ", ("OWN", "K33")),
    ],
)
def test_k29_k33_why_a_card_may_not_be_called(hand: str, options: Options, call: str, refusal: tuple[str, str]) -> None:
    found = refuse_call(house(options), Call(S, card(call)), cards(hand))
    assert (found.name, found.clause) == refusal


def test_k29_a_call_names_no_trumps() -> None:
    found = refuse_call(house(STANDARD), Call(S, card("DK"), trumps=Suit.HEARTS), cards("SK"))
    assert (found.name, found.clause) == ("ONLY_CARD", "K29")


@pytest.mark.parametrize("contract", ["rufer", "besserrufer", "dreier", "farbendreier"])
def test_k34_either_half_may_be_taken(contract: str) -> None:
    found = exchange(contract, called="SK", hand=cards("T2"))
    assert found.moves() == (Take(S, 1), Take(S, 2))
    assert taken_cards(TALON, 1) == left_cards(TALON, 2) == cards("HK DQ S7")
    assert taken_cards(TALON, 2) == left_cards(TALON, 1) == cards("CK T5 T6")
    for move, name in ((Take(S, "all"), "ONE_HALF"), (Pass(S), "NOT_NOW"), (Bid(S, "dreier"), "NOT_NOW")):
        assert (found.refusal(move).name, found.refusal(move).clause) == (name, "K34")
    assert found.refusal(Take(OTHER, 1)).name == "NOT_YOUR_TURN"


@pytest.mark.parametrize(("shown", "seen"), [("hidden", False), ("shown", True)])
def test_k35_all_six_are_taken_in_a_sechserdreier(shown: str, *, seen: bool) -> None:
    rules = house({"sechser_talon": shown})
    found = exchange("sechserdreier", options={"sechser_talon": shown})
    assert found.moves() == (Take(S, "all"),)
    assert found.refusal(Take(S, 1)).clause == "K35"
    assert (taken_cards(TALON, "all"), left_cards(TALON, "all")) == (TALON, ())
    assert talon_shown(rules, "sechserdreier") == seen
    assert talon_shown(rules, "dreier")
    assert not talon_shown(rules, "solodreier")


@pytest.mark.parametrize(
    ("contract", "hand", "options", "moves"),
    [
        ("rufer", "T2", {}, (GiveUp(S), Take(S, 1), Take(S, 2))),
        ("rufer", "T2", {"aufgeben": "off"}, (Take(S, 1), Take(S, 2))),
        ("rufer", "T2", {"king_half": "must_take"}, (GiveUp(S), Take(S, 2))),
        ("rufer", "T2", {"king_half": "must_take", "aufgeben": "off"}, (Take(S, 2),)),
        ("besserrufer", "T2", {}, (GiveUp(S, "uhu"), Take(S, 1), Take(S, 2))),
        ("besserrufer", "T4 T2", {}, (GiveUp(S, "uhu"), GiveUp(S, "quapil"), Take(S, 1), Take(S, 2))),
        ("besserrufer", "T4 T2", {"enabled_bonuses": ["quapil"]}, (GiveUp(S, "quapil"), Take(S, 1), Take(S, 2))),
        ("uhurufer", "T4 T2", {"besserrufer_mode": "by_bird"}, (GiveUp(S, "uhu"), Take(S, 1), Take(S, 2))),
    ],
)
def test_k40_called_king_in_the_talon(
    contract: str, hand: str, options: Options, moves: tuple[GiveUp | Take, ...]
) -> None:
    assert exchange(contract, called="CK", hand=cards(hand), options=options).moves() == moves


def test_k40_giving_up_is_offered_after_everything_else() -> None:
    found = exchange("besserrufer", called="CK", hand=cards("T4 T2"))
    assert [offer.choices[0] for offer in offers_of(found.moves())] == [
        Take(S, 1), Take(S, 2), GiveUp(S, "uhu"), GiveUp(S, "quapil"),
    ]  # fmt: skip


def test_k40_a_called_queen_in_the_talon_is_like_a_king() -> None:
    found = exchange(called="DQ", options={"four_kings": "call_queen", "king_half": "must_take"})
    assert found.moves() == (GiveUp(S), Take(S, 1))


@pytest.mark.parametrize(
    ("found", "move", "name"),
    [
        (exchange(called="SK"), GiveUp(S), "NOT_IN_TALON"),
        (exchange("dreier"), GiveUp(S), "NOT_IN_TALON"),
        (exchange(called="CK", options={"aufgeben": "off"}), GiveUp(S), "NO_GIVING_UP"),
        (exchange(called="CK"), GiveUp(S, "uhu"), "NO_BIRD"),
        (exchange("besserrufer", called="CK", hand=cards("T2")), GiveUp(S), "NAME_BIRD"),
        (exchange("besserrufer", called="CK", hand=cards("T2")), GiveUp(S, "pagat"), "NAME_BIRD"),
        (exchange(called="CK", options={"king_half": "must_take"}), Take(S, 1), "KING_HALF"),
    ],
)
def test_k40_why_one_may_not_give_up_or_leave_the_king(found: Exchange, move: GiveUp | Take, name: str) -> None:
    assert move not in found.moves()
    assert (found.refusal(move).name, found.refusal(move).clause) == (name, "K40")


SUIT_CARDS = "SQ SC S9 HQ"
FOUR_KINGS = "SK HK DK CK"
TRULL_AND_KINGS = f"{FOUR_KINGS} T22 T21 T1"


HIGH = "T5 T6 T7 T8"
HIGHER = "T9 T10 T11 T12"


@pytest.mark.parametrize(
    ("contract", "held", "given", "must"),
    [
        # Enough cards of the kind that goes first: only these, and none must.
        ("dreier", f"{TRULL_AND_KINGS} {SUIT_CARDS} {HIGH}", SUIT_CARDS, ""),
        ("dreier", f"{TRULL_AND_KINGS} SQ SC S9 T4 {HIGH}", "SQ SC S9", ""),
        ("farbendreier", f"{TRULL_AND_KINGS} SQ SC S9 S8 {HIGH}", HIGH, ""),
        ("sechserdreier", f"{TRULL_AND_KINGS} {SUIT_CARDS} HC HJ T4 {HIGH}", f"{SUIT_CARDS} HC HJ", ""),
        # KE8: none of them, so any of the others.
        ("dreier", f"{TRULL_AND_KINGS} {HIGH} {HIGHER}", f"{HIGH} {HIGHER}", ""),
        # KE9: both suit cards must go.
        ("dreier", f"{TRULL_AND_KINGS} SQ S7 {HIGH} T9 T10", f"SQ S7 {HIGH} T9 T10", "SQ S7"),
        # KE10: both tarocks, and a suit card.
        ("farbendreier", f"{FOUR_KINGS} T22 T1 SQ SC S9 HQ HC H1 CQ T5 T6", "SQ SC S9 HQ HC H1 CQ T5 T6", "T5 T6"),
        ("sechserdreier", f"{TRULL_AND_KINGS} SQ SC S9 {HIGH} {HIGHER}", f"SQ SC S9 {HIGH} {HIGHER}", "SQ SC S9"),
    ],
)  # fmt: skip
def test_k36_k37_ke8_to_ke10_what_may_be_laid_away(contract: str, held: str, given: str, must: str) -> None:
    count = 6 if contract == "sechserdreier" else 3
    assert laying(contract, held) == (in_order(given.split()), in_order(must.split()), count)


def test_ke8_to_ke10_what_everybody_is_shown_of_it() -> None:
    assert shown_cards("dreier", cards("T5 T6 T7")) == cards("T5 T6 T7")
    assert shown_cards("dreier", cards("SQ S7 T5")) == cards("T5")
    assert shown_cards("sechserdreier", cards("SQ S7 HQ H1 C9 CQ")) == ()
    assert shown_cards("farbendreier", cards("T5 T6 SQ")) == cards("SQ")
    assert shown_cards("farbendreier", cards("T5 T6 T7")) == ()


LONG = "T2 T22 T21 T20 T19 T18 T17 T16 SK HK DK CQ"


@pytest.mark.parametrize(
    ("dealt", "taken", "options", "barred"),
    [
        (LONG, "CJ T5 T6", {}, "T2"),
        (LONG, "CJ T5 T3", {}, "T2"),
        (LONG, "CJ T5 T1", {}, "T2"),  # KE7: the Pagat from the talon is no substitute
        (f"T3 {LONG}".replace("T16 ", ""), "CJ T5 T6", {}, ""),
        (f"T3 {LONG}".replace("T16 ", ""), "CJ T5 T6", {"enabled_bonuses": ["uhu", "valat"]}, "T2"),
        (f"T1 {LONG}".replace("T16 ", ""), "CJ T5 T6", {}, ""),
    ],
)
def test_k36_a_single_compulsory_bird_may_not_be_laid_away(
    dealt: str, taken: str, options: Options, barred: str
) -> None:
    held = f"{dealt} {taken}"
    choice = exchange("besserrufer", hand=cards(dealt), options=options).lay_away(cards(held))
    assert set(cards(held)) - {*choice.choose_from, *NEVER} == set(cards(barred))
    for bird in cards(barred):
        laid = f"CQ CJ {bird.code}"
        assert refused_laying("besserrufer", held, laid, dealt=dealt, options=options) == ("KEEP_BIRD", "K36")


def test_k36_by_bird_the_bird_that_was_bid_stays() -> None:
    dealt = f"T3 {LONG}".replace("T16 ", "")
    held = cards(f"{dealt} CJ T5 T6")
    choice = exchange("kakadurufer", hand=cards(dealt), options={"besserrufer_mode": "by_bird"}).lay_away(held)
    assert card("T3") not in choice.choose_from
    assert card("T2") in choice.choose_from


def test_k36_of_several_compulsory_birds_one_has_to_remain() -> None:
    dealt, held = "T2 T3 T22 T21 T20 T19 T18 T17 SK HK DK CQ", "T2 T3 T22 T21 T20 T19 T18 T17 SK HK DK CQ CK T5 T6"
    choice = exchange("besserrufer", hand=cards(dealt)).lay_away(cards(held))
    assert set(cards("T2 T3")) <= set(choice.choose_from)
    assert choice.must == cards("CQ")
    assert choice.allows(LayAway(S, cards("CQ T2 T5")))
    assert choice.allows(LayAway(S, cards("CQ T3 T5")))
    assert refused_laying("besserrufer", held, "CQ T2 T3", dealt=dealt) == ("KEEP_BIRD", "K36")


@pytest.mark.parametrize(
    ("contract", "laid", "refusal"),
    [
        ("dreier", "SQ SC", ("COUNT", "K34")),
        ("dreier", "SQ SC S9 HQ", ("COUNT", "K34")),
        ("dreier", "SQ SQ SC", ("COUNT", "K34")),
        ("dreier", "SQ SC SK", ("NEVER_LAID", "K36")),
        ("dreier", "SK", ("NEVER_LAID", "K36")),  # said of a card before there are enough
        ("dreier", "T5", ("KIND_FIRST", "K36")),
        ("dreier", "SQ SC T21", ("NEVER_LAID", "K36")),
        ("dreier", "SQ SC T5", ("KIND_FIRST", "K36")),
        ("dreier", "SQ SC D4", ("NOT_IN_HAND", "K36")),
        ("farbendreier", "T5 T6 T1", ("NEVER_LAID", "K37")),
        ("farbendreier", "T5 T6 SQ", ("KIND_FIRST", "K37")),
        ("farbendreier", "T5 T6 D4", ("NOT_IN_HAND", "K37")),
    ],
)
def test_k36_k37_why_cards_may_not_be_laid_away(contract: str, laid: str, refusal: tuple[str, str]) -> None:
    held = f"{TRULL_AND_KINGS} {SUIT_CARDS} T5 T6 T7 T8"
    assert refused_laying(contract, held, laid) == refusal


def test_k35_six_cards_are_laid_away_in_a_sechserdreier_and_only_by_the_declarer() -> None:
    held = f"{TRULL_AND_KINGS} {SUIT_CARDS} HC HJ T4 T5 T6 T7 T8"
    assert refused_laying("sechserdreier", held, "SQ SC S9") == ("COUNT", "K35")
    wrong = LayAway(OTHER, cards("SQ SC S9"))
    assert exchange("dreier").refuse_laying(wrong, cards(held)).name == "NOT_YOUR_TURN"


def allowed_by_k36(held: Hand, laid: tuple[Card, ...], bound: tuple[str, ...]) -> bool:
    """Say whether a discard is allowed, as the specification says it formally."""
    if any(each in NEVER for each in laid):
        return False
    plain = {each for each in held if each.suit is not Suit.TAROCK and each not in KINGS}
    some_tarock = any(each.suit is Suit.TAROCK for each in laid)
    names = {"pagat": "T1", "uhu": "T2", "kakadu": "T3", "quapil": "T4"}
    keeps = not bound or any(card(names[bird]) not in laid for bird in bound)
    return keeps and (not some_tarock or plain <= set(laid))


def allowed_by_k37(held: Hand, laid: tuple[Card, ...]) -> bool:
    """Say whether a discard of a Farbendreier is allowed."""
    high = {each for each in held if each.suit is Suit.TAROCK and each not in TRULL}
    some_plain = any(each.suit is not Suit.TAROCK for each in laid)
    return not any(each in NEVER for each in laid) and (not some_plain or high <= set(laid))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("few", ["suit cards", "tarocks", "neither"])
def test_k36_k37_every_discard_is_judged_as_the_specification_says(few: str, seed: int) -> None:
    rng = Random(f"{few} {seed}")
    rare = {"suit cards": PLAIN, "tarocks": set(PACK) - PLAIN, "neither": set()}[few]
    drawn = sorted(shuffle(PACK, rng), key=lambda each: each in rare and rng.random() < 0.8)
    dealt, talon = tuple(drawn[:12]), tuple(drawn[12:18])
    for contract in ("besserrufer", "farbendreier"):
        rules = house({"enabled_contracts": ["trischaken", contract]})
        bound = birds(rules, dealt, contract)
        held = (*dealt, *talon[:3])
        choice = Exchange(rules, contract, S, talon, None, bound).lay_away(held)
        ways = 0
        for laid in itertools.combinations(held, 3):
            meant = allowed_by_k37(held, laid) if contract == "farbendreier" else allowed_by_k36(held, laid, bound)
            assert choice.allows(LayAway(S, laid)) == meant
            ways += meant
        assert ways > 0
        assert choice.allows(choice.laying(shuffle(choice.choose_from, rng)))


@pytest.mark.parametrize("seed", range(10))
def test_k38_six_suit_cards_remain_after_any_discard(seed: int) -> None:
    rng, rules = Random(seed), house({"farben_min_suit_cards": 6})
    plain, high = shuffle(sorted(PLAIN), rng), shuffle(sorted(set(PACK) - PLAIN), rng)
    for number in range(6, 13):
        dealt, talon = (*plain[:number], *high[: 12 - number]), (*plain[number : number + 3], *high[-3:])
        assert needs(rules, "farbendreier", dealt) is None
        held = (*dealt, *talon[:3])
        choice = Exchange(rules, "farbendreier", S, talon).lay_away(held)
        laid = choice.laying([each for each in choice.choose_from if each in PLAIN]).cards
        assert len(PLAIN & set(held) - set(laid)) >= 6


LAID = cards("SQ SC S9")


@pytest.mark.parametrize(
    ("contract", "called", "options", "taken", "own", "others"),
    [
        ("rufer", "SK", {}, 1, "SQ SC S9", "CK T5 T6"),
        ("dreier", "", {}, 2, "SQ SC S9", "HK DQ S7"),
        ("rufer", "CK", {}, 1, "SQ SC S9", "CK T5 T6"),  # KE11: the king that was left belongs to the others
        ("sechserdreier", "", {}, "all", "SQ SC S9", ""),
        ("solodreier", "", {}, None, "", "HK DQ S7 CK T5 T6"),
        ("farbensolo", "", {}, None, "", "HK DQ S7 CK T5 T6"),
        ("solorufer", "SK", {}, None, "", "HK DQ S7 CK T5 T6"),
        ("solorufer", "CK", {}, None, "CK T5 T6", "HK DQ S7"),
        ("solorufer", "HK", {}, None, "HK DQ S7", "CK T5 T6"),
        ("solorufer", "HK", {"solorufer_king_in_talon": "all"}, None, "HK DQ S7 CK T5 T6", ""),
        ("piccolo", "", {}, None, "", ""),
        ("bettel_ouvert", "", {}, None, "", ""),
    ],
)
def test_k39_k42_ke11_what_counts_with_whom(  # noqa: PLR0913, PLR0917 - the columns of the table
    contract: str, called: str, options: Options, taken: Half | None, own: str, others: str
) -> None:
    exchanged = None if taken is None else Exchanged(taken, LAID)
    named = card(called) if called else None
    assert counting(house(options), contract, TALON, named, exchanged) == (cards(own), cards(others))
