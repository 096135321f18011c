# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the ace-ten games share: the pack of German or French cards, ranks, laws of play, card points and marriages."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from kartenspiel.model.card_facts import CardFacts, by_rank, points_of, rank_of
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card, pack_of
from kartenspiel.model.game import Hand
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker
from kartenspiel.model.tricks import Trick, points_by_seat, strength
from kartenspiel.model.view import WatchedCards

_ = marker(__package__)

_ACES: Final = _("Aces")
_TENS: Final = _("Tens")
CARD_POINTS: Final = _("Card points: {points}")
RANKS_32: Final = "A T K Q J 9 8 7"
RANKS_24: Final = "A T K Q J 9"
PACK_32: Final = pack_of(PLAIN_SUITS, RANKS_32.split())
PACK_24: Final = pack_of(PLAIN_SUITS, RANKS_24.split())
TEN_HIGH: Final = strength(RANKS_32)

LAST_TRICK: Final = 10
"""Card points for the last trick (R4, M4, A4)."""
DEAL_POINTS: Final = 90
"""Card points of a deal: four aces, four tens and the last trick (R4, M4, A4, G36)."""


@cache
def pack_with(ranks: str) -> Pack:
    """Return the pack of four suits with these ranks, listed from high to low and separated by spaces."""
    order = strength(ranks)
    return Pack(pack_of(PLAIN_SUITS, order), lambda each: order[each.rank])


def card_points(played: Card) -> int:
    """Aces and tens count 10, everything else nothing (R4, M4, A4)."""
    return 10 if played.rank in "AT" else 0


def card_facts(shown: Card, pack: Sequence[Card]) -> CardFacts:
    """Say how a card ranks where the ten is high, and what it counts (R3, M3, A3)."""
    points = card_points(shown)
    return CardFacts((rank_of(shown, pack, by_rank(TEN_HIGH)),), points_of(points), points)


_MARRIAGES: Final = {suit: (card(suit + "K"), card(suit + "Q")) for suit in PLAIN_SUITS}


def marriage(suit: Suit) -> tuple[Card, Card]:
    """Return King and Over (queen) of a suit."""
    return _MARRIAGES[suit]


def marriages(hand: Hand) -> tuple[Suit, ...]:
    """Return the suits of which a hand holds King and Over."""
    kings = [each for each in hand if each.rank == "K"]  # asked so often that most hands must be done with here
    return tuple([king.suit for king in sorted(kings) if _MARRIAGES[king.suit][1] in hand])


def marriage_value(suit: Suit, trumps: Suit | None) -> int:
    """A marriage in trumps is worth 40, any other 20."""
    return 40 if suit is trumps else 20


def points_in_tricks(tricks: Iterable[Trick], winners: tuple[Seat, ...], seats: int, *, over: bool) -> tuple[int, ...]:
    """Return the card points in each seat's tricks, with those of the last trick once the play is over."""
    return points_by_seat(tuple(tricks), winners, card_points, seats, LAST_TRICK if over else 0)


def watched(pack: Iterable[Card]) -> tuple[WatchedCards, ...]:
    """Return the cards of a pack that count (R4, M4, A4, G36)."""
    cards = tuple(pack)
    groups = ((_ACES, "A"), (_TENS, "T"))
    return tuple(WatchedCards(label, tuple(card for card in cards if card.rank == rank)) for label, rank in groups)
