# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A scroll area for a panel over the table that may be larger than its room."""

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.table.frame import Area

EDGES: Final = 32
"""Width that the panel round it may take on both sides, in pixels."""


class Scrolled(QScrollArea):
    """Contents of a panel that scroll in a room; the choice that has the focus is always in sight."""

    def __init__(self, body: QWidget, room: Area) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(body)
        self.setWidgetResizable(True)
        body.ensurePolished()
        bar = self.verticalScrollBar().sizeHint().width()
        wanted = body.sizeHint().expandedTo(body.minimumSize())
        self.setFixedWidth(round(min(wanted.width() + bar, room.width - EDGES)))
        self.setFixedHeight(round(max(0, min(wanted.height() + bar, room.height))))
        for button in body.findChildren(ChoiceButton):
            button.pointed.connect(lambda button=button: self.ensureWidgetVisible(button))

    def shorten(self, by: float) -> None:
        """Be less high by so many pixels, if that is above nothing."""
        if by > 0:
            self.setFixedHeight(max(0, math.floor(self.height() - by)))
