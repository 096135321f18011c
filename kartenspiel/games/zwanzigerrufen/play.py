# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play of Zwanzigerrufen (Z33–Z37, Z61)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, cast

from kartenspiel.games.zwanzigerrufen import scoring
from kartenspiel.games.zwanzigerrufen.contracts import PAGAT_ULTIMO, SUIT_SOLO, TRICKS, TRISCHAKEN, card_points, pack
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.games.zwanzigerrufen.states import ZwanzigerState
from kartenspiel.model.cardplay.laws import Beat, FollowSuit, KeepBack, LastOfSuit, Law, LeadSuits, PlayWhenVoid
from kartenspiel.model.cardplay.pack import Pack, Place
from kartenspiel.model.cardplay.rules import Laid, PlayRules, SpecialTrick
from kartenspiel.model.cards import PLAIN_SUITS, Card
from kartenspiel.model.game import Hand, Outcome, Refusal, State, not_now, not_your_turn
from kartenspiel.model.moves import Choice, Move, Play
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.tarock import MOND, PAGAT, SKUES, TAROCK, TarockRanking, follow, height, is_tarock, tarocks
from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.model.tricks import (
    MUST_BEAT,
    MUST_FOLLOW,
    NOT_IN_HAND,
    Trick,
    of_suit,
    points_by_seat,
    replaced,
    without,
)

_MUST_TAROCK = QT_TRANSLATE_NOOP("zwanzigerrufen", "You must play a tarock.")
_LEAD_SUIT = QT_TRANSLATE_NOOP("zwanzigerrufen", "In a Suit Solo a suit card must be led.")
_SUIT_CARD = QT_TRANSLATE_NOOP("zwanzigerrufen", "You must play a suit card while you hold one.")
_KEEP_PAGAT = QT_TRANSLATE_NOOP("zwanzigerrufen", "The Pagat is announced and must be kept for the last trick.")
_PAGAT_LAST = QT_TRANSLATE_NOOP("zwanzigerrufen", "The Pagat may be played only as the last tarock.")


@dataclass(frozen=True, slots=True)
class Laws:
    """What decides which cards are legal and who wins a trick."""

    contract: str
    fairy_trick: str
    suit_solo_void: str
    pagat_announced: bool

    @property
    def ranking(self) -> TarockRanking:
        """Tarocks are trumps but in Suit Solo (Z35, Z36)."""
        return TarockRanking(trumps=self.contract != SUIT_SOLO)

    def legal(self, hand: Hand, trick: Trick) -> Hand:
        """Return what may be played from a hand to a trick (Z34, Z36, Z37, Z61).

        In Trischaken the Pagat goes last, before the duty to beat.
        """
        allowed = self._follows(hand, trick) if trick else self._leads(hand)
        if self.contract == TRISCHAKEN:
            later = without(allowed, PAGAT) if len(tarocks(hand)) > 1 else allowed
            return self._beating(later, trick)
        if self.pagat_announced and len(hand) > 1 and len(allowed) > 1:
            return without(allowed, PAGAT)
        return allowed

    def _leads(self, hand: Hand) -> Hand:
        if self.contract != SUIT_SOLO:
            return hand
        return tuple(card for card in hand if not is_tarock(card)) or hand

    def _follows(self, hand: Hand, trick: Trick) -> Hand:
        led = trick[0].card.suit
        if self.contract == SUIT_SOLO and self.suit_solo_void == "must_suit_card" and led is not TAROCK:
            return of_suit(hand, led) or self._leads(hand)
        return follow(hand, led)

    def _beating(self, allowed: Hand, trick: Trick) -> Hand:
        """Who can must beat the winning card, but for following suit to a trick taken by a tarock (Z61a)."""
        if not trick:
            return allowed
        best = self.ranking.best(trick).card
        return tuple(card for card in allowed if self.ranking.beats(card, best)) or allowed

    def winner(self, trick: Trick) -> Seat:
        """Return who wins a trick, the fairy-tale trick included (Z35, Z36, Z61)."""
        fairy = self._fairy(trick)
        return self.ranking.best(trick).seat if fairy is None else fairy

    def _fairy(self, trick: Trick) -> Seat | None:
        order = [play.card for play in trick if play.card in (SKUES, MOND, PAGAT)]
        if len(order) < 3 or self.fairy_trick == "off" or self.contract == TRISCHAKEN:  # noqa: PLR2004 - all three
            return None
        if self.contract == SUIT_SOLO and not is_tarock(trick[0].card):
            return None
        if self.fairy_trick == "mond_skues_pagat" and order != [MOND, SKUES, PAGAT]:
            return None
        return next(play.seat for play in trick if play.card is PAGAT)


