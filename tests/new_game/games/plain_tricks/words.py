# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The words of plain tricks that not every game has."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.games.plain_tricks.rules import PlainTricksRules
from kartenspiel.model import narration
from kartenspiel.model.moves import Choice
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

PlainTricksSeen = Observation[PlainTricksRules, None]

TAKEN: Final = _("Tricks, each paid by both others")


def question(_: Sequence[Choice], seen: PlainTricksSeen) -> Text:
    """Return what somebody is asked who has to play a card (P2)."""
    return narration.to_play(seen.cards, lead="P2", follow="P2")
