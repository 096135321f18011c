# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards by which somebody at a table of Königrufen judges what to announce and to raise."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.speaking.speech import Speech
from kartenspiel.games.koenigrufen.states import AfterBidding
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce
from kartenspiel.model.seats import Seat
from kartenspiel.players.games.koenigrufen.exchange import strength

USUAL: Final = 27.0
ALLY: Final = 0.6
OTHER: Final = -0.3
"""How strong a hand other than the declarer's is on the average, by `exchange.strength`, and what each step above that
adds to the card points that a hand promises: in a dummy that plays with its holder, and in one that plays against him.

Rounded from what ``packaging/players/worths.py dummies --deals 500`` prints: 27.4 on the average, 0.44 to 0.71 on the
own side and -0.12 to -0.54 on the other.
"""


class Holding(NamedTuple):
    """A player's own cards, to which those of the dummies come: they lie open (K102)."""

    hand: Hand
    dealt: Hand
    """The hand before the exchange."""

    def meant(self, move: Announce, speech: Speech) -> Hand:
        """Return the hand of which a bonus is announced: a dummy's where it is announced for one (K103)."""
        return self.hand if move.for_ is None else dict(speech.dummies)[move.for_]

    def allies(self, speech: Speech, seat: Seat) -> list[Hand]:
        """Return the hands of the dummies that play with the seat that has these cards.

        A dummy that does not hold the called card plays against the declarer, and so does every other player.
        """
        declares = seat == speech.declarer or speech.called in self.dealt
        return [hand for _, hand in speech.dummies if (speech.called in hand) == declares]

    def opponents(self, speech: Speech, seat: Seat) -> list[Hand]:
        """Return the hands of the dummies that play against the seat that has these cards."""
        allies = self.allies(speech, seat)
        return [hand for _, hand in speech.dummies if hand not in allies]

    def gained(self, speech: Speech, seat: Seat) -> float:
        """Return how many card points more than these cards alone the open hands of dummies promise to this seat."""
        if not speech.dummies or speech.row.kind != "tarock":
            return 0.0
        allies = self.allies(speech, seat)
        return sum((ALLY if hand in allies else OTHER) * (strength(hand) - USUAL) for _, hand in speech.dummies)


def seen_holding(seen: Seen) -> Holding:
    """Return by which cards an observer judges."""
    return Holding(seen.hand, known(seen.dealt[seen.seat]))


def known(cards: Sequence[Card | None]) -> Hand:
    """Return what of some cards is seen."""
    return tuple(card for card in cards if card is not None)


def imagined_holding(state: AfterBidding, seat: Seat) -> Holding:
    """Return by which cards a seat of an imagined deal judges."""
    return Holding(state.hands[seat], state.deal.hands[seat])
