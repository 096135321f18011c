# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a person may choose about the look and the pace of the table; nothing of it changes the rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenspiel.controller.settings import Animation, HandOrder, IndexSize, Settings, TableColour

INSTANT: Final = 0.0
"""The speed at which nothing is seen to move."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a table looks and how fast it moves; what is usual says `Settings`."""

    table: TableColour
    dark: bool
    high_contrast: bool
    speed: float
    """How fast cards move: 2 is twice as fast, `INSTANT` does without motion."""
    trick_seconds: float | None
    """How long a finished trick lies; ``None`` is until a click or a key."""
    talon_seconds: float | None
    """How long a talon lies open before somebody else takes of it; ``None`` as for a trick."""
    mark_trick: bool
    """The card that was led is marked, and the one that takes the trick as it lies."""
    raise_first: bool
    """A first click only raises a card, the second plays it."""
    hand_order: HandOrder
    index: IndexSize
    four_colours: bool
    tint_sides: bool
    """Plates show by a tint and an edge who plays with whom, as far as that is known."""
    portraits: bool
    """Computer players have faces."""
    hint_button: bool
    """There is a button for hints where there are such; the key asks for them in any case."""
    back: str
    """The name of a back; empty takes the one that belongs to the pack."""


SPEEDS: Final[Mapping[Animation, float]] = {
    "slow": 0.6,
    "normal": 1.0,
    "fast": 1.8,
    "instant": INSTANT,
    "at_once": INSTANT,
}


def preferences_of(settings: Settings, *, dark: bool, pictures: str) -> Preferences:
    """Return what the settings say about the table; `dark` after the system was asked, `pictures` is the pack shown."""
    return Preferences(
        table=settings.table_colour,
        dark=dark,
        high_contrast=settings.high_contrast,
        speed=SPEEDS[settings.animation],
        trick_seconds=None if settings.lies_until_click else settings.trick_seconds,
        talon_seconds=None if settings.lies_until_click else settings.talon_seconds,
        mark_trick=settings.mark_trick,
        raise_first=settings.raise_first,
        hand_order=settings.hand_order,
        index=settings.corner_indices,
        four_colours=settings.four_colours,
        tint_sides=settings.tint_sides,
        portraits=settings.portraits,
        hint_button=settings.hint_button,
        back=settings.backs.get(pictures, ""),
    )
