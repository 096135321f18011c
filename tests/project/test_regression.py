# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The regressions by which weights are fitted."""

import math
from random import Random

import pytest

from regression import Sample, least_squares, logistic, spread


def test_least_squares_find_the_weights_of_a_straight_line() -> None:
    sample = Sample([(1.0, float(place)) for place in range(9)], [2.0 + 3.0 * place for place in range(9)])
    weights = least_squares(sample)
    assert weights == pytest.approx([2.0, 3.0], abs=1e-4)
    assert spread(sample, weights) == pytest.approx(0.0, abs=1e-3)


def test_a_logistic_regression_finds_how_the_odds_grow() -> None:
    rng = Random(1)
    rows = [(1.0, rng.random()) for _ in range(2000)]
    found = [float(rng.random() < 1 / (1 + math.exp(1 - 3 * row[1]))) for row in rows]
    assert logistic(Sample(list(rows), found)) == pytest.approx([-1.0, 3.0], abs=0.4)
