# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining the hidden hands: deals that look the same to a seat (see `Game.imaginer`).

Three things are known of cards not seen: what a player played rules cards out; whoever declared a pair held it; and the
sides, once known, tell in which batch the called card came.  A "20" whose suit was not named may have been any pair
that fits: all explanations of all of them are worked out once, and each deal is drawn by one of them.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from kartenspiel.model import sampling
from kartenspiel.model.aceten import marriage
from kartenspiel.model.calling.basis import rules_of_play
from kartenspiel.model.calling.public import A, known_sides
from kartenspiel.model.calling.rules import C
from kartenspiel.model.cardplay.pack import Cards, Pack
from kartenspiel.model.cards import BY_INDEX, PLAIN_SUITS, Card, Suit, shuffle_by
from kartenspiel.model.game import Deal, Hand, ImaginedDeal, Imaginer, State, UnorderedDeal
from kartenspiel.model.hidden_cards import HiddenCards
from kartenspiel.model.imagining import HeldCards, known_hands, replayed
from kartenspiel.model.moves import Declare, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats


@dataclass(frozen=True)
class HiddenPairs:
    """A suit for every declared pair whose suit is hidden, and what is then known of the hands."""

    suits: tuple[Suit, ...]
    known: tuple[Hand, ...]
    """Cards of each seat that need not be drawn."""
    hidden: HiddenCards
    """The other cards, which are drawn."""
    held: HeldCards
    """What the seats still hold of the cards known."""
    called: tuple[bool, ...]
    """Whether the called card is among the cards known of each seat."""


