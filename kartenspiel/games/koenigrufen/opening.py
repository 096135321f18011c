# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Königrufen before the lead: knocking, throwing in, bidding, calling, talon, announcing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from kartenspiel.games.koenigrufen import bidding, dummies, speaking, talon
from kartenspiel.games.koenigrufen.bidding import Auction
from kartenspiel.games.koenigrufen.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.play import GivenUp, Playing
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.speaking import Speech
from kartenspiel.games.koenigrufen.states import NOTHING_SAID, AfterBidding
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Call, Choice, GiveUp, Knock, LayAway, Move, Stack, Take, ThrowIn
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import states
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.states import BeforeWords, TarockState
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.model.tricks import replace_hand

_ = marker(__package__)

_WITH_OTHER = _(
    "{player:nom} {player:hold|holds} the called {card}: the cards are thrown in, and the same dealer deals."
)
_TOO_LATE = _("Throwing in is possible only before the first word.")


@dataclass(frozen=True, slots=True)
class Opening(BeforeWords[KoenigrufenRules, KoenigrufenPublic]):
    """The cards are dealt; somebody may knock or throw in, then forehand speaks (K11–K13, K18)."""

    knocking_clause: ClassVar[str] = "K12"
    throwing_in_clause: ClassVar[str] = "K13"

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what everybody knows: nothing before the first word."""
        return NOTHING_SAID

    @property
    def may_still_knock(self) -> bool:
        """Whether somebody may knock (K12)."""
        return self.rules.knocking == "on" and not self.log

    @property
    def throwing_in(self) -> str:
        """Which hands are thrown in (K13)."""
        return self.rules.throw_in

    @property
    def _auction(self) -> Auction:
        return bidding.first(self.rules, self.deal.players)

    @property
    def lying_talon(self) -> tuple[Card | None, ...]:
        """The talon lies closed (K11), unless stacks are chosen (K12)."""
        return () if self.choosing else (None,) * len(self.deal.talon)

    @property
    def talon_aside(self) -> bool:
        """Nobody takes of it before the bidding is over."""
        return not self.choosing

    def first_words(self) -> Sequence[Choice]:
        """Return what forehand may say first (K18)."""
        return self._auction.moves(self.deal.hands[self.forehand])

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        log = (*self.log, move)
        if isinstance(move, Knock):
            return replace(self, log=log, knocked=True)
        if isinstance(move, Stack):
            return replace(self, log=log, stacks=(*self.stacks, move.stack))
        if isinstance(move, ThrowIn):
            return ThrownIn(self.deal, log)
        return after_words(self.deal, log, self._auction.after(move))

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused before the first word."""
        refused = self.refusal_before_words(move)
        if refused is not None:
            return refused
        if move.seat != self.forehand:
            return not_your_turn(move.seat, "K18")
        return self._auction.refusal(move, self.deal.hands[move.seat])


@dataclass(frozen=True, slots=True)
class ThrownIn(states.TarockThrownIn[KoenigrufenRules, KoenigrufenPublic]):
    """The cards are thrown in: nothing is scored, the same dealer deals again (K13)."""

    clause: ClassVar[str] = "K13"

    @property
    def two_accounts(self) -> bool:
        """Whether raises are settled in an account of their own (K56)."""
        return self.rules.kontra_ledger == "side"

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what everybody knows: nothing was said."""
        return NOTHING_SAID


@dataclass(frozen=True, slots=True)
class Bidding(TarockState[KoenigrufenRules, KoenigrufenPublic]):
    """Forehand has spoken; who plays what is found (K18–K27)."""

    auction: Auction

    @property
    def turn(self) -> Seat:
        """Who speaks."""
        return self.auction.turn

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what was bid."""
        return KoenigrufenPublic(self.auction)

    @property
    def lying_talon(self) -> tuple[Card | None, ...]:
        """The talon lies closed (K11)."""
        return (None,) * len(self.deal.talon)

    @property
    def talon_aside(self) -> bool:
        """Nobody takes of it before the bidding is over."""
        return True

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be said."""
        return self.auction.moves(self.deal.hands[seat]) if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        return after_words(self.deal, (*self.log, move), self.auction.after(move))

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said now."""
        if isinstance(move, ThrowIn | Knock | Stack):
            return Refusal("TOO_LATE", _TOO_LATE, "K13")
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K19")
        return self.auction.refusal(move, self.deal.hands[move.seat])


def after_words(
    deal: Deal[KoenigrufenRules], log: tuple[Move, ...], auction: Auction
) -> State[KoenigrufenRules, KoenigrufenPublic]:
    """Return the state after a word of the bidding: it goes on, or the contract is begun (K26, K28, K52)."""
    if not auction.closed:
        return Bidding(deal, log, auction)
    begun = Calling(deal, log, auction, deal.hands)
    if begun.row.calls:
        return begun
    if begun.row.talon in ("half", "all"):
        return Exchanging(deal, log, auction, deal.hands)
    if begun.row.each_alone:
        return Playing(deal, log, auction, deal.hands)
    return Speaking.begin(begun)


