# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What packs and backs are called."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.controller.plans import packs_for
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.faces import BACKS_OF

_ = marker(__package__)

PACK_NAMES: Final[Mapping[Pictures, Text]] = {
    "german": _("German (William Tell)"),
    "french": _("French (Vienna pattern)"),
    "tarock": _("Tarock (Industrie und Glück)"),
}
BACK_NAMES: Final[Mapping[str, Text]] = {
    "": _("each pack its own"),
    "red": _("red"),
    "blue": _("blue"),
    "green": _("green"),
    "checked": _("plain checks"),
}


def kind_of(backs: Mapping[str, str]) -> str:
    """Return which back was chosen for all packs, from the names of the backs of each."""
    return next((kind for kind, each in BACKS_OF.items() if each == backs), "")


def pack_choices(asked: Pictures) -> Mapping[str, Text]:
    """Return the names of the packs that may be shown where rules ask for this one, by their ids."""
    return {pack: PACK_NAMES[pack] for pack in packs_for(asked)}
