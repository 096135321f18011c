# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Ground, plants, water and buildings. (x, y) is the middle of the foot."""

from collections.abc import Sequence

from . import style as s
from .pen import limb, lines, merge, oval, poly, rect, shape, solid, stroke
from .style import Ink
from .svg import Art, Point, move


def hills(left: float, right: float, base: float, heights: Sequence[float], ink: Ink = s.HILL,
    width: float = s.FINE) -> Art:
    """A soft ridge from left to right; ``heights`` above the base line."""
    step = (right - left) / max(len(heights) - 1, 1)
    top = [(left + step * i, base - h) for i, h in enumerate(heights)]
    points = [(left, base), (left, base), top[0], *top, top[-1], (right, base), (right, base)]
    return solid(points, ink, width, angle=90, share=0.22)


def mountains(left: float, right: float, base: float, heights: Sequence[float], ink: Ink = s.MOUNT, *,
    snow: bool = True, width: float = s.FINE) -> Art:
    """A jagged chain: peaks of the given heights, shaded on the right."""
    step = (right - left) / len(heights)
    art: Art = []
    for index in sorted(range(len(heights)), key=lambda i: -heights[i]):
        high = heights[index]
        x = left + step * (index + 0.5)
        reach = step * 0.95
        peak = (x, base - high)
        art += poly([(x - reach, base), (x - reach * 0.45, base - high * 0.5), peak,
            (x + reach * 0.5, base - high * 0.42), (x + reach, base)], ink, width)
        art += poly([peak, (x + reach * 0.5, base - high * 0.42), (x + reach, base), (x + reach * 0.3, base),
            (x + reach * 0.1, base - high * 0.5)], ink.dark, 0)
        if snow:
            art += poly([(x - reach * 0.2, base - high * 0.78), peak, (x + reach * 0.21, base - high * 0.76),
                (x + reach * 0.08, base - high * 0.69), (x, base - high * 0.79), (x - reach * 0.1, base - high * 0.7)],
                "#ffffff", 0)
    return art


def clouds(spots: Sequence[tuple[float, float, float]], colour: str = "#fbf3cf") -> Art:
    """Flat clouds (x, y, width) without contour."""
    art: Art = []
    for x, y, wide in spots:
        for dx, dy, r in ((-0.3, 0, 0.16), (-0.08, -0.06, 0.22), (0.16, -0.02, 0.18), (0.34, 0.03, 0.12)):
            art += oval(x + dx * wide, y + dy * wide, r * wide, r * wide * 0.62, fill=colour, width=0)
    return art


def ground(left: float, right: float, top: float, bottom: float, ink: Ink = s.LEAF, width: float = s.FINE) -> Art:
    """Strip of meadow or path with an uneven upper edge."""
    wide = right - left
    points: list[Point] = [(left, bottom), (left, bottom), (left, top + 4), (left, top + 4),
        (left + wide * 0.2, top - 3), (left + wide * 0.45, top + 3), (left + wide * 0.7, top - 4), (right, top + 2),
        (right, top + 2), (right, bottom), (right, bottom)]
    return shape(points, ink, width)


def tufts(spots: Sequence[Point], size: float = 14, colour: str = s.GREEN.dark, width: float = s.FINE) -> Art:
    """Tufts of grass."""
    art: Art = []
    for x, y in spots:
        for dx in (-0.5, 0.0, 0.5):
            art += stroke([(x + dx * size * 0.4, y), (x + dx * size, y - size * (1 - abs(dx) * 0.5))], width, colour)
    return art


