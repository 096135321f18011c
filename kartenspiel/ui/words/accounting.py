# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who has come out first in the end."""

from collections.abc import Sequence
from fractions import Fraction


def ranking(standing: Sequence[int | Fraction]) -> tuple[tuple[int, int], ...]:
    """Return place and index of everybody, the best first; who stand alike share a place."""
    order = sorted(range(len(standing)), key=lambda index: -standing[index])
    return tuple((1 + sum(other > standing[index] for other in standing), index) for index in order)
