# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Fits weights of features to what was found: by least squares, or by logistic regression where it was yes or no."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import mul
from typing import Final

PASSES: Final = 12
"""So many steps of Newton's method are made; the last ones change nothing that is printed."""
RIDGE: Final = 0.5
"""How much a weight of a logistic regression, its first apart, is drawn to 0, so that what always happened has one."""
TINY: Final = 1e-6
"""Added to a matrix so that a feature that never occurs has the weight 0."""


@dataclass
class Sample:
    """What hands had, and how their contract came out."""

    rows: list[Sequence[float]] = field(default_factory=list)
    found: list[float] = field(default_factory=list)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a system of linear equations (Gauss)."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda each: abs(rows[each][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for each in range(size):
            if each != at:
                ratio = rows[each][at] / rows[at][at]
                rows[each] = [one - ratio * other for one, other in zip(rows[each], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def least_squares(sample: Sample) -> list[float]:
    """Return the weights with which the features explain what was found best."""
    size = len(sample.rows[0])
    matrix = [[TINY if i == j else 0.0 for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for row, found in zip(sample.rows, sample.found, strict=True):
        for i in range(size):
            right[i] += row[i] * found
            for j in range(size):
                matrix[i][j] += row[i] * row[j]
    return solved(matrix, right)


def logistic(sample: Sample) -> list[float]:
    """Return the weights of a logistic regression."""
    size = len(sample.rows[0])
    weights = [0.0] * size
    for _ in range(PASSES):
        drawn = [TINY, *[RIDGE] * (size - 1)]
        matrix = [[drawn[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        right = [-pull * weight for pull, weight in zip(drawn, weights, strict=True)]
        for row, found in zip(sample.rows, sample.found, strict=True):
            chance = 1 / (1 + math.exp(-max(min(sum(map(mul, row, weights)), 30.0), -30.0)))
            spread = chance * (1 - chance)
            for i in range(size):
                right[i] += row[i] * (found - chance)
                if row[i]:
                    for j in range(size):
                        matrix[i][j] += row[i] * row[j] * spread
        weights = [weight + step for weight, step in zip(weights, solved(matrix, right), strict=True)]
    return weights


def spread(sample: Sample, weights: Sequence[float]) -> float:
    """Return the standard deviation of what was found from what the weights say."""
    errors = (found - sum(map(mul, row, weights)) for row, found in zip(sample.rows, sample.found, strict=True))
    return math.sqrt(sum(error**2 for error in errors) / len(sample.found))
