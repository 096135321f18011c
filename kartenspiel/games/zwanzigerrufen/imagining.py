# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining what a seat at a table of Zwanzigerrufen cannot see."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from kartenspiel.games.zwanzigerrufen.bidding import Opening
from kartenspiel.games.zwanzigerrufen.bonuses import BONUSES
from kartenspiel.games.zwanzigerrufen.cards import TRICKS, pack
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS
from kartenspiel.games.zwanzigerrufen.play import pack_of, rules_of_play
from kartenspiel.games.zwanzigerrufen.public import Seen, ZwanzigerPublic
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model import sampling
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cards import Card, Suit, card
from kartenspiel.model.game import Deal, ImaginedDeal, Imaginer, State
from kartenspiel.model.hidden_cards import HiddenCards
from kartenspiel.model.imagining import HeldCards, known_hands, replayed
from kartenspiel.model.moves import Announce, Bid, Play
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.cards import has_tarock
from kartenspiel.model.tricks import Trick

HIGHEST_CALLED: Final = 20

Imagined = ImaginedDeal[ZwanzigerrufenRules, ZwanzigerPublic]


class ZwanzigerrufenImaginer(Imaginer[ZwanzigerrufenRules, ZwanzigerPublic]):
    """Imagines deals that look the same to a seat."""

    def __init__(self, seen: Seen) -> None:
        """Work out once what the observation rules out."""
        self._seen = seen
        self._rules = seen.rules
        self._fixed = known_hands(seen)
        self._dealt = [tuple(card for card in dealt if card is not None) for dealt in seen.dealt]
        known = {card for hand in self._fixed for card in hand}
        self._pack = pack_of(self._rules)
        hidden = (self._pack.place(card) for card in pack(self._rules) if card not in known)
        self._holders = sampling.held_by_any(hidden, range(seen.seats))
        self._bids = [move for move in seen.log if isinstance(move, Bid)]
        self._words = tuple(move for move in seen.log if not isinstance(move, Play))
        if seen.public.speech is not None:
            self._rule_out_by_play(seen.public.speech)
            self._read_words(seen.public.speech)
        self.hidden = (HiddenCards(self._holders, [TRICKS - len(hand) for hand in self._fixed]),)
        self._held = HeldCards(seen, self._pack, self._fixed)
        self._tarocks = self._pack.suits[Suit.TAROCK]
        thrown_in = bool(self._bids) and self._rules.zusammenwerfen != "off"
        self._need_tarock = [seat for seat, hand in enumerate(self._fixed) if thrown_in and not has_tarock(hand)]
        """Who had to throw in unless a tarock is still hidden in his hand (Z13)."""
        self._solos = [bid for bid in self._bids if CONTRACTS[bid.bid].suit_cards]
        """The bids that take a hand with so many suit cards (Z21)."""

    def completed(self, meant: int, drawn: Sequence[Cards], rng: Random) -> Imagined | None:
        """Return the deal of these cards if it fits what was said."""
        del meant
        if any(not drawn[seat] & self._tarocks for seat in self._need_tarock):
            return None
        found = self.nearest(drawn, rng)
        if not all(CONTRACTS[bid.bid].fits(found.deal.hands[bid.seat]) for bid in self._solos):
            return None
        return found if self._bids or found.state.observe(self._seen.seat) == self._seen else None

    def nearest(self, drawn: Sequence[Cards], rng: Random) -> Imagined:
        """Return the deal of these cards, whether or not its hands fit what was said."""
        del rng
        return self._imagined(drawn)

    def every(self) -> Iterator[Imagined]:
        """Return all deals that fit the cards seen, whether or not they fit what was said."""
        return map(self._imagined, self.hidden[0].every())

    def _imagined(self, drawn: Sequence[Cards]) -> Imagined:
        seen, cards_of = self._seen, self._pack.cards_of
        hands = tuple(
            [
                dealt or (*fixed, *cards_of(more))
                for dealt, fixed, more in zip(self._dealt, self._fixed, drawn, strict=True)
            ]
        )
        deal = Deal(seen.game, seen.rules, seen.dealer, hands, (), seen.context)
        return ImaginedDeal(deal, seen.log, seen.public, self._held.with_drawn(drawn), self._replay)

    def _tricks(self) -> tuple[Trick, ...]:
        """Return the tricks, the one on the table last."""
        cards = self._seen.cards
        return (*cards.tricks, cards.trick) if cards.trick else cards.tricks

    def _rule_out_by_play(self, speech: Speech) -> None:
        rules = rules_of_play(self._rules, speech.contract, speech.pagat_announcer)
        sampling.rule_out(self._holders, self._tricks()[: TRICKS - 1], rules)

    def _read_words(self, speech: Speech) -> None:
        """Calls, announcements and raises tell of cards (Z17, Z25, Z28)."""
        for move in self._seen.log:
            needed = BONUSES[move.what].bonus.needed(None) if isinstance(move, Announce) else None
            if needed is not None:
                self._pin(needed, move.seat)
        first = self._bids[0]
        if first.card is None:
            return
        for higher in range(int(first.card.rank) + 1, HIGHEST_CALLED + 1):
            self._pin(card(f"T{higher}"), first.seat)
        self._bar(first.card, first.seat)
        partners = [seat for seat in all_seats(SEATS) if speech.sides_shown[seat] == "D"]
        for seat in all_seats(SEATS):
            if speech.sides_shown[seat] == "O" or (partners and seat not in partners):
                self._bar(first.card, seat)

    def _bar(self, hidden: Card, seat: Seat) -> None:
        if self._pack.place(hidden) in self._holders:
            self._holders[self._pack.place(hidden)] &= ~(1 << seat)

    def _pin(self, hidden: Card, seat: Seat) -> None:
        if self._holders.pop(self._pack.place(hidden), None) is not None:
            self._fixed[seat].append(hidden)

    def _replay(self, imagined: Imagined) -> State[ZwanzigerrufenRules, ZwanzigerPublic]:
        state: State = Opening(imagined.deal, ())
        if self._seen.hand and not self._words:
            state = state.after_silence()
        return replayed(state, imagined, self._seen)
