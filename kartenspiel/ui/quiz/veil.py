# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the plates of a table must not tell while it is asked for."""

from dataclasses import replace

from kartenspiel.controller.quiz.question import QuizKind
from kartenspiel.model.view import TableView


def veiled(view: TableView, kind: QuizKind) -> TableView:
    """Return what a window shows without what answers a question of this kind."""
    if kind is QuizKind.POINTS:
        return replace(view, card_points=None, points_written=(), points_said=())
    if kind is QuizKind.PARTNER:
        marks = tuple(tuple(mark for mark in each if not mark.tells_side) for each in view.marks)
        return replace(view, sides=None, marks=marks)
    return view
