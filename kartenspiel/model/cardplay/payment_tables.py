# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a contract pays as tables of plain integers, for whoever pays imagined deals without any object.

`Payoff.flatten` makes them, and the kernel of the players pays by them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, NamedTuple

NONE: Final = -1
"""Stands in tables where there is no such number, limit, row, card or trick."""


class ConditionKind(IntEnum):
    """What a row of conditions asks; what its four numbers are is said with each."""

    ALL = 0
    """Each of a stretch of `members` holds: where it begins, where it ends."""
    ANY = 1
    """One of them holds: likewise."""
    NOT = 2
    """Another does not hold: its row."""
    AT_LEAST = 3
    """One number is as great as another: their two rows."""
    TOOK_TRICK = 4
    """One of some seats has taken a trick: the seats."""
    TRICK_TO = 5
    """One of some seats has taken one trick: the seats, and the number of the trick, counted from 1."""
    CARD_WINS = 6
    """One of some seats plays a card to a trick and takes it: the seats, the number of the trick, the card."""
    CARD_BEATEN = 7
    """One of some seats plays a card to a trick and does not take it: likewise."""
    CARD_FALLS_TO = 8
    """A card falls in a trick that one of some seats takes: likewise."""
    CARDS_TAKEN = 9
    """Some seats take all of a set of cards in their tricks: the seats, and the cards."""
    CARD_CAUGHT = 10
    """A card is played by a loser and taken by a catcher's: losers, catchers, the card, the card that takes it."""
    EVERY_TRICK_TO = 11
    """Some seats take every trick, and one at least: the seats."""


class AloneKind(IntEnum):
    """How is paid where everybody plays for himself."""

    MOST_PAY = 1
    """Those with most points each pay everybody else."""
    LOSER_PAYS = 2
    """Those with most points pay together; forehand among them alone and twofold, and twofold for very many points.

    It is shared out equally among those without a trick, where there are such, else among all others.
    """
    HALF_PAYS_HALF = 3
    """The half with more points pays the other half; who has as many as somebody there stays out."""


class SettledFirst(IntEnum):
    """What comes before the half that pays the half: one player alone pays, or receives."""

    NOTHING = 0
    MUCH_OR_NO_TRICK = 1
    """Somebody has very many points, or alone no trick."""
    FOREHAND_TOO = 2
    """Likewise, and before that forehand has the most."""


class ConditionRow(NamedTuple):
    """A condition; those that it asks of others stand before it.

    Its four numbers mean what is listed with its `ConditionKind`, in that order.
    """

    kind: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


class NumberRow(NamedTuple):
    """A number that an ending has: a sum."""

    base: int = 0
    """What counts in any case."""
    most: int = NONE
    """It is never more than this, where it is not `NONE`."""
    seats: int = 0
    """Whose tricks count 1 each."""
    first: int = NONE
    """Of so many first tricks; `NONE` for all."""
    credits: int = 0
    """Where its stretch of `PaymentTables.credits` begins."""
    credits_end: int = 0
    """Where it ends."""


class CreditRow(NamedTuple):
    """Points that count once one of these seats has taken a trick."""

    points: int
    earners: int


class DueRow(NamedTuple):
    """Something that is paid for where a condition holds."""

    when: int
    """The row of the condition."""
    to: int
    """The seats that receive it."""
    payers: int
    """The seats that pay it: in pairs where they are as many, else each to everybody."""
    value: int
    per: int = NONE
    """The row of a number: the value is due for every so many that it differs from zero; `NONE` for once."""
    step: int = 1
    """How many these are."""


class AloneRow(NamedTuple):
    """How is paid where everybody plays for himself."""

    kind: int
    value: int
    """What everything is multiplied by before it is shared out."""
    forehand: int = NONE
    much: int = 0
    """So many points are very many."""
    double: int = 1
    """By what everything is multiplied once it is shared out."""
    first: int = SettledFirst.NOTHING
    """Where the half pays the half: a `SettledFirst`."""


@dataclass(frozen=True, slots=True)
class PaymentTables:
    """What every ending of a contract as spoken pays, with n cards and s seats.

    A card is its place, from 0 to n - 1; sets of seats and of cards have a bit for each, and in a set of earners there
    may be one more, by which nobody need take a trick.  All numbers fit into 64 bits.
    """

    seats: int
    """s."""
    worths: tuple[int, ...]
    """[n] What each card counts."""
    last: int
    """What the last trick of a whole deal counts besides."""
    tricks: int
    """So many tricks a whole deal has."""
    anyhow: int
    """The bit of earners that need no trick."""
    conditions: tuple[ConditionRow, ...] = ()
    members: tuple[int, ...] = ()
    """Rows of conditions of which all or any must hold."""
    numbers: tuple[NumberRow, ...] = ()
    times: tuple[int, ...] = ()
    """[numbers, s] How many times each seat's card points count."""
    credits: tuple[CreditRow, ...] = ()
    dues: tuple[DueRow, ...] = ()
    purses: tuple[int, ...] = ()
    """[s] What each seat can pay at most, one by one in turns; empty where anything is paid."""
    alone: AloneRow | None = None
    """How is paid where everybody plays for himself; ``None`` where there are sides, and what is paid are `dues`."""
    gifts: tuple[tuple[int, int], ...] = ()
    """Points that come to who takes a trick, each with the number of the trick, counted from 1."""


@dataclass(slots=True)
class TableMaker:
    """Collects the rows of conditions and numbers, each once."""

    seats: int
    conditions: dict[tuple[int, ...], int] = field(default_factory=dict)
    rows: list[ConditionRow] = field(default_factory=list)
    members: list[int] = field(default_factory=list)
    numbers: dict[tuple[NumberRow, tuple[int, ...], tuple[CreditRow, ...]], int] = field(default_factory=dict)
    number_rows: list[NumberRow] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    credits: list[CreditRow] = field(default_factory=list)

    def condition(self, kind: ConditionKind, *numbers: int) -> int:
        """Return the row of a condition."""
        row = ConditionRow(kind, *numbers)
        return self._row(row, row)

    def joined(self, kind: ConditionKind, parts: Sequence[int]) -> int:
        """Return the row of a condition that asks all or any of others."""
        key = (kind, *parts)
        if key not in self.conditions:
            begin = len(self.members)
            self.members += parts
            self._row(key, ConditionRow(kind, begin, len(self.members)))
        return self.conditions[key]

    def _row(self, key: tuple[int, ...], row: ConditionRow) -> int:
        if key not in self.conditions:
            self.conditions[key] = len(self.rows)
            self.rows.append(row)
        return self.conditions[key]

    def number(self, row: NumberRow, times: Sequence[int] = (), earned: Sequence[CreditRow] = ()) -> int:
        """Return the row of a number; these card points and what must be earned come to what it says itself."""
        key = row, tuple(times), tuple(earned)
        if key not in self.numbers:
            self.numbers[key] = len(self.number_rows)
            begin = len(self.credits)
            self.credits += earned
            self.number_rows.append(row._replace(credits=begin, credits_end=len(self.credits)))
            self.times += times or (0,) * self.seats
        return self.numbers[key]
