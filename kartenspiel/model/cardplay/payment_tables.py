# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a contract pays as tables of plain integers, for whoever pays imagined deals without any object.

`Payoff.flatten` makes them.  What the tables mean is said by `payments`, which reads them and nothing else; whatever
pays by tables must do as it does.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Laid

NONE: Final = -1
"""Stands where there is no such number, limit or row."""


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
    """Those with most points pay together; forehand alone and twofold, and twofold where it is very much (K92)."""
    TWO_PAY_TWO = 3
    """The half with more points pays the other half (K93, K94)."""


class ConditionRow(NamedTuple):
    """A condition; those that it asks of others stand before it."""

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
    """With so many points a loser pays twofold."""
    double: int = 1
    """By what everything is multiplied once it is shared out."""
    specials: int = 0
    """Where the half pays the half: 1 if very much or no trick at all is settled first, 2 if forehand's most is too."""


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


@dataclass(slots=True)
class _Facts:
    """What came of the cards, as far as conditions ask."""

    tables: PaymentTables
    winners: Sequence[int]
    points: list[int]
    """[s] What each seat's cards count."""
    taken: list[int]
    """[s] The cards that each has taken."""
    player: list[int]
    """[n] Who played each card; `NONE` for nobody."""
    trick: list[int]
    """[n] To which trick, counted from 1; `NONE` for none."""
    held: list[bool] = field(default_factory=list)
    """Whether each condition looked at so far holds."""

    def took_trick(self, seats: int) -> bool:
        """Whether one of these has taken a trick, or need not."""
        return bool(seats & self.tables.anyhow) or any(seats >> winner & 1 for winner in self.winners)

    def falls(self, card: int, trick: int) -> bool:
        """Whether a card was played to this trick."""
        return self.trick[card] == trick

    def wins(self, card: int) -> bool:
        """Whether who played a card took the trick."""
        return self.winners[self.trick[card] - 1] == self.player[card]

    def number(self, row: int) -> int:
        """Return a number."""
        tables, number = self.tables, self.tables.numbers[row]
        times = tables.times[row * tables.seats : (row + 1) * tables.seats]
        found = number.base + sum(each * points for each, points in zip(times, self.points, strict=True))
        counting = self.winners if number.first == NONE else self.winners[: number.first]
        found += sum(number.seats >> winner & 1 for winner in counting)
        earned = tables.credits[number.credits : number.credits_end]
        found += sum(credit.points for credit in earned if self.took_trick(credit.earners))
        return found if number.most == NONE else min(found, number.most)


def _all(facts: _Facts, row: ConditionRow) -> bool:
    return all(facts.held[member] for member in facts.tables.members[row.a : row.b])


def _any(facts: _Facts, row: ConditionRow) -> bool:
    return any(facts.held[member] for member in facts.tables.members[row.a : row.b])


def _trick_to(facts: _Facts, row: ConditionRow) -> bool:
    return row.b <= len(facts.winners) and bool(row.a >> facts.winners[row.b - 1] & 1)


def _card_wins(facts: _Facts, row: ConditionRow) -> bool:
    return facts.falls(row.c, row.b) and bool(row.a >> facts.player[row.c] & 1) and facts.wins(row.c)


def _card_beaten(facts: _Facts, row: ConditionRow) -> bool:
    return facts.falls(row.c, row.b) and bool(row.a >> facts.player[row.c] & 1) and not facts.wins(row.c)


def _card_falls_to(facts: _Facts, row: ConditionRow) -> bool:
    return facts.falls(row.c, row.b) and bool(row.a >> facts.winners[row.b - 1] & 1)


def _cards_taken(facts: _Facts, row: ConditionRow) -> bool:
    return not row.b & ~sum(cards for seat, cards in enumerate(facts.taken) if row.a >> seat & 1)


def _card_caught(facts: _Facts, row: ConditionRow) -> bool:
    losers, catchers, card, catcher = row[1:]
    if facts.trick[card] == NONE or facts.trick[catcher] != facts.trick[card]:
        return False
    return bool(losers >> facts.player[card] & catchers >> facts.player[catcher] & 1) and facts.wins(catcher)


def _every_trick_to(facts: _Facts, row: ConditionRow) -> bool:
    return bool(facts.winners) and all(row.a >> winner & 1 for winner in facts.winners)


_HOLDS: Final[Mapping[int, Callable[[_Facts, ConditionRow], bool]]] = {
    ConditionKind.ALL: _all,
    ConditionKind.ANY: _any,
    ConditionKind.NOT: lambda facts, row: not facts.held[row.a],
    ConditionKind.AT_LEAST: lambda facts, row: facts.number(row.a) >= facts.number(row.b),
    ConditionKind.TOOK_TRICK: lambda facts, row: facts.took_trick(row.a),
    ConditionKind.TRICK_TO: _trick_to,
    ConditionKind.CARD_WINS: _card_wins,
    ConditionKind.CARD_BEATEN: _card_beaten,
    ConditionKind.CARD_FALLS_TO: _card_falls_to,
    ConditionKind.CARDS_TAKEN: _cards_taken,
    ConditionKind.CARD_CAUGHT: _card_caught,
    ConditionKind.EVERY_TRICK_TO: _every_trick_to,
}


