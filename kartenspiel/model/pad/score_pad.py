# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a game says once of its settlement, for whoever plays with real cards and keeps the score."""

import abc
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic

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


def entered(pad: ScorePad[R], deal: Deal[R], answers: PadAnswers) -> Entered:
    """Return what follows from answers."""
    form = PadForm(answers)
    settle = pad.ask(deal, form)
    outcome = settle() if settle is not None and form.complete else None
    return Entered(tuple(form.fields), tuple(form.missing), tuple(form.problems), outcome)


def without_points(outcome: Outcome, notes: tuple[ScoreLine, ...] = ()) -> Outcome:
    """Return an outcome whose sheet, after these notes, has no card points of single players: nobody entered those."""
    return replace(outcome, explain=partial(_sheet_without_points, outcome.explain, notes))


def _sheet_without_points(
    explain: Callable[[], tuple[ScoreLine, ...]], notes: tuple[ScoreLine, ...]
) -> tuple[ScoreLine, ...]:
    return *notes, *(line for line in explain() if line.kind != "points")
