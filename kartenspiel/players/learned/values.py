# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What was learned of the words of a game, as data: the weights of what a seat sees, and where they hold."""

import base64
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model import options
from kartenspiel.model.moves import Move
from kartenspiel.model.observation import Observation
from kartenspiel.players.learned.encoder import ENCODER, WordSituation
from kartenspiel.players.learned.examples import difference, worth_of
from kartenspiel.players.question import Question

SIGNS: Final = 3
"""Digits behind the point of a weight: far less than its error; chosen."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned of the words of one game."""

    encoder: int
    """The version of the encoder with which it was learned."""
    rules: Mapping[str, object]
    """The house rules in which it was learned, as records have them."""
    seats: int
    """How many sat at the table, none of them a dummy."""
    margin: float
    """So many stakes more must another word than that of the judgement be worth."""
    weights: Mapping[str, float]
    """What each feature adds to what a word is worth above the quietest, in payments."""

    def covers(self, seen: Observation) -> bool:
        """Whether it was learned at tables like this one."""
        alike = self.encoder == ENCODER and seen.seats == self.seats and not seen.dummies
        return alike and options.as_json(seen.rules) == self.rules

    def worths(self, question: Question, answers: Sequence[Move | None], rule: int) -> list[float]:
        """Return what answers are worth above the first, the quietest; `rule` is the one that the judgement gives."""
        situation = WordSituation(question)
        words = [situation.word(answer) for answer in answers]
        features = (difference(words, at, situation.features, rule) for at in range(1, len(words)))
        return [0.0, *(worth_of(self.weights, each) for each in features)]


def word_chosen(worths: Mapping[int, float], rule: int, margin: float) -> int:
    """Return which word is said, by number: that of the judgement, `rule`, unless another is worth `margin` more.

    Worths and margin are in payments; of equal ones the first is said.
    """
    return max(worths, key=lambda number: worths[number] + (margin if number == rule else 0.0))


def pack(weights: Mapping[str, float]) -> str:
    """Return weights as a text; those that are next to nothing are left out."""
    whole = {name: round(10**SIGNS * weight) for name, weight in sorted(weights.items())}
    lines = "\n".join(f"{name}\t{weight}" for name, weight in whole.items() if weight)
    return base64.b85encode(zlib.compress(lines.encode(), 9)).decode()


def unpack(text: str) -> dict[str, float]:
    """Return the weights of a text that `pack` has made; white space in it means nothing."""
    lines = zlib.decompress(base64.b85decode("".join(text.split()))).decode().splitlines()
    return {name: int(weight) / 10**SIGNS for name, weight in (line.split("\t") for line in lines)}
