# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining what a seat at a table of Graden cannot see (G39)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from math import prod
from random import Random

from kartenspiel.games.graden.bidding import begin
from kartenspiel.games.graden.contracts import HAND, rules_of_play
from kartenspiel.games.graden.public import GradenPublic, Said, Seen
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model import sampling
from kartenspiel.model.aceten import PACK_24, marriage, marriages
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cards import BY_INDEX, PLAIN_SUITS, Card, Suit
from kartenspiel.model.game import Deal, Hand, ImaginedDeal, Imaginer, State
from kartenspiel.model.hidden_cards import HiddenCards
from kartenspiel.model.imagining import known_hands, replayed
from kartenspiel.model.moves import Bid, Join, Move
from kartenspiel.model.seats import Seat

Imagined = ImaginedDeal[GradenRules, GradenPublic]


class GradenImaginer(Imaginer[GradenRules, GradenPublic]):
    """Imagines deals that look the same to a seat.

    Who has bid a contract that needs a pair has one, in a suit that is not known: each suit, or each choice of suits
    where several have, is a way in which the bids may have been meant.
    """

    def __init__(self, seen: Seen) -> None:
        """Work out once what the observation rules out."""
        self._seen = seen
        self._public = seen.public
        self._tricks = (*seen.cards.tricks, seen.cards.trick)
        self._fixed = self._known_cards()
        known = {card for hand in self._fixed for card in hand}
        self._play_rules = rules_of_play(seen.public.contract, seen.public.called)
        self._pack = self._play_rules.pack
        hidden = (self._pack.place(card) for card in PACK_24 if card not in known)
        self._holders = sampling.held_by_any(hidden, range(seen.seats))
        self._gone = self._pack.bits_of(play.card for trick in self._tricks for play in trick)
        """The cards that were played."""
        self._shown = [tuple(card for card in hand if card is not None) for hand in seen.dealt]
        """The hands that the seat has seen as dealt, the others without a card."""
        self._covered = list(self._covered_moves())
        self._uncovered: dict[tuple[int, Card], Move] = {}
        """Moves that lay a card face down with a face."""
        self._rule_out()
        self._pairs_needed = self._bidders_of_pairs()
        self._loosely_hidden = HiddenCards(self._holders, [HAND - len(hand) for hand in self._fixed])
        self._meanings = [found for suits in self._choices_of_suits() if (found := self._meaning(suits)) is not None]
        self.hidden = [hidden for _, hidden in self._meanings]

    @property
    def loosely_hidden(self) -> HiddenCards:
        """The cards that are hidden where nobody need have a pair."""
        return self._loosely_hidden

    def completed(self, meant: int, drawn: Sequence[Cards], rng: Random) -> Imagined | None:
        """Return the deal of these cards; of one that may have been meant in several ways only each so many-th."""
        hands = self._with(self._meanings[meant][0], drawn)
        ways = prod([len(marriages(hands[seat])) for seat in self._pairs_needed]) if self._pairs_needed else 1
        return self._imagined(hands, rng) if ways == 1 or rng.random() * ways < 1 else None

    def nearest(self, drawn: Sequence[Cards], rng: Random) -> Imagined:
        """Return a deal in which nobody need have a pair."""
        return self._imagined(self._with(self._fixed, drawn), rng)

    def every(self) -> Iterator[Imagined] | None:
        """Return all deals that fit the cards seen; ``None`` where a card lies face down, which could be any."""
        if any(map(self._is_covered, self._seen.log, self._public.said)):
            return None
        return (self.nearest(drawn, Random(0)) for drawn in self.loosely_hidden.every())

    def _is_covered(self, move: Move, word: Said) -> bool:
        """Tell whether a move has laid a card for the contract that is played of which only the back is seen."""
        covered = isinstance(move, Bid | Join) and move.card is None and word.contract.task == "none"
        return covered and word.contract is self._public.contract

    def _known_cards(self) -> list[list[Card]]:
        hands = known_hands(self._seen)
        bidder, shown = self._public.bidder, self._public.shown
        if bidder is not None and shown is not None:
            hands[bidder] += [card for card in marriage(shown) if card not in hands[bidder]]
        return hands

    def _rule_out(self) -> None:
        public = self._public
        sampling.rule_out(self._holders, self._tricks, self._play_rules, exempt=self._forced_plays())
        forbidden = self._seen.rules.call_own_card == "forbidden"
        if public.called is None or public.bidder is None or not forbidden:
            return
        called = self._pack.place(public.called)
        if called in self._holders:
            self._holders[called] &= ~(1 << public.bidder)

    def _forced_plays(self) -> set[tuple[Card, Seat]]:
        """Return the plays of the first trick that were face-down cards, to which no duty applied (G22)."""
        standing = self._public.standing
        return {
            (play.card, play.seat) for play in self._tricks[0] if standing is not None and play.seat == standing.mit
        }

    def _bidders_of_pairs(self) -> tuple[Seat, ...]:
        """Return who has bid a contract that needs a pair, where none is known yet (G16)."""
        bidders = dict.fromkeys(word.seat for word in self._public.said if word.do == "bid" and word.contract.pair)
        return tuple(seat for seat in bidders if not any(self._holds(seat, suit) for suit in PLAIN_SUITS))

    def _holds(self, seat: Seat, suit: Suit) -> bool:
        return all(card in self._fixed[seat] for card in marriage(suit))

    def _choices_of_suits(self) -> Iterator[tuple[Suit, ...]]:
        """Yield a suit for each bidder who needs a pair, in all ways."""
        return product(PLAIN_SUITS, repeat=len(self._pairs_needed))

    def _meaning(self, suits: tuple[Suit, ...]) -> tuple[list[list[Card]], HiddenCards] | None:
        """Return the cards known, and those hidden, where the bidders have pairs of these suits, if they can have."""
        fixed, holders = [list(hand) for hand in self._fixed], dict(self._holders)
        for seat, suit in zip(self._pairs_needed, suits, strict=True):
            for card in marriage(suit):
                if card not in fixed[seat]:
                    if not holders.pop(self._pack.place(card), 0) >> seat & 1:
                        return None
                    fixed[seat].append(card)
        hidden = HiddenCards(holders, [HAND - len(hand) for hand in fixed])
        return (fixed, hidden) if hidden.is_feasible else None

    def _with(self, fixed: Sequence[Sequence[Card]], drawn: Sequence[Cards]) -> tuple[Hand, ...]:
        """Return the hands as dealt, with what was drawn for each."""
        cards_of = self._pack.cards_of
        return tuple(
            [shown or (*hand, *cards_of(more)) for shown, hand, more in zip(self._shown, fixed, drawn, strict=True)]
        )

    def _imagined(self, hands: tuple[Hand, ...], rng: Random) -> Imagined:
        """Return the deal that began with these hands."""
        seen = self._seen
        deal = Deal(seen.game, seen.rules, seen.dealer, hands, (), seen.context)
        bits_of, gone = self._pack.bits_of, ~self._gone
        held = [bits_of(hand) & gone for hand in hands]
        log = seen.log
        if self._covered:
            moves = [*log]
            for number, stands in self._covered:
                moves[number] = self._uncover(number, hands, rng, stands=stands)
            log = tuple(moves)
        return ImaginedDeal(deal, log, seen.public, held, self._replay)

    def _covered_moves(self) -> Iterator[tuple[int, bool]]:
        """Yield the number of each move that has laid a card face down, and whether its contract stands."""
        for number, (move, word) in enumerate(zip(self._seen.log, self._public.said, strict=False)):
            if isinstance(move, Bid | Join) and move.card is None and word.contract.task == "none":
                yield number, word.contract is self._public.contract

    def _replay(self, imagined: Imagined) -> State[GradenRules, GradenPublic]:
        return replayed(begin(imagined.deal), imagined, self._seen)

    def _uncover(self, number: int, hands: tuple[Hand, ...], rng: Random, *, stands: bool) -> Move:
        """Choose a face for a card laid face down: one the seat still holds if the bid stands, else any of its six."""
        move = self._seen.log[number]
        hand = sorted(hands[move.seat], key=BY_INDEX)
        if stands:
            bits, gone = self._pack.bits, self._gone
            hand = [card for card in hand if not gone & bits[card.index]]
        face = hand[int(rng.random() * len(hand))]
        found = self._uncovered.get((number, face))
        if found is None:
            assert isinstance(move, Bid | Join)  # noqa: S101 - no other lays a card
            found = self._uncovered[number, face] = replace(move, card=face)
        return found
