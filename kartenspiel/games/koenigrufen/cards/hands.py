# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a dealt hand allows: which contracts, which birds to be announced, which cards to be called."""

from typing import Final

from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card, card
from kartenspiel.model.game import Hand
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.tarock.cards import KINGS, tarocks
from kartenspiel.model.text import room_marker

_ = room_marker(__package__)

QUEENS: Final = tuple(card(king.suit + "Q") for king in KINGS)

_NO_BIRD: Final = _("For a Besserrufer a bird must have been dealt to you.")
_NO_SUCH_BIRD: Final = _("For a {contract} the {card} must have been dealt to you.")
_NOTHING_TO_CALL: Final = _("You hold all four kings and have none to call.")
_SUIT_CARDS: Final = _("For a {contract} you need at least {count} suit cards.")


def birds(rules: KoenigrufenRules, hand: Hand, contract: str) -> tuple[str, ...]:
    """Return the birds of which one must be announced with this contract, as far as a dealt hand has them (K20, K47).

    They are ids of bonuses, the lowest first; the contract has none of them unless it is a besserrufer.
    """
    row = CONTRACTS[contract]
    if not row.compulsory_bird:
        return ()
    return tuple(
        bonus
        for bonus, bird in BIRDS.items()
        if bird.card in hand and bonus in rules.enabled_bonuses and bonus in row.birds
    )


def needs(rules: KoenigrufenRules, contract: str, hand: Hand) -> Refusal | None:
    """Return why a dealt hand does not allow a contract, ``None`` if it does (K20, K21, K33, K38)."""
    row = CONTRACTS[contract]
    if row.compulsory_bird and not birds(rules, hand, contract):
        if row.bird is None:
            return Refusal("NO_BIRD", _NO_BIRD, "K20")
        return Refusal("NO_BIRD", _NO_SUCH_BIRD(contract=row.name, card=BIRDS[row.bird].card), "K20")
    if row.calls and not callable_cards(rules, hand):
        clause = "K33" if rules.four_kings == "call_queen" else "K21"
        return Refusal("NOTHING_TO_CALL", _NOTHING_TO_CALL, clause)
    least = rules.farben_min_suit_cards if row.kind == "suit" else 0
    if least and len(hand) - len(tarocks(hand)) < least:
        return Refusal("TOO_FEW_SUIT_CARDS", _SUIT_CARDS(contract=row.name, count=least), "K38")
    return None


def callable_cards(rules: KoenigrufenRules, hand: Hand) -> tuple[Card, ...]:
    """Return the cards that the holder of a hand can call, suits in the order of the pack (K21, K29, K33)."""
    if all(king in hand for king in KINGS):
        return tuple(queen for queen in QUEENS if queen not in hand) if rules.four_kings == "call_queen" else ()
    return tuple(king for king in KINGS if rules.call_own_king == "allowed" or king not in hand)
