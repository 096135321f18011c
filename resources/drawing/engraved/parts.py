# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Parts of engraved figures: faces built from planes, hands round a haft, ruffs, lozenges along a limb.

A head is 200 units high, its chin at y = 100, and looks to the left; a plate mirrors and turns it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from .. import style as s
from ..style import Ink
from ..svg import Point
from .lines import ring
from .plate import Plate

FLESH = s.SKIN
WHITE = "#fdfaf2"
BLUSH = "#ee9a80"
YOUNG = 0.3
"""Up to this age a man's cheek and chin bear no shadow."""


@dataclass(frozen=True)
class Face:
    """What makes a face in three quarters this one's."""

    skin: Ink = FLESH
    nose: str = "straight"
    gaze: float = -0.5
    lids: float = 0.25
    """How far the upper lid has come down: 0 wide open, 1 closed."""
    brow: float = 0.0
    """Inner ends of the brows: positive raised (sorrow), negative drawn down (anger)."""
    brows: float = 4.6
    smile: float = 0.0
    age: float = 0.3
    woman: bool = False
    open_mouth: bool = False


_NOSES = {
    "straight": ("-31,-20 -33,-4 -40,16 -48,31 -45,39 -35,42 -29,40", "-31,37 -25,29 -18,32 -18,41 -26,42"),
    "hooked": ("-31,-22 -39,-6 -48,12 -52,32 -47,42 -36,43 -29,40", "-31,38 -25,28 -17,31 -17,42 -26,43"),
    "snub": ("-29,-18 -31,-2 -37,14 -48,26 -46,36 -36,39 -29,38", "-31,36 -25,27 -18,30 -18,39 -26,41"),
    "small": ("-29,-16 -31,0 -36,16 -42,29 -40,36 -33,38 -29,37", "-30,36 -25,31 -20,33 -21,38 -26,39"),
    "broad": ("-31,-22 -36,-4 -44,14 -52,32 -49,43 -36,46 -28,43", "-31,40 -24,28 -14,31 -13,44 -25,46"),
}
_HEAD = "-46,-70 -54,-46 -57,-27 -52,-13 -54,0 -57,12 -53,32 -49,50 -45,66 -37,86 -24,99 -6,103 14,94 36,74 51,46 56,16 60,-20 58,-56 40,-88 0,-100 -30,-90"
_SOFT = "-45,-70 -53,-46 -55,-27 -51,-12 -54,2 -55,16 -51,36 -46,54 -41,70 -33,88 -22,98 -8,101 12,90 33,69 49,42 55,14 58,-20 56,-56 40,-88 0,-100 -30,-90"


def eye(pl: Plate, x: float, y: float, wide: float, tall: float, face: Face, *, far: bool = False) -> None:
    """An eye with lids: white, iris, a heavy upper lid, a fine lower one."""
    h, t = wide / 2, tall
    top = t * (1 - face.lids * 0.75)
    white = f"{x - h},{y + 1}* {x - h * 0.4},{y - top} {x + h * 0.35},{y - top} {x + h},{y + 2}* {x + h * 0.3},{y + t * 0.62} {x - h * 0.5},{y + t * 0.6}"
    pl.fill(white, "#fdfaf2", register=False)
    ix = x + face.gaze * h * 0.5
    r = t * (0.56 if far else 0.74)
    upper = max(-top * 0.95, -r)
    lower = min(t * 0.55, r)
    pl.fill(f"{ix - r * 0.8},{y + upper * 0.7} {ix},{y + upper} {ix + r * 0.8},{y + upper * 0.7} {ix + r * 0.85},{y + lower * 0.3} {ix},{y + lower} {ix - r * 0.85},{y + lower * 0.3}", pl.ink, register=False)
    if not far and face.lids < 0.6:
        pl.fill(ring(ix - r * 0.3, y - r * 0.15, r * 0.24, r * 0.24), "#fdfaf2", register=False)
    pl.line(f"{x - h * 1.12},{y + 3} {x - h * 0.5},{y - top * 0.9} {x + h * 0.3},{y - top * 1.02} {x + h * 1.15},{y + 2}", 5.0 if not face.woman else 5.4, start=0.3, end=0.3, peak=0.45)
    pl.line(f"{x - h * 0.8},{y + t * 0.45} {x},{y + t * 0.72} {x + h * 0.9},{y + 3}", 1.9)
    pl.line(f"{x - h * 0.9},{y - top - 2} {x},{y - top - 6.5} {x + h * 0.95},{y - top * 0.6 - 2}", 1.9)
    if face.age > 0.5:
        pl.line(f"{x - h * 0.7},{y + t * 1.1} {x},{y + t * 1.45} {x + h * 0.9},{y + t * 0.9}", 1.7)


