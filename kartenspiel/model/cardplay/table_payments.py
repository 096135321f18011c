# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What an ending pays by tables of plain integers (`payment_tables`): from the cards laid and who took the tricks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kartenspiel.model.cardplay.pack import Laid
from kartenspiel.model.cardplay.payment_tables import (
    NONE,
    AloneKind,
    AloneRow,
    ConditionKind,
    ConditionRow,
    DueRow,
    PaymentTables,
    SettledFirst,
)


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
    if alone.first != SettledFirst.NOTHING and _is_settled_first(alone, points, virgins, got):
        return
    seats, order, half = range(len(points)), sorted(points), len(points) // 2
    low, high = order[half - 1], order[-half]
    payers = sum(1 << seat for seat in seats if high <= points[seat] > low)
    receivers = sum(1 << seat for seat in seats if low >= points[seat] < high)
    if payers or receivers:
        tied = _seats_with(points, low)
        _pay(got, receivers or tied, payers or tied, alone.value * alone.double)


def _is_settled_first(alone: AloneRow, points: Sequence[int], virgins: int, got: list[int]) -> bool:
    """Have one player alone pay, or receive, where something special says so; return whether it does (K94)."""
    everybody, most = (1 << len(points)) - 1, max(points)
    by_forehand = alone.first == SettledFirst.FOREHAND_TOO and points[alone.forehand] == most
    much = [seat for seat, each in enumerate(points) if each >= alone.much]
    only = virgins if virgins.bit_count() == 1 else 0
    if by_forehand or much:
        payer = 1 << (alone.forehand if by_forehand else much[0])
        twofold = by_forehand and most >= alone.much
        _share(got, alone, payer, only or everybody & ~payer, 2 if twofold else 1)
    elif only:
        _pay(got, only, everybody & ~only, alone.value * alone.double)
    return bool(by_forehand or much or only)
