# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Hands and arms.

Hands are drawn 40 units long with the wrist at (0, 0), fingers along +x and
the thumb on the upper side (y < 0); :func:`hand` scales, turns and moves them.
"""

import math

from . import style as s
from .pen import limb, merge, oval, shape, stroke
from .style import Ink
from .svg import Art, Point, move


def _fist(ink: Ink, w: float) -> Art:
    art = shape([(-4, -11), (8, -15), (24, -16), (33, -10), (34, 8), (28, 16), (10, 16), (-4, 11)], ink, w)
    for y in (-8, 0, 8):
        art += stroke([(15, y), (24, y + 0.6), (32, y)], w * 0.6)
    art += shape([(0, -12), (12, -20), (22, -19), (25, -13), (16, -9), (6, -4)], ink, w * 0.85)
    return art


def _open(ink: Ink, w: float) -> Art:
    art: Art = []
    for y, end, drop in ((9.0, 38, 12), (4.0, 44, 7), (-2.0, 46, 0), (-7.0, 42, -7)):
        art += limb([(10, y * 0.9), (26, y), (end, drop)], [9, 9, 7], ink, 0, shade=0)
    art += limb([(4, -8), (14, -18), (25, -23)], [11, 9, 7], ink, 0, shade=0)
    art += shape([(-5, -10), (8, -12), (20, -11), (24, 0), (20, 12), (6, 12), (-5, 10)], ink, 0)
    art = merge(art, w)
    for y in (6, 0.8, -5):
        art += stroke([(21, y), (31, y * 1.2)], w * 0.55)
    return art


def _point(ink: Ink, w: float) -> Art:
    art = limb([(12, -9), (28, -10), (46, -9)], [10, 9, 7], ink, 0, shade=0)
    art += limb([(2, -8), (10, -17), (20, -20)], [11, 9, 7], ink, 0, shade=0)
    art += shape([(-5, -10), (10, -14), (24, -13), (28, -2), (24, 13), (8, 13), (-5, 10)], ink, 0)
    art = merge(art, w)
    for y in (-5, 1, 7):
        art += stroke([(15, y), (26, y + 0.5)], w * 0.55)
    return art


def _flat(ink: Ink, w: float) -> Art:
    art: Art = []
    for y, end in ((8, 36), (3, 41), (-2, 41), (-7, 37)):
        art += limb([(10, y), (24, y + 2), (end, y + 5)], [8.5, 8, 7], ink, 0, shade=0)
    art += limb([(3, -8), (13, -14), (23, -14)], [10, 8, 6], ink, 0, shade=0)
    art += shape([(-5, -10), (8, -12), (20, -10), (24, 2), (20, 13), (6, 12), (-5, 10)], ink, 0)
    art = merge(art, w)
    for y in (6, 1, -4):
        art += stroke([(20, y), (34, y + 3.5)], w * 0.55)
    return art


def _hold(ink: Ink, w: float) -> Art:
    """Fingers closed round something small that sticks out above the thumb."""
    art = shape([(-4, -10), (8, -13), (22, -14), (30, -6), (29, 9), (20, 14), (6, 13), (-4, 10)], ink, w)
    for y in (-3, 3.5):
        art += stroke([(13, y), (21, y), (28, y - 1)], w * 0.6)
    return art + shape([(4, -10), (14, -20), (24, -20), (25, -13), (14, -7)], ink, w * 0.85)


_POSES = {"fist": _fist, "open": _open, "point": _point, "flat": _flat, "hold": _hold}


def hand(
    pose: str, x: float, y: float, turn: float = 0, *,
    size: float = 46, ink: Ink = s.SKIN, width: float = s.MEDIUM, flip: bool = False,
) -> Art:
    """A hand at the wrist (x, y), fingers pointing to ``turn`` degrees.

    ``pose``: fist, open, point, flat (resting), hold. ``flip`` puts the thumb
    on the other side. ``ink`` is the colour of skin or glove.
    """
    art = _POSES[pose](ink, width)
    if flip:
        art = move(art, flip=True, turn=180)
    return move(art, x, y, scale=size / 40, turn=turn)


def elbow(shoulder: Point, wrist: Point, length: float, bend: int) -> Point:
    """Where the elbow lies if the whole arm is ``length`` long.

    ``bend`` for an arm that hangs down: 1 puts the elbow to the viewer's left,
    -1 to the right. For one that reaches to the left: 1 lifts the elbow above
    the straight line, -1 drops it below (the natural way); to the right the
    other way round.
    """
    (ax, ay), (bx, by) = shoulder, wrist
    reach = math.dist(shoulder, wrist) or 1.0
    half = max(length, reach * 1.01) / 2
    lift = math.sqrt(max(half * half - reach * reach / 4, 0.0)) * bend
    return ((ax + bx) / 2 - (by - ay) / reach * lift, (ay + by) / 2 + (bx - ax) / reach * lift)


def arm(
    shoulder: Point, wrist: Point, ink: Ink, *,
    pose: str = "fist", bend: int = 1, length: float = 0, thick: float = 62, turn: float | None = None,
    fore: Ink | None = None, cuff: Ink | None = None, skin: Ink = s.SKIN, size: float | None = None,
    flip: bool = False, width: float = s.BOLD, puff: Ink | None = None,
) -> Art:
    """A sleeved arm from shoulder to wrist with its hand.

    ``thick``: upper width of the sleeve. ``fore``: another colour below the
    elbow. ``cuff``: turned-back end. ``puff``: slashed ball at the shoulder.
    ``turn``: direction of the hand, by default that of the forearm.
    """
    middle = elbow(shoulder, wrist, length, bend) if length else elbow(shoulder, wrist,
        math.dist(shoulder, wrist) * 1.15, bend)
    direction = math.degrees(math.atan2(wrist[1] - middle[1], wrist[0] - middle[0]))
    fingers = size or thick * 0.78
    art = hand(pose, wrist[0], wrist[1], direction if turn is None else turn, size=fingers, ink=skin,
        width=max(width * 0.7, 1.4), flip=flip)
    under, over = _sleeve(shoulder, middle, wrist, ink, fore or ink, thick, width)
    art += under
    if cuff:
        art += _cuff(middle, wrist, cuff, thick * 0.62, width)
    art += over
    if puff:
        art += shoulder_puff(shoulder[0], shoulder[1], thick * 0.72, ink, puff, width=width)
    return art


def _sleeve(a: Point, b: Point, c: Point, upper: Ink, fore: Ink, thick: float, width: float) -> tuple[Art, Art]:
    forearm = limb([b, ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2), c], [thick * 0.86, thick * 0.78, thick * 0.56], fore,
        width, caps="start")
    if upper is fore and _opening(a, b, c) > 75:
        whole = limb([a, b, c], [thick, thick * 0.9, thick * 0.56], fore, width, caps="start")
        crease = stroke([(b[0] - thick * 0.1, b[1] - thick * 0.1), b, (b[0] + thick * 0.2, b[1] + thick * 0.06)],
            width * 0.55, fore.dark)
        return whole, crease
    top = limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [thick, thick * 1.08, thick * 0.95], upper, width,
        caps="round")
    if upper is fore:
        return top + forearm, []
    return forearm, top


def _opening(a: Point, b: Point, c: Point) -> float:
    """Angle at the elbow in degrees."""
    first, second = math.atan2(a[1] - b[1], a[0] - b[0]), math.atan2(c[1] - b[1], c[0] - b[0])
    return abs(math.degrees(math.remainder(first - second, math.tau)))


def _cuff(elbow_at: Point, wrist: Point, ink: Ink, thick: float, width: float) -> Art:
    dx, dy = wrist[0] - elbow_at[0], wrist[1] - elbow_at[1]
    reach = math.hypot(dx, dy) or 1.0
    ux, uy = dx / reach, dy / reach
    back = (wrist[0] - ux * thick * 0.42, wrist[1] - uy * thick * 0.42)
    front = (wrist[0] + ux * thick * 0.12, wrist[1] + uy * thick * 0.12)
    return limb([back, front], [thick * 0.98, thick * 1.12], ink, width * 0.85)


def shoulder_puff(x: float, y: float, radius: float, ink: Ink, slash: Ink, *, width: float = s.BOLD) -> Art:
    """Padded shoulder with drop-shaped slashes."""
    art = oval(x, y, radius, radius * 0.92, fill=ink, width=width)
    for turn in (-38, 0, 38):
        dx = math.sin(math.radians(turn)) * radius * 0.55
        art += oval(x + dx, y + radius * 0.05, radius * 0.13, radius * 0.48, fill=slash, width=width * 0.5,
            turn=-turn * 0.6)
    return art
