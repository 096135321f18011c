# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bidding of Königrufen (K18–K27)."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from random import Random
from typing import Final

import pytest

from kartenspiel.games.koenigrufen.auction import Auction, first_auction
from kartenspiel.games.koenigrufen.cards.hands import needs
from kartenspiel.games.koenigrufen.contracts.rows import DREIER, LISTED, SOLODREIER, TRISCHAKEN
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.cards import Suit, card, cards, pack_of, shuffle
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Bid, Choice, Hold, Move, Pass, Play, Vorhand
from kartenspiel.model.options import from_json, specs
from kartenspiel.model.seats import Seat, all_seats

F, P2, P3, P4 = all_seats(4)
PLAYERS: Final = {"F": F, "P2": P2, "P3": P3, "P4": P4}
BIRDLESS: Final = cards("T22 T9 T8 T7 T6 SQ S9 HC H4 CJ DQ D1")
"""A hand that allows every contract but those that need a bird."""
PAGAT: Final = cards("T1 T9 T8 T7 T6 SQ S9 HC H4 CJ DQ D1")
FOUR_KINGS: Final = cards("T1 T9 T8 T7 SK HK CK DK SQ HQ CJ D1")
TAROCKS: Final = cards("T1 T2 T3 T4 T5 T6 T7 SK S9 HC H4 CJ")
PACK: Final = (
    *pack_of((Suit.HEARTS, Suit.DIAMONDS), "KQCJ1234"), *pack_of((Suit.SPADES, Suit.CLUBS), "KQCJT987"),
    *(card(f"T{number}") for number in range(1, 23)),
)  # fmt: skip


def first(**options: object) -> Auction:
    """Return the bidding of four before the first word."""
    return first_auction(house(options), all_seats(4))


def house(options: Mapping[str, object]) -> KoenigrufenRules:
    return from_json(KoenigrufenRules, options)


def word(seat: Seat, text: str) -> Move:
    """Read "vorhand", "hält", "weiter" or a contract."""
    plain: Mapping[str, Move] = {"vorhand": Vorhand(seat), "hält": Hold(seat), "weiter": Pass(seat)}
    return plain.get(text) or Bid(seat, text)


def said(auction: Auction, text: str, hands: Mapping[Seat, Hand] | None = None) -> Auction:
    """Return the bidding after words like "F vorhand, P2 piccolo", each of which must be allowed by its hand."""
    for each in filter(None, text.split(", ")):
        player, what = each.split()
        seat = PLAYERS[player]
        move = word(seat, what)
        assert seat == auction.turn, each
        assert move in auction.moves(hand_of(seat, hands)), each
        auction = auction.after(move)
    return auction


def hand_of(seat: Seat, hands: Mapping[Seat, Hand] | None) -> Hand:
    return (hands or {}).get(seat, BIRDLESS)


def choices(auction: Auction, hand: Hand = BIRDLESS) -> str:
    """Return what the seat on turn may say, in order."""
    return " ".join(_told(choice) for choice in auction.moves(hand))


def _told(choice: Choice) -> str:
    assert isinstance(choice, Move)
    return choice.bid if isinstance(choice, Bid) else {"hold": "hält", "pass": "weiter"}.get(choice.do, choice.do)


def refused(auction: Auction, move: Move, hand: Hand = BIRDLESS) -> tuple[str, str]:
    """Return name and clause of the refusal of a word, which must not be legal."""
    assert move not in auction.moves(hand)
    refusal = auction.refusal(move, hand)
    return refusal.name, refusal.clause


STANDARD: Final = (
    "piccolo bettel solorufer farbendreier sechserdreier dreier farbensolo piccolo_ouvert bettel_ouvert solodreier"
)


def test_k18_forehand_says_vorhand_or_bids_and_may_not_pass() -> None:
    auction = first()
    assert choices(auction) == f"vorhand {STANDARD}"
    assert refused(auction, Pass(F)) == ("FIRST_WORD", "K18")
    assert refused(auction, Hold(F)) == ("FIRST_WORD", "K18")
    assert refused(auction, Bid(P2, "dreier")) == ("NOT_YOUR_TURN", "K18")
    assert refused(auction, Play(F, card("T9"))) == ("NOT_NOW", "K27")


