# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by a heuristic where one side must win every trick.

Seen with all hands open a low card led to a partner's ace is as good as one's own ace, and keeps the ace besides.  At
the table nobody knows who has the ace: what wins by itself is led first.
"""

from typing import Final

from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.cardplay.position import Position
from kartenspiel.players.heuristic import Heuristic, Terms

CASHED: Final = 0.5
"""What it is worth, in average tricks, to lead a card outside trumps that nobody can beat; chosen, not fitted."""
DRAWN: Final = 0.8
"""What it is worth, in average tricks, to lead a trump that nobody can beat while an opponent has trumps.

Chosen, not fitted: more than `CASHED`, so that trumps come first.
"""


class SweepHeuristic(Heuristic):
    """The heuristic under which one side leads its sure winners first."""

    def __init__(self, terms: Terms, side: int) -> None:
        """`side` is the number of the side that must win every trick."""
        super().__init__(terms)
        self._side = side

    def _keeping_worth(self, table: Position, place: Place, unseen: Cards) -> float:
        """What a card kept would probably still bring; to keep a sure winner instead of leading it costs something."""
        kept = super()._keeping_worth(table, place, unseen)
        if table.trick or self.sides[table.turn] != self._side or self.deck.above[place] & unseen:
            return kept
        if self.trumps >> place & 1:
            return -(DRAWN if self._opponent_has_trumps(table) else 0.0) * self.average
        return kept if self._can_be_ruffed(table, place) else -CASHED * self.average

    def _opponent_has_trumps(self, table: Position) -> bool:
        """Whether an opponent still has a trump."""
        return any(
            hand & self.trumps for seat, hand in enumerate(table.hands) if self.sides[seat] != self.sides[table.turn]
        )
