# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Portraits of women: people one meets at a table of cards, none of whom is on a card."""

from .. import style as s
from ..style import Ink
from .busts import bow, bust, cheek, glasses, shoulders, throat, turnover
from .countryside import young_face
from .parts import WHITE, Face, face34, profile
from .plate import Plate

_FULL = ("-45,-70 -54,-46 -57,-27 -53,-12 -57,4 -60,22 -57,42 -50,60 -44,76 -32,92 -16,102 4,104 28,94 48,72 58,44 60,14 60,-20 57,-56 "
    "40,-88 0,-100 -30,-90")


def _neckline(pl: Plate, skin: str | Ink, *, deep: float = 44) -> None:
    """The skin that a dress leaves free."""
    pl.shape(f"-70,150* -26,132 -20,118* 58,112* 66,130 104,150* 84,{150 + deep * .7} 20,{156 + deep} -46,{150 + deep * .7}", skin, 3.4)
    pl.hatch("62,118 96,152", "40,128 62,166", 6, width=1.6)
    pl.lines("-30,150 -4,158 6,166|60,146 34,156 24,166", 2.2)


def teacher() -> Plate:
    """Spectacles, a bun, and a look over them that has seen every excuse."""
    pl = Plate()
    with bust(pl, s.STONE, x=112, y=116, k=.7, flip=True):
        throat(pl, s.SKIN_FAIR, wide=.8)
        shoulders(pl, s.PLUM, wide=.96)
        turnover(pl)
        bow(pl, s.RED)
        pl.shape("40,-70 62,-96 96,-92 108,-62 92,-34 62,-34", s.HAIR_CHESTNUT, 3.8)
        pl.lines("58,-80 86,-78 92,-54|56,-60 74,-62 80,-46|64,-44 90,-40", 2.3)
        young_face(pl, smile=.9, lids=.2, gaze=-.7, skin=s.SKIN_FAIR)
        hair = "-50,-42 -38,-60 -14,-64 18,-54 40,-26 48,10 58,26 70,10 72,-36 58,-78 22,-108 -20,-108 -50,-84"
        pl.shape(hair, s.HAIR_CHESTNUT, 3.8)
        pl.lines("-36,-76 4,-80 42,-48 58,4|-14,-96 30,-90 60,-44|-46,-56 -28,-74", 2.3)
        glasses(pl, s.RED, round_=.86)
        pl.oval(62, 34, 5, 8, s.YELLOW, 2)
    return pl


def girl() -> Plate:
    """Fair plaits, freckles, a laugh: she has just caught the Pagat."""
    pl = Plate()
    with bust(pl, s.LEAF, x=114, y=104, k=.66, turn=-2):
        for x, lean, steps in ((72, 9, 6), (-64, -6, 5)):
            for step in range(steps):
                y = 48 + step * 27
                off = x + step * lean
                pl.shape(f"{off - 18},{y - 10} {off},{y - 18} {off + 18},{y - 10} {off + 15},{y + 12} {off},{y + 22} {off - 15},{y + 12}", s.HAIR_FAIR, 3)
                pl.lines(f"{off - 12},{y - 4} {off},{y + 8} {off + 12},{y - 4}", 2)
        throat(pl, s.SKIN_FAIR, wide=.75)
        shoulders(pl, WHITE, wide=.86, drop=4)
        _neckline(pl, s.SKIN_FAIR, deep=4)
        pl.shape("-78,172* -20,184 60,184 104,168* 112,262* -84,262*", s.RED, 4)
        pl.hatch("100,186 108,256", "70,194 78,256", 8, width=1.7)
        for y in (192, 212, 232):
            pl.lines(f"2,{y} 36,{y + 12}|36,{y} 2,{y + 12}", 2.6, start=.8, end=.8)
        for x, y in ((126, 186), (-94, 158)):
            pl.shape(f"{x - 14},{y - 10} {x + 14},{y - 10} {x + 12},{y + 8} {x - 12},{y + 8}", s.BLUE, 3)
            pl.shape(f"{x - 10},{y + 8} {x + 10},{y + 8} {x + 14},{y + 34} {x},{y + 40} {x - 12},{y + 32}", s.HAIR_FAIR, 2.8)
        pl.shape("36,-70 64,-50 74,-4 70,40 84,58 66,66 48,44 46,4", s.HAIR_FAIR, 3.6)
        young_face(pl, smile=1.5, lids=0, gaze=-.6)
        for x, y in ((-20, 20), (-12, 27), (-2, 20), (30, 22), (38, 30)):
            pl.oval(x, y, 2, 2, "#c98358", 0)
        pl.shape("-50,-40 -58,-10 -56,36 -70,46 -72,20 -70,-50 -48,-88 -8,-108 -6,-98 -36,-70", s.HAIR_FAIR, 3.6)
        pl.shape("-8,-108 30,-104 64,-72 74,-26 72,30 56,28 48,-6 34,-42 4,-70 -8,-98", s.HAIR_FAIR, 3.6)
        pl.lines("4,-92 44,-62 62,-4|-14,-92 -44,-66 -62,-20|24,-96 56,-64", 2.3)
    return pl


