# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The history of an auction as a table: a column for each seat from forehand on, a row for each round."""

from collections.abc import Iterable

from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, from_seat
from kartenspiel.model.text import Text, Who
from kartenspiel.model.view import Board


def by_rounds(seen: Observation, said: Iterable[tuple[Seat, Text]], *, name: Text, nothing: Text) -> Board:
    """Return what was said, in order; `name` has a field ``player``, `nothing` stands where a seat was silent."""
    order = from_seat(seen.forehand, seen.seats)
    rows: list[list[Text]] = []
    last = len(order)
    for seat, text in said:
        column = order.index(seat)
        if column <= last or not rows:
            rows.append([nothing] * len(order))
        rows[-1][column] = text
        last = column
    return Board(tuple(name(player=Who(seat)) for seat in order), tuple(tuple(row) for row in rows))
