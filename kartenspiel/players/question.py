# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a player is asked, and what a player is."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from kartenspiel.model.game import Observation
from kartenspiel.model.moves import Choice, Move, Pass, Play


@dataclass(frozen=True, slots=True)
class Question:
    """One seat is asked what it wants to do."""

    seen: Observation
    """Of the answering seat."""
    choices: tuple[Choice, ...]
    may_pass: bool
    """Silence is allowed (a poll point): the answer is ``None``."""

    @property
    def forced_pass(self) -> Pass | None:
        """The pass where nothing else can be done, so that nobody need be asked."""
        only = self.choices[0] if len(self.choices) == 1 and not self.may_pass else None
        return only if isinstance(only, Pass) else None

    @property
    def plays(self) -> tuple[Play, ...]:
        """The choices that play a card."""
        return tuple(choice for choice in self.choices if isinstance(choice, Play))

    @property
    def statements(self) -> tuple[Choice, ...]:
        """The choices that are anything but playing a card."""
        return tuple(choice for choice in self.choices if not isinstance(choice, Play))


class Player(Protocol):
    """Somebody who answers questions; without memory of its own, so that it can be sent to another process."""

    @property
    def name(self) -> str:
        """The name it is known by: one of `base.NAMES`."""
        ...

    def choose(self, question: Question, rng: Random) -> Move | None:
        """Return a legal move, or ``None`` where silence is allowed; all chance comes from `rng`."""
        ...
