# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Crowns and head-dresses of the French courts, in head units (see ``hats``)."""

from . import style as s
from .faces import Hat
from .pen import beads, limb, lines, oval, poly, scallops, shape, solid, spine, stripes, stroke
from .style import FINE, MEDIUM, Ink
from .svg import Art, Point

_W = s.BOLD * 0.85


def _band(ink: Ink, stones: tuple[Ink, ...], *, half: float = 42, y: float = -32, tall: float = 17) -> Art:
    art = limb([(-half, y), (0, y - 8), (half, y)], [tall] * 3, ink, _W)
    count = len(stones)
    for index, stone in enumerate(stones):
        t = (index + 0.5) / count * 2 - 1
        art += oval(t * half * 0.9, y - 8 + 8 * t * t, 4.6, 4.2, fill=stone, width=FINE)
    return art


def lily_crown() -> Hat:
    """King of hearts: three great lilies over a blue cap."""
    art = shape([(-38, -40), (-46, -70), (0, -96), (46, -70), (38, -40)], s.BLUE, _W)
    points: list[Point] = [(-40, -34), (-40, -34), (-62, -92), (-62, -92), (-44, -84), (-34, -60), (-34, -60),
        (-16, -74), (-12, -100), (0, -116), (0, -116), (12, -100), (16, -74), (34, -60), (34, -60), (44, -84),
        (62, -92), (62, -92), (40, -34), (40, -34), (0, -42)]
    art += solid(points, s.GOLD, _W, share=0.3)
    for x, y in ((-56, -86), (56, -86)):
        art += oval(x, y, 9, fill=s.RED, width=_W * 0.8)
    art += oval(0, -84, 8, 12, fill=s.RED, width=_W * 0.8)
    return ([], art + _band(s.GOLD, (s.RED, s.SKY, s.RED, s.SKY, s.RED)))


def arched_crown() -> Hat:
    """King of diamonds: closed crown, red between golden arches."""
    art = shape([(-40, -42), (-66, -72), (-58, -108), (0, -124), (58, -108), (66, -72), (40, -42)], s.CRIMSON, _W)
    for side in (-1, 1):
        art += limb([(41 * side, -42), (66 * side, -76), (52 * side, -112), (0, -124)], [15, 17, 16, 14], s.GOLD, _W)
        art += beads([(54 * side, -60), (64 * side, -80), (52 * side, -108)], 3.8, s.WHITE, 15, 2)
        art += limb([(16 * side, -46), (30 * side, -78), (20 * side, -122)], [10, 11, 10], s.GOLD, _W)
    art += poly([(0, -88), (9, -74), (0, -60), (-9, -74)], s.SKY, MEDIUM)
    return ([], art + _band(s.GOLD, (s.SKY, s.RED, s.SKY, s.RED, s.SKY), tall=20))


def wound_crown() -> Hat:
    """King of spades: pointed crown round a tall blue and red cap."""
    cap: list[Point] = [(-34, -44), (-30, -90), (-10, -130), (10, -130), (30, -90), (34, -44)]
    art = shape(cap, s.BLUE, 0) + stripes(cap, ["none", s.RED.base], 17, 0, -8.5) + shape(cap, "none", _W)
    xs = (-52, -27, 0, 27, 52)
    points: list[Point] = [(-40, -32)]
    for index, x in enumerate(xs):
        points.append((x, -92 + abs(x) * 0.1))
        if index < 4:
            points.append(((x + xs[index + 1]) / 2, -60))
    art += poly([*points, (40, -32), (0, -40)], s.GOLD, _W)
    for x in xs:
        art += oval(x, -94 + abs(x) * 0.1, 7, fill=s.WHITE, width=_W * 0.8)
    return ([], art + _band(s.GOLD, (s.BLUE, s.RED, s.BLUE), tall=18))


def ray_crown() -> Hat:
    """King of clubs: wide crown of broad leaves over a fur roll."""
    art: Art = []
    for x, top in ((-60, -84), (60, -84), (-32, -108), (32, -108), (0, -122)):
        lean = x * 0.42
        art += solid([(lean - 14, -46), (lean - 14, -46), (x - 17, top + 28), (x, top), (x, top), (x + 17, top + 28),
            (lean + 14, -46), (lean + 14, -46)], s.GOLD, _W)
        art += oval(x * 0.86, top + 30, 5, 7, fill=s.GREEN if x in (-32, 32) else s.RED, width=FINE)
    roll: list[Point] = [(-48, -32), (-24, -43), (0, -47), (24, -43), (48, -32)]
    art += limb(roll, [20, 22, 23, 22, 20], s.FUR, _W)
    for x, y in ((-36, -38), (-12, -46), (12, -46), (36, -38)):
        art += oval(x, y, 2.6, 6, fill=s.LINE, width=0, turn=x * 0.6)
    return ([], art)


