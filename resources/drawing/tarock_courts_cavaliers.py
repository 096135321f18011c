# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The cavaliers of the Tarock pack: riders that merge at the saddle cloth."""

from . import animals, hats
from . import style as s
from .body import buttons, collar, fur_band, neck
from .faces import Hat, Look, head
from .hands import arm, hand, shoulder_puff
from .pen import limb, lines, oval, poly, shape, solid, stripes, stroke
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point
from .tarock_courts import court, saddle_cloth
from .things import sword

X = 362.0
"""The middle of the rider."""


def _horse(coat: Ink, mane: Ink, strap: Ink, rein: Ink, *, turn: float = 0, blaze: Ink | None = None) -> Art:
    art = animals.horse_head(158, 256, 116, coat=coat, mane=mane, strap=strap, rein=rein, blaze=blaze, turn=turn)
    return art + limb([(160, 436), (212, 452), (270, 454)], [22, 24, 24], strap, MEDIUM)


def _body(ink: Ink, *, shoulders: float = 178, waist: float = 132) -> list[Point]:
    half, low = shoulders / 2, waist / 2
    right: list[Point] = [(X + 26, 262), (X + half * 0.62, 278), (X + half, 304), (X + half, 340), (X + low, 430),
        (X + low + 14, 500), (X + low + 14, 500)]
    del ink
    return right + [(2 * X - x, y) for x, y in reversed(right)]


def _thigh(ink: Ink) -> Art:
    """The rider's leg over the horse's back, down to the blanket."""
    return solid([(420, 440), (452, 446), (472, 466), (470, 490), (470, 490), (290, 490), (290, 490), (304, 462),
        (344, 446)], ink, BOLD)


def _rein_arm(sleeve: Ink, cuff: Ink, glove: Ink = s.SKIN) -> Art:
    """The arm at the right, hand at the reins before the body."""
    return arm((X + 84, 314), (338, 432), sleeve, pose="fist", bend=-1, length=214, thick=66, cuff=cuff, skin=glove,
        size=46, turn=176)


def _sword_arm(sleeve: Ink, cuff: Ink, wrist: Point, glove: Ink = s.SKIN) -> Art:
    """The arm at the left with a raised weapon."""
    return arm((X - 82, 314), wrist, sleeve, pose="fist", bend=-1, length=166, thick=64, cuff=cuff, skin=glove, size=48,
        turn=190)


def _face(look: Look, *, turn: float = -0.8, tilt: float = 0) -> Art:
    return head(look, X - 4, 188, 120, turn=turn, tilt=tilt)


def hearts() -> str:
    """Gentleman in a blue plumed hat, straight sword upright, fair horse."""
    body = _body(s.YELLOW)
    art = solid(body, s.YELLOW, BOLD) + stripes(body, ["none", s.RED.base], 22, 0, X - 11) + shape(body, "none", BOLD)
    art += limb([(X - 70, 300), (X, 372), (X + 70, 440)], [30, 32, 30], s.SKY, MEDIUM)
    art += _thigh(s.CRIMSON) + neck(X, 264)
    art += collar(X, 270, 168, 58, s.WHITE)
    art += oval(X, 274, 10, fill=s.GOLD, width=FINE)
    plume = hats.plume([(-20, -66), (6, -104), (52, -106), (84, -72)], 34, s.WHITE)
    plume += hats.plume([(6, -60), (44, -84), (86, -66), (104, -28)], 30, s.RED)
    look = Look(hair="waves", hair_ink=s.HAIR_FAIR, beard="goatee", mood="proud", gaze=-0.7,
        hat=hats.brimmed(s.BLUE, s.GOLD, wide=1.35, high=0.8, trim=plume))
    art += _horse(s.TAN, s.FUR, s.RED, s.BLUE) + _face(look)
    art += _rein_arm(s.RED, s.WHITE, s.WHITE)
    for side in (-1, 1):
        art += shoulder_puff(X + 88 * side, 312, 40, s.YELLOW, s.RED)
    art += sword(252, 386, 300, -1, width=BOLD * 0.8) + _sword_arm(s.RED, s.WHITE, (276, 382), s.WHITE)
    art += shoulder_puff(X - 84, 312, 40, s.YELLOW, s.RED)
    return court("H", art, saddle_cloth(s.BLUE, s.GOLD))


