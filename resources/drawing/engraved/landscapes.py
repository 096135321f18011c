# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Strips of country on the dividing line of the German VII and VIII of leaves and acorns.

They reach from frame to frame. What counts stands outside the signs (x below 150 and above 500), where it has room; below
them are only pines and bushes, and the stalk stands in the middle.
"""

from .. import style as s
from .countryside import TIMBER, Scene, cottage, crown_of_leaves, pine
from .parts import FLESH, WHITE
from .people import bush, mountains

STONE = "#dcd4c6"
_WATER = "#9fc6e4"


def lake(pl: Scene, left: float, right: float, y: float) -> None:
    """Water from y down to the line, with ripples."""
    pl.fill(f"{left},{y}* {right},{y}* {right},510* {left},510*", _WATER)
    pl.line(f"{left},{y} {(left + right) / 2},{y - 1} {right},{y}", 2.6, start=.6, end=.6)
    kept, pl.ink = pl.ink, s.BLUE.dark
    wide = right - left
    for k, t in enumerate((.1, .34, .6, .82)):
        x = left + wide * t
        pl.line(f"{x},{y + 9 + k % 2 * 6} {x + wide * .07},{y + 7 + k % 2 * 6} {x + wide * .13},{y + 9 + k % 2 * 6}", 2.2)
    pl.ink = kept


def land(pl: Scene, edge: str, ink: str | s.Ink = s.LEAF) -> None:
    """Ground below an edge, from left to right."""
    first, *_, last = edge.split()
    pl.fill(f"{edge.replace(first, first + '*', 1)}* {last.split(',')[0]},510* {first.split(',')[0]},510*", ink)
    pl.line(edge, 2.6)


def tower(pl: Scene, x: float, y: float, wide: float, high: float, *, roof: str | s.Ink | None = None) -> None:
    """A tower standing on (x, y): a roof, or battlements."""
    h = wide / 2
    pl.shape(f"{x - h},{y}* {x - h},{y - high}* {x + h},{y - high}* {x + h},{y}*", STONE, 3)
    pl.hatch(f"{x + h - 1},{y - high + 4} {x + h - 1},{y - 4}", f"{x + h * .3},{y - high + 4} {x + h * .3},{y - 4}", int(high / 8), width=1.7)
    pl.shape(f"{x - 4},{y - high * .5}* {x - 4},{y - high * .7} {x},{y - high * .76} {x + 4},{y - high * .7} {x + 4},{y - high * .5}*", s.BLACK, 1.6)
    if roof:
        pl.shape(f"{x - h - 5},{y - high}* {x},{y - high - wide}* {x + h + 5},{y - high}*", roof, 3)
        pl.hatch(f"{x + 2},{y - high - wide + 6} {x + h},{y - high - 2}", f"{x + 1},{y - high - wide * .5} {x + 3},{y - high - 2}", 5, width=1.5)
        return
    n = 3
    w = (wide + 10) / (2 * n - 1)
    pl.shape(f"{x - h - 5},{y - high + 2}* {x - h - 5},{y - high - 8}* {x + h + 5},{y - high - 8}* {x + h + 5},{y - high + 2}*", STONE, 2.8)
    for k in range(n):
        left = x - h - 5 + 2 * k * w
        pl.shape(f"{left},{y - high - 7}* {left},{y - high - 18}* {left + w},{y - high - 18}* {left + w},{y - high - 7}*", STONE, 2.4)


def tree(pl: Scene, x: float, y: float, high: float, wide: float, ink: str | s.Ink = s.GREEN) -> None:
    """A tree standing on (x, y), its crown one mass."""
    h = wide / 2
    top, low = y - high, y - high * .26
    mid = (top + low) / 2
    pl.shape(f"{x - 6},{y}* {x - 4},{low - 8}* {x + 4},{low - 8}* {x + 7},{y}*", TIMBER, 2.6)
    crown_of_leaves(pl, f"{x - h * .5},{low} {x - h},{low - 12} {x - h * .9},{mid} {x - h * .62},{mid - 18} {x - h * .3},{top + 8} {x + h * .1},{top} "
        f"{x + h * .6},{top + 14} {x + h * .74},{mid - 10} {x + h},{mid + 6} {x + h * .86},{low - 8} {x + h * .4},{low + 4}", ink, marks=f"{x - h * .36},{mid - 6} {x - h * .06},{mid + 20}")


def poplar(pl: Scene, x: float, y: float, high: float, wide: float = 40) -> None:
    """A slender tree standing on (x, y)."""
    h = wide / 2
    pl.shape(f"{x - 4},{y}* {x - 3},{y - 20}* {x + 3},{y - 20}* {x + 4},{y}*", TIMBER, 2.4)
    outline = f"{x},{y - high} {x + h * .6},{y - high * .74} {x + h},{y - high * .34} {x + h * .5},{y - 12} {x - h * .5},{y - 12} {x - h},{y - high * .34} {x - h * .6},{y - high * .74}"
    pl.shape(outline, s.GREEN, 3.4)
    pl.shade(outline, 18, gap=5.6, along=30)


def _alps(pl: Scene, ridge: str, foot: float) -> None:
    """The range from frame to frame."""
    mountains(pl, f"0,{foot - 30} {ridge} 630,{foot - 30}", foot, s.MOUNT)


def _woods(pl: Scene, edge: str, ink: str | s.Ink = s.PINE) -> None:
    """A dark wood before the mountains: its upper edge in waves."""
    land(pl, edge, ink)


def cottage_strip() -> Scene:
    """Cottage with a red roof at the left, a lake with a sail at the right."""
    pl = Scene()
    _alps(pl, "50,392 104,436 168,404 236,446 288,406 350,444 404,402 470,440 534,384 584,424", 474)
    _woods(pl, "0,456 60,448 150,460 240,454 330,468 400,474")
    lake(pl, 300, 630, 466)
    _woods(pl, "560,470 590,458 630,452", s.LEAF)
    land(pl, "0,470 110,464 230,470 330,482 386,500")
    tree(pl, 56, 500, 116, 60)
    cottage(pl, 108, 505, 108, 80)
    pine(pl, 202, 503, 62)
    bush(pl, 246, 507, 48, 32)
    with pl.placed(180, 100, scale=.8):
        _sailing(pl, 468)
    return pl


def _sailing(pl: Scene, x: float) -> None:
    """A barge under its square sail."""
    pl.line(f"{x},486 {x},404", 4.4, start=.9, end=.9)
    sail = f"{x - 44},412* {x},406 {x + 44},412* {x + 50},440 {x + 42},466* {x},472 {x - 42},466* {x - 36},440"
    pl.shape(sail, WHITE, 3.6)
    for a in (-30, 0, 30):
        pl.fill(f"{x + a - 8},{409}* {x + a + 8},{409}* {x + a + 10},{440} {x + a + 7},{468}* {x + a - 8},{469}* {x + a - 4},{440}", s.RED)
    pl.contour(sail, 3.6)
    pl.line(f"{x - 48},410 {x},403 {x + 48},410", 4, start=.8, end=.8)
    pl.shape(f"{x - 66},472* {x - 40},482 {x + 34},482 {x + 62},470* {x + 48},502 {x - 48},502", TIMBER, 3.6)
    pl.line(f"{x - 54},488 {x},493 {x + 52},487", 2.2)


def prison_strip() -> Scene:
    """Tell's prison, a strong house with its tower, and at the right a temple with a dome."""
    pl = Scene()
    _alps(pl, "34,410 120,440 190,418 244,446 292,416 346,446 392,418 440,444 540,388 592,424", 474)
    _woods(pl, "0,462 90,456 200,466 300,456 420,466 540,456 630,464")
    land(pl, "0,476 150,472 330,470 480,474 630,478")
    with pl.placed(4, 101, scale=.8):
        tower(pl, 74, 504, 72, 116)
        pl.line("74,374 74,318", 3.6, start=.9, end=.9)
        pl.shape("75,320* 116,326 104,334 118,344 75,340*", s.RED, 2.8)
        _stronghold(pl)
    bush(pl, 252, 508, 48, 34)
    with pl.placed(198, 101, scale=.8):
        _temple(pl, 444)
    poplar(pl, 478, 504, 68, 28)
    bush(pl, 428, 508, 46, 30)
    poplar(pl, 608, 504, 88, 32)
    return pl


