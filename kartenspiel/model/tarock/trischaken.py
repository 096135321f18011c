# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Trischaken: everybody plays for himself, and whoever takes most card points pays (Z62, K89–K94)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model import narration
from kartenspiel.model.cardplay.payment_tables import AloneKind, AloneRow, PaymentTables, SettledFirst
from kartenspiel.model.cardplay.payoff import ANYHOW, CountedEnding, Payoff
from kartenspiel.model.cardplay.transfers import Transfer
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.outcome import Item, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who, marker

_ = marker(__package__)

_MOST: Final = _("Whoever has the most card points pays: {players:nom}.")
_FOREHAND: Final = _("{player:nom} bid it as forehand, and so {player:pay|pays} double, and alone.")
_FOREHAND_ALONE: Final = _("{player:nom} bid it as forehand, and so {player:pay|pays} alone.")
_MAYOR: Final = _("With {count} or more the loser pays double.")
_MAYOR_ALONE: Final = _("{player:nom} {player:have|has} {count} or more, and so {player:pay|pays} alone.")
_CARD_POINTS: Final = _("{count} card points")
_ALONE: Final = _("Only those who took no trick receive anything.")
_EACH_PAYS: Final = _("All the others pay whoever took no trick.")
_RAISED: Final = _("In all {total}, rounded up to {raised} so that it can be shared equally.")
_SETTLED_FIRST: Final = {
    "off": SettledFirst.NOTHING,
    "basic": SettledFirst.MUCH_OR_NO_TRICK,
    "tirol": SettledFirst.FOREHAND_TOO,
}
"""What the values of the option ``trischaken_specials`` are in tables."""
_TWO: Final = _("Those with the most card points pay those with the fewest.")


@dataclass(frozen=True, slots=True)
class Trischaken:
    """A Trischaken that is played out, and how the house rules settle it."""

    points: Sequence[int]
    """Card points of each seat."""
    forehand: Seat
    virgins: Sequence[Seat]
    """The players without a trick."""
    scoring: str
    """The option ``trischaken_scoring``: ``loser_pays`` or ``two_pay_two``."""
    much: int
    """With so many card points a loser pays twofold (Bürgermeister)."""
    value: int = 1
    """What every payment is multiplied by."""
    specials: str = "off"
    """The option ``trischaken_specials`` beside ``two_pay_two``: ``off``, ``basic`` or ``tirol``."""
    points_text: Text = _CARD_POINTS
    """How `much` is said; with a field ``count`` for the number where it needs one."""

    def items(self) -> tuple[Item, ...]:
        """Return what is paid."""
        if self.scoring != "two_pay_two":
            return (loser_pays(self.points, self.forehand, self.virgins, self.much, self.value),)
        return two_pay_two(self.points, self.value) if self.special is None else (self.special,)

    @property
    def special(self) -> Item | None:
        """What is paid if somebody won very much or no trick, where that is settled first (K94)."""
        if self.scoring != "two_pay_two" or self.specials == "off":
            return None
        payer = self._special_payer()
        if payer is not None:
            only = self.virgins if len(self.virgins) == 1 else self._without(payer)
            twofold = self.forehand_pays and self.points[payer] >= self.much
            return share((payer,), only, len(self._without(payer)) * self.value * (2 if twofold else 1))
        if len(self.virgins) == 1:
            return Item("game", tuple(self.virgins), self.value, self._without(*self.virgins))
        return None

    def _special_payer(self) -> Seat | None:
        """Return who pays alone: forehand with the most points where that counts, or a Bürgermeister (K94)."""
        if self.forehand_pays:
            return self.forehand
        return next((seat for seat in all_seats(len(self.points)) if self.points[seat] >= self.much), None)

    @property
    def forehand_pays(self) -> bool:
        """Whether forehand, who bid it, has the most points and therefore pays alone (K92, K94)."""
        counts = self.scoring == "loser_pays" or self.specials == "tirol"
        return counts and self.points[self.forehand] == max(self.points)

    @property
    def _much_said(self) -> Text:
        return self.points_text(count=self.much)

    def _without(self, *seats: Seat) -> tuple[Seat, ...]:
        return tuple(seat for seat in all_seats(len(self.points)) if seat not in seats)

    def notes(self, clause: str) -> tuple[ScoreLine, ...]:
        """Return the lines that explain who pays and why."""
        texts: list[Text] = [narration.TOOK_NO_TRICK(player=Who(seat)) for seat in self.virgins]
        if self.scoring == "loser_pays":
            texts += self._loser_pays()
        elif self.special is not None:
            texts += self._specials()
        else:
            texts.append(_TWO)
        return tuple(ScoreLine("note", text, (), clause) for text in texts)

    def conclusion(self, contract: Text) -> Conclusion:
        """Return who won and why; everybody plays for himself."""
        paid = self.items()
        winners = {seat for item in paid for seat in item.to}
        losers = {seat for item in paid for seat in item.payers}
        return Conclusion(
            winners=tuple(sorted(winners - losers)), losers=tuple(sorted(losers - winners)), contract=contract,
            sides=False, reason=self._why(),
        )  # fmt: skip

    def _why(self) -> Text:
        if self.scoring == "loser_pays":
            return next(self._loser_pays())
        return _TWO if self.special is None else next(self._specials())

    def _loser_pays(self) -> Iterator[Text]:
        most = max(self.points)
        losers = [seat for seat in all_seats(len(self.points)) if self.points[seat] == most]
        yield _MOST(players=tuple(map(Who, losers)))
        if self.forehand in losers:
            yield _FOREHAND(player=Who(self.forehand))
        if most >= self.much and len(losers) == 1:
            yield _MAYOR(count=self._much_said)
        if self.virgins:
            yield _ALONE
        payers, receivers, total = _shares(self.points, self.forehand, self.virgins, self.much, self.value)
        raised = share(payers, receivers, total).value * _pairs(payers, receivers)
        if raised > total:
            yield _RAISED(total=total, raised=raised)

    def _specials(self) -> Iterator[Text]:
        payer = self._special_payer()
        if payer is None:
            yield _EACH_PAYS
            return
        if self.forehand_pays:
            yield _FOREHAND_ALONE(player=Who(self.forehand))
            if self.points[payer] >= self.much:
                yield _MAYOR(count=self._much_said)
        else:
            yield _MAYOR_ALONE(player=Who(payer), count=self._much_said)
        if len(self.virgins) == 1:
            yield _ALONE