_FOLLOW: Final = FollowSuit("Z34")
_TAROCK: Final = PlayWhenVoid("Z34", (TAROCK,), "MUST_TAROCK", _MUST_TAROCK)
_SUIT_CARDS_FIRST: Final = LeadSuits("Z36", PLAIN_SUITS, "LEAD_SUIT", _LEAD_SUIT)
_SUIT_CARD_WHEN_VOID: Final = PlayWhenVoid("Z36", PLAIN_SUITS, "SUIT_CARD", _SUIT_CARD)
_PAGAT_COMES_LAST: Final = LastOfSuit("Z61", PAGAT, code="PAGAT_LAST", words=_PAGAT_LAST)
_BEAT: Final = Beat("Z61")


def _laws(contract: str, suit_solo_void: str, keepers: frozenset[Seat]) -> Iterable[Law]:
    """Yield what a contract asks of a card, in the order in which it binds (Z34, Z36, Z37, Z61)."""
    if contract == SUIT_SOLO:
        yield _SUIT_CARDS_FIRST
    yield _FOLLOW
    if contract == SUIT_SOLO and suit_solo_void == "must_suit_card":
        yield _SUIT_CARD_WHEN_VOID
    else:
        yield _TAROCK
    if contract == TRISCHAKEN:
        yield _PAGAT_COMES_LAST
        yield _BEAT
    elif keepers:
        yield KeepBack("Z37", PAGAT, keepers, code="KEEP_PAGAT", words=_KEEP_PAGAT)


@cache
def play_rules(pack: tuple[Card, ...], contract: str, fairy: str, void: str, keepers: frozenset[Seat]) -> PlayRules:
    """Return how the cards of a contract are played; `keepers` announced the Pagat.

    `fairy` and `void` are the options ``fairy_trick`` and ``suit_solo_void``.  Tarocks are trumps but in Suit Solo.
    """
    special = (
        None if fairy == "off" or contract == TRISCHAKEN else partial(_fairy_tale, ordered=fairy == "mond_skues_pagat")
    )
    trumps = None if contract == SUIT_SOLO else TAROCK
    return PlayRules(_pack(pack), trumps, tuple(_laws(contract, void, keepers)), special=special)


@cache
def _pack(cards: tuple[Card, ...]) -> Pack:
    return Pack(cards, height)


def _fairy_tale(pack: Pack, *, ordered: bool) -> SpecialTrick:
    """Return what gives the Pagat a trick that the Sküs would win from the Mond, `ordered` only if played so (Z35)."""
    trull = mond, skues, pagat = [pack.place(card) for card in (MOND, SKUES, PAGAT)]

    def taker(trick: Sequence[Laid], top: Place) -> int | None:
        if top != skues:
            return None
        order = [place for _, place in trick if place in trull]
        if order != [mond, skues, pagat] and (ordered or len(order) < len(trull)):
            return None
        return next(seat for seat, place in trick if place == pagat)

    return taker


