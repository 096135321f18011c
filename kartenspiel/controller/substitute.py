# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Chance, which moves where a computer player did not decide, so that a deal never comes to a stop."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

from kartenspiel.controller.workers import Chance, reason_told
from kartenspiel.model.moves import Move
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.players.base import RANDOM, player_named
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question

_ = marker(__package__)

_NO_ANSWER: Final = _("{player} could not decide ({reason}). A move was made at random instead; the deal goes on.")


class Substitute:
    """Answers at random in the place of a computer player that failed, and tells of it."""

    def __init__(self, tell: Callable[[Text], None]) -> None:
        self._tell = tell

    def answer(self, question: Question, chance: Chance, error: Exception) -> Move | None:
        """Return what chance answers; `error` is why the player did not."""
        self._tell(_NO_ANSWER(player=Who(chance.seat), reason=reason_told(error)))
        return player_named(RANDOM).choose(question, chance.generator())

    def answer_unless(self, thought: "Future[Opinion]", question: Question, chance: Chance) -> Move | None:
        """Return the player's answer, or that of chance where nothing came of what was `thought`."""
        try:
            return thought.result().move  # the rest tells of a hand that the person may not see
        except Exception as error:  # noqa: BLE001 - whatever went wrong out there, the deal goes on
            return self.answer(question, chance, error)
