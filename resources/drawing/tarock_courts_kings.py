# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The kings of the Tarock pack."""

from . import hats
from . import style as s
from .body import chain, fur_band, neck
from .faces import Hat, Look, head
from .hands import arm, hand
from .pen import beads, dots, limb, lozenges, oval, poly, shape, solid, stroke
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move
from .tarock_courts import WAIST, X, band, chequers, cloth, court, front, mantle, trunk
from .things import sceptre

_HAND = (156.0, 352.0)


def _raised(sleeve: Ink, cuff: Ink, skin: Ink = s.SKIN, wrist: Point = _HAND) -> Art:
    """The arm at the left, its fist ready for a shaft."""
    return arm((X - 90, 312), wrist, sleeve, pose="fist", bend=-1, length=186, thick=72, cuff=cuff, skin=skin, size=54,
        turn=196)


def _orb(x: float, y: float, radius: float) -> Art:
    art = oval(x, y, radius, fill=s.GOLD, width=BOLD)
    art += shape([(x + radius * 0.3, y - radius * 0.9), (x + radius * 0.9, y), (x + radius * 0.3, y + radius * 0.9),
        (x + radius * 0.55, y)], s.GOLD.dark, 0) + oval(x, y, radius, width=BOLD)
    art += limb([(x - radius, y - 3), (x, y + 5), (x + radius, y - 3)], [11, 11, 11], s.RED, FINE, shade=0)
    art += limb([(x, y + 2), (x, y - radius)], [10, 10], s.RED, FINE, shade=0)
    top = y - radius
    cross: list[Point] = [(-4, 0), (-4, -16), (-14, -16), (-14, -24), (-4, -24), (-4, -36), (4, -36), (4, -24), (14, -24),
        (14, -16), (4, -16), (4, 0)]
    return art + poly([(x + dx, top + dy) for dx, dy in cross], s.GOLD, MEDIUM)


def hearts() -> str:
    """Imperial crown, sceptre and orb; violet mantle over a red dress."""
    cloak = mantle(reach=176)
    art = cloth(cloak, s.VIOLET) + dots(cloak, s.GOLD.base, 46, 7)
    body = trunk(shoulders=196, waist=164)
    art += solid(body, s.RED, BOLD)
    art += limb([front(X, 0.1), front(X, 0.5), front(X, 1)], [34, 36, 40], s.YELLOW, MEDIUM)
    for t in (0.42, 0.6, 0.78):
        x, y = front(X, t)
        art += poly([(x, y - 13), (x + 11, y), (x, y + 13), (x - 11, y)], s.BLUE, FINE)
    for side in (-1, 1):
        art += limb([(X + 44 * side, 270), (X + 72 * side, 340), (WAIST + 78 * side, 430), (WAIST + 84 * side, 520)],
            [34, 42, 44, 46], s.VIOLET, BOLD)
        art += beads([(X + 34 * side, 280), (X + 54 * side, 340), (WAIST + 58 * side, 430), (WAIST + 60 * side, 498)], 5,
            s.GOLD, 17, FINE)
    art += neck(X, 264)
    art += limb([(X - 92, 304), (X - 50, 316), (X, 330), (X + 50, 316), (X + 92, 304)], [30, 36, 38, 36, 30], s.GOLD,
        BOLD)
    for x, y, ink in ((-68, 312, s.RED), (-34, 322, s.SKY), (0, 329, s.RED), (34, 322, s.SKY), (68, 312, s.RED)):
        art += oval(X + x, y, 9, fill=ink, width=FINE)
    art += arm((X + 92, 314), (404, 436), s.VIOLET, pose="open", bend=-1, length=196, thick=78, cuff=s.GOLD, turn=-8,
        size=54)
    art += _orb(444, 398, 42) + hand("hold", 408, 436, -6, size=50, width=MEDIUM)
    art += sceptre(*_HAND, 262, -8) + _raised(s.VIOLET, s.GOLD)
    look = Look(hair="waves", beard="full", hair_ink=s.HAIR_GREY, mood="calm", age=2, hat=hats.imperial(), gaze=-0.3)
    return court("H", art + head(look, X + 6, 196, 122, turn=-0.5), band(164, 44, s.GOLD, gems=s.RED))


