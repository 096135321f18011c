# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Which cards may be played in Königrufen, who leads, what lies open and when play stops (K57–K64, K90)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

import pytest

from kartenspiel.games.koenigrufen.cards.pack import CARDS, PACK, TRICKS
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.playing_rules import decided, exposed, leader, reserved_cards, rules_of_play
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.sides.dummies import SEATS
from kartenspiel.games.koenigrufen.talon import talon_turned
from kartenspiel.model import sampling
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card, Suit, shuffle
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Play
from kartenspiel.model.options import OptionValue
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES, height, tarocks
from kartenspiel.model.tarock.reserved import Reserved
from kartenspiel.model.text import english
from kartenspiel.players.kernel.card_play import Position
from tests.games.zwanziger_table import P2, P3, P4, F, read_card, read_cards

BIRDS: Final = {"I": 12, "II": 11, "III": 10, "IIII": 9}
"""The target tricks (K63); every other announced card is the called king."""


def house(**options: OptionValue) -> KoenigrufenRules:
    return KoenigrufenRules(**options)  # type: ignore[arg-type]


def reserved(text: str, seat: Seat = P4) -> tuple[Reserved, ...]:
    """Return the cards of a text as announced by one player."""
    return tuple(Reserved(read_card(each), seat, BIRDS.get(each, 12)) for each in text.split())


def played(text: str) -> list[Play]:
    """Return a trick in which P4 is next."""
    laid = read_cards(text)
    return [Play(Seat(P4 - len(laid) + number), each) for number, each in enumerate(laid)]


class Turn(NamedTuple):
    """A card that P4 is to play."""

    contract: str
    hand: str
    trick: str = ""
    kept: str = ""
    """What he has announced."""
    number: int = 1
    """Of the trick."""

    def rules(self, options: Mapping[str, OptionValue]) -> PlayRules:
        return rules_of_play(house(**options), self.contract, reserved(self.kept)).in_trick(self.number - 1)


def legal(turn: Turn, **options: OptionValue) -> str:
    """Return what P4 may play."""
    allowed = turn.rules(options).legal(P4, read_cards(turn.hand), played(turn.trick))
    return " ".join(each for each in turn.hand.split() if read_card(each) in allowed)


def refused(turn: Turn, wrong: str, **options: OptionValue) -> tuple[str, str, str]:
    """Return name, clause and words of the refusal of a card that P4 may not play."""
    refusal = turn.rules(options).refusal(P4, read_card(wrong), read_cards(turn.hand), played(turn.trick))
    assert refusal is not None
    return refusal.name, refusal.clause, english(refusal.reason)


def winner(contract: str, trick: str, **options: OptionValue) -> Seat:
    """Return who takes a full trick to which F leads."""
    laid = [Play(Seat(seat), each) for seat, each in enumerate(read_cards(trick))]
    return rules_of_play(house(**options), contract).winner_of(laid)


def test_k2_the_pack_has_22_tarocks_and_eight_cards_of_each_suit() -> None:
    assert len(CARDS) == len(set(CARDS)) == 54
    assert Counter(each.suit for each in CARDS) == {suit: 22 if suit is Suit.TAROCK else 8 for suit in Suit}


@pytest.mark.parametrize(
    ("suit", "ranks"),
    [
        ("♠", "K Q C J 10 9 8 7"),
        ("♣", "K Q C J 10 9 8 7"),
        ("♥", "K Q C J A 2 3 4"),
        ("♦", "K Q C J A 2 3 4"),
        ("", "Sk XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IIII III II I"),
    ],
)
def test_k3_the_ranks_of_each_suit(suit: str, ranks: str) -> None:
    order = [PACK.place(read_card(suit + rank)) for rank in ranks.split()]
    assert order == sorted(order, reverse=True)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_k57_who_leads_to_the_first_trick(contract: str) -> None:
    by_tricks = contract.startswith(("piccolo", "zwiccolo", "bettel"))
    assert leader(house(), contract, F, P3) == (P3 if by_tricks else F)
    in_suits = contract in ("farbendreier", "farbensolo")
    assert leader(house(farben_lead="declarer"), contract, F, P3) == (P3 if by_tricks or in_suits else F)