def _stronghold(pl: Scene) -> None:
    """The house at the tower: a steep red roof, windows behind bars."""
    pl.shape("106,504* 106,448* 252,448* 252,504*", STONE, 3.4)
    pl.hatch("251,452 251,500", "230,452 230,500", 8, width=1.6)
    for x in (128, 166, 204):
        pl.shape(f"{x},490* {x},466* {x + 22},466* {x + 22},490*", s.BLACK, 2)
        kept, pl.ink = pl.ink, STONE
        pl.lines(f"{x + 7.5},468 {x + 7.5},488|{x + 14.5},468 {x + 14.5},488", 2.4, start=1, end=1)
        pl.ink = kept
    roof = "98,452* 124,418* 236,418* 262,452*"
    pl.shape(roof, s.RED, 3.4)
    pl.hatch("244,428 258,450", "190,428 190,450", 4, width=1.7)
    pl.hatch("232,420 240,424", "150,420 150,424", 2, width=1.7)


def _temple(pl: Scene, x: float) -> None:
    """A round temple: a dome on columns."""
    pl.shape(f"{x - 46},504* {x - 46},462* {x + 46},462* {x + 46},504*", s.SLATE, 2.6)
    for place in (-40, -14, 14, 40):
        pl.shape(f"{x + place - 7},504* {x + place - 6},464* {x + place + 6},464* {x + place + 7},504*", WHITE, 2.6)
        pl.line(f"{x + place + 3},468 {x + place + 3},500", 1.8)
    pl.shape(f"{x - 56},464* {x - 56},452* {x + 56},452* {x + 56},464*", WHITE, 3)
    dome = f"{x - 48},452* {x - 44},430 {x - 22},416 {x},412 {x + 22},416 {x + 44},430 {x + 48},452*"
    pl.shape(dome, s.BLUE, 3.6)
    pl.shade(dome, 22, gap=6)
    pl.lines(f"{x - 18},450 {x - 12},428 {x - 2},414|{x + 18},450 {x + 12},428 {x + 2},414", 2)