def bush(x: float, y: float, wide: float, tall: float, ink: Ink = s.GREEN, *, blooms: Ink | None = None,
    width: float = s.MEDIUM) -> Art:
    """Round bush, with blossoms or fruit if wanted."""
    spots = ((-0.32, -0.3, 0.24), (0.32, -0.3, 0.24), (-0.16, -0.62, 0.26), (0.18, -0.64, 0.25), (0, -0.34, 0.32))
    parts: Art = []
    for dx, dy, r in spots:
        parts += oval(x + dx * wide, y + dy * tall, r * wide, r * tall * 1.1, fill=ink, width=0)
    parts += rect(x - wide * 0.42, y - tall * 0.24, wide * 0.84, tall * 0.24, ink, 0)
    art = merge(parts, width)
    for dx, dy in ((0.3, -0.12), (0.1, -0.4), (0.36, -0.42), (-0.2, -0.16), (0.2, -0.72)):
        art += stroke([(x + dx * wide - wide * 0.09, y + dy * tall), (x + dx * wide, y + dy * tall + tall * 0.07),
            (x + dx * wide + wide * 0.09, y + dy * tall)], width * 0.7, ink.dark)
    if blooms:
        for dx, dy in ((-0.3, -0.35), (-0.1, -0.7), (0.16, -0.55), (0.33, -0.28), (-0.05, -0.3), (0.26, -0.8),
            (-0.34, -0.1)):
            art += oval(x + dx * wide, y + dy * tall, wide * 0.07, fill=blooms, width=width * 0.6)
            art += oval(x + dx * wide, y + dy * tall, wide * 0.026, fill=blooms.dark, width=0)
    return art


def tree(x: float, y: float, height: float, *, kind: str = "oak", ink: Ink = s.GREEN, trunk: Ink = s.WOOD,
    fruit: Ink | None = None, width: float = s.MEDIUM) -> Art:
    """A tree: oak (round), pine, cypress, poplar, bare or palm."""
    if kind in {"pine", "cypress", "poplar"}:
        return _conifer(x, y, height, kind, ink, trunk, width)
    if kind == "bare":
        return _bare(x, y, height, trunk, width)
    if kind == "palm":
        return _palm(x, y, height, ink, trunk, width)
    art = limb([(x + height * 0.01, y), (x, y - height * 0.3), (x + height * 0.02, y - height * 0.6)],
        [height * 0.14, height * 0.09, height * 0.07], trunk, width)
    return art + bush(x, y - height * 0.34, height * 0.72, height * 0.66, ink, blooms=fruit, width=width)


def _conifer(x: float, y: float, height: float, kind: str, ink: Ink, trunk: Ink, width: float) -> Art:
    art = rect(x - height * 0.03, y - height * 0.16, height * 0.06, height * 0.16, trunk, width * 0.8)
    if kind != "pine":
        half = height * (0.11 if kind == "cypress" else 0.14)
        crown: list[Point] = [(0, -1), (0, -1), (0.42, -0.8), (0.8, -0.55), (1, -0.26), (0.4, -0.08), (-0.4, -0.08), (-1, -0.26),
            (-0.8, -0.55), (-0.42, -0.8)]
        art += solid([(x + dx * half, y + dy * height) for dx, dy in crown], ink, width, angle=0, share=0.4)
        for dx, dy in ((-0.4, -0.3), (0.3, -0.4), (-0.25, -0.55), (0.15, -0.7)):
            art += stroke([(x + dx * half, y + dy * height), (x + dx * half * 0.7, y + (dy - 0.07) * height),
                (x + dx * half * 0.2, y + (dy - 0.12) * height)], s.FINE * 0.8, ink.dark)
        return art
    for top, low, half in ((-0.46, -0.1, 0.25), (-0.7, -0.32, 0.2), (-1.0, -0.56, 0.145)):
        tip, foot, reach = y + height * top, y + height * low, height * half
        art += solid([(x, tip), (x, tip), (x + reach, foot), (x + reach, foot), (x + reach * 0.4, foot + reach * 0.2),
            (x, foot), (x - reach * 0.4, foot + reach * 0.2), (x - reach, foot), (x - reach, foot)], ink, width,
            angle=0, share=0.42)
    return art


