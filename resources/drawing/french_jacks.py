# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four jacks of the French pack, beardless with brown ringlets."""

from . import french_hats as hats
from . import style as s
from .body import belt, buttons, collar, drops, neck, ruff
from .faces import Hat, Look, head, profile
from .french_parts import SIZE, Court, bust, mantle, sash, shaft, sign
from .hands import arm
from .pen import limb, lines, oval, poly, scallops, shape, solid, stripes, stroke
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move
from .things import sword


def _look(hat: Hat, mood: str, nose: str, gaze: float) -> Look:
    return Look(hair="ringlets", hair_ink=s.HAIR_BROWN, hat=hat, mood=mood, nose=nose, gaze=gaze, age=0)


def _pennant(x: float, y: float) -> Art:
    """Long yellow pennant curling down to the right of a lance."""
    art = solid([(x, y), (x, y), (x + 46, y - 18), (x + 80, y + 6), (x + 64, y + 44), (x + 34, y + 66), (x + 58, y + 104),
        (x + 78, y + 140), (x + 78, y + 140), (x + 40, y + 138), (x + 40, y + 138), (x + 14, y + 110), (x + 8, y + 78),
        (x, y + 74), (x, y + 74)], s.YELLOW, BOLD)
    art += stroke([(x + 4, y + 60), (x + 36, y + 50), (x + 64, y + 20)], MEDIUM)
    return art + limb([(x + 4, y + 20), (x + 36, y + 10), (x + 66, y + 14)], [13, 14, 10], s.RED, FINE)


def hearts() -> Court:
    """Lance with a curling yellow pennant at the right, drawn sword at the left."""
    x = 372.0
    body = bust(x, shoulders=310, waist=240)
    art = solid(body, s.GREEN, BOLD)
    art += solid([(x, 268), (x + 40, 264), (x + 142, 304), (x + 150, 380), (x + 116, 500), (x + 130, 680), (x + 130, 680),
        (x, 680), (x, 680)], s.RED, MEDIUM)
    art += buttons((x, 316), (x, 480), 5, radius=9)
    art += scallops([(x - 120, 440), (x, 456), (x + 120, 440)], 12, s.GOLD, FINE)
    art += belt(x, 440, 236, 26, s.BROWN, buckle=s.GOLD)
    art += sword(176, 452, 270, -4, width=BOLD * 0.85)
    art += arm((x - 118, 346), (210, 446), s.RED, pose="fist", bend=-1, length=200, thick=92, cuff=s.YELLOW, turn=180,
        size=70)
    art += shaft((520, 540), (520, 60), 18, s.BROWN) + _pennant(524, 76)
    art += poly([(504, 66), (520, 14), (536, 66)], s.STEEL, MEDIUM)
    art += arm((x + 120, 346), (514, 402), s.GREEN, pose="fist", bend=1, length=190, thick=92, cuff=s.YELLOW, turn=-20,
        size=70)
    art += neck(x, 274, wide=56) + collar(x, 272, 150, 54)
    return Court(half=art + head(_look(hats.drooping_cap(), "smile", "snub", -0.4), x, 168, SIZE, turn=-0.6) + sign("H"),
        sash=sash(60, s.YELLOW, s.BLUE, motif=(s.RED,)), seam=60)


def _great_axe(x: float, y: float) -> Art:
    """Halberd head with its socket at (x, y), axe to the right."""
    art = poly([(x - 13, y), (x - 12, y - 70), (x, y - 176), (x + 12, y - 70), (x + 13, y)], s.STEEL, BOLD)
    art += solid([(x + 12, y - 12), (x + 12, y - 12), (x + 64, y + 14), (x + 64, y + 14), (x + 76, y - 40),
        (x + 64, y - 96), (x + 64, y - 96), (x + 12, y - 68), (x + 12, y - 68)], s.STEEL, BOLD, angle=0)
    art += poly([(x - 12, y - 60), (x - 70, y - 56), (x - 12, y - 22)], s.STEEL, BOLD)
    art += oval(x + 40, y - 42, 8, fill=s.LINE, width=0)
    return art + limb([(x - 20, y), (x + 20, y)], [20, 20], s.GOLD, MEDIUM)


def diamonds() -> Court:
    """Flat hat with a zigzag brim, puffed blue coat, halberd upright at the right."""
    x = 360.0
    body = bust(x, shoulders=310, waist=250)
    art = solid(body, s.BLUE, BOLD)
    art += solid([(x - 40, 276), (x + 40, 276), (x + 30, 420), (x + 46, 680), (x + 46, 680), (x - 46, 680),
        (x - 46, 680), (x - 30, 420)], s.WHITE, MEDIUM)
    art += lines([(x, 300), (x, 480)], FINE)
    for y in (340, 390, 440, 490):
        art += limb([(x - 34, y), (x + 34, y)], [14, 14], s.RED, MEDIUM)
    art += shaft((532, 540), (532, 214), 20, s.WOOD) + _great_axe(532, 222)
    for side in (-1, 1):
        art += _puff(x + side * 132, 360, s.BLUE, s.YELLOW)
    art += arm((x - 166, 420), (x - 60, 476), s.SKY, pose="fist", bend=1, length=160, thick=76, cuff=s.WHITE, turn=-4,
        size=70, flip=True)
    art += arm((x + 166, 420), (526, 380), s.SKY, pose="fist", bend=1, length=110, thick=76, cuff=s.WHITE, turn=-100,
        size=72)
    art += neck(x, 276, wide=56) + ruff(x, 278, 86, 30)
    return Court(half=art + head(_look(hats.zigzag_hat(), "calm", "big", 0.5), x, 166, SIZE, turn=0.7) + sign("D"),
        sash=sash(-64, s.GOLD, s.RED, motif=(s.BLUE,), kind="lozenges"), seam=-64)


