# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and practice hands of Zwanzigerrufen, in the order in which they are to be done."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.announcing import ANNOUNCING
from kartenspiel.games.zwanzigerrufen.lessons.calling import CALLING
from kartenspiel.games.zwanzigerrufen.lessons.cards import CARDS
from kartenspiel.games.zwanzigerrufen.lessons.following import FOLLOWING
from kartenspiel.games.zwanzigerrufen.lessons.mond import MOND
from kartenspiel.games.zwanzigerrufen.lessons.pagat import PAGAT
from kartenspiel.games.zwanzigerrufen.lessons.partner import PARTNER
from kartenspiel.games.zwanzigerrufen.lessons.practice import FIND_PARTNER, PAGAT_HOME, WIN_SOLO
from kartenspiel.games.zwanzigerrufen.lessons.raising import RAISING
from kartenspiel.games.zwanzigerrufen.lessons.score import SCORE
from kartenspiel.games.zwanzigerrufen.lessons.suit_solo import SUIT_SOLO

LESSONS: Final = (
    CARDS, FOLLOWING, CALLING, PARTNER, FIND_PARTNER, PAGAT, PAGAT_HOME, MOND, ANNOUNCING, RAISING, SUIT_SOLO, WIN_SOLO,
    SCORE,
)  # fmt: skip
