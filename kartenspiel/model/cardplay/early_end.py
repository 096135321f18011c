# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Play that ends before the last card, where nothing that follows could change the result (A42, G23).

Often counting shows how a deal ends.  Where it does not, all continuations that differ are tried until two of them end
differently.
"""

import abc
from collections.abc import Hashable
from typing import Generic, TypeVar

from kartenspiel.model.cardplay.alike import Likeness
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.changing import changed
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.seats import Seat

E = TypeVar("E")
"""What a game settles a deal by whose rest is not played: its end."""


class EarlyEnd(CardPlay, Generic[E]):
    """Cards are played until nothing can change any more; a game says what an end is, and what shows it."""

    __slots__ = ()

    decision: E | None
    """The end by which the deal is settled, where play was cut short; it is then over."""

    @property
    @abc.abstractmethod
    def may_stop(self) -> bool:
        """Whether play stops here if all is decided; nowhere but `between_tricks`."""

    @property
    @abc.abstractmethod
    def end_seen(self) -> bool:
        """Whether the tricks alone show to everybody that nothing can change, whoever plays with whom."""

    @property
    @abc.abstractmethod
    def end_counted(self) -> E | None:
        """The end, once the deal is over or counting shows it; ``None`` where continuations have to be tried."""

    @property
    @abc.abstractmethod
    def end_depends_on(self) -> Hashable:
        """What of the tricks played and the words said the end depends on, when a trick is to be led."""

    @property
    @abc.abstractmethod
    def likeness(self) -> Likeness:
        """By what cards differ for the end of the deal."""

    @property
    def between_tricks(self) -> bool:
        """Whether a trick has just been completed and another one is to follow."""
        return bool(self.tricks) and not self.trick and not self.over

    def cut_short(self, *, seen_by_all: bool = False) -> State | None:
        """Return the end of the deal if nothing can change any more after a complete trick, and maybe all see it."""
        stops = self.may_stop and (self.end_seen or not seen_by_all)
        end = self.foreseen_end() if stops else None
        return None if end is None else changed(self, decision=end)

    def foreseen_end(self) -> E | None:
        """Return how the deal ends whatever is played from here, ``None`` while that is open."""
        return common_end(self)

    def differing_plays(self, turn: Seat) -> tuple[Play, ...]:
        """Return one of each group of cards that are alike, for the seat on turn."""
        cards = self.likeness.one_of_each(self.legal_cards(turn), turn, self.hands, self.trick)
        return tuple(Play(turn, card) for card in cards)

    def differing_moves(self, turn: Seat) -> tuple[Move, ...]:
        """Return the moves of the seat on turn that may end differently: cards, unless a game has more."""
        return self.differing_plays(turn)

    def settled_by(self, end: E) -> object:
        """Return what is the same of all ends that are one to the players: the end itself, unless a game says less."""
        return end


def common_end(state: EarlyEnd[E]) -> E | None:
    """Return an end to which all continuations are settled alike, ``None`` if two of them are not."""
    return _search(state, {})


def _search(state: EarlyEnd[E], known: dict[Hashable, E | None]) -> E | None:
    """Return the common end; `known` are those already found where a trick was to be led."""
    counted = state.end_counted
    if counted is not None:
        return counted
    if state.trick:
        return _try_all(state, known)
    key = state.likeness.shape(state.hands), state.turn, state.end_depends_on
    if key not in known:
        known[key] = _try_all(state, known)
    return known[key]


def _try_all(state: EarlyEnd[E], known: dict[Hashable, E | None]) -> E | None:
    turn = state.turn
    found: E | None = None
    for move in () if turn is None else state.differing_moves(turn):
        end = _search(_after(state, move), known)
        if end is None or (found is not None and state.settled_by(end) != state.settled_by(found)):
            return None
        found = end
    return found


def _after(state: EarlyEnd[E], move: Move) -> EarlyEnd[E]:
    """Return the state after a card or a word; the deal goes on to be one that can end early."""
    after = state.after(move)
    if not isinstance(after, EarlyEnd):
        raise TypeError(move)
    return after