@pytest.mark.parametrize("contract", ["rufer", "solodreier", "farbensolo", "bettel", "trischaken"])
@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("♥J ♥4 XX ♠K", "♥Q", "♥J ♥4"),
        ("V IIII ♠K", "VI", "V IIII"),
        ("XX ♠K ♦4", "♥Q", "XX"),
        ("♠K ♣10", "♥Q", "♠K ♣10"),
        ("♠K ♣10", "VI", "♠K ♣10"),
    ],
)
def test_k58_suit_is_followed_then_tarock_in_all_contracts(contract: str, hand: str, trick: str, allowed: str) -> None:
    assert legal(Turn(contract, hand, trick)) == allowed


@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [("♥K ♥4", "♥Q", "♥K ♥4"), ("XX I", "X", "XX I"), ("XX I ♠7", "", "XX I ♠7"), ("XX II I", "♥Q X", "XX II I")],
)
def test_k59_nobody_must_beat_in_a_positive_contract(hand: str, trick: str, allowed: str) -> None:
    for contract in ("rufer", "besserrufer", "dreier", "sechserdreier", "solodreier", "solorufer"):
        assert legal(Turn(contract, hand, trick)) == allowed


@pytest.mark.parametrize(
    ("trick", "tarocks_trump", "no_trumps"),
    [
        ("♥Q I ♥K ♠K", P2, P3),
        ("♥4 ♥3 ♥2 ♥A", P4, P4),
        ("♠7 ♠8 ♠10 ♠9", P3, P3),
        ("V ♥K XX Sk", P4, P4),
        ("♥4 ♠K Sk ♦K", P3, F),
    ],
)
def test_k59_k60_who_takes_a_trick(trick: str, tarocks_trump: Seat, no_trumps: Seat) -> None:
    for contract in ("rufer", "dreier", "bettel", "trischaken"):
        assert winner(contract, trick) == tarocks_trump
    for contract in ("farbendreier", "farbensolo"):
        assert winner(contract, trick) == no_trumps


@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("♥4 XX I", "", "♥4"),
        ("XX I", "", "XX I"),
        ("♥4 ♠K", "", "♥4 ♠K"),
        ("♥4 XX I", "♠Q", "XX I"),
    ],
)
def test_k59_ke20_in_suit_games_suits_are_led_first(hand: str, trick: str, allowed: str) -> None:
    for contract in ("farbendreier", "farbensolo"):
        assert legal(Turn(contract, hand, trick)) == allowed


NEGATIVE: Final = tuple(row.id for row in CONTRACTS.values() if row.kind == "negative")


@pytest.mark.parametrize("contract", NEGATIVE)
@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("♠K ♠7", "♠9", "♠K"),  # KE18
        ("♥K ♥4", "♥J IX", "♥K ♥4"),  # KE17
        ("V I", "X", "V"),  # KE16
        ("I", "X", "I"),  # KE16
        ("♥K ♥4 XX", "♥J ♥Q", "♥K"),
        ("♥C ♥4 XX", "♥J ♥Q", "♥C ♥4"),
        ("XX V", "X", "XX"),
        ("IX V", "X", "IX V"),
        ("XX V ♠K", "♥J X", "XX"),
        ("IX V ♠K", "♥J X", "IX V"),
        ("V I", "♥J", "V"),
        ("I ♠K", "♥J", "I"),
        ("V I ♠K", "", "V ♠K"),
        ("I ♠K", "", "I ♠K"),
        ("I", "", "I"),
        ("IX I", "♥J", "IX"),
        ("IX I", "XX", "IX"),
    ],
)
def test_k60_one_must_beat_and_the_pagat_goes_last(contract: str, hand: str, trick: str, allowed: str) -> None:
    assert legal(Turn(contract, hand, trick)) == allowed


