# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Quiet marks in the trick: on the card that was led, and on the one that takes the trick as it lies."""

from typing import Final

from kartenspiel.model.text import marker
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.table.theme import Theme
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_LED: Final = _("Led to this trick.")
_TAKES: Final = _("Takes the trick as it lies now.")


class TrickMarks:
    """The marks in the trick on a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.allowed = True
        """Whether anything may be marked here; not where somebody asks who takes a trick."""
        self.wanted = True
        """Whether the person likes marks."""

    def show(self, theme: Theme, wording: Wording) -> None:
        """Mark the cards that lie in the trick now; on others no mark is left when they go."""
        trick, winning = self._stage.trick
        shown = self.allowed and self.wanted
        for place, play in enumerate(trick):
            item = self._stage.items.get(play.card)
            if item is not None:
                led, takes = shown and not place, shown and play.seat == winning
                words = [wording.text(text) for text, holds in ((_LED, led), (_TAKES, takes)) if holds]
                item.mark_in_trick(theme, led=led, takes=takes, why=" ".join(words))
