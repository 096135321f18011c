# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counting in the games in which a card is called from a half-dealt hand, once the eighth trick is played.

Also what of outcome and score sheet they share.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from kartenspiel.model import narration
from kartenspiel.model.aceten import LAST_TRICK, RANKS_32, card_points, marriage_value, pack_with
from kartenspiel.model.calling import texts
from kartenspiel.model.calling.basis import Basis
from kartenspiel.model.calling.dealing import HAND, Sides
from kartenspiel.model.calling.house import C
from kartenspiel.model.calling.public import trumps_of
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.game import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who

BASE: Final = 50
"""What a side needs that declared nothing: more than half of the 90."""
_WORTHS: Final = tuple(map(card_points, pack_with(RANKS_32).cards))
"""What the cards count, by their places in the pack (R4, M4)."""


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


def count(basis: Basis[C], ending: Ending) -> Count:
    """Return what every seat has in cards and in declarations, counting and void (R4, R21, R30, M4, M18)."""
    seats = len(basis.sides.a) + len(basis.sides.b)
    last = LAST_TRICK if len(ending.winners) == HAND else 0
    declared, void, trumps = [0] * seats, [0] * seats, trumps_of(basis.call)
    for seat, suit in basis.declared:
        earned = any(earner in ending.winners for earner in _earners(basis, seat))
        (declared if earned else void)[seat] += marriage_value(suit, trumps)
    winners = tuple(map(Seat, ending.winners))
    return Count(ending.points(_WORTHS, seats, last=last), tuple(declared), tuple(void), winners)


def _earners(basis: Basis[C], speaker: Seat) -> tuple[Seat, ...]:
    """Return the seats of which one must win a trick, so that a declaration counts (R21, M18)."""
    credit, sides = basis.rules.declaration_credit, basis.sides
    if credit == "player_trick":
        return (speaker,)
    if credit == "always":
        return (*sides.a, *sides.b)
    return sides.a if speaker in sides.a else sides.b


class Settlement(Protocol):
    """What a game makes of the count of both sides."""

    def payments(self) -> tuple[int, ...]:
        """Return what each seat receives."""

    def items(self) -> tuple[Item, ...]:
        """Return the record's list of what was paid for."""

    def explanation(self, count: Count, /) -> tuple[ScoreLine, ...]:
        """Return the score sheet."""

    def conclusion(self) -> Conclusion:
        """Return who won and why."""


def outcome_of(basis: Basis[C], counted: Count, settlement: Settlement) -> Outcome:
    """Return the outcome of a deal that is counted and settled so."""
    return Outcome(
        payments=settlement.payments(),
        contract="call",
        declarer=basis.sides.caller,
        partner=basis.sides.partner,
        trumps=trumps_of(basis.call),
        tricks=counted.winners,
        card_points=counted.cards,
        items=settlement.items(),
        declarations=counted.declared,
        explain=partial(settlement.explanation, counted),
        conclude=settlement.conclusion,
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
    lines = [ScoreLine("points", texts.CARDS_TAKEN, count.cards, clauses.cards)]
    if any(count.declared):
        lines.append(ScoreLine("points", texts.DECLARED, count.declared, clauses.declared))
    lines.extend(
        ScoreLine("note", void(points=points, player=Who(Seat(seat))), (), clauses.void)
        for seat, points in enumerate(count.void)
        if points
    )
    return tuple(lines)


def partner_line(sides: Sides, called: Card, clauses: SheetClauses) -> ScoreLine:
    """Return the line that says who was the partner."""
    if sides.partner is None:
        text = texts.WITHOUT_PARTNER(caller=Who(sides.caller), card=called)
    else:
        text = texts.WITH_PARTNER(caller=Who(sides.caller), card=called, partner=Who(sides.partner))
    return ScoreLine("note", text, (), clauses.partner)


def payment_lines(sides: Sides, payments: tuple[int, ...], clauses: SheetClauses) -> tuple[ScoreLine, ...]:
    """Return the last lines: who settles with whom, and what each seat gets or pays."""
    if sides.partner is None:
        how = ScoreLine("note", texts.AGAINST_THREE(caller=Who(sides.caller)), (), clauses.against_three)
    else:
        how = ScoreLine("note", texts.IN_PAIRS, (), clauses.in_pairs)
    return how, ScoreLine("payment", narration.PAYMENT, payments)


def payments_of(sides: Sides, amount: int) -> tuple[int, ...]:
    """Return the payments if side A gets `amount` in each pairing; a lone caller has three (R37, R38, M28)."""
    share = amount * len(sides.b) // len(sides.a)
    return tuple(share if seat in sides.a else -amount for seat in all_seats(len(sides.a) + len(sides.b)))
