# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Heads of horses in profile, looking to the left, built on the bones: forehead, cheek bar, round of the jaw, muzzle.

A head lies with its poll at (0, 0); forehead and nose run down to the left to the muzzle at (-132, 172).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .. import style as s
from ..style import Ink
from .lines import nodes, ring
from .plate import Plate

_CLOSED = ("-8,-6 -26,8 -46,34 -66,64 -88,98 -108,128 -124,146 -134,162 -138,178 -134,190 -124,196 -116,194* -114,202 -106,208 "
    "-96,206 -90,196 -82,186 -62,172 -40,160 -14,146 8,128 20,104 24,80 22,40 10,6")
_OPEN = ("-8,-6 -26,8 -46,34 -66,64 -88,98 -110,126 -128,142 -139,158 -142,174 -136,184 -126,188 -112,180 -96,170* -98,186 -106,200 "
    "-104,212 -94,218 -82,212 -72,198 -56,180 -38,164 -14,146 8,128 20,104 24,80 22,40 10,6")


@dataclass(frozen=True)
class Horse:
    """Coat, bridle and temper of a horse."""

    coat: str | Ink
    muzzle: str | Ink
    strap: str | Ink
    stud: str | Ink
    open_mouth: bool = False
    ears_back: bool = False
    blaze: str | None = None


def head(pl: Plate, horse: Horse) -> None:
    """The head with its bridle, without mane."""
    far = "-14,-2 -26,-30 -22,-48 -8,-34 0,-8" if not horse.ears_back else "-4,-4 8,-30 26,-42 26,-24 14,0"
    pl.shape(far, horse.coat, 3.4)
    outline = _OPEN if horse.open_mouth else _CLOSED
    if horse.open_mouth:
        pl.fill("-126,182 -96,166 -90,186 -100,204 -112,196", "#8c2420", register=False)
        pl.shape("-104,192 -94,186 -84,190 -92,204 -102,202", s.ROSE, 2.2)
        pl.fill("-128,186* -104,178* -104,185* -124,192*", "#fdfaf2", register=False)
    pl.shape(outline, horse.coat, 4.6)
    pl.fill("-122,136 -134,160 -138,176 -133,190 -124,195 -112,190 -108,166 -112,148" if not horse.open_mouth
        else "-124,136 -138,158 -141,174 -135,183 -126,187 -110,178 -106,160 -112,144", horse.muzzle)
    if horse.blaze:
        pl.fill("-24,14 -40,36 -60,66 -82,100 -102,126 -98,130 -78,104 -54,70 -34,42", horse.blaze, register=False)
    # round of the jaw and cheek bar
    pl.line("18,60 22,92 10,122 -16,138 -40,140 -50,128", 3.0, start=.2, end=.1)
    pl.hatch("22,50 24,84 16,112 -4,134 -36,150", "2,52 4,82 -2,102 -16,118 -40,132", 20, width=1.7, bow=.08)
    pl.line("-34,96 -58,122 -84,146 -98,158", 3.0, start=.1, end=.2, peak=.4)
    pl.hatch("-40,106 -62,130 -88,152", "-30,118 -52,140 -78,160", 12, width=1.6, bow=-.1)
    pl.line("-52,76 -74,104 -94,130", 2.4, peak=.3)
    pl.hatch("-50,80 -70,106 -90,130", "-42,88 -60,112 -82,136", 9, width=1.5)
    pl.hatch("-20,14 -34,32", "-8,26 -22,46", 5, width=1.5)
    # eye, with its bony arch
    pl.line("-62,42 -46,34 -28,40 -20,52", 3.4, start=.2, end=.1)
    pl.fill("-58,58* -50,47 -36,45 -24,56* -36,64 -50,64", "#fdfaf2", register=False)
    pl.fill(ring(-43, 55, 9.5, 8.6), pl.ink, register=False)
    pl.fill(ring(-46, 52, 2.6, 2.2), "#fdfaf2", register=False)
    pl.line("-62,60 -51,46 -36,44 -20,57", 5.2, start=.3, end=.3)
    pl.line("-56,63 -42,68 -26,61", 2.4)
    pl.lines("-52,72 -38,76 -24,70|-16,52 -12,60", 1.8)
    # nostril and mouth
    pl.shape("-126,164 -118,156 -110,160 -112,172 -120,176", s.BLACK, 2.2)
    pl.line("-130,160 -122,150 -108,152 -104,166", 2.6, peak=.4)
    pl.hatch("-130,182 -120,190 -108,186", "-126,174 -116,180 -108,176", 6, width=1.5)
    if not horse.open_mouth:
        pl.line("-116,194 -100,186 -90,176", 3.0, start=.8, end=.1, peak=.1)
    near = "-6,2 -20,-16 -22,-40 -12,-58* 2,-42 10,-18 10,4" if not horse.ears_back else "0,4 2,-20 16,-40 36,-50* 34,-28 24,-6 14,8"
    pl.shape(near, horse.coat, 3.8)
    if horse.ears_back:
        pl.line("8,0 14,-20 30,-40", 3.4, end=.1)
        pl.hatch("26,-10 32,-32", "16,-10 22,-28", 5, width=1.5)
    else:
        pl.shape("-8,-4 -15,-20 -13,-44 -4,-28 0,-8", s.BLACK, 1.6)
        pl.hatch("10,-4 6,-26", "4,-4 2,-22", 4, width=1.5)
    _bridle(pl, horse)


