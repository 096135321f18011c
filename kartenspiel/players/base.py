# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The players there are, by name."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from kartenspiel.model.quoting import quote
from kartenspiel.players.question import Player

LEVELS: Final = ("easy", "medium", "strong", "expert")
"""The levels a person may choose from, weakest first."""
USUAL_LEVEL: Final = "strong"
"""Whom a person finds at the table who has not chosen: the best who never lets others wait for long."""
RANDOM: Final = "random"
"""Whoever does anything the rules allow."""
NAMES: Final = (RANDOM, *LEVELS)
"""Who can be asked to a table."""
YARDSTICKS: Final = ("pimc20", "pimc100", "unlearned")
"""Players to measure levels by; nobody finds them at a table (`yardsticks.py`)."""

USUAL_BOLDNESS: Final = "balanced"
"""How bold players are of whom nothing else is said: just as their level is."""
BOLDNESS: Final[Mapping[str, float]] = {
    "timid": -0.5, "cautious": -0.25, USUAL_BOLDNESS: 0.0, "bold": 0.25, "daring": 0.5,
}  # fmt: skip
"""By how much more than its level a player dares in what he says, from least to most (`Judgement.statement`)."""


class UnknownPlayerError(ValueError):
    """A name that no player has; the message lists the names there are."""


def check_player(name: str) -> None:
    """Raise `UnknownPlayerError` where nobody of this name can be asked to a table."""
    if name not in NAMES:
        message = f"unknown player {quote(name)}; players: {' '.join((*NAMES, *YARDSTICKS))}"
        raise UnknownPlayerError(message)


def bold_name(level: str, boldness: str) -> str:
    """Return the name of the player of a level that is so bold: ``daring-strong``."""
    return level if boldness == USUAL_BOLDNESS else f"{boldness}-{level}"


def parts_of_name(name: str) -> tuple[str, str]:
    """Return level and boldness of a player; raises `UnknownPlayerError`.  Chance dares neither more nor less."""
    boldness, _, level = name.rpartition("-")
    if level in LEVELS and boldness in BOLDNESS and boldness != USUAL_BOLDNESS:
        return level, boldness
    if name not in YARDSTICKS:
        check_player(name)
    return name, USUAL_BOLDNESS


@cache
def player_named(name: str) -> Player:
    """Return the player with this name; raises `UnknownPlayerError`."""
    level, boldness = parts_of_name(name)
    if level == RANDOM:
        from kartenspiel.players.chance import ChancePlayer  # noqa: PLC0415 - a window that starts needs names alone

        return ChancePlayer(RANDOM)
    if level in YARDSTICKS:
        from kartenspiel.players import yardsticks  # noqa: PLC0415 - likewise

        return yardsticks.PLAYERS[level]
    from kartenspiel.players.seated import PLAYERS  # noqa: PLC0415 - nor do simulated deals of random players think

    return PLAYERS[level] if boldness == USUAL_BOLDNESS else PLAYERS[level].bolder(name, BOLDNESS[boldness])
