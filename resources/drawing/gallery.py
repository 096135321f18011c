# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""One sheet that shows the parts of the kit."""

from . import animals, hats, landscape, people, things
from . import style as s
from .faces import Look, head, profile
from .hands import clasped, hand, interlaced
from .markup import document
from .pen import rect
from .signs import french, german
from .svg import Art, move

_LOOKS = (
    Look(hair="bob", beard="full", hair_ink=s.HAIR_AUBURN, hat=hats.crown()),
    Look(beard="short", mood="stern", hat=hats.beret(s.CRIMSON, slant=-6)),
    Look(hair="waves", woman=True, hair_ink=s.HAIR_FAIR, mood="smile", hat=hats.straw()),
    Look(hair="long", beard="long", hair_ink=s.HAIR_WHITE, age=2, nose="big", hat=hats.beret(s.RED)),
    Look(hair="curls", beard="hooked", hair_ink=s.HAIR_BLACK, hat=hats.turban(s.WHITE, s.RED)),
    Look(beard="goatee", mood="proud", hair_ink=s.HAIR_BLACK, hat=hats.rolled(s.SKY, s.SKY)),
    Look(beard="moustache", hat=hats.helmet(s.BLUE, s.GOLD)),
    Look(hair="bun", woman=True, mood="merry"),
    Look(hair="braids", woman=True, hair_ink=s.HAIR_AUBURN, hat=hats.wreath((s.RED, s.YELLOW))),
    Look(hair_ink=s.HAIR_FAIR, age=0, mood="merry", hat=hats.brimmed(s.GREEN, s.RED)),
    Look(hair="ringlets", hat=hats.imperial()),
    Look(hair="none", woman=True, age=2, mood="worn", hat=hats.kerchief(s.RED)),
    Look(beard="chin", hat=hats.skull_cap(s.RED, s.YELLOW)),
    Look(hair="bob", beard="forked", hat=hats.scalloped(s.RED, s.ORANGE)),
    Look(beard="hookgoat", hat=hats.fur_cap(s.BROWN, s.RED)),
    Look(woman=True, hair="bun", hat=hats.bonnet(s.WHITE, s.BLUE)),
    Look(beard="hooked", hat=hats.top_hat()),
    Look(hat=hats.cap(s.RED, s.GOLD, tassel=s.GOLD)),
)


def _heads() -> Art:
    art: Art = []
    for index, look in enumerate(_LOOKS):
        turn = (-1, 0, 1, -0.6, 0.6)[index % 5]
        art += head(look, 110 + index % 9 * 190, 150 + index // 9 * 250, 120, turn=turn)
    return art + profile(Look(hair="bun", woman=True), 1800, 150, 120)


def _figures(y: float) -> Art:
    art: Art = []
    for index, pose in enumerate(people.POSES.values()):
        x, (cx, cy) = 110 + index * 190, pose.chest
        man = people.Person(pose=pose, look=_LOOKS[9], near=(cx - 18, cy + 22), far=(cx - 20, cy + 2), far_hand="open")
        woman = people.Person(
            pose=pose, look=_LOOKS[7], woman=True, sleeve=s.WHITE, apron=s.WHITE, hem=s.YELLOW,
            near=(cx - 14, cy + 24), far=(cx - 20, cy - 10), far_hand="open",
        )  # fmt: skip
        art += people.person(man, x, y, 280) + people.person(woman, x, y + 300, 270)
    return art


def _beasts(y: float) -> Art:
    art = animals.horse(130, y, 190, coat=s.CHESTNUT, mane=s.BLACK, gait="gallop")
    x = 330.0
    for draw in (animals.cow, animals.goat, animals.dog, animals.cat, animals.donkey, animals.falcon, animals.bird):
        art += draw(x, y, 130)
        x += 150
    return art + animals.horse_head(1500, y - 120, 110, coat=s.FUR, mane=s.GREY)


def _places(y: float) -> Art:
    art: Art = []
    for index, kind in enumerate(("oak", "pine", "cypress", "poplar", "bare", "palm")):
        art += landscape.tree(90 + index * 120, y, 160, kind=kind)
    art += landscape.house(880, y, 150, 110) + landscape.church(1050, y, 160) + landscape.castle(1270, y, 220)
    art += landscape.temple(1480, y, 110) + landscape.boat(1640, y, 140, sail=s.WHITE)
    return art + landscape.vine(1770, y, 150)


def _objects(y: float) -> Art:
    art = things.table(110, y, 150, 90) + things.chair(250, y, 120) + things.tub(380, y, 130, 90)
    art += things.cask(510, y, 80, 110)
    art += things.basket(620, y, 110, filling=(s.RED, s.YELLOW)) + things.jug(730, y, 80) + things.bottle(800, y, 90)
    art += things.sword(880, y - 30, 150) + things.halberd((960, y), (960, y - 90), 12)
    art += things.sceptre(1030, y - 50, 150)
    art += things.crossbow(1150, y - 60, 170, -40) + things.horn(1310, y - 50, 110) + things.sheaf(1430, y - 60, 120)
    art += things.sack(1540, y - 50, 90) + things.firewood(1660, y - 40, 120) + move(things.sickle(80), 1770, y - 20)
    return art


def _small(y: float) -> Art:
    art: Art = []
    for index, pose in enumerate(("fist", "open", "point", "flat", "hold")):
        art += hand(pose, 60 + index * 110, y, -30, size=60)
    art += clasped(620, y, size=80) + interlaced(730, y - 30, size=70)
    for index, suit in enumerate("HDSC"):
        art += german(suit, 880 + index * 110, y - 30, 90) + french(suit, 1360 + index * 110, y - 30, 90)
    return art


def sheet() -> str:
    """The gallery as one SVG file."""
    art = rect(0, 0, 1900, 2080, "#e9e4d8", 0) + _heads() + _figures(790) + _beasts(1340)
    return document(1900, 2080, art + _places(1640) + _objects(1830) + _small(2030))
