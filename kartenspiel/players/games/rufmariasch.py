# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Rufmariasch: every point is paid for, and nothing is announced."""

from typing import Final, cast

from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.model.game import Observation
from kartenspiel.players.halfdealt import HalfDealtJudgement
from kartenspiel.players.tendencies.rufmariasch import TENDENCIES

_USUAL: Final = 3
"""Tens of points by which a deal is usually won."""


class Rufmariasch(HalfDealtJudgement):
    """The judgement of Rufmariasch."""

    tendencies = TENDENCIES

    needed = 25.0

    def stake(self, seen: Observation) -> float:
        """The payment for a usual difference (M27)."""
        return _USUAL * cast("RufmariaschRules", seen.rules).rate_per_10


JUDGEMENT: Final = Rufmariasch()
