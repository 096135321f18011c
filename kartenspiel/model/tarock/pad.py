# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of the bonuses and raises of a tarock deal played with real cards, for all tarock games alike."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.pad.form import NOBODY, FormPart, Option, PadForm, seat_of, seat_options, seats_but
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
    FewPointsLeft,
)
from kartenspiel.model.tarock.entered_cards import BonusResult
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.sides import SIDES, Side, Sides
from kartenspiel.model.tarock.speaking import GAME_NAME, SpokenItem
from kartenspiel.model.text import Text, Value, Who, marker

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
_SAID_BY: Final = _("Announced by {player:acc}")
_MADE_BY: Final = _("Made unannounced by {players:acc}")
_LOST_BY: Final = _("Lost in its trick by {players:acc}")
_TAKEN_BY: Final = _("Taken in its trick by {players:acc}")
MADE: Final = FormPart("made", _("Made"), 1, folded=False)
"""What comes about in many deals without a word, and what came of what was announced."""
SAID: Final = FormPart("said", _("Announcements and Kontra"), 2)
CAUGHT: Final = FormPart("caught", _("Cards that were caught"), 3)


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
    compulsory: Mapping[str, Seat] = field(default_factory=dict)
    """Bonuses of which it is known that this seat announced them."""

    def levels(self, least: int = 1) -> tuple[Option, ...]:
        """Return the levels of an item as options."""
        plain = (Option("1", _NO_KONTRA),) if least == 1 else ()
        raised = (Option(str(level), name) for level, name in self.level_names.items() if level <= self.highest)
        return *plain, *(each for each in raised if int(each.id) >= least)


def ask_game(form: PadForm, table: TarockTable, *, least: int = 1, clause: str = "") -> SpokenItem:
    """Ask how far the game was raised: at least so far."""
    declarer = table.sides.declarer
    with form.within(SAID):
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
        with form.within(SAID):
            said = _ask_announced(form, table, bonus)
        items += said
        results += _ask_result(form, table, bonus, [item.side for item in said])
    return tuple(items), tuple(results)


def _ask_announced(form: PadForm, table: TarockTable, bonus: Bonus) -> list[SpokenItem]:
    if not bonus.announceable or _is_never_made(table, bonus):
        return []
    known = table.compulsory.get(bonus.id)
    if known is not None:
        return [_raised(form, table, bonus, f"said.{bonus.id}", known)]
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
        options = [Option(NOBODY, _BY_NOBODY), *(_announcer(seat) for seat in able)]
        chosen = form.one(
            name, label, options, usual=NOBODY, group=bonus.name, switch=bonus.name, clause=bonus.clause
        )  # fmt: skip
        seat = seat_of(chosen)
        if seat is not None:
            found.append(_raised(form, table, bonus, name, seat))
    return found


def _announcer(seat: Seat) -> Option:
    return Option(str(seat), Who(seat), _SAID_BY(player=Who(seat)))


def _raised(form: PadForm, table: TarockTable, bonus: Bonus, name: str, seat: Seat) -> SpokenItem:
    """Ask how far a bonus was raised that a seat announced."""
    level = ask_level(form, name.replace("said", "level"), table, bonus.name)
    return spoken(bonus.id, seat, table.sides.of(seat), level)


def _may_hold_called(table: TarockTable, seat: Seat) -> bool:
    """Whether this seat may have held the called card, or speaks for a dummy that had it (K46, K103)."""
    sides = table.sides
    if sides.partner is None:
        return seat == sides.declarer
    return seat == (sides.partner if sides.partner in table.speakers else sides.declarer)


def _is_never_made(table: TarockTable, bonus: Bonus) -> bool:
    return bonus.of_called_card and table.called is None


def _ask_result(form: PadForm, table: TarockTable, bonus: Bonus, said: Sequence[Side]) -> list[BonusResult]:
    """Ask who made a bonus that these sides announced, where it matters and does not follow from points or others."""
    if isinstance(bonus, EnoughPoints | FewPointsLeft) or _is_never_made(table, bonus):
        return []
    if not said and not bonus.silent:
        return []
    if isinstance(bonus, CardCaught):
        with form.within(SAID if said else CAUGHT):
            return [ask_catch(form, table, bonus)]
    if isinstance(bonus, CardsTogether) and _follows(table, bonus):
        return []
    name = f"made.{bonus.id}"
    options = [Option("none", _NEITHER), *_ways(table, bonus, said)]
    with form.within(MADE):  # that of what was announced too: it must be said, and so is not to be looked for
        found = form.one(
            name, _MADE, options, usual=None if said else "none", group=bonus.name,
            switch=None if said else bonus.name, clause=bonus.clause,
        )  # fmt: skip
    if found is not None and found.startswith("beaten."):
        return [BonusResult(bonus, name, beaten="D" if found == "beaten.D" else "O")]
    return [BonusResult(bonus, name, made="D" if found == "D" else "O" if found == "O" else None)]


def _follows(table: TarockTable, bonus: CardsTogether) -> bool:
    """Whether a bonus is of cards that other bonuses ask for (Royal Trull)."""
    others = [each for each in table.bonuses.values() if isinstance(each, CardsTogether) and each is not bonus]
    parts = [set(each.cards) for each in others if set(each.cards) < set(bonus.cards) and each.silent]
    return set().union(*parts) == set(bonus.cards)


def _ways(table: TarockTable, bonus: Bonus, said: Sequence[Side]) -> list[Option]:
    """Return how a bonus can come out, beside that nobody makes it; `said` are the sides that announced it."""
    players = {side: tuple(map(Who, table.sides.members(side, table.seats))) for side in SIDES}
    made: dict[Side, Option] = {
        side: Option(side, _SIDES[side], _MADE_BY(players=members)) for side, members in players.items()
    }
    if isinstance(bonus, CalledCardInTrick):
        taken = Option("beaten.O", _TAKEN, _TAKEN_BY(players=players["O"]))
        return [made["D"], *([taken] if bonus.silent_loss and not said else [])]
    if isinstance(bonus, CalledCardCaught):
        return [made["O"]]
    if isinstance(bonus, CardTakesTrick) and said:  # only who holds the card announces it, and wins with it
        return [made[side] for side in SIDES if side in said]
    if isinstance(bonus, CardTakesTrick) and bonus.silent_loss:
        lost = (Option(f"beaten.{side}", _BEATEN[side], _LOST_BY(players=players[side])) for side in SIDES)
        return [*made.values(), *lost]
    return list(made.values())


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
