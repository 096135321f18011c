# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a side may be expected to win, told by its cards alone: the nearer to the value, the fewer questions find it."""

from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.search_ground import SEATS
from kartenspiel.players.kernel.search_state import OpenSearch


def likely(search: OpenSearch, rest: int) -> int:
    """Return a number about which it is as likely as not that the side of a search reaches it."""
    return _likely(search, rest)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _likely(on: OpenSearch, rest: cython.longlong) -> cython.longlong:
    """Return it as half, and more or less by what its cards are better or worse than half.

    That is five quarters of the share of beaten cards which its own beat, and half of the share of points which it
    holds: tried out in the deals by which the solver is measured, where the guess is a third nearer to the value than
    half of all is, and an eighth fewer cards are tried.  A side that wants little is not judged.
    """
    seat: cython.longlong
    other: cython.longlong
    place: cython.longlong
    cards: cython.ulonglong
    beats: cython.longlong = 0
    beaten: cython.longlong = 0
    holds: cython.longlong = 0
    points: cython.longlong = 0
    for seat in range(on.seats):
        ours: cython.bint = on.side >> seat & 1 != 0
        cards = on.held[seat]
        while cards:
            place = cython.lowest(cards)
            cards &= cards - 1
            points += on.points[place]
            holds += on.points[place] if ours else 0
            for other in range(on.seats):
                better: cython.ulonglong = on.beaters[place] & on.held[other] & on.foes[SEATS * seat + other]
                beaten += better.bit_count()
                beats += 0 if ours else better.bit_count()
    if not beaten or not on.wants_much:
        return rest // 2
    if not points:
        holds, points = 1, 2
    whole: cython.longlong = 8 * beaten * points
    share: cython.longlong = 10 * beats * points + 4 * holds * beaten - 3 * beaten * points
    return rest * min(max(share, 0), whole) // whole + 1
