# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a contract pays, as data: conditions on how its cards were played, and what is due where they hold.

A game makes a `Payoff` of a contract as spoken, when card play begins.  Its settlement, with its words, and whatever
plays imagined cards without any state both ask it what an ending pays.  All in it is whole numbers: seats and cards are
sets of bits, points and payments are in the units of the game.
"""

import abc
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from operator import mul
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cardplay.payment_tables import (
    NONE,
    AloneKind,
    AloneRow,
    ConditionKind,
    CreditRow,
    DueRow,
    NumberRow,
    PaymentTables,
    TableMaker,
)
from kartenspiel.model.cardplay.transfers import Transfer, pay, pay_from
from kartenspiel.model.seats import Seat, all_seats

Seats = int
"""A set of seats, one bit each."""
ANYHOW: Final[Seats] = 1 << 8
"""A bit beside those of seats: in a set of earners it says that nobody need take a trick."""


def seats_of(members: Iterable[int]) -> Seats:
    """Return seats as bits."""
    return sum([1 << seat for seat in members])


class StillOpen(NamedTuple):
    """What nobody can tell yet while the cards of a deal are played."""

    tricks: int = 0
    """How many are still to be played."""
    points: int = 0
    """The card points that count with nobody for certain."""
    gone: Cards = 0
    """Cards not in tricks that nobody will play."""


ENDED: Final = StillOpen()


@dataclass(frozen=True)
class CountedEnding:
    """An ending with the card points that each seat has taken: all that a payoff asks."""

    ending: Ending
    points: tuple[int, ...]
    open: StillOpen = ENDED
    """What is still open, where a deal is judged before its end."""

    def taken_by(self, seats: Seats) -> Cards:
        """Return the cards that these seats have taken."""
        found = 0
        for seat, cards in enumerate(self.taken):
            if seats >> seat & 1:
                found |= cards
        return found

    def awaits(self, cards: Cards) -> bool:
        """Whether all of these cards may still be played."""
        return bool(self.open.tricks) and not cards & (sum(self.taken) | self.open.gone)

    @cached_property
    def taken(self) -> tuple[Cards, ...]:
        """The cards that each seat has taken."""
        return self.ending.cards_taken(len(self.points))

    @cached_property
    def winners(self) -> Seats:
        """The seats that have taken a trick."""
        found = 0
        for winner in self.ending.winners:
            found |= 1 << winner
        return found

    @property
    def winning(self) -> Seats:
        """The same, and `ANYHOW`."""
        return self.winners | ANYHOW

    def tricks_of(self, seats: Seats, first: int | None = None) -> int:
        """Return how many tricks these seats have taken, in all or of so many first ones."""
        found = 0
        for winner in self.ending.winners[:first]:
            found += seats >> winner & 1
        return found


class Range(NamedTuple):
    """The numbers between two, these included."""

    least: int
    most: int


class Quantity(abc.ABC):
    """A number that an ending has."""

    __slots__ = ()

    @abc.abstractmethod
    def of(self, counted: CountedEnding) -> int:
        """Return it."""

    @abc.abstractmethod
    def range(self, counted: CountedEnding) -> Range:
        """Return what it may still be at the end; once nothing is open, that is the number alone."""

    @abc.abstractmethod
    def row(self, maker: TableMaker) -> int:
        """Return the row of it in tables."""


class Credit(NamedTuple):
    """Points that count beside those of cards once one of these seats has taken a trick."""

    points: int
    earners: Seats


@dataclass(frozen=True, slots=True)
class Points(Quantity):
    """Points of cards, each seat's taken so many times, and others beside them."""

    times: tuple[int, ...] = ()
    """By seat: 1 for those of a side, -1 for those of whom they are compared with; left out for nobody's."""
    base: int = 0
    """What counts in any case."""
    credits: tuple[Credit, ...] = ()
    """What must be earned first."""
    most: int | None = None
    """It is never more than this."""

    def of(self, counted: CountedEnding) -> int:
        """Return the sum."""
        found = self.base
        if self.times:
            found += sum(map(mul, self.times, counted.points))
        for points, earners in self.credits:
            if earners & counted.winning:
                found += points
        return found if self.most is None else min(found, self.most)

    def range(self, counted: CountedEnding) -> Range:
        """Return the sums with what is open for whom it counts most, and least; what is not earned yet may be."""
        to_earn = [0]
        if counted.open.tricks:
            to_earn += [points for points, earners in self.credits if not earners & counted.winning]
        shares = [each * counted.open.points for each in (0, *self.times)]
        without = replace(self, most=None).of(counted)
        least = without + min(shares) + sum(min(points, 0) for points in to_earn)
        most = without + max(shares) + sum(max(points, 0) for points in to_earn)
        return Range(least, most) if self.most is None else Range(min(least, self.most), min(most, self.most))

    def row(self, maker: TableMaker) -> int:
        """Return the row of the sum."""
        row = NumberRow(self.base, NONE if self.most is None else self.most)
        return maker.number(row, self.times, [CreditRow(*each) for each in self.credits])


