# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules that several games have: declared here once, each game says where they stand among its own.

Each function returns a fresh field for a class made with `options.house_rules`.
"""

from typing import Any, Final, Literal

from kartenspiel.model.options import choice, integer
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import marker

_ = marker(__package__)

FirstDealer = Literal["random", "seat_1", "seat_2", "seat_3", "seat_4"]
"""The values of the option ``first_dealer``."""
_SEATS: Final[dict[FirstDealer, int]] = {"seat_1": 0, "seat_2": 1, "seat_3": 2, "seat_4": 3}


def pack(cards: int) -> Any:  # noqa: ANN401 - stands in for the field's own type
    """Declare the choice of pictures for a pack of 32 or 24 cards; the first is the default."""
    return choice(
        f"german_{cards}",
        label=_("Cards"),
        help=_("Which pictures are on the cards. The rules are the same with both."),
        allowed={
            f"german_{cards}": _("German (William Tell)"),
            f"french_{cards}": _("French"),
        },
    )


def first_dealer() -> Any:  # noqa: ANN401 - as above
    """Declare who deals first."""
    return choice(
        "random",
        label=_("First dealer"),
        help=_("Who deals first; after each deal the next player deals."),
        allowed={
            "random": _("drawn at random"),
            "seat_1": _("seat 1 (you)"),
            "seat_2": _("seat 2"),
            "seat_3": _("seat 3"),
            "seat_4": _("seat 4"),
        },
    )


def first_dealers(option: FirstDealer, seats: int) -> tuple[Seat, ...]:
    """Return the seat that ``first_dealer`` names, counted round where there are fewer; all if one of them is drawn."""
    return all_seats(seats) if option == "random" else (Seat(_SEATS[option] % seats),)


def session_deals() -> Any:  # noqa: ANN401 - as above
    """Declare after how many deals a session ends."""
    return integer(
        0,
        0,
        1000,
        label=_("Deals in a session"),
        help=_("The session ends after so many deals; 0 means whenever you like."),
    )


def head_when_trumped() -> Any:  # noqa: ANN401 - as above
    """Declare what may be played when following suit to a trick already trumped."""
    return choice(
        "free",
        label=_("Following suit to a trumped trick"),
        help=_("What may be played when following suit to a trick already trumped."),
        allowed={
            "free": _("any card of the suit"),
            "suit_high": _("one must exceed the highest of the suit"),
        },
    )
