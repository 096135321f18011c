# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The games.  Each is a package here that exports ``GAME``; nothing else needs to know of it."""

import importlib
import pkgutil
from functools import cache

from kartenspiel.model.game import Game


class UnknownGameError(ValueError):
    """An id that names no game; the message lists those there are."""


@cache
def all_games() -> tuple[Game, ...]:
    """Return every game found in this package, in the order in which they ask to be listed."""
    modules = [importlib.import_module(found.name) for found in pkgutil.iter_modules(__path__, f"{__name__}.")]
    return tuple(sorted((module.GAME for module in modules), key=lambda game: game.place))


def game_named(name: object) -> Game:
    """Return the game with this id; raises `UnknownGameError`."""
    for game in all_games():
        if game.id == name:
            return game
    message = f"unknown game {name!r}; games: {' '.join(game.id for game in all_games())}"
    raise UnknownGameError(message)