def _bare(x: float, y: float, height: float, trunk: Ink, width: float) -> Art:
    art: Art = []
    for dx, dy, start in ((-0.3, -0.86, -0.42), (0.28, -0.8, -0.5), (0.06, -1.0, -0.6), (-0.22, -0.56, -0.3)):
        art += limb([(x, y + start * height * 0.7), (x + dx * height * 0.45, y + dy * height * 0.72),
            (x + dx * height, y + dy * height)], [height * 0.07, height * 0.045, height * 0.015], trunk, 0, shade=0)
    art += limb([(x, y), (x - height * 0.01, y - height * 0.35), (x + height * 0.02, y - height * 0.72)],
        [height * 0.13, height * 0.1, height * 0.05], trunk, 0)
    return merge(art, width)


def _palm(x: float, y: float, height: float, ink: Ink, trunk: Ink, width: float) -> Art:
    art = limb([(x, y), (x + height * 0.05, y - height * 0.4), (x, y - height * 0.78)],
        [height * 0.08, height * 0.055, height * 0.05], trunk, width)
    for dx, dy in ((-0.34, -0.62), (0.34, -0.62), (-0.28, -0.86), (0.28, -0.86), (-0.08, -1.0), (0.12, -0.99)):
        art += limb([(x, y - height * 0.78), (x + dx * height * 0.6, y + (dy - 0.07) * height),
            (x + dx * height, y + dy * height)], [height * 0.03, height * 0.09, height * 0.012], ink, width)
    return art


def stump(x: float, y: float, size: float, *, snow: bool = False, width: float = s.MEDIUM) -> Art:
    """Tree stump, snow-capped in winter."""
    art = solid([(x - size * 0.3, y - size * 0.6), (x - size * 0.3, y - size * 0.2), (x - size * 0.5, y),
        (x - size * 0.5, y), (x + size * 0.5, y), (x + size * 0.5, y), (x + size * 0.3, y - size * 0.2),
        (x + size * 0.3, y - size * 0.6)], s.WOOD, width, angle=0)
    return art + oval(x, y - size * 0.6, size * 0.3, size * 0.12, fill=s.WHITE if snow else s.TAN, width=width)


def house(x: float, y: float, wide: float, tall: float, *, wall: Ink = s.STONE, roof: Ink = s.ROOF, floors: int = 1,
    side: bool = True, timber: bool = False, width: float = s.MEDIUM) -> Art:
    """House with a gable to the left front and a roof running to the right."""
    front = wide * (0.42 if side else 1.0)
    left, eave = x - wide / 2, y - tall * 0.55
    art: Art = []
    if side:
        art += rect(left + front, eave, wide - front, tall * 0.55, wall.dark, width)
        art += poly([(left + front * 0.5, y - tall), (left + wide * 0.97, y - tall), (left + wide * 1.05, eave),
            (left + front, eave)], roof, width)
    art += poly([(left, y), (left, eave), (left + front / 2, y - tall), (left + front, eave), (left + front, y)], wall,
        width)
    art += lines([(left - wide * 0.04, eave + tall * 0.05), (left + front / 2, y - tall),
        (left + front + wide * 0.02, eave + tall * 0.03)], width * 2.2, roof.dark)
    art += rect(left + front * 0.36, y - tall * 0.26, front * 0.28, tall * 0.26, s.BROWN, width * 0.8)
    for floor in range(floors):
        top = y - tall * (0.5 - 0.2 * floor / max(floors, 1)) if floors > 1 else y - tall * 0.5
        art += rect(left + front * 0.4, top - tall * 0.12, front * 0.2, tall * 0.12, s.NAVY, width * 0.7)
    if side:
        for t in (0.25, 0.65):
            art += rect(left + front + (wide - front) * t - wide * 0.04, y - tall * 0.38, wide * 0.09, tall * 0.15,
                s.NAVY, width * 0.7)
    if timber:
        art += lines([(left, eave), (left + front, eave)], width, s.BROWN.dark)
        art += lines([(left, y - tall * 0.28), (left + front, y - tall * 0.28)], width, s.BROWN.dark)
    return art


