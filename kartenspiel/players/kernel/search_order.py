# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""In which order a search of open hands tries cards: the better the first, the sooner it ends."""

from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.search_ground import GROUPS, SEATS
from kartenspiel.players.kernel.search_state import OpenSearch, over


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def order_to_follow(
    on: OpenSearch,
    at: cython.longlong,
    seat: cython.longlong,
    top: cython.longlong,
    with_side: cython.bint,
    cards: cython.ulonglong,
    takes: cython.bint,
) -> cython.void:
    """Put the cards to follow with in groups in the order in which they are tried."""
    wins: cython.ulonglong = cards & on.beaters[top]
    lost: cython.ulonglong = cards ^ wins
    most: cython.ulonglong = on.worth_most
    more: cython.ulonglong = on.worth_more
    some: cython.ulonglong = on.worth_some
    if not takes:
        on.groups[at], on.groups[at + 1] = lost, wins
        return
    if seat == on.lasts[on.tricks_left]:
        if with_side:
            on.groups[at], on.groups[at + 1], on.groups[at + 2] = cards & most, cards & more, cards & some
            on.groups[at + 3] = cards & ~(most | more | some)
            return
        on.groups[at], on.groups[at + 1] = wins & ~on.trumps, wins & on.trumps
        on.groups[at + 2] = lost & ~(most | more | some)
        on.groups[at + 3], on.groups[at + 4], on.groups[at + 5] = lost & some, lost & more, lost & most
        return
    others: cython.ulonglong = on.lefts[on.tricks_left] & ~on.held[seat]
    if with_side and not others & on.above[top]:
        on.groups[at], on.groups[at + 1], on.groups[at + 2] = lost & most, lost & more, lost & some
        on.groups[at + 3], on.groups[at + 4] = lost & ~(most | more | some), wins
        return
    suit: cython.ulonglong = on.suit[cython.lowest(cards)]
    sure: cython.ulonglong = wins & suit & over(others & suit)
    on.groups[at], on.groups[at + 1] = sure, wins & ~sure & ~most
    on.groups[at + 2] = lost & ~(most | more | some)
    on.groups[at + 3] = lost & ~most & (more | some)
    on.groups[at + 4], on.groups[at + 5] = wins & ~sure & most, lost & most


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def order_leads(
    on: OpenSearch,
    seat: cython.longlong,
    cards: cython.ulonglong,
    against: cython.ulonglong,
    hint: cython.longlong,
    takes: cython.bint,
) -> cython.void:
    """Put cards to lead in groups in the order in which they are tried, `hint` first."""
    number: cython.longlong
    other: cython.longlong
    one: cython.ulonglong = 1
    at: cython.longlong = GROUPS * (SEATS * on.tricks_left + seat)
    first: cython.ulonglong = cards & one << hint
    ruffers: cython.bint = (against & on.trumps) != 0
    best: cython.ulonglong = 0
    for number in range(on.shapes.suits):
        suit: cython.ulonglong = on.suits[number]
        mine: cython.ulonglong = cards & suit
        if not mine:
            continue
        mine &= over(against & suit)
        if mine and ruffers and not mine & on.trumps:
            for other in range(on.seats):
                hand: cython.ulonglong = on.held[other] & against
                if hand & on.trumps and not hand & suit:
                    mine = 0
        best |= mine
    on.groups[at] = first
    best &= ~first
    rest: cython.ulonglong = cards & ~(first | best)
    if not takes:
        on.groups[at + 1], on.groups[at + 2] = rest, best
        return
    most: cython.ulonglong = on.worth_most
    half: cython.ulonglong = on.worth_more | on.worth_some
    on.groups[at + 1], on.groups[at + 2] = best & ~on.trumps, best & on.trumps
    on.groups[at + 3], on.groups[at + 4] = rest & ~(most | half), rest & half
    on.groups[at + 5] = rest & most
