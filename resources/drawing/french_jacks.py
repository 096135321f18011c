# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four jacks of the French pack, beardless with brown ringlets."""

import math

from . import french_hats as hats
from . import style as s
from .body import belt, buttons, collar, drops, neck, ruff
from .faces import Hat, Look, head, profile
from .french_parts import SIZE, Court, arm, bust, mantle, sash, shaft, sign
from .hands import hand
from .pen import limb, limb_points, lines, oval, poly, scallops, shape, solid, stripes
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move


def _look(hat: Hat, mood: str, nose: str, gaze: float, ink: Ink = s.HAIR_BROWN) -> Look:
    return Look(hair="ringlets", hair_ink=ink, hat=hat, mood=mood, nose=nose, gaze=gaze, age=0)


def _pennant(x: float, y: float) -> Art:
    """Long yellow pennant that curls down to the right of a lance."""
    under: list[Point] = [(96, 62), (112, 92), (84, 116), (40, 132), (84, 150), (104, 190), (104, 190), (62, 182),
        (62, 182), (36, 206), (36, 206), (16, 172), (14, 128), (40, 96), (66, 84)]
    art = solid(under, s.GOLD, BOLD, share=0.3)
    upper: list[Point] = [(0, 0), (0, 0), (40, -18), (78, 8), (112, 10), (116, 70), (84, 84), (40, 62),
        (0, 78), (0, 78)]
    art += solid(upper, s.YELLOW, BOLD, share=0.2)
    art += limb([(2, 38), (38, 22), (76, 46), (108, 42)], [18, 20, 20, 18], s.RED, MEDIUM, shade=0)
    return move(art, x, y)


def _blade(a: Point, b: Point) -> Art:
    """Broad sword from the grip a to the point b."""
    long = math.dist(a, b)
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90
    art = solid([(-17, -24), (-17, -24), (-14, 36 - long), (0, -long), (0, -long), (14, 36 - long), (17, -24),
        (17, -24)], s.STEEL, BOLD, share=0.5, angle=0)
    art += lines([(0, -30), (0, 44 - long)], FINE)
    art += limb([(0, 62), (0, -20)], [20, 20], s.BROWN, MEDIUM) + oval(0, 66, 17, fill=s.GOLD, width=BOLD * 0.8)
    art += limb([(-52, -34), (0, -24), (52, -34)], [18, 20, 18], s.GOLD, BOLD * 0.8)
    return move(art, *a, turn=turn)


def hearts() -> Court:
    """Lance with a curling yellow pennant at the right, drawn sword at the left."""
    x = 352.0
    body = bust(x, shoulders=280, waist=220)
    art = solid(body, s.GREEN, BOLD)
    art += solid([(x, 268), (x + 40, 264), (x + 124, 300), (x + 138, 360), (x + 108, 500), (x + 120, 680),
        (x + 120, 680), (x, 680), (x, 680)], s.RED, MEDIUM)
    art += buttons((x, 316), (x, 410), 4, radius=9)
    art += scallops([(x - 104, 446), (x, 462), (x + 108, 446)], 12, s.GOLD, FINE)
    art += belt(x, 444, 216, 28, s.BROWN, buckle=s.GOLD)
    art += _blade((182, 440), (158, 196))
    art += arm((x - 110, 350), (206, 442), s.RED, bend=-1, length=205, thick=88, cuff=s.YELLOW, turn=184, size=72)
    art += shaft((484, 560), (484, 70), 18, s.BROWN) + _pennant(490, 54)
    art += poly([(462, 80), (484, 26), (506, 80)], s.STEEL, BOLD * 0.8)
    art += arm((x + 110, 352), (520, 392), s.GREEN, at=(x + 192, 470), thick=84, cuff=s.YELLOW, turn=-160, size=72)
    art += neck(x, 276, wide=56) + collar(x, 272, 150, 54)
    art += head(_look(hats.drooping_cap(), "smile", "snub", -0.4, s.HAIR_CHESTNUT), x, 168, SIZE, turn=-0.6)
    return Court(half=art, sign=sign("H"), sash=sash(60, s.YELLOW, s.BLUE, motif=(s.RED,)), seam=60)


