# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What single cards are worth, as tables: by themselves, kept for later tricks, and where something is at stake."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kartenspiel.players.deck import Deck
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import CARDS_AT_MOST, numbers, reals, words
from kartenspiel.players.terms import Capture, CardStake

TABLES_KEPT: Final = 64
"""So many tables of each kind are kept; chosen: more than a session has decks, and a question kinds of stakes."""


class KeptWorths(NamedTuple):
    """What a card that is kept would still bring: its own points and the rest of a trick."""

    by_better: tuple[float, ...]
    """By how many better ones of its suit are unseen."""
    guarded: float
    """If one is, and a smaller one of the suit is cards."""
    ruffed: float
    """If none is, but an opponent will be able to trump it."""
    waiting: float
    """If it can wait."""


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
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _greatest(self, begin: cython.longlong, cards: cython.ulonglong) -> cython.longlong:
        """Return of some cards the first with the greatest of the keys that begin there."""
        best: cython.longlong = (cards & -cards).bit_length() - 1
        cards &= cards - 1
        while cards:
            place: cython.longlong = (cards & -cards).bit_length() - 1
            if self._keys[begin + place] > self._keys[begin + best]:
                best = place
            cards &= cards - 1
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def most_valuable(self, cards: cython.ulonglong) -> cython.longlong:
        """Return of some cards the one worth most, of those the weakest."""
        if cython.compiled:
            return self._greatest(0, cards)
        return self._deck.most_valuable_place(cards)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def least_valuable(self, cards: cython.ulonglong) -> cython.longlong:
        """Return of some cards the one worth least, of those the weakest."""
        if cython.compiled:
            return self._greatest(CARDS_AT_MOST, cards)
        return self._deck.least_valuable_place(cards)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def highest(self, cards: cython.ulonglong) -> cython.longlong:
        """Return of some cards the one that ranks highest in its suit."""
        if cython.compiled:
            return self._greatest(2 * CARDS_AT_MOST, cards)
        return self._deck.highest_place(cards)

    @cython.cfunc
    @cython.inline
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
    @cython.inline
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
