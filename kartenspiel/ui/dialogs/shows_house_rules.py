# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the rules that are read over a dialog need of it."""

from typing import Protocol, runtime_checkable

from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules


@runtime_checkable
class ShowsHouseRules(Protocol):
    """A dialog in which the house rules of one game are chosen or looked at."""

    @property
    def game(self) -> Game:
        """The game."""

    def rules_chosen(self) -> tuple[HouseRules, HouseRules]:
        """Return the house rules that are seen now, and those of their preset."""

    def show_option(self, option: str) -> None:
        """Show a house rule of the game, by its id."""
