# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards, contracts and bonuses of Zwanzigerrufen (Z2–Z8, Z38–Z40, Z46)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.bonuses import Bonus, CardCaught, CardsTogether, CardTakesTrick, EveryTrick, FewPointsLeft
from kartenspiel.model.tarock.cards import KINGS, MOND, PAGAT, SKUES, TAROCK, TRULL, figure_points
from kartenspiel.model.tarock.contracts import Contract
from kartenspiel.model.tarock.result import Result
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.text import marker

_ = marker(__package__)

NORMAL: Final = "normal"
SUIT_SOLO: Final = "suit_solo"
SOLO: Final = "solo"
TRISCHAKEN: Final = "trischaken"

ABSOLUT: Final = "absolut"
PAGAT_ULTIMO: Final = "pagat_ultimo"
VALAT: Final = "valat"
TRULL_HELD: Final = "trull"
FOUR_KINGS: Final = "four_kings"
MONDFANG: Final = "mondfang"

WINNING: Final = 45
"""Card points with which the declarer's side wins (Z7)."""
ABSOLUT_LIMIT: Final = 32
"""With so many points or fewer the other side has lost an Absolut (Z43)."""
TRICKS: Final = 10
SUIT_CARDS_NEEDED: Final = 5
"""For a Suit Solo (Z21)."""
CONTRACTS: Final[Mapping[str, Contract]] = {
    row.id: row
    for row in (
        Contract(NORMAL, _("normal game"), "tarock", 0, 1),
        Contract(TRISCHAKEN, _("Trischaken"), "negative", 0, 1),
        Contract(SUIT_SOLO, _("Suit Solo"), "suit", 1, 4),
        Contract(SOLO, _("Solo"), "tarock", 2, 4),
    )
}
"""What can be bid (Z20, Z38, Z60)."""
_BONUS_NAMES: Final = {
    ABSOLUT: _("Absolut"),
    PAGAT_ULTIMO: _("Pagat ultimo"),
    VALAT: _("Valat"),
    TRULL_HELD: _("Trull"),
    FOUR_KINGS: _("Four Kings"),
    MONDFANG: _("Mondfang"),
}
LEVEL_NAMES: Final = {
    2: _("Kontra"),
    4: _("Retour"),
    8: _("Supra"),
    16: _("Resupra"),
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
    return rules.solo_value if contract == SOLO else CONTRACTS[contract].value


@dataclass(frozen=True, slots=True)
class HeldInOneHand(CardsTogether):
    """One player was dealt all of these cards (Z48)."""

    def winner(self, result: Result) -> Side | None:
        """Return the side of who held them."""
        holders = (seat for seat, hand in enumerate(result.hands) if all(card in hand for card in self.cards))
        return next((result.side(seat) for seat in holders), None)

    def verdict(self, result: Result, side: Side) -> bool | None:
        """Return whether it was one of this side, which is told when the cards are played."""
        return None if result.open.tricks else self.winner(result) == side


@lru_cache(maxsize=RULES_KEPT)
def bonuses(rules: ZwanzigerrufenRules, contract: str) -> Mapping[str, Bonus]:
    """Return the bonuses of a contract in the order in which they are settled (Z39, Z40, Z42–Z51)."""
    if contract == TRISCHAKEN:
        return {}
    alone = contract == SOLO
    solo = 2 if alone and rules.solo_doubles_bonuses == "on" else 1
    absolut = FewPointsLeft(
        ABSOLUT, _BONUS_NAMES[ABSOLUT], "Z43", 1, factor=solo, silent=rules.silent_absolut == "on", limit=ABSOLUT_LIMIT
    )
    valat = EveryTrick(
        VALAT, _BONUS_NAMES[VALAT], "Z46", 6 * (game_value(rules, contract) if rules.valat_value == "multiple" else 1),
        factor=2 if alone and rules.solo_doubles_valat == "on" else 1, silent=rules.silent_valat == "on",
    )  # fmt: skip
    held = HeldInOneHand if rules.card_bonuses == "opening_hand" else CardsTogether
    kings = held(
        FOUR_KINGS, _BONUS_NAMES[FOUR_KINGS], "Z48", rules.four_kings_value, factor=solo,
        silent=rules.card_bonuses != "off", announceable=False, cards=KINGS,
    )  # fmt: skip
    if contract == SUIT_SOLO:
        return _by_id(absolut, valat, kings)
    pagat = CardTakesTrick(
        PAGAT_ULTIMO, _BONUS_NAMES[PAGAT_ULTIMO], "Z45", 1, factor=solo, silent=rules.silent_pagat != "off",
        card=PAGAT, trick=TRICKS, silent_loss="Z45" if rules.silent_pagat == "win_and_loss" else "",
    )  # fmt: skip
    trull = held(
        TRULL_HELD, _BONUS_NAMES[TRULL_HELD], "Z48", 1, factor=solo, silent=rules.card_bonuses != "off",
        announceable=False, cards=TRULL,
    )  # fmt: skip
    mondfang = CardCaught(
        MONDFANG, _BONUS_NAMES[MONDFANG], "Z50", 1, factor=solo, silent=rules.mondfang == "on", announceable=False,
        caught=MOND, catcher=SKUES, counts="any",
    )  # fmt: skip
    return _by_id(absolut, pagat, valat, trull, kings, mondfang)


def _by_id(*rows: Bonus) -> Mapping[str, Bonus]:
    return {row.id: row for row in rows}
