# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where one's money went: what the decisions of the person at the screen cost, summed over all kept analyses."""

from collections import defaultdict
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


CostSums = Mapping[DecisionKind, CostSum]


@dataclass(frozen=True, slots=True)
class AnalysisSums:
    """The costs of all deals that were analysed, of one session or of all."""

    deals: int = 0
    by_opposition: Mapping[Opposition, CostSums] = field(default_factory=lambda: MappingProxyType({}))


def sum_up(kept: Iterable[KeptCosts], session: str | None = None) -> AnalysisSums:
    """Return where the money of the person at the screen went, in one session or in all; others' seats do not count.

    Of a deal that was taken back and played otherwise the way analysed last counts.
    """
    sums: defaultdict[Opposition, dict[DecisionKind, CostSum]] = defaultdict(dict)
    own = [each for each in kept if each.own and session in {None, each.session}]
    deals = {each.deal or str(number): each for number, each in enumerate(own)}
    for each in deals.values():
        found = sums[Opposition(each.game, each.unit, each.opponents)]
        for decision in each.decisions:
            found[decision.kind] = found.get(decision.kind, CostSum()).and_of(decision)
    return AnalysisSums(len(deals), dict(sums))
