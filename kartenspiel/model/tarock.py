# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tarock games share: ranks and points of tarocks and suits, raise levels, double rounds, Trischaken.

Every game says which cards it takes from the 54, how its points are counted and which bonuses it knows.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kartenspiel.model.cards import Card, Suit, card
from kartenspiel.model.game import BadDealError, Context, Hand, Item
from kartenspiel.model.quoting import shown
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.model.tricks import of_suit

PAGAT: Final = card("T1")
MOND: Final = card("T21")
SKUES: Final = card("T22")
TRULL: Final = (PAGAT, MOND, SKUES)
KINGS: Final = tuple(card(suit + "K") for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS))

ROMAN: Final = (
    "", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
    "XVII", "XVIII", "XIX", "XX", "XXI", "Sküs",
)  # fmt: skip
"""The numerals of the tarocks as they stand on the cards."""

TAROCK: Final = Suit.TAROCK
"""The suit of the tarocks, by a name of its own: cards are compared with it all the time, and Python finds the members
of an enumeration slowly."""

_RED_RANKS: Final = ("4", "3", "2", "1", "J", "C", "Q", "K")
_BLACK_RANKS: Final = ("7", "8", "9", "T", "J", "C", "Q", "K")
_HEIGHTS: Final = {
    **{f"{TAROCK}{number}": number for number in range(1, 23)},
    **{suit + rank: height for suit in "HD" for height, rank in enumerate(_RED_RANKS, 1)},
    **{suit + rank: height for suit in "SC" for height, rank in enumerate(_BLACK_RANKS, 1)},
}
"""By the codes of the cards."""

RAISES: Final = {
    2: QT_TRANSLATE_NOOP("tarock", "Kontra"),
    4: QT_TRANSLATE_NOOP("tarock", "Rekontra"),
    8: QT_TRANSLATE_NOOP("tarock", "Subkontra"),
    16: QT_TRANSLATE_NOOP("tarock", "Hirschkontra"),
    32: QT_TRANSLATE_NOOP("tarock", "Mordkontra"),
}
"""Names of the raise levels where a game has no others."""


def is_tarock(played: Card) -> bool:
    """Whether a card is a tarock."""
    return played.suit is TAROCK


def tarocks(hand: Sequence[Card]) -> Hand:
    """Return the tarocks of a hand."""
    return of_suit(hand, TAROCK)


def height(played: Card) -> int:
    """Return how high a card ranks within its suit, or a tarock among the tarocks; the greater beats the smaller."""
    return _HEIGHTS[played.code]


def next_level(level: int, greatest: int) -> int | None:
    """Return the raise level after this one, ``None`` above the greatest allowed."""
    return level * 2 if level * 2 <= greatest else None


def opponents_turn(level: int) -> bool:
    """Whether the next raise belongs to the side that opposes the owner: Kontra (×2) and Supra (×8) do."""
    return level in (1, 4, 16)


def owed(context: Context) -> tuple[int, ...]:
    """Return the double rounds still running, each with the hands it still has, oldest first."""
    left = context["double_hands"]
    return left if isinstance(left, tuple) else ((left,) if left else ())


def factor(context: Context) -> int:
    """Return what every payment of a hand is multiplied by: twofold for each double round running."""
    return int(2 ** len(owed(context)))


def after_hand(context: Context, overlap: str, *, length: int, triggered: bool) -> Context:
    """Return the context after a scored hand, which uses up one double hand and may start more (Z57–Z59)."""
    left = context["double_hands"]
    if isinstance(left, tuple):
        running = tuple(hands - 1 for hands in left if hands > 1)
        return {"double_hands": (*running, length) if triggered else running}
    rest = max(left - 1, 0)
    if triggered:
        rest = length if overlap == "restart" else rest + length
    return {"double_hands": rest}


def check_double_hands(context: Mapping[str, object], overlap: str, length: int) -> Context:
    """Return the context of a tarock game read from JSON; raises `BadDealError` if it is not well-formed."""
    if set(context) != {"double_hands"}:
        message = 'context: must have the one key "double_hands"'
        raise BadDealError(message)
    left = context["double_hands"]
    if overlap == "multiply":
        # A hand starts one round at most, so that no more run at once than each has hands.
        if (
            isinstance(left, list | tuple)
            and len(left) <= length
            and all(type(each) is int and 1 <= each <= length for each in left)
        ):
            return {"double_hands": tuple(left)}
        message = f"context: double_hands must be at most {length} numbers from 1 to {length}, not {shown(left)}"
        raise BadDealError(message)
    if type(left) is not int or left < 0:
        message = f"context: double_hands must be a whole number of hands, not {shown(left)}"
        raise BadDealError(message)
    return {"double_hands": left}


def share(payers: Sequence[Seat], receivers: Sequence[Seat], total: int) -> Item:
    """Return the item by which payers share a total equally among receivers."""
    pairs = len(payers) if len(payers) == len(receivers) else len(payers) * len(receivers)
    return Item("game", tuple(receivers), total // pairs, tuple(payers))


def payments(items: Iterable[Item], seats: int) -> tuple[int, ...]:
    """Return what each seat receives: as many payers as receivers settle in pairs, else one with everybody."""
    got = [0] * seats
    for item in items:
        payers = item.payers or tuple(Seat(seat) for seat in range(seats) if seat not in item.to)
        each = len(payers) if len(payers) == len(item.to) else len(payers) * len(item.to)
        for seat in item.to:
            got[seat] += item.value * (each // len(item.to))
        for seat in payers:
            got[seat] -= item.value * (each // len(payers))
    return tuple(got)


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
    total = 3 * base
    if 2 in (len(payers), len(receivers)) and total % 2:  # noqa: PLR2004 - two must be able to share it
        total += 1
    return share(payers, receivers, total)


def two_pay_two(points: Sequence[int]) -> tuple[Item, ...]:
    """Return what is paid in Trischaken where the two highest pay the two lowest (Z62)."""
    order = sorted((Seat(seat) for seat in range(len(points))), key=lambda seat: -points[seat])
    first, second, third, last = (points[seat] for seat in order)
    if first == last:
        return ()
    if first == third:
        return (Item("game", (order[3],), 1, tuple(sorted(order[:3]))),)
    if second == last:
        return (Item("game", tuple(sorted(order[1:])), 1, (order[0],)),)
    if second == third:
        return (Item("game", (order[3],), 1, (order[0],)),)
    return (Item("game", tuple(sorted(order[2:])), 1, tuple(sorted(order[:2]))),)