def test_k19_only_higher_contracts_are_bid_and_a_pass_is_final() -> None:
    auction = said(first(), "F vorhand, P2 solorufer")
    assert choices(auction) == "weiter farbendreier dreier farbensolo piccolo_ouvert bettel_ouvert solodreier"
    assert refused(auction, Bid(P3, "bettel")) == ("NOT_HIGHER", "K19")
    assert refused(auction, Bid(P3, "solorufer")) == ("NOT_HIGHER", "K19")
    assert refused(auction, Bid(P4, "dreier")) == ("NOT_YOUR_TURN", "K19")
    assert refused(auction, Vorhand(P3)) == ("VORHAND_LATE", "K18")
    auction = said(auction, "P3 weiter, P4 dreier, F weiter, P2 farbensolo")
    assert auction.turn == P4


def test_k19_nobody_raises_his_own_bid() -> None:
    auction = said(first(), "F vorhand, P2 piccolo, P3 weiter, P4 weiter, F weiter")
    assert (auction.closed, auction.contract, auction.declarer) == (True, "piccolo", P2)
    assert auction.moves(BIRDLESS) == ()
    assert refused(auction, Bid(P2, "dreier")) == ("NOT_NOW", "K26")


@pytest.mark.parametrize(
    ("hand", "options", "may"),
    [
        (BIRDLESS, {}, False),
        (PAGAT, {}, True),
        (PAGAT, {"enabled_bonuses": {"uhu", "valat"}}, False),
        (FOUR_KINGS, {}, False),
        (FOUR_KINGS, {"four_kings": "call_queen"}, True),
    ],
)
def test_k20_a_besserrufer_needs_a_bird_and_k21_a_king_to_call(
    hand: Hand, options: Mapping[str, object], *, may: bool
) -> None:
    auction = said(first(**options), "F vorhand")
    assert ("besserrufer" in choices(auction, hand).split()) == may
    if not may:
        assert refused(auction, Bid(P2, "besserrufer"), hand)[1] in ("K16", "K20", "K21")


def test_k20_by_bird_each_bird_is_bid_by_its_holder_and_has_its_own_rank() -> None:
    auction = said(first(besserrufer_mode="by_bird"), "F vorhand")
    assert choices(auction, TAROCKS).split()[4:9] == [
        "pagatrufer",
        "uhurufer",
        "kakadurufer",
        "quapilrufer",
        "farbendreier",
    ]
    assert "uhurufer" not in choices(auction, PAGAT).split()
    assert refused(auction, Bid(P2, "uhurufer"), PAGAT) == ("NO_BIRD", "K20")
    assert refused(auction, Bid(P2, "besserrufer"), TAROCKS) == ("NOT_PLAYED", "K16")
    auction = said(auction, "P2 pagatrufer", {P2: PAGAT})
    assert refused(auction, Bid(P3, "besserrufer")) == ("NOT_PLAYED", "K16")
    assert said(auction, "P3 quapilrufer", {P3: cards("T4")}).contract == "quapilrufer"


@pytest.mark.parametrize(
    ("when", "word_before", "chosen_after_passes"),
    [("first_word", True, False), ("after_passes", False, True), ("both", True, True)],
)
def test_k22_when_a_sechserdreier_can_be_said(when: str, *, word_before: bool, chosen_after_passes: bool) -> None:
    auction = first(sechserdreier_when=when)
    assert ("sechserdreier" in choices(auction).split()) == word_before
    after_vorhand = said(auction, "F vorhand")
    assert "sechserdreier" not in choices(after_vorhand)
    late = ("FOREHAND_GAME", "K22") if when == "after_passes" else ("SECHSER_FIRST", "K22")
    assert refused(after_vorhand, Bid(P2, "sechserdreier")) == late
    choosing = said(after_vorhand, "P2 weiter, P3 weiter, P4 weiter")
    assert ("sechserdreier" in choices(choosing).split()) == chosen_after_passes
    if not chosen_after_passes:
        assert refused(choosing, Bid(F, "sechserdreier")) == ("SECHSER_FIRST", "K22")
    if not word_before:
        assert refused(auction, Bid(F, "sechserdreier")) == ("FOREHAND_GAME", "K22")


@pytest.mark.parametrize("column", ["pagat", "simple"])
def test_k118_a_sechserdreier_without_a_rank_said_first_is_outbid_by_a_dreier_and_nothing_below(column: str) -> None:
    auction = said(first(contract_values=column, sechserdreier_when="first_word"), "F sechserdreier")
    assert choices(auction).split()[:2] == ["weiter", "dreier"]


