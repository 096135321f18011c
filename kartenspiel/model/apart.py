# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said of cards that lie beside the tricks and count with somebody."""

from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.text import Text, marker
from kartenspiel.model.view import CardsApart

_ = marker(__package__)

LAID_AWAY: Final = _("Laid away")
FOR: Final = _("for {player:acc}")
AGAINST: Final = _("against {player:acc}")
"""With whom cards count that lie apart: with the tricks of a player and his side, or with those of the others."""
_WITH_POINTS: Final = _("{whose} ({points})")


def cards_apart(label: Text, whose: Text, seen: tuple[Card, ...], points: Text | None = None) -> CardsApart:
    """Return what lies apart and with whom it counts; `points` are the card points in it, where those are known."""
    return CardsApart(label, whose if points is None else _WITH_POINTS(whose=whose, points=points), seen)
