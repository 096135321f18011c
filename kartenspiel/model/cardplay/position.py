# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards of a deal while they are played, all hands open: what imagined play is played on."""

from collections.abc import Sequence
from dataclasses import dataclass

from kartenspiel.model.cardplay.pack import Cards, Laid, Place
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay


@dataclass(slots=True)
class Position:
    """A moment of card play; `lay` changes it in place, `copy` keeps it."""

    rules: PlayRules
    """How the trick is played; where rules change from trick to trick, those of this one."""
    hands: list[Cards]
    turn: int
    winners: list[int]
    """Who took each trick so far."""
    trick: list[Laid]
    held: int
    """The seat that holds the trick so far; it means nothing before a card is led."""
    top: Place
    """The card by which that seat holds the trick; it means nothing before a card is led."""
    high: Place
    """The highest card of the suit led that lies in the trick; it means nothing before a card is led."""
    left: Cards
    """All cards that are still in hands."""
    bound: list[Cards]
    """For each seat cards of its hand of which one must be played next: a card lying face down, a marriage registered
    (G22, A35); mostly none."""

    @classmethod
    def begin(cls, rules: PlayRules, hands: Sequence[Cards], turn: int) -> "Position":
        """Return the position before the first lead, with these hands."""
        return cls(rules, [*hands], turn, [], [], turn, 0, 0, sum(hands), [0] * rules.seats)

    def copy(self) -> "Position":
        """Return the same position, to be played on by itself."""
        return Position(
            self.rules, [*self.hands], self.turn, [*self.winners], [*self.trick], self.held, self.top,
            self.high, self.left, [*self.bound],
        )  # fmt: skip

    def legal(self) -> Cards:
        """Return the cards that the seat on turn may play."""
        return self.bound[self.turn] or self.legal_with(self.turn, self.hands[self.turn])

    def legal_with(self, seat: int, hand: Cards) -> Cards:
        """Return what a seat might play now if it held this hand, none of it bound."""
        rules = self.rules
        if not self.trick:
            return rules.leads(seat, hand)
        top = self.top if rules.special_place is None else rules.marked(self.trick, self.top)
        return rules.follows(seat, hand, self.high, top)

    def lay(self, place: Place) -> None:
        """Play a card of the seat on turn; after the last card of a trick its winner is on turn."""
        seat, bit, rules = self.turn, 1 << place, self.rules
        self.hands[seat] ^= bit
        self.left ^= bit
        if self.bound[seat] & bit:
            self.bound[seat] = 0
        self.put_down(seat, place)
        if len(self.trick) < rules.seats:
            self.turn = (seat + 1) % rules.seats
            return
        self.turn = rules.winner(self.trick, self.held, self.top)
        self.winners.append(self.turn)
        self.trick.clear()
        if rules.stages:
            self.rules = rules.in_trick(len(self.winners))

    def put_down(self, seat: int, place: Place) -> None:
        """Add a card that is no longer in a hand to the trick."""
        if not self.trick or self.rules.beaters[self.top] >> place & 1:
            self.held, self.top = seat, place
        if not self.trick or self.rules.pack.above[self.high] >> place & 1:
            self.high = place
        self.trick.append((seat, place))


def position_of(play: CardPlay, turn: int) -> Position:
    """Lay out the cards of a state in which this hand is to play."""
    rules = play.play_rules
    pack = rules.pack
    bound = [0] * rules.seats
    for seat, cards in play.bound.items():
        bound[seat] = pack.bits_of(cards)
    found = Position.begin(rules, [pack.bits_of(hand) for hand in play.hands], turn)
    found.winners, found.bound = [*play.winners], bound
    for laid in play.trick:
        found.put_down(laid.seat, pack.place(laid.card))
    return found
