# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Payment in Rufmariasch by the difference of the points (M24–M29), and the score sheet that explains it."""

from dataclasses import dataclass
from typing import Final

from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.model.calling import texts as calling_texts
from kartenspiel.model.calling.basis import Basis
from kartenspiel.model.calling.count import (
    Count,
    SheetClauses,
    Side,
    count,
    outcome_of,
    partner_line,
    payment_lines,
    payments_of,
    point_lines,
    threshold,
)
from kartenspiel.model.calling.dealing import Sides
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion, lacked
from kartenspiel.model.game import Item, Outcome, ScoreLine
from kartenspiel.model.text import Amount, Text, marker

_ = marker(__package__)

_HAS = _("{side:nom} {side:have|has|have} {total} points in all.")
_NEEDED = _("{side:nom} {side:have|has|have} {total} points in all and {side:need|needs|need} {threshold}.")
_MORE = _("{side:nom} {side:have|has|have} more points and {side:get|gets|get} the difference.")
_ONE_REACHES = _(
    "Only {side:nom} {side:have|has|have} enough and {side:get|gets|get} the difference whatever the totals."
)
_BOTH_REACH = _(
    "Both sides have enough; {side:nom} {side:have|has|have} more points and {side:get|gets|get} the difference."
)
_DIFFERENCE = _("{difference} points of difference, at {rate} for every ten, to {side:acc}: {amount}")
_CLAUSES: Final = SheetClauses(
    cards="M24", declared="M24", void="M18", partner="M12", in_pairs="M28", against_three="M28"
)


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a deal: who played with whom, what they have, and what follows from it."""

    rules: RufmariaschRules
    called: Card
    sides: Sides
    a: Side
    b: Side

    @property
    def winner(self) -> Side:
        """The side that is paid: the larger total, or the winner by thresholds (M26, M29)."""
        larger = self.a if self.a.total > self.b.total else self.b
        reaching = self._sides_reaching()
        return reaching[0] if self._by_thresholds and len(reaching) == 1 else larger

    @property
    def difference(self) -> int:
        """Points between the sides, never zero (M25)."""
        return abs(self.a.total - self.b.total)

    @property
    def amount(self) -> int:
        """What is paid in each pairing, in the unit of the rules (M27)."""
        return self.difference // 10 * self.rules.rate_per_10

    @property
    def _by_thresholds(self) -> bool:
        return self.rules.settlement_basis == "threshold_winner"

    def _sides_reaching(self) -> list[Side]:
        return [side for side in (self.a, self.b) if side.total >= threshold(side.declared)]

    def payments(self) -> tuple[int, ...]:
        """Return what each seat receives (M26–M29)."""
        return payments_of(self.sides, self.amount if self.winner == self.a else -self.amount)

    def items(self) -> tuple[Item, ...]:
        """Return the record's list of what was paid for."""
        return (Item("difference", self.winner.members, self.amount),)

    @property
    def loser(self) -> Side:
        """The side that pays."""
        return self.b if self.winner == self.a else self.a

    def conclusion(self) -> Conclusion:
        """Return who won and why: by a smaller total only where the others lacked points (M29)."""
        winner, loser = self.winner, self.loser
        missing = threshold(loser.declared) - loser.total if self._by_thresholds else 0
        return Conclusion(
            winners=winner.members, losers=loser.members, score=(winner.total, loser.total),
            reason=lacked(loser.members, missing) if missing > 0 else None,
        )  # fmt: skip

    def explanation(self, count: Count) -> tuple[ScoreLine, ...]:
        """Return the score sheet: points, sides, the difference, and who pays whom."""
        credit = calling_texts.VOID if self.rules.declaration_credit == "player_trick" else calling_texts.VOID_SIDE
        side = calling_texts.side_names(self.winner.members)
        rate = Amount(self.rules.rate_per_10, self.rules.unit)
        amount = Amount(self.amount, self.rules.unit)
        return (
            *point_lines(count, _CLAUSES, credit),
            partner_line(self.sides, self.called, _CLAUSES),
            *(ScoreLine("note", self._total(each), (), "M24") for each in (self.a, self.b)),
            ScoreLine("note", self._why()(side=side), (), "M29" if self._by_thresholds else "M26"),
            ScoreLine(
                "item",
                _DIFFERENCE(difference=self.difference, rate=rate, side=side, amount=amount),
                self.payments(),
                "M27",
            ),
            *payment_lines(self.sides, self.payments(), _CLAUSES),
        )

    def _total(self, side: Side) -> Text:
        names = calling_texts.side_names(side.members)
        if self._by_thresholds:
            return _NEEDED(side=names, total=side.total, threshold=threshold(side.declared))
        return _HAS(side=names, total=side.total)

    def _why(self) -> Text:
        if not self._by_thresholds:
            return _MORE
        return _ONE_REACHES if len(self._sides_reaching()) == 1 else _BOTH_REACH


def settle(basis: Basis[RufmariaschRules], ending: Ending) -> Outcome:
    """Return the outcome of a deal whose cards were played so (M24–M29)."""
    counted, sides = count(basis, ending), basis.sides
    a, b = counted.side(sides.a), counted.side(sides.b)
    return outcome_of(basis, counted, Settlement(basis.rules, basis.call.card, sides, a, b))
