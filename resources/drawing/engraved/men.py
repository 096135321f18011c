# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Portraits of men: people one meets at a table of cards, none of whom is on a card."""

from .. import style as s
from .busts import bow, bust, cheek, glasses, lapels, shoulders, throat, turnover
from .parts import FLESH, WHITE, Face, face34, profile
from .plate import Plate


def innkeeper() -> Plate:
    """Broad, bald, in an apron; a moustache turned up, a nose that knows the cellar."""
    pl = Plate()
    with bust(pl, s.STRAW, x=116, y=108, k=.74, stretch=.96):
        throat(pl, wide=1.3)
        shoulders(pl, WHITE, wide=1.14)
        turnover(pl)
        pl.shape("-66,172* 96,164* 108,262* -84,262*", s.GREEN, 4.2)
        pl.hatch("98,176 106,254", "60,180 66,254", 9, width=1.7)
        pl.shape("-66,172* -54,170* -64,132 -76,136*", s.GREEN, 3.2)
        pl.shape("84,166* 98,164* 100,126 86,122*", s.GREEN, 3.2)
        pl.shape("40,-40 60,-52 74,-30 78,14 70,48 54,56 48,20", s.HAIR_DARK, 3.6)
        pl.lines("56,-34 66,-10 66,30|48,-20 58,10", 2.2)
        head = ("-44,-70 -54,-46 -58,-27 -54,-13 -58,2 -64,22 -62,42 -55,58 -50,76 -40,94 -24,106 -2,110 24,102 48,80 62,48 64,14 "
            "62,-22 58,-58 40,-90 0,-102 -30,-92")
        face34(pl, Face(nose="broad", lids=.15, smile=1.1, brows=6.4, age=.5, gaze=-.7), head=head)
        cheek(pl, size=1.1)
        pl.lines("-40,-64 -14,-70 16,-66|-30,-78 -6,-82 14,-78", 1.9)
        pl.shape("30,-74 44,-78 62,-54 66,-24 54,-14 48,-38", s.HAIR_DARK, 3.2)
        pl.shape("-33,46* -50,42 -70,46 -84,34 -88,18 -96,26 -94,46 -80,60 -56,62 -36,57*", s.HAIR_DARK, 3.2)
        pl.shape("-31,46* -10,40 14,46 32,36 38,20 46,28 42,48 24,60 -4,62 -26,57*", s.HAIR_DARK, 3.2)
        pl.lines("-44,50 -68,54 -84,42|-14,50 16,54 34,42", 2)
        pl.line("-16,88 4,92 22,84", 2.4)
    return pl


def hunter() -> Plate:
    """A red beard, a hooked nose, and the tuft of a chamois on his hat."""
    pl = Plate()
    with bust(pl, s.HILL, x=116, y=140, k=.61, flip=True):
        throat(pl)
        shoulders(pl, s.GREY, wide=1.2)
        lapels(pl, s.PINE, s.WHITE, deep=100)
        pl.shape("34,-60 56,-40 70,-10 68,34 56,60 46,46 48,4", s.HAIR_AUBURN, 3.4)
        face34(pl, Face(nose="hooked", lids=.32, smile=.5, brows=6.6, brow=-.3, age=.6, gaze=-.8))
        pl.shape("50,-12 62,14 62,52 50,96 26,132 -4,148 -34,142 -52,118 -54,88 -46,72* -30,80 -2,78 18,62 32,36 40,10", s.HAIR_AUBURN, 3.8)
        pl.lines("-36,94 -32,132|-16,92 -14,140|6,88 8,136|26,74 28,116|42,50 46,92|-46,88 -44,110", 2.4)
        pl.shape("-33,48* -48,44 -64,54 -74,72* -52,68 -36,60*", s.HAIR_AUBURN, 3)
        pl.shape("-31,48* -10,42 10,54 22,74* 0,70 -22,60*", s.HAIR_AUBURN, 3)
        pl.lines("-40,52 -58,60|-20,52 4,62", 2)
        # the tuft stands behind the hat
        pl.shape("50,-108 56,-150 76,-188 108,-206 132,-196 124,-160 98,-124 70,-100", s.BROWN, 3.4)
        pl.lines("60,-110 70,-150 100,-192|66,-108 86,-146 118,-184|72,-104 98,-140 124,-166", 2.4)
        pl.line("106,-204 124,-200 131,-188", 5.4)
        pl.shape("-60,-60 -62,-104 -40,-140 6,-152 48,-138 68,-96 70,-50 0,-72", s.PINE, 4.2)
        pl.shade("-60,-60 -62,-104 -40,-140 6,-152 48,-138 68,-96 70,-50 0,-72", 44, along=20)
        pl.line("-22,-134 6,-120 30,-132", 3)
        pl.shape("-64,-64 0,-78 72,-52 74,-76 4,-102 -64,-88", s.YELLOW, 3.2)
        pl.shape("-112,-34 -76,-62 0,-74 80,-52 122,-22 104,-22 72,-34 0,-54 -60,-44", s.PINE, 4.2)
        pl.oval(56, -84, 11, 11, s.RED, 2.8)
    return pl


