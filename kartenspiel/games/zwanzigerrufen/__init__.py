# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Zwanzigerrufen: forty tarock cards, a called tarock, and one long phase of speaking.

Follows the project's specification of Zwanzigerrufen, clauses Z1–Z62.  Trull and four Kings are always scored by the
program, also under ``claim_card_bonuses`` = ``manual``: a record has no place for a claim that was forgotten.
"""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION: Final = Description(
    id="zwanzigerrufen",
    title=_("Zwanzigerrufen"),
    blurb=_("Tarock for four with forty cards: forehand calls the Twenty, and everybody may raise."),
    place=50,
    presets={
        "classic": _("Classic"),
        "vienna": _("Vienna"),
        "strict": _("Strict"),
        "simple": _("Simple"),
        "trischaken_round": _("With Trischaken"),
    },
    profile=Profile(
        byname=_("with 40 tarock cards"),
        about=_(
            "Forehand calls the Twenty, the third highest tarock, and whoever has it is his secret partner against "
            "the other two. "
            "Then everybody may announce feats, the Pagat in the last trick above all, and double what others have "
            "said."
        ),
        length=_("ten tricks, about two minutes"),
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
