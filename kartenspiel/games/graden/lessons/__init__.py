# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and practice hands of Graden, in the order in which they are to be done."""

from typing import Final

from kartenspiel.games.graden.lessons.bettler import BETTLER
from kartenspiel.games.graden.lessons.bidding import BIDDING
from kartenspiel.games.graden.lessons.cards import CARDS
from kartenspiel.games.graden.lessons.last import LAST
from kartenspiel.games.graden.lessons.partner import PARTNER
from kartenspiel.games.graden.lessons.plauderer import PLAUDERER
from kartenspiel.games.graden.lessons.practice import LEAST, THROUGH
from kartenspiel.games.graden.lessons.schurln import SCHURLN
from kartenspiel.model.lesson import Lesson, Practice

LESSONS: Final[tuple[Lesson | Practice, ...]] = (
    CARDS,
    BIDDING,
    BETTLER,
    PLAUDERER,
    PARTNER,
    LAST,
    SCHURLN,
    THROUGH,
    LEAST,
)
