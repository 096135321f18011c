# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards that lie anyhow: positions that no deal need come to, laid out in the kernel, and played on by the rules alone.

`Layout` is what can be written down, `SlowTable` what the kernel is compared with.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Cards, Laid, Place, places_of
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.kernel.card_play import Position

FEW: Final = (1, 1, 2, 2, 3, 3, 4, 6)
"""So many cards have hands of odd positions, mostly."""
OFTEN: Final = 0.5
"""How often a position is made odd in one way or another."""


class Seen(NamedTuple):
    """What can be seen of an open table."""

    turn: int
    hands: list[Cards]
    winners: list[int]
    tricks: list[tuple[Laid, ...]]
    trick: list[Laid]


def seen_of(table: Position) -> Seen:
    """Return what the kernel shows of a table."""
    return Seen(table.turn, table.hands, table.winners, table.tricks, table.trick)


@dataclass(frozen=True)
class Layout:
    """A moment of card play, in places of a pack; nobody need have been able to play so."""

    hands: tuple[Cards, ...]
    """What is held, without what lies in the trick."""
    leader: int
    """Who has led to the open trick, or is to lead."""
    trick: tuple[Place, ...]
    tricks: tuple[tuple[Place, ...], ...]
    """The finished tricks, each from its leader on."""
    leaders: tuple[int, ...]
    winners: tuple[int, ...]
    bound: tuple[Cards, ...]
    """For each seat cards of which one must be played next; mostly none."""

    @classmethod
    def from_json(cls, written: Mapping[str, Sequence[object]]) -> "Layout":
        """Return a layout that `as_json` has written."""
        values = {name: _tuples(value) for name, value in written.items()}
        return cls(**values)  # type: ignore[arg-type]

    def as_json(self) -> dict[str, object]:
        """Return it for a file."""
        return asdict(self)

    def position(self, rules: PlayRules) -> Position:
        """Lay it out in the kernel."""
        seats = len(self.hands)
        hands = [*self.hands]
        for number, place in enumerate(self.trick):
            hands[(self.leader + number) % seats] |= 1 << place
        found = Position(rules.in_trick(len(self.winners)), hands, self.leader)
        tricks = [
            tuple([((leader + number) % seats, place) for number, place in enumerate(trick)])
            for leader, trick in zip(self.leaders, self.tricks, strict=True)
        ]
        found.resume(tricks, self.winners)
        for place in self.trick:
            found.lay(place)
        for seat, cards in enumerate(self.bound):
            found.bind(seat, cards)
        return found


def _tuples(value: object) -> object:
    return tuple([_tuples(each) for each in value]) if isinstance(value, list) else value


class SlowTable:
    """Cards played by the rules, as the states of a deal play them."""

    def __init__(self, rules: PlayRules, layout: Layout) -> None:
        """Lay the cards out."""
        self._rules, self._pack, self._seats = rules, rules.pack, len(layout.hands)
        self.hands = [list(self._pack.cards_of(hand)) for hand in layout.hands]
        self.bound = [list(self._pack.cards_of(cards)) for cards in layout.bound]
        self.winners = [*layout.winners]
        self.tricks = [self._plays(leader, trick) for leader, trick in zip(layout.leaders, layout.tricks, strict=True)]
        self.trick = self._plays(layout.leader, layout.trick)
        self.turn = (layout.leader + len(layout.trick)) % self._seats

    def _plays(self, leader: int, trick: Sequence[Place]) -> list[Play]:
        return [
            Play(Seat((leader + number) % self._seats), self._pack.cards[place]) for number, place in enumerate(trick)
        ]

    def legal(self) -> Cards:
        """Return what the seat on turn may play."""
        rules = self._rules.in_trick(len(self.winners))
        legal = self.bound[self.turn] or rules.legal(Seat(self.turn), self.hands[self.turn], self.trick)
        return self._pack.bits_of(legal)

    def lay(self, place: Place) -> None:
        """Play a card of the seat on turn."""
        card, rules = self._pack.cards[place], self._rules.in_trick(len(self.winners))
        self.hands[self.turn].remove(card)
        if card in self.bound[self.turn]:
            self.bound[self.turn] = []
        self.trick.append(Play(Seat(self.turn), card))
        self.turn = (self.turn + 1) % self._seats
        if len(self.trick) == self._seats:
            self.turn = rules.winner_of(self.trick)
            self.winners.append(self.turn)
            self.tricks.append(self.trick)
            self.trick = []

    @property
    def seen(self) -> Seen:
        """What can be seen of it."""
        place = self._pack.place
        tricks = [tuple([(int(play.seat), place(play.card)) for play in trick]) for trick in (*self.tricks, self.trick)]
        hands = [self._pack.bits_of(hand) for hand in self.hands]
        return Seen(self.turn, hands, [*map(int, self.winners)], tricks[:-1], [*tricks[-1]])


