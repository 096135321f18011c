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
from .hands import arm
from .pen import limb, lines, oval, poly, scallops, shape, solid, stripes, stroke
from .style import BOLD, FINE, MEDIUM
from .svg import Art, Point, move


def _look(hat: Hat, mood: str, nose: str, gaze: float) -> Look:
    return Look(hair="ringlets", hair_ink=s.HAIR_BROWN, hat=hat, mood=mood, nose=nose, gaze=gaze)


def _scroll(x: float, y: float, tall: float) -> Art:
    """Paper scroll spread like a fan above the hand at (x, y)."""
    art: Art = []
    rim: list[Point] = [(-0.56, -0.66), (-0.34, -0.86), (0, -0.96), (0.34, -0.86), (0.56, -0.66)]
    art += poly([(-0.06, 0.1), *rim, (0.06, 0.1)], s.WHITE, BOLD)
    for px, py in rim[1:4]:
        art += lines([(0, 0.1), (px, py)], FINE)
    for near, far in ((rim[0], rim[1]), (rim[2], rim[3])):
        art += poly([(0, 0.1), near, far], s.WHITE.dark, FINE)
    for t in (0.62, 0.74):
        art += lines([(px * t, py * t) for px, py in rim], FINE)
    for px, py in (rim[0], rim[4]):
        art += oval(px, py, 0.075, fill=s.STRAW, width=MEDIUM)
    art += poly([(-0.13, 0.02), (0.13, 0.02), (0.16, 0.34), (0, 0.26), (-0.16, 0.34)], s.WHITE, MEDIUM)
    return move(art, x, y, scale=tall)


def hearts() -> Court:
    """Blue mantle edged with lace; a paper scroll raised like a fan."""
    x = 356.0
    body = bust(x)
    art = mantle(x, s.BLUE, left=500, right=430)
    art += shape(body, s.YELLOW, 0) + stripes(body, ["none", s.RED.base], 34, 0, x - 17) + shape(body, "none", BOLD)
    for side in (-1, 1):
        edge: list[Point] = [(x + side * 30, 270), (x + side * 92, 330), (x + side * 104, 420), (x + side * 96, 640)]
        art += scallops([(px - side * 16, py) for px, py in edge], 17, s.WHITE, MEDIUM)
        art += limb(edge, [52, 66, 70, 80], s.BLUE, BOLD)
        art += limb([(px + side * 18, py + 4) for px, py in edge], [8] * 4, s.GOLD, FINE)
    art += chain([(x - 44, 284), (x, 350), (x + 44, 284)], bead=9, medal=28)
    art += arm((x - 126, 344), (x - 50, 452), s.BLUE, pose="flat", bend=1, length=230, thick=96, cuff=s.WHITE, turn=20,
        size=74, flip=True)
    art += _scroll(524, 236, 176)
    art += arm((x + 128, 344), (526, 318), s.BLUE, pose="fist", bend=1, length=260, thick=92, cuff=s.WHITE, turn=-86,
        size=72)
    art += neck(x, 272, wide=58) + head(_look(hats.lily_crown(), "calm", "straight", 0.6), x, 166, SIZE, turn=0.8)
    return Court(half=art + sign("H"), sash=sash(70, s.RED, s.GOLD, motif=(s.YELLOW, s.WHITE)), seam=70)