def diamonds() -> str:
    """Open crown with balls, long brown beard, ermine cape, hand on the sword."""
    cloak = mantle(reach=184)
    art = cloth(cloak, s.RED)
    body = trunk(shoulders=196, waist=160)
    art += solid(body, s.NAVY, BOLD)
    art += limb([front(X, 0.3), front(X, 0.6), front(X, 1)], [44, 46, 52], s.RED, MEDIUM)
    art += beads([front(X, 0.5), front(X, 0.75), front(X, 0.97)], 7, s.GOLD, 26, FINE)
    for side in (-1, 1):
        rail: list[Point] = [(X + 76 * side, 330), (WAIST + 86 * side, 430), (WAIST + 94 * side, 520)]
        art += chequers(rail, 40, 20, s.BLACK, s.YELLOW)
    art += _sheathed(366, 462, (338, 520))
    art += arm((X + 92, 318), (402, 430), s.RED, pose="fist", bend=-1, length=206, thick=76, cuff=s.FUR, turn=176,
        size=54)
    art += sceptre(*_HAND, 262, -6, top="ball") + _raised(s.RED, s.FUR)
    art += neck(X, 264)
    cape: list[Point] = [(X - 40, 264), (X - 104, 296), (X - 124, 344), (X - 66, 362), (X, 370), (X + 66, 362),
        (X + 124, 344), (X + 104, 296), (X + 40, 264)]
    art += solid(cape, s.FUR, BOLD, share=0.2)
    for x, y in ((-96, 318), (-66, 336), (66, 336), (96, 318), (-40, 352), (40, 352), (-58, 296), (58, 296)):
        art += oval(X + x, y, 4, 10, fill=s.LINE, width=0)
    look = Look(hair="long", beard="long", hair_ink=s.HAIR_BROWN, mood="stern", nose="straight",
        hat=hats.crown(cap=s.CRIMSON, stones=s.RED), gaze=-0.8)
    return court("D", art + head(look, X + 4, 190, 122, turn=-0.9), band(160, 40, s.GOLD, gems=s.BLUE))


def _crowned_turban() -> Hat:
    behind, over = hats.turban(s.WHITE, s.RED, jewel=s.GREEN)
    points: list[Point] = [(-27, -64), (-36, -100), (-18, -82), (0, -110), (18, -82), (36, -100), (27, -64), (0, -72)]
    crown = poly(points, s.GOLD, BOLD * 0.85)
    crown += shape([(10, -70), (10, -70), (14, -88), (18, -82), (18, -82), (36, -100), (36, -100), (27, -64),
        (27, -64)], s.GOLD.dark, 0) + poly(points, "none", BOLD * 0.85)
    for x, y in ((-36, -104), (0, -114), (36, -104)):
        crown += oval(x, y, 6, fill=s.RED, width=BOLD * 0.6)
    return (behind, crown + over)


def spades() -> str:
    """Eastern ruler: crown on a turban, heavy golden mace, fur-lined coat, dagger in a green sash."""
    cloak = mantle(reach=172)
    art = cloth(cloak, s.RED)
    body = trunk(shoulders=196, waist=172)
    art += solid(body, s.ORANGE, BOLD) + lozenges(body, ["none", s.GOLD.base], 34, 56)
    art += shape(body, "none", BOLD)
    art += limb([front(X, 0.1), front(X, 0.5), front(X, 1)], [7, 7, 7], s.CRIMSON, FINE, shade=0)
    for t in (0.36, 0.5, 0.64, 0.78):
        x, y = front(X, t)
        art += limb([(x - 26, y), (x, y + 3), (x + 26, y)], [8, 8, 8], s.CRIMSON, FINE, shade=0)
        art += oval(x, y + 2, 7, fill=s.YELLOW, width=FINE)
    for side in (-1, 1):
        art += fur_band([(X + 36 * side, 268), (X + 74 * side, 350), (WAIST + 86 * side, 430),
            (WAIST + 90 * side, 520)], 46, s.CHESTNUT, tails=None)
    art += neck(X, 264, skin=s.SKIN_TAN)
    art += arm((X + 94, 316), (366, 442), s.RED, pose="fist", bend=-1, length=208, thick=80, cuff=s.CHESTNUT, turn=170,
        size=52, skin=s.SKIN_TAN)
    art += _dagger(332, 452)
    art += move(_mace(), 4, 0) + _raised(s.RED, s.CHESTNUT, s.SKIN_TAN, (168, 366))
    look = Look(skin=s.SKIN_TAN, hair="none", beard="hookgoat", hair_ink=s.HAIR_BLACK, mood="stern", nose="hooked",
        hat=_crowned_turban(), gaze=-0.9)
    return court("S", art + head(look, X + 4, 194, 124, turn=-1), band(178, 56, s.GREEN, edge=s.YELLOW))


def _dagger(x: float, y: float) -> Art:
    art = limb([(x + 24, y - 34), (x, y + 4)], [15, 13], s.GOLD, MEDIUM)
    art += oval(x + 27, y - 38, 11, fill=s.RED, width=MEDIUM)
    return art + limb([(x - 22, y - 4), (x + 16, y + 18)], [11, 11], s.GOLD, MEDIUM)