class CallingImaginer(Imaginer[C, A]):
    """Imagines the hidden hands of a game of this family."""

    def __init__(self, seen: Observation[C, A], begin: Callable[[Deal[C]], State[C, A]], clause: str) -> None:
        """`begin` makes the first state from a `Deal`; `clause` is the game's on legal cards."""
        self._seen, self._begin, self.rules = seen, begin, seen.rules
        self._half_deal = seen.rules.half_deal
        self._known = known_hands(seen)
        known = {card for hand in self._known for card in hand}
        unseen = (self._pack.place(card) for card in self._half_deal.cards if card not in known)
        self._holders = sampling.held_by_any(unseen, range(seen.seats))
        trumps = seen.public.trumps
        if trumps is not None:
            sampling.rule_out(self._holders, self._tricks, rules_of_play(seen.rules, trumps, clause, seen.seats))
        self._explanations = tuple(self._explain())
        self.hidden = [each.hidden for each in self._explanations]
        self._dealt = [tuple(card for card in dealt if card is not None) for dealt in seen.dealt]
        self._batches = [None if self._dealt[seat] else self._batch_of_called(seat) for seat in all_seats(seen.seats)]
        self._called: Cards = 0 if seen.public.call is None else self._pack.bit(seen.public.call.card)

    def completed(self, meant: int, drawn: Sequence[Cards], rng: Random) -> ImaginedDeal[C, A]:
        """Return the deal of these cards, the batches of hidden hands in random order; there is always one."""
        return self._imagined(self._explanations[meant], drawn, rng)

    def nearest(self, drawn: Sequence[Cards], rng: Random) -> ImaginedDeal[C, A]:
        """Return the same by the first explanation."""
        return self._imagined(self._explanations[0], drawn, rng)

    def every(self) -> Iterator[ImaginedDeal[C, A]]:
        """Return all deals that fit, by all that declarations can have meant."""
        for each in self._explanations:
            for drawn in each.hidden.every():
                yield self._imagined(each, drawn, Random(0))

    def _imagined(self, explanation: HiddenPairs, drawn: Sequence[Cards], rng: Random) -> ImaginedDeal[C, A]:
        seen, log = self._seen, self._seen.log
        deal = _UnorderedHands(self, explanation.known, drawn, self._drawn_chances(explanation, drawn, rng))
        if explanation.suits:
            suits = iter(explanation.suits)
            log = tuple([_unmasked(move, suits) for move in log])
        return ImaginedDeal(deal, log, seen.public, explanation.held.with_drawn(drawn), self._replay)

    def _drawn_chances(self, explanation: HiddenPairs, drawn: Sequence[Cards], rng: Random) -> list[list[float]]:
        """Draw for each hand that the observer has not seen the random numbers by which it is put into order.

        One less than there are cards, and one more where the called card must come in a batch.
        """
        random, throws, found = rng.random, range(self._half_deal.hand - 1), []
        for dealt, batch, more, called in zip(self._dealt, self._batches, drawn, explanation.called, strict=True):
            chances = [] if dealt else [random() for _ in throws]
            if batch is not None and (called or more & self._called):
                chances.append(random())
            found.append(chances)
        return found

    def deal_of(self, hands: tuple[Hand, ...]) -> Deal[C]:
        """Return the deal that began with these hands."""
        seen = self._seen
        return Deal(seen.game, seen.rules, seen.dealer, hands, (), seen.context)

    def _replay(self, imagined: ImaginedDeal[C, A]) -> State[C, A]:
        return replayed(self._begin(imagined.deal), imagined, self._seen)

    @property
    def _pack(self) -> Pack:
        return self._half_deal.pack

    @property
    def _tricks(self) -> tuple[tuple[Play, ...], ...]:
        return (*self._seen.cards.tricks, self._seen.cards.trick)

    def _explain(self) -> Iterator[HiddenPairs]:
        declared = tuple(self._declared_by_others())
        hidden = sum(move.suit is None for move, _ in declared)
        for suits in itertools.permutations(self._hidden_suits(), hidden):
            chosen = iter(suits)
            pairs = tuple((move.seat, move.suit or next(chosen), before) for move, before in declared)
            explanation = self._explanation(suits, pairs)
            if explanation is not None:
                yield explanation

    def _declared_by_others(self) -> Iterator[tuple[Declare, frozenset[Card]]]:
        """Yield the declarations of other seats, each with the cards that had been played before."""
        played: set[Card] = set()
        for move in self._seen.log:
            if isinstance(move, Play):
                played.add(move.card)
            if isinstance(move, Declare) and move.seat != self._seen.seat:
                yield move, frozenset(played)

    def _hidden_suits(self) -> tuple[Suit, ...]:
        """Return the suits that a "20" of which the suit was not named can have."""
        named = {move.suit for move in self._seen.log if isinstance(move, Declare)}
        return tuple(suit for suit in PLAIN_SUITS if suit is not self._seen.public.trumps and suit not in named)

    def _explanation(
        self, suits: tuple[Suit, ...], pairs: Sequence[tuple[Seat, Suit, frozenset[Card]]]
    ) -> HiddenPairs | None:
        """Put the pairs into the hands of those who declared them; ``None`` if that cannot be what happened."""
        known, holders = [list(hand) for hand in self._known], dict(self._holders)
        for seat, suit, played in pairs:
            for card in marriage(suit):
                if card in played:
                    return None
                if card not in known[seat]:
                    if not holders.get(self._pack.place(card), 0) >> seat & 1:
                        return None
                    del holders[self._pack.place(card)]
                    known[seat].append(card)
        room = tuple(self._half_deal.hand - len(hand) for hand in known)
        held = HeldCards(self._seen, self._pack, known)
        call = self._seen.public.call
        called = tuple(call is not None and call.card in hand for hand in known)
        explanation = HiddenPairs(suits, tuple(map(tuple, known)), HiddenCards(holders, room), held, called)
        return explanation if explanation.hidden.is_feasible else None

    def hand_of(self, owner: Seat, held: Hand, more: Cards, chances: Sequence[float]) -> Hand:
        """Return the hand dealt to a seat: these cards that it `held`, and `more`.

        Cards that the observer knows are kept as dealt; other hands are put into an order that the call allows.
        """
        known = self._dealt[owner]
        if known and not more:
            return known
        hand = (*held, *self._pack.cards_of(more))
        if known:
            return known if len(known) == len(hand) else known + tuple(card for card in hand if card not in known)
        random = iter(chances).__next__
        shuffled = shuffle_by(sorted(hand, key=BY_INDEX), random)
        batch, call = self._batches[owner], self._seen.public.call
        if batch is None or call is None or call.card not in shuffled:
            return shuffled
        order = list(shuffled)
        place, places = order.index(call.card), self._half_deal.places_of(batch)
        wanted = places[int(random() * len(places))]
        if place not in places:
            order[place], order[wanted] = order[wanted], order[place]
        return tuple(order)

    def _batch_of_called(self, owner: Seat) -> int | None:
        """Return the batch (0 or 1) in which this seat must have got the called card if it has it (R12, R13, RE3)."""
        rules, sides = self._seen.rules, known_sides(self._seen)
        if owner == self._seen.forehand:
            return 1 if rules.call_own_card == "forbidden" else None
        if rules.called_card_scope == "full_hand" or sides is None:
            return None
        return 1 if sides.partner is None else 0


class _UnorderedHands(UnorderedDeal[C]):
    """Hands of which the order follows from random numbers drawn already."""

    __slots__ = ("_chances", "_drawn", "_imaginer", "_known")

    def __init__(
        self,
        imaginer: CallingImaginer,
        known: Sequence[Hand],
        drawn: Sequence[Cards],
        chances: Sequence[Sequence[float]],
    ) -> None:
        """`known` are cards of each seat, to which those `drawn` come."""
        super().__init__(imaginer.rules)
        self._imaginer, self._known, self._drawn, self._chances = imaginer, known, drawn, chances

    def hand(self, seat: Seat) -> Hand:
        """Return the cards dealt to a seat."""
        return self._imaginer.hand_of(seat, self._known[seat], self._drawn[seat], self._chances[seat])

    def ordered(self) -> Deal[C]:
        """Return the whole deal."""
        return self._imaginer.deal_of(tuple([self.hand(seat) for seat in all_seats(len(self._drawn))]))


def _unmasked(move: Move, suits: Iterator[Suit]) -> Move:
    """Return a move, a declaration whose suit is hidden with the next of these."""
    return Declare(move.seat, next(suits)) if isinstance(move, Declare) and move.suit is None else move