def diamonds() -> Court:
    """Red mantle with golden dots and ermine collar; the long sceptre lies across the body."""
    x = 372.0
    art = mantle(x, s.RED, left=470, right=430)
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
    art += neck(x, 270, wide=58) + head(_look(hats.arched_crown(), "proud", "hooked", -0.7), x, 168, SIZE, turn=-1)
    top: Point = (566, 156)
    art += shaft(MIDDLE, top, 22) + move(lily(128, knob=s.BLUE), *top, turn=36)
    art += arm((x + 130, 360), (452, 368), s.RED, pose="fist", bend=-1, length=250, thick=96, cuff=s.FUR, turn=-150,
        size=76)
    art += arm((x - 130, 372), (330, 452), s.RED, pose="fist", bend=1, length=250, thick=96, cuff=s.FUR, turn=-8,
        size=74, flip=True)
    rod = shaft(MIDDLE, (346, 454), 22)
    return Court(half=art + sign("D"), sash=sash(84, s.BLUE, s.GOLD, motif=(s.GOLD,), kind="lozenges"), seam=84,
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
    x = 352.0
    body = bust(x, shoulders=360, waist=320)
    art = mantle(x, s.BLUE, left=520, right=440)
    art += solid(body, s.RED, BOLD)
    art += solid([(x, 268), (x + 40, 262), (x + 160, 306), (x + 170, 380), (x + 150, 680), (x + 150, 680), (x, 680),
        (x, 680)], s.BLUE, MEDIUM)
    for side in (1, -1):
        art += strap((x - side * 150, 300), (x + side * 120, 560), 58, s.GREY, edge=s.WHITE, width=BOLD, sag=0)
    art += oval(x - 14, 430, 30, fill=s.GOLD, width=BOLD) + oval(x - 14, 430, 13, fill=s.RED, width=MEDIUM)
    art += fur_band([(x - 96, 300), (x - 40, 316), (x, 322), (x + 40, 316), (x + 96, 300)], 40, tails=s.LINE)
    art += arm((x - 134, 346), (x - 92, 450), s.RED, pose="fist", bend=1, length=250, thick=98, cuff=s.GREY, turn=-10,
        size=74, flip=True)
    art += shaft((546, 520), (546, 200), 20) + _flower_cross(546, 152, 146)
    art += arm((x + 136, 346), (538, 372), s.BLUE, pose="fist", bend=1, length=230, thick=96, cuff=s.GREY, turn=-30,
        size=74)
    art += neck(x, 272, wide=58) + head(_look(hats.wound_crown(), "stern", "big", 0), x, 166, SIZE, turn=0)
    return Court(half=art + sign("S"), sash=sash(-60, s.YELLOW, s.RED, motif=(s.BLUE,), tall=56, kind="bars"), seam=-60)


def clubs() -> Court:
    """Red mantle, blue lattice facings; a sceptre with the point of a spear."""
    x = 360.0
    body = bust(x)
    art = mantle(x, s.CRIMSON, left=450, right=470) + solid(body, s.GREEN, BOLD)
    art += buttons((x, 300), (x, 500), 6, radius=9)
    for side in (-1, 1):
        art += lattice(facing(x, side, 76), s.SKY, s.BLUE.base, 12)
    art += limb([(x - 70, 292), (x, 322), (x + 70, 292)], [30, 34, 30], s.GOLD, BOLD)
    art += arm((x - 140, 350), (x - 96, 480), s.CRIMSON, pose="fist", bend=1, length=300, thick=100, cuff=s.SKY,
        turn=14, size=70, flip=True)
    art += shaft((540, 520), (540, 230), 22, s.BROWN)
    blade: list[Point] = [(540, 232), (540, 232), (502, 178), (512, 120), (540, 40), (540, 40), (568, 120), (578, 178)]
    art += solid(blade, s.STEEL, BOLD, share=0.5, angle=0) + stroke([(540, 220), (540, 70)], FINE)
    art += limb([(508, 236), (572, 236)], [22, 22], s.GOLD, BOLD * 0.8)
    art += arm((x + 134, 350), (532, 388), s.CRIMSON, pose="fist", bend=1, length=230, thick=98, cuff=s.SKY, turn=-26,
        size=74)
    art += neck(x, 272, wide=58) + head(_look(hats.ray_crown(), "worn", "snub", -0.8), x, 168, SIZE, turn=-1)
    return Court(half=art + sign("C"), sash=sash(60, s.GREEN, s.GOLD, motif=(s.YELLOW, s.RED), kind="lozenges"), seam=60)


def cards() -> dict[str, Court]:
    """Code to court."""
    return {"HK": hearts(), "DK": diamonds(), "SK": spades(), "CK": clubs()}
