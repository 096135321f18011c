# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Rufmariasch, as Rußbach from a half-dealt hand, with pairs laid open and payment by the difference of the points.

Follows the project's specification of Rufmariasch, clauses M1–M32.  Trumps and the called card may be named apart;
where the account leaves a point open there is an option (`rules`).
"""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION: Final = Description(
    id="rufmariasch",
    title=_("Rufmariasch"),
    blurb=_("A called partner, pairs laid open on the table, and every ten points of difference paid."),
    place=20,
    presets={
        "rufmariasch": _("Rufmariasch"),
        "rufmariasch_free": _("Free call"),
    },
    profile=Profile(
        byname=_("with 32 cards, and pairs that count"),
        about=_(
            "A card is called from half a hand as in Rußbach, and its holder is the secret partner. Kings and "
            "Overs of one suit are laid open for extra points, and whoever has more is paid for every ten "
            "points of the difference."
        ),
        length=_("eight tricks, one to two minutes"),
        effort=1,
        beginners="rufmariasch",
    ),
    lessons=("cards", "follow", "call", "pairs", "open", "score", "pair_home", "far_ahead"),
)
