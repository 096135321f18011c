# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Orders for cards on paper, as the command line gives them; drawing them is left to the window's code."""

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
OWN_BACK: Final = ""
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
    back: str = OWN_BACK
    four_colours: bool = False
    high_contrast: bool = False


@dataclass(frozen=True, slots=True)
class PrintedCards:
    """A PDF of all cards of a pack in true size with their backs, to be printed on both sides and cut."""

    pack: str
    out: Path
    sheets: bool = False
    """Several cards lie on a sheet of A4; else each has a page of its own."""
    index: str = INDICES[0]
    language: str = LANGUAGES[0]
    back: str = OWN_BACK
    four_colours: bool = False
    high_contrast: bool = False


DrawCards = Callable[[CardSheet | PrintedCards], None]
"""Makes what is ordered; raises `OSError` if it cannot be written, `ValueError` if the art is damaged."""
