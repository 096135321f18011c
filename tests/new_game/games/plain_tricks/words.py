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

PAID: Final = {
    "others": _("Tricks, each paid by both others"),
    "taker": _("Tricks, each paid to both others"),
}
"""What is paid for, by who pays."""


def question(_: Sequence[Choice], seen: PlainTricksSeen) -> Text:
    """Return what somebody is asked who has to play a card (P2)."""
    return narration.to_play(seen.cards, lead="P2", follow="P2")
