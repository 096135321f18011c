# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said of a game where games are offered; it loads without their rules, which the start need not wait for."""

from collections.abc import Mapping
from dataclasses import dataclass

from kartenspiel.model.text import Text


@dataclass(frozen=True, slots=True)
class TableForm:
    """A form in which a game is played: for how many, and with what in seats that nobody takes."""

    id: str
    label: Text
    """For how many, as on a button."""
    help: Text
    """A sentence about it."""
    options: Mapping[str, object]
    """The house rules that make it, by their ids, as records have them."""
    choices: tuple[str, ...] = ()
    """Ids of further house rules that belong to it, and are offered beside it."""
    dummies: int = 0
    """How many of its seats nobody takes."""


@dataclass(frozen=True, slots=True)
class Description:
    """A game as a list of games shows it."""

    id: str
    """The id by which records and the command line know it; the name of its package."""
    title: Text
    blurb: Text
    """A line about the game for the start page."""
    place: int
    """Where the game stands in lists; smaller comes first."""
    presets: Mapping[str, Text]
    """The names of its presets by their ids, in the order in which they are offered."""
    forms: tuple[TableForm, ...] = ()
    """The forms in which it is played, if these are not the same for all; the first is the usual one.

    Presets leave them open.
    """
