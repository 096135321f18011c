# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the pads of several games ask in the same words."""

from typing import Final

from kartenspiel.model.text import Text, Who, marker

_ = marker(__package__)

NOBODY_TEXT: Final = _("nobody")
YES: Final = _("yes")
NO: Final = _("no")
WHAT_PLAYED: Final = _("What was played?")
WHO_PLAYED: Final = _("Who played it?")
WHO_BID: Final = _("Who bid it?")
WHO_HELD: Final = _("Who held the called card?")
HOW_ENDED: Final = _("How did it end?")
WON: Final = _("won")
LOST: Final = _("lost")
THROWN_IN_TEXT: Final = _("thrown in")
_WON_TRICK: Final = _("Did {player:nom} win a trick?")
_WITH: Final = _("{partner:nom} held the called card and {partner:were|was} {player:your partner|the partner of ~}.")
_ALONE: Final = _("{player:nom} played alone against all the others.")


def won_trick(player: Who) -> Text:
    """Return the question whether somebody won a trick."""
    return _WON_TRICK(player=player)


def who_played(player: Who, partner: Who | None) -> Text:
    """Return the sentence that says who played with whom, where the called card is not known."""
    return _ALONE(player=player) if partner is None else _WITH(player=player, partner=partner)
