# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Rufmariasch: every point is paid for, and nothing is announced."""

from typing import Final

from kartenspiel.games.rufmariasch.play import Playing
from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.games.rufmariasch.words import RufmariaschSeen
from kartenspiel.model.calling.public import CallingPublic
from kartenspiel.players.games.rufmariasch.weights import WEIGHTS
from kartenspiel.players.halfdealt import HalfDealtJudgement
from kartenspiel.players.tendencies.rufmariasch import TENDENCIES

_USUAL: Final = 3
"""Tens of points by which a deal is usually won, roughly; chosen by hand, for it only scales what a call promises."""


class RufmariaschJudgement(HalfDealtJudgement[RufmariaschRules, CallingPublic, Playing]):
    """The judgement of Rufmariasch."""

    tendencies = TENDENCIES
    call_weights = WEIGHTS

    first_trick_worth = 25.0

    def stake(self, seen: RufmariaschSeen) -> float:
        """The payment for a usual difference (M27)."""
        return _USUAL * seen.rules.rate_per_10


JUDGEMENT: Final = RufmariaschJudgement()
