# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""In what lots the cards of a deal make it different from another: the order within a lot means nothing."""

from typing import Protocol, TypeVar, runtime_checkable

from kartenspiel.model.game import Game
from kartenspiel.model.generics import P, R
from kartenspiel.model.options import HouseRules

Lots = tuple[tuple[int, ...], tuple[int, ...]]
"""How many cards each lot of a hand has, and each of the talon."""


_R_contra = TypeVar("_R_contra", bound=HouseRules, contravariant=True)


@runtime_checkable
class SaysLots(Protocol[_R_contra]):
    """A game that says itself in what lots it is dealt, because its batches mean nothing, or its talon is one whole."""

    def lots(self, rules: _R_contra, seats: int) -> Lots:
        """Return the lots of each hand, and of the talon."""


def lots_of(game: Game[R, P], rules: R, seats: int) -> Lots:
    """Return the lots of each hand and of the talon; unless a game says otherwise each batch, and each talon card."""
    if isinstance(game, SaysLots):
        said: Lots = game.lots(rules, seats)
        return said
    batches = game.batches(rules, seats)
    return batches, (1,) * (len(game.pack(rules)) - seats * sum(batches))
