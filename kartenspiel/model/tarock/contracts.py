# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The contracts of a tarock game as rows of a table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kartenspiel.model.text import Text

if TYPE_CHECKING:
    from kartenspiel.model.cardplay.payoff import Condition
    from kartenspiel.model.tarock.play import PlayKind
    from kartenspiel.model.tarock.result import BonusFacts, TarockResult


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """A contract that can be bid: what must be done in it.  A game adds values and rules of its bidding."""

    id: str
    name: Text
    task: Text
    """What its declarer must do, as he is told who might bid it; a game fills its fields."""
    kind: "PlayKind" = "tarock"
    """How its cards are played (Z36, Z61, K59, K60)."""
    calls: bool = False
    """Whether the declarer calls a card, whose holder is his partner (Z17, K15, K28)."""
    each_alone: bool = False
    """Whether there is no declarer: everybody plays for himself, and nothing is announced (Z60, K52, K89)."""
    solo: bool = False
    """Whether it is a solo contract, in which bonuses can count double (Z39, K15, K70)."""
    goal: int | None = None
    """How many tricks the declarer must take exactly; ``None`` where card points decide (K86)."""

    @property
    def alone(self) -> bool:
        """Whether the contract itself makes the declarer play alone against all the others (Z21, K10, K14)."""
        return not self.calls and not self.each_alone

    def made(self, facts: "BonusFacts", least: int) -> "Condition":
        """Return when the declarer's side makes it (Z7, K8, K81, K86); `least` as for `verdict`."""
        return facts.has_points("D", least) if self.goal is None else facts.declarer_takes(self.goal)

    def verdict(self, result: "TarockResult", least: int) -> bool | None:
        """Return whether the declarer's side makes it, ``None`` while that is open (Z7, K8, K81, K86).

        `least` are the card points with which it wins, where they decide.
        """
        return self.made(result.facts, least).verdict(result.counted)
