# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The jacks of the Tarock pack: men-at-arms with their weapons."""

from . import hats
from . import style as s
from .body import buttons, drops, neck, ruff, strap
from .faces import Hat, Look, head, profile
from .hands import arm, shoulder_puff
from .pen import limb, lines, oval, poly, rect, shape, solid, stripes, stroke
from .style import BOLD, FINE, MEDIUM
from .svg import Art, Point, move
from .tarock_courts import WAIST, X, band, court, front, trunk
from .things import halberd

_HEAD = (X + 4, 188.0)


def hearts() -> str:
    """Red striped beret, ruff, halberd over the shoulder at the right."""
    art = move(halberd((0, 0), (0, -360), 13, width=BOLD * 0.8), 408, 478, turn=7)
    body = trunk(shoulders=188, waist=146)
    art += solid(body, s.RED, BOLD) + stripes(body, ["none", s.GOLD.base], 26, 0, WAIST - 13) + shape(body, "none", BOLD)
    art += strap((X - 86, 300), (WAIST + 56, 490), 32, s.BROWN, edge=s.GOLD, sag=-4)
    art += arm((X - 90, 314), (204, 444), s.GREEN, pose="fist", bend=1, length=196, thick=66, fore=s.RED, cuff=s.WHITE,
        size=48, turn=30, flip=True)
    art += arm((X + 92, 314), (434, 402), s.GREEN, pose="fist", bend=-1, length=170, thick=66, fore=s.RED, cuff=s.WHITE,
        size=52, turn=200)
    for side in (-1, 1):
        art += shoulder_puff(X + 92 * side, 316, 48, s.RED, s.GOLD)
    art += neck(X, 264) + ruff(X, 262, 66, 22)
    trim = hats.plume([(0, -70), (20, -104), (62, -104), (86, -66)], 32, s.WHITE)
    behind, over = hats.beret(s.RED, band=s.YELLOW, slant=6)
    over = over + stroke([(-20, -74), (-8, -52)], 6, s.YELLOW.base) + stroke([(6, -76), (8, -52)], 6, s.YELLOW.base)
    over = over + stroke([(32, -70), (26, -48)], 6, s.YELLOW.base)
    look = Look(hair="bob", hair_ink=s.HAIR_BROWN, beard="moustache", mood="smile", nose="big", gaze=0.8,
        hat=(behind, over + trim))
    return court("H", art + head(look, *_HEAD, 124, turn=0.7), band(146, 46, s.VIOLET, edge=s.GOLD))


def _club() -> Art:
    """Spiked wooden club, upright at the left."""
    points: list[Point] = [(150, 440), (150, 440), (142, 380), (116, 280), (108, 228), (122, 186), (150, 178),
        (176, 192), (184, 232), (178, 290), (170, 380), (166, 440), (166, 440)]
    art: Art = []
    for x, y, dx, dy in ((112, 214, -17, -8), (112, 254, -17, 2), (122, 296, -16, 6), (180, 218, 17, -8), (181, 256, 17, 2),
        (176, 300, 16, 6), (136, 186, -6, -18), (164, 188, 8, -17)):
        art += poly([(x - dy * 0.4, y + dx * 0.4), (x + dx, y + dy), (x + dy * 0.4, y - dx * 0.4)], s.STEEL, MEDIUM)
    art += solid(points, s.WOOD, BOLD, angle=0, share=0.36)
    for x, y in ((136, 226), (156, 246), (138, 268), (156, 292)):
        art += poly([(x, y - 10), (x + 9, y + 6), (x - 9, y + 6)], s.STEEL, FINE)
    return art


