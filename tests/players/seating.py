# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Players at a table without a window: whole deals, and single questions in positions set up by hand."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Final, TypeVar

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.games import game_named
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card, cards
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Deal, Game, Hand, ImaginedDeal, State
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.kernel.card_play import Position, position_of
from kartenspiel.players.question import Player, Question

_A = TypeVar("_A", bound=Hashable)
TRIES: Final = 9
"""So often at most is a player asked where luck plays a part in the answer."""


def usual(answer: Callable[[int], _A]) -> _A:
    """Return the answer that most of the seeds below `TRIES` give; no more are asked than settle it.

    Of answers given equally often it is the earliest.
    """
    answers = Counter[_A]()
    for seed in range(TRIES):
        answers[answer(seed)] += 1
        (first, most), *others = answers.most_common()
        left = TRIES - seed - 1
        if most > left + max((times for _, times in others), default=0):
            break
    return first


def played(state: State, players: Sequence[Player], seed: int) -> State:
    """Return the end of a deal played by these, one to a seat; every answer is checked by the rules."""
    conductor = Conductor(state)
    while (asked := conductor.next_question()) is not None:
        seat, question = asked
        conductor.answer(players[seat].choose(question, generator(seed, 0, conductor.number, seat)))
    return conductor.state


def dealt(game: Game, seed: int, rules: HouseRules | None = None) -> State:
    """Return the beginning of a random deal."""
    rng = Random(seed)
    house = rules or game.house_rules()
    return game.start(deal_at_random(game, house, first_of_session(game, house, rng), rng))


def imagined(state: State) -> ImaginedDeal:
    """Return a deal imagined just as it is in a state."""
    held = position_of(state, state.leader).hands if isinstance(state, CardPlay) else ()
    return ImaginedDeal(state.deal, state.log, state.public, held, lambda _: state)


class Layout(CardPlay):
    """Cards on the table in a small position."""

    def __init__(
        self, rules: PlayRules, hands: Iterable[Hand], trick: Sequence[Play], bound: Mapping[Seat, Hand]
    ) -> None:
        self._rules, self._bound = rules, bound
        self.hands, self.trick, self.tricks, self.winners = tuple(hands), tuple(trick), (), ()

    @property
    def play_rules(self) -> PlayRules:
        return self._rules

    @property
    def bound(self) -> Mapping[Seat, Hand]:
        return self._bound

    @property
    def public(self) -> None:
        return None

    def settle(self, ending: Ending) -> Outcome:
        raise TypeError(ending)


def laid(
    rules: PlayRules,
    hands: Iterable[Hand],
    turn: Seat,
    *,
    trick: Sequence[Play] = (),
    bound: Mapping[Seat, Hand] | None = None,
) -> Position:
    """Return a position with these hands, in which this seat is on turn."""
    return position_of(Layout(rules, hands, trick, bound or {}), turn)


def set_up(game: str, hands: Iterable[str], moves: Iterable[Move], rules: HouseRules | None = None) -> State:
    """Return a deal of these hands, seat 3 dealing, after these moves."""
    found = game_named(game)
    house = rules or found.house_rules()
    held = tuple(cards(hand) for hand in hands)
    state = found.start(Deal(game, house, Seat(3), held, (), found.first_context(house, len(held))))
    for move in moves:
        state = state.apply(move)
    return state


def filled(game: str, hands: Sequence[str], rules: HouseRules | None = None, dealer: int = -1) -> State:
    """Return the beginning of a deal, the last seat dealing, in which the seats have these cards, the rest at random.

    Another seat may be named as `dealer`.
    A hand may be short or left out; `split` of the game says how many cards a seat gets.
    """
    found = game_named(game)
    house = rules or found.house_rules()
    seats = found.seats(house)
    pack = found.pack(house)
    deals = Seat(dealer % seats)
    sizes = [len(hand) for hand in found.split(house, seats, deals, pack)[0]]
    full = [list(cards(hand)) for hand in hands] + [[] for _ in range(seats - len(hands))]
    left = [each for each in pack if not any(each in hand for hand in full)]
    Random(5).shuffle(left)
    for hand, size in zip(full, sizes, strict=True):
        hand.extend(left.pop() for _ in range(size - len(hand)))
    context = found.first_context(house, seats)
    dummies = found.dummies(house, deals)
    return found.start(Deal(game, house, deals, tuple(map(tuple, full)), tuple(left), context, dummies))


def trick(first: int, codes: str) -> list[Play]:
    """Return the plays of a trick, or the beginning of one, from its leader on."""
    return [Play(Seat((first + place) % 4), card) for place, card in enumerate(cards(codes))]


def question(state: State, seat: int, *, may_pass: bool = False) -> Question:
    """Return what a seat is asked: for a word at a poll point, else for its move after everybody was silent there.

    A dummy's guardian is asked for its move.
    """
    asked = Seat(seat)
    if may_pass:
        return Question(state.observe(asked), state.statements(asked), may_pass)
    state = state.after_silence()
    return Question(state.observe(state.actor(asked)), state.moves(asked), may_pass)


def usual_answer(state: State, seat: int, *, may_pass: bool = False) -> Move | None:
    """Return what the strong level answers most often with the luck of `TRIES` seeds.

    A close decision may fall otherwise now and then; what matters is that such a hand is known for what it is.
    """
    asked = question(state, seat, may_pass=may_pass)
    return usual(lambda seed: player_named("strong").choose(asked, Random(seed)))


def card_played(player: Player, state: State, seed: int = 1) -> Card:
    """Return the card that a player adds to a position."""
    turn = state.turn
    assert turn is not None
    move = player.choose(question(state, turn), Random(seed))
    assert isinstance(move, Play)
    return move.card


def card_usually_played(player: Player, state: State) -> Card:
    """Return the card that a player adds to a position most often with the luck of `TRIES` seeds."""
    return usual(lambda seed: card_played(player, state, seed))
