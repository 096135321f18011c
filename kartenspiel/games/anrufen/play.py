# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play of Anrufen: statements in the first trick, marriages with the lead, tricks and result (A26–A45)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from kartenspiel.games.anrufen import settlement
from kartenspiel.games.anrufen.contracts import LEVELS, NO_TRICKS, BidContract, level
from kartenspiel.games.anrufen.public import AnrufenPublic
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.games.anrufen.states import AnrufenState
from kartenspiel.model import narration
from kartenspiel.model.aceten import RANKS_24, marriage, marriages
from kartenspiel.model.aceten_play import play_rules
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Deal, Hand, State
from kartenspiel.model.moves import Announce, Choice, Declare, Kontra, Move, Play
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import Refusal, not_now
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Who, marker
from kartenspiel.model.tricks import Trick

_ = marker(__package__)

ADDED = {1: (2, 4, 5), 2: (5,), 4: (5,)}
"""What the partner may make of each level by adding what it lacks (A27)."""

_TOO_LATE = _("Raise and Kontra belong to the first trick.")
_NOT_OPPONENT = _("Only an opponent of the bidder can say Kontra.")
_NOT_PARTNER = _("Only the partner can raise, before his first card and once.")
_NO_MARRIAGE = _("{player} cannot declare now: that takes king and queen of {suit}, and the lead.")
_LEAD_IT = _("A declared marriage must be led with the {card}.")
_LEAD_EITHER = _("A declared marriage must be led with its king or its queen.")


def rules_of_play(rules: AnrufenRules, trumps: Suit | None, seats: int) -> PlayRules:
    """Return how cards are played with these trumps, or none (A32–A34)."""
    clause = "A32" if trumps is not None else "A34"
    return play_rules(RANKS_24, trumps, clause, suit_high=rules.head_when_trumped == "suit_high", seats=seats)


def _partner(deal: Deal[AnrufenRules], won: BidContract) -> Seat | None:
    """Return who holds the called card, ``None`` if the bidder is alone (A22, A23)."""
    called = won.called
    if called is None or called in deal.hands[won.bidder]:
        return None
    return next(Seat(seat) for seat, hand in enumerate(deal.hands) if called in hand)


