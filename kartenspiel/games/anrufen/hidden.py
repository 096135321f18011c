# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining what a seat at a table of Anrufen cannot see (A50)."""

from dataclasses import replace
from random import Random
from typing import cast

from kartenspiel.games.anrufen.auction import TALON, begin
from kartenspiel.games.anrufen.bidding import NO_TRICKS, SUIT_ORDER, Bidding
from kartenspiel.games.anrufen.play import rules_of_play
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model import sampling
from kartenspiel.model.aceten import PACK_24, marriage
from kartenspiel.model.cards import Card, Suit, shuffled
from kartenspiel.model.game import Deal, Hand, Imaginer, Observation, State
from kartenspiel.model.moves import Announce, Bid, Call, Declare, Kontra, LayAway, Move, Play, Take, Trumps
from kartenspiel.model.seats import Seat


class Reading:
    """What an observation tells of the auction, the call and the exchange."""

    def __init__(self, seen: Observation) -> None:
        rules = cast("AnrufenRules", seen.rules)
        bidding = Bidding.begin(rules, seen.seats, seen.dealer)
        rest = list(seen.log)
        while rest and not bidding.closed:
            bidding = bidding.apply(rest.pop(0))
        standing = bidding.standing if bidding.closed else None
        self.pending = bidding.challenge is not None and bidding.challenge.suit is None and not self._in_turn(bidding)
        self.bidder: Seat | None = None if standing is None else standing.seat
        self.trumps: Suit | None = None
        if standing is not None and standing.level != NO_TRICKS:
            named = [move.suit for move in rest if isinstance(move, Trumps)]
            self.trumps = named[0] if named else standing.suit
        self.called = next((move.card for move in rest if isinstance(move, Call)), None)
        self.taken = any(isinstance(move, Take) for move in rest)
        self.laid = next((move for move in rest if isinstance(move, LayAway)), None)
        self.rest = tuple(rest)

    @staticmethod
    def _in_turn(bidding: Bidding) -> bool:
        """Whether suits are named openly one after the other, so that nothing is covered."""
        return bidding.rules.equal_suit_order == "holder_first"