def grandmother() -> Plate:
    """White hair, a shawl, a smile that hides the best hand of the evening."""
    pl = Plate()
    with bust(pl, s.ROSE, x=116, y=116, k=.69, flip=True):
        throat(pl, s.SKIN_FAIR, wide=.8)
        shoulders(pl, s.VIOLET, wide=.92, drop=6)
        pl.shape("-26,112* 14,140 60,104* 82,128 64,160 14,176 -36,158 -48,134", WHITE, 3.8)
        pl.lines("-40,138 -28,160|-24,132 -12,170|62,118 70,152|44,130 46,168", 2.2)
        pl.oval(12, 162, 12, 14, s.YELLOW, 3)
        pl.oval(12, 162, 5, 6, s.RED, 2)
        pl.shape("-60,150* -104,176 -140,262* -50,262* -20,190", s.NAVY, 4)
        pl.shape("92,146* 140,172 176,262* 90,262* 52,190", s.NAVY, 4)
        for x, y in ((-94, 196), (-64, 214), (-102, 236), (116, 190), (136, 220), (104, 232)):
            pl.lines(f"{x - 8},{y} {x + 8},{y}|{x},{y - 8} {x},{y + 8}", 3, start=.6, end=.6)
        pl.shape("30,-86 44,-124 82,-128 104,-102 92,-70 60,-60", s.HAIR_WHITE, 3.8)
        pl.lines("50,-104 74,-112 88,-94|54,-84 74,-90 80,-76", 2.3)
        face34(pl, Face(skin=s.SKIN_FAIR, woman=True, nose="straight", lids=.35, smile=1.2, brow=.6, brows=3, age=.95, gaze=-.7), ear=False, head=_FULL)
        hair = "-52,-42 -46,-62 -20,-70 14,-60 38,-34 46,4 56,32 70,14 74,-34 60,-78 22,-106 -20,-106 -52,-84"
        pl.shape(hair, s.HAIR_WHITE, 3.8)
        pl.lines("-38,-80 4,-86 42,-56 58,6|-14,-98 28,-94 60,-48|-44,-62 -18,-82|44,-20 54,12", 2.2)
        glasses(pl, s.BLUE)
    return pl


def farmer() -> Plate:
    """A dotted kerchief, sunburnt, and not easily taken in."""
    pl = Plate()
    with bust(pl, s.PALE, x=118, y=116, k=.67):
        throat(pl, s.SKIN_TAN, wide=.85)
        shoulders(pl, s.BLUE, wide=1.04)
        _neckline(pl, WHITE, deep=30)
        pl.shape("56,40 84,60 116,112 136,124 108,140 82,124 58,84", s.RED, 3.6)
        pl.line("66,62 88,98 116,122", 2.2)
        face34(pl, Face(skin=s.SKIN_TAN, woman=True, nose="snub", lids=.18, smile=1, brow=-.1, brows=4.4, age=.35, gaze=-.8), ear=False, head=_FULL)
        cheek(pl, "#d9694f")
        pl.shape("-50,-46 -38,-62 -8,-66 28,-50 44,-20 48,10 56,8 56,-40 20,-76 -30,-80", s.HAIR_BROWN, 3.2)
        pl.lines("-34,-64 4,-66 40,-34", 2.2)
        cloth = "-58,-52 -34,-72 0,-70 34,-46 48,-4 54,44 66,74 86,44 88,-12 76,-70 34,-114 -18,-122 -54,-96"
        pl.shape(cloth, s.RED, 4.4)
        pl.shade(cloth, 30, along=0)
        pl.lines("-44,-80 4,-84 50,-44 66,24|62,44 78,10", 2.4)
        for spot in ((-34, -94), (-4, -104), (26, -96), (52, -74), (68, -42), (74, -6), (72, 28), (16, -82), (44, -54)):
            pl.oval(*spot, 5.5, 5.5, WHITE, 1.6)
        pl.shape("52,46 72,40 84,58 70,74 54,66", s.RED, 3.2)
    return pl


