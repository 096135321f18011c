# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards of a deal while they are played, all hands open: what imagined play is played on."""

from collections.abc import Sequence
from dataclasses import dataclass

from kartenspiel.model.cardplay.ending import Ending
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
    tricks: list[tuple[Laid, ...]]
    """The finished tricks, each from its leader on."""
    winners: list[int]
    """Who took each of them."""
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
        return cls(rules, [*hands], turn, [], [], [], turn, 0, 0, sum(hands), [0] * rules.seats)

    def copy(self) -> "Position":
        """Return the same position, to be played on by itself."""
        return Position(
            self.rules, [*self.hands], self.turn, [*self.tricks], [*self.winners], [*self.trick], self.held, self.top,
            self.high, self.left, [*self.bound],
        )  # fmt: skip

    def legal(self) -> Cards:
        """Return the cards that the seat on turn may play."""
        return self.bound[self.turn] or self.legal_with(self.turn, self.hands[self.turn])

    def legal_with(self, seat: int, hand: Cards) -> Cards:
        """Return what a seat might play now if it held this hand, none of it bound."""
        if not self.trick:
            return self.rules.leads(seat, hand)
        return self.following_with(seat, hand, self.high, self.top)

    def following_with(self, seat: int, hand: Cards, high: Place, top: Place, added: Sequence[Laid] = ()) -> Cards:
        """Return what a seat that held this hand might add to the trick, none of it bound.

        It may be foreseen that other cards are `added` before; of all then lying `high` is the best of the suit led,
        and `top` wins so far.
        """
        rules = self.rules
        special = rules.special_place is not None and rules.special_threatens([*self.trick, *added], top)
        return rules.follows(seat, hand, high, top, special=special)

    def lay(self, place: Place) -> None:
        """Play a card of the seat on turn; after the last card of a trick its winner is on turn."""
        seat, bit, rules, trick = self.turn, 1 << place, self.rules, self.trick
        self.hands[seat] ^= bit
        self.left ^= bit
        if self.bound[seat] & bit:
            self.bound[seat] = 0
        if not trick or rules.beaters[self.top] >> place & 1:
            self.held, self.top = seat, place
        if not trick or rules.pack.above[self.high] >> place & 1:
            self.high = place
        trick.append((seat, place))
        if len(trick) < rules.seats:
            self.turn = (seat + 1) % rules.seats
            return
        self.turn = self.held if rules.special is None else rules.winner(trick, self.held, self.top)
        self.tricks.append(tuple(trick))
        self.winners.append(self.turn)
        trick.clear()
        if rules.stages:
            self.rules = rules.in_trick(len(self.winners))

    @property
    def ending(self) -> Ending:
        """All tricks so far, to be settled."""
        return Ending(self.rules.pack, tuple(self.tricks), tuple(self.winners))


def position_of(play: CardPlay, turn: int) -> Position:
    """Lay out the cards of a state in which this hand is to play."""
    rules, trick = play.play_rules, play.trick
    pack = rules.pack
    hands = [pack.bits_of(hand) for hand in play.hands]
    for laid in trick:
        hands[laid.seat] |= pack.bits[laid.card.index]
    found = Position.begin(rules, hands, trick[0].seat if trick else turn)
    for laid in trick:
        found.lay(pack.places[laid.card.index])
    found.tricks, found.winners = [*Ending.of(pack, play.tricks, play.winners).tricks], [*play.winners]
    for seat, cards in play.bound.items():
        found.bound[seat] = pack.bits_of(cards)
    return found
