# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How likely the plays of a seat are from a hand, by the classes of its legal cards; all of it tables of numbers.

Which contexts and classes there are is said where the tables are made (`kartenspiel/players/likelihood.py`).
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.laws import Wish
from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.players.deck import Deck
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import CARDS_AT_MOST, numbers, reals, words
from kartenspiel.players.kernel.card_tables import DeckTables, deck_tables
from kartenspiel.players.tendencies import CardClass

_ALIKE = cython.declare(cython.longlong, 1)
_LOWEST = cython.declare(cython.longlong, 2)
_HIGHEST = cython.declare(cython.longlong, 4)
_FLAGS = cython.declare(cython.longlong, 8)
"""In so many ways a card may stand among the others: any of these three, see `Trait`."""
# the classes of cards as C knows numbers
_TRUMP = cython.declare(cython.longlong, int(CardClass.TRUMP))
_WORTH_MUCH = cython.declare(cython.longlong, int(CardClass.WORTH_MUCH))
_HIGHEST_LEFT = cython.declare(cython.longlong, int(CardClass.HIGHEST_LEFT))
_TAKES = cython.declare(cython.longlong, int(CardClass.TAKES))
_CLASSES = cython.declare(cython.longlong, 1 << len(CardClass))
_NOT_RECKONED: Final = -1.0
"""Stands where odds were not reckoned yet."""


class Trait(NamedTuple):
    """What of a legal card makes its play likely or not: its class, and where it stands among the others."""

    place: Place
    kind: int
    """The number of its class."""
    height: float
    """From 0 for the lowest card of a suit to nearly 1 for the highest."""
    alike: bool
    """Whether the hand has a lower card that is as good: nothing unseen lies between them."""
    lowest: bool
    """Whether it is the lowest legal one of its suit."""
    highest: bool
    """Whether it is the highest legal one of its suit."""


class Weights(NamedTuple):
    """For each context what adds to the logarithm of the odds of a card, as in `Tendencies`."""

    classes: Sequence[Sequence[float]]
    heights: Sequence[Sequence[float]]
    alike: Sequence[float]
    lowest: Sequence[float]
    highest: Sequence[float]


class FreePlay(NamedTuple):
    """A card that a seat has chosen to play, as far as it matters whatever the seat held."""

    played: Place
    wishes: Sequence[Wish]
    """What was asked of its hand: the first wish that it could fulfil."""
    takes: Cards
    """The cards that would have taken the trick."""
    gone: Cards
    """All cards played before."""
    since: Cards
    """The cards that the seat has played since, this one included: it held them all."""
    context: int
    """What the play is for a seat that does not hold the called card."""
    context_of_holder: int
    """What it is for a seat that does."""


@cython.final
@cython.cclass
class CardOdds:
    """The odds of cards of a pack by their classes, reckoned when they are asked for first."""

    deck: DeckTables
    trumps: cython.ulonglong
    much: cython.ulonglong
    """The cards that are worth much."""
    everything: cython.ulonglong
    _weights: Weights
    _heights: Sequence[float]
    _height_at: cython.numbers
    """For each card the number of its height."""
    _different: list[float]
    _odds: cython.reals

    def __init__(self, weights: Weights, deck: Deck, trumps: Cards, much: Cards) -> None:
        """Take over what is known of the cards; `much` are those worth much."""
        self.deck = deck_tables(deck)
        self.trumps, self.much, self.everything = trumps, much, deck.all
        self._weights = weights
        self._heights = [rank / suit.bit_count() for rank, suit in zip(deck.rank, deck.suit, strict=True)]
        self._different = sorted(set(self._heights))
        self._height_at = numbers([self._different.index(height) for height in self._heights])
        self._odds = reals([_NOT_RECKONED]) * (len(weights.classes) * _CLASSES * len(self._different) * _FLAGS)

    @cython.cfunc
    def odds(
        self, context: cython.longlong, kind: cython.longlong, place: cython.longlong, flags: cython.longlong
    ) -> cython.double:
        """Return how likely a card is beside the others."""
        at: cython.longlong = (
            (context * _CLASSES + kind) * len(self._different) + self._height_at[place]
        ) * _FLAGS + flags
        if self._odds[at] < 0:
            self._odds[at] = self._reckoned(context, kind, self._heights[place], flags)
        return self._odds[at]

    def _reckoned(self, context: int, kind: int, height: float, flags: int) -> float:
        found = self._weights.classes[context][kind] + self._weights.heights[context][kind] * height
        found += self._weights.alike[context] * bool(flags & _ALIKE)
        found += self._weights.lowest[context] * bool(flags & _LOWEST)
        return math.exp(found + self._weights.highest[context] * bool(flags & _HIGHEST))

    def trait(self, place: Place, kind: int, flags: int) -> Trait:
        """Return what is known of a card as an object."""
        marks = bool(flags & _ALIKE), bool(flags & _LOWEST), bool(flags & _HIGHEST)
        return Trait(place, kind, self._heights[place], *marks)