def test_k60_the_pagat_waits_also_where_only_it_would_beat() -> None:
    assert legal(Turn("bettel", "II I", "♥K")) == "II"


@pytest.mark.parametrize(
    ("contract", "bearable"),
    [
        ("bettel", 0),
        ("bettel_ouvert", 0),
        ("piccolo", 1),
        ("piccolo_ouvert", 1),
        ("zwiccolo", 2),
        ("zwiccolo_ouvert", 2),
    ],
)
def test_k60_d_play_stops_with_the_trick_that_is_too_much(contract: str, bearable: int) -> None:
    others, own = [P3, P4, F], [P2] * bearable
    assert not decided(house(), contract, P2, [*others, *own])
    assert decided(house(), contract, P2, [*others, *own, P2])
    assert not decided(house(early_end="off"), contract, P2, [*others, *own, P2])


@pytest.mark.parametrize("contract", [row.id for row in CONTRACTS.values() if row.goal is None])
def test_k60_d_all_other_contracts_are_played_out(contract: str) -> None:
    assert not decided(house(), contract, F, [F, P2, P3, P4, F, F])


def test_k60_c_hands_are_laid_open_after_the_first_trick() -> None:
    for contract, row in CONTRACTS.items():
        for option, seats in (("all", {F, P2, P3, P4}), ("declarer", {P3}), ("opponents", {F, P2, P4})):
            rules = house(ouvert_exposed=option)
            assert exposed(rules, contract, P3, []) == frozenset()
            assert exposed(rules, contract, P3, [F]) == (seats if row.open else frozenset())


@pytest.mark.parametrize(
    ("trick", "off", "any_order", "ordered"),
    [
        ("XXI Sk I V", P2, P3, P3),
        ("Sk XXI I V", F, P3, F),
        ("I XXI Sk V", P3, F, P3),
        ("XXI V Sk I", P3, P4, P4),
        ("♥4 XXI Sk I", P3, P4, P4),
        ("XXI XX I V", F, F, F),
    ],
)
def test_k62_ke19_the_emperor_trick(trick: str, off: Seat, any_order: Seat, ordered: Seat) -> None:
    for option, taker in (("off", off), ("any_order", any_order), ("ordered", ordered)):
        assert winner("rufer", trick, kaiserstich=option) == taker
        assert winner("bettel", trick, kaiserstich=option) == off
        assert winner("bettel", trick, kaiserstich=option, kaiserstich_negative="on") == taker


def test_k62_in_suit_games_only_a_trick_led_with_tarock_is_one() -> None:
    assert winner("farbensolo", "XXI Sk I V", kaiserstich="any_order") == P3
    assert winner("farbensolo", "♥4 XXI Sk I", kaiserstich="any_order") == F


@pytest.mark.parametrize(
    ("option", "hand", "trick", "allowed"),
    [
        ("any_order", "V I", "XXI Sk", "I"),
        ("any_order", "V I", "Sk XXI", "I"),
        ("any_order", "V I ♠K", "♥J XXI Sk", "I"),
        ("any_order", "V I ♥4", "♥J XXI Sk", "♥4"),
        ("any_order", "V I", "XX Sk", "V"),
        ("any_order", "V X", "XXI Sk", "V X"),
        ("any_order", "♠K ♠7", "XXI Sk", "♠K ♠7"),
        ("ordered", "V I", "XXI Sk", "I"),
        ("ordered", "V I", "XXI V Sk", "I"),
        ("ordered", "V I", "Sk XXI", "V"),
        ("off", "V I", "XXI Sk", "V"),
    ],
)
def test_k62_where_tricks_are_avoided_the_pagat_must_take_an_emperor_trick(
    option: str, hand: str, trick: str, allowed: str
) -> None:
    for contract in NEGATIVE:
        assert legal(Turn(contract, hand, trick), kaiserstich=option, kaiserstich_negative="on") == allowed
    assert "I" not in legal(Turn("bettel", "V I", trick), kaiserstich=option).split()
    assert legal(Turn("rufer", "V I", "XXI Sk"), kaiserstich=option, kaiserstich_negative="on") == "V I"