@dataclass(frozen=True, slots=True)
class Tricks(Quantity):
    """How many tricks these seats have taken."""

    seats: Seats
    first: int | None = None
    """Of so many first ones; ``None`` for all."""

    def of(self, counted: CountedEnding) -> int:
        """Count them."""
        return counted.tricks_of(self.seats, self.first)

    def range(self, counted: CountedEnding) -> Range:
        """Return their number without those to be played, and with them."""
        found, more = self.of(counted), counted.open.tricks if self.seats else 0
        if self.first is not None:
            more = min(more, max(self.first - len(counted.ending.winners), 0))
        return Range(found, found + more)

    def row(self, maker: TableMaker) -> int:
        """Return the row of their number."""
        return maker.number(NumberRow(seats=self.seats, first=NONE if self.first is None else self.first))


class Condition(abc.ABC):
    """Something that an ending fulfils or not."""

    __slots__ = ()

    @abc.abstractmethod
    def holds(self, counted: CountedEnding) -> bool:
        """Whether it does."""

    @abc.abstractmethod
    def verdict(self, counted: CountedEnding) -> bool | None:
        """Whether it does, ``None`` while nobody can tell; at the end that is the same as `holds`."""

    @abc.abstractmethod
    def row(self, maker: TableMaker) -> int:
        """Return the row of it in tables, in which what it asks of others comes before it."""


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """One number is as great as another."""

    quantity: Quantity
    least: Quantity | int

    def holds(self, counted: CountedEnding) -> bool:
        """Compare them."""
        least = self.least if isinstance(self.least, int) else self.least.of(counted)
        return self.quantity.of(counted) >= least

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while what is left can make it so, or otherwise."""
        number = self.quantity.range(counted)
        least = Range(self.least, self.least) if isinstance(self.least, int) else self.least.range(counted)
        if number.least >= least.most:
            return True
        return None if number.most >= least.least else False

    def row(self, maker: TableMaker) -> int:
        """Return the row of the comparison."""
        least = maker.number(NumberRow(self.least)) if isinstance(self.least, int) else self.least.row(maker)
        return maker.condition(ConditionKind.AT_LEAST, self.quantity.row(maker), least)


@dataclass(frozen=True, slots=True)
class Earned(Condition):
    """One of these seats has taken a trick."""

    earners: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look for one."""
        return bool(self.earners & counted.winning)

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while they can still take one."""
        return self.holds(counted) or (None if self.earners and counted.open.tricks else False)

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.TOOK_TRICK, self.earners)


@dataclass(frozen=True, slots=True)
class TrickTo(Condition):
    """One of these seats has taken the trick of this number, counted from 1."""

    number: int
    seats: Seats

    def holds(self, counted: CountedEnding) -> bool:
        """Look at it; it may not have been played."""
        return any(self.seats >> winner & 1 for winner in counted.ending.winners[self.number - 1 : self.number])

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open until the trick is played, where they can take it."""
        to_come = self.number - len(counted.ending.winners)
        return None if self.seats and 0 < to_come <= counted.open.tricks else self.holds(counted)

    def row(self, maker: TableMaker) -> int:
        """Return the row of the question."""
        return maker.condition(ConditionKind.TRICK_TO, self.seats, self.number)


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """Another condition does not hold."""

    condition: Condition

    def holds(self, counted: CountedEnding) -> bool:
        """Return the contrary."""
        return not self.condition.holds(counted)

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open where the other is."""
        found = self.condition.verdict(counted)
        return None if found is None else not found

    def row(self, maker: TableMaker) -> int:
        """Return the row of the contrary."""
        return maker.condition(ConditionKind.NOT, self.condition.row(maker))


@dataclass(frozen=True, slots=True)
class AllOf(Condition):
    """Each of these holds; of none at all that is always so."""

    conditions: tuple[Condition, ...]

    def holds(self, counted: CountedEnding) -> bool:
        """Ask them in their order."""
        for condition in self.conditions:  # noqa: SIM110 - a generator takes longer, and play-outs are many
            if not condition.holds(counted):
                return False
        return True

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while one of them is and none fails."""
        found = {condition.verdict(counted) for condition in self.conditions}
        return False if False in found else None if None in found else True

    def row(self, maker: TableMaker) -> int:
        """Return the row that joins theirs."""
        return maker.joined(ConditionKind.ALL, [each.row(maker) for each in self.conditions])


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """One of these holds at least; of none at all that is never so."""

    conditions: tuple[Condition, ...]

    def holds(self, counted: CountedEnding) -> bool:
        """Ask them in their order."""
        for condition in self.conditions:  # noqa: SIM110 - likewise
            if condition.holds(counted):
                return True
        return False

    def verdict(self, counted: CountedEnding) -> bool | None:
        """It is open while one of them is and none holds."""
        found = {condition.verdict(counted) for condition in self.conditions}
        return True if True in found else None if None in found else False

    def row(self, maker: TableMaker) -> int:
        """Return the row that joins theirs."""
        return maker.joined(ConditionKind.ANY, [each.row(maker) for each in self.conditions])


