# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Portraits to choose from for the players: people one meets at a table of cards, none of whom is on a card.

Each is a square of ``SIZE`` that is shown in a round frame: what counts lies within its circle.
"""

from collections.abc import Callable

from . import hats
from . import style as s
from .body import bow, collar, drops, lacing, neck, torso
from .clipping import clip
from .faces import Hat, Look, head
from .markup import document
from .pen import limb, oval, rect, shape, solid, stroke
from .style import Ink
from .svg import Art, move

SIZE = 240.0
_MIDDLE = SIZE / 2
_W = s.BOLD
_THIN = s.MEDIUM


def _shoulders(ink: Ink, *, wide: float = 178, slope: float = 34) -> Art:
    """The upper part of a coat or dress, which the frame cuts."""
    return solid(torso(_MIDDLE, 172, SIZE + 60, shoulders=wide, waist=wide * 0.8, slope=slope), ink, _W, angle=8)


def _bust(look: Look, ground: Ink, dress: Art, *, turn: float, y: float = 118, top: Art | None = None,
    size: float = 116, zoom: float = 1.2) -> Art:
    """Somebody from the chest up: ground, neck, dress, head, and what lies over them all."""
    figure = neck(_MIDDLE, 192, wide=46, tall=52, skin=look.skin) + dress
    figure += head(look, _MIDDLE, y, size, turn=turn, width=_W) + (top or [])
    away = _MIDDLE * (1 - zoom)
    art = rect(0, 0, SIZE, SIZE, ground.base, 0) + oval(_MIDDLE, _MIDDLE, 98, fill=ground.dark, width=0)
    art += move(figure, away, away - 8 * (zoom - 1), scale=zoom)
    return clip(art, [(0.0, 0.0), (SIZE, 0.0), (SIZE, SIZE), (0.0, SIZE)])


def _open_shirt(ink: Ink = s.WHITE, *, deep: float = 44, wide: float = 26) -> Art:
    """The shirt in the opening of a coat."""
    return shape([(_MIDDLE - wide, 174), (_MIDDLE - wide, 174), (_MIDDLE, 184), (_MIDDLE + wide, 174),
        (_MIDDLE + wide, 174), (_MIDDLE, 178 + deep), (_MIDDLE, 178 + deep)], ink, _THIN)


def _lapels(ink: Ink, *, deep: float = 60) -> Art:
    art: Art = []
    for side in (-1, 1):
        art += solid([(_MIDDLE + 24 * side, 168), (_MIDDLE + 24 * side, 168), (_MIDDLE + 50 * side, 184),
            (_MIDDLE + 44 * side, 210), (_MIDDLE + 44 * side, 210), (_MIDDLE + 2 * side, 174 + deep),
            (_MIDDLE + 2 * side, 174 + deep)], ink, _THIN)
    return art


def _neckline(look: Look, *, deep: float = 30, wide: float = 44) -> Art:
    """The skin that a dress leaves free."""
    return shape([(_MIDDLE - wide, 178), (_MIDDLE - wide, 178), (_MIDDLE - 20, 168), (_MIDDLE + 20, 168),
        (_MIDDLE + wide, 178), (_MIDDLE + wide, 178), (_MIDDLE + wide * 0.6, 178 + deep), (_MIDDLE, 184 + deep),
        (_MIDDLE - wide * 0.6, 178 + deep)], look.skin, _THIN)


def _innkeeper() -> Art:
    look = Look(hair="bald", hair_ink=s.HAIR_DARK, beard="hooked", mood="merry", nose="big", wide=1.12)
    dress = _shoulders(s.WHITE, wide=204) + collar(_MIDDLE, 182, 92, 30)
    dress += solid([(82, 206), (158, 206), (158, 206), (166, 250), (166, 250), (74, 250), (74, 250)], s.GREEN, _THIN)
    dress += stroke([(82, 206), (70, 176)], _W, s.GREEN.dark) + stroke([(158, 206), (170, 176)], _W, s.GREEN.dark)
    return _bust(look, s.STRAW, dress, turn=-0.5, size=120)


def _farmer_woman() -> Art:
    look = Look(hair="none", hair_ink=s.HAIR_BROWN, woman=True, mood="smile", nose="snub", age=1,
        hat=hats.kerchief(s.RED, dotted=s.WHITE.base))
    dress = _shoulders(s.NAVY) + _neckline(look, deep=14, wide=36)
    knot = solid([(120, 176), (120, 176), (96, 190), (100, 216), (100, 216), (122, 190)], s.RED, _THIN)
    knot += solid([(120, 176), (120, 176), (144, 190), (140, 216), (140, 216), (118, 190)], s.RED, _THIN)
    knot += oval(120, 180, 10, 9, fill=s.RED, width=_THIN)
    return _bust(look, s.PALE, dress, turn=0.7, top=knot)


def _hunter() -> Art:
    tuft = limb([(30, -58), (40, -84), (58, -104)], [5, 13, 22], s.BROWN, _THIN)
    tuft += stroke([(36, -74), (50, -98)], 3, s.FUR.base) + oval(29, -56, 6, fill=s.GOLD, width=_THIN)
    look = Look(beard="full", hair_ink=s.HAIR_AUBURN, mood="calm", nose="hooked",
        hat=hats.brimmed(s.PINE, s.GOLD, high=0.82, wide=1.12, trim=tuft))
    dress = _shoulders(s.STONE, wide=190) + _lapels(s.PINE)
    return _bust(look, s.HILL, dress, turn=0.5, y=132, size=108, zoom=1.08)


def _teacher() -> Art:
    look = Look(hair="bun", hair_ink=s.HAIR_CHESTNUT, woman=True, mood="proud", glasses=s.CRIMSON, age=1)
    dress = _shoulders(s.PLUM) + collar(_MIDDLE, 180, 84, 34)
    return _bust(look, s.STONE, dress + bow(_MIDDLE, 188, 18, s.RED), turn=-0.7)


def _grandmother() -> Art:
    look = Look(hair="bun", hair_ink=s.HAIR_WHITE, woman=True, mood="smile", age=2, glasses=s.SLATE, wide=1.04,
        skin=s.SKIN_FAIR)
    dress = _shoulders(s.VIOLET, wide=168, slope=44) + collar(_MIDDLE, 182, 78, 26)
    return _bust(look, s.ROSE, dress + oval(_MIDDLE, 190, 8, 9, fill=s.GOLD, width=_THIN), turn=0.6, y=122)


def _grandfather() -> Art:
    look = Look(hair="none", hair_ink=s.HAIR_WHITE, beard="full", beard_ink=s.HAIR_WHITE, mood="worn", nose="big",
        age=2, hat=hats.skull_cap(s.SLATE, s.GREY))
    dress = _shoulders(s.BROWN) + _lapels(s.FAWN)
    return _bust(look, s.SKY, dress, turn=-0.8, y=112, size=112)


def _student() -> Art:
    look = Look(hair_ink=s.HAIR_BLACK, age=0, mood="smile", skin=s.SKIN_BROWN, nose="straight", glasses=s.BLACK)
    dress = _shoulders(s.YELLOW, wide=172) + _neckline(look, deep=6, wide=30)
    dress += limb([(88, 180), (120, 196), (152, 180)], [13, 14, 13], s.ORANGE, _THIN)
    return _bust(look, s.BLUE, dress, turn=0.6)


def _girl() -> Art:
    look = Look(hair="braids", hair_ink=s.HAIR_FAIR, woman=True, age=0, mood="merry", nose="snub", skin=s.SKIN_FAIR)
    dress = _shoulders(s.WHITE, wide=166) + _neckline(look, deep=16)
    dress += solid([(82, 214), (158, 214), (158, 214), (166, 262), (166, 262), (74, 262), (74, 262)], s.CRIMSON, _THIN)
    return _bust(look, s.LEAF, dress + lacing(_MIDDLE, 214, 262, 40), turn=-0.4)


def _peaked_cap(ink: Ink, band: Ink) -> Hat:
    """The cap of a postman."""
    art = solid([(-34, -36), (-46, -58), (-28, -74), (0, -78), (28, -74), (46, -58), (34, -36), (0, -42)], ink, _W,
        angle=20)
    art += limb([(-35, -38), (0, -45), (35, -38)], [12, 13, 12], band, _THIN)
    art += shape([(-36, -32), (-36, -32), (-14, -40), (14, -40), (36, -32), (36, -32), (24, -20), (0, -16),
        (-24, -20)], s.BLACK, _THIN)
    return ([], art + oval(0, -58, 7, fill=s.GOLD, width=_THIN))


def _postman() -> Art:
    look = Look(beard="moustache", hair_ink=s.HAIR_AUBURN, mood="calm", nose="snub", skin=s.SKIN_FAIR,
        hat=_peaked_cap(s.NAVY, s.RED))
    dress = _shoulders(s.NAVY, wide=182) + _open_shirt(deep=34) + _lapels(s.BLUE, deep=44)
    dress += shape([(113, 184), (127, 184), (130, 240), (110, 240)], s.RED, _THIN)
    return _bust(look, s.YELLOW, dress, turn=-0.6, y=126, size=110, zoom=1.12)


def _singer() -> Art:
    look = Look(hair="ringlets", hair_ink=s.HAIR_BLACK, woman=True, mood="proud", skin=s.SKIN_TAN, nose="straight",
        age=0)
    dress = _shoulders(s.RED, wide=164) + _neckline(look, deep=20)
    rings = oval(86, 152, 7, 8, width=_THIN, line=s.GOLD.dark) + oval(154, 152, 7, 8, width=_THIN, line=s.GOLD.dark)
    return _bust(look, s.MOUNT, dress, turn=0.3, y=116, top=rings, zoom=1.16)


def _gentleman() -> Art:
    look = Look(beard="goatee", hair_ink=s.HAIR_BLACK, mood="stern", nose="hooked", hat=hats.top_hat(s.BLACK, s.CRIMSON))
    dress = _shoulders(s.SLATE) + _open_shirt(deep=50) + _lapels(s.BLACK, deep=66)
    return _bust(look, s.ORANGE, dress + bow(_MIDDLE, 186, 24, s.CRIMSON), turn=0.8, y=142, size=100, zoom=1.14)


def _lady() -> Art:
    plume = hats.plume([(20, -54), (44, -72), (66, -58)], 24, s.WHITE)
    look = Look(hair="bob", hair_ink=s.HAIR_AUBURN, woman=True, mood="calm", age=1,
        hat=hats.beret(s.PINE, band=s.GOLD, slant=-8, trim=plume))
    dress = _shoulders(s.CRIMSON, wide=168) + _neckline(look, deep=24)
    pearls = drops([(x, 190 + 10 * (1 - abs(x - 120) / 34)) for x in (92, 104, 116, 128, 140, 150)], s.WHITE, tall=13)
    return _bust(look, s.TAN, dress + pearls, turn=-0.6, y=130, size=110, zoom=1.08)


def _sweep() -> Art:
    """A chimney sweep, who brings luck: a close black cap, a ladder on his shoulder, soot on the cheek."""
    look = Look(hair_ink=s.HAIR_DARK, age=0, mood="merry", nose="snub", hat=hats.skull_cap(s.BLACK, s.SLATE))
    ladder = [part for x in (196, 216) for part in limb([(x - 20, 260), (x, 40)], [7, 7], s.WOOD, _THIN)]
    for y in (96, 130, 164):
        ladder = limb([(190 - (y - 40) / 11, y), (216 - (y - 40) / 11, y)], [6, 6], s.WOOD, _THIN) + ladder
    dress = ladder + _shoulders(s.BLACK, wide=180) + limb([(86, 178), (120, 190), (154, 178)], [15, 17, 15], s.WHITE,
        _THIN)
    soot = oval(98, 134, 9, 5, fill=s.SLATE.base, width=0, turn=-20)
    return _bust(look, s.GREY, dress, turn=0.5, y=124, size=112, zoom=1.14, top=soot)


def _cook() -> Art:
    look = Look(hair="bun", hair_ink=s.HAIR_BLACK, woman=True, mood="merry", nose="big", skin=s.SKIN_TAN, wide=1.1,
        hat=hats.bonnet(s.WHITE, s.RED))
    dress = _shoulders(s.SKY, wide=186) + collar(_MIDDLE, 180, 88, 28)
    dress += solid([(84, 212), (156, 212), (156, 212), (166, 262), (166, 262), (74, 262), (74, 262)], s.WHITE, _THIN)
    return _bust(look, s.VIOLET, dress, turn=-0.5, y=122, zoom=1.16)


_DRAWN: dict[str, Callable[[], Art]] = {
    "innkeeper": _innkeeper,
    "teacher": _teacher,
    "hunter": _hunter,
    "girl": _girl,
    "postman": _postman,
    "grandmother": _grandmother,
    "student": _student,
    "farmer": _farmer_woman,
    "grandfather": _grandfather,
    "singer": _singer,
    "gentleman": _gentleman,
    "lady": _lady,
    "sweep": _sweep,
    "cook": _cook,
}


def cards() -> dict[str, str]:
    """The files, by the id of the portrait."""
    return {name: document(SIZE, SIZE, draw()) for name, draw in _DRAWN.items()}
