# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and practice hands of Rufmariasch, in the order in which they are to be done."""

from typing import Final

from kartenspiel.games.rufmariasch.lessons.call import CALL
from kartenspiel.games.rufmariasch.lessons.cards import CARDS, FOLLOW
from kartenspiel.games.rufmariasch.lessons.pairs import OPEN, PAIRS
from kartenspiel.games.rufmariasch.lessons.practice import FAR_AHEAD, PAIR_HOME
from kartenspiel.games.rufmariasch.lessons.score import SCORE

LESSONS: Final = (CARDS, FOLLOW, CALL, PAIRS, OPEN, SCORE, PAIR_HOME, FAR_AHEAD)
