# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Why something cannot be announced or raised (K44–K55, K61, K65, K66, K77, K84)."""

from typing import Final

from kartenspiel.model.refusal import Refusal
from kartenspiel.model.text import room_marker

_ = room_marker(__package__)

COMPULSORY: Final = Refusal(
    "COMPULSORY_BIRD", _("You must announce a bird that was dealt to you before you end your turn."), "K47"
)
NOT_IN_CONTRACT: Final = Refusal("NOT_IN_CONTRACT", _("This bonus cannot be announced in this contract."), "K61")
NOT_IN_USE: Final = Refusal("NOT_IN_USE", _("Nobody announces this bonus under these house rules."), "K66")
ANNOUNCED: Final = Refusal("ALREADY_ANNOUNCED", _("This bonus has been announced already."), "K46")
AFTER_LYING: Final = Refusal("AFTER_FIRST_TURN", _("After “ich liege” you announce nothing more."), "K44")
ONE_TURN: Final = Refusal("ONE_TURN", _("You have made your announcements in an earlier turn."), "K45")
CARD_NEEDED: Final = Refusal("CARD_NEEDED", _("Only the holder of the card announces this."), "K46")
SIDE_UNKNOWN: Final = Refusal(
    "SIDE_UNKNOWN", _("You announce only once everybody knows on which side you are."),
    "K46"
)  # fmt: skip
KONTRA_OR_VALAT: Final = Refusal(
    "KONTRA_OR_VALAT",
    _("In a suit contract you say Kontra or announce Valat, not both."),
    "K53"
)  # fmt: skip
BESIDE_VALAT: Final = Refusal("BESIDE_VALAT", _("One side does not announce Valat and Trull or four Kings."), "K77")
NO_DUMMY: Final = Refusal("NO_DUMMY", _("You can announce for a dummy, and for nobody else."), "K103")
NO_CARD_OF_DUMMY: Final = Refusal(
    "NO_CARD_OF_DUMMY", _("For a dummy you announce only what it holds the card for."), "K103"
)
OTHER_SIDE: Final = Refusal(
    "OTHER_SIDE", _("You announce for a dummy only if you know that it is on your side."), "K103"
)
DUMMY_ITEM: Final = Refusal("DUMMY_ITEM", _("What is settled with a dummy is not raised."), "K104")
NO_ITEM: Final = Refusal("NO_ITEM", _("Nobody has announced this."), "K48")
NO_OWNER: Final = Refusal(
    "NO_OWNER", _("A raise names a player only where the declarer answers a single opponent."), "K51"
)
OWN_ITEM: Final = Refusal("OWN_ITEM", _("Here every opponent raises and is answered for himself."), "K51")
_VALAT_INSTEAD: Final = _("Valat is announced, so the game is not raised any more.")
VALAT_REPLACES: Final = Refusal("VALAT_ANNOUNCED", _VALAT_INSTEAD, "K55")
VALAT_BESIDE: Final = Refusal("VALAT_ANNOUNCED", _VALAT_INSTEAD, "K84")
HIGHEST: Final = Refusal("HIGHEST_LEVEL", _("This cannot be raised any further."), "K48")
ACCEPTED: Final = Refusal("ACCEPTED", _("You have accepted this by saying “good”."), "K49")
ONE_SIDE: Final = Refusal("ONE_SIDE", _("You have raised this for the other side before."), "K54")
NOT_YOURS: Final = Refusal("NOT_YOURS", _("This raise is the other side's."), "K48")