@dataclass(frozen=True, slots=True)
class Playing(AnrufenState, CardPlay[AnrufenRules, AnrufenPublic]):
    """From the lead to the last trick."""

    won: BidContract
    """The bid as it stands, raised if the partner raised it."""
    partner: Seat | None
    """The holder of the called card, ``None`` if the bidder is alone (A22, A23)."""
    hands: tuple[Hand, ...]
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    registered: tuple[tuple[Seat, Suit], ...] = ()
    leading: Suit | None = None
    """The marriage just registered, of which a card must now be led (A35)."""
    discards: Hand | None = None
    decision: bool | None = None
    """Whether the bid is made, where play was cut short (A42)."""

    @property
    def bidder(self) -> Seat:
        """Who plays."""
        return self.won.bidder

    @classmethod
    def begin(
        cls,
        deal: Deal[AnrufenRules],
        log: tuple[Move, ...],
        won: BidContract,
        hands: tuple[Hand, ...],
        discards: Hand | None,
    ) -> Self:
        """Return the state before the lead; `hands` and `discards` are those after the talon."""
        return cls(deal, log, won, _partner(deal, won), hands, discards=discards)

    @property
    def side_a(self) -> tuple[Seat, ...]:
        """Bidder and partner."""
        return self.won.side_a(self.partner)

    @property
    def size(self) -> int:
        """How many tricks are played (A31)."""
        return len(self.deal.hands[0])

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card."""
        ended = self.decision is not None or len(self.tricks) == self.size
        return None if ended else self.next_player(self.bidder)

    @property
    def play_rules(self) -> PlayRules:
        """How the cards are played (A32–A34); the ten ranks high, and there are no trumps at level 3 (A3, A34)."""
        return rules_of_play(self.rules, self.won.trumps, self.deal.seats)

    @property
    def bound(self) -> Mapping[Seat, Hand]:
        """The cards of which a seat must play one next: those of the marriage just registered (A35)."""
        turn = self.turn
        if self.leading is None or turn is None:
            return {}
        king, queen = marriage(self.leading)
        return {turn: (queen,) if self.rules.marriage_lead_card == "queen_only" else (king, queen)}

    @property
    def was_bound(self) -> frozenset[Card]:
        """The cards led from registered marriages (A35)."""
        pairs = zip(self.log, self.log[1:], strict=False)
        return frozenset(move.card for said, move in pairs if isinstance(said, Declare) and isinstance(move, Play))

    @property
    def sides_told(self) -> int | None:
        """Whoever raises shows that he is the partner (A27)."""
        return next((number for number, move in enumerate(self.log) if isinstance(move, Announce)), None)

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Cards, registrations and statements of a seat."""
        if seat != self.turn:
            return self.statements(seat)
        return (*self.plays(seat), *self._registrations(seat), *self.statements(seat))

    def _registrations(self, seat: Seat) -> tuple[Choice, ...]:
        """Marriages the leader may register with this lead (A35, A36, A38)."""
        if self.trick or self.leading is not None or self.won.level == NO_TRICKS:
            return ()
        return tuple(Declare(seat, suit) for suit in marriages(self.hands[seat]))

    def statements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return Kontra and raise, as far as this seat may say them now (A26–A29)."""
        if self.tricks or self.leading is not None:
            return ()
        return (*self._raises(seat), *self._contra(seat))

    @property
    def poll_point(self) -> bool:
        """After the first trick, or with Kontra at one's own turn only, nobody speaks out of turn (A26, A29)."""
        own_turn = self.rules.contra_timing == "first_trick_own_turn"
        return not self.tricks and self.leading is None and not own_turn

    def _raises(self, seat: Seat) -> tuple[Choice, ...]:
        if seat != self.turn or seat != self.partner or self.won.raised or self.rules.partner_raise == "none":
            return ()
        reached = ADDED.get(self.won.level, ())
        if self.won.level == 2 and self.rules.partner_raise == "any_higher":  # noqa: PLR2004 - the hundred given up
            reached = (4, 5)
        return tuple(Announce(seat, LEVELS[each - 1]) for each in reached)

    def _contra(self, seat: Seat) -> tuple[Choice, ...]:
        return (Kontra(seat, "game"),) if self._obstacle_to_contra(seat) is None else ()

    def _apply(self, move: Move) -> State:
        log = (*self.log, move)
        if isinstance(move, Declare) and move.suit is not None:
            registered = (*self.registered, (move.seat, move.suit))
            return changed(self, log=log, registered=registered, leading=move.suit)
        if isinstance(move, Kontra):
            return changed(self, log=log, won=changed(self.won, contras=(*self.won.contras, move.seat)))
        if isinstance(move, Announce):
            raised = changed(self.won, level=level(move.what), raised_from=self.won.level)
            return changed(self, log=log, won=raised)
        if not isinstance(move, Play):
            raise TypeError(move)
        return changed(self, log=log, leading=None, **self.with_card(move))

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused (A27–A36)."""
        if isinstance(move, Play):
            return self._refusal_of_play(move)
        if isinstance(move, Kontra) and move.on == "game" and move.of is None:
            return self._obstacle_to_contra(move.seat) or not_now("A29")
        if isinstance(move, Announce) and level(move.what):
            late = Refusal("TOO_LATE", _TOO_LATE, "A27")
            return late if self.tricks else Refusal("NOT_PARTNER", _NOT_PARTNER, "A27")
        if isinstance(move, Declare) and move.suit is not None:
            text = _NO_MARRIAGE(player=Who(move.seat), suit=move.suit)
            return Refusal("NO_MARRIAGE", text, "A38" if self.won.level == NO_TRICKS else "A35")
        return not_now("A26")

    def _refusal_of_play(self, move: Play) -> Refusal:
        if self.leading is not None and move.seat == self.turn and move.card in self.hands[move.seat]:
            legal = self.legal_cards(move.seat)
            if move.card not in legal:
                text = _LEAD_EITHER() if len(legal) > 1 else _LEAD_IT(card=legal[0])
                return Refusal("LEAD_MARRIAGE", text, "A35")
        return self.refusal_of_card(move, self.turn, turn_clause="", clause="A32")

    def _obstacle_to_contra(self, seat: Seat) -> Refusal | None:
        """Return what keeps a seat from saying Kontra, ``None`` if nothing does (A29)."""
        if self.tricks:
            return Refusal("TOO_LATE", _TOO_LATE, "A29")
        if seat in self.won.contras:
            return Refusal("TWICE", narration.ALREADY_SAID(player=Who(seat)), "A29")
        if seat in self.side_a:
            return Refusal("NOT_OPPONENT", _NOT_OPPONENT, "A29")
        waits = self.rules.contra_timing == "first_trick_own_turn" and seat != self.turn
        return not_now("A29") if waits or self.rules.contra == "off" or self.leading is not None else None

    @property
    def sides_public(self) -> bool:
        """Whether everybody knows who plays with the bidder, or that nobody does (A23)."""
        called = self.won.called
        if called is None or self.won.raised or self.over:
            return True
        return any(play.card is called for trick in (*self.tricks, self.trick) for play in trick)

    @property
    def contract(self) -> BidContract:
        """The bid as it stands."""
        return self.won

    @property
    def public(self) -> AnrufenPublic:
        """The contract with all that was said in the first trick, the marriages, and the partner once he is known."""
        known, exchanged = self.sides_public, self.discards is not None
        return AnrufenPublic(
            "play", self.won, taken=exchanged, laid_away=exchanged, registered=self.registered, leading=self.leading,
            sides_known=known, partner=self.partner if known else None,
        )  # fmt: skip

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.hands

    @property
    def taken(self) -> bool:
        """Whether the talon was taken up."""
        return self.discards is not None

    @property
    def laid(self) -> Hand | None:
        """The discards."""
        return self.discards

    @property
    def basis(self) -> settlement.Basis:
        """What the deal is settled by, beside its tricks."""
        return settlement.Basis(
            self.rules, self.won, self.partner, settlement.tokens_of(self.deal.context), self.size, self.registered,
            self.discards or (), self.decision,
        )  # fmt: skip

    def count(self) -> settlement.SideCounts:
        """Return what the sides have so far."""
        return settlement.count_sides(self.basis, self.ending)

    @property
    def payoff(self) -> Payoff:
        """What every ending pays (A43–A47)."""
        return settlement.terms_of(self.basis).payoff

    def without_raises(self) -> "Playing":
        """Return this state as though nobody had said Kontra (A29); the partner's raise is a bid, and stays (A27)."""
        return changed(self, won=changed(self.won, contras=()))

    def settle(self, ending: Ending) -> Outcome:
        """Return what is counted and paid (A39–A47)."""
        return settlement.settle(self.basis, ending)