ALWAYS: Final = AllOf(())
NEVER: Final = AnyOf(())


@dataclass(frozen=True, slots=True)
class PerStep:
    """What is due is so for every so many points that a number differs from zero."""

    quantity: Points
    step: int


@dataclass(frozen=True, slots=True)
class Due:
    """Something that is paid for where its condition holds."""

    when: Condition
    to: tuple[Seat, ...]
    payers: tuple[Seat, ...]
    value: int
    """For each pair of a payer and a receiver (`pay`)."""
    per: PerStep | None = None

    def amount(self, counted: CountedEnding) -> int:
        """Return what is due for each pair where the condition holds."""
        return self.value if self.per is None else abs(self.per.quantity.of(counted)) // self.per.step * self.value

    def row(self, maker: TableMaker) -> DueRow:
        """Return it as a row of tables."""
        due = DueRow(self.when.row(maker), seats_of(self.to), seats_of(self.payers), self.value)
        return due if self.per is None else due._replace(per=self.per.quantity.row(maker), step=self.per.step)


class Payoff(abc.ABC):
    """What every ending of a contract as spoken pays."""

    __slots__ = ()

    seats: int
    worths: tuple[int, ...]
    """What the card of each place counts."""
    last: int
    """What the last trick of the deal counts besides."""
    tricks: int
    """So many tricks a whole deal has."""

    def counted(self, ending: Ending) -> CountedEnding:
        """Count the points of an ending."""
        last = self.last if len(ending.winners) == self.tricks else 0
        return CountedEnding(ending, ending.points(self.worths, self.seats, last=last))

    def payments(self, ending: Ending) -> tuple[int, ...]:
        """Return what each seat receives."""
        return self.paid(self.counted(ending))

    def paid(self, counted: CountedEnding) -> tuple[int, ...]:
        """Return what each seat receives."""
        return pay(self.transfers(counted), self.seats)

    @abc.abstractmethod
    def transfers(self, counted: CountedEnding) -> Sequence[Transfer]:
        """Return who pays whom."""

    @abc.abstractmethod
    def flatten(self) -> PaymentTables:
        """Return it as tables of plain integers, which pay the same."""


@dataclass(frozen=True, slots=True, eq=False)
class DuePayoff(Payoff):
    """A payoff of several things, each of which is due or not; two are the same only where they are one object."""

    seats: int
    worths: tuple[int, ...]
    last: int
    tricks: int
    dues: tuple[Due, ...]
    purses: tuple[int, ...] | None = None
    """What each seat can pay at most (`pay_from`); ``None`` for anything."""

    def paid(self, counted: CountedEnding) -> tuple[int, ...]:
        """Return what each seat receives, as far as purses reach."""
        transfers = self.transfers(counted)
        return pay(transfers, self.seats) if self.purses is None else pay_from(self.purses, transfers)

    def held(self, counted: CountedEnding) -> tuple[int, ...]:
        """Return the numbers of those that are due."""
        return tuple([number for number, due in enumerate(self.dues) if due.when.holds(counted)])

    def transfers(self, counted: CountedEnding) -> tuple[Transfer, ...]:
        """Return who pays whom for all that is due."""
        dues = [due for due in self.dues if due.when.holds(counted)]
        return tuple([Transfer(due.to, due.payers, due.amount(counted)) for due in dues])

    def flatten(self) -> PaymentTables:
        """Return what is due, and the conditions, as tables."""
        maker = TableMaker(self.seats)
        dues = tuple([due.row(maker) for due in self.dues])
        return PaymentTables(
            self.seats, self.worths, self.last, self.tricks, ANYHOW, tuple(maker.rows), tuple(maker.members),
            tuple(maker.number_rows), tuple(maker.times), tuple(maker.credits), dues, self.purses or (),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class MostPay(Payoff):
    """Everybody plays for himself, and those with most points each pay every other."""

    seats: int
    worths: tuple[int, ...]
    last: int
    tricks: int
    value: int

    def transfers(self, counted: CountedEnding) -> tuple[Transfer, ...]:
        """Return what they pay."""
        points = counted.points
        most, seats = max(points), all_seats(self.seats)
        payers = tuple(seat for seat in seats if points[seat] == most)
        return (Transfer(tuple(seat for seat in seats if points[seat] < most), payers, self.value),)

    def flatten(self) -> PaymentTables:
        """Return tables without anything but how many points there are."""
        alone = AloneRow(AloneKind.MOST_PAY, self.value)
        return PaymentTables(self.seats, self.worths, self.last, self.tricks, ANYHOW, alone=alone)
