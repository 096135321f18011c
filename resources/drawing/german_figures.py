# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The eight figures of the Tell story: Ober and Unter of the German pack.

Each function gives one half, 630 by 500 units, without name and dividing
line. An Ober's sign stands at the top left, an Unter's just above the line.
"""

from . import hats
from . import style as s
from .animals import falcon, falcon_feet
from .body import (
    belt,
    bow,
    buttons,
    chain,
    cloak,
    collar,
    drops,
    fringe,
    fur_band,
    neck,
    ruff,
    strap,
    torso,
    zigzag,
)  # fmt: skip
from .faces import Look, head
from .hands import arm, clasped, hand
from .pen import limb, oval, poly, shape, solid, stripes, stroke
from .signs import german
from .style import BOLD, FINE, MEDIUM
from .svg import Art, Point
from .things import arrow, crossbow, horn, spear, staff, sword


def _ober(suit: str) -> Art:
    return german(suit, 190, 108, 138)


def _unter(suit: str) -> Art:
    return german(suit, 118, 404, 140)


def tell() -> Art:
    """Wilhelm Tell: crossbow across the body, the second bolt in the other hand."""
    x = 384.0
    body = torso(x, 258, 500, shoulders=216, waist=168, hem=220)
    art = solid(body, s.YELLOW, BOLD)
    art += drops([(x - 62, 330), (x - 28, 352), (x + 8, 340), (x + 44, 336), (x + 62, 372), (x - 8, 396),
        (x + 28, 402)], s.RED, tall=30)
    art += zigzag((x - 104, 458), (x + 104, 458), 40, 6, s.YELLOW, s.CRIMSON)
    art += strap((x + 78, 286), (x - 66, 430), 30, s.RED, edge=s.GOLD)
    art += belt(x, 436, 176, 26, s.BROWN, buckle=None) + bow(x + 12, 442, 40, s.RED)
    art += neck(x, 262) + collar(x, 258, 120, 40)
    art += arm((x + 100, 306), (x + 96, 424), s.CRIMSON, pose="hold", bend=-1, length=176, thick=72, cuff=s.YELLOW,
        puff=s.RED, turn=178, size=52)
    art += arrow((588, 430), (372, 410), 10, fletch=s.SKY) + hand("hold", x + 96, 424, 182, size=52, width=MEDIUM)
    art += crossbow(258, 384, 330, -34)
    art += arm((x - 98, 306), (x - 126, 388), s.CRIMSON, pose="fist", bend=1, length=150, thick=70, cuff=s.YELLOW,
        puff=s.RED, turn=30, size=56, flip=True)
    plume = hats.feather([(10, -58), (52, -92), (100, -88), (128, -52)], 24, s.WHITE)
    look = Look(hair="short", beard="full", hair_ink=s.HAIR_BROWN, mood="stern", gaze=-0.8,
        hat=hats.beret(s.PLUM, slant=-6, trim=plume))
    return art + head(look, x - 4, 178, 134, turn=-1) + _ober("C")


def harras() -> Art:
    """Rudolf Harras: helmet and breastplate, hand on the sword set before him."""
    x = 388.0
    body = torso(x, 258, 500, shoulders=226, waist=164, hem=214)
    art = solid(body, s.STEEL, BOLD, share=0.34)
    art += limb([(x, 272), (x, 350), (x, 440)], [34, 40, 30], s.RED, MEDIUM)
    art += stroke([(x - 80, 330), (x - 40, 376), (x - 18, 384)], MEDIUM)
    art += stroke([(x + 80, 330), (x + 40, 376), (x + 18, 384)], MEDIUM)
    art += buttons((x - 62, 296), (x - 78, 420), 5, radius=5) + buttons((x + 62, 296), (x + 78, 420), 5, radius=5)
    skirt: list[Point] = [(x - 88, 446), (x - 88, 446), (x + 88, 446), (x + 88, 446), (x + 104, 500), (x + 104, 500),
        (x - 104, 500), (x - 104, 500)]
    art += stripes(skirt, [s.RED.base, s.YELLOW.base], 22, 0, x - 11) + shape(skirt, "none", BOLD)
    art += belt(x, 440, 172, 26, s.BROWN) + neck(x, 262)
    art += fur_band([(x - 46, 262), (x, 282), (x + 46, 262)], 22, s.GOLD, tails=None)
    art += arm((x + 108, 312), (x + 80, 438), s.RED, pose="flat", bend=-1, length=208, thick=70, skin=s.YELLOW,
        cuff=s.YELLOW, turn=200, size=50)
    art += sword(x - 52, 372, 380, 180, blade=s.WHITE, width=BOLD * 0.8)
    art += arm((x - 108, 312), (x - 84, 378), s.RED, pose="fist", bend=1, length=168, thick=70, skin=s.YELLOW,
        cuff=s.YELLOW, turn=-8, size=58, flip=True)
    for side in (-1, 1):
        plate: list[Point] = [(x + 62 * side, 268), (x + 104 * side, 270), (x + 142 * side, 300), (x + 146 * side, 340),
            (x + 146 * side, 340), (x + 104 * side, 338), (x + 76 * side, 312)]
        art += solid(plate, s.GOLD, BOLD, share=0.3)
        art += stroke([(x + 76 * side, 290), (x + 112 * side, 300), (x + 132 * side, 324)], MEDIUM)
    trim = hats.plume([(4, -80), (38, -98), (78, -84), (94, -38), (86, 0)], 32, s.RED)
    look = Look(hair="none", beard="short", hair_ink=s.HAIR_BLACK, mood="proud", nose="hooked", gaze=-0.7,
        hat=hats.helmet(s.BLUE, s.GOLD, trim=trim))
    return art + head(look, x - 4, 184, 128, turn=-1) + _unter("C")


def rudenz() -> Art:
    """Ulrich Rudenz: great red cloak, one arm stretched out with open hand."""
    x = 384.0
    body = torso(x, 258, 500, shoulders=200, waist=140, hem=214)
    art = cloak(x, 256, 500, left=226, right=606, ink=s.RED, lining=s.GREEN, shoulder=112)
    art += sword(x + 66, 440, 190, 150)
    art += solid(body, s.GREEN, BOLD)
    art += drops([(x - 50, 320), (x - 18, 318), (x + 18, 318), (x + 50, 320), (x - 42, 370), (x - 14, 374),
        (x + 14, 374), (x + 42, 370)], s.YELLOW, tall=32)
    art += poly([(x - 76, 432), (x + 76, 432), (x + 104, 500), (x - 104, 500)], s.WHITE, MEDIUM)
    art += zigzag((x - 78, 434), (x + 78, 434), 30, 6, s.RED, s.WHITE)
    art += zigzag((x - 92, 466), (x + 92, 466), 32, 7, s.WHITE, s.BLUE)
    art += belt(x, 426, 146, 20, s.GOLD, buckle=None)
    art += chain([(x - 54, 276), (x, 310), (x + 54, 276)], bead=6)
    art += arm((x + 92, 304), (x + 64, 420), s.GREEN, pose="fist", bend=-1, length=208, thick=66, skin=s.YELLOW,
        cuff=s.WHITE, turn=150, size=50)
    art += solid([(x + 40, 262), (x + 112, 270), (x + 136, 330), (x + 150, 410), (x + 104, 350), (x + 74, 300)], s.RED,
        BOLD)
    art += arm((x - 86, 306), (150, 318), s.GREEN, pose="open", bend=-1, length=176, thick=66, skin=s.YELLOW,
        cuff=s.WHITE, puff=s.YELLOW, turn=192, size=66, flip=True)
    art += solid([(x - 40, 262), (x - 104, 272), (x - 120, 304), (x - 92, 300), (x - 56, 286)], s.RED, BOLD)
    art += neck(x, 262) + ruff(x, 256, 64, 24)
    trim = hats.plume([(14, -66), (46, -98), (90, -92), (112, -50)], 34, s.VIOLET)
    look = Look(hair="curls", beard="goatee", hair_ink=s.HAIR_BROWN, mood="proud", gaze=-0.8, age=0,
        hat=hats.rolled(s.SKY, s.SKY, trim=trim))
    return art + head(look, x - 4, 176, 126, turn=-1) + _ober("S")


def fuerst() -> Art:
    """Walther Fürst: elderly burgher, calm and frontal, arms folded."""
    x = 392.0
    body = torso(x, 262, 500, shoulders=232, waist=206, hem=236)
    art = solid(body, s.GREEN, BOLD)
    art += solid([(x - 54, 268), (x + 54, 268), (x + 48, 400), (x + 56, 500), (x + 56, 500), (x - 56, 500),
        (x - 56, 500), (x - 48, 400)], s.RED, MEDIUM)
    for side in (-1, 1):
        art += limb([(x + 34 * side, 268), (x + 46 * side, 350), (x + 44 * side, 498)], [34, 36, 38], s.BLUE, MEDIUM)
        for y in (300, 340, 468):
            art += oval(x + 44 * side, y, 7, fill=s.GOLD, width=FINE)
    art += neck(x, 266)
    art += arm((x + 108, 324), (x - 8, 436), s.ROSE, pose="flat", bend=-1, length=250, thick=76, cuff=s.YELLOW,
        turn=176, size=56)
    art += arm((x - 108, 324), (x + 16, 414), s.ROSE, pose="flat", bend=1, length=252, thick=76, cuff=s.YELLOW, turn=14,
        size=58, flip=True)
    for side in (-1, 1):
        cap: list[Point] = [(x + 58 * side, 272), (x + 112 * side, 276), (x + 152 * side, 318), (x + 144 * side, 352),
            (x + 92 * side, 340), (x + 72 * side, 306)]
        art += fringe([(x + 84 * side, 338), (x + 118 * side, 350), (x + 146 * side, 344)], 26, s.YELLOW)
        art += solid(cap, s.YELLOW, BOLD) + stroke([(x + 82 * side, 290), (x + 106 * side, 322)], MEDIUM)
        art += stroke([(x + 112 * side, 288), (x + 128 * side, 330)], MEDIUM)
    trim = hats.feather([(20, -62), (52, -94), (88, -88), (104, -60)], 24, s.GREEN)
    look = Look(hair="bob", beard="full", hair_ink=s.HAIR_AUBURN, mood="calm", nose="big", age=2,
        hat=hats.scalloped(s.RED, s.ORANGE, trim=trim))
    return art + head(look, x, 184, 132, turn=0) + _unter("S")


def gessler() -> Art:
    """Hermann Gessler: fur-lined gown, the falcon on his gloved fist."""
    x = 398.0
    body = torso(x, 258, 500, shoulders=230, waist=196, hem=236)
    art = solid(body, s.CRIMSON, BOLD)
    art += solid([(x - 58, 264), (x + 58, 264), (x + 46, 400), (x + 50, 500), (x + 50, 500), (x - 50, 500),
        (x - 50, 500), (x - 46, 400)], s.GREEN, MEDIUM)
    art += limb([(x - 54, 426), (x, 440), (x + 54, 424)], [26, 30, 26], s.RED, MEDIUM)
    art += chain([(x - 50, 276), (x - 30, 330), (x, 352), (x + 30, 330), (x + 50, 276)], bead=7.5, medal=25)
    art += arm((x + 106, 316), (x + 62, 452), s.CRIMSON, pose="fist", bend=-1, length=216, thick=84, cuff=s.GREY,
        turn=190, size=52)
    art += falcon(172, 366, 178)
    art += arm((x - 104, 318), (234, 404), s.CRIMSON, pose="fist", bend=-1, length=176, thick=84, skin=s.TAN,
        cuff=s.GREY, turn=184, size=84)
    art += falcon_feet(172, 366, 178)
    for side in (-1, 1):
        art += fur_band([(x + 36 * side, 266), (x + 66 * side, 340), (x + 62 * side, 420), (x + 72 * side, 500)], 46,
            s.GREY, tails=None)
        art += fur_band([(x + 46 * side, 276), (x + 100 * side, 286), (x + 126 * side, 320)], 40, s.GREY, tails=None)
    art += neck(x, 262)
    trim = hats.feather([(-10, -60), (30, -100), (76, -100), (104, -72)], 24, s.RED)
    trim += hats.feather([(10, -58), (54, -80), (92, -72), (110, -44)], 20, s.ROSE)
    look = Look(hair="short", beard="forked", hair_ink=s.HAIR_AUBURN, mood="stern", nose="hooked", gaze=-1,
        hat=hats.beret(s.BLUE, slant=4, trim=trim))
    return art + head(look, x - 4, 178, 132, turn=-1) + _ober("H")


def kuoni() -> Art:
    """Kuoni the herdsman: skull-cap, golden horn on a red strap, open palm, staff."""
    x = 404.0
    body = torso(x, 260, 500, shoulders=210, waist=176, hem=206)
    art = staff((556, 500), (550, 84), 13) + solid(body, s.BLUE, BOLD)
    art += solid([(x - 92, 440), (x + 92, 440), (x + 108, 500), (x + 108, 500), (x - 108, 500), (x - 108, 500)], s.ROSE,
        BOLD)
    art += drops([(x - 66, 474), (x - 34, 478), (x, 474), (x + 34, 478), (x + 66, 474)], s.GREEN, tall=26)
    art += belt(x, 432, 182, 24, s.YELLOW, buckle=s.STEEL)
    art += strap((x + 80, 286), (x - 84, 410), 24, s.RED, sag=8)
    art += neck(x, 264) + limb([(x - 46, 268), (x, 288), (x + 46, 268)], [24, 28, 24], s.RED, MEDIUM)
    art += limb([(x - 4, 290), (x - 18, 326)], [14, 22], s.RED, MEDIUM)
    art += limb([(x + 8, 290), (x + 20, 322)], [14, 20], s.RED, MEDIUM)
    art += arm((x + 98, 308), (x + 126, 386), s.BLUE, fore=s.SKIN_TAN, skin=s.SKIN_TAN, pose="fist", bend=-1, length=96,
        thick=66, turn=0, size=50)
    art += arm((x - 94, 308), (186, 300), s.BLUE, fore=s.SKIN_TAN, skin=s.SKIN_TAN, pose="open", bend=-1, length=160,
        thick=66, turn=192, size=64, flip=True)
    art += horn(x - 112, 428, 142, turn=-6)
    look = Look(hair="short", beard="full", hair_ink=s.HAIR_BLACK, mood="smile", nose="snub", gaze=-0.9,
        hat=hats.skull_cap(s.RED, s.CRIMSON), skin=s.SKIN_TAN)
    return art + head(look, x - 6, 172, 136, turn=-1) + _unter("H")


def stuessi() -> Art:
    """Stüssi the field-warden: young, upright spear, crossbow on his back."""
    x = 398.0
    body = torso(x, 258, 500, shoulders=196, waist=150, hem=204)
    art = crossbow(x + 92, 286, 250, 34)
    art += solid(body, s.BLUE, BOLD) + buttons((x, 286), (x, 416), 6, radius=6)
    art += solid([(x - 78, 440), (x + 78, 440), (x + 106, 500), (x + 106, 500), (x - 106, 500), (x - 106, 500)], s.BLUE,
        BOLD)
    art += stroke([(x - 34, 446), (x - 46, 498)], MEDIUM) + stroke([(x + 34, 446), (x + 46, 498)], MEDIUM)
    art += strap((x - 78, 286), (x + 66, 424), 28, s.WOOD, edge=s.YELLOW, sag=-6)
    art += belt(x, 430, 160, 26, s.RED)
    art += solid([(x + 52, 428), (x + 52, 428), (x + 104, 428), (x + 104, 428), (x + 110, 478), (x + 78, 490),
        (x + 46, 478)], s.WOOD, BOLD)
    art += stroke([(x + 50, 446), (x + 78, 460), (x + 106, 446)], MEDIUM)
    art += neck(x, 262) + collar(x, 260, 110, 44, s.WHITE)
    art += arm((x + 92, 308), (x + 100, 424), s.ROSE, pose="fist", bend=-1, length=150, thick=64, turn=140, size=48,
        cuff=s.BLUE)
    art += spear((270, 500), (270, 130), 11, width=BOLD * 0.8)
    art += arm((x - 88, 308), (248, 396), s.ROSE, pose="fist", bend=1, length=150, thick=64, turn=20, size=54,
        cuff=s.BLUE, flip=True)
    for side in (-1, 1):
        art += fringe([(x + 64 * side, 326), (x + 100 * side, 342), (x + 128 * side, 330)], 26, s.YELLOW)
        art += solid([(x + 50 * side, 268), (x + 96 * side, 270), (x + 134 * side, 306), (x + 130 * side, 336),
            (x + 92 * side, 330), (x + 66 * side, 308)], s.YELLOW, BOLD)
        art += stroke([(x + 72 * side, 282), (x + 88 * side, 316)], MEDIUM)
        art += stroke([(x + 96 * side, 282), (x + 112 * side, 322)], MEDIUM)
    trim = hats.feather([(-14, -62), (-44, -92), (-76, -96), (-98, -80)], 22, s.GREEN)
    look = Look(hair="bob", hair_ink=s.HAIR_FAIR, age=0, mood="smile", nose="snub", gaze=-0.5,
        hat=hats.beret(s.RED, slant=8, trim=trim))
    return art + head(look, x, 180, 126, turn=-0.7) + _ober("D")


def reding() -> Art:
    """Itel Reding: white beard, hands clasped for the oath, great sword hanging below."""
    x = 400.0
    body = torso(x, 262, 500, shoulders=226, waist=208, hem=240)
    art = solid(body, s.VIOLET, BOLD)
    art += solid([(x - 50, 268), (x + 50, 268), (x + 50, 500), (x + 50, 500), (x - 50, 500), (x - 50, 500)], s.RED,
        MEDIUM)
    for side in (-1, 1):
        art += fur_band([(x + 40 * side, 270), (x + 64 * side, 350), (x + 66 * side, 420), (x + 74 * side, 500)], 42,
            s.GREY, tails=None)
    art += sword(x, 416, 360, 180, width=BOLD * 0.8)
    for side in (-1, 1):
        art += arm((x + 106 * side, 322), (x + 22 * side, 402), s.RED, fore=s.GREEN, pose="fist", bend=-side,
            length=262, thick=76, cuff=s.WHITE, turn=-90 - 8 * side, size=16)
        art += oval(x + 108 * side, 318, 48, 44, fill=s.VIOLET, width=BOLD)
        for turn in (-30, 0, 30):
            art += oval(x + 108 * side + turn * 0.8, 322, 6, 26, fill=s.RED, width=FINE, turn=-turn * 0.5)
    trim = hats.feather([(10, -60), (46, -92), (90, -86), (112, -52)], 24, s.YELLOW)
    trim += hats.feather([(16, -56), (56, -70), (90, -60), (106, -36)], 18, s.RED)
    look = Look(hair="long", beard="long", hair_ink=s.HAIR_WHITE, age=2, mood="worn", nose="straight",
        hat=hats.beret(s.RED, slant=-4, trim=trim))
    art += head(look, x, 176, 130, turn=0)
    return art + clasped(x, 402, size=132, width=BOLD * 0.8) + _unter("D")


NAMES = {
    "CQ": "WILHELM TELL", "CJ": "RUDOLF HARRAS", "SQ": "ULRICH RUDENZ", "SJ": "WALTHER FÜRST",
    "HQ": "HERMANN GESSLER", "HJ": "KUONI DER HIRT", "DQ": "STÜSSI DER FLURSCHÜTZ", "DJ": "ITEL REDING",
}  # fmt: skip


def cards() -> dict[str, Art]:
    """Code to half picture."""
    return {
        "CQ": tell(), "CJ": harras(), "SQ": rudenz(), "SJ": fuerst(),
        "HQ": gessler(), "HJ": kuoni(), "DQ": stuessi(), "DJ": reding(),
    }  # fmt: skip
