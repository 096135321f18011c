# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Heads: faces seen from the front up to three quarters, and in profile.

Everything is drawn for a head 100 units high (chin at y = 50, crown at -50)
and then scaled, so hats and hair of all figures fit all heads.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from . import style as s
from .beards import beard_art
from .hair import hair_back, hair_front
from .pen import limb, oval, shape, stroke
from .style import Ink
from .svg import Art, Point, move

Hat = tuple[Art, Art]
"""What lies behind the head and what lies over it, in head units."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """A person's head; every field makes a visible difference.

    ``hair``: none, short, bob, long, curls, waves, bun, braids, bald, ringlets.
    ``beard``: none, moustache, hooked, goatee, short, full, long, forked, chin.
    ``mood``: calm, smile, stern, proud, merry, worn. ``nose``: straight, hooked, snub, big.
    ``age``: 0 young, 1 grown, 2 old. ``gaze``: -1 left to 1 right. ``glasses``: the ink of their frame.
    """

    skin: Ink = s.SKIN
    hair: str = "short"
    hair_ink: Ink = s.HAIR_BROWN
    beard: str = "none"
    beard_ink: Ink | None = None
    mood: str = "calm"
    nose: str = "straight"
    age: int = 1
    gaze: float = 0.0
    woman: bool = False
    glasses: Ink | None = None
    hat: Hat | None = None
    wide: float = 1.0


def _warp(art: Art, turn: float) -> Art:
    def change(p: Point) -> Point:
        x, y = p
        if abs(x) < 32:
            x += 10 * turn * (1 - (x / 32) ** 2)
        return (x, y)

    return [replace(path, subs=tuple(sub.mapped(change) for sub in path.subs)) for path in art]


def _face(look: Look, u: float, width: float) -> Art:
    chin = 47 if look.woman else 50
    jaw = 23 if look.woman else 27
    points: list[Point] = [
        (0, -48), (20, -44), (30, -26), (31, -4), (29, 12), (jaw, 28), (13, 43),
        (0, chin), (-13, 43), (-jaw, 28), (-29, 12), (-31, -4), (-30, -26), (-20, -44),
    ]  # fmt: skip
    points = [(x * look.wide, y) for x, y in points]
    shadow: list[Point] = [
        (31, -20), (31, -4), (29, 12), (jaw, 28), (13, 43), (0, chin), (0, chin),
        (9, 40), (19, 26), (23, 10), (24, -8), (26, -24),
    ]  # fmt: skip
    art = shape(points, look.skin, 0)
    art += shape([(x * look.wide, y) for x, y in shadow], look.skin.dark, 0)
    art += oval(19, 15, 7.5, 5.5, fill=s.BLUSH, width=0)
    art += oval(-19, 15, 7.5, 5.5, fill=s.BLUSH, width=0)
    del u
    return art + shape(points, "none", width)


def _eye(side: int, look: Look, u: float) -> Art:
    x, y = 13.5 * side, -5.0
    open_ = {"stern": 3.4, "proud": 3.2, "merry": 3.6, "worn": 3.0}.get(look.mood, 4.2)
    open_ += 0.8 if look.woman else 0
    white: list[Point] = [
        (x - 8.5, y + 1), (x - 8.5, y + 1), (x - 3, y - open_), (x + 3, y - open_),
        (x + 8.5, y + 1), (x + 8.5, y + 1), (x + 3, y + open_ * 0.9), (x - 3, y + open_ * 0.9),
    ]  # fmt: skip
    art = shape(white, "#ffffff", 0)
    gaze = x + look.gaze * 3.2
    art += oval(gaze, y - 0.2, 3.9, 4.2, fill="#2a2320", width=0)
    art += oval(gaze + 1.2, y - 1.8, 1.2, fill="#ffffff", width=0)
    outer = x + 10.5 * side
    lid: list[Point] = [(x - 9 * side, y + 1.5), (x - 3 * side, y - open_ - 0.4),
                        (x + 4 * side, y - open_), (outer, y + (0.5 if look.woman else 2))]
    art += stroke(lid, (3.4 if look.woman else 2.8) * u)
    if look.age > 0 and not look.woman:
        art += stroke([(x - 5, y + 7.5), (x + 2 * side, y + 8.6), (x + 7 * side, y + 6)], 1.5 * u, look.skin.dark)
    if look.age > 1:
        art += stroke([(x + 12 * side, y), (x + 16 * side, y - 2)], 1.5 * u, look.skin.dark)
        art += stroke([(x + 12 * side, y + 3), (x + 16 * side, y + 4)], 1.5 * u, look.skin.dark)
    return art


_BROWS = {
    "calm": (0.0, 0.0), "smile": (-1.5, -1.0), "stern": (4.5, -2.5), "proud": (1.0, -4.5),
    "merry": (-2.5, -1.5), "worn": (-3.0, 2.5),
}  # fmt: skip


def _brow(side: int, look: Look, u: float) -> Art:
    inner, outer = _BROWS[look.mood]
    ink = look.beard_ink if look.beard_ink and look.beard != "none" else look.hair_ink
    thick = 2.2 if look.woman else 3.6 + 0.8 * look.age
    dark = ink.base if ink is s.HAIR_WHITE else ink.dark
    points = [(4.5 * side, -14.5 + inner), (13 * side, -18.5 + (inner + outer) / 3), (23 * side, -13.5 + outer)]
    if ink in (s.HAIR_WHITE, s.HAIR_GREY):
        return limb(points, [thick * 1.3, thick * 1.5, 2], dark, 1.2 * u)
    return limb(points, [thick, thick, 0.8], dark, 0)


_NOSES: dict[str, list[Point]] = {
    "straight": [(3, -7), (6, 6), (9.5, 15), (5, 19.5), (-2, 19)],
    "hooked": [(3, -9), (9, 0), (10.5, 12), (6.5, 20.5), (-2, 18.5)],
    "snub": [(3, -3), (5, 7), (9.5, 11.5), (7, 17), (-1, 17.5)],
    "big": [(3, -8), (8, 5), (12.5, 15), (6, 21.5), (-3, 20)],
}


def _nose(look: Look, turn: float, u: float) -> Art:
    side = -1 if turn < 0 else 1
    lean = 0.45 + 0.75 * abs(turn)
    points = [(x * side * lean, y) for x, y in _NOSES[look.nose]]
    size = 0.85 if look.woman else 1.0
    points = [(x * size, y * size) for x, y in points]
    shadow = [(0.0, points[0][1]), points[1], points[2], points[3], points[4], (-4 * side, 8 * size)]
    art = shape(shadow, look.skin.dark if look.age > 1 else look.skin, 0)
    art += stroke(points, 2.5 * u)
    return art + stroke([(-6.5 * side * size, 15 * size), (-8 * side * size, 18 * size),
        (-4.5 * side * size, 19 * size)], 1.9 * u)


def _mouth(look: Look, u: float) -> Art:
    bend = {"smile": 2.6, "merry": 4.0, "stern": -1.8, "proud": -0.6, "worn": -1.2}.get(look.mood, 0.9)
    y = 28.5 if look.woman else 29.5
    half = 8.5 if look.woman else 9.5
    middle: list[Point] = [(-half, y - bend), (-3, y + bend * 0.5), (3, y + bend * 0.5), (half, y - bend)]
    if look.mood == "merry":
        art = shape([(-half, y - bend), (-half, y - bend), (0, y), (half, y - bend), (half, y - bend), (0, y + 8)],
            "#7a1f1f", 0)
        art += shape([(-6, y - 1.5), (0, y), (6, y - 1.5), (0, y + 2)], "#ffffff", 0)
        return art + stroke([(-half, y - bend), (0, y), (half, y - bend)], 2.2 * u)
    upper = [(-half * 0.8, y - bend * 0.6), (-2.5, y - 3.4), (0, y - 2.4), (2.5, y - 3.4), (half * 0.8, y - bend * 0.6),
        (0, y + 1)]
    lower = [(-half * 0.7, y), (0, y + 0.8), (half * 0.7, y), (0, y + (6.0 if look.woman else 5.0))]
    art = shape(upper, s.LIP, 0) if look.woman else []
    art += shape(lower, s.LIP if look.woman else "#cf6a58", 0)
    art += stroke(middle, 2.2 * u)
    if look.woman:
        return art
    return art + stroke([(-4, y + 11), (0, y + 12), (4, y + 11)], 1.6 * u, look.skin.dark)


def _glasses(ink: Ink | None) -> Art:
    """Two round lenses with bridge and temples; nothing where there is no ink for them."""
    if ink is None:
        return []
    art = stroke([(-4.5, -6.5), (0, -9), (4.5, -6.5)], 3.2, ink.dark)
    for side in (-1, 1):
        art += oval(13.8 * side, -4.5, 10.4, 9.8, width=3.4, line=ink.dark)
        art += stroke([(24 * side, -6.5), (31 * side, -8)], 3.2, ink.dark)
    return art


def _wrinkles(look: Look, u: float) -> Art:
    if look.age < 2:
        return []
    dark = look.skin.dark
    art = stroke([(-12, 17), (-16, 24), (-15, 30)], 1.7 * u, dark)
    art += stroke([(12, 17), (16, 24), (15, 30)], 1.7 * u, dark)
    return art + stroke([(-10, -28), (0, -26.5), (10, -28)], 1.6 * u, dark)


def _ears(look: Look, turn: float, width: float) -> Art:
    art: Art = []
    for side in (-1, 1):
        if turn * side > 0.6:
            continue
        x = 31.5 * side * look.wide
        art += oval(x, 2, 5.5, 9, fill=look.skin.dark, width=width, turn=8 * side)
    return art


def head(
    look: Look, x: float, y: float, size: float, *,
    turn: float = -1.0, tilt: float = 0.0, width: float | None = None,
) -> Art:
    """Head with its centre at (x, y) and of the given height without hat.

    ``turn``: -1 three quarters to the left, 0 to the front, 1 to the right.
    ``tilt``: degrees clockwise. ``width``: contour, by default to suit the size.
    """
    u = size / 100
    if width is None:
        width = s.BOLD if size >= 105 else max(2.2, 4.4 * u)
    art = list(look.hat[0]) if look.hat else []
    art += hair_back(look.hair, look.hair_ink, width)
    if look.hair in {"short", "none", "bald", "bun", "braids"}:
        art += _ears(look, turn, width)
    inner = _face(look, u, width) + _eye(-1, look, u) + _eye(1, look, u)
    inner += _brow(-1, look, u) + _brow(1, look, u) + _wrinkles(look, u)
    inner += _mouth(look, u)
    art += _warp(inner, turn)
    lower = beard_art(look.beard, look.beard_ink or look.hair_ink, u, width * 0.8)
    art += _warp(lower, turn)
    art += _warp(_nose(look, turn, u), turn)
    art += _warp(_glasses(look.glasses), turn)
    art += _warp(hair_front(look.hair, look.hair_ink, width * 0.8), turn * 0.6)
    art += list(look.hat[1]) if look.hat else []
    return move(art, x, y, scale=u, turn=tilt)


def profile(
    look: Look, x: float, y: float, size: float, *, flip: bool = False, tilt: float = 0.0,
    width: float | None = None, back: Callable[[], Art] | None = None,
) -> Art:
    """Head seen exactly from the side, looking left (right with ``flip``)."""
    u = size / 100
    if width is None:
        width = s.BOLD if size >= 105 else max(2.2, 4.4 * u)
    art = list(look.hat[0]) if look.hat else []
    art += back() if back else hair_back(look.hair, look.hair_ink, width, sides=(1,))
    art += _side_face(look, width) + _side_features(look, u)
    if look.beard != "none":
        lower = beard_art(look.beard, look.beard_ink or look.hair_ink, u, width * 0.8)
        art += [p for p in move(lower, -17, 0) if max(q[0] for q in p.points()) < 60]
    art += _side_hair(look, width)
    art += list(look.hat[1]) if look.hat else []
    return move(art, x, y, scale=u, turn=tilt, flip=flip)


def _side_face(look: Look, width: float) -> Art:
    tip = {"hooked": -45, "snub": -42, "big": -48}.get(look.nose, -44)
    drop = {"hooked": 15, "snub": 8, "big": 13}.get(look.nose, 11)
    points: list[Point] = [
        (0, -48), (-20, -42), (-30, -26), (-30.5, -13), (-29.5, -8), (tip + 6, drop - 7), (tip, drop),
        (tip + 3, drop + 5), (-33, 18), (-33, 18), (-34, 22), (-36, 25.5), (-32, 29), (-32, 29), (-34, 33), (-31,
            37), (-32, 43),
        (-26, 49), (-15, 48), (2, 40), (16, 26), (26, 4), (30, -20), (20, -42),
    ]  # fmt: skip
    art = shape(points, look.skin, 0)
    art += shape([(-15, 48), (-15, 48), (2, 40), (16, 26), (26, 4), (26, 4), (12, 18), (-4, 34)], look.skin.dark, 0)
    art += oval(-17, 15, 8, 6.5, fill=s.BLUSH, width=0)
    art += shape(points, "none", width)
    return art


def _side_features(look: Look, u: float) -> Art:
    y = -5.0
    art = shape([(-27, y), (-22, y - 4), (-15, y + 1), (-15, y + 1), (-21, y + 4.5)], "#ffffff", 0)
    art += oval(-22.5, y, 3, 4.2, fill="#2a2320", width=0)
    art += stroke([(-27.5, y - 2.5), (-22, y - 4.6), (-13.5, y + 1.5)], 3 * u)
    inner, outer = _BROWS[look.mood]
    dark = look.hair_ink.dark
    art += limb([(-29, -15 + inner), (-21, -19), (-11, -14 + outer)], [3.2, 3, 0.8], dark, 0)
    art += stroke([(-36, 17), (-33, 14), (-31.5, 17.5)], 1.9 * u)
    art += shape([(-36, 25.5), (-33, 22.5), (-25, 28.5), (-33, 32.5)], s.LIP, 0)
    return art + stroke([(-34, 28), (-29, 28.6), (-24.5, 27.5)], 2 * u)


def _side_hair(look: Look, width: float) -> Art:
    if look.hair == "none":
        return []
    low = {"short": 14, "bob": 44, "bun": 20}.get(look.hair, 60)
    points: list[Point] = [
        (-28, -30), (-22, -46), (0, -54), (24, -46), (38, -20), (40, 8), (36, low), (20, low + 4), (10, low - 12),
        (6, 4), (-2, -8), (-12, -22), (-28, -30),
    ]  # fmt: skip
    art = shape(points, look.hair_ink, width)
    art += stroke([(-14, -34), (8, -30), (20, -6), (22, low - 6)], 2.4, look.hair_ink.dark)
    return art + stroke([(-6, -44), (18, -36), (30, -10), (30, low - 4)], 2.4, look.hair_ink.dark)


