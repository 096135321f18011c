# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and practice hands of Anrufen, in the order in which they are to be done."""

from typing import Final

from kartenspiel.games.anrufen.lessons.bidding import BIDDING
from kartenspiel.games.anrufen.lessons.cards import CARDS
from kartenspiel.games.anrufen.lessons.first_trick import CONTRA, RAISE
from kartenspiel.games.anrufen.lessons.marriages import MARRIAGES
from kartenspiel.games.anrufen.lessons.partner import PARTNER
from kartenspiel.games.anrufen.lessons.practice import ALONE, FIND_PARTNER, NO_TRICKS
from kartenspiel.games.anrufen.lessons.score import SCORE
from kartenspiel.games.anrufen.lessons.talon import TALON
from kartenspiel.model.lesson import Lesson, Practice

LESSONS: Final[tuple[Lesson | Practice, ...]] = (
    CARDS,
    BIDDING,
    PARTNER,
    MARRIAGES,
    RAISE,
    CONTRA,
    SCORE,
    TALON,
    FIND_PARTNER,
    NO_TRICKS,
    ALONE,
)
