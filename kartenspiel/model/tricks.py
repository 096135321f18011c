# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tricks: who must play what, and who takes the trick.

The duties of the games differ only in a few words: follow suit, beat the winning card, trump when void.  They stand
here once, as functions of a hand and the trick so far; a game says which of them hold.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Hand, Refusal
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP

Trick = tuple[Play, ...]
Strength = Mapping[str, int]
"""How strong each rank is within a suit; the greater number beats the smaller."""

MUST_FOLLOW: Final = QT_TRANSLATE_NOOP("model", "You must follow suit: {suit}.")
MUST_BEAT: Final = QT_TRANSLATE_NOOP("model", "You must beat the {card}.")
MUST_TRUMP: Final = QT_TRANSLATE_NOOP("model", "You must play a trump.")
NOT_IN_HAND: Final = QT_TRANSLATE_NOOP("model", "The {card} is not in this hand.")


def strength(ranks: str) -> Strength:
    """Return the strength of ranks listed from high to low, separated by spaces."""
    listed = ranks.split()
    return {rank: len(listed) - place for place, rank in enumerate(listed)}


def of_suit(hand: Sequence[Card], suit: Suit) -> Hand:
    """Return the cards of this suit."""
    return tuple(card for card in hand if card.suit is suit)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Which card beats which: the ranks of a suit and the trump suit, if there is one."""

    strength: Strength
    trumps: Suit | None

    def beats(self, card: Card, other: Card) -> bool:
        """Tell whether `card`, played later, takes the trick from `other`, the best so far."""
        if card.suit is other.suit:
            return self.strength[card.rank] > self.strength[other.rank]
        return card.suit is self.trumps

    def best(self, trick: Trick) -> Play:
        """Return the play that wins the trick so far."""
        best = trick[0]
        for play in trick[1:]:
            if self.beats(play.card, best.card):
                best = play
        return best

    def winner(self, trick: Trick) -> Seat:
        """Return the seat that wins the trick so far."""
        return self.best(trick).seat


def follow_and_beat(hand: Hand, trick: Trick, ranking: Ranking, *, suit_high: bool = False) -> Hand:
    """Return the legal cards where one must follow suit, beat the winning card and trump when void.

    Who follows suit to a trick already trumped may play any card of the suit, or with `suit_high` must still exceed the
    highest card of the suit led.  Implements R26, M21, A32, and with ``trumps`` ``None`` A34 and G19.
    """
    if not trick:
        return hand
    led = trick[0].card.suit
    best = ranking.best(trick).card
    following = of_suit(hand, led)
    if following:
        target = best
        if suit_high and best.suit is not led:
            target = ranking.best(tuple(play for play in trick if play.card.suit is led)).card
        return tuple(card for card in following if ranking.beats(card, target)) or following
    if ranking.trumps is None:
        return hand
    trumping = of_suit(hand, ranking.trumps)
    return tuple(card for card in trumping if ranking.beats(card, best)) or trumping or hand


def not_in_hand(card: Card, clause: str) -> Refusal:
    """Return the refusal of a card that the seat does not hold."""
    return Refusal("NOT_IN_HAND", NOT_IN_HAND(card=card), clause)


def refuse_card(card: Card, legal: Hand, trick: Trick, ranking: Ranking, clause: str) -> Refusal:
    """Say why a card of the hand may not be played to this trick; `clause` is the game's clause on legal cards."""
    if not trick:
        return Refusal("MUST_FOLLOW", MUST_FOLLOW(suit=legal[0].suit), clause)
    led = trick[0].card.suit
    if legal[0].suit is led and card.suit is not led:
        return Refusal("MUST_FOLLOW", MUST_FOLLOW(suit=led), clause)
    if card.suit is not legal[0].suit:
        return Refusal("MUST_TRUMP", MUST_TRUMP, clause)
    best = ranking.best(trick).card
    if best.suit is not legal[0].suit:
        best = ranking.best(tuple(play for play in trick if play.card.suit is led)).card
    return Refusal("MUST_BEAT", MUST_BEAT(card=best), clause)


def without(hand: Hand, card: Card) -> Hand:
    """Return the hand without this card."""
    return tuple(each for each in hand if each is not card)


def replaced(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
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