def bridge_strip() -> Scene:
    """A red-roofed house at the left, and at the right the river under a bridge of stone."""
    pl = Scene()
    _alps(pl, "44,396 110,436 176,404 236,444 290,404 348,442 408,400 462,438 536,388 590,426", 474)
    _woods(pl, "0,454 80,446 180,460 290,450 400,462 500,450 630,456")
    land(pl, "0,470 130,466 300,470 470,466 630,470")
    tree(pl, 54, 502, 112, 60)
    cottage(pl, 108, 505, 104, 78)
    pine(pl, 202, 504, 62)
    bush(pl, 246, 508, 46, 32)
    with pl.placed(114, 88, scale=.8):
        _bridge(pl)
    return pl


def _bridge(pl: Scene) -> None:
    """One high arch, the parapet over it, water below."""
    deck = "332,514* 336,486 400,450 466,432 480,431 494,432 560,450 624,486 628,514*"
    pl.shape(deck, STONE, 3.8)
    pl.fill("396,512* 400,484 428,460 480,450 532,460 560,484 564,512*", _WATER)
    pl.shape("400,480* 424,470 450,474 480,469 530,470 560,480* 540,482 480,479 420,482", s.LEAF, 2.2)
    kept, pl.ink = pl.ink, s.BLUE.dark
    pl.lines("424,490 450,488 474,490|470,498 504,496 536,498|500,488 522,487 538,489", 2.4)
    pl.ink = kept
    ring = "392,512* 396,482 426,457 480,446 534,457 564,482 568,512*"
    pl.contour(ring, 3.8, closed=False)
    pl.contour("408,512* 411,488 434,468 480,459 526,468 549,488 552,512*", 3, closed=False)
    pl.lines("396,488 410,492|408,468 420,478|430,454 438,466|455,449 459,461|480,446 480,459|505,449 501,461|530,454 522,466|552,468 540,478|564,488 550,492", 2.4, start=.9, end=.9)
    pl.hatch("398,500 402,484 430,462 480,452 510,456", "412,498 416,487 438,471 480,464 504,466", 12, width=2)
    pl.line("346,490 402,459 466,441 480,440 494,441 558,459 624,492", 2.4, start=.8, end=.8)
    pl.lines("352,504 372,503|366,490 386,488|580,488 598,490|576,503 600,504|600,476 612,482", 2.2, start=.7, end=.7)


