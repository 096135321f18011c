# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether the end of a deal is certain before its rest is played, for anybody who sees what one seat sees.

All deals that the seat cannot tell apart are played on in all ways, words included, and each end is settled by the
rules.  So nothing that a rule pays for is forgotten: a card that must still be played, a bird in the last trick.  What
is open is mostly found so at once: before that some deals drawn by chance are played on by chance.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from random import Random
from typing import Final

from kartenspiel.games import game_named
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, LayAwayChoice, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.certainty import WORK, Certainty, RestOfDeal

DRAWN: Final = 60
"""In so many deals drawn by chance it is looked for another end first."""


class _TooMuchWorkError(Exception):
    """The search has made as many moves as it may."""


class _OtherEndError(Exception):
    """The search has found an end that is settled otherwise than the first."""

    def __init__(self, outcome: Outcome, moves: Sequence[Move]) -> None:
        super().__init__()
        self.outcome, self.moves = outcome, moves


def rest_of(seen: Observation, work: int = WORK) -> RestOfDeal:
    """Return how certain the end of a deal is where this seat is to play a card."""
    everything = _Search(seen, work, None)
    found = everything.result(Certainty.SETTLED)
    if found.certainty is not Certainty.OPEN:
        return found
    highest = _Search(seen, work, _highest_first(seen))
    return highest.result(Certainty.HELD)


def _highest_first(seen: Observation) -> tuple[Card, ...]:
    """Return all cards of the pack, trumps first, and the highest of each suit before the lower ones."""
    state = next(_states(seen), None)
    if not isinstance(state, CardPlay):
        return ()
    rules = state.play_rules
    places = range(len(rules.pack.cards))
    ordered = sorted(places, key=lambda place: (rules.trumps >> place & 1, place), reverse=True)
    return tuple(rules.pack.cards[place] for place in ordered)


def _states(seen: Observation) -> Iterator[State]:
    """Yield the states of all deals that the seat cannot tell apart; nothing where they cannot be listed."""
    every = game_named(seen.game).imaginer(seen).every()
    return iter(()) if every is None else (imagined.state for imagined in every)


class _Search:
    """Plays all deals on in all ways until two of them end otherwise."""

    def __init__(self, seen: Observation, work: int, order: tuple[Card, ...] | None) -> None:
        """The seat plays by this order, or whatever it likes."""
        self._seen, self._work, self._order = seen, work, order
        self._logged = len(seen.log)
        self._first: Outcome | None = None
        self._listed = False
        """Whether all deals are looked at, which cannot always be listed."""

    def result(self, certain: Certainty) -> RestOfDeal:
        """Return what was found; `certain` is what an end is for which there is no other."""
        try:
            self._try_by_chance()
            for state in _states(self._seen):
                self._listed = True
                self._play_on(state)
        except _TooMuchWorkError:
            return RestOfDeal(Certainty.UNKNOWN)
        except _OtherEndError as other:
            assert self._first is not None  # noqa: S101 - there was one before another
            plays = tuple(move for move in other.moves if isinstance(move, Play))
            return RestOfDeal(Certainty.OPEN, self._first.payments, (), plays, other.outcome.payments)
        if self._first is None or not self._listed:
            return RestOfDeal(Certainty.UNKNOWN)
        return RestOfDeal(certain, self._first.payments, self._order or ())

    def _try_by_chance(self) -> None:
        """Play deals drawn by chance on by chance; the same ones whenever the seat sees the same."""
        from kartenspiel.players.imagination import Imagination  # noqa: PLC0415 - a start needs no kernel

        imagination, rng = Imagination(game_named(self._seen.game).imaginer(self._seen)), Random(1)
        for _drawn in range(DRAWN):
            state = imagination.draw(rng).state
            while state.outcome is None:
                self._count()
                state = state.after(rng.choice(tuple(self._moves(state))))
            self._compare(state.outcome, state.log[self._logged :])

    def _count(self) -> None:
        if not self._work:
            raise _TooMuchWorkError
        self._work -= 1

    def _play_on(self, state: State) -> None:
        self._count()
        outcome = state.outcome
        if outcome is not None:
            self._compare(outcome, state.log[self._logged :])
            return
        for move in self._moves(state):
            self._play_on(state.after(move))

    def _compare(self, outcome: Outcome, moves: Sequence[Move]) -> None:
        first = self._first = self._first or outcome
        if (outcome.payments, outcome.money, outcome.context) != (first.payments, first.money, first.context):
            raise _OtherEndError(outcome, moves)

    def _moves(self, state: State) -> Iterator[Move]:
        """Yield what anybody may do now; the seat itself only what its order says, and only words it must say."""
        said: Callable[[Seat], Sequence[Choice]] = state.moves
        choices = chain.from_iterable(map(said, all_seats(state.deal.seats)))
        every = [choice for choice in choices if not isinstance(choice, LayAwayChoice)]
        if self._order is None:
            return iter(every)
        own = [move for move in every if state.actor(move.seat) == self._seen.seat]
        cards = {move.card: move for move in own if isinstance(move, Play)}
        played = next((cards[card] for card in self._order if card in cards), None)
        others = [move for move in every if move not in own]
        if played is None:
            return iter(others or own)  # a word that it must say: any of them
        return iter([*others, played])
