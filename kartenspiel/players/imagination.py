# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals imagined from what a seat has seen, every one that fits as likely as any other, in bounded time.

A game says which cards are hidden and who may have them (`Imaginer`); the kernel deals them (`Dealing`), and the game
makes a deal of that or says that it does not fit what was said.
"""

from random import Random
from typing import Final

from kartenspiel.model.game import ImaginedDeal, Imaginer
from kartenspiel.model.hidden_cards import ContradictionError, HiddenCards
from kartenspiel.players.kernel.dealing import Dealing

TRIES: Final = 500
"""So many deals are drawn at most until one fits; chosen: in 230,000 deals drawn it took 48 at most, mostly one."""
SEED_BITS: Final = 64
"""The kernel's own random numbers begin with a number of so many bits."""


class NoFitError(RuntimeError):
    """Of so many deals drawn none fitted all that was seen."""

    def __init__(self, tries: int, nearest: ImaginedDeal) -> None:
        """`nearest` is a deal that fits the cards seen and all plays, if not every word."""
        super().__init__(f"none of {tries} deals fitted what was seen")
        self.nearest = nearest


class Imagination:
    """Draws deals that an observer cannot tell from the real one."""

    def __init__(self, imaginer: Imaginer) -> None:
        """Count the ways in which the hidden cards can lie; raises `ContradictionError` where there is none at all."""
        self._imaginer = imaginer
        counted = [(meant, _dealing(hidden)) for meant, hidden in enumerate(imaginer.hidden)]
        self._dealings = [(meant, dealing) for meant, dealing in counted if dealing.ways > 0]
        self._ways = sum([dealing.ways for _, dealing in self._dealings])
        if not self._dealings and not _dealing(imaginer.loosely_hidden).ways:
            raise ContradictionError("no hands fit what was seen")

    def draw(self, rng: Random) -> ImaginedDeal:
        """Return a deal; raises `NoFitError` with the nearest where none of `TRIES` fitted."""
        self._seed(rng)
        found = self._next(rng)
        if found is None:
            raise NoFitError(TRIES, self._nearest(rng))
        return found

    def several(self, count: int, rng: Random) -> list[ImaginedDeal]:
        """Return so many deals.

        Once none fits within the tries allowed no more are drawn: those found come again in turn, or the nearest does
        where there is none.
        """
        self._seed(rng)
        found: list[ImaginedDeal] = []
        while len(found) < count:
            deal = self._next(rng)
            if deal is None:
                found = found or [self._nearest(rng)]
                return [found[number % len(found)] for number in range(count)]
            found.append(deal)
        return found

    def _seed(self, rng: Random) -> None:
        for _, dealing in self._dealings:
            dealing.seed(rng.getrandbits(SEED_BITS))

    def _next(self, rng: Random) -> ImaginedDeal | None:
        """Return the first deal that fits; ``None`` where none of `TRIES` did."""
        for _ in range(TRIES if self._dealings else 0):
            meant, dealing = self._dealings[0] if len(self._dealings) == 1 else self._pick(rng)
            found = self._imaginer.completed(meant, dealing.draw(), rng)
            if found is not None:
                return found
        return None

    def _pick(self, rng: Random) -> tuple[int, Dealing]:
        """Return a way in which words may have been meant, by the number of deals that it has."""
        below = rng.random() * self._ways
        for meant, dealing in self._dealings:
            below -= dealing.ways
            if below < 0:
                return meant, dealing
        return self._dealings[-1]

    def _nearest(self, rng: Random) -> ImaginedDeal:
        dealing = _dealing(self._imaginer.loosely_hidden)
        dealing.seed(rng.getrandbits(SEED_BITS))
        return self._imaginer.nearest(dealing.draw(), rng)


def _dealing(hidden: HiddenCards) -> Dealing:
    return Dealing(hidden.holders, hidden.room)
