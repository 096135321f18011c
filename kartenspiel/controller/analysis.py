# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all decisions of a seat in a finished deal cost, worked out step by step, the dearest first.

First every decision is looked at in a few imagined deals, so that there is something to show at once; then each is
weighed in earnest, what looked dearest first.  The work can be shared among processes: every figure is the same,
whoever works it out and when.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, NamedTuple

from kartenspiel.controller.decisions import DEALS, SEED, Decision, DecisionKind, decisions
from kartenspiel.controller.duplicate_table import DuplicateTable, play_duplicate
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.open_cards import OpenWorth, open_worths
from kartenspiel.players.weighing import ROUNDS, Weighing

SURENESS: Final = 3.0
"""By how many standard errors a decision must have cost something to be called an error."""
FIRST_LOOK: Final = 8
"""Imagined deals of the first look."""
_FIRST_SEED: Final = SEED + 1
"""That of the first look."""


@dataclass(frozen=True, slots=True)
class WeighedDecision:
    """A decision of a finished deal, with what its answers were worth."""

    moment: int
    """The number of the moment at which it was asked; tells apart what was asked after the same moves."""
    moves: int
    """How many moves had been made."""
    kind: DecisionKind
    weighing: Weighing
    open_worths: tuple[OpenWorth, ...] = ()
    """What the answers would have brought with all cards open, the best first; it is no part of what they cost."""
    settled: bool = True
    """False after the first look: the figures will change."""

    @property
    def is_error(self) -> bool:
        """Whether it cost something for certain."""
        return self.settled and self.weighing.is_error(SURENESS)


class AnalysisStep(NamedTuple):
    """What was found out just now."""

    of: int
    """How many decisions there are."""
    found: tuple[WeighedDecision, ...] = ()
    done: tuple[int, ...] = ()
    """The moments of the decisions that are weighed in earnest with this step."""
    duplicate: DuplicateTable | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that is known by now of the decisions of a seat in a deal."""

    of: int = 0
    """How many decisions there are; 0 too where that is not known yet."""
    done: frozenset[int] = frozenset()
    """The moments of those that are weighed in earnest; at some nothing could be decided."""
    duplicate: DuplicateTable | None = None
    """What a strong player made of the same cards; comes last."""
    by_place: Mapping[tuple[int, bool], WeighedDecision] = field(default_factory=lambda: MappingProxyType({}))
    """What could be decided, by the number of the moment and whether a card was chosen there.

    Where one question asks for a word and for a card, both have the same number.
    """

    @property
    def weighed(self) -> int:
        """How many decisions are weighed in earnest."""
        return len(self.done)

    @property
    def settled(self) -> "Analysis":
        """This without what was only looked at."""
        by_place = {place: found for place, found in self.by_place.items() if found.settled}
        return replace(self, by_place=by_place)

    @property
    def found(self) -> tuple[WeighedDecision, ...]:
        """What could be decided, in the order of the deal."""
        return tuple(found for _, found in sorted(self.by_place.items(), key=lambda each: each[0]))

    @property
    def complete(self) -> bool:
        """Whether nothing more will come."""
        return self.weighed >= self.of and self.duplicate is not None

    def after(self, step: AnalysisStep) -> "Analysis":
        """Return this with what was found besides."""
        found = {_place(each): each for each in step.found}
        settled = {place for place, each in self.by_place.items() if each.settled}
        by_place = {**self.by_place, **{place: each for place, each in found.items() if place not in settled}}
        return Analysis(step.of, self.done | {*step.done}, step.duplicate or self.duplicate, by_place)


def _place(found: WeighedDecision) -> tuple[int, bool]:
    return found.moment, isinstance(found.weighing.answers[0].answer, Play)


def analyse(
    deal: PlayedDeal,
    seat: Seat,
    deals: int = DEALS,
    share: tuple[int, int] = (0, 1),
    done: Collection[int] = frozenset(),
) -> Iterator[AnalysisStep]:
    """Weigh the decisions of a seat, telling of each as soon as something is known; the figures are always the same.

    Of several who work on one deal each does its `share`, from 0 on, of so many.  What was decided at the moments that
    are `done` is known already.
    """
    asked = list(decisions(deal, seat))
    number, of = share
    own = [each for each in asked if each.moment not in done][number::of]
    yield AnalysisStep(len(asked))
    looked: list[tuple[float, Decision]] = []
    for decision in own:
        found = _weighed(decision, _FIRST_SEED, min(deals, FIRST_LOOK), 1)
        looked.append((max((each.weighing.cost.mean for each in found), default=0.0), decision))
        yield AnalysisStep(len(asked), found)
    for _, decision in sorted(looked, key=lambda each: -each[0]):
        found = _weighed(decision, SEED, deals, ROUNDS)
        opened = tuple(_opened(each, decision.state, seat) for each in found)
        yield AnalysisStep(len(asked), opened, (decision.moment,))
    if number == of - 1:
        yield AnalysisStep(len(asked), duplicate=play_duplicate(deal, seat))


def _weighed(decision: Decision, seed: int, deals: int, rounds: int) -> tuple[WeighedDecision, ...]:
    return tuple(
        WeighedDecision(decision.moment, decision.moves, decision.kind(each), each, settled=seed != _FIRST_SEED)
        for each in decision.weighings(seed, deals, rounds)
    )


def _opened(found: WeighedDecision, state: State, seat: Seat) -> WeighedDecision:
    """Return a decision with what its answers would have brought with all cards open."""
    answers = [each.answer for each in found.weighing.answers]
    return replace(found, open_worths=open_worths(state, seat, answers))


def analysis_of(deal: PlayedDeal, seat: Seat, deals: int = DEALS) -> Analysis:
    """Return the whole analysis, worked out here and now."""
    analysis = Analysis()
    for step in analyse(deal, seat, deals):
        analysis = analysis.after(step)
    return analysis


def by_cost(found: Sequence[WeighedDecision]) -> list[WeighedDecision]:
    """Return decisions with the dearest error first, then what cost nothing for certain; equal ones as in the deal."""
    return sorted(found, key=lambda each: (not each.is_error, -each.weighing.cost.mean))
