# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What the scenes III to XX share: hills, houses, trees, fences, cloth with a pattern, hair and hats.

Hair and hats are in units of a head (200 high, chin at y = 100, looking left), as the faces of ``parts`` are.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from .. import style as s
from ..style import Ink
from ..svg import Point
from .lines import Outline, ring
from .parts import BLUSH, FLESH, WHITE, Face, eye
from .plate import Plate

HILL = "#b7d08c"
ROCK = "#c3cde0"
STRAW = Ink("#eec65a", "#c9962f")
WALL = "#f1e4c8"
TIMBER = s.WOOD


class Scene(Plate):
    """A plate for two whole figures and their country, drawn so that a card stays a small file.

    Small shapes have an even line; hatching stands wider, for at hand size it is a tone anyway.
    """

    small = 108.0
    evened = 0.74
    spacing = 1.3

    def arm(self, axis: Outline, widths: Sequence[float], ink: str | Ink, width: float = 4.0, *, shade: float = 0) -> None:
        """A sleeve whose shoulder is round."""
        self.limb(axis, widths, ink, width, shade=shade, rounded=True)


@contextmanager
def head(pl: Plate, x: float, y: float, size: float, *, turn: float = 0, right: bool = False, neck: float = 140, skin: Ink = FLESH,
    side: bool = False) -> Iterator[None]:
    """Coordinates of a head so high, its middle at (x, y); the neck is drawn first. ``side`` is for heads in profile."""
    with pl.placed(x, y, scale=size / 200, weight=.82, flip=right, turn=turn):
        if neck:
            dx = -26 if side else 0
            throat = f"{-8 + dx},66 {46 + dx},50 {52 + dx},{neck - 8} {24 + dx},{neck + 4} {-12 + dx},{neck}"
            pl.shape(throat, skin, 3.4)
            pl.hatch(f"{50 + dx},70 {52 + dx},{neck - 10}", f"{18 + dx},84 {26 + dx},{neck - 20}", 6, width=1.6)
        yield


def ground(pl: Plate, y: float, ink: str | Ink = s.LEAF, *, rise: float = 6) -> None:
    """The ground from y downwards, with the line of its edge."""
    ridge(pl, f"14,{y} 120,{y - rise} 300,{y + rise * .4} 420,{y - rise} 526,{y}", ink)


def ridge(pl: Plate, edge: str, ink: str | Ink) -> None:
    """Land from an edge (left to right) down to the middle of the card."""
    first, *between, last = edge.split()
    pl.fill(" ".join((first + "*", *between, last + "*", "526,510* 14,510*")), ink)
    pl.line(edge, 2.8)


def mountain(pl: Plate, left: Point, peak: Point, right: Point, *, snow: float = .34, ink: str = ROCK) -> None:
    """A peak with snow, its right flank in hatching."""
    (ax, ay), (px, py), (bx, by) = left, peak, right
    outline = f"{ax},{ay}* {(ax + px) / 2 - 4},{(ay + py) / 2 + 6} {px},{py}* {(px + bx) / 2 + 6},{(py + by) / 2 + 4} {bx},{by}*"
    pl.shape(outline, ink, 2.8)
    t = snow
    lx, ly, rx, ry = px + (ax - px) * t, py + (ay - py) * t, px + (bx - px) * t, py + (by - py) * t
    pl.fill(f"{px},{py}* {rx},{ry}* {px + (rx - px) * .5},{ry - (ry - py) * .12}* {px + (rx - px) * .1},{ry + (ry - py) * .25}* "
        f"{px + (lx - px) * .45},{ly - (ly - py) * .1}* {lx},{ly}*", WHITE, register=False)
    pl.hatch(f"{px},{py + 4} {bx - 6},{by - 4}", f"{px + (ax - px) * .1},{py + (by - py) * .5} {px + (bx - px) * .55},{by}", int(abs(by - py) / 13), width=1.6)


