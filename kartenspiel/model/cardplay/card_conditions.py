# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Conditions of a payoff on single cards and on all tricks: what the bonuses of tarock games ask."""

from dataclasses import dataclass

from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.cardplay.payment_tables import ConditionKind, TableMaker
from kartenspiel.model.cardplay.payoff import ALWAYS, NEVER, Condition, CountedEnding, Seats


def _player(counted: CountedEnding, card: Place, number: int) -> int | None:
    """Return who played a card to the trick of this number, counted from 1; ``None`` if it did not fall in it."""
    for trick in counted.ending.tricks[number - 1 : number]:
        for seat, place in trick:
            if place == card:
                return seat
    return None


def _may_still_fall(counted: CountedEnding, card: Place, number: int) -> bool:
    """Whether a card may still be played to the trick of this number."""
    return len(counted.ending.tricks) < number and counted.awaits(1 << card)


@dataclass(frozen=True, slots=True)
class CardWinsTrick(Condition):
    """One of these seats plays a card to the trick of a number, counted from 1, and takes it with this card."""

    card: Place
    number: int
    players: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look at the trick."""
        player = _player(counted, self.card, self.number)
        if player is None or not self.players >> player & 1:
            return False
        return counted.ending.winners[self.number - 1] == player

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while the card may still fall in the trick."""
        return None if _may_still_fall(counted, self.card, self.number) else self.holds(counted)

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.CARD_WINS, self.players, self.number, self.card)


@dataclass(frozen=True, slots=True)
class CardBeatenInTrick(Condition):
    """One of these seats plays a card to the trick of a number, counted from 1, and somebody else takes it."""

    card: Place
    number: int
    players: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look at the trick."""
        player = _player(counted, self.card, self.number)
        if player is None or not self.players >> player & 1:
            return False
        return counted.ending.winners[self.number - 1] != player

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while the card may still fall in the trick."""
        return None if _may_still_fall(counted, self.card, self.number) else self.holds(counted)

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.CARD_BEATEN, self.players, self.number, self.card)


@dataclass(frozen=True, slots=True)
class CardFallsTo(Condition):
    """A card falls in the trick of a number, counted from 1, which one of these seats takes with whatever card."""

    card: Place
    number: int
    takers: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look at the trick."""
        if _player(counted, self.card, self.number) is None:
            return False
        return bool(self.takers >> counted.ending.winners[self.number - 1] & 1)

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while the card may still fall in the trick."""
        return None if _may_still_fall(counted, self.card, self.number) else self.holds(counted)

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
