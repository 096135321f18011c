# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The card itself: paper, edge, frame and the way halves are put together."""

from . import style as s
from .clipping import clip, clip_box
from .markup import doubled
from .pen import lines, rect
from .style import LINE
from .svg import Art, Path, Sub

GERMAN = (630.0, 1000.0)
TAROCK = (540.0, 1000.0)


def rounded(x: float, y: float, w: float, h: float, r: float, fill: str, line: str = "none", width: float = 0) -> Art:
    """Rectangle with round corners."""
    k = r * 0.4477
    right, bottom = x + w, y + h
    return [
        Path(
            (
                Sub(
                    (x + r, y),
                    (
                        ((right - r, y),), ((right - k, y), (right, y + k), (right, y + r)),
                        ((right, bottom - r),), ((right, bottom - k), (right - k, bottom), (right - r, bottom)),
                        ((x + r, bottom),), ((x + k, bottom), (x, bottom - k), (x, bottom - r)),
                        ((x, y + r),), ((x, y + k), (x + k, y), (x + r, y)),
                    ),
                ),
            ),
            fill, line, width,
        )
    ]  # fmt: skip


def paper(size: tuple[float, float]) -> Art:
    """White card with its visible dark edge."""
    wide, high = size
    return rounded(2.5, 2.5, wide - 5, high - 5, 34, s.PAPER, s.EDGE, 5)


def _frame(size: tuple[float, float], inset: float, *, width: float, radius: float) -> Art:
    """One line of the frame."""
    wide, high = size
    return rounded(inset, inset, wide - 2 * inset, high - 2 * inset, radius, "none", LINE, width)


FRAME = 19.0
"""Where the inner line of the double frame runs; pictures end there."""


def double_frame(size: tuple[float, float]) -> Art:
    """A line and a finer one within it."""
    return _frame(size, 13, width=2.4, radius=26) + _frame(size, FRAME, width=1.2, radius=21)


def framed(size: tuple[float, float], art: Art) -> Art:
    """Cut a picture to the inner line of the double frame."""
    wide, high = size
    outline = rounded(FRAME, FRAME, wide - 2 * FRAME, high - 2 * FRAME, 21, "none")
    return clip(art, outline[0].subs[0].flat(4))


def double_headed(size: tuple[float, float], half: Art, *, over: Art, sign: Art, numeral: Art | None = None) -> str:
    """Whole file: the half is cut at the middle and repeated.

    ``over`` is drawn once, after both halves; ``sign``, the suit sign in the corner, and ``numeral`` lie over each.
    """
    wide, high = size
    return doubled(wide, high, paper(size), clip_box(half, 0, 0, wide, high / 2), over, sign, numeral)


def divider(size: tuple[float, float], *, inset: float) -> Art:
    """The dividing line through the middle: a gold band between two lines."""
    wide, high = size
    y, thick = high / 2, 9.0
    art = rect(inset, y - thick / 2, wide - 2 * inset, thick, s.GOLD, 0)
    art += lines([(inset, y - thick / 2), (wide - inset, y - thick / 2)], 2.6)
    return art + lines([(inset, y + thick / 2), (wide - inset, y + thick / 2)], 2.6)
