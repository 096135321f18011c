# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The kernel allows the same cards as the rules and gives tricks to the same seats, the trull in a trick or not."""

import os
import subprocess
import sys
import threading
import time
from collections import Counter
from random import Random
from typing import get_args

import pytest

from kartenspiel.model.cardplay.laws import Wish
from kartenspiel.model.cardplay.pack import Pack, places_of
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.special import SpecialKind
from kartenspiel.model.cards import Suit, card, pack_of
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES, height
from kartenspiel.model.tarock.play import LawClauses, PlayKind, emperor_trick, laws, trumps_of
from kartenspiel.players.kernel import UNCOMPILED
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.trick_tables import trick_rules

CLAUSES = LawClauses(follow="follow", suit="suit", negative="negative", emperor="emperor")
SMALL = Pack((SKUES, MOND, card("T2"), PAGAT, *pack_of((Suit.HEARTS, Suit.SPADES), "KQCJ")), height)
"""Few cards, so that the trull often lies in one trick, and a tarock that can be played instead of the Pagat."""


def play_to_the_end(table: Position, rng: Random, seen: Counter[str]) -> None:
    """Play random cards, and ask the rules of that trick each time."""
    trick: list[Play] = []
    finished = 0
    while table.left:
        seat, rules = Seat(table.turn), table.rules
        hand = [SMALL.cards[place] for place in places_of(table.hands[seat])]
        legal = SMALL.bits_of(rules.legal(seat, hand, trick))
        assert table.legal() == legal
        place = rng.choice([*places_of(legal)])
        seen["forced"] += legal != table.hands[seat]
        seen["Pagat forced"] += legal == SMALL.bit(PAGAT) and bool(table.hands[seat] & SMALL.bit(card("T2")))
        trick.append(Play(seat, SMALL.cards[place]))
        table.lay(place)
        if len(table.winners) > finished:
            finished += 1
            assert table.winners[-1] == rules.winner_of(trick)
            seen["against rank"] += rules.best_of(trick).seat != table.winners[-1]
            trick = []


def even_hands(rng: Random, cards: int) -> list[int]:
    """Three hands of as many cards each."""
    order = rng.sample(range(cards), cards // 3 * 3)
    return [sum(1 << place for place in order[seat::3]) for seat in range(3)]


@pytest.mark.parametrize("kind", get_args(PlayKind))
@pytest.mark.parametrize("order", SpecialKind)
def test_the_trull_in_a_trick_takes_it_against_rank_as_the_rules_say(kind: PlayKind, order: SpecialKind) -> None:
    asked = tuple(laws(kind, CLAUSES, emperor=True))
    special = emperor_trick(ordered=order is SpecialKind.IN_ORDER)
    rules = PlayRules(SMALL, trumps_of(kind), asked, seats=3, special=special)
    seen: Counter[str] = Counter()
    for seed in range(1500):
        rng = Random(seed)
        play_to_the_end(Position(rules, even_hands(rng, len(SMALL.cards)), rng.randrange(3)), rng, seen)
    assert seen["against rank"]
    assert seen["forced"]
    assert bool(seen["Pagat forced"]) == (kind == "negative")


def test_what_is_asked_in_the_second_trick_is_what_the_rules_of_that_trick_ask() -> None:
    stages = [tuple(laws("suit", CLAUSES)), tuple(laws("tarock", CLAUSES))]
    rules = PlayRules.in_stages(SMALL, trumps_of("suit"), stages, seats=3)
    seen: Counter[str] = Counter()
    for seed in range(300):
        rng = Random(seed)
        play_to_the_end(Position(rules, even_hands(rng, len(SMALL.cards)), rng.randrange(3)), rng, seen)
    assert seen["forced"]


class Slow(dict[tuple[Wish, ...], int]):
    """Lets other threads run just before anything is kept in it."""

    def __setitem__(self, key: tuple[Wish, ...], value: int) -> None:
        time.sleep(0.1)
        super().__setitem__(key, value)


def asked_at_once() -> list[str]:
    """Return what may follow on two suits, asked by two threads of tables that know nothing of it, not compiled."""
    rules = PlayRules(SMALL, trumps_of("suit"), tuple(laws("suit", CLAUSES)), seats=3)
    hands = [SMALL.bits_of(pack_of((Suit.HEARTS, Suit.SPADES), rank)) for rank in "KQC"]
    tables = [Position(rules, hands, 0) for _ in range(2)]
    asked = trick_rules(rules).tables
    asked._numbers = Slow(asked._numbers)  # noqa: SLF001 - where the other thread comes between
    for table, suit in zip(tables, (Suit.HEARTS, Suit.SPADES), strict=True):
        table.lay(SMALL.place(pack_of((suit,), "K")[0]))
    threads = [threading.Thread(target=table.legal) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [SMALL.cards_of(table.legal())[0].code for table in tables]


def test_two_threads_that_ask_the_rules_at_once_are_both_told_right() -> None:
    code = "from tests.players.test_trick_tables import asked_at_once; print(*asked_at_once())"
    environ = os.environ | {UNCOMPILED: "1"}
    said = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True).stdout
    assert said == "HQ SQ\n"