def face34(pl: Plate, face: Face, *, ear: bool = True, head: str | None = None) -> None:
    """A face in three quarters, looking left; hair, beard and hat come over it."""
    outline = head or (_SOFT if face.woman else _HEAD)
    pl.shape(outline, face.skin, 4.4)
    if ear:
        pl.shape("52,-14 58,-24 68,-22 70,-6 64,12 56,20 51,12", face.skin, 3.4)
        pl.lines("56,-14 63,-16 64,-4 58,6|57,-4 60,0 57,8", 2.2)
    # planes: temple and cheek turn from the light
    # strokes on a cheek or along a jaw are read as stubble: women and boys have none, the young a few before the ear
    if not face.woman and 0 < face.age <= YOUNG:
        pl.hatch("57,-24 56,-4 53,14", "48,-22 47,-4 45,12", 5, width=1.5, bow=0.1, within=outline)
    elif not face.woman and face.age > YOUNG:
        pl.hatch("50,-70 56,-30 52,20 44,48 26,72 4,92", "24,-66 32,-30 30,20 28,42 12,56 -8,82", 22, width=1.7, end=0.0, bow=0.1, within=outline)
    if face.age > 0.4 and not face.woman:
        pl.hatch("44,-40 46,0 42,36 30,60", "30,-42 30,-4 20,26 14,46", 13, width=1.6, bow=-0.2, within=outline)
    pl.fill(ring(8, 34, 17, 13), BLUSH)
    # sockets
    pl.hatch("-20,-20 -22,-12 -24,-2", "-12,-16 -12,-9 -16,2", 4, width=1.7)
    pl.hatch("16,-20 24,-10 26,0", "30,-18 36,-8 34,4", 4, width=1.6, start=0.3)
    eye(pl, -42, -7, 17, 8.2, face, far=True)
    eye(pl, 3, -6, 31, 9.6, face)
    lift = face.brow * 7
    thick = face.brows
    pl.line(f"-55,-23 -46,{-30 - lift * 0.3} -32,{-22 - lift}", thick, start=0.3, end=0.5)
    pl.line(f"-19,{-22 - lift} 0,{-32 - lift * 0.3} 16,-30 27,-22", thick * 1.15, start=0.6, end=0.15, peak=0.35)
    line, wing = _NOSES[face.nose]
    pl.line(line, 3.6, start=0.25, end=0.35, peak=0.72)
    pl.line(wing, 2.6, start=0.3, end=0.2)
    pl.line("-37,40 -32,38 -29,41", 3.4)
    side = {"hooked": "-35,-12 -40,10 -34,28"}.get(face.nose, "-31,-10 -33,12 -30,28")
    if face.woman or face.age <= YOUNG:
        pl.hatch("-33,2 -35,14 -31,26", "-25,2 -25,13 -21,24", 4, width=1.4)
    else:
        pl.hatch(side, "-20,-10 -21,12 -17,26", 8, width=1.5)
    if face.age > 0.35:
        pl.line("-16,42 -8,54 -7,64", 2.2 + face.age)
    if face.age > 0.7:
        pl.lines("-46,-52 -28,-56 0,-52|-44,-44 -26,-48 4,-45|32,-4 44,-10|32,2 45,0|31,8 42,12", 2.0)
    _mouth(pl, face)
    if not face.woman and face.age > YOUNG:
        pl.hatch("-34,78 -18,77", "-32,84 -20,84", 4, width=1.6)
    pl.lines("-30,44 -32,50|-27,44 -28,49", 1.7)


