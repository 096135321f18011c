# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four kings of the French pack, beardless with brown ringlets."""

from . import french_hats as hats
from . import style as s
from .body import buttons, chain, fur_band, neck, strap
from .faces import Hat, Look, head
from .french_parts import (
    MIDDLE,
    SIZE,
    Court,
    arm,
    bust,
    facing,
    lattice,
    lily,
    mantle,
    petal,
    sash,
    shaft,
    sign,
)  # fmt: skip
from .pen import beads, limb, lines, oval, polar, poly, scallops, shape, solid, stripes, stroke
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move


def _look(hat: Hat, mood: str, nose: str, gaze: float, *, ink: Ink = s.HAIR_BROWN, age: int = 1) -> Look:
    return Look(hair="ringlets", hair_ink=ink, hat=hat, mood=mood, nose=nose, gaze=gaze, age=age)


def _scroll(x: float, y: float, tall: float) -> Art:
    """Paper scroll spread like a fan above the hand at (x, y)."""
    count = 7
    folds = [polar(0, 0.06, 1.0 if index % 2 else 0.93, -128 + 38 * index / count) for index in range(2 * count + 1)]
    art: Art = []
    for side in (-1, 1):
        art += solid([(side * 0.02, 0.1), (side * 0.02, 0.1), (side * 0.3, 0.3), (side * 0.2, 0.42), (side * 0.2, 0.42),
            (side * 0.1, 0.34), (side * 0.02, 0.44), (side * 0.02, 0.44)], s.RED, MEDIUM)
    art += poly([(0, 0.06), *folds], s.WHITE, BOLD)
    for index in range(1, 2 * count, 2):
        art += poly([(0, 0.06), folds[index], folds[index + 1]], s.STONE, FINE)
    rim = [(px * 0.8, py * 0.8) for px, py in folds[::2]]
    art += stroke(rim, MEDIUM, s.RED.base) + stroke([(px * 0.76, py * 0.76) for px, py in rim], MEDIUM, s.BLUE.base)
    for px, py in (folds[0], folds[-1]):
        art += limb([(px * 0.1, py * 0.1), (px, py)], [0.04, 0.07], s.STRAW, MEDIUM, shade=0)
        art += oval(px, py, 0.07, fill=s.STRAW, width=MEDIUM)
    return move(art, x, y, scale=tall)


def hearts() -> Court:
    """Blue mantle edged with lace; a paper scroll raised like a fan."""
    x = 350.0
    front: list[Point] = [(x - 62, 270), (x + 62, 270), (x + 70, 420), (x + 96, 680), (x + 96, 680), (x - 96, 680),
        (x - 96, 680), (x - 70, 420)]
    art = mantle(x, s.BLUE, left=500, right=430, border=s.GOLD, lace=s.WHITE)
    art += shape(front, s.YELLOW, 0) + stripes(front, ["none", s.RED.base], 34, 0, x - 17) + shape(front, "none", BOLD)
    for side in (-1, 1):
        edge: list[Point] = [(x + side * 40, 274), (x + side * 66, 340), (x + side * 70, 430), (x + side * 92, 660)]
        art += scallops(edge, 13, s.WHITE, MEDIUM)
        art += limb([(px + side * 14, py) for px, py in edge], [22, 22, 22, 24], s.GOLD, MEDIUM)
    art += chain([(x - 40, 284), (x, 340), (x + 40, 284)], bead=9, medal=26)
    art += arm((x - 122, 352), (x - 52, 462), s.BLUE, pose="flat", bend=1, length=225, thick=94, cuff=s.WHITE, turn=14,
        size=74, flip=True)
    art += _scroll(500, 262, 184)
    art += arm((x + 126, 352), (506, 334), s.BLUE, pose="fist", bend=1, length=240, thick=92, cuff=s.WHITE, turn=-88,
        size=74)
    art += neck(x, 272, wide=58) + head(_look(hats.lily_crown(), "calm", "straight", 0.6), x, 166, SIZE, turn=0.8)
    return Court(half=art, sign=sign("H"), sash=sash(70, s.RED, s.GOLD, motif=(s.YELLOW, s.WHITE)), seam=70)


def diamonds() -> Court:
    """Red mantle with golden dots and ermine collar; the long sceptre lies across the body."""
    x = 372.0
    art = mantle(x, s.RED, left=470, right=430, border=s.GOLD)
    for px, py in ((80, 486), (140, 430), (150, 500), (210, 380), (206, 452), (560, 452), (520, 388), (590, 400),
        (70, 548), (268, 430), (262, 494), (480, 446)):
        art += oval(px, py, 11, fill=s.GOLD, width=FINE)
    front: list[Point] = [(x - 50, 270), (x + 50, 270), (x + 60, 420), (x + 80, 680), (x + 80, 680), (x - 80, 680),
        (x - 80, 680), (x - 60, 420)]
    art += solid(front, s.NAVY, BOLD) + buttons((x, 390), (x, 480), 3, radius=9)
    cape: list[Point] = [(x - 40, 262), (x - 130, 290), (x - 182, 342), (x - 168, 384), (x - 80, 388), (x, 404),
        (x + 80, 388), (x + 168, 384), (x + 182, 342), (x + 130, 290), (x + 40, 262)]
    art += solid(cape, s.FUR, BOLD, share=0.2)
    for px, py in ((-140, 340), (-104, 318), (-96, 362), (-56, 334), (-40, 372), (0, 350), (40, 372), (56, 334),
        (96, 362), (104, 318), (140, 340)):
        art += oval(x + px, py, 5, 13, fill=s.LINE, width=0)
    art += neck(x, 270, wide=58) + head(_look(hats.arched_crown(), "proud", "hooked", -0.7, ink=s.HAIR_DARK), x, 168, SIZE, turn=-1)
    top: Point = (516, 192)
    art += shaft(MIDDLE, top, 22) + move(lily(132, knob=s.BLUE), *top, turn=33)
    art += arm((x + 138, 368), (448, 344), s.RED, pose="fist", at=(x + 190, 452), thick=88, cuff=s.FUR, turn=-166,
        size=76)
    art += arm((x - 132, 376), (324, 456), s.RED, pose="fist", bend=1, length=235, thick=92, cuff=s.FUR, turn=-12,
        size=74, flip=True)
    rod = limb([MIDDLE, (330, 477)], [22, 22], s.GOLD, 0)
    rod += lines([(305.8, 494), (320.8, 471)], BOLD * 0.85) + lines([(324.2, 506), (339.2, 483)], BOLD * 0.85)
    return Court(half=art, sign=sign("D"), sash=sash(84, s.BLUE, s.GOLD, motif=(s.GOLD,), kind="lozenges"), seam=84,
        over=rod)