def singer() -> Plate:
    """Black ringlets, gold rings, a rose; she knows what she is worth."""
    pl = Plate()
    skin = s.SKIN_TAN
    with bust(pl, s.MOUNT, x=116, y=106, k=.65, turn=4):
        for x, y, r in ((-72, 40, 22), (-78, 78, 22), (-70, 112, 20), (84, 10, 26), (94, 54, 26), (94, 98, 25), (84, 138, 22)):
            outline = f"{x - r},{y} {x - r * .6},{y - r * .8} {x + r * .3},{y - r} {x + r},{y - r * .1} {x + r * .6},{y + r * .9} {x - r * .5},{y + r}"
            pl.shape(outline, s.HAIR_BLACK, 3.4)
        throat(pl, skin, wide=.75)
        shoulders(pl, skin, wide=.84, shade=36)
        pl.shape("-122,182* -80,190 -30,182 16,198* 62,178 108,182 156,172* 176,262* -140,262*", s.RED, 4.2)
        pl.lines("-60,190 -46,232|-10,190 -2,236|52,186 48,236|100,186 96,236", 2.6)
        pl.hatch("156,180 164,256", "116,188 120,256", 8, width=1.7)
        for x, y in ((-24, 146), (-8, 156), (10, 160), (28, 157), (44, 149), (58, 138)):
            pl.oval(x, y, 6.4, 6.4, s.YELLOW, 2)
        young_face(pl, smile=1, lids=.3, gaze=-.4, skin=skin)
        hair = "-50,-36 -52,-56 -30,-66 -10,-60* 20,-62 44,-34 50,8 64,36 84,20 90,-28 74,-82 28,-116 -26,-114 -62,-86 -70,-30 -74,24 -62,44 -52,16"
        pl.shape(hair, s.HAIR_BLACK, 4)
        pl.ink, kept = "#8a7468", pl.ink
        pl.lines("-8,-76 34,-66 60,-14|0,-98 44,-84 72,-30|-18,-80 -46,-62 -60,-10|-20,-100 -52,-80|78,2 92,14 86,34|86,46 102,56 96,78|84,90 100,100 94,118|-80,34 -68,44|-86,72 -72,82", 2.8)
        pl.ink = kept
        for x, y in ((66, 56), (-60, 50)):
            pl.contour([(x + 9 * a, y + 12 * b) for a, b in ((1, 0), (.7, .7), (0, 1), (-.7, .7), (-1, 0), (-.7, -.7), (0, -1), (.7, -.7))], 7, even=.9)
            kept, pl.ink = pl.ink, "#f2bd2f"
            pl.contour([(x + 9 * a, y + 12 * b) for a, b in ((1, 0), (.7, .7), (0, 1), (-.7, .7), (-1, 0), (-.7, -.7), (0, -1), (.7, -.7))], 3.6, even=.9)
            pl.ink = kept
        pl.shape("46,-88 62,-108 88,-104 96,-80 80,-60 54,-64", s.RED, 3.6)
        pl.line("56,-80 68,-98 84,-88 78,-72 66,-74 72,-84", 2.4)
        pl.shape("90,-66* 112,-60 120,-36* 98,-42", s.GREEN, 3)
        pl.shape("50,-108* 40,-124 54,-142* 64,-120", s.GREEN, 3)
    return pl


