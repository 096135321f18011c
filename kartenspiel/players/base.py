# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The players there are, by name."""

from typing import Final

from kartenspiel.model.quoting import shown
from kartenspiel.players.chance import ChancePlayer
from kartenspiel.players.levels import SearchPlayer, ThumbPlayer
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Player, Question

__all__ = ["LEVELS", "NAMES", "USUAL_LEVEL", "Opinion", "Player", "Question", "UnknownPlayerError", "player_named"]

LEVELS: Final = ("easy", "medium", "strong")
"""The levels a person may choose from, weakest first."""
USUAL_LEVEL: Final = LEVELS[-1]
"""Whom a person finds at the table who has not chosen."""
NAMES: Final = ("random", *LEVELS)

_PLAYERS: Final[dict[str, Player]] = {
    player.name: player
    for player in (
        ChancePlayer(),
        ThumbPlayer("easy", deals=1, nerve=0.2, slips=0.3, thrift=0.0, heeds=False),
        ThumbPlayer("medium", deals=6, nerve=0.5, slips=0.0, thrift=1.0, heeds=True),
        SearchPlayer("strong", rounds=3, deals=8, habit=0.1),
    )
}


class UnknownPlayerError(ValueError):
    """A name that no player has; the message lists the names there are."""


def player_named(name: str) -> Player:
    """Return the player with this name; raises `UnknownPlayerError`."""
    try:
        return _PLAYERS[name]
    except KeyError:
        message = f"unknown player {shown(name)}; players: {' '.join(NAMES)}"
        raise UnknownPlayerError(message) from None
