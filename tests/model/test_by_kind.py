# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Texts in a table by kind of move."""

from typing import Final

from kartenspiel.model.by_kind import WordsByKind, words_for
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.moves import Bid, Call, Declare, Pass
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, english

SEAT: Final = Seat(2)
TABLE: Final[WordsByKind[int]] = {
    Pass: Text("", "Pass."),
    Call: Text("", "{player:nom} {player:call|calls} the {card}."),
    Declare: Text("", "A pair of {suit}."),
    Bid: lambda move, known: Text("", "{bid}, {known}")(bid=move.bid, known=known) if known else None,
}


def test_the_fields_of_a_text_are_those_of_the_move() -> None:
    said = [words_for(TABLE, move, 0) for move in (Pass(SEAT), Call(SEAT, card("HA")), Declare(SEAT, Suit.HEARTS))]
    assert [text and english(text) for text in said] == ["Pass.", "seat 2 calls the HA.", "A pair of H."]


def test_what_a_move_hides_is_not_said() -> None:
    assert words_for(TABLE, Declare(SEAT, None), 0) is None


def test_what_is_known_decides_where_a_text_is_made() -> None:
    made = words_for(TABLE, Bid(SEAT, "all"), 3)
    assert made is not None
    assert english(made) == "all, 3"
    assert words_for(TABLE, Bid(SEAT, "all"), 0) is None


def test_a_kind_without_words_has_none() -> None:
    assert words_for({}, Pass(SEAT), None) is None
