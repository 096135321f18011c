# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play of Graden: the lead, the duty to beat, open hands and the end (G18–G28)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from kartenspiel.games.graden.auction import Auction
from kartenspiel.games.graden.contracts import HAND, PLAUDERER, rules_of_play
from kartenspiel.games.graden.public import GradenPublic
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.games.graden.settlement import Basis, Tally, count_up, payoff_of, settle
from kartenspiel.games.graden.states import GradenState
from kartenspiel.model.aceten import marriage
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.moves import Bid, Join, Move, Play
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import Refusal, not_now
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.text import marker
from kartenspiel.model.tricks import Trick

_ = marker(__package__)

_FACE_DOWN = _("The card lying face down must be played: the {card}.")


@dataclass(frozen=True, slots=True)
class Playing(GradenState, CardPlay[GradenRules, GradenPublic]):
    """From the lead to the last trick."""

    basis: Basis
    """What the deal is settled by beside its tricks."""
    hands: tuple[Hand, ...]
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    shown: Suit | None = None
    decision: Ending | None = None
    """The tricks by which the deal is settled, where play was cut short (G23)."""

    @classmethod
    def begin(
        cls,
        deal: Deal[GradenRules],
        log: tuple[Move, ...],
        bidding: Auction,
        shown: Suit | None = None,
        called: Card | None = None,
    ) -> Self:
        """Return the state before the lead, with the pair that was shown and the card that was called."""
        bidder = None if bidding.standing is None else bidding.standing.seat
        holder = next((Seat(seat) for seat, hand in enumerate(deal.hands) if called in hand), None)
        basis = Basis(deal.rules, bidding.standing, called, None if holder == bidder else holder)
        return cls(deal, log, bidding, basis, deal.hands, shown=shown)

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.hands

    @property
    def public(self) -> GradenPublic:
        """What was said, and the partner as soon as his card was played or the deal is over (G27)."""
        basis, said = self.basis, self.bidding.said
        partner = basis.partner if self.sides_public or self.over else None
        return GradenPublic("play", basis.standing, said, self.shown, basis.called, partner)

    @property
    def leader(self) -> Seat:
        """Who leads to the first trick: the first bidder, in Schurln forehand (G18)."""
        bidder = self.basis.bidder
        return self.deal.forehand if bidder is None else bidder

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card."""
        return None if self.over else self.next_player(self.leader)

    @property
    def over(self) -> bool:
        """Whether the last trick is complete, or play was cut short (G23)."""
        return len(self.tricks) == HAND or self.decision is not None

    @property
    def play_rules(self) -> PlayRules:
        """How the cards are played (G3, G4, G19, G20)."""
        return rules_of_play(self.basis.contract, self.basis.called)

    @property
    def was_bound(self) -> frozenset[Card]:
        """The cards that lie, or lay, face down (G18, G22)."""
        return frozenset(card for card in self.laid_down() if card is not None)

    @property
    def bound(self) -> Mapping[Seat, Hand]:
        """The cards that must be played next: those lying face down (G18, G22)."""
        if not self.bidding.laid:  # asked with every card
            return {}
        return {Seat(seat): (card,) for seat, card in enumerate(self.face_down()) if card is not None}

    def refusal(self, move: Move) -> Refusal:
        """Say why a card may not be played (G18–G22)."""
        if not isinstance(move, Play):
            return not_now("G18")
        lying = self.face_down()[move.seat]
        if lying is not None and move.seat == self.turn and move.card in self.hands[move.seat]:
            if move.card is lying:
                return not_now("G19")
            return Refusal("FACE_DOWN", _FACE_DOWN(card=lying), "G22" if self.trick else "G18")
        return self.refusal_of_card(move, self.turn, turn_clause="G21", clause="G19")

    def is_turned_up(self, move: Bid | Join) -> bool:
        """A face-down card of the bid that is played is known once it lies in a trick or was turned up (G18, G22)."""
        # An equal move may have been overbid before: the card laid down with that was never seen.
        stands = any(move is made for made in self.bidding.laid)
        return stands and (move.card not in self.hands[move.seat] or self.mit_lies_open(move.seat))

    def mit_lies_open(self, owner: Seat) -> bool:
        """With ``with_lead`` the Mit card is turned up together with the lead (G22)."""
        standing, started = self.basis.standing, bool(self.trick or self.tricks)
        return started and standing is not None and owner == standing.mit and self.rules.reveal_mit_card == "with_lead"

    def open_cards(self, owner: Seat) -> Hand:
        """Return the shown pair, as far as it is still held (G16)."""
        pair = marriage(self.shown) if self.shown is not None and owner == self.leader else ()
        return tuple(card for card in pair if card in self.hands[owner])

    def lies_open(self, owner: Seat) -> bool:
        """Whether a hand lies open: in Plauderer after the first trick all but those who bid it (G25, G26)."""
        standing = self.basis.standing
        if standing is None or standing.contract is not PLAUDERER:
            return False
        return bool(self.tricks) and owner not in standing.players

    @property
    def sides_public(self) -> bool:
        """Whether the called partner is public (G27)."""
        called = self.basis.called
        return called is not None and not any(called in hand for hand in self.hands)

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        hands, down = self.visible_hands(seat)
        return TableCards(hands, (), self.trick, self.tricks, self.winners, down)

    @property
    def tally(self) -> Tally:
        """What the tricks so far come to."""
        return count_up(self.basis, self.ending)

    @property
    def payoff(self) -> Payoff:
        """What every ending pays (G29–G37)."""
        return payoff_of(self.basis)

    def settle(self, ending: Ending) -> Outcome:
        """Return what is paid; a deal that was cut short is settled by its decision (G23, G29–G37)."""
        return settle(self.basis, ending, self.decision)
