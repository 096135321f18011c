# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen: fifty-four tarock cards, a called king, and a ladder of contracts.

Follows the project's specification of Königrufen: four players, or three or two with dummies (K98–K117).
"""

from typing import Final

from kartenspiel.model.description import Description, Profile, TableForm
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION: Final = Description(
    id="koenigrufen",
    title=_("Königrufen"),
    blurb=_("Tarock with fifty-four cards, for four, three or two: bid, call a king, take half of the talon."),
    place=60,
    presets={
        "standard": _("Standard"),
        "tarockcup": _("Tarock Cup"),
        "wien": _("Vienna"),
        "tirol": _("Tyrol"),
        "pagat": _("As in books"),
        "lungau": _("Lungau"),
        "simple": _("Simple"),
    },
    forms=(
        TableForm(
            "four", _("Four players"), _("Everybody plays the twelve cards dealt to him."), {"table_mode": "four"}
        ),
        TableForm(
            "three_flying",
            _("Three, with a flying dummy"),
            _(
                "The fourth hand is a dummy that moves on with the deal, always at the dealer's left; it lies open "
                "once the talon has been taken, and one of you plays it."
            ),
            {"table_mode": "three_flying"},
            dummies=1,
        ),
        TableForm(
            "three_fixed",
            _("Three, with a fixed dummy"),
            _(
                "The fourth hand is a dummy that keeps its seat and never deals; it lies open once the talon has been "
                "taken, and one of you plays it."
            ),
            {"table_mode": "three_fixed"},
            ("dummy_seat",),
            dummies=1,
        ),
        TableForm(
            "two",
            _("Two, with two dummies"),
            _(
                "Between you and your opponent lie two dummies, open once the talon has been taken; each of you plays "
                "the cards of those on his side."
            ),
            {"table_mode": "two"},
            dummies=2,
        ),
    ),
    profile=Profile(
        byname=_("with 54 tarock cards"),
        about=_(
            "The great Austrian tarock: one bids on a ladder of contracts, calls a king as partner, and takes "
            "half of the talon. It is played in whole provinces and at tournaments, with birds to announce, and "
            "every contract is a game of its own."
        ),
        length=_("twelve tricks, two to three minutes"),
        effort=3,
        beginners="simple",
    ),
    lessons=(
        "cards",
        "following",
        "call",
        "partner",
        "talon",
        "bidding",
        "announce",
        "pagat",
        "score",
        "negative",
        "piccolo",
        "trischaken",
        "dummy_partner",
        "dummy_guardian",
        "dummy_rufer",
        "fixed_seat",
        "fixed_trischaken",
        "fixed_dreier",
        "two_sides",
        "two_three_hands",
        "two_rufer",
    ),
)
