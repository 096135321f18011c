# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Crowns and head-dresses of the French courts, in head units (see ``hats``)."""

from . import style as s
from .faces import Hat
from .pen import beads, limb, lines, oval, poly, scallops, shape, solid, stripes, stroke
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
    tail: list[Point] = [(20, -92), (56, -86), (74, -40), (66, 10), (84, 66), (72, 112), (44, 106), (52, 60),
        (38, 10), (40, -40)]
    back = solid(tail, s.CRIMSON, _W)
    back += stroke([(52, -76), (60, -30), (54, 20), (66, 70), (60, 104)], FINE, s.CRIMSON.dark)
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
        back += oval(46 * side, -8, 20, 28, fill=s.NAVY, width=_W)
        back += stroke([(34 * side, -20), (48 * side, -8), (58 * side, -20)], MEDIUM, s.GOLD.base)
        back += stroke([(34 * side, 2), (48 * side, 12), (60 * side, 2)], MEDIUM, s.GOLD.base)
        back += oval(48 * side, 26, 8, fill=s.WHITE, width=_W * 0.8)
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
    art = solid([(-44, -52), (-60, -72), (-40, -92), (0, -98), (40, -92), (60, -72), (44, -52)], s.RED, _W, angle=30)
    art += lines([(-50, -74), (50, -74)], MEDIUM, s.RED.dark)
    brim: list[Point] = [(-74, -40)]
    for index in range(9):
        brim.append((-74 + 148 * (index + 0.5) / 9, -68))
        brim.append((-74 + 148 * (index + 1) / 9, -46 if 1 < index < 7 else -42))
    art += poly([*brim, (40, -28), (0, -34), (-40, -28)], s.BLUE, _W)
    return ([], art + limb([(-60, -38), (0, -40), (60, -38)], [9, 10, 9], s.YELLOW, MEDIUM))


def tassel_cap() -> Hat:
    """Jack of spades: long red cap hanging over to the left, with a golden tassel."""
    art = solid([(38, -34), (44, -72), (16, -106), (-30, -104), (-64, -72), (-76, -28), (-64, -26), (-48, -54),
        (-38, -36), (0, -46)], s.RED, _W)
    art += stroke([(8, -98), (-30, -86), (-60, -50)], FINE, s.RED.dark)
    art += oval(-71, -16, 9, 13, fill=s.GOLD, width=_W)
    art += limb([(-40, -33), (0, -43), (40, -33)], [17, 18, 17], s.WHITE, _W)
    for x in (-26, -9, 9, 26):
        art += lines([(x, -46 + abs(x) * 0.2), (x, -34 + abs(x) * 0.2)], MEDIUM, s.BLUE.base)
    return ([], art)


def peaked_cap() -> Hat:
    """Jack of clubs, in profile: close red cap turned up with yellow, a green feather behind."""
    back = limb([(20, -64), (66, -104), (100, -92), (116, -50)], [10, 32, 30, 5], s.GREEN, _W)
    back += stroke([(20, -64), (66, -104), (100, -92), (116, -50)], FINE)
    art = solid([(-32, -36), (-36, -66), (-8, -94), (30, -88), (48, -54), (44, -16), (20, -30)], s.RED, _W)
    art += limb([(-46, -44), (-20, -38), (16, -30), (46, -6)], [8, 19, 20, 16], s.YELLOW, _W)
    return (back, art)
