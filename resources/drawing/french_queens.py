# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four queens of the French pack: two full faces, two profiles, four head-dresses."""

from . import french_hats as hats
from . import style as s
from .body import chain, fur_band, lacing, neck
from .faces import Look, head, profile
from .french_parts import SIZE, Court, arm, bust, facing, mantle, petal, rose, sash, sign
from .hands import hand
from .pen import beads, dots, limb, lozenges, oval, poly, scallops, shape, solid, stroke
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move


def _clover(x: float, y: float, size: float) -> Art:
    """Sprig of three clover leaves above the hand at (x, y)."""
    art: Art = []
    for way in ([(0, 60), (-4, -10), (0, -62)], [(0, 10), (-16, -14), (-40, -22)], [(0, 10), (16, -10), (40, -14)]):
        art += limb([(px * 1.0, py) for px, py in way], [9, 8, 7], s.GREEN, MEDIUM)
    for cx, cy, k in ((-44, -30, 0.8), (44, -24, 0.8), (0, -74, 1.0)):
        for turn in (-90, 0, 90):
            art += move(oval(0, -19, 17, 19, fill=s.GREEN if turn else s.LEAF, width=MEDIUM), cx, cy, scale=k,
                turn=turn + cx * 0.5)
        art += oval(cx, cy, 5, fill=s.YELLOW, width=FINE)
    return move(art, x, y, scale=size / 100)


def _stem_rose(x: float, y: float, size: float) -> Art:
    """Long-stemmed rose; (x, y) is the middle of the bloom."""
    k = size / 100
    art = limb([(x, y), (x + 10 * k, y + 90 * k), (x + 40 * k, y + 180 * k)], [10, 9, 8], s.GREEN, MEDIUM)
    art += move(petal(70 * k, 36 * k, s.GREEN, -70), x + 12 * k, y + 100 * k)
    art += move(petal(60 * k, 32 * k, s.LEAF, 70), x + 16 * k, y + 110 * k)
    for turn in (130, 180, 230):
        art += move(petal(60 * k, 26 * k, s.GREEN, turn), x, y)
    return art + rose(x, y, 88 * k)


def _bell(x: float, y: float, size: float, turn: float, ink: Ink) -> Art:
    bell: list[Point] = [(0, 0), (-14, 10), (-20, 36), (-34, 62), (-34, 62), (-16, 54), (-16, 54), (0, 68), (0, 68),
        (16, 54), (16, 54), (34, 62), (34, 62), (20, 36), (14, 10)]
    art = oval(0, 62, 6, 14, fill=s.YELLOW, width=FINE) + solid(bell, ink, MEDIUM * 1.1)
    art += stroke([(0, 8), (-3, 34), (-1, 58)], FINE, ink.dark)
    return move(art, x, y, scale=size / 62, turn=turn)


def _bell_flowers(x: float, y: float) -> Art:
    """Bunch of bell-flowers rising from the hand at (x, y)."""
    art: Art = []
    stems: list[list[Point]] = [[(0, 70), (-4, -60), (-30, -150), (-46, -146)], [(0, 70), (6, -70), (34, -112),
        (44, -104)], [(0, 70), (2, -90), (4, -190), (18, -214)]]
    for way in stems:
        art += limb(way, [10, 9, 8, 7], s.GREEN, MEDIUM)
    art += move(petal(86, 34, s.LEAF, -48), 0, 0) + move(petal(80, 34, s.GREEN, 54), 0, 0)
    art += _bell(-44, -150, 74, 16, s.BLUE) + _bell(46, -110, 72, -14, s.SKY) + _bell(20, -218, 74, -8, s.BLUE)
    return move(art, x, y)


