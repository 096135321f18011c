# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counting in the games in which a card is called from a half-dealt hand, once the last trick is played.

Also what of outcome and score sheet they share.
"""

import abc
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import ClassVar, Final, Generic, NamedTuple

from kartenspiel.model import narration
from kartenspiel.model.aceten import LAST_TRICK, card_points, marriage_value
from kartenspiel.model.calling import texts
from kartenspiel.model.calling.basis import CallingBasis
from kartenspiel.model.calling.half_deal import HalfDeal
from kartenspiel.model.calling.public import trumps_of
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.sides import CallingSides
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import (
    ANYHOW,
    AtLeast,
    Condition,
    CountedEnding,
    Credit,
    Due,
    DuePayoff,
    Payoff,
    Points,
    Seats,
    seats_of,
)
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.outcome import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who

BASE: Final = 50
"""What a side needs that declared nothing: more than half of the 90."""
_RAISED: Final = 40
"""To this what a side declared is added (R32, M29)."""


Members = tuple[Seat, ...]
"""Who is on a side."""


class Declaration(NamedTuple):
    """A pair that was declared, and the seats of which one must take a trick so that it counts (R21, M18)."""

    seat: Seat
    points: int
    earners: Seats


def declarations(basis: CallingBasis[C]) -> tuple[Declaration, ...]:
    """Return the pairs declared in a deal."""
    trumps = trumps_of(basis.call)
    return tuple(
        declaration(basis.rules, seat, marriage_value(suit, trumps), (basis.sides.a, basis.sides.b))
        for seat, suit in basis.declared
    )


def declaration(rules: C, speaker: Seat, points: int, sides: tuple[Members, Members]) -> Declaration:
    """Return a declared pair with those of whom one must take a trick, where these are the sides."""
    if rules.declaration_credit == "always":
        return Declaration(speaker, points, ANYHOW)
    own = next(members for members in sides if speaker in members)
    return Declaration(speaker, points, seats_of((speaker,) if rules.declaration_credit == "player_trick" else own))


def _of(members: Sequence[Seat], declared: Iterable[Declaration]) -> tuple[Credit, ...]:
    return tuple(Credit(each.points, each.earners) for each in declared if each.seat in members)


def total_of(members: Sequence[Seat], declared: Iterable[Declaration], seats: int, *, base: int = 0) -> Points:
    """Return the points of a side, cards and counting declarations together (R31, M24)."""
    return Points(times_for(members, seats), base, _of(members, declared))


def times_for(members: Sequence[Seat], seats: int, against: int = 0) -> tuple[int, ...]:
    """Return how often the points of each of so many seats count for a side, and `against` it those of the others."""
    return tuple(1 if seat in members else against for seat in all_seats(seats))


def lead_of(members: Sequence[Seat], declared: Iterable[Declaration], seats: int) -> Points:
    """Return by how much a side has more points than the other (M25)."""
    credits_ = (Credit(each.points if each.seat in members else -each.points, each.earners) for each in declared)
    return Points(times_for(members, seats, -1), 0, tuple(credits_))


def needed_of(
    members: Sequence[Seat], declared: Iterable[Declaration], *, void_raises: bool = False, most: int | None = None
) -> Points:
    """Return what a side needs: 50, or where it declared 60 80 100 120 140, but never more than `most` (R32, M29).

    Void declarations count only where they raise it too.
    """
    own = _of(members, declared)
    if not own:
        return Points(base=BASE)
    if void_raises:
        return Points(base=_RAISED + sum(each.points for each in own), most=most)
    earned = 0
    for each in own:
        earned |= each.earners
    return Points((), BASE, (Credit(_RAISED - BASE, earned), *own), most)


def payoff_of(dues: Iterable[Due], seats: int, dealt: HalfDeal) -> DuePayoff:
    """Return a payoff with the card points of these games (R4, M4)."""
    return DuePayoff(seats, _worths(dealt.pack), LAST_TRICK, dealt.hand, tuple(dues))


@cache
def _worths(pack: Pack) -> tuple[int, ...]:
    """Return what the cards count, by their places in the pack (R4, M4)."""
    return tuple(map(card_points, pack.cards))


@dataclass(frozen=True, slots=True)
class Count:
    """What each seat has taken and declared."""

    cards: tuple[int, ...]
    declared: tuple[int, ...]
    void: tuple[int, ...]
    winners: tuple[Seat, ...]


def count(counted: CountedEnding, pairs: Iterable[Declaration]) -> Count:
    """Return what every seat has in cards and in these declarations, counting and void (R4, R21, R30, M4, M18)."""
    declared, void = [0] * len(counted.points), [0] * len(counted.points)
    for seat, points, earners in pairs:
        (declared if earners & counted.winning else void)[seat] += points
    return Count(counted.points, tuple(declared), tuple(void), tuple(map(Seat, counted.ending.winners)))


@dataclass(frozen=True, slots=True)
class SheetClauses:
    """Where the rules behind the common lines of the score sheet stand."""

    cards: str
    declared: str
    void: str
    partner: str
    in_pairs: str
    against_three: str


def point_lines(count: Count, clauses: SheetClauses, void: Text) -> tuple[ScoreLine, ...]:
    """Return the lines on points per seat; `void` says why a declaration does not count."""
    lines = [ScoreLine("points", narration.ACES_AND_TENS, count.cards, clauses.cards)]
    if any(count.declared):
        lines.append(ScoreLine("points", texts.DECLARED, count.declared, clauses.declared))
    lines.extend(
        ScoreLine("note", void(points=points, player=Who(Seat(seat))), (), clauses.void)
        for seat, points in enumerate(count.void)
        if points
    )
    return tuple(lines)


def partner_line(sides: CallingSides, called: Card, clauses: SheetClauses) -> ScoreLine:
    """Return the line that says who was the partner."""
    if sides.partner is None:
        text = texts.WITHOUT_PARTNER(caller=Who(sides.caller), card=called)
    else:
        text = texts.WITH_PARTNER(caller=Who(sides.caller), card=called, partner=Who(sides.partner))
    return ScoreLine("note", text, (), clauses.partner)


def payment_lines(sides: CallingSides, payments: tuple[int, ...], clauses: SheetClauses) -> tuple[ScoreLine, ...]:
    """Return the last lines: who settles with whom, and what each seat gets or pays."""
    if sides.partner is None:
        how = ScoreLine("note", texts.AGAINST_THREE(caller=Who(sides.caller)), (), clauses.against_three)
    else:
        how = ScoreLine("note", texts.IN_PAIRS, (), clauses.in_pairs)
    return how, ScoreLine("payment", narration.PAYMENT, payments)


@dataclass(frozen=True, slots=True)
class SideTerms:
    """One side before a card is played: its members, and what its points will be."""

    members: Members
    total: Points
    """Cards and counting declarations together (R31, M24)."""
    needed: Points
    """The points it needs where that is asked (R32, M29)."""

    @property
    def names(self) -> tuple[Who, ...]:
        """The players of the side."""
        return texts.side_names(self.members)

    @property
    def enough(self) -> Condition:
        """Whether it has the points that it needs."""
        return AtLeast(self.total, self.needed)

    def has_points(self, counted: CountedEnding) -> Text:
        """Return the sentence that tells what it has."""
        return texts.HAS_POINTS(side=self.names, total=self.total.of(counted))

    def needs_points(self, counted: CountedEnding) -> Text:
        """Return the sentence that tells what it has and what it needs."""
        total, needed = self.total.of(counted), self.needed.of(counted)
        return texts.NEEDS_POINTS(side=self.names, total=total, threshold=needed)


@dataclass(frozen=True, slots=True)
class CallingSettlement(abc.ABC, Generic[C]):
    """The end of a deal: who played with whom, what they have, and what follows from it."""

    clauses: ClassVar[SheetClauses]

    rules: C
    called: Card
    sides: CallingSides
    counted: CountedEnding

    @abc.abstractmethod
    def payments(self) -> tuple[int, ...]:
        """Return what each seat receives."""

    @abc.abstractmethod
    def items(self) -> tuple[Item, ...]:
        """Return the record's list of what was paid for."""

    @abc.abstractmethod
    def conclusion(self) -> Conclusion:
        """Return who won and why."""

    @abc.abstractmethod
    def verdict_lines(self) -> Iterable[ScoreLine]:
        """Return the lines that tell what each side has, who wins, and what is paid for."""

    def explanation(self, count: Count) -> tuple[ScoreLine, ...]:
        """Return the score sheet: points, partner, verdict, and who pays whom."""
        void = texts.VOID if self.rules.declaration_credit == "player_trick" else texts.VOID_SIDE
        return (
            *point_lines(count, self.clauses, void),
            partner_line(self.sides, self.called, self.clauses),
            *self.verdict_lines(),
            *payment_lines(self.sides, self.payments(), self.clauses),
        )


def outcome_of(
    basis: CallingBasis[C],
    payoff: Payoff,
    ending: Ending,
    settlement_of: Callable[[CountedEnding], CallingSettlement[C]],
) -> Outcome:
    """Return the outcome of a deal whose cards were played so; `settlement_of` settles it once it is counted."""
    counted = payoff.counted(ending)
    return outcome_settled(basis, settlement_of(counted), count(counted, declarations(basis)))


def outcome_settled(basis: CallingBasis[C], settlement: CallingSettlement[C], tally: Count) -> Outcome:
    """Return the outcome of a deal that is counted and settled."""
    return Outcome(
        payments=settlement.payments(),
        contract="call",
        declarer=basis.sides.caller,
        partner=basis.sides.partner,
        trumps=trumps_of(basis.call),
        tricks=tally.winners,
        card_points=tally.cards,
        items=settlement.items(),
        declarations=tally.declared,
        explain=partial(settlement.explanation, tally),
        conclude=settlement.conclusion,
    )
