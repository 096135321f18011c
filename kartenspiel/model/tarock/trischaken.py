# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Trischaken: everybody plays for himself, and whoever takes most card points pays (Z62)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.game import Item, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who

_MOST: Final = QT_TRANSLATE_NOOP("tarock", "Whoever has the most card points pays: {players}.")
_FOREHAND: Final = QT_TRANSLATE_NOOP("tarock", "{player} bid it as forehand, and so pays alone and twofold.")
_MAYOR: Final = QT_TRANSLATE_NOOP("tarock", "With {count} card points or more the loser pays twofold.")
_VIRGIN: Final = QT_TRANSLATE_NOOP("tarock", "{player} took no trick.")
_ALONE: Final = QT_TRANSLATE_NOOP("tarock", "Only who took no trick receives anything.")
_TWO: Final = QT_TRANSLATE_NOOP("tarock", "Those with the most card points pay those with the fewest.")


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

    def items(self) -> tuple[Item, ...]:
        """Return what is paid."""
        if self.scoring == "two_pay_two":
            return two_pay_two(self.points)
        return (loser_pays(self.points, self.forehand, self.virgins, self.much),)

    def notes(self, clause: str) -> tuple[ScoreLine, ...]:
        """Return the lines that explain who pays and why."""
        texts: list[Text] = [_VIRGIN(player=Who(seat)) for seat in self.virgins]
        if self.scoring == "two_pay_two":
            texts.append(_TWO)
        else:
            texts += self._loser_pays()
        return tuple(ScoreLine("note", text, (), clause) for text in texts)

    def _loser_pays(self) -> Iterator[Text]:
        most = max(self.points)
        losers = [seat for seat in all_seats(len(self.points)) if self.points[seat] == most]
        yield _MOST(players=tuple(map(Who, losers)))
        if self.forehand in losers:
            yield _FOREHAND(player=Who(self.forehand))
        if most >= self.much and len(losers) == 1:
            yield _MAYOR(count=self.much)
        if self.virgins:
            yield _ALONE


def share(payers: Sequence[Seat], receivers: Sequence[Seat], total: int) -> Item:
    """Return the item by which payers share a total equally among receivers; it is raised until they can."""
    pairs = len(payers) if len(payers) == len(receivers) else len(payers) * len(receivers)
    return Item("game", tuple(receivers), -(-total // pairs), tuple(payers))


def loser_pays(points: Sequence[int], forehand: Seat, virgins: Sequence[Seat], much: int) -> Item:
    """Return what is paid in Trischaken where the loser pays (Z62); `much` points make a Bürgermeister.

    `virgins` are the players without a trick.
    """
    most = max(points)
    losers = [Seat(seat) for seat, each in enumerate(points) if each == most]
    if forehand in losers:
        payers, base = [forehand], 4 if points[forehand] >= much else 2
    else:
        payers, base = losers, 2 if len(losers) == 1 and most >= much else 1
    others = [Seat(seat) for seat in range(len(points)) if seat not in payers]
    receivers = [seat for seat in others if seat in virgins] or others
    return share(payers, receivers, (len(points) - 1) * base)


def two_pay_two(points: Sequence[int]) -> tuple[Item, ...]:
    """Return what is paid in Trischaken where the higher half pays the lower: of four players two pay two (Z62).

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
    return (Item("game", receivers or tied, 1, payers or tied),)
