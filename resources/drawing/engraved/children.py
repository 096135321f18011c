# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Heads of children: the planes, lids and hatching of grown-ups, in the proportions of a child.

Units are those of every head (200 high, chin at y = 100, looking left): the skull is high, what makes the face lies below its middle.
"""

from ..style import Ink
from .countryside import Scene
from .lines import ring
from .parts import BLUSH, FLESH, Face, eye

_HEAD = ("-42,-78 -53,-50 -58,-22 -55,-4 -50,8 -56,26 -60,46 -55,64 -44,76 -30,88 -10,93 14,88 38,74 54,50 62,18 65,-20 60,-58 40,-90 2,-104 -26,-98")


def child_face(pl: Scene, *, smile: float = 1, lids: float = .12, gaze: float = -.7, skin: Ink = FLESH, laugh: bool = False, ear: bool = True) -> None:
    """A child's face in three quarters; hair or bonnet come over it."""
    face = Face(skin=skin, woman=True, lids=lids, gaze=gaze, age=0)
    pl.shape(_HEAD, skin, 4.2)
    if ear:
        pl.shape("54,8 60,-2 70,0 72,16 66,30 58,36 53,28", skin, 3)
        pl.line("58,8 65,8 64,20 60,24", 2)
    pl.hatch("61,20 54,46 40,68", "53,22 47,42 34,60", 6, width=1.4, bow=.1, within=_HEAD)
    pl.fill(ring(14, 50, 17, 12), BLUSH)
    pl.fill(ring(-47, 50, 6, 9), BLUSH)
    eye(pl, -40, 16, 16, 9.5, face, far=True)
    eye(pl, 2, 17, 31, 11.5, face)
    pl.line("-54,-8 -45,-13 -33,-7", 3, start=.3, end=.5)
    pl.line("-17,-8 0,-15 15,-12 25,-4", 3.2, start=.5, end=.15, peak=.35)
    pl.line("-30,20 -33,31 -39,40 -37,46 -31,47 -28,45", 2.6, start=.1, end=.4, peak=.75)
    pl.line("-24,42 -19,45 -21,49", 2.2)
    up = smile * 5
    if laugh:
        pl.shape(f"-46,{66 - up}* -36,63 -28,64 -10,{65 - up}* -16,76 -27,81 -39,76", "#c9463a", 2.2)
        pl.fill(f"-42,{67 - up * .7}* -29,66 -13,{67 - up * .7}* -22,71 -36,71", "#fdfaf2", register=False)
    else:
        pl.fill(f"-45,{68 - up}* -37,63 -31,65 -25,63 -9,{67 - up}* -18,75 -30,77 -38,74", "#cf4438")
        pl.line(f"-46,{67 - up} -37,68 -29,67 -20,69 -7,{65 - up}", 2.6, start=.5, end=.5)
    pl.line("-34,82 -28,84 -22,82", 1.8)


def asleep(pl: Scene, *, skin: Ink = FLESH) -> None:
    """A sleeping infant's face in three quarters, lids down, lips parted."""
    child_face(pl, lids=1, smile=.3, skin=skin, ear=False)
    pl.fill("-52,2* 22,0* 22,36* -52,34*", skin, register=False)
    pl.fill("-34,20 -28,14 -22,30 -32,38", skin, register=False)
    pl.line("-30,20 -33,31 -39,40", 2.6, start=.1, end=.4, peak=.75)
    pl.lines("-52,20 -43,27 -33,22|-14,21 2,31 19,21", 4, start=.5, end=.3)
    pl.lines("-46,26 -48,32|-38,26 -38,32|-8,27 -11,33|2,30 1,36|11,27 14,33", 2, start=.8, end=.2)
    pl.lines("-50,10 -42,7 -33,12|-13,10 2,6 18,11", 1.8)


def curls(pl: Scene, ink: str | Ink) -> None:
    """Short curls over brow and nape; each lock is a hook, not a ball."""
    mass = ("-50,-34 -60,-52 -50,-72* -58,-88 -36,-104* -30,-122 -4,-114* 14,-128 32,-112* 58,-116 62,-92* 84,-84 76,-60* 94,-42 80,-22* 92,2 74,12* 80,30 64,38 "
        "58,24 56,0* 46,-12 50,-30* 30,-30 26,-50* 8,-36 -4,-54* -18,-38 -30,-54* -36,-36")
    pl.shape(mass, ink, 3.8)
    pl.lines("-40,-74 -36,-60 -22,-62|-20,-96 -8,-84 4,-94|-4,-70 8,-58 18,-68|26,-98 40,-88 46,-100|32,-66 44,-54 54,-64|62,-78 70,-66 66,-54|58,-36 70,-28 66,-14|62,0 72,6 70,20|-54,-56 -46,-50", 2.3, start=.5, end=.2)


def mop(pl: Scene, ink: str | Ink) -> None:
    """A boy's hair, cut straight over the brow and at the nape."""
    mass = "-52,-26* -60,-56 -46,-90 -8,-112 36,-106 68,-78 78,-34 72,8 66,30* 56,20* 54,-2* 50,-14 44,-30* 30,-24* 18,-34* 4,-24* -10,-34* -24,-24* -38,-34*"
    pl.shape(mass, ink, 3.8)
    pl.lines("-36,-40 -36,-72 -10,-102|-8,-40 -2,-74 12,-104|20,-40 30,-72 28,-102|46,-34 56,-60 48,-92|58,-8 70,-34 64,-66", 2.2)


def bonnet(pl: Scene, ink: str | Ink, trim: str | Ink) -> None:
    """An infant's cap: a frill round the face, a band, ties under the chin."""
    pl.shape("8,84 24,92 40,104 26,112 10,100", trim, 2.6)
    outline = "-46,-52 -52,-84 -20,-116 28,-118 70,-90 86,-40 82,16 66,56 46,76 34,66 52,40 56,0 42,-36 8,-56 -26,-58"
    pl.shape(outline, ink, 4)
    pl.shade(outline, 26, gap=6)
    pl.lines("-40,-88 8,-88 56,-44 70,10", 2.2)
    pl.shape("-58,-36 -52,-58 -26,-66 8,-64 44,-42 62,-2 58,42 38,74 22,86 18,74 38,54 46,30 48,0 32,-28 4,-42 -26,-44 -46,-32", trim, 3.2)
    pl.lines("-40,-60 -38,-46|-16,-66 -16,-44|14,-62 8,-42|38,-46 30,-30|54,-22 44,-8|60,12 48,14|54,44 44,36", 2, start=.8, end=.3)
