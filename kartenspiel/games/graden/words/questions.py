# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked at a table of Graden, and by which clause."""

from collections.abc import Sequence

from kartenspiel.games.graden.public import Seen
from kartenspiel.model import narration
from kartenspiel.model.moves import Bid, Call, Choice, Declare, Join, Play
from kartenspiel.model.text import Text, Who, room_marker

_ = room_marker(__package__)

_FIRST_BID = _("What do you bid?").by("G7")
_HIGHER_BID = _("{player} has bid {contract}. Do you bid more?").by("G7")
_JOIN = _("{player} has bid {contract}. Do you join, or bid more?").by("G10")
_ONLY_GUT = _("Your bid was joined; you can only pass.").by("G12")
_SHOW_PAIR = _("Which pair do you show?").by("G16")
_CALL = narration.ASK_CALL.by("G27")
_TURN_UP_AND_LEAD = _("You lead: turn up the card that lies face down before you.").by("G18")
_TURN_UP = _("Turn up the card that lies face down before you.").by("G22")


def question(choices: Sequence[Choice], seen: Seen) -> Text:
    """Return what is asked with these choices, and by which clause."""
    kinds = {type(choice) for choice in choices}
    if Play in kinds:
        return _card(seen)
    if Call in kinds:
        return _CALL
    if Declare in kinds:
        return _SHOW_PAIR
    return _bid(kinds, seen)


def _bid(kinds: set[type[Choice]], seen: Seen) -> Text:
    standing = seen.public.standing
    if standing is None:
        return _FIRST_BID
    if not kinds & {Bid, Join} and standing.seat == seen.seat:
        return _ONLY_GUT
    return (_JOIN if Join in kinds else _HIGHER_BID)(player=Who(standing.seat), contract=standing.contract.name)


def _card(seen: Seen) -> Text:
    if seen.cards.face_down[seen.seat]:
        return _TURN_UP if seen.cards.trick else _TURN_UP_AND_LEAD
    return narration.to_play(seen.cards, lead="G21" if seen.cards.tricks else "G18", follow="G19")
