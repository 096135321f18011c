# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of the card points of a tarock deal played with real cards: often only who won.

From it and the bonuses follows an ending that the settlement judges as a real one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.pad.form import Option, PadForm
from kartenspiel.model.pad.texts import HOW_ENDED, LOST, WON
from kartenspiel.model.tarock.bonuses import (
    CalledCardCaught,
    CalledCardInTrick,
    CardCaught,
    CardsTogether,
    CardTakesTrick,
    EnoughPoints,
    EveryTrick,
    FewPointsLeft,
)
from kartenspiel.model.tarock.entered_cards import BonusResult, EnteredCards
from kartenspiel.model.tarock.pad import TarockTable
from kartenspiel.model.tarock.result import BonusFacts, CardsBeside
from kartenspiel.model.tarock.sides import SIDES, Side, other_side
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.text import Text, Value, marker

_ = marker(__package__)

_FOLLOWS: Final[Mapping[Side, Text]] = {
    "D": _("By what else was entered the declarer's side made this: {bonus}."),
    "O": _("By what else was entered the others made this: {bonus}."),
}
_TOO_FEW: Final[Mapping[Side, Text]] = {
    "D": _("The bonuses entered for the declarer's side take more card points than it has."),
    "O": _("The bonuses entered for the others take more card points than they have."),
}
_JUDGED: Final = (CardTakesTrick, CalledCardInTrick, CardsTogether, CalledCardCaught, EveryTrick)
_NOTHING_LEFT: Final = _("After a Valat of the other side these card points cannot be.")
_BY_POINTS: Final = _("enter card points")
_RESULT: Final = "result"


class AllPoints(NamedTuple):
    """All card points of a pack, and those with which the declarer's side wins."""

    whole: int
    winning: int


class AskedPoints(NamedTuple):
    """Card points that are asked for."""

    field: str
    label: Value
    usual: int | None = None
    """Those that count until others are entered, as the game counts them."""
    label_tells: bool = False
    """Whether the label has the word for card points."""


@dataclass(frozen=True, slots=True)
class PointsOfDeal:
    """How the card points came out."""

    own: int | None = None
    """Those of the declarer's side; ``None`` where only the result was entered."""
    won: bool | None = None
    """That, where only it was entered."""

    @property
    def entered(self) -> bool:
        """Whether the sheet can tell of points."""
        return self.own is not None


def ask_points(
    form: PadForm,
    table: TarockTable,
    said: tuple[Sequence[SpokenItem], Sequence[BonusResult]],
    ask: Callable[[], int | None],
    *,
    clause: str,
) -> PointsOfDeal | None:
    """Ask for as much as the settlement needs: nothing after a Valat, mostly who won, else for the points by `ask`.

    `said` are the bonuses announced, and what came of all.  ``None`` while it is missing.
    """
    items, results = said
    announced = {item.id for item in items}
    counts = [each for each in table.bonuses.values() if each.silent or each.id in announced]
    valat = next((each.made for each in results if isinstance(each.bonus, EveryTrick) and each.made is not None), None)
    if valat is not None and not any(isinstance(each, EnoughPoints) for each in counts):
        return PointsOfDeal(won=valat == "D")
    if any(isinstance(each, EnoughPoints | FewPointsLeft) for each in counts):
        points = ask()
        return None if points is None else PointsOfDeal(points)
    usual = "points" if isinstance(form.given("points"), int) else None  # as it was asked once
    ways = Option("won", WON), Option("lost", LOST), Option("points", _BY_POINTS)
    way = form.one(_RESULT, HOW_ENDED, ways, usual=usual, clause=clause)
    if way != "points":
        return None if way is None else PointsOfDeal(won=way == "won")
    points = ask()
    return None if points is None else PointsOfDeal(points)


@dataclass(frozen=True, slots=True)
class TarockCount:
    """What was entered of the cards: the points of a deal, and what each card counts."""

    points: PointsOfDeal
    every: AllPoints
    pack: Pack
    tricks: int
    worths: tuple[int, ...]
    beside: Mapping[Side, Hand] = field(default_factory=dict)
    """Cards that count beside the tricks of a side for certain; their points are among those of the side."""

    def worth(self, card: Card) -> int:
        """Return what a card counts."""
        return self.worths[self.pack.place(card)]


def counted(
    form: PadForm, table: TarockTable, results: Sequence[BonusResult], count: TarockCount
) -> CountedEnding | None:
    """Return an ending in which it came out so; ``None``, said at the form, where that cannot be."""
    cards = EnteredCards(form, table.sides, table.seats, count.pack, count.tricks, table.called, count.beside)
    ending = cards.ending(results)
    if ending is None:
        return None
    least = {side: sum(count.worth(card) for card in _sure(cards, side)) for side in SIDES}
    of_sides = _points_of_sides(results, count, least)
    points = [0] * table.seats
    for side in SIDES:
        beside = sum(count.worth(card) for card in count.beside.get(side, ()))
        points[table.sides.members(side, table.seats)[0]] = of_sides[side] - beside
    found = CountedEnding(ending, tuple(points))
    _check_results(form, table, results, found, count)
    _check_points(form, results, of_sides, least)
    return found


def _sure(cards: EnteredCards, side: Side) -> list[Card]:
    """Return the cards that a side has for certain."""
    return [card for card, (owner, _why) in cards.owners.items() if owner == side]


def _points_of_sides(
    results: Sequence[BonusResult], count: TarockCount, least: Mapping[Side, int]
) -> Mapping[Side, int]:
    """Return the points of both sides; where only the result was entered, some with which it comes out so."""
    whole, winning = count.every
    own, won = count.points.own, count.points.won
    if own is not None:
        return {"D": own, "O": whole - own}
    left = {side: sum(count.worth(card) for card in count.beside.get(side, ())) for side in SIDES}
    valat = next((each.made for each in results if isinstance(each.bonus, EveryTrick)), None)
    if valat is not None:
        own = whole - left["O"] if valat == "D" else left["D"]
    elif won:
        own = max(winning, least["D"])
    else:
        own = min(winning - 1, whole - least["O"])
    return {"D": own, "O": whole - own}


def _check_results(
    form: PadForm, table: TarockTable, results: Sequence[BonusResult], found: CountedEnding, count: TarockCount
) -> None:
    """Refuse that a side has not made what it must have made by all else that was entered."""
    own, others = (CardsBeside(tuple(count.beside.get(side, ()))) for side in SIDES)
    facts = BonusFacts(table.sides, (), table.seats, count.pack, (own, others), table.called)
    for result in results:
        if result.catch is not None or isinstance(result.bonus, CardCaught):
            continue
        for side in SIDES:
            if result.made != side and type(result.bonus) in _JUDGED and result.bonus.made(facts, side).holds(found):
                form.refuse(result.field, _FOLLOWS[side](bonus=result.bonus.name), result.bonus.clause)


def _check_points(
    form: PadForm, results: Sequence[BonusResult], of_sides: Mapping[Side, int], least: Mapping[Side, int]
) -> None:
    """Refuse card points that are fewer than those of the cards a side has for certain."""
    for side in SIDES:
        if least[side] > of_sides[side]:
            form.refuse("points", _TOO_FEW[side])
    for result in results:
        if isinstance(result.bonus, EveryTrick) and result.made is not None:
            other = of_sides[other_side(result.made)]
            if other > of_sides[result.made]:
                form.refuse("points", _NOTHING_LEFT, result.bonus.clause)
