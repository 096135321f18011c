# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A tooltip at each grey card that says why it cannot be used now, for mouse and keys."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsItem

from kartenspiel.ui.table.hand import HandController
from kartenspiel.ui.widgets.tips import ExplainedScene

WAIT_MS: Final = 350
"""A card that the pointer or the ring only passes by says nothing."""


class BarredTips(QObject):
    """Shows the tooltip of the grey card that is pointed at or has the keys."""

    def __init__(self, scene: ExplainedScene, hand: HandController, why: Callable[[QGraphicsItem], str]) -> None:
        """`why` says why a card cannot be used; nothing of one that can."""
        super().__init__(scene)
        self._scene, self._hand, self._why = scene, hand, why
        scene.tip = lambda item: why(item) or item.toolTip()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(WAIT_MS)
        self._wait.timeout.connect(self._tell)
        hand.changed.connect(self._begin)

    def _begin(self) -> None:
        """Wait at a grey card, and tell no more of the one before."""
        self._scene.hide_tip()
        marks = self._hand.marks
        if marks.current is not None and marks.current in marks.shaded:
            self._wait.start()
        else:
            self._wait.stop()

    def _tell(self) -> None:
        item = self._scene.current()
        if item is not None:
            self._scene.show_tip(item, self._why(item))