def _lancer_cap() -> Hat:
    art = solid([(-30, -44), (-30, -44), (-24, -64), (-54, -94), (-54, -94), (54, -94), (54, -94), (24, -64), (30, -44),
        (30, -44), (0, -50)], s.RED, BOLD * 0.85, share=0.34)
    art += poly([(-60, -96), (0, -116), (60, -96), (0, -78)], s.CRIMSON, BOLD * 0.8)
    art += lines([(-58, -92), (0, -74), (58, -92)], MEDIUM * 1.3, s.GOLD.base)
    art += limb([(-34, -40), (0, -46), (34, -40)], [13, 14, 13], s.BLACK, BOLD * 0.7)
    art += poly([(-34, -34), (34, -34), (24, -26), (-24, -26)], s.BLACK, BOLD * 0.6)
    eagle: list[Point] = [(0, -76), (6, -70), (20, -76), (14, -58), (6, -58), (0, -48), (-6, -58), (-14, -58), (-20, -76),
        (-6, -70)]
    art += poly(eagle, s.GOLD, BOLD * 0.6)
    art += stroke([(58, -94), (64, -76), (58, -58)], MEDIUM * 1.4, s.GOLD.dark)
    art += limb([(58, -60), (58, -36)], [7, 14], s.GOLD, BOLD * 0.6)
    art += hats.plume([(-44, -96), (-50, -116), (-34, -132), (-16, -124)], 20, s.WHITE)
    return ([], art)


def diamonds() -> str:
    """Lancer: red square-topped cap, green jacket with epaulettes, curved sabre upright behind the horse's head."""
    body = _body(s.GREEN)
    art = solid(body, s.GREEN, BOLD)
    art += poly([(X - 46, 276), (X + 46, 276), (X + 28, 430), (X - 28, 430)], s.RED, MEDIUM)
    art += buttons((X - 40, 292), (X - 26, 416), 6, radius=7) + buttons((X + 40, 292), (X + 26, 416), 6, radius=7)
    art += limb([(X - 66, 438), (X, 446), (X + 66, 438)], [20, 20, 20], s.WHITE, MEDIUM)
    art += _thigh(s.BLUE) + neck(X, 264)
    art += limb([(X - 34, 262), (X, 274), (X + 34, 262)], [26, 26, 26], s.RED, MEDIUM)
    look = Look(hair="short", hair_ink=s.HAIR_BROWN, beard="moustache", mood="calm", nose="straight", gaze=-0.9,
        hat=_lancer_cap())
    art += _horse(s.GREY, s.WHITE, s.GREEN, s.RED) + _dapple() + _face(look)
    # The sabre lies over the mane: its grip must be seen in the hand, or it hangs in the air.
    art += sword(250, 384, 300, -1, curved=True, width=BOLD * 0.8) + _sword_arm(s.GREEN, s.RED, (274, 384), s.WHITE)
    art += _rein_arm(s.GREEN, s.RED, s.WHITE)
    for side in (-1, 1):
        art += _epaulette(X + 84 * side, 296, side)
    return court("D", art, saddle_cloth(s.RED, s.YELLOW))


def _dapple() -> Art:
    art: Art = []
    for x, y, r in ((176, 396, 8), (196, 418, 6), (190, 372, 6), (212, 440, 7), (172, 428, 6)):
        art += oval(x, y, r, fill=s.FUR, width=0)
    return art


def _epaulette(x: float, y: float, side: int) -> Art:
    art: Art = []
    for index in range(6):
        px = x + side * (index * 9 - 14)
        art += limb([(px, y + 4), (px + side * 3, y + 34)], [9, 8], s.GOLD, FINE, caps="end")
    return art + oval(x + side * 6, y, 36, 15, fill=s.GOLD, width=MEDIUM, turn=14 * side)


def spades() -> str:
    """Hussar: fur cap with a red bag, laced green dolman, fur pelisse on the shoulder, long sabre at the right."""
    body = _body(s.GREEN)
    art = solid(body, s.GREEN, BOLD)
    for index in range(6):
        y = 296 + index * 24
        art += limb([(X - 52 + index * 3, y - 6), (X, y + 4), (X + 52 - index * 3, y - 6)], [9, 9, 9], s.GOLD, FINE,
            shade=0)
        for dx in (-50 + index * 3, 0, 50 - index * 3):
            art += oval(X + dx, y + (3 if not dx else -5), 6, fill=s.GOLD, width=FINE)
    art += limb([(X - 68, 442), (X, 450), (X + 68, 442)], [22, 22, 22], s.RED, MEDIUM)
    art += _thigh(s.RED) + neck(X, 264)
    art += limb([(X - 34, 262), (X, 276), (X + 34, 262)], [24, 26, 24], s.RED, MEDIUM)
    art += sword(490, 380, 300, 1, curved=True, width=BOLD * 0.8)
    art += arm((X + 80, 316), (468, 396), s.GREEN, pose="fist", bend=-1, length=112, thick=62, cuff=s.GOLD, size=48,
        turn=-34) + hand("fist", 470, 402, -44, size=46)
    trim = hats.plume([(-20, -86), (-32, -116), (-14, -134), (4, -122)], 24, s.WHITE)
    look = Look(hair="short", hair_ink=s.HAIR_BLACK, beard="hooked", mood="stern", nose="hooked", gaze=-0.6,
        hat=hats.fur_cap(s.BROWN, s.RED, trim=trim))
    art += _horse(s.CHESTNUT, s.BROWN, s.RED, s.GOLD, blaze=s.WHITE) + _pelisse() + _face(look)
    # The cord that keeps the jacket on the shoulder.
    art += stroke([(X - 30, 282), (X + 20, 306), (X + 66, 300)], MEDIUM * 1.6, s.GOLD.dark)
    return court("S", art, saddle_cloth(s.PINE, s.GOLD))


