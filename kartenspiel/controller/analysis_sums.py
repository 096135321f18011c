# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where one's money went: what the decisions of the person at the screen cost, summed over all kept analyses."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from kartenspiel.controller.decisions import DecisionKind
from kartenspiel.controller.kept_analyses import CostlyDecision, KeptCosts


class Opposition(NamedTuple):
    """Against whom deals were played, and in what they were paid."""

    game: str
    unit: str
    levels: tuple[str, ...]
    """The levels of the computer players, each once."""


class CostSum(NamedTuple):
    """What decisions of one kind cost in all; luck evens out over many, so that what seems a gain counts too."""

    decisions: int = 0
    errors: int = 0
    cost: float = 0.0
    """In payments."""
    games: float = 0.0
    """In simple games, which can be added where payments cannot."""

    def and_of(self, found: CostlyDecision) -> "CostSum":
        """Return this with one more decision."""
        games = found.cost / found.stake if found.stake else 0.0
        return CostSum(self.decisions + 1, self.errors + found.error, self.cost + found.cost, self.games + games)


@dataclass(frozen=True, slots=True)
class CostSums:
    """What all decisions in some deals cost."""

    deals: int = 0
    by_kind: Mapping[DecisionKind, CostSum] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def whole(self) -> CostSum:
        """All kinds together."""
        columns = zip(*self.by_kind.values(), strict=True)
        return CostSum(*map(sum, columns))

    def with_deal(self, decisions: Iterable[CostlyDecision]) -> "CostSums":
        """Return this with one more deal."""
        by_kind = dict(self.by_kind)
        for each in decisions:
            by_kind[each.kind] = by_kind.get(each.kind, CostSum()).and_of(each)
        return CostSums(self.deals + 1, by_kind)


@dataclass(frozen=True, slots=True)
class AnalysisSums:
    """The costs of all deals that were analysed, of one session or of all."""

    whole: CostSums = field(default_factory=CostSums)
    by_opposition: Mapping[Opposition, CostSums] = field(default_factory=lambda: MappingProxyType({}))


def sum_up(kept: Iterable[KeptCosts], session: str | None = None) -> AnalysisSums:
    """Return where the money of the person at the screen went, in one session or in all; others' seats do not count.

    Of a deal that was taken back and played otherwise the way analysed last counts.
    """
    own = [each for each in kept if each.own and session in {None, each.session}]
    deals = {each.deal or str(number): each for number, each in enumerate(own)}
    whole, sums = CostSums(), dict[Opposition, CostSums]()
    for each in deals.values():
        against = Opposition(each.game, each.unit, each.opponents)
        sums[against] = sums.get(against, CostSums()).with_deal(each.decisions)
        whole = whole.with_deal(each.decisions)
    return AnalysisSums(whole, sums)
