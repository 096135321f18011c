# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Headgear in head units: each function gives what lies behind and over a head."""

from . import style as s
from .faces import Hat
from .pen import limb, limb_points, merge, oval, poly, shaded, shape, solid, spine, straight_path, stroke
from .style import Ink
from .svg import Art, Point, move

_W = s.BOLD * 0.85


def feather(points: list[Point], size: float, ink: Ink, width: float = _W) -> Art:
    """A slim quill feather along a line from its root."""
    art = limb(points, [size * 0.3, size, size * 0.95, size * 0.15], ink, width, shade=0.42)
    return art + stroke(points, width * 0.55)


def plume(points: list[Point], size: float, ink: Ink, width: float = _W) -> Art:
    """A fluffy ostrich plume along a line from its root, tip curling over."""
    middle = spine(points, 6)
    outline = limb_points(points, [size * 0.45, size, size, size * 0.5], 3)
    art: Art = []
    half = len(outline) // 2
    bumps = outline[:half:2] + outline[half::2] + [points[-1]]
    art += [p for x, y in bumps for p in oval(x, y, size * 0.27, fill=ink, width=0)]
    art += shape(outline, ink, 0)
    around = merge(art, width)
    return around + stroke(middle, width * 0.5, ink.dark) + _barbs(points, size, ink, width)


def _barbs(points: list[Point], size: float, ink: Ink, width: float) -> Art:
    outline = limb_points(points, [size * 0.2, size * 0.62, size * 0.6, size * 0.2], 3)
    middle = spine(points, 3)
    art: Art = []
    half = len(outline) // 2
    for index in range(2, len(middle) - 1, 2):
        for end in (outline[index + 1], outline[-(index + 2)]):
            art += stroke([middle[index - 1], end], width * 0.45, ink.dark)
    del half
    return art


def beret(ink: Ink, *, band: Ink | None = None, slant: float = 0, trim: Art | None = None) -> Hat:
    """Wide flat cap; ``slant`` degrees, ``trim`` is laid over it (feathers)."""
    crown: list[Point] = [(-38, -34), (-58, -44), (-56, -62), (-30, -76), (4, -80), (38, -74), (58, -58), (54, -42),
        (36, -32), (0, -38)]
    art = solid(crown, ink, _W, share=0.3, angle=35)
    rim: list[Point] = [(-36, -30), (-37, -40), (0, -47), (37, -40), (36, -29), (0, -36)]
    art += stroke([(-30, -66), (-18, -52)], 3, ink.dark) + stroke([(-2, -74), (0, -54)], 3, ink.dark)
    art += solid(rim, band or ink, _W)
    return ([], move(art, turn=slant) + (trim or []))


def skull_cap(ink: Ink, band: Ink | None = None) -> Hat:
    """Close round cap down to the brow."""
    art = solid([(-36, -20), (-36, -20), (-37, -40), (-22, -58), (0, -62), (22, -58), (37, -40), (36, -20), (36, -20),
        (18, -31), (0, -34), (-18, -31)], ink, _W, angle=20)
    art += stroke([(0, -61), (-1, -38)], 3, ink.dark) + stroke([(-18, -57), (-21, -36)], 3, ink.dark)
    art += stroke([(18, -57), (20, -36)], 3, ink.dark)
    if band:
        art += limb([(-36, -22), (-18, -32), (0, -35), (18, -32), (36, -22)], [10, 11, 11, 11, 10], band, _W)
    return ([], art + oval(0, -63, 5, fill=band or ink, width=_W))


def _crown_top(kind: str, x: float, y: float, ink: Ink, stones: Ink) -> Art:
    if kind == "lily":
        art = shape([(x, y + 8), (x, y + 8), (x - 11, y + 2), (x - 11, y - 7), (x - 4, y - 2)], ink, _W * 0.7)
        art += shape([(x, y + 8), (x, y + 8), (x + 11, y + 2), (x + 11, y - 7), (x + 4, y - 2)], ink, _W * 0.7)
        return art + shape([(x, y + 10), (x, y + 10), (x - 6, y - 2), (x, y - 16), (x, y - 16), (x + 6, y - 2)], ink,
            _W * 0.7)
    if kind == "leaf":
        return poly([(x, y - 13), (x + 8, y - 1), (x, y + 10), (x - 8, y - 1)], stones, _W * 0.8)
    return oval(x, y, 6.5, fill=stones, width=_W * 0.8)


def crown(
    ink: Ink = s.GOLD, *, stones: Ink = s.RED, high: float = 1.0, cap: Ink | None = None, top_kind: str = "ball"
) -> Hat:
    """Open crown; ``cap`` fills it with cloth, ``top_kind``: ball, lily or leaf on its points."""
    top = -52 - 40 * high
    points: list[Point] = [(-37, -30)]
    xs = (-50, -26, 0, 26, 50)
    for index, x in enumerate(xs):
        lift = 0 if abs(x) == 50 else -4
        points.append((x, top + lift + abs(x) * 0.12))
        if index < 4:
            points.append(((x + xs[index + 1]) / 2, top + 26 * high))
    points += [(37, -30), (0, -37)]
    art: Art = []
    if cap:
        art += shape([(-38, -50), (-30, top + 14), (0, top + 2), (30, top + 14), (38, -50)], cap, _W)
    art += _crown_band(points, ink)
    for x in xs:
        art += _crown_top(top_kind, x, top - 7 + abs(x) * 0.12 - (0 if abs(x) == 50 else 4), ink, stones)
    for x, y in ((-25, -43), (0, -47), (25, -43)):
        art += poly([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)], stones if x else s.SKY, _W * 0.6)
    return ([], art)


