# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The players themselves, with the amount of work that makes a level of each."""

from typing import Final

from kartenspiel.players.chance import ChancePlayer
from kartenspiel.players.levels import SearchPlayer, ThumbPlayer
from kartenspiel.players.question import Player

PLAYERS: Final[tuple[Player, ...]] = (
    ChancePlayer(),
    ThumbPlayer("easy", deals=1, nerve=0.2, slips=0.3, thrift=0.0, heeds=False),
    ThumbPlayer("medium", deals=6, nerve=0.5, slips=0.0, thrift=1.0, heeds=True),
    SearchPlayer("strong", rounds=3, deals=8, habit=0.1),
)
"""Every player, in the order of `base.NAMES`."""
