# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The queens of the Tarock pack."""

from . import hats
from . import style as s
from .body import lacing, neck
from .faces import Hat, Look, head
from .hands import arm
from .pen import beads, limb, oval, scallops, shape, solid, stripes, stroke
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move
from .tarock_courts import WAIST, X, band, bosom, cloth, court, front, garland, mantle, rose, rose_stem, trunk

_HEAD = (X + 4, 188.0)


def _gown(ink: Ink, stomacher: Ink, *, waist: float = 124, shoulders: float = 158) -> Art:
    body = trunk(shoulders=shoulders, waist=waist, slope=40)
    art = solid(body, ink, BOLD)
    points: list[Point] = [(X - 38, 276), (X - 38, 276), (X + 38, 276), (X + 38, 276), (WAIST + 34, 440),
        (WAIST + 22, 520), (WAIST + 22, 520), (WAIST - 22, 520), (WAIST - 22, 520), (WAIST - 26, 440)]
    return art + solid(points, stomacher, MEDIUM, share=0.2)


def _bust(necklace: Ink, deep: float = 56) -> Art:
    art = neck(X, 272, wide=38, skin=s.SKIN_FAIR) + bosom(X, 268, 104, deep)
    art += shape([(X - 16, 262), (X - 17, 275), (X + 17, 275), (X + 16, 262)], s.SKIN_FAIR, 0)
    return art + beads([(X - 24, 264), (X - 12, 280), (X, 284), (X + 12, 280), (X + 24, 264)], 6, necklace, 13)


def _high(sleeve: Ink, wrist: Point, *, cuff: Ink = s.WHITE, fore: Ink | None = None, pose: str = "fist",
    turn: float = -86, puff: Ink | None = None) -> Art:
    """The raised arm at the left, elbow low."""
    return arm((X - 74, 316), wrist, sleeve, pose=pose, bend=-1, length=190, thick=60, cuff=cuff, skin=s.SKIN_FAIR,
        size=48, turn=turn, fore=fore, puff=puff)


def _low(sleeve: Ink, wrist: Point, *, cuff: Ink = s.WHITE, fore: Ink | None = None, pose: str = "fist",
    turn: float = 172, puff: Ink | None = None) -> Art:
    """The arm at the right, hand before the waist."""
    return arm((X + 76, 316), wrist, sleeve, pose=pose, bend=-1, length=200, thick=60, cuff=cuff, skin=s.SKIN_FAIR,
        size=46, turn=turn, fore=fore, puff=puff)


def _veil(ink: Ink) -> Art:
    """Veil from the crown of the head to the elbows, to be drawn behind the gown."""
    return move(hats.veil(ink), _HEAD[0], _HEAD[1] + 4, scale=1.5)


def hearts() -> str:
    """Bride: veil with flowers, coral necklace, a garland of roses from hand to hand."""
    art = _veil(s.PALE) + _gown(s.GREEN, s.RED)
    art += lacing(X - 6, 330, 470, 44, ink=s.WHITE, rows=5)
    art += _bust(s.RED)
    art += scallops([(X - 56, 274), (X - 38, 318), (X, 330), (X + 38, 318), (X + 56, 274)], 11, s.WHITE)
    art += _low(s.GREEN, (392, 438), fore=s.WHITE, puff=s.RED, turn=100)
    line: list[Point] = [(168, 292), (158, 338), (170, 384), (204, 420), (250, 440), (300, 448), (348, 446), (394, 452)]
    art += stroke(line, MEDIUM * 2, s.GREEN.dark)
    art += _high(s.GREEN, (172, 316), fore=s.WHITE, puff=s.RED)
    art += garland(line, 38, (s.RED, s.ROSE, s.RED, s.YELLOW))
    look = Look(woman=True, skin=s.SKIN_FAIR, hair="braids", hair_ink=s.HAIR_FAIR, mood="smile", age=0, gaze=-0.6,
        hat=hats.wreath((s.ROSE, s.WHITE, s.RED)))
    return court("H", art + head(look, *_HEAD, 120, turn=-0.6), band(124, 34, s.RED, edge=s.GOLD))


def diamonds() -> str:
    """Looks up to a little mirror on a golden chain that she draws between her hands."""
    art = _gown(s.WHITE, s.RED)
    body = trunk(shoulders=158, waist=124, slope=40)
    art += stripes(body, [s.RED.base, "none"], 24, 0, WAIST - 12) + shape(body, "none", BOLD)
    art += _bust(s.GOLD)
    art += limb([(X - 58, 276), (X - 34, 322), (X, 336), (X + 34, 322), (X + 58, 276)], [22, 24, 24, 24, 22], s.CHESTNUT,
        MEDIUM)
    chain: list[Point] = [(162, 300), (176, 372), (226, 420), (300, 436), (378, 424)]
    art += _low(s.GREEN, (398, 424), cuff=s.CHESTNUT, puff=s.GOLD, turn=176)
    art += _high(s.GREEN, (160, 312), cuff=s.CHESTNUT, puff=s.GOLD)
    art += beads(chain, 8, s.GOLD, 17) + _mirror(154, 232)
    look = Look(woman=True, skin=s.SKIN_FAIR, hair="waves", hair_ink=s.HAIR_BROWN, mood="calm", gaze=-1.2, age=0,
        hat=hats.wreath((s.SKY, s.YELLOW, s.ROSE)))
    return court("D", art + head(look, *_HEAD, 120, turn=-1, tilt=10), band(124, 34, s.GREEN, edge=s.GOLD))


