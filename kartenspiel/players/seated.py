# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The players of the levels, with the amount of work that makes a level of each."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.players.levels import HeuristicPlayer, PlayOuts, SearchPlayer

# How much work each level does, how far it dares and errs, was chosen by hand.  It is judged by how much better each is
# paid than the one below (`kartenspiel arena`), and by the time that a move takes (`kartenspiel bench`).

PRIOR: Final = 0.1
"""How much the heuristic counts where imagined deals are played out (`PlayOuts.prior`)."""
_LEVELS: Final[tuple[HeuristicPlayer | SearchPlayer, ...]] = (
    HeuristicPlayer("easy", deals=1, boldness=0.2, noise=0.3, thrift=0.0, weighs_words=False, play_outs=None, work=0),
    HeuristicPlayer(
        "medium",
        deals=6,
        boldness=0.5,
        noise=0.0,
        thrift=1.0,
        weighs_words=True,
        play_outs=PlayOuts(rounds=1, deals=6, prior=PRIOR),
        work=4_000,
    ),
    SearchPlayer("strong", PlayOuts(rounds=3, deals=8, prior=PRIOR), work=30_000),
)
PLAYERS: Final[Mapping[str, HeuristicPlayer | SearchPlayer]] = {player.name: player for player in _LEVELS}
"""A player for each of `base.LEVELS`, by its name."""
