# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the games in which a card is called from a half-dealt hand say at the table.

Also what they say on the score sheet, and to somebody who may not do what he wants.
"""

from typing import Final

from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Who, marker

_ = marker(__package__)

CALLER: Final = _("Caller")
CALLER_MEANS: Final = _("Caller: has called a card, and plays together with its holder.")
PARTNER_MEANS: Final = _("Partner: has been dealt the called card, and wins or loses together with the caller.")
ALONE_MEANS: Final = _("Alone against three: holds the card he has called himself.")
ALONE: Final = _("Alone against three")

CALLS: Final = _("{player:nom} {player:call|calls} the {card}; {suit} are trumps.")
HINT_CALL: Final = _("{suit} become trumps, and whoever holds the {card} is your secret partner.")
HINT_CALL_OWN: Final = _("{suit} become trumps. You hold the {card} yourself, so you play alone against three.")

CALL_FIRST: Final = _("A card must be called first.")
CALLED_ALREADY: Final = _("A card has been called already.")
NOT_IN_PACK: Final = _("The {card} is not in this pack.")
OWN_CARD: Final = _("With these house rules the {card} cannot be called: it is in your own hand.")
NO_PAIR: Final = _("{player:nom} {player:do|does} not hold King and Over of {suit} together.")
TOO_LATE: Final = _("The first trick is over; nothing more can be declared or announced.")
OWN_TURN: Final = _("With these house rules one speaks only just before one's own card.")
SILENCE: Final = _("Silence is no move; the player on turn must play a card.")
OWN_CARDS: Final = _("Everybody plays and speaks only for himself.")

DECLARED: Final = _("Declared pairs that count")
VOID: Final = _("The {points} that {player:nom} declared are void: {player:nom} won no trick.")
VOID_SIDE: Final = _("The {points} that {player:nom} declared are void: the side won no trick.")
HAS_POINTS: Final = _("{side:nom} {side:have|has|have} {total} points in all.")
NEEDS_POINTS: Final = _("{side:nom} {side:have|has|have} {total} points in all and {side:need|needs|need} {threshold}.")
WITH_PARTNER: Final = _(
    "{caller:nom} called the {card}; {partner:nom} held it and {partner:were|was} {caller:your|the} secret partner."
)
WITHOUT_PARTNER: Final = _("{caller:nom} called the {card} and played alone against three.")
IN_PAIRS: Final = _("Two against two: each loser pays one winner.")
AGAINST_THREE: Final = _(
    "One against three: {caller:nom} {caller:settle|settles} with each opponent, so every amount counts three times."
)


def side_names(members: tuple[Seat, ...]) -> tuple[Who, ...]:
    """Return the players of a side."""
    return tuple(map(Who, members))
