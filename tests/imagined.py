# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""States of deals as players imagine them."""

from collections.abc import Callable
from random import Random

from kartenspiel.model.game import Game, State
from kartenspiel.model.observation import Observation
from kartenspiel.players.imagination import Imagination


def imagining(game: Game, seen: Observation) -> Callable[[Random], State]:
    """Return what draws states that the observer cannot tell from the real one."""
    imagination = Imagination(game.imaginer(seen))
    return lambda rng: imagination.draw(rng).state
