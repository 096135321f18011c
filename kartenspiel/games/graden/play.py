# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play of Graden: the lead, the duty to beat, open hands, the end and the settlement (G18–G37)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import cast

from kartenspiel.games.graden import scoring
from kartenspiel.games.graden.contracts import PLAUDERER, SCHURLN, Contract, rules_of_play, ten_is_high
from kartenspiel.games.graden.public import GradenPublic, Standing
from kartenspiel.games.graden.states import HAND, GradenState
from kartenspiel.model.aceten import marriage, points_in_tricks
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Hand, Outcome, Refusal, State, TableCards, not_now
from kartenspiel.model.moves import Bid, Choice, Join, Move, Play
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.model.tricks import Trick

_FACE_DOWN = QT_TRANSLATE_NOOP("graden", "The card lying face down must be played: the {card}.")


@dataclass(frozen=True, slots=True)
class Playing(GradenState, CardPlay):
    """From the lead to the last trick."""

    hands: tuple[Hand, ...]
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    shown: Suit | None = None
    called: Card | None = None
    decision: scoring.Play | None = None
    """How the deal is settled, where play was cut short (G23)."""

    @property
    def won(self) -> Standing | None:
        """The bid that is played; ``None`` in Schurln."""
        return self.bidding.standing

    @property
    def public(self) -> GradenPublic:
        """What was said, and the partner as soon as his card was played or the deal is over (G27)."""
        partner = self.partner if self.sides_public or self.over else None
        return GradenPublic("play", self.won, self.bidding.said, self.shown, self.called, partner)

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.hands

    @property
    def contract(self) -> Contract:
        """The contract that is played."""
        return SCHURLN if self.won is None else self.won.contract

    @property
    def leader(self) -> Seat:
        """Who leads to the first trick: the first bidder, in Schurln forehand (G18)."""
        return after(self.deal.dealer, self.deal.seats) if self.won is None else self.won.seat

    @property
    def partner(self) -> Seat | None:
        """The holder of the called card, ``None`` if there is none but the bidder himself (G27)."""
        if self.called is None:
            return None
        holder = next(Seat(seat) for seat, hand in enumerate(self.deal.hands) if self.called in hand)
        return None if holder == self.leader else holder

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card."""
        ended = self.decision is not None or len(self.tricks) == HAND
        return None if ended else self.next_player(self.leader)

    @property
    def ten_high(self) -> bool:
        """Whether the ten ranks high (G3, G27)."""
        return ten_is_high(self.contract, self.called)

    @property
    def play_rules(self) -> PlayRules:
        """How the cards are played (G3, G4, G19, G20)."""
        return rules_of_play(self.contract, self.called)

    @property
    def was_bound(self) -> frozenset[Card]:
        """The cards that lie, or lay, face down (G18, G22)."""
        return frozenset(card for card in GradenState.face_down(self) if card is not None)

    @property
    def bound(self) -> Mapping[Seat, Hand]:
        """The cards that must be played next: those lying face down (G18, G22)."""
        lying = self.face_down()
        return {Seat(seat): (card,) for seat, card in enumerate(lying) if card is not None}

    def face_down(self) -> tuple[Card | None, ...]:
        """Return the cards still lying face down: those of the first trick that are not yet played."""
        lying = GradenState.face_down(self)
        return tuple(card if card in self.hands[seat] else None for seat, card in enumerate(lying))

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the cards of the seat on turn."""
        return self.plays(seat) if seat == self.turn else ()

    def _apply(self, move: Move) -> State:
        return replace(self, log=(*self.log, move), **self.with_card(cast("Play", move)))

    def refusal(self, move: Move) -> Refusal:
        """Say why a card may not be played (G18–G22)."""
        if not isinstance(move, Play):
            return not_now("G18")
        lying = self.face_down()[move.seat]
        if lying is not None and move.seat == self.turn and move.card in self.hands[move.seat]:
            if move.card is lying:
                return not_now("G19")
            return Refusal("FACE_DOWN", _FACE_DOWN(card=lying), "G22" if self.trick else "G18")
        return self.refused_card(move, self.turn, turn_clause="G21", clause="G19")

    def turned_up(self, move: Bid | Join) -> bool:
        """A face-down card of the bid that is played is known once it lies in a trick or was turned up (G18, G22)."""
        # An equal move may have been overbid before: the card laid down with that was never seen.
        stands = any(move is made for made in self.bidding.laid)
        return stands and (move.card not in self.hands[move.seat] or self.mit_shown(move.seat))

    def mit_shown(self, owner: Seat) -> bool:
        """With ``with_lead`` the Mit card is turned up together with the lead (G22)."""
        started = bool(self.trick or self.tricks)
        return self.won is not None and owner == self.won.mit and started and self.rules.reveal_mit_card == "with_lead"

    def open_cards(self, owner: Seat) -> Hand:
        """Return the shown pair, as far as it is still held (G16)."""
        pair = marriage(self.shown) if self.shown is not None and owner == self.leader else ()
        return tuple(card for card in pair if card in self.hands[owner])

    def exposed(self, owner: Seat) -> bool:
        """Whether a hand lies open: in Plauderer after the first trick all but those who bid it (G25, G26)."""
        won = self.won
        return won is not None and won.contract is PLAUDERER and bool(self.tricks) and owner not in (won.seat, won.mit)

    def visible(self, owner: Seat, seat: Seat) -> bool:
        """Whether a seat sees another's hand."""
        return GradenState.visible(self, owner, seat) or self.exposed(owner)

    @property
    def sides_public(self) -> bool:
        """Whether the called partner is public (G27)."""
        return any(play.card is self.called for trick in (*self.tricks, self.trick) for play in trick)

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        held = GradenState.cards(self, seat)
        return replace(held, trick=self.trick, tricks=self.tricks, winners=self.winners)

    def points(self) -> tuple[int, ...]:
        """Return the card points of Schurln (G36); nothing counts in the contracts (G4)."""
        if self.won is not None:
            return (0,) * self.deal.seats
        return points_in_tricks(self.tricks, self.winners, self.deal.seats, over=len(self.tricks) == HAND)

    def failed(self) -> tuple[Seat, ...]:
        """Return who of the players has missed his task by now (G17, G24, G27, G28)."""
        won = self.won
        if won is None:
            return ()
        if won.contract.task == "none":
            return tuple(seat for seat in (won.seat, won.mit) if seat is not None and seat in self.winners)
        side = {won.seat, self.partner}
        counted = self.winners[: HAND - 1] if won.contract.task == "last" else self.winners
        return (won.seat,) if any(winner not in side for winner in counted) else ()

    def finished(self) -> scoring.Play:
        """Return what the settlement needs to know."""
        last = self.winners[HAND - 1] if len(self.winners) == HAND else None
        return scoring.Play(self.won, self.partner, self.failed(), last, self.points())

    @property
    def outcome(self) -> Outcome | None:
        """Settle after the sixth trick."""
        return self.settled(self.decision or self.finished()) if self.over else None

    def settled(self, play: scoring.Play) -> Outcome:
        """Return the outcome of a deal that is over or decided (G29–G37)."""
        paid = scoring.items(self.rules, play)
        won, partner = self.won, self.partner
        called = None
        if won is not None and self.called is not None:
            called = scoring.partner_line(won.seat, partner, self.called)
        if won is not None and won.contract.task == "last" and not play.failed and play.last != won.seat:
            partner = play.last
        return Outcome(
            payments=scoring.payments(paid), contract=self.contract.id, declarer=None if won is None else won.seat,
            partner=partner, trumps=None, tricks=self.winners, card_points=self.points(), context={},
            items=tuple(item for item in paid if item.value),  # a small stake may be rounded to nothing (G34)
            explain=partial(scoring.explanation, play, paid, called, cut_short=self.decision is not None),
        )  # fmt: skip

    @property
    def may_stop(self) -> bool:
        """Whether the house stops after a trick, and one has just been completed with another one to follow (G23)."""
        return self.rules.early_stop and bool(self.tricks) and not self.trick and not self.over