def tail_hat() -> Hat:
    """Queen of hearts: flat-topped crown hat, a long red tail falling behind at the right."""
    way: list[Point] = [(36, -92), (72, -70), (72, -16), (80, 40), (92, 92)]
    back = limb(way, [30, 32, 34, 40, 46], s.CRIMSON, _W)
    for index, (x, y) in enumerate(spine(way, 3)[2:-1:2]):
        back += limb([(x - 19 - index, y + 4), (x + 18 + index, y - 3)], [7, 7], s.GOLD, FINE)
    back += scallops([(70, 98), (116, 88)], 6, s.GOLD, FINE)
    art = solid([(-36, -36), (-36, -36), (-58, -102), (-58, -102), (58, -102), (58, -102), (36, -36), (36, -36),
        (0, -44)], s.RED, _W)
    for t in (-1, -0.33, 0.33, 1):
        art += limb([(33 * t, -44), (52 * t, -102)], [10, 13], s.GOLD, MEDIUM)
    art += limb([(-62, -104), (62, -104)], [16, 16], s.GOLD, _W)
    art += beads([(-58, -104), (58, -104)], 4, s.WHITE, 14, 2)
    return (back, art + _band(s.GOLD, (s.SKY, s.RED, s.SKY, s.RED, s.SKY), half=38))


def pearl_crown() -> Hat:
    """Queen of spades: flat-topped golden crown between two rolls of hair, hung with pearls."""
    back: Art = []
    for side in (-1, 1):
        back += oval(43 * side, -8, 17, 27, fill=s.NAVY, width=_W)
        back += stroke([(34 * side, -20), (46 * side, -10), (56 * side, -20)], MEDIUM, s.GOLD.base)
        back += stroke([(34 * side, 2), (46 * side, 12), (56 * side, 2)], MEDIUM, s.GOLD.base)
        back += oval(46 * side, 25, 8, fill=s.WHITE, width=_W * 0.8)
    points: list[Point] = [(-40, -34), (-50, -60), (-50, -100), (-30, -100), (-30, -84), (-12, -84), (-12, -100),
        (12, -100), (12, -84), (30, -84), (30, -100), (50, -100), (50, -60), (40, -34), (0, -42)]
    art = poly(points, s.GOLD, _W)
    art += poly([(0, -82), (9, -68), (0, -54), (-9, -68)], s.RED, MEDIUM)
    for x in (-30, 30):
        art += oval(x, -64, 7, fill=s.SKY, width=MEDIUM)
    return (back, art + scallops([(-44, -34), (0, -45), (44, -34)], 6.4, s.WHITE, FINE))


def steeple() -> Hat:
    """Queen of diamonds, in profile: tall cone leaning back, a veil from its tip."""
    veil: list[Point] = [(62, -134), (62, -134), (96, -80), (92, 0), (112, 80), (96, 120), (60, 110), (56, 20),
        (40, -40)]
    back = solid(veil, s.PALE, _W) + stroke([(78, -90), (74, -10), (88, 70), (82, 112)], FINE, s.PALE.dark)
    cone: list[Point] = [(-26, -40), (-26, -40), (30, -150), (30, -150), (70, -142), (70, -142), (42, -6), (42, -6),
        (16, -34)]
    art = shape(cone, s.BLUE, 0) + stripes(cone, [s.GOLD.base, "none", "none"], 15, 112) + shape(cone, "none", _W)
    art += limb([(-30, -36), (2, -36), (30, -18), (44, 4)], [16, 18, 18, 16], s.RED, _W)
    art += beads([(-24, -37), (4, -36), (30, -18), (42, 0)], 4, s.WHITE, 15, 2)
    return (back, art)


def striped_hood() -> Hat:
    """Queen of clubs, in profile: deep hood with bold stripes, falling to the shoulder."""
    hood: list[Point] = [(-30, -30), (-30, -30), (-34, -70), (-10, -100), (40, -98), (66, -62), (62, -10), (76, 50),
        (92, 104), (92, 104), (40, 112), (8, 92), (8, 92), (10, 30), (2, -10), (-14, -30)]
    art = shape(hood, s.YELLOW, 0) + stripes(hood, [s.RED.base, "none"], 15, 62) + shape(hood, "none", _W)
    edge: list[Point] = [(-31, -28), (-12, -30), (5, -10), (13, 30), (10, 92)]
    art += limb(edge, [15, 17, 18, 18, 20], s.WHITE, _W)
    art += beads(edge, 3.4, s.BLUE, 17, 1.6)
    art += limb([(-36, -66), (0, -84), (64, -66)], [12, 13, 12], s.BLUE, _W)
    return ([], art)


