# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is counted of one side where all hands lie open: points, tricks, and what is won with single cards."""

from typing import NamedTuple

from kartenspiel.model.cardplay.pack import Place


class Staked(NamedTuple):
    """What is won with a card in one trick: a bird, the called king in the last.

    It counts for the side of who plays the card, or for the other where it is not won.
    """

    place: Place
    trick: int
    """The number of the trick, from 1."""
    worth: int
    by_side: bool = False
    """Whether it is enough that the side of the card takes the trick, whichever card does."""


class Target(NamedTuple):
    """What is counted of a side: points, tricks and what is won with single cards; none of it is below 0."""

    seats: int
    """The side, a bit for each seat.

    Where everybody plays for himself it is one seat, and what comes out is what this seat has for certain even if all
    others play together against it.
    """
    points: tuple[int, ...] = ()
    """For each place; empty where cards are worth nothing."""
    trick: int = 0
    """What each trick is worth besides."""
    last: int = 0
    """What the last one is worth besides."""
    staked: tuple[Staked, ...] = ()
    avoided: bool = False
    """Whether the side wants as little of it as can be."""
    exactly: bool = False
    """Whether the side wants just a number of tricks, and nothing else counts."""


def tricks(seats: int, *, avoided: bool = False) -> Target:
    """Return the target that counts tricks: all, none, or as many as can be."""
    return Target(seats, trick=1, avoided=avoided)