@cython.final
@cython.cclass
class PlayChances:
    """The plays that a seat was free to choose, and how likely they are from a hand."""

    _odds: CardOdds
    _called: cython.ulonglong
    _lapse: cython.double
    _count: cython.longlong
    _played: cython.numbers
    _takes: cython.words
    _gone: cython.words
    _since: cython.words
    _contexts: cython.numbers
    _contexts_of_holder: cython.numbers
    _wishes: cython.numbers
    """For each play where its wishes begin."""
    _having: cython.words
    _cards: cython.words
    _places: cython.longlong_64
    _kinds: cython.longlong_64
    _flags: cython.longlong_64

    def __init__(self, odds: CardOdds, called: Cards, lapse: float, plays: Sequence[FreePlay]) -> None:
        """`called` is the called card, 0 where there is none; `lapse` how often a card is played for no reason."""
        if not cython.compiled:
            self._places, self._kinds, self._flags = [0] * CARDS_AT_MOST, [0] * CARDS_AT_MOST, [0] * CARDS_AT_MOST
        self._odds, self._called, self._lapse, self._count = odds, called, lapse, len(plays)
        self._played = numbers([play.played for play in plays])
        self._takes, self._gone = words([play.takes for play in plays]), words([play.gone for play in plays])
        self._since = words([play.since for play in plays])
        self._contexts = numbers([play.context for play in plays])
        self._contexts_of_holder = numbers([play.context_of_holder for play in plays])
        lengths = [len(play.wishes) for play in plays]
        self._wishes = numbers([sum(lengths[:number]) for number in range(len(plays))])
        self._having = words([wish.having for play in plays for wish in play.wishes])
        self._cards = words([wish.cards for play in plays for wish in play.wishes])

    def of(self, hand: Cards) -> float:
        """Return how likely all the plays are where the seat holds these cards now."""
        number: cython.longlong
        cards: cython.ulonglong = hand
        found: cython.double = 1.0
        for number in range(self._count):
            found *= self._chance(number, cards)
        return found

    @cython.cfunc
    def _chance(self, number: cython.longlong, hand: cython.ulonglong) -> cython.double:
        """Return how likely one of the plays is."""
        odds: CardOdds = self._odds
        legal: cython.longlong = self._read(number, hand)
        if legal == 1:
            return 1.0
        at: cython.longlong
        context: cython.longlong = self._context(number, hand)
        played: cython.double = 0.0
        whole: cython.double = 0.0
        for at in range(legal):
            chance: cython.double = odds.odds(context, self._kinds[at], self._places[at], self._flags[at])
            whole += chance
            if self._places[at] == self._played[number]:
                played = chance
        return self._lapse / legal + (1 - self._lapse) * played / whole

    @cython.cfunc
    @cython.exceptval(check=False)
    def _context(self, number: cython.longlong, hand: cython.ulonglong) -> cython.longlong:
        """Return the number of the context of a play."""
        if (hand | self._since[number]) & self._called:
            return self._contexts_of_holder[number]
        return self._contexts[number]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _read(self, number: cython.longlong, hand: cython.ulonglong) -> cython.longlong:
        """Find for one of the plays what is known of each legal card, from the lowest up; return how many they are."""
        odds: CardOdds = self._odds
        deck: DeckTables = odds.deck
        then: cython.ulonglong = hand | self._since[number]
        at: cython.longlong = self._wishes[number]
        while not then & self._having[at]:
            at += 1
        legal: cython.ulonglong = then & self._cards[at]
        unseen: cython.ulonglong = odds.everything & ~self._gone[number] & ~then
        takes: cython.ulonglong = self._takes[number]
        rest: cython.ulonglong = legal
        count: cython.longlong = 0
        before: cython.longlong = -1
        while rest:
            bit: cython.ulonglong = rest & -rest
            rest ^= bit
            place: cython.longlong = bit.bit_length() - 1
            suit: cython.ulonglong = legal & deck.suit[place]
            above: cython.ulonglong = deck.above[place]
            kind: cython.longlong = _TRUMP if bit & odds.trumps else 0
            kind += _WORTH_MUCH if bit & odds.much else 0
            kind += 0 if above & unseen else _HIGHEST_LEFT
            kind += _TAKES if bit & takes else 0
            flags: cython.longlong = _ALIKE if before >= 0 and deck.are_alike(before, place, unseen) else 0
            flags += 0 if suit & (bit - 1) else _LOWEST
            flags += 0 if suit & above else _HIGHEST
            self._places[count], self._kinds[count], self._flags[count] = place, kind, flags
            count += 1
            before = place
        return count

    def choice(self, number: int, hand: Cards) -> tuple[int, list[Trait]]:
        """Return the context of one of the plays and what is known of each legal card, from the lowest up."""
        count = self._read(number, hand)
        traits = [self._odds.trait(self._places[at], self._kinds[at], self._flags[at]) for at in range(count)]
        return self._context(number, hand), traits
