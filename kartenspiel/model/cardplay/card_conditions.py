# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Conditions of a payoff on single cards and on all tricks: what the bonuses of tarock games ask."""

from dataclasses import dataclass
from typing import ClassVar

from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.cardplay.payment_tables import ConditionKind, TableMaker
from kartenspiel.model.cardplay.payoff import ALWAYS, NEVER, Condition, CountedEnding, Seats


@dataclass(frozen=True, slots=True)
class _CardInTrick(Condition):
    """Something about a card in the trick of a number, counted from 1."""

    card: Place
    number: int

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while the card may still fall in the trick."""
        may_fall = len(counted.ending.tricks) < self.number and counted.awaits(1 << self.card)
        return None if may_fall else self.holds(counted)

    def _player(self, counted: CountedEnding) -> int | None:
        """Return who played the card to the trick; ``None`` if it did not fall in it."""
        for trick in counted.ending.tricks[self.number - 1 : self.number]:
            for seat, place in trick:
                if place == self.card:
                    return seat
        return None


@dataclass(frozen=True, slots=True)
class _CardPlayedToTrick(_CardInTrick):
    """One of these seats plays a card to the trick of a number, and it wins the trick or not."""

    players: Seats
    _wins: ClassVar[bool]

    def holds(self, counted: CountedEnding) -> bool:
        """Look at the trick."""
        player = self._player(counted)
        if player is None or not self.players >> player & 1:
            return False
        return (counted.ending.winners[self.number - 1] == player) is self._wins


@dataclass(frozen=True, slots=True)
class CardWinsTrick(_CardPlayedToTrick):
    """One of these seats plays a card to the trick of a number, counted from 1, and takes it with this card."""

    _wins = True

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.CARD_WINS, self.players, self.number, self.card)


@dataclass(frozen=True, slots=True)
class CardBeatenInTrick(_CardPlayedToTrick):
    """One of these seats plays a card to the trick of a number, counted from 1, and somebody else takes it."""

    _wins = False

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.CARD_BEATEN, self.players, self.number, self.card)


@dataclass(frozen=True, slots=True)
class CardFallsTo(_CardInTrick):
    """A card falls in the trick of a number, counted from 1, which one of these seats takes with whatever card."""

    takers: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look at the trick."""
        if self._player(counted) is None:
            return False
        return bool(self.takers >> counted.ending.winners[self.number - 1] & 1)

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.CARD_FALLS_TO, self.takers, self.number, self.card)


@dataclass(frozen=True, slots=True)
class CardsTaken(Condition):
    """These seats take all of these cards in their tricks."""

    cards: Cards
    takers: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look for the cards."""
        return not self.cards & ~counted.taken_by(self.takers)

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open until they have all of them or others have one, or all tricks are played."""
        if self.holds(counted):
            return True
        return None if counted.open.tricks and not self.cards & counted.taken_by(~self.takers) else False

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.CARDS_TAKEN, self.takers, self.cards)


@dataclass(frozen=True, slots=True)
class CardTaken(Condition):
    """One of these seats takes a card in a trick."""

    card: Place
    takers: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look for the card."""
        return bool(counted.taken_by(self.takers) >> self.card & 1)

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while the card may still be played."""
        return None if counted.awaits(1 << self.card) else self.holds(counted)

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.CARDS_TAKEN, self.takers, 1 << self.card)


@dataclass(frozen=True, slots=True)
class CardCaughtBy(Condition):
    """One of the losers plays a card to a trick that one of the catchers takes with another."""

    card: Place
    catcher: Place
    losers: Seats
    catchers: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look for the trick with the card."""
        for trick, winner in zip(counted.ending.tricks, counted.ending.winners, strict=True):
            for seat, place in trick:
                if place == self.card:
                    caught = self.losers >> seat & 1 and self.catchers >> winner & 1
                    return bool(caught) and (winner, self.catcher) in trick
        return False

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while both may still be played."""
        return None if counted.awaits(1 << self.card | 1 << self.catcher) else self.holds(counted)

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.CARD_CAUGHT, self.losers, self.catchers, self.card, self.catcher)


@dataclass(frozen=True, slots=True)
class EveryTrickTo(Condition):
    """These seats take every trick, one at least."""

    takers: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look who has taken a trick."""
        return bool(counted.winners) and not counted.winners & ~self.takers

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open until others have taken one, or all are played."""
        if counted.winners & ~self.takers:
            return False
        return None if counted.open.tricks else self.holds(counted)

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.EVERY_TRICK_TO, self.takers)


@dataclass(frozen=True, slots=True)
class ToldAtTheEnd(Condition):
    """Something that is so or not since the cards were dealt, which nobody can tell before they are played."""

    truth: bool

    def holds(self, counted: CountedEnding) -> bool:
        """Return it."""
        del counted
        return self.truth

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open until all tricks are played."""
        return None if counted.open.tricks else self.truth

    def row(self, maker: TableMaker) -> int:
        """Return the row of what is so."""
        return (ALWAYS if self.truth else NEVER).row(maker)