def _mouth(pl: Plate, face: Face) -> None:
    up = face.smile * 6
    lip = "#c9463a" if face.woman else "#d9735c"
    if face.open_mouth:
        pl.shape(f"-47,{58 - up}* -38,56 -31,58 -22,56 -4,{58 - up}* -12,{70 - up * 0.3} -28,76 -42,{69 - up * 0.3}", lip, 2.4)
        pl.fill(f"-43,{61 - up * 0.6}* -31,60 -9,{61 - up * 0.7}* -20,67 -36,67", "#fdfaf2", register=False)
    else:
        pl.fill(f"-46,{61 - up}* -39,56 -33,57 -27,55 -8,{61 - up}* -20,72 -32,73 -40,70", lip)
        pl.line(f"-48,{60 - up} -40,62 -32,61 -22,63 -5,{59 - up}", 3.2, start=0.5, end=0.5)
        pl.line("-39,73 -31,75 -20,72", 2.0)
    pl.line(f"-4,{55 - up} -1,{60 - up} -3,{65 - up}", 2.0)


_YOUNG_PROFILE = "-60,-80 -69,-54 -71,-36 -69,-24 -73,-8 -86,15 -85,23 -74,29 -73,37 -79,44 -78,50* -72,53* -77,60 -74,66 -72,74 -73,81 -66,92 -50,98 -16,80 10,58 22,26 40,-20 30,-70 -10,-98 -44,-96"
"""Outline of a girl's head in profile: small nose, full lips, a soft jaw."""


def profile(pl: Plate, face: Face, *, ear: bool = True, soft: bool = False) -> None:
    """A head in profile, looking left; ``soft`` is a girl's."""
    noses = {"straight": "-74,-24 -80,-4 -92,18 -90,28 -78,32", "hooked": "-74,-26 -86,-8 -94,14 -92,30 -79,32",
        "snub": "-72,-22 -78,-4 -92,12 -90,24 -77,30", "small": "-70,-22 -75,-2 -85,18 -83,26 -74,30", "broad": "-74,-24 -84,-4 -95,18 -93,31 -78,34"}
    up = face.smile * 4
    outline = ("-60,-80 -70,-52 -73,-34 " + noses[face.nose]
        + f" -76,40 -82,{50 - up * 0.5} -79,56* -74,{58 - up * 0.3}* -79,64 -74,72 -73,80 -76,90 -66,102 -46,104 -14,88 8,66 20,30 40,-20 30,-70 -10,-98 -44,-96")
    if soft:
        outline = _YOUNG_PROFILE
    pl.shape(outline, face.skin, 4.4)
    if face.age > YOUNG:
        pl.hatch("16,20 4,56 -16,80 -44,98", "-20,22 -26,46 -38,66 -56,88", 15, width=2.0, bow=0.12, within=outline)
    elif not face.woman and face.age > 0:
        pl.hatch("18,14 14,30 7,46", "6,14 2,28 -4,40", 4, width=1.5, bow=0.12, within=outline)
    if ear:
        pl.shape("-6,-12 2,-22 12,-18 13,-2 6,14 -2,20 -6,8", face.skin, 3.2)
        pl.lines("-1,-10 6,-12 7,0 1,8", 2.2)
    pl.fill(ring(-42, 34, 15, 12), BLUSH)
    # eye
    top = 9 * (1 - face.lids * 0.7)
    pl.fill(f"-68,-4* -60,{-6 - top} -42,-3* -56,3", "#fdfaf2", register=False)
    pl.fill(ring(-60, -5, 4.5, 6.4), pl.ink, register=False)
    pl.line(f"-70,-4 -62,{-6 - top} -50,{-4 - top * 0.6} -38,-3", 5, start=0.4, end=0.2)
    pl.line("-67,0 -58,4 -46,1", 1.9)
    pl.line(f"-68,-16 -58,{-14 - top} -42,-12", 1.9)
    pl.line(f"-73,{-26 - face.brow * 5} -58,-32 -40,-24", face.brows * 1.1, start=0.6, end=0.15, peak=0.35)
    pl.line("-84,30 -78,24 -71,26 -70,32", 2.6)
    pl.fill(f"-81,{52 - up * 0.5}* -76,55 -62,{57 - up}* -76,66 -78,62", "#c9463a" if face.woman else "#d9735c")
    pl.line(f"-79,57 -70,59 -58,{56 - up}", 3.0, start=0.5)
    if face.age > 0.35:
        pl.line("-66,34 -58,46 -57,56", 2.4)
    pl.hatch("-62,-14 -54,-12 -46,-9", "-64,-20 -56,-21 -44,-18", 4, width=1.5)


