# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and practice hands of Königrufen: for four, for three with a dummy, and for two with two."""

from typing import Final

from kartenspiel.games.koenigrufen.lessons import dummy, fixed, two
from kartenspiel.games.koenigrufen.lessons.avoiding import NEGATIVE, TRISCHAKEN
from kartenspiel.games.koenigrufen.lessons.bidding import CALL, LADDER, TALON
from kartenspiel.games.koenigrufen.lessons.practice import PAGAT, PARTNER, PICCOLO
from kartenspiel.games.koenigrufen.lessons.speaking import ANNOUNCE, SCORE
from kartenspiel.games.koenigrufen.lessons.tricks import CARDS, FOLLOWING

LESSONS: Final = (
    CARDS,
    FOLLOWING,
    CALL,
    PARTNER,
    TALON,
    LADDER,
    ANNOUNCE,
    PAGAT,
    SCORE,
    NEGATIVE,
    PICCOLO,
    TRISCHAKEN,
    dummy.PARTNER_DUMMY,
    dummy.GUARDIAN,
    dummy.PRACTICE,
    fixed.SEAT,
    fixed.TRISCHAKEN,
    fixed.PRACTICE,
    two.SIDES,
    two.THREE_HANDS,
    two.PRACTICE,
)