def _badge(pl: Plate, x: float, y: float) -> None:
    """A post-horn."""
    with pl.placed(x, y):
        pl.shape("-12,4 -10,-6 0,-9 10,-5 11,4 4,10 -5,8 -4,3 3,2 3,-2 -2,-3 -6,1 -7,6", s.YELLOW, 2)
        pl.shape("6,6* 18,2* 18,14*", s.YELLOW, 2)


def postman() -> Plate:
    """A cap with the post-horn, brass buttons, a sandy moustache."""
    pl = Plate()
    with bust(pl, s.YELLOW, x=114, y=128, k=.67):
        throat(pl)
        shoulders(pl, s.NAVY, wide=1.12)
        pl.shape("-28,110* 14,134 64,102* 72,134 20,158 -36,140*", s.RED, 3.8)
        for y in (182, 212):
            pl.oval(4, y, 9, 9, s.YELLOW, 2.8)
            pl.oval(44, y - 2, 9, 9, s.YELLOW, 2.8)
        pl.shape("118,150* 140,160* 40,262* 10,262*", s.WOOD, 3.8)
        pl.line("128,158 28,260", 2.2, start=.8, end=.8)
        pl.shape("34,-56 58,-40 70,-8 66,30 54,44 46,24 46,-12", s.HAIR_AUBURN, 3.4)
        pl.lines("56,-26 60,6 56,30", 2.2)
        face34(pl, Face(skin=s.SKIN_FAIR, nose="snub", lids=.12, smile=.9, brows=5, brow=.3, age=.2, gaze=-.7))
        pl.shape("-33,48* -46,43 -62,48 -74,58* -70,68 -52,66 -36,58*", s.HAIR_AUBURN, 3)
        pl.shape("-31,48* -10,42 8,48 18,60* 12,68 -6,66 -24,58*", s.HAIR_AUBURN, 3)
        pl.lines("-42,52 -64,60|-20,52 6,60", 2)
        pl.shape("-62,-60 -84,-96 -78,-122 -30,-138 30,-136 82,-112 88,-84 68,-46 0,-66", s.NAVY, 4.4)
        pl.shade("-62,-60 -84,-96 -78,-122 -30,-138 30,-136 82,-112 88,-84 68,-46 0,-66", 48, along=14)
        pl.line("-82,-102 -20,-114 50,-106 86,-90", 3.2)
        pl.shape("-64,-58 -6,-72 68,-46 72,-74 0,-98 -68,-82", s.RED, 3.4)
        pl.shape("-62,-60 -8,-74 42,-60* 20,-38 -30,-32 -76,-36 -84,-44 -76,-54", s.BLACK, 3.8)
        pl.line("-72,-44 -34,-50 10,-50", 3, start=0, end=0)
        _badge(pl, -22, -106)
    return pl


def student() -> Plate:
    """Young, with round spectacles, unruly hair and a striped scarf."""
    pl = Plate()
    skin = s.SKIN_BROWN
    with bust(pl, s.SKY, x=114, y=122, k=.69, flip=True, turn=-3):
        throat(pl, skin, wide=.9)
        shoulders(pl, s.YELLOW)
        scarf = "-34,114 10,136 66,104 82,128 70,150 16,172 -38,152 -50,132"
        pl.shape(scarf, s.RED, 4)
        pl.pattern(scarf, [([(-30 + 30 * i, 100), (-18 + 30 * i, 100), (-22 + 30 * i, 180), (-34 + 30 * i, 180)], s.WHITE) for i in range(4)])
        pl.shape("20,150* 52,146* 72,262* 30,262*", s.RED, 3.8)
        for y in (178, 210, 242):
            pl.shape(f"{26 + (y - 150) * .1},{y}* {58 + (y - 150) * .16},{y - 6}* {60 + (y - 150) * .17},{y + 8}* {27 + (y - 150) * .1},{y + 14}*", s.WHITE, 2.4)
        pl.shape("34,-60 60,-46 76,-10 70,28 56,40 48,16", s.HAIR_BLACK, 3.4)
        face34(pl, Face(skin=skin, nose="straight", lids=.1, smile=1, brows=5.4, brow=.2, age=0, gaze=-.6))
        hair = ("-52,-44* -66,-60 -60,-82* -74,-92 -56,-104* -54,-122 -34,-118* -20,-138 0,-124* 24,-140 34,-120* 62,-124 62,-102* "
            "86,-90 76,-68* 90,-44 72,-34* 74,-8 58,-8 50,-30* 40,-54 20,-64* 18,-50 4,-62* -6,-48 -18,-64* -30,-50")
        pl.shape(hair, s.HAIR_BLACK, 3.6)
        pl.ink, kept = "#8a7468", pl.ink
        pl.lines("-40,-66 -36,-92 -24,-106|-14,-74 -8,-100 8,-114|16,-74 30,-98 48,-104|40,-62 56,-74 68,-74|-56,-90 -44,-100", 2.6)
        pl.ink = kept
        glasses(pl, s.YELLOW)
    return pl


