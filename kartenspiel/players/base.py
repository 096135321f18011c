# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The players there are, by name."""

from functools import cache
from typing import Final

from kartenspiel.model.quoting import quote
from kartenspiel.players.question import Player

LEVELS: Final = ("easy", "medium", "strong")
"""The levels a person may choose from, weakest first."""
USUAL_LEVEL: Final = LEVELS[-1]
"""Whom a person finds at the table who has not chosen."""
RANDOM: Final = "random"
"""Whoever does anything the rules allow."""
NAMES: Final = (RANDOM, *LEVELS)


class UnknownPlayerError(ValueError):
    """A name that no player has; the message lists the names there are."""


def check_player(name: str) -> None:
    """Raise `UnknownPlayerError` where no player has this name."""
    if name not in NAMES:
        message = f"unknown player {quote(name)}; players: {' '.join(NAMES)}"
        raise UnknownPlayerError(message)


@cache
def player_named(name: str) -> Player:
    """Return the player with this name; raises `UnknownPlayerError`."""
    check_player(name)
    if name == RANDOM:
        from kartenspiel.players.chance import ChancePlayer  # noqa: PLC0415 - a window that starts needs names alone

        return ChancePlayer(RANDOM)
    from kartenspiel.players.seated import PLAYERS  # noqa: PLC0415 - nor do simulated deals of random players think

    return PLAYERS[name]