def fist(pl: Plate, skin: str | Ink = FLESH) -> None:
    """A fist round an upright haft at x = 0, fingers towards us, the arm coming from the right; about 80 units high."""
    pl.shape("8,-34 26,-36 42,-24 48,0 44,24 28,36 8,34", skin, 3.6)
    for y, tip, tall in ((-23, -21, 8.6), (-7, -23, 8.8), (9, -22, 8.4), (24, -18, 7.4)):
        pl.shape(f"22,{y - tall} 0,{y - tall - 1} {tip + 5},{y - tall + 1} {tip},{y} {tip + 5},{y + tall - 1} 0,{y + tall} 22,{y + tall * 0.7}", skin, 3.0)
        pl.hatch(f"{tip + 6},{y + tall - 1} 14,{y + tall - 1}", f"{tip + 9},{y + 1} 15,{y + 1}", 4, width=1.4)
    pl.shape("38,-22 30,-38 12,-46 -4,-45 -10,-39 -5,-33 8,-32 20,-27 28,-16", skin, 3.2)
    pl.line("-7,-42 -2,-40 -2,-35", 1.8)
    pl.hatch("44,-14 46,4 42,22 32,32", "34,-10 34,4 32,18 24,28", 7, width=1.6)


def pointing(pl: Plate, skin: Ink = FLESH) -> None:
    """A hand that points to the left along y = 0, back of the hand above; the wrist at (60, 6)."""
    pl.shape("62,-16 40,-22 18,-20 6,-14 2,-2 6,14 22,24 44,24 62,18", skin, 3.6)
    pl.shape("16,-20 -10,-17 -34,-13 -46,-10 -48,-5 -42,-2 -20,-3 12,-4", skin, 3.2)
    pl.lines("-44,-11 -39,-8 -41,-4|-14,-15 -12,-10", 1.6)
    for y, tip in ((2, 0), (12, 3), (20, 9)):
        pl.shape(f"28,{y - 5} 12,{y - 6} {tip - 2},{y - 4} {tip - 5},{y + 1} {tip},{y + 5} 14,{y + 6} 28,{y + 4}", skin, 2.8)
    pl.shape("44,-12 28,-12 14,-6 6,2 8,7 18,6 30,2 42,2", skin, 3.0)
    pl.lines("10,2 14,4|34,-17 44,-15", 1.8)
    pl.hatch("58,14 46,20 32,22", "54,4 44,10 34,14", 6, width=1.5)



def ruff(pl: Plate, x: float, y: float, across: float, high: float, pleats: int = 17, *, tilt: float = 0) -> None:
    """A pleated collar seen a little from above: folds fan out and curl at the rim."""
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))

    def at(angle: float, part: float, drop: float = 0.0) -> Point:
        u, v = across * part * math.cos(angle), high * part * math.sin(angle) + drop
        return x + u * cos - v * sin, y + u * sin + v * cos

    fine = [at(math.tau * step / 180, 1.0) for step in range(181)]
    lengths = [0.0]
    for a, b in pairwise(fine):
        lengths.append(lengths[-1] + math.dist(a, b))
    angles: list[float] = []
    for step in range(pleats):
        goal = lengths[-1] * step / pleats
        angles.append(math.tau / 180 * next(i for i, long in enumerate(lengths) if long >= goal))
    rim: list[Point] = []
    for angle, after in pairwise([*angles, angles[0] + math.tau]):
        half = (angle + after) / 2
        rim += [at(angle, 0.9), at((angle + half) / 2, 1.0), at(half, 1.03), at((half + after) / 2, 1.0)]
    pl.shape(rim, WHITE, 4.0)
    for angle, after in pairwise([*angles, angles[0] + math.tau]):
        near = math.sin(angle) > -0.2
        pl.line([at(angle, 0.9), at(angle, 0.66), at(angle, 0.4)], 2.8, start=1.0, end=0.1, peak=0.1)
        if near:
            for part in (0.25, 0.45):
                side = angle + (after - angle) * part
                pl.line([at(side, 0.86), at(side, 0.62 + part * 0.3)], 1.6, start=0.9, end=0.0, peak=0.05)
        if near:
            half = (angle + after) / 2
            pl.line([at(angle, 0.9), at(half, 0.82), at(after, 0.9)], 1.6, start=0.8, end=0.8)


