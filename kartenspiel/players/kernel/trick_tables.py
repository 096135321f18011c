# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the cards of tricks may be played and who takes them, as tables made by the rules of a contract.

What is asked of hands is asked of the rules when it is met first, and then kept.
"""

from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import Any, Final

from kartenspiel.model.cardplay.laws import Wish
from kartenspiel.model.cardplay.rules import RULES_KEPT, PlayRules
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import CARDS_AT_MOST, SEATS_AT_MOST, empty_words, numbers, shorts, words

WISHES_AT_MOST: Final = 4096
"""So many things can the rules of a contract ask of hands; chosen: in 60 random deals a game it was 889 at most."""


@cython.final
@cython.cclass
class TrickTables:
    """How the cards of all tricks are played, as tables that know more each time something new is asked of the rules.

    Where rules change from trick to trick, each stage of them asks something else; all else is the same.  What is asked
    of somebody is found by a number: that of the stage times `SEATS_AT_MOST`, and the seat.
    """

    stages: tuple[PlayRules, ...]
    """The rules of one trick after the other, as long as they change."""
    last_stage: cython.longlong
    """The number of the last one."""
    seats: cython.longlong
    special_top: cython.longlong
    """The card that wins by rank where a trick is taken against it; -1 where none is."""
    trull: cython.ulonglong
    """The three cards of such a trick."""
    suit: cython.words
    above: cython.words
    beaters: cython.words
    _special_first: cython.longlong
    _special_last: cython.longlong
    _in_order: cython.bint
    _asked_card: cython.numbers
    """The card of which a law asks whether it would take the trick against rank; -1 where none does."""
    _size: cython.longlong
    _step: cython.longlong
    """How many places among `begins` a row has."""
    _rows: cython.numbers
    """Where the row of what is asked of somebody who follows begins; where a law asks of a special trick, two."""
    _leads: cython.numbers
    """Where what is asked of somebody who leads begins among the wishes."""
    begins: cython.shorts
    """Where what is asked of somebody who follows begins among the wishes; -1 before it was asked."""
    having: cython.words
    cards: cython.words
    _wishes: list[Wish]
    """All wishes met, list after list."""
    _numbers: dict[tuple[Wish, ...], int]
    """Where each list begins."""
    _lock: Any
    """Held while a list is added, which takes several steps."""

    def __init__(self, stages: Sequence[PlayRules]) -> None:
        """Take over what the rules of a contract say of cards; what they ask of hands is asked when it is met."""
        rules = stages[0]
        if rules.seats > SEATS_AT_MOST or len(rules.pack.cards) > CARDS_AT_MOST:
            raise ValueError(f"the kernel has no room for {rules.seats} seats and {len(rules.pack.cards)} cards")
        self.stages, self.last_stage = tuple(stages), len(stages) - 1
        self.seats = rules.seats
        self._size = len(rules.pack.cards)
        self._step = self._size * self._size
        self.suit, self.above, self.beaters = words(rules.pack.suit), words(rules.pack.above), words(rules.beaters)
        self.trull, self._in_order, self._special_first, self.special_top, self._special_last = 0, False, -1, -1, -1
        if rules.special is not None:
            self.trull, self._in_order = rules.special.bits, rules.special.in_order
            self._special_first, self.special_top, self._special_last = rules.special.places
        self._wishes, self._numbers, self._lock = [], {}, Lock()
        # never moved: who plays without Python's lock reads them while another thread asks for more
        self.having, self.cards = empty_words(WISHES_AT_MOST), empty_words(WISHES_AT_MOST)
        self._number_seats()

    def _number_seats(self) -> None:
        """Find of whom the same is asked, and what of who leads."""
        room = SEATS_AT_MOST * len(self.stages)
        asked_card, rows, leads = [-1] * room, [0] * room, [0] * room
        count = 0
        first: list[tuple[PlayRules, int, int]] = []  # of each row by which rules it is asked of whom, and its number
        for number, rules in enumerate(self.stages):
            kinds = 1 if rules.special is None or rules.special_place is None else 2
            for seat in range(rules.seats):
                who = number * SEATS_AT_MOST + seat
                same = [row for other, asked, row in first if rules.same_is_asked(seat, asked, other)]
                if not same:
                    count += count % kinds
                    first.append((rules, seat, count))
                rows[who] = same[0] if same else count
                count += 0 if same else kinds
                leads[who] = self._number(rules.asked_of_leader(seat))
                asked_card[who] = rules.special_place if kinds > 1 and rules.special_place is not None else -1
        self._asked_card, self._leads = numbers(asked_card), numbers(leads)
        self._rows = numbers([self._step * row for row in rows])
        self.begins = shorts([-1]) * (count * self._step)

    def _number(self, wishes: tuple[Wish, ...]) -> int:
        """Return where a list of wishes begins; a hand fulfils the first of it that it can, at least the last."""
        found = self._numbers.get(wishes)
        if found is None:
            first = found = self._numbers[wishes] = len(self._wishes)
            self._wishes += wishes
            if len(self._wishes) > WISHES_AT_MOST:
                raise OverflowError(f"the rules of a contract ask hands for more than {WISHES_AT_MOST} things")
            for number in range(first, len(self._wishes)):
                self.having[number], self.cards[number] = self._wishes[number]
        return found

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def leads(self, who: cython.longlong, hand: cython.ulonglong) -> cython.ulonglong:
        """Return the cards of a hand with which somebody may lead."""
        at: cython.longlong = self._leads[who]
        if not hand:
            return 0
        while not hand & self.having[at]:
            at += 1
        return hand & self.cards[at]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(0xFFFFFFFFFFFFFFFF)
    def follows(
        self,
        who: cython.longlong,
        hand: cython.ulonglong,
        high: cython.longlong,
        top: cython.longlong,
        special: cython.bint,
    ) -> cython.ulonglong:
        """Return what somebody may add to a trick: `high` is the best card of the suit led, `top` wins so far.

        `special` says whether the card of which a law asks that would take the trick against rank (K62).
        """
        key: cython.longlong = self._rows[who] + high * self._size + top
        if special:
            key += self._step
        at: cython.longlong = self.begins[key]
        if at < 0:
            at = self._ask(who, high, top, special, key)
        if not hand:
            return 0
        while not hand & self.having[at]:
            at += 1
        return hand & self.cards[at]

    @cython.cfunc
    @cython.with_gil
    @cython.exceptval(-1)
    def _ask(
        self,
        who: cython.longlong,
        high: cython.longlong,
        top: cython.longlong,
        special: cython.bint,
        key: cython.longlong,
    ) -> cython.longlong:
        """Ask the rules, and keep what they say; return where it begins."""
        rules = self.stages[who // SEATS_AT_MOST]
        wishes = rules.asked_of_follower(who % SEATS_AT_MOST, high, top, special=bool(special))
        with self._lock:
            self.begins[key] = self._number(wishes)
        return self.begins[key]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def asked_card(self, who: cython.longlong) -> cython.longlong:
        """Return the card of which a law asks whether it would take the trick against rank; -1 where none does."""
        return self._asked_card[who]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def special_taker(self, places: cython.p_longlong, first: cython.longlong, end: cython.longlong) -> cython.longlong:
        """Return which of these cards of a trick takes it against rank, where the right card wins by rank; else -1."""
        at: cython.longlong
        found: cython.longlong = 0
        taker: cython.longlong = -1
        ordered: cython.bint = True
        for at in range(first, end):
            place: cython.longlong = places[at]
            if place == self._special_first:
                ordered = ordered and found == 0
            elif place == self.special_top:
                ordered = ordered and found == 1
            elif place == self._special_last:
                ordered = ordered and found == 2  # noqa: PLR2004 - two of the three lie before
                taker = at
            else:
                continue
            found += 1
        return -1 if found < 3 or (self._in_order and not ordered) else taker  # noqa: PLR2004 - there are three


class TrickRules:
    """Where the tables of tricks have one stage of the rules."""

    def __init__(self, rules: PlayRules) -> None:
        """Have the tables ready, which all stages share."""
        self.tables: Final = _tables_of(rules.stages or (rules,))
        self.stage: Final = rules.stages.index(rules) if rules.stages else 0


@lru_cache(maxsize=4 * RULES_KEPT)  # several games may keep that many, and rules of single tricks count each
def trick_rules(rules: PlayRules) -> TrickRules:
    """Return the tables of rules, the same for the same object."""
    return TrickRules(rules)


@lru_cache(maxsize=2 * RULES_KEPT)
def _tables_of(stages: tuple[PlayRules, ...]) -> TrickTables:
    return TrickTables(stages)
