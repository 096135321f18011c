# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The backs that cards can have: four designs for every pack, none in the colour of a cloth."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.controller.card_backs import BACKS as DESIGNS
from kartenspiel.model.game import Pictures

_SHAPES: Final[Mapping[Pictures, str]] = {"german": "", "french": "", "tarock": "_tarock"}
"""What is added to the name of a design where the cards of a pack have another shape."""
_OWN: Final[Mapping[Pictures, str]] = {"german": "vine", "french": "rosette", "tarock": "sun"}
_FORMER: Final[Mapping[str, str]] = {
    **dict.fromkeys(("tell", "french_red", "tarock_red"), "vine"),
    **dict.fromkeys(("tell_blue", "french", "tarock_blue"), "sun"),
    **dict.fromkeys(("tell_green", "french_green", "tarock"), "rosette"),
    **dict.fromkeys(("checked", "checked_tarock"), "trellis"),
}
"""What took the place of the backs that older settings name."""


def _file(design: str, pictures: Pictures) -> str:
    return design + _SHAPES[pictures]


BACKS: Final[Mapping[Pictures, str]] = {pack: _file(design, pack) for pack, design in _OWN.items()}
"""The back that belongs to each pack, by the name of its file."""
BACKS_OF: Final[Mapping[str, Mapping[str, str]]] = {
    "": {},
    **{design: {str(pack): _file(design, pack) for pack in _SHAPES} for design in DESIGNS},
}
"""The backs that can be chosen for all packs, whose cards differ in shape; empty is for each its own."""


def back_of(chosen: str, pictures: Pictures) -> str:
    """Return the back that settings name for a pack, or what took its place; its own where they name none."""
    if not chosen:
        return BACKS[pictures]
    return _file(_FORMER[chosen], pictures) if chosen in _FORMER else chosen


def kind_of(backs: Mapping[str, str]) -> str:
    """Return which back was chosen for all packs, from the names of the backs of each in settings."""
    known = {str(pack): back_of(backs[pack], pack) for pack in _SHAPES if pack in backs}
    return next((kind for kind, each in BACKS_OF.items() if each == known), "")
