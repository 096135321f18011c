# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The games.  Each is a package here that exports ``DESCRIPTION``, and whose module ``game`` exports ``GAME``.

Nothing else needs to know of it.  A description loads without the rules; these are loaded when they are asked for.
So are the lessons, ``LESSONS`` of a module ``lessons``, and what the score pad asks, ``PAD`` of a module ``pad``; a
game may have them.
"""

import importlib
import importlib.util
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

from kartenspiel.model.description import Description
from kartenspiel.model.game import Game
from kartenspiel.model.observation import Observation
from kartenspiel.model.options import Preset
from kartenspiel.model.quoting import quote
from kartenspiel.model.view import KnownSides, TableView

if TYPE_CHECKING:
    from kartenspiel.model.lesson import Lesson, Practice
    from kartenspiel.model.pad.score_pad import ScorePad


class UnknownGameError(ValueError):
    """An id that names no game; the message lists those there are."""


@cache
def descriptions() -> tuple[Description, ...]:
    """Return the description of every game, in the order in which they ask to be listed; no rules are loaded."""
    found: list[Description] = [importlib.import_module(f"{__name__}.{name}").DESCRIPTION for name in _ids()]
    return tuple(sorted(found, key=lambda description: description.place))


@cache
def all_games() -> tuple[Game, ...]:
    """Return every game found in this package, in the order in which they ask to be listed, with their rules."""
    return tuple(game_named(description.id) for description in descriptions())


def game_named(name: object) -> Game:
    """Return the game with this id, importing no other; raises `UnknownGameError`."""
    if isinstance(name, str) and name in _ids():
        return _game(f"{__name__}.{name}.game")
    raise _unknown(name)


def presets_named(name: str) -> tuple[Preset, ...]:
    """Return the presets of the game with this id; they stand with its house rules, which load without the others."""
    module = f"{__name__}.{name}.rules"
    if name in _ids() and importlib.util.find_spec(module) is not None:
        found: tuple[Preset, ...] | None = getattr(importlib.import_module(module), "PRESETS", None)
        if found is not None:
            return found
    return game_named(name).presets


def lessons_of(name: str) -> "tuple[Lesson | Practice, ...]":
    """Return the lessons and practice hands of the game with this id in their order; none where it has none.

    The fields of their texts have their values.  Raises `UnknownGameError`.
    """
    if name not in _ids():
        raise _unknown(name)
    module = f"{__name__}.{name}.lessons"
    if importlib.util.find_spec(module) is None:
        return ()
    return _lessons(module)


def pad_of(name: str) -> "ScorePad":
    """Return what the score pad asks of the game with this id; of one without a pad, what each gets or pays.

    Raises `UnknownGameError`.
    """
    if name not in _ids():
        raise _unknown(name)
    module = f"{__name__}.{name}.pad"
    if importlib.util.find_spec(module) is None:
        module = "kartenspiel.model.pad.payments_pad"
    pad: ScorePad = importlib.import_module(module).PAD
    return pad


_last_view: tuple[Observation, TableView] | None = None
"""What was seen last, and how a window shows it: at each step a dozen parts of the table ask for the same view."""


def view_of(seen: Observation) -> TableView:
    """Return what a window shows of a deal beside the cards, in the words of its game."""
    global _last_view  # noqa: PLW0603 - both are never changed, so that the pair may be put in place at any time
    last = _last_view
    if last is None or last[0] is not seen:
        last = _last_view = seen, game_named(seen.game).words.view(seen)
    return last[1]


def sides_told(before: Observation | None, after: Observation) -> KnownSides | None:
    """Return who plays with whom with the sentence to be told, if the observer may know more of it than before."""
    earlier = None if before is None else view_of(before).sides
    now = view_of(after).sides
    if now is None or now.told is None or (earlier is not None and earlier.told == now.told):
        return None
    return now


def _unknown(name: object) -> UnknownGameError:
    return UnknownGameError(f"unknown game {quote(name)}; games: {' '.join(each.id for each in descriptions())}")


@cache
def _ids() -> frozenset[str]:
    """The names of the packages, which are the ids of their games."""
    return frozenset(found.name for found in pkgutil.iter_modules(__path__))


@cache
def _game(module: str) -> Game:
    game: Game = importlib.import_module(module).GAME
    return game


@cache
def _lessons(module: str) -> "tuple[Lesson | Practice, ...]":
    from kartenspiel.model.lesson import filled  # noqa: PLC0415 - only who learns needs it

    lessons: tuple[Lesson | Practice, ...] = importlib.import_module(module).LESSONS
    return filled(lessons)