def _mace() -> Art:
    art = limb([(180, 480), (138, 250)], [17, 15], s.GOLD, MEDIUM)
    art += solid([(130, 262), (112, 232), (120, 196), (144, 182), (168, 192), (178, 226), (166, 256)], s.GOLD, BOLD,
        share=0.34)
    art += stroke([(134, 258), (126, 224), (140, 186)], MEDIUM, s.GOLD.dark)
    art += stroke([(152, 258), (154, 222), (146, 186)], MEDIUM, s.GOLD.dark)
    for x, y in ((112, 228), (178, 226), (120, 198), (168, 194)):
        art += oval(x, y, 8, fill=s.GOLD, width=MEDIUM)
    return art + limb([(130, 266), (166, 258)], [14, 14], s.RED, MEDIUM)


def clubs() -> str:
    """Green mantle with golden discs, tall cross-topped sceptre, yellow lozenge on the chest."""
    cloak = mantle(reach=184)
    art = cloth(cloak, s.GREEN)
    for dx, dy in ((116, 470), (130, 400), (424, 470), (440, 400), (424, 338)):
        art += oval(dx, dy, 15, fill=s.GOLD, width=MEDIUM) + oval(dx, dy, 6, fill=s.RED, width=FINE)
    body = trunk(shoulders=192, waist=156)
    art += solid(body, s.RED, BOLD)
    x, y = front(X, 0.5)
    art += poly([(x, y - 62), (x + 44, y), (x - 2, y + 62), (x - 46, y)], s.YELLOW, BOLD)
    art += poly([(x, y - 32), (x + 22, y), (x - 1, y + 32), (x - 23, y)], s.NAVY, MEDIUM)
    for side in (-1, 1):
        art += limb([(X + 40 * side, 268), (X + 78 * side, 340), (WAIST + 86 * side, 430), (WAIST + 92 * side, 520)],
            [38, 46, 48, 50], s.GREEN, BOLD)
        for t in (0.25, 0.5, 0.75):
            px = X + 78 * side + (WAIST + 88 * side - X - 78 * side) * t
            art += oval(px, 316 + 160 * t, 12, fill=s.GOLD, width=FINE)
    art += neck(X, 264) + chain([(X - 66, 284), (X - 40, 316), (X, 330), (X + 40, 316), (X + 66, 284)], bead=8)
    art += _sheathed(366, 466, (340, 520))
    art += arm((X + 92, 314), (404, 436), s.GREEN, pose="fist", bend=-1, length=206, thick=76, cuff=s.GOLD, turn=172,
        size=52)
    art += sceptre(*_HAND, 180, -6, top="ball") + _cross(134, 204) + _raised(s.GREEN, s.GOLD)
    look = Look(hair="bob", beard="short", hair_ink=s.HAIR_AUBURN, mood="proud", nose="big",
        hat=hats.crown(stones=s.GREEN, high=0.8, top_kind="lily"), gaze=-0.7)
    return court("C", art + head(look, X + 4, 188, 124, turn=-0.8), band(156, 40, s.CRIMSON, edge=s.GOLD, gems=s.GOLD))


def _cross(x: float, y: float) -> Art:
    """Great cross that tops the sceptre."""
    flat: list[Point] = [(-7, 34), (-7, 7), (-27, 7), (-27, -8), (-7, -8), (-7, -30), (8, -30), (8, -8), (28, -8), (28, 7),
        (8, 7), (8, 34)]
    art = oval(x + 5, y + 42, 15, fill=s.GOLD, width=MEDIUM)
    return art + poly([(x + dx, y + dy) for dx, dy in flat], s.GOLD, MEDIUM)


def _sheathed(x: float, y: float, foot: Point) -> Art:
    """Sword in its scabbard; the guard is at (x, y), the scabbard goes on to ``foot`` behind the girdle."""
    art = limb([(x, y), foot], [17, 14], s.BLACK, MEDIUM)
    art += limb([(x, y + 8), (x + 8, y - 40)], [14, 12], s.BROWN, MEDIUM)
    art += limb([(x - 36, y - 4), (x + 2, y + 3), (x + 40, y + 8)], [13, 13, 13], s.GOLD, MEDIUM)
    return art + oval(x + 9, y - 48, 12, fill=s.GOLD, width=MEDIUM)


def cards() -> dict[str, str]:
    """Code to file text."""
    return {"HK": hearts(), "DK": diamonds(), "SK": spades(), "CK": clubs()}
