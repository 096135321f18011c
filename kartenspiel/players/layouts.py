# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagined deals of one question laid out for the kernel: what several of them have in common is made once."""

from typing import Final

from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat
from kartenspiel.players.ending_worth import EndingWorth
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.judgement import Judgement, in_play
from kartenspiel.players.kernel.card_play import Position, position_of
from kartenspiel.players.kernel.valuer import Valuer
from kartenspiel.players.terms import Terms


def lay_out(judgement: Judgement, state: State, turn: Seat, thrift: float = 1.0) -> tuple[Heuristic, Position]:
    """Return the heuristic and the cards for an imagined deal in which a card is to be played from this hand."""
    return Heuristic(judgement.terms(state), thrift), position_of(in_play(state), turn)


class Layouts:
    """What was laid out for a question: heuristics by what is at stake, and valuers by what endings are worth.

    In most imagined deals the same is at stake.  Both keep what they are just finding, so that no two threads may use
    the same ones.
    """

    def __init__(self) -> None:
        """Have nothing yet."""
        self._heuristics: Final[dict[Terms, Heuristic]] = {}
        self._valuers: Final[dict[EndingWorth, Valuer]] = {}

    def lay_out(self, judgement: Judgement, state: State, turn: Seat) -> tuple[Heuristic, Position]:
        """Return what `lay_out` does."""
        terms = judgement.terms(state)
        heuristic = self._heuristics.get(terms)
        if heuristic is None:
            heuristic = self._heuristics[terms] = Heuristic(terms)
        return heuristic, position_of(in_play(state), turn)

    def valuer(self, worth: EndingWorth) -> Valuer:
        """Return what values endings so."""
        found = self._valuers.get(worth)
        if found is None:
            found = self._valuers[worth] = Valuer(worth)
        return found