@pytest.mark.parametrize(
    ("turn", "hard", "soft"),
    [
        (Turn("rufer", "♣K ♣7 XX", "♣10", "♣K", 6), "♣7", "♣K ♣7"),  # KE13
        (Turn("rufer", "♣K XX", "♣10", "♣K", 6), "♣K", "♣K"),  # KE13
        (Turn("rufer", "I II", "XX", "I II", 10), "II", "I II"),  # KE14
        (Turn("rufer", "I II ♠7", "XX", "I II", 10), "II", "I II"),
        (Turn("rufer", "I ♥K", "♥Q", "I II", 11), "♥K", "♥K"),  # KE15
        (Turn("rufer", "II ♥K", "♥Q", "II", 11), "♥K", "♥K"),  # KE15
        (Turn("rufer", "II", "XX", "II", 12), "II", "II"),
        (Turn("rufer", "II XX", "V", "II", 11), "II", "II"),
        (Turn("rufer", "II ♥K", "", "II", 11), "II", "II"),
        (Turn("rufer", "III XX XIX", "V", "III", 10), "III", "III"),
        (Turn("rufer", "IIII XX I ♥7", "", "IIII", 9), "IIII", "IIII"),
        (Turn("rufer", "IIII XX I", "", "IIII", 10), "IIII XX I", "IIII XX I"),
        (Turn("rufer", "I II III IIII V", "XX", "I II III IIII", 1), "V", "I II III IIII V"),
        (Turn("rufer", "I II III IIII ♥K", "", "I II III IIII", 1), "♥K", "I II III IIII ♥K"),
        (Turn("rufer", "I II III IIII", "", "I II III IIII", 8), "IIII", "I II III IIII"),
        (Turn("rufer", "I II III IIII", "", "I II III IIII", 9), "IIII", "IIII"),
        (Turn("rufer", "I II III", "", "I II III IIII", 10), "III", "III"),
        (Turn("rufer", "I II III ♠7", "XX", "I II III", 9), "III", "I II III"),
        (Turn("rufer", "♣K I II", "", "♣K I II", 10), "♣K II", "♣K I II"),
        (Turn("rufer", "♣K I II", "♥4", "♣K I II", 10), "II", "I II"),
        (Turn("rufer", "♣K II", "", "♣K I II", 11), "II", "II"),
        (Turn("rufer", "♣K I", "", "♣K I", 11), "♣K I", "♣K I"),
        (Turn("rufer", "♣K I", "XX", "♣K I", 11), "I", "I"),
        (Turn("rufer", "♣K V", "♥4", "♣K I", 11), "V", "V"),
    ],
)
def test_k63_an_announced_card_is_kept_for_its_trick(turn: Turn, hard: str, soft: str) -> None:
    assert legal(turn) == hard
    assert legal(turn, bird_hold="soft") == soft


def test_k63_only_its_holder_keeps_a_card_and_each_his_own() -> None:
    both = (*reserved("I", P4), *reserved("II", F))
    rules = rules_of_play(house(), "rufer", both)
    hand = read_cards("I II V")
    assert set(rules.legal(P4, hand, [])) == set(read_cards("II V"))
    assert set(rules.legal(F, hand, [])) == set(read_cards("I V"))
    assert set(rules.legal(P2, hand, [])) == set(hand)


def test_k63_what_is_reserved_follows_from_the_announcements() -> None:
    announced = {"uhu": P2, "koenig_ultimo": P4, "trull": F, "pagat": P2}
    assert set(reserved_cards(announced, read_card("♠K"))) == {
        Reserved(read_card("II"), P2, 11), Reserved(read_card("I"), P2, 12), Reserved(read_card("♠K"), P4, 12),
    }  # fmt: skip
    assert reserved_cards({"trull": F}, None) == ()


