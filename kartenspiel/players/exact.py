# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Exact play where every hand lies open and somebody alone must win just so many tricks: a search of all continuations.

Whether he makes it is all that is paid for, so that a position is won or lost, and the search ends with the first card
that proves it.  Its work is bounded; what it could not decide is left to the heuristic.
"""

from collections.abc import Sequence
from random import Random

from kartenspiel.model.cardplay.pack import Place, places_of
from kartenspiel.model.moves import Play
from kartenspiel.players.heuristic import Heuristic, OneAgainstAll
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import worlds


class _OutOfWorkError(Exception):
    """The search has played as many cards as it may."""


class ExactSearch:
    """A search for whether somebody alone wins just so many tricks against all others, who see every card."""

    def __init__(self, heuristic: Heuristic, contest: OneAgainstAll) -> None:
        """`heuristic` tells which cards are alike, and in which order to try them."""
        self._heuristic = heuristic
        self._alone, self._goal = contest
        self._tricks = heuristic.terms.tricks
        self._work = 0
        self._known: dict[tuple[int, ...], bool] = {}
        """Whether it is made, by the hands, who leads, and the tricks won."""

    def unlost_places(self, table: Position, places: Sequence[Place], work: int) -> tuple[list[Place], bool]:
        """Return which of these cards do not surely lose for the seat on turn, and whether the only one surely wins.

        They are tried in this order until one wins; there is none where all lose.  At most `work` cards are played in
        imagination, shared among those to be tried.
        """
        self._owner = {1 << place: seat + 1 for seat, hand in enumerate(table.hands) for place in places_of(hand)}
        self._plain = [suit for suit in table.rules.pack.suits.values() if suit and suit != table.rules.trumps]
        unlost: list[Place] = []
        for number, place in enumerate(places):
            share = work // (len(places) - number)
            self._work = share
            try:
                if self._is_made_after(table, place) == (table.turn == self._alone):
                    return [place], True
            except _OutOfWorkError:
                unlost.append(place)
            work -= share - self._work
        return unlost, False

    def _is_made_after(self, table: Position, place: Place) -> bool:
        """Whether the seat alone makes it once a card is played; raises `_OutOfWorkError`."""
        if not self._work:
            raise _OutOfWorkError
        self._work -= 1
        after = table.copy()
        after.lay(place)
        return self._is_made(after) if after.trick else self._is_made_from_lead(after)

    def _is_made_from_lead(self, table: Position) -> bool:
        """Whether the seat alone makes it, a trick being over."""
        won, left = table.winners.count(self._alone), self._tricks - len(table.winners)
        if won > self._goal or won + left < self._goal:
            return False
        if not left:
            return True
        position = (*self._shape(table), table.turn, won)
        found = self._known.get(position)
        if found is None:
            found = self._known[position] = self._is_made(table)
        return found

    def _shape(self, table: Position) -> tuple[int, ...]:
        """Return what of the hands the rest depends on: trumps as they are, of each other suit who holds its cards.

        The other suits are all alike, so they stand in any order.
        """
        trumps, owner = table.rules.trumps, self._owner
        shapes: list[int] = []
        for suit in self._plain:
            held, shape = table.left & suit, 0
            while held:
                bit = held & -held
                held ^= bit
                shape = shape << 3 | owner[bit]
            shapes.append(shape)
        shapes.sort()
        return (*[hand & trumps for hand in table.hands], *shapes)

    def _is_made(self, table: Position) -> bool:
        """Whether the seat alone makes it: on turn it needs one card that does, the others one that does not."""
        ours = table.turn == self._alone
        return any(self._is_made_after(table, place) == ours for place in self.in_order(table)) == ours

    def in_order(self, table: Position) -> list[Place]:
        """Return the cards that may be played, one of each kind that is alike, the most promising first."""
        legal = table.legal()
        if not legal & (legal - 1):
            return [legal.bit_length() - 1]
        worths = self._heuristic.worths(table, legal)
        ordered = sorted(worths, key=worths.__getitem__, reverse=True)
        if table.rules.special is not None:  # rank is not all that tells cards apart (K62)
            ordered += [place for place in places_of(legal) if place not in worths]
        return ordered


def unlost_plays(
    judgement: Judgement, question: Question, plays: Sequence[Play], work: int, rng: Random
) -> tuple[Sequence[Play], bool]:
    """Return which cards do not surely lose, where every hand lies open, and whether the only one surely wins.

    All cards are returned where hands are hidden, where no seat must win just so many tricks, and where all lose.
    `work` is as for `ExactSearch.unlost_places`.
    """
    seen = question.seen
    if not work or not seen.cards.all_open:
        return plays, False
    heuristic, table = lay_out(judgement, worlds(judgement, seen, 1, rng)[0], plays[0].seat)
    contest = heuristic.contest
    if contest is None:
        return plays, False
    search = ExactSearch(heuristic, contest)
    places, wins = search.unlost_places(table, search.in_order(table), work)
    unlost = [play for play in plays if heuristic.place(play.card) in places]
    return (unlost, wins) if unlost else (plays, False)
