# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What bold and cautious players see in a word beside what it is paid."""

from typing import Final

from kartenspiel.model.moves import Announce, Bid, Hold, Kontra, Move

DARED: Final = 2.0
"""Of how many stakes the boldest see more in a word than its payment for each part by which they dare more.

Chosen by hand, so that the boldest bid a good deal more often than is paid best, and the most timid less.
"""
_BOLD: Final = Bid | Hold | Announce | Kontra
"""Words that are dared, and could be left unsaid."""


def daring_worth(answer: Move | None, dares: float, stake: float) -> float:
    """Return how much more, or less, somebody sees in an answer than its payment, in payments.

    How much he dares is said by `dares`, from -1 to 1; who neither dares nor fears anything has 0.  `stake` is what a
    simple game is worth, in payments.
    """
    return DARED * dares * stake if isinstance(answer, _BOLD) else 0.0
