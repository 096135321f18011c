# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What was learned that words are worth, asked for by players."""

import importlib
import importlib.util
from functools import cache

from kartenspiel.players.learned import weights
from kartenspiel.players.learned.values import Learned


@cache
def learned_of(game: str) -> Learned | None:
    """Return what was learned of a game, ``None`` where that is nothing; it is read when it is asked for first."""
    name = f"{weights.__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        return None
    found: Learned = importlib.import_module(name).LEARNED
    return found
