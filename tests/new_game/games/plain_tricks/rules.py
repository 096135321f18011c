# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of plain tricks and the presets."""

from typing import Final, Literal

from kartenspiel.games.plain_tricks import DESCRIPTION
from kartenspiel.model.options import HouseRules, Preset, choice, house_rules, integer
from kartenspiel.model.text import marker

_ = marker(__package__)


@house_rules
class PlainTricksRules(HouseRules):
    """The options, in the order in which they are listed."""

    worth: int = integer(1, 1, 10, label=_("A trick costs"), help=_("What each pays for a trick."))
    payer: Literal["others", "taker"] = choice(
        "others",
        label=_("Tricks are paid by"),
        help=_("Who pays for a trick: all others to whoever took it, or he to all others."),
        allowed={"others": _("all others"), "taker": _("whoever takes them")},
    )


PRESETS: Final = (
    Preset("cheap", DESCRIPTION.presets["cheap"], _("A point for a trick."), {}),
    Preset("dear", DESCRIPTION.presets["dear"], _("Five points for a trick."), {"worth": 5}),
)
