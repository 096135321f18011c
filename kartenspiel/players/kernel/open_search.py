# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a side wins where all hands lie open: the search of `Solver`, without Python while it lasts.

It asks whether a side reaches a number, and finds a bound of what it reaches: as much at least where it does, as much
at most where it does not.  What it finds before a trick is remembered under who holds which card of those left,
whatever they are; of cards that are alike one is tried.
"""

from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.search_bounds import cards_against, sure_bound
from kartenspiel.players.kernel.search_order import order_leads, order_to_follow
from kartenspiel.players.kernel.search_state import OpenSearch, leading, unlike

_SEATS = cython.declare(cython.longlong, 4)
"""The seats of a search are kept in two bits."""
_GROUPS = cython.declare(cython.longlong, 8)
"""Cards to be tried are in so many groups at most, one after the other."""
_BITS_OF_VALUE = cython.declare(cython.longlong, 22)
_BITS_OF_PLACE = cython.declare(cython.longlong, 6)
_NO_PLACE = cython.declare(cython.longlong, 63)
_BITS_OF_DEPTH = cython.declare(cython.longlong, 5)
_DEEPEST = cython.declare(cython.longlong, 31)
_WHOLE_VALUE = cython.declare(cython.ulonglong, (1 << 22) - 1)
_UNKNOWN = cython.declare(cython.longlong, -2)
_ENDED = cython.declare(cython.longlong, -1)
"""What a search answers that was stopped, has done all its work, or failed."""
_LOOK = cython.declare(cython.longlong, 256)
"""After so many cards it is looked whether to stop: in hundredths of a millisecond compiled, in some without."""


class SearchStoppedError(Exception):
    """A search was stopped, or has played as many cards as it may."""


def reaches(search: OpenSearch, place: int, need: int) -> bool:
    """Whether the side reaches a number, after a card where `place` is not below 0; it raises what `bound` does."""
    return bound(search, place, need) >= (1 if search.exactly else need)


def bound(search: OpenSearch, place: int, need: int) -> int:
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
    top: cython.longlong = on.begun_high << 6 | on.begun_top
    if not on.left:
        return need == 0 if on.exactly else 0
    on.needs[on.left], on.rests[on.left] = need, on.whole
    on.takes[on.left] = need > 0 if on.exactly else on.high
    on.goals[on.left] = 1 if on.exactly else need
    on.chosen = 0
    if card >= 0:
        on.chosen = one << card
        on.groups[_GROUPS * (_SEATS * on.left + on.begun)] = one << card
    if on.begun:
        return _follow(on, on.begun, on.turn, top, on.begun_held, on.gathered)
    if card >= 0:
        return _tried_leads(on, on.turn, on.chosen)
    return _decided(on, on.turn, need, on.whole)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lay_with_care(
    on: OpenSearch, laid: cython.longlong, seat: cython.longlong, place: cython.longlong
) -> cython.ulonglong:
    """Remember which card lies where, and that who must play it has done so; return what he had to."""
    must: cython.ulonglong = on.must[seat]
    on.laid[_SEATS * on.left + laid] = place
    if must >> place & 1:
        on.must[seat] = 0
        on.bound -= 1
    return must


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _take_up_with_care(on: OpenSearch, seat: cython.longlong, must: cython.ulonglong) -> cython.void:
    """Take back what was remembered of the card that a seat is bound to."""
    on.bound += (must != 0) - (on.must[seat] != 0)
    on.must[seat] = must


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _in_groups(
    on: OpenSearch, laid: cython.longlong, seat: cython.longlong, high: cython.longlong, held: cython.longlong
) -> cython.ulonglong:
    """Return what a seat may play, of cards that are alike one, and put it into groups, the most promising first.

    Nothing where asking the rules failed.
    """
    at: cython.longlong = _GROUPS * (_SEATS * on.left + laid)
    cards: cython.ulonglong = on.must[seat] or _asked_to_follow(on, laid, seat, high)
    if cards & (cards - 1):
        cards = unlike(on, cards, on.lefts[on.left])
    on.groups[at] = cards
    if cards & (cards - 1):
        order_to_follow(
            on, at, laid, seat, high & 63, on.foes[_SEATS * seat + held] == 0, cards, on.takes[on.left] != 0
        )
    return cards


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow(
    on: OpenSearch,
    laid: cython.longlong,
    seat: cython.longlong,
    high: cython.longlong,
    held: cython.longlong,
    gathered: cython.longlong,
) -> cython.longlong:
    """Return a bound of what the side reaches, so many cards being laid, by trying what a seat may add to them.

    `high` is the best card of the suit led, times 64, and the card that wins so far.
    """
    wants: cython.longlong = on.wants[seat]
    upwards: cython.bint = on.takes[on.left] != 0
    goal: cython.longlong = on.goals[on.left]
    turned: cython.longlong = wants - 1  # all bits where little is wanted: then the least is the greatest
    best: cython.longlong = (on.rests[on.left] & turned) - wants ^ turned
    at: cython.longlong = _GROUPS * (_SEATS * on.left + laid)
    one: cython.ulonglong = 1
    must: cython.ulonglong = 0
    hand: cython.ulonglong = on.held[seat]
    found: cython.longlong = _ENDED
    cards: cython.ulonglong = on.chosen or _in_groups(on, laid, seat, high, held)
    on.chosen = 0
    while cards:
        group: cython.ulonglong = on.groups[at]
        while not group:
            at += 1
            group = on.groups[at]
        bit: cython.ulonglong = group & -group if upwards else one << (group.bit_length() - 1)
        on.groups[at] = group ^ bit
        cards ^= bit
        place: cython.longlong = bit.bit_length() - 1
        on.played += 1
        if on.played > on.pause and _is_to_stop(on):
            found = _ENDED
            break
        on.held[seat] = hand ^ bit
        if on.careful:
            must = _lay_with_care(on, laid, seat, place)
        points: cython.longlong = gathered + on.points[place]
        # without branches, for nobody can foresee them: all bits where the card wins, where it is the best of its suit
        wins: cython.longlong = -cython.cast(cython.longlong, on.beaters[high & 63] >> place & 1)
        taker: cython.longlong = held ^ (held ^ seat) & wins
        if laid + 1 == on.seats:
            found = _taken(on, seat, (high ^ (high ^ place) & wins) & 63, taker, points)
        else:
            better: cython.longlong = -cython.cast(cython.longlong, on.above[high >> 6] >> place & 1)
            after: cython.longlong = high ^ (high ^ place) & wins & 63 ^ (high ^ place << 6) & better & ~63
            found = _follow(on, laid + 1, on.next[seat], after, taker, points)
        if on.careful:
            _take_up_with_care(on, seat, must)
        if (found >= goal) == wants or found == _ENDED:
            break
        best = max(best, found ^ turned)
        found = best ^ turned
    on.held[seat] = hand
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _tried_leads(on: OpenSearch, seat: cython.longlong, cards: cython.ulonglong) -> cython.longlong:
    """Return a bound of what the side reaches, by trying what a seat may lead, which stands in groups."""
    wants: cython.longlong = on.wants[seat]
    goal: cython.longlong = on.goals[on.left]
    turned: cython.longlong = wants - 1  # all bits where little is wanted: then the least is the greatest
    best: cython.longlong = (on.rests[on.left] & turned) - wants ^ turned
    at: cython.longlong = _GROUPS * _SEATS * on.left
    must: cython.ulonglong = 0
    hand: cython.ulonglong = on.held[seat]
    found: cython.longlong = best
    on.chosen = 0
    while cards:
        group: cython.ulonglong = on.groups[at]
        while not group:
            at += 1
            group = on.groups[at]
        bit: cython.ulonglong = group & -group
        on.groups[at] = group ^ bit
        cards ^= bit
        place: cython.longlong = bit.bit_length() - 1
        on.played += 1
        if on.played > on.pause and _is_to_stop(on):
            found = _ENDED
            break
        on.held[seat] = hand ^ bit
        if on.careful:
            must = _lay_with_care(on, 0, seat, place)
        found = _follow(on, 1, on.next[seat], place << 6 | place, seat, on.points[place])
        if on.careful:
            _take_up_with_care(on, seat, must)
        if (found >= goal) == wants or found == _ENDED:
            on.best = place
            break
        best = max(best, found ^ turned)
        found = best ^ turned
    on.held[seat] = hand
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _asked_to_follow(
    on: OpenSearch, laid: cython.longlong, seat: cython.longlong, high: cython.longlong
) -> cython.ulonglong:
    """Return the cards that a seat may add to a trick; none where asking the rules failed."""
    hand: cython.ulonglong = on.held[seat]
    row: cython.longlong = on.rows[_SEATS * on.stage + seat]
    special: cython.bint = False
    if (high & 63) == on.special_top and on.asking[on.stage] >= 0:
        first: cython.longlong = _SEATS * on.left
        on.laid[first + laid] = on.asking[on.stage]
        special = on.tables.special_taker(on.laid, first, first + laid + 1) == first + laid
        row += special
    index: cython.longlong = row << 12 | high
    at: cython.longlong = on.begins[index]
    if not 0 <= at < on.known:  # new, or met meanwhile by others who play by these rules
        if not on.ask(row, seat, high >> 6, high & 63, special):
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
    held: cython.longlong,
    gathered: cython.longlong,
) -> cython.longlong:
    """Return a bound of what the side reaches, a trick being full."""
    taker: cython.longlong
    found: cython.longlong
    need: cython.longlong = on.needs[on.left]
    if top == on.special_top:
        first: cython.longlong = _SEATS * on.left
        taker = on.tables.special_taker(on.laid, first, first + on.seats)
        if taker >= 0:
            held = (last + 1 + taker - first) % on.seats
    gathered += on.trick_worth
    if on.left == 1:
        gathered += on.last
    gained: cython.longlong = gathered & -(on.side >> held & 1)
    if on.stakes:
        gained += _settle(on, last, held, True)
        gathered += _settle(on, last, held, False)
    if on.left == 1:
        return need == gained if on.exactly else gained
    rest: cython.longlong = on.rests[on.left] - gathered
    on.left -= 1
    if on.changes:
        on.number += 1
        on.stage = on.stages[on.number]
    found = _decided(on, held, need - gained, rest)
    on.left += 1
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
        if need > on.left or need < 0:
            return 0
    elif need > rest:
        return rest
    elif need <= 0:
        return 0
    return _last_trick(on, seat, need) if on.left == 1 else _lead(on, seat, need, rest)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _settle(on: OpenSearch, last: cython.longlong, held: cython.longlong, of_side: cython.bint) -> cython.longlong:
    """Return what the side wins with single cards in a full trick, or both sides together."""
    number: cython.longlong
    at: cython.longlong
    first: cython.longlong = _SEATS * on.left
    trick: cython.longlong = on.tricks - on.left + 1
    found: cython.longlong = 0
    for number in range(on.stakes):
        for at in range(on.seats):
            if on.laid[first + at] == on.staked[4 * number]:
                owner: cython.longlong = (last + 1 + at) % on.seats
                same: cython.bint = (on.side >> owner ^ on.side >> held) & 1 == 0
                won: cython.bint = same if on.staked[4 * number + 3] else owner == held
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
    hint: cython.longlong = _NO_PLACE
    key: cython.ulonglong = 0
    slot: cython.longlong = 0
    value: cython.ulonglong
    found: cython.longlong
    if not on.bound:
        key = on.shapes.key(left) ^ on.salt[seat]
        if on.exactly:
            key ^= cython.mixed(need + 100)
        slot = 4 * (key & on.mask)
        value = 0
        if on.table[slot] == key:
            value = on.table[slot + 1]
        elif on.table[slot + 2] == key:
            value = on.table[slot + 3]
        if value >> (2 * _BITS_OF_VALUE + _BITS_OF_PLACE + _BITS_OF_DEPTH) == on.search:
            low = value >> _BITS_OF_VALUE & _WHOLE_VALUE
            high = value & _WHOLE_VALUE
            if low >= asked:
                return low
            if high < asked:
                return high
            hint = value >> 2 * _BITS_OF_VALUE & _NO_PLACE
    against: cython.ulonglong = cards_against(on, seat)
    found = sure_bound(on, seat, need, rest, left, against)
    if found != _UNKNOWN:
        return found
    takes: cython.bint = need > 0 if on.exactly else on.high
    on.goals[on.left] = asked
    on.needs[on.left], on.rests[on.left], on.lefts[on.left], on.takes[on.left] = need, rest, left, takes
    cards: cython.ulonglong = unlike(on, leading(on, seat), left)
    order_leads(on, cards, against, hint, takes)
    found = _tried_leads(on, seat, cards)
    if on.bound or found == _ENDED:
        return found
    if (found >= asked) == on.wants[seat]:
        hint = on.best
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
    taker: cython.longlong
    last: cython.longlong = seat
    held: cython.longlong = seat
    top: cython.longlong = on.held[seat].bit_length() - 1
    gathered: cython.longlong = on.points[top] + on.trick_worth + on.last
    if on.watches:
        on.laid[_SEATS] = top
    for laid in range(1, on.seats):
        last = on.next[last]
        place: cython.longlong = on.held[last].bit_length() - 1
        gathered += on.points[place]
        if on.watches:
            on.laid[_SEATS + laid] = place
        if on.beaters[top] >> place & 1:
            top, held = place, last
    if top == on.special_top:
        taker = on.tables.special_taker(on.laid, _SEATS, _SEATS + on.seats)
        if taker >= 0:
            held = (seat + taker - _SEATS) % on.seats
    gathered &= -(on.side >> held & 1)
    if on.stakes:
        gathered += _settle(on, last, held, True)
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
    depth: cython.ulonglong = min(on.left, _DEEPEST)
    age: cython.ulonglong = on.search << _BITS_OF_DEPTH | depth
    value: cython.ulonglong = age << _BITS_OF_PLACE | cython.cast(cython.ulonglong, hint)
    value = (value << _BITS_OF_VALUE | cython.cast(cython.ulonglong, low)) << _BITS_OF_VALUE
    value |= cython.cast(cython.ulonglong, high)
    if on.table[slot] != key:
        before: cython.ulonglong = on.table[slot + 1] >> (2 * _BITS_OF_VALUE + _BITS_OF_PLACE)
        if before > age:
            slot += 2
        elif on.table[slot + 2] != key:
            on.table[slot + 2], on.table[slot + 3] = on.table[slot], on.table[slot + 1]
    on.table[slot], on.table[slot + 1] = key, value
