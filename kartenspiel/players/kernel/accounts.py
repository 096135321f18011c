# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each seat has taken in one ending, and receives for it."""

from kartenspiel.players.kernel import cython_names as cython


@cython.cclass
class SeatAccounts:
    """What each seat has taken in one ending, and receives for it."""

    seats: cython.longlong
    tricks: cython.longlong
    takers: cython.longlong_64
    points: cython.longlong_8
    got: cython.longlong_8
    """What each seat receives."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def tricks_of(self, seats: cython.longlong, first: cython.longlong) -> cython.longlong:
        """Return how many tricks some seats have taken, of so many first ones; below 0 of all."""
        found: cython.longlong = 0
        at: cython.longlong
        end: cython.longlong = self.tricks if first < 0 or first > self.tricks else first
        for at in range(end):
            found += seats >> self.takers[at] & 1
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _transfer(self, to: cython.longlong, payers: cython.longlong, value: cython.longlong) -> cython.void:
        """Have payers pay: in pairs where they are as many as receive, else each to everybody."""
        given: cython.longlong = value
        taken: cython.longlong = value
        seat: cython.longlong
        if to.bit_count() != payers.bit_count():
            given, taken = value * to.bit_count(), value * payers.bit_count()
        for seat in range(self.seats):
            if to >> seat & 1:
                self.got[seat] += taken
            if payers >> seat & 1:
                self.got[seat] -= given
