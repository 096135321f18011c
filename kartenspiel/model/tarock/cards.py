# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards of the tarock games: Trull and Kings, how high each ranks, what the figures count.

Every game says which cards it takes from the 54.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from kartenspiel.model.cards import Card, Suit, card
from kartenspiel.model.game import Hand
from kartenspiel.model.text import marker
from kartenspiel.model.tricks import of_suit

_ = marker(__package__)

PAGAT: Final = card("T1")
MOND: Final = card("T21")
SKUES: Final = card("T22")
TRULL: Final = (PAGAT, MOND, SKUES)
KINGS: Final = tuple(card(suit + "K") for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS))

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

CARD_POINTS: Final = _("%Ln card point(s)", plural=True)
_FIGURES: Final = {"K": 5, "Q": 4, "C": 3, "J": 2}


def has_tarock(hand: Iterable[Card]) -> bool:
    """Whether a hand has a tarock; it ends at the first, for imagined deals are asked this most."""
    for each in hand:  # noqa: SIM110 - a generator takes twice as long
        if each.suit is TAROCK:
            return True
    return False


def tarocks(hand: Sequence[Card]) -> Hand:
    """Return the tarocks of a hand."""
    return of_suit(hand, TAROCK)


def height(played: Card) -> int:
    """Return how high a card ranks within its suit, or a tarock among the tarocks; the greater beats the smaller."""
    return _HEIGHTS[played.code]


def figure_points(played: Card) -> int:
    """Return what a figure or a card of the Trull counts; 0 for others, which every game counts in its own way."""
    if played.suit is TAROCK:
        return 5 if played in TRULL else 0
    return _FIGURES.get(played.rank, 0)
