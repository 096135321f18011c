# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Which hands lie open on the table."""

from kartenspiel.model.cards import card
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards


def test_a_hand_is_open_when_every_card_of_it_is_seen() -> None:
    own, partly, hidden = (card("HA"), card("HK")), (card("SA"), None), (None, None)
    table = TableCards((own, partly, hidden, ()))
    assert [table.open_hand(Seat(seat)) for seat in range(4)] == [own, (), (), ()]
    assert not table.all_open
    assert not TableCards((own, partly)).all_open
    assert TableCards((own, ())).all_open  # who holds nothing any more hides nothing