def cottage(pl: Plate, x: float, y: float, wide: float, high: float, *, roof: str | Ink = s.RED, wall: str | Ink = WALL, smoke: bool = False) -> None:
    """A house standing on (x, y): gable roof, two windows, a door."""
    left, right, eaves = x - wide / 2, x + wide / 2, y - high * .55
    pl.shape(f"{left + 6},{eaves}* {right - 6},{eaves}* {right - 6},{y}* {left + 6},{y}*", wall, 2.8)
    pl.hatch(f"{right - 7},{eaves + 4} {right - 7},{y - 3}", f"{right - 22},{eaves + 4} {right - 22},{y - 3}", int(high / 12), width=1.5)
    if smoke:
        pl.shape(f"{x + wide * .16},{y - high * .8}* {x + wide * .16},{y - high * 1.12}* {x + wide * .28},{y - high * 1.12}* {x + wide * .28},{y - high * .8}*", wall, 2.4)
        pl.line(f"{x + wide * .22},{y - high * 1.16} {x + wide * .32},{y - high * 1.34} {x + wide * .2},{y - high * 1.5} {x + wide * .36},{y - high * 1.7}", 2.6)
    pl.shape(f"{left - 6},{eaves + 4}* {left + wide * .16},{y - high}* {right - wide * .16},{y - high}* {right + 6},{eaves + 4}*", roof, 3)
    for place in range(1, 4):
        t = place / 4
        yy = y - high + (eaves + 4 - y + high) * t
        pl.line(f"{left + wide * .16 - (wide * .16 + 6) * t + 4},{yy} {x + wide * .2},{yy}", 1.7, start=.9, end=.1, peak=.2)
    w = wide * .15
    for cx in (x - wide * .3, x + wide * .22):
        pl.shape(f"{cx - w / 2},{y - high * .42}* {cx + w / 2},{y - high * .42}* {cx + w / 2},{y - high * .2}* {cx - w / 2},{y - high * .2}*", s.BLUE, 2)
    pl.shape(f"{x - w * .6},{y}* {x - w * .6},{y - high * .4}* {x + w * .6},{y - high * .4}* {x + w * .6},{y}*", TIMBER, 2)


def fence(pl: Plate, left: float, right: float, y: float, high: float, *, posts: int = 4) -> None:
    """A wooden fence standing on y."""
    for part in (.8, .38):
        yy = y - high * part
        pl.shape(f"{left},{yy - 5}* {right},{yy - 3}* {right},{yy + 6}* {left},{yy + 5}*", TIMBER, 2.4)
    for place in range(posts):
        x = left + (right - left) * (place + .5) / posts
        pl.shape(f"{x - 8},{y}* {x - 7},{y - high}* {x},{y - high - 12}* {x + 7},{y - high}* {x + 8},{y}*", TIMBER, 2.6)
        pl.lines(f"{x + 3},{y - high + 6} {x + 3},{y - 8}", 1.7)


def crown_of_leaves(pl: Plate, outline: Outline, ink: str | Ink = s.GREEN, *, marks: str = "") -> None:
    """The mass of a tree's leaves: shade at its edge, leaf marks at places ``x,y``."""
    pl.shape(outline, ink, 3.6)
    pl.shade(outline, 34, gap=6.4, along=40)
    for spot in marks.split():
        x, y = map(float, spot.split(","))
        pl.lines(f"{x - 12},{y} {x - 6},{y + 7} {x},{y}|{x},{y} {x + 6},{y + 7} {x + 12},{y}", 2.2, start=.4, end=.4)


def pine(pl: Plate, x: float, y: float, high: float) -> None:
    """A spruce standing on (x, y)."""
    w = high * .26
    pl.shape(f"{x - 4},{y}* {x - 3},{y - high * .2}* {x + 4},{y - high * .2}* {x + 5},{y}*", TIMBER, 2)
    for t in (0, .24, .48):
        a, b, k = y - high * (.12 + t), y - high * (.5 + t if t < .4 else 1), w * (1 - t)
        tier = f"{x},{b}* {x + k * .5},{a - 14} {x + k},{a}* {x},{a - 5} {x - k},{a}* {x - k * .5},{a - 14}"
        pl.shape(tier, s.GREEN, 2.4)
        pl.hatch(f"{x + 2},{b + 8} {x + k - 5},{a - 4}", f"{x + 1},{b + 24} {x + k * .3},{a - 3}", 5, width=1.5)


