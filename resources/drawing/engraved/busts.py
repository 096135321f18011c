# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What all portraits have: the ground of a medallion, shoulders, collars, spectacles.

A bust is drawn in the coordinates of its head, which is 200 units high and looks to the left; the frame ends about
200 units from its middle on each side.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..clipping import clip
from ..markup import document
from ..style import Ink
from .lines import merged
from .parts import FLESH, WHITE
from .plate import Plate

SIZE = 240.0
"""Side of the square that is seen in a round frame: what counts lies within its circle."""

Draw = Callable[[], Plate]


@contextmanager
def bust(pl: Plate, ground: Ink, *, x: float = 112, y: float = 114, k: float = 0.6, flip: bool = False, turn: float = 0,
    stretch: float = 1) -> Iterator[Plate]:
    """The ground, then the coordinates of a head whose middle is at (x, y), k its height by 200.

    The ground is shaded in level lines from the side from which the head looks away.
    """
    pl.fill(f"0,0* {SIZE},0* {SIZE},{SIZE}* 0,{SIZE}*", ground, register=False)
    kept, pl.ink = pl.ink, ground.dark
    back = 0.0 if flip else SIZE
    way = 1.0 if flip else -1.0
    for step in range(29):
        level = 4 + step * 8.4
        inner = 196 - 1.05 * abs(level - 96) ** .86 - (step % 3) * 9
        long = SIZE - inner
        pl.line(f"{back - 6 * way},{level} {back + (long - 22) * way},{level} {back + long * way},{level}", 3.4, start=1, end=0, peak=.1)
    pl.ink = kept
    with pl.placed(SIZE - x if flip else x, y, scale=k, flip=flip, turn=turn, stretch=stretch, weight=1.06):
        yield pl


def file_of(pl: Plate) -> str:
    """File text of a portrait."""
    return document(SIZE, SIZE, merged(clip(pl.art, [(0.0, 0.0), (SIZE, 0.0), (SIZE, SIZE), (0.0, SIZE)])))


def throat(pl: Plate, skin: str | Ink = FLESH, *, wide: float = 1) -> None:
    """The neck, in the shadow of the chin."""
    right = 22 + 32 * wide
    outline = f"{22 - 36 * wide},62 {right - 8},50 {right},120 {right + 10},150 {22 - 44 * wide},158 {22 - 32 * wide},120"
    pl.shape(outline, skin, 3.6)
    pl.hatch(f"{right - 2},70 {right + 2},138", f"{right - 34},88 {right - 26},138", 8, width=1.7)


def shoulders(pl: Plate, ink: str | Ink, *, wide: float = 1, drop: float = 0, shade: float = 46) -> str:
    """Coat or dress from the neck to the frame, which cuts it; its outline is returned."""
    left, right = 22 - 148 * wide, 22 + 160 * wide
    outline = (f"-22,{126 + drop * .3}* {22 - 92 * wide},{146 + drop} {left},{178 + drop} {left - 26},260* {right + 18},260* "
        f"{right - 6},{178 + drop} {22 + 100 * wide},{144 + drop} 58,{118 + drop * .3}*")
    pl.shape(outline, ink, 4.8)
    if shade:
        pl.shade(outline, shade, along=8)
        pl.lines(f"{22 + 112 * wide},{176 + drop} {22 + 104 * wide},214 {22 + 112 * wide},262|{22 - 102 * wide},{184 + drop} {22 - 94 * wide},216 {22 - 98 * wide},262", 3.2)
    return outline


def lapels(pl: Plate, ink: str | Ink, shirt: str | Ink = WHITE, *, deep: float = 90) -> None:
    """The shirt in the opening of a coat, and the coat's lapels."""
    low = 142 + deep
    pl.shape(f"-26,122* 14,138 60,116* 46,160 14,{low}* -16,166", shirt, 3.2)
    pl.shape(f"-26,120* -54,138 -74,166* -48,172* -56,186* 10,{low + 6}* -8,160", ink, 3.8)
    pl.shape(f"60,114* 92,132 108,164* 82,172* 90,186* 18,{low + 6}* 46,158", ink, 3.8)
    pl.hatch("100,168 62,206", "78,160 48,190", 7, width=1.6)


def turnover(pl: Plate, ink: str | Ink = WHITE) -> None:
    """A shirt's turned-down collar, closed in front."""
    pl.shape("-26,112* -34,132 -30,160* 8,150* 14,140", ink, 3.4)
    pl.shape("60,104* 70,126 60,156* 14,152* 14,140", ink, 3.4)
    pl.hatch("64,120 58,152", "50,124 46,150", 5, width=1.6)


def bow(pl: Plate, ink: str | Ink, size: float = 1) -> None:
    """A bow under the chin."""
    with pl.placed(12, 156, scale=size):
        pl.shape("0,0 -20,-18 -44,-20 -40,2 -44,22 -18,16", ink, 3.2)
        pl.shape("0,0 22,-18 46,-20 42,2 46,20 20,16", ink, 3.2)
        pl.lines("-8,0 -26,-4|8,0 28,-4|-8,4 -24,8|8,4 26,8", 2.2, start=.6, end=0)
        pl.oval(0, 0, 10, 12, ink, 2.8)


def glasses(pl: Plate, ink: str | Ink, *, round_: float = 1) -> None:
    """Spectacles on a face in three quarters."""
    kept = pl.ink
    if isinstance(ink, Ink):
        pl.ink = ink.dark
    for x, r in ((5, 25), (-43, 17)):
        pl.contour([(x + r * a, -4 + 23 * round_ * b) for a, b in
            ((1, 0), (.72, .72), (0, 1), (-.72, .72), (-1, 0), (-.72, -.72), (0, -1), (.72, -.72))], 4.6, even=.8)
    pl.line("-26,-8 -23,-14 -20,-8", 4.6, start=.9, end=.9)
    pl.line("29,-10 44,-14 60,-16", 4.4, start=.9, end=.9)
    pl.ink = kept
    pl.lines("12,-16 18,-8|-40,-17 -35,-10", 2.2)


def cheek(pl: Plate, ink: str = "#e9876f", size: float = 1) -> None:
    """A redder cheek than other faces have."""
    pl.fill([(9 + 20 * size * a, 35 + 15 * size * b) for a, b in
        ((1, 0), (.7, .7), (0, 1), (-.7, .7), (-1, 0), (-.7, -.7), (0, -1), (.7, -.7))], ink)