def diamonds() -> str:
    """Ancient armour, plumed helmet, spiked club raised, square yellow shield."""
    body = trunk(shoulders=192, waist=150)
    art = solid(body, s.GOLD, BOLD, share=0.36)
    art += stroke([(X - 74, 342), (X - 34, 378), (X - 6, 362), (X + 26, 378), (X + 66, 346)], MEDIUM)
    x, y = front(X, 0.26)
    art += oval(x, y + 4, 20, fill=s.RED, width=MEDIUM) + oval(x, y + 4, 8, fill=s.GOLD, width=FINE)
    for t in (0.62, 0.74, 0.86):
        x, y = front(X, t)
        art += stroke([(x - 46, y - 6), (x, y + 6), (x + 46, y - 6)], MEDIUM, s.GOLD.dark)
    art += limb([(X + 84, 292), (X + 10, 368), (WAIST - 58, 488)], [30, 34, 32], s.RED, BOLD)
    art += neck(X, 264)
    art += move(_club(), 8, 0)
    sleeve = arm((X - 90, 314), (150, 372), s.BLUE, pose="fist", bend=-1, length=190, thick=68, cuff=s.GOLD, size=54,
        turn=196)
    art += sleeve + _mail(sleeve)
    shield: list[Point] = [(386, 330), (386, 330), (506, 318), (506, 318), (512, 470), (512, 470), (398, 482), (398, 482)]
    art += solid(shield, s.YELLOW, BOLD, share=0.2)
    art += shape([(402, 346), (402, 346), (492, 337), (492, 337), (497, 456), (497, 456), (412, 464), (412, 464)], "none",
        MEDIUM)
    art += poly([(448, 352), (484, 398), (454, 448), (414, 404)], s.RED, MEDIUM)
    art += oval(449, 400, 13, fill=s.GOLD, width=MEDIUM)
    for side in (-1, 1):
        art += solid([(X + 58 * side, 268), (X + 104 * side, 272), (X + 138 * side, 306), (X + 134 * side, 342),
            (X + 92 * side, 336), (X + 70 * side, 308)], s.GOLD, BOLD, share=0.34)
    trim = hats.plume([(-2, -78), (34, -104), (82, -92), (104, -40), (94, 20)], 36, s.RED)
    look = Look(hair="none", hair_ink=s.HAIR_BROWN, beard="short", mood="stern", gaze=-0.9, nose="straight",
        hat=hats.helmet(s.BLUE, s.GOLD, trim=trim))
    return court("D", art + head(look, *_HEAD, 122, turn=-0.9), band(150, 42, s.RED, edge=s.GOLD))


def _mail(sleeve: Art) -> Art:
    """Rings of mail over the blue sleeve."""
    del sleeve
    art: Art = []
    for x, y in ((216, 336), (232, 356), (206, 362), (226, 384), (200, 392), (184, 384), (214, 408), (196, 414)):
        art += stroke([(x - 7, y), (x, y + 7), (x + 7, y)], FINE, s.BLUE.dark)
    return art


def spades() -> str:
    """Beret with red and white plumes, fair curls, blue doublet, halberd at the left."""
    body = trunk(shoulders=184, waist=144)
    art = solid(body, s.BLUE, BOLD)
    art += drops([(X - 46, 330), (X - 15, 328), (X + 15, 328), (X + 46, 330), (X - 50, 384), (X - 22, 388), (X + 8, 388),
        (X + 36, 384)], s.WHITE, tall=36)
    art += limb([(X + 78, 288), (X + 4, 376), (WAIST - 56, 488)], [32, 36, 34], s.RED, BOLD)
    art += buttons((X, 286), (X - 6, 350), 3, radius=6)
    art += arm((X + 90, 314), (396, 440), s.BLUE, pose="fist", bend=-1, length=196, thick=66, cuff=s.WHITE, size=50,
        turn=160)
    art += halberd((186, 490), (156, 292), 13, width=BOLD * 0.8)
    art += arm((X - 88, 314), (168, 386), s.BLUE, pose="fist", bend=-1, length=182, thick=66, cuff=s.WHITE, size=54,
        turn=190)
    for side in (-1, 1):
        art += shoulder_puff(X + 90 * side, 316, 47, s.BLUE, s.WHITE)
    art += neck(X, 264) + limb([(X - 50, 262), (X, 284), (X + 50, 262)], [24, 26, 24], s.WHITE, MEDIUM)
    trim = hats.plume([(6, -64), (30, -100), (76, -104), (104, -72)], 32, s.WHITE)
    trim += hats.plume([(14, -56), (54, -76), (92, -58), (106, -22)], 30, s.RED)
    look = Look(hair="curls", hair_ink=s.HAIR_FAIR, age=0, mood="calm", nose="snub", gaze=-0.5,
        hat=hats.beret(s.NAVY, slant=-6, trim=trim))
    return court("S", art + head(look, *_HEAD, 122, turn=-0.6), band(144, 46, s.GREEN, edge=s.RED))


