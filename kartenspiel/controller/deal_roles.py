# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What somebody was in a deal."""

import enum
from typing import Final


@enum.unique
class DealRole(enum.StrEnum):
    """What somebody was in a deal; the index of deals and the command line have it by its value."""

    DECLARER = "declarer"
    """With a partner."""
    ALONE = "alone"
    """The declarer, without a partner."""
    PARTNER = "partner"
    OPPONENT = "opponent"
    NONE = "none"
    """Everybody played for himself, or nobody sat at the screen."""

    @property
    def number(self) -> int:
        """What stands for it in codes and in the files of sessions."""
        return NUMBERED.index(self)


NUMBERED: Final = (DealRole.NONE, DealRole.DECLARER, DealRole.PARTNER, DealRole.OPPONENT, DealRole.ALONE)
"""By their numbers; a further one comes last."""


def role_of(seat: object, declarer: object, partner: object, *, sides: bool) -> DealRole:
    """Return the role of a seat, each seat as its number or ``None``; `sides` is that of the conclusion of the deal.

    Where everybody plays for himself there may be a declarer all the same.
    """
    if seat is None or declarer is None or not sides:
        return DealRole.NONE
    if seat == declarer:
        return DealRole.ALONE if partner is None else DealRole.DECLARER
    return DealRole.PARTNER if seat == partner else DealRole.OPPONENT