def _puff(x: float, y: float, ink: Ink, slash: Ink) -> Art:
    art = oval(x, y, 82, 78, fill=ink, width=BOLD)
    for dx, turn in ((-50, 24), (-18, 8), (18, -8), (50, -24)):
        art += oval(x + dx, y + 2, 10, 54 - abs(dx) * 0.4, fill=slash, width=MEDIUM, turn=turn)
    return art


def spades() -> Court:
    """Red cap, sleeves striped yellow and blue; the long halberd passes behind the body."""
    x = 388.0
    body = bust(x, shoulders=300, waist=230)
    tip: Point = (548, 150)
    art = shaft((150, 596), tip, 22, s.BROWN)
    moon: list[Point] = [(-14, -14), (-14, -14), (-60, 26), (-96, 20), (-96, 20), (-108, -50), (-72, -110), (-72, -110),
        (-62, -70), (-14, -70), (-14, -70)]
    blade = solid(moon, s.STEEL, BOLD, share=0.4) + poly([(-15, 10), (-14, -80), (0, -150), (14, -80), (15, 10)], s.STEEL,
        BOLD)
    art += move(blade + limb([(-18, 6), (18, 6)], [20, 20], s.GOLD, MEDIUM), *tip, turn=42)
    art += solid(body, s.CRIMSON, BOLD)
    art += drops([(x - 50, 350), (x, 360), (x + 50, 350), (x - 26, 410), (x + 26, 410), (x - 56, 462), (x, 470),
        (x + 56, 462)], s.YELLOW, tall=40)
    for side in (-1, 1):
        art += _striped_sleeve(x, side)
    art += neck(x, 274, wide=56) + collar(x, 270, 170, 60, s.YELLOW)
    return Court(half=art + head(_look(hats.tassel_cap(), "merry", "hooked", -0.8), x, 168, SIZE, turn=-0.9) + sign("S"),
        sash=sash(72, s.BLUE, s.YELLOW, motif=(s.RED, s.WHITE), kind="bars"), seam=72)


def _striped_sleeve(x: float, side: int) -> Art:
    upper: list[Point] = [(x + side * 86, 296), (x + side * 160, 316), (x + side * 206, 400), (x + side * 200, 470),
        (x + side * 150, 476), (x + side * 128, 410), (x + side * 92, 380)]
    art = shape(upper, s.YELLOW, 0) + stripes(upper, [s.BLUE.base, "none"], 22, 78 * side) + shape(upper, "none", BOLD)
    return arm((x + side * 176, 446), (x + side * 52, 440), s.RED, pose="fist", bend=side, length=140, thick=76,
        cuff=s.YELLOW, turn=90 + side * 84, size=66, flip=side < 0) + art


def clubs() -> Court:
    """Profile; dark-red cape over a blue doublet; a feathered staff held slantwise."""
    x = 412.0
    body = bust(x, shoulders=290, waist=230)
    art = mantle(x, s.PLUM, left=590, right=420) + solid(body, s.BLUE, BOLD)
    art += buttons((x - 20, 316), (x - 20, 480), 5, radius=9)
    for side in (-1, 1):
        art += limb([(x - 20 + side * 34, 300), (x - 20 + side * 30, 400), (x - 20 + side * 40, 600)], [10, 10, 10],
            s.GOLD, FINE)
    cape: list[Point] = [(x - 6, 268), (x + 110, 280), (x + 186, 340), (650, 430), (650, 600), (x + 110, 600),
        (x + 96, 430), (x + 40, 330)]
    art += solid(cape, s.PLUM, BOLD)
    art += neck(x, 274, wide=56) + limb([(x - 60, 284), (x, 304), (x + 70, 276)], [30, 34, 30], s.YELLOW, BOLD)
    art += profile(_look(hats.peaked_cap(), "proud", "big", 0), x, 172, SIZE)
    art += _feather_staff((210, 214), (450, 540))
    art += arm((x + 112, 362), (392, 462), s.BLUE, pose="fist", bend=-1, length=240, thick=94, cuff=s.YELLOW, turn=170,
        size=70)
    art += arm((x - 110, 352), (296, 324), s.BLUE, pose="fist", bend=-1, length=190, thick=92, cuff=s.YELLOW, turn=214,
        size=72)
    return Court(half=art + sign("C"), sash=sash(-76, s.GREEN, s.YELLOW, motif=(s.RED,)), seam=-76)


def _feather_staff(top: Point, end: Point) -> Art:
    art = shaft(end, top, 20, s.WOOD)
    for row in range(4):
        t = 0.02 + row * 0.07
        x, y = top[0] + (end[0] - top[0]) * t, top[1] + (end[1] - top[1]) * t
        for side in (-1, 1):
            feather: list[Point] = [(side * 8, 0), (side * 8, 0), (side * 58, -34), (side * 58, -34), (side * 52, -6),
                (side * 8, 30), (side * 8, 30)]
            art += move(solid(feather, s.RED if row % 2 else s.WHITE, MEDIUM), x, y, turn=-36)
    return art


def cards() -> dict[str, Court]:
    """Code to court."""
    return {"HJ": hearts(), "DJ": diamonds(), "SJ": spades(), "CJ": clubs()}
