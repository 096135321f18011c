# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The players of the levels, with the amount of work that makes a level of each."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.players.adaptive import AdaptivePlayOuts
from kartenspiel.players.kernel.arrays import COMPILED
from kartenspiel.players.levels import HeuristicPlayer, PlayOuts, SearchPlayer

# How much work each level does, how far it dares and errs, was chosen by hand.  It is judged by how much better each is
# paid than the one below (`kartenspiel arena`), and by the time that a move takes (`kartenspiel bench`).

PRIOR: Final = 0.1
"""How much the heuristic counts where imagined deals are played out (`PlayOuts.prior`)."""
_CARDS_BY: Final = 1 if COMPILED else 4
_WORDS_BY: Final = 1 if COMPILED else 2
"""By how much fewer deals the upper levels imagine at most for cards and for words where the kernel is not compiled.

Play-outs take ten times as long there, all that belongs to a card of *strong* nearly ten times, to a word not twice.
"""
_LEVELS: Final[tuple[HeuristicPlayer | SearchPlayer, ...]] = (
    HeuristicPlayer("easy", deals=1, boldness=0.2, noise=0.3, thrift=0.0, weighs_words=False, play_outs=None, work=0),
    HeuristicPlayer(
        "medium",
        deals=6,
        boldness=0.5,
        noise=0.0,
        thrift=1.0,
        weighs_words=True,
        play_outs=PlayOuts(deals=6, prior=PRIOR),
        work=4_000,
        learned=True,
    ),
    SearchPlayer(
        "strong", AdaptivePlayOuts(first=24, cards=192 // _CARDS_BY, words=192 // _WORDS_BY, prior=PRIOR), work=30_000
    ),
    SearchPlayer(
        "expert", AdaptivePlayOuts(first=48, cards=768 // _CARDS_BY, words=480 // _WORDS_BY, prior=PRIOR), work=100_000
    ),
)
PLAYERS: Final[Mapping[str, HeuristicPlayer | SearchPlayer]] = {player.name: player for player in _LEVELS}
"""A player for each of `base.LEVELS`, by its name."""