def _mirror(x: float, y: float) -> Art:
    art = limb([(x, y + 30), (x + 3, y + 66)], [12, 12], s.GOLD, MEDIUM)
    art += oval(x, y, 34, 40, fill=s.GOLD, width=BOLD) + oval(x, y, 24, 30, fill=s.PALE, width=MEDIUM)
    art += stroke([(x - 12, y + 8), (x + 2, y - 16)], MEDIUM, "#ffffff")
    return art + stroke([(x, y + 14), (x + 10, y - 4)], MEDIUM, "#ffffff")


def spades() -> str:
    """Auburn curls, wreath and white plume, one great rose held up."""
    art = cloth(mantle(reach=140, shoulder=84, top=268), s.GREEN)
    art += _gown(s.BLUE, s.SKY)
    for t in (0.4, 0.55, 0.7, 0.85):
        x, y = front(X, t)
        art += oval(x, y, 8, fill=s.GOLD, width=FINE)
    art += _bust(s.WHITE)
    art += _low(s.BLUE, (352, 428), turn=180, puff=s.WHITE, pose="flat")
    shawl: list[Point] = [(X + 60, 272), (X + 50, 340), (X - 4, 410), (WAIST - 60, 462)]
    art += limb(shawl, [34, 44, 44, 40], s.RED, BOLD)
    art += scallops([(x + 20, y + 14) for x, y in shawl[1:]], 9, s.WHITE)
    art += rose_stem(160, 326, 84, 74, turn=-8) + _high(s.BLUE, (164, 322), puff=s.WHITE)
    plume = hats.plume([(20, -52), (50, -84), (88, -72), (100, -30)], 30, s.WHITE)
    behind, over = hats.wreath((s.RED, s.ROSE, s.RED))
    look = Look(woman=True, skin=s.SKIN_FAIR, hair="ringlets", hair_ink=s.HAIR_AUBURN, mood="proud", gaze=-0.8,
        hat=(behind, plume + over))
    return court("S", art + head(look, *_HEAD, 120, turn=-0.8), band(124, 34, s.RED, edge=s.GOLD))


def clubs() -> str:
    """Golden diadem and veil, plum sleeves, short golden rod, yellow rose."""
    art = _veil(s.ROSE) + _gown(s.PLUM, s.RED)
    for t in (0.42, 0.62, 0.82):
        x, y = front(X, t)
        art += limb([(x - 30, y - 8), (x, y + 6), (x + 30, y - 8)], [9, 9, 9], s.GOLD, FINE, shade=0)
    art += _bust(s.GREEN)
    art += rose_stem(370, 448, 34, 62, s.YELLOW, turn=-16)
    art += limb([(X - 58, 274), (X - 34, 316), (X, 330), (X + 34, 316), (X + 58, 274)], [16, 18, 18, 18, 16], s.GOLD,
        MEDIUM)
    art += _low(s.PLUM, (398, 438), cuff=s.GOLD, turn=176, fore=s.ROSE)
    art += limb([(170, 356), (154, 230)], [13, 12], s.GOLD, MEDIUM)
    art += oval(152, 214, 25, fill=s.WHITE, width=BOLD) + oval(146, 206, 8, fill="#ffffff", width=0)
    art += limb([(140, 240), (170, 236)], [12, 12], s.GOLD, MEDIUM)
    art += _high(s.PLUM, (164, 328), cuff=s.GOLD, fore=s.ROSE) + _puffs()
    look = Look(woman=True, skin=s.SKIN_FAIR, hair="bob", hair_ink=s.HAIR_BLACK, mood="calm", gaze=-0.4,
        hat=_diadem())
    return court("C", art + head(look, *_HEAD, 120, turn=-0.5), band(124, 34, s.GOLD, gems=s.PLUM))


def _puffs() -> Art:
    """Great slashed balls of both sleeves."""
    art: Art = []
    for side in (-1, 1):
        x = X + 80 * side
        art += oval(x, 324, 47, 50, fill=s.PLUM, width=BOLD)
        for turn in (-28, 0, 28):
            art += oval(x + turn * 0.8, 327, 6, 31, fill=s.ROSE, width=FINE, turn=-turn * 0.4)
    return art


def _diadem() -> Hat:
    behind, over = hats.crown(high=0.42, stones=s.GREEN)
    return (behind, over + rose(34, -44, 34, s.YELLOW, BOLD * 0.8))


def cards() -> dict[str, str]:
    """Code to file text."""
    return {"HQ": hearts(), "DQ": diamonds(), "SQ": spades(), "CQ": clubs()}