def lozenges(axis: Sequence[Point], widths: Sequence[float], rows: int, columns: int, inks: Sequence[str | Ink],
    *, seed: int = 0) -> list[tuple[list[Point], str | Ink]]:
    """Lozenges that follow a limb: its axis, its width at each point of it, how many along and across."""
    lengths = [0.0]
    for a, b in pairwise(axis):
        lengths.append(lengths[-1] + math.dist(a, b))

    def at(u: float, v: float) -> Point:
        goal = min(max(v, 0.0), 1.0) * lengths[-1]
        place = 0
        while place + 2 < len(lengths) and lengths[place + 1] < goal:
            place += 1
        (ax, ay), (bx, by) = axis[place], axis[place + 1]
        long = lengths[place + 1] - lengths[place]
        t = (goal - lengths[place]) / long
        over = (v - min(max(v, 0.0), 1.0)) * lengths[-1] / long
        wide = widths[place] + (widths[place + 1] - widths[place]) * t
        back = axis[max(place - 1, 0)]
        ahead = axis[min(place + 2, len(axis) - 1)]
        nx1, ny1 = by - back[1], back[0] - bx
        nx2, ny2 = ahead[1] - ay, ax - ahead[0]
        nx, ny = nx1 + (nx2 - nx1) * t, ny1 + (ny2 - ny1) * t
        size = math.hypot(nx, ny)
        return (ax + (bx - ax) * (t + over) - nx / size * u * wide, ay + (by - ay) * (t + over) - ny / size * u * wide)

    cells: list[tuple[list[Point], str | Ink]] = []
    du, dv = 1.0 / columns, 1.0 / rows
    for row in range(-1, 2 * rows + 2):
        for column in range(-1, columns + 1):
            u = -0.5 + du * (column + (0.5 if row % 2 else 0.0) + 0.5)
            v = dv * row / 2
            ink = inks[(column * 2 + row * 3 + (row // 2) + seed) % len(inks)]
            cells.append(([at(u - du / 2, v), at(u, v - dv / 2), at(u + du / 2, v), at(u, v + dv / 2)], ink))
    return cells


def spread(pl: Plate, skin: str | Ink = FLESH) -> None:
    """An open hand stretched to the left along y = 0, palm to us, the thumb above; the wrist at (60, 4)."""
    for y, tip, drop, tall in ((-11, -44, -8, 7.5), (1, -54, 0, 7.8), (13, -46, 8, 7.4), (24, -32, 15, 6.4)):
        pl.shape(f"24,{y - tall} 0,{y - tall + drop * .3} {tip + 8},{y - tall + drop} {tip},{y + drop} {tip + 8},{y + tall + drop} 2,{y + tall + drop * .4} 26,{y + tall}", skin, 2.8)
    pl.shape("64,-14 40,-20 20,-18 12,-4 12,16 20,30 40,30 64,20", skin, 3.6)
    pl.shape("46,-12 34,-26 16,-40 6,-42 4,-34 14,-24 20,-8 32,0", skin, 3.0)
    pl.lines("22,-2 34,4 38,18|26,12 36,16", 1.8)
    pl.hatch("62,16 42,27 24,28", "58,6 42,14 30,18", 7, width=1.5)
