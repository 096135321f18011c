# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards of a deal while they are played, all hands open: what imagined play is played on.

A card is its place in the pack and a set of cards a number with a bit for each; all else is numbers too.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.laws import Wish
from kartenspiel.model.cardplay.pack import Cards, Laid, Place
from kartenspiel.model.cardplay.rules import RULES_KEPT, PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.players.deck import Deck
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import empty_numbers, empty_words, numbers, reals, shorts, words
from kartenspiel.players.kernel.stop_flag import StopFlag
from kartenspiel.players.terms import Capture, CardStake, Terms

SEATS_AT_MOST: Final = 8
"""No table of the kernel has more seats."""
CARDS_AT_MOST: Final = 64
"""No pack of the kernel has more cards, and some room beside."""
RECORD_ROOM: Final = 1 + 2 * CARDS_AT_MOST
"""So many numbers has what `Position.record` writes, at most."""
TABLES_KEPT: Final = 64
"""So many tables of each kind are kept."""
_PLACES = cython.declare(cython.longlong, CARDS_AT_MOST)
_ROOM = cython.declare(cython.longlong, RECORD_ROOM)
_SEATS = cython.declare(cython.longlong, SEATS_AT_MOST)
WISHES_AT_MOST: Final = 4096
"""So many things can the rules of a contract ask of hands; chosen: in 60 random deals a game it was 889 at most."""
_ALL = cython.declare(cython.ulonglong, (1 << CARDS_AT_MOST) - 1)
_STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
"""From one random number to the next, by SplitMix64 (Steele, Lea and Flood 2014)."""


class Records:
    """How some play-outs ended, as numbers."""

    __slots__ = ("count", "numbers")

    def __init__(self, count: int) -> None:
        """Have room for so many endings, all of them empty."""
        self.count: Final = count
        self.numbers: Final = empty_numbers(count * RECORD_ROOM)
        """Of each ending so many as `RECORD_ROOM`, as `Position.record` writes them."""


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
    is_special: cython.bint
    """Whether a trick may be taken against rank."""
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

    def __init__(self, stages: Sequence[PlayRules]) -> None:
        """Take over what the rules of a contract say of cards; what they ask of hands is asked when it is met."""
        rules = stages[0]
        self.stages, self.last_stage = tuple(stages), len(stages) - 1
        self.seats = rules.seats
        self._size = len(rules.pack.cards)
        self._step = self._size * self._size
        self.suit, self.above, self.beaters = words(rules.pack.suit), words(rules.pack.above), words(rules.beaters)
        self.is_special = rules.special is not None
        self.trull, self._in_order, self._special_first, self.special_top, self._special_last = 0, False, -1, -1, -1
        if rules.special is not None:
            self.trull, self._in_order = rules.special.bits, rules.special.in_order
            self._special_first, self.special_top, self._special_last = rules.special.places
        self._wishes, self._numbers = [], {}
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
        found: cython.longlong = self._number(
            rules.asked_of_follower(who % SEATS_AT_MOST, high, top, special=bool(special))
        )
        self.begins[key] = found
        return found

    @cython.cfunc
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


@lru_cache(maxsize=4 * RULES_KEPT)
def trick_rules(rules: PlayRules) -> TrickRules:
    """Return the tables of rules, the same for the same object."""
    return TrickRules(rules)


@lru_cache(maxsize=2 * RULES_KEPT)
def _tables_of(stages: tuple[PlayRules, ...]) -> TrickTables:
    return TrickTables(stages)


