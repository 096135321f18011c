# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be done in each contract of Anrufen, and what it is worth."""

from typing import Final

from kartenspiel.games.anrufen.contracts import VALUES, level
from kartenspiel.model.text import Amount, Text, room_marker

_ = room_marker(__package__)

_TASKS: Final = {
    "simple": _("Your side must have more points than the others. Worth {value}.").by("A9"),
    "hundred": _("Your side must reach 100 points with its marriages. Worth {value}.").by("A9"),
    "none": _("You must not take a single trick, alone and without trumps. Worth {value} from each.").by("A9"),
    "all": _("Your side must take every trick. Worth {value}.").by("A9"),
    "all_hundred": _("Your side must take every trick and reach 100 points. Worth {value}.").by("A9"),
}


def worth(bid: str) -> Amount:
    """Return what a bid is worth (A9)."""
    return Amount(VALUES[level(bid)], "token")


def task(bid: str) -> Text:
    """Return what must be done in a bid and what it is worth, as whoever bids it reads it (A9)."""
    return _TASKS[bid](value=worth(bid))
