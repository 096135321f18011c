# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The end of a deal whose cards are thrown in before a card is played (A18, Z13)."""

import abc
from typing import ClassVar

from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.refusal import Refusal, not_now
from kartenspiel.model.seats import Seat


class Unplayed(abc.ABC):
    """A state in which nobody has anything more to do; `clause` is where the rules say so."""

    __slots__ = ()

    clause: ClassVar[str]

    @property
    def turn(self) -> Seat | None:
        """Nobody."""
        return None

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Nothing more."""
        del seat
        return ()

    def refusal(self, move: Move) -> Refusal:
        """Nothing more can be done."""
        del move
        return not_now(self.clause)

    def _apply(self, move: Move) -> State:
        raise TypeError(move)