def test_k63_rules_change_only_where_announced_cards_make_them() -> None:
    assert not rules_of_play(house(), "dreier").stages
    assert not rules_of_play(house(), "rufer", reserved("I ♣K")).stages
    stages = rules_of_play(house(), "rufer", reserved("II IIII")).stages
    assert [sum(rules is stage for stage in stages) for rules in dict.fromkeys(stages)] == [8, 1, 1, 1]


@pytest.mark.parametrize(
    ("turn", "wrong", "refusal"),
    [
        (Turn("rufer", "♥4 XX", "♥K"), "XX", ("MUST_FOLLOW", "K58", "You must follow suit: H.")),
        (Turn("rufer", "♠K XX", "♥K"), "♠K", ("MUST_TAROCK", "K58", "You must play a tarock.")),
        (Turn("farbensolo", "♠K XX"), "XX", ("LEAD_SUIT", "K59", "In this contract a suit card must be led.")),
        (Turn("bettel", "♠K ♠7", "♠9"), "♠7", ("MUST_BEAT", "K60", "You must beat the S9.")),
        (Turn("bettel", "V I", "X"), "I", ("PAGAT_LAST", "K60", "The Pagat may be played only as the last tarock.")),
        (
            Turn("bettel", "V I", "XXI Sk"), "V",
            ("EMPEROR_TRICK", "K62", "The Pagat beats Sküs and Mond here, and must be played."),
        ),
        (
            Turn("rufer", "II V", "X", "II", 3), "II",
            ("KEEP_ANNOUNCED", "K63", "The T2 is announced and must be kept for trick 11."),
        ),
        (
            Turn("rufer", "I II", "X", "I II", 10), "I",
            ("HIGHEST_FIRST", "K63", "Of the announced cards the T2 must be given up first."),
        ),
        (
            Turn("rufer", "II V", "X", "II", 11), "V",
            ("PLAY_ANNOUNCED", "K63", "The T2 is announced for this trick and must be played."),
        ),
    ],
)  # fmt: skip
def test_k64_a_wrong_card_is_refused_with_its_clause(turn: Turn, wrong: str, refusal: tuple[str, str, str]) -> None:
    assert refused(turn, wrong, kaiserstich="any_order", kaiserstich_negative="on") == refusal


@pytest.mark.parametrize(("tricks", "turned"), [(0, 0), (1, 1), (4, 4), (6, 6), (7, 6), (12, 6)])
def test_k90_the_talon_of_trischaken_is_turned_up_card_by_card(tricks: int, turned: int) -> None:
    winners = [F] * tricks
    assert talon_turned(house(trischaken_talon="first_six"), "trischaken", winners) == turned
    assert talon_turned(house(trischaken_talon="last_trick"), "trischaken", winners) == 0
    assert talon_turned(house(trischaken_talon="first_six"), "rufer", winners) == 0


class Situation(NamedTuple):
    """A seat that is to play a card, and all that decides which it may."""

    rules: PlayRules
    options: KoenigrufenRules
    contract: str
    reserved: tuple[Reserved, ...]
    number: int
    """Of the trick, from 1."""
    seat: Seat
    hand: Hand
    trick: tuple[Play, ...]


def in_words_of_the_specification(at: Situation) -> set[Card]:
    """Return the legal cards as the specification writes them down (K64)."""
    allowed = _follow(at) if at.trick else _lead(at)
    if CONTRACTS[at.contract].kind != "negative":
        return _reserved(at, allowed)
    return {PAGAT} if _takes_with_pagat(at, allowed) else allowed


def _no_pagat(at: Situation, cards: set[Card]) -> set[Card]:
    return cards - {PAGAT} if len(tarocks(at.hand)) > 1 else cards


