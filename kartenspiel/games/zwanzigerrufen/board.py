# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Zwanzigerrufen: contract, called tarock, marks, and the items with their levels."""

from functools import cache, lru_cache
from typing import Final

from kartenspiel.games.zwanzigerrufen.contracts import ITEM_NAMES, LEVEL_NAMES, NAMES, card_points
from kartenspiel.games.zwanzigerrufen.public import Seen, partner_known
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model import narration
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Board, Fact, Mark, ScoreLine, SortOrder, TableView
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who
from kartenspiel.model.tricks import points_by_seat
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
    None: _ONE,
    "D": QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} (for)"),
    "O": QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} (against)"),
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


def view(seen: Seen) -> TableView:
    """Return what is shown beside the cards."""
    speech, cards = seen.public.speech, seen.cards
    return TableView(
        card_points=points_by_seat(cards.tricks, cards.winners, card_points, SEATS), facts=_facts(seen),
        marks=_marks(seen), sort=SORT, board=None if speech is None else _items(speech),
    )  # fmt: skip


def _facts(seen: Seen) -> tuple[Fact, ...]:
    """Return what stays in sight: contract, called tarock, double round."""
    speech = seen.public.speech
    played = () if speech is None else _played(speech.contract, speech.called)
    running = double_rounds.owed(seen.context)
    if not running:
        return played
    return *played, Fact(_DOUBLE, _HANDS_LEFT(count=max(running), factor=double_rounds.factor(seen.context)))


@cache
def _played(contract: str, called: Card | None) -> tuple[Fact, ...]:
    game = Fact(_CONTRACT, NAMES[contract])
    return (game,) if called is None else (game, Fact(_CALLED, called))


def _marks(seen: Seen) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat; the partner's only when public, or to himself (Z19)."""
    speech = seen.public.speech
    roles = {
        "dealer": seen.dealer, "forehand": after(seen.dealer, SEATS),
        "declarer": None if speech is None else speech.declarer, "partner": partner_known(seen),
    }  # fmt: skip
    return marks_at(SEATS, roles, _MARKS)


def _items(speech: Speech) -> Board:
    """Return the table of items by raise levels: what is played for, what it is worth now, and who said what."""
    rows = [_cells(item.id, speech.value(item), speech.side_named(item), item.seat, item.raisers)
            for item in speech.items]  # fmt: skip
    width = max(map(len, rows))
    levels = (LEVEL_NAMES[2**step] for step in range(1, width - FIRST_LEVEL + 1))
    return Board((*_HEADINGS, *levels), tuple((*row, *[_PLAIN] * (width - len(row))) for row in rows))


@lru_cache(maxsize=1024)
def _cells(item: str, value: int, side: Side | None, speaker: Seat, raisers: tuple[Seat, ...]) -> tuple[Text, ...]:
    """Return the row of an item: what it is, what it is worth with its raises, who said it and who raised it.

    Most rows stay the same from word to word, and all of them from the last word to the last card.
    """
    said_by = _SAID_BY_SIDE[side](player=Who(speaker))
    return ITEM_NAMES[item], _NUMBER(number=value), said_by, *(_ONE(player=Who(seat)) for seat in raisers)


def thrown_in(seat: Seat) -> tuple[ScoreLine, ...]:
    """Return the score sheet of a hand that was thrown in."""
    note = ScoreLine("note", _THROWN_IN(player=Who(seat)), (), "Z13")
    return note, ScoreLine("payment", narration.PAYMENT, (0,) * SEATS)