@cython.final
@cython.cclass
class Position:
    """A moment of card play; `lay` changes it in place, `copy` keeps it."""

    turn = cython.declare(cython.longlong, visibility="public")
    held = cython.declare(cython.longlong, visibility="public")
    """The seat that holds the trick so far; it means nothing before a card is led."""
    top = cython.declare(cython.longlong, visibility="public")
    """The card by which that seat holds the trick; it means nothing before a card is led."""
    high = cython.declare(cython.longlong, visibility="public")
    """The highest card of the suit led that lies in the trick; it means nothing before a card is led."""
    left = cython.declare(cython.ulonglong, visibility="public")
    """All cards that are still in hands."""
    tables: TrickTables
    """How the tricks are played."""
    asked_of: cython.longlong
    """The number by which the tables know what is asked of seat 0 in this trick; the other seats follow."""
    in_hand: cython.ulonglong_8
    must: cython.ulonglong_8
    """For each seat cards of its hand of which one must be played next."""
    places: cython.longlong_64
    """The cards played, with room for more that are foreseen."""
    played: cython.longlong
    """How many they are."""
    laid: cython.longlong
    """How many of them, the last ones, are in the open trick."""
    takers: cython.longlong_64
    """Who took each of all tricks."""
    finished: cython.longlong
    """How many they are."""
    leaders: cython.longlong_64
    """Who led to each of them."""

    def __init__(self, rules: PlayRules, hands: Sequence[Cards], turn: int) -> None:
        """Begin before the lead of a trick, with these hands."""
        asked = trick_rules(rules)
        self.tables, self.asked_of = asked.tables, SEATS_AT_MOST * asked.stage
        if not cython.compiled:
            self.in_hand, self.must = [0] * SEATS_AT_MOST, [0] * SEATS_AT_MOST
            self.places, self.takers, self.leaders = [0] * CARDS_AT_MOST, [0] * CARDS_AT_MOST, [0] * CARDS_AT_MOST
        self.left = 0
        for seat in range(self.tables.seats):
            self.in_hand[seat] = hands[seat]
            self.must[seat] = 0
            self.left |= self.in_hand[seat]
        self.turn = self.held = turn
        self.top = self.high = self.played = self.laid = self.finished = 0

    def copy(self) -> "Position":
        """Return the same position, to be played on by itself."""
        new: Position = Position.__new__(Position)
        new._become(self)
        return new

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def return_to(self, before: "Position") -> cython.void:
        """Be again the same position as one from which this was played on."""
        if cython.compiled:
            self.in_hand[:] = before.in_hand
            self.must[:] = before.must
        else:
            self.in_hand, self.must = [*before.in_hand], [*before.must]
        self.turn, self.held, self.top, self.high = before.turn, before.held, before.top, before.high
        self.left, self.asked_of = before.left, before.asked_of
        self.played, self.laid, self.finished = before.played, before.laid, before.finished

    @cython.cfunc
    def _become(self, other: "Position") -> cython.void:
        """Be the same position as another."""
        if cython.compiled:
            self.places[:] = other.places
            self.takers[:] = other.takers
            self.leaders[:] = other.leaders
        else:
            self.places, self.takers, self.leaders = [*other.places], [*other.takers], [*other.leaders]
        self.tables = other.tables
        self.return_to(other)

    @property
    def rules(self) -> PlayRules:
        """How the trick is played; where rules change from trick to trick, those of this one."""
        return self.tables.stages[self.asked_of // SEATS_AT_MOST]

    @property
    def hands(self) -> list[Cards]:
        """The cards of each seat."""
        return [self.in_hand[seat] for seat in range(self.tables.seats)]

    @property
    def bound(self) -> list[Cards]:
        """For each seat cards of its hand of which one must be played next: a card lying face down, a marriage
        registered (G22, A35); mostly none."""  # noqa: D205, D209
        return [self.must[seat] for seat in range(self.tables.seats)]

    @property
    def trick(self) -> list[Laid]:
        """The open trick, from its leader on."""
        seats: cython.longlong = self.tables.seats
        first, leader = self.played - self.laid, self.turn - self.laid + seats
        return [((leader + number) % seats, self.places[first + number]) for number in range(self.laid)]

    def plays_from(self, number: int) -> list[Laid]:
        """Return the cards played since there were so many, and by whom."""
        seats: cython.longlong = self.tables.seats
        leader: cython.longlong
        found: list[Laid] = []
        for at in range(number, self.played):
            leader = self.leaders[at // seats] if at // seats < self.finished else self.turn - self.laid + seats
            found.append(((leader + at % seats) % seats, self.places[at]))
        return found

    @property
    def tricks(self) -> list[tuple[Laid, ...]]:
        """The finished tricks, each from its leader on."""
        seats: cython.longlong = self.tables.seats
        return [
            tuple([((self.leaders[at] + number) % seats, self.places[at * seats + number]) for number in range(seats)])
            for at in range(self.finished)
        ]

    @property
    def winners(self) -> list[int]:
        """Who took each of them."""
        return [self.takers[number] for number in range(self.finished)]

    @property
    def ending(self) -> Ending:
        """All tricks so far, to be settled."""
        return Ending(self.rules.pack, tuple(self.tricks), tuple(self.winners))

    def legal(self) -> Cards:
        """Return the cards that the seat on turn may play."""
        return self.allowed()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(0xFFFFFFFFFFFFFFFF)
    def allowed(self) -> cython.ulonglong:
        """Return what `legal` does, for the kernel."""
        seat: cython.longlong = self.turn
        if self.must[seat]:
            return self.must[seat]
        if not self.laid:
            return self.tables.leads(self.asked_of + seat, self.in_hand[seat])
        return self.following_with(seat, self.in_hand[seat], self.high, self.top, self.played)

    def legal_places(self) -> list[Place]:
        """Return the places of the cards that the seat on turn may play, from the lowest up."""
        cards: cython.ulonglong = self.allowed()
        count: cython.longlong = cards.bit_count()
        found: list[Place] = [0] * count
        number: cython.longlong
        for number in range(count):
            found[number] = (cards & -cards).bit_length() - 1
            cards &= cards - 1
        return found

    def lay(self, place: Place) -> None:
        """Play a card of the seat on turn; after the last card of a trick its winner is on turn."""
        self.play(place)

    def lay_on(self, place: Place) -> list[Place]:
        """Play a card as `lay` does; return the places of those that may be played next, none at the end."""
        self.play(place)
        return self.legal_places()

    def random_play_outs(self, count: int, seed: int, stop: StopFlag | None = None) -> list[int]:
        """Play on from here to the end so many times at random; return how many tricks each seat takes then in all.

        The same seed gives the same cards, by a SplitMix generator of 64 bits.  Other threads of Python run meanwhile,
        and may `stop` it: then fewer were played out.
        """
        dice: cython.ulonglong = seed & _ALL
        left: cython.longlong = count
        trick: cython.longlong
        table: Position = self.copy()
        taken = numbers([0] * SEATS_AT_MOST)
        sums: cython.numbers = taken
        flag: cython.numbers = (StopFlag() if stop is None else stop).cells
        with cython.nogil:
            while left > 0 and not flag[0]:
                left -= 1
                table.return_to(self)
                dice = table._play_at_random(dice)
                for trick in range(self.finished, table.finished):
                    sums[table.takers[trick]] += 1
        return [taken[seat] for seat in range(self.tables.seats)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(0xFFFFFFFFFFFFFFFF)
    def _play_at_random(self, dice: cython.ulonglong) -> cython.ulonglong:
        """Play to the end; return from where the dice are to be thrown on."""
        whole: cython.ulonglong = _ALL
        step: cython.ulonglong = _STEP
        while self.left:
            cards: cython.ulonglong = self.allowed()
            if cards & (cards - 1):
                dice = (dice + step) & whole
                drawn: cython.ulonglong = cython.mixed(dice)
                drawn = (drawn >> 32) * cython.cast(cython.ulonglong, cards.bit_count()) >> 32
                while drawn:
                    cards &= cards - 1
                    drawn -= 1
            self.play((cards & -cards).bit_length() - 1)
        return dice

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(0xFFFFFFFFFFFFFFFF)
    def allowed_with(self, seat: cython.longlong, hand: cython.ulonglong) -> cython.ulonglong:
        """Return what a seat might play now if it held this hand, none of it bound."""
        if not self.laid:
            return self.tables.leads(self.asked_of + seat, hand)
        return self.following_with(seat, hand, self.high, self.top, self.played)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(0xFFFFFFFFFFFFFFFF)
    def following_with(
        self,
        seat: cython.longlong,
        hand: cython.ulonglong,
        high: cython.longlong,
        top: cython.longlong,
        end: cython.longlong,
    ) -> cython.ulonglong:
        """Return what a seat that held this hand might add to the trick, none of it bound.

        The trick is foreseen as far as `end` of `places`; of all its cards `high` is the best of the suit led, and
        `top` wins so far.
        """
        special: cython.bint = False
        if top == self.tables.special_top:
            asked: cython.longlong = self.tables.asked_card(self.asked_of + seat)
            if asked >= 0:
                self.places[end] = asked
                special = self.tables.special_taker(self.places, self.played - self.laid, end + 1) == end
        return self.tables.follows(self.asked_of + seat, hand, high, top, special)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, place: cython.longlong) -> cython.longlong:
        """Do what `lay` does, for the kernel; it returns the seat then on turn."""
        seat: cython.longlong = self.turn
        bit: cython.ulonglong = 1
        bit <<= place
        self.in_hand[seat] ^= bit
        self.left ^= bit
        if self.must[seat] & bit:
            self.must[seat] = 0
        if not self.laid:
            self.held, self.top, self.high = seat, place, place
        else:
            if self.tables.beaters[self.top] & bit:
                self.held, self.top = seat, place
            if self.tables.above[self.high] & bit:
                self.high = place
        self.places[self.played] = place
        self.played += 1
        self.laid += 1
        if self.laid == self.tables.seats:
            return self._finish()
        self.turn = seat + 1 if seat + 1 < self.tables.seats else 0
        return self.turn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _finish(self) -> cython.longlong:
        """Have a full trick taken; return who takes it."""
        seats: cython.longlong = self.tables.seats
        first: cython.longlong = self.played - seats
        leader: cython.longlong = self.turn + 1 if self.turn + 1 < seats else 0
        self.turn = self.held
        if self.top == self.tables.special_top:
            taker: cython.longlong = self.tables.special_taker(self.places, first, self.played)
            if taker >= 0:
                self.turn = (leader + taker - first) % seats
        self.leaders[self.finished] = leader
        self.takers[self.finished] = self.turn
        self.finished += 1
        self.laid = 0
        if self.tables.last_stage:
            self.asked_of = _SEATS * min(self.finished, self.tables.last_stage)
        return self.turn

    def resume(self, tricks: Sequence[Sequence[Laid]], winners: Sequence[int]) -> None:
        """Say which tricks were finished before, while nothing else lies on the table."""
        self.finished = len(winners)
        for number, winner in enumerate(winners):
            self.takers[number] = winner
        for number, trick in enumerate(tricks):
            self.leaders[number] = trick[0][0]
            for _, place in trick:
                self.places[self.played] = place
                self.played += 1

    def record(self, into: cython.numbers) -> None:
        """Write the finished tricks into an array of `RECORD_ROOM`: how many, and of each leader, taker and cards."""
        self.record_at(into, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def record_at(self, into: cython.numbers, begin: cython.longlong) -> cython.longlong:
        """Write the finished tricks into an array from there on; return where they end."""
        seats: cython.longlong = self.tables.seats
        number: cython.longlong
        card: cython.longlong
        at: cython.longlong = begin + 1
        into[begin] = self.finished
        for number in range(self.finished):
            into[at], into[at + 1] = self.leaders[number], self.takers[number]
            at += 2
            for card in range(number * seats, (number + 1) * seats):
                into[at] = self.places[card]
                at += 1
        return at

    def bind(self, seat: int, cards: Cards) -> None:
        """Say of which cards a seat must play one next."""
        self.must[seat] = cards


def position_of(play: CardPlay, turn: int) -> Position:
    """Lay out the cards of a state in which this hand is to play."""
    rules, trick = play.play_rules, play.trick
    pack = rules.pack
    hands = [pack.bits_of(hand) for hand in play.hands]
    for laid in trick:
        hands[laid.seat] |= pack.bits[laid.card.index]
    found = Position(rules, hands, trick[0].seat if trick else turn)
    found.resume(Ending.of(pack, play.tricks, play.winners).tricks, play.winners)
    for laid in trick:
        found.lay(pack.places[laid.card.index])
    for seat, cards in play.bound.items():
        found.bind(seat, pack.bits_of(cards))
    return found


class KeptWorths(NamedTuple):
    """What a card that is kept would still bring: its own points and the rest of a trick."""

    by_better: tuple[float, ...]
    """By how many better ones of its suit are unseen."""
    guarded: float
    """If one is, and a smaller one of the suit is held."""
    ruffed: float
    """If none is, but an opponent will be able to trump it."""
    waiting: float
    """If it can wait."""


class Manners(NamedTuple):
    """What certain plays are worth or cost, in average tricks but for the last three; `Heuristic` says which plays."""

    forced: float
    returned: float
    cashed: float
    drawn: float
    bare: float
    dummys: float
    """What a trick that a dummy wins is worth where all play alone, as a part of what it is worth to others."""
    fine: float
    """What a step of rank is worth where of two cards that seem alike the lower is played."""
    ahead: int
    """So many more cards of a suit than anybody else has who may win a later trick with a low one."""


@cython.final
@cython.cclass
class DeckTables:
    """What the cards of a deck are worth."""

    points: cython.reals
    rank: cython.reals
    """For each card how many of its suit are weaker."""
    suit: cython.words
    above: cython.words
    _deck: Deck
    _keys: cython.reals
    """By what the most valuable, the least valuable and the highest of some cards are found, pack after pack."""

    def __init__(self, deck: Deck) -> None:
        """Take over what is asked of a deck while cards are played."""
        self._deck = deck
        self.points, self.rank = reals(deck.points), reals(deck.rank)
        self.suit, self.above = words(deck.suit), words(deck.above)
        keys: list[float] = []
        for key in (deck.most_valuable, deck.least_valuable, deck.rank):
            keys += (*key, *[0.0] * (CARDS_AT_MOST - len(key)))
        self._keys = reals(keys)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _greatest(self, begin: cython.longlong, held: cython.ulonglong) -> cython.longlong:
        """Return of some cards the first with the greatest of the keys that begin there."""
        best: cython.longlong = (held & -held).bit_length() - 1
        held &= held - 1
        while held:
            place: cython.longlong = (held & -held).bit_length() - 1
            if self._keys[begin + place] > self._keys[begin + best]:
                best = place
            held &= held - 1
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def most_valuable(self, held: cython.ulonglong) -> cython.longlong:
        """Return of some cards the one worth most, of those the weakest."""
        if cython.compiled:
            return self._greatest(0, held)
        return self._deck.most_valuable_place(held)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def least_valuable(self, held: cython.ulonglong) -> cython.longlong:
        """Return of some cards the one worth least, of those the weakest."""
        if cython.compiled:
            return self._greatest(_PLACES, held)
        return self._deck.least_valuable_place(held)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def highest(self, held: cython.ulonglong) -> cython.longlong:
        """Return of some cards the one that ranks highest in its suit."""
        if cython.compiled:
            return self._greatest(2 * _PLACES, held)
        return self._deck.highest_place(held)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def are_alike(self, lower: cython.longlong, upper: cython.longlong, unseen: cython.ulonglong) -> cython.bint:
        """Whether two cards are as good as each other: of one suit and worth the same, with nothing unseen between."""
        between: cython.ulonglong = self.above[lower] & ~self.above[upper]
        return between >> upper & 1 != 0 and not between & unseen and self.points[lower] == self.points[upper]


@cython.final
@cython.cclass
class KeptTables:
    """What each card that is kept would still bring."""

    guarded: cython.reals
    ruffed: cython.reals
    waiting: cython.reals
    _by_better: cython.reals
    _begins: cython.numbers

    def __init__(self, worths: Sequence[KeptWorths]) -> None:
        """Take over what it would bring, by the place of the card."""
        self.guarded, self.ruffed = reals([each.guarded for each in worths]), reals([each.ruffed for each in worths])
        self.waiting = reals([each.waiting for each in worths])
        self._by_better = reals([worth for each in worths for worth in each.by_better])
        lengths = [len(each.by_better) for each in worths]
        self._begins = numbers([sum(lengths[:place]) for place in range(len(lengths))])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def by_better(self, place: cython.longlong, better: cython.longlong) -> cython.double:
        """Return it where so many better ones of the suit are unseen."""
        return self._by_better[self._begins[place] + better]


@cython.final
@cython.cclass
class StakeTables:
    """What may be won and lost with single cards."""

    marked: cython.ulonglong
    """The cards that they are."""
    staked: cython.ulonglong
    """Those of them with which something is won."""
    count: cython.longlong
    _captures: cython.longlong
    place: cython.numbers
    trick: cython.numbers
    outlasts: cython.numbers
    _by_side: cython.numbers
    _won: cython.reals
    _lost: cython.reals
    _early: cython.reals
    kept: cython.reals
    least: cython.reals
    _captured: cython.numbers
    _by: cython.numbers
    _cost: cython.reals

    def __init__(self, stakes: Sequence[CardStake], captures: Sequence[Capture]) -> None:
        """Take over all that is at stake with single cards."""
        self.staked = 0
        for stake in stakes:
            self.staked |= 1 << stake.place
        self.marked = self.staked
        for capture in captures:
            self.marked |= 1 << capture.place
        self.count, self._captures = len(stakes), len(captures)
        self.place, self.trick = numbers([each.place for each in stakes]), numbers([each.trick for each in stakes])
        self.outlasts = numbers([int(each.outlasts) for each in stakes])
        self._by_side = numbers([int(each.by_side) for each in stakes])
        self._won, self._lost = reals([each.won for each in stakes]), reals([each.lost for each in stakes])
        self._early, self.kept = reals([each.early for each in stakes]), reals([each.kept for each in stakes])
        self.least = reals([each.least for each in stakes])
        self._captured, self._by = numbers([each.place for each in captures]), numbers([each.by for each in captures])
        self._cost = reals([each.cost for each in captures])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def worth(
        self,
        place: cython.longlong,
        number: cython.longlong,
        top: cython.longlong,
        wins: cython.bint,
        side_wins: cython.bint,
    ) -> cython.double:
        """Return what it brings its side to have a card in the trick of this number, from 1, that `top` wins.

        `wins` says whether the seat takes it that has played the card, and `side_wins` whether its side does.
        """
        worth: cython.double = 0.0
        at: cython.longlong
        for at in range(self._captures):
            if place == self._captured[at] and top == self._by[at]:
                worth -= self._cost[at]
        for at in range(self.count):
            if place == self.place[at] and number < self.trick[at]:
                worth -= self._early[at]
            elif place == self.place[at] and number == self.trick[at]:
                worth += self._won[at] if (side_wins if self._by_side[at] else wins) else -self._lost[at]
        return worth


@lru_cache(maxsize=TABLES_KEPT)
def deck_tables(deck: Deck) -> DeckTables:
    """Return the tables of a deck, the same for the same object."""
    return DeckTables(deck)


@lru_cache(maxsize=TABLES_KEPT)
def stake_tables(stakes: tuple[CardStake, ...], captures: tuple[Capture, ...]) -> StakeTables:
    """Return the tables of what is at stake with single cards."""
    return StakeTables(stakes, captures)


@cython.cclass
class Foresight:
    """How a trick will likely be completed, in a position in which every hand is open."""

    _rules: TrickTables
    _high_matters: cython.bint
    _seats: cython.longlong
    _special_top: cython.longlong
    _beaters: cython.words
    _above: cython.words
    _deck: DeckTables
    _sides: cython.longlong_8
    _average: cython.double
    # what was foreseen last, and what was kept of it
    _held: cython.longlong
    _top: cython.longlong
    _end: cython.longlong
    _lost_held: cython.longlong
    _lost_top: cython.longlong
    _added: cython.longlong_8

    def __init__(self, terms: Terms, average: float) -> None:
        """Take over who plays with whom, and what; a trick is worth `average`."""
        if not cython.compiled:
            self._sides, self._added = [0] * SEATS_AT_MOST, [0] * SEATS_AT_MOST
        self._rules, self._high_matters = trick_rules(terms.rules).tables, terms.rules.high_matters
        self._seats, self._special_top = self._rules.seats, self._rules.special_top
        self._deck, self._average = deck_tables(terms.deck), average
        self._beaters, self._above = self._rules.beaters, self._deck.above
        for seat, side in enumerate(terms.sides):
            self._sides[seat] = side

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _foresee(
        self, table: Position, held: cython.longlong, top: cython.longlong, place: cython.longlong
    ) -> cython.longlong:
        """Complete a trick as it will likely be, once it is held so after this card of the seat on turn.

        The cards stand in `places` of the table as far as `_end`, after those that are played, which it returns;
        `_held` and `_top` are who wins the trick by rank, and with what.
        """
        held_before: cython.longlong = held
        top_before: cython.longlong = top
        seat: cython.longlong = table.turn
        high: cython.longlong = table.high
        if not table.laid or self._above[high] >> place & 1:
            high = place
        end: cython.longlong = table.played
        table.places[end] = place
        end += 1
        left: cython.longlong = self._seats - table.laid - 1
        while left:
            left -= 1
            seat = seat + 1 if seat + 1 < self._seats else 0
            allowed: cython.ulonglong = table.must[seat]
            if not allowed:
                allowed = table.following_with(seat, table.in_hand[seat], high, top, end)
            ours: cython.bint = self._sides[seat] == self._sides[held]
            over: cython.ulonglong = allowed & self._beaters[top]
            added: cython.longlong = self._likely_card(over, allowed ^ over, ours)
            if over >> added & 1:
                held, top = seat, added
            if self._high_matters and self._above[high] >> added & 1:
                high = added
            table.places[end] = added
            end += 1
        self._held, self._top, self._end = held, top, end
        if top == self._special_top:
            return self._keep_from_giving(table, held_before, top_before, place)
        return end

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _likely_card(self, over: cython.ulonglong, under: cython.ulonglong, ours: cython.bint) -> cython.longlong:
        """Return what a later seat adds to a trick that its side holds, or does not, of cards that take it or not."""
        if self._average < 0:
            return self._deck.highest(under) if under else (over & -over).bit_length() - 1
        if over and not (ours and under):
            return over.bit_length() - 1
        return self._deck.most_valuable(under) if ours else self._deck.least_valuable(under)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _keep_from_giving(
        self, table: Position, held: cython.longlong, top: cython.longlong, place: cython.longlong
    ) -> cython.longlong:
        """Complete a trick so that nobody adds the trull card with which the others' Pagat takes it."""
        taker: cython.longlong = self._rules.special_taker(table.places, table.played - table.laid, self._end)
        gift: cython.longlong = self._end - 1
        while gift > table.played and not self._rules.trull >> table.places[gift] & 1:
            gift -= 1
        if taker < 0 or gift == table.played:
            return self._end
        seat: cython.longlong = self._seat_of(table, gift)
        third: cython.longlong = table.places[gift]
        bit: cython.ulonglong = 1
        bit <<= third
        hand: cython.ulonglong = table.in_hand[seat]
        if self._sides[seat] == self._sides[self._seat_of(table, taker)] or hand & self._deck.suit[third] == bit:
            return self._end
        if table.must[seat] & bit:  # it has no choice, and would be foreseen to add the card again and again
            return self._end
        table.in_hand[seat] = hand ^ bit
        end: cython.longlong = self._foresee(table, held, top, place)
        table.in_hand[seat] = hand
        return end

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _remember(self, table: Position) -> cython.longlong:
        """Keep how the others complete a trick that lesser cards do not change; return how many cards they add."""
        at: cython.longlong
        self._lost_held, self._lost_top = self._held, self._top
        first: cython.longlong = table.played + 1
        for at in range(first, self._end):
            self._added[at - first] = table.places[at]
        return self._end - first

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _recall(self, table: Position, place: cython.longlong, count: cython.longlong) -> cython.longlong:
        """Complete the trick as it was kept, once this card of the seat on turn lies in it."""
        at: cython.longlong
        first: cython.longlong = table.played + 1
        table.places[table.played] = place
        for at in range(count):
            table.places[first + at] = self._added[at]
        self._held, self._top, self._end = self._lost_held, self._lost_top, first + count
        return self._end

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat_of(self, table: Position, at: cython.longlong) -> cython.longlong:
        """Return whose card of the trick stands there in `places`."""
        return (table.turn + at - table.played + self._seats) % self._seats


@cython.cclass
class Keeping(Foresight):
    """What it is worth to keep a card for later tricks."""

    _kept: KeptTables
    _stakes: StakeTables
    _trumps: cython.ulonglong
    _pair: cython.double
    _in_pairs: cython.ulonglong
    _precious: cython.ulonglong
    _waiting: cython.ulonglong
    _bare: cython.ulonglong
    _sweep: cython.longlong
    _by_rank: cython.double_8
    _cashed: cython.double
    _drawn: cython.double
    _bare_led: cython.double
    _fine: cython.double
    _ahead: cython.longlong

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1e300)
    def _keeping_worth(self, table: Position, place: cython.longlong, unseen: cython.ulonglong) -> cython.double:
        """What a card kept would probably still bring."""
        turn: cython.longlong = table.turn
        if self._by_rank[turn]:
            return self._fine * self._deck.rank[place] * self._by_rank[turn]
        bit: cython.ulonglong = 1
        bit <<= place
        found: cython.double
        better: cython.longlong = (self._above[place] & unseen).bit_count()
        if not better:
            ruffable: cython.bint = not self._trumps & bit and self._can_be_ruffed(table, place)
            if not ruffable and not table.laid and self._sweep == self._sides[turn]:
                return -self._leading_worth(table, place)
            found = self._kept.ruffed[place] if ruffable else self._kept.by_better(place, 0)
        elif better == 1 and table.in_hand[turn] & self._deck.suit[place] & (bit - 1):
            found = self._kept.guarded[place]
        else:
            found = self._kept.by_better(place, better)
        if not self._precious & bit:
            return found
        if self._waiting & bit and table.in_hand[turn] & self._deck.suit[place] != bit:
            found = self._kept.waiting[place]
        return found + self._extra_kept(table, place)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leading_worth(self, table: Position, place: cython.longlong) -> cython.double:
        """Return what it is worth to lead a sure winner rather than keep it, where every trick must be won."""
        if not self._trumps >> place & 1:
            return self._cashed
        seat: cython.longlong
        for seat in range(self._seats):
            if self._sides[seat] != self._sides[table.turn] and table.in_hand[seat] & self._trumps:
                return self._drawn
        return 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1e300)
    def _extra_kept(self, table: Position, place: cython.longlong) -> cython.double:
        """Return what it is worth to keep a card beyond its strength: for a pair, or for a trick to be won with it.

        Not to lead it bare is worth something too.
        """
        found: cython.double = self._pair if self._in_pairs >> place & 1 else 0.0
        if self._bare >> place & 1 and not table.laid and self._is_bare(table, place):
            found += self._bare_led
        if self._stakes.staked >> place & 1:
            found += self._kept_for_stakes(table, place)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1e300)
    def _kept_for_stakes(self, table: Position, place: cython.longlong) -> cython.double:
        """Return what it is worth to keep a card for tricks that are to be won with it."""
        found: cython.double = 0.0
        at: cython.longlong
        for at in range(self._stakes.count):
            if self._stakes.place[at] == place and table.finished + 1 < self._stakes.trick[at]:
                least: cython.double = self._stakes.least[at] * self._average
                if not self._stakes.outlasts[at] or self._outlasts(table, self._deck.suit[place]):
                    found += max(self._stakes.kept[at], least)
                else:
                    found += max(0.0, least)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_bare(self, table: Position, place: cython.longlong) -> cython.bint:
        """Whether a card has no other of its suit beside it in the hand, and others may trump it."""
        one: cython.ulonglong = 1
        hand: cython.ulonglong = table.in_hand[table.turn]
        return hand & self._deck.suit[place] == one << place and table.left & ~hand & self._trumps != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _can_be_ruffed(self, table: Position, place: cython.longlong) -> cython.bint:
        """Whether an opponent will be able to trump this card once the better ones of its suit in the hand are gone."""
        if not self._trumps:
            return False
        suit: cython.ulonglong = self._deck.suit[place]
        rounds: cython.longlong = (self._deck.above[place] & table.in_hand[table.turn]).bit_count()
        seat: cython.longlong
        for seat in range(self._seats):
            hand: cython.ulonglong = table.in_hand[seat]
            against: cython.bint = self._sides[seat] != self._sides[table.turn]
            if against and hand & self._trumps and (hand & suit).bit_count() <= rounds:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _outlasts(self, table: Position, suit: cython.ulonglong) -> cython.bint:
        """Whether the seat on turn will have cards of a suit when nobody else has, if it keeps a low one now."""
        if self._lead(table, suit) >= self._ahead:
            return True
        return not suit & table.left & ~table.in_hand[table.turn]

    def lead_in_suit(self, table: Position, suit: Cards) -> int:
        """By how many cards of a suit the seat on turn will exceed anybody else after the trick, if it keeps one."""
        return self._lead(table, suit)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1000)
    def _lead(self, table: Position, suit: cython.ulonglong) -> cython.longlong:
        """Do what `lead_in_suit` does, for the kernel."""
        seats: cython.longlong = self._seats
        step: cython.longlong
        most: cython.longlong = -1
        for step in range(1, seats):
            seat: cython.longlong = (table.turn + step) % seats
            count: cython.longlong = (table.in_hand[seat] & suit).bit_count()
            if table.laid and step < seats - table.laid and table.allowed_with(seat, table.in_hand[seat]) & suit:
                count -= 1
            most = max(most, count)
        return (table.in_hand[table.turn] & suit).bit_count() - (table.laid > 0) - most