def lake_strip() -> Scene:
    """The lake under high mountains: a round tower at the left, a rower at the right."""
    pl = Scene()
    _alps(pl, "40,408 116,440 184,416 240,446 292,416 350,446 404,414 462,440 536,378 590,420", 468)
    _woods(pl, "420,470 500,456 566,452 630,440", s.LEAF)
    lake(pl, 0, 630, 464)
    land(pl, "0,466 90,460 170,470 228,486 262,504")
    pl.shape("44,508* 42,392 44,388* 120,388* 122,392 120,508*", STONE, 3.6)
    pl.hatch("119,396 118,502", "92,396 92,502", 16, width=1.8)
    pl.shape("34,394* 44,378 82,330* 120,378 130,394*", s.RED, 3.6)
    pl.hatch("96,350 124,390", "86,362 92,390", 6, width=1.7)
    pl.shape("70,448* 70,426 79,416 88,426 88,448*", s.BLACK, 2)
    pl.shape("66,508* 66,482 79,472 92,482 92,508*", s.BROWN, 2.4)
    pl.lines("50,412 68,413|50,462 62,463|52,480 60,480|94,470 104,470", 2)
    pine(pl, 162, 502, 84)
    bush(pl, 206, 508, 56, 38)
    with pl.placed(172, 92, scale=.8):
        _rowing(pl)
    return pl


def _rowing(pl: Scene) -> None:
    """A man who rows, seen from the side, his back to where he goes."""
    pl.limb("432,486 410,472 396,484", [18, 15, 10], s.BLUE, 3)
    body = "424,490 428,458 440,440 458,442 464,462 458,490"
    pl.shape(body, s.RED, 3.4)
    pl.shade(body, 16, gap=5.4, along=10)
    pl.shape("438,404 430,414 424,424 429,428 430,440 444,444 458,434 462,416 456,402", FLESH, 2.8)
    pl.line("434,418 439,418", 2.6, start=.9, end=.9)
    pl.shape("444,414 456,408 464,412 462,430 450,444 436,446 432,436 444,430", s.HAIR_DARK, 2.2)
    pl.shape("416,412* 472,402* 460,396 450,388 434,392 430,403", s.YELLOW, 3)
    pl.line("434,402 450,400 464,402", 3, start=.9, end=.9)
    hull = "352,470* 390,482 440,484 500,480 540,462* 526,494 500,512 396,512 368,498"
    pl.shape(hull, TIMBER, 4)
    pl.line("364,484 420,495 480,495 530,478", 3.2, start=.7, end=.7)
    pl.shade(hull, 16, gap=6, along=0)
    pl.limb("424,446 380,470 340,492", [6, 6, 6], s.FAWN, 2.6)
    pl.shape("352,480* 338,482 316,500 322,508 342,502 358,490*", s.FAWN, 2.8)
    pl.arm("448,452 428,466 408,456", [17, 14, 10], WHITE, 3)
    pl.oval(404, 456, 8, 8, FLESH, 2.6)
