# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Large flowers, petal by petal: a rose, flowers of a single ring of petals, leaves of several cuts."""

from .. import style as s
from ..style import Ink
from .lines import ring
from .plate import Plate

_PETALS = {
    "round": "0,0* .34,-.3 .56,-.62 .46,-.94 .18,-1 0,-.95 -.18,-1 -.46,-.94 -.56,-.62 -.34,-.3",
    "heart": "0,0* .3,-.3 .58,-.68 .44,-.98 .18,-1 0,-.84* -.18,-1 -.44,-.98 -.58,-.68 -.3,-.3",
    "ray": "0,0* .15,-.34 .23,-.66 .17,-.92 0,-1 -.17,-.92 -.23,-.66 -.15,-.34",
}
_LEAVES = {
    "rose": "0,0* .2,-.2 .44,-.29 .72,-.2 1,0* .72,.2 .44,.29 .2,.2",
    "lance": "0,0* .24,-.12 .52,-.16 .78,-.1 1,0* .78,.1 .52,.16 .24,.12",
    "laurel": "0,0* .22,-.17 .5,-.21 .82,-.13 1,0* .82,.13 .5,.21 .22,.17",
    "heart": "0,0* .03,-.2 .2,-.34 .46,-.27 1,0* .46,.27 .2,.34 .03,.2",
}


def _sized(outline: str, r: float) -> str:
    found = []
    for token in outline.split():
        x, y = token.removesuffix("*").split(",")
        found.append(f"{float(x) * r:.2f},{float(y) * r:.2f}{'*' if token.endswith('*') else ''}")
    return " ".join(found)


def bloom(pl: Plate, x: float, y: float, r: float, ink: str | Ink, heart: str | Ink, *, petals: int = 5, cut: str = "heart",
    turn: float = 0, eye: float = .26) -> None:
    """An open flower with one ring of petals (``round``, ``heart`` or ``ray``) and a button in the middle."""
    outline = _sized(_PETALS[cut], r)
    for place in range(petals):
        with pl.placed(x, y, turn=turn + place * 360 / petals):
            pl.shape(outline, ink, 2.8)
            if cut == "ray":
                pl.line(f"0,{-r * .4} 0,{-r * .74}", 1.6)
            else:
                pl.lines(f"0,{-r * .3} 0,{-r * .68}|{r * .12},{-r * .3} {r * .22},{-r * .58}|{-r * .12},{-r * .3} {-r * .22},{-r * .58}", 1.6)
    pl.oval(x, y, r * eye, r * eye, heart, 2.4)


def open_rose(pl: Plate, x: float, y: float, r: float, ink: str | Ink = s.RED, heart: str | Ink = s.RED, *, turn: float = 0) -> None:
    """A rose seen from above: five outer petals with rolled edges, five inner ones, the bud in the middle."""
    outer = _sized("0,0* .46,-.34 .74,-.68 .56,-1 0,-1.08 -.56,-1 -.74,-.68 -.46,-.34", r)
    inner = _sized("0,0* .26,-.18 .42,-.38 .3,-.56 0,-.6 -.3,-.56 -.42,-.38 -.26,-.18", r)
    for place in range(5):
        with pl.placed(x, y, turn=turn + place * 72):
            pl.shape(outer, ink, 3)
            pl.line(f"{-r * .44},{-r * .82} 0,{-r * .88} {r * .44},{-r * .82}", 1.8)
    for place in range(5):
        with pl.placed(x, y, turn=turn + 36 + place * 72):
            pl.shape(inner, heart, 2.6)
    pl.fill(ring(x, y, r * .34, r * .34), heart)
    with pl.placed(x, y, turn=turn):
        pl.line(_sized("-.3,.1 -.24,-.2 .06,-.3 .28,-.1 .2,.18 -.04,.2 -.12,.02 .04,-.08", r), 2.4, start=.3, end=.3)


def frond(pl: Plate, x: float, y: float, long: float, turn: float, ink: str | Ink = s.GREEN, *, cut: str = "laurel", fine: bool = False) -> None:
    """A leaf that starts at (x, y): its rib, side veins, and hatching on its shadow side."""
    with pl.placed(x, y, turn=turn):
        pl.shape(_sized(_LEAVES[cut], long), ink, 3)
        pl.line(f"{long * .06},0 {long * .5},{-long * .02} {long * .9},0", 1.8, start=.8)
        if fine:
            pl.hatch(f"{long * .26},{long * .02} {long * .74},{long * .02}", f"{long * .36},{long * .16} {long * .8},{long * .1}", 4, width=1.5)