def hearts() -> Court:
    """Full face, flat crown hat with a long tail; a clover sprig held up at the left."""
    x = 408.0
    body = bust(x, shoulders=250, waist=220)
    art = mantle(x, s.GREEN, left=560, right=430, border=s.GOLD) + solid(body, s.YELLOW, BOLD)
    art += solid([(x - 34, 300), (x + 34, 300), (x + 26, 430), (x + 40, 680), (x + 40, 680), (x - 40, 680),
        (x - 40, 680), (x - 26, 430)], s.RED, MEDIUM)
    for y in (346, 408, 470):
        art += rose(x, y, 26, s.YELLOW)
    for side in (-1, 1):
        art += rose(x + side * 74, 372, 27) + rose(x + side * 74, 450, 27)
    art += fur_band([(x - 120, 304), (x - 50, 300), (x, 316), (x + 50, 300), (x + 120, 304)], 36)
    art += arm((x + 118, 350), (x + 44, 468), s.GREEN, pose="flat", bend=-1, length=220, thick=86, cuff=s.WHITE,
        turn=170, size=66)
    art += _clover(212, 322, 128)
    art += arm((x - 116, 350), (226, 418), s.GREEN, pose="fist", bend=-1, length=215, thick=84, cuff=s.WHITE, turn=-104,
        size=70)
    art += neck(x, 274, wide=52)
    art += beads([(x - 30, 270), (x, 288), (x + 30, 270)], 7, s.RED, 17)
    look = Look(hair="waves", hair_ink=s.HAIR_FAIR, hat=hats.tail_hat(), mood="smile", gaze=0, woman=True)
    return Court(half=art + head(look, x, 168, SIZE, turn=0), sign=sign("H"),
        sash=sash(-70, s.BLUE, s.GOLD, motif=(s.WHITE, s.YELLOW)), seam=-70)


def diamonds() -> Court:
    """Profile, tall hat with a veil; chequered shawl; she smells a rose."""
    x = 424.0
    art = mantle(x, s.RED, left=560, right=400, border=s.GOLD)
    shawl: list[Point] = [(x - 40, 266), (x - 130, 292), (x - 184, 350), (x - 170, 470), (x - 190, 680), (x - 190, 680),
        (x + 220, 680), (x + 220, 680), (x + 200, 400), (x + 176, 340), (x + 118, 288), (x + 40, 266)]
    art += shape(shawl, s.YELLOW, 0) + lozenges(shawl, [s.RED.base, "none"], 62, 74) + shape(shawl, "none", BOLD)
    art += poly([(x - 86, 330), (x + 62, 330), (x + 62, 540), (x - 86, 540)], s.SKY, BOLD)
    art += scallops([(x - 86, 330), (x + 62, 330)], 10, s.WHITE, FINE)
    art += neck(x, 272, wide=54) + limb([(x - 44, 276), (x, 296), (x + 50, 274)], [24, 26, 24], s.WHITE, BOLD)
    look = Look(hair="bun", hair_ink=s.HAIR_AUBURN, hat=hats.steeple(), mood="calm", woman=True)
    art += profile(look, x - 6, 176, SIZE)
    art += arm((x + 128, 362), (x + 16, 468), s.BLUE, pose="flat", bend=-1, length=245, thick=90, cuff=s.GOLD, turn=176,
        size=66)
    art += _stem_rose(266, 230, 108)
    art += arm((x - 122, 366), (284, 388), s.BLUE, pose="fist", bend=-1, length=190, thick=86, cuff=s.GOLD, turn=-118,
        size=70)
    return Court(half=art, sign=sign("D"), sash=sash(-80, s.NAVY, s.GOLD, motif=(s.YELLOW,), kind="lozenges"), seam=-80)