def _cap() -> Hat:
    art = solid([(-34, -34), (-34, -34), (-38, -58), (-14, -78), (20, -76), (40, -54), (36, -34), (36, -34), (0, -42)],
        s.RED, BOLD * 0.85)
    art += limb([(-40, -36), (0, -46), (40, -36)], [13, 14, 13], s.GOLD, BOLD * 0.8)
    art += hats.plume([(0, -74), (30, -104), (72, -98), (94, -60), (88, -18)], 34, s.GREEN)
    return ([], art)


def clubs() -> str:
    """Profile to the left, scale mail, heart-bladed spear, oval yellow shield."""
    body = trunk(shoulders=188, waist=148)
    art = solid(body, s.STEEL, BOLD, share=0.34)
    for row in range(9):
        y = 296 + row * 22
        cx = front(X, (y - 262) / 238)[0]
        for column in range(-3, 4):
            x = cx + (column + (0.5 if row % 2 else 0)) * 22
            if abs(x - cx) < 66:
                art += stroke([(x - 11, y), (x - 7, y + 11), (x, y + 15), (x + 7, y + 11), (x + 11, y)], FINE, s.SLATE.dark)
    art += limb([(X - 82, 294), (X - 6, 372), (WAIST + 56, 488)], [28, 32, 30], s.ROSE, BOLD)
    art += neck(X, 264)
    art += limb([(X - 46, 268), (X, 288), (X + 46, 268)], [24, 26, 24], s.GOLD, MEDIUM)
    art += _heart_spear()
    art += arm((X - 90, 314), (164, 376), s.RED, pose="fist", bend=-1, length=186, thick=68, cuff=s.GOLD, size=54,
        turn=192)
    art += oval(446, 398, 66, 92, fill=s.YELLOW, width=BOLD, turn=8)
    art += oval(446, 398, 50, 75, width=MEDIUM, turn=8) + _sun(446, 398)
    art += arm((X + 90, 314), (408, 372), s.RED, pose="fist", bend=-1, length=124, thick=68, size=40, turn=40)
    art += oval(446, 398, 66, 92, fill=s.YELLOW, width=BOLD, turn=8)
    art += oval(446, 398, 50, 75, width=MEDIUM, turn=8) + _sun(446, 398)
    look = Look(hair="bob", hair_ink=s.HAIR_BLACK, mood="proud", nose="straight", hat=_cap())
    return court("C", art + profile(look, *_HEAD, 124), band(148, 42, s.ROSE, edge=s.WHITE))


def _heart_spear() -> Art:
    art = limb([(190, 486), (152, 262)], [13, 13], s.WOOD, BOLD * 0.8)
    blade: list[Point] = [(0, 14), (0, 14), (-34, 2), (-38, -22), (-20, -52), (0, -96), (0, -96), (20, -52), (38, -22),
        (34, 2)]
    head_art = solid(blade, s.STEEL, BOLD, angle=0, share=0.45) + lines([(0, 6), (0, -80)], FINE)
    head_art += rect(-10, 8, 20, 22, s.GOLD, MEDIUM)
    return art + move(head_art, 149, 262, turn=-9)


def _sun(x: float, y: float) -> Art:
    art: Art = []
    for turn in range(0, 360, 45):
        art += move(poly([(-6, -18), (0, -44), (6, -18)], s.RED, FINE), x, y, turn=turn + 8)
    return art + oval(x, y, 18, fill=s.RED, width=MEDIUM)


def cards() -> dict[str, str]:
    """Code to file text."""
    return {"HJ": hearts(), "DJ": diamonds(), "SJ": spades(), "CJ": clubs()}
