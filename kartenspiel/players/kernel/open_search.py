# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a side wins where all hands lie open: the search of `Solver`, without Python while it lasts.

It asks whether a side reaches a number, and finds a bound of what it reaches: as much at least where it does, as much
at most where it does not.  What it finds before a trick is remembered under who holds which card of those left,
whatever they are; of cards that are alike one is tried.
"""

from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.search_bounds import cards_against, sure_bound
from kartenspiel.players.kernel.search_ground import (
    DEPTH_BITS,
    GROUPS,
    NO_PLACE,
    PLACE_BITS,
    SEATS,
    UNKNOWN,
    VALUE_BITS,
)
from kartenspiel.players.kernel.search_order import order_leads, order_to_follow
from kartenspiel.players.kernel.search_state import OpenSearch, leading, unlike

_ENDED = cython.declare(cython.longlong, -1)
"""What is answered instead of a bound by a search that was stopped, has done all its work, or failed."""
_LOOK = cython.declare(cython.longlong, 256)
"""After so many cards it is looked whether to stop: in hundredths of a millisecond compiled, in some without."""
_NEEDS = cython.declare(cython.longlong, 100)
"""What must be met exactly is part of a key, mixed from here on: `OpenSearch.salt` is mixed of smaller numbers."""


class SearchStoppedError(Exception):
    """A search was stopped, or has played as many cards as it may."""


def reaches(search: OpenSearch, place: int, need: int) -> bool:
    """Whether the side reaches a number, after a card where `place` is not below 0; raises as `find_bound` does."""
    return find_bound(search, place, need) >= (1 if search.exactly else need)


def find_bound(search: OpenSearch, place: int, need: int) -> int:
    """Return a number not below `need` that the side reaches, or one below it that it does not surpass.

    Raises `SearchStoppedError` where it was stopped or has done its work.
    """
    card: cython.longlong = place
    needed: cython.longlong = need
    found: cython.longlong
    with cython.nogil:
        found = _from_here(search, card, needed)
    if found == _ENDED:
        if search.error is not None:
            raise search.error
        raise SearchStoppedError
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _from_here(on: OpenSearch, card: cython.longlong, need: cython.longlong) -> cython.longlong:
    """Return a bound of what the side reaches from the position, or after a card there; it is left as it was."""
    one: cython.ulonglong = 1
    tricks: cython.longlong = on.tricks_left
    if not tricks:
        return need == 0 if on.exactly else 0
    on.needs[tricks], on.rests[tricks] = need, on.whole
    on.takes[tricks] = need > 0 if on.exactly else on.wants_much
    on.goals[tricks] = 1 if on.exactly else need
    on.chosen = 0
    if card >= 0:
        on.chosen = one << card
        on.groups[GROUPS * (SEATS * tricks + on.turn)] = one << card
    if on.begun:
        return _follow(on, on.turn, on.begun_best, on.begun_top, on.begun_taker, on.gathered)
    if card >= 0:
        return _tried_leads(on, on.turn, on.chosen)
    return _decided(on, on.turn, need, on.whole)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lay_with_care(on: OpenSearch, seat: cython.longlong, place: cython.longlong) -> cython.ulonglong:
    """Remember which card lies where, and that who must play it has done so; return what he had to."""
    must: cython.ulonglong = on.must[seat]
    on.laid[_where(on, seat)] = place
    if must >> place & 1:
        on.must[seat] = 0
        on.bound_seats -= 1
    return must


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _take_up_with_care(on: OpenSearch, seat: cython.longlong, must: cython.ulonglong) -> cython.void:
    """Take back what was remembered of the card that a seat is bound to."""
    on.bound_seats += (must != 0) - (on.must[seat] != 0)
    on.must[seat] = must


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _where(on: OpenSearch, seat: cython.longlong) -> cython.longlong:
    """Return where in `laid` the card of a seat lies, or is to lie, in the open trick."""
    return SEATS * on.tricks_left + (seat + on.seats - 1 - on.lasts[on.tricks_left]) % on.seats


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow(
    on: OpenSearch,
    seat: cython.longlong,
    best: cython.longlong,
    top: cython.longlong,
    taker: cython.longlong,
    gathered: cython.longlong,
) -> cython.longlong:
    """Return a bound of what the side reaches, by trying what a seat may add to a trick.

    `best` is the best card of the suit led, `top` wins so far, and `taker` has played it.
    """
    cards: cython.ulonglong = on.chosen or _asked_to_follow(on, seat, best, top)
    on.chosen = 0
    if cards & (cards - 1):
        cards = unlike(on, cards, on.lefts[on.tricks_left])
    if not cards & (cards - 1):
        return _added(on, seat, cards, best, top, taker, gathered) if cards else _ENDED
    upwards: cython.bint = on.takes[on.tricks_left] != 0
    at: cython.longlong = GROUPS * (SEATS * on.tricks_left + seat)
    order_to_follow(on, at, seat, top, on.foes[SEATS * seat + taker] == 0, cards, upwards)
    one: cython.ulonglong = 1
    wants: cython.longlong = on.wants[seat]
    goal: cython.longlong = on.goals[on.tricks_left]
    turned: cython.longlong = wants - 1  # all bits where little is wanted: then the least is the greatest
    reached: cython.longlong = (on.rests[on.tricks_left] & turned) - wants ^ turned
    found: cython.longlong = _ENDED
    while cards:
        group: cython.ulonglong = on.groups[at]
        while not group:
            at += 1
            group = on.groups[at]
        bit: cython.ulonglong = group & -group if upwards else one << (group.bit_length() - 1)
        on.groups[at] = group ^ bit
        cards ^= bit
        found = _added(on, seat, bit, best, top, taker, gathered)
        if (found >= goal) == wants or found == _ENDED:
            break
        reached = max(reached, found ^ turned)
        found = reached ^ turned
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _added(
    on: OpenSearch,
    seat: cython.longlong,
    bit: cython.ulonglong,
    best: cython.longlong,
    top: cython.longlong,
    taker: cython.longlong,
    gathered: cython.longlong,
) -> cython.longlong:
    """Return a bound of what the side reaches where a seat adds this card to a trick."""
    must: cython.ulonglong = 0
    found: cython.longlong
    on.played += 1
    if on.played > on.pause and _is_to_stop(on):
        return _ENDED
    place: cython.longlong = cython.lowest(bit)
    on.held[seat] ^= bit
    if on.careful:
        must = _lay_with_care(on, seat, place)
    gathered += on.points[place]
    wins: cython.bint = on.beaters[top] & bit != 0
    top = place if wins else top
    taker = seat if wins else taker
    if seat == on.lasts[on.tricks_left]:
        found = _taken(on, seat, top, taker, gathered)
    else:
        best = place if on.above[best] & bit else best
        found = _follow(on, on.next[seat], best, top, taker, gathered)
    if on.careful:
        _take_up_with_care(on, seat, must)
    on.held[seat] ^= bit
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _tried_leads(on: OpenSearch, seat: cython.longlong, cards: cython.ulonglong) -> cython.longlong:
    """Return a bound of what the side reaches, by trying what a seat may lead, which stands in groups."""
    wants: cython.longlong = on.wants[seat]
    goal: cython.longlong = on.goals[on.tricks_left]
    turned: cython.longlong = wants - 1  # as in `_follow`
    reached: cython.longlong = (on.rests[on.tricks_left] & turned) - wants ^ turned
    at: cython.longlong = GROUPS * (SEATS * on.tricks_left + seat)
    must: cython.ulonglong = 0
    hand: cython.ulonglong = on.held[seat]
    found: cython.longlong = reached
    on.lasts[on.tricks_left] = on.before[seat]
    on.chosen = 0
    while cards:
        group: cython.ulonglong = on.groups[at]
        while not group:
            at += 1
            group = on.groups[at]
        bit: cython.ulonglong = group & -group
        on.groups[at] = group ^ bit
        cards ^= bit
        place: cython.longlong = cython.lowest(bit)
        on.played += 1
        if on.played > on.pause and _is_to_stop(on):
            found = _ENDED
            break
        on.held[seat] = hand ^ bit
        if on.careful:
            must = _lay_with_care(on, seat, place)
        found = _follow(on, on.next[seat], place, place, seat, on.points[place])
        if on.careful:
            _take_up_with_care(on, seat, must)
        if (found >= goal) == wants or found == _ENDED:
            on.best_lead = place
            break
        reached = max(reached, found ^ turned)
        found = reached ^ turned
    on.held[seat] = hand
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _asked_to_follow(
    on: OpenSearch, seat: cython.longlong, best: cython.longlong, top: cython.longlong
) -> cython.ulonglong:
    """Return the cards that a seat may add to a trick; none where asking the rules failed."""
    hand: cython.ulonglong = on.held[seat]
    row: cython.longlong = on.rows[SEATS * on.stage + seat]
    special: cython.bint = False
    if top == on.special_top and on.asking[on.stage] >= 0:
        end: cython.longlong = _where(on, seat)
        on.laid[end] = on.asking[on.stage]
        special = on.tables.special_taker(on.laid, SEATS * on.tricks_left, end + 1) == end
        row += special
    index: cython.longlong = row << 12 | best << 6 | top
    at: cython.longlong = on.begins[index]
    if not 0 <= at < on.known:  # new, or met meanwhile by others who play by these rules
        if not on.ask(row, seat, best, top, special):
            return 0
        at = on.begins[index]
    at *= 2
    while not hand & on.wishes[at]:
        at += 2
    return hand & on.wishes[at + 1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_to_stop(on: OpenSearch) -> cython.bint:
    """Look whether to stop."""
    on.pause = on.played + _LOOK
    if on.flag[0]:
        return True
    if on.limit < 0:
        return False
    if on.played > on.limit:
        return True
    on.pause = min(on.pause, on.limit)
    return False


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _taken(
    on: OpenSearch,
    last: cython.longlong,
    top: cython.longlong,
    taker: cython.longlong,
    gathered: cython.longlong,
) -> cython.longlong:
    """Return a bound of what the side reaches, a trick being full."""
    found: cython.longlong
    need: cython.longlong = on.needs[on.tricks_left]
    if top == on.special_top:
        first: cython.longlong = SEATS * on.tricks_left
        special: cython.longlong = on.tables.special_taker(on.laid, first, first + on.seats)
        if special >= 0:
            taker = (last + 1 + special - first) % on.seats
    gathered += on.trick_worth
    if on.tricks_left == 1:
        gathered += on.last
    gained: cython.longlong = gathered & -(on.side >> taker & 1)
    if on.stakes:
        gained += _settle(on, last, taker, True)
        gathered += _settle(on, last, taker, False)
    if on.tricks_left == 1:
        return need == gained if on.exactly else gained
    rest: cython.longlong = on.rests[on.tricks_left] - gathered
    on.tricks_left -= 1
    if on.changes:
        on.number += 1
        on.stage = on.stages[on.number]
    found = _decided(on, taker, need - gained, rest)
    on.tricks_left += 1
    if on.changes:
        on.number -= 1
        on.stage = on.stages[on.number]
    return found if on.exactly or found == _ENDED else found + gained


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _decided(on: OpenSearch, seat: cython.longlong, need: cython.longlong, rest: cython.longlong) -> cython.longlong:
    """Return a bound of what the side reaches, a seat being to lead, without looking where that is clear."""
    if on.exactly:
        if need > on.tricks_left or need < 0:
            return 0
    elif need > rest:
        return rest
    elif need <= 0:
        return 0
    return _last_trick(on, seat, need) if on.tricks_left == 1 else _lead(on, seat, need, rest)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _settle(on: OpenSearch, last: cython.longlong, taker: cython.longlong, of_side: cython.bint) -> cython.longlong:
    """Return what the side wins with single cards in a full trick, or both sides together."""
    number: cython.longlong
    at: cython.longlong
    first: cython.longlong = SEATS * on.tricks_left
    trick: cython.longlong = on.tricks - on.tricks_left + 1
    found: cython.longlong = 0
    for number in range(on.stakes):
        for at in range(on.seats):
            if on.laid[first + at] == on.staked[4 * number]:
                owner: cython.longlong = (last + 1 + at) % on.seats
                same: cython.bint = (on.side >> owner ^ on.side >> taker) & 1 == 0
                won: cython.bint = same if on.staked[4 * number + 3] else owner == taker
                won = won and on.staked[4 * number + 1] == trick
                if not of_side or won == (on.side >> owner & 1):
                    found += on.staked[4 * number + 2]
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead(on: OpenSearch, seat: cython.longlong, need: cython.longlong, rest: cython.longlong) -> cython.longlong:
    """Return a bound of what the side reaches, a seat being to lead."""
    left: cython.ulonglong = on.held[0] | on.held[1] | on.held[2] | on.held[3]
    asked: cython.longlong = 1 if on.exactly else need
    low: cython.longlong = 0
    high: cython.longlong = 1 if on.exactly else rest
    hint: cython.longlong = NO_PLACE
    whole: cython.ulonglong = (1 << VALUE_BITS) - 1
    key: cython.ulonglong = 0
    slot: cython.longlong = 0
    value: cython.ulonglong
    found: cython.longlong
    if not on.bound_seats:
        key = on.shapes.key(left) ^ on.salt[seat]
        if on.exactly:
            key ^= cython.mixed(_NEEDS + need)
        slot = 4 * (key & on.mask)
        value = 0
        if on.table[slot] == key:
            value = on.table[slot + 1]
        elif on.table[slot + 2] == key:
            value = on.table[slot + 3]
        if value >> (2 * VALUE_BITS + PLACE_BITS + DEPTH_BITS) == on.search:
            low = value >> VALUE_BITS & whole
            high = value & whole
            if low >= asked:
                return low
            if high < asked:
                return high
            hint = value >> 2 * VALUE_BITS & NO_PLACE
    against: cython.ulonglong = cards_against(on, seat)
    found = sure_bound(on, seat, need, rest, left, against)
    if found != UNKNOWN:
        return found
    takes: cython.bint = need > 0 if on.exactly else on.wants_much
    tricks: cython.longlong = on.tricks_left
    on.goals[tricks], on.needs[tricks], on.rests[tricks] = asked, need, rest
    on.lefts[tricks], on.takes[tricks] = left, takes
    cards: cython.ulonglong = unlike(on, leading(on, seat), left)
    order_leads(on, seat, cards, against, hint, takes)
    found = _tried_leads(on, seat, cards)
    if on.bound_seats or found == _ENDED:
        return found
    if (found >= asked) == on.wants[seat]:
        hint = on.best_lead
    if found >= asked:
        low = max(low, found)
    else:
        high = min(high, found)
    _keep(on, slot, key, hint, low, high)
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _last_trick(on: OpenSearch, seat: cython.longlong, need: cython.longlong) -> cython.longlong:
    """Return what the side wins with the last card of each hand; where a number must be met, whether it is."""
    laid: cython.longlong
    last: cython.longlong = seat
    taker: cython.longlong = seat
    top: cython.longlong = cython.lowest(on.held[seat])
    gathered: cython.longlong = on.points[top] + on.trick_worth + on.last
    if on.watches:
        on.laid[SEATS] = top
    for laid in range(1, on.seats):
        last = on.next[last]
        place: cython.longlong = cython.lowest(on.held[last])
        gathered += on.points[place]
        if on.watches:
            on.laid[SEATS + laid] = place
        if on.beaters[top] >> place & 1:
            top, taker = place, last
    if top == on.special_top:
        special: cython.longlong = on.tables.special_taker(on.laid, SEATS, SEATS + on.seats)
        if special >= 0:
            taker = (seat + special - SEATS) % on.seats
    gathered &= -(on.side >> taker & 1)
    if on.stakes:
        gathered += _settle(on, last, taker, True)
    return need == gathered if on.exactly else gathered


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _keep(
    on: OpenSearch,
    slot: cython.longlong,
    key: cython.ulonglong,
    hint: cython.longlong,
    low: cython.longlong,
    high: cython.longlong,
) -> cython.void:
    """Remember what was found: of two positions in one place the one with more tricks stays, the other is the last."""
    depth: cython.ulonglong = on.tricks_left
    age: cython.ulonglong = on.search << DEPTH_BITS | depth
    value: cython.ulonglong = age << PLACE_BITS | cython.cast(cython.ulonglong, hint)
    value = (value << VALUE_BITS | cython.cast(cython.ulonglong, low)) << VALUE_BITS
    value |= cython.cast(cython.ulonglong, high)
    if on.table[slot] != key:
        before: cython.ulonglong = on.table[slot + 1] >> (2 * VALUE_BITS + PLACE_BITS)
        if before > age:
            slot += 2
        elif on.table[slot + 2] != key:
            on.table[slot + 2], on.table[slot + 3] = on.table[slot], on.table[slot + 1]
    on.table[slot], on.table[slot + 1] = key, value
