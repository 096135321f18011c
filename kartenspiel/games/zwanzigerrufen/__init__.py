# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Zwanzigerrufen: forty tarock cards, a called tarock, and one long phase of speaking.

Follows the project's specification of Zwanzigerrufen, clauses Z1–Z62.  Trull and four Kings are always scored by the
program, also under ``claim_card_bonuses`` = ``manual``: a record has no place for a claim that was forgotten.
"""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import QT_TRANSLATE_NOOP

DESCRIPTION: Final = Description(
    id="zwanzigerrufen",
    title=QT_TRANSLATE_NOOP("zwanzigerrufen", "Zwanzigerrufen"),
    blurb=QT_TRANSLATE_NOOP(
        "zwanzigerrufen", "Tarock for four with forty cards: forehand calls the Twenty, and everybody may raise."
    ),
    place=50,
    presets={
        "classic": QT_TRANSLATE_NOOP("zwanzigerrufen", "Classic"),
        "vienna": QT_TRANSLATE_NOOP("zwanzigerrufen", "Vienna"),
        "strict": QT_TRANSLATE_NOOP("zwanzigerrufen", "Strict"),
        "simple": QT_TRANSLATE_NOOP("zwanzigerrufen", "Simple"),
        "trischaken_round": QT_TRANSLATE_NOOP("zwanzigerrufen", "With Trischaken"),
    },
    profile=Profile(
        byname=QT_TRANSLATE_NOOP("zwanzigerrufen", "with 40 tarock cards"),
        about=QT_TRANSLATE_NOOP(
            "zwanzigerrufen",
            "Forehand calls the Twenty, the third highest tarock, and whoever has it is his secret partner against "
            "the other two. "
            "Then everybody may announce feats, the Pagat in the last trick above all, and double what others have "
            "said.",
        ),
        length=QT_TRANSLATE_NOOP("zwanzigerrufen", "ten tricks, about two minutes"),
        effort=3,
        beginners="simple",
    ),
    lessons=(
        "cards",
        "following",
        "calling",
        "partner",
        "find_partner",
        "pagat",
        "pagat_home",
        "mond",
        "announcing",
        "raising",
        "suit_solo",
        "win_solo",
        "score",
    ),
)
