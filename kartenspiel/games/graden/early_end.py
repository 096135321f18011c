# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether the settlement of a deal of Graden can still change (G23); a missed task shows at once."""

from collections.abc import Hashable
from dataclasses import dataclass

from kartenspiel.games.graden.play import Playing
from kartenspiel.games.graden.settlement import settle
from kartenspiel.model.aceten import DEAL_POINTS, card_points
from kartenspiel.model.cardplay.alike import Likeness
from kartenspiel.model.cardplay.early_end import EarlyEnd
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand


@dataclass(frozen=True, slots=True)
class StoppablePlay(EarlyEnd[Ending], Playing):
    """Play that ends as soon as nothing can change any more, settled by tricks as they could have followed (G23)."""

    @property
    def may_stop(self) -> bool:
        """Whether the house stops after a trick, and one has just been completed with another one to follow."""
        return self.rules.early_stop and self.between_tricks

    @property
    def end_seen(self) -> bool:
        """Whether all tasks were missed, or the Schurln lost, whoever the called partner may be (G23, G39)."""
        standing = self.basis.standing
        if standing is not None and standing.contract.task == "called" and not self.sides_public:
            return len(set(self.winners) - {standing.seat}) > 1
        return self._is_settled

    @property
    def end_counted(self) -> Ending | None:
        """The tricks already played, if they decide the settlement."""
        return self.ending if self._is_settled else None

    @property
    def _is_settled(self) -> bool:
        if self.over:
            return True
        standing, tally = self.basis.standing, self.tally
        if standing is None:
            return _is_schurln_lost(tally.points)
        return len(tally.failed) == len(standing.players)

    @property
    def end_depends_on(self) -> Hashable:
        """Who has missed his task, and the points of Schurln."""
        tally = self.tally
        return tally.failed, tally.points

    @property
    def likeness(self) -> Likeness:
        """By what cards differ: beside their rank by points, which count in Schurln alone (G4)."""

        def kind(card: Card, hand: Hand) -> int:
            del hand
            return card_points(card) if self.basis.standing is None else 0

        return Likeness(self.play_rules.pack, kind)

    def settled_by(self, end: Ending) -> object:
        """Return what has to be the same however the deal goes on: payments and partner."""
        outcome = settle(self.basis, end)
        return outcome.payments, outcome.partner


def _is_schurln_lost(points: tuple[int, ...]) -> bool:
    """Whether nobody can reach the player with most points any more, who then pays alone (G37)."""
    *_, second, most = sorted(points)
    return most > second + DEAL_POINTS - sum(points)
