# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How much room choices have, and how they are arranged in it."""

import math
from dataclasses import dataclass

from kartenspiel.ui.table.choice_meanings import room_cited
from kartenspiel.ui.table.frame import Area


@dataclass(slots=True)
class ChoiceSpace:
    """The room that the panel gives to its choices; it changes whenever they are fitted to another."""

    text: int = 13
    """Height of the text, in pixels."""
    usual_text: int = 13
    """The same where room is not scarce."""
    room: Area = Area(0, 0, 600, 400)  # noqa: RUF009 - it never changes
    row_width: float = 600.0
    """Width that choices in a row may take."""
    columns: int = 0
    """In how many columns they stand; 0 where room is not scarce."""
    narrow: bool = False
    """Whether letters are smaller than usual."""
    told_beside: bool = True
    """Whether what they mean stands beside or below them, and is not told only where the pointer is."""

    @property
    def line(self) -> float:
        """Width that an explanation below the choices may take; where room is not scarce nothing bounds it."""
        return self.room.width - room_cited(self.text) - 2 * self.text if self.columns else math.inf
