# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hands and tricks as the states of a deal hold them: rank orders, cards of a suit, what tricks are worth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.moves import Play
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

Trick = tuple[Play, ...]
Strength = Mapping[str, int]
"""How strong each rank is within a suit; the greater number beats the smaller."""

NOT_IN_HAND: Final = _("The {card} is not in this hand.")


def strength(ranks: str) -> Strength:
    """Return the strength of ranks listed from high to low, separated by spaces."""
    listed = ranks.split()
    return {rank: len(listed) - place for place, rank in enumerate(listed)}


def of_suit(hand: Sequence[Card], suit: Suit) -> tuple[Card, ...]:
    """Return the cards of this suit."""
    return tuple([card for card in hand if card.suit is suit])


def not_in_hand(card: Card, clause: str) -> Refusal:
    """Return the refusal of a card that the seat does not hold."""
    return Refusal("NOT_IN_HAND", NOT_IN_HAND(card=card), clause)


def remove_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the hand without this card."""
    return tuple([each for each in hand if each is not card])


def replace_hand(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """Return the hands with one of them replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def points_by_seat(
    tricks: Sequence[Trick], winners: Sequence[Seat], value: Callable[[Card], int], seats: int, last_trick: int = 0
) -> tuple[int, ...]:
    """Return what the tricks of each seat hold; `last_trick` goes to the winner of the last of `tricks`."""
    points = [0] * seats
    for trick, winner in zip(tricks, winners, strict=True):
        for play in trick:
            points[winner] += value(play.card)
    if winners:
        points[winners[-1]] += last_trick
    return tuple(points)
