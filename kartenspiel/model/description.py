# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said of a game where games are offered; it loads without their rules, which the start need not wait for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from kartenspiel.model.text import Text

Effort = Literal[1, 2, 3]
"""How much a game asks of somebody who learns it: 1 is learned in one deal, 3 takes many evenings."""


class Profile(NamedTuple):
    """What a newcomer is told of a game before he chooses it, beside what follows from its rules."""

    byname: Text
    """What tells it from games of a like name, in a few words that begin small: “with 54 tarock cards”."""
    about: Text
    """Two sentences: what it is about, and what is special in it."""
    length: Text
    """How many tricks a deal has and how long it takes about, in rough words.

    Reckoned for the usual speed from 30 deals of the easy level: a beat for each move of the others, 5 seconds for an
    own one, 1.8 for a trick, and a look at the score sheet.
    """
    effort: Effort
    beginners: str
    """The id of the preset that a beginner takes."""


class TableForm(NamedTuple):
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
    profile: Profile | None = None
    """What a newcomer is told of it; without it the page of games has only the blurb."""
    lessons: tuple[str, ...] = ()
    """The ids of its lessons and practice hands in their order, so that they can be counted without being loaded."""
