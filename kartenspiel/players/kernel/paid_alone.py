# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is paid where everybody plays for himself: by who has most points, very many or no trick (`AloneRow`)."""

from kartenspiel.model.cardplay.payment_tables import AloneKind, AloneRow, SettledFirst
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.accounts import SeatAccounts

_MOST_PAY = cython.declare(cython.longlong, int(AloneKind.MOST_PAY))
_LOSER_PAYS = cython.declare(cython.longlong, int(AloneKind.LOSER_PAYS))
_NOTHING_FIRST = cython.declare(cython.longlong, int(SettledFirst.NOTHING))
_FOREHAND_TOO = cython.declare(cython.longlong, int(SettledFirst.FOREHAND_TOO))


@cython.cclass
class AloneAccounts(SeatAccounts):
    """Accounts of which the kinds of payments in `AloneKind` are made."""

    _alone: cython.longlong
    """The kind; 0 where there are sides."""
    _stake: cython.longlong
    """What everything is multiplied by before it is shared out."""
    _forehand: cython.longlong
    _much: cython.longlong
    """So many points are very many."""
    _double: cython.longlong
    """By what everything is multiplied once it is shared out."""
    _settled_first: cython.longlong
    _winners: cython.longlong
    """The seats that have taken a trick."""

    @cython.cfunc
    def _take_alone(self, row: AloneRow | None) -> cython.void:
        """Take over how is paid; ``None`` where there are sides."""
        self._alone = 0
        if row is not None:
            self._alone, self._stake, self._forehand, self._much, self._double, self._settled_first = row

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ranked(self, rank: cython.longlong) -> cython.longlong:
        """Return the points of a seat above which just so many are, in the order from most to least."""
        seat: cython.longlong
        other: cython.longlong
        for seat in range(self.seats):
            above: cython.longlong = 0
            equal: cython.longlong = 0
            for other in range(self.seats):
                above += self.points[other] > self.points[seat]
                equal += self.points[other] == self.points[seat]
            if above <= rank < above + equal:
                return self.points[seat]
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _with_points(self, wanted: cython.longlong) -> cython.longlong:
        """Return the seats that have just so many points."""
        found: cython.longlong = 0
        seat: cython.longlong
        for seat in range(self.seats):
            if self.points[seat] == wanted:
                found |= 1 << seat
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pay_alone(self) -> cython.void:
        """Pay where everybody plays for himself."""
        everybody: cython.longlong = (1 << self.seats) - 1
        highest: cython.longlong = self._ranked(0)
        most: cython.longlong = self._with_points(highest)
        if self._alone == _MOST_PAY:
            self._transfer(everybody & ~most, most, self._stake * self._double)
        elif self._alone == _LOSER_PAYS:
            by_forehand: cython.bint = most >> self._forehand & 1 != 0
            payers: cython.longlong = most
            times: cython.longlong = 1
            if by_forehand:
                payers, times = 1 << self._forehand, 2
            if highest >= self._much and payers.bit_count() == 1:
                times *= 2
            receivers: cython.longlong = everybody & ~self._winners & ~payers
            self._share(payers, receivers or everybody & ~payers, times)
        elif self._settled_first == _NOTHING_FIRST or not self._is_settled_first(everybody, highest):
            self._half_pays_half()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _share(self, payers: cython.longlong, receivers: cython.longlong, times: cython.longlong) -> cython.void:
        """Share out equally, rounded up, what everybody else would get so many times."""
        pairs: cython.longlong = payers.bit_count()
        if pairs != receivers.bit_count():
            pairs *= receivers.bit_count()
        if not pairs:
            return
        total: cython.longlong = (self.seats - 1) * times * self._stake
        self._transfer(receivers, payers, (total + pairs - 1) // pairs * self._double)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _half_pays_half(self) -> cython.void:
        """Have the half with more points pay the other."""
        half: cython.longlong = self.seats // 2
        lower: cython.longlong = self._ranked(self.seats - half)
        upper: cython.longlong = self._ranked(half - 1)
        payers: cython.longlong = 0
        receivers: cython.longlong = 0
        seat: cython.longlong
        for seat in range(self.seats):
            if upper <= self.points[seat] and self.points[seat] > lower:
                payers |= 1 << seat
            if lower >= self.points[seat] and self.points[seat] < upper:
                receivers |= 1 << seat
        if payers or receivers:
            tied: cython.longlong = self._with_points(lower)
            self._transfer(receivers or tied, payers or tied, self._stake * self._double)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_settled_first(self, everybody: cython.longlong, highest: cython.longlong) -> cython.bint:
        """Have one player alone pay, or receive, where something special says so; return whether it does."""
        by_forehand: cython.bint = self._settled_first == _FOREHAND_TOO and self.points[self._forehand] == highest
        only: cython.longlong = everybody & ~self._winners
        if only.bit_count() != 1:
            only = 0
        if by_forehand or highest >= self._much:
            payer: cython.longlong = self._forehand
            if not by_forehand:
                payer = 0
                while self.points[payer] < self._much:
                    payer += 1
            twofold: cython.bint = by_forehand and highest >= self._much
            self._share(1 << payer, only or everybody & ~(1 << payer), 2 if twofold else 1)
            return True
        if only:
            self._transfer(only, everybody & ~only, self._stake * self._double)
        return only != 0