def test_k23_forehand_chooses_after_vorhand_and_passes() -> None:
    auction = said(first(), "F vorhand, P2 weiter, P3 weiter, P4 weiter")
    assert auction.choosing
    assert choices(auction) == f"trischaken rufer {STANDARD.replace('sechserdreier ', '')}"
    assert refused(auction, Pass(F)) == ("MUST_CHOOSE", "K23")
    assert refused(auction, Hold(F)) == ("MUST_CHOOSE", "K23")
    end = said(auction, "F rufer")
    assert (end.closed, end.contract, end.declarer) == (True, "rufer", F)


@pytest.mark.parametrize("contract", ["rufer", "trischaken"])
def test_k23_forehand_games_are_no_bids(contract: str) -> None:
    assert refused(first(), Bid(F, contract)) == ("FOREHAND_GAME", "K23")
    after_bid = said(first(), "F vorhand, P2 piccolo, P3 weiter, P4 weiter")
    assert refused(after_bid, Bid(F, contract)) == ("FOREHAND_GAME", "K23")
    assert refused(said(first(), "F vorhand"), Bid(P2, contract)) == ("FOREHAND_GAME", "K23")


def test_k24_a_bid_of_forehand_binds() -> None:
    auction = said(first(), "F dreier, P2 weiter, P3 weiter, P4 weiter")
    assert (auction.closed, auction.contract, auction.declarer) == (True, "dreier", F)


@pytest.mark.parametrize(
    ("rule", "before", "may"),
    [
        ("forehand_only", "F vorhand, P2 piccolo, P3 weiter, P4 bettel", True),
        ("forehand_only", "F vorhand, P2 piccolo, P3 weiter, P4 bettel, F weiter", False),
        ("forehand_only", "F vorhand, P2 weiter, P3 bettel", False),
        ("seat_priority", "F vorhand, P2 piccolo, P3 weiter, P4 bettel", True),
        ("seat_priority", "F vorhand, P2 piccolo, P3 weiter, P4 bettel, F weiter", True),
        ("seat_priority", "F vorhand, P2 bettel", False),
        ("none", "F vorhand, P2 piccolo, P3 weiter, P4 bettel", False),
    ],
)
def test_k25_who_may_hold(rule: str, before: str, *, may: bool) -> None:
    auction = said(first(hold_rule=rule), before)
    assert (Hold(auction.turn) in auction.moves(BIRDLESS)) == may
    if not may:
        assert refused(auction, Hold(auction.turn)) == ("NO_HOLDING", "K25")
    else:
        held = auction.after(Hold(auction.turn))
        assert (held.contract, held.declarer) == ("bettel", auction.turn)


def test_k25_nothing_can_be_held_where_nobody_has_bid_or_the_hand_forbids_it() -> None:
    assert refused(said(first(), "F vorhand"), Hold(P2)) == ("NOTHING_TO_HOLD", "K25")
    auction = said(first(), "F vorhand, P2 besserrufer, P3 weiter, P4 weiter", {P2: PAGAT})
    assert refused(auction, Hold(F)) == ("NO_BIRD", "K20")
    assert auction.turn == F


def test_k25_forehand_holds_any_number_of_times_and_the_other_must_go_higher_or_pass() -> None:
    auction = said(first(), "F vorhand, P2 piccolo, P3 weiter, P4 weiter, F hält")
    assert choices(auction).startswith("weiter bettel")
    auction = said(auction, "P2 bettel, F hält, P2 solorufer, F hält, P2 weiter")
    assert (auction.closed, auction.contract, auction.declarer) == (True, "solorufer", F)


