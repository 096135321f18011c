# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a game says once of its settlement, for whoever plays with real cards and keeps the score."""

import abc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic

from kartenspiel.model.conclusion import Conclusion, by_payments
from kartenspiel.model.game import Deal
from kartenspiel.model.generics import R
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.pad.form import Field, PadAnswers, PadForm, Problem

Settle = Callable[[], Outcome]
"""Settles a deal of which everything is known."""


class ScorePad(abc.ABC, Generic[R]):
    """Asks for what the settlement of a game needs to know."""

    @abc.abstractmethod
    def ask(self, deal: Deal[R], form: PadForm) -> Settle | None:
        """Ask for all that decides what a deal pays, and return what settles it; ``None`` while something is missing.

        Of the deal rules, dealer, dummies and context are known; its hands are empty.  What cannot be is refused at the
        form.
        """


@dataclass(frozen=True, slots=True)
class Entered:
    """What was entered of a deal: the fields, what is still missing, what cannot be, and else how it ended."""

    fields: tuple[Field, ...]
    missing: tuple[Field, ...]
    problems: tuple[Problem, ...]
    outcome: Outcome | None
    kept: frozenset[str] = frozenset()
    """The ids of the answers from which it follows."""


def entered(pad: ScorePad[R], deal: Deal[R], answers: PadAnswers) -> Entered:
    """Return what follows from answers."""
    form = PadForm(answers)
    settle = pad.ask(deal, form)
    outcome = settle() if settle is not None and form.complete else None
    fields = tuple(sorted(form.fields, key=_place))
    kept = frozenset(field.id for field in fields) | form.looked_at
    return Entered(fields, tuple(sorted(form.missing, key=_place)), tuple(form.problems), outcome, kept)


def _place(field: Field) -> int:
    """Return where a field stands: what is asked of every deal is first."""
    return -1 if field.section is None else field.section.place


def without_points(outcome: Outcome, notes: tuple[ScoreLine, ...] = ()) -> Outcome:
    """Return an outcome whose sheet, after these notes, has no card points of single players: nobody entered those."""
    return replace(outcome, explain=partial(_sheet_without_points, outcome.explain, notes))


def _sheet_without_points(
    explain: Callable[[], tuple[ScoreLine, ...]], notes: tuple[ScoreLine, ...]
) -> tuple[ScoreLine, ...]:
    return *notes, *(line for line in explain() if line.kind != "points")


def without_count(outcome: Outcome, clause: str) -> Outcome:
    """Return an outcome that does not tell by how much somebody won: only that he did was entered.

    `clause` is that of the note on the sheet that has the count.
    """
    return replace(
        outcome,
        explain=partial(_sheet_without_count, outcome.explain, clause),
        conclude=partial(_without_score, outcome.conclude, outcome.payments),
    )


def _sheet_without_count(explain: Callable[[], tuple[ScoreLine, ...]], clause: str) -> tuple[ScoreLine, ...]:
    return tuple(line for line in explain() if line.kind != "note" or line.clause != clause)


def _without_score(conclude: Callable[[], Conclusion] | None, payments: Sequence[int]) -> Conclusion:
    found = by_payments(payments) if conclude is None else conclude()
    return replace(found, score=None, score_told=None, reason=None, lacked=None)
