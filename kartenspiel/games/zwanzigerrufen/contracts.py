# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards, contracts and bonuses of Zwanzigerrufen (Z2–Z8, Z38–Z40, Z46)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.cards import TAROCK, figure_points
from kartenspiel.model.tarock.play import Kind
from kartenspiel.model.text import QT_TRANSLATE_NOOP

NORMAL: Final = "normal"
SUIT_SOLO: Final = "suit_solo"
SOLO: Final = "solo"
TRISCHAKEN: Final = "trischaken"
RANK: Final = {NORMAL: 0, TRISCHAKEN: 0, SUIT_SOLO: 1, SOLO: 2}
"""Which contract outbids which (Z20)."""

KINDS: Final[Mapping[str, Kind]] = {NORMAL: "tarock", TRISCHAKEN: "negative", SUIT_SOLO: "suit", SOLO: "tarock"}
"""How the cards of a contract are played (Z34, Z36, Z61)."""

GAME_ITEM: Final = "game"
ABSOLUT: Final = "absolut"
PAGAT_ULTIMO: Final = "pagat_ultimo"
VALAT: Final = "valat"
ANNOUNCEABLE: Final = (ABSOLUT, PAGAT_ULTIMO, VALAT)
"""The bonuses that can be announced (Z24)."""

WINNING: Final = 45
"""Card points with which the declarer's side wins (Z7)."""
ABSOLUT_LIMIT: Final = 32
"""With so many points or fewer the other side has lost an Absolut (Z43)."""
TRICKS: Final = 10
SUIT_CARDS_NEEDED: Final = 5
"""For a Suit Solo (Z21)."""
CALLABLE: Final = tuple(card(f"T{number}") for number in range(20, 15, -1))
"""The tarocks that may be called, highest first (Z17)."""

NAMES: Final = {
    NORMAL: QT_TRANSLATE_NOOP("zwanzigerrufen", "normal game"),
    SUIT_SOLO: QT_TRANSLATE_NOOP("zwanzigerrufen", "Suit Solo"),
    SOLO: QT_TRANSLATE_NOOP("zwanzigerrufen", "Solo"),
    TRISCHAKEN: QT_TRANSLATE_NOOP("zwanzigerrufen", "Trischaken"),
}
ITEM_NAMES: Final = {
    GAME_ITEM: QT_TRANSLATE_NOOP("zwanzigerrufen", "Game"),
    ABSOLUT: QT_TRANSLATE_NOOP("zwanzigerrufen", "Absolut"),
    PAGAT_ULTIMO: QT_TRANSLATE_NOOP("zwanzigerrufen", "Pagat ultimo"),
    VALAT: QT_TRANSLATE_NOOP("zwanzigerrufen", "Valat"),
    "trull": QT_TRANSLATE_NOOP("zwanzigerrufen", "Trull"),
    "four_kings": QT_TRANSLATE_NOOP("zwanzigerrufen", "Four Kings"),
    "mondfang": QT_TRANSLATE_NOOP("zwanzigerrufen", "Mondfang"),
}
LEVEL_NAMES: Final = {
    2: QT_TRANSLATE_NOOP("zwanzigerrufen", "Kontra"),
    4: QT_TRANSLATE_NOOP("zwanzigerrufen", "Retour"),
    8: QT_TRANSLATE_NOOP("zwanzigerrufen", "Supra"),
    16: QT_TRANSLATE_NOOP("zwanzigerrufen", "Resupra"),
}


def pack(rules: ZwanzigerrufenRules) -> tuple[Card, ...]:
    """Return the forty cards: five of each suit, and the tarocks without II and III (Z2, Z4)."""
    return pack_with(rules.glatzen)


@cache
def pack_with(glatzen: str) -> tuple[Card, ...]:
    """Return the forty cards for a value of the option ``glatzen``, made once for each."""
    red = "1" if glatzen == "tens_and_aces" else "4"
    suits = [
        card(suit + rank)
        for suit in PLAIN_SUITS
        for rank in ("K", "Q", "C", "J", red if suit in (Suit.HEARTS, Suit.DIAMONDS) else "T")
    ]
    return (*suits, card("T1"), *(card(f"T{number}") for number in range(4, 23)))


def card_points(played: Card) -> int:
    """Return what a card is worth (Z6)."""
    return figure_points(played) or int(played.suit is TAROCK)


def called_tarock(rules: ZwanzigerrufenRules, hand: Hand) -> Card | None:
    """Return the tarock forehand calls: the highest from XX down that he lacks; ``None`` if he may not (Z17, Z18)."""
    lowest = 4 if rules.lowest_callable == "any" else 16
    for number in range(20, lowest - 1, -1):
        if card(f"T{number}") not in hand:
            return card(f"T{number}")
    return None


def game_value(rules: ZwanzigerrufenRules, contract: str) -> int:
    """Return the value of a contract for each opponent (Z38)."""
    return {NORMAL: 1, TRISCHAKEN: 1, SUIT_SOLO: 4, SOLO: rules.solo_value}[contract]


def exists(contract: str, bonus: str) -> bool:
    """Whether a bonus counts in a contract at all (Z40, Z51)."""
    return contract in (NORMAL, SOLO) or (contract == SUIT_SOLO and bonus in (ABSOLUT, VALAT, "four_kings"))


def bonus_value(rules: ZwanzigerrufenRules, contract: str, bonus: str, *, announced: bool) -> int:
    """Return the value of a bonus before raises and double rounds (Z39, Z40, Z46)."""
    if bonus == VALAT:
        base = 6 * (game_value(rules, contract) if rules.valat_value == "multiple" else 1)
    else:
        base = rules.four_kings_value if bonus == "four_kings" else 1
    return base * solo_factor(rules, contract, bonus) * (2 if announced else 1)


def solo_factor(rules: ZwanzigerrufenRules, contract: str, bonus: str) -> int:
    """Return by what a bonus is multiplied because a Solo is played (Z39)."""
    doubles = rules.solo_doubles_valat if bonus == VALAT else rules.solo_doubles_bonuses
    return 2 if contract == SOLO and doubles == "on" else 1
