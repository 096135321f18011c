# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the worker processes of the program need to have imported; those of a test are forked from one that has it."""

from kartenspiel.controller import analyst, quizmaster, working_process
from kartenspiel.games import all_games
from kartenspiel.players.games import judgements

__all__ = ["analyst", "quizmaster", "working_process"]

all_games()
judgements()
