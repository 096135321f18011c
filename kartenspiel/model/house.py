# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules that several games have: declared here once, each game says where they stand among its own.

Each function returns a fresh field for a class made with `options.house_rules`.
"""

from typing import Any, Final, Literal

from kartenspiel.model.options import choice, integer
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import QT_TRANSLATE_NOOP

FirstDealer = Literal["random", "seat_1", "seat_2", "seat_3", "seat_4"]
"""The values of the option ``first_dealer``."""
_SEATS: Final[dict[FirstDealer, int]] = {"seat_1": 0, "seat_2": 1, "seat_3": 2, "seat_4": 3}


def pack(cards: int) -> Any:  # noqa: ANN401 - stands in for the field's own type
    """Declare the choice of pictures for a pack of 32 or 24 cards; the first is the default."""
    return choice(
        f"german_{cards}",
        label=QT_TRANSLATE_NOOP("model", "Cards"),
        help=QT_TRANSLATE_NOOP("model", "Which pictures are on the cards. The rules are the same with both."),
        allowed={
            f"german_{cards}": QT_TRANSLATE_NOOP("model", "German (William Tell)"),
            f"french_{cards}": QT_TRANSLATE_NOOP("model", "French"),
        },
    )


def first_dealer() -> Any:  # noqa: ANN401 - as above
    """Declare who deals first."""
    return choice(
        "random",
        label=QT_TRANSLATE_NOOP("model", "First dealer"),
        help=QT_TRANSLATE_NOOP("model", "Who deals first; after each deal the next player deals."),
        allowed={
            "random": QT_TRANSLATE_NOOP("model", "drawn at random"),
            "seat_1": QT_TRANSLATE_NOOP("model", "seat 1 (you)"),
            "seat_2": QT_TRANSLATE_NOOP("model", "seat 2"),
            "seat_3": QT_TRANSLATE_NOOP("model", "seat 3"),
            "seat_4": QT_TRANSLATE_NOOP("model", "seat 4"),
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
        label=QT_TRANSLATE_NOOP("model", "Deals in a session"),
        help=QT_TRANSLATE_NOOP("model", "The session ends after so many deals; 0 means whenever you like."),
    )


def head_when_trumped() -> Any:  # noqa: ANN401 - as above
    """Declare what may be played when following suit to a trick already trumped."""
    return choice(
        "free",
        label=QT_TRANSLATE_NOOP("model", "Following to a trumped trick"),
        help=QT_TRANSLATE_NOOP("model", "What may be played when following suit to a trick already trumped."),
        allowed={
            "free": QT_TRANSLATE_NOOP("model", "any card of the suit"),
            "suit_high": QT_TRANSLATE_NOOP("model", "one must exceed the highest of the suit"),
        },
    )