def grandfather() -> Plate:
    """In profile, with a white beard, a house cap with its tassel, and his pipe."""
    pl = Plate()
    with bust(pl, s.SKY, x=142, y=108, k=.67):
        pl.shape("-20,60 44,40 62,130 74,170 -40,170 -26,120", FLESH, 3.4)
        shoulders(pl, s.BROWN, wide=1.1, drop=6)
        pl.shape("-40,126* -2,150 62,112* 96,134 70,190 10,240* -34,190 -66,150", s.FAWN, 4)
        pl.hatch("88,140 70,186 30,222", "66,134 52,176 18,206", 10, width=1.7)
        profile(pl, Face(nose="hooked", lids=.4, smile=.7, brows=6, age=.9))
        pl.lines("-66,-46 -50,-52 -30,-48|-36,0 -26,-4|-36,6 -24,8", 2)
        pl.shape("10,-60 34,-44 44,-10 34,26 14,34 4,8 12,-20", s.HAIR_WHITE, 3.4)
        pl.lines("20,-40 32,-14 24,14|12,-20 22,0 16,22", 2)
        beard = ("8,2 20,30 12,70 -10,112 -40,146 -72,158 -94,142 -96,114 -86,92 -76,80* -62,76 -54,62 -66,54 -80,58* -78,46 -64,40 -44,46 "
            "-28,36 -10,14")
        pl.shape(beard, s.HAIR_WHITE, 4)
        pl.lines("-80,100 -84,142|-64,92 -68,150|-46,84 -44,140|-24,68 -20,116|-4,44 0,84|-60,50 -46,58 -36,54", 2.3)
        pl.shade(beard, 22, gap=7, along=20)
        # pipe
        pl.shape("-60,60* -62,66* -112,80 -128,76* -126,68* -110,70*", s.BLACK, 2.8)
        pl.shape("-146,40* -112,42* -114,70 -122,88 -138,88 -146,70", s.WOOD, 3.8)
        pl.hatch("-115,48 -118,80", "-128,48 -130,80", 5, width=1.6)
        pl.shape("-148,38 -130,34 -110,38 -112,48 -146,46", s.YELLOW, 2.6)
        pl.lines("-130,26 -142,8 -124,-8 -140,-28|-120,22 -110,4 -122,-10", 3)
        # cap
        cap = "-70,-52 -74,-86 -48,-116 0,-124 36,-104 46,-56 -10,-66"
        pl.shape(cap, s.BLUE, 4)
        pl.shade(cap, 34, along=16)
        pl.shape("-74,-46 -10,-62 48,-52 50,-74 -8,-86 -74,-70", s.RED, 3.4)
        pl.lines("-58,-60 -48,-72 -36,-62 -24,-76 -12,-66 2,-78 14,-68 28,-74 38,-62", 2.2)
        pl.line("-4,-122 34,-118 62,-84", 3)
        pl.shape("56,-90 68,-90 76,-48 66,-44 54,-46", s.RED, 3)
        pl.lines("62,-80 62,-50|68,-78 70,-50", 1.9)
    return pl


