# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards of a deal while they are played, all hands open: what imagined play is played on.

A card is its place in the pack and a set of cards a number with a bit for each; all else is numbers too.
"""

from collections.abc import Sequence
from typing import Final

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Cards, Laid, Place
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import (
    CARDS_AT_MOST,
    EVERY_BIT,
    RECORD_ROOM,
    SEATS_AT_MOST,
    empty_numbers,
    numbers,
)
from kartenspiel.players.kernel.dice import thrown
from kartenspiel.players.kernel.stop_flag import StopFlag
from kartenspiel.players.kernel.trick_tables import TrickTables, trick_rules


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
    @cython.inline
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

        The same seed gives the same cards (`dice.py`).  Other threads of Python run meanwhile,
        and may `stop` it: then fewer were played out.
        """
        dice: cython.ulonglong = seed & EVERY_BIT
        more: cython.longlong = count
        trick: cython.longlong
        table: Position = self.copy()
        taken = numbers([0] * SEATS_AT_MOST)
        sums: cython.numbers = taken
        flag: cython.numbers = (StopFlag() if stop is None else stop).cells
        with cython.nogil:
            while more > 0 and not flag[0]:
                more -= 1
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
        while self.left:
            cards: cython.ulonglong = self.allowed()
            if cards & (cards - 1):
                dice = thrown(dice)
                drawn: cython.ulonglong = cython.mixed(dice)
                drawn = (drawn >> 32) * cython.cast(cython.ulonglong, cards.bit_count()) >> 32
                while drawn:
                    cards &= cards - 1
                    drawn -= 1
            self.play((cards & -cards).bit_length() - 1)
        return dice

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(0xFFFFFFFFFFFFFFFF)
    def allowed_with(self, seat: cython.longlong, hand: cython.ulonglong) -> cython.ulonglong:
        """Return what a seat might play now if it held this hand, none of it bound."""
        if not self.laid:
            return self.tables.leads(self.asked_of + seat, hand)
        return self.following_with(seat, hand, self.high, self.top, self.played)

    @cython.cfunc
    @cython.inline
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
    @cython.inline
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
            self.asked_of = SEATS_AT_MOST * min(self.finished, self.tables.last_stage)
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
