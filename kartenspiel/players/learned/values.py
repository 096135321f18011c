# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What was learned of the words of a game, as data: the weights of what a seat sees, and where they hold."""

import base64
import math
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.games import game_named
from kartenspiel.model import options
from kartenspiel.model.moves import Move
from kartenspiel.model.observation import Observation
from kartenspiel.players.learned.encoder import WordSituation
from kartenspiel.players.learned.examples import difference
from kartenspiel.players.question import Question

SIGNS: Final = 3
"""Signs behind the point of a weight."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned of the words of one game."""

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
        return seen.seats == self.seats and not seen.dummies and options.as_json(seen.rules) == self.rules

    def worths(self, question: Question, answers: Sequence[Move | None], rule: int) -> list[float]:
        """Return what answers are worth above the first, the quietest; `rule` is the one that the judgement gives."""
        situation = WordSituation(question)
        words = [situation.word(answer) for answer in answers]
        return [0.0, *(self._worth(difference(words, at, situation.features, rule)) for at in range(1, len(words)))]

    def _worth(self, features: Mapping[str, float]) -> float:
        get = self.weights.get
        return math.fsum([get(name, 0.0) * value for name, value in features.items()])


def pack(weights: Mapping[str, float]) -> str:
    """Return weights as a text; those that are next to nothing are left out."""
    whole = {name: round(10**SIGNS * weight) for name, weight in sorted(weights.items())}
    lines = "\n".join(f"{name}\t{weight}" for name, weight in whole.items() if weight)
    return base64.b85encode(zlib.compress(lines.encode(), 9)).decode()


def unpack(text: str) -> dict[str, float]:
    """Return the weights of a text that `pack` has made; white space in it means nothing."""
    lines = zlib.decompress(base64.b85decode("".join(text.split()))).decode().splitlines()
    return {name: int(weight) / 10**SIGNS for name, weight in (line.split("\t") for line in lines)}


def usual_rules(game: str) -> Mapping[str, object]:
    """Return the usual house rules of a game, as records have them."""
    return options.as_json(game_named(game).house_rules())