def gentleman() -> Plate:
    """A silk hat, a monocle, a pointed beard: he always has the last trumps."""
    pl = Plate()
    with bust(pl, s.ORANGE, x=114, y=150, k=.58, turn=2):
        throat(pl)
        shoulders(pl, s.BLACK, wide=1.24, shade=0)
        lapels(pl, s.SLATE, s.WHITE, deep=110)
        pl.shape("-28,108* 14,136 62,102* 66,140 16,160 -34,146*", s.WHITE, 3.4)
        bow(pl, s.RED, 1.05)
        pl.shape("32,-62 58,-46 72,-12 68,30 56,52 46,34 46,-6", s.HAIR_BLACK, 3.4)
        face34(pl, Face(nose="hooked", lids=.45, smile=.5, brows=5.6, brow=-.2, age=.45, gaze=-.5))
        pl.shape("46,-50 58,-30 60,6 54,26 46,4 40,-24", s.HAIR_BLACK, 3)
        pl.shape("-46,76 -30,84 -12,78* -8,100 -22,136* -40,104", s.HAIR_BLACK, 3)
        pl.shape("-33,50* -46,44 -62,48 -78,38* -72,54 -54,60 -36,58*", s.HAIR_BLACK, 2.6)
        pl.shape("-31,50* -14,44 4,48 22,38* 14,56 -6,60 -26,58*", s.HAIR_BLACK, 2.6)
        pl.contour("29,-5 20,14 3,20 -15,13 -21,-5 -14,-22 4,-28 21,-22", 5.4, even=.9)
        pl.line("20,14 40,60 34,120 58,170", 2.4, start=.9, end=.9)
        hat = "-66,-56 -64,-110 -74,-168 -24,-182 40,-180 84,-158 70,-106 74,-42 0,-66"
        pl.shape(hat, s.BLACK, 4.4)
        pl.fill("-50,-96* -48,-120 -56,-162* -34,-168* -30,-124 -34,-98*", s.SLATE)
        pl.shape("-66,-60 0,-76 74,-46 72,-80 0,-106 -66,-92", s.RED, 3.4)
        pl.shape("-104,-38 -74,-60 0,-74 76,-50 116,-18 96,-20 64,-34 0,-52 -60,-44", s.BLACK, 4.2)
        pl.ink, kept = "#8d98a4", pl.ink
        pl.line("-92,-44 -60,-54 0,-64 70,-42", 3)
        pl.ink = kept
    return pl


def sweep() -> Plate:
    """Who brings luck: a close cap, soot on his cheek, the ladder on his shoulder."""
    pl = Plate()
    with bust(pl, s.ROSE, x=112, y=122, k=.68, flip=True, turn=-2):
        # ladder behind
        for x in (104, 160):
            pl.shape(f"{x - 40},262* {x - 24},262* {x + 42},-170* {x + 28},-172*", s.WOOD, 3.6)
        for y in (-120, -64, -8, 48, 104):
            pl.shape(f"{127 - (y - 20) * .155},{y}* {187 - (y - 20) * .155},{y + 8}* {185 - (y - 20) * .155},{y + 20}* {125 - (y - 20) * .155},{y + 12}*", s.FAWN, 3)
        throat(pl)
        shoulders(pl, s.SLATE)
        scarf = "-38,112 12,138 68,102 86,130 70,154 14,176 -44,152 -54,130"
        pl.shape(scarf, s.RED, 4)
        pl.lines("-40,132 10,154 72,124|-30,148 14,164 60,146", 2.4)
        for spot in ((-26, 128), (-4, 142), (20, 150), (44, 138), (66, 118), (-8, 160), (38, 158)):
            pl.oval(*spot, 4.5, 4.5, s.WHITE, 1.6)
        pl.shape("-6,160* 24,152* 34,206* 12,222* -14,204*", s.RED, 3.6)
        for x in (-64, 94):
            pl.oval(x, 200, 8, 8, s.YELLOW, 2.8)
        pl.shape("36,-56 58,-40 66,-6 58,20 48,8 46,-18", s.HAIR_DARK, 3.4)
        face34(pl, Face(nose="snub", lids=.05, smile=1.3, brows=5.2, brow=.5, age=0, gaze=-.7, open_mouth=True))
        pl.fill("2,30 18,24 36,30 30,42 12,46 0,40", s.SLATE)
        pl.lines("4,34 30,34|10,42 28,40", 2.2)
        pl.fill("-34,-52 -18,-56 -14,-48 -30,-44", s.SLATE)
        cap = "-60,-52 -62,-86 -34,-116 10,-122 50,-104 70,-64 66,-24 40,-46 -10,-64"
        pl.shape(cap, s.BLACK, 4.4)
        pl.shape("-64,-46 -12,-62 40,-42 68,-14 76,-34 48,-66 -10,-86 -66,-70", s.SLATE, 3.6)
        pl.ink, kept = "#8d98a4", pl.ink
        pl.lines("-46,-92 -22,-108 8,-112|34,-100 52,-82", 3)
        pl.ink = kept
    return pl


