# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What words were paid: the examples from which is learned what they are worth."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model import fields
from kartenspiel.model.fields import FieldError
from kartenspiel.players.learned.encoder import Word, WordFeatures

_GREATEST: Final = 10**9
"""No payment, stake or number seen is greater."""
BY_RULE: Final = "by rule"
"""The feature of the word that the judgement of the game would say."""


@dataclass(frozen=True, slots=True)
class PaidWords:
    """A question at which words were compared, the quietest first, and what the same deal paid after each of them."""

    situation: WordFeatures
    """What the seat saw."""
    words: tuple[Word, ...]
    rule: int
    """The number of the word that the judgement says."""
    stake: float
    """What a simple game was worth then, in payments."""
    open: tuple[float, ...]
    """What was paid after each word where the deal was played out with open hands."""
    closed: tuple[float | None, ...]
    """What was paid where quick players went on who saw their own cards alone; ``None`` where that was not tried."""

    def features(self, number: int) -> dict[str, float]:
        """Return the features of an answer less those of the quietest."""
        return difference(self.words, number, self.situation, self.rule)

    def as_json(self) -> dict[str, object]:
        """Return the decision as a part of a line of a file of examples."""
        return {
            "seen": dict(self.situation), "words": [[each.text, each.kind, dict(each.own)] for each in self.words],
            "rule": self.rule, "stake": self.stake, "open": self.open, "closed": self.closed,
        }  # fmt: skip


def decision_from(written: object) -> PaidWords:
    """Read a decision back; raises `FieldError` where it is none."""
    given = fields.members(written, "a decision")
    words = tuple(map(_word, fields.items(given.get("words"), "words")))
    paid = [_number(each, "open") for each in fields.items(given.get("open"), "open")]
    closed = [None if each is None else _number(each, "closed") for each in fields.items(given.get("closed"), "closed")]
    if not len(words) == len(paid) == len(closed):
        raise FieldError("must be as many as words", "open")
    return PaidWords(
        _features(given.get("seen")), words, fields.whole_number(given.get("rule"), "rule", least=0, end=len(words)),
        _number(given.get("stake"), "stake"), tuple(paid), tuple(closed),
    )  # fmt: skip


def _word(written: object) -> Word:
    parts = fields.items(written, "words")
    if len(parts) != len(Word._fields):
        raise FieldError("must have three parts each", "words")
    return Word(fields.text(parts[0], "words"), fields.text(parts[1], "words"), _features(parts[2]))


def _features(written: object) -> dict[str, float]:
    return {name: _number(value, name) for name, value in fields.members(written, "features").items()}


def _number(value: object, name: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not -_GREATEST <= value <= _GREATEST:
        raise FieldError.of(f"a number from {-_GREATEST} to {_GREATEST}", value, name)
    return float(value)


def worth_of(weights: Mapping[str, float], features: WordFeatures) -> float:
    """Return what a word is worth above the quietest, in payments, by the weights of its features."""
    return math.fsum([weights.get(name, 0.0) * value for name, value in features.items()])


def difference(words: Sequence[Word], number: int, situation: WordFeatures, rule: int) -> dict[str, float]:
    """Return the features of one of some words less those of the first, the quietest.

    `rule` is the number of the word that the judgement says, below 0 where it is none of them.
    """
    found = dict(words[number].among(situation))
    for name, value in words[0].among(situation).items():
        found[name] = found.get(name, 0.0) - value
    for each, sign in ((number, 1.0), (0, -1.0)):
        if each == rule:
            for name in (BY_RULE, f"{BY_RULE} {words[each].text}"):
                found[name] = found.get(name, 0.0) + sign
    return {name: value for name, value in found.items() if value}
