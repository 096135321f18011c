# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards by which somebody at a table of Königrufen judges what to announce and to raise."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.speaking import Speech
from kartenspiel.games.koenigrufen.states import AfterBidding
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Move
from kartenspiel.model.seats import Seat


class Holding(NamedTuple):
    """A player's own cards, and those of the dummies, which lie open from before the announcements on (K102)."""

    hand: Hand
    dealt: Hand
    """The own hand before the exchange."""
    dummies: Mapping[Seat, Hand]

    def meant(self, move: Move) -> Hand:
        """Return the hand of which a statement is made: a dummy's where that is announced for one (K103)."""
        dummy = move.for_ if isinstance(move, Announce) else None
        return self.hand if dummy is None else self.dummies[dummy]

    def allies(self, speech: Speech) -> list[Hand]:
        """Return the hands of the dummies that play with the seat on turn.

        A dummy that does not hold the called card plays against the declarer, and so does every other player.
        """
        declares = speech.turn == speech.declarer or speech.called in self.dealt
        return [hand for hand in self.dummies.values() if (speech.called in hand) == declares]


def seen_holding(seen: Seen) -> Holding:
    """Return by which cards an observer judges."""
    dummies = {dummy: known(seen.cards.hands[dummy]) for dummy in seen.dummies}
    return Holding(seen.hand, known(seen.dealt[seen.seat]), dummies)


def known(cards: Sequence[Card | None]) -> Hand:
    """Return what of some cards is seen."""
    return tuple(card for card in cards if card is not None)


def imagined_holding(state: AfterBidding, seat: Seat) -> Holding:
    """Return by which cards a seat of an imagined deal judges."""
    deal = state.deal
    return Holding(state.hands[seat], deal.hands[seat], {dummy: state.hands[dummy] for dummy in deal.dummies})