def cloth(pl: Plate, outline: Outline, ground_ink: str | Ink, bands: str | Ink, thin: str, box: tuple[float, float, float, float], pitch: float,
    *, slant: float = 0, wide: float = .46) -> None:
    """Cloth in checks: bands both ways over a ground, dark where they cross, a thin line between.

    ``box`` holds the cloth; ``slant`` is how far the bands across fall for each unit to the right.
    """
    left, top, right, low = box
    pl.fill(outline, ground_ink)
    half = pitch * wide / 2
    dark = bands.dark if isinstance(bands, Ink) else pl.ink
    columns = [left + pitch * (k + .5) for k in range(round((right - left) / pitch))]
    rows = [top + pitch * (k + .5) for k in range(int((low - top + abs(slant) * (right - left)) / pitch) + 2)]
    rows = [y - max(slant, 0) * (right - left) for y in rows]
    fall = slant * (right - left)

    def upright(x: float, w: float) -> list[Point]:
        return [(x - w, top), (x + w, top), (x + w, low), (x - w, low)]

    def across(y: float, w: float) -> list[Point]:
        return [(left, y - w), (right, y - w + fall), (right, y + w + fall), (left, y + w)]

    def crossing(x: float, y: float) -> list[Point]:
        yy, dy = y + slant * (x - left), slant * half
        return [(x - half, yy - half - dy), (x + half, yy - half + dy), (x + half, yy + half + dy), (x - half, yy + half - dy)]

    cells: list[tuple[list[Point], str | Ink]] = [(upright(x, half), bands) for x in columns]
    cells += [(across(y, half), bands) for y in rows]
    cells += [(crossing(x, y), dark) for x in columns for y in rows]
    cells += [(upright(x + pitch / 2, 1.4), thin) for x in columns]
    cells += [(across(y + pitch / 2, 1.4), thin) for y in rows]
    pl.pattern(outline, cells)
    pl.contour(outline, 4)


def hair_up(pl: Plate, ink: str | Ink, *, bun: bool = True, braid: bool = False) -> None:
    """A woman's hair, parted over the brow, with a knot or a plait behind; comes after the face."""
    if bun:
        pl.shape("42,-60 66,-70 90,-52 94,-24 78,-4 54,-12", ink, 3.4)
        pl.lines("56,-56 78,-44 80,-18|50,-36 64,-28 68,-12", 2.2)
    pl.shape("-50,-46 -38,-62 -8,-62 24,-34 40,4 46,34 60,32 68,-16 60,-66 26,-104 -18,-106 -48,-84", ink, 3.6)
    pl.lines("-34,-78 6,-78 40,-40 52,20|-16,-94 30,-86 56,-40|-44,-60 -30,-72", 2.2)
    if braid:
        for step in range(5):
            y = 34 + step * 28
            pl.shape(f"{48 - step},{y - 8} {66 - step},{y - 10} {74 - step},{y + 8} {62 - step},{y + 22} {46 - step},{y + 16}", ink, 2.8)
        pl.shape("44,168 62,166 66,180 56,190 42,182", s.RED, 2.6)


def kerchief(pl: Plate, ink: str | Ink, *, tail: bool = True, tied: bool = False, dots: str | Ink | None = None) -> None:
    """A cloth over the hair, knotted at the nape (or under the chin)."""
    if tail:
        pl.shape("50,50 70,60 96,104 112,112 92,124 68,112 50,84", ink, 3.2)
        pl.line("58,66 76,92 98,112", 2)
    edge = "-16,98 4,112 -4,124 -30,112" if tied else ""
    if tied:
        pl.shape(edge, ink, 3)
    outline = "-58,-54 -34,-70 0,-64 30,-34 42,8 46,54 60,78 80,50 84,-6 74,-66 34,-110 -16,-118 -52,-94"
    if tied:
        outline = "-58,-54 -34,-70 0,-64 30,-30 40,20 30,66 -2,96 -10,110 20,112 58,86 82,50 84,-6 74,-66 34,-110 -16,-118 -52,-94"
    pl.shape(outline, ink, 3.8)
    pl.lines("-44,-76 0,-84 44,-44 58,20|-24,-100 34,-88 66,-40|58,40 70,10", 2.3)
    pl.hatch("82,-20 80,20 68,62", "58,-20 56,20 50,52", 8, width=1.6)
    if dots:
        for x, y in ((-30, -88), (6, -98), (40, -80), (62, -44), (70, 0), (34, -56)):
            pl.oval(x, y, 5, 5, dots, 1.4)


