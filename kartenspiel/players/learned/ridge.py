# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Linear regression over features of which each example has few, with a penalty for large weights.

It is plain Python, so that to learn needs nothing that to play does not, and the same examples give the same weights
on every machine: sums are formed in one order.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ExampleRow = Sequence[tuple[int, float]]
"""The places of the features of an example, with their values."""
MOST_STEPS: Final = 60
"""After so many steps the search for weights ends, near enough."""
CLOSE: Final = 1e-3
"""It ends before where what is left to mend is so small a part of what there was."""


@dataclass(frozen=True, slots=True)
class Example:
    """One example: some features, and the number that should follow from them."""

    row: ExampleRow
    target: float
    weight: float = 1.0
    """How much it counts: the inverse of how large its squared error is by luck, beside others."""


def value_of(row: ExampleRow, weights: Sequence[float]) -> float:
    """Return what follows from some features."""
    found = 0.0
    for at, value in row:
        found += weights[at] * value
    return found


def fitted(samples: Sequence[Example], penalties: Sequence[float]) -> list[float]:
    """Return the weights of the features, each of which has a penalty above 0, that fit the samples best.

    They make least the sum of the squared errors, each as it counts, and of each squared weight times its penalty.
    The search is that of conjugate gradients, each feature measured by what it alone would change.
    """
    scale = list(penalties)
    residue = [0.0] * len(scale)
    for sample in samples:
        for at, value in sample.row:
            scale[at] += sample.weight * value * value
            residue[at] += sample.weight * value * sample.target
    weights = [0.0] * len(scale)
    step = [each / size for each, size in zip(residue, scale, strict=True)]
    left = whole = _dot(residue, step)
    for _ in range(MOST_STEPS):
        if left <= CLOSE * CLOSE * whole:
            break
        image = _image(samples, step, penalties)
        along = left / _dot(step, image)
        weights = [weight + along * each for weight, each in zip(weights, step, strict=True)]
        residue = [each - along * other for each, other in zip(residue, image, strict=True)]
        bent = [each / size for each, size in zip(residue, scale, strict=True)]
        before, left = left, _dot(residue, bent)
        step = [each + left / before * other for each, other in zip(bent, step, strict=True)]
    return weights


def _image(samples: Sequence[Example], step: Sequence[float], penalties: Sequence[float]) -> list[float]:
    """Return what the matrix of the regression makes of a step."""
    image = [penalty * each for penalty, each in zip(penalties, step, strict=True)]
    for sample in samples:
        found = sample.weight * value_of(sample.row, step)
        if found:
            for at, value in sample.row:
                image[at] += found * value
    return image


def _dot(ones: Sequence[float], others: Sequence[float]) -> float:
    return math.fsum([one * other for one, other in zip(ones, others, strict=True)])