def _crown_band(points: list[Point], ink: Ink) -> Art:
    art = shaded(straight_path(points, ink, _W), ink, share=0.3)
    art += limb([(-40, -31), (0, -38), (40, -31)], [10, 11, 10], ink, _W)
    return art


def brimmed(ink: Ink, band: Ink, *, high: float = 1.0, wide: float = 1.0, trim: Art | None = None) -> Hat:
    """Felt hat of hunters and farmers; ``high`` and ``wide`` change its cut."""
    top = -44 - 38 * high
    back = oval(0, -33, 50 * wide, 12, fill=ink.dark, width=_W)
    art = shape([(-50 * wide, -33), (-30, -32), (0, -36), (30, -32), (50 * wide, -33), (40, -46), (0, -50), (-40, -46)],
        ink, _W)
    art += solid([(-30, -44), (-25, top + 8), (-10, top), (10, top), (25, top + 8), (30, -44), (0, -49)], ink, _W,
        angle=15)
    art += limb([(-30, -46), (0, -52), (30, -46)], [10, 11, 10], band, _W)
    return (back, art + (trim or []))


def top_hat(ink: Ink = s.BLACK, band: Ink = s.RED) -> Hat:
    """Tall hat of a gentleman."""
    back = oval(0, -35, 46, 10, fill=ink.dark, width=_W)
    art = solid([(-28, -40), (-28, -40), (-31, -92), (-31, -92), (31, -92), (31, -92), (28, -40), (28, -40)], ink, _W,
        angle=10)
    art += limb([(-29, -45), (0, -43), (29, -45)], [10, 10, 10], band, _W)
    art += limb([(-48, -40), (0, -33), (48, -40)], [7, 9, 7], ink, _W)
    return (back, art)


def kerchief(ink: Ink, *, dotted: str | None = None) -> Hat:
    """Head-scarf tied under the chin or at the neck."""
    back = solid([(0, -58), (28, -52), (42, -24), (44, 14), (36, 40), (0, 34), (-36, 40), (-44, 14), (-42, -24),
        (-28, -52)], ink, _W)
    front: list[Point] = [(-32, -6), (-32, -6), (-24, -28), (0, -38), (24, -28), (32, -6), (32, -6), (41, -4),
        (40, -34), (24, -56), (0, -61), (-24, -56), (-40, -34), (-41, -4)]
    art = solid(front, ink, _W, angle=20)
    if dotted:
        for x, y in ((-34, -24), (-20, -44), (0, -49), (20, -44), (34, -24)):
            art += oval(x, y, 3.4, fill=dotted, width=0)
    return (back, art)


def hood(ink: Ink) -> Hat:
    """Deep hood falling to the shoulders."""
    back, front = kerchief(ink)
    low = solid([(-40, 20), (-56, 66), (0, 78), (56, 66), (40, 20), (0, 48)], ink, _W)
    return (low + back, front)


def turban(ink: Ink, stripe: Ink, *, jewel: Ink = s.RED, trim: Art | None = None) -> Hat:
    """Wound turban with a jewel over the brow."""
    art = solid([(-24, -62), (-20, -84), (0, -92), (20, -84), (24, -62)], stripe, _W)
    art += limb([(-44, -38), (-30, -60), (0, -74), (30, -60), (44, -38)], [20, 24, 26, 24, 20], ink, _W)
    art += limb([(-42, -34), (-10, -40), (24, -52), (44, -50)], [14, 22, 24, 14], ink, _W)
    art += limb([(42, -34), (10, -40), (-24, -52), (-44, -50)], [14, 20, 22, 14], stripe, _W)
    art += oval(0, -47, 7, 8, fill=jewel, width=_W * 0.8)
    return ([], art + (trim or []))


def cap(ink: Ink, band: Ink, *, tassel: Ink | None = None) -> Hat:
    """Soft pointed cap hanging over to the right."""
    art = solid([(-34, -36), (-34, -58), (-14, -78), (16, -80), (44, -64), (60, -34), (52, -30), (36, -48), (33, -36)],
        ink, _W)
    art += limb([(-37, -30), (0, -39), (37, -30)], [13, 14, 13], band, _W)
    if tassel:
        art += oval(57, -27, 7, 9, fill=tassel, width=_W)
    return ([], art)


def bonnet(ink: Ink, ribbon: Ink) -> Hat:
    """Woman's close white cap with a frill."""
    back = solid([(0, -60), (30, -52), (42, -20), (36, 14), (0, 20), (-36, 14), (-42, -20), (-30, -52)], ink, _W)
    frill: Art = []
    for x, y in ((-36, 2), (-38, -14), (-33, -29), (-22, -41), (-8, -47), (8, -47), (22, -41), (33, -29), (38, -14),
        (36, 2)):
        frill += oval(x, y, 8.5, fill=ink, width=_W * 0.8)
    return (back, frill + limb([(-34, -44), (0, -60), (34, -44)], [8, 9, 8], ribbon, _W * 0.8))


def veil(ink: Ink) -> Art:
    """Cloth that falls from the crown of the head behind the shoulders."""
    points: list[Point] = [(0, -60), (30, -54), (46, -20), (54, 40), (70, 96), (30, 104), (0, 90), (-30, 104),
        (-70, 96), (-54, 40), (-46, -20), (-30, -54)]
    art = solid(points, ink, _W)
    art += stroke([(44, -10), (50, 40), (58, 92)], 3, ink.dark)
    return art + stroke([(-44, -10), (-50, 40), (-58, 92)], 3, ink.dark)
