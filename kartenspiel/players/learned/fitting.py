# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What words are worth, fitted to what they were paid: first with open hands, then what closed hands make of it."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance, stdev
from typing import Final, NamedTuple

from kartenspiel.players.learned.encoder import SEEN
from kartenspiel.players.learned.examples import BY_RULE, PaidWords, worth_of
from kartenspiel.players.learned.ridge import Example, ExampleRow, fitted, value_of
from kartenspiel.players.learned.values import word_chosen

SELDOM: Final = 12
"""What fewer examples have is left out: it would tell of luck; chosen."""
_FEW: Final = 5.0
"""So many examples of the usual spread are added to those of a word, whose spread would else be luck where few are."""


class Penalties(NamedTuple):
    """How many examples it takes to move a weight halfway to where they would have it."""

    said: float
    """For a word alone, and for being that of the judgement."""
    seen: float
    """For a word together with what is seen."""


OPEN_PENALTIES: Final = Penalties(30.0, 300.0)
"""Chosen: of four pairs that whose words were paid best with closed hands in 300 other deals of one game."""
CLOSED_PENALTIES: Final = Penalties(30.0, 1000.0)
"""The same of what closed hands make of it, of which there are fewer examples; chosen."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """What each feature adds to what a word is worth above the quietest, in payments."""

    weights: dict[str, float]

    def worth(self, decision: PaidWords, number: int) -> float:
        """Return what a word is worth above the quietest, in payments."""
        return worth_of(self.weights, decision.features(number))


class WordGain(NamedTuple):
    """How much better those words are paid with closed hands that were learned of other deals."""

    deals: int
    changed: int
    """How many words are others than those of the judgement."""
    mean: float
    """What is paid more for all words of a deal together, in payments."""
    error: float
    """The standard error of that."""


def fit(decisions: Iterable[PaidWords]) -> Fitted:
    """Return what words are worth."""
    given = list(decisions)
    pairs = [(decision, number) for decision in given for number in range(1, len(decision.words))]
    features = [decision.features(number) for decision, number in pairs]
    names = _frequent(features)
    rows = [_row(found, names) for found in features]
    del features
    texts = [decision.words[number].text for decision, number in pairs]
    open_ = [decision.open[number] - decision.open[0] for decision, number in pairs]
    weights = fitted(_samples(rows, open_, texts), _penalties(rows, names, OPEN_PENALTIES))
    closed = [_closed(decision, number) for decision, number in pairs]
    known = [at for at, paid in enumerate(closed) if paid is not None]
    if known:
        foretold = [value_of(rows[at], weights) for at in known]
        left = [(closed[at] or 0.0) - each for at, each in zip(known, foretold, strict=True)]
        luck = [open_[at] - each for at, each in zip(known, foretold, strict=True)]
        shared = _shared(left, luck)
        targets = [each - shared * other for each, other in zip(left, luck, strict=True)]
        some = [rows[at] for at in known]
        samples = _samples(some, targets, [texts[at] for at in known])
        corrections = fitted(samples, _penalties(some, names, CLOSED_PENALTIES))
        weights = [weight + each for weight, each in zip(weights, corrections, strict=True)]
    return Fitted(dict(zip(names, weights, strict=True)))


def _shared(left: Sequence[float], luck: Sequence[float]) -> float:
    """Return how much of the luck of an open deal is luck of the closed one too, which then can be left out."""
    squares = math.fsum([each * each for each in luck])
    return (
        min(max(math.fsum([one * other for one, other in zip(left, luck, strict=True)]) / squares, 0.0), 1.0)
        if squares
        else 0.0
    )


def _closed(decision: PaidWords, number: int) -> float | None:
    """Return what a word was paid above the quietest with closed hands."""
    first, paid = decision.closed[0], decision.closed[number]
    return None if first is None or paid is None else paid - first


def _frequent(features: Sequence[dict[str, float]]) -> dict[str, int]:
    """Return the features that come often enough, with their places."""
    found = Counter(name for each in features for name in each)
    return {name: place for place, name in enumerate(sorted(name for name in found if found[name] >= SELDOM))}


def _row(features: dict[str, float], names: dict[str, int]) -> ExampleRow:
    return [(names[name], value) for name, value in features.items() if name in names]


def _samples(rows: Sequence[ExampleRow], targets: Sequence[float], texts: Sequence[str]) -> list[Example]:
    """Return the samples; those of words whose payments spread more count less."""
    by_text: defaultdict[str, list[float]] = defaultdict(list)
    for text, target in zip(texts, targets, strict=True):
        by_text[text].append(target)
    usual = pvariance(targets) or 1.0
    spread = {
        text: (len(found) * pvariance(found) + _FEW * usual) / (len(found) + _FEW) for text, found in by_text.items()
    }
    counts = [1 / spread[text] for text in texts]
    middle = fmean(counts)
    return [Example(row, target, count / middle) for row, target, count in zip(rows, targets, counts, strict=True)]


def _penalties(rows: Sequence[ExampleRow], names: dict[str, int], penalties: Penalties) -> list[float]:
    """Return the penalty of each feature, as if all were about as large."""
    count, squares = [0] * len(names), [0.0] * len(names)
    for row in rows:
        for at, value in row:
            count[at] += 1
            squares[at] += value * value
    sizes = [square / many if many else 1.0 for square, many in zip(squares, count, strict=True)]
    return [
        size * (penalties.seen if SEEN in name and not name.startswith(BY_RULE) else penalties.said)
        for name, size in zip(names, sizes, strict=True)
    ]


def gain(learned: Fitted, deals: Sequence[Sequence[PaidWords]], margin: float) -> WordGain:
    """Choose the words of deals that nothing was learned of, as far as they were paid with closed hands.

    Another word than that of the judgement must be worth `margin` stakes more.
    """
    by_deal, changed = [], 0
    for deal in deals:
        more = 0.0
        for decision in deal:
            paid = decision.closed
            tried = [number for number, each in enumerate(paid) if each is not None]
            if len(tried) > 1:
                worths = {number: learned.worth(decision, number) if number else 0.0 for number in tried}
                best = word_chosen(worths, decision.rule, margin * decision.stake)
                changed += best != decision.rule
                more += (paid[best] or 0.0) - (paid[decision.rule] or 0.0)
        if deal and any(decision.closed[0] is not None for decision in deal):
            by_deal.append(more)
    if len(by_deal) < 2:  # noqa: PLR2004 - of one there is no error
        return WordGain(len(by_deal), changed, 0.0, math.inf)
    return WordGain(len(by_deal), changed, fmean(by_deal), stdev(by_deal) / math.sqrt(len(by_deal)))
