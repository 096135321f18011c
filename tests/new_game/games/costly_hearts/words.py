# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The words of costly hearts that not every game has."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.games.costly_hearts.rules import CostlyHeartsRules
from kartenspiel.model import narration
from kartenspiel.model.moves import Choice
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

CostlyHeartsSeen = Observation[CostlyHeartsRules, None]

HEARTS: Final = _("Hearts taken")
DIFFERENCE: Final = _("More hearts than the others")


def question(_: Sequence[Choice], seen: CostlyHeartsSeen) -> Text:
    """Return what somebody is asked who has to play a card (Q2)."""
    return narration.to_play(seen.cards, lead="Q2", follow="Q2")