@dataclass(frozen=True, slots=True)
class Calling(AfterBidding):
    """The declarer calls a king (K28–K33)."""

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    @property
    def talon_shown(self) -> bool:
        """The king is called before the talon is turned (K28)."""
        return False

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the kings that may be called."""
        return talon.calls(self.rules, seat, self.deal.hands[seat]) if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        if not isinstance(move, Call):
            raise TypeError(move)
        begun = replace(self, log=(*self.log, move), called=move.card)
        if dummies.is_thrown_in(self.players, begun.sides):
            return KingWithOther(self.deal, begun.log, self.auction, move.card)
        if self.row.talon == "half":
            return Exchanging(self.deal, begun.log, self.auction, self.hands, move.card)
        return Speaking.begin(begun)

    def refusal(self, move: Move) -> Refusal:
        """Say why this cannot be called."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K28")
        if not isinstance(move, Call):
            return not_now("K28")
        return talon.refuse_call(self.rules, move, self.deal.hands[move.seat])


@dataclass(frozen=True, slots=True)
class KingWithOther(ThrownIn):
    """At a table of two the other player holds the called card: the cards are thrown in at once (K114)."""

    clause: ClassVar[str] = "K114"
    auction: Auction
    called: Card

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what was bid and called."""
        return KoenigrufenPublic(self.auction, self.called)

    @property
    def reason(self) -> Text:
        """Who holds the called card."""
        holder = next(seat for seat in self.deal.players if seat != self.auction.declarer)
        return _WITH_OTHER(card=self.called, player=Who(holder))


@dataclass(frozen=True, slots=True)
class Exchanging(AfterBidding):
    """The declarer takes of the talon, or gives up where the called king lies there (K34, K35, K40)."""

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be taken."""
        return self.exchange.moves() if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        log = (*self.log, move)
        if isinstance(move, GiveUp):
            return GivenUp(self.deal, log, self.auction, self.hands, self.called, bird=move.bird or "")
        if not isinstance(move, Take):
            raise TypeError(move)
        hand = (*self.hands[move.seat], *talon.taken_cards(self.deal.talon, move.half))
        hands = replace_hand(self.hands, move.seat, hand)
        return Discarding(self.deal, log, self.auction, hands, self.called, move.half)

    def refusal(self, move: Move) -> Refusal:
        """Say why this cannot be done before a card is taken."""
        return self.exchange.refusal(move)


@dataclass(frozen=True, slots=True)
class Discarding(AfterBidding):
    """The declarer lays away as many cards as he has taken (K36–K38)."""

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be laid away."""
        return (self.exchange.lay_away(self.hands[seat]),) if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        if not isinstance(move, LayAway):
            raise TypeError(move)
        laid = tuple(card for card in move.cards if card is not None)
        kept = tuple(card for card in self.hands[move.seat] if card not in laid)
        hands = replace_hand(self.hands, move.seat, kept)
        return Speaking.begin(replace(self, log=(*self.log, move), hands=hands, discard=laid))

    def refusal(self, move: Move) -> Refusal:
        """Say why these cards may not be laid away."""
        if not isinstance(move, LayAway):
            return not_now("K34")
        return self.exchange.refuse_laying(move, self.hands[self.declarer])


@dataclass(frozen=True, slots=True, kw_only=True)
class Speaking(AfterBidding):
    """Bonuses are announced, items raised (K44–K55)."""

    speech: Speech

    @classmethod
    def begin(cls, state: AfterBidding) -> "Speaking":
        """Return the first moment of the phase, after the exchange, the call or the bidding (K44)."""
        places = state.first_king_places
        speech = speaking.first_speech(state.rules, state.contract, state.called, state.players, places)
        speech = replace(speech, dummies=tuple((dummy, state.deal.hands[dummy]) for dummy in state.deal.dummies))
        return cls(
            state.deal, state.log, state.auction, state.hands, state.called, state.taken, state.discard, speech=speech
        )

    @property
    def turn(self) -> Seat:
        """Who speaks."""
        return self.speech.turn

    @property
    def exposed(self) -> frozenset[Seat]:
        """The dummies have been turned up (K102)."""
        return frozenset(self.deal.dummies)

    def guardians_known(self, sides: Sides | None) -> bool:
        """Whether the sides are known, from which the guardians follow (K106, K107)."""
        return sides is not None

    @property
    def known_speech(self) -> Speech:
        """What was said so far (K54)."""
        return self.speech

    @property
    def compulsory(self) -> tuple[str, ...]:
        """The birds of which the declarer must announce one, if he has kept them (K36, K47)."""
        return tuple(bird for bird in self.birds if BIRDS[bird].card in self.hands[self.declarer])

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be said."""
        return self.speech.moves(self.hands[seat], self.compulsory) if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        log, speech = (*self.log, move), self.speech.after(move)
        if not speech.closed:
            return replace(self, log=log, speech=speech)
        return Playing(self.deal, log, self.auction, self.hands, self.called, self.taken, self.discard, speech=speech)

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said now."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K45")
        return self.speech.refusal(move, self.hands[move.seat], self.compulsory)
