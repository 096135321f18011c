# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The Sküs: Harlequin with a little harlequin dancing on his hat."""

from . import style as s
from .body import ruff
from .card import TAROCK, double_headed
from .clipping import clip_box
from .faces import Look, head
from .hands import arm
from .pen import limb, oval, poly, scallops, shape, solid, stroke
from .people import POSES, Person, person
from .style import BOLD, FINE, MEDIUM
from .svg import Art, Point
from .tarock_courts import HALF, OVERLAP, band, seamless, trunk
from .tarock_motley import CLOTH, motley
from .things import sword

_X = 344.0
_SUIT = (s.RED.base, s.YELLOW.base, s.GREEN.base, s.BLUE.base, s.ROSE.base)
_HAT_Y = 318.0
_HAT_X = 184.0


def _dish() -> Art:
    """The flat golden hat, held like a dish."""
    art = oval(_HAT_X, _HAT_Y + 6, 96, 21, fill=s.GOLD, width=BOLD)
    art += shape([(_HAT_X - 60, _HAT_Y + 14), (_HAT_X, _HAT_Y + 22), (_HAT_X + 92, _HAT_Y + 10), (_HAT_X + 40, _HAT_Y + 26),
        (_HAT_X - 20, _HAT_Y + 28)], s.GOLD.dark, 0)
    art += oval(_HAT_X, _HAT_Y, 72, 12, fill=s.YELLOW, width=MEDIUM)
    return art + scallops([(_HAT_X - 92, _HAT_Y + 10), (_HAT_X, _HAT_Y + 28), (_HAT_X + 92, _HAT_Y + 10)], 7, s.RED, FINE)


def _dancer() -> Art:
    bat = limb([(0, 2), (-10, -24)], [4, 5], s.WOOD, 1.6, shade=0)
    flat_hat = oval(-2, -6, 11, 4, fill=s.GREEN, width=1.6)
    little = Person(
        look=Look(hair="short", hair_ink=s.HAIR_BLACK, age=0, mood="merry", hat=None), pose=POSES["dance"], coat=CLOTH,
        legs=CLOTH, hose=CLOTH, shoe=s.RED, shirt=s.WHITE, tails=4, belt=s.GOLD, near=(26, -100), near_bend=1,
        far=(-26, -94), near_item=flat_hat, far_item=bat,
    )  # fmt: skip
    return motley(person(little, _HAT_X + 2, _HAT_Y + 4, 212, width=3.4), [s.RED.base, "none"], 20, 30)


def _suit() -> Art:
    art = solid(trunk(_X, shoulders=186, waist=148), CLOTH, BOLD, share=0.2)
    art += arm((_X - 88, 318), (206, 372), CLOTH, pose="open", bend=-1, length=176, thick=66, cuff=s.GOLD, size=54,
        turn=-118)
    art += arm((_X + 92, 318), (352, 402), CLOTH, pose="point", bend=-1, length=264, thick=70, cuff=s.GOLD, size=62,
        turn=-156, flip=True)
    return motley(art, _SUIT, 44, 70)


def half() -> Art:
    """Upper half of the card."""
    art = sword(200, 458, 328, 93, curved=True, width=BOLD * 0.8)
    art += _suit()
    art += _dish()
    art += _dancer()
    art += ruff(_X, 272, 92, 32, width=MEDIUM)
    look = Look(hair="curls", hair_ink=s.HAIR_BROWN, beard="hooked", mood="merry", nose="snub", gaze=-1)
    return art + head(look, _X + 12, 184, 136, turn=0.6, tilt=6)


def _buckle() -> Art:
    art = band(150, 44, s.BLACK, edge=s.GOLD)
    star: list[Point] = []
    for x, y in ((0, -30), (10, -10), (30, 0), (10, 10), (0, 30), (-10, 10), (-30, 0), (-10, -10)):
        star.append((270 + x, 500 + y))
    return art + poly(star, s.GOLD, MEDIUM) + stroke([(262, 500), (278, 500)], FINE)


def card() -> str:
    """File text of the Sküs: no numeral, no dividing line, two figures grown together at the belt."""
    return double_headed(TAROCK, clip_box(seamless(half()), 8, 8, 532, HALF + OVERLAP), over=_buckle(), cut=None)
