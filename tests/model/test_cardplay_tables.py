# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tables say of legal cards and winners what the rules say from which they are made, in every game."""

import json
from collections import Counter
from dataclasses import asdict
from random import Random
from typing import get_args

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.aceten import play_rules
from kartenspiel.model.cardplay import tables
from kartenspiel.model.cardplay.pack import Pack, places_of
from kartenspiel.model.cardplay.payment_tables import NONE
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.special import SpecialKind
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cardplay.tables import PlayTables, flatten
from kartenspiel.model.cards import Suit, pack_of
from kartenspiel.model.game import Game
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES, height
from kartenspiel.model.tarock.play import LawClauses, PlayKind, emperor_trick, laws, trumps_of
from kartenspiel.players.kernel.card_play import Position, position_of
from tests.walks import positions

DEALS = 20
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
CLAUSES = LawClauses(follow="follow", suit="suit", negative="negative", emperor="emperor")
SMALL = Pack((SKUES, MOND, PAGAT, *pack_of((Suit.HEARTS, Suit.SPADES), "KQCJ")), height)
"""Few cards, so that the trull often lies in one trick."""


def legal(found: PlayTables, table: Position) -> int:
    """What the tables allow the seat on turn of a position."""
    finished, hand = len(table.winners), table.hands[table.turn]
    if not table.trick:
        return tables.leads(found, finished, table.turn, hand)
    return tables.follows(found, finished, table.trick, table.turn, hand)


def play_to_the_end(found: PlayTables, table: Position, rng: Random, seen: Counter[str]) -> None:
    """Play random cards by the rules, and ask the tables each time."""
    while table.left:
        allowed = legal(found, table)
        assert table.legal() == (table.bound[table.turn] or allowed)
        place = rng.choice([*places_of(table.legal())])
        trick = (*table.trick, (table.turn, place))
        seen["forced"] += allowed != table.hands[table.turn]
        seen["special"] += table.trick != [] and tables.special_threatens(found, table.trick, table.top)
        table.lay(place)
        if not table.trick:
            assert tables.taker(found, trick) == table.winners[-1]
            seen["against rank"] += tables.standing(found, trick)[0] != table.winners[-1]
        seen["cards"] += 1


@GAMES
def test_tables_allow_the_same_cards_and_give_each_trick_to_the_same_seat(game: Game) -> None:
    seen: Counter[str] = Counter()
    made: dict[PlayRules, PlayTables] = {}
    for seed in range(DEALS):
        rng = Random(seed)
        moments = [state for state in positions(game, seed) if isinstance(state, CardPlay) and state.turn is not None]
        for state in rng.sample(moments, min(3, len(moments))):
            found = made.setdefault(state.play_rules, flatten(state.play_rules))
            for number in range(4):
                table = position_of(state, state.turn or 0)
                if number:
                    table = with_other_hands(table, rng)
                play_to_the_end(found, table, rng, seen)
    assert seen["cards"] > 1000
    assert seen["forced"] > 100


def with_other_hands(table: Position, rng: Random) -> Position:
    """Return a position in which everybody has as many of the cards still held, any of them, none of them bound."""
    cards = [*places_of(table.left)]
    rng.shuffle(cards)
    hands = [sum(1 << cards.pop() for _ in range(hand.bit_count())) for hand in table.hands]
    for seat, place in table.trick:
        hands[seat] |= 1 << place
    found = Position(table.rules, hands, table.trick[0][0] if table.trick else table.turn)
    found.resume(table.tricks, table.winners)
    for _, place in table.trick:
        found.lay(place)
    return found


@pytest.mark.parametrize("kind", get_args(PlayKind))
@pytest.mark.parametrize("order", SpecialKind)
def test_the_trull_in_a_trick_is_special_in_the_tables_too(kind: PlayKind, order: SpecialKind) -> None:
    asked = tuple(laws(kind, CLAUSES, emperor=True))
    special = emperor_trick(ordered=order is SpecialKind.IN_ORDER)
    rules = PlayRules(SMALL, trumps_of(kind), asked, seats=3, special=special)
    found = flatten(rules)
    assert found.special == order
    seen: Counter[str] = Counter()
    for seed in range(1500):
        rng = Random(seed)
        table = Position(rules, even_hands(rng, len(SMALL.cards)), rng.randrange(3))
        play_to_the_end(found, table, rng, seen)
    assert seen["against rank"]
    assert seen["special"]


def even_hands(rng: Random, cards: int) -> list[int]:
    """Three hands of as many cards each."""
    order = rng.sample(range(cards), cards // 3 * 3)
    return [sum(1 << place for place in order[seat::3]) for seat in range(3)]


@GAMES
def test_tables_are_plain_whole_numbers_that_fit_into_64_bits(game: Game) -> None:
    state = next(state for state in positions(game, 1) if isinstance(state, CardPlay))
    found = flatten(state.play_rules)
    numbers = json.loads(json.dumps(asdict(found)))
    for name, value in numbers.items():
        for number in value if isinstance(value, list) else [value]:
            assert type(number) is int, name
            assert NONE <= number < 1 << 63, name
    assert len(found.follows) % (found.seats * found.cards**2) == 0
    assert len(found.having) == len(found.asked) == found.starts[-1]


def test_tables_know_nothing_of_tricks_that_cannot_lie() -> None:
    rules = play_rules("A K 9", Suit.HEARTS, "clause", seats=2)
    found, size = flatten(rules), len(rules.pack.cards)
    for high, card in enumerate(rules.pack.cards):
        for top, other in enumerate(rules.pack.cards):
            possible = top == high or (other.suit is Suit.HEARTS and card.suit is not Suit.HEARTS)
            assert (found.follows[high * size + top] != NONE) == possible


def test_whichever_stage_of_the_rules_is_given_the_tables_are_the_same() -> None:
    rules = PlayRules.in_stages(
        SMALL, trumps_of("tarock"), [tuple(laws("tarock", CLAUSES)), tuple(laws("suit", CLAUSES))], seats=3
    )
    assert flatten(rules.in_trick(1)) == flatten(rules)
    assert flatten(rules).stages == (0, 1)
