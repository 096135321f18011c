# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A flag by which one thread tells another to stop what it does, which that one reads without holding Python's lock."""

from kartenspiel.players.kernel.arrays import numbers


class StopFlag:
    """Says whether to stop; once raised it stays so."""

    __slots__ = ("cells",)

    def __init__(self) -> None:
        """Have nothing stop."""
        self.cells = numbers([0])
        """The flag as the kernel reads it: its only number is not 0 where to stop."""

    def set(self) -> None:
        """Have what looks at the flag stop."""
        self.cells[0] = 1

    def is_set(self) -> bool:
        """Whether to stop."""
        return bool(self.cells[0])
