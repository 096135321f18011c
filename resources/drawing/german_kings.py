# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four mounted kings of the German pack: one half each, 630 by 500 units."""

from dataclasses import dataclass

from . import animals, hats
from . import style as s
from .body import belt, chain, cloak, fur_band, neck, ruff, torso, zigzag
from .faces import Look, head
from .hands import arm
from .pen import dots, limb, oval, scallops, solid, stripes
from .signs import german
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point
from .things import sceptre, sword

X = 424.0
"""The middle of the rider."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mount:
    """Horse and harness of one king."""

    coat: Ink
    mane: Ink
    strap: Ink
    rein: Ink
    blaze: Ink | None = None


def _horse(mount: Mount) -> Art:
    art = animals.horse_head(
        196, 262, 128, coat=mount.coat, mane=mount.mane, strap=mount.strap, rein=mount.rein, blaze=mount.blaze
    )
    art += limb([(194, 448), (250, 470), (320, 476)], [24, 26, 26], mount.strap, MEDIUM)
    for x, y in ((214, 458), (244, 468), (276, 473)):
        art += oval(x, y, 8.5, fill=s.GOLD if mount.strap is not s.GOLD else s.RED, width=FINE)
    return art


def _back(mount: Mount, cloth: Ink) -> Art:
    art = solid([(290, 500), (290, 500), (320, 462), (420, 452), (540, 446), (598, 470), (606, 500), (606, 500)],
        mount.coat, BOLD)
    art += solid([(372, 500), (372, 500), (378, 456), (420, 448), (500, 444), (532, 456), (540, 500), (540, 500)],
        cloth, MEDIUM)
    return art + scallops([(380, 496), (540, 494)], 11, s.GOLD, FINE)


def _arms(sleeve: Ink, cuff: Ink, mount: Mount, glove: Ink) -> Art:
    art = limb([(300, 456), (335, 462), (372, 458)], [10, 10, 10], mount.rein, MEDIUM)
    art += arm((X + 92, 318), (398, 462), sleeve, pose="fist", bend=-1, length=236, thick=70, cuff=cuff, skin=glove,
        size=48)
    art += sceptre(284, 344, 350, -2)
    return art + arm((X - 84, 316), (310, 354), sleeve, pose="fist", bend=-1, length=180, thick=66, cuff=cuff,
        skin=glove, size=52, turn=190)


def _rider(look: Look, size: float = 126) -> Art:
    return head(look, X - 2, 186, size, turn=-0.85)


def hearts() -> Art:
    """Red cloak with a broad golden edge, light-blue tunic, white ruff, white horse."""
    mount = Mount(coat=s.FUR, mane=s.GREY, strap=s.RED, rein=s.GREEN)
    body = torso(X, 262, 500, shoulders=190, waist=160)
    art = cloak(X, 262, 500, left=300, right=600, ink=s.RED, lining=None, shoulder=104)
    art += limb([(X + 60, 268), (X + 112, 330), (X + 158, 420), (X + 178, 500)], [20, 24, 26, 26], s.GOLD, MEDIUM)
    art += _back(mount, s.NAVY) + solid(body, s.SKY, BOLD) + dots(body, s.GOLD.base, 38, 6)
    for side in (-1, 1):
        art += limb([(X + 34 * side, 268), (X + 58 * side, 340), (X + 60 * side, 470)], [28, 34, 30], s.GOLD, MEDIUM)
        art += limb([(X + 62 * side, 272), (X + 84 * side, 350), (X + 84 * side, 470)], [30, 34, 30], s.RED, MEDIUM)
    art += belt(X, 424, 120, 22, s.CRIMSON) + neck(X, 262) + ruff(X, 258, 58, 22)
    look = Look(hair="bob", beard="full", hair_ink=s.HAIR_BROWN, mood="calm", hat=hats.crown(cap=s.CRIMSON), gaze=-0.6)
    return art + _rider(look) + _horse(mount) + _arms(s.RED, s.GOLD, mount, s.WHITE) + german("H", 180, 106, 136)


def bells() -> Art:
    """Green coat, red cloak with a fur cape thrown back, sword at the hip, brown horse."""
    mount = Mount(coat=s.CHESTNUT, mane=s.ORANGE, strap=s.GOLD, rein=s.GOLD, blaze=s.WHITE)
    body = torso(X, 262, 500, shoulders=190, waist=156)
    art = sword(556, 424, 190, 158, width=MEDIUM)
    art += cloak(X, 262, 500, left=318, right=592, ink=s.RED, shoulder=106)
    art += _back(mount, s.RED) + oval(556, 470, 30, fill=s.WHITE, width=MEDIUM)
    art += oval(556, 470, 20, fill=s.RED, width=FINE)
    art += solid(body, s.GREEN, BOLD)
    art += stripes([(X - 20, 270), (X + 20, 270), (X + 20, 500), (X - 20, 500)], [s.YELLOW.base, s.GREEN.dark], 14, 90)
    art += limb([(X - 20, 266), (X - 20, 496)], [5, 5], s.GOLD, FINE)
    art += limb([(X + 20, 266), (X + 20, 496)], [5, 5], s.GOLD, FINE)
    art += belt(X, 426, 146, 22, s.BROWN) + neck(X, 262)
    art += fur_band([(X - 104, 318), (X - 52, 288), (X, 306), (X + 52, 288), (X + 104, 318)], 46, tails=None)
    look = Look(hair="waves", beard="forked", hair_ink=s.HAIR_AUBURN, mood="proud", nose="hooked",
        hat=hats.crown(stones=s.GREEN, high=0.8, top_kind="lily"), gaze=-0.6)
    return art + _rider(look) + _horse(mount) + _arms(s.GREEN, s.FUR, mount, s.SKIN) + german("D", 180, 106, 136)


def leaves() -> Art:
    """Blue cloak edged with ermine, red and green tunic, golden zigzags, grey horse."""
    mount = Mount(coat=s.GREY, mane=s.SLATE, strap=s.CRIMSON, rein=s.GOLD)
    body = torso(X, 262, 500, shoulders=190, waist=160)
    art = cloak(X, 262, 500, left=300, right=592, ink=s.BLUE, shoulder=106)
    art += fur_band([(X + 104, 300), (X + 144, 400), (X + 168, 500)], 36)
    art += _back(mount, s.GREEN) + solid(body, s.RED, BOLD)
    art += stripes(body, ["none", s.GREEN.base], 30, 0, X - 15)
    art += zigzag((X - 76, 402), (X + 76, 402), 40, 5, s.GOLD, s.NAVY)
    art += belt(X, 452, 150, 18, s.NAVY) + neck(X, 262)
    art += fur_band([(X - 92, 340), (X - 44, 290), (X, 284), (X + 44, 290), (X + 92, 340)], 44)
    look = Look(hair="bob", beard="long", hair_ink=s.HAIR_GREY, mood="stern", age=2, nose="big",
        hat=hats.crown(stones=s.SKY, cap=s.BLUE, top_kind="leaf"), gaze=-0.6)
    return art + _rider(look, 122) + _horse(mount) + _arms(s.BLUE, s.FUR, mount, s.SKIN) + german("S", 180, 106, 136)


def acorns() -> Art:
    """Red robe, wide ermine cape, chain with a large medal, striped tunic, fawn horse."""
    mount = Mount(coat=s.FAWN, mane=s.BLACK, strap=s.NAVY, rein=s.SKY)
    body = torso(X, 262, 500, shoulders=196, waist=164)
    art = cloak(X, 268, 500, left=304, right=600, ink=s.CRIMSON, shoulder=108)
    art += _back(mount, s.PLUM) + solid(body, s.WHITE, BOLD)
    art += stripes([(X - 80, 380), (X + 80, 380), (X + 84, 500), (X - 84, 500)],
        [s.RED.base, s.YELLOW.base, s.GREEN.base], 20, 90)
    for side in (-1, 1):
        art += limb([(X + 70 * side, 330), (X + 70 * side, 420), (X + 76 * side, 498)], [40, 46, 46], s.CRIMSON, BOLD)
    art += neck(X, 262)
    cape: list[Point] = [(X - 40, 262), (X - 108, 300), (X - 118, 352), (X - 60, 378), (X, 386), (X + 60, 378),
        (X + 118, 352), (X + 108, 300), (X + 40, 262)]
    art += solid(cape, s.FUR, BOLD, share=0.2) + _ermine()
    art += chain([(X - 64, 282), (X - 40, 330), (X, 348), (X + 40, 330), (X + 64, 282)], bead=8, medal=27)
    look = Look(hair="waves", beard="short", hair_ink=s.HAIR_BLACK, mood="stern", nose="straight",
        hat=hats.crown(high=0.6, stones=s.GREEN, cap=s.RED), gaze=-0.6)
    art += _rider(look, 130) + _horse(mount) + _arms(s.CRIMSON, s.FUR, mount, s.YELLOW)
    return art + german("C", 180, 106, 136)


def _ermine() -> Art:
    art: Art = []
    for x, y in ((-84, 318), (-58, 348), (58, 348), (84, 318), (-90, 346), (90, 346), (-28, 366), (28, 366)):
        art += oval(X + x, y, 3.6, 9, fill=s.LINE, width=0)
    return art


def cards() -> dict[str, Art]:
    """Code to half picture."""
    return {"HK": hearts(), "DK": bells(), "SK": leaves(), "CK": acorns()}

