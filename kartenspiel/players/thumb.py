# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by rule of thumb, in an imagined deal in which every hand is open.

The rule foresees how the others complete the trick, and weighs what the trick brings against what the card would still
be good for.  From that alone follow the manners of the table: no ace on a lost trick, the cheapest card that takes a
sure one, the fattest on a trick of the partner's, and the partner is not overtaken.
"""

from collections.abc import Sequence
from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.tricks import Trick
from kartenspiel.players.judgement import Terms

MASTER: Final = 0.6
"""How likely the best card left of a suit is to take a trick later on …"""
SECOND: Final = 0.25
"""… and the next best, and …"""
LESSER: Final = 0.1
"""… any other; …"""
TRUMP: Final = 0.3
"""… so much more if it is a trump."""
FINE: Final = 0.02
"""Of two cards that seem alike the lower is played: so much of a trick for each step of rank."""


class Thumb:
    """The rule of thumb under the terms of one imagined deal."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self.terms = terms
        self._seats = seats
        self._points = terms.points
        self.average = terms.trick + (sum(terms.points.values()) + terms.last) / terms.tricks
        """What a trick is worth on the average; below 0 where tricks are avoided."""

    def best(self, hands: Sequence[Hand], trick: Trick, winners: Sequence[Seat], seat: Seat, legal: Hand) -> Card:
        """Return the card to play."""
        if len(legal) == 1:
            return legal[0]
        worths = self.worths(hands, trick, winners, seat, legal)
        return legal[worths.index(max(worths))]

    def worths(
        self, hands: Sequence[Hand], trick: Trick, winners: Sequence[Seat], seat: Seat, legal: Hand
    ) -> list[float]:
        """Return for each legal card what playing it now seems worth to the seat's side."""
        unseen = [card for other in range(self._seats) if other != seat for card in hands[other]]
        found = []
        for card in legal:
            holder, worth = self._foreseen(hands, (*trick, Play(seat, card)), winners)
            ours = self.terms.sides[holder] == self.terms.sides[seat]
            found.append((worth if ours else -worth) - self._kept(card, unseen))
        return found

    def _foreseen(self, hands: Sequence[Hand], trick: Trick, winners: Sequence[Seat]) -> tuple[Seat, float]:
        """Complete a trick as it will likely be; return its winner and what it is worth to the winner's side."""
        terms, points = self.terms, self._points
        best = terms.ranking.best(trick)
        holder, top = best.seat, best.card
        seat = trick[-1].seat
        played = list(trick)
        worth = sum(points.get(play.card, 0) for play in trick) + terms.trick
        for _ in range(self._seats - len(trick)):
            seat = after(seat, self._seats)
            legal = terms.legal(hands[seat], tuple(played), seat)
            card, takes = self._expected(legal, top, ours=terms.sides[seat] == terms.sides[holder])
            if takes:
                holder, top = seat, card
            played.append(Play(seat, card))
            worth += points.get(card, 0)
        if holder in terms.first and holder not in winners:
            worth += terms.first[holder]
        return holder, worth + (terms.last if len(winners) + 1 == terms.tricks else 0)

    def _expected(self, legal: Hand, top: Card, *, ours: bool) -> tuple[Card, bool]:
        """Say what a later seat will add to a trick now held by `top`, and whether that takes it."""
        beats, rank, points = self.terms.ranking.beats, self.terms.ranking.strength, self._points
        if len(legal) == 1:
            return legal[0], beats(legal[0], top)
        over = [card for card in legal if beats(card, top)]
        under = [card for card in legal if card not in over] if over else legal
        if self.average < 0:
            if under:
                return max(under, key=lambda card: rank[card.rank]), False
            return min(over, key=lambda card: rank[card.rank]), True
        if over and (not ours or not under):
            return max(over, key=lambda card: (points.get(card, 0), rank[card.rank])), True
        if ours:
            return max(under, key=lambda card: (points.get(card, 0), -rank[card.rank])), False
        return min(under, key=lambda card: (points.get(card, 0), rank[card.rank])), False

    def _kept(self, card: Card, unseen: Sequence[Card]) -> float:
        """What a card kept would probably still bring: its own points and the rest of a trick."""
        ranking = self.terms.ranking
        rank = ranking.strength[card.rank]
        above = sum(1 for other in unseen if other.suit is card.suit and ranking.strength[other.rank] > rank)
        chance = MASTER if not above else SECOND if above == 1 else LESSER
        if card.suit is ranking.trumps:
            chance += TRUMP
        worth = self._points.get(card, 0)
        return (chance + FINE * rank) * self.average + (2 * chance - 1) * worth