def brimmed(pl: Plate, ink: str | Ink, band: str | Ink, feather: str | Ink | None = None, *, tall: float = 70) -> None:
    """A felt hat, a little tilted, with a band and a feather at the back."""
    if feather:
        pl.shape("40,-90 64,-150 104,-190 128,-186 112,-150 88,-110 62,-78", feather, 3.2)
        pl.line("52,-84 82,-136 116,-178", 2)
    pl.shape("-108,-46 -64,-38 0,-42 70,-28 116,-34 104,-56 60,-70 -60,-72 -100,-64", ink, 4)
    crown = f"-56,-66 -48,{-70 - tall * .8} 0,{-74 - tall} 50,{-70 - tall * .8} 64,-56 4,-70"
    pl.shape(crown, ink, 4)
    pl.shade(crown, 34, gap=6)
    pl.shape("-58,-66 4,-82 66,-56 64,-76 4,-100 -54,-86", band, 3)


def moustache(pl: Plate, ink: str | Ink, *, beard: bool = False) -> None:
    """A moustache, and a full short beard if wanted."""
    if beard:
        pl.shape("50,-8 60,12 58,50 46,88 22,116 -10,126 -34,114 -44,88 -40,76 -26,82 -4,80 16,66 32,40 40,16", ink, 3.2)
        pl.lines("-26,94 -24,116|-4,94 -4,120|18,84 16,110|36,60 34,88", 2)
    pl.shape("-33,48* -46,46 -60,54 -68,66* -50,62 -38,62*", ink, 2.2)
    pl.shape("-32,48* -14,44 6,52 18,68* 0,64 -18,62*", ink, 2.2)


def back_hair(pl: Plate, ink: str | Ink) -> None:
    """A man's hair at temple and nape."""
    pl.shape("34,-60 56,-40 72,-10 70,34 58,62 46,46 48,4 38,-26", ink, 3.2)
    pl.lines("52,-24 60,10 56,40|44,-30 50,-6", 2)


def boot(pl: Plate, x: float, y: float, tall: float, ink: str | Ink = s.BLACK, *, right: bool = False, wide: float = 34) -> None:
    """A high boot whose sole stands at (x, y), its toe to the left."""
    with pl.placed(x, y, flip=right):
        h = wide / 2
        outline = f"{-h},{-tall}* {h},{-tall}* {h - 3},{-tall * .5} {h - 4},-8 {h - 4},0* -16,0 {-h - 24},0* {-h - 24},-9 {-h - 8},-17 {-h + 4},-26 {-h + 2},{-tall * .5}"
        pl.shape(outline, ink, 3.4)
        pl.line(f"{h - 9},{-tall + 8} {h - 11},{-tall * .5} {h - 10},-10", 2)


def room(pl: Plate, wall: str | Ink, floor: str | Ink, y: float, *, skirting: str | Ink | None = None) -> None:
    """A room: wall, a white corner for the numeral, the floor from y downwards with its boards."""
    pl.fill("190,14* 158,60 120,120 50,168 14,200* 14,510* 526,510* 526,14*", wall)
    if skirting:
        pl.shape(f"10,{y - 110}* 530,{y - 110}* 530,{y}* 10,{y}*", skirting, 2.6, even=1)
        for x in range(46, 530, 66):
            pl.line(f"{x},{y - 106} {x},{y - 4}", 1.9, start=.9, end=.9)
    pl.shape(f"10,{y}* 530,{y}* 530,520* 10,520*", floor, 3, even=1)
    for x in range(20, 530, 74):
        pl.line(f"{x + 30},{y + 4} {x},500", 1.9, start=.7, end=.9)