def lady() -> Plate:
    """In profile under a velvet cap with a white plume, pearls at her neck."""
    pl = Plate()
    skin = s.SKIN_FAIR
    with bust(pl, s.TAN, x=128, y=124, k=.64, flip=True):
        pl.shape("-24,70 38,40 46,110 66,160 -50,170 -22,124", skin, 3.4)
        pl.hatch("42,70 50,140", "14,86 20,136", 9, width=1.7)
        shoulders(pl, s.RED, wide=.9, drop=14)
        pl.shape("-62,152* -24,130 -22,120* 46,110* 62,134 106,158* 70,200 10,216 -46,196", skin, 3.4)
        ruffle = "-66,150 -52,176 -50,196 -28,198 -10,216 12,210 32,216 46,200 70,196 78,178 104,164 112,150 122,164 108,188 90,204 78,222 48,232 12,238 -28,230 -58,212 -72,184 -80,160"
        pl.shape(ruffle, WHITE, 3.6)
        pl.lines("-58,190 -66,198|-26,206 -32,222|10,216 10,232|44,206 48,224|76,194 88,206", 2.2)
        for x, y in ((-30, 136), (-16, 148), (0, 155), (17, 156), (33, 150), (46, 139)):
            pl.oval(x, y, 8, 8, WHITE, 2.4)
        profile(pl, Face(skin=skin, woman=True, nose="straight", lids=.35, smile=.6, brow=.2, brows=3.8, age=.15))
        hair = "-60,-58 -40,-66 -16,-46 -10,-10* 6,4 10,30 26,52 36,88 66,92 84,60 76,10 78,-40 40,-90 -10,-104 -50,-92"
        pl.shape(hair, s.HAIR_AUBURN, 4)
        pl.lines("-40,-82 4,-62 24,-10 36,52|-10,-92 36,-62 50,0 56,70|30,-86 64,-36 64,40|-50,-70 -20,-66 2,-24", 2.4)
        pl.oval(4, 34, 7, 10, WHITE, 2.6)
        cap = "-84,-52 -92,-84 -60,-120 0,-134 60,-114 90,-66 78,-40 20,-64 -40,-62"
        pl.shape(cap, s.GREEN, 4.6)
        pl.shade(cap, 48, along=20)
        pl.lines("-70,-84 -30,-104 20,-108|-20,-74 30,-84 66,-62", 2.6)
        pl.shape("-86,-46 -40,-60 24,-60 80,-34 88,-52 30,-82 -40,-80 -88,-64", s.YELLOW, 3.4)
        plume = "-56,-78 -40,-118 -8,-146 40,-160 90,-150 126,-118 136,-78 120,-52 112,-76 96,-92 102,-70 80,-96 56,-100 30,-92 60,-86 20,-82 -10,-72"
        pl.shape(plume, WHITE, 4)
        pl.line("-50,-80 -10,-116 50,-130 100,-110 124,-66", 3)
        pl.lines("-34,-96 -30,-116|-10,-114 -2,-138|24,-124 40,-150|60,-128 84,-142|90,-114 116,-118|6,-118 20,-98|40,-126 56,-106|72,-124 84,-104", 2.1, start=.8, end=0)
        pl.oval(-56, -72, 12, 12, s.RED, 3)
    return pl


def cook() -> Plate:
    """Round cheeks under a frilled cap; what she leads is as good as what she bakes."""
    pl = Plate()
    with bust(pl, s.VIOLET, x=116, y=122, k=.67, stretch=.98):
        throat(pl, s.SKIN_TAN)
        shoulders(pl, s.SKY, wide=1.1)
        turnover(pl)
        pl.shape("-70,180* 20,192 98,172* 112,262* -86,262*", WHITE, 4)
        pl.shape("-70,182* -56,186* -84,142 -94,152*", WHITE, 3)
        pl.shape("86,178* 98,174* 116,140 104,134*", WHITE, 3)
        pl.lines("-30,190 -36,256|40,190 46,256", 2.4)
        pl.hatch("98,182 108,256", "72,188 80,256", 8, width=1.7)
        pl.shape("38,-62 60,-40 70,0 62,40 50,40 44,0", s.HAIR_BLACK, 3.4)
        face34(pl, Face(skin=s.SKIN_TAN, woman=True, nose="broad", lids=.15, smile=1.4, brow=.4, brows=4.4, age=.3, gaze=-.6, open_mouth=True), ear=False, head=_FULL)
        cheek(pl, "#dd6f55", 1.15)
        pl.shape("-52,-44 -46,-64 -14,-70* 22,-62 46,-30 52,12 62,16 66,-40 30,-84 -30,-86 -56,-66", s.HAIR_BLACK, 3.4)
        cap = "-62,-62 -88,-92 -82,-130 -42,-152 0,-150 40,-156 84,-134 94,-92 72,-44 30,-68 -20,-78"
        pl.shape(cap, WHITE, 4.4)
        pl.shade(cap, 40, along=20)
        pl.lines("-40,-140 -34,-96|0,-146 2,-92|40,-144 36,-84|70,-124 60,-70", 2.4)
        pl.shape("-66,-66 -20,-82 32,-72 74,-44 80,-60 36,-92 -20,-102 -70,-84", s.RED, 3.4)
        frill = "-70,-60 -58,-46 -50,-58 -38,-46 -26,-62 -12,-52 0,-66 14,-52 26,-60 36,-42 48,-46 54,-24 66,-24 66,-2 80,-6 80,-40 34,-74 -20,-82 -66,-68"
        pl.shape(frill, WHITE, 3.6)
        pl.lines("-50,-58 -46,-68|-26,-62 -22,-74|0,-66 2,-76|26,-60 30,-70|48,-46 54,-56|66,-24 72,-32", 2.2)
        # wooden spoon
        pl.shape("-112,262* -98,262* -110,120* -120,120*", s.FAWN, 3.4)
        pl.shape("-128,120 -140,86 -128,52 -112,50 -98,74 -102,110 -112,124", s.FAWN, 4)
        pl.shape("-124,108 -130,84 -122,64 -112,66 -108,86 -112,106", s.WOOD, 2.8)
    return pl
