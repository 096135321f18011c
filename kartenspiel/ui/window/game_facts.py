# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is told of a game before it is chosen: its pack, for how many it is, how long and how hard it is.

Pack and players follow from the rules of its presets and forms; the rest is in its description.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from kartenspiel.controller.plans import numbers_of_players, rules_of
from kartenspiel.model.description import Description
from kartenspiel.model.game import Game, Pictures
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_PACK: Final = _("Pack")
_PLAYERS: Final = _("Players")
_LENGTH: Final = _("A deal")
_EFFORT: Final = _("How hard")
_CARDS: Final[Mapping[Pictures, Text]] = {
    "german": _("%n German card(s)", plural=True),
    "french": _("%n French card(s)", plural=True),
    "tarock": _("%n tarock card(s)", plural=True),
}
_NUMBERS: Final = (
    _("{first}"),
    _("{first} or {second}"),
    _("{first}, {second} or {third}"),
)
_EFFORTS: Final[Mapping[int, Text]] = {
    1: _("easy to start with"),
    2: _("takes some practice"),
    3: _("a game for many evenings"),
}
_UNTOLD: Final = 4
"""The effort of a game that tells nothing of it: no newcomer is sent there while there is another."""


def facts_of(game: Game) -> tuple[tuple[Text, Text], ...]:
    """Return what is told of a game, each with what it is: pack and players, and the rest if its description has it."""
    usual = rules_of(game, game.presets[0])
    facts = [
        (_PACK, _CARDS[game.pictures(usual)](n=len(game.pack(usual)))),
        (_PLAYERS, _numbers(game)),
    ]
    profile = game.description.profile
    if profile is not None:
        facts += [(_LENGTH, profile.length), (_EFFORT, _EFFORTS[profile.effort])]
    return tuple(facts)


def easiest(games: Sequence[Description]) -> Description:
    """Return the game that somebody who knows none begins with: the easiest, of several the first."""
    return min(games, key=lambda game: _UNTOLD if game.profile is None else game.profile.effort)


def _numbers(game: Game) -> Text:
    """Return for how many the game is, the most first."""
    numbers = numbers_of_players(game)
    fields = dict(zip(("first", "second", "third"), numbers, strict=False))
    return _NUMBERS[len(fields) - 1](**fields)
