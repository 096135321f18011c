# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and practice hands of Rußbach, in the order in which they are to be done."""

from typing import Final

from kartenspiel.games.russbach.lessons.call import CALL, PARTNER
from kartenspiel.games.russbach.lessons.cards import CARDS
from kartenspiel.games.russbach.lessons.follow import FOLLOW
from kartenspiel.games.russbach.lessons.pairs import ANNOUNCE, DECLARE
from kartenspiel.games.russbach.lessons.practice import FIND_PARTNER, HOME_WITH_FORTY, LAST_TRICK
from kartenspiel.games.russbach.lessons.score import SCORE

LESSONS: Final = (CARDS, FOLLOW, CALL, PARTNER, DECLARE, ANNOUNCE, SCORE, FIND_PARTNER, LAST_TRICK, HOME_WITH_FORTY)