def _strap(pl: Plate, horse: Horse, outline: str, studs: Sequence[tuple[float, float]]) -> None:
    pl.shape(outline, horse.strap, 2.8)
    for x, y in studs:
        pl.oval(x, y, 4.2, 4.2, horse.stud, 1.8)


def _bridle(pl: Plate, horse: Horse) -> None:
    nose = "-98,112* -90,106* -66,126 -46,152 -40,164* -50,170* -56,154 -74,134" if horse.open_mouth else \
        "-98,112* -90,106* -66,126 -50,148 -44,160* -53,166* -60,152 -76,134"
    _strap(pl, horse, nose, ((-80, 124), (-64, 140), (-54, 156)))
    _strap(pl, horse, "6,10* 16,12* 8,48 -16,86 -44,118 -70,140* -78,134* -50,110 -24,80 -2,44", ((6, 32), (-4, 54), (-20, 77), (-38, 98)))
    _strap(pl, horse, "-30,10* -22,4* -4,14 12,28* 8,38* -10,26", ((-12, 17), (2, 25)))
    _strap(pl, horse, "12,20* 22,26* 28,70 20,112 0,140* -8,134* 10,108 18,70", ((22, 60), (22, 90)))
    pl.oval(-2, 44, 8.5, 8.5, horse.stud, 2.6)
    # bit
    for r, colour in ((13, s.YELLOW), (6.5, "#fdfaf2")):
        pl.oval(-82, 158, r, r, colour, 2.8)
    pl.shape("-86,148* -79,148* -76,188* -84,190*", s.YELLOW, 2.2)


def mane(pl: Plate, ink: str | Ink, locks: str) -> None:
    """Locks, parted by a bar: each an outline with two lines along its fall."""
    for lock in locks.split("|"):
        points = nodes(lock)
        (ax, ay), (bx, by) = points[0][0], points[-1][0]
        points = [(((ax + bx) / 2, (ay + by) / 2), True), *points[1:-1]]
        pl.shape(points, ink, 3.4)
        ends = [p for p, _ in points]
        pairs = zip(ends[1 : len(ends) // 2 + 1], ends[: len(ends) // 2 : -1], strict=False)
        run = [ends[0], *(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in pairs)]
        if len(run) > 2:
            pl.line(run[1:], 2.4, start=.1, end=.05, peak=.4)
