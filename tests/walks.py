# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Random deals for the tests of every game: random options, cards and legal moves, written against `State` alone."""

from collections.abc import Callable, Iterator
from random import Random

from kartenspiel.controller.checking import all_moves
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, shuffle
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Choice,
    Declare,
    GiveUp,
    Hold,
    Join,
    Knock,
    Kontra,
    LayAway,
    LayAwayChoice,
    Move,
    Pass,
    Play,
    Stack,
    Take,
    ThrowIn,
    Trumps,
    Vorhand,
)
from kartenspiel.model.options import HouseRules, OptionSpec, OptionValue, specs
from kartenspiel.model.seats import Seat, all_seats

TALKATIVE = 0.4
"""How often somebody who need not speak is let speak."""


def random_value(spec: OptionSpec, rng: Random) -> OptionValue:
    if spec.type == "integer":
        low, high = spec.values
        assert isinstance(low, int)
        assert isinstance(high, int)
        return rng.choice((low, high, spec.default, rng.randint(low, high)))
    if spec.type == "set":
        return frozenset(str(member) for member in spec.values if rng.random() < 0.5)
    return rng.choice(spec.values)


def random_rules(game: Game, rng: Random) -> HouseRules:
    """Return rules of which about every third option is not the default, and which can be played."""
    while True:
        changed = {spec.id: random_value(spec, rng) for spec in specs(game.house_rules) if rng.random() < 0.5}
        rules = game.house_rules(**changed)
        if rules.conflict() is None:
            return rules


def random_start(game: Game, rng: Random) -> State:
    return start_with(game, random_rules(game, rng), rng)


def start_with(game: Game, rules: HouseRules, rng: Random) -> State:
    return game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng))


def finished(choice: Choice, rng: Random) -> Move:
    """Return a move for a choice: cards to lay away are drawn."""
    if not isinstance(choice, LayAwayChoice):
        return choice
    return choice.laying(shuffle(tuple(card for card in choice.choose_from if card not in choice.must), rng))


def step(state: State, rng: Random) -> Move:
    """Return a random legal move; every kind of move gets its turn, and the seat on turn moves more often."""
    turn = state.turn
    assert turn is not None
    choices = tuple(all_moves(state)) if rng.random() < TALKATIVE else state.moves(turn)
    kind = rng.choice(sorted({choice.seat * 100 + _kind(choice) for choice in choices}))
    return finished(rng.choice([each for each in choices if each.seat * 100 + _kind(each) == kind]), rng)


_KINDS = tuple(kind.__name__ for kind in (*Move.__subclasses__(), LayAwayChoice))


def _kind(choice: Choice) -> int:
    return _KINDS.index(type(choice).__name__)


def shy_step(shyness: float) -> Callable[[State, Random], Move]:
    """Return how seats choose at random that pass so often where they may, so that low contracts are played too."""

    def choose(state: State, rng: Random) -> Move:
        passes = [move for move in state.moves(state.turn or Seat(0)) if isinstance(move, Pass)]
        return passes[0] if passes and rng.random() < shyness else step(state, rng)

    return choose


def walk(state: State, rng: Random, choose: Callable[[State, Random], Move] = step) -> Iterator[State]:
    """Yield every state of a deal played at random, from this one to the last; `choose` says what is done."""
    yield state
    while not state.over:
        move = choose(state, rng)
        if state.hands_closed and move not in state.statements(move.seat):
            state = state.after_silence()
            yield state
        state = state.apply(move)
        yield state


def positions(game: Game, seed: int) -> tuple[State, ...]:
    """Return all states of one random deal."""
    rng = Random(seed)
    return tuple(walk(random_start(game, rng), rng))


def any_moves(game: Game, state: State) -> Iterator[Move]:
    """Yield moves of every kind, most of them illegal."""
    cards: tuple[Card, ...] = game.pack(state.deal.rules)
    suits: tuple[Suit, ...] = PLAIN_SUITS
    feats = ("hundred", "all", "all_hundred", "pagat", "valat", "game", "nothing")
    for seat in all_seats(state.deal.seats):
        for kind in (Pass, Vorhand, Hold, GiveUp, Knock, ThrowIn):
            yield kind(seat)
        yield from (Take(seat, 1), Take(seat, 2), Take(seat, "all"), Stack(seat, 1), LayAway(seat, cards[:3]))
        for feat in feats:
            yield from (Announce(seat, feat), Bid(seat, feat), Kontra(seat, feat), Announce(seat, feat, Seat(0)))
        for suit in suits:
            yield from (Declare(seat, suit), Trumps(seat, suit))
        for card in cards:
            yield from (Play(seat, card), Call(seat, card), Call(seat, card, suits[0]), Join(seat, card))
