# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Payment in Rufmariasch by the difference of the points (M24–M29), and the score sheet that explains it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, Self

from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.model.calling.basis import CallingBasis
from kartenspiel.model.calling.settlement import (
    CallingSettlement,
    Declaration,
    Members,
    SheetClauses,
    SideTerms,
    declarations,
    lead_of,
    needed_of,
    outcome_of,
    payoff_of,
    total_of,
)
from kartenspiel.model.calling.sides import CallingSides
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import (
    NEVER,
    AllOf,
    AnyOf,
    AtLeast,
    Condition,
    CountedEnding,
    Due,
    DuePayoff,
    Not,
    PerStep,
    Points,
)
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.cardplay.transfers import Transfer, pay
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion, lacked
from kartenspiel.model.outcome import Item, Outcome, ScoreLine
from kartenspiel.model.text import Amount, Text, marker

_ = marker(__package__)

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
class RufmariaschTerms:
    """What a deal pays as it was called and declared."""

    a: SideTerms
    b: SideTerms
    a_wins: Condition
    """Whether side A has the larger total, or wins by thresholds (M26, M29)."""
    difference: Points
    """By how much side A has more points than the other."""
    one_reaches: Condition
    """Whether one side alone has enough, where that is asked."""
    payoff: DuePayoff


@lru_cache(maxsize=RULES_KEPT)
def terms_of(
    rules: RufmariaschRules, sides: tuple[Members, Members], declared: tuple[Declaration, ...]
) -> RufmariaschTerms:
    """Return what a deal pays in which this was said (M26–M29)."""
    seats = sum(map(len, sides))
    a, b = (SideTerms(own, total_of(own, declared, seats), needed_of(own, declared)) for own in sides)
    lead = lead_of(a.members, declared, seats)
    only_a, only_b = AllOf((a.enough, Not(b.enough))), AllOf((b.enough, Not(a.enough)))
    one_reaches = AnyOf((only_a, only_b)) if by_thresholds(rules) else NEVER
    larger = AllOf((AtLeast(lead, 0), Not(one_reaches)))
    a_wins = AnyOf((only_a, larger)) if by_thresholds(rules) else larger
    dues = (
        Due(when, winner.members, loser.members, rules.rate_per_10, PerStep(lead, 10))
        for when, winner, loser in ((a_wins, a, b), (Not(a_wins), b, a))
    )
    return RufmariaschTerms(a, b, a_wins, lead, one_reaches, payoff_of(dues, seats, rules.half_deal))


def limits(
    rules: RufmariaschRules, sides: tuple[Members, Members], declared: tuple[Declaration, ...], counted: CountedEnding
) -> tuple[int, int] | None:
    """Return what both sides need, where the winner is found by thresholds (M29)."""
    terms = terms_of(rules, sides, declared)
    return (terms.a.needed.of(counted), terms.b.needed.of(counted)) if by_thresholds(rules) else None


def by_thresholds(rules: RufmariaschRules) -> bool:
    """Whether a side needs points by what it declared (M29)."""
    return rules.settlement_basis == "threshold_winner"


@dataclass(frozen=True, slots=True)
class Settlement(CallingSettlement[RufmariaschRules]):
    """The end of a deal: the winners get the difference."""

    clauses = _CLAUSES

    terms: RufmariaschTerms
    transfer: Transfer
    """Who pays whom, in the unit of the rules (M27)."""

    @classmethod
    def of(
        cls, rules: RufmariaschRules, called: Card, sides: CallingSides, terms: RufmariaschTerms, counted: CountedEnding
    ) -> Self:
        """Settle a deal that has come out so."""
        (transfer,) = terms.payoff.transfers(counted)
        return cls(rules, called, sides, counted, terms, transfer)

    @property
    def winner(self) -> SideTerms:
        """The side that is paid."""
        return self.terms.a if self.terms.a_wins.holds(self.counted) else self.terms.b

    @property
    def loser(self) -> SideTerms:
        """The side that pays."""
        return self.terms.b if self.winner is self.terms.a else self.terms.a

    @property
    def difference(self) -> int:
        """Points between the sides, never zero (M25)."""
        return abs(self.terms.difference.of(self.counted))

    def payments(self) -> tuple[int, ...]:
        """Return what each seat receives (M26–M29)."""
        return pay((self.transfer,), len(self.counted.points))

    def items(self) -> tuple[Item, ...]:
        """Return the record's list of what was paid for."""
        return (Item("difference", self.transfer.to, self.transfer.value),)

    def conclusion(self) -> Conclusion:
        """Return who won and why: by a smaller total only where the others lacked points (M29)."""
        winner, loser = self.winner, self.loser
        won, lost = (side.total.of(self.counted) for side in (winner, loser))
        missing = loser.needed.of(self.counted) - lost if by_thresholds(self.rules) else 0
        return Conclusion(
            winners=winner.members, losers=loser.members, score=(won, lost),
            reason=lacked(loser.members, missing) if missing > 0 else None, lacked=missing if missing > 0 else None,
        )  # fmt: skip

    def verdict_lines(self) -> Iterator[ScoreLine]:
        """Yield the totals, who wins, and the difference that is paid."""
        side, rate = self.winner.names, Amount(self.rules.rate_per_10, self.rules.unit)
        amount = Amount(self.transfer.value, self.rules.unit)
        thresholds = by_thresholds(self.rules)
        for each in (self.terms.a, self.terms.b):
            told = each.needs_points(self.counted) if thresholds else each.has_points(self.counted)
            yield ScoreLine("note", told, (), "M24")
        yield ScoreLine("note", self._why()(side=side), (), "M29" if thresholds else "M26")
        text = _DIFFERENCE(difference=self.difference, rate=rate, side=side, amount=amount)
        yield ScoreLine("item", text, self.payments(), "M27")

    def _why(self) -> Text:
        if not by_thresholds(self.rules):
            return _MORE
        return _ONE_REACHES if self.terms.one_reaches.holds(self.counted) else _BOTH_REACH


def terms_by(basis: CallingBasis[RufmariaschRules]) -> RufmariaschTerms:
    """Return what a deal pays by all that was said in it."""
    return terms_of(basis.rules, (basis.sides.a, basis.sides.b), declarations(basis))


def settle(basis: CallingBasis[RufmariaschRules], ending: Ending) -> Outcome:
    """Return the outcome of a deal whose cards were played so (M24–M29)."""
    terms = terms_by(basis)
    settlement_of = partial(Settlement.of, basis.rules, basis.call.card, basis.sides, terms)
    return outcome_of(basis, terms.payoff, ending, settlement_of)
