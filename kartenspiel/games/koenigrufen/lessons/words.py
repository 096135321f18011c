# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moves before the first lead that the lessons of Königrufen have in common."""

from typing import Literal

from kartenspiel.model.cards import card, cards
from kartenspiel.model.moves import Bid, Call, LayAway, Move, Pass, Take, Vorhand
from kartenspiel.model.seats import Seat


def passes(*seats: int) -> tuple[Pass, ...]:
    """Return that these seats pass, or say "good", one after the other."""
    return tuple(Pass(Seat(seat)) for seat in seats)


def rufer(order: tuple[int, ...], king: str, half: Literal[1, 2], laid: str) -> tuple[Move, ...]:
    """Return the moves up to the announcements of a Rufer that forehand plays, the first of these seats (K18–K34)."""
    forehand = Seat(order[0])
    return (
        Vorhand(forehand), *passes(*order[1:]), Bid(forehand, "rufer"), Call(forehand, card(king)),
        Take(forehand, half), LayAway(forehand, cards(laid)),
    )  # fmt: skip


def silent_rufer(order: tuple[int, ...], king: str, half: Literal[1, 2], laid: str) -> tuple[Move, ...]:
    """Return the moves up to the first lead of such a Rufer in which nobody announces or raises anything (K44, K45)."""
    return (*rufer(order, king, half, laid), *passes(*order))