def church(x: float, y: float, height: float, *, roof: Ink = s.ROOF, dome: bool = False,
    width: float = s.MEDIUM) -> Art:
    """Village church with a pointed spire or an onion dome."""
    k = height
    art = rect(x, y - k * 0.34, k * 0.46, k * 0.34, s.WHITE, width)
    art += poly([(x, y - k * 0.34), (x + k * 0.06, y - k * 0.52), (x + k * 0.42, y - k * 0.52),
        (x + k * 0.5, y - k * 0.34)], roof, width)
    art += rect(x - k * 0.14, y - k * 0.62, k * 0.2, k * 0.62, s.WHITE, width)
    art += rect(x - k * 0.02, y - k * 0.62, k * 0.08, k * 0.62, s.WHITE.dark, 0)
    art += rect(x - k * 0.14, y - k * 0.62, k * 0.2, k * 0.62, "none", width)
    if dome:
        art += solid([(x - k * 0.12, y - k * 0.62), (x - k * 0.15, y - k * 0.72), (x - k * 0.06, y - k * 0.82),
            (x - k * 0.04, y - k * 0.92), (x - k * 0.04, y - k * 0.92), (x - k * 0.02, y - k * 0.82),
            (x + k * 0.07, y - k * 0.72), (x + k * 0.04, y - k * 0.62)], roof, width)
    else:
        art += poly([(x - k * 0.17, y - k * 0.6), (x - k * 0.04, y - k * 0.95), (x + k * 0.09, y - k * 0.6)], roof,
            width)
    art += lines([(x - k * 0.04, y - k * 0.92), (x - k * 0.04, y - k * 1.02)], width)
    art += lines([(x - k * 0.07, y - k * 0.99), (x - k * 0.01, y - k * 0.99)], width)
    for wx in (0.14, 0.3):
        art += shape([(x + k * wx, y - k * 0.1), (x + k * wx, y - k * 0.1), (x + k * wx, y - k * 0.24),
            (x + k * (wx + 0.03), y - k * 0.28), (x + k * (wx + 0.06), y - k * 0.24),
            (x + k * (wx + 0.06), y - k * 0.1), (x + k * (wx + 0.06), y - k * 0.1)], s.NAVY, width * 0.7)
    return art + rect(x - k * 0.07, y - k * 0.54, k * 0.06, k * 0.09, s.NAVY, width * 0.7)


def tower(x: float, y: float, wide: float, tall: float, *, wall: Ink = s.STONE, roof: Ink | None = s.ROOF,
    pennant: Ink | None = None, width: float = s.MEDIUM) -> Art:
    """Round tower: battlements, or a pointed roof if ``roof`` is given."""
    half, top = wide / 2, y - tall
    art = rect(x - half, top, wide, tall, wall, 0) + rect(x + half * 0.3, top, half * 0.7, tall, wall.dark, 0)
    art += rect(x - half, top, wide, tall, "none", width)
    if pennant:
        tip = top - wide * (1.15 if roof else 0.3)
        art += lines([(x, top), (x, tip - wide * 0.8)], width)
        art += poly([(x, tip - wide * 0.8), (x - wide * 0.75, tip - wide * 0.6), (x, tip - wide * 0.4)], pennant,
            width * 0.8)
    if roof:
        art += solid([(x - half * 1.25, top), (x - half * 1.25, top), (x, top - wide * 1.1), (x, top - wide * 1.1),
            (x + half * 1.25, top), (x + half * 1.25, top)], roof, width, angle=0, share=0.4)
    else:
        for index in range(3):
            art += rect(x - half * 1.15 + wide * 1.15 * (index * 0.375), top - wide * 0.24, wide * 0.29, wide * 0.24,
                wall, width * 0.9)
        art += rect(x - half * 1.15, top - wide * 0.02, wide * 1.15, wide * 0.16, wall, width * 0.9)
    art += rect(x - wide * 0.09, y - tall * 0.7, wide * 0.18, wide * 0.34, s.NAVY, width * 0.7)
    return art + rect(x - wide * 0.09, y - tall * 0.35, wide * 0.18, wide * 0.34, s.NAVY, width * 0.7)


