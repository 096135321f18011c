# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a quiz asks: a place in a recorded deal, a question about it, the answers to choose from, and which is right."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Value
from kartenspiel.players.weighing import Weighing


@enum.unique
class QuizKind(enum.Enum):
    """What is asked; the values stand in files, those of a search are the values of `DecisionKind`."""

    OUT = "out"
    """Which cards are still out, or how many."""
    POINTS = "points"
    """How many card points somebody has taken."""
    PARTNER = "partner"
    """With whom one plays."""
    TRICK = "trick"
    """Who takes the trick as it lies."""
    BIDDING = "bidding"
    CALL = "call"
    DISCARD = "discard"
    ANNOUNCEMENT = "announcement"
    KONTRA = "kontra"
    LEAD = "lead"
    FOLLOWING = "following"

    @property
    def is_counted(self) -> bool:
        """Whether the answer follows from the rules and what was seen; else it comes from a search."""
        return self in COUNTED


COUNTED: Final = (QuizKind.TRICK, QuizKind.OUT, QuizKind.POINTS, QuizKind.PARTNER)
"""The kinds whose answers follow from the rules."""


@dataclass(frozen=True, slots=True)
class QuizAnswer:
    """One of the answers to choose from."""

    words: Value
    moves: tuple[Move | None, ...] = ()
    """What one would do: the answer, and behind it those that are as good; nothing where it is only said."""
    weighing: Weighing | None = None
    """What it is worth beside the right one, as if it had been given; ``None`` where the rules have the answer."""


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """A question of a quiz."""

    kind: QuizKind
    record: Mapping[str, object]
    """The deal, with all its cards."""
    seat: Seat
    """With whose eyes one looks."""
    place: int
    """After which step that this seat sees of the deal one is asked."""
    text: Text
    answers: tuple[QuizAnswer, ...]
    right: int
    """The place of the right answer."""
    counted: tuple[Text, ...] = ()
    """How the right answer is found by the rules, sentence by sentence."""

    def answered_by(self, move: Move) -> int | None:
        """Return the place of the answer that a move is, or is as good as; ``None`` where it is not offered."""
        return next((place for place, each in enumerate(self.answers) if move in each.moves), None)
