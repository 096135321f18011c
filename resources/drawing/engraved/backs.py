# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The backs: four designs for every pack, in colours that no cloth of a table has.

Every back is point-symmetric, so nobody can tell which way a card lies: half of it is drawn, and turned.
"""

import math
from collections.abc import Callable, Iterator

from .. import style as s
from ..card import GERMAN, TAROCK, paper
from ..clipping import clip_box
from ..markup import doubled
from ..style import Ink
from ..svg import Art, Path, Point, move
from .lines import merged, ribbon, ring
from .plate import Plate

CREAM = "#f6ecd2"
_EDGE = 30.0
"""Where the coloured panel begins."""
_BAND = 55.0
"""Where its border ends and the field begins."""

Size = tuple[float, float]


def _box(left: float, top: float, right: float, foot: float) -> str:
    return f"{left},{top}* {right},{top}* {right},{foot}* {left},{foot}*"


def _panel(size: Size, ink: Ink) -> Plate:
    """The coloured ground with its border: a row of beads between two lines."""
    wide, high = size
    pl = Plate()
    edge = _box(_EDGE, _EDGE, wide - _EDGE, high - _EDGE)
    pl.fill(edge, ink, register=False)
    pl.contour(edge, 5, even=1)
    for inset, width in ((_EDGE + 7, 2.2), (_BAND, 3.4)):
        pl.ink = CREAM
        pl.contour(_box(inset, inset, wide - inset, high - inset), width, even=1)
    return pl


def _beads(pl: Plate, size: Size, colour: str | Ink = CREAM) -> None:
    """The beads of the border, as many on each side as fit evenly."""
    wide, high = size
    line = (_EDGE + 7 + _BAND) / 2
    for across, down in ((wide - 2 * line, 0.0), (0.0, high - 2 * line)):
        count = round((across + down) / 21)
        for place in range(count):
            t = (place + 0.5) / count
            for far in (0.0, 1.0):
                x = line + across * t + (0 if across else far * (wide - 2 * line))
                y = line + down * t + (0 if down else far * (high - 2 * line))
                pl.oval(x, y, 4, 4, colour, 0)


def _finished(size: Size, under: Art, half: Art, over: Art) -> str:
    """File text: the half once more, turned, between what lies under both and what lies over them."""
    wide, high = size
    kept = clip_box(merged(half), _BAND + 2, _BAND + 2, wide - _BAND - 2, high - _BAND - 2)
    return doubled(wide, high, paper(size) + merged(under), kept, over, [])


# The vine


def _spiral(middle: Point, radius: float, start: float, way: float, curl: float, inner: float = 0.2) -> list[Point]:
    """Points of an arc of `way` degrees round a middle, and of a curl of so many more degrees that closes in."""
    found: list[Point] = []
    side = 1 if way + curl > 0 else -1
    whole = abs(way) + abs(curl)
    steps = int(whole / 12)
    for step in range(steps + 1):
        along = whole * step / steps
        in_curl = max(0.0, along - abs(way)) / (abs(curl) or 1)
        r = radius * (1 - (1 - inner) * in_curl**0.8)
        angle = math.radians(start + side * along)
        found.append((middle[0] + r * math.cos(angle), middle[1] + r * math.sin(angle)))
    return found


def _stem(pl: Plate, points: list[Point], thick: float, thin: float) -> None:
    """A stem that tapers, cream with its black line on the shadow side."""
    kept = pl.ink
    for colour, more, shift in (("#1a1a1a", 5.0, 1.0), (CREAM, 0.0, 0.0)):
        run = [(x + shift, y + shift) for x, y in points]
        pl.art.append(Path((ribbon(run, lambda t, _, more=more: thick + (thin - thick) * t + more),), colour))  # type: ignore[misc]
    pl.ink = kept


_LEAF = ("0,0* -10,-12 -30,12 -42,6* -34,-20* -66,-30 -74,-56* -40,-58* -50,-82 -36,-98* -14,-84 0,-116* 14,-84 36,-98* 50,-82 40,-58* "
    "74,-56* 66,-30 34,-20* 42,6* 30,12 10,-12")


def _vine_leaf(pl: Plate, x: float, y: float, size: float, turn: float) -> None:
    """A leaf of the vine whose stalk is at (x, y); it points upwards if it is not turned."""
    with pl.placed(x, y, scale=size / 100, turn=turn):
        pl.shape(_LEAF, CREAM, 3.6)
        pl.lines("0,-8 0,-60 0,-102|0,-14 -22,-36 -58,-50|0,-14 22,-36 58,-50|0,-22 -20,-60 -34,-86|0,-22 20,-60 34,-86", 2.6, start=.9, end=0, peak=.1)
        pl.hatch("14,-84 36,-94 48,-78 40,-60", "8,-60 22,-66 28,-58 26,-48", 7, width=1.7)
        pl.hatch("40,-56 70,-54 62,-32", "28,-42 44,-40 40,-30", 6, width=1.7)
        pl.hatch("34,-18 40,2 28,8", "20,-14 22,-4 18,0", 4, width=1.7)


def _grapes(pl: Plate, x: float, y: float, size: float, turn: float) -> None:
    """A bunch that hangs from (x, y)."""
    with pl.placed(x, y, scale=size / 100, turn=turn):
        pl.line("0,-16 2,-4 0,8", 6, start=.9, end=.9)
        for count, row in ((3, 0), (4, 1), (3, 2), (2, 3), (1, 4)):
            for place in range(count):
                gx, gy = (place - (count - 1) / 2) * 26, 14 + row * 22
                r = 14.5
                pl.shape([(gx + r, gy), (gx + r * .7, gy + r * .7), (gx, gy + r), (gx - r * .7, gy + r * .7), (gx - r, gy), (gx - r * .7, gy - r * .7), (gx, gy - r), (gx + r * .7, gy - r * .7)], CREAM, 3.2)
                pl.lines(f"{gx + 9},{gy - 4} {gx + 6},{gy + 6} {gx - 3},{gy + 9}|{gx + 4},{gy - 2} {gx + 2},{gy + 3} {gx - 2},{gy + 4}", 2)


def _tendril(pl: Plate, points: list[Point]) -> None:
    pl.ink, kept = CREAM, pl.ink
    pl.line(points, 4.4, start=1, end=.2, peak=.1)
    pl.ink = kept


def vine(size: Size) -> str:
    """Scrolls of vine that grow from the middle to both ends, red."""
    wide, high = size
    panel = _panel(size, s.RED)
    _beads(panel, size)
    pl = Plate()
    mx, my = wide / 2, high / 2
    d, h = (wide - 2 * _BAND) * (.157 if wide > high * .6 else .13), 99.0
    r = math.hypot(d, h)
    lean = math.degrees(math.atan2(h, d))
    near, far = (mx + d, my - h), (mx - d, my - 3 * h)
    shoot, small = (far[0] + r + wide * .128, far[1] - 6), wide * .128

    def sprout(middle: Point, reach: float, angle: float, size_: float, bend: float = 0) -> None:
        """A leaf that grows outwards from a circle."""
        a = math.radians(angle)
        _vine_leaf(pl, middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a), size_, angle + 90 + bend)

    for middle, angle, leaf, bend in ((near, 20, 66, 30), (near, 50, 56, 24), (near, -32, 64, 30), (near, -88, 58, -20), (far, 105, 66, -30), (far, 158, 62, -26),
            (far, 212, 62, -30)):
        sprout(middle, r + 4, angle, leaf, bend)
    for middle, angle, leaf, bend in ((near, 170, 56, 0), (far, 20, 52, 0)):
        sprout(middle, r * .5, angle, leaf, bend)
    sprout(shoot, small + 3, 300, 52, -20)
    if wide > high * .6:
        sprout(shoot, small + 3, 18, 46, -30)
    for points in ([(near[0] - r * .86, near[1] - 10), (near[0] - r * 1.15, near[1] + 8), (near[0] - r * 1.5, near[1] + 2), (near[0] - r * 1.62, near[1] - 26), (near[0] - r * 1.44, near[1] - 36)],
            [(far[0] - r * .7, far[1] - r * .72), (far[0] - r * 1.02, far[1] - r * 1.0), (far[0] - r * 1.3, far[1] - r * .86), (far[0] - r * 1.22, far[1] - r * .66)]):
        _tendril(pl, points)
    _stem(pl, _spiral(shoot, small, 180, -60, -400, .26), 10, 5)
    _stem(pl, _spiral(far, r, lean, 300, 350, .24), 17, 5)
    _stem(pl, _spiral(near, r, 184 - lean, -2 * (180 - lean) - 4, -420, .24), 21, 5)
    for cx, cy in (near, far):
        _grapes(pl, cx, cy - 46, 84, 0)
    _grapes(pl, *shoot, 44, 0)
    _vine_leaf(pl, near[0] - r - 46, my - .62 * h, 86, -30)
    _grapes(pl, near[0] - r - 34, my - 1.3 * h, 60, 10)
    knot = _disc(mx, my, 21, CREAM, 3.2).art + _disc(mx, my, 9, s.YELLOW, 2.4).art
    return _finished(size, panel.art, pl.art, knot)


# The rosette


def _trochoid(middle: Point, radius: float, swing: float, lobes: int, phase: float) -> list[Point]:
    """A closed wave round a middle, as guilloche engines draw it."""
    count = lobes * 6
    found: list[Point] = []
    for step in range(count + 1):
        angle = math.tau * step / count
        r = radius + swing * math.cos(lobes * angle + phase)
        found.append((middle[0] + r * math.cos(angle), middle[1] + r * math.sin(angle)))
    found[-1] = found[0]
    return found


def _engine(pl: Plate, middle: Point, radius: float, swing: float, lobes: int, turns: int, width: float) -> None:
    for turn in range(turns):
        run = _trochoid(middle, radius, swing, lobes, math.tau * turn / turns)
        pl.art.append(Path((ribbon(run, lambda t, _: width * (0.72 + 0.28 * math.cos(2 * math.tau * t))),), CREAM))


def _waves(size: Size, pitch: float, swing: float) -> Iterator[Path]:
    """Crossing waves over the field, the same from both ends."""
    wide, high = size
    rows = int(high / pitch / 2) + 1
    for row in range(-rows, rows + 1):
        for side in (1, -1):
            run: list[Point] = []
            steps = 2 * round(wide / 30)
            for step in range(steps + 1):
                x = wide * step / steps
                y = high / 2 + row * pitch + side * swing * math.sin(math.tau * (x - wide / 2) / 90)
                run.append((x, y))
            yield Path((ribbon(run, lambda _t, _n: 3.4),), CREAM)


def rosette(size: Size) -> str:
    """Guilloche, as on a bond: a rosette of interlaced waves on crossing ones, brown."""
    wide, high = size
    panel = _panel(size, s.BROWN)
    _beads(panel, size)
    field = clip_box(list(_waves(size, 45, 22)), _BAND + 5, _BAND + 5, wide - _BAND - 5, high - _BAND - 5)
    pl = Plate()
    mx, my = wide / 2, high / 2
    big, r = wide * .37, 92.0
    pl.fill(_box(mx - r * .8, my - 322, mx + r * .8, my + 322), s.BROWN, register=False)
    for y in (my - 322, my + 322):
        pl.fill(ring(mx, y, r * 1.12, r * 1.12, 0, 24), s.BROWN, register=False)
        _engine(pl, (mx, y), r * .84, r * .16, 14, 2, 4)
        _engine(pl, (mx, y), r * .42, r * .22, 8, 2, 4)
        pl.oval(mx, y, 10, 10, s.YELLOW, 0)
    pl.fill(ring(mx, my, big * 1.1, big * 1.1, 0, 24), s.BROWN, register=False)
    _engine(pl, (mx, my), big * .9, big * .13, 24, 2, 4.6)
    _engine(pl, (mx, my), big * .58, big * .17, 16, 3, 4)
    pl.fill(ring(mx, my, big * .36, big * .36, 0, 24), CREAM, register=False)
    pl.fill(ring(mx, my, big * .32, big * .32, 0, 24), s.BROWN, register=False)
    _engine(pl, (mx, my), big * .17, big * .11, 8, 2, 4)
    pl.oval(mx, my, 13, 13, s.YELLOW, 0)
    return _finished(size, panel.art + field + pl.art, [], [])


# Sun and moons


def _star(pl: Plate, x: float, y: float, r: float, points: int = 6, colour: str | Ink = CREAM) -> None:
    outline = [((x + k * math.sin(math.pi * i / points), y - k * math.cos(math.pi * i / points)), True) for i in range(2 * points) for k in (r if i % 2 == 0 else r * .42,)]
    pl.shape(outline, colour, 2.6)


def _sun(x: float, y: float, r: float) -> Art:
    """Straight and flaming rays in turns round a disc with an engraved rose, the same from both ends."""
    rays, rose = Plate(), Plate()
    for i in range(8):
        with rays.placed(x, y, turn=i * 22.5, scale=r / 100):
            if i % 2:
                rays.shape("-9,-50* -14,-66 2,-78 -4,-100* 12,-84 4,-70 10,-50*", s.ORANGE, 3)
            else:
                rays.shape("-15,-48* 0,-108* 15,-48*", s.YELLOW, 3.2)
                rays.hatch("13,-52 2,-98", "1,-52 0,-80", 7, width=1.7)
    for i in range(4):
        with rose.placed(x, y, turn=i * 45, scale=r / 100):
            rose.shape("0,-6* -12,-26 0,-44* 12,-26", CREAM if i % 2 else s.RED, 2.8)
            rose.line("0,-12 0,-32", 2)
    art: Art = []
    for part, disc in ((rays, r * .52), (rose, r * .1)):
        art += part.art + move(part.art, 2 * x, 2 * y, turn=180) + _disc(x, y, disc, s.YELLOW, 3.4).art
    return art


def _disc(x: float, y: float, r: float, ink: str | Ink, width: float) -> Plate:
    """A disc with an even line."""
    pl = Plate()
    pl.fill(ring(x, y, r, r, 0, 24), ink, register=False)
    pl.contour(ring(x, y, r, r, 0, 24), width, even=1)
    return pl


def _moon(pl: Plate, x: float, y: float, r: float, turn: float) -> None:
    with pl.placed(x, y, scale=r / 50, turn=turn):
        outline = "-34,-36* 4,-46 42,-22 46,16 20,46 -22,44 -38,32* -4,26 12,2 -2,-28"
        pl.shape(outline, s.YELLOW, 3.6)
        pl.hatch("-18,-42 20,-38 44,-4 36,30 0,46 -28,38", "-12,-32 16,-24 30,0 24,22 0,34 -20,34", 16, width=1.7)


def _cloud(pl: Plate, x: float, y: float, k: float, *, flip: bool = False) -> None:
    with pl.placed(x, y, scale=k, flip=flip):
        outline = "-100,30* -104,8 -84,-6 -70,-30 -40,-32 -26,-58 12,-58 28,-34 56,-42 76,-20 74,0 100,6 104,30*"
        pl.shape(outline, CREAM, 3.8)
        pl.lines("-66,-10 -52,-20 -36,-14|-14,-34 4,-42 16,-30|44,-22 58,-24 64,-12|-90,20 -40,14 10,20|-10,6 40,0 84,14", 2.6)
        pl.hatch("-60,30 96,30", "-56,18 90,16", 16, width=1.7)


def sun(size: Size) -> str:
    """The sun between two moons, stars and clouds, plum."""
    wide, high = size
    panel = _panel(size, s.PLUM)
    _beads(panel, size)
    mx, my = wide / 2, high / 2
    pl = Plate()
    pl.ink, kept = CREAM, pl.ink
    for i in range(64):
        a = math.pi * i / 64 + math.pi / 128
        inner, outer = wide * .335, (wide * .335 + (190 if i % 4 == 0 else 90 if i % 2 == 0 else 46))
        pl.line([(mx - inner * math.cos(a), my - inner * math.sin(a)), (mx - outer * math.cos(a), my - outer * math.sin(a))], 4, start=1, end=0, peak=.08)
    pl.ink = kept
    _moon(pl, mx, my - 306, 62, 90)
    _cloud(pl, _BAND + 78, my - 236, .82)
    _cloud(pl, wide - _BAND - 74, my - 262, .74, flip=True)
    _cloud(pl, mx - wide * .16, _BAND + 28, .72)
    _star(pl, mx, my - 330, 19, 6, s.ORANGE)
    for x, y, r in ((.2, 345, 17.0), (.8, 360, 17.0), (.66, 405, 14.0), (.88, 420, 11.0), (.12, 425, 13.0), (.36, 385, 11.0), (.35, 255, 11.0), (.64, 236, 11.0),
            (.13, 176, 13.0), (.88, 182, 13.0)):
        _star(pl, _BAND + x * (wide - 2 * _BAND), my - y, r)
    r = wide * .32
    middle = _disc(mx, my, r, s.BLUE, 4)
    middle.ink = CREAM
    middle.contour(ring(mx, my, r - 9, r - 9, 0, 24), 2.6, even=1)
    return _finished(size, panel.art, pl.art, merged(middle.art + _sun(mx, my, r * .84)))


# The trellis


def _blossom(pl: Plate, x: float, y: float, r: float, ink: str | Ink) -> None:
    for i in range(4):
        with pl.placed(x, y, turn=i * 90, scale=r / 40):
            pl.shape("0,-3* -17,-16 -13,-36 0,-30* 13,-36 17,-16", ink, 3)
            pl.lines("0,-8 0,-24|-4,-8 -8,-20|4,-8 8,-20", 1.9)
    pl.oval(x, y, r * .2, r * .2, s.YELLOW, 2.4)


def trellis(size: Size) -> str:
    """Crossing ribbons with blossoms between them, as old packs of tarock were backed, yellow."""
    wide, high = size
    panel = _panel(size, s.YELLOW)
    panel.ink = "#1a1a1a"
    for inset, width in ((_EDGE + 7, 2.2), (_BAND, 3.4)):
        panel.contour(_box(inset, inset, wide - inset, high - inset), width, even=1)
    _beads(panel, size, s.RED)
    pl = Plate()
    mx, my = wide / 2, high / 2
    columns = 5 if wide > 600 else 4
    px = (wide - 2 * _BAND) / columns / 2
    py = (high - 2 * _BAND) / 16
    for c in range(-14, 15, 2):
        for side in (1, -1):
            a = (mx + (c - 20) * px, my - side * 20 * py)
            b = (mx + (c + 20) * px, my + side * 20 * py)
            ux, uy = (b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)
            for w, colour in ((9.0, "#1a1a1a"), (6.4, s.RED.base), (1.5, CREAM)):
                nx, ny = -uy * w, ux * w
                shift = 1.2 if colour == "#1a1a1a" else 0
                pl.fill([((a[0] + nx + shift, a[1] + ny + shift), True), ((b[0] + nx + shift, b[1] + ny + shift), True), ((b[0] - nx + shift, b[1] - ny + shift), True), ((a[0] - nx + shift, a[1] - ny + shift), True)], colour, register=False)
    for row in range(-8, 9):
        for column in range(-columns - 1, columns + 2):
            x, y = mx + column * px, my + row * py
            if (row + column) % 2:
                if abs(x - mx) < wide / 2 - _BAND - 10 and abs(y - my) < high / 2 - _BAND - 10:
                    _blossom(pl, x, y, px * .52, CREAM)
            else:
                pl.oval(x, y, 12, 12, CREAM, 3)
                pl.oval(x, y, 4.6, 4.6, "#1a1a1a", 0)
    half = clip_box(pl.art, 0, 0, wide, my + .4)
    return _finished(size, panel.art, half, [])


DESIGNS: dict[str, Callable[[Size], str]] = {"vine": vine, "rosette": rosette, "sun": sun, "trellis": trellis}


def cards() -> dict[str, str]:
    """File name to text: each design in the shape of German and French cards, and in that of tarocks."""
    files = {name: draw(GERMAN) for name, draw in DESIGNS.items()}
    return files | {f"{name}_tarock": draw(TAROCK) for name, draw in DESIGNS.items()}