def spades() -> Court:
    """Full face, flat-topped crown; a tall bunch of bell-flowers at the right."""
    x = 358.0
    body = bust(x, shoulders=250, waist=210)
    art = mantle(x, s.NAVY, left=520, right=440, border=s.FUR) + solid(body, s.RED, BOLD)
    art += limb([(x, 520), (x, 430), (x, 350)], [12, 11, 8], s.GREEN, MEDIUM)
    for side in (-1, 1):
        art += move(petal(74, 34, s.LEAF, side * 50), x, 470) + move(petal(58, 28, s.LEAF, side * 46), x, 408)
    art += rose(x, 346, 34, s.YELLOW)
    for side in (-1, 1):
        art += limb([(x + side * 92, 296), (x + side * 76, 400), (x + side * 88, 640)], [28, 28, 30], s.GOLD, BOLD)
    art += arm((x - 122, 352), (x - 64, 470), s.BLUE, pose="flat", bend=1, length=225, thick=92, cuff=s.WHITE, turn=8,
        size=66, flip=True)
    art += _bell_flowers(520, 332)
    art += arm((x + 120, 352), (520, 402), s.BLUE, pose="fist", bend=1, length=190, thick=90, cuff=s.WHITE, turn=-60,
        size=70)
    art += neck(x, 274, wide=52)
    art += chain([(x - 46, 276), (x, 304), (x + 46, 276)], bead=8)
    look = Look(hair="braids", hair_ink=s.HAIR_BLACK, hat=hats.pearl_crown(), mood="proud", gaze=0.5, woman=True,
        skin=s.SKIN_FAIR)
    return Court(half=art + head(look, x, 168, SIZE, turn=0.3), sign=sign("S"),
        sash=sash(66, s.GREEN, s.GOLD, motif=(s.RED, s.WHITE)), seam=66)


def clubs() -> Court:
    """Profile in a striped hood; wide ermine sleeves, one hand points."""
    x = 424.0
    body = bust(x, shoulders=320, waist=270)
    art = solid(body, s.GREEN, BOLD)
    for side in (-1, 1):
        art += solid(facing(x, side, 40), s.GOLD, MEDIUM)
    art += lacing(x, 330, 560, 56, cord=s.RED.base, rows=5)
    art += neck(x, 274, wide=54)
    art += limb([(x - 60, 284), (x, 312), (x + 66, 280)], [26, 30, 26], s.BLUE, BOLD)
    look = Look(hair="none", hair_ink=s.HAIR_BROWN, hat=hats.striped_hood(), mood="stern", nose="hooked", woman=True)
    art += profile(look, x - 4, 172, SIZE)
    art += _sleeve([(x + 100, 300), (x + 176, 330), (640, 420), (640, 600), (x + 60, 600), (x + 30, 470),
        (x + 70, 400)])
    art += hand("flat", x + 46, 440, 168, size=72, width=BOLD * 0.7)
    art += hand("point", 232, 318, 190, size=84, width=BOLD * 0.7, flip=True)
    art += _sleeve([(x - 84, 296), (x - 150, 308), (230, 284), (230, 284), (218, 356), (218, 356), (196, 470),
        (230, 560), (330, 560), (x - 60, 440), (x - 70, 360)])
    art += limb([(230, 282), (215, 360), (194, 470), (226, 566)], [16, 18, 18, 18], s.GOLD, MEDIUM)
    art += limb([(x + 72, 398), (x + 30, 470), (x + 56, 600)], [16, 18, 18], s.GOLD, MEDIUM)
    return Court(half=art, sign=sign("C"), sash=sash(-56, s.CRIMSON, s.GOLD, motif=(s.WHITE,)), seam=-56)


def _sleeve(outline: list[Point]) -> Art:
    """Wide hanging sleeve of ermine."""
    return solid(outline, s.FUR, BOLD, share=0.2) + _tails(outline)


def _tails(outline: list[Point]) -> Art:
    marks = dots(outline, s.LINE, 46, 5)
    art: Art = []
    for mark in marks:
        px, py = mark.subs[0].start
        art += oval(px - 5, py, 5, 13, fill=s.LINE, width=0)
    return art


def cards() -> dict[str, Court]:
    """Code to court."""
    return {"HQ": hearts(), "DQ": diamonds(), "SQ": spades(), "CQ": clubs()}
