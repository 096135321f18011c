# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where the cards of a pack lie on paper that is printed on both sides and cut; every length is in millimetres.

A page of faces is followed by the page of their backs.  Paper is turned over its long edge, so the backs lie mirrored
from left to right, each behind its face.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.game import Pictures
from kartenspiel.ui.cards.faces import ASPECTS, BACK

TRIM: Final[Mapping[Pictures, tuple[float, float]]] = {"german": (59, 92), "french": (59, 92), "tarock": (63, 113)}
"""Width and height of a card that has been cut."""
BLEED: Final = 3.0
"""So far the paper's colour of a card goes on beyond the cut, for knives that stray."""
MARK: Final = 4.0
"""Length of a cut mark, which begins where the bleed ends."""
AIR: Final = 3.0
"""Beyond the marks on the page of a single card."""
A4: Final = (210.0, 297.0)
COLUMNS: Final = 3
"""Cards side by side on a sheet."""
_MARGIN: Final = BLEED + MARK + AIR


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on a page, from its upper left corner."""

    left: float
    top: float
    width: float
    height: float

    def grown(self, by: float) -> "Box":
        """Return it larger by so much on every side."""
        return Box(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """One side of a card, by its code or `BACK`, and where it will be cut."""

    name: str
    box: Box


Line = tuple[float, float, float, float]
"""From a point to another: x and y of both."""


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """One side of a sheet of paper."""

    width: float
    height: float
    places: tuple[CardPlace, ...]

    def marks(self) -> tuple[Line, ...]:
        """Return the cut marks: outside of all cards, in line with each edge that is cut."""
        boxes = [place.box for place in self.places]
        across = sorted({round(x, 3) for box in boxes for x in (box.left, box.left + box.width)})
        down = sorted({round(y, 3) for box in boxes for y in (box.top, box.top + box.height)})
        near, far = BLEED, BLEED + MARK
        upright = [(x, end + side * near, x, end + side * far) for x in across for side, end in _ends(down)]
        level = [(end + side * near, y, end + side * far, y) for y in down for side, end in _ends(across)]
        return (*upright, *level)

    def behind(self) -> "PrintedPage":
        """Return the other side of the paper: a back behind each card, once it was turned over its long edge."""
        boxes = (place.box for place in self.places)
        mirrored = (Box(self.width - box.left - box.width, box.top, box.width, box.height) for box in boxes)
        return PrintedPage(self.width, self.height, tuple(CardPlace(BACK, box) for box in mirrored))


def _ends(cuts: Sequence[float]) -> tuple[tuple[int, float], tuple[int, float]]:
    """Return the first and the last cut, each with the direction that leads outwards."""
    return ((-1, cuts[0]), (1, cuts[-1]))


def single_pages(pictures: Pictures, names: Sequence[str]) -> list[PrintedPage]:
    """Return a page for each card, only larger than it by bleed and marks, and after each that of its back."""
    width, height = TRIM[pictures]
    box = Box(_MARGIN, _MARGIN, width, height)
    pages = (PrintedPage(width + 2 * _MARGIN, height + 2 * _MARGIN, (CardPlace(name, box),)) for name in names)
    return [side for page in pages for side in (page, page.behind())]


def per_sheet(pictures: Pictures) -> int:
    """Return how many cards a sheet of A4 has room for: nine, but six of tarocks, nine of which are larger than it."""
    return COLUMNS * _rows(pictures)


def sheet_pages(pictures: Pictures, names: Sequence[str]) -> list[PrintedPage]:
    """Return sheets of A4 on which the cards lie edge to edge, and after each that of their backs."""
    most = per_sheet(pictures)
    pages = (_sheet(pictures, names[start : start + most]) for start in range(0, len(names), most))
    return [side for page in pages for side in (page, page.behind())]


def _rows(pictures: Pictures) -> int:
    return int((A4[1] - 2 * (BLEED + MARK)) // TRIM[pictures][1])


def _sheet(pictures: Pictures, names: Sequence[str]) -> PrintedPage:
    """Return a sheet of faces, row by row; the grid lies in the middle of the paper, also where cards are missing."""
    width, height = TRIM[pictures]
    left, top = (A4[0] - COLUMNS * width) / 2, (A4[1] - _rows(pictures) * height) / 2
    places = [
        CardPlace(name, Box(left + number % COLUMNS * width, top + number // COLUMNS * height, width, height))
        for number, name in enumerate(names)
    ]
    return PrintedPage(*A4, tuple(places))


def picture_box(pictures: Pictures, place: CardPlace) -> Box:
    """Return where the drawing of a card lies.

    Drawings are narrower than real cards.  A face is not stretched: it has the same margin on all four sides.  The
    pattern of a back is, by a thirtieth at most: its own margin is even, and there no figure grows fat by it.
    """
    if place.name == BACK:
        return place.box
    aspect, box = ASPECTS[pictures], place.box
    return box.grown(-(box.width - aspect * box.height) / (2 * (1 - aspect)))
