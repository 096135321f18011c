# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What mouse and finger do at the table, declared once: the table does it, and the page of keys tells of it."""

from typing import Final, NamedTuple

from kartenspiel.model.text import Text, marker

_ = marker(__package__)


class Gesture(NamedTuple):
    """Something done with mouse or finger, and what happens then."""

    name: Text
    does: Text
    signal: str = ""
    """The signal of a card by which it is noticed, if it is done to a card."""


CLICK: Final = Gesture(
    _("Click or tap a card"), _("Play it, lay it away or take it back; in a talon or among stacks: take it"), "clicked"
)
DROP: Final = Gesture(
    _("Drag a card"),
    _("Play one of your own on the table, or lay it away; take a part of the talon into your hand"),
    "dropped",
)
CLOTH: Final = Gesture(_("Click or tap the cloth"), _("Hurry on while cards move or a trick lies"))
HOLD: Final = Gesture(
    _("Press something and hold it"),
    _(
        "Read what it is and means, and why a card cannot be played: cards, name plates, buttons, tables, "
        "menus. Nothing else happens"
    ),
)
GESTURES: Final = (CLICK, DROP, CLOTH, HOLD)
