# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a side of open hands has for certain: trumps that cannot be beaten, winners one after the other."""

from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.search_ground import SEATS, UNKNOWN
from kartenspiel.players.kernel.search_state import OpenSearch, over


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def cards_against(on: OpenSearch, seat: cython.longlong) -> cython.ulonglong:
    """Return the cards of the side against a seat."""
    at: cython.longlong = SEATS * seat
    return (
        (on.held[0] & on.foes[at])
        | (on.held[1] & on.foes[at + 1])
        | (on.held[2] & on.foes[at + 2])
        | (on.held[3] & on.foes[at + 3])
    )


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def sure_bound(
    on: OpenSearch,
    seat: cython.longlong,
    need: cython.longlong,
    rest: cython.longlong,
    left: cython.ulonglong,
    against: cython.ulonglong,
) -> cython.longlong:
    """Return a bound of what the side takes where trumps that cannot be beaten, or winners, decide; else `UNKNOWN`.

    A side has the points of its trumps that the other cannot beat, and a trick for each of them in one hand.
    """
    if on.exactly or (on.special_top >= 0 and on.trull & left == on.trull):
        return UNKNOWN
    trumps: cython.ulonglong = left & on.trumps
    against_trumps: cython.ulonglong = against & trumps
    of_side: cython.bint = on.side >> seat & 1 != 0
    sure: cython.longlong
    if trumps & ~against > against_trumps:
        sure = _worth_of_best(on, trumps & ~against & over(against_trumps))
        if of_side:
            if sure >= need:
                return sure
        elif rest - sure < need:
            return rest - sure
    elif against_trumps:
        sure = _worth_of_best(on, against_trumps & over(trumps & ~against))
        if not of_side:
            if sure >= need:
                return sure
        elif rest - sure < need:
            return rest - sure
    return _cashed(on, seat, need, rest, left) if on.sure_leads and on.wants_much else UNKNOWN


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _worth_of_best(on: OpenSearch, best: cython.ulonglong) -> cython.longlong:
    """Return what a side gets with trumps that the other cannot beat."""
    seat: cython.longlong
    count: cython.longlong = 0
    if on.each_trick and best:
        for seat in range(on.seats):
            count = max(count, (on.held[seat] & best).bit_count())
    return _worth_of_tricks(on, best, count)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _worth_of_tricks(on: OpenSearch, cards: cython.ulonglong, count: cython.longlong) -> cython.longlong:
    """Return what so many tricks with these cards are worth at least."""
    found: cython.longlong = count * on.each_trick
    cards &= on.dear
    while cards:
        found += on.points[cython.lowest(cards)] - on.least
        cards &= cards - 1
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _cashed(
    on: OpenSearch, seat: cython.longlong, need: cython.longlong, rest: cython.longlong, left: cython.ulonglong
) -> cython.longlong:
    """Return a bound of what the side takes where winners that a seat can lead are enough for it; else `UNKNOWN`."""
    number: cython.longlong
    hand: cython.ulonglong = on.held[seat]
    others: cython.ulonglong = left ^ hand
    cash: cython.ulonglong = hand & on.trumps & over(others & on.trumps)
    ruffers: cython.bint = others & on.trumps != 0
    if on.followed or not ruffers:
        for number in range(on.shapes.suits):
            suit: cython.ulonglong = on.suits[number]
            best: cython.ulonglong = hand & suit & over(others & suit)
            if best and ruffers and not best & on.trumps:
                best = _followed(on, seat, suit, best)
            cash |= best
    if not cash:
        return UNKNOWN
    count: cython.longlong = cash.bit_count()
    of_side: cython.bint = on.side >> seat & 1 != 0
    if count == on.tricks_left and not on.stakes:
        return rest if of_side else 0
    sure: cython.longlong = _worth_of_tricks(on, cash, count)
    if of_side and sure >= need:
        return sure
    if not of_side and rest - sure < need:
        return rest - sure
    return UNKNOWN


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _followed(
    on: OpenSearch, seat: cython.longlong, suit: cython.ulonglong, cards: cython.ulonglong
) -> cython.ulonglong:
    """Return of the best cards of a suit as many as those with trumps must follow."""
    other: cython.longlong
    for other in range(on.seats):
        hand: cython.ulonglong = on.held[other]
        if other != seat and hand & on.trumps:
            hand &= suit
            while cards.bit_count() > hand.bit_count():
                cards &= cards - 1
    return cards
