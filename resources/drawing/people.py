# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Whole small figures for genre scenes.

A figure is 100 units high without hat, feet at (0, 0), looking to the left;
``flip`` makes it look right. "near" is the arm and leg on the viewer's side,
"far" the other one.
"""

import math
from dataclasses import dataclass, field, replace

from . import style as s
from .faces import Look, head
from .hands import elbow, hand
from .pen import limb, lines, shape, solid, stroke
from .style import Ink
from .svg import Art, Point, move


@dataclass(frozen=True, slots=True, kw_only=True)
class Pose:
    """Joints of a figure in units; knees and elbows follow from them."""

    hip: Point = (0, -48)
    chest: Point = (0, -78)
    head: Point = (-1, -91)
    near_foot: Point = (5, 0)
    far_foot: Point = (-5, 0)
    knee: int = -1
    head_tilt: float = 0


POSES = {
    "stand": Pose(),
    "walk": Pose(near_foot=(12, 0), far_foot=(-12, -1), chest=(-2, -78), head=(-4, -91)),
    "stride": Pose(near_foot=(20, -2), far_foot=(-20, 0), hip=(0, -44), chest=(-4, -74), head=(-7, -87)),
    "sit": Pose(hip=(6, -30), chest=(4, -60), head=(3, -73), near_foot=(-16, 0), far_foot=(-22, 0)),
    "kneel": Pose(hip=(4, -30), chest=(1, -60), head=(-1, -73), near_foot=(20, -2), far_foot=(-13, 0)),
    "bend": Pose(hip=(8, -48), chest=(-10, -70), head=(-21, -79), near_foot=(8, 0), far_foot=(-4, 0), head_tilt=-14),
    "lean": Pose(hip=(4, -48), chest=(-6, -77), head=(-11, -90), near_foot=(9, 0), far_foot=(-4, 0), head_tilt=-8),
    "squat": Pose(hip=(8, -20), chest=(2, -49), head=(0, -62), near_foot=(-8, 0), far_foot=(-14, 0)),
    "dance": Pose(near_foot=(14, -10), far_foot=(-3, 0), chest=(2, -78), head=(4, -91), head_tilt=8),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """How a small figure looks and what it does.

    ``near``, ``far``: where the wrists are, in units of the figure.
    ``near_item``, ``far_item``: art in units, drawn under that hand with the
    wrist at (0, 0). ``legs`` are the breeches, ``hose`` the stockings.
    ``tails``: how far the coat falls below the hip (units).
    """

    look: Look = field(default_factory=Look)
    woman: bool = False
    pose: Pose = field(default_factory=Pose)
    coat: Ink = s.RED
    sleeve: Ink | None = None
    cuff: Ink | None = None
    legs: Ink = s.YELLOW
    hose: Ink = s.WHITE
    shoe: Ink = s.BLACK
    boots: bool = False
    skirt: Ink = s.BLUE
    hem: Ink | None = None
    apron: Ink | None = None
    belt: Ink | None = None
    shirt: Ink | None = s.WHITE
    scarf: Ink | None = None
    tails: float = 8
    wide: float = 1.0
    flare: float = 1.2
    near: Point = (8, -48)
    far: Point = (-12, -48)
    near_bend: int = -1
    far_bend: int = -1
    near_hand: str = "fist"
    far_hand: str = "fist"
    near_turn: float | None = None
    far_turn: float | None = None
    near_item: Art = field(default_factory=list)
    far_item: Art = field(default_factory=list)
    turn: float = -1.0
    barefoot: bool = False


_ARM = 37.0


def _arm(p: Person, shoulder: Point, wrist: Point, w: float, *, near: bool) -> Art:
    bend = p.near_bend if near else p.far_bend
    ink = p.sleeve or p.coat
    middle = elbow(shoulder, wrist, _ARM, bend)
    pose, turn = (p.near_hand, p.near_turn) if near else (p.far_hand, p.far_turn)
    if turn is None:
        turn = _direction(middle, wrist)
    item = p.near_item if near else p.far_item
    art = move(item, *wrist)
    art += hand(pose, wrist[0], wrist[1], turn, size=8.6, ink=p.look.skin, width=w * 0.62)
    art += limb([shoulder, middle, wrist], [11.5, 10.4, 6.4], ink, w, shade=0.3, caps="start")
    if p.cuff:
        art += limb([((middle[0] + wrist[0] * 3) / 4, (middle[1] + wrist[1] * 3) / 4), wrist], [7.6, 8.4], p.cuff,
            w * 0.8)
    return art


def _direction(a: Point, b: Point) -> float:
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def _leg(p: Person, hip: Point, foot: Point, w: float) -> Art:
    ankle = (foot[0] + 1, foot[1] - 4)
    knee = elbow(hip, ankle, 46.5, -p.pose.knee)
    shin = p.shoe if p.boots else p.hose
    art = _shoe(p, foot, w)
    art += limb([knee, ((knee[0] + ankle[0]) / 2 + 1.2, (knee[1] + ankle[1]) / 2), ankle], [8.6, 8.6, 5.4], shin, w)
    below = ((knee[0] * 4 + ankle[0]) / 5, (knee[1] * 4 + ankle[1]) / 5)
    art += limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee, below], [14, 12.5, 11, 10], p.legs, w,
        caps="start")
    if p.boots:
        art += limb([(below[0] - 0.5, below[1] - 1), (below[0], below[1] + 3)], [10.5, 11], p.shoe, w * 0.8)
    return art


def _shoe(p: Person, foot: Point, w: float) -> Art:
    x, y = foot
    ink = p.look.skin if p.barefoot else p.shoe
    return solid([(x + 4.5, y - 6), (x + 5, y), (x + 5, y), (x - 9, y), (x - 9, y), (x - 8, y - 3), (x - 2, y - 4),
        (x - 1, y - 6.5)], ink, w)


def _coat(p: Person, w: float) -> Art:
    (hx, hy), (cx, cy) = p.pose.hip, p.pose.chest
    k = p.wide
    tail = p.tails
    points: list[Point] = [
        (cx - 3, cy - 6), (cx + 5, cy - 6), (cx + 10 * k, cy - 2), (cx + 10.5 * k, cy + 8), (hx + 8 * k, hy - 4),
        (hx + 9 * k + tail * 0.25, hy + tail), (hx + 9 * k + tail * 0.25, hy + tail), (hx - 8 * k - tail * 0.25,
            hy + tail), (hx - 8 * k - tail * 0.25, hy + tail),
        (hx - 8 * k, hy - 4), (cx - 11 * k, cy + 8), (cx - 10 * k, cy - 2),
    ]  # fmt: skip
    art = solid(points, p.coat, w, angle=0, share=0.26)
    if p.shirt:
        art += shape([(cx - 7, cy - 6), (cx - 1, cy - 5), (cx - 4, cy + 9), (cx - 4, cy + 9)], p.shirt, w * 0.7)
    art += stroke([(cx - 4, cy + 8), (hx - 3, hy + tail)], w * 0.6)
    if p.belt:
        art += limb([(hx - 8.5 * k, hy - 4), (hx, hy - 2.6), (hx + 8.5 * k, hy - 4)], [4.2, 4.2, 4.2], p.belt, w * 0.7)
    return art


def _bodice(p: Person, w: float) -> Art:
    (hx, hy), (cx, cy) = p.pose.hip, p.pose.chest
    waist = (hx, hy - 8)
    points: list[Point] = [
        (cx - 4, cy - 6), (cx + 4, cy - 6), (cx + 8.5, cy - 2), (cx + 9, cy + 6), (waist[0] + 6.4, waist[1] + 2),
        (waist[0] + 6.4, waist[1] + 2), (waist[0] - 6.4, waist[1] + 2), (waist[0] - 6.4, waist[1] + 2), (cx - 10.5,
            cy + 8), (cx - 9, cy - 2),
    ]  # fmt: skip
    art = solid(points, p.coat, w, angle=0, share=0.26)
    if p.shirt:
        art += shape([(cx - 7.6, cy - 5), (cx - 1, cy - 7), (cx + 4.5, cy - 5), (cx + 1, cy + 3), (cx - 4, cy + 4)],
            p.shirt, w * 0.7)
    for step in (6.0, 10.0, 14.0):
        art += lines([(cx - 6.2, cy + step), (cx - 1.2, cy + step)], w * 0.5)
    return art


def _skirt(p: Person, w: float) -> Art:
    hx, hy = p.pose.hip
    near, far = p.pose.near_foot, p.pose.far_foot
    low = max(near[1], far[1]) - 4
    left, right = min(near[0], far[0]), max(near[0], far[0])
    k = p.flare
    wx, wy = hx, hy - 8
    if hy > -40:
        return _lap(p, w, left, low)
    points: list[Point] = [
        (wx - 6, wy), (wx + 6, wy), (wx + 13 * k, hy + 6), (right + 11 * k, low - 14), (right + 13 * k,
            low), (right + 13 * k, low),
        (right, low + 2), (left, low + 2), (left - 11 * k, low), (left - 11 * k, low), (left - 9 * k,
            low - 14), (wx - 12 * k, hy + 6),
    ]  # fmt: skip
    art = solid(points, p.skirt, w, angle=5, share=0.3)
    for t in (-0.55, 0.25, 0.7):
        foot = left + (right - left) * (t + 1) / 2 + t * 10 * k
        art += stroke([(wx + t * 7, wy + 10), (wx + (foot - wx) * 0.7, (wy + low) / 2), (foot, low - 2)], w * 0.6,
            p.skirt.dark)
    if p.hem:
        art += limb([(left - 11 * k, low - 3), ((left + right) / 2, low - 1), (right + 13 * k, low - 3)], [5, 5, 5],
            p.hem, w * 0.7, shade=0)
    if p.apron:
        art += solid([(wx - 5.5, wy), (wx + 2, wy), (wx + 2, hy + 10), (left + 10 * k, low - 7),
            (left + 10 * k, low - 7), (left - 6 * k, low - 8), (left - 6 * k, low - 8), (wx - 9 * k, hy + 10)], p.apron,
            w * 0.85, share=0.22)
    return art


def _lap(p: Person, w: float, left: float, low: float) -> Art:
    hx, hy = p.pose.hip
    wx, wy = hx - 1, hy - 8
    knee = min(left + 4, hx - 18)
    points: list[Point] = [
        (wx - 6, wy), (wx + 6, wy), (hx + 13, hy + 2), (hx + 15, hy + 14), (hx + 14, low), (hx + 14, low), (left,
            low + 2),
        (left - 8, low), (left - 8, low), (knee - 9, hy + 12), (knee - 4, hy - 4), (knee + 6, hy - 7),
    ]  # fmt: skip
    art = solid(points, p.skirt, w, angle=30, share=0.34)
    art += stroke([(knee + 2, hy + 2), (knee, hy + 14), (left - 1, low - 2)], w * 0.6, p.skirt.dark)
    art += stroke([(hx - 4, hy + 4), (hx - 6, hy + 16), (hx - 8, low - 2)], w * 0.6, p.skirt.dark)
    if p.hem:
        art += limb([(left - 8, low - 2.5), (left + 4, low - 0.5), (hx + 14, low - 2.5)], [5, 5, 5], p.hem, w * 0.7,
            shade=0)
    if p.apron:
        art += solid([(wx - 5.5, wy + 1), (wx + 3, wy + 1), (hx + 4, hy + 3), (knee + 12, low - 8),
            (knee + 12, low - 8), (left - 5, low - 8), (left - 5, low - 8), (knee - 5, hy + 8), (knee + 2, hy - 4)],
            p.apron, w * 0.85, share=0.25)
    return art


def person(p: Person, x: float, y: float, height: float, *, flip: bool = False, width: float | None = None) -> Art:
    """Draw a figure of ``height`` card units standing at (x, y)."""
    w = width or (s.MEDIUM if height > 200 else max(2.0, s.MEDIUM * height / 220))
    pose = p.pose
    (cx, cy), (hx, hy) = pose.chest, pose.hip
    art = _arm(p, (cx - 7.5, cy), p.far, w, near=False)
    if p.woman:
        for foot in (pose.far_foot, pose.near_foot):
            art += _shoe(p, foot, w)
        art += _skirt(p, w) + _bodice(p, w)
    else:
        art += _leg(p, (hx - 3, hy), pose.far_foot, w) + _leg(p, (hx + 3.5, hy), pose.near_foot, w)
        art += _coat(p, w)
    # The neck ends behind the head, wherever that is: a figure that bends down stretches it out.
    nape = (pose.head[0] + 2, pose.head[1] + 3)
    art += limb([(cx - 0.5, cy - 3), ((cx + nape[0]) / 2, (cy - 6 + nape[1]) / 2), nape], [8, 7, 6.6], p.look.skin, w,
        shade=0)
    if p.scarf:
        art += limb([(cx - 8, cy - 4), (cx - 1, cy - 1), (cx + 8, cy - 5)], [5, 6, 5], p.scarf, w * 0.8)
    # The head comes before the near arm so that a raised hand lies over it.
    art += head(p.look, pose.head[0], pose.head[1], 20, turn=p.turn, tilt=pose.head_tilt, width=w * 0.8)
    art += _arm(p, (cx + 7.5, cy), p.near, w, near=True)
    return move(_fine(art, height), x, y, scale=height / 100, flip=flip)


def _fine(art: Art, height: float) -> Art:
    """Thicken the thin strokes of the face, which were made for 20 units."""
    k = height / 100
    return [replace(q, width=q.width if q.width >= 1.2 else max(q.width * k, 0.9) if q.width else 0) for q in art]