def _great_axe(x: float, y: float) -> Art:
    """Halberd head with its socket at (x, y), axe to the right."""
    art = poly([(x - 14, y), (x - 13, y - 80), (x, y - 196), (x + 13, y - 80), (x + 14, y)], s.STEEL, BOLD)
    art += lines([(x, y - 20), (x, y - 160)], FINE)
    art += solid([(x + 12, y - 14), (x + 12, y - 14), (x + 50, y + 22), (x + 50, y + 22), (x + 60, y - 44),
        (x + 50, y - 112), (x + 50, y - 112), (x + 12, y - 78), (x + 12, y - 78)], s.STEEL, BOLD, angle=0)
    art += poly([(x - 12, y - 76), (x - 66, y - 62), (x - 12, y - 22)], s.STEEL, BOLD)
    art += oval(x + 32, y - 46, 9, fill=s.LINE, width=0)
    return art + limb([(x - 22, y), (x + 22, y)], [22, 22], s.GOLD, BOLD * 0.8)


def diamonds() -> Court:
    """Flat hat with a zigzag brim, puffed blue coat, halberd upright at the right."""
    x = 344.0
    body = bust(x, shoulders=270, waist=236)
    art = solid(body, s.BLUE, BOLD)
    art += solid([(x - 40, 276), (x + 40, 276), (x + 34, 420), (x + 46, 680), (x + 46, 680), (x - 46, 680),
        (x - 46, 680), (x - 34, 420)], s.WHITE, MEDIUM)
    art += lines([(x, 300), (x, 480)], FINE)
    for y in (340, 390, 440, 490):
        art += limb([(x - 34, y), (x + 34, y)], [14, 14], s.RED, MEDIUM)
    art += arm((x - 140, 400), (x - 52, 472), s.SKY, at=(x - 164, 448), thick=78, cuff=s.WHITE, turn=8, flip=True)
    art += shaft((542, 560), (542, 226), 20, s.WOOD) + _great_axe(542, 236)
    art += arm((x + 130, 400), (536, 412), s.SKY, at=(x + 158, 470), thick=74, cuff=s.WHITE, turn=-58)
    for side in (-1, 1):
        art += _puff(x + side * 118, 358, s.BLUE, s.YELLOW)
    art += neck(x, 276, wide=56) + ruff(x, 278, 86, 30)
    art += head(_look(hats.zigzag_hat(), "calm", "big", 0.5), x, 168, SIZE, turn=0.7)
    return Court(half=art, sign=sign("D"), sash=sash(-64, s.GOLD, s.RED, motif=(s.BLUE,), kind="lozenges"), seam=-64)


def _puff(x: float, y: float, ink: Ink, slash: Ink) -> Art:
    art = solid([(x - 66, y), (x - 48, y - 54), (x, y - 72), (x + 48, y - 54), (x + 66, y), (x + 48, y + 52),
        (x, y + 66), (x - 48, y + 52)], ink, BOLD)
    for dx, turn in ((-42, 22), (-15, 8), (15, -8), (42, -22)):
        art += oval(x + dx, y - 2, 9, 48 - abs(dx) * 0.4, fill=slash, width=MEDIUM, turn=turn)
    return art


def spades() -> Court:
    """Beaked red cap, sleeves striped yellow and blue; the long halberd leans over the left shoulder."""
    x = 382.0
    body = bust(x, shoulders=290, waist=230)
    art = solid(body, s.CRIMSON, BOLD)
    art += drops([(x - 46, 350), (x, 360), (x + 46, 350), (x - 24, 410), (x + 24, 410), (x - 50, 462), (x, 470),
        (x + 50, 462)], s.YELLOW, tall=42)
    moon: list[Point] = [(14, -14), (14, -14), (54, 30), (94, 22), (94, 22), (108, -46), (72, -108), (72, -108),
        (62, -66), (14, -70), (14, -70)]
    blade = solid(moon, s.STEEL, BOLD, share=0.4, angle=0)
    blade += poly([(-15, 10), (-14, -70), (0, -120), (14, -70), (15, 10)], s.STEEL, BOLD)
    blade += poly([(-14, -66), (-64, -50), (-14, -16)], s.STEEL, BOLD)
    # The shaft lies before the body: behind it, hand and blade would have nothing to do with each other.
    tip: Point = (500, 212)
    halberd = shaft((96, 492), tip, 22, s.WOOD)
    halberd += move(blade + limb([(-20, 6), (20, 6)], [22, 22], s.GOLD, BOLD * 0.8), *tip, turn=55)
    art += _striped_arm(((x + 118, 352), (x + 186, 440), (x + 74, 486)), 176)
    art += neck(x, 276, wide=56) + collar(x, 270, 170, 60, s.YELLOW) + halberd
    art += _striped_arm(((x - 112, 350), (x - 136, 418), (190, 432)), 172)
    art += head(_look(hats.beaked_cap(), "merry", "hooked", -0.8, s.HAIR_DARK), x, 168, SIZE, turn=-0.9)
    return Court(half=art, sign=sign("S"), sash=sash(72, s.BLUE, s.YELLOW, motif=(s.RED, s.WHITE), kind="bars"), seam=72)


