# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining what a seat at a table of Anrufen cannot see (A50)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from kartenspiel.games.anrufen.auction import SUIT_ORDER
from kartenspiel.games.anrufen.bidding import TALON, begin
from kartenspiel.games.anrufen.contracts import BidContract
from kartenspiel.games.anrufen.play import Playing, rules_of_play
from kartenspiel.games.anrufen.public import AnrufenPublic, Seen
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model import sampling
from kartenspiel.model.aceten import PACK_24, RANKS_24, marriage, pack_with
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cards import Card, shuffle
from kartenspiel.model.game import Deal, Hand, ImaginedDeal, Imaginer, State
from kartenspiel.model.hidden_cards import HiddenCards
from kartenspiel.model.imagining import HeldCards, with_plays
from kartenspiel.model.moves import Bid, Declare, LayAway, Move, Play
from kartenspiel.model.seats import Seat

Imagined = ImaginedDeal[AnrufenRules, AnrufenPublic]
_PACK: Final = pack_with(RANKS_24)


class AnrufenImaginer(Imaginer[AnrufenRules, AnrufenPublic]):
    """Imagines deals that look the same to a seat."""

    def __init__(self, seen: Seen) -> None:
        """Work out once what the observation rules out."""
        self._seen = seen
        self._public = seen.public
        self._contract = seen.public.contract
        self._pile = seen.seats
        self._covered = seen.public.bidding is not None and seen.public.bidding.covered
        self._fixed = self._known_cards()
        known = {card for place in self._fixed for card in place}
        hidden = (_PACK.place(card) for card in PACK_24 if card not in known)
        self._holders = sampling.held_by_any(hidden, range(seen.seats + 1))
        self._rule_out_by_play()
        self._rule_out_by_words()
        self._pin_by_words()
        self._masked = self._covered or any(isinstance(move, LayAway) for move in seen.log)
        """Whether something of the log is hidden from the observer, or in another order."""
        room = [size - len(fixed) for size, fixed in zip(self._sizes(), self._fixed, strict=True)]
        self.hidden = (HiddenCards(self._holders, room),)
        self._held = HeldCards(seen, _PACK, self._fixed[: seen.seats])
        self._dealt = [tuple(card for card in dealt if card is not None) for dealt in seen.dealt]

    def completed(self, meant: int, drawn: Sequence[Cards], rng: Random) -> Imagined:
        """Return the deal of these cards; there is always one."""
        del meant
        return self._imagined(drawn, rng)

    def nearest(self, drawn: Sequence[Cards], rng: Random) -> Imagined:
        """Return the same: no word tells of whole hands."""
        return self._imagined(drawn, rng)

    def every(self) -> Iterator[Imagined]:
        """Return all deals that fit."""
        return (self._imagined(drawn, Random(0)) for drawn in self.hidden[0].every())

    def _imagined(self, drawn: Sequence[Cards], rng: Random) -> Imagined:
        held = [(*fixed, *_PACK.cards_of(more)) for fixed, more in zip(self._fixed, drawn, strict=True)]
        hands, talon, laid = self._undo_exchange(held, rng)
        seen = self._seen
        deal = Deal(seen.game, seen.rules, seen.dealer, hands, talon, seen.context)
        log = seen.log
        if self._masked:
            last = len(log) - 1
            log = tuple([self._unmask(move, laid, rng, last=number == last) for number, move in enumerate(log)])
        return ImaginedDeal(deal, log, seen.public, self._held.with_drawn(drawn), self._replay)

    def _replay(self, imagined: Imagined) -> State[AnrufenRules, AnrufenPublic]:
        state: State[AnrufenRules, AnrufenPublic] = begin(imagined.deal)
        for move in imagined.log:
            if not isinstance(move, Play):
                state = state.after(move)
        if isinstance(state, Playing) and not isinstance(imagined.log[-1], Declare):
            state = replace(state, leading=None)
        return with_plays(state, imagined, self._seen)

    def _sizes(self) -> list[int]:
        """Return how many cards belong to each place: hands without discards, then the pile in the middle."""
        seen, public = self._seen, self._public
        sizes = [len(hand) for hand in seen.dealt]
        if public.taken and not public.laid_away and self._contract is not None:
            sizes[self._contract.bidder] += TALON
            return [*sizes, 0]
        return [*sizes, len(seen.talon)]

    def _known_cards(self) -> list[list[Card]]:
        """Return the cards of each place that the observer knows."""
        seen, public = self._seen, self._public
        places: list[list[Card]] = [[] for _ in range(seen.seats + 1)]
        own = [card for card in seen.dealt[seen.seat] if card is not None]
        if public.taken and self._contract is not None and seen.seat == self._contract.bidder:
            own += [card for card in seen.talon if card is not None]
        laid = [card for card in seen.cards.talon if card is not None] if public.laid_away else []
        places[seen.seat] = [card for card in own if card not in laid]
        places[self._pile] = laid
        for trick in (*seen.cards.tricks, seen.cards.trick):
            for play in trick:
                if play.seat != seen.seat:
                    places[play.seat].append(play.card)
        return places

    def _rule_out_by_play(self) -> None:
        tricks = (*self._seen.cards.tricks, self._seen.cards.trick)
        sampling.rule_out(self._holders, tricks, rules_of_play(self._seen.rules, self._public.trumps, self._seen.seats))

    def _rule_out_by_words(self) -> None:
        """Who says Kontra does not hold the called card, nor does a bidder who may not call his own."""
        contract = self._contract
        if contract is None or contract.called is None or _PACK.place(contract.called) not in self._holders:
            return
        own = (contract.bidder,) if self._seen.rules.call_own_card == "forbidden" else ()
        for seat in (*contract.contras, *own):
            self._holders[_PACK.place(contract.called)] &= ~(1 << seat)

    def _pin_by_words(self) -> None:
        """A registration shows both cards; a call and a raise show what `_pin_by_call` says."""
        contract = self._contract
        if contract is not None and contract.called is not None:
            self._pin_by_call(contract, contract.called)
        for seat, suit in self._public.registered:
            for card in marriage(suit):
                self._pin(card, seat)

    def _pin_by_call(self, contract: BidContract, called: Card) -> None:
        """Whoever raises holds the called card (A27), and who calls none of the trumps where he must has all (A21)."""
        if contract.raised and self._public.partner is not None:
            self._pin(called, self._public.partner)
        if self._seen.rules.call_suit == "trump" and called.suit is not contract.trumps:
            for card in PACK_24:
                if card.suit is contract.trumps:
                    self._pin(card, contract.bidder)

    def _pin(self, card: Card, seat: Seat) -> None:
        if self._holders.pop(_PACK.place(card), None) is not None:
            self._fixed[seat].append(card)

    def _undo_exchange(self, held: list[tuple[Card, ...]], rng: Random) -> tuple[tuple[Hand, ...], Hand, Hand]:
        """Return the hands as dealt, the talon and the discards; any three of the ten may be the talon."""
        seen, contract = self._seen, self._contract
        pile = held[self._pile]
        hands = [dealt or hand for dealt, hand in zip(self._dealt, held, strict=False)]
        talon = tuple(card for card in seen.talon if card is not None)
        if not self._public.taken or contract is None:
            return tuple(hands), talon or pile, ()
        bidder = contract.bidder
        if talon:
            hands[bidder] = self._dealt[bidder]
            return tuple(hands), talon, pile
        ten = shuffle((*held[bidder], *pile), rng)
        hands[bidder] = ten[TALON:]
        return tuple(hands), ten[:TALON], pile

    def _unmask(self, move: Move, laid: Hand, rng: Random, *, last: bool) -> Move:
        if isinstance(move, LayAway):
            return LayAway(move.seat, tuple(sorted(laid)))
        if last and isinstance(move, Bid) and move.trumps is None and self._covered:
            return replace(move, trumps=SUIT_ORDER[int(rng.random() * len(SUIT_ORDER))])
        return move