def share(payers: Sequence[Seat], receivers: Sequence[Seat], total: int) -> Item:
    """Return the item by which payers share a total equally among receivers; it is raised until they can."""
    return Item("game", tuple(receivers), -(-total // _pairs(payers, receivers)), tuple(payers))


def _pairs(payers: Sequence[Seat], receivers: Sequence[Seat]) -> int:
    return len(payers) if len(payers) == len(receivers) else len(payers) * len(receivers)


def loser_pays(points: Sequence[int], forehand: Seat, virgins: Sequence[Seat], much: int, value: int = 1) -> Item:
    """Return what is paid in Trischaken where the loser pays (Z62, K92); `much` points make a Bürgermeister.

    `virgins` are the players without a trick; everything is multiplied by `value` before it is shared.
    """
    return share(*_shares(points, forehand, virgins, much, value))


def _shares(
    points: Sequence[int], forehand: Seat, virgins: Sequence[Seat], much: int, value: int
) -> tuple[Sequence[Seat], Sequence[Seat], int]:
    """Return who pays and who receives where the loser pays, and how much in all before it is raised."""
    most = max(points)
    losers = [Seat(seat) for seat, each in enumerate(points) if each == most]
    if forehand in losers:
        payers, base = [forehand], 4 if points[forehand] >= much else 2
    else:
        payers, base = losers, 2 if len(losers) == 1 and most >= much else 1
    others = [Seat(seat) for seat in range(len(points)) if seat not in payers]
    receivers = [seat for seat in others if seat in virgins] or others
    return payers, receivers, (len(points) - 1) * base * value


def two_pay_two(points: Sequence[int], value: int = 1) -> tuple[Item, ...]:
    """Return what is paid where the higher half pays the lower `value` each: of four players two pay two (Z62, K93).

    Who has as many points as somebody in the other half stays out, unless nobody else could pay or receive.
    """
    order, half = sorted(points), len(points) // 2
    low, high = order[half - 1], order[-half]
    seats = all_seats(len(points))
    payers = tuple(seat for seat in seats if points[seat] >= high and points[seat] > low)
    receivers = tuple(seat for seat in seats if points[seat] <= low and points[seat] < high)
    if not payers and not receivers:
        return ()
    tied = tuple(seat for seat in seats if points[seat] == low)
    return (Item("game", receivers or tied, value, payers or tied),)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrischakenPayoff(Payoff):
    """A payoff of Trischaken."""

    seats: int
    worths: tuple[int, ...]
    last: int = 0
    tricks: int
    forehand: Seat
    scoring: str
    """As for `Trischaken`, and so are the next ones."""
    much: int
    value: int = 1
    specials: str = "off"
    double: int = 1
    """By what double rounds multiply everything."""
    talon: tuple[tuple[int, int], ...] = ()
    """Card points that come to who takes a trick, each with the number of the trick, counted from 1 (K90)."""

    def transfers(self, counted: CountedEnding) -> tuple[Transfer, ...]:
        """Return who pays whom."""
        items = self.trischaken(counted).items()
        return tuple(Transfer(item.to, item.payers, item.value * self.double) for item in items)

    def trischaken(self, counted: CountedEnding) -> Trischaken:
        """Return how it came out."""
        virgins = [seat for seat in all_seats(self.seats) if not counted.winners >> seat & 1]
        points = list(counted.points)
        for number, more in self.talon:
            for winner in counted.ending.winners[number - 1 : number]:
                points[winner] += more
        return Trischaken(tuple(points), self.forehand, virgins, self.scoring, self.much, self.value, self.specials)

    def flatten(self) -> PaymentTables:
        """Return tables in which everybody plays for himself."""
        kind = AloneKind.HALF_PAYS_HALF if self.scoring == "two_pay_two" else AloneKind.LOSER_PAYS
        alone = AloneRow(kind, self.value, self.forehand, self.much, self.double, _SETTLED_FIRST[self.specials])
        return PaymentTables(self.seats, self.worths, self.last, self.tricks, ANYHOW, alone=alone, gifts=self.talon)
