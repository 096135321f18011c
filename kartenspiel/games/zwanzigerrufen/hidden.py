# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining what a seat at a table of Zwanzigerrufen cannot see."""

from dataclasses import replace
from random import Random
from typing import Final, cast

from kartenspiel.games.zwanzigerrufen import board
from kartenspiel.games.zwanzigerrufen.contracts import (
    NORMAL,
    PAGAT_ULTIMO,
    SUIT_CARDS_NEEDED,
    SUIT_SOLO,
    TRICKS,
    pack,
)
from kartenspiel.games.zwanzigerrufen.opening import Opening
from kartenspiel.games.zwanzigerrufen.play import Playing, rules_of_play
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model import sampling
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card, card
from kartenspiel.model.game import Deal, Hand, Imaginer, Observation, State
from kartenspiel.model.moves import Announce, Bid, Kontra, Play
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock import PAGAT, tarocks
from kartenspiel.model.tricks import Trick

HIGHEST_CALLED: Final = 20


class Imagination:
    """Draws full states that look the same to a seat."""

    def __init__(self, seen: Observation) -> None:
        """Work out once what the observation rules out."""
        self._seen = seen
        self._rules = cast("ZwanzigerrufenRules", seen.rules)
        self._fixed = self._known_cards()
        known = {card for hand in self._fixed for card in hand}
        hidden = (card for card in pack(self._rules) if card not in known)
        self._places = sampling.everywhere(hidden, range(seen.seats))
        self._bids = [move for move in seen.log if isinstance(move, Bid)]
        self._words = tuple(move for move in seen.log if not isinstance(move, Play))
        self._plays = tuple(move for move in seen.log if isinstance(move, Play))
        self._winners = self._who_won()
        self._rule_out_by_play()
        self._read_words()

    def draw(self, rng: Random) -> State:
        """Return one state, drawn from `rng`."""
        while True:
            room = [TRICKS - len(hand) for hand in self._fixed]
            drawn = sampling.distribute(self._places, room, rng)
            hands = tuple(
                tuple(card for card in self._seen.dealt[seat] if card is not None) or (*fixed, *more)
                for seat, (fixed, more) in enumerate(zip(self._fixed, drawn, strict=True))
            )
            if self._fits(hands):
                state = self._replayed(hands)
                if self._bids or state.observe(self._seen.seat) == self._seen:
                    return state

    def _known_cards(self) -> list[list[Card]]:
        hands: list[list[Card]] = []
        for owner in range(self._seen.seats):
            known = [card for card in self._seen.dealt[owner] if card is not None]
            if not known:
                known = [move.card for move in self._seen.log if isinstance(move, Play) and move.seat == owner]
            hands.append(known)
        return hands

    def _play_rules(self) -> PlayRules:
        contract = self._bids[-1].bid if self._bids else NORMAL
        holder = self._announcer_of_pagat()
        return rules_of_play(self._rules, contract, frozenset(() if holder is None else (holder,)))

    def _who_won(self) -> tuple[Seat, ...]:
        rules = self._play_rules()
        return tuple(rules.winner_of(trick) for trick in self._tricks() if len(trick) == SEATS)

    def _tricks(self) -> tuple[Trick, ...]:
        return tuple(self._plays[start : start + SEATS] for start in range(0, len(self._plays), SEATS))

    def _rule_out_by_play(self) -> None:
        sampling.rule_out(self._places, self._tricks()[: TRICKS - 1], self._play_rules())

    def _announcer_of_pagat(self) -> Seat | None:
        """Return who announced the Pagat in the contract that stands."""
        for move in self._since_last_bid():
            if isinstance(move, Announce) and move.what == PAGAT_ULTIMO:
                return move.seat
        return None

    def _since_last_bid(self) -> tuple[object, ...]:
        log = self._seen.log
        last = max((number for number, move in enumerate(log) if isinstance(move, Bid)), default=-1)
        return log[last:] if last >= 0 else ()

    def _read_words(self) -> None:
        """Calls, announcements and raises tell of cards (Z17, Z25, Z28)."""
        for move in self._seen.log:
            if isinstance(move, Announce) and move.what == PAGAT_ULTIMO:
                self._pin(PAGAT, move.seat)
        first = self._bids[0] if self._bids else None
        if first is None or first.card is None:
            return
        for higher in range(int(first.card.rank) + 1, HIGHEST_CALLED + 1):
            self._pin(card(f"T{higher}"), first.seat)
        self._bar(first.card, first.seat)
        if first.card in self._places:
            for seat in all_seats(SEATS):
                if self._places[first.card] >> seat & 1 and not self._spoken_by_partner(first, seat):
                    self._bar(first.card, seat)

    def _spoken_by_partner(self, bid: Bid, partner: Seat) -> bool:
        """Whether everything said fits if this seat holds the called tarock (Z25, Z27, Z28)."""
        pagat = next((move.seat for move in self._seen.log if isinstance(move, Announce) and move.what == PAGAT_ULTIMO),
                     None)  # fmt: skip
        hands = tuple(
            (*((bid.card,) if seat == partner and bid.card is not None else ()), *((PAGAT,) if seat == pagat else ()))
            for seat in all_seats(SEATS)
        )
        speech = Speech(self._rules, hands, bid.seat, bid.seat)
        for move in self._seen.log[self._seen.log.index(bid) :]:
            if isinstance(move, Play):
                break
            if isinstance(move, Announce | Kontra) and move not in speech.moves():
                return False
            speech = speech.apply(move)
        marked = [
            seat for seat, marks in enumerate(self._seen.view.marks) if any(mark.id == "partner" for mark in marks)
        ]
        shown = [partner] if speech.contract == NORMAL and speech.partner_public() else []
        told = (board.items(self._rules, speech), speech.heard)
        return told == (self._seen.view.board, self._seen.view.heard) and marked == shown

    def _bar(self, hidden: Card, seat: Seat) -> None:
        if hidden in self._places:
            self._places[hidden] &= ~(1 << seat)

    def _pin(self, hidden: Card, seat: Seat) -> None:
        if hidden in self._places:
            del self._places[hidden]
            self._fixed[seat].append(hidden)

    def _fits(self, hands: tuple[Hand, ...]) -> bool:
        """Whether nobody had to throw in and whoever bid a Suit Solo could (Z13, Z21)."""
        if not self._bids:
            return True
        if self._rules.zusammenwerfen != "off" and not all(tarocks(hand) for hand in hands):
            return False
        solos = [bid.seat for bid in self._bids if bid.bid == SUIT_SOLO]
        return all(TRICKS - len(tarocks(hands[seat])) >= SUIT_CARDS_NEEDED for seat in solos)

    def _replayed(self, hands: tuple[Hand, ...]) -> State:
        seen = self._seen
        state: State = Opening(Deal(seen.game, seen.rules, seen.dealer, hands, (), seen.context), ())
        if seen.hand and not self._words:
            state = state.after_silence()
        for move in self._words:
            state = state.after(move)
        return self._played(cast("Playing", state)) if self._plays else state

    def _played(self, state: Playing) -> Playing:
        """Put the cards on the table that were played, all at once: what they did is the same in every deal."""
        tricks, gone = self._tricks(), {move.card for move in self._plays}
        full = len(self._winners)
        return replace(
            state,
            log=self._seen.log,
            hands=tuple(tuple(card for card in hand if card not in gone) for hand in state.hands),
            trick=tricks[full] if full < len(tricks) else (),
            tricks=tricks[:full],
            winners=self._winners,
        )


def imaginer(seen: Observation) -> Imaginer:
    """Return an `Imaginer` for what a seat has seen."""
    return Imagination(seen).draw