def _striped_arm(line: tuple[Point, Point, Point], turn: float) -> Art:
    """Wide striped upper sleeve over a red forearm: shoulder, elbow and wrist."""
    shoulder, bend, wrist = line
    art = hand("fist", *wrist, turn, size=72, width=BOLD * 0.75)
    art += limb([bend, wrist], [76, 56], s.RED, BOLD, caps="start")
    middle = ((shoulder[0] + bend[0]) / 2, (shoulder[1] + bend[1]) / 2)
    puffed = limb_points([shoulder, middle, bend], [90, 124, 112], caps="round")
    tilt = math.degrees(math.atan2(bend[1] - shoulder[1], bend[0] - shoulder[0]))
    art += shape(puffed, s.YELLOW, 0) + stripes(puffed, [s.BLUE.base, "none"], 19, tilt) + shape(puffed, "none", BOLD)
    return art


def clubs() -> Court:
    """Profile; dark-red cape over a blue doublet; a feathered staff held slantwise."""
    x = 412.0
    body = bust(x, shoulders=260, waist=220)
    art = mantle(x, s.PLUM, left=600, right=420, border=s.GOLD) + solid(body, s.BLUE, BOLD)
    art += buttons((x - 20, 316), (x - 20, 480), 5, radius=9)
    for side in (-1, 1):
        art += limb([(x - 20 + side * 34, 300), (x - 20 + side * 30, 400), (x - 20 + side * 40, 600)], [10, 10, 10],
            s.GOLD, FINE)
    art += neck(x, 276, wide=56) + limb([(x - 60, 284), (x, 306), (x + 70, 278)], [30, 34, 30], s.YELLOW, BOLD)
    art += profile(_look(hats.peaked_cap(), "proud", "big", 0), x, 172, SIZE)
    art += _feather_staff((176, 248), (440, 560))
    art += arm((x + 116, 360), (384, 474), s.BLUE, bend=-1, length=240, thick=90, cuff=s.YELLOW, turn=176, size=72)
    art += arm((x - 106, 356), (282, 356), s.BLUE, bend=-1, length=170, thick=86, cuff=s.YELLOW, turn=200, size=74)
    return Court(half=art, sign=sign("C"), sash=sash(-76, s.GREEN, s.YELLOW, motif=(s.RED,)), seam=-76)


def _feather_staff(top: Point, end: Point) -> Art:
    art = shaft(end, top, 20, s.WOOD)
    turn = math.degrees(math.atan2(top[1] - end[1], top[0] - end[0])) + 90
    for row in range(4):
        t = 0.02 + row * 0.065
        x, y = top[0] + (end[0] - top[0]) * t, top[1] + (end[1] - top[1]) * t
        for side in (-1, 1):
            feather: list[Point] = [(side * 8, 0), (side * 8, 0), (side * 58, -34), (side * 58, -34), (side * 54, -4),
                (side * 8, 32), (side * 8, 32)]
            art += move(solid(feather, s.RED if row % 2 else s.WHITE, MEDIUM), x, y, turn=turn)
    return art


def cards() -> dict[str, Court]:
    """Code to court."""
    return {"HJ": hearts(), "DJ": diamonds(), "SJ": spades(), "CJ": clubs()}
