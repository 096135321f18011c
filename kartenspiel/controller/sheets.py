# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The order for a contact sheet of cards, as the command line gives it; drawing it is left to the window's code."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, get_args

from kartenspiel.controller.settings import IndexSize
from kartenspiel.model.game import Pictures

PACKS: Final[tuple[Pictures, ...]] = get_args(Pictures)
INDICES: Final[tuple[IndexSize, ...]] = get_args(IndexSize)
VISIONS: Final = ("protan", "deutan", "tritan")
LANGUAGES: Final = ("en", "de")
"""The languages that the program must have, the one of its sources first: each with a catalogue."""
SUFFIXES: Final = (".png", ".pdf")
LEAST_WIDTH, GREATEST_WIDTH = 20, 1000


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A picture of all cards of a pack, each `width` pixels wide; `out` ends in one of `SUFFIXES`."""

    pack: str
    width: int
    out: Path
    index: str = INDICES[0]
    language: str = LANGUAGES[0]
    vision: str | None = None
    """How somebody sees the sheet who lacks one kind of cones."""
    four_colours: bool = False
    high_contrast: bool = False


DrawSheet = Callable[[CardSheet], None]
"""Makes a sheet; raises `OSError` if it cannot be written, `ValueError` if the art is damaged."""