def profile_hair(pl: Plate, ink: str | Ink, *, bun: bool = False, short: bool = False) -> None:
    """Hair of a head in profile: a woman's smoothed to the nape, or a man's cut short."""
    if short:
        pl.shape("-66,-58 -52,-74 -20,-66 -4,-34 -8,-14 12,-14 14,20 26,34 42,0 46,-44 30,-86 -8,-108 -48,-102 -68,-80", ink, 3.6)
        pl.lines("-50,-88 -10,-86 20,-50 28,0|-20,-98 20,-80 36,-40", 2.2)
        return
    if bun:
        pl.shape("30,-30 56,-46 80,-30 84,0 66,22 40,14", ink, 3.4)
        pl.lines("42,-30 66,-20 66,6|36,-10 52,-2 54,12", 2.2)
    pl.shape("-64,-60 -34,-78 -4,-62 2,-26 -10,0 -4,14 12,10 26,34 44,14 50,-24 42,-74 2,-106 -44,-100 -66,-80", ink, 3.6)
    pl.lines("-48,-88 -4,-84 22,-44 24,8|-20,-98 24,-78 38,-30", 2.2)


_ROUND = ("-45,-70 -53,-46 -54,-27 -51,-12 -54,4 -54,20 -51,38 -45,56 -38,72 -28,86 -16,94 0,95 18,86 36,68 50,42 56,14 58,-20 56,-56 "
    "40,-88 0,-100 -30,-90")


def young_face(pl: Plate, *, smile: float = 1, lids: float = .25, gaze: float = -.8, nose: str = "-31,-8 -34,12 -41,26 -39,34 -32,36 -28,35",
    skin: Ink = s.SKIN_FAIR) -> None:
    """The face of a young woman in three quarters, looking left: rounder than others, and not hatched."""
    face = Face(skin=skin, woman=True, lids=lids, gaze=gaze, age=0)
    pl.shape(_ROUND, skin, 4.2)
    pl.fill(ring(10, 34, 18, 14), BLUSH)
    eye(pl, -40, -6, 17, 9, face, far=True)
    eye(pl, 4, -5, 32, 10.5, face)
    pl.line("-53,-26 -44,-33 -31,-26", 3, start=.3, end=.5)
    pl.line("-16,-27 2,-35 18,-31 28,-22", 3.4, start=.5, end=.15, peak=.35)
    pl.line(nose, 3, start=.2, end=.4, peak=.75)
    pl.line("-23,30 -18,34 -21,39", 2.2)
    pl.line("-36,37 -32,36 -29,38", 3)
    up = smile * 5
    pl.fill(f"-44,{57 - up}* -38,52 -32,54 -26,51 -8,{57 - up}* -18,66 -30,68 -38,65", "#cf4438")
    pl.line(f"-46,{56 - up} -38,58 -31,57 -22,59 -5,{55 - up}", 2.8, start=.5, end=.5)


def young_profile(pl: Plate, *, smile: float = 1, lids: float = .3, skin: Ink = s.SKIN_FAIR) -> None:
    """A young woman's head in profile, looking left: a small nose, a soft chin, no hatching."""
    up = smile * 4
    outline = ("-58,-80 -68,-54 -71,-34 -68,-20 -73,-4 -83,14 -84,22 -73,27 "
        f"-75,38 -81,{47 - up * .5} -77,53* -73,{55 - up * .3}* -77,61 -72,68 -72,76 -73,86 -63,96 -46,97 -16,86 8,64 20,30 40,-20 30,-70 -10,-98 -44,-96")
    pl.shape(outline, skin, 4.2)
    pl.fill(ring(-42, 36, 15, 12), BLUSH)
    top = 9.5 * (1 - lids * .75)
    pl.fill(f"-67,-4* -58,{-5 - top} -40,-2* -54,4", WHITE, register=False)
    pl.fill(ring(-59, -5, 4.6, min(6.6, top + 1)), pl.ink, register=False)
    pl.line(f"-69,-3 -61,{-5 - top} -50,{-3 - top * .6} -35,-1", 5, start=.4, end=.2)
    pl.lines(f"-36,-2 -30,-6|-42,{-5 - top * .3} -37,{-10 - top * .3}|-66,0 -57,5 -45,2", 2)
    pl.line("-70,-27 -56,-34 -38,-25", 3.6, start=.5, end=.15, peak=.4)
    pl.line("-79,26 -74,21 -69,24 -69,28", 2.3)
    pl.fill(f"-80,{49 - up * .5}* -74,51 -62,{54 - up}* -74,63 -77,59", "#cf4438")
    pl.line(f"-77,54 -70,56 -59,{53 - up}", 2.7, start=.5)
