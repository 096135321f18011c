# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells on the cloth who plays with whom, whenever the seat at the screen may know more of it."""

from PySide6.QtWidgets import QWidget

from kartenspiel.controller.sitting import Step
from kartenspiel.games import sides_told
from kartenspiel.ui.table.banner import Banner
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.layout import Placement
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.places import Places
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.words.wording import Wording


class SidesTeller:
    """Writes the sentence of the game on a banner, and has play wait until it can have been read."""

    def __init__(self, stage: Stage, panels: Panels, places: Places, wording: Wording, cloth: QWidget) -> None:
        """`cloth` is the widget on which the banner lies."""
        self._stage, self._panels, self._places = stage, panels, places
        self.wording = wording
        self.banner = Banner(cloth)
        stage.telling = self._tell
        panels.moved.connect(self.lie)

    def _tell(self, step: Step) -> int:
        """Tell what is known of the sides with a step; return how long play waits, if anything is seen to move."""
        told = None if step.before is None else sides_told(step.before, step.after)
        if told is None:
            return 0
        words, pace = self.wording.text(told), self._stage.pace
        self.banner.tell(words, pace.telling_time(words))
        self.lie()
        return pace.reading_time(words) if pace.speed else 0

    def lie(self) -> None:
        """Let the banner lie where there is room for it now."""
        self.banner.lie(self._stage.frame, (*self._panels.taken, *self._places.areas, *map(_area, self._stage.placed)))


def _area(lying: Placement) -> Area:
    """Return about where a card lies; a turned one takes as much room in the other direction."""
    wide, tall = 0.6 * lying.height, lying.height
    if 45 < abs(lying.angle) % 180 < 135:  # noqa: PLR2004 - it lies rather on its side
        wide, tall = tall, wide
    return Area(lying.x - wide / 2, lying.y - tall / 2, wide, tall)