class Imagination:
    """Draws full states that look the same to a seat."""

    def __init__(self, seen: Observation) -> None:
        """Work out once what the observation rules out."""
        self._seen = seen
        self._reading = Reading(seen)
        self._pile = seen.seats
        self._fixed = self._known_cards()
        known = {card for place in self._fixed for card in place}
        hidden = tuple(card for card in PACK_24 if card not in known)
        self._places = sampling.everywhere(hidden, range(seen.seats + 1))
        self._rule_out_by_play()
        self._rule_out_by_words()
        self._pin_words()

    def draw(self, rng: Random) -> State:
        """Return one state, drawn from `rng`."""
        room = [size - len(fixed) for size, fixed in zip(self._sizes(), self._fixed, strict=True)]
        drawn = sampling.distribute(self._places, room, rng)
        held = [(*fixed, *more) for fixed, more in zip(self._fixed, drawn, strict=True)]
        hands, talon, laid = self._undo_exchange(held, rng)
        seen = self._seen
        state: State = begin(Deal(seen.game, seen.rules, seen.dealer, hands, talon, seen.context))
        for number, move in enumerate(seen.log):
            state = state.after(self._unmasked(move, laid, rng, last=number == len(seen.log) - 1))
        return state

    def _sizes(self) -> list[int]:
        """Return how many cards belong to each place: hands without discards, then the pile in the middle."""
        seen, reading = self._seen, self._reading
        sizes = [len(hand) for hand in seen.dealt]
        if reading.taken and reading.laid is None and reading.bidder is not None:
            sizes[reading.bidder] += TALON
            return [*sizes, 0]
        return [*sizes, len(seen.talon)]

    def _known_cards(self) -> list[list[Card]]:
        """Return the cards of each place that the observer knows."""
        seen, reading = self._seen, self._reading
        places: list[list[Card]] = [[] for _ in range(seen.seats + 1)]
        own = [card for card in seen.dealt[seen.seat] if card is not None]
        if reading.taken and seen.seat == reading.bidder:
            own += [card for card in seen.talon if card is not None]
        laid = [card for card in reading.laid.cards if card is not None] if reading.laid is not None else []
        places[seen.seat] = [card for card in own if card not in laid]
        places[self._pile] = laid
        for move in seen.log:
            if isinstance(move, Play) and move.seat != seen.seat:
                places[move.seat].append(move.card)
        return places

    def _rule_out_by_play(self) -> None:
        reading, rules = self._reading, cast("AnrufenRules", self._seen.rules)
        tricks = (*self._seen.cards.tricks, self._seen.cards.trick)
        sampling.rule_out(self._places, tricks, rules_of_play(rules, reading.trumps, self._seen.seats))

    def _rule_out_by_words(self) -> None:
        """Who says contra does not hold the called card, nor does a bidder who may not call his own."""
        reading, called = self._reading, self._reading.called
        if called is None or called not in self._places:
            return
        not_holding = [move.seat for move in reading.rest if isinstance(move, Kontra)]
        if reading.bidder is not None and cast("AnrufenRules", self._seen.rules).call_own_card == "forbidden":
            not_holding.append(reading.bidder)
        for seat in not_holding:
            self._places[called] &= ~(1 << seat)

    def _pin_words(self) -> None:
        """A raise shows the called card, a registration the other card, a call outside trumps all trumps (A21)."""
        reading = self._reading
        for move in reading.rest:
            if isinstance(move, Announce) and reading.called is not None:
                self._pin(reading.called, move.seat)
            elif isinstance(move, Declare) and move.suit is not None:
                for card in marriage(move.suit):
                    self._pin(card, move.seat)
        if cast("AnrufenRules", self._seen.rules).call_suit == "trump" and reading.called is not None:
            self._pin_all_trumps(reading.called)

    def _pin_all_trumps(self, called: Card) -> None:
        trumps, bidder = self._reading.trumps, self._reading.bidder
        if bidder is not None and called.suit is not trumps:
            for card in PACK_24:
                if card.suit is trumps:
                    self._pin(card, bidder)

    def _pin(self, card: Card, seat: Seat) -> None:
        if card in self._places:
            del self._places[card]
            self._fixed[seat].append(card)

    def _undo_exchange(self, held: list[tuple[Card, ...]], rng: Random) -> tuple[tuple[Hand, ...], Hand, Hand]:
        """Return the hands as dealt, the talon and the discards; any three of the ten may be the talon."""
        seen, reading = self._seen, self._reading
        pile = held[self._pile]
        hands = [self._as_dealt(Seat(seat), hand) for seat, hand in enumerate(held[: self._pile])]
        talon = tuple(card for card in seen.talon if card is not None)
        if not reading.taken or reading.bidder is None:
            return tuple(hands), talon or pile, ()
        bidder = reading.bidder
        if talon:
            hands[bidder] = tuple(card for card in seen.dealt[bidder] if card is not None)
            return tuple(hands), talon, pile
        ten = shuffled((*held[bidder], *pile), rng)
        hands[bidder] = ten[TALON:]
        return tuple(hands), ten[:TALON], pile

    def _as_dealt(self, seat: Seat, hand: Hand) -> Hand:
        known = tuple(card for card in self._seen.dealt[seat] if card is not None)
        return known or hand

    def _unmasked(self, move: Move, laid: Hand, rng: Random, *, last: bool) -> Move:
        if isinstance(move, LayAway):
            return LayAway(move.seat, tuple(sorted(laid)))
        if last and isinstance(move, Bid) and move.trumps is None and self._reading.pending:
            return replace(move, trumps=SUIT_ORDER[int(rng.random() * len(SUIT_ORDER))])
        return move


def imaginer(seen: Observation) -> Imaginer:
    """Return an `Imaginer` for what a seat has seen."""
    return Imagination(seen).draw
