# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What mouse and finger do at the table, declared once: the table does it, and the page of keys tells of it."""

from dataclasses import dataclass
from typing import Final

from kartenspiel.model.text import Text, marker

_ = marker(__package__)


@dataclass(frozen=True, slots=True)
class Gesture:
    """Something done with mouse or finger, and what happens then."""

    name: Text
    does: Text
    signal: str = ""
    """The signal of a card by which it is noticed, if it is done to a card."""


CLICK: Final = Gesture(
    _("Click or tap a card"), _("Play it, lay it away or take it back; of a talon or of stacks: take it"), "clicked"
)
DROP: Final = Gesture(
    _("Drag a card"),
    _("Play or lay away one of your own on the table; take a part of the talon to the hand"),
    "dropped",
)
CLOTH: Final = Gesture(_("Click or tap the cloth"), _("Hurry while cards move, or while a trick lies"))
HOLD: Final = Gesture(
    _("Press something and hold it"),
    _(
        "Read what it is and means, and why a card cannot be played: cards, plates, buttons, tables, entries of menus. "
        "Nothing else happens"
    ),
)
GESTURES: Final = (CLICK, DROP, CLOTH, HOLD)
