# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of plain tricks and the presets."""

from typing import Final

from kartenspiel.games.plain_tricks import DESCRIPTION
from kartenspiel.model.options import HouseRules, Preset, house_rules, integer
from kartenspiel.model.text import marker

_ = marker(__package__)


@house_rules
class PlainTricksRules(HouseRules):
    """The options, in the order in which they are listed."""

    worth: int = integer(1, 1, 10, label=_("A trick costs"), help=_("What each of the others pays for a trick."))


PRESETS: Final = (
    Preset("cheap", DESCRIPTION.presets["cheap"], _("A point for a trick."), {}),
    Preset("dear", DESCRIPTION.presets["dear"], _("Five points for a trick."), {"worth": 5}),
)