def castle(x: float, y: float, wide: float, *, wall: Ink = s.STONE, roof: Ink = s.ROOF, width: float = s.MEDIUM) -> Art:
    """Castle front with two towers, gate and wall."""
    k = wide
    art = rect(x - k * 0.34, y - k * 0.36, k * 0.68, k * 0.36, wall, width)
    for index in range(5):
        art += rect(x - k * 0.3 + index * k * 0.13, y - k * 0.42, k * 0.075, k * 0.07, wall, width * 0.9)
    art += tower(x - k * 0.38, y, k * 0.24, k * 0.56, wall=wall, roof=roof, pennant=s.RED, width=width)
    art += tower(x + k * 0.38, y, k * 0.24, k * 0.48, wall=wall, roof=roof, width=width)
    art += shape([(x - k * 0.1, y), (x - k * 0.1, y), (x - k * 0.1, y - k * 0.15), (x, y - k * 0.24),
        (x + k * 0.1, y - k * 0.15), (x + k * 0.1, y), (x + k * 0.1, y)], s.BROWN.dark, width)
    return art


def temple(x: float, y: float, wide: float, *, dome: Ink = s.RED, columns: int = 4, width: float = s.MEDIUM) -> Art:
    """Small round garden temple or kiosk with a dome."""
    k = wide
    art = rect(x - k * 0.42, y - k * 0.08, k * 0.84, k * 0.08, s.STONE, width)
    art += rect(x - k * 0.3, y - k * 0.6, k * 0.6, k * 0.52, s.PALE.dark, 0)
    for index in range(columns):
        cx = x - k * 0.36 + index * k * 0.72 / (columns - 1)
        art += rect(cx - k * 0.045, y - k * 0.6, k * 0.09, k * 0.52, s.WHITE, width * 0.8)
    art += rect(x - k * 0.44, y - k * 0.68, k * 0.88, k * 0.09, s.WHITE, width)
    art += solid([(x - k * 0.4, y - k * 0.68), (x - k * 0.4, y - k * 0.68), (x - k * 0.3, y - k * 0.9),
        (x, y - k * 1.02), (x + k * 0.3, y - k * 0.9), (x + k * 0.4, y - k * 0.68), (x + k * 0.4, y - k * 0.68)], dome,
        width, share=0.35)
    return art + oval(x, y - k * 1.06, k * 0.05, fill=s.GOLD, width=width * 0.8)


def water(left: float, right: float, top: float, bottom: float, ink: Ink = s.SKY, width: float = s.FINE) -> Art:
    """Lake or river with ripples."""
    art = rect(left, top, right - left, bottom - top, ink, width)
    rows = max(2, int((bottom - top) / 16))
    for row in range(rows):
        y = top + (row + 0.6) * (bottom - top) / rows
        x = left + (37 * row) % 60 + 10
        while x + 30 < right:
            art += stroke([(x, y), (x + 8, y - 3), (x + 16, y), (x + 24, y - 3), (x + 30, y)], width, ink.dark)
            x += 82
    return art


def boat(x: float, y: float, wide: float, ink: Ink = s.GREEN, *, flip: bool = False, sail: Ink | None = None,
    width: float = s.MEDIUM) -> Art:
    """Rowing boat (with a sail if an ink is given); y is the water line."""
    k = wide / 100
    art: Art = []
    if sail:
        art += rect(-2, -96, 4, 84, s.WOOD, width * 0.8)
        art += solid([(4, -94), (4, -94), (40, -50), (34, -20), (34, -20), (4, -22), (4, -22)], sail, width)
    art += poly([(-46, -16), (44, -14), (44, -10), (-46, -12)], s.BROWN, width)
    art += solid([(-54, -24), (-54, -24), (-34, -14), (0, -11), (34, -14), (52, -22), (52, -22), (42, 2), (30, 8),
        (-34, 8), (-44, 2)], ink, width, angle=90)
    art += stroke([(-48, -12), (-30, -5), (30, -5), (47, -11)], width * 0.6, ink.dark)
    return move(art, x, y, scale=k, flip=flip)