def _lead(at: Situation) -> set[Card]:
    hand, kind = set(at.hand), CONTRACTS[at.contract].kind
    if kind == "negative":
        return _no_pagat(at, hand)
    return (hand - set(tarocks(at.hand)) or hand) if kind == "suit" else hand


def _follow(at: Situation) -> set[Card]:
    suit, held = at.trick[0].card.suit, tarocks(at.hand)
    own = {card for card in at.hand if card.suit is suit}
    if not own and not held:
        return set(at.hand)
    if CONTRACTS[at.contract].kind != "negative":
        return own or set(held)
    allowed = _no_pagat(at, own or set(held))
    trick_has_tarock = any(play.card.suit is Suit.TAROCK for play in at.trick)
    if own and trick_has_tarock and suit is not Suit.TAROCK:
        return allowed
    to_beat = [height(play.card) for play in at.trick if play.card.suit in {card.suit for card in allowed}]
    return {card for card in allowed if height(card) > max(to_beat, default=99)} or allowed


def _takes_with_pagat(at: Situation, allowed: set[Card]) -> bool:
    fallen = [play.card for play in at.trick if play.card in (MOND, SKUES)]
    emperor = fallen == [MOND, SKUES] or (at.options.kaiserstich == "any_order" and len(fallen) == 2)
    played = at.options.kaiserstich != "off" and at.options.kaiserstich_negative == "on"
    return emperor and played and PAGAT in at.hand and all(card.suit is Suit.TAROCK for card in allowed)


def _reserved(at: Situation, allowed: set[Card]) -> set[Card]:
    own = [each for each in at.reserved if each.seat == at.seat]
    due = {each.card for each in own if each.trick == at.number} & allowed
    if due:
        return due
    kept = {each.card for each in own if each.trick > at.number}
    if at.options.bird_hold == "soft" or not kept:
        return allowed
    if allowed - kept:
        return allowed - kept
    birds = {card for card in allowed if card.suit is Suit.TAROCK}
    return (allowed - birds) | ({max(birds, key=height)} if birds else set())


FEW: Final = "I II III IIII XX XXI Sk ♠K ♠7 ♥K ♥4 ♥3"
"""Cards about which there are rules of their own, and some others."""


def situations(deals: int, more: int) -> Iterator[tuple[Random, Situation, Position]]:
    """Yield moments with random options and announced cards; of each also the position in imagined play.

    They are all those of so many deals, and `more` with few cards in which the special rules meet.
    """
    for seed in range(deals + more):
        rng = Random(seed)
        options = house(
            kaiserstich=rng.choice(("off", "any_order", "ordered")), kaiserstich_negative=rng.choice(("off", "on")),
            bird_hold=rng.choice(("hard", "soft")),
        )  # fmt: skip
        contract = rng.choice(tuple(CONTRACTS))
        yield from _of_a_deal(options, contract, rng) if seed < deals else _with_few_cards(options, contract, rng)


def _announced(contract: str, hands: Sequence[Hand], rng: Random) -> tuple[Reserved, ...]:
    said = [card for card in ("I", "II", "III", "IIII", "♠K") if rng.random() < 0.6]
    if CONTRACTS[contract].kind != "tarock":
        return ()
    return tuple(
        each
        for card in said
        for seat, hand in enumerate(hands)
        for each in reserved(card, Seat(seat))
        if each[0] in hand
    )


def _of_a_deal(options: KoenigrufenRules, contract: str, rng: Random) -> Iterator[tuple[Random, Situation, Position]]:
    pack = shuffle(CARDS, rng)
    hands = [pack[seat * TRICKS : (seat + 1) * TRICKS] for seat in range(SEATS)]
    announced = _announced(contract, hands, rng)
    rules = rules_of_play(options, contract, announced)
    trick: tuple[Play, ...] = ()
    table = Position(rules, [PACK.bits_of(hand) for hand in hands], rng.randrange(SEATS))
    while table.left:
        seat, number = Seat(table.turn), len(table.winners) + 1
        now = rules.in_trick(number - 1)
        yield rng, Situation(now, options, contract, announced, number, seat, hands[seat], trick), table
        drawn = rng.choice(PACK.cards_of(table.legal()))
        hands[seat] = tuple(card for card in hands[seat] if card is not drawn)
        table.lay(PACK.place(drawn))
        trick = (*trick, Play(seat, drawn))
        if len(trick) == SEATS:
            assert table.turn == table.winners[-1] == now.winner_of(trick)
            trick = ()


