# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by a heuristic in Trischaken with dummies, whose tricks do nobody good or harm (K110, K111, K116)."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.sides.dummies import guardian_in_trischaken
from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.cardplay.position import Position
from kartenspiel.model.seats import Seat
from kartenspiel.players.games.koenigrufen.stakes import KoenigrufenHeuristic, KoenigrufenTerms
from kartenspiel.players.heuristic import FINE, Rest

_DUMMYS: Final = 0.1
"""What a trick that a dummy wins is worth, as a part of what it is worth that another player wins it; chosen.

What a dummy pays all players share alike, so that only the card points matter that other players do not win.
"""


class DummyTrischaken(KoenigrufenHeuristic):
    """The heuristic under which a dummy plays for its guardian: it spares him tricks, and gives them to others."""

    def __init__(self, terms: KoenigrufenTerms, rules: KoenigrufenRules, players: Sequence[Seat]) -> None:
        """`players` are all seats but the dummies, from forehand on."""
        super().__init__(terms)
        self._house = rules
        self._players = tuple(players)

    def _trick_worth(self, table: Position, place: Place, rest: Rest) -> float:
        """Return what a trick completed so is worth to the player who plays the card."""
        found, holder, turn = super()._trick_worth(table, place, rest), rest[0], table.turn
        saved = found if holder != turn else -found
        if holder not in self._players:
            return _DUMMYS * saved
        return -saved if holder == self._player(table) else saved

    def _player(self, table: Position) -> Seat:
        """Return who chooses the card of the hand on turn."""
        turn = Seat(table.turn)
        if turn in self._players:
            return turn
        return guardian_in_trischaken(self._house, turn, self._players, [Seat(winner) for winner in table.winners])

    def _keeping_worth(self, table: Position, place: Place, unseen: Cards) -> float:
        """What a card kept would still do; a dummy's high cards harm nobody, and may spare its guardian a trick."""
        if table.turn in self._players:
            return super()._keeping_worth(table, place, unseen)
        return -FINE * self.deck.rank[place] * self.average
