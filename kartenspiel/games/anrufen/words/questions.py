# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked at a table of Anrufen, and by which clause."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.games.anrufen.contracts import NAMES, NO_TRICKS
from kartenspiel.games.anrufen.public import Seen
from kartenspiel.model import narration
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Choice,
    Declare,
    Kontra,
    LayAwayChoice,
    Pass,
    Play,
    Take,
    Trumps,
)
from kartenspiel.model.text import Text, Who, room_marker

_ = room_marker(__package__)

_FIRST_BID = _("What do you bid?").by("A10")
_HIGHER_BID = _("{player} has bid: {bid}. Do you bid more?").by("A10")
_MUST_BID = _("Everybody has passed twice: you must bid.").by("A18")
_NAME_SUIT = _("{player} has bid the same: which suit do you name?").by("A12")
_NAME_HIGHER_SUIT = _("Do you name a higher suit for your equal bid?").by("A12", "A14")
_TRUMPS = _("You play: which suit is trumps?")
_CALL = narration.ASK_CALL.by("A20")
_TAKE = _("Take up the talon.").by("A24")
_LAY_AWAY = _("Lay three cards away.").by("A24", "A25")
_CONTRA = _("Do you say Kontra before the next card?").by("A29")
_LEAD_MARRIAGE: Final = {
    "either": _("Lead the king or the queen that you declared.").by("A35"),
    "queen_only": _("Lead the queen that you declared.").by("A35"),
}
_AND_RAISE = _("{asked} You may raise the bid first.").by("A27")
_AND_CONTRA = _("{asked} You may say Kontra first.").by("A29")
_AND_DECLARE = _("{asked} You may declare a marriage with it.").by("A35")


def question(choices: Sequence[Choice], seen: Seen) -> Text:
    """Return what is asked with these choices, and by which clause."""
    kinds = {type(choice) for choice in choices}
    if Play in kinds:
        return _card(kinds, seen)
    if Bid in kinds:
        return _bid(kinds, seen)
    if Trumps in kinds:
        return _suit(kinds, seen)
    if Kontra in kinds:
        return _CONTRA
    return _LAY_AWAY if LayAwayChoice in kinds else _TAKE if Take in kinds else _CALL if Call in kinds else _FIRST_BID


def _bid(kinds: set[type[Choice]], seen: Seen) -> Text:
    if Pass not in kinds:
        return _MUST_BID
    standing = seen.public.contract
    return _FIRST_BID if standing is None else _HIGHER_BID(player=Who(standing.bidder), bid=NAMES[standing.id])


def _suit(kinds: set[type[Choice]], seen: Seen) -> Text:
    if Pass in kinds:
        return _NAME_HIGHER_SUIT
    bidding = seen.public.bidding
    if bidding is not None and bidding.challenger is not None:
        return _NAME_SUIT(player=Who(bidding.challenger))
    return _TRUMPS.by("A20" if seen.seats == 4 else "A24")  # noqa: PLR2004 - the game for four


def _card(kinds: set[type[Choice]], seen: Seen) -> Text:
    public = seen.public
    if public.leading is not None:
        return _LEAD_MARRIAGE[seen.rules.marriage_lead_card]
    no_trumps = public.contract is not None and public.contract.level == NO_TRICKS
    lead, follow = "A31" if seen.cards.tricks else "A26", "A34" if no_trumps else "A32"
    asked = narration.to_play(seen.cards, lead=lead, follow=follow)
    for kind, more in ((Announce, _AND_RAISE), (Kontra, _AND_CONTRA), (Declare, _AND_DECLARE)):
        if kind in kinds:
            return more(asked=asked)
    return asked
