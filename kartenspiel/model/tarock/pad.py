# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of the bonuses and raises of a tarock deal played with real cards, for all tarock games alike."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.pad.form import NOBODY, Option, PadForm, seat_of, seat_options, seats_but
from kartenspiel.model.pad.texts import NOBODY_TEXT
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.bonuses import (
    Bonus,
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
from kartenspiel.model.tarock.result import BonusFacts, CardsBeside
from kartenspiel.model.tarock.sides import SIDES, Side, Sides, other_side
from kartenspiel.model.tarock.speaking import GAME_ITEM, GAME_NAME, SpokenItem
from kartenspiel.model.text import Text, Value, marker

_ = marker(__package__)

_ANNOUNCED: Final = _("announced by")
_ANNOUNCED_BY: Final[Mapping[Side, Text]] = {
    "D": _("announced by the declarer's side"),
    "O": _("announced by the others"),
}
_BY_NOBODY: Final = _("nobody")
_RAISED: Final = _("raised")
_NO_KONTRA: Final = _("no Kontra")
_MADE: Final = _("made by")
_NEITHER: Final = _("neither side")
_SIDES: Final[Mapping[Side, Text]] = {"D": _("the declarer's side"), "O": _("the others")}
_BEATEN: Final[Mapping[Side, Text]] = {
    "D": _("the declarer's side lost it in its trick"),
    "O": _("the others lost it in its trick"),
}
_TAKEN: Final = _("the others took the card in that trick")
_WHO_LOST: Final = _("who lost the {card}")
_WHO_CAUGHT: Final = _("who caught it")
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


@dataclass(frozen=True, slots=True)
class TarockTable:
    """What is settled of a contract before its bonuses are asked for."""

    sides: Sides
    seats: int
    speakers: tuple[Seat, ...]
    """Who can announce: everybody but dummies."""
    bonuses: Mapping[str, Bonus]
    called: Card | None
    level_names: Mapping[int, Text]
    highest: int
    """How far items can be raised."""

    def levels(self, least: int = 1) -> tuple[Option, ...]:
        """Return the levels of an item as options."""
        plain = (Option("1", _NO_KONTRA),) if least == 1 else ()
        raised = (Option(str(level), name) for level, name in self.level_names.items() if level <= self.highest)
        return *plain, *(each for each in raised if int(each.id) >= least)


def ask_game(form: PadForm, table: TarockTable, *, least: int = 1, clause: str = "") -> SpokenItem:
    """Ask how far the game was raised: at least so far."""
    declarer = table.sides.declarer
    level = ask_level(form, "level.game", table, GAME_NAME, least=least, clause=clause)
    return SpokenItem(GAME_ITEM, declarer, "D", raisers=_raisers(level, declarer))


def ask_level(
    form: PadForm,
    field: str,
    table: TarockTable,
    group: Value,
    *,
    label: Value = _RAISED,
    least: int = 1,
    clause: str = "",
) -> int:
    """Ask how far an item was raised, and return by what that multiplies it."""
    found = form.one(field, label, table.levels(least), usual=str(least), group=group, clause=clause)
    return int(found or 1)


def _raisers(level: int, seat: Seat) -> tuple[Seat, ...]:
    """Return who raised; nobody is asked who it was."""
    return (seat,) * (level.bit_length() - 1)


def spoken(item: str, seat: Seat, side: Side, level: int) -> SpokenItem:
    """Return an item that was raised so far."""
    return SpokenItem(item, seat, side, raisers=_raisers(level, seat))


def ask_bonuses(form: PadForm, table: TarockTable) -> tuple[tuple[SpokenItem, ...], tuple[BonusResult, ...]]:
    """Ask for each bonus who announced it, how far it was raised, and who made it."""
    items: list[SpokenItem] = []
    results: list[BonusResult] = []
    for bonus in table.bonuses.values():
        said = _ask_announced(form, table, bonus)
        items += said
        results += _ask_result(form, table, bonus, announced=bool(said))
    return tuple(items), tuple(results)


def _ask_announced(form: PadForm, table: TarockTable, bonus: Bonus) -> list[SpokenItem]:
    if not bonus.announceable or _is_never_made(table, bonus):
        return []
    found = []
    asked: list[tuple[str, Text, Sequence[Seat]]] = [(f"said.{bonus.id}", _ANNOUNCED, table.speakers)]
    if bonus.each_side:
        asked = [
            (f"said.{bonus.id}.{side}", _ANNOUNCED_BY[side], table.sides.members(side, table.seats)) for side in SIDES
        ]
    for name, label, seats in asked:
        able = [seat for seat in seats if seat in table.speakers]
        if isinstance(bonus, CalledCardInTrick):
            able = [seat for seat in able if _may_hold_called(table, seat)]
        seat = seat_of(
            form.seat(name, label, able, nobody=_BY_NOBODY, usual=NOBODY, group=bonus.name, clause=bonus.clause)
        )
        if seat is not None:
            level = ask_level(form, name.replace("said", "level"), table, bonus.name)
            found.append(spoken(bonus.id, seat, table.sides.of(seat), level))
    return found


def _may_hold_called(table: TarockTable, seat: Seat) -> bool:
    """Whether this seat may have held the called card, or speaks for a dummy that had it (K46, K103)."""
    sides = table.sides
    if sides.partner is None:
        return seat == sides.declarer
    return seat == sides.partner or sides.partner not in table.speakers


def _is_never_made(table: TarockTable, bonus: Bonus) -> bool:
    return bonus.of_called_card and table.called is None


def _ask_result(form: PadForm, table: TarockTable, bonus: Bonus, *, announced: bool) -> list[BonusResult]:
    """Ask who made a bonus, where that matters and does not follow from the points or from other bonuses."""
    if isinstance(bonus, EnoughPoints | FewPointsLeft) or _is_never_made(table, bonus):
        return []
    if not announced and not bonus.silent:
        return []
    if isinstance(bonus, CardCaught):
        return [ask_catch(form, table, bonus)]
    if isinstance(bonus, CardsTogether) and _follows(table, bonus):
        return []
    field = f"made.{bonus.id}"
    options = [Option("none", _NEITHER), *_ways(bonus, announced=announced)]
    usual = None if announced else "none"
    found = form.one(field, _MADE, options, usual=usual, group=bonus.name, clause=bonus.clause)
    if found is not None and found.startswith("beaten."):
        return [BonusResult(bonus, field, beaten="D" if found == "beaten.D" else "O")]
    return [BonusResult(bonus, field, made="D" if found == "D" else "O" if found == "O" else None)]


def _follows(table: TarockTable, bonus: CardsTogether) -> bool:
    """Whether a bonus is of cards that other bonuses ask for (Royal Trull)."""
    others = [each for each in table.bonuses.values() if isinstance(each, CardsTogether) and each is not bonus]
    parts = [set(each.cards) for each in others if set(each.cards) < set(bonus.cards) and each.silent]
    return set().union(*parts) == set(bonus.cards)


def _ways(bonus: Bonus, *, announced: bool) -> list[Option]:
    """Return how a bonus can come out, beside that nobody makes it."""
    if isinstance(bonus, CalledCardInTrick):
        lost = [Option("beaten.O", _TAKEN)] if bonus.silent_loss and not announced else []
        return [Option("D", _SIDES["D"]), *lost]
    if isinstance(bonus, CalledCardCaught):
        return [Option("O", _SIDES["O"])]
    made = [Option(side, _SIDES[side]) for side in SIDES]
    if isinstance(bonus, CardTakesTrick) and bonus.silent_loss and not announced:
        return [*made, *(Option(f"beaten.{side}", _BEATEN[side]) for side in SIDES)]
    return made


def ask_catch(form: PadForm, table: TarockTable, bonus: CardCaught) -> BonusResult:
    """Ask who lost a card in a trick, and to whom."""
    everybody, field = all_seats(table.seats), f"lost.{bonus.id}"
    label = _WHO_LOST(card=bonus.caught)
    loser = seat_of(
        form.seat(field, label, everybody, nobody=NOBODY_TEXT, usual=NOBODY, group=bonus.name, clause=bonus.clause)
    )
    if loser is None:
        return BonusResult(bonus, field)
    others = seats_but(everybody, loser)
    catcher = seat_of(form.one(f"caught.{bonus.id}", _WHO_CAUGHT, seat_options(others), group=bonus.name))
    return BonusResult(bonus, field, catch=None if catcher is None else (loser, catcher))


@dataclass(frozen=True, slots=True)
class TarockCount:
    """What was entered of the cards: the points of both sides, and what each card counts."""

    points: Mapping[Side, int]
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
    points = [0] * table.seats
    for side in SIDES:
        beside = sum(count.worth(card) for card in count.beside.get(side, ()))
        points[table.sides.members(side, table.seats)[0]] = count.points[side] - beside
    found = CountedEnding(ending, tuple(points))
    _check_results(form, table, results, found, count)
    _check_points(form, cards, results, count)
    return found


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


def _check_points(form: PadForm, cards: EnteredCards, results: Sequence[BonusResult], count: TarockCount) -> None:
    """Refuse card points that are fewer than those of the cards a side has for certain."""
    for side in SIDES:
        least = sum(count.worth(card) for card, (owner, _why) in cards.owners.items() if owner == side)
        if least > count.points[side]:
            form.refuse("points", _TOO_FEW[side])
    for result in results:
        if isinstance(result.bonus, EveryTrick) and result.made is not None:
            other = count.points[other_side(result.made)]
            if other > count.points[result.made]:
                form.refuse("points", _NOTHING_LEFT, result.bonus.clause)