def _pelisse() -> Art:
    """Short jacket that hangs from the shoulder: fur at collar and front, loops of braid, an empty sleeve."""
    sleeve: list[Point] = [(X - 92, 292), (X - 124, 352), (X - 132, 424)]
    art = limb(sleeve, [44, 52, 46], s.RED, BOLD, caps="start")
    art += lines([(X - 96, 330), (X - 104, 392)], FINE, s.RED.dark)
    art += limb([(X - 156, 424), (X - 108, 428)], [26, 26], s.BROWN, MEDIUM)
    jacket: list[Point] = [(X - 22, 266), (X - 74, 276), (X - 98, 304), (X - 104, 372), (X - 96, 424), (X - 96, 424),
        (X - 40, 430), (X - 40, 430), (X - 52, 352), (X - 44, 300)]
    art += solid(jacket, s.RED, BOLD)
    for y in (318, 342, 366, 390):
        art += limb([(X - 92, y + 4), (X - 62, y)], [8, 8], s.GOLD, FINE, shade=0)
        art += oval(X - 92, y + 4, 6, fill=s.GOLD, width=FINE)
    art += fur_band([(X - 100, 424), (X - 38, 430)], 24, s.BROWN, tails=None)
    art += fur_band([(X - 50, 290), (X - 54, 352), (X - 44, 428)], 22, s.BROWN, tails=None)
    return art + fur_band([(X - 20, 268), (X - 58, 280), (X - 98, 304)], 34, s.BROWN, tails=None)


def clubs() -> str:
    """Oriental rider: beard, red and white turban, scimitar sweeping to the right."""
    body = _body(s.YELLOW)
    art = _scimitar()
    art += solid(body, s.YELLOW, BOLD)
    art += poly([(X - 14, 270), (X + 14, 270), (X + 20, 440), (X - 20, 440)], s.CRIMSON, MEDIUM)
    for side in (-1, 1):
        art += limb([(X + 36 * side, 268), (X + 62 * side, 340), (X + 62 * side, 450)], [34, 40, 36], s.RED, BOLD)
    art += limb([(X - 70, 434), (X, 446), (X + 70, 434)], [34, 34, 34], s.BLUE, MEDIUM)
    art += stripes([(X - 60, 430), (X + 60, 430), (X + 60, 456), (X - 60, 456)], ["none", s.WHITE.base], 16, 30)
    art += _thigh(s.WHITE) + neck(X, 264, skin=s.SKIN_BROWN)
    trim = hats.feather([(0, -60), (-10, -96), (10, -118), (30, -112)], 20, s.GREEN)
    look = Look(skin=s.SKIN_BROWN, hair="none", hair_ink=s.HAIR_BLACK, beard="full", mood="proud", nose="hooked",
        gaze=0.6, hat=hats.turban(s.RED, s.WHITE, jewel=s.GREEN, trim=trim))
    art += _horse(s.CHESTNUT, s.BLACK, s.GOLD, s.RED) + _tassels() + _face(look, turn=0.6)
    art += arm((X - 80, 316), (292, 432), s.RED, pose="fist", bend=1, length=176, thick=66, cuff=s.GOLD, size=46,
        turn=160, skin=s.SKIN_BROWN)
    art += arm((X + 80, 316), (462, 404), s.RED, pose="fist", bend=-1, length=116, thick=64, cuff=s.GOLD, size=50,
        turn=-28, skin=s.SKIN_BROWN) + hand("fist", 462, 408, -36, size=46, ink=s.SKIN_BROWN)
    return court("C", art, saddle_cloth(s.VIOLET, s.GOLD))


def _tassels() -> Art:
    art: Art = []
    for x, y in ((176, 450), (208, 462), (240, 466)):
        art += limb([(x, y), (x, y + 20)], [5, 13], s.RED, FINE) + oval(x, y, 7, fill=s.GOLD, width=FINE)
    return art


def _scimitar() -> Art:
    blade: list[Point] = [(474, 372), (474, 372), (488, 316), (486, 262), (466, 206), (420, 150), (420, 150), (482, 176),
        (518, 232), (524, 300), (500, 374), (500, 374)]
    art = solid(blade, s.STEEL, BOLD, angle=0)
    art += limb([(452, 366), (520, 384)], [15, 15], s.GOLD, MEDIUM)
    return art + limb([(486, 376), (470, 420)], [15, 17], s.BROWN, MEDIUM) + lines([(498, 330), (500, 290)], FINE)


def cards() -> dict[str, str]:
    """Code to file text."""
    return {"HC": hearts(), "DC": diamonds(), "SC": spades(), "CC": clubs()}
