# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The player who plays deals to their end where it is learned what words are worth: quick, with closed hands."""

from typing import Final

from kartenspiel.players.levels import HeuristicPlayer

QUICK: Final = HeuristicPlayer(
    "quick", deals=1, boldness=0.5, noise=0.0, thrift=1.0, weighs_words=False, play_outs=None, work=500
)
"""Says what the judgement of the game says, and judges each card by its trick in a single imagined deal.

It sees its own cards alone, so that what only hidden hands win is paid as at a table, and takes a quarter of the time
of *medium*: many deals tell more than well-played ones.
"""
