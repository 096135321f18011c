# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Which king to call, which half of the talon to take, and what to lay away, by heuristics (K28–K40)."""

import itertools
from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from kartenspiel.games.koenigrufen.cards.card_points import worth
from kartenspiel.games.koenigrufen.cards.pack import PACK
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, DREIER
from kartenspiel.games.koenigrufen.talon import Exchange, left_cards, taken_cards
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Call, GiveUp, LayAway, LayAwayChoice, Move, Take
from kartenspiel.model.tarock.cards import KINGS, TAROCK, height
from kartenspiel.players.games.koenigrufen.worths import chance

_VOID: Final = 4.0
"""What it is worth to have laid away all cards of a suit, in card points; chosen."""
_BARE_KING: Final = -1.5
"""What it is worth that a king stands alone in its suit, in card points; chosen."""
_GUARDED: Final = 1.0
"""What it is worth that a king has two small cards beside it or more, in card points; chosen."""
_TAROCK: Final = 2.0
"""What a tarock in hand is worth, in card points; chosen."""
_HIGH: Final = 0.25
"""What each step of height adds to a tarock in hand, in card points; chosen."""
_KING: Final = 4.0
"""What a king in hand is worth beyond what it counts, in card points; chosen."""
_LOST: Final = 0.1
"""Who has no partner gives up with a hand that wins a Dreier less often; chosen.

Played on the game costs no more, but it may be raised, and the others may win bonuses.
"""
_PLAN_VOID: Final = 6.2
_PLAN_SINGLE: Final = 1.6
_PLAN_POINT: Final = 0.5
"""What it adds to the card points of a Dreier that a suit is laid away whole, or to one card that is no king, and what
a card point laid away adds.

Fitted to 494 ways in 120 deals (``packaging/players/worths.py discards``); that a king keeps its guard added next to
nothing.
"""
_BEST_LENGTH: Final = 1
"""From so many cards of its suit the partner is called best: he can be led to once, and then the suit is trumped."""
_POINTS: Final = tuple(worth(card, "thirds") / 3 for card in PACK.cards)
_SUITS: Final = tuple(PACK.suits[suit] for suit in PLAIN_SUITS)
_KINGS: Final = PACK.bits_of(KINGS)


def points(card: Card) -> float:
    """Return what a card counts, in points (K5)."""
    return _POINTS[PACK.places[card.index]]


def best_call(calls: Sequence[Call], hand: Hand) -> Call:
    """Return the call of a king in another hand, of a suit of which one card is held, else of the shortest (K29)."""
    others = [call for call in calls if call.card not in hand] or list(calls)
    return min(others, key=lambda call: abs(sum(card.suit is call.card.suit for card in hand) - _BEST_LENGTH))


def best_half(moves: Sequence[Move], exchange: Exchange, hand: Hand) -> Move:
    """Return which half to take: the one after which hand and card points look best; give up what looks lost (K40)."""
    if len(moves) == 1:
        return moves[0]
    takes = [move for move in moves if isinstance(move, Take)]
    best = max(takes, key=lambda take: _after(take, exchange, hand))
    surrender = next((move for move in moves if isinstance(move, GiveUp)), None)
    if surrender is not None and chance(exchange.rules, DREIER, _kept(best, exchange, hand)) < _LOST:
        return surrender
    return best


def _kept(take: Take, exchange: Exchange, hand: Hand) -> Hand:
    """Return the hand after an exchange."""
    held = (*hand, *taken_cards(exchange.talon, take.half))
    laid = best_discard(exchange.lay_away(held), held, exchange.contract)
    return tuple(card for card in held if card not in laid.cards)


def _after(take: Take, exchange: Exchange, hand: Hand) -> float:
    """Return what the cards are worth that are held, laid away, and left to the others after an exchange."""
    kept = _kept(take, exchange, hand)
    laid = [card for card in (*hand, *taken_cards(exchange.talon, take.half)) if card not in kept]
    given = left_cards(exchange.talon, take.half)
    return strength(kept) + sum(map(points, laid)) - sum(map(points, given))


def strength(hand: Hand) -> float:
    """Return what a hand seems worth in the play, in card points."""
    found = 0.0
    for card in hand:
        if card.suit is TAROCK:
            found += _TAROCK + _HIGH * height(card)
        elif card in KINGS:
            found += _KING
    return found + sum(_shape([card for card in hand if card.suit is suit]) for suit in PLAIN_SUITS)


def _shape(suit: Sequence[Card]) -> float:
    """Return what it is worth to hold just these cards of a suit, in card points."""
    if not suit:
        return _VOID
    if all(card not in KINGS for card in suit):
        return 0.0
    return _BARE_KING if len(suit) == 1 else _GUARDED if len(suit) > 2 else 0.0  # noqa: PLR2004 - with two others


def best_discard(choice: LayAwayChoice, held: Hand, contract: str) -> LayAway:
    """Return what to lay away: whole suits if possible, and what counts much and takes nothing (K36, K37)."""
    return discards(choice, held, contract)[0]


def discards(choice: LayAwayChoice, held: Hand, contract: str) -> list[LayAway]:
    """Return plans of what to lay away, the best first (K36, K37)."""
    free = [card for card in choice.choose_from if card not in choice.must]
    missing = choice.count - len(choice.must)
    if CONTRACTS[contract].kind == "suit" or not _suits_of(free):
        return [choice.laying(_weakest(free, choice))]
    wanted, suits, cards = sorted(free, key=_wanted_away, reverse=True), _suits_of(free), PACK.bits_of(held)
    found: dict[Cards, tuple[LayAway, float]] = {}
    for size in range(len(PLAIN_SUITS) + 1):
        for emptied in itertools.combinations(suits, size):
            whole = [card for card in free if card.suit in emptied]
            if len(whole) <= missing:
                laid = choice.laying((*whole, *[card for card in wanted if card.suit not in emptied]))
                kept = cards & ~PACK.bits_of(card for card in laid.cards if card is not None)
                found[kept] = laid, _plan_worth(laid, kept)
    return [laid for laid, _ in sorted(found.values(), key=itemgetter(1), reverse=True)]


def _suits_of(cards: Sequence[Card]) -> list[Suit]:
    held = [card.suit for card in cards]
    return [suit for suit in PLAIN_SUITS if suit in held]


def _wanted_away(card: Card) -> float:
    """Return how gladly a single card is laid away: what counts much, of tarocks the low ones."""
    return -height(card) if card.suit is TAROCK else points(card)


def _weakest(free: Sequence[Card], choice: LayAwayChoice) -> list[Card]:
    """Return the cards, the lowest first; birds that might be announced are the last."""
    return sorted(free, key=lambda card: (card in choice.keep_one, height(card)))


def _plan_worth(laid: LayAway, kept: Cards) -> float:
    """Return what it is worth to lay these cards away and to keep those."""
    voids = singles = 0
    for suit in _SUITS:
        left = kept & suit
        voids += not left
        singles += left.bit_count() == 1 and not left & _KINGS
    return (
        _PLAN_VOID * voids
        + _PLAN_SINGLE * singles
        + _PLAN_POINT * sum([points(card) for card in laid.cards if card is not None])
    )