def _flower_cross(x: float, y: float, size: float) -> Art:
    art: Art = []
    for turn in (45, 135, 225, 315):
        art += petal(size * 0.3, size * 0.12, s.GREEN, turn)
    for turn in (0, 90, 180, 270):
        art += petal(size * 0.56, size * 0.38, s.GOLD, turn, BOLD * 0.8)
    art += oval(0, 0, size * 0.15, fill=s.RED, width=MEDIUM) + oval(0, 0, size * 0.06, fill=s.YELLOW, width=FINE)
    return move(art, x, y)


def spades() -> Court:
    """Red and blue, crossed by broad grey bands; sceptre with a cross-shaped flower."""
    x = 346.0
    body = bust(x, shoulders=310, waist=290)
    art = mantle(x, s.NAVY, left=530, right=440, border=s.GOLD) + solid(body, s.RED, BOLD)
    art += solid([(x, 268), (x + 40, 264), (x + 138, 300), (x + 150, 360), (x + 136, 680), (x + 136, 680), (x, 680),
        (x, 680)], s.BLUE, MEDIUM)
    art += shaft((520, 540), (520, 200), 20) + _flower_cross(520, 144, 146)
    art += arm((x - 134, 352), (x - 118, 470), s.RED, pose="fist", bend=1, length=240, thick=92, cuff=s.GREY, turn=20,
        size=70, flip=True)
    art += arm((x + 134, 352), (516, 378), s.BLUE, pose="fist", bend=1, length=200, thick=92, cuff=s.GREY, turn=-40,
        size=74)
    for side in (1, -1):
        art += strap((x - side * 104, 300), (x + side * 96, 540), 56, s.WHITE, edge=s.GREY, width=BOLD, sag=0)
    art += oval(x - 4, 420, 32, fill=s.GOLD, width=BOLD) + oval(x - 4, 420, 14, fill=s.RED, width=MEDIUM)
    art += fur_band([(x - 106, 308), (x - 50, 316), (x, 322), (x + 50, 316), (x + 106, 308)], 44, tails=s.LINE)
    art += neck(x, 276, wide=58) + head(_look(hats.wound_crown(), "stern", "big", 0, age=2), x, 166, SIZE, turn=0)
    return Court(half=art, sign=sign("S"), sash=sash(-60, s.YELLOW, s.RED, motif=(s.BLUE,), tall=56, kind="bars"), seam=-60)


def clubs() -> Court:
    """Red mantle, blue lattice facings; a sceptre with the point of a spear."""
    x = 358.0
    front: list[Point] = [(x - 60, 280), (x + 60, 280), (x + 60, 420), (x + 70, 680), (x + 70, 680), (x - 70, 680),
        (x - 70, 680), (x - 60, 420)]
    art = mantle(x, s.CRIMSON, left=450, right=470, border=s.FUR) + solid(front, s.GREEN, BOLD)
    art += buttons((x, 320), (x, 500), 6, radius=9)
    for side in (-1, 1):
        art += lattice(facing(x, side, 84), s.SKY, s.BLUE.base, 12)
    art += limb([(x - 92, 296), (x, 330), (x + 92, 296)], [32, 36, 32], s.GOLD, BOLD)
    art += beads([(x - 84, 300), (x, 330), (x + 84, 300)], 6, s.RED, 26)
    art += arm((x - 146, 362), (x - 122, 496), s.CRIMSON, pose="fist", bend=1, length=270, thick=94, cuff=s.SKY,
        turn=30, size=70, flip=True)
    art += shaft((536, 540), (536, 230), 22, s.BROWN)
    blade: list[Point] = [(536, 232), (536, 232), (494, 178), (506, 120), (536, 36), (536, 36), (566, 120), (578, 178)]
    art += solid(blade, s.STEEL, BOLD, share=0.5, angle=0) + stroke([(536, 220), (536, 70)], FINE)
    art += limb([(502, 236), (570, 236)], [24, 24], s.GOLD, BOLD * 0.8)
    art += arm((x + 140, 362), (530, 396), s.CRIMSON, pose="fist", bend=1, length=200, thick=92, cuff=s.SKY, turn=-40,
        size=74)
    art += neck(x, 276, wide=58) + head(_look(hats.ray_crown(), "worn", "snub", -0.8, ink=s.HAIR_CHESTNUT, age=2), x, 168, SIZE, turn=-1)
    sash_art = sash(60, s.GREEN, s.GOLD, motif=(s.YELLOW, s.RED), kind="lozenges")
    return Court(half=art, sign=sign("C"), sash=sash_art, seam=60)


def cards() -> dict[str, Court]:
    """Code to court."""
    return {"HK": hearts(), "DK": diamonds(), "SK": spades(), "CK": clubs()}