@dataclass(frozen=True, slots=True)
class Playing(ZwanzigerState):
    """From the lead to the tenth trick; forehand leads in every contract (Z33)."""

    said: Speech
    hands: tuple[Hand, ...]
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def speech(self) -> Speech:
        """What was said."""
        return self.said

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.hands

    @property
    def contract(self) -> str:
        """The contract that is played."""
        return cast("str", self.said.contract)

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card."""
        if self.trick:
            return after(self.trick[-1].seat, SEATS)
        if len(self.tricks) == TRICKS:
            return None
        return self.winners[-1] if self.winners else self.forehand

    def laws(self, seat: Seat) -> Laws:
        """Return what binds a seat: whoever announced the Pagat must keep it (Z37)."""
        announced = any(each.bonus == PAGAT_ULTIMO and each.seat == seat for each in self.said.announced)
        return Laws(self.contract, self.rules.fairy_trick, self.rules.suit_solo_void, announced)

    @property
    def play_rules(self) -> PlayRules:
        """How the cards are played (Z33–Z37, Z61)."""
        keepers = frozenset(each.seat for each in self.said.announced if each.bonus == PAGAT_ULTIMO)
        rules = self.rules
        return play_rules(pack(rules), self.contract, rules.fairy_trick, rules.suit_solo_void, keepers)

    def legal_cards(self, seat: Seat) -> Hand:
        """Return what a seat may play now."""
        return self.laws(seat).legal(self.hands[seat], self.trick)

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the cards of the seat on turn."""
        return tuple(Play(seat, card) for card in sorted(self.legal_cards(seat))) if seat == self.turn else ()

    def _apply(self, move: Move) -> State:
        played = cast("Play", move)
        log = (*self.log, move)
        hands = replaced(self.hands, move.seat, without(self.hands[move.seat], played.card))
        trick = (*self.trick, played)
        if len(trick) < SEATS:
            return Playing(self.deal, log, self.said, hands, trick, self.tricks, self.winners)
        winners = (*self.winners, self.laws(move.seat).winner(trick))
        return Playing(self.deal, log, self.said, hands, (), (*self.tricks, trick), winners)

    def refusal(self, move: Move) -> Refusal:
        """Say why a card may not be played (Z34, Z36, Z37, Z61)."""
        if not isinstance(move, Play):
            return not_now("Z33")
        if move.seat != self.turn:
            return not_your_turn(move.seat, "Z33")
        hand, legal = self.hands[move.seat], self.legal_cards(move.seat)
        if move.card not in hand:
            return Refusal("NOT_IN_HAND", NOT_IN_HAND(card=move.card), "Z34")
        return not_now("Z34") if move.card in legal else self._refused(move.card, hand, legal)

    def _refused(self, card: Card, hand: Hand, legal: Hand) -> Refusal:
        if not self.trick and self.contract == SUIT_SOLO and is_tarock(card):
            return Refusal("LEAD_SUIT", _LEAD_SUIT, "Z36")
        led = self.trick[0].card.suit if self.trick else None
        if led is not None and of_suit(hand, led) and card.suit is not led:
            return Refusal("MUST_FOLLOW", MUST_FOLLOW(suit=led), "Z34")
        if card is PAGAT:
            return self._refused_pagat()
        if led is not None and is_tarock(legal[0]) and not is_tarock(card):
            return Refusal("MUST_TAROCK", _MUST_TAROCK, "Z34")
        if is_tarock(card) and not is_tarock(legal[0]):
            return Refusal("SUIT_CARD", _SUIT_CARD, "Z36")
        best = TarockRanking().best(self.trick).card
        return Refusal("MUST_BEAT", MUST_BEAT(card=best), "Z61")

    def _refused_pagat(self) -> Refusal:
        if self.contract == TRISCHAKEN:
            return Refusal("PAGAT_LAST", _PAGAT_LAST, "Z61")
        if self.contract == SUIT_SOLO:
            return Refusal("SUIT_CARD", _SUIT_CARD, "Z36")
        return Refusal("KEEP_PAGAT", _KEEP_PAGAT, "Z37")

    def partner_public(self) -> bool:
        """Also when the called tarock has been played (Z19)."""
        called = self.said.called
        played = called is not None and not any(called in hand for hand in self.hands)
        return played or ZwanzigerState.partner_public(self)

    def points(self) -> tuple[int, ...]:
        """Return the card points in each seat's tricks (Z6)."""
        return points_by_seat(self.tricks, self.winners, card_points, SEATS)

    @property
    def outcome(self) -> Outcome | None:
        """Count and settle after the tenth trick (Z52–Z62)."""
        if not self.over:
            return None
        played = scoring.Played(
            self.rules, self.deal.hands, self.said, self.tricks, self.winners, self.points(), self.deal.context
        )
        return scoring.outcome(played)
