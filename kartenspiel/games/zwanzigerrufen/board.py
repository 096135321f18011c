# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Zwanzigerrufen: contract, called tarock, marks, and the items with their levels."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, cast

from kartenspiel.games.zwanzigerrufen.contracts import (
    GAME_ITEM,
    ITEM_NAMES,
    LEVEL_NAMES,
    NAMES,
    bonus_value,
    game_value,
)
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Announced, Speech
from kartenspiel.model import narration, tarock
from kartenspiel.model.cards import Suit
from kartenspiel.model.game import Board, Deal, Fact, Mark, ScoreLine, SortOrder
from kartenspiel.model.seats import Seat, after, all_seats
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who

SORT: Final = SortOrder(
    (Suit.TAROCK, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    "22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 K Q C J T 4 1",
)
"""Tarocks first.  The IIII and a red four share their rank, as do the Pagat and a red ace; each is last of its suit."""

FIRST_LEVEL: Final = 3
"""The column in which the raise levels begin, in the table of items."""

_CONTRACT = QT_TRANSLATE_NOOP("zwanzigerrufen", "Game")
_CALLED = QT_TRANSLATE_NOOP("zwanzigerrufen", "Called")
_DOUBLE = QT_TRANSLATE_NOOP("zwanzigerrufen", "Double round")
_HANDS_LEFT = QT_TRANSLATE_NOOP("zwanzigerrufen", "everything ×{factor}, hands left: {count}")
_ITEM = QT_TRANSLATE_NOOP("zwanzigerrufen", "Item")
_VALUE = QT_TRANSLATE_NOOP("zwanzigerrufen", "Value")
_SAID_BY = QT_TRANSLATE_NOOP("zwanzigerrufen", "Said by")
_HEADINGS: Final = (_ITEM, _VALUE, _SAID_BY)
_NUMBER = QT_TRANSLATE_NOOP("zwanzigerrufen", "{number}")
_PLAIN = QT_TRANSLATE_NOOP("zwanzigerrufen", "–")
_ONE = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player}")
_FOR = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} (dazu)")
_AGAINST = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} (dagegen)")
_THROWN_IN = QT_TRANSLATE_NOOP(
    "zwanzigerrufen", "{player} threw the cards in; nothing is paid and the same dealer deals."
)
_MARKS: Final = {
    "dealer": QT_TRANSLATE_NOOP("zwanzigerrufen", "Dealer"),
    "forehand": QT_TRANSLATE_NOOP("zwanzigerrufen", "Forehand"),
    "declarer": QT_TRANSLATE_NOOP("zwanzigerrufen", "Declarer"),
    "partner": QT_TRANSLATE_NOOP("zwanzigerrufen", "Partner"),
}


def facts(deal: Deal, speech: Speech | None) -> tuple[Fact, ...]:
    """Return what stays in sight: contract, called tarock, double round."""
    found: list[Fact] = []
    if speech is not None and speech.contract is not None:
        found.append(Fact(_CONTRACT, NAMES[speech.contract]))
        if speech.called is not None:
            found.append(Fact(_CALLED, speech.called))
    running = tarock.owed(deal.context)
    if running:
        found.append(Fact(_DOUBLE, _HANDS_LEFT(count=max(running), factor=tarock.factor(deal.context))))
    return tuple(found)


def marks(deal: Deal, speech: Speech | None, seat: Seat, *, public: bool) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat; the partner's only when public, or to himself (Z19)."""
    partner = None if speech is None else speech.partner
    shown = partner if public or partner == seat else None
    roles = {
        "dealer": deal.dealer, "forehand": after(deal.dealer, SEATS),
        "declarer": None if speech is None else speech.declarer, "partner": shown,
    }  # fmt: skip
    return tuple(
        tuple(Mark(role, _MARKS[role]) for role, holder in roles.items() if holder == owner)
        for owner in all_seats(SEATS)
    )


def items(rules: ZwanzigerrufenRules, speech: Speech) -> Board:
    """Return the table of items by raise levels: what is played for, what it is worth now, and who said what."""
    if speech.contract is None or speech.declarer is None:
        return Board(_HEADINGS, ())
    return _items(rules, speech.contract, speech.side_d, speech.raisers, speech.announced)


@lru_cache(maxsize=64)
def _items(
    rules: ZwanzigerrufenRules,
    contract: str,
    side_d: tuple[Seat, ...],
    raisers: tuple[Seat, ...],
    announced: tuple[Announced, ...],
) -> Board:
    """The table stays the same from the last word to the last card, and is asked for with every card."""
    rows = [Row(ITEM_NAMES[GAME_ITEM], game_value(rules, contract), _ONE(player=Who(side_d[0])), raisers)]
    for each in announced:
        worth = bonus_value(rules, contract, each.bonus, announced=True)
        said_by = _side(side_d, each.seat)(player=Who(each.seat))
        rows.append(Row(ITEM_NAMES[each.bonus], worth, said_by, each.said))
    reached = max(len(row.raisers) for row in rows)
    levels = tuple(LEVEL_NAMES[2**step] for step in range(1, reached + 1))
    return Board((*_HEADINGS, *levels), tuple(row.cells(reached) for row in rows))


def raised(cells: Sequence[Text]) -> int:
    """Return the level that a row of the table of items shows."""
    return int(2 ** sum("player" in cell.args for cell in cells[FIRST_LEVEL:]))


def value(cells: Sequence[Text]) -> int:
    """Return what a row of the table of items is worth now."""
    return cast("int", cells[FIRST_LEVEL - 2].args["number"])


def owner(cells: Sequence[Text]) -> Seat:
    """Return who said what a row of the table of items is about."""
    return cast("Who", cells[FIRST_LEVEL - 1].args["player"]).seat


@dataclass(frozen=True, slots=True)
class Row:
    """An item: what it is, what it is worth unraised, who said it and who raised it, level by level."""

    name: Text
    value: int
    owner: Text
    raisers: tuple[Seat, ...]

    def cells(self, levels: int) -> tuple[Text, ...]:
        """Return the cells of the row, with so many columns for levels."""
        value = self.value * 2 ** len(self.raisers)
        said = [_ONE(player=Who(seat)) for seat in self.raisers]
        return self.name, _NUMBER(number=value), self.owner, *said, *[_PLAIN] * (levels - len(said))


def _side(side_d: tuple[Seat, ...], speaker: Seat) -> Text:
    """Return how an announcer is named: with the word that tells his side, but for the declarer (Z25)."""
    if speaker == side_d[0]:
        return _ONE
    return _FOR if speaker in side_d else _AGAINST


def thrown_in(seat: Seat) -> tuple[ScoreLine, ...]:
    """Return the score sheet of a hand that was thrown in."""
    note = ScoreLine("note", _THROWN_IN(player=Who(seat)), (), "Z13")
    return note, ScoreLine("payment", narration.PAYMENT, (0,) * SEATS)