def payments(tables: PaymentTables, tricks: Sequence[Sequence[Laid]], winners: Sequence[int]) -> tuple[int, ...]:
    """Return what each seat receives where these cards were laid, trick by trick, and these seats took the tricks."""
    facts = _facts_of(tables, tricks, winners)
    if tables.alone is not None:
        return _paid_alone(tables.alone, facts)
    for condition in tables.conditions:
        facts.held.append(_HOLDS[condition.kind](facts, condition))
    due = [(row, _amount(facts, row)) for row in tables.dues if facts.held[row.when]]
    if tables.purses:
        return _paid_from_purses(tables, due)
    got = [0] * tables.seats
    for row, value in due:
        _pay(got, row.to, row.payers, value)
    return tuple(got)


def _facts_of(tables: PaymentTables, tricks: Sequence[Sequence[Laid]], winners: Sequence[int]) -> _Facts:
    cards, seats = len(tables.worths), tables.seats
    facts = _Facts(tables, winners, [0] * seats, [0] * seats, [NONE] * cards, [NONE] * cards)
    for number, (trick, winner) in enumerate(zip(tricks, winners, strict=True), start=1):
        for seat, card in trick:
            facts.player[card], facts.trick[card] = seat, number
            facts.taken[winner] |= 1 << card
            facts.points[winner] += tables.worths[card]
    if len(winners) == tables.tricks:
        facts.points[winners[-1]] += tables.last
    for number, points in tables.gifts:
        if number <= len(winners):
            facts.points[winners[number - 1]] += points
    return facts


def _amount(facts: _Facts, row: DueRow) -> int:
    return row.value if row.per == NONE else abs(facts.number(row.per)) // row.step * row.value


def _pay(got: list[int], to: int, payers: int, value: int) -> None:
    """Have payers pay: in pairs where they are as many as receive, else each to everybody."""
    pairs = to.bit_count() == payers.bit_count()
    for seat in range(len(got)):
        got[seat] += (to >> seat & 1) * value * (1 if pairs else payers.bit_count())
        got[seat] -= (payers >> seat & 1) * value * (1 if pairs else to.bit_count())


def _paid_from_purses(tables: PaymentTables, due: Sequence[tuple[DueRow, int]]) -> tuple[int, ...]:
    """Pay one by one, in turns, as long as the payer has something; each row has one payer and one receiver."""
    left, got = list(tables.purses), [0] * tables.seats
    for turn in range(max([value for _, value in due], default=0)):
        for row, value in due:
            payer = row.payers.bit_length() - 1
            if turn < value and left[payer] > 0:
                left[payer] -= 1
                _pay(got, row.to, row.payers, 1)
    return tuple(got)


def _paid_alone(alone: AloneRow, facts: _Facts) -> tuple[int, ...]:
    """Pay where everybody plays for himself."""
    points, everybody = facts.points, (1 << len(facts.points)) - 1
    most = _seats_with(points, max(points))
    virgins = everybody & ~sum({1 << winner for winner in facts.winners})
    got = [0] * len(points)
    if alone.kind == AloneKind.MOST_PAY:
        _pay(got, everybody & ~most, most, alone.value * alone.double)
    elif alone.kind == AloneKind.LOSER_PAYS:
        by_forehand = most >> alone.forehand & 1
        payers = 1 << alone.forehand if by_forehand else most
        twofold = max(points) >= alone.much and payers.bit_count() == 1
        times = (2 if by_forehand else 1) * (2 if twofold else 1)
        _share(got, alone, payers, virgins & ~payers or everybody & ~payers, times)
    else:
        _half_pays_half(alone, points, virgins, got)
    return tuple(got)


def _seats_with(points: Sequence[int], wanted: int) -> int:
    return sum(1 << seat for seat, each in enumerate(points) if each == wanted)


def _share(got: list[int], alone: AloneRow, payers: int, receivers: int, times: int) -> None:
    """Share out equally, rounded up, what everybody else would get so many times."""
    one, other = payers.bit_count(), receivers.bit_count()
    pairs = one if one == other else one * other
    total = (len(got) - 1) * times * alone.value
    _pay(got, receivers, payers, -(-total // pairs) * alone.double)


def _half_pays_half(alone: AloneRow, points: Sequence[int], virgins: int, got: list[int]) -> None:
    """Have the half with more points pay the other, unless something special is settled first (K93, K94)."""
    seats, everybody = range(len(points)), (1 << len(points)) - 1
    most = max(points)
    by_forehand = alone.specials == 2 and points[alone.forehand] == most  # noqa: PLR2004 - as `AloneRow` has it
    much = [seat for seat in seats if points[seat] >= alone.much]
    only = virgins if virgins.bit_count() == 1 else 0
    if alone.specials and (by_forehand or much):
        payer = 1 << (alone.forehand if by_forehand else much[0])
        twofold = by_forehand and most >= alone.much
        _share(got, alone, payer, only or everybody & ~payer, 2 if twofold else 1)
    elif alone.specials and only:
        _pay(got, only, everybody & ~only, alone.value * alone.double)
    else:
        order, half = sorted(points), len(points) // 2
        low, high = order[half - 1], order[-half]
        payers = sum(1 << seat for seat in seats if high <= points[seat] > low)
        receivers = sum(1 << seat for seat in seats if low >= points[seat] < high)
        if payers or receivers:
            tied = _seats_with(points, low)
            _pay(got, receivers or tied, payers or tied, alone.value * alone.double)