@cython.cclass
class CardWeigher(Keeping):
    """What cards seem worth under the terms of one imagined deal; `Heuristic` says by what manners."""

    _trick: cython.double
    _last: cython.double
    _tricks: cython.longlong
    _first: cython.double_8
    _any_first: cython.bint
    _unlike: cython.ulonglong
    _pairs: cython.words
    _pair_count: cython.longlong
    _matters: cython.ulonglong
    _goal: cython.longlong
    _alone: cython.ulonglong
    _led: cython.ulonglong
    _is_simple: cython.bint
    _has_guardians: cython.bint
    _guardians: cython.numbers
    """For each seat who plays its hand: before any trick, then by the player who won the last one that a player won."""
    _forced: cython.double
    _returned: cython.double
    _dummys: cython.double
    # what is found of one trick or one hand, kept here until it is read
    _found: cython.longlong_64
    _worths: cython.double_64

    def __init__(
        self, terms: Terms, average: float, kept: KeptTables, manners: Manners, by_rank: Sequence[float]
    ) -> None:
        """Take over what is at stake.

        A trick is worth `average`, and `by_rank` tells of each seat how much a card counts that it keeps for its rank
        alone, 0 where more counts.
        """
        if not cython.compiled:
            self._first, self._by_rank = [0.0] * SEATS_AT_MOST, [0.0] * SEATS_AT_MOST
            self._found, self._worths = [0] * CARDS_AT_MOST, [0.0] * CARDS_AT_MOST
        super().__init__(terms, average)
        stakes: StakeTables = stake_tables(terms.stakes, terms.captures)
        self._stakes, self._kept = stakes, kept
        self._forced, self._returned = manners.forced * average, manners.returned * average
        self._cashed, self._drawn = manners.cashed * average, manners.drawn * average
        self._bare_led, self._fine, self._dummys = manners.bare * average, manners.fine, manners.dummys
        self._ahead = manners.ahead
        self._trick, self._last, self._tricks = terms.trick, terms.last, terms.tricks
        self._trumps, self._led, self._waiting, self._bare = terms.rules.trumps, terms.led, terms.waiting, terms.bare
        self._any_first = bool(terms.first)
        self._sweep = -1 if terms.sweep is None else terms.sweep
        self._goal, self._alone = terms.goal or 0, 0
        for seat, side in enumerate(terms.sides):
            self._by_rank[seat] = by_rank[seat]
            if terms.first:
                self._first[seat] = terms.first[seat]
            if terms.goal is not None and terms.sides.count(side) == 1:
                self._alone |= 1 << seat
        self._pairs, self._pair_count = words(terms.pairs), len(terms.pairs)
        self._pair, self._in_pairs = terms.pair, sum(terms.pairs)
        self._unlike = _ALL if terms.pairs else stakes.staked
        self._precious = self._in_pairs | stakes.staked | terms.waiting | terms.bare
        self._matters = _ALL if self._high_matters else self._rules.trull
        self._has_guardians = bool(terms.guardians)
        self._guardians = numbers([seat for row in terms.guardians for seat in row])
        self._is_simple = not (stakes.marked or terms.guardians or self._alone or self._rules.trull)

    @property
    def may_stop(self) -> bool:
        """Whether `play_out` may stop before the end, since somebody may have something to say."""
        return self._pair_count > 0

    def play_out(self, table: Position) -> list[Laid]:
        """Play on until somebody may have something to say, else all the cards there are; return them in order."""
        first: cython.longlong = table.played
        with cython.nogil:
            self._play_on(table)
        return table.plays_from(first)

    def play_outs(self, table: Position, firsts: Sequence[Place], stop: StopFlag | None = None) -> Records:
        """Play out once for each of these cards, with which it begins; return the endings, to be valued.

        Other threads of Python run meanwhile, and may `stop` it: then the endings of those left are empty.  It plays to
        the end, whoever might have something to say.
        """
        cards: cython.numbers = numbers(firsts)
        many: cython.longlong = len(firsts)
        number: cython.longlong
        found = Records(many)
        into: cython.numbers = found.numbers
        flag: cython.numbers = (StopFlag() if stop is None else stop).cells
        played: Position = table.copy()
        with cython.nogil:
            for number in range(many):
                if flag[0]:
                    break
                if number:
                    played.return_to(table)
                played.play(cards[number])
                while played.left:
                    self._play_on(played)
                played.record_at(into, number * _ROOM)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _play_on(self, table: Position) -> cython.longlong:
        """Do what `play_out` does; return how many cards were played."""
        count: cython.longlong = 0
        while table.left:
            if self._pair_count and count and not table.laid and self._may_speak(table.in_hand[table.turn]):
                break
            table.play(self._best(table, table.allowed()))
            count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_speak(self, hand: cython.ulonglong) -> cython.bint:
        """Whether who leads from this hand has a pair of which something may be said."""
        at: cython.longlong
        for at in range(self._pair_count):
            if not self._pairs[at] & ~hand:
                return True
        return False

    def best_card(self, table: Position, legal: Cards) -> Place:
        """Return the card to play for the seat on turn."""
        return self._best(table, legal)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _best(self, table: Position, legal: cython.ulonglong) -> cython.longlong:
        """Do what `best_card` does, for the kernel."""
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        at: cython.longlong
        best: cython.longlong = 0
        count: cython.longlong = self._weigh(table, legal)
        for at in range(1, count):
            if self._worths[at] > self._worths[best]:
                best = at
        return self._found[best]

    def worths(self, table: Position, legal: Cards) -> dict[Place, float]:
        """Return what each card seems worth to the side of the seat on turn; of cards that are alike only one."""
        count = self._weigh(table, legal)
        return {self._found[at]: self._worths[at] for at in range(count)}

    def worth(self, table: Position, place: Place) -> float:
        """Return what playing a card now seems worth to the side of the seat on turn."""
        unseen: cython.ulonglong = table.left ^ table.in_hand[table.turn]
        if table.laid and not self._beaters[table.top] >> place & 1:
            self._foresee(table, table.held, table.top, place)
        else:
            self._foresee(table, table.turn, place, place)
        return self._trick_worth(table, place) - self._keeping_worth(table, place, unseen)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _weigh(self, table: Position, legal: cython.ulonglong) -> cython.longlong:
        """Find what each card seems worth, of cards that are alike only one; return how many were found."""
        one: cython.ulonglong = 1
        unseen: cython.ulonglong = table.left ^ table.in_hand[table.turn]
        between: cython.ulonglong = unseen
        takes: cython.ulonglong = legal
        if table.laid:
            between |= one << table.top
            if self._high_matters:
                between |= one << table.high
            takes = self._beaters[table.top]
        count: cython.longlong = 0
        before: cython.longlong = -1
        lost: cython.longlong = -1
        while legal:
            bit: cython.ulonglong = legal & -legal
            legal ^= bit
            place: cython.longlong = bit.bit_length() - 1
            if before < 0 or self._unlike & (bit | one << before) or not self._deck.are_alike(before, place, between):
                if takes & bit:
                    self._foresee(table, table.turn, place, place)
                elif self._matters & bit:
                    self._foresee(table, table.held, table.top, place)
                elif lost < 0:
                    self._foresee(table, table.held, table.top, place)
                    lost = self._remember(table)
                else:
                    self._recall(table, place, lost)
                self._found[count] = place
                self._worths[count] = self._trick_worth(table, place) - self._keeping_worth(table, place, unseen)
                count += 1
            before = place
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _trick_worth(self, table: Position, place: cython.longlong) -> cython.double:
        """Return what the trick that is foreseen is worth to the side of the seat on turn."""
        at: cython.longlong
        turn: cython.longlong = table.turn
        held: cython.longlong = self._held
        top: cython.longlong = self._top
        first: cython.longlong = table.played - table.laid
        worth: cython.double = self._trick
        if table.finished + 1 == self._tricks:
            worth += self._last
        for at in range(first, self._end):
            worth += self._deck.points[table.places[at]]
        if self._any_first and not self._has_won(table, held):
            worth += self._first[held]
        if self._is_simple:
            return worth if self._sides[held] == self._sides[turn] else -worth
        if top == self._special_top:
            at = self._rules.special_taker(table.places, first, self._end)
            if at >= 0 and self._seat_of(table, at) != held:
                held, top = self._seat_of(table, at), table.places[at]
        if self._has_guardians:
            return self._worth_to_player(table, held, worth)
        if self._sides[held] != self._sides[turn]:
            worth = -worth
        if self._stakes.marked:
            worth += self._marked_worth(table, held, top)
        return self._against_one(table, place, held, worth) if self._alone else worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _has_won(self, table: Position, seat: cython.longlong) -> cython.bint:
        """Whether a seat has taken a trick."""
        at: cython.longlong
        for at in range(table.finished):
            if table.takers[at] == seat:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tricks_of(self, table: Position, seat: cython.longlong) -> cython.longlong:
        """Return how many tricks a seat has taken."""
        at: cython.longlong
        found: cython.longlong = 0
        for at in range(table.finished):
            found += table.takers[at] == seat
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _marked_worth(self, table: Position, held: cython.longlong, top: cython.longlong) -> cython.double:
        """Return what it brings the side on turn, beside the points, that marked cards are in a trick won so."""
        at: cython.longlong
        found: cython.double = 0.0
        for at in range(table.played - table.laid, self._end):
            place: cython.longlong = table.places[at]
            if self._stakes.marked >> place & 1:
                seat: cython.longlong = self._seat_of(table, at)
                side_wins: cython.bint = self._sides[seat] == self._sides[held]
                worth: cython.double = self._stakes.worth(place, table.finished + 1, top, seat == held, side_wins)
                found += worth if self._sides[seat] == self._sides[table.turn] else -worth
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth_to_player(self, table: Position, held: cython.longlong, worth: cython.double) -> cython.double:
        """Return what a trick won so is worth to the player who plays the card, be it a dummy's (K110, K116)."""
        row: cython.longlong = self._seats + 1
        last: cython.longlong = -1
        at: cython.longlong
        for at in range(table.finished):
            if self._guardians[table.takers[at] * row] == table.takers[at]:
                last = table.takers[at]
        if self._guardians[table.turn * row + last + 1] != held:
            worth = -worth
        return worth if self._guardians[held * row] == held else self._dummys * worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _against_one(
        self, table: Position, place: cython.longlong, held: cython.longlong, brought: cython.double
    ) -> cython.double:
        """Return what a trick is worth where some must each win so many tricks and no more, and what is left to force.

        By itself it has `brought` so much, were no trick to be won.
        """
        if self._alone >> table.turn & 1:
            return -brought if self._tricks_of(table, table.turn) < self._goal else brought
        if self._alone >> held & 1 and self._tricks_of(table, held) < self._goal:
            brought = 0.0
        if not table.laid and self._led >> place & 1:
            brought += self._returned
        at: cython.longlong
        one: cython.ulonglong = 1
        gone: cython.ulonglong = 0
        for at in range(table.played, self._end):
            gone |= one << table.places[at]
        return brought - self._forced * self._ways(table, ~gone)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _ways(self, table: Position, left: cython.ulonglong) -> cython.longlong:
        """Return how many pairs are left of a lower card and one of somebody alone who has not lost yet."""
        one: cython.ulonglong = 1
        seat: cython.longlong
        against: cython.ulonglong = 0
        ways: cython.longlong = 0
        for seat in range(self._seats):
            if not self._alone >> seat & 1:
                against |= table.in_hand[seat] & left
        for seat in range(self._seats):
            hand: cython.ulonglong = table.in_hand[seat] & left
            if self._alone >> seat & 1 and self._tricks_of(table, seat) <= self._goal:
                while hand:
                    place: cython.longlong = hand.bit_length() - 1
                    ways += (self._deck.suit[place] & ((one << place) - 1) & against).bit_count()
                    hand ^= one << place
        return ways