@pytest.mark.parametrize(
    ("options", "words", "end"),
    [
        ({}, "F solodreier", F),
        ({}, "F vorhand, P2 weiter, P3 solodreier, P4 weiter, F hält", F),
        ({}, "F vorhand, P2 weiter, P3 solodreier, P4 weiter, F weiter", P3),
        ({}, "F vorhand, P2 solodreier", None),
        ({}, "F vorhand, P2 piccolo, P3 weiter, P4 weiter, F weiter", P2),
        ({}, "F dreier, P2 farbensolo, P3 weiter, P4 solodreier", None),
        ({}, "F dreier, P2 farbensolo, P3 weiter, P4 weiter, F weiter", P2),
        ({"solodreier_holdable": "off"}, "F vorhand, P2 solodreier", P2),
        ({"hold_rule": "none"}, "F vorhand, P2 solodreier", P2),
        ({"hold_rule": "seat_priority"}, "F vorhand, P2 weiter, P3 weiter, P4 solodreier", None),
        ({"hold_rule": "seat_priority"}, "F vorhand, P2 weiter, P3 solodreier, P4 weiter", None),
        ({"hold_rule": "none", "enabled_contracts": {"trischaken", "piccolo"}}, "F vorhand, P2 piccolo", P2),
        ({"enabled_contracts": {"trischaken", "piccolo"}}, "F vorhand, P2 piccolo", None),
        ({"enabled_contracts": {"dreier", "sechserdreier"}}, "F sechserdreier, P2 dreier", None),
        ({"enabled_contracts": {"trischaken", "sechserdreier"}}, "F sechserdreier", F),
        ({"enabled_contracts": {"bettel", "sechserdreier"}}, "F vorhand, P2 weiter, P3 bettel", None),
        ({"hold_rule": "none", "enabled_contracts": {"bettel", "sechserdreier"}}, "F vorhand, P2 bettel", P2),
    ],
)  # fmt: skip
def test_k26_when_nobody_can_answer_by_rank_or_holding_the_bidding_is_over(
    options: Mapping[str, object], words: str, end: Seat | None
) -> None:
    auction = said(first(**options), words)
    assert (auction.declarer if auction.closed else None) == end


def test_k26_ranks_decide_the_end_whatever_the_hands() -> None:
    """A quapilrufer could outbid, though whoever is asked does not hold the Quapil."""
    rules = {
        "enabled_contracts": frozenset(("trischaken", "besserrufer")),
        "besserrufer_mode": "by_bird",
        "hold_rule": "none",
    }
    auction = said(first(**rules), "F vorhand, P2 kakadurufer", {P2: TAROCKS})
    assert not auction.closed
    assert choices(auction) == "weiter"
    assert said(first(**rules), "F vorhand, P2 quapilrufer", {P2: TAROCKS}).closed


@pytest.mark.parametrize("mode", ["single", "by_bird"])
def test_k26_a_besserrufer_without_any_enabled_bird_is_no_bid_at_all(mode: str) -> None:
    rules = {
        "enabled_contracts": frozenset(("trischaken", "solorufer", "besserrufer")),
        "besserrufer_mode": mode,
        "hold_rule": "none",
    }
    assert not said(first(**rules), "F vorhand, P2 solorufer").closed
    without = {**rules, "enabled_bonuses": frozenset(("trull", "valat"))}
    assert said(first(**without), "F vorhand, P2 solorufer").closed
    assert refused(said(first(**without), "F vorhand"), Bid(P2, "besserrufer"), TAROCKS) == ("NOT_PLAYED", "K16")


def test_ke2_a_player_who_was_outbid_bids_again() -> None:
    hands = {P4: PAGAT}
    auction = said(
        first(), "F vorhand, P2 piccolo, P3 weiter, P4 solorufer, F hält, P2 weiter, P4 besserrufer, F weiter", hands
    )
    assert (auction.closed, auction.contract, auction.declarer) == (True, "besserrufer", P4)


def test_ke3_a_sechserdreier_that_was_outbid_is_gone_and_forehand_holds_a_dreier() -> None:
    auction = said(first(), "F sechserdreier, P2 weiter, P3 dreier, P4 weiter, F hält, P3 weiter")
    assert (auction.closed, auction.contract, auction.declarer) == (True, "dreier", F)


def test_ke4_a_farbendreier_does_not_outbid_a_sechserdreier() -> None:
    auction = said(first(), "F sechserdreier")
    assert refused(auction, Bid(P2, "farbendreier")) == ("NOT_HIGHER", "K19")


def test_ke5_forehand_who_opened_with_piccolo_plays_it() -> None:
    auction = said(first(), "F piccolo, P2 weiter, P3 weiter, P4 weiter")
    assert (auction.closed, auction.contract, auction.declarer) == (True, "piccolo", F)


def test_ke6_forehand_with_four_kings_has_no_called_king_to_choose() -> None:
    auction = said(first(), "F vorhand, P2 weiter, P3 weiter, P4 weiter")
    assert choices(auction, FOUR_KINGS) == (
        "trischaken piccolo bettel farbendreier dreier farbensolo piccolo_ouvert bettel_ouvert solodreier"
    )
    assert refused(auction, Bid(F, "rufer"), FOUR_KINGS) == ("NOTHING_TO_CALL", "K21")


