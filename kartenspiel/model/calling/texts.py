# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the games in which a card is called from a half-dealt hand say at the table.

Also what they say on the score sheet, and to somebody who may not do what he wants.
"""

from typing import Final

from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Who

CALLED: Final = QT_TRANSLATE_NOOP("model", "Called")
TRUMPS: Final = QT_TRANSLATE_NOOP("model", "Trumps")
CALLER: Final = QT_TRANSLATE_NOOP("model", "Caller")
CALLER_MEANS: Final = QT_TRANSLATE_NOOP("model", "Caller: has called a card, and plays together with its holder.")
PARTNER_MEANS: Final = QT_TRANSLATE_NOOP(
    "model", "Partner: has been dealt the called card, and wins or loses together with the caller."
)
ALONE_MEANS: Final = QT_TRANSLATE_NOOP("model", "Alone against three: holds the card he has called himself.")
PARTNER: Final = QT_TRANSLATE_NOOP("model", "Partner")
ALONE: Final = QT_TRANSLATE_NOOP("model", "Alone against three")

CALL_FIRST: Final = QT_TRANSLATE_NOOP("model", "A card must be called first.")
CALLED_ALREADY: Final = QT_TRANSLATE_NOOP("model", "A card has been called already.")
NOT_IN_PACK: Final = QT_TRANSLATE_NOOP("model", "The {card} is not in this pack.")
OWN_CARD: Final = QT_TRANSLATE_NOOP(
    "model", "With these house rules the {card} cannot be called: it is in your own hand."
)
NO_PAIR: Final = QT_TRANSLATE_NOOP("model", "{player:nom} {player:do|does} not hold King and Over of {suit} together.")
TWICE: Final = QT_TRANSLATE_NOOP("model", "{player:nom} {player:have|has} already said this.")
TOO_LATE: Final = QT_TRANSLATE_NOOP("model", "The first trick is over; nothing more can be declared or announced.")
OWN_TURN: Final = QT_TRANSLATE_NOOP("model", "With these house rules one speaks only just before one's own card.")
SILENCE: Final = QT_TRANSLATE_NOOP("model", "Silence is no move; the player on turn must play a card.")
OWN_CARDS: Final = QT_TRANSLATE_NOOP("model", "Everybody plays and speaks only for himself.")

CARDS_TAKEN: Final = QT_TRANSLATE_NOOP("model", "Aces and tens taken, with 10 for the last trick")
DECLARED: Final = QT_TRANSLATE_NOOP("model", "Declared pairs that count")
VOID: Final = QT_TRANSLATE_NOOP("model", "The {points} declared by {player:acc} are void: {player:nom} won no trick.")
VOID_SIDE: Final = QT_TRANSLATE_NOOP("model", "The {points} declared by {player:acc} are void: the side won no trick.")
WITH_PARTNER: Final = QT_TRANSLATE_NOOP(
    "model",
    "{caller:nom} called the {card}; {partner:nom} held it and {partner:were|was} {caller:your|the} secret partner.",
)
WITHOUT_PARTNER: Final = QT_TRANSLATE_NOOP("model", "{caller:nom} called the {card} and played alone against three.")
IN_PAIRS: Final = QT_TRANSLATE_NOOP("model", "Two against two: each loser pays one winner.")
AGAINST_THREE: Final = QT_TRANSLATE_NOOP(
    "model",
    "One against three: {caller:nom} {caller:settle|settles} with each opponent, so every amount counts three times.",
)


def side_names(members: tuple[Seat, ...]) -> tuple[Who, ...]:
    """Return the players of a side."""
    return tuple(map(Who, members))