def drooping_cap() -> Hat:
    """Jack of hearts: high yellow cap with a blue band, its crown bent over to the left."""
    art = solid([(-40, -38), (-52, -70), (-46, -104), (0, -120), (44, -104), (50, -70), (40, -38), (0, -46)], s.YELLOW,
        _W, angle=30)
    for x in (-26, 0, 26):
        art += stroke([(x, -112 + abs(x) * 0.3), (x * 0.8, -56)], FINE, s.YELLOW.dark)
    art += limb([(-43, -34), (0, -43), (43, -34)], [20, 21, 20], s.BLUE, _W)
    for x in (-28, 0, 28):
        art += poly([(x - 6, -40 + abs(x) * 0.1), (x, -48 + abs(x) * 0.1), (x + 6, -40 + abs(x) * 0.1),
            (x, -32 + abs(x) * 0.1)], s.YELLOW, FINE)
    return ([], art)


def zigzag_hat() -> Hat:
    """Jack of diamonds: wide flat hat, red crown and a blue brim cut in points."""
    art = solid([(-42, -52), (-56, -72), (-40, -96), (0, -102), (40, -96), (56, -72), (42, -52)], s.RED, _W, angle=30)
    art += lines([(-50, -74), (50, -74)], MEDIUM, s.RED.dark)
    brim: list[Point] = [(-64, -40)]
    for index in range(9):
        brim.append((-64 + 128 * (index + 0.5) / 9, -68))
        brim.append((-64 + 128 * (index + 1) / 9, -46 if 1 < index < 7 else -42))
    art += poly([*brim, (40, -28), (0, -34), (-40, -28)], s.BLUE, _W)
    return ([], art + limb([(-54, -38), (0, -40), (54, -38)], [9, 10, 9], s.YELLOW, MEDIUM))


def beaked_cap() -> Hat:
    """Jack of spades: red cap with a long beak to the left and a white feather over it."""
    art = solid([(40, -34), (46, -66), (24, -96), (-16, -98), (-38, -72), (-40, -40), (0, -46)], s.RED, _W, angle=30)
    art += stroke([(14, -92), (6, -56)], FINE, s.RED.dark)
    brim: list[Point] = [(-72, -26), (-72, -26), (-40, -56), (0, -60), (36, -62), (54, -54), (54, -54), (48, -24),
        (36, -26), (0, -38), (-34, -32)]
    art += solid(brim, s.BLUE, _W, share=0.2)
    art += limb([(-64, -29), (-34, -42), (0, -46), (46, -38)], [5, 8, 9, 9], s.YELLOW, FINE, shade=0)
    way: list[Point] = [(40, -58), (44, -100), (10, -122), (-40, -104)]
    art += limb(way, [8, 22, 24, 4], s.WHITE, _W) + stroke(way, FINE)
    return ([], art + oval(41, -56, 7, fill=s.GOLD, width=MEDIUM))


def peaked_cap() -> Hat:
    """Jack of clubs, in profile: close red cap turned up with yellow, a green feather behind."""
    back = limb([(20, -64), (66, -104), (100, -92), (116, -50)], [10, 32, 30, 5], s.GREEN, _W)
    back += stroke([(20, -64), (66, -104), (100, -92), (116, -50)], FINE)
    art = solid([(-32, -36), (-36, -66), (-8, -94), (30, -88), (48, -54), (44, -16), (20, -30)], s.RED, _W)
    art += limb([(-46, -44), (-20, -38), (16, -30), (46, -6)], [8, 19, 20, 16], s.YELLOW, _W)
    return (back, side_ringlets() + art)


def side_ringlets() -> Art:
    """Ringlets behind the ear of a head in profile."""
    art: Art = []
    for x, top, count in ((40, 2, 4), (22, 8, 4)):
        for index in range(count):
            y = top + 18 * index
            art += oval(x, y, 11.5, 11.5, fill=s.HAIR_BROWN, width=_W * 0.8)
            art += stroke([(x - 5, y + 2), (x, y - 5), (x + 5, y + 1), (x, y + 4)], FINE, s.HAIR_BROWN.dark)
    return art
