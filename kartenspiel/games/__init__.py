# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The games.  Each is a package here that exports ``GAME``; nothing else needs to know of it."""

import importlib
import pkgutil
from functools import cache

from kartenspiel.model.game import Game, Observation, TableView
from kartenspiel.model.quoting import shown


class UnknownGameError(ValueError):
    """An id that names no game; the message lists those there are."""


@cache
def all_games() -> tuple[Game, ...]:
    """Return every game found in this package, in the order in which they ask to be listed."""
    return tuple(sorted((game_named(name) for name in _ids()), key=lambda game: game.place))


def game_named(name: object) -> Game:
    """Return the game with this id, importing no other; raises `UnknownGameError`."""
    if isinstance(name, str) and name in _ids():
        return _game(f"{__name__}.{name}")
    raise UnknownGameError(f"unknown game {shown(name)}; games: {' '.join(game.id for game in all_games())}")


def view_of(seen: Observation) -> TableView:
    """Return what a window shows of a deal beside the cards, in the words of its game."""
    return game_named(seen.game).view(seen)


@cache
def _ids() -> frozenset[str]:
    """The names of the packages, which are the ids of their games."""
    return frozenset(found.name for found in pkgutil.iter_modules(__path__))


@cache
def _game(module: str) -> Game:
    game: Game = importlib.import_module(module).GAME
    return game
