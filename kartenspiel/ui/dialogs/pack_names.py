# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What packs and backs are called."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.controller.plans import packs_for
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

PACK_NAMES: Final[Mapping[Pictures, Text]] = {
    "german": _("German (William Tell)"),
    "french": _("French (Vienna pattern)"),
    "tarock": _("Tarock (Industrie und Glück)"),
}
BACK_NAMES: Final[Mapping[str, Text]] = {
    "": _("each pack its own"),
    "vine": _("vine, red"),
    "rosette": _("rosettes, brown"),
    "sun": _("sun and moons, purple"),
    "trellis": _("trellis, yellow"),
}


def pack_choices(asked: Pictures) -> Mapping[str, Text]:
    """Return the names of the packs that may be shown where rules ask for this one, by their ids."""
    return {pack: PACK_NAMES[pack] for pack in packs_for(asked)}
