# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells on the cloth who plays with whom, whenever the seat at the screen may know more of it."""

from PySide6.QtWidgets import QWidget

from kartenspiel.controller.sitting import Step
from kartenspiel.games import sides_told
from kartenspiel.ui.table.banner import Banner
from kartenspiel.ui.table.layout import lying_area
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.placer import Groups, lying
from kartenspiel.ui.table.places import SeatDisplays
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.words.wording import Wording


class SidesTeller:
    """Writes the sentence of the game on a banner, and has play wait until it can have been read."""

    def __init__(self, stage: Stage, panels: Panels, places: SeatDisplays, wording: Wording, cloth: QWidget) -> None:
        """`cloth` is the widget on which the banner lies."""
        self._stage, self._panels, self._places = stage, panels, places
        self.wording = wording
        self.banner = Banner(cloth)
        stage.telling = self._tell
        panels.moved.connect(self.lie)

    def _tell(self, step: Step) -> int:
        """Tell what is known of the sides with a step; return how long play waits, if anything is seen to move."""
        sides = None if step.before is None else sides_told(step.before, step.after)
        if sides is None or sides.told is None:
            return 0
        words, pace = self.wording.text(sides.told), self._stage.pace
        self.banner.tell(words, pace.telling_time(words))
        self.lie()
        return pace.reading_time(words) if pace.speed else 0

    def lie(self) -> None:
        """Let the banner lie where there is room for it now."""
        self.banner.lie(self._stage.frame, self._around())

    def step_aside(self) -> None:
        """Let it lie elsewhere if anything that matters has come to lie there."""
        if self.banner.words and lying(self.banner.lies, self._around()).hidden[0]:
            self.lie()

    def _around(self) -> Groups:
        """Return what it must not cover, and behind that the backs of cards."""
        aspect = self._stage.frame.aspect
        said = (bubble.lies for bubble in self._places.bubbles.values() if bubble.words)
        open_cards, backs = (
            [lying_area(each, aspect) for each in self._stage.placed if each.face_up == up] for up in (True, False)
        )
        return (*self._panels.taken, *self._places.areas, *said, *open_cards), backs