def layout_of(state: CardPlay) -> Layout:
    """Return how the cards of a state lie."""
    pack, seats = state.pack, len(state.hands)
    tricks = tuple([tuple([pack.place(play.card) for play in trick]) for trick in (*state.tricks, state.trick)])
    return Layout(
        hands=tuple([pack.bits_of(hand) for hand in state.hands]),
        leader=int(state.trick[0].seat if state.trick else state.turn or 0),
        trick=tricks[-1],
        tricks=tricks[:-1],
        leaders=tuple([int(trick[0].seat) for trick in state.tricks]),
        winners=tuple(map(int, state.winners)),
        bound=tuple([pack.bits_of(state.bound.get(Seat(seat), ())) for seat in range(seats)]),
    )


def odd_layout(rules: PlayRules, rng: Random) -> Layout:
    """Return cards that lie anyhow: few or many, of one suit or all, with tricks that nobody would have played so."""
    seats, cards = rules.seats, len(rules.pack.cards)
    most = cards // seats
    held = min(rng.choice(FEW), most) if rng.random() < OFTEN else rng.randint(1, most)
    finished = rng.randint(0, most - held)
    order = _order(rules, rng, held * seats)
    hands = [sum(1 << place for place in order[seat * held : (seat + 1) * held]) for seat in range(seats)]
    gone = order[held * seats :]
    leaders = [rng.randrange(seats) for _ in range(finished + 1)]
    trick: list[Place] = []
    for number in range(rng.randrange(seats) if rng.random() < OFTEN else 0):
        seat = (leaders[-1] + number) % seats
        trick.append(rng.choice([*places_of(hands[seat])]))
        hands[seat] ^= 1 << trick[-1]
    bound = [0] * seats
    while rng.random() < OFTEN / 2:
        seat = rng.randrange(seats)
        bound[seat] = sum(1 << place for place in places_of(hands[seat]) if rng.random() < OFTEN)
    return Layout(
        hands=tuple(hands),
        leader=leaders[-1],
        trick=tuple(trick),
        tricks=tuple([tuple(gone[number * seats : (number + 1) * seats]) for number in range(finished)]),
        leaders=tuple(leaders[:-1]),
        winners=tuple(leaders[1:]),
        bound=tuple(bound),
    )


def _order(rules: PlayRules, rng: Random, held: int) -> list[Place]:
    """Return all cards in an order: those to be held first, often few suits, often the three of a special trick."""
    order = [*range(len(rules.pack.cards))]
    rng.shuffle(order)
    if rng.random() < OFTEN:
        suits = [suit for suit in rules.pack.suits.values() if suit]
        dear = {suit: rng.random() for suit in suits}
        order.sort(key=lambda place: dear[rules.pack.suit[place]])
    trull = 0 if rules.special is None else rules.special.bits
    if trull and rng.random() < OFTEN:
        order.sort(key=lambda place: not trull >> place & 1)
    front = order[:held]
    rng.shuffle(front)
    return front + order[held:]
