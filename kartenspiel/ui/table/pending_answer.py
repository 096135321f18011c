# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moves of an answer given by one click that are still to be made: each needs a question of its own."""

from collections.abc import Sequence

from kartenspiel.controller.moment import is_among
from kartenspiel.model.moves import Move
from kartenspiel.model.observation import Observation
from kartenspiel.players.question import Question


class PendingAnswer:
    """The rest of an answer; it is forgotten as soon as it no longer fits, or somebody else has done something."""

    def __init__(self) -> None:
        self._left: tuple[Move | None, ...] = ()
        self._log = 0

    def begin(self, left: Sequence[Move | None], seen: Observation) -> None:
        """Keep what is to follow the move that is made now, in the situation `seen`; ``None`` is silence."""
        self._left, self._log = tuple(left), len(seen.log)

    def clear(self) -> None:
        """Forget it."""
        self._left = ()

    def take(self, question: Question) -> tuple[Move | None, ...]:
        """Return what is still to be said if this question is answered by the first of it, else nothing; forget it."""
        left, self._left = self._left, ()
        seen = question.seen
        alone = all(move.seat == seen.seat for move in seen.log[self._log :])
        return left if left and alone and _answers(left[0], question) else ()


def _answers(move: Move | None, question: Question) -> bool:
    return question.may_pass if move is None else is_among(question.choices, move)
