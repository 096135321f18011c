# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Zwanzigerrufen: contract, called tarock, marks, and the items with their levels."""

from collections.abc import Sequence
from functools import cache, lru_cache
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
from kartenspiel.games.zwanzigerrufen.speaking import DAGEGEN, DAZU, SEATS, Speech
from kartenspiel.model import narration, tarock
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Board, Deal, Fact, Mark, ScoreLine, SortOrder
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who
from kartenspiel.model.view import marks_at, marks_of

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
_SAID_BY_SIDE: Final = {
    "": _ONE,
    DAZU: QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} (for)"),
    DAGEGEN: QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} (against)"),
}
_THROWN_IN = QT_TRANSLATE_NOOP(
    "zwanzigerrufen", "{player} threw the cards in; nothing is paid and the same dealer deals."
)
_MARKS: Final = marks_of(
    {
        "dealer": QT_TRANSLATE_NOOP("zwanzigerrufen", "Dealer"),
        "forehand": QT_TRANSLATE_NOOP("zwanzigerrufen", "Forehand"),
        "declarer": QT_TRANSLATE_NOOP("zwanzigerrufen", "Declarer"),
        "partner": QT_TRANSLATE_NOOP("zwanzigerrufen", "Partner"),
    },
    news={"partner": narration.IS_PARTNER},
    letters={"declarer": QT_TRANSLATE_NOOP("zwanzigerrufen", "Dc")},
)


def facts(deal: Deal, speech: Speech | None) -> tuple[Fact, ...]:
    """Return what stays in sight: contract, called tarock, double round."""
    played = () if speech is None or speech.contract is None else _played(speech.contract, speech.called)
    running = tarock.owed(deal.context)
    if not running:
        return played
    return *played, Fact(_DOUBLE, _HANDS_LEFT(count=max(running), factor=tarock.factor(deal.context)))


@cache
def _played(contract: str, called: Card | None) -> tuple[Fact, ...]:
    game = Fact(_CONTRACT, NAMES[contract])
    return (game,) if called is None else (game, Fact(_CALLED, called))


def marks(deal: Deal, speech: Speech | None, seat: Seat, *, public: bool) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat; the partner's only when public, or to himself (Z19)."""
    partner = None if speech is None else speech.partner
    shown = partner if public or partner == seat else None
    roles = {
        "dealer": deal.dealer, "forehand": after(deal.dealer, SEATS),
        "declarer": None if speech is None else speech.declarer, "partner": shown,
    }  # fmt: skip
    return marks_at(SEATS, roles, _MARKS)


def items(rules: ZwanzigerrufenRules, speech: Speech) -> Board:
    """Return the table of items by raise levels: what is played for, what it is worth now, and who said what."""
    if speech.contract is None or speech.declarer is None:
        return Board(_HEADINGS, ())
    contract = speech.contract
    rows = [_cells(GAME_ITEM, game_value(rules, contract), "", speech.declarer, speech.raisers)]
    for each in speech.announced:
        worth = bonus_value(rules, contract, each.bonus, announced=True)
        rows.append(_cells(each.bonus, worth, speech.side_word(each.seat), each.seat, each.said))
    width = max(map(len, rows))
    levels = (LEVEL_NAMES[2**step] for step in range(1, width - FIRST_LEVEL + 1))
    return Board((*_HEADINGS, *levels), tuple((*row, *[_PLAIN] * (width - len(row))) for row in rows))


@lru_cache(maxsize=1024)
def _cells(item: str, worth: int, side_word: str, speaker: Seat, raisers: tuple[Seat, ...]) -> tuple[Text, ...]:
    """Return the row of an item: what it is, what it is worth with its raises, who said it and who raised it.

    Most rows stay the same from word to word, and all of them from the last word to the last card.
    """
    value = _NUMBER(number=worth * 2 ** len(raisers))
    said_by = _SAID_BY_SIDE[side_word](player=Who(speaker))
    return ITEM_NAMES[item], value, said_by, *(_ONE(player=Who(seat)) for seat in raisers)


def raised(cells: Sequence[Text]) -> int:
    """Return the level that a row of the table of items shows."""
    return int(2 ** sum("player" in cell.args for cell in cells[FIRST_LEVEL:]))


def value(cells: Sequence[Text]) -> int:
    """Return what a row of the table of items is worth now."""
    return cast("int", cells[FIRST_LEVEL - 2].args["number"])


def owner(cells: Sequence[Text]) -> Seat:
    """Return who said what a row of the table of items is about."""
    return cast("Who", cells[FIRST_LEVEL - 1].args["player"]).seat


def thrown_in(seat: Seat) -> tuple[ScoreLine, ...]:
    """Return the score sheet of a hand that was thrown in."""
    note = ScoreLine("note", _THROWN_IN(player=Who(seat)), (), "Z13")
    return note, ScoreLine("payment", narration.PAYMENT, (0,) * SEATS)