def _with_few_cards(
    options: KoenigrufenRules, contract: str, rng: Random
) -> Iterator[tuple[Random, Situation, Position]]:
    pack, number = shuffle(read_cards(FEW), rng), rng.randrange(1, TRICKS)
    trick, hand = pack[: rng.randrange(SEATS)], pack[SEATS : SEATS + rng.randrange(1, 7)]
    hands = (), (), (), hand
    announced = _announced(contract, hands, rng)
    rules = rules_of_play(options, contract, announced).in_trick(number - 1)
    laid = tuple(Play(Seat(P4 - len(trick) + turn), card) for turn, card in enumerate(trick))
    held = [PACK.bits_of(play.card for play in laid if play.seat == seat) for seat in range(P4)]
    table = Position(rules, [*held, PACK.bits_of(hand)], laid[0].seat if laid else P4)
    for play in laid:
        table.lay(PACK.place(play.card))
    yield rng, Situation(rules, options, contract, announced, number, P4, hand, laid), table


def test_k64_legal_cards_are_those_of_the_specification_in_real_and_in_imagined_play() -> None:
    narrowed = 0
    for _, at, table in situations(25, 1500):
        expected = in_words_of_the_specification(at)
        assert set(at.rules.legal(at.seat, at.hand, at.trick)) == expected, at
        assert set(PACK.cards_of(table.legal())) == expected, at
        assert set(PACK.cards_of(table.copy().legal())) == expected
        narrowed += len(expected) < len(at.hand)
    assert narrowed > 1500


def test_k64_whatever_is_not_legal_is_refused_by_a_clause_and_nothing_else() -> None:
    clauses: Counter[str] = Counter()
    for _, at, _ in situations(10, 800):
        allowed = in_words_of_the_specification(at)
        for card in at.hand:
            refusal = at.rules.refusal(at.seat, card, at.hand, at.trick)
            assert (refusal is None) == (card in allowed), at
            if refusal is not None:
                clauses[refusal.clause] += 1
    assert set(clauses) == {"K58", "K59", "K60", "K62", "K63"}


def test_k64_no_play_rules_out_a_card_that_the_player_holds_and_each_that_is_would_have_forbidden_it() -> None:
    ruled_out = 0
    for rng, at, _ in situations(10, 300):
        card = rng.choice(at.rules.legal(at.seat, at.hand, at.trick))
        excluded = at.rules.excluded_cards(card, at.seat, at.trick)
        assert not excluded & PACK.bits_of(at.hand), at
        others = [each for each in CARDS if each is not card]
        forbidding = [each for each in others if card not in at.rules.legal(at.seat, (card, each), at.trick)]
        assert PACK.bits_of(forbidding) == excluded & ~PACK.bit(card), at
        ruled_out += excluded.bit_count()
    assert ruled_out


def test_k63_what_tricks_rule_out_is_read_by_the_rules_of_each_trick() -> None:
    rules = rules_of_play(house(), "rufer", reserved("IIII", F))
    tricks = [played("V VI VII VIII")] * 8 + [played("♠7 ♠8 ♠9 ♠10")]
    led = [tuple(Play(Seat(seat), play.card) for seat, play in enumerate(trick)) for trick in tricks]
    holders = sampling.held_by_any(map(PACK.place, read_cards("IIII ♥K")), range(SEATS))
    sampling.rule_out(holders, led, rules)
    assert holders == {PACK.place(read_card("IIII")): 0b1110, PACK.place(read_card("♥K")): 0b1111}
