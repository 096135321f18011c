# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The house rules of costly hearts and the presets."""

from typing import Final

from kartenspiel.games.costly_hearts import DESCRIPTION
from kartenspiel.model.options import HouseRules, Preset, house_rules, integer
from kartenspiel.model.text import marker

_ = marker(__package__)


@house_rules
class CostlyHeartsRules(HouseRules):
    """The options, in the order in which they are listed."""

    cost: int = integer(1, 1, 10, label=_("A heart costs"), help=_("What each of a side pays for a heart too many."))


PRESETS: Final = (
    Preset("cheap", DESCRIPTION.presets["cheap"], _("A point for a heart."), {}),
    Preset("dear", DESCRIPTION.presets["dear"], _("Five points for a heart."), {"cost": 5}),
)
