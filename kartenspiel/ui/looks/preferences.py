# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a person may choose about the look and the pace of the table; nothing of it changes the rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, cast

from kartenspiel.controller.settings import Settings

HandOrder = Literal["high_left", "high_right", "as_dealt"]
TableColour = Literal["green", "blue", "grey"]
IndexSize = Literal["normal", "large", "none"]

INSTANT: Final = 0.0
"""The speed at which nothing is seen to move."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a table looks and how fast it moves."""

    table: TableColour = "green"
    dark: bool = False
    high_contrast: bool = False
    speed: float = 1.0
    """How fast cards move: 2 is twice as fast, `INSTANT` does without motion."""
    trick_seconds: float | None = 1.5
    """How long a finished trick lies; ``None`` is until a click or a key."""
    raise_first: bool = False
    """A first click only raises a card, the second plays it."""
    hand_order: HandOrder = "high_left"
    index: IndexSize = "normal"
    four_colours: bool = False
    back: str = ""
    """The name of a back; empty takes the one that belongs to the pack."""


SPEEDS: Final[Mapping[str, float]] = {"slow": 0.6, "normal": 1.0, "fast": 1.8, "instant": INSTANT}


def preferences_of(settings: Settings, *, dark: bool, pictures: str) -> Preferences:
    """Return what the settings say about the table; `dark` after the system was asked, `pictures` is the pack shown."""
    return Preferences(
        table=cast("TableColour", settings.table_colour),
        dark=dark,
        high_contrast=settings.high_contrast,
        speed=SPEEDS[settings.animation],
        trick_seconds=None if settings.trick_until_click else settings.trick_seconds,
        raise_first=settings.raise_first,
        hand_order=cast("HandOrder", settings.hand_order),
        index=cast("IndexSize", settings.corner_indices),
        four_colours=settings.four_colours,
        back=settings.backs.get(pictures, ""),
    )
