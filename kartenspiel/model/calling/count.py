# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counting when the eighth trick is played, and the lines of the score sheet that both games share."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kartenspiel.model import narration
from kartenspiel.model.calling import words
from kartenspiel.model.calling.dealing import Sides
from kartenspiel.model.cards import Card
from kartenspiel.model.game import ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who

BASE: Final = 50
"""What a side needs that declared nothing: more than half of the 90."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side at the end of the play: members, points in cards, points declared, tricks and announcements."""

    members: tuple[Seat, ...]
    cards: int
    declared: int
    """Declared points that count."""
    void: int
    """Declared points that do not."""
    tricks: int
    announced: frozenset[str] = frozenset()

    @property
    def total(self) -> int:
        """Cards and counting declarations together (R31, M24)."""
        return self.cards + self.declared


def threshold(declared: int) -> int:
    """Return what a side needs that declared so much: 50 60 80 100 120 140 (R32, M29)."""
    return 40 + declared if declared else BASE


@dataclass(frozen=True, slots=True)
class Count:
    """What each seat has taken and declared."""

    cards: tuple[int, ...]
    declared: tuple[int, ...]
    void: tuple[int, ...]
    winners: tuple[Seat, ...]

    def side(self, members: tuple[Seat, ...], announced: Iterable[str] = ()) -> Side:
        """Return the pooled count of these seats (R30, R31, R34, M24)."""
        return Side(
            members=members,
            cards=sum(self.cards[seat] for seat in members),
            declared=sum(self.declared[seat] for seat in members),
            void=sum(self.void[seat] for seat in members),
            tricks=sum(winner in members for winner in self.winners),
            announced=frozenset(announced),
        )


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
    lines = [ScoreLine("points", words.CARDS_TAKEN, count.cards, clauses.cards)]
    if any(count.declared):
        lines.append(ScoreLine("points", words.DECLARED, count.declared, clauses.declared))
    lines.extend(
        ScoreLine("note", void(points=points, player=Who(Seat(seat))), (), clauses.void)
        for seat, points in enumerate(count.void)
        if points
    )
    return tuple(lines)


def partner_line(sides: Sides, called: Card, clauses: SheetClauses) -> ScoreLine:
    """Return the line that says who was the partner."""
    if sides.partner is None:
        text = words.WITHOUT_PARTNER(caller=Who(sides.caller), card=called)
    else:
        text = words.WITH_PARTNER(caller=Who(sides.caller), card=called, partner=Who(sides.partner))
    return ScoreLine("note", text, (), clauses.partner)


def payment_lines(sides: Sides, payments: tuple[int, ...], clauses: SheetClauses) -> tuple[ScoreLine, ...]:
    """Return the last lines: who settles with whom, and what each seat gets or pays."""
    if sides.partner is None:
        how = ScoreLine("note", words.AGAINST_THREE(caller=Who(sides.caller)), (), clauses.against_three)
    else:
        how = ScoreLine("note", words.IN_PAIRS, (), clauses.in_pairs)
    return how, ScoreLine("payment", narration.PAYMENT, payments)


def settle(sides: Sides, amount: int) -> tuple[int, ...]:
    """Return the payments if side A gets `amount` in each pairing; a lone caller has three (R37, R38, M28)."""
    share = amount * len(sides.b) // len(sides.a)
    return tuple(share if seat in sides.a else -amount for seat in all_seats(len(sides.a) + len(sides.b)))
