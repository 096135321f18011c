# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The areas of a table that are clicked or read, so that messages over it can keep clear of them."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, Signal

from kartenspiel.ui.table.banner import Banner
from kartenspiel.ui.table.frame import LIFT, Area
from kartenspiel.ui.table.layout import lying_area
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.placer import Groups
from kartenspiel.ui.table.places import SeatDisplays
from kartenspiel.ui.table.stage import Stage

TURNED: Final = 0.1
"""How far the outer cards of a hand reach beyond their width, because they are turned a little, in card heights."""


class InSight(QObject):
    """Returns these areas of one table."""

    changed = Signal()
    """Something lies elsewhere, or something new is to be read."""

    def __init__(self, stage: Stage, places: SeatDisplays, panels: Panels, banner: Banner) -> None:
        super().__init__(panels)
        self._stage, self._places, self._panels, self._banner = stage, places, panels, banner
        panels.placed.connect(self.changed)
        banner.lies_elsewhere.connect(self.changed)

    @property
    def hand_top(self) -> float:
        """How far below the upper edge the own hand begins, with a card raised, in pixels."""
        return self._stage.frame.hand_top - LIFT * self._stage.frame.own

    def targets(self) -> tuple[Area, ...]:
        """Return where something can be clicked now, or soon: buttons, choices, hands, the talon and the discard."""
        aspect = self._stage.frame.aspect
        movable = [item.placement for item in self._stage.items.values() if item.movable]
        cards = (lying_area(each, aspect) for each in movable)
        return self._hand(), *cards, *self._panels.targets(), *self._panels.discard

    def _hand(self) -> Area:
        """Return where the own hand is, down to the edge of the table; before there is one, where it may be."""
        frame, seen = self._stage.frame, self._stage.seen
        tall = frame.height - self.hand_top
        own = [
            each for each in self._stage.placed if each.zone == "hand" and seen is not None and each.seat == seen.seat
        ]
        if not own:
            return Area(0, self.hand_top, frame.width, tall)
        areas = [lying_area(each, frame.aspect) for each in own]
        left, right = min(each.x for each in areas), max(each.right for each in areas)
        return Area(left - TURNED * frame.own, self.hand_top, right - left + 2 * TURNED * frame.own, tall)

    def groups(self) -> Groups:
        """Return what lies on the table, the most important first: the last group may be covered.

        That is what can be clicked; what is told at the moment, open cards and the trick; what stays to be read; and
        the backs of cards.
        """
        return self.targets(), tuple(self._told()), tuple(self._kept()), tuple(self._backs())

    def _told(self) -> Iterator[Area]:
        """Yield where open cards and the trick lie, and what is told for a while."""
        frame, seen = self._stage.frame, self._stage.seen
        if seen is not None and (seen.cards.trick or seen.cards.tricks):
            yield frame.trick_area
        yield from (lying_area(each, frame.aspect) for each in self._stage.placed if each.face_up)
        yield from (bubble.lies for bubble in self._places.bubbles.values() if bubble.words)
        yield from self._panels.told_now()
        if self._banner.words:
            yield self._banner.lies

    def _kept(self) -> Iterator[Area]:
        """Yield where plates, facts and board are."""
        yield from self._places.areas
        yield from (slips.lies for slips in self._places.slips.values() if slips.words)
        yield from self._panels.told_areas()

    def _backs(self) -> Iterator[Area]:
        """Yield where cards lie that nobody sees, and where a trick will."""
        yield self._stage.frame.trick_area
        aspect = self._stage.frame.aspect
        yield from (lying_area(each, aspect) for each in self._stage.placed if not each.face_up)
