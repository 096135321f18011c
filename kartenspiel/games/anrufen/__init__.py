# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Anrufen: 24 cards, an auction with five levels, and a called partner or a talon.

Follows the project's specification of Anrufen, clauses A1–A50, for four players and for three.  Tokens instead of
money; the session ends when they do.  Where the two accounts differ there is an option (`rules`).
"""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION: Final = Description(
    id="anrufen",
    title=_("Anrufen"),
    blurb=_("Six cards, five bids, a partner found by calling a card; for four, or for three with a talon."),
    place=30,
    presets={
        "anrufen4": _("Four players"),
        "anrufen4_forced": _("Four players, forced dealer"),
        "anrufen3": _("Three players"),
        "anrufen4_gamerules": _("Four players, trumps called"),
        "anrufen3_gamerules": _("Three players, to the last token"),
    },
    profile=Profile(
        byname=_("with 24 cards, and an auction"),
        about=_(
            "All bid to be the one who plays, from the simple game to all tricks; whoever bids highest names "
            "trumps and calls a card, whose holder helps him. One plays for tokens, until somebody has none left."
        ),
        length=_("six tricks, a minute or two"),
        effort=2,
        beginners="anrufen4",
    ),
    lessons=(
        "cards",
        "bidding",
        "partner",
        "marriages",
        "raise",
        "contra",
        "score",
        "talon",
        "find_partner",
        "no_tricks",
        "alone",
    ),
)