def test_k16_what_is_not_played_cannot_be_bid() -> None:
    assert refused(first(), Bid(F, "zwiccolo")) == ("NOT_PLAYED", "K16")
    assert refused(first(), Bid(F, "triccolo")) == ("UNKNOWN_CONTRACT", "")
    assert refused(first(), Bid(F, "dreier", card("T9"))) == ("ONLY_CONTRACT", "K14")
    assert refused(first(), Bid(F, "dreier", trumps=Suit.HEARTS)) == ("ONLY_CONTRACT", "K14")


def test_k38_a_suit_game_may_need_six_suit_cards() -> None:
    auction = first(farben_min_suit_cards=6)
    five = TAROCKS
    assert "farbendreier" not in choices(auction, five)
    assert refused(auction, Bid(F, "farbensolo"), five) == ("TOO_FEW_SUIT_CARDS", "K38")
    assert "farbensolo" in choices(auction, BIRDLESS)


def options_by_k27(auction: Auction, hand: Hand) -> AbstractSet[Move]:
    """Return what the algorithm of the specification gives the seat on turn, as it is written there."""
    rules, seat, known = auction.rules, auction.turn, terms(auction.rules)
    allowed = {contract for contract in known if needs(rules, contract, hand) is None}
    ranks = {contract: known[contract].rank or 0 for contract in known}
    when = rules.sechserdreier_when
    if not auction.opened:
        ranked = {each for each in allowed if each not in ("rufer", "trischaken", "sechserdreier")}
        six = {"sechserdreier"} & allowed if when in ("first_word", "both") else set()
        return {Vorhand(seat), *(Bid(seat, each) for each in ranked | six)}
    if auction.high is None and len(auction.active) == 1:
        return {Bid(seat, each) for each in allowed if each != "sechserdreier" or when in ("after_passes", "both")}
    high = auction.high
    bids = {each for each in allowed if each not in ("rufer", "trischaken", "sechserdreier")}
    if high is None:
        return {Pass(seat), *(Bid(seat, each) for each in bids)}
    found: set[Move] = {Pass(seat), *(Bid(seat, each) for each in bids if ranks[each] > ranks[high.contract])}
    earlier = auction.players.index(seat) < auction.players.index(high.seat)
    holds = {"forehand_only": seat == auction.players[0], "seat_priority": earlier, "none": False}[rules.hold_rule]
    return found | ({Hold(seat)} if holds and high.contract in allowed else set())


def random_rules(rng: Random) -> KoenigrufenRules:
    """Return rules in which anything that concerns the bidding may be otherwise."""
    ids = (
        "contract_values", "zwiccolo", "besserrufer_mode", "four_kings", "sechserdreier_when", "hold_rule",
        "solodreier_holdable", "call_own_king", "farben_min_suit_cards",
    )  # fmt: skip
    known = {spec.id: spec for spec in specs(KoenigrufenRules)}
    drawn: dict[str, object] = {each: rng.choice(known[each].values) for each in ids}
    drawn["enabled_contracts"] = {
        rng.choice((TRISCHAKEN, DREIER, SOLODREIER)),
        *(each for each in LISTED if rng.random() < 0.7),
    }
    drawn["enabled_bonuses"] = {each for each in known["enabled_bonuses"].values if rng.random() < 0.8}
    return house(drawn)


@pytest.mark.parametrize("seed", range(100))
def test_k27_random_biddings_follow_the_algorithm_and_end(seed: int) -> None:
    rng = Random(seed)
    for players in ((F, P2, P3, P4), (P3, P4, F), (P2, P4)):
        rules, pack = random_rules(rng), shuffle(PACK, rng)
        hands = [pack[12 * seat : 12 * seat + 12] for seat in range(4)]
        auction = first_auction(rules, players)
        for words in range(100):
            if auction.closed:
                break
            moves = auction.moves(hands[auction.turn])
            assert moves == auction.moves(hands[auction.turn])
            assert len(set(moves)) == len(moves) > 0
            assert set(moves) == options_by_k27(auction, hands[auction.turn])
            move = rng.choice(moves)
            assert isinstance(move, Move)
            auction = auction.after(move)
            assert words < 99
        assert auction.contract is not None
        assert auction.declarer is not None
        assert needs(rules, auction.contract, hands[auction.declarer]) is None
        assert auction.moves(hands[auction.turn]) == ()
